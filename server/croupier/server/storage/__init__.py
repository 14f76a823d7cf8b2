"""Where games are kept: facts are the truth, everything else can be made from them again."""

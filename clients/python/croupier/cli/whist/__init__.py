"""A person at a whist table of bots, at the terminal."""

"""Who calls: from the token that a call carries to its subject and scopes."""

"""What `croupier doctor` looks at: each check is a function in a list, beside others of what it is about."""

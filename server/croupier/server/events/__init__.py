"""Facts, and the feed that tells watchers."""

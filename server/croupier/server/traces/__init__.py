"""What operators see of one call across services; the extra `croupier[traces]` brings what it needs."""

"""What operators see of the service: counts and times in Prometheus' format, on a port of their own."""

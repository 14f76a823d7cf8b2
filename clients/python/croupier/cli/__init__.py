"""The command line."""

import os

# What grpc's core tells us it also writes to standard error, unless it hears of this before it is loaded.
os.environ.setdefault("GRPC_VERBOSITY", "NONE")

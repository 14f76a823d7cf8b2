"""`python -m croupier.server`: the same as `croupier serve`."""

import os
import sys

if __name__ == "__main__":
    # What grpc's core tells us it also writes beside our log, unless it hears of this before it is loaded.
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")
    from croupier.server.app import main

    sys.exit(main())

"""`python -m croupier.server`: the same as `croupier serve`."""

import sys

from croupier.server.app import main

if __name__ == "__main__":
    sys.exit(main())

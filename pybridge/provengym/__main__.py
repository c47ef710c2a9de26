"""``python -m provengym`` is the command `provengym`."""

import sys

from provengym_command import main

if __name__ == "__main__":  # the ranks of mpi4py.futures import this, too
    sys.exit(main())

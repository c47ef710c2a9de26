"""``python -m provengym`` is the command `provengym`."""

import sys

from provengym.cli import main

sys.exit(main())

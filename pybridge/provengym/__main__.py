"""``python -m provengym`` is the command `provengym`."""

import sys

from provengym_command import main

sys.exit(main())

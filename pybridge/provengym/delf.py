"""`provengym_delf` under the name that it had, until 0.2.0."""

import warnings

from provengym_delf import *  # noqa: F403
from provengym_delf import __all__ as __all__

warnings.warn(
    "provengym.delf is provengym_delf now, and goes with version 0.2.0: import that",
    DeprecationWarning,
    stacklevel=2,
)

"""Programs that tests build with."""

import os
import shutil
import sys

CMAKE = shutil.which("cmake", path=os.pathsep.join([f"{sys.prefix}/bin", os.environ["PATH"]]))
"""CMake, that of this environment before another; None where there is none."""

"""The Lean that is installed, and the library that is built, for tests that ask Lean."""

import pytest

from here import ROOT, lean_folder
from provengym_lean import toolchains
from provengym_lean.library import Library

LIBRARY = lean_folder(ROOT) / "lib"


def installed():
    """Return both as arguments of `check`; skip the test where one is missing."""
    try:
        toolchain = toolchains.find(lean_folder(ROOT), install=False)
    except toolchains.ToolchainError as error:
        pytest.skip(str(error))
    if "Spec.Program.After" not in Library(LIBRARY):
        pytest.skip("the library of Lean is not built: run `make prove`")
    return {"toolchain": toolchain, "library": LIBRARY}

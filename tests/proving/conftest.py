"""What tests of programs share: Lean, where it is installed."""

import pytest

from provengym_lean.checking import check
from proving import leans

HEAD = """module

public import Spec.Program.Checks
public import Spec.Program.Notation

@[expose] public noncomputable section

set_option compiler.extract_closed false

namespace Rules.Written

open Spec.Program Spec.MDP

"""


@pytest.fixture(scope="module")
def prove(tmp_path_factory):
    """A function that has Lean check a module, and returns its errors and its C."""
    here = leans.installed()
    root = tmp_path_factory.mktemp("written")

    def prove(*texts):
        modules = {"Rules.Written": "\n".join([HEAD, *texts, "end Rules.Written\n"])}
        found = check(modules, folder=root, **here)
        module = found.modules["Rules.Written"]
        return [one for one in module.messages if one.severity == "error"], module.c or ""

    return prove

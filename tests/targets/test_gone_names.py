"""Targets that use names that NumPy no longer has."""

from pathlib import Path

import numpy as np
import pytest

import provengym
from provengym.conformance import conform
from provengym.data.errors import told
from provengym.data.gone_names import told_of_numpy

GONE = {
    "np.bool8": "use np.bool_",
    "np.in1d": "use np.isin",
    "np.product": "use np.prod",
    "np.float_": "use `np.float64`",
    "np.Inf": "use `np.inf`",
    "np.alltrue": "use `np.all`",
    "np.int": "use `int`",
    "np.float": "use `float`",
    "np.lookfor": "search NumPy's documentation directly",
    "np.zeros(2).ptp()": "use np.ptp(a)",
}
HERE = {code: advice for code, advice in GONE.items() if "(" in code or not hasattr(np, code[3:])}
TARGET = """import gymnasium
import numpy as np
{0}
class Corridor(gymnasium.Env):
    def __init__(self):
        self.action_space = self.observation_space = gymnasium.spaces.Discrete(2); {1}
    def reset(self, *, seed=None, options=None):
        {2}
        return 0, {{}}
    def step(self, action):
        {3}
        return action, 0.0, action == 1, False, {{}}
"""


def raised(code):
    """The error of code that is in the file old.py."""
    try:
        exec(compile(f"import numpy as np\n{code}", "old.py", "exec"), {})
    except Exception as error:  # noqa: BLE001 - it is what is tested
        return error
    raise AssertionError


@pytest.mark.parametrize("code", HERE)
def test_a_name_that_is_gone_is_told_with_its_line_and_what_stands_for_it(code):
    version = ".".join(np.__version__.split(".")[:2])
    name = "ndarray.ptp" if "ptp" in code else code

    found = told_of_numpy(raised(code))

    assert found == f"old.py line 2 uses {name}, which NumPy {version} no longer has: {HERE[code]}"
    assert told(raised(code)) == f"AttributeError: {found}"


def test_an_import_of_a_name_that_is_gone_is_told():
    found = told(raised("from numpy import int"))

    assert found.startswith("ImportError: old.py line 2 uses np.int, which NumPy")
    assert found.endswith("no longer has: use `int`")


@pytest.mark.parametrize(
    "code",
    [
        "np.nosuch",
        "from numpy import nosuch",
        "np.random.bool8",
        "np.zeros(2).bool8",
        "import nosuch",
        "raise ValueError(\"module 'numpy' has no attribute 'bool8'\")",
        "object().bool8",
    ],
)
def test_other_errors_are_told_as_they_are(code):
    error = raised(code)

    assert told_of_numpy(error) is None
    assert told(error) == f"{type(error).__name__}: {error}"


def test_the_line_is_that_of_the_innermost_call():
    error = raised("def far():\n    return np.bool8\nfar()")

    assert told_of_numpy(error).startswith("old.py line 3 uses np.bool8")
    assert told_of_numpy(error.with_traceback(None)) is None


@pytest.mark.parametrize("place", range(4), ids=["import", "constructor", "reset", "step"])
def test_each_command_tells_it_where_the_target_uses_one(place, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    lines = ["pass"] * 4
    lines[place] = "np.int(1)"
    Path("old.py").write_text(TARGET.format(*lines))
    line = (3, 6, 8, 11)[place]
    expected = f"AttributeError: old.py line {line} uses np.int, which NumPy"

    if place < 2:
        for run in (provengym.extract, provengym.audit, conform):
            options = {"reference": "none"} if run is conform else {}
            with pytest.raises(ValueError, match=expected) as told_by:
                run("old.py:Corridor", **options)
            assert "no longer has: use `int`" in str(told_by.value)
            assert "\n" not in str(told_by.value)
    else:
        call = ("reset", "step")[place - 2]
        report = conform("old.py:Corridor", reference="none", budget="200steps")
        assert f"{call} raised {expected}" in report.findings[0].story
        (finding,) = provengym.audit("old.py:Corridor", budget="2000steps").findings
        assert f"{call} raised {expected}" in finding.story

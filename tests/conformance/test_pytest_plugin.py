"""The pytest plugin, in runs of pytest of their own."""

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import provengym_pytest

# Both packages where this process has them, and the environments of these tests.
ROOTS = [str(Path(__file__).parents[1]), *filter(None, sys.path)]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(ROOTS)}
SETTINGS = """
[pytest]
addopts = --strict-config --strict-markers --import-mode=importlib -p no:cacheprovider
filterwarnings = error
"""
HEAD = """
import pytest
from corpus.zoo.right_grids import Grid
from corpus.zoo.wrong_grids import StopsShort
"""


@pytest.fixture
def outcome(tmp_path):
    """A function that runs pytest on a file of tests: (exit status, outcomes by test, output)."""

    def run(source, *arguments):
        (tmp_path / "pytest.ini").write_text(SETTINGS)
        (tmp_path / "test_it.py").write_text(HEAD + source)
        command = [sys.executable, "-m", "pytest", "-p", "provengym_pytest", "-v", *arguments]
        done = subprocess.run(
            command,
            cwd=tmp_path,
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        outcomes = dict(re.findall(r"^test_it\.py::(\S+) ([A-Z]+)", done.stdout, re.MULTILINE))
        return done.returncode, outcomes, done.stdout + done.stderr

    return run


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")
def test_pytest_survives_a_target_that_ends_its_process(outcome):
    status, outcomes, output = outcome(
        """
from corpus.rude_grids import Exits

@pytest.mark.provengym_conform(target=Exits, isolated=True, reference="GridWorld")
def test_wrong():
    pass

def test_next(provengym_conform):
    report = provengym_conform(Grid, isolated=True, reference="GridWorld", height=2, width=2)
    assert report.coverage.complete
"""
    )

    assert status == 1
    assert outcomes == {"test_wrong": "FAILED", "test_next": "PASSED"}
    assert "step ended the process with status 0" in output


def test_the_marker_checks_before_the_body(outcome):
    status, outcomes, output = outcome(
        """
@pytest.mark.provengym_conform(target=Grid, reference="GridWorld", height=2, width=2)
def test_right():
    pass

@pytest.mark.provengym_conform(StopsShort, reference="GridWorld")
def test_wrong():
    print("the body ran")

@pytest.mark.provengym_conform(target=Grid, reference="GridWorld", height=2, width=2)
def test_body():
    assert 1 + 1 == 3

@pytest.mark.provengym_conform(target=StopsShort)
class TestClass:
    def test_of_class(self):
        pass

def test_other():
    pass
"""
    )

    assert status == 1, output
    assert outcomes == {
        "test_right": "PASSED",
        "test_wrong": "FAILED",
        "test_body": "FAILED",
        "TestClass::test_of_class": "FAILED",
        "test_other": "PASSED",
    }
    assert "StopsShort against GridWorld: differs." in output
    assert "Step 1: action 3 (right)" in output
    assert "| A G |" in output
    assert "the body ran" not in output
    assert "provengym_pytest/__init__.py" not in output


def test_the_fixture_returns_the_report_or_fails(outcome):
    status, outcomes, output = outcome(
        """
def test_right(provengym_conform):
    report = provengym_conform(Grid, reference="GridWorld", height=2, width=2)
    assert report.verdict == "equal"
    assert report.coverage.states == 4

def test_wrong(provengym_conform):
    provengym_conform(StopsShort, reference="GridWorld")
    print("went on")
"""
    )

    assert status == 1, output
    assert outcomes == {"test_right": "PASSED", "test_wrong": "FAILED"}
    assert "Step 1: action 3 (right)" in output
    assert "went on" not in output


def test_an_audit(outcome):
    status, outcomes, output = outcome(
        """
@pytest.mark.provengym_audit(target="GridWorld", parameters={"height": 2, "width": 2})
def test_right():
    pass

@pytest.mark.provengym_audit(target="GridWorld", claims={"max_return": "7"})
def test_wrong():
    pass

def test_report(provengym_audit):
    assert provengym_audit("GridWorld").best_return.value.exact == -7

def test_wrong_use(provengym_audit):
    provengym_audit("GridWorld", claims={"fun": 1})
"""
    )

    assert status == 1
    assert outcomes == {
        "test_right": "PASSED",
        "test_wrong": "FAILED",
        "test_report": "PASSED",
        "test_wrong_use": "FAILED",
    }
    assert "GridWorld, expected total return: defect. There is something wrong: claim." in output
    assert "claim: The claim max_return = 7 is wrong: it is -7." in output
    assert "provengym_audit: claims: there is no claim 'fun'" in output


def test_what_concludes_nothing_fails(outcome):
    said = {
        "target=Grid, reference='GridWorld', budget=0": "inconclusive. No step was compared",
        "target=Grid, reference='GridWorld', height=2, width=2, engines='lockstep', "
        "require='equal'": "was compared. Required: equal.",
        "target='no_such_module:Grid', reference='GridWorld'": "No module named 'no_such_module'",
        "target=Grid, reference='Chess'": "no reference is called 'Chess'",
        "Grid, Grid, height=2": "too many positional arguments",
    }
    _, outcomes, output = outcome(
        "\n".join(
            f"@pytest.mark.provengym_conform({arguments})\ndef test_{number}():\n    pass"
            for number, arguments in enumerate(said)
        )
    )

    assert outcomes == {f"test_{number}": "FAILED" for number in range(len(said))}
    for words in said.values():
        assert words in output
    assert "_check.py" not in output  # a place in a traceback


@pytest.mark.parametrize(
    "source",
    [
        # The factory is marked and called; what it makes takes the place of the test.
        "def make(size=5):\n    return Grid()\n@pytest.mark.provengym_conform(make)",
        "@pytest.mark.provengym_conform(reference='GridWorld')",
    ],
)
def test_a_marker_without_a_target_is_an_error(source, outcome):
    status, _, output = outcome(
        f"{source}\ndef test_it():\n    pass\ndef test_other():\n    pass\n"
    )

    assert status == 2, output
    assert "the marker provengym_conform has no target" in output


def test_what_a_target_says_reaches_no_terminal(outcome):
    status, _, output = outcome(
        """
class Loud(Grid):
    def step(self, action):
        raise RuntimeError("\\x1b[31m")

@pytest.mark.provengym_conform(target=Loud, reference="GridWorld")
def test_it():
    pass
"""
    )

    assert status == 1, output
    assert r"\x1b[31m" in output
    assert "\x1b" not in output


def test_wrong_use_is_told_once(outcome):
    status, _, output = outcome(
        """
def test_it(provengym_conform):
    provengym_conform("no/such/file.py:Grid", reference="GridWorld")
"""
    )
    body = output.partition("short test summary")[0]

    assert status == 1
    assert body.count("there is no file no/such/file.py") == 1


def test_the_marker_is_described(outcome):
    status, _, output = outcome("", "--markers")

    assert status == 0, output
    assert "@pytest.mark.provengym_conform(target, **arguments)" in output


def test_nothing_heavy_is_loaded_at_the_start():
    heavy = {"provengym", "gymnasium", "numpy"}
    done = subprocess.run(
        [sys.executable, "-c", f"import sys, provengym_pytest; print({heavy} & {{*sys.modules}})"],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == "set()\n"


def test_the_examples_of_the_plugin_run(outcome, tmp_path):
    blocks = re.findall(r"(?:^    .*\n|^\n)+", provengym_pytest.__doc__, re.MULTILINE)
    examples = [textwrap.dedent(block) for block in blocks if block.strip()]
    (tmp_path / "my_package").mkdir()
    (tmp_path / "my_package" / "grid.py").write_text("from corpus.zoo.right_grids import Grid\n")
    status, outcomes, output = outcome("\n".join(examples))

    assert status == 0, output
    names = ("test_grid", "test_small_grid", "test_the_grid_is_sound")
    assert outcomes == dict.fromkeys(names, "PASSED")

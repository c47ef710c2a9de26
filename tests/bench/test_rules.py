"""Submissions that are classes of rules: their score, their grade, and what they can import."""

import os
from dataclasses import replace

import pytest

from bench.conftest import EXAMPLES
from provengym.bench import tasks
from provengym.bench.judge import has_rules, looked_at
from provengym.bench.score import score
from provengym_lean import toolchains
from proving import leans

RULES = sorted(EXAMPLES.glob("*/rules/environment.py"))
SMALL = """
from typing import Annotated
from provengym import spec
from provengym.spec import Parameter, Range
{more}
class Environment(spec.Environment):
    max_steps: Annotated[int, Parameter(1, 100)] = 20
    first: Annotated[int, Range(0, 8)]
    second: Annotated[int, Range(0, 8)]
    limit = "max_steps"

    def start(self) -> None:
        self.first = 4
        self.second = 4

    def act(self, action: Annotated[int, Range(0, 4)]) -> int:
        if action == 0:
            self.first = min(self.first + 1, 8)
        return {reward}
"""


def small(reward="0", more=""):
    return SMALL.format(reward=reward, more=more)


@pytest.fixture(scope="module")
def swimmer():
    """The task of the last of the rules, at one small choice of parameters, with few steps."""
    task = tasks.find(RULES[-1].parts[-3])
    return replace(task, visible=({"max_steps": 3},), hidden=(), steps=300, share_steps=300)


@pytest.fixture(scope="module")
def library():
    """The built library, where Lean is installed, too."""
    return leans.installed()["library"]


@pytest.mark.parametrize(
    ("line", "rules", "foreign"),
    [
        ("from provengym.spec import Environment, Range", True, []),
        ("from provengym import spec", True, []),
        ("import provengym.spec as s, numpy.linalg", True, []),
        ("import numpy.linalg, os.path", False, []),
        ("import provengym", False, ["provengym"]),
        ("from provengym import spec, prove", False, ["provengym"]),
        ("from provengym.spec.more import x", False, ["provengym"]),
        ("import provengym.special", False, ["provengym"]),
        ("from . import spec", False, ["."]),
        ("from .spec import x", False, ["."]),
        ("def f():\n    import provengym.spec", True, []),
        ("x = ", False, None),
    ],
)
def test_of_this_package_the_module_of_rules_alone_is_imported(line, rules, foreign):
    found = looked_at(line)

    assert has_rules(line) == rules
    if foreign is not None:
        assert [one["story"] for one in found] == [f"The file imports {x}." for x in foreign]


@pytest.mark.parametrize(
    "module",
    [
        "provengym.proving",
        "provengym.solving",
        "provengym._core",
        "provengym.envs",
        "provengym.spec.x",
    ],
)
def test_nothing_else_of_this_package_is_there(swimmer, module):
    """Not by way of `importlib`, and not after the module of rules was imported."""
    found = score(swimmer, small(more=f"import importlib\nimportlib.import_module('{module}')"))

    assert found.verdict == "fails"
    assert f"No module named '{module}'" in found.findings[0]["story"]
    assert found.rules is None


def test_rules_are_scored_without_lean_and_say_that_nothing_is_proved(swimmer, monkeypatch):
    monkeypatch.setenv(toolchains.OVERRIDE, os.devnull)
    found = score(swimmer, RULES[-1].read_text())

    assert (found.verdict, found.score) == ("agrees", 1.0)
    assert found.rules["grade"] is None
    assert found.rules["why"].startswith("nothing was proved: ")
    assert "is not an executable file" in found.rules["why"]
    assert found.to_dict()["rules"] == found.rules


def test_other_code_has_no_grade(grid, right):
    assert score(grid, right).to_dict()["rules"] is None


def test_rules_in_another_language_are_refused_and_scored(swimmer, library):
    code = small("int(0.5)")
    found = score(swimmer, code, library=library)

    assert found.verdict == "differs"
    assert found.score > 0
    assert found.rules["grade"] == "refused"
    assert "Environment, line 19: a float is not exact" in found.rules["why"]


@pytest.mark.xdist_group("Lean, confined")
def test_the_grade_is_of_the_environment_that_is_scored(swimmer, library):
    found = score(swimmer, small(), library=library)

    assert found.verdict == "differs"  # it is graded all the same
    assert found.rules["grade"] == "proved"
    assert len(found.rules["proved"]) == 2
    assert (
        found.rules["tested"] == "the page is the submission: equal on 60 steps of random episodes"
    )
    assert (found.rules["open"], found.rules["why"]) == ([], "")

    honest, other = small().partition("class ")[0], small("1").partition("class ")[2]
    own = small().partition("class ")[2]
    lies = f"{honest}\nimport sys\nif 'provengym.proving' in sys.modules:\n"
    lies += "".join(f"    {line}\n" for line in f"class {own}".splitlines())
    lies += "else:\n" + "".join(f"    {line}\n" for line in f"class {other}".splitlines())
    found = score(swimmer, lies, library=library)

    assert found.rules["grade"] is None
    assert found.rules["proved"] == []
    assert "its page is another environment: step 1 after the reset" in found.rules["why"]


def test_there_are_two_examples():
    assert len({file.parts[-3] for file in RULES}) == 2
    assert all(has_rules(file.read_text()) for file in RULES)


@pytest.mark.measured
@pytest.mark.parametrize("file", RULES, ids=lambda file: file.parts[-3])
def test_the_examples_are_right_at_every_parameter_set(file):
    found = score(tasks.find(file.parts[-3]), file.read_text())

    assert (found.verdict, found.score) == ("agrees", 1.0), found.findings

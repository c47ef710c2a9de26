"""What classes of rules are used for: as references, and as targets of each command."""

import inspect
import json
import sys

import gymnasium
import pytest

import provengym
from command import runner
from provengym.conformance import ConformanceError, conform
from provengym.conformance.references import find, of_rules
from provengym.rules import records, register
from provengym.rules.registered import registered_as
from provengym.targets.consent import refusal
from provengym.targets.loading import registered, with_class
from proving import kernels
from spec import written
from spec.making import made

RULES = '''"""A walk."""

from typing import Annotated

from provengym.spec import Environment, Parameter, Range


class Walk(Environment):
    """To the right end, within a limit."""

    length: Annotated[int, Parameter(2, 9)] = 4
    cell: Annotated[int, Range(0, "length - 1")]
    limit = 8

    def start(self) -> None:
        self.cell = 0

    def act(self, action: bool) -> int:
        self.cell = min(max(self.cell + (1 if action else -1), 0), self.length - 1)
        return -1

    def over(self) -> bool:
        return self.cell == self.length - 1
'''
REGISTERS = """from provengym.rules import register

from strolls.walk import Walk

register("strolls/Walk-v0", Walk)
"""


class Walk(gymnasium.Env):
    """The same by hand; each argument is a way of being wrong."""

    action_space = gymnasium.spaces.Discrete(2)

    def __init__(self, length=4, back=1, cuts_ends=False):
        self.observation_space = gymnasium.spaces.Discrete(length)
        self.length, self.back, self.cuts_ends = length, back, cuts_ends

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = self.steps = 0
        return 0, {}

    def step(self, action):
        self.cell = min(max(self.cell + (1 if action else -self.back), 0), self.length - 1)
        self.steps += 1
        over, is_last = self.cell == self.length - 1, self.steps >= 8
        return self.cell, -1.0, over, is_last and (self.cuts_ends or not over), {}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with a package that registers the walk."""
    (tmp_path / "strolls").mkdir()
    (tmp_path / "strolls" / "walk.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "strolls" / "__init__.py").write_text(REGISTERS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    gymnasium.registry.pop("strolls/Walk-v0", None)
    for name in [one for one in sys.modules if one.partition(".")[0] == "strolls"]:
        del sys.modules[name]


@pytest.fixture
def run(capsys):
    return runner(capsys)


@pytest.mark.parametrize(
    "reference", ["strolls/walk.py", "strolls/walk.py:Walk", "strolls.walk:Walk", "strolls/Walk-v0"]
)
def test_another_environment_is_held_against_a_class_of_rules(folder, reference):
    report = conform(Walk, reference=reference)
    wrong = conform(Walk, reference=reference, target_args={"back": 2})

    assert report.verdict == "equal"
    assert report.coverage.complete
    assert "the reference is Walk in Python, which is not proved" in report.notes
    [finding] = wrong.findings
    assert (finding.kind, finding.actions) == ("transition", (1, 1, 0))
    assert "cell: 2" in finding.story


def test_a_parameter_goes_to_both(folder):
    assert conform(Walk, reference="strolls/walk.py", length=2).verdict == "equal"
    with pytest.raises(ConformanceError, match="length must be between 2 and 9, got 10"):
        conform(Walk, reference="strolls/walk.py", reference_args={"length": 10})
    with pytest.raises(ConformanceError, match="no parameter 'width'; it has length"):
        conform(Walk, reference="strolls/walk.py", reference_args={"width": 10})


def test_the_last_step_of_the_limit_is_not_truncated_where_it_terminates(folder):
    [finding] = conform(Walk, reference="strolls/walk.py", target_args={"cuts_ends": True}).findings

    assert (finding.kind, len(finding.actions)) == ("truncated", 8)


def test_a_kernel_is_the_reference_where_there_is_one(monkeypatch):
    monkeypatch.setattr(of_rules, "served", lambda _: kernels.cliff_walking())
    kernels.cliff_walking()  # which takes time
    known = find(written.CliffWalking).model({"slippery": True})

    assert known.actions == ("UP", "RIGHT", "DOWN", "LEFT")
    report = conform(
        "CliffWalking-v1",
        reference=written.CliffWalking,
        reference_args={"slippery": True},
        target_args={"is_slippery": True},
        budget="4000steps",
    )
    assert report.verdict == "agrees"

    wrong = inspect.getsource(written.CliffWalking).replace("return -100", "return -99")
    rules = made("import enum\n" + inspect.getsource(written.Way) + "\n" + wrong)
    with pytest.raises(ConformanceError, match="the class has state .* the kernel state"):
        find(rules).model({})


def test_a_random_class_says_how_probable_everything_is():
    model = find(kernels.Slide).model({})
    starts = model.start_chances()

    assert sum(starts.values()) == 1
    assert len(starts) == 3
    assert not model.deterministic
    outcomes = model.outcomes(model.columns(list(starts)[:1]), 0)
    assert sum(outcomes.chances()) == 1


def test_each_command_takes_a_file_and_an_id(folder, run):
    for target in ("strolls/walk.py", "strolls/Walk-v0"):
        solved = json.loads(run("solve", target, "--discount", "9/10", "--json")[1])
        assert solved["states"] == 4
        assert solved["start_value"] == pytest.approx(-(1 + 0.9 + 0.81), abs=1e-5)
        assert "1,000 steps of episodes by its own stream" in solved["tested"]
        audited = json.loads(run("audit", target, "--json")[1])
        assert audited["verdict"] == "sound"
        assert audited["best_return"]["value"] == -3
        assert audited["solution"] == [1, 1, 1]
        analysed = run("analyse", target, "--discount", "9/10")
        assert "sufficient" in analysed[1]
        evaluated = json.loads(run("evaluate", target, "--policy", "random", "--json")[1])
        assert evaluated["best"]["exact"] == "-3"
        checked = run("conform", target, "--reference", "strolls/walk.py", "--json")
        assert json.loads(checked[1])["verdict"] == "equal"


def test_solve_takes_the_class_itself(folder):
    from strolls.walk import Walk as rules

    solution = provengym.solve(rules, discount="9/10", length=3)
    assert solution.values[0] == pytest.approx(-1.9)
    with pytest.raises(TypeError, match="has no parameter 'size'"):
        provengym.solve(rules, discount="9/10", size=3)
    assert provengym.solve(rules, discount="9/10", members="reachable").values[0] < -1


def test_a_file_with_several_classes_names_none(folder, run):
    assert with_class("strolls/walk.py") == "strolls/walk.py:Walk"
    both = RULES + RULES[RULES.index("class Walk") :].replace("class Walk", "class Run")
    (folder / "both.py").write_text(both, encoding="utf-8")

    assert with_class("both.py") == "both.py"
    status, _, complaint = run("audit", "both.py")
    assert status == 2
    assert "in this file there is both.py:Walk, both.py:Run" in complaint
    assert with_class("nothing.py") == "nothing.py"


def test_a_namespace_that_is_no_package_is_not_imported(folder, run):
    assert registered("nobody/Walk-v0") is None
    assert registered("antigravity/Walk-v0") is None
    assert run("audit", "nobody/Walk-v0")[0] == 2


def test_what_a_file_names_is_not_imported_from_elsewhere(folder):
    assert refusal("strolls/walk.py") is None
    assert refusal("strolls/Walk-v0") == "is of another package"
    assert refusal("provengym/GridWorld-v9") is None
    assert refusal("models/lake.npz") is None
    assert refusal(f"{folder.parent}/other.py") == "is not of this folder"


def test_a_line_says_the_grade(monkeypatch):
    known = {"grade": "proved", "library": "x.so", "tested": "the page is the Python: equal on 9"}
    monkeypatch.setattr(records, "record_of", lambda _: type("Known", (), known))
    assert records.grade_of(kernels.Slide) == (
        "the kernel of Slide, which is proved; the page is the Python: equal on 9"
    )
    none = type("Known", (), known | {"library": None})
    monkeypatch.setattr(records, "record_of", lambda _: none)
    assert "of which there is no kernel" in records.grade_of(kernels.Slide)


def test_the_id_is_that_of_the_process_or_of_the_package(folder):
    file = folder / "strolls" / "walk.py"
    assert registered_as(file, "Walk") == "strolls/Walk-v0"
    assert registered_as(file, "Run") is None
    assert registered_as(None, "Walk") is None
    (folder / "strolls" / "__init__.py").write_text("register(name, Walk)\nregister(", "utf-8")
    assert registered_as(file, "Walk") is None

    (folder / "strolls" / "__init__.py").write_text("", encoding="utf-8")
    from strolls.walk import Walk as rules

    assert registered_as(file, "Walk") is None
    register("walks/Walk-v1", rules)
    try:
        assert registered_as(file, "Walk") == "walks/Walk-v1"
    finally:
        del gymnasium.registry["walks/Walk-v1"]


def test_show_says_the_grade(folder, run):
    shown = json.loads(run("show", "strolls/walk.py", "-p", "length=3", "--json")[1])

    assert shown["graded"] == "Walk in Python, which is not proved"
    assert shown["parameters"] == {"length": {"default": 4, "value": 3}}
    assert shown["record"] is None
    printed = run("show", "strolls/Walk-v0")[1]
    assert "To the right end, within a limit." in printed
    assert "grade        Walk in Python, which is not proved" in printed
    assert run("show", "strolls/walk.py", "-p", "size=3")[0] == 2

"""Each wrong grid is caught, with the class it should have and in the fewest steps."""

import functools
import random

import pytest

from conform import wrong_grids
from conform.brute_force import differs, fewest_steps
from conform.wrong_grids import WRONG
from provengym.conformance import Binding, _meter, conform

LONGEST = 6
BY_TRAJECTORIES = ("aliasing", "seeding", "space", "timeout")


@pytest.fixture(autouse=True)
def _fixed_chance(monkeypatch):
    random.seed(0)
    monkeypatch.setattr(_meter, "CALL_LIMIT", 0.2)


@functools.cache
def report_on(wrong):
    """The report at default settings."""
    return conform(wrong)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_is_caught(wrong):
    report = report_on(wrong)

    assert report.verdict == "differs"
    assert not report
    first = report.findings[0]
    assert first.kind == wrong.kind
    assert first.step == len(first.actions)
    if wrong.steps is not None:
        assert first.step == wrong.steps
        assert first.reproduced == 3
    assert first.story.startswith(f"{wrong.kind}: ")


@pytest.mark.parametrize(
    "wrong",
    [wrong for wrong in WRONG if wrong.kind not in BY_TRAJECTORIES],
    ids=lambda wrong: wrong.__name__,
)
def test_no_shorter_sequence_differs(wrong):
    finding = report_on(wrong).findings[0]
    parameters, seed = dict(finding.parameters), finding.seed

    assert differs(wrong, parameters, finding.actions, seed) == finding.step
    if finding.step <= LONGEST:
        assert finding.minimal == "every shorter sequence of actions was tried"
        assert fewest_steps(wrong, parameters, LONGEST, seed) == finding.step
    else:
        assert finding.minimal.startswith("shortest if what the target does depends only on")


@pytest.mark.parametrize("wrong", [wrong_grids.Crashes, wrong_grids.SwapsAxes])
@pytest.mark.parametrize("shape", [(2, 3), (4, 2), (5, 5)])
def test_no_shorter_sequence_differs_at_given_parameters(wrong, shape):
    height, width = shape
    start, goal = (0, width - 1), (0, 0)
    grid = {"height": height, "width": width, "start": start, "goal": goal}
    (finding,) = conform(wrong, **grid).findings

    assert finding.parameters == grid
    assert fewest_steps(wrong, grid, 7) in (finding.step, None)
    # Crashes: down every row and left every column, the last of both in either order.
    expected = height + width - 2 if wrong is wrong_grids.Crashes else 1
    assert finding.step == expected


def test_parameters_are_the_smallest():
    for wrong in (wrong_grids.StopsShort, wrong_grids.IgnoresTheStart):
        finding = report_on(wrong).findings[0]

        assert finding.parameters["height"] * finding.parameters["width"] == 2
    wide = report_on(wrong_grids.WideOnly).findings[0].parameters
    assert wide == {"height": 1, "width": 7, "start": (0, 5), "goal": (0, 6)}


def test_a_true_state_tells_a_transition_from_an_observation():
    binding = Binding(state=lambda env: env.cell)

    assert conform(wrong_grids.ShowsThePast, binding=binding).findings[0].kind == "observation"

    class Jumps(wrong_grids.Grid):
        def moved(self, action):
            return (0, 0) if action == 0 and self.cell == (1, 1) else super().moved(action)

    fixed = {"height": 3, "width": 3, "start": (0, 0)}
    for bound in (None, binding):
        (finding,) = conform(Jumps, binding=bound, **fixed).findings
        assert (finding.kind, finding.step) == ("transition", 3)


def test_a_step_after_the_end_counts_only_where_the_binding_says_so():
    report = conform(wrong_grids.GoesOn)

    assert report.verdict == "equal"
    assert any("step after the end" in note for note in report.notes)

    report = conform(wrong_grids.GoesOn, binding=Binding(after_done="absorbing"))
    (finding,) = report.findings
    # The goal is eight steps away, and the ninth is the first after the end.
    assert (finding.kind, finding.step) == ("after_done", 9)


def test_a_difference_that_needs_an_earlier_episode_names_it():
    class Remembers(wrong_grids.Grid):
        """A second episode after one with four steps or more pays wrong from its second step."""

        longest = 0

        def reset(self, *, seed=None, options=None):
            self.longest = max(self.longest, getattr(self, "steps", 0))
            return super().reset(seed=seed)

        def reward(self):
            return 5.0 if self.longest >= 4 and self.steps == 2 else super().reward()

    report = conform(Remembers, engines=["lockstep"])
    (finding,) = report.findings
    assert finding.kind == "reward"
    assert finding.reproduced == 3
    assert len(finding.earlier) == 1
    assert (len(finding.earlier[0][1]), finding.step) == (4, 2)
    assert "after an episode of" in finding.story

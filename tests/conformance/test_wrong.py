"""Findings of wrong grids: the fewest steps, the smallest parameters, what else is told."""

import math
import random
from collections import Counter
from typing import ClassVar

import pytest

from corpus.brute_force import fewest_steps
from corpus.zoo import wrong_grids, wrong_manners
from provengym.comparison.lockstep import sweep
from provengym.conformance import Binding, conform
from provengym.conformance.engines.lockstep import Lockstep
from provengym.conformance.references import find
from provengym.models.timed_walks import layered_walks


@pytest.fixture(autouse=True)
def _fixed_chance():
    random.seed(0)


@pytest.mark.parametrize("wrong", [wrong_manners.Crashes, wrong_grids.SwapsAxes])
@pytest.mark.parametrize("shape", [(2, 3), (4, 2), (5, 5)])
def test_no_shorter_sequence_differs_at_given_parameters(wrong, shape):
    height, width = shape
    start, goal = (0, width - 1), (0, 0)
    grid = {"height": height, "width": width, "start": start, "goal": goal}
    (finding,) = conform(wrong, reference="GridWorld", **grid).findings

    assert finding.parameters == grid
    assert fewest_steps(wrong, grid, 7) in (finding.step, None)
    # Crashes: down every row and left every column, the last of both in either order.
    expected = height + width - 2 if wrong is wrong_manners.Crashes else 1
    assert finding.step == expected


def test_history_does_not_hide_a_shorter_sequence():
    (finding,) = conform(
        wrong_grids.CountsBumps, height=3, width=3, start=(1, 1), reference="GridWorld"
    ).findings

    # One step to the border, and three against it.
    assert finding.step == 4
    assert finding.minimal == "every shorter sequence of actions was tried"


def test_actions_that_do_not_matter_are_left_out():
    # A walk of 746 steps hits upon the five that open it.
    (finding,) = conform(
        wrong_grids.Combination, engines=["lockstep"], seed=1, reference="GridWorld"
    ).findings

    assert finding.actions == (2, 0, 2, 2, 0)


def test_what_comes_in_one_episode_is_not_made_smaller_twice(monkeypatch):
    answers, play = [], Lockstep._play

    def kept(engine, history):
        answers.append(play(engine, history))
        return answers[-1]

    monkeypatch.setattr(Lockstep, "_play", kept)
    (finding,) = conform(wrong_grids.WideOnly, engines=["lockstep"], reference="GridWorld").findings

    assert finding.parameters == {"height": 1, "width": 7, "start": (0, 5), "goal": (0, 6)}
    assert len([answer for answer in answers if answer is not None]) == 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (wrong_manners.ChangesTheFirst, "changed the observation of step 0"),
        (wrong_manners.SharesATable, "returned the object or memory of step"),
        (wrong_manners.ShowsItsState, "writing into the observation"),
    ],
)
def test_the_kinds_of_aliasing(wrong, said):
    assert said in conform(wrong, reference="GridWorld").findings[0].story


@pytest.mark.parametrize("wrong", [wrong_manners.OldForm, wrong_manners.OldReset])
def test_the_contract_alone_finds_a_wrong_form(wrong):
    (finding,) = conform(wrong, engines=["contract"], reference="GridWorld").findings

    assert finding.kind == "api"


def test_a_sweep_tries_every_transition_by_shortest_paths_in_order_of_length():
    class Agrees:
        model = find("GridWorld").model({"height": 3, "width": 4})
        longest = math.inf
        played: ClassVar[list] = []

        def play(self, episode):
            self.played.append(episode.actions)

    assert sweep(Agrees(), 0, most_states=100) == (None, True)
    lengths = [len(actions) for actions in Agrees.played]
    assert lengths == sorted(lengths)
    # The cells other than the goal at each distance from the start, with four actions each.
    assert Counter(lengths) == {1: 4, 2: 8, 3: 12, 4: 12, 5: 8}


def test_walks_by_layers_try_every_transition_at_every_time():
    model = find("GridWorld").model({"height": 2, "width": 3})
    tried = set()
    for walk in layered_walks(model, 6):
        state = model.start
        for time, action in enumerate(walk):
            tried.add((time, state, action))
            state = model.step(state, action).state
    reachable, layers = {model.start}, []
    for time in range(6):
        layers += [(time, state, action) for state in reachable for action in range(4)]
        steps = [model.step(state, action) for state in reachable for action in range(4)]
        reachable = {step.state for step in steps if not step.done}

    assert tried == set(layers)


def test_parameters_are_the_smallest():
    for wrong in (wrong_grids.StopsShort, wrong_grids.IgnoresTheStart):
        finding = conform(wrong, reference="GridWorld").findings[0]

        assert finding.parameters["height"] * finding.parameters["width"] == 2
    wide = conform(wrong_grids.WideOnly, reference="GridWorld").findings[0].parameters
    assert wide == {"height": 1, "width": 7, "start": (0, 5), "goal": (0, 6)}


def test_a_true_state_tells_a_transition_from_an_observation():
    binding = Binding(state=lambda env: env.cell)

    assert (
        conform(wrong_grids.ShowsThePast, binding=binding, reference="GridWorld").findings[0].kind
        == "observation"
    )

    class Jumps(wrong_grids.Grid):
        def moved(self, action):
            return (0, 0) if action == 0 and self.cell == (1, 1) else super().moved(action)

    fixed = {"height": 3, "width": 3, "start": (0, 0)}
    for bound in (None, binding):
        (finding,) = conform(Jumps, binding=bound, reference="GridWorld", **fixed).findings
        assert (finding.kind, finding.step) == ("transition", 3)


def test_a_step_after_the_end_counts_only_where_the_binding_says_so():
    report = conform(wrong_grids.GoesOn, reference="GridWorld")

    assert report.verdict == "equal"
    assert any("step after the end" in note for note in report.notes)

    report = conform(
        wrong_grids.GoesOn, binding=Binding(after_done="absorbing"), reference="GridWorld"
    )
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

    report = conform(Remembers, engines=["lockstep"], reference="GridWorld")
    (finding,) = report.findings
    assert finding.kind == "reward"
    assert finding.reproduced == 3
    assert len(finding.earlier) == 1
    assert (len(finding.earlier[0][1]), finding.step) == (4, 2)
    assert "after an episode of" in finding.story

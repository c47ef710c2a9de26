"""What a target does wrong at a time limit is found, whatever rarely leads there."""

from dataclasses import replace

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from corpus.vector_grids import vector
from corpus.zoo.right_grids import MOVES, Grid
from limited import checked
from provengym.conformance import Reference
from provengym.data.limits import NORMAL
from provengym.models.limit_walks import limit_walks

SIDE, LIMIT = 5, 60
FEW = replace(
    NORMAL,
    lockstep_examples=5,
    shrinking_steps=300,
    shrinking_omission_steps=300,
    reference_states=10,
)


def timed(limit=LIMIT):
    """GridWorld with a limit inside, which counts also where the last step ends the episode."""

    def step(state, action):
        row, column, steps = state
        down, right = MOVES[action]
        row, column = (min(max(k, 0), SIDE - 1) for k in (row + down, column + right))
        there = row == column == SIDE - 1
        return (row, column, steps + 1), there - 1.0, there, steps + 1 >= limit

    return Reference(
        name="Timed",
        actions=("up", "down", "left", "right"),
        start=(0, 0, 0),
        step=step,
        observe=lambda state: state[0] * SIDE + state[1],
    )


class Timed(Grid):
    """Right."""

    def __init__(self, height=SIDE, width=SIDE):
        super().__init__(height, width)

    def step(self, action):
        observation, reward, _, _, info = super().step(action)
        return observation, reward, *self.ends(self.cell == self.goal, self.steps), info

    def ends(self, there, steps):
        return there, steps >= LIMIT


class NotAtTheGoal(Timed):
    """Not truncated where the last step terminates."""

    def ends(self, there, steps):
        return there, steps >= LIMIT and not there


class OneMore(Timed):
    def ends(self, there, steps):
        return there, steps > LIMIT


class OneLess(Timed):
    def ends(self, there, steps):
        return there, steps >= LIMIT - 1


class Terminates(Timed):
    """The limit is a termination."""

    def ends(self, there, steps):
        return there or steps >= LIMIT, False


class BeforeIt(Timed):
    """Truncated too where the step before the last terminates."""

    def ends(self, there, steps):
        return there, steps >= LIMIT or (there and steps == LIMIT - 1)


WRONG = {
    NotAtTheGoal: ("truncated", LIMIT),
    OneMore: ("truncated", LIMIT),
    OneLess: ("truncated", LIMIT - 1),
    Terminates: ("terminated", LIMIT),
    BeforeIt: ("truncated", LIMIT - 1),
}
MODES = list(AutoresetMode)


def lockstep(target):
    report = checked(target, FEW, reference=timed(), engines=["lockstep"])
    return [(finding.kind, finding.step) for finding in report.findings]


def test_walks_end_at_the_limit_and_in_a_terminal_state_there():
    model = checked_model(timed())
    walks = limit_walks(model, 1_000)

    ends = []
    for walk in walks:
        state = model.start
        for number, action in enumerate(walk, start=1):
            transition = model.step(state, action)
            state = transition.state
            assert transition.done == (number == len(walk))
        ends.append((len(walk), transition.terminated, transition.truncated))
    assert ends == [(LIMIT, False, True), (LIMIT, True, True), (LIMIT - 1, True, False)]


def checked_model(reference):
    from provengym.conformance.references import find

    return find(reference, "").model({})


def test_there_are_none_where_the_limit_is_out_of_reach_or_there_is_none():
    assert limit_walks(checked_model(timed()), LIMIT - 1) == []
    assert limit_walks(checked_model("GridWorld"), 100) == []


def test_only_the_walk_onward_where_no_terminal_state_is_reached_in_time():
    (walk,) = limit_walks(checked_model(timed(limit=5)), 100)
    assert len(walk) == 5


@pytest.mark.parametrize("wrong", WRONG, ids=lambda kind: kind.__name__)
def test_what_is_wrong_at_a_limit_inside_is_found(wrong):
    assert lockstep(wrong) == [WRONG[wrong]]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("wrong", [NotAtTheGoal, OneMore, Terminates], ids=lambda k: k.__name__)
def test_it_is_found_in_lanes_too(wrong, mode):
    assert lockstep(vector(wrong, Timed, mode=mode)) == [WRONG[wrong]]


def test_right_ones_are_equal():
    assert lockstep(Timed) == []
    for mode in MODES:
        assert lockstep(vector(Timed, Timed, mode=mode)) == []


class ForgetsTheLimit(SyncVectorEnv):
    """Resets no lane that was truncated without being terminated."""

    def step(self, actions):
        result = super().step(actions)
        if self.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP:
            self._autoreset_envs = np.array(result[2])
        return result


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP], ids=lambda mode: mode.name)
def test_a_lane_that_is_not_reset_after_the_limit_is_found(mode):
    def autoreset(parent):
        target = vector(Timed, Timed, mode=mode, parent=parent)
        return checked(target, FEW, reference=timed(), engines=["contract"]).findings

    (finding,) = autoreset(ForgetsTheLimit)
    assert (finding.kind, finding.step) == ("after_done", LIMIT + 1)
    assert autoreset(SyncVectorEnv) == ()


class HiddenLimit(Grid):
    """Truncated after 5,000 steps, where the reference has no limit."""

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, self.steps >= 5_000, info


def test_a_limit_of_5000_steps_that_the_reference_does_not_have_is_found():
    limits = replace(FEW, exhaustive_nodes=100)
    report = checked(HiddenLimit, limits, height=4, width=4, start=(0, 0), goal=(3, 3))

    (finding,) = report.findings
    assert (finding.kind, finding.step) == ("truncated", 5_000)
    assert len(set(finding.actions)) == 1

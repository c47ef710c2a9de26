"""Check that mistakes of targets at a time limit are found, whatever rarely leads there."""

from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import RecordEpisodeStatistics, TimeLimit

import provengym
from corpus.vector_grids import vector
from corpus.zoo.right_grids import MOVES, Grid
from limited import checked
from provengym.conformance import Reference, replay
from provengym.conformance.references import find
from provengym.data.limits import NORMAL
from provengym.models.model import TimeLimit as Limit
from provengym.models.time_limited import TimeLimitedModel
from provengym.models.timed_walks import limit_walks
from provengym.targets.adapters.vector import Lane
from provengym.targets.loading import time_limit_of

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
    report = checked(
        HiddenLimit, limits, height=4, width=4, start=(0, 0), goal=(3, 3), budget=300.0
    )

    (finding,) = report.findings
    assert (finding.kind, finding.step) == ("truncated", 5_000)
    assert len(set(finding.actions)) == 1


class OwnLimit(TimeLimit):
    """Gymnasium's wrapper, written anew and right."""

    def __init__(self, env):
        super().__init__(env, LIMIT)

    def step(self, action):
        observation, reward, terminated, _, info = self.env.step(action)
        return observation, reward, *self.ends(terminated, self.unwrapped.steps), info

    ends = Timed.ends


class WrappedNotAtTheGoal(OwnLimit):
    ends = NotAtTheGoal.ends


class WrappedOneMore(OwnLimit):
    ends = OneMore.ends


class WrappedTerminates(OwnLimit):
    ends = Terminates.ends


WRAPPERS = {
    WrappedNotAtTheGoal: WRONG[NotAtTheGoal],
    WrappedOneMore: WRONG[OneMore],
    WrappedTerminates: WRONG[Terminates],
}
SQUARE = {"height": SIDE, "width": SIDE}


def under(wrapper):
    return lambda height=SIDE, width=SIDE: wrapper(Grid(height, width))


def against_gridworld(target):
    report = checked(target, FEW, engines=["lockstep"], **SQUARE)
    assert any(f"time limit of {LIMIT} steps" in note for note in report.notes)
    return [(finding.kind, finding.step) for finding in report.findings]


def counted(grid):
    return RecordEpisodeStatistics(TimeLimit(grid, LIMIT))


def test_a_limit_of_gymnasium_s_that_a_target_keeps_is_no_difference():
    assert against_gridworld(under(counted)) == []
    assert against_gridworld(under(OwnLimit)) == []
    for mode in MODES:
        one = lambda height, width: TimeLimit(Grid(height, width), LIMIT)  # noqa: E731
        assert against_gridworld(vector(one, one, mode=mode)) == []


@pytest.mark.parametrize("wrong", WRAPPERS, ids=lambda wrapper: wrapper.__name__)
def test_what_a_wrapper_does_wrong_at_its_limit_is_found(wrong):
    assert against_gridworld(under(wrong)) == [WRAPPERS[wrong]]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_it_is_found_in_lanes_under_the_wrapper_too(mode):
    one = under(WrappedNotAtTheGoal)
    assert against_gridworld(vector(one, one, mode=mode)) == [("truncated", LIMIT)]


def wrapped(height=SIDE, width=SIDE):
    return WrappedNotAtTheGoal(Grid(height, width))


def test_such_a_finding_is_replayed_under_the_limit(tmp_path):
    report = checked(wrapped, FEW, engines=["lockstep"], height=SIDE, width=SIDE)
    saved = [path for path in report.save(tmp_path) if str(path).endswith(".json")]

    again = replay(saved[0], target=wrapped)
    assert (again.reproduced, again.same, again.times) == (True, True, 3)
    assert not replay(saved[0], target=under(OwnLimit)).reproduced


def test_the_limit_of_lanes_in_processes_is_known():
    grid = "provengym/GridWorld-v0"
    asked = {"vectorization_mode": "async", "max_episode_steps": LIMIT}
    env = gymnasium.make_vec(grid, num_envs=2, **asked)
    try:
        assert time_limit_of(Lane(env, 0)) == LIMIT
    finally:
        env.close()
    assert time_limit_of(Lane(vector(Grid, Grid)(), 0)) is None
    assert time_limit_of(Grid()) is None


class Stroll(gymnasium.Env):
    """A row of eight cells."""

    observation_space, action_space = spaces.Discrete(8), spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return self.cell, {}

    def step(self, action):
        self.cell = min(max(self.cell + (1 if action else -1), 0), 7)
        return self.cell, float(self.cell == 7), self.cell == 7, False, {}


def test_a_limit_is_known_that_a_target_counts_after_it_departed():
    model = provengym.extract(lambda: TimeLimit(Stroll(), 6))
    walk, *_ = limit_walks(TimeLimitedModel(find(model).model({}), Limit(6, "reference")), 100)

    class Counts(Stroll):
        """Pays once too often in the step before the limit of the reference, or before its own."""

        last = 6

        def reset(self, *, seed=None, options=None):
            self.past = ()
            return super().reset(seed=seed)

        def step(self, action):
            self.past = (*self.past, int(action))
            observation, reward, terminated, _, info = super().step(action)
            wrong = self.past == walk[: self.last - 1]
            return observation, reward + wrong, terminated, len(self.past) >= self.last, info

    class CountsLess(Counts):
        last = 4

    assert len(walk) == 6
    told = [
        checked(one, FEW, reference=model, engines=["systematic"]) for one in (Counts, CountsLess)
    ]
    assert [one.verdict for one in told] == ["agrees", "differs"]
    assert [(found.kind, found.step) for found in told[1].findings] == [("reward", 3)]

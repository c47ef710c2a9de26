"""A vector environment against `SyncVectorEnv` over the single environments: the same program of
calls with the same seeds returns the same, in every mode."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vector.lanes import CASES, EVERY, EVERY_MODE, native, require_same, short, stands, synchronous

SEEDS = st.integers(0, 2**64 - 1 - 10)


def programs(n):
    """Return a strategy for calls: a reset with seeds first, so that both have the same streams."""
    masks = st.lists(st.booleans(), min_size=n, max_size=n).filter(any)
    partly = st.lists(st.one_of(st.none(), SEEDS), min_size=n, max_size=n)
    seeds = st.one_of(st.none(), SEEDS, partly)
    states = st.sampled_from([None, "ending", "now"])
    call = st.one_of(
        st.tuples(st.just("step"), masks),
        st.tuples(st.just("step"), masks),
        st.tuples(st.just("step"), masks),
        st.tuples(st.just("reset"), st.one_of(st.none(), masks), seeds, states),
    )
    first = st.lists(SEEDS, min_size=n, max_size=n) | SEEDS
    return st.tuples(first, st.lists(call, min_size=5, max_size=30))


class Both:
    """Two vector environments that are called alike."""

    def __init__(self, entry, n, mode, parameters):
        self.case, self.n, self.mode = CASES[entry.name], n, mode
        self.mine = native(entry, n, mode, **parameters)
        self.theirs = synchronous(entry, n, mode, **parameters)
        own = parameters.keys() - {"max_episode_steps", self.case.limit}
        self.can_end = {name: parameters[name] for name in own} == self.case.ending[0]
        self.ended = np.zeros(n, dtype=bool)
        self.mine.action_space.seed(0)

    def reset(self, mask, seed, state):
        options = {}
        if mask is not None:
            options["reset_mask"] = np.array(mask)
        if state == "ending" and self.can_end:
            options["state"] = self.case.ending[1]
        elif state == "now":
            state = self.mine.get_attr("state")[0]
            if self.accepts(state):
                options["state"] = state
        kept = {**options}  # SyncVectorEnv takes the mask out of the options
        mine = self.mine.reset(seed=seed, options=options or None)
        assert options.keys() == kept.keys()
        require_same(mine, self.theirs.reset(seed=seed, options=kept or None))
        self.ended[slice(None) if mask is None else np.array(mask)] = False

    def accepts(self, state):
        """Not each stock is a number for FishingNormalized, which are from -1 to 1."""
        try:
            return self.theirs.envs[0].unwrapped._requested_state({"state": state}) is not None
        except ValueError:
            return False

    def step(self, ending):
        actions = self.mine.action_space.sample()
        if self.can_end:
            for lane in np.flatnonzero(ending):
                actions[lane] = self.case.ending[2]
        if self.mode == "disabled" and self.ended.any():
            before = stands(self.mine)
            with pytest.raises(AssertionError, match=f"lane {self.ended.argmax()} must be reset"):
                self.mine.step(actions)
            assert stands(self.mine) == before
            self.reset(self.ended.copy(), None, None)
        mine = self.mine.step(actions)
        require_same(mine, self.theirs.step(actions))
        self.ended = mine[2] | mine[3]


@EVERY
@EVERY_MODE
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_program_of_calls_returns_the_same(entry, mode, data):
    n = data.draw(st.integers(1, 4))
    parameters = dict(data.draw(st.sampled_from(short(CASES[entry.name]))))
    parameters["max_episode_steps"] = data.draw(st.sampled_from([None, 1, 2, 5]))
    first, calls = data.draw(programs(n))
    both = Both(entry, n, mode, parameters)

    both.reset(None, first, None)
    for name, *arguments in calls:
        getattr(both, name)(*arguments)

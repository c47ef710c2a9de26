"""bsuite's small experiments, as its docstrings and paper say they are, and gymnax's ports of them:

provengym conform examples/field/bsuite_chains.py:suite --reference \\
    examples/field/bsuite_chains.py:catch --target-arg name=catch

The paper is Osband et al., Behaviour Suite for Reinforcement Learning, 2020.  bsuite's environments
have dm_env's interface, and a seed at construction only: `suite` makes one anew for each seed.
"""

import importlib
import itertools

import gymnasium
import numpy as np

from provengym.conformance import Binding, Reference


class Suite(gymnasium.Env):
    """An environment of dm_env as one of Gymnasium; an end has discount 0, a limit has not."""

    def __init__(self, make):
        self.make, self.env = make, make(0)
        self.action_space = gymnasium.spaces.Discrete(self.env.action_spec().num_values)
        spec = self.env.observation_spec()
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, spec.shape, np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is not None:
            self.env = self.make(seed % 2**32)
        return np.array(self.env.reset().observation, np.float32), {}

    def step(self, action):
        step = self.env.step(action)
        end = step.last()
        seen = np.array(step.observation, np.float32)
        return seen, float(step.reward), end and step.discount == 0, end and step.discount > 0, {}


class Experiment(Suite):
    """One environment for all seeds: a reset seeds the generator that its episodes draw from."""

    def __init__(self, make, is_random):
        super().__init__(make)
        self.is_random = is_random

    def reset(self, *, seed=None, options=None):
        if seed is not None and self.is_random:
            self.env._rng.seed(seed % 2**32 if seed >= 2**32 else seed)
        return super().reset()


KINDS = {
    "bandit": "SimpleBandit",
    "catch": "Catch",
    "deep_sea": "DeepSea",
    "discounting_chain": "DiscountingChain",
    "memory_chain": "MemoryChain",
    "umbrella_chain": "UmbrellaChain",
}
UNSEEDED = ("bandit", "discounting_chain")
COUNTED = {
    "_denoised_return",
    "_episode_mistakes",
    "_mapping_rng",
    "_rng",
    "_total_bad_episodes",
    "_total_perfect",
    "_total_regret",
}


def suite(name, **arguments):
    """One of bsuite's environments."""
    kind = getattr(importlib.import_module(f"bsuite.environments.{name}"), KINDS[name])
    if name in UNSEEDED:
        return Suite(lambda seed: kind(**arguments))
    return Suite(lambda seed: kind(**arguments, seed=seed))


def without_counts(env):
    """A state without generators, and without what bsuite counts from episode to episode."""
    return {name: value for name, value in vars(env.env).items() if name not in COUNTED}


@Binding(state_key=without_counts)
def experiment(name, **arguments):
    """One of bsuite's environments, which is not made anew for each seed."""
    kind = getattr(importlib.import_module(f"bsuite.environments.{name}"), KINDS[name])
    return Experiment(lambda seed: kind(**arguments), name not in UNSEEDED)


def port(name, **arguments):
    """One of gymnax's, with the sizes of the environment and then its parameters."""
    import gymnax

    sizes = {key: arguments.pop(key) for key in ("size", "rows", "columns") if key in arguments}
    env, params = gymnax.make(name, **sizes)
    return env, params.replace(**arguments)


def ended(over, end):
    """Return terminated and truncated, False until `over`: `end` names the true one, or "both"."""
    return over and end != "truncated", over and end != "terminated"


def catch(rows=10, columns=5, actions="left first"):
    """The ball starts in any column of the first row; caught it pays 1, missed -1.

    The docstring names the actions as "stay, move left, and move right"; `actions` is "stay first"
    if they come in this order.
    """
    moves = (0, -1, 1) if actions == "stay first" else (-1, 0, 1)
    names = {-1: "left", 0: "stay", 1: "right"}

    def step(state, action):
        column, row, paddle = state
        paddle, row = min(max(paddle + moves[action], 0), columns - 1), row + 1
        end = row == rows - 1
        return (column, row, paddle), (1 if column == paddle else -1) if end else 0, end

    def observe(state):
        column, row, paddle = state
        board = [[0] * columns for _ in range(rows)]
        board[row][column] = board[rows - 1][paddle] = 1
        return board

    return Reference(
        name="Catch",
        actions=tuple(names[move] for move in moves),
        start={(column, 0, columns // 2): 1 for column in range(columns)},
        step=step,
        observe=observe,
    )


def deep_sea(size=5, at_end="nothing", end="terminated"):
    """The block falls; "a large reward of +1 in the bottom right state".

    `unscaled_move_cost` is "the move cost for moving right, multiplied by N", and the actions are
    not mixed.  What is shown when the block has left the grid is not said: `at_end` is "nothing",
    or "last" if it is the lowest row still.
    """

    def step(state, action):
        row, column = state
        reward = -0.01 / size if action == 1 else 0.0
        if action == 1 and column == size - 1:
            reward += 1
        column = min(column + 1, size - 1) if action == 1 else max(column - 1, 0)
        return (row + 1, column), reward, *ended(row + 1 == size, end)

    def observe(state):
        row, column = state
        row = size - 1 if at_end == "last" else row
        return [[int((i, j) == (row, column)) for j in range(size)] for i in range(size)]

    return Reference(
        name="DeepSea",
        actions=("left", "right"),
        start=(0, 0),
        step=step,
        observe=observe,
        reward_tolerance=1e-7,
    )


def bandit(pixel=0):
    """One "single pixel of 0" is seen; eleven arms pay 0, 0.1, …, 1, in an order that is drawn."""
    order = np.random.RandomState(1).choice(range(11), size=11, replace=False)

    return Reference(
        name="Bandit",
        actions=tuple(f"arm {arm}" for arm in range(11)),
        start="before",
        step=lambda state, action: ("after", order[action] / 10, True),
        observe=lambda state: [[pixel]],
        reward_tolerance=1e-7,
    )


def memory_chain(memory_length=5, start_shown="once", form="row"):
    """A context of one bit is shown at first; "the agent must repeat" it; that pays 1, else -1.

    Shown are [time that is left, as a fraction, number of the bit that is asked for, context].
    "Context will only be nonzero in the first step": `start_shown` is "twice" if what a reset shows
    is shown again by the first step, and all that follows a step later.
    """
    delay = int(start_shown == "twice")

    def step(state, action):
        time, bit = state
        end = time == memory_length - 1 + delay
        return (time + 1, bit), (1 if action == bit else -1) if end else 0, end

    def observe(state):
        time, bit = state
        time = max(time - delay, 0)
        shown = [1 - time / memory_length, 0, 2 * bit - 1 if time == 0 else 0]
        return shown if form == "flat" else [shown]

    return Reference(
        name="MemoryChain",
        actions=("0", "1"),
        start={(0, 0): 1, (0, 1): 1},
        step=step,
        observe=observe,
    )


def umbrella_chain(
    chain_length=5, n_distractor=0, at_first="without", before_the_end="nothing", form="row"
):
    """The first action alone "takes any effect"; it pays 1 or -1 at the end.

    Shown are [need_umbrella, have_umbrella, time_to_live, distractors], the last of which are
    tosses of a fair coin at each step.  `at_first` is "without" if there is no umbrella before the
    first action, and "tossed" if a fair coin decides whether one is shown.  `before_the_end` is
    "nothing" if only the final step pays, and "tossed" if a fair coin pays 1 or -1 in the others.
    """
    tosses = list(itertools.product((0, 1), repeat=n_distractor))
    had = (0, 1) if at_first == "tossed" else (0,)

    def step(state, action):
        need, have, time, _ = state
        have, time = action if time == 0 else have, time + 1
        end = time == chain_length
        paid = (1, -1) if before_the_end == "tossed" else (0,)
        paid = (1 if have == need else -1,) if end else paid
        return [(1, (need, have, time, toss), reward, end) for toss in tosses for reward in paid]

    def observe(state):
        need, have, time, toss = state
        shown = [need, have, 1 - time / chain_length, *toss]
        return shown if form == "flat" else [shown]

    return Reference(
        name="UmbrellaChain",
        actions=("leave", "take"),
        start={(need, have, 0, toss): 1 for need in (0, 1) for have in had for toss in tosses},
        step=step,
        observe=observe,
    )


def discounting_chain(bonus=0, form="row", end="terminated"):
    """The context is "-1 in the first step, then equal to the action selected in the first".

    "Reward of +1 come at one of: 1, 3, 10, 30, 100"; one of the chains has a bonus of 10 %.
    """
    times = (1, 3, 10, 30, 100)

    def step(state, action):
        context, time = state
        context, time = action if time == 0 else context, time + 1
        reward = (1.1 if context == bonus else 1.0) if time == times[context] else 0.0
        return (context, time), reward, *ended(time == 100, end)

    def observe(state):
        shown = [state[0], state[1] / 100]
        return shown if form == "flat" else [shown]

    return Reference(
        name="DiscountingChain",
        actions=tuple(f"pays after {time}" for time in times),
        start=(-1, 0),
        step=step,
        observe=observe,
        reward_tolerance=1e-6,
    )

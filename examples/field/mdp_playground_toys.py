"""MDP Playground's toy environment with a given MDP, as its docstring says it is:

provengym conform examples/field/mdp_playground_toys.py:toy --reference \\
    examples/field/mdp_playground_toys.py:given -p delay=2

Four states and two actions: the transitions and rewards are below, state 3 is terminal, and the
other three are equally likely at the start.
"""

import contextlib
import logging

import gymnasium
import numpy as np

from provengym.conformance import Reference

NEXT = ((1, 2), (2, 0), (0, 3), (3, 3))
REWARDS = ((1.0, 0.0), (0.0, 2.0), (-1.0, 4.0), (0.0, 0.0))


class Quiet(gymnasium.Wrapper):
    """A toy environment whose states and rewards are Python's numbers."""

    action_space = gymnasium.spaces.Discrete(2)
    observation_space = gymnasium.spaces.Discrete(4)

    def reset(self, *, seed=None, options=None):
        return int(self.env.reset(seed=seed)[0]), {}

    def step(self, action):
        state, reward, terminated, truncated, _ = self.env.step(action)
        return int(state), float(reward), bool(terminated), bool(truncated), {}


def toy(delay=0, transition_noise=0.0, reward_scale=1.0, reward_shift=0.0, term_state_reward=0.0):
    """MDP Playground's environment, which prints and logs its configuration unless told not to."""
    from mdp_playground.envs import RLToyEnv

    with contextlib.redirect_stdout(None):
        env = RLToyEnv(
            state_space_type="discrete",
            state_space_size=4,
            action_space_size=2,
            use_custom_mdp=True,
            transition_function=np.array(NEXT),
            reward_function=np.array(REWARDS),
            init_state_dist=np.array([1 / 3, 1 / 3, 1 / 3, 0.0]),
            terminal_states=np.array([3]),
            delay=delay,
            transition_noise=transition_noise,
            reward_scale=reward_scale,
            reward_shift=reward_shift,
            term_state_reward=term_state_reward,
            log_level=logging.CRITICAL,
            seed=0,
        )
    return Quiet(env)


def given(
    delay=0,
    transition_noise=0.0,
    reward_scale=1.0,
    reward_shift=0.0,
    term_state_reward=0.0,
    noise_to="others",
    terminal="added last",
):
    """The MDP, with what the docstring says of each parameter.

    `delay` "delays each reward by this number of timesteps"; `transition_noise` is "the fraction of
    times the environment transitions to a noisy next state", "uniformly at random": with `noise_to`
    "others" among the states that are not the next one, with "all" among all.  The reward is
    multiplied by `reward_scale`, then `reward_shift` is added "at every time step", and
    `term_state_reward` is added when a terminal state is reached; it is not multiplied, unless
    `terminal` is "scaled".
    """
    bonus = term_state_reward * (reward_scale if terminal == "scaled" else 1)

    def step(state, action):
        before, *waiting = state
        waiting.append(REWARDS[before][action])
        due, *waiting = waiting
        follows = NEXT[before][action]
        noisy = [other for other in range(4) if noise_to == "all" or other != follows]
        chances = [(1 - transition_noise, follows)]
        chances += [(transition_noise / len(noisy), other) for other in noisy]
        return [
            (
                chance,
                (after, *waiting),
                due * reward_scale + reward_shift + bonus * (after == 3),
                after == 3,
            )
            for chance, after in chances
        ]

    return Reference(
        name="GivenMDP",
        actions=("0", "1"),
        start={(state, *[0.0] * delay): 1 for state in range(3)},
        step=step,
        observe=lambda state: state[0],
        reward_tolerance=1e-9,
    )

"""The shortest difference by trying everything, with nothing of the package."""

import itertools

import numpy as np

from transcriptions import gridworld as transcription


def differs(make, parameters, actions, seed=0):
    """After how many of the actions a new target differs; None when it does not."""
    reference = transcription.GridWorld(**parameters)
    env = make(**parameters)
    reference.reset()
    step = 0
    try:
        observation, _ = env.reset(seed=seed)
        if index(observation, parameters) != reference.index():
            return 0
        for step, action in enumerate(actions, start=1):
            cell, reward, terminated = reference.step(action)
            observation, *seen, _ = env.step(action)
            seen[1:] = map(bool, seen[1:])
            if seen != [reward, terminated, False]:
                return step
            if index(observation, parameters) != cell[0] * parameters["width"] + cell[1]:
                return step
            if terminated:
                return None
    except (Exception, SystemExit):  # noqa: BLE001 - whatever a wrong grid raises
        return step
    return None


def index(observation, parameters):
    """The index that an index or a position is."""
    numbers = np.ravel(observation)
    return numbers[0] if len(numbers) == 1 else numbers[0] * parameters["width"] + numbers[1]


def fewest_steps(make, parameters, longest, seed=0):
    """The length of the shortest sequence of up to `longest` actions that differs, or None."""
    for length in range(longest + 1):
        for actions in itertools.product(range(4), repeat=length):
            if differs(make, parameters, actions, seed) is not None:
                return length
    return None

"""Wrong environments for a task that differ from a right one in one rare transition."""

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np

from provengym.models.time_limited import TimeLimitedModel

EPISODES, LONGEST = 1_000, 100
RARE = 0.01
KINDS = ("reward", "terminated", "truncated", "observation")
WRAPPER = '''

import copy

RIGHT, NAMES = Environment, ("reward", "terminated", "truncated", "observation")
PARAMETERS, BEFORE, KIND = {parameters!r}, {before!r}, {kind!r}


def looks(observation):
    if isinstance(observation, dict):
        return tuple((key, looks(observation[key])) for key in sorted(observation))
    return tuple(np.ravel(observation).tolist())


class Environment(RIGHT):
    """As it should be, but for one transition."""

    def __init__(self, **parameters):
        super().__init__(**parameters)
        self.is_wrong = parameters == PARAMETERS

    def reset(self, **arguments):
        answer = super().reset(**arguments)
        self.number, self.before = 0, copy.deepcopy(answer[0])
        return answer

    def step(self, action):
        chosen = looks(action), looks(self.before), self.number
        observation, *rest, info = super().step(action)
        if self.is_wrong and chosen[: len(BEFORE)] == BEFORE:
            if KIND == "observation":
                observation = self.before
            elif KIND == "reward":
                rest[0] += 1.0
            else:
                rest[NAMES.index(KIND)] = not rest[NAMES.index(KIND)]
        self.number += 1
        self.before = copy.deepcopy(observation)
        return observation, *rest, info
'''


def looks(observation):
    """An observation or an action as a value with a hash, as in the wrapper."""
    if isinstance(observation, dict):
        return tuple((key, looks(observation[key])) for key in sorted(observation))
    return tuple(np.ravel(observation).tolist())


def transitions(task, parameters, seed=0):
    """Count those of 1,000 episodes with random actions that reach each transition: an action and
    the observation before it, and the number of steps before where the reference counts them.
    Those that do not change the observation are left out."""
    env, random = task.make(parameters), Random(seed)
    model = task.space.model(parameters)
    size = 3 if isinstance(model, TimeLimitedModel) else 2
    reached = Counter()
    for episode in range(EPISODES):
        observation, _ = env.reset(seed=seed + episode)
        seen = set()
        for number in range(LONGEST):
            action = random.randrange(len(model.actions))
            labelled = model.action_labels(env.action_space)[action]
            after, _, terminated, truncated, _ = env.step(labelled)
            if looks(after) != looks(observation):
                seen.add((looks(labelled), looks(observation), number)[:size])
            observation = after
            if terminated or truncated:
                break
        reached.update(seen)
    return reached


def rare(task, parameters, many, seed=0):
    """So many transitions that some but fewer than 1 % of random episodes reach."""
    reached = transitions(task, parameters, seed)
    few = sorted(before for before, times in reached.items() if times < RARE * EPISODES)
    return Random(seed).sample(few, many)


def mutants(task, code, parameters, many, seed=0):
    """The task at these parameters alone, and so many wrong environments for it."""
    small = replace(task, visible=(parameters,), hidden=())
    chosen = rare(task, parameters, many, seed)
    return small, [
        code + WRAPPER.format(parameters=parameters, before=before, kind=KINDS[n % len(KINDS)])
        for n, before in enumerate(chosen)
    ]

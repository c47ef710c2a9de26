"""A program that is right, with lines of one's own."""

import textwrap

from provengym_delf import Task

PROGRAM = """\
import gymnasium
from gymnasium import spaces
{top}


class Environment(gymnasium.Env):
    def __init__(self, length=3):
        self.length = length
        self.observation_space = spaces.Discrete(length + 1)
        self.action_space = spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = 0
        return 0, {{}}

    def step(self, action):
{step}
        self.at = max(self.at + (1 if action else -1), 0)
        done = self.at == self.length
        return self.at, {reward}, done, False, {{}}
"""
TASK = Task(description="Go to the right end.", parameters={"length": 3}, budget="1000steps")


def program(top="", step="pass", reward="1.0 if done else 0.0"):
    """The program with lines before the class and at the beginning of a step."""
    body = textwrap.indent(textwrap.dedent(step), " " * 8)
    return PROGRAM.format(top=textwrap.dedent(top), step=body, reward=reward)


def fenced(text, language="python"):
    """An answer with a block of code."""
    return f"Here it is.\n\n```{language}\n{text}```\n"

"""Observations that are no arrays: texts, sequences, graphs, one of several."""

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.spaces import GraphInstance

from provengym.conformance import Reference

LONGEST, WORD = 4, "abba"


def typing():
    """Type "abba": a, b, or delete the last letter; more than four do not fit.  A step costs 1."""

    def step(text, action):
        text = text[:-1] if action == 2 else (text + "ab"[action])[:LONGEST]
        return text, -1, text == WORD

    return Reference(name="Typing", actions=("a", "b", "delete"), start="", step=step)


class Typing(gymnasium.Env):
    """Text."""

    def __init__(self):
        self.action_space = spaces.Discrete(3)
        self.observation_space = spaces.Text(LONGEST, min_length=0, charset="ab")

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.text = ""
        return self.text, {}

    def step(self, action):
        if action == 2:
            self.text = self.deleted()
        elif self.has_room():
            self.text += "ab"[action]
        return self.text, -1.0, self.text == WORD, False, {}

    def has_room(self):
        return len(self.text) < LONGEST

    def deleted(self):
        return self.text[:-1]


class TypingFromTheLeft(Typing):
    """The first letter is deleted."""

    def deleted(self):
        return self.text[1:]


class TypingOnAndOn(Typing):
    """A fifth letter fits."""

    def has_room(self):
        return len(self.text) <= LONGEST


def stack():
    """Plates 0 and 1 are put on a stack of at most three, or the top is taken.  Three of one kind
    end the episode and pay 1."""

    def step(plates, action):
        plates = plates[:-1] if action == 2 else (*plates, action)[:3]
        same = len(plates) == 3 and len({*plates}) == 1
        return plates, int(same), same

    return Reference(name="Stack", actions=("0", "1", "take"), start=(), step=step)


class Stack(gymnasium.Env):
    """A Sequence."""

    def __init__(self):
        self.action_space = spaces.Discrete(3)
        self.observation_space = spaces.Sequence(spaces.Discrete(2))

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.plates = []
        return self.shown(), {}

    def step(self, action):
        if action == 2:
            del self.plates[-1:]
        elif len(self.plates) < 3:
            self.plates.append(int(action))
        over = len(self.plates) == 3 and len(set(self.plates)) == 1
        return self.shown(), float(over), over, False, {}

    def shown(self):
        return tuple(self.plates)


class StackFromTheTop(Stack):
    """The top comes first in what is shown."""

    def shown(self):
        return tuple(reversed(self.plates))


EDGES = ((0, 1), (1, 2), (2, 0), (2, 3))


def graph():
    """A token on a directed graph of four nodes leaves by the first or the second edge of its node;
    where there is none, it stays.  It has arrived at node 3.  A step costs 1."""

    def step(node, action):
        ways = [end for begin, end in EDGES if begin == node]
        node = ways[action] if action < len(ways) else node
        return node, -1, node == 3

    def observe(node):
        return tuple((float(k == node),) for k in range(4)), (0,) * len(EDGES), EDGES

    return Reference(name="Graph", actions=("first", "second"), start=0, step=step, observe=observe)


class Token(gymnasium.Env):
    """A Graph whose nodes say where the token is."""

    edges = np.array(EDGES)

    def __init__(self):
        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Graph(spaces.Box(0, 1, (1,)), spaces.Discrete(1))

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.node = 0
        return self.shown(), {}

    def step(self, action):
        ways = self.ways()
        if action < len(ways):
            self.node = int(ways[action])
        return self.shown(), -1.0, self.node == 3, False, {}

    def ways(self):
        return self.edges[self.edges[:, 0] == self.node, 1]

    def shown(self):
        nodes = np.zeros((4, 1), dtype=np.float32)
        nodes[self.node] = 1
        return GraphInstance(nodes, np.zeros(len(self.edges), dtype=np.int64), self.edges.copy())


class TokenBothWays(Token):
    """The edges are walked in both directions."""

    def ways(self):
        back = self.edges[self.edges[:, 1] == self.node, 0]
        return np.concatenate([super().ways(), back])


def lock():
    """Three digits open a lock: 1, 0, 1.  Shown is how many are right so far; once one is wrong it
    is a text.  Then one must begin anew by the action "again".  A step costs 1."""

    def step(state, action):
        if action == 2:
            return 0, -1, False
        if state == "wrong" or action != (1, 0, 1)[state]:
            return "wrong", -1, False
        return state + 1, -1, state == 2

    def observe(state):
        return (1, state) if state == "wrong" else (0, state)

    return Reference(name="Lock", actions=("0", "1", "again"), start=0, step=step, observe=observe)


class Lock(gymnasium.Env):
    """OneOf a number and a text."""

    def __init__(self):
        self.action_space = spaces.Discrete(3)
        letters = frozenset("wrong")
        self.observation_space = spaces.OneOf((spaces.Discrete(4), spaces.Text(5, charset=letters)))

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.digits = []
        return self.shown(), {}

    def step(self, action):
        if action == 2:
            self.digits = []
        elif self.is_right():
            self.digits = [*self.digits, int(action)]
        return self.shown(), -1.0, self.is_right() and len(self.digits) == 3, False, {}

    def is_right(self):
        return self.digits == [1, 0, 1][: len(self.digits)]

    def shown(self):
        if self.is_right():
            return np.int64(0), np.int64(len(self.digits))
        return np.int64(1), "wrong"


class LockOfAnyOrder(Lock):
    """The digits may come in any order."""

    def is_right(self):
        return all(self.digits.count(digit) <= (1, 0, 1).count(digit) for digit in self.digits)

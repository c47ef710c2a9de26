"""Effects of steps after the end on the next episode, and errors far away."""

import ctypes
import os
import time
from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete

from provengym.data.limits import NORMAL
from provengym.extraction.run import Extraction, extract_model


class Line(gymnasium.Env):
    """From 1 to the right end at 4; what a step after the end does is left to classes below."""

    SHOWN = 5

    def __init__(self):
        self.action_space, self.observation_space = Discrete(2), Discrete(self.SHOWN)
        self.late = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place, self.over = self.start(), False
        return self.place, {}

    def step(self, action):
        if self.over:
            return self.after_end(action)
        self.place = max(self.place + 2 * int(action) - 1, 0)
        self.over = self.place == 4
        return self.place, self.paid(), self.over, False, {}

    def start(self):
        return 1

    def paid(self):
        return float(self.over)

    def after_end(self, action):
        return self.place, 0.0, True, False, {}


class Counts(Line):
    """Begins elsewhere after a step too many with action 1."""

    def after_end(self, action):
        self.late += int(action)
        return super().after_end(action)

    def start(self):
        return 2 if self.late else 1


class Pays(Counts):
    """Pays less after a step too many, which raises."""

    def after_end(self, action):
        super().after_end(1)
        raise RuntimeError("the episode is over")

    def start(self):
        return 1

    def paid(self):
        return float(self.over and not self.late)


class Draws(Line):
    """Begins elsewhere with probability 1/4."""

    def after_end(self, action):
        self.late = int(self.np_random.integers(4) == 0)
        return super().after_end(action)

    def start(self):
        return 1 + self.late


class Breaks(Counts):
    """The next reset raises."""

    def start(self):
        return 1 // (1 - min(self.late, 1))


class Sleeps(Line):
    def after_end(self, action):
        while True:
            time.sleep(0.01)


class Leaves(Line):
    def after_end(self, action):
        os._exit(3)


class Crashes(Line):
    def after_end(self, action):
        ctypes.string_at(0)


class Raises(Line):
    def after_end(self, action):
        raise RuntimeError("the episode is over")


class Outside(Line):
    def after_end(self, action):
        return 7, 0.0, True, False, {}


class Harmless(Line):
    """Counts, and nothing comes of it."""

    def after_end(self, action):
        self.late += 1
        return super().after_end(action)

    def start(self):
        return 1 + 0 * self.late


class Goes(Line):
    """Goes on after the end, by chance, and shows a draw as it comes."""

    def after_end(self, action):
        self.place = self.np_random.integers(5)
        return super().after_end(action)


class Deep(Line):
    """The end is not in the space."""

    SHOWN = 4


class NoNumber(Line):
    number = float("nan")

    def paid(self):
        return self.number if self.over else 0.0


def extracted(target, **more):
    asked = Extraction(target=target, budget=30, hash_seeds=0, limits=LIMITS, **more)
    model = extract_model(asked)
    return model, [(one.kind, one.message, one.actions) for one in model.findings]


LIMITS = replace(NORMAL, call_seconds=0.3)
TO_THE_END = (1, 1, 1)


@pytest.mark.parametrize(
    ("target", "last", "told"),
    [
        (Counts, 1, "damages the next episode: the next reset shows 2 with the probability 1, "),
        (Pays, 0, "damages the next episode: the next reset shows the same, and the episode after"),
        (Draws, 0, "damages the next episode: the next reset shows 1 with the probability 0.75, "),
        (Breaks, 1, "damages the next episode: reset raised ZeroDivisionError: "),
        (Sleeps, 0, "does not return: step took more than 0.3 s"),
        (Leaves, 0, "ends the process: step left the program: os._exit(3)"),
        (Crashes, 0, "ends the process with signal SIGSEGV"),
    ],
)
def test_a_step_after_the_end_that_does_damage(target, last, told):
    model, findings = extracted(target)

    assert model.complete
    ((kind, message, actions),) = findings
    assert (kind, actions) == ("after_done", (*TO_THE_END, last))
    assert message.startswith(f"a step after the end (action {last}) {told}")


class Unread(Pays):
    """A state of it cannot be saved."""

    def __init__(self):
        super().__init__()
        self.opaque = (n for n in ())


@pytest.mark.parametrize("target", [Pays, Unread])
def test_a_key_hides_no_damage(target):
    model, ((kind, message, actions),) = extracted(target, key="env.place")

    assert model.complete
    assert (kind, actions) == ("after_done", (*TO_THE_END, 0))
    assert message.endswith(
        "the next reset shows the same, and the episode after it goes otherwise"
    )


@pytest.mark.parametrize(
    ("target", "note"),
    [
        (Line, None),
        (Harmless, None),
        (Goes, None),
        (Raises, "raises RuntimeError: the episode is over; Gymnasium leaves that open"),
        (
            Outside,
            "the observation 7 of type int is not in Discrete(5); Gymnasium leaves that open",
        ),
    ],
)
def test_a_step_after_the_end_that_does_none(target, note):
    model, findings = extracted(target)

    assert model.complete
    assert findings == []
    assert [text.endswith(note) for text in model.notes] == [True] * (note is not None)


def test_steps_that_were_not_made_are_counted():
    model = extract_model(Extraction(target=Harmless, hash_seeds=0, budget="90steps"))

    assert model.complete
    assert model.notes == (
        "of 2 steps after the end of an episode 1 were made; the budget for them is spent",
    )


def test_an_observation_far_away_that_is_not_in_the_space():
    model, findings = extracted(Deep)

    assert model.complete
    assert findings == [
        ("space", "the observation 4 of type int is not in Discrete(4)", TO_THE_END)
    ]


def test_a_reward_far_away_that_is_no_number():
    model, findings = extracted(NoNumber)

    assert not model.complete
    assert findings == [("api", "the reward must be a finite number, not nan", TO_THE_END)]


def test_a_reward_far_away_that_no_float_holds(monkeypatch):
    monkeypatch.setattr(NoNumber, "number", 10**400)
    _, findings = extracted(NoNumber)

    assert [(kind, way) for kind, _, way in findings] == [("api", TO_THE_END)]


class Falls(Line):
    """Raises in place 3."""

    def paid(self):
        if self.place == 3 and self.falls():
            raise RuntimeError("fallen")
        return super().paid()

    def falls(self):
        return True


class Slips(Falls):
    """Does so with probability 1/4."""

    def falls(self):
        return self.np_random.integers(4) == 0


class Suspects(Falls):
    """Raises where its generator is of another class than it expects."""

    def falls(self):
        return type(self.np_random) is not np.random.Generator


@pytest.mark.parametrize("target", [Falls, Slips])
def test_a_step_far_away_that_raises(target):
    model = extract_model(Extraction(target=target, hash_seeds=0))

    assert not model.complete
    assert [(f.kind, f.message, f.actions) for f in model.findings] == [
        ("exception", "step raised RuntimeError: fallen", (1, 1))
    ]


def test_an_exception_that_only_enumerated_draws_raise_is_no_finding():
    model = extract_model(Extraction(target=Suspects, hash_seeds=0))

    assert model.findings == ()
    assert model.unknown == {(2, 1): 1}

"""Facts that are noted of a program while it is played, of which no process is made here."""

import os
import sys
import warnings
from types import SimpleNamespace

import pytest
from gymnasium import spaces

from provengym_delf import confined

ACTION = spaces.Discrete(2)


@pytest.fixture
def played(monkeypatch):
    """Return a function that plays an episode of given audit events, and returns what is told."""

    def told(events, observation=ACTION):
        hooks, done = [], []

        def episode(parameters):
            yield SimpleNamespace(observation_space=observation, action_space=ACTION)
            for event, *arguments in events:
                hooks[0](event, tuple(arguments))
            done.append(parameters)
            raise ValueError

        monkeypatch.setattr(sys, "addaudithook", hooks.append)
        monkeypatch.setattr(confined, "_episode", episode)
        with warnings.catch_warnings():
            found = confined.played({"size": 2})
        assert done == [{"size": 2}]
        hooks[0]("os.fork", ())  # what comes later is not the program's
        return found

    return told


def test_what_a_program_has_no_use_for_is_told_once(played):
    events = [
        ("open", "data", "r", os.O_RDONLY),
        ("import", "numpy"),
        ("socket.__new__", None, 2, 1, 0),
        ("socket.__new__", None, 2, 1, 0),
        ("open", "data", "w", os.O_WRONLY | os.O_CREAT),
        ("subprocess.Popen", "ls", [], None, None),
    ]

    assert played(events)["acts"] == ["opens a socket", "writes a file", "starts another program"]
    assert played(events[:2])["acts"] == []


def test_what_was_built_is_told_where_its_spaces_have_attributes(played):
    attribute = {"name": "value", "kind": "discrete", "low": 0, "high": 1}

    assert played([])["built"] == {"observation": [attribute], "action": [attribute]}
    assert played([], spaces.Text(3))["built"] is None  # and it is played all the same

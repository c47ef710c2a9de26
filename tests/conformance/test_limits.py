"""The limits of a check reach whatever they bound."""

from dataclasses import FrozenInstanceError, replace

import pytest

from corpus.zoo.right_grids import Grid
from corpus.zoo.right_ice import Icy, icy
from limited import DEFAULTS, checked
from provengym.conformance.run import prepare
from provengym.data.limits import NORMAL, THOROUGH, Limits


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({}, NORMAL),
        ({"engines": ["systematic"]}, THOROUGH),
        ({"limits": NORMAL, "engines": ["systematic"]}, NORMAL),
        ({"limits": replace(NORMAL, call_seconds=7.0)}, replace(NORMAL, call_seconds=7.0)),
    ],
)
def test_engines_that_are_named_are_thorough_unless_limits_are_given(given, meant):
    run, _, _ = prepare(Grid, **{**DEFAULTS, "params": {}, **given})

    assert run.limits == meant
    assert run.meter.watchdog.limit == meant.call_seconds


def test_they_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        NORMAL.call_seconds = 1.0  # type: ignore[misc]
    with pytest.raises(TypeError):
        Limits(1)  # type: ignore[misc]


def test_support_plays_without_seeds_as_often_as_it_is_told():
    limits = replace(NORMAL, support_followed_steps=100)
    few, more = (
        checked(Icy, limits, reference=icy, engines=["support"]).engines[0].meaning
        for limits in (limits, replace(limits, support_followed_unseeded_episodes=7))
    )

    episodes = [int(meaning.split()[6]) for meaning in (few, more)]
    assert episodes[1] == episodes[0] + 7

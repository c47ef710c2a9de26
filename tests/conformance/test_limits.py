"""The limits of a check reach whatever they bound."""

from dataclasses import FrozenInstanceError, replace

import pytest

from corpus.zoo.right_grids import Grid
from corpus.zoo.right_ice import Icy, icy
from limited import checked
from provengym.conformance import conform
from provengym.conformance.journal import Journal
from provengym.conformance.run import prepare
from provengym.data.limits import NORMAL, THOROUGH, Limits
from provengym.data.spec import CheckSpec


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({}, NORMAL),
        ({"engines": ["systematic"]}, NORMAL),
        ({"effort": "normal"}, NORMAL),
        ({"effort": "thorough"}, THOROUGH),
    ],
)
def test_limits_follow_from_the_effort_alone(given, meant):
    report = conform(Grid, reference="GridWorld", height=1, width=2, **given)

    assert report.spec.limits == meant


def test_limits_reach_what_plays_the_target():
    limits = replace(NORMAL, call_seconds=7.0)
    spec = CheckSpec(target=Grid, reference="GridWorld", limits=limits)
    session, _ = prepare(spec, Journal())

    assert session.limits == session.guard.limits == limits


def test_an_effort_that_there_is_not_is_named():
    with pytest.raises(ValueError, match="effort must be .*'normal'.*'thorough'.*got 'huge'"):
        conform(Grid, reference="GridWorld", effort="huge")


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

"""Gymnasium's time limit in a comparison of one environment with another."""

import math
from collections import Counter
from dataclasses import replace

import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from extraction.corridors import (
    LENGTH,
    LIMIT,
    Corridor,
    Counts,
    CountsFurther,
    CountsLess,
    NotAtTheEnd,
    counts,
    limited,
    many,
    wrapped,
)
from provengym.conformance import ConformanceError, Reference, conform
from provengym.conformance.references import find
from provengym.extraction.run import Extraction, extract_model
from provengym.finite.files import load_model
from provengym.models.last_steps import LastSteps


def model_of(target, **parameters):
    return extract_model(Extraction(target=target, parameters=parameters, budget="5000steps"))


def against(reference, target, **options):
    return conform(target, reference=reference, **{"budget": "12000steps", **options})


def told(report):
    return report.verdict, [(finding.kind, finding.step) for finding in report.findings]


EQUAL = {
    "the same wrapper": lambda **p: limited(LIMIT, **p),
    "two wrappers": lambda **p: limited(LIMIT + 5, inner=LIMIT, **p),
    "its own counter": lambda **p: counts(Counts, **p),
}
OTHER = {
    "none": (lambda **p: counts(Corridor, **p), LIMIT),
    "a longer one": (lambda **p: limited(LIMIT + 3, **p), LIMIT),
    "a shorter one": (lambda **p: limited(LIMIT - 1, **p), LIMIT - 1),
    "a longer one of its own": (lambda **p: counts(CountsFurther, **p), LIMIT),
    "a shorter one of its own": (lambda **p: counts(CountsLess, **p), LIMIT - 2),
    "one that spares the end": (lambda **p: counts(NotAtTheEnd, **p), LIMIT),
}


@pytest.fixture(scope="module", params=[0.0, 0.25], ids=["deterministic", "random"])
def slips(request):
    return request.param


@pytest.fixture(scope="module")
def under_limit(slips):
    model = model_of(limited(LIMIT, slips=slips))
    assert (model.states, model.time_limit, model.deterministic) == (LENGTH, LIMIT, not slips)
    assert "time limit" not in model.assumption
    return model


@pytest.mark.parametrize("same", EQUAL)
def test_the_same_limit_agrees(same, under_limit, slips):
    report = against(under_limit, EQUAL[same](slips=slips))

    assert told(report)[0] in ("equal", "agrees")
    assert report.verdict == "equal" or slips
    assert not any("time limit" in note for note in report.notes)


@pytest.mark.parametrize("other", OTHER)
def test_another_limit_differs_where_the_shorter_one_ends(other, under_limit, slips):
    make, step = OTHER[other]
    report = against(under_limit, make(slips=slips))

    assert told(report) == ("differs", [("truncated", step)])
    (finding,) = report.findings
    assert finding.reproduced == 3
    assert len(finding.actions) == step
    noted = [note for note in report.notes if "time limit" in note]
    assert len(noted) == (other in ("a longer one", "a shorter one"))
    assert all(note.endswith(f"in the reference {LIMIT}") for note in noted)


@pytest.mark.parametrize(
    ("make", "step"),
    [(lambda p: limited(LIMIT, **p), LIMIT), (lambda p: counts(CountsLess, **p), LIMIT - 2)],
    ids=["wrapper", "its own counter"],
)
def test_a_limit_that_the_reference_does_not_have_differs(make, step, slips):
    model = model_of(Corridor, slips=slips)
    assert model.time_limit is None

    assert told(against(model, make({"slips": slips}))) == ("differs", [("truncated", step)])
    assert told(against(model, counts(Corridor, slips=slips)))[0] in ("equal", "agrees")


def test_states_do_not_count_steps(tmp_path):
    """In files neither."""
    model = model_of(limited(1_000))
    path = tmp_path / "corridor.npz"
    model.save(path)
    assert load_model(path).time_limit == 1_000

    report = against(str(path), limited(1_000), engines=["exhaustive"])
    assert report.verdict == "equal"
    assert "all 4 states of both together" in report.meaning
    report = against(str(path), Corridor, engines=["systematic"], target_args={"length": LENGTH})
    assert "all 6 transitions" in report.meaning


def test_what_no_episode_is_long_enough_for_is_no_difference():
    model = model_of(limited(5, length=9))
    for engine in ("exhaustive", "systematic", "lockstep"):
        assert against(model, limited(5, length=9, hole=6), engines=[engine]).verdict != "differs"
        report = against(model, limited(5, length=9, hole=5), engines=[engine])
        assert told(report) == ("differs", [("reward", 5)])
    report = against(model, limited(5, length=9, hole=6), engines=["exhaustive"])
    assert report.verdict == "equal"


def test_what_no_episode_is_long_enough_for_is_not_tried():
    model = model_of(limited(5, length=60))
    report = against(model, limited(5, length=60), engines=["systematic"])
    assert "all 10 transitions" in report.meaning
    assert report.coverage.target_steps == 1 + 1 + 2 + 2 + 3 + 3 + 4 + 4 + 5 + 5


def test_what_steps_many_states_is_explored_as_far_as_episodes_lead():
    model = model_of(limited(5, length=9))
    report = against(model, many(5, length=9, hole=6), engines=["exhaustive"])
    assert "step_batch" in report.coverage.assumption
    assert (report.verdict, report.coverage.states) == ("equal", 6)
    report = against(model, many(5, length=9, hole=5), engines=["exhaustive"])
    assert told(report) == ("differs", [("reward", 5)])
    report = against(model, many(4, length=9))
    assert told(report) == ("differs", [("truncated", 4)])


def test_what_differs_below_the_limit_is_told_first(slips):
    model = model_of(limited(LIMIT, slips=slips))
    report = against(model, counts(Corridor, slips=slips, hole=1))
    assert told(report) == ("differs", [("reward", 1)])


@pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: mode.name)
def test_lanes_are_compared_at_the_limit(mode, slips):
    model = model_of(limited(LIMIT, slips=slips))

    def lanes(limit):
        one = limited(limit, slips=slips)
        return lambda: SyncVectorEnv([one, one], autoreset_mode=mode)

    assert against(model, lanes(LIMIT)).verdict in ("equal", "agrees")
    assert told(against(model, lanes(LIMIT - 1)))[1] == [("truncated", LIMIT - 1)]
    assert told(against(model, lanes(LIMIT + 1)))[1] == [("truncated", LIMIT)]


def test_a_limit_inside_of_another_wrapper_is_part_of_the_states():
    model = model_of(wrapped)
    assert model.time_limit is None


def test_a_model_is_what_its_own_target_is():
    model = provengym_extract(limited(LIMIT, slips=0.25))
    assert (model.findings, model.time_limit) == ((), LIMIT)
    assert f"4 of them as long as the time limit of {LIMIT} steps" in model.tested


def provengym_extract(target):
    import provengym

    return provengym.extract(target, budget="20000steps")


def step(cell, action):
    cell = max(cell + (1 if action else -1), 0)
    return cell, float(cell == LENGTH - 1), cell == LENGTH - 1


CORRIDOR = Reference(name="Corridor", actions=("back", "on"), start=0, step=step)


def test_a_reference_of_one_s_own_may_have_one():
    assert against(CORRIDOR, limited(LIMIT)).verdict == "equal"  # set aside
    assert against(replace(CORRIDOR, time_limit=LIMIT), limited(LIMIT)).verdict == "equal"
    for limit, least in ((LIMIT + 1, LIMIT), (math.inf, LIMIT), (3, 3)):
        report = against(replace(CORRIDOR, time_limit=limit), limited(LIMIT))
        assert told(report) == ("differs", [("truncated", least)])


@pytest.mark.parametrize("wrong", [0, -1, 2.5, "3", True])
def test_a_wrong_limit_is_named(wrong):
    with pytest.raises(ConformanceError, match=r"time_limit must be a number of steps.* got"):
        replace(CORRIDOR, time_limit=wrong)


def test_last_steps_are_the_most_probable_ones():
    """In the first step of two the end cannot be reached, in the second it is."""

    def two(state, action):
        if state == 0:
            return [(0.75, 1, 0.0, False), (0.25, 2, 0.0, True)] if action else [(1, 0, 0.0, False)]
        return [(1 / 4, 2, 0.0, True), (3 / 4, 1, 0.0, False)] if action else [(1, 2, 0.0, True)]

    reference = Reference(name="Two", actions=("a", "b"), start=0, step=two)
    model = find(reference).model({})
    lasting = {n: LastSteps(model, n, ending=False, most=100) for n in (1, 2, 150)}
    ending = {n: LastSteps(model, n, ending=True, most=100) for n in (1, 2, 150)}
    assert {plan.probability for plan in lasting.values()} == {1.0}
    assert ending[1].probability == 0.25
    assert ending[2].probability == ending[150].probability == 0.75
    states = model.columns(list(model.start_chances()))
    assert [ending[150].action(states, done) for done in (0, 148, 149)] == [0, 1, 1]
    assert Counter(lasting[150].action(states, n) for n in range(149)) == {0: 149}

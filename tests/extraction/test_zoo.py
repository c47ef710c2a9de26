"""Each leak of the zoo is named, unknown or refused; no extraction makes a wrong model of it that
says that it is complete."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction

import pytest

from extraction.zoo import (  # noqa: F401 - they fill it
    draws,
    late,
    libraries,
    outside,
    seeds,
    sources,
    states,
    world,
)
from extraction.zoo.base import (
    BUDGET,
    ENTRIES,
    LAST,
    Assumption,
    Exact,
    Finding,
    Incomplete,
    Refused,
    Remembered,
    Turns,
    Unknown,
    model_or_refusal,
)
from extraction.zoo.states import TURNS
from provengym import extract
from provengym.data.errors import ConformanceError


def extracted(entry):
    """The model of an environment of the zoo, or what stands in the way."""
    if entry.missing:
        pytest.skip(f"{entry.missing} is not installed")
    if entry.fresh:
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
            return process.submit(model_or_refusal, entry.make).result()
    return model_or_refusal(entry.make)


def goes_on(model):
    """For each place, the probability that a step goes on, whatever the action; None where there
    are several."""
    found = {}
    for state in range(len(model.observation_of)):
        if model.ended[state]:
            continue
        for action in range(2):
            row = state * 2 + action
            begin, end = model.row_starts[row], model.row_starts[row + 1]
            place = int(model.observations[model.observation_of[state]])
            chance = sum(
                model.probabilities[model.probability_of[k]]
                for k in range(begin, end)
                if int(model.observations[model.observation_of[model.successors[k]]]) == place + 1
            )
            found.setdefault(place, set()).add(Fraction(chance))
    return found


def steps_at(model, place):
    """Where a step leads from the states of a place, for each of them and each action."""
    return {
        tuple(int(model.observation(successor)) for _, successor, *_ in model.row(state, action))
        for state in range(model.states)
        for action in range(2)
        if not model.ended[state] and int(model.observation(state)) == place
    }


def told(model):
    """Return what a model says of itself, by the kinds of outcomes."""
    if isinstance(model, ConformanceError):
        return {Refused: [str(model)]}
    return {
        Unknown: [why for row in model.unknown_rows for why in row.reasons],
        Finding: [finding.message for finding in model.findings],
        Assumption: list(model.assumptions),
    }


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_nothing_leaks(entry):
    model = extracted(entry)

    said = told(model)
    if isinstance(entry.outcome, Exact):
        assert said.get(Refused, []) == said.get(Unknown, []) == said.get(Finding, []) == []
        assert model.complete
        assert goes_on(model) == {place: {entry.outcome.probability} for place in range(LAST)}
    elif isinstance(entry.outcome, Incomplete):
        assert Refused not in said
        assert not model.complete
    elif isinstance(entry.outcome, Remembered):
        assert model.complete
        assert steps_at(model, LAST - 1) == {(LAST - 1,), (LAST,)}
    elif isinstance(entry.outcome, Turns):
        assert model.complete
        assert len(model.observation_of) == TURNS * LAST + 1
        assert model.deterministic
    else:
        assert any(entry.outcome.words in text for text in said.get(type(entry.outcome), [])), said
        if not isinstance(entry.outcome, (Assumption, Refused)):
            assert not model.complete


def test_there_are_many():
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES) >= 60


def test_a_package_that_is_trusted_is_an_assumption():
    model = extract(libraries.NamesInStep, budget=BUDGET, trust=["zoo_of_figures"])

    assert model.complete
    assert "the compiled code of zoo_of_figures neither draws nor keeps anything" in (
        model.assumptions
    )
    untouched = extract(libraries.NamesNothing, budget=BUDGET, trust=["zoo_of_figures"])
    assert not any("zoo_of_figures" in one for one in untouched.assumptions)


def test_a_package_that_runs_and_is_not_known_names_the_option_that_trusts_it():
    (finding,) = extract(libraries.NamesInStep, budget=BUDGET).findings

    assert "--trust zoo_of_figures" in finding.message


@pytest.mark.parametrize("trust", [["a b"], [""], [3], "no/name"])
def test_what_is_trusted_must_be_names(trust):
    with pytest.raises(ConformanceError, match="trust must be the names of packages"):
        extract(libraries.NamesInStep, budget=BUDGET, trust=trust)

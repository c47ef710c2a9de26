"""An extraction is made again in processes with other hash seeds, and what differs is found."""

import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import gymnasium
import pytest

from extraction import small
from provengym.extraction import run
from provengym.extraction.run import Extraction, extract_model
from provengym.finite.bisimulation import differ

HERE = Path(__file__).parent


def extracted(target, **asked):
    return extract_model(Extraction(target=target, **{"budget": "20000steps", **asked}))


def test_an_order_that_matters_is_a_finding():
    model = extracted(small.Ordered)
    assert not model.complete
    (finding,) = model.findings
    assert finding.kind == "extraction"
    assert "in a process with the hash seed" in finding.message
    assert finding.actions == (1,)


def test_an_order_that_does_not_matter_is_told_with_what_could_go_unseen():
    model = extracted(small.Sorted)
    assert model.complete
    assert "4 processes with other hash seeds" in model.assumption
    assert "goes unseen with probability 1/8" in model.assumption


def test_models_that_are_numbered_otherwise_are_the_same():
    model = extracted(small.Renumbered)
    assert model.complete
    assert model.states == 1 + 2 * 8
    assert "4 processes with other hash seeds" in model.assumption


def test_without_a_set_one_other_process_is_asked():
    model = extracted(small.Coin)
    assert model.complete
    assert "none is met in the code that is reached" in model.assumption
    assert "2 processes with other hash seeds" in model.assumption


def test_no_model_elsewhere_is_a_finding():
    model = extracted(small.Picky)
    (finding,) = model.findings
    assert "there is no model" in finding.message
    assert "not with this hash seed" in finding.message


@pytest.mark.parametrize("target", [f"{HERE / 'small.py'}:Ordered", "extraction.small:Ordered"])
def test_targets_are_named_by_texts(target):
    assert "hash seed" in extracted(target).findings[0].message


def test_an_environment_that_was_registered_here_is_known_elsewhere():
    gymnasium.register("zoo/Ordered-v0", entry_point=small.Ordered)
    try:
        model = extracted("zoo/Ordered-v0")
    finally:
        del gymnasium.registry["zoo/Ordered-v0"]
    assert "hash seed" in model.findings[0].message


class OfMain(small.Coin):
    """Stands in for a class of a script."""


def test_what_cannot_be_named_elsewhere_is_said(monkeypatch):
    class Local(small.Coin):
        pass

    for target in (Local, small.Coin()):
        model = extracted(target)
        assert model.complete
        assert "no other was tried: the target cannot be named in another" in model.assumption
    monkeypatch.setattr(OfMain, "__module__", "__main__")
    monkeypatch.setattr(sys.modules["__main__"], "OfMain", OfMain, raising=False)
    model = extracted(OfMain)
    assert "no other was tried: a fresh process did not have the target" in model.assumption


@pytest.mark.parametrize(
    ("extractions", "words"),
    [(1.5, "no other was tried: the budget did not suffice"), (2.5, "but what 2 processes")],
)
def test_the_comparison_keeps_to_a_budget_of_steps(extractions, words):
    _, told = run._in_a_fork(Extraction(target=small.Sorted, budget="20000steps"))
    model = extracted(small.Sorted, budget=f"{int(extractions * told['calls'])}steps")
    assert model.complete
    assert words in model.assumption


def test_models_are_compared_exactly():
    lake = extracted("FrozenLake-v1", hash_seeds=0)
    assert differ(lake, replace(lake)) is None
    twice = replace(lake, rewards=lake.rewards + (lake.rewards == 1))
    assert differ(lake, twice)[1] == differ(twice, lake)[1] != ()
    number = int(lake.probability_of[0])
    chances = list(lake.probabilities)
    chances[number] -= Fraction(1, 2**60)
    assert differ(lake, replace(lake, probabilities=tuple(chances))) is not None
    assert differ(lake, replace(lake, terminated=~lake.terminated)) is not None
    assert differ(lake, replace(lake, actions=("a", "b", "c", "d"))) is not None

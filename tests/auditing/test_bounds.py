"""Bounds of the best return of processes that are not known as a whole."""

import random
import re
from dataclasses import replace
from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import provengym
from auditing.processes import END, drawn, process
from provengym.finite.model import ExtractionFinding, Unknown

HALF, ONE = Fraction(1, 2), Fraction(1)
LOW, HIGH = -1, 2
"""Between these `drawn` pays."""
PAYS = "if each step pays between -1 and 2 (--reward-range)"
CUT = [
    [[(ONE, 1, -1)], [(ONE, END, -3)]],
    [[(ONE, 0, -1)], [(ONE, END, 9)]],
]
"""To wait, to leave for -3, or to take what is behind state 1."""


def is_sound(bounds, best):
    """Return whether the best return lies within bounds, but for what is lost in certifying it."""
    slack = Fraction(1, 10**5)
    return (bounds.low is None or bounds.low <= best.high + slack) and (
        bounds.high is None or best.low <= bounds.high + slack
    )


def with_parts_lost(seed, fine=1):
    """A process at random, and what is left of it where the last outcomes of two rows are lost."""
    rng = random.Random(seed)
    rows = drawn(rng)
    if fine > 1:  # chances whose common denominator no certificate holds
        rows = [
            [
                [(p + (k == 0) * Fraction(1, 3**fine) - (k == 1) * Fraction(1, 3**fine), s, r)
                 for k, (p, s, r) in enumerate(o)] if len(o) > 1 else o
                for o in row
            ]
            for row in rows
        ]  # fmt: skip
    places = [(s, a) for s, row in enumerate(rows) for a in range(len(row))]
    return process(rows), process(rows, lost=rng.sample(places, 2))


@pytest.mark.parametrize("fine", [1, 40])
@pytest.mark.parametrize("objective", [{"horizon": 4}, {"discount": "1/2"}])
def test_the_best_return_lies_between_two_certified_bounds(objective, fine):
    for seed in range(8):
        whole, part = with_parts_lost(seed, fine)
        best = provengym.audit(whole, **objective).best_return.value
        report = provengym.audit(part, **objective, reward_range=f"{LOW}:{HIGH}")
        found = report.best_return

        assert is_sound(found.value, best), seed
        assert str(found).endswith(PAYS), seed
        assert report.verdict in ("undecided", "defect")
        assert "best_return_if_unknown_pays_most" in found.certificates
        for name in found.certificates:
            certificate = report.certificates[name]
            assert provengym.check(certificate.model, certificate).holds, name
        assert not any("if unknown outcomes pay" in note for note in report.notes)
        wide = provengym.audit(part, **objective, reward_range=(LOW - 1, HIGH + 1)).best_return
        assert wide.value.low <= found.value.low
        assert found.value.high < wide.value.high


def test_a_claim_is_decided_by_a_range_that_is_named():
    model = process(CUT, lost=[(1, 1)])
    claims = {"best_expected_return": 4, "reward_threshold": 4}
    for given, holds in (((-3, 5), None), ("-3:4", False)):
        report = provengym.audit(model, horizon=2, reward_range=given, claims=claims)
        assert [claim.holds for claim in report.claims] == [holds] * 2
    assert report.verdict == "defect"
    text = "between -2 and 3, if each step pays between -3 and 4 (--reward-range)"
    assert [claim.found for claim in report.claims] == [text, f"at best {text}"]
    assert text in report.findings[0].story
    found = report.to_dict()["best_return"]
    assert (found["low"], found["high"], found["given"]) == (-2, 3, text.partition("if ")[2])
    names = ["best_known_return", "best_return_if_unknown_pays_most"]
    assert found["certificates"] == names
    assert set(names) <= set(report.to_dict()["certificates"])
    assert all(name in report.to_html() for name in names)


def test_what_goes_on_after_the_unknown_step_counts():
    # What is not known pays 2 and comes back to where 2 is had again: 1 + 2 in each of three steps.
    rows = [[[(HALF, 0, 2), (HALF, 0, 2)]]]
    found = provengym.audit(process(rows, lost=[(0, 0)]), horizon=3, reward_range=(-1, 2))
    assert (found.best_return.value.low, found.best_return.value.high) == (
        Fraction(2 - 1, 2) + Fraction(2 - 1, 4) - Fraction(1, 2) + Fraction(2 - 1, 8)
        - Fraction(1, 2) - Fraction(1, 4),
        6,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("ranges", "told"),
    [
        ({"reward_range": (-3, 0)}, "between -3 and -1 among policies that end, if each step pays"),
        ({"reward_range": (-3, 1)}, "at least -3"),
        ({"return_range": (2, 4)}, "between 1 and 3, if an episode earns between 2 and 4 from"),
        ({"return_range": "-9:-7"}, "between -3 and -3"),
        ({"return_range": (2, 4), "reward_range": (-3, 0)}, "between 1 and -1"),
    ],
)
def test_the_total_return_needs_rewards_of_one_sign_or_a_range_of_returns(ranges, told):
    model = process(CUT, lost=[(1, 1)])
    if told == "between 1 and -1":
        with pytest.raises(ValueError, match="what is given contradicts what is known: an episode"):
            provengym.audit(model, **ranges)
        return
    report = provengym.audit(model, **ranges)
    assert str(report.best_return).startswith(told if "-3 and -3" not in told else "-3")
    lacks = "known from below only: give --return-range LO:HI" in report.meaning
    assert lacks == told.startswith("at least")


def test_what_is_known_from_above_only():
    rows = [[[(HALF, END, -1), (HALF, END, -5)]]]
    report = provengym.audit(
        process(rows, lost=[(0, 0)]), reward_range=(-9, -1), claims={"reward_threshold": 0}
    )
    assert str(report.best_return).startswith("at most -1, if each step pays between -9 and -1")
    assert report.to_dict()["best_return"]["low"] is None
    assert report.claims[0].holds is False
    assert "not decided: the best return is known from above only" in " ".join(report.notes)


def test_what_pays_nothing_less_is_known_from_below():
    # One may stay for ever at no reward, and what is not known may do so too.
    rows = [[[(ONE, 0, 0)], [(HALF, END, 1), (HALF, END, 1)]]]
    model = process(rows, lost=[(0, 1)])
    found = provengym.audit(model, reward_range=(0, 1)).best_return
    assert (found.value.low, found.value.high, found.policies) == (HALF, None, "all")


def test_an_unknown_start_pays_from_its_first_step():
    half = process([[[(ONE, END, 1)], [(ONE, END, 0)]]], {0: HALF})
    model = replace(half, unknown_rows=(Unknown(None, None, HALF, {"lost": 1}),))
    for ranges, low, high in (
        ({"reward_range": (-1, 2), "horizon": 3}, HALF - Fraction(3, 2), HALF + 3),
        ({"return_range": (-1, 2), "horizon": 3}, 0, HALF + 1),
        ({"return_range": (-1, 2)}, 0, HALF + 1),
        ({"return_range": (-1, 2), "discount": HALF}, 0, HALF + 1),
    ):
        found = provengym.audit(model, **ranges).best_return.value
        assert float(found.low) == pytest.approx(float(low), abs=1e-6)
        assert float(found.high) == pytest.approx(float(high), abs=1e-6)


def test_a_known_reward_outside_of_the_range_is_wrong_use():
    message = "every reward that is known, and action 1 after \\[\\] pays -3, got -2:0"
    with pytest.raises(ValueError, match=message):
        provengym.audit(process(CUT, lost=[(1, 1)]), reward_range=(-2, 0))
    assert provengym.audit(process(CUT), reward_range=(-3, 9)).best_return.given == ""


@pytest.mark.parametrize("name", ["reward_range", "return_range"])
@pytest.mark.parametrize(
    ("given", "error"),
    [
        ("3", ValueError),
        ("1:0", ValueError),
        ("0:1:2", ValueError),
        ("a:b", ValueError),
        ("0:1e999", ValueError),
        ((0, float("nan")), ValueError),
        ((0, None), TypeError),
        (3, TypeError),
    ],
)
def test_wrong_ranges(name, given, error):
    with pytest.raises(error, match=f"^{name} must be LO:HI"):
        provengym.audit(process(CUT), **{name: given})


@pytest.mark.parametrize("ways", [1, 2])
def test_an_unknown_start_may_succeed_and_may_fail(ways):
    """Of the starts a quarter is known, from which a step succeeds, or leads to where one does."""
    quarter = Fraction(1, 4)
    rows = [[[(1, END if ways == 1 else 1, 1)]], [[(1, END, 1)]]][:ways]
    model = process(rows, starts={0: quarter})
    model = replace(model, unknown_rows=(Unknown(None, None, 1 - quarter, {"lost": 1}),))

    report = provengym.audit(model, success="terminated")

    found = report.success_probability
    assert found.low <= quarter < quarter + Fraction(1, 100) < 1 - Fraction(1, 100) < found.high


class Drifts(gymnasium.Env):
    """Begins at a number with a density, which it keeps."""

    observation_space = gymnasium.spaces.Box(-1, 1, (1,))
    action_space = gymnasium.spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = np.float32(self.np_random.uniform(-1, 1, (1,)))
        return self.place.copy(), {}

    def step(self, action):
        return self.place.copy(), -1.0, False, False, {}


@pytest.mark.parametrize(
    ("options", "bounds"),
    [
        ({"reward_range": (-1, 0), "horizon": 4}, "between -4 and 0, if each step pays"),
        ({"reward_range": (-3, -1), "horizon": 4}, "between -12 and -1, if"),
        ({"reward_range": (1, 3), "horizon": 4}, "between 1 and 12, if"),
        ({"reward_range": (-1, 2), "discount": "3/4"}, "between -4 and 8, if"),
        ({"reward_range": (-3, -1)}, "at most -1, if"),
        ({"reward_range": (1, 3)}, "at least 1, if"),
        ({"return_range": (-9, 5)}, "between -9 and 5, if an episode earns"),
        ({"return_range": (-9, 5), "reward_range": (-1, 0), "horizon": 4}, "between -4 and 0"),
    ],
)
def test_ranges_bound_the_best_return_where_no_start_is_known(options, bounds):
    report = provengym.audit(Drifts, **options, budget="500steps")

    assert str(report.best_return).startswith(bounds)
    assert report.verdict == "undecided"
    assert "give --" not in report.meaning


def test_where_no_start_is_known_it_is_told_what_bounds_the_best_return():
    total = provengym.audit(Drifts, reward_range=(-1, 1), budget="500steps")
    within = provengym.audit(Drifts, horizon=4, budget="500steps")

    assert total.best_return is within.best_return is None
    assert "no best return is known: give --return-range LO:HI" in total.meaning
    assert "no best return is known: give --reward-range LO:HI" in within.meaning
    assert "of 0 others" not in within.meaning
    with pytest.raises(ValueError, match="what is given contradicts"):
        provengym.audit(
            Drifts, horizon=2, reward_range=(-1, 0), return_range=(2, 3), budget="500steps"
        )


@pytest.mark.parametrize("options", [{}, {"return_range": (-5, 5)}])
def test_no_range_is_asked_for_where_none_would_bound_the_best_return(options):
    found = ExtractionFinding(kind="extraction", message="the code of a package is compiled")
    model = replace(process(CUT, lost=[(1, 1)]), findings=(found,))

    report = provengym.audit(model, **options)

    assert report.best_return is None
    assert "no best return is known where not every outcome is" in report.meaning
    assert "give --" not in report.meaning


def test_the_range_of_a_note_can_be_given_as_it_is_told():
    rows = [[[(Fraction(1), 0, -0.06 - 2**-54)], [(Fraction(1), 0, 0.5)]]]
    part = process(rows, lost=[(0, 1)])
    (note,) = (
        note for note in provengym.audit(part, horizon=3).notes if "unknown outcomes" in note
    )
    low, high = re.findall(r"between (\S+) and (\S+) a step", note)[0]

    assert provengym.audit(part, horizon=3, reward_range=f"{low}:{high}").best_return is not None
    with pytest.raises(ValueError, match=f"pays {low}, got -0.06:1"):
        provengym.audit(part, horizon=3, reward_range="-0.06:1")


@pytest.mark.parametrize("unfinished", ["", "the budget is spent"])
def test_an_example_of_a_range_is_given_where_all_states_were_explored(unfinished):
    model = replace(process(CUT, lost=[(1, 1)]), unfinished=unfinished)

    report = provengym.audit(model, horizon=3)

    assert "give --reward-range LO:HI" in report.meaning
    assert ("as --reward-range=" in report.meaning) == (not unfinished)

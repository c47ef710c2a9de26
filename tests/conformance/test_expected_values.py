"""References that expect a tolerance, an interval, a predicate or a mean for a value."""

import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete

import provengym
from corpus.own_references import LEFT_RIGHT, QUICK, Walk
from provengym.conformance import (
    Between,
    ConformanceError,
    Mean,
    Near,
    Reference,
    Satisfies,
    conform,
)
from provengym.models.expected_values import accepts, overlap, tolerant
from provengym.statistics.means import MeanProcess, MeanTests

EVEN = Satisfies(lambda value: value % 2 == 0, "an even number")


@pytest.mark.parametrize(
    ("expected", "right", "wrong", "text"),
    [
        (Near(0.9, 1e-6), [0.9, np.float32(9) * 0.1, np.array(0.9)], [0.91, "0.9"], "0.9 ± 1e-06"),
        (Near(3, 0), [3, 3.0, np.int8(3)], [3.1, None, float("nan")], "3 ± 0"),
        (Between(0, 1), [0, 1.0, True], [-0.1, 1.1, float("nan"), [0.5]], "between 0 and 1"),
        (Between(0, float("inf")), [1e300], [-1], "between 0 and inf"),
        (EVEN, [2, 4.0], [3], "an even number"),
        (Mean(2, -1, 4), [-1, 4], [-2, 5], "mean 2.0"),
        (Mean(2, sigma=0.5), [1e6, -1e6], [float("nan")], "mean 2.0"),
    ],
)
def test_each_kind_accepts_its_values(expected, right, wrong, text):
    assert str(expected) == text
    assert all(map(expected.accepts, right))
    assert not any(map(expected.accepts, wrong))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Near("0.9", 1), "Near: value must be a finite number, got '0.9'"),
        (lambda: Near(0.9, -1), "Near: tolerance must be a finite number, 0 or more, got -1"),
        (lambda: Between(float("nan"), 1), "Between: low must be a number, got nan of type float"),
        (lambda: Between(1, 0), "Between: high must be a number, 1 or more, got 0"),
        (lambda: Satisfies("even", "even"), "Satisfies: predicate must be a function, got 'even'"),
        (lambda: Satisfies(bool, " "), "Satisfies: text must describe the predicate"),
        (lambda: Mean(float("inf"), 0, 1), "Mean: value must be a finite number"),
        (lambda: Mean(2), "Mean: low < high around the value, or sigma > 0, must be given"),
        (lambda: Mean(2, 0, 1), "must be given as (low, high, sigma), got (0, 1, None)"),
        (lambda: Mean(2, 0, 3, 1), "must be given"),
        (lambda: Mean(2, sigma=0), "must be given"),
        (lambda: EVEN.accepts("x"), "Satisfies: the predicate 'an even number' raised TypeError"),
    ],
)
def test_an_argument_that_does_not_fit_is_named(make, said):
    with pytest.raises(ConformanceError) as error:
        make()

    assert said in str(error.value)


def test_the_package_exports_them():
    for kind in (Near, Between, Satisfies, Mean):
        assert getattr(provengym, kind.__name__) is kind


def test_conditions_stand_at_any_depth():
    expected = {"a": (1, Near(0.5, 0.1)), "b": [EVEN]}

    assert accepts(expected, {"a": np.array([1, 0.55]), "b": (4,)})
    for wrong in (
        {"a": (1, 0.7), "b": (4,)},
        {"a": (1, 0.5), "b": (3,)},
        {"a": (1, 0.5, 2), "b": (4,)},
        {"a": (1, 0.5)},
        None,
    ):
        assert not accepts(expected, wrong)
    assert accepts(tolerant(np.array([1.0, 2.0]), 0.1), [1.05, 1.95])
    assert not accepts(tolerant({"a": (1.0,)}, 0.1), {"a": (1.2,)})


def test_what_may_be_shown_alike_overlaps():
    assert overlap((0, Between(0, 1)), (0, Near(1.5, 0.5)))
    assert not overlap((0, Between(0, 1)), (1, Between(0, 1)))
    assert not overlap((Between(0, 1),), (2,))
    assert overlap((EVEN,), (2,))
    assert not overlap((EVEN,), (3,))
    assert overlap((EVEN,), (Between(0, 1),))


# References and targets: a corridor that shows its cell and a second number, and pays a third.


def wide(reward=-1.0, second=0.0, chance=None, **more):
    def step(cell, action):
        following = max(cell - 1, 0) if action == 0 else cell + 1
        paid = reward(following) if callable(reward) else reward
        outcome = following, paid, following == 4
        if chance is None:
            return outcome
        stays = cell, reward(cell) if callable(reward) else reward, False
        return [(chance, *outcome), (1 - chance, *stays)]

    def observe(cell):
        return {"cell": cell, "more": (second(cell) if callable(second) else second,)}

    return Reference(name="Wide", actions=LEFT_RIGHT, start=0, step=step, observe=observe, **more)


class Wide(Walk):
    def __init__(
        self, reward=lambda cell, random: -1.0, second=lambda cell, random: 0, chance=None
    ):
        super().__init__()
        self.observation_space = Dict(cell=Discrete(5), more=Box(-99, 99, (1,), np.float32))
        self.paid, self.second, self.chance = reward, second, chance
        self.random = np.random.default_rng()

    def reset(self, seed=None):
        if seed is not None:
            self.random = np.random.default_rng(seed)
        return super().reset()

    def moved(self, action):
        lazy = self.chance is not None and self.random.random() > self.chance
        return self.cell if lazy else super().moved(action)

    def step(self, action):
        observation, _, *rest = super().step(action)
        return observation, float(self.paid(self.cell, self.random)), *rest

    def shown(self):
        second = self.second(self.cell, self.random)
        return {"cell": self.cell, "more": np.array([second], np.float32)}


def uniform(cell, random):
    return random.random()


KINDS = {
    "near": (
        Near(0.9, 1e-6),
        lambda cell, random: np.float32(9) * np.float32(0.1),
        lambda cell, random: 0.9 + 1e-4 * (cell == 2),
        "0.9 ± 1e-06",
    ),
    "between": (
        Between(0, 1),
        uniform,
        lambda cell, random: random.random() + (cell == 2),
        "between 0 and 1",
    ),
    "satisfies": (
        EVEN,
        lambda cell, random: 2.0 * random.integers(5),
        lambda cell, random: 2.0 * random.integers(5) + (cell == 2),
        "an even number",
    ),
    "mean": (
        Mean(0.5, 0, 1),
        uniform,
        lambda cell, random: random.random() + (cell == 2),
        "mean 0.5",
    ),
}


def words(report):
    return report.findings[0].story if report.findings else ""


@pytest.mark.parametrize("chance", [None, 0.5])
@pytest.mark.parametrize("part", ["reward", "second"])
@pytest.mark.parametrize("kind", KINDS)
def test_right_targets_agree_and_wrong_ones_differ(kind, part, chance):
    expected, right, wrong, text = KINDS[kind]
    reference = wide(**{part: expected}, chance=chance)
    is_sampled = chance is not None or kind == "mean"
    engines = ["contract", "support", "stochastic"] if is_sampled else [*QUICK, "exhaustive"]
    options = {"reference": reference, "engines": engines, "budget": "8000steps"}

    report = conform(lambda: Wide(**{part: right}, chance=chance), **options)
    assert report.verdict in ("equal", "agrees"), words(report)

    report = conform(lambda: Wide(**{part: wrong}, chance=chance), **options)
    assert report.verdict == "differs"
    kinds = {"reward"} if part == "reward" else {"observation", "transition"}
    assert report.findings[0].kind in kinds, words(report)
    assert text in words(report)
    assert text in str(report.to_dict()["findings"][0]["expected"])
    if not is_sampled:
        assert report.findings[0].actions == (1, 1)


def test_a_wrong_cell_is_seen_beside_a_loose_component():
    class Jumps(Wide):
        def moved(self, action):
            return 2 if (self.cell, int(action)) == (2, 0) else super().moved(action)

    reference = wide(second=Between(0, 1))
    report = conform(lambda: Jumps(second=uniform), reference=reference, engines=QUICK)

    assert report.findings[0].kind == "transition"
    assert report.findings[0].actions == (1, 1, 0)


def test_observations_have_a_tolerance():
    def second(cell, random):
        return 0.1 * cell + 1e-5

    reference = wide(second=lambda cell: 0.1 * cell, observation_tolerance=1e-4)
    assert (
        conform(lambda: Wide(second=second), reference=reference, engines=QUICK).verdict == "equal"
    )
    report = conform(
        lambda: Wide(second=second), reference=wide(second=lambda cell: 0.1 * cell), engines=QUICK
    )
    assert report.verdict == "differs"
    report = conform(
        lambda: Wide(second=lambda cell, _: 0.1 * cell + 1e-3 * (cell == 3)),
        reference=reference,
        engines=QUICK,
    )
    assert report.findings[0].actions == (1, 1, 1)
    with pytest.raises(ConformanceError, match="observation_tolerance must be a number, 0 or more"):
        wide(observation_tolerance=-1)


GAUSSIAN = Mean(2, sigma=0.5)
MEANS = {
    "gaussian": (GAUSSIAN, lambda cell, random: random.normal(2, 0.5), 0.25),
    "bounded": (Mean(0.25, 0, 1), lambda cell, random: random.random() < 0.25, 0.3),
}


@pytest.mark.parametrize(
    ("kind", "part", "chance"),
    [
        ("gaussian", "reward", None),
        ("gaussian", "second", 0.5),
        ("bounded", "reward", 0.5),
        ("bounded", "second", None),
    ],
)
def test_a_mean_that_is_off_is_found(kind, part, chance):
    expected, right, shift = MEANS[kind]

    def wrong(cell, random):
        if kind == "gaussian":
            return random.normal(2 + shift * (cell == 3), 0.5)
        return random.random() < 0.25 + shift * (cell == 3)

    options = {"reference": wide(**{part: expected}, chance=chance), "budget": "30000steps"}
    report = conform(lambda: Wide(**{part: right}, chance=chance), **options)
    assert report.verdict in ("equal", "agrees"), words(report)
    assert "means agree with the reference" in report.meaning

    report = conform(lambda: Wide(**{part: wrong}, chance=chance), **options)
    (finding,) = report.findings
    assert finding.kind == "distribution"
    assert finding.action_labels[:2] == ("right", "right")
    place = "reward" if part == "reward" else "observation['more'][0]"
    assert f"  {place}" in finding.story
    assert f"mean {expected.value:.4g}" in finding.story.replace("mean 2.0", "mean 2")
    assert "samples   <--" in finding.story


def test_a_process_of_a_right_mean_never_tells_and_of_a_wrong_one_soon_does():
    random = np.random.default_rng(0)
    level = np.log(1e6)
    for mean, draw, scale in (
        (Mean(2, sigma=0.5), lambda off: random.normal(2 + off, 0.5), 0.5),
        (Mean(0.5, -1, 2), lambda off: 2.0 if random.random() < 0.5 + off / 3 else -1.0, 1.5),
        (Mean(0.1, 0, 1), lambda off: random.random() < 0.1 + off, 0.3),
        (Mean(0, 0, 1), lambda off: float(off > 0 and random.random() < off), 0.5),
    ):
        rights = [MeanProcess(mean) for _ in range(30)]
        highest = -np.inf
        for right in rights:
            for _ in range(1000):
                right.add(draw(0.0))
                highest = max(highest, right.log)
        assert highest < np.log(1e4)
        # Of 30 supermartingales the average exceeds 20 with probability 1/20 at most.
        assert np.mean([np.exp(right.log) for right in rights]) < 20
        wrong = MeanProcess(mean)
        while wrong.log < level and wrong.samples < 1000:
            wrong.add(draw(scale / 2))
        assert wrong.samples < 400
        assert wrong.detectable(level) > scale / 2
        for _ in range(20000):
            right.add(draw(0.0))
        assert right.detectable(level) < (scale / 4 if mean.value else 1)


def test_evidence_of_many_means_adds_up():
    random = np.random.default_rng(1)
    tests = MeanTests(2e6)
    for _ in range(200):
        for name in range(50):
            tests.add(name, GAUSSIAN, random.normal(2.1, 0.5), (0,) * (1 + name))
    assert max(test.log for test in tests.single.tests.values()) < np.log(2e6)
    assert tests.found
    assert tests.samples == 10_000

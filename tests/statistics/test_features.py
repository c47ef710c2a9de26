"""Frequencies of features in hunts, whose boards are hidden."""

from collections import Counter
from fractions import Fraction
from random import Random

import numpy as np
import pytest

from corpus.zoo.right_hunts import Hunt
from corpus.zoo.wrong_hunts import EastWind, FarApart, SafeLanding
from provengym.conformance import Binding, conform, replay
from provengym.conformance.engines import support
from provengym.envs.hunter_wumpus.reference import HunterWumpusModel
from provengym.models.columns import distinct
from provengym.models.walks import random_walk
from provengym.processes.budget import OutOfTime
from provengym.statistics.cells import columns
from provengym.statistics.features import ExponentialTilts, Feature, Features

SMALL = {"size": 2, "num_pits": 1}
MIDDLE = {"size": 3, "num_pits": 1, "max_steps": 6}
DISTRIBUTION = (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))


def looks_of(outcomes):
    """Return the look of each outcome: the numbers of the observation, the reward and the end."""
    parts = [outcomes.observations.T, outcomes.rewards, outcomes.terminated]
    return [tuple(look) for look in np.vstack(parts).T.tolist()]


def foreseen(model, belief, action):
    """Each outcome of a step from each state of a belief: what it shows, where, how probably."""
    for before, chance in belief.items():
        outcomes = model.outcomes(model.columns([before]), action)
        for look, after, share in zip(
            looks_of(outcomes), columns(outcomes.states), outcomes.chances(), strict=True
        ):
            yield look, after, chance * share


def law_of(number, looks):
    """The distribution of one number of the looks, from pairs of a look and its probability."""
    distribution = {}
    for look, chance in looks:
        distribution[look[number]] = distribution.get(look[number], 0) + chance
    return dict(sorted(distribution.items()))


def given_those_before(shown, looks):
    """The distribution of each number of what a reset shows, given the numbers before it."""
    looks = list(looks)
    for number in range(len(shown)):
        alike = [(look, chance) for look, chance in looks if tuple(look[:number]) == shown[:number]]
        total = sum(chance for _, chance in alike)
        yield law_of(number, [(look, chance / total) for look, chance in alike])


def hunts(model, features, random, episodes):
    """Right episodes: before each call the distributions that brute force has."""
    chances = model.start_chances()
    seen = model.observe(model.columns(list(chances))).tolist()
    for _ in range(episodes):
        (state,) = random.choices(list(chances), list(chances.values()))
        (shown,) = model.observe(model.columns([state])).tolist()
        yield given_those_before(tuple(shown), zip(seen, chances.values(), strict=True))
        states = model.starts(tuple(shown))
        features.began(states)
        belief = dict.fromkeys(columns(states), Fraction(1, states.shape[1]))
        for action in random_walk(model, 8, random):
            every = list(foreseen(model, belief, action))
            looks = [(look, chance) for look, _, chance in every]
            yield (law_of(number, looks) for number in range(len(features.at_step)))
            own = model.outcomes(model.columns([state]), action)
            chosen = random.randrange(len(own))
            state, look = columns(own.states)[chosen], looks_of(own)[chosen]
            expected = model.outcomes(states, action)
            done = expected.where(np.array([other == look for other in looks_of(expected)]))
            features.stepped(states, action, expected, done)
            states, belief = distinct(done.states), {}
            for other, after, chance in every:
                if other == look:
                    belief[after] = belief.get(after, 0) + chance
            belief = {after: chance / sum(belief.values()) for after, chance in belief.items()}
            if own.terminated[chosen]:
                break


@pytest.mark.parametrize("parameters", [SMALL, MIDDLE], ids=str)
def test_the_laws_are_those_of_brute_force(parameters, monkeypatch):
    model, added = HunterWumpusModel(parameters), []
    features = Features(model)
    monkeypatch.setattr(
        Feature, "add", lambda self, sample, _: added.append((self.name, sample.distribution))
    )
    wanted, uncertain = [], 0
    for laws in map(list, hunts(model, features, Random(5), 40)):
        every = features.at_reset if len(laws) == len(model.parts) else features.at_step
        wanted += zip((one.name for one in every), laws, strict=True)
        uncertain += len(laws[-1]) > 1

    assert added == wanted[: len(added)]
    assert len(wanted) - len(added) in (0, len(features.at_step))
    assert uncertain > 50
    assert all(list(distribution) == sorted(distribution) for _, distribution in added)


def test_a_tilt_is_a_martingale():
    """Over the outcomes of a distribution, the expected factor of each alternative is 1."""
    factors = []
    for outcome in range(3):
        tilts = ExponentialTilts()
        tilts.add(DISTRIBUTION, outcome)
        factors.append(np.exp(tilts._logs))
        assert tilts.mean == pytest.approx(factors[-1].mean())

    assert np.array(DISTRIBUTION, dtype=float) @ np.array(factors) == pytest.approx(1)
    assert all(np.ptp(factor) > 0.1 for factor in factors)


def test_right_hunts_are_accused_as_rarely_as_is_said():
    """The evidence reaches 10 in one of ten runs at most."""
    model, high = HunterWumpusModel(SMALL), 0
    for seed in range(150):
        features = Features(model)
        for _ in hunts(model, features, Random(seed), 6):
            pass
        high += features.highest >= 10

    assert high <= 15


@pytest.mark.parametrize(
    ("target", "step", "look"),
    [(EastWind, 1, "player x 0"), (SafeLanding, 0, "pit_adjacent 1"), (FarApart, 0, "wumpus")],
)
@pytest.mark.parametrize("parameters", [{}, MIDDLE], ids=["default", "small"])
def test_what_comes_too_often_is_found(target, step, look, parameters, tmp_path):
    report = conform(target, reference="HunterWumpus", budget=300, **parameters)

    (finding,) = report.findings
    assert (finding.kind, finding.step, finding.reproduced) == ("distribution", step, 3)
    assert (finding.check, finding.engine) == ("support", "support")
    expected, got = finding.expected["distribution"], finding.got["distribution"]
    assert sum(expected.values()) == pytest.approx(1)
    assert sum(got.values()) == pytest.approx(1)
    assert all(name.startswith(look.split()[0]) for name in got)
    assert min(got[name] - expected[name] for name in got if look in name) < -0.03
    assert finding.got["e_value"] >= 1e6
    assert f"  {look} " in finding.story
    file, _ = report.save(tmp_path)
    assert replay(file).same
    assert not replay(file, target=Hunt).reproduced


def test_a_report_without_findings_says_how_sure_it_is():
    report = conform(Hunt, reference="HunterWumpus", **MIDDLE)
    coverage = report.to_dict()["coverage"]

    assert report.verdict == "agrees"
    assert coverage["false_positive_probability"] == 1e-6
    assert 0.01 < coverage["detectable"]["common"] < 0.2
    assert f"wrong by more than {coverage['detectable']['common']:.2g} " in report.meaning


def test_too_few_samples_show_nothing():
    assert "too few samples to show" in str(Features(HunterWumpusModel(SMALL)))


def test_where_the_true_state_is_read_large_boards_are_counted_too():
    binding = Binding(state=lambda env: env.state())
    arguments = {"reference": "HunterWumpus", "binding": binding, "size": 8, "num_pits": 9}
    (finding,) = conform(EastWind, **arguments).findings

    assert (finding.kind, finding.step) == ("distribution", 1)
    assert conform(Hunt, **arguments)


def test_what_is_impossible_says_more_than_what_is_rare():
    class Later(SafeLanding):
        """Pays what nobody pays, from the sixtieth episode on."""

        episodes = 0

        def place(self):
            super().place()
            self.episodes += 1

        def pay(self, before):
            return 7 if self.episodes > 60 else super().pay(before)

    early = conform(SafeLanding, reference="HunterWumpus", **MIDDLE).findings[0]
    assert early.got["samples"] < 60
    (finding,) = conform(Later, reference="HunterWumpus", **MIDDLE).findings
    assert finding.kind == "reward"


def test_what_was_found_is_kept_when_the_time_is_over(monkeypatch):
    play, played = support.explorer, []

    def hurried(*arguments):
        played.append(arguments)
        if len(played) == 100:
            raise OutOfTime
        return play(*arguments)

    monkeypatch.setattr(support, "explorer", hurried)
    report = conform(SafeLanding, reference="HunterWumpus", **MIDDLE)

    assert [(finding.kind, finding.reproduced) for finding in report.findings] == [
        ("distribution", 3)
    ]
    assert "the budget ran out in the engine support" in report.notes


def test_states_are_as_likely_as_the_dice_that_lead_to_them():
    """In hunts as many chances lead to each; two ways of 2 and 4 to one state and one of 3 do
    not."""
    features = Features(HunterWumpusModel(SMALL))
    states = features.model.columns([(1, 0, 0), (2, 0, 0), (1, 0, 0)])
    features._believe(states, np.array([2, 3, 4]))

    shares = dict(zip(columns(distinct(states)), features._weights.tolist(), strict=True))
    assert shares == {(1, 0, 0): 2, (2, 0, 0): 1}


def test_beliefs_that_become_too_unlike_are_not_counted():
    samples = Counter()
    for most in (2.0**62, 2.0**10):
        features = Features(HunterWumpusModel(MIDDLE), most_weight=most)
        for _ in hunts(features.model, features, Random(1), 30):
            pass
        samples[most] = sum(feature.samples for feature in features.at_step)

    assert 0 < samples[2.0**10] < samples[2.0**62]


def test_evidence_is_enough_from_the_inverse_of_the_error_on():
    features = Features(HunterWumpusModel(SMALL), false_positive_probability=1e-3)
    assert not features.found

    features.highest = 999.0
    assert not features.found
    features.highest = 1000.0
    assert features.found

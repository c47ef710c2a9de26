"""The engine `stochastic`: right targets are equal, wrong probabilities are found and told."""

import json
import random
from dataclasses import replace
from functools import partial
from pathlib import Path

import gymnasium
import numpy as np
import pytest

from corpus.blackjack import blackjack
from corpus.zoo.right_hunts import MOVES, Hunt
from corpus.zoo.right_ice import FromTwo, Icy, from_two, icy
from corpus.zoo.wrong_ice import EvenStart, NeverSlips, OftenSlips, SameStart, SlipsMoreAtTheEnd
from limited import checked
from provengym.cli import main
from provengym.conformance import ConformanceError, Reference, replay, replaying, saved
from provengym.conformance.engines import REPLAYS_BY_KEY, stochastic
from provengym.conformance.references import find
from provengym.data.limits import NORMAL, THOROUGH
from provengym.data.report import Coverage
from provengym.processes import budget as targets_budget
from provengym.statistics import sampler
from provengym.statistics.cells import columns, known


def calls(number):
    """Limits with a search of so many calls."""
    return {"stochastic_calls": number, "stochastic_most_calls": number}


FEW = replace(
    NORMAL,
    **calls(2_000),
    stochastic_confirming_calls=2_000,
    support_followed_steps=500,
)
conform = partial(checked, limits=FEW)


LAKE = f"{Path(__file__).parents[2] / 'examples' / 'references_gymnasium.py'}:frozen_lake"


WRONG = {
    OftenSlips: (1,),
    NeverSlips: (1,),
    SlipsMoreAtTheEnd: (1, 1, 1),
    EvenStart: (),
    SameStart: (),
}
"""With the nearest cell that is wrong."""


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
@pytest.mark.parametrize("seed", [0, 1])
def test_wrong_probabilities_are_found(wrong, seed):
    reference = from_two if issubclass(wrong, FromTwo) else icy
    report = conform(wrong, reference=reference, seed=seed)
    (finding,) = report.findings

    assert (finding.kind, finding.engine, finding.reproduced) == ("distribution", "stochastic", 3)
    assert finding.actions == WRONG[wrong]
    assert finding.step == len(finding.actions)
    assert finding.got["e_value"] >= 1e6
    assert sum(finding.got["distribution"].values()) == pytest.approx(1)
    assert sum(finding.expected["distribution"].values()) == pytest.approx(1)
    assert report.coverage.target_steps < 20_000


@pytest.mark.parametrize("seed", range(5))
def test_right_probabilities_give_no_alarm(seed):
    report = conform(FromTwo, reference=from_two, seed=seed, engines=["stochastic"])

    assert report, report.findings


@pytest.mark.parametrize("hides", [False, True])
def test_alarms_are_as_rare_as_is_said(hides):
    """Every other may be false here, and fewer than that are."""
    limits = replace(FEW, false_positive_probability=1 / 2, **calls(120))

    class Hidden(FromTwo):
        def reset(self, seed=None):
            return super().reset(seed)[0] // (1 + hides), {}

        def step(self, action):
            cell, *rest = super().step(action)
            return cell // (1 + hides), *rest

    reference = icy({0: 1, 1: 3}, observe=lambda cell: cell // (1 + hides))
    verdicts = [
        conform(
            Hidden, limits=limits, reference=reference, seed=seed, engines=["stochastic"]
        ).verdict
        for seed in range(30)
    ]

    assert 0 < verdicts.count("differs") <= 30 / 2


def test_a_near_cell_is_named_even_where_a_far_one_is_worse():
    class SlipsTwice(Icy):
        def slips(self):
            return {0: 0.6, 2: 1.0}.get(self.cell, 1 / 3)

    findings = [conform(SlipsTwice, reference=icy, seed=seed).findings for seed in range(3)]

    assert [finding.actions for (finding,) in findings] == [(1,)] * 3
    assert all(finding.got["samples"] > finding.got["calls"] / 2 for (finding,) in findings)


def test_what_is_found_is_told_where_there_is_no_time_to_come_nearer(monkeypatch):
    def late(*_):
        raise targets_budget.OutOfTime

    monkeypatch.setattr("provengym.statistics.localize.localize", late)
    (finding,) = conform(OftenSlips, reference=icy).findings

    assert (finding.kind, finding.reproduced) == ("distribution", 3)


def walk(cells, model, source):
    """Count an episode of a right target."""
    starts = model.start_chances()
    (state,) = source.choices(list(starts), list(starts.values()))
    states = model.columns([state])
    cells.began(states)
    while (action := cells.choose(states)) is not None:
        every = model.outcomes(states, action)
        (number,) = source.choices(range(len(every)), every.chances())
        one = every.where(np.arange(len(every)) == number)
        cells.stepped(states, action, every, one)
        if one.terminated[0]:
            break
        states = one.states
        (state,) = columns(states)


def test_right_cells_are_named_as_seldom_as_is_said():
    """Some cell in every other run may be, by its own samples; the threshold is low here."""
    model, named = find(from_two()).model({}), 0
    for seed in range(60):
        source = random.Random(seed)
        cells = sampler.CellSampler(
            model, source, sees_state=False, false_positive_probability=1 / 2
        )
        cells.seek(frozenset({None, *((known(state), 1) for state in cells.planner.states)}))
        departed = False
        while cells.calls < 150:
            walk(cells, model, source)
            departed = departed or any(map(cells.departs, cells.mixture.tests))
        named += departed

    assert 0 < named <= 60 / 2


def test_the_evidence_begins_with_1():
    cells = sampler.CellSampler(find(icy()).model({}), random.Random(0), sees_state=False)

    assert cells.evidence == 1
    assert not cells.found


def test_what_a_silent_run_means():
    report = conform(Icy, reference=icy)
    coverage = report.to_dict()["coverage"]

    assert coverage["engine"] == "stochastic"
    assert coverage["false_positive_probability"] == 1e-6
    least, median, common = (
        coverage["detectable"][name] for name in ("least_sampled_cell", "median_cell", "common")
    )
    assert 0 < common < median <= least < 0.3
    assert f"wrong by more than {median:.2g} in the median cell" in coverage["meaning"]
    assert "samples of 3 random cells agree" in coverage["meaning"]
    assert "false_positive_probability" not in report.to_dict()["engines"][0]


def test_the_frozen_lake_is_as_documented():
    report = conform("FrozenLake-v1", reference=LAKE)

    assert report, report.findings
    assert report.coverage.complete
    assert (report.coverage.states, report.coverage.transitions) == (16, 44)


def test_a_frozen_lake_with_another_success_rate_is_another():
    both = conform("FrozenLake-v1", reference=LAKE, success_rate=0.8)
    report = conform("FrozenLake-v1", reference=LAKE, target_args={"success_rate": 0.8})
    (finding,) = report.findings

    assert (bool(both), report.verdict) == (True, "differs")
    assert (finding.kind, finding.reproduced) == ("distribution", 3)
    assert finding.got["common"][1] > 0.6
    assert finding.expected["common"] == pytest.approx([1 / 3] * 3)
    assert "outcome 2                     0.3333" in finding.story
    assert "cells with these probabilities" in finding.story
    assert report.meaning == (
        f"The target departs from the reference at step {finding.step} (distribution)."
    )


def test_the_story():
    (finding,) = conform(SlipsMoreAtTheEnd, reference=icy).findings
    lines = finding.story.splitlines()

    samples, distribution = finding.got["samples"], finding.got["distribution"]
    assert lines[:5] == [
        "distribution: The outcomes do not come as often as in the reference.",
        "",
        "Icy with start=0; reset(seed=None), right 2 times",
        "",
        "Step 3: action 1 (right)",
    ]
    assert lines[5].split() == ["reference", "target", f"({samples:,}", "samples)"]
    stays, goes = "observation 2, reward -1", "observation 3, reward -1, terminated"
    assert list(distribution) == list(finding.expected["distribution"]) == [stays, goes]
    assert lines[6] == f"  {stays:<38}{'0.3333':<12}{distribution[stays]:.4g}   <--"
    assert lines[7] == f"  {goes:<38}{'0.6667':<12}{distribution[goes]:.4g}   <--"
    assert "a right target gives such evidence with probability" in lines[-1]
    assert finding.minimal == stochastic.MINIMAL


def test_what_cannot_happen_is_found_where_no_seed_is_given():
    class Unprepared(FromTwo):
        """Begins in another cell unless it is given a seed."""

        def reset(self, seed=None):
            answer = super().reset(seed)
            if seed is None:
                self.cell = 2
                return 2, {}
            return answer

    (finding,) = conform(Unprepared, reference=from_two).findings

    assert (finding.kind, finding.seed, finding.step) == ("observation", None, 0)
    assert finding.engine == "stochastic"
    assert len(finding.earlier) == 1
    assert finding.reproduced == 3


def test_what_cannot_happen_in_a_cell_that_is_far():
    length = 40

    def step(cell, action):
        down = max(cell - 1, 0)
        return [(1, cell + 1, 0.0, cell + 1 == length), (1, down, 0.0, False)] if action else down

    def walk(cell, action):
        answer = step(cell, action)
        return answer if isinstance(answer, list) else (answer, 0.0, False)

    class Far(Icy):
        observation_space = gymnasium.spaces.Discrete(length + 1)

        def step(self, action):
            if not action or self.random.random() < 0.5:
                self.cell = max(self.cell - 1, 0)
            else:
                self.cell += 1 + (self.cell == 12)
            return self.cell, 0.0, self.cell == length, False, {}

    reference = Reference(name="Far", actions=("down", "up"), start=0, step=walk)
    (finding,) = conform(Far, reference=reference).findings

    assert (finding.kind, finding.engine) == ("observation", "stochastic")
    assert finding.got["observation"] == 14
    assert finding.reproduced == 3


def test_a_board_whose_places_are_drawn_unevenly():
    class SeldomInTheLast(Hunt):
        def place(self):
            super().place()
            if self.wumpus == (1, 1):
                super().place()

    small = {"size": 2, "num_pits": 1, "reference": "HunterWumpus"}
    (finding,) = conform(SeldomInTheLast, engines=["stochastic"], **small).findings

    assert (finding.kind, finding.actions, finding.reproduced) == ("distribution", (), 3)
    assert "At the reset:" in finding.story


def test_only_references_that_say_how_probable_everything_is():
    with pytest.raises(ConformanceError, match="'stochastic' does not fit the reference HunterW"):
        conform("provengym/HunterWumpus-v0", reference="HunterWumpus", engines=["stochastic"])
    with pytest.raises(ConformanceError, match="'stochastic' does not fit the reference GridWorld"):
        conform("provengym/GridWorld-v0", engines=["stochastic"])


class BiasedHunt(Hunt):
    """The player goes in the last direction three times as often."""

    def walk(self):
        before = self.player
        self.player = self.move(before, MOVES[min(self.np_random.integers(6), 3)])
        return before if self.player != before else None


def test_hunts_on_small_boards_by_name():
    """Where the gold and the pit are is hidden; the distributions follow from what was shown."""
    small = {"size": 2, "num_pits": 1, "reference": "HunterWumpus"}
    reports = [conform(hunt, engines=["stochastic"], **small) for hunt in (Hunt, BiasedHunt)]

    assert [bool(report) for report in reports] == [True, False]
    assert [finding.kind for finding in reports[1].findings] == ["distribution"]
    model = find("HunterWumpus").model({"size": 2, "num_pits": 1})
    assert stochastic.Stochastic.fits(model)
    assert not stochastic.Stochastic.unasked(model)


def test_more_samples_find_smaller_deviations():
    few = replace(FEW, **calls(300), stochastic_confirming_calls=300)
    more = replace(few, **calls(1_500))

    class SlipsSlightlyMore(Icy):
        slip = 1 / 3 + 0.12

    first = conform(SlipsSlightlyMore, limits=few, reference=icy)
    second = conform(SlipsSlightlyMore, limits=more, reference=icy, engines=["stochastic"])

    assert first.verdict == "agrees"
    assert "could have been overlooked" in first.meaning
    assert 200 < first.engines[-1].target_steps <= 300
    assert [finding.kind for finding in second.findings] == ["distribution"]


def test_the_budget_cuts_it_short():
    report = conform(Icy, limits=THOROUGH, reference=icy, engines=["stochastic"], budget=0.3)

    assert report.verdict == "agrees"
    assert report.notes == ("the budget ran out in the engine stochastic",)
    assert "random cells agree" in report.meaning


def test_a_target_without_seeds_is_told_from_one_with_wrong_probabilities():
    """The contract is broken; nothing is said of the probabilities, which are right."""

    class Global(Icy):
        def reset(self, seed=None):
            self.random = np.random.default_rng()
            self.cell = 0
            return 0, {}

    kinds = [finding.kind for finding in conform(Global, reference=icy).findings]
    only = conform(Global, reference=icy, engines=["stochastic"], budget=1)

    assert kinds == ["seeding"]
    assert only


def test_the_same_seed_gives_the_same_report():
    first, again, other = (
        conform(OftenSlips, reference=icy, seed=seed).to_dict() for seed in (3, 3, 4)
    )

    assert first == again
    assert first["findings"][0]["got"] != other["findings"][0]["got"]


def test_a_saved_finding_is_replayed_with_new_samples(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    places = "corpus.zoo.wrong_ice:OftenSlips", "--reference", "corpus.zoo.right_ice:icy"

    assert main(["conform", *places, "--save", "found", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert [finding["class"] for finding in report["findings"]] == ["distribution"]
    again = replay(tmp_path / "found" / "distribution.json", run=True)
    assert (again.reproduced, again.times, again.same) == (True, 3, True)
    assert main(["conform", "--replay", "found/distribution.json", "--run"]) == 1
    mended = replaying._replay(
        saved.read(tmp_path / "found" / "distribution.json", REPLAYS_BY_KEY), Icy, None, FEW
    )
    assert not mended.reproduced
    assert (tmp_path / "found" / "test_distribution.py").is_file()


def test_a_replay_takes_as_many_samples_as_it_needs(tmp_path, monkeypatch):
    class Slightly(Icy):
        slip = 1 / 3 + 0.1

    monkeypatch.setattr("corpus.zoo.wrong_ice.NeverSlips", Slightly)
    target, limits = "corpus.zoo.wrong_ice:NeverSlips", replace(FEW, **calls(4_000))
    given = {"reference": "corpus.zoo.right_ice:icy", "engines": ["stochastic"]}
    report = conform(target, limits=limits, **given)
    file, _ = report.save(tmp_path)

    assert report.findings[0].got["calls"] > 400
    few = replace(NORMAL, stochastic_confirming_calls=100)
    assert replaying._replay(saved.read(file, REPLAYS_BY_KEY), None, None, few).times == 3


def test_a_natural_that_beats_another_21():
    """In nine cells of some 560 there is no draw where 6 to 12 % are; each is a little off."""
    limits = replace(NORMAL, stochastic_confirming_calls=1, confirming_factor=0)
    given = {"limits": limits, "reference": blackjack, "engines": ["stochastic"], "budget": 600}
    (finding,) = conform("Blackjack-v1", target_args={"sab": True}, **given).findings

    assert (finding.kind, finding.confirmed) == ("distribution", True)


def test_sampling_goes_on_until_the_error_would_have_been_found():
    limits = replace(FEW, stochastic_most_calls=100_000)
    given = {"limits": limits, "reference": icy, "engines": ["stochastic"]}
    found = [conform(Icy, detect=detect, **given).coverage for detect in (0.3, 0.1)]

    assert all(
        coverage.weakest.detectable <= size
        for coverage, size in zip(found, (0.3, 0.1), strict=True)
    )
    assert found[1].target_steps > 2 * found[0].target_steps
    assert found[1].weakest.cell.split()[0] == "right"


def test_the_weakest_cell_where_there_are_too_few_samples():
    coverage = conform("FrozenLake-v1", reference=LAKE, engines=["stochastic"]).coverage

    assert coverage.weakest.detectable == 1
    assert Coverage.from_dict(coverage.to_dict()).weakest == coverage.weakest

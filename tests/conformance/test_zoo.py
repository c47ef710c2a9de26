"""Each wrong environment of the zoo is caught for its mistake, and no right one is accused."""

import functools
import inspect
import re
from collections import Counter
from pathlib import Path

import pytest

from corpus.brute_force import differs, fewest_steps
from corpus.zoo.entries import RIGHT, RIGHT_GRIDS, WRONG, WRONG_GRIDS
from corpus.zoo.entry import ALL_ENGINES, IN_PART, LIMITS, NO_BRUTE_FORCE
from provengym.conformance import CLASSES
from stories import printed

PAGE = Path(__file__).parents[2] / "docs" / "zoo.md"
MOST_STEPS = 20_000
LONGEST = 6
# Found on other trajectories than those that brute force plays, or by what a value is.
BY_TRAJECTORIES = ("api", "aliasing", "seeding", "space", "timeout", "after_done")
BLACK_BOXES = [
    wrong
    for wrong in WRONG_GRIDS
    if wrong.kind not in BY_TRAJECTORIES and not wrong.tags & NO_BRUTE_FORCE
]
GRIDS_OF_FIVE = [right for right in RIGHT_GRIDS if not right.arguments and not right.tags & IN_PART]


def each(animals):
    """A parameter for each; one worker checks all that have the same reference."""
    return [pytest.param(animal, marks=group(animal), id=animal.name) for animal in animals]


def group(animal):
    reference = animal.reference if isinstance(animal.reference, str) else "others"
    return pytest.mark.xdist_group(f"zoo-{reference}")


@functools.cache
def found(wrong):
    """The report at default settings, and how soon the difference was seen."""
    return wrong.watch()


def needed(animal):
    if animal.missing:
        pytest.skip(f"{animal.missing} is not installed")


@pytest.mark.parametrize("wrong", each(WRONG))
def test_a_wrong_one_is_caught(wrong, story):
    """The story is compared too, of those that are not skipped for want of a package."""
    needed(wrong)
    report, seen, _ = found(wrong)

    assert report.verdict == "differs"
    first = report.findings[0]
    assert first.kind in (wrong.kind, wrong.also)
    assert (first.step, len(first.actions)) == (wrong.steps, wrong.steps)
    assert first.story.startswith(f"{first.kind}: ")
    assert first.reproduced == 3
    assert seen.steps <= MOST_STEPS
    if not wrong.unsteady:
        story(wrong.name, printed(report, counts=False))


@pytest.mark.parametrize("wrong", each(BLACK_BOXES))
def test_no_shorter_sequence_differs(wrong):
    finding = found(wrong)[0].findings[0]
    parameters, seed = dict(finding.parameters), finding.seed

    made = taking(wrong.target)
    assert differs(made, parameters, finding.actions, seed) == finding.step
    if finding.step <= LONGEST:
        assert finding.minimal == "every shorter sequence of actions was tried"
        assert fewest_steps(made, parameters, LONGEST, seed) == finding.step
    else:
        assert finding.minimal.startswith("shortest if the target's behaviour depends only on")


def taking(target):
    """The target, made from those parameters that it takes."""
    takes = inspect.signature(target).parameters
    return lambda **given: target(**{name: given[name] for name in given if name in takes})


TWINS = {
    (str(wrong.twin), str(wrong.reference), str(wrong.arguments)): wrong
    for wrong in WRONG
    if wrong.twin is not None
}


@pytest.mark.parametrize("wrong", each(TWINS.values()))
def test_without_its_mistake_it_is_right(wrong):
    needed(wrong)
    report = wrong.check(target=wrong.twin, engines=wrong.quick_engines, limits=LIMITS)

    assert report, report.findings


@pytest.mark.parametrize("right", each(RIGHT))
def test_a_right_one_is_not_accused(right):
    needed(right)
    report = right.check(seed=1 + RIGHT.index(right), limits=LIMITS, **few_engines(right))

    assert report.findings == ()
    assert report
    if right in GRIDS_OF_FIVE:
        assert report.verdict == "equal"
        assert report.coverage.complete
        assert (report.coverage.states, report.coverage.transitions) == (25, 96)


@pytest.mark.parametrize("right", each(RIGHT))
def test_nor_for_its_manners_by_any_seed(right):
    needed(right)
    for seed in (2, 2**40):
        assert right.check(seed=seed, engines=["contract"]).findings == ()


def few_engines(animal):
    """All engines for a few; `make zoo` plays them all against every right one, by many seeds."""
    if animal.tags & ALL_ENGINES:
        return {}
    systematic = animal.name == "Fishery"
    return {"engines": ["contract", "systematic"] if systematic else animal.quick_engines}


def test_the_zoo_is_as_large_as_it_says():
    assert len(WRONG) >= 40
    assert len(RIGHT) >= 10
    assert all(count == 1 for count in Counter(animal.name for animal in WRONG).values())
    assert all(count == 1 for count in Counter(animal.name for animal in RIGHT).values())
    assert {wrong.kind for wrong in WRONG} == {*CLASSES}


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.name)
def test_an_entry_says_what_is_wrong_and_why_it_takes_so_many_steps(wrong):
    assert re.fullmatch(r"[A-Z].*\.", wrong.what)
    assert wrong.why
    assert wrong.why[-1] != "."
    assert re.fullmatch(r"(https://github\.com/[\w-]+/[\w-]+/(issues|pull)/\d+)?", wrong.like)


def test_the_page_tells_of_every_one():
    page = PAGE.read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")] for line in page.splitlines()]
    told = {row[1]: row for row in rows if len(row) == 11}
    for wrong in WRONG:
        kind = f"{wrong.kind} or {wrong.also}" if wrong.also else wrong.kind
        row = told[wrong.name]
        assert (row[3], row[4].split()[0], row[5]) == (kind, str(wrong.steps), wrong.why)
        assert row[2].startswith(wrong.what.rstrip("."))
    for right in RIGHT:
        assert f"\n| {right.name} | " in page

"""The door to extraction: `extract`.

>>> import provengym
>>> model = provengym.extract("FrozenLake-v1", parameters={"map_name": "4x4"})
>>> model.states, model.complete
(17, True)
>>> provengym.solve(model, discount=0.99).values.shape
(17,)
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym.conformance import ConformanceError, conform
from provengym.data.limits import NORMAL
from provengym.data.spec import (
    EXTRACTION_BUDGET,
    NOTHING,
    Shares,
    budget_of,
    budget_text,
    call_limit_of,
    trusted,
)
from provengym.extraction.run import Extraction, extract_model
from provengym.finite.completed import nearly
from provengym.finite.files import load_model
from provengym.finite.model import ExtractionFinding, FiniteModel
from provengym.processes.budget import Budget
from provengym.targets import loading
from provengym.targets.actions import named
from provengym.targets.adapters import plain
from provengym.targets.code_digest import code_digest
from provengym.targets.own_modules import own_modules
from provengym_lean.installing import home

if TYPE_CHECKING:
    import os

    from provengym.extraction.key import KeyGiven
    from provengym.targets.binding import Binding

TESTING = 0.25
"""The share of the budget that is kept for the test of the model against the target."""
PLAYED = "when it was played:"
"""The beginning of notes on what was seen in episodes, and not in the model."""
_LEAST_TEST, _MOST_TEST = 2.0, 6.0
"""Seconds that are kept for it, where the budget has them."""
_TEST_STEPS = 6_000
_TEST_STEPS_PER_OUTCOME = 20
"""Steps of the target after which the test of the model ends, whichever are more: with them what is
found does not depend on how fast the machine is, where the budget lasts."""
UNSEEN = (
    "the files that it reads, the variables of its surroundings and modules whose names it "
    "computes are as they were when the model was extracted and put into the cache"
)
"""What is assumed of a model from the cache."""


def extract(
    target: object,
    *,
    parameters: Mapping[str, Any] = NOTHING,
    target_args: Mapping[str, Any] = NOTHING,
    key: KeyGiven | None = None,
    binding: Binding | str | os.PathLike[str] | None = None,
    actions: Sequence[Any] | None = None,
    budget: float | str = EXTRACTION_BUDGET,
    seed: int = 0,
    call_limit: float | str = NORMAL.call_seconds,
    trust: Iterable[str] = (),
    progress: Callable[[int, int], None] | None = None,
) -> FiniteModel:
    """The exact decision process of a finite environment, read off its code by running it.

    Every reset and every action in every reachable state is run again and again, with generators of
    random numbers that enumerate what they could draw, so that each outcome is met, with its exact
    probability.  Where a draw goes a way that cannot be followed, the outcome counts as unknown.
    Each outcome is then made again with ordinary numbers.  In the end the model is held against the
    target by `conform`, in which the target draws from its own generators: what departs there is a
    finding.

    All this runs in forks of this process, which answer in plain data.

    Args:
        target: As in `conform`.
        parameters: What it is constructed with.
        target_args: More of them.
        key: What a state is: a function of the environment, or an expression over ``env`` and
            ``observation``; by default all that the environment holds and some call reads, or the
            binding's `state_key`.  States for which it is the same are one, and some of them are
            compared on every action.  Where a state cannot be saved a key is needed: each state is
            then reached by replaying actions in a new environment.
        binding: Whose `state_key` is the key, and of a Box action space whose `actions` are tried.
        actions: The actions that are tried, of a Box action space: arrays of finite numbers, of the
            space's shape; by default the binding's.  That no other is taken is an assumption.
        budget: Seconds, or a text such as ``"2m"`` or ``"100000steps"``.
        seed: Of the episodes that come before and after the extraction.
        call_limit: Seconds that one call of the target may take.
        trust: Packages whose compiled code is assumed neither to draw nor to keep anything.
        progress: Called with the numbers of states that were expanded, and found.

    Returns:
        The model.  Whether it is `complete`, what is `unknown`, `findings` and `assumption` say how
        far it can be relied on.

    Raises:
        ConformanceError: The target cannot be loaded or constructed, or no model of it can be
            extracted; or an argument does not fit.
        TypeError: A parameter is given twice.
        ValueError: `actions` are no list of actions.
    """
    for name in target_args:
        if name in parameters:
            raise TypeError(f"the parameter {name!r} is given twice")
    arguments = {**parameters, **target_args}
    shares = Shares(budget, TESTING, most=_MOST_TEST, least=_LEAST_TEST)
    whole = Budget(budget_of(budget)[0])
    limits = replace(NORMAL, call_seconds=call_limit_of(call_limit))
    asked = Extraction(
        target=target,
        parameters=arguments,
        key=key,
        binding=binding,
        actions=None if actions is None else named(actions),
        budget=shares.first,
        seed=seed,
        limits=limits,
        trust=trusted(trust),
    )

    def test(model: FiniteModel) -> FiniteModel:
        held = nearly(model)
        if held is None or model.tested:
            return model
        most = max(_TEST_STEPS, _TEST_STEPS_PER_OUTCOME * len(model.successors))
        seconds, steps = budget_of(shares.last(whole.seconds_left))
        testing = budget_text(seconds, min(steps, most))
        return _tested(model, held, target, arguments, actions, testing, seed, call_limit)

    model = extract_model(asked, progress, test)
    untested = "nothing, for the model is not complete"
    return model if model.tested else replace(model, tested=untested)


def kept(target: str, parameters: Mapping[str, Any] = NOTHING) -> tuple[FiniteModel, Path | None]:
    """The model that `extract` makes, from the user's cache where its code is what it was when the
    model was extracted, and else extracted and put there, if it is complete.

    Args:
        target: As in `extract`, a text.
        parameters: What it is constructed with.

    Returns:
        The model, and the file that it was read from; None where it was extracted.

    Raises:
        ConformanceError: As `extract` says.
    """
    digest = code_digest(target, parameters)
    file = None if digest is None else home("models") / f"{digest}.npz"
    if file is not None and file.is_file():
        try:
            model = load_model(file)
        except (OSError, ValueError):  # broken, and it is written anew
            pass
        else:
            return replace(model, assumptions=(*model.assumptions, UNSEEN)), file
    model = extract(target, parameters=parameters)
    if file is not None and model.complete:
        with contextlib.suppress(OSError):  # a cache that cannot be written is none
            file.parent.mkdir(parents=True, exist_ok=True)
            model.save(file)
    return model, None


def _tested(
    model: FiniteModel,
    held: FiniteModel,
    target: object,
    arguments: Mapping[str, Any],
    actions: Sequence[Any] | None,
    budget: float | str,
    seed: int,
    call_limit: float | str,
) -> FiniteModel:
    """The model, with what a comparison of the target with it has found, or with the complete one
    that it hardly differs from."""
    is_plain = any(one.startswith(plain.TOLD) for one in model.assumptions)
    try:
        report = conform(
            _with_spaces(target, actions) if is_plain else target,
            reference=held,
            target_args=arguments,
            budget=budget,
            seed=seed,
            call_limit=call_limit,
            isolated=True,
        )
    except ConformanceError as error:
        return replace(model, tested=f"nothing: {error}")
    findings = tuple(
        ExtractionFinding(
            "extraction",
            "the target departs from the model when it draws from its own generators: "
            + finding.story.partition("\n")[0],
            finding.actions,
        )
        for finding in report.findings
        if finding.kind in _BEHAVIOUR
    )
    tested, notes = report.meaning, model.notes
    if report.findings and not findings:  # its form is wrong, and the rest was compared
        compared = [coverage.meaning for coverage in report.engines if coverage.transitions]
        tested = " ".join(compared) or tested
        known = {finding.kind for finding in model.findings}
        notes += tuple(
            f"{PLAYED} {finding.story.partition(chr(10))[0]}"
            for finding in report.findings
            if finding.kind not in known
        )
    return replace(model, findings=(*model.findings, *findings), notes=notes, tested=tested)


def _with_spaces(target: object, actions: Sequence[Any] | None) -> Callable[..., Any]:
    """What makes the environments of a target that is a class without spaces, as extracted."""

    def make(**arguments: Any) -> Any:
        with own_modules(target):
            env, _ = loading.bare(loading.find(target, NORMAL).make(**arguments))
        adapted = plain.adapted(env, actions)
        return env if adapted is None else adapted.env

    return make


_BEHAVIOUR = ("terminated", "truncated", "reward", "observation", "transition", "distribution")

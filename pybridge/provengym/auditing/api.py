"""The door to audits: `audit`.

>>> import provengym
>>> report = provengym.audit("GridWorld", parameters={"height": 2, "width": 3})
>>> report.verdict, report.success_probability.exact, report.solution
('sound', Fraction(1, 1), (1, 3, 3))
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import gymnasium

from provengym._validation import shown
from provengym.auditing.audited_model import NO_SUCCESS, Answers, AuditedModel, model_of_reference
from provengym.auditing.claims import claims_of, judged
from provengym.auditing.data import CLASSES, NOTES, AuditFinding, ClaimResult, share_text
from provengym.auditing.known_part import known_part
from provengym.auditing.objective import objective_of
from provengym.auditing.pictures import SolvedTarget, no_pictures
from provengym.auditing.questions import QUESTIONS
from provengym.auditing.questions.bounds import hint, without_starts
from provengym.auditing.ranges import ranges_of
from provengym.auditing.report import AuditReport
from provengym.conformance import ConformanceError, conform
from provengym.data.episode import brief_actions
from provengym.data.errors import ReferenceAsTargetError
from provengym.data.limits import NORMAL
from provengym.data.spec import EXTRACTION_BUDGET, NOTHING, Shares, budget_of, trusted
from provengym.extracting import PLAYED, extract
from provengym.finite import forms
from provengym.finite.model import FiniteModel
from provengym.processes.budget import Budget
from provengym.solving.forms.success import function_of
from provengym.targets.actions import WrongActionsError, named
from provengym.targets.loading import short_name

if TYPE_CHECKING:
    from provengym.auditing.data import Verdict
    from provengym.extraction.key import KeyGiven
    from provengym.finite.quantities import RangeGiven
    from provengym.solving.forms.success import SuccessGiven
    from provengym.targets.binding import Binding

WALKS = 0.2
"""The share of the budget in which the target is played as any user would."""
_MOST_WALKS = 6.0
"""Seconds that are kept for that, where the share has so many."""
SEEN_IN_EPISODES = ("space", "api", "exception")
"""Classes of findings that come of the model and of episodes that are played."""
PROVED = "the statements of the certificates about the model, which `provengym check` verifies"


def audit(
    target: object,
    *,
    parameters: Mapping[str, Any] = NOTHING,
    target_args: Mapping[str, Any] = NOTHING,
    claims: Mapping[str, Any] = NOTHING,
    success: SuccessGiven | None = None,
    discount: object = None,
    horizon: int | None = None,
    reward_range: RangeGiven | None = None,
    return_range: RangeGiven | None = None,
    fail_on: Iterable[str] = (),
    ignore: Iterable[str] = (),
    key: KeyGiven | None = None,
    binding: Binding | str | os.PathLike[str] | None = None,
    actions: Sequence[Any] | None = None,
    budget: float | str = EXTRACTION_BUDGET,
    seed: int = 0,
    call_limit: float | str = NORMAL.call_seconds,
    trust: Iterable[str] = (),
    progress: Callable[[str], None] | None = None,
) -> AuditReport:
    """Decide what a finite environment is, without a reference: whether it can be solved, what is
    the best that can be earned, whether reward can be had without end, and whether actions matter.

    Its exact decision process is extracted (`provengym.extract`), and each question is answered for
    all policies, with a certificate.  Besides, the environment is played as ``conform`` with
    ``reference="none"`` does: spaces, seeds, copies, exceptions.

    Args:
        target: What `extract` takes, an environment of this package, a `FiniteModel`, the path of
            a ``.npz`` file with one, a table ``P[state][action]`` or arrays as `solve` takes them,
            of which state 0 is the start, a `provengym.conformance.Reference` or a
            function that returns one.
        parameters: What the target is constructed with.
        target_args: More of them.
        claims: What is said of the environment: ``solvable`` (a bool), ``success_probability``,
            ``best_expected_return``, ``max_return`` (over all paths), ``min_reward``,
            ``max_reward``, or ``reward_threshold`` (that the best expected return reaches it; None
            for the one that its registration names).  Numbers are exact; a decimal in a text,
            such as ``"0.74"``, claims half a unit of its last digit.
        success: What success is, as `provengym.solve` has it; ``"none"`` where nothing is to be
            reached, and the task is its return.
        discount: The discount factor of the objective.  Without it and a horizon the objective is
            the return within the environment's own limit of steps, and else the total return.
        horizon: The number of steps of the objective.
        reward_range: Between which two numbers every step pays, known ones included: bounds of the
            best return rest on it where not every outcome is known.  A text such as ``"-1:0"``, or
            the two.
        return_range: Between which numbers lies what an episode earns from the first step on whose
            outcome is not known, that step's reward included, to its end, also where it comes back
            to what is known; as the objective counts it, discounted from that step.
        fail_on: Classes of findings whose notes are defects.
        ignore: Classes of findings that are left out; they win over `fail_on`.
        key: What a state is, as in `extract`.
        binding: As in `extract`.
        actions: Those that are tried of a Box action space, as in `extract`.
        budget: Seconds, or a text such as ``"2m"`` or ``"100000steps"``.
        seed: Of the episodes that are played.
        call_limit: Seconds that one call of the target may take.
        trust: Packages whose compiled code is assumed neither to draw nor to keep anything.
        progress: Called with what is done next.

    Returns:
        The report, true when the environment is sound.

    Raises:
        ConformanceError: The target cannot be loaded or constructed, or an argument does not fit.
        TypeError: An argument has a wrong type, or a parameter is given twice.
        ValueError: An argument is out of range.
    """
    classes = {"fail_on": _classes("fail_on", fail_on), "ignore": _classes("ignore", ignore)}
    claimed = claims_of(claims)
    threshold = _threshold_of(target)
    # What is wrong is refused before there is work.
    objective_of(discount, horizon, None)
    budget_of(budget)
    ranges = ranges_of(reward_range, return_range)
    if isinstance(success, str) and success.strip() == NO_SUCCESS:
        success = NO_SUCCESS
    elif success is not None:
        function_of(success)
    if any(claim.is_own_threshold for claim in claimed) and threshold is None:
        raise ValueError(
            "claims: the environment names no reward_threshold; give one, as reward_threshold=0.7"
        )
    for name in target_args:
        if name in parameters:
            raise TypeError(f"the parameter {name!r} is given twice")
    arguments = {**parameters, **target_args}
    tell = progress or (lambda _: None)
    tried = None if actions is None else named(actions)
    packages = trusted(trust)

    answers = Answers()
    model, played = forms.of(target, **arguments), ""
    if model is not None and tried is not None:
        raise ValueError(
            "actions: they are named of an environment that is extracted; of "
            f"{model.target} the model is known"
        )
    if model is None:
        options = {"seed": seed, "call_limit": call_limit}
        how = {"key": key, "binding": binding, "actions": tried, "trust": packages, **options}
        tell("extracting the decision process")
        shares, whole = Shares(budget, WALKS, most=_MOST_WALKS), Budget(budget_of(budget)[0])
        how["budget"] = shares.first
        model, is_reference = _model(target, arguments, how, answers)
        if not is_reference:
            tell("playing episodes")
            walking = shares.last(whole.seconds_left)
            played = _play(target, arguments, walking, options, answers)
    results: list[ClaimResult] = []
    process: AuditedModel | None = None
    model = None if model is None else model.legally()
    if model is not None and not len(model.starts):
        objective = objective_of(discount, horizon, model.time_limit)
        answers.best_return = without_starts(objective, ranges)
        told = "" if answers.best_return else f"; no best return is known{hint(objective)}"
        answers.undecided.append(f"no start is known: {model.why_incomplete()}{told}")
        model = None
    if model is not None:
        objective = objective_of(discount, horizon, model.time_limit)
        ranges.require(model)
        process = AuditedModel(model, objective, success, ranges)
        _extracted(model, answers)
        if not process.complete:
            answers.undecided.append(f"its model is not complete: {model.why_incomplete()}")
        for name, ask in QUESTIONS.items():
            tell(f"deciding: {name}")
            ask(process, answers)
        results = [judged(claim, process, answers, threshold) for claim in claimed]
        if threshold is not None and not any(c.name == "reward_threshold" for c in claimed):
            _note_threshold(process, answers, threshold)
    else:
        results = [
            ClaimResult(name=claim.name, given=claim.text, found="not known", holds=None)
            for claim in claimed
        ]
    answers.findings += map(_refuted, (result for result in results if result.holds is False))
    answers.undecided += [
        f"the claim {result.name} is not decided" for result in results if result.holds is None
    ]
    findings = _told(answers.findings, **classes)
    verdict = _verdict(findings, answers)
    if verdict == "defect":  # the meaning names the defects alone
        answers.notes += [f"not decided: {clause}" for clause in answers.undecided]
    assumptions = _assumptions(process)
    but_for = "" if process is None or not process.chance else share_text(process.chance)
    meaning = _meaning(verdict, findings, answers, _asked(process, results, answers), but_for)
    if classes["ignore"]:
        meaning += f" The classes {', '.join(classes['ignore'])} were ignored."
    return AuditReport(
        verdict=verdict,
        meaning=meaning,
        target=model.target if model is not None else short_name(target),
        parameters={**model.parameters, **arguments}
        if model is not None and model.constructed
        else arguments,
        constructed=answers.constructed if model is None else model.constructed,
        objective=process.objective.text if process is not None else "",
        states=model.states if model is not None else 0,
        transitions=model.transitions if model is not None else 0,
        complete=model is not None and model.complete,
        unknown_mass=1.0
        if model is None
        else float(max((row.mass for row in model.unknown_rows), default=0)),
        key=None if key is None else key if isinstance(key, str) else shown(key),
        unknown_chance=None if process is None or not process.complete else float(process.chance),
        assumption="; ".join(assumptions) or None,
        assumptions=assumptions,
        success=process.success if process is not None else None,
        success_probability=answers.success_probability,
        best_return=answers.best_return,
        known_part=None if process is None else known_part(process, answers),
        solution=answers.solution,
        solution_probability=answers.solution_probability,
        solution_text=_way(process, answers),
        findings=findings,
        ignored=classes["ignore"],
        claims=tuple(results),
        notes=tuple(answers.notes),
        proved=PROVED if model is not None else "nothing, for there is no model",
        tested=_tested(model, played),
        certificates=answers.certificates,
        pictures=no_pictures
        if process is None
        else SolvedTarget(
            target=target,
            arguments=arguments,
            model=process.model,
            won=process.won,
            solution=answers.solution,
            objective=process.objective,
        ).pictures,
    )


def _classes(name: str, given: Iterable[str]) -> tuple[str, ...]:
    found = (given,) if isinstance(given, str) else tuple(given)
    for one in found:
        if one not in CLASSES:
            raise ValueError(
                f"{name}: there is no class {shown(one)}; there is {', '.join(CLASSES)}"
            )
    return tuple(dict.fromkeys(found))


def _play(
    target: object,
    arguments: Mapping[str, Any],
    budget: float | str,
    options: Mapping[str, Any],
    answers: Answers,
) -> str:
    """Add what is wrong with the target as any user meets it.

    Returns:
        What was tried, in a sentence.
    """
    report = conform(
        target, reference="none", target_args=arguments, budget=budget, isolated=True, **options
    )
    answers.findings += [
        AuditFinding(
            kind=finding.kind,
            severity="defect",
            actions=finding.actions,
            story=finding.story.removeprefix(f"{finding.kind}: "),
        )
        for finding in report.findings
        if finding.confirmed
    ]
    answers.constructed = report.constructed
    answers.was_played = report.verdict == "clean"
    # Where it is for want of an episode alone, `tested` tells.
    if report.verdict == "inconclusive" and report.meaning != report.coverage.meaning:
        answers.undecided.append(f"{PLAYED} {report.meaning.removesuffix('.')}")
    answers.notes += [f"{PLAYED} {note}" for note in report.notes]
    return report.meaning


def _model(
    target: object, arguments: Mapping[str, Any], options: Mapping[str, Any], answers: Answers
) -> tuple[FiniteModel | None, bool]:
    """Return the target's model, and whether the target is a reference; no model where none can be
    extracted, which is told."""
    try:
        return extract(target, target_args=arguments, **options), False
    except ReferenceAsTargetError:
        return model_of_reference(target, arguments), True
    except WrongActionsError:
        raise
    except ConformanceError as error:
        answers.undecided.append(f"its decision process is not known: {error}")
        return None, False


def _extracted(model: FiniteModel, answers: Answers) -> None:
    """Add what the extraction found; of what episodes show too, what is found in fewer steps."""
    told = tuple(f"{PLAYED} {finding.kind}:" for finding in answers.findings)
    answers.notes += [note for note in model.notes if not note.startswith(told)]
    for finding in model.findings:
        if finding.kind in SEEN_IN_EPISODES:
            shown = [one for one in answers.findings if one.kind == finding.kind]
            if any(len(one.actions) <= len(finding.actions) for one in shown):
                continue
            answers.findings = [one for one in answers.findings if one not in shown]
        answers.findings.append(
            AuditFinding(
                kind=finding.kind,
                severity="note" if finding.kind in NOTES else "defect",
                actions=finding.actions,
                story=finding.message
                + (
                    f" (after the actions {brief_actions(finding.actions)})" * bool(finding.actions)
                ),
            )
        )
    if model.rounding:
        answers.findings.append(
            AuditFinding(
                kind="rounding",
                severity="note",
                probability=float(max(one.probability for one in model.rounding)),
                story=f"{len(model.rounding)} outcomes with a probability below 2^-40 exist only "
                f"because a sum of floats does not end at 1; one shows {model.rounding[0].shown}.",
            )
        )


def _threshold_of(target: object) -> float | None:
    """The reward threshold that the registration of a target names."""
    spec = gymnasium.registry.get(target) if isinstance(target, str) else None
    return None if spec is None or spec.reward_threshold is None else float(spec.reward_threshold)


def _note_threshold(process: AuditedModel, answers: Answers, threshold: float) -> None:
    (claim,) = claims_of({"reward_threshold": None})
    if judged(claim, process, answers, threshold).holds is False:
        best = answers.best_return
        assert best is not None
        answers.findings.append(
            AuditFinding(
                kind="claim",
                severity="note",
                story=f"The reward threshold of {threshold:g} that its registration names is out "
                f"of reach: the best is {best.value}.",
            )
        )


def _refuted(result: ClaimResult) -> AuditFinding:
    return AuditFinding(
        kind="claim",
        severity="defect",
        story=f"The claim {result.name} = {result.given} is wrong: it is {result.found}.",
    )


def _told(
    findings: list[AuditFinding], *, fail_on: tuple[str, ...], ignore: tuple[str, ...]
) -> tuple[AuditFinding, ...]:
    """The findings that are left, in the order of their classes."""
    kept = [
        replace(finding, severity="defect") if finding.kind in fail_on else finding
        for finding in findings
        if finding.kind not in ignore
    ]
    return tuple(sorted(kept, key=lambda finding: CLASSES.index(finding.kind)))


def _verdict(findings: tuple[AuditFinding, ...], answers: Answers) -> Verdict:
    if any(one.severity == "defect" for one in findings):
        return "defect"
    departs = any(one.kind == "extraction" for one in findings)
    return "undecided" if answers.undecided or departs else "sound"


def _meaning(
    verdict: Verdict,
    findings: tuple[AuditFinding, ...],
    answers: Answers,
    asked: list[str],
    but_for: str,
) -> str:
    """The verdict in a sentence, with the share of episodes for which it may not hold."""
    but_for = f", but for {but_for} of episodes" * bool(but_for)
    if verdict == "defect":
        defects = dict.fromkeys(one.kind for one in findings if one.severity == "defect")
        return f"There is something wrong{but_for}: {', '.join(defects)}."
    if answers.undecided:
        return f"Not everything could be decided: {'; '.join(answers.undecided)}."
    if verdict == "undecided":
        return "The model departs from the target."
    return f"Nothing is wrong in what was asked{but_for}: {', '.join(asked)}."


def _asked(process: AuditedModel | None, claims: list[ClaimResult], answers: Answers) -> list[str]:
    """List what was asked, in words."""
    asked = []
    if process is not None:
        if process.success is not None:
            asked.append("success and endless reward")
        asked.append(f"the {process.objective.text}")
    if claims:
        asked.append(f"{len(claims)} claim{'s' * (len(claims) > 1)}")
    if answers.was_played:
        asked.append("Gymnasium's contract")
    return asked


def _way(process: AuditedModel | None, answers: Answers) -> str:
    """The shortest actions that may succeed, and how often they do."""
    if process is None or answers.solution is None:
        return ""
    told, chance = process.model.told(answers.solution), answers.solution_probability
    if chance is None or chance == 1:
        return told
    return f"{told}, which succeeds with probability {float(chance):.6g}"


def _assumptions(process: AuditedModel | None) -> tuple[str, ...]:
    """The assumptions of the model, and those by which it counts as complete."""
    if process is None:
        return ()
    told = list(process.given.assumptions)
    if process.is_cut:
        told.append(
            f"an episode has no more than {process.limit:,} steps, within which all is known"
        )
    if process.chance:
        told.append(
            f"{share_text(process.chance)} of episodes meet an outcome that is not known, whatever "
            "is done; there they go as after the likeliest outcome of the step"
        )
    return tuple(told)


def _tested(model: FiniteModel | None, played: str) -> str:
    """Tell what was tested, and not proved."""
    found = "nothing, for there is no model"
    if model is not None:
        found = model.tested or "nothing, for the model was given"
    if played:
        found = f"{found.removesuffix('.')}. When it was played: {played}"
    return f"that the model is the target: {found}"

"""The score of an environment that was written for a task."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Literal

from provengym.bench.shares import CHANNELS
from provengym.targets.confined import Answer, Confinement, run_confined

if TYPE_CHECKING:
    from provengym.bench.tasks import Task

Verdict = Literal["equal", "agrees", "differs", "fails", "inconclusive"]
CONTRACT = ("api", "space", "exception", "timeout", "exit", "seeding", "aliasing")
"""The classes of findings that leave no score."""
LIMITS = Confinement(seconds=600.0)
MODULE = "provengym.bench.judge"


class JudgeError(Exception):
    """The scorer itself failed."""


@dataclass(frozen=True, kw_only=True)
class Score:
    """What an environment is worth."""

    task: str
    verdict: Verdict
    score: float
    """The share of transitions that agree, the mean over the parameter sets; 0 where the contract
    is broken."""
    channels: dict[str, float]
    complete: bool
    """Whether everything that can happen was compared, at every parameter set."""
    findings: tuple[dict[str, Any], ...]
    sets: tuple[dict[str, Any], ...]
    """What was found at each of the parameter sets."""
    speed: float | None
    """Steps in a second, where it was measured."""
    seed: int
    confinement: str
    warnings: tuple[str, ...]
    printed: str

    def to_dict(self) -> dict[str, Any]:
        """The score as JSON values."""
        return {
            "task": self.task,
            "verdict": self.verdict,
            "score": self.score,
            "channels": self.channels,
            "complete": self.complete,
            "findings": list(self.findings),
            "sets": list(self.sets),
            "speed": self.speed,
            "seed": self.seed,
            "confinement": self.confinement,
            "warnings": list(self.warnings),
            "printed": self.printed,
        }


def score(
    task: Task, code: str, *, seed: int = 0, speed: bool = False, limits: Confinement = LIMITS
) -> Score:
    """Score the code of an environment, which is run in a confined process.

    Args:
        task: For which it was written.
        code: The text of the file, with a class `Environment`.
        seed: Of everything that the scorer draws: the same seed gives the same score.
        speed: Whether to measure the speed, too.
        limits: What the process may take.

    Raises:
        JudgeError: The scorer itself failed.
        ConformanceError: No process can be started.
    """
    request = {"task": asdict(task), "seed": seed, "speed": speed}
    answer = run_confined(MODULE, request, limits=limits, files={"submission.py": code})
    return score_of(task, answer, seed)


def score_of(task: Task, answer: Answer, seed: int) -> Score:
    """The score that follows from what was found in a confined process.

    Raises:
        JudgeError: The scorer itself failed there.
    """
    value = answer.value or {"findings": [], "sets": [], "speed": None}
    if "error" in value:
        raise JudgeError(value["error"])
    findings = list(value["findings"])
    if answer.failed is not None:
        kind = "timeout" if answer.failed.startswith("took more than") else "exit"
        findings.append({"class": kind, "story": f"The process {answer.failed}."})
    if answer.changed:
        story = f"The code changes the package that judges it: {', '.join(answer.changed)}."
        findings.append({"class": "api", "story": story})
    sets = [
        _set(parameters, number >= len(task.visible), found)
        for number, (parameters, found) in enumerate(
            zip(task.parameter_sets, value["sets"], strict=False)
        )
    ]
    return _scored(task, seed, answer, findings, sets, value["speed"])


def _set(parameters: dict[str, Any], hidden: bool, found: dict[str, Any]) -> dict[str, Any]:
    """What was found at a parameter set, with its score."""
    shares = found["shares"]
    compared, agreed = shares["compared"], shares["agreed"]
    kinds = {finding["class"] for finding in found["findings"]}
    differs = bool(kinds)
    # What a check has found, and the transitions compared here do not show, is one more of them.
    unseen = int(differs and agreed["all"] == compared)
    total = compared + unseen
    return {
        "parameters": parameters,
        "hidden": hidden,
        "verdict": "differs" if differs else found["verdict"],
        "meaning": found["meaning"],
        "score": agreed["all"] / total if total else 0.0,
        "channels": {name: agreed[name] / compared if compared else 0.0 for name in CHANNELS},
        "compared": compared,
        "exhaustive": shares["exhaustive"],
        "complete": found["complete"],
        "findings": found["findings"],
    }


def _scored(
    task: Task,
    seed: int,
    answer: Answer,
    findings: list[dict[str, Any]],
    sets: list[dict[str, Any]],
    speed: float | None,
) -> Score:
    every = [*findings, *(finding for one in sets for finding in one["findings"])]
    confirmed = [finding for finding in every if finding.get("confirmed", True)]
    verdicts = {one["verdict"] for one in sets}
    whole = len(sets) == len(task.parameter_sets)
    verdict: Verdict
    if any(finding["class"] in CONTRACT for finding in confirmed):
        verdict = "fails"
    elif confirmed:
        verdict = "differs"
    elif every or "inconclusive" in verdicts or not whole:
        verdict = "inconclusive"
    elif verdicts == {"equal"} and task.is_finite:
        verdict = "equal"
    else:
        verdict = "agrees"
    fails = verdict == "fails"
    many = len(task.parameter_sets)
    return Score(
        task=task.name,
        verdict=verdict,
        score=0.0 if fails else sum(one["score"] for one in sets) / many,
        channels={name: sum(one["channels"][name] for one in sets) / many for name in CHANNELS},
        complete=whole and all(one["complete"] for one in sets),
        findings=tuple(every),
        sets=tuple({**one, "findings": len(one["findings"])} for one in sets),
        speed=speed,
        seed=seed,
        confinement=answer.confinement,
        warnings=answer.warnings,
        printed=answer.printed,
    )

"""The score of an environment that was written for a task."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from provengym.bench.judge import has_rules
from provengym.bench.rules import nothing
from provengym.bench.shares import CHANNELS
from provengym.processes.child import Child, how_ended
from provengym.processes.confined import Confinement
from provengym.processes.confinement import ladder
from provengym.targets.remote import connection

if TYPE_CHECKING:
    from pathlib import Path

    from provengym.bench.tasks import Task
    from provengym.processes.confinement.ladder import Chosen

Verdict = Literal["equal", "agrees", "differs", "fails", "inconclusive"]
CONTRACT = ("api", "space", "exception", "timeout", "exit", "seeding", "aliasing")
"""The classes of findings that leave no score."""
LIMITS = Confinement(seconds=600.0)
MODULE = "provengym.bench.judge"
PATIENCE = 10.0
"""Seconds in which a judge that was told to ends its runner."""


_PROVING = threading.Lock()
"""Held while rules are proved, since Lean takes up to 2.4 GB."""


class JudgeError(Exception):
    """The scorer itself failed."""


@dataclass(frozen=True, kw_only=True)
class Score:
    """The score of an environment, with its findings."""

    task: str
    verdict: Verdict
    score: float
    """The share of transitions that agree, the mean over the parameter sets; 0 where the contract
    is broken."""
    channels: dict[str, float]
    complete: bool
    """True if everything that can happen was compared, at every parameter set."""
    findings: tuple[dict[str, Any], ...]
    sets: tuple[dict[str, Any], ...]
    """The score and the findings at each of the parameter sets."""
    speed: float | None
    """Steps in a second, where it was measured."""
    seed: int
    confinement: str
    warnings: tuple[str, ...]
    printed: str
    rules: dict[str, Any] | None = None
    """Of a class of rules its grade, what is proved, tested, trusted and open, and why nothing is
    proved where that is so; None of other code."""

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
            "rules": self.rules,
        }


def score(
    task: Task,
    code: str,
    *,
    seed: int = 0,
    speed: bool = False,
    limits: Confinement = LIMITS,
    library: Path | None = None,
) -> Score:
    """Score the code of an environment, which is run in a confined process and judged in another.

    Args:
        task: For which it was written.
        code: The text of the file, with a class `Environment`.
        seed: Of everything that the scorer draws: the same seed gives the same score.
        speed: Whether to measure the speed, too.
        limits: What the process of the code may take, and the seconds for all of it; as many
            again to prove rules.
        library: The built modules that Lean reads, where the code is a class of rules; None for
            those that are installed.

    Raises:
        JudgeError: The scorer itself failed.
        ConformanceError: No process can be started.
    """
    chosen = connection.chosen()
    request = {
        "task": asdict(task),
        "code": code,
        "seed": seed,
        "speed": speed,
        "chosen": chosen.to_dict(),
        "limits": asdict(limits),
        "prove": False,
    }
    scored = score_of(task, _asked(request, limits.seconds), seed, chosen)
    if not has_rules(code) or scored.verdict == "fails":
        return scored
    with _PROVING:
        place = None if library is None else os.path.abspath(library)
        answer = _asked({**request, "prove": True, "library": place}, limits.seconds)
    late = nothing(f"nothing was proved: it took more than {limits.seconds:g} s")
    return replace(scored, rules=answer.get("rules", late))


def _asked(request: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Ask the judge, and return its answer, or the finding that it took too long.

    Raises:
        JudgeError: It failed.
    """
    paths = [os.path.abspath(place) for place in sys.path if place]
    process = Child(
        [sys.executable, "-m", MODULE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=os.path.abspath(os.sep),  # where no module of the user's lies
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"},
    )
    try:  # asked to end, it ends the runner
        told, error = process.answer(json.dumps(request).encode(), seconds, PATIENCE)
    except TimeoutError:
        late = {"class": "timeout", "story": f"The score took more than {seconds:g} s."}
        return {"findings": [late], "sets": [], "speed": None, "printed": ""}
    try:
        answer: dict[str, Any] = json.loads(told)
    except ValueError:
        how = how_ended(process.returncode)
        text = error.decode(errors="replace").strip()[-1_000:]
        raise JudgeError(f"the judge ended with {how} and without an answer: {text}") from None
    if "error" in answer:
        raise JudgeError(answer["error"])
    return answer


def _set(parameters: dict[str, Any], hidden: bool, found: dict[str, Any]) -> dict[str, Any]:
    """Return the findings at a parameter set, with its score."""
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


def score_of(task: Task, answer: dict[str, Any], seed: int, chosen: Chosen) -> Score:
    """The score that follows from what a judge found, and from what confined the code."""
    found = zip(task.parameter_sets, answer["sets"], strict=False)
    sets = [
        _set(parameters, number >= len(task.visible), one)
        for number, (parameters, one) in enumerate(found)
    ]
    every = [*answer["findings"], *(finding for one in sets for finding in one["findings"])]
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
        speed=answer["speed"],
        seed=seed,
        confinement=chosen.means.level,
        warnings=ladder.warnings(chosen),
        printed=answer["printed"],
    )

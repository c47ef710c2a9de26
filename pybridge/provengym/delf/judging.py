"""The verdict on a program: `judge`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from provengym.data.errors import one_line
from provengym.delf.answers import why_no_program
from provengym.delf.confined import PROGRAM
from provengym.delf.design import Design
from provengym.delf.evaluation import CONDUCT, Evaluation, Finding, evaluation_of
from provengym.targets.confined import Answer, Confinement, run_confined

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.delf.design import Task

PLAYING = Confinement(seconds=20.0)
ASSESSING = Confinement(seconds=300.0)
_MODULE = "provengym.delf.confined"


def judge(
    program: str,
    task: Task,
    *,
    design: Design | None = None,
    playing: Confinement = PLAYING,
    assessing: Confinement = ASSESSING,
    tell: Callable[[str], None] = lambda _: None,
) -> Evaluation:
    """Run a program in confined processes, and decide whether it is the environment of a task.

    First the program is played for some steps in a process of its own; then, unless it ended that
    or changed this package, it is assessed in another one.

    Args:
        program: Its text, with a class `Environment`.
        task: What it is to be.
        design: What was designed, which the spaces are compared with.
        playing: What the first process may take.
        assessing: What the second process may take.
        tell: Called with what is done next.

    Raises:
        ConformanceError: No process can be started.
    """
    if (why := why_no_program(program)) is not None:
        return Evaluation(findings=(Finding(source="answer", kind="api", story=why),))
    tell("playing the program")
    task_given = {"task": task.to_dict()}
    files = {PROGRAM: program}
    first = run_confined(_MODULE, {"do": "play", **task_given}, limits=playing, files=files)
    value = first.value or {}
    acts = [
        Finding(source="process", kind=CONDUCT, story=f"The program {act}.")
        for act in value.get("acts", ())
    ]
    found = Evaluation(
        findings=(*_of_process(first), *acts),
        notes=_departures(design, value),
        confinement=first.confinement,
        warnings=first.warnings,
    )
    if first.failed or first.changed:
        return found
    tell("assessing the program")
    second = run_confined(_MODULE, {"do": "assess", **task_given}, limits=assessing, files=files)
    value = second.value or {}
    found = replace(found, findings=(*found.findings, *_of_process(second)))
    if "assessment" in value:
        return evaluation_of(value["assessment"], task, found)
    if "refused" in value:
        refused = Finding(source="answer", kind="api", story=value["refused"])
        found = replace(found, findings=(*found.findings, refused))
    return found


def _of_process(answer: Answer) -> list[Finding]:
    """What is wrong with how a process went."""
    found = []
    if answer.failed:
        kind = "timeout" if answer.failed.startswith("took") else "exit"
        text = f"The process of the program {answer.failed}."
        if answer.printed.strip():
            text += f" It printed: {one_line(answer.printed, 1_000)}"
        found.append(Finding(source="process", kind=kind, story=text))
    if answer.changed:
        named = ", ".join(answer.changed[:5])
        text = f"The program changes the package that it is judged by: {named}."
        found.append(Finding(source="process", kind=CONDUCT, story=text))
    return found


def _departures(design: Design | None, value: dict[str, Any]) -> tuple[str, ...]:
    """Where the spaces are not what was designed."""
    if design is None or not value.get("built"):
        return ()
    return design.departures(Design.from_dict(value["built"]))

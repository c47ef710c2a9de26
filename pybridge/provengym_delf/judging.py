"""The verdict on a program: `judge`."""

from __future__ import annotations

import contextlib
import functools
import math
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import provengym.data
from provengym.data.errors import ConformanceError, one_line
from provengym.data.spec import budget_of
from provengym.processes.confined import ConfinedResult, Confinement, run_confined
from provengym.proving.lean import why_absent
from provengym.proving.refusals import Refused
from provengym.rules.api import page_of_file, prove
from provengym.rules.given import DepartureError
from provengym_delf.answers import CLASS, PROGRAM, why_no_program
from provengym_delf.design import Design
from provengym_delf.evaluation import CONDUCT, Evaluation, Finding, evaluation_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from provengym_delf.design import Task

PLAYING = Confinement(seconds=20.0)
ASSESSING = Confinement(seconds=300.0)
"""With a budget in steps; one in seconds makes it longer."""
_CHECKS = 4
"""Checks that may each take the budget."""
_MODULE = "provengym_delf.confined"
_PACKAGES = (Path(provengym.data.__file__).parents[1], Path(__file__).parent)


def judge(
    program: str,
    task: Task,
    *,
    design: Design | None = None,
    playing: Confinement = PLAYING,
    assessing: Confinement | None = None,
    library: Path | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Evaluation:
    """Run a program in confined processes, and decide whether it is the environment of a task.

    First the program is played for some steps in a process of its own; then, unless it ended that
    or changed this package, it is assessed in another one.  Rules are read as well, and proved
    where nothing else is wrong or undecided, and Lean is at hand.

    Args:
        program: Its text, with a class `Environment`.
        task: What it is to be.
        design: What was designed, which the spaces are compared with, and which has the names of
            what is observed.
        playing: What the first process may take.
        assessing: What the second process may take; by default `ASSESSING`, and as much time more
            as the budget of the task asks for.
        library: The built modules that Lean reads; None for those that are installed.
        tell: Called with what is done next.

    Raises:
        ConformanceError: No process can be started.
    """
    if (why := why_no_program(program, task.target)) is not None:
        return Evaluation(findings=(Finding(source="answer", kind="api", story=why),))
    _first_files()
    tell("playing the program")
    task_given = {"task": task.to_dict()}
    files = {PROGRAM: program}
    first = run_confined(_MODULE, {"do": "play", **task_given}, limits=playing, files=files)
    value = first.value or {}
    acts = [f"The program {act}." for act in value.get("acts", ())]
    if first.printed.strip() and not first.failed:
        acts.append(f"The program prints: {one_line(first.printed)}")
    found = Evaluation(
        findings=(
            *_of_files(),
            *_of_process(first),
            *(Finding(source="process", kind=CONDUCT, story=act) for act in acts),
        ),
        notes=_departures(design, value),
        confinement=first.confinement,
        warnings=first.warnings,
    )
    if first.failed or first.changed:
        return found
    if task.target == "spec":
        tell("reading the rules")
        found = _read(program, found)
    tell("assessing the program")
    limits = _limits(task) if assessing is None else assessing
    second = run_confined(_MODULE, {"do": "assess", **task_given}, limits=limits, files=files)
    value = second.value or {}
    later = () if found.findings else _of_files()
    found = replace(found, findings=(*found.findings, *later, *_of_process(second)))
    if "assessment" in value:
        names = () if design is None else design.observation.names
        found = evaluation_of(value["assessment"], task, found, names)
        if task.target == "spec" and found:
            tell("proving the rules")
            return _proved(program, found, library)
        return found
    if not second.failed:
        story = value.get("refused", "Its process gave no assessment.")
        refused = Finding(source="answer", kind="api", story=story)
        found = replace(found, findings=(*found.findings, refused))
    return found


@contextlib.contextmanager
def _file_of(program: str) -> Iterator[str]:
    """The place of the class of a program, in a file that is there meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, PROGRAM)
        file.write_text(program, encoding="utf-8")
        yield f"{file}:{CLASS}"


def _read(program: str, before: Evaluation) -> Evaluation:
    """The evaluation with what is found when the rules are read: what is not in their language, or
    what cannot be shown of them."""
    try:
        with _file_of(program) as place:
            page = page_of_file(place)
    except Refused as error:
        story = f"Line {error.line}: {error.reason}; {error.instead}."
        finding = Finding(source="rules", kind="refused", story=story)
        return replace(before, findings=(*before.findings, finding))
    except (ConformanceError, RuntimeError) as error:
        finding = Finding(source="rules", kind="refused", story=one_line(error))
        return replace(before, findings=(*before.findings, finding))
    told = (f"it is not shown: {one}" for one in page.open)
    return replace(before, undecided=(*before.undecided, *told))


def _proved(program: str, before: Evaluation, library: Path | None) -> Evaluation:
    """The evaluation with what Lean proves of rules of which nothing is wrong."""
    if (why := why_absent(library)) is not None:
        return replace(before, notes=(*before.notes, f"Nothing was proved: {why}."))
    try:
        with _file_of(program) as place:
            record = prove(place, library=library).record
    except (ConformanceError, DepartureError, Refused, RuntimeError) as error:
        return replace(before, undecided=(*before.undecided, f"the proof: {one_line(error)}"))
    told = [f"Lean proves: {one}." for one in record.proved]
    if record.tested:
        told.append(f"Tested: {record.tested}.")
    open_ = () if record.grade == "proved" else record.open
    return replace(
        before,
        grade=record.grade,
        notes=(*before.notes, *told),
        undecided=(*before.undecided, *(f"it is not shown: {one}" for one in open_)),
    )


def _of_files() -> list[Finding]:
    """That files of the packages that judge were changed since the first program was judged.

    Where a process can be confined they are read-only to it.
    """
    before, after = _first_files(), _files()
    changed = sorted(name for name in {*before, *after} if before.get(name) != after.get(name))
    if not changed:
        return []
    named = ", ".join(changed[:5])
    text = f"Files of the package that judges were changed: {named}. Install it again."
    return [Finding(source="process", kind=CONDUCT, story=text)]


def _files() -> dict[str, tuple[int, int]]:
    """The size and the time of each file of the packages that judge."""
    found = {}
    for package in _PACKAGES:
        for path in package.rglob("*"):
            if path.suffix in (".py", ".so", ".pyd", ".json"):
                state = path.stat()
                name = str(path.relative_to(package.parent))
                found[name] = state.st_size, state.st_mtime_ns
    return found


@functools.cache
def _first_files() -> dict[str, tuple[int, int]]:
    return _files()


def _limits(task: Task) -> Confinement:
    seconds, _ = budget_of(task.budget)
    more = _CHECKS * seconds if math.isfinite(seconds) else 0.0
    return replace(ASSESSING, seconds=ASSESSING.seconds + more)


def _of_process(answer: ConfinedResult) -> list[Finding]:
    """Return what went wrong in a process, as findings."""
    found = []
    if answer.failed:
        kind = "timeout" if answer.failed.startswith("took") else "exit"
        text = f"The process of the program {answer.failed}."
        if answer.printed.strip():
            text += f" It printed: {one_line(answer.printed)}"
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

"""``provengym prove``: a class of rules as a page of Lean, checked, compiled, and compared."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from provengym.cli.common import JsonOption, UsageError, finish, refusal_of, spinner
from provengym.cli.output import Console
from provengym.cli.solving import print_rows
from provengym.data.errors import ConformanceError, one_line

if TYPE_CHECKING:
    from provengym.rules.api import Proof

OPEN = 4
"""The most lines of what is open."""
WIDE = 200
"""The most characters of how a class was tested, and what is trusted, which --json says in full."""
EVERY = 0.3
"""Seconds between two looks at files that are watched."""
GOAL = 30
"""The most lines of a message of Lean."""
_UNDECIDED = 3


RulesArgument = Annotated[
    str,
    typer.Argument(
        metavar="FILE.py[:CLASS]", help="A file with a class of rules; of several, its name."
    ),
]
LibraryOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="The built modules that Lean reads, build/lean/lib in the repository; without it, "
        "those of the package provengym-lean.",
    ),
]
BudgetOption = Annotated[
    int, typer.Option(metavar="STEPS", min=1, help="The most steps that are compared.")
]
PropertiesOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="A file of Lean with theorems about the page; without it, Properties.lean beside "
        "the class, if it imports its page.",
    ),
]


JobsOption = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        help="The most processes of Lean at a time, up to 2.4 GB of memory each; without it two, "
        "or one where there is not room for two.",
    ),
]


class _ChangedError(Exception):
    """A file that is watched has changed."""


def prove(
    rules: RulesArgument,
    library: LibraryOption = None,
    budget: BudgetOption = 300_000,
    properties: PropertiesOption = None,
    jobs: JobsOption = None,
    watch: Annotated[
        bool,
        typer.Option(
            "--watch",
            help="Check again at each change of the file, also while it is checked, until Ctrl-C.",
        ),
    ] = False,
    as_json: JsonOption = False,
) -> int:
    """Prove what a class of rules does, compile it, and hold the class against it.

    Its rules are read as a page of Lean, which Lean checks; the C that Lean emits is compiled to a
    kernel for gymnasium.make_vec; and the class is compared with the kernel.  An environment that
    is no class of rules is written by provengym new-env, and compared by provengym conform.
    """
    # Imported here, for the other commands do not need it.
    from provengym.proving.refusals import Refused
    from provengym.rules.api import prove as proved
    from provengym.rules.given import place_of

    if watch and as_json:
        raise UsageError("--watch prints for people: leave out --json")

    def once(check: Callable[[], object] = lambda: None) -> Proof:
        try:
            with spinner("reading the rules", show=not as_json, of_each=True) as tell:

                def progress(what: str) -> None:
                    check()
                    tell(what)

                return proved(
                    rules,
                    library=library,
                    budget=budget,
                    properties=properties,
                    jobs=jobs,
                    progress=progress,
                )
        except (Refused, ConformanceError, ValueError, OSError) as error:
            raise refusal_of(error) from error

    if watch:
        try:
            place, _ = place_of(rules)
        except ValueError as error:
            raise refusal_of(error) from error
        if not place.is_file():
            raise UsageError(f"{place}: no such file")
        more = [] if properties is None else [properties]
        return _watch(place, more, lambda check: print_proof(rules, once(check)))
    proof = once()
    return finish(
        status_of(proof), proof.to_dict(), lambda: print_proof(rules, proof), [], as_json=as_json
    )


def status_of(proof: Proof) -> int:
    """The exit status: 0 where all is proved."""
    open_ = proof.properties is not None and proof.properties.open
    return 0 if proof.grade == "proved" and not open_ else _UNDECIDED


def _watch(place: Path, more: list[Path], show: Callable[[Callable[[], object]], object]) -> int:
    """Show what is found at first, and again after each change, until the user interrupts; a change
    while it is looked for has that begun anew."""
    console, files = Console(), _Files(place, more)
    while True:
        if console.is_terminal:
            console.clear()
        try:
            show(files.check)
        except _ChangedError:
            continue
        except UsageError as error:
            console.say(("refused", "bold yellow"), f": {error}")
        console.say((f"waiting for a change beside {place}; Ctrl-C ends", "dim"))
        with contextlib.suppress(_ChangedError):
            while True:
                files.check()
                time.sleep(EVERY)


class _Files:
    """The files of Python and Lean beside one, and others, as they are."""

    def __init__(self, place: Path, more: list[Path]) -> None:
        self._place, self._more = place, more
        self._before = self._now()

    def check(self) -> None:
        """Raise `_ChangedError` where they are not as they were when this was asked last."""
        before, self._before = self._before, self._now()
        if self._before != before:
            raise _ChangedError

    def _now(self) -> dict[Path, tuple[int, int]]:
        found = {}
        home = self._place.parent
        for file in (*home.glob("*.py"), *home.glob("*.lean"), *self._more):
            with contextlib.suppress(OSError):  # it is being written
                status = file.stat()
                found[file] = (status.st_mtime_ns, status.st_size)
        return found


def print_proof(rules: str, proof: Proof) -> None:
    """Print what was found of a class."""
    console, record = Console(), proof.record
    style = "bold green" if record.grade == "proved" else "bold yellow"
    console.say((record.grade, style), f": {record.name}, of {rules}")
    rows = [("proved", one) for one in record.proved]
    found = record.properties
    if found is not None:
        rows += [("proved", f"{one.claim} ({_short(one.theorem)})") for one in found.proved]
    if record.tested:
        rows.append(("tested", one_line(record.tested, WIDE)))
    if record.ends:
        rows.append(("tested", one_line(record.ends, WIDE)))
    rows.append(("trusted", one_line(record.trusted, WIDE)))
    rows += [("open", one) for one in record.open[:OPEN]]
    if len(record.open) > OPEN:
        rows.append(("", f"and {len(record.open) - OPEN} more, which --json lists"))
    if found is not None:
        rows += [("open", one.splitlines()[0]) for one in found.open[:OPEN]]
    rows.append(("page", record.folder))
    parts = {name: f"{seconds:g} s" for name, seconds in record.seconds.items()}
    in_all = parts.pop("in all", None)
    took = ", ".join(f"{name} {seconds}" for name, seconds in parts.items())
    took += "; all else was known" if "Lean" not in parts else f"; {in_all} in all"
    print_rows([*rows, ("took", took)])
    for message in () if found is None else found.open[:OPEN]:
        if "\n" in message:
            console.say("")
            console.lines("\n".join(message.splitlines()[:GOAL]))


def _short(theorem: str) -> str:
    """A theorem by its name in the namespace of the page."""
    return theorem.split(".", 2)[-1]

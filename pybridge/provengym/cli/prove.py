"""``provengym prove``: a class of rules as a page of Lean, checked, compiled, and compared."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
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
WIDE = 160
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


def prove(
    rules: RulesArgument,
    library: LibraryOption = None,
    budget: BudgetOption = 100_000,
    properties: PropertiesOption = None,
    watch: Annotated[
        bool,
        typer.Option("--watch", help="Check again at each change of the file, until Ctrl-C."),
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

    def once() -> Proof:
        try:
            with spinner("reading the rules", show=not as_json) as tell:
                return proved(
                    rules, library=library, budget=budget, properties=properties, progress=tell
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
        return _watch(place, more, lambda: print_proof(rules, once()))
    proof = once()
    return finish(
        status_of(proof), proof.to_dict(), lambda: print_proof(rules, proof), [], as_json=as_json
    )


def status_of(proof: Proof) -> int:
    """The exit status: 0 where all is proved."""
    open_ = proof.properties is not None and proof.properties.open
    return 0 if proof.grade == "proved" and not open_ else _UNDECIDED


def _watch(place: Path, more: list[Path], show: Callable[[], None]) -> int:
    """Show what is found at first, and again after each change, until the user interrupts."""
    console = Console()
    for _ in _changes(place, more):
        if console.is_terminal:
            console.clear()
        try:
            show()
        except UsageError as error:
            console.say(("refused", "bold yellow"), f": {error}")
        console.say((f"waiting for a change beside {place}; Ctrl-C ends", "dim"))
    return 0


def _changes(place: Path, more: list[Path]) -> Iterator[None]:
    """Yield at once, and whenever a file of Python or Lean beside one has changed."""
    before = None
    while True:
        now = {}
        for file in (*place.parent.glob("*.py"), *place.parent.glob("*.lean"), *more):
            with contextlib.suppress(OSError):  # it is being written
                status = file.stat()
                now[file] = (status.st_mtime_ns, status.st_size)
        if now != before:
            before = now
            yield
        else:
            time.sleep(EVERY)


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
    rows.append(("trusted", one_line(record.trusted, WIDE)))
    rows += [("open", one) for one in record.open[:OPEN]]
    if len(record.open) > OPEN:
        rows.append(("", f"and {len(record.open) - OPEN} more, which --json lists"))
    if found is not None:
        rows += [("open", one.splitlines()[0]) for one in found.open[:OPEN]]
    rows.append(("page", record.folder))
    took = ", ".join(f"{name} {seconds:g} s" for name, seconds in record.seconds.items())
    if "Lean" not in record.seconds:
        took += "; all else was known"
    print_rows([*rows, ("took", took)])
    for message in () if found is None else found.open[:OPEN]:
        if "\n" in message:
            console.say("")
            console.lines("\n".join(message.splitlines()[:GOAL]))


def _short(theorem: str) -> str:
    """A theorem by its name in the namespace of the page."""
    return theorem.split(".", 2)[-1]

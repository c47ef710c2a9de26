"""``provengym prove``: a class of rules as a page of Lean, checked, compiled, and compared."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from provengym.cli.common import JsonOption, finish, refusal_of, spinner
from provengym.cli.output import Console
from provengym.cli.solving import print_rows

if TYPE_CHECKING:
    from provengym.rules.api import Proof

_STYLE = {"proved": "bold green", "compiled": "bold yellow", "specified": "bold yellow"}
OPEN = 4
"""The most lines of what is open."""
GOAL = 30
"""The most lines of a message of Lean."""
_STATUS = {"proved": 0, "compiled": 3, "specified": 3}


def prove(
    rules: Annotated[
        str,
        typer.Argument(
            metavar="FILE.py[:CLASS]", help="A file with a class of rules; of several, its name."
        ),
    ],
    library: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="The built modules that Lean reads, build/lean/lib in the repository; without it, "
            "those of the package provengym-lean.",
        ),
    ] = None,
    budget: Annotated[
        int, typer.Option(metavar="STEPS", min=1, help="The most steps that are compared.")
    ] = 100_000,
    properties: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A file of Lean with theorems about the page; without it, Properties.lean beside "
            "the class, if it imports its page.",
        ),
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """Prove what a class of rules does, compile it, and hold the class against it.

    Its rules are read as a page of Lean, which Lean checks; the C that Lean emits is compiled to a
    kernel for gymnasium.make_vec; and the class is compared with the kernel.  An environment that
    is no class of rules is written by provengym new-env, and compared by provengym conform.
    """
    # Imported here, for the other commands do not need it.
    from provengym.data.errors import ConformanceError
    from provengym.proving.refusals import Refused
    from provengym.rules.api import prove as proved

    try:
        with spinner("reading the rules", show=not as_json) as tell:
            proof = proved(
                rules, library=library, budget=budget, properties=properties, progress=tell
            )
    except (Refused, ConformanceError, ValueError, OSError) as error:
        raise refusal_of(error) from error
    open_ = proof.properties is not None and proof.properties.open
    status = _STATUS["specified"] if open_ else _STATUS[proof.grade]
    return finish(status, proof.to_dict(), lambda: _print(rules, proof), [], as_json=as_json)


def _print(rules: str, proof: Proof) -> None:
    console, record = Console(), proof.record
    console.say((record.grade, _STYLE[record.grade]), f": {record.name}, of {rules}")
    rows = [("proved", one) for one in record.proved]
    found = record.properties
    if found is not None:
        rows += [("proved", f"{one.claim} ({_short(one.theorem)})") for one in found.proved]
    if record.tested:
        rows.append(("tested", record.tested))
    rows.append(("trusted", record.trusted))
    rows += [("open", one) for one in record.open[:OPEN]]
    if len(record.open) > OPEN:
        rows.append(("", f"and {len(record.open) - OPEN} more, which --json lists"))
    if found is not None:
        rows += [("open", one.splitlines()[0]) for one in found.open[:OPEN]]
    rows.append(("page", record.folder))
    took = ", ".join(f"{name} {seconds:g} s" for name, seconds in record.seconds.items())
    print_rows([*rows, ("took", took)])
    for message in () if found is None else found.open[:OPEN]:
        if "\n" in message:
            console.say("")
            console.lines("\n".join(message.splitlines()[:GOAL]))


def _short(theorem: str) -> str:
    """A theorem by its name in the namespace of the page."""
    return theorem.split(".", 2)[-1]

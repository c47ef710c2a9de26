"""``provengym package``: a class of rules with its proof, as a wheel that needs no Lean."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from provengym.cli.common import JsonOption, finish, refusal_of, spinner
from provengym.cli.output import Console
from provengym.cli.prove import (
    BudgetOption,
    LibraryOption,
    PropertiesOption,
    RulesArgument,
    print_proof,
    status_of,
)
from provengym.data.errors import ConformanceError


def package(
    rules: RulesArgument,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the wheel goes.")] = Path(
        "dist"
    ),
    version: Annotated[str, typer.Option(metavar="VERSION", help="The version of it.")] = "0.1.0",
    library: LibraryOption = None,
    budget: BudgetOption = 100_000,
    properties: PropertiesOption = None,
    as_json: JsonOption = False,
) -> int:
    """Prove a class of rules, and write a wheel of its package with the proof.

    The wheel has the class, its page of Lean, the C that Lean emitted, digests, and what was found.
    It is for any platform and needs no Lean: gymnasium.make_vec compiles the C where it is
    installed, when lanes are first asked for.
    """
    # Imported here, for the other commands do not need it.
    from provengym.proving.refusals import Refused
    from provengym.rules.packaging import package as packaged

    try:
        with spinner("reading the rules", show=not as_json) as tell:
            proof, wheel = packaged(
                rules,
                out,
                version=version,
                library=library,
                budget=budget,
                properties=properties,
                progress=tell,
            )
    except (Refused, ConformanceError, ValueError, OSError) as error:
        raise refusal_of(error) from error

    def show() -> None:
        print_proof(rules, proof)
        said = (
            "no wheel is written, for there is no kernel: its row says why"
            if wheel is None
            else f"wrote {wheel}"
        )
        Console().say(said)

    found = {**proof.to_dict(), "wheel": None if wheel is None else str(wheel)}
    return finish(status_of(proof), found, show, [], as_json=as_json)

"""``provengym analyse``: which observations and actions suffice for a task."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from provengym.cli.common import (
    JsonOption,
    ParameterOption,
    UsageError,
    emit_json,
    parse_parameters,
    refusal_of,
    spinner,
    standard_output_kept,
)
from provengym.cli.extracting import (
    BindingOption,
    BudgetOption,
    CallLimitOption,
    KeyOption,
    ModelOrTarget,
    SeedOption,
)
from provengym.cli.output import Console, complain
from provengym.cli.solving import NO_OBJECTIVE, print_rows, require_place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.design import Analysis

STATUS = {True: 0, False: 1, None: 3}
UNWRITTEN, UNDECIDED = 2, 3
_STYLE = {True: "bold green", False: "bold red", None: "bold yellow"}


def analyse(
    target: ModelOrTarget,
    discount: Annotated[
        str | None,
        typer.Option(
            metavar="NUMBER",
            help="The discount factor in [0, 1): 0.99 or 99/100; for the discounted return only.",
        ),
    ] = None,
    objective: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="What is to be as large as possible: discounted, the discounted return; total, "
            "the return until the end; or horizon, that of the first steps, where time is an "
            "attribute. By default discounted, and horizon with --horizon.",
        ),
    ] = None,
    horizon: Annotated[
        int | None,
        typer.Option(metavar="T", help="The return of so many steps, without a discount."),
    ] = None,
    param: ParameterOption = None,
    observe: Annotated[
        str | None,
        typer.Option(
            metavar="EXPRESSION",
            help="What is looked at, as an expression over observation.",
        ),
    ] = None,
    attributes: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[=EXPRESSION],...",
            help="The attributes that are looked at: entries of the observation by their names or "
            "places; or attributes of your own, each with an expression over observation.",
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the answer as a page of HTML.")
    ] = None,
    key: KeyOption = None,
    binding: BindingOption = None,
    budget: BudgetOption = "60s",
    seed: SeedOption = 0,
    call_limit: CallLimitOption = "5s",
    as_json: JsonOption = False,
) -> int:
    """Decide whether what is looked at suffices for an optimal policy.

    And which attributes and actions could be left out: the minimal sets that suffice. Exit status
    0 where it suffices, 1 where not, 3 where that is not decided.
    """
    # Imported here, for the other commands do not need it.
    from provengym.design import analyse as analysed
    from provengym.design.certified import ObjectiveArguments
    from provengym.extracting import extract
    from provengym.finite import forms
    from provengym.solving import NotCertified, UnboundedReturn

    if discount is None and horizon is None and objective is None:
        raise UsageError(NO_OBJECTIVE)
    if html is not None:
        require_place("--html", html)
    parameters = parse_parameters(param or [])
    looked_at = _attributes(attributes)
    try:
        # What is wrong is refused before there is work.
        ObjectiveArguments(objective, discount, horizon)
        with standard_output_kept(), spinner("loading", show=not as_json) as tell:
            model = forms.of(target, **parameters)
            if model is None:
                tell("extracting the decision process")
                model = extract(
                    target,
                    parameters=parameters,
                    key=key,
                    binding=binding,
                    budget=budget,
                    seed=seed,
                    call_limit=call_limit,
                )
            if not model.complete:
                return _undecided(f"the model is not complete: {model.why_incomplete()}", as_json)
            tell("deciding")
            analysis = analysed(
                model,
                observe=observe,
                attributes=looked_at,
                objective=objective,  # type: ignore[arg-type]  # analyse checks it
                discount=discount,
                horizon=horizon,
            )
    except (NotCertified, UnboundedReturn) as error:
        return _undecided(str(error), as_json)
    except (TypeError, ValueError, OSError, MemoryError) as error:
        raise refusal_of(error) from error
    more = {"assumption": model.assumption, "tested": model.tested or None}
    status, failure = STATUS[analysis.sufficient], None
    if html is not None:
        try:
            analysis.save_html(html)
            more["file"] = str(html)
        except OSError as error:
            failure = f"--html: {error.strerror or error}"
            status = UNWRITTEN
    if as_json:
        emit_json(analysis.to_dict() | more | ({} if failure is None else {"error": failure}))
    else:
        _print(analysis, more)
    if failure is not None:
        complain(failure)
    return status


def _attributes(text: str | None) -> list[str] | dict[str, str] | None:
    """The names, or the expressions by their names."""
    if text is None:
        return None
    items = [item.strip() for item in text.split(",")]
    if not any("=" in item for item in items):
        return [item for item in items if item]
    found: dict[str, str] = {}
    for item in items:
        name, equals, expression = item.partition("=")
        if not (name and equals and expression):
            raise UsageError(
                f"--attributes: names alone, or NAME=EXPRESSION for each of them, got {item!r}"
            )
        if name in found:
            raise UsageError(f"--attributes: {name!r} is given twice")
        found[name] = expression
    return found


def _undecided(why: str, as_json: bool) -> int:
    if as_json:
        emit_json({"error": why, "status": UNDECIDED})
    complain(why)
    return UNDECIDED


def _print(analysis: Analysis, more: Mapping[str, Any]) -> None:
    console = Console()
    console.say(f"{analysis.target}: {analysis.objective}")
    console.say((analysis.verdict, _STYLE[analysis.sufficient]), f": {analysis.observed}")
    if analysis.witness is not None:
        console.lines(analysis.witness)
    rows = [
        ("" if number else name, text)
        for name, texts in analysis.rows()
        for number, text in enumerate(texts)
    ]
    print_rows([*rows, *((name, str(text)) for name, text in more.items() if text)])

"""``provengym analyse``: which observations and actions suffice for a task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.cli.common import (
    JsonOption,
    UsageError,
    finish,
    refusal_of,
    spinner,
    standard_output_kept,
    write,
)
from provengym.cli.options import HtmlOption, ModelOrTarget, takes
from provengym.cli.output import Console
from provengym.cli.solving import (
    NO_OBJECTIVE,
    VerboseOption,
    grounds,
    print_rows,
    require_place,
    undecided,
)
from provengym.data.arguments import ANALYSE

if TYPE_CHECKING:
    from provengym.design import Analysis
    from provengym.finite.model import FiniteModel

STATUS = {True: 0, False: 1, None: 3}
_STYLE = {True: "bold green", False: "bold red", None: "bold yellow"}


@takes(ANALYSE)
def analyse(
    target: ModelOrTarget,
    discount: str | None,
    objective: Any,
    horizon: int | None,
    parameters: dict[str, Any],
    observe: str | None,
    attributes: str | None,
    html: HtmlOption = None,
    verbose: VerboseOption = False,
    as_json: JsonOption = False,
    **asked: Any,
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
    require_place("--html", html)
    looked_at = _attributes(attributes)
    try:
        # What is wrong is refused before there is work.
        ObjectiveArguments(objective, discount, horizon)
        with standard_output_kept(), spinner("loading", show=not as_json) as tell:
            model = forms.of(target, **parameters)
            if model is None:
                tell("extracting the decision process")
                model = extract(target, parameters=parameters, **asked)
            if not model.complete:
                why = model.why_incomplete()
                return undecided(f"the model is not complete: {why}", as_json=as_json)
            tell("deciding")
            analysis = analysed(
                model,
                observe=observe,
                attributes=looked_at,
                objective=objective,
                discount=discount,
                horizon=horizon,
            )
    except (NotCertified, UnboundedReturn) as error:
        return undecided(str(error), as_json=as_json)
    except (TypeError, ValueError, OSError, MemoryError) as error:
        raise refusal_of(error) from error
    more = {"assumption": model.assumption, "tested": model.tested or None}
    failures: list[str] = []
    for file in write("--html", html, analysis.save_html, failures):
        more["file"] = file
    return finish(
        STATUS[analysis.sufficient],
        analysis.to_dict() | more,
        lambda: _print(analysis, model, more.get("file"), in_full=verbose),
        failures,
        as_json=as_json,
        stronger=(),
    )


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


def _print(analysis: Analysis, model: FiniteModel, file: str | None, *, in_full: bool) -> None:
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
    rows += grounds(model.assumptions, model.tested, in_full=in_full)
    print_rows([*rows, *([("file", file)] if file else [])])

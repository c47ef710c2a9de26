"""``provengym audit``: what a finite environment is, decided exactly."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from provengym.cli.common import (
    JsonOption,
    UsageError,
    finish,
    refusal_of,
    spinner,
    standard_output_kept,
    write,
)
from provengym.cli.options import HtmlOption, takes
from provengym.cli.output import Console
from provengym.cli.solving import VerboseOption, grounds, print_rows, require_place
from provengym.data.arguments import AUDIT

if TYPE_CHECKING:
    from provengym.auditing.report import AuditReport

STATUS = {"sound": 0, "defect": 1, "undecided": 3}
_STYLE = {"sound": "bold green", "defect": "bold red", "undecided": "bold yellow"}


@takes(AUDIT)
def audit(
    target: Annotated[
        str,
        typer.Argument(
            metavar="TARGET",
            help="An environment id, module:attribute, path/to/file.py:attribute, a model that "
            "extract wrote, or a reference of your own.",
        ),
    ],
    claims: list[str],
    certificate: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the certificates, each to a file of its own: audit.npz makes "
            "audit-success.npz and so on, which provengym check verifies.",
        ),
    ] = None,
    html: HtmlOption = None,
    verbose: VerboseOption = False,
    as_json: JsonOption = False,
    **asked: Any,
) -> int:
    """Decide what a finite environment is, without a reference.

    Whether it can be solved, the best chance of success and the best return, whether reward can be
    had without end, where it is lost, and whether actions matter: for all policies, with
    certificates that provengym check verifies.
    """
    # Imported here, for the other commands do not need it.
    from provengym.auditing.api import audit as audited

    require_place("--certificate", certificate)
    require_place("--html", html)
    if certificate is not None and certificate.suffix.lower() not in (".npz", ".json"):
        raise UsageError(f"--certificate: a .npz or .json file, got {str(certificate)!r}")
    try:
        with standard_output_kept(), spinner("loading", show=not as_json) as tell:
            report = audited(target, claims=_claims(claims), progress=tell, **asked)
    except (TypeError, ValueError, OSError, MemoryError) as error:
        raise refusal_of(error) from error
    failures: list[str] = []
    files = write("--certificate", certificate, report.save_certificates, failures)
    files += write("--html", html, report.save_html, failures)
    found = report.to_dict() | ({"files": files} if files else {})
    status = STATUS[report.verdict]
    return finish(
        status, found, lambda: _print(report, files, in_full=verbose), failures, as_json=as_json
    )


def _claims(items: list[str]) -> dict[str, Any]:
    """The claims of the command line; `solvable` and `reward_threshold` may go without a value."""
    claims: dict[str, Any] = {}
    for item in items:
        name, equals, text = item.partition("=")
        if name in claims:
            raise UsageError(f"--claim: {name!r} is given twice")
        if name == "solvable":
            if text not in ("", "true", "false"):
                raise UsageError(f"--claim: solvable is true or false, got {text!r}")
            claims[name] = text != "false"
        elif not equals and name != "reward_threshold":
            claims[name] = ""
        else:
            claims[name] = text if equals else None
    return claims


def _print(report: AuditReport, files: list[str], *, in_full: bool) -> None:
    console = Console()
    how = f", {report.constructed}" if report.constructed else ""
    console.say(f"{report.target}{how}: {report.objective or 'no objective'}")
    console.say((report.verdict, _STYLE[report.verdict]), f": {report.meaning}")
    for finding in report.findings:
        style = "red" if finding.severity == "defect" else "yellow"
        first, _, rest = finding.story.partition("\n")
        console.say((f"{finding.severity}: {finding.kind}", style), f": {first}")
        if rest:
            console.lines(rest)
    rows = [("states", f"{report.states:,}"), ("outcomes", f"{report.transitions:,}")]
    if report.success is not None:
        rows.append(("success", report.success))
    if report.success_probability is not None:
        rows.append(("best chance", str(report.success_probability)))
    if report.solution is not None:
        rows.append(("shortest way", report.solution_text))
    if report.best_return is not None:
        rows.append(("best return", str(report.best_return)))
    if report.known_part is not None:
        rows += report.known_part.rows().items()
    *assumed, tested = grounds(report.assumptions or ("none",), report.tested, in_full=in_full)
    rows += [
        *((f"claim {claim.name}", str(claim)) for claim in report.claims),
        *assumed,
        ("proved", report.proved),
        tested,
        *(("file", file) for file in files),
    ]
    print_rows(rows)
    for note in report.notes:
        console.say((f"note: {note}", "dim"))

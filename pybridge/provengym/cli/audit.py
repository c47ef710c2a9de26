"""``provengym audit``: what a finite environment is, decided exactly."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from provengym.cli.common import (
    JsonOption,
    UsageError,
    emit_json,
    refusal_of,
    spinner,
    standard_output_kept,
)
from provengym.cli.options import HtmlOption, ModelOrTarget, takes
from provengym.cli.output import Console, complain
from provengym.cli.solving import print_rows, require_place
from provengym.data.arguments import AUDIT

if TYPE_CHECKING:
    from provengym.auditing.report import AuditReport

STATUS = {"sound": 0, "defect": 1, "undecided": 3}
UNWRITTEN = 2
_STYLE = {"sound": "bold green", "defect": "bold red", "undecided": "bold yellow"}


@takes(AUDIT)
def audit(
    target: ModelOrTarget,
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

    places = {"--certificate": certificate, "--html": html}
    for option, path in places.items():
        if path is not None:
            require_place(option, path)
    if certificate is not None and certificate.suffix.lower() not in (".npz", ".json"):
        raise UsageError(f"--certificate: a .npz or .json file, got {str(certificate)!r}")
    try:
        with standard_output_kept(), spinner("loading", show=not as_json) as tell:
            report = audited(target, claims=_claims(claims), progress=tell, **asked)
    except (TypeError, ValueError, OSError, MemoryError) as error:
        raise refusal_of(error) from error
    files, failures = _write(report, certificate, html)
    status = STATUS[report.verdict]
    if failures and status != STATUS["defect"]:
        status = UNWRITTEN
    if as_json:
        more: dict[str, Any] = {"files": files} if files else {}
        if failures:
            more |= {"error": "; ".join(failures), "status": status}
        emit_json(report.to_dict() | more)
    else:
        _print(report, files)
    for failure in failures:
        complain(failure)
    return status


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


def _write(
    report: AuditReport, certificate: Path | None, html: Path | None
) -> tuple[list[str], list[str]]:
    """The files that were written, and why others were not."""
    files: list[str] = []
    failures: list[str] = []
    if certificate is not None:
        try:
            files += report.save_certificates(certificate)
        except OSError as error:
            failures.append(f"--certificate: {error.strerror or error}")
    if html is not None:
        try:
            report.save_html(html)
            files.append(str(html))
        except OSError as error:
            failures.append(f"--html: {error.strerror or error}")
    return files, failures


def _print(report: AuditReport, files: list[str]) -> None:
    console = Console()
    console.say(f"{report.target}: {report.objective or 'no objective'}")
    console.say((report.verdict, _STYLE[report.verdict]), f": {report.meaning}")
    for finding in report.findings:
        style = "red" if finding.severity == "defect" else "yellow"
        console.say((f"{finding.severity}: {finding.kind}", style), f": {finding.story}")
    rows = [("states", f"{report.states:,}"), ("outcomes", f"{report.transitions:,}")]
    if report.success is not None:
        rows.append(("success", report.success))
    if report.success_probability is not None:
        rows.append(("best chance", str(report.success_probability)))
    if report.solution is not None:
        rows.append(("shortest way", report.solution_text))
    if report.best_return is not None:
        rows.append(("best return", str(report.best_return)))
    rows += [
        *((f"claim {claim.name}", str(claim)) for claim in report.claims),
        ("assumption", report.assumption or "none"),
        ("proved", report.proved),
        ("tested", report.tested),
        *(("file", file) for file in files),
    ]
    print_rows(rows)
    for note in report.notes:
        console.say((f"note: {note}", "dim"))

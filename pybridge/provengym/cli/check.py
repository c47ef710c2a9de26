"""``provengym check``: does a certificate hold?"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from provengym.cli.common import JsonOption, ParameterOption, UsageError, emit_json
from provengym.cli.output import Console
from provengym.cli.solving import (
    ThreadsOption,
    described,
    environment_and_parameters,
    print_rows,
    rounding_rows,
    use_errors,
)

if TYPE_CHECKING:
    from provengym.solving import Certificate, CheckResult

HOLDS, DOES_NOT_HOLD = 0, 1


def check(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="A certificate: a .npz or a .json file, or a folder of solve --storage disk.",
        ),
    ],
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[NAME]",
            help="What it must be about: an environment, with -p. "
            "By default, the model in the file, or the environment that it names.",
        ),
    ] = None,
    others: Annotated[
        list[str] | None,
        typer.Argument(metavar="[SHARD]...", help="More files, with --merge."),
    ] = None,
    param: ParameterOption = None,
    success: Annotated[
        str | None,
        typer.Option(
            metavar="EXPRESSION",
            help="What success is, for a certificate of success about NAME that was given it.",
        ),
    ] = None,
    shard: Annotated[
        str | None,
        typer.Option(
            metavar="I/N",
            help="Check the I-th of N ranges of states, and print the verdict on it as JSON.",
        ),
    ] = None,
    merge: Annotated[
        bool,
        typer.Option("--merge", help="The files are verdicts on all ranges: print the whole one."),
    ] = False,
    threads: ThreadsOption = 1,
    as_json: JsonOption = False,
) -> int:
    """Check a certificate, wherever it comes from.

    The check is in exact arithmetic, by code whose verdict on each row is proved; nothing is
    solved.
    """
    if merge:
        if param or success is not None or shard is not None:
            raise UsageError("--merge takes files alone, and neither -p, --success nor --shard")
        return _merge([str(file), *([] if name is None else [name]), *(others or [])], as_json)
    if others:
        raise UsageError(f"{others[0]!r} is one argument too many without --merge")
    # Imported here, for the other commands do not need it.
    from provengym import solving

    if name is None and param:
        raise UsageError("-p needs the NAME of an environment")
    given = None if name is None else environment_and_parameters(name, param or [])
    environment, parameters = given or (None, {})
    if shard is not None:
        if success is not None:
            raise UsageError("--shard is for discounted certificates, which have no --success")
        one, many = _shard(shard)
        with use_errors({"shard": "--shard", "shards": "--shard"}):
            verdict = solving.check_shard(
                environment, file, one, many, threads=threads, **parameters
            )
        emit_json(verdict.to_dict())
        return HOLDS if verdict else DOES_NOT_HOLD
    with use_errors({"success": "--success"}):
        certificate = solving.load_certificate(file)
        result = solving.check(
            environment, certificate, success=success, threads=threads, **parameters
        )
    in_file = given is None and certificate.model is not None
    about = certificate.environment if given is None else given
    if as_json:
        emit_json(
            {
                "kind": certificate.kind,
                "holds": result.holds,
                "state": result.state,
                "action": result.action,
                "message": result.message,
                "bound": result.bound,
                "policy_bound": result.policy_bound,
                "model": "file" if in_file else "environment",
                "environment": None if about is None else about[0],
                "parameters": None if about is None else about[1],
                "discount": str(certificate.discount),
                "rounding": result.rounding,
                "reward_rounding": result.reward_rounding,
                "sha256": certificate.sha256,
            }
        )
    else:
        _print(certificate, result, about, in_file)
    return HOLDS if result.holds else DOES_NOT_HOLD


def _shard(given: str) -> tuple[int, int]:
    """The numbers of I/N."""
    found = re.fullmatch(r"([0-9]{1,10})/([0-9]{1,10})", given)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise UsageError(f"--shard must be I/N with 1 <= I <= N, got {given!r}")
    return int(found[1]), int(found[2])


def _merge(files: list[str], as_json: bool) -> int:
    """The verdict on all states, from those on their ranges."""
    from provengym import solving

    with use_errors():
        verdicts = [solving.load_shard(file) for file in files]
        result = solving.merge_shards(verdicts, names=files)
    first = verdicts[0]
    slack = min((v.slack for v in verdicts if v.slack is not None), default=None)
    if as_json:
        emit_json(
            {
                "kind": first.kind,
                "holds": result.holds,
                "state": result.state,
                "action": result.action,
                "message": result.message,
                "bound": result.bound,
                "policy_bound": result.policy_bound,
                "slack": slack if result.holds else None,
                "rounding": result.rounding,
                "reward_rounding": result.reward_rounding,
                "states": first.states,
                "shards": len(verdicts),
                "model": first.model,
                "certificate": first.certificate,
                "values": first.values,
            }
        )
    else:
        _print_verdict(result)
        rows = [
            ("states", f"{first.states:,}"),
            ("shards", f"{len(verdicts):,}"),
            ("model", first.model),
            ("certificate", first.certificate),
            ("values", first.values),
        ]
        if result.holds and slack is not None:
            rows.append(("slack", f"{slack:.3g}"))
        print_rows(rows + rounding_rows(result.rounding, result.reward_rounding))
    return HOLDS if result.holds else DOES_NOT_HOLD


def _print(
    certificate: Certificate,
    result: CheckResult,
    about: tuple[str, dict[str, Any]] | None,
    in_file: bool,
) -> None:
    _print_verdict(result)
    rows = [
        ("model", _model(about, in_file)),
        ("about", certificate.question()),
        ("sha256", certificate.sha256),
    ]
    if result.holds:
        rows += certificate.rows()
    by = ", as the file says" if in_file else ""
    print_rows(rows + rounding_rows(result.rounding, result.reward_rounding, by))


def _print_verdict(result: CheckResult) -> None:
    head = ("holds", "bold green") if result.holds else ("does not hold", "bold red")
    Console().say(head, f": {result.message}")


def _model(about: tuple[str, dict[str, Any]] | None, in_file: bool) -> str:
    """Name the model that the certificate was checked against."""
    name = "" if about is None else described(*about)
    if not in_file:
        return name
    return "the one in the file" + (f", which it calls {name}" if name else "")

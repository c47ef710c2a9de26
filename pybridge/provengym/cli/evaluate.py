"""``provengym evaluate``: what a policy earns in episodes, beside what is certified of it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.text import Text

from provengym.cli._common import (
    JsonOption,
    ParameterOption,
    SeedOption,
    UsageError,
    emit_json,
    find_environment,
    parse_parameters,
    require_parameters,
    tuples,
)
from provengym.cli._solving import ThreadsOption, described, print_rows, use_errors

if TYPE_CHECKING:
    from provengym.envs.registry import Entry
    from provengym.solving import Certificate
    from provengym.vector.evaluating import Evaluation

AGREES, DIFFERS = 0, 1


def evaluate(
    name: Annotated[
        str, typer.Argument(metavar="ID", help="A short name (GridWorld) or an environment id.")
    ],
    policy: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="A certificate (.npz or .json), or a .npy table of integer weights: a row for "
            "each observation, a column for each action.",
        ),
    ],
    discount: Annotated[
        str | None,
        typer.Option(metavar="NUMBER", help="The discount factor; a certificate has its own."),
    ] = None,
    param: ParameterOption = None,
    seed: SeedOption = 0,
    lanes: Annotated[int, typer.Option(metavar="N", help="How many episodes.")] = 65536,
    horizon: Annotated[
        int | None, typer.Option(metavar="T", help="After how many steps an episode is cut off.")
    ] = None,
    threads: ThreadsOption = 1,
    as_json: JsonOption = False,
) -> int:
    """Estimate what a policy earns, with an interval that contains its value (95 %).

    For a certificate, what is certified of its policy stands beside it, and whether they agree.
    """
    # Imported here, for the other commands do not need it.
    import provengym
    from provengym import solving
    from provengym.solving import _numbers

    entry, parameters = find_environment(name), parse_parameters(param or [])
    certificate: Certificate | None = None
    with use_errors():
        if policy.suffix.lower() == ".npy":
            if discount is None:
                raise UsageError("--discount is needed with a table of weights")
            table = _table(policy)
            factor: Any = discount
        else:
            certificate = solving.load_certificate(policy)
            parameters = parameters or _parameters_of(certificate, entry)
            if certificate.policy is None:
                raise UsageError(f"{policy}: the certificate has no policy")
            table, factor = certificate.policy, certificate.discount
            if discount is not None and _numbers.discount(discount) != factor:
                raise UsageError(f"--discount: the certificate is about {factor}, got {discount}")
        require_parameters(entry, parameters)
        if certificate is not None:
            result = solving.check(entry.id, certificate, **parameters)
            if not result.holds:
                raise UsageError(f"{policy}: the certificate does not hold: {result.message}")
        found = provengym.evaluate(
            entry.id, table, discount=factor, T=horizon, n=lanes, seed=seed or 0, threads=threads,
            **parameters,
        )  # fmt: skip
        certified = None if certificate is None else _certified(entry, parameters, certificate)
    agrees = None
    if certified is not None:
        agrees = found.low <= certified[1] and certified[0] <= found.high
    if as_json:
        report = {"environment": entry.id, "parameters": parameters, "seed": seed or 0}
        report |= asdict(found) | {"certified": certified, "agrees": agrees}
        emit_json(report)
    else:
        _print(described(entry.id, parameters), found, certified, agrees)
    return DIFFERS if agrees is False else AGREES


def _table(file: Path) -> Any:
    """What `numpy.save` wrote."""
    try:
        return np.load(file, allow_pickle=False)
    except (ValueError, EOFError) as error:
        raise UsageError(f"{file} is no array that numpy.save wrote") from error


def _parameters_of(certificate: Certificate, entry: Entry) -> dict[str, Any]:
    """Those of the environment that the certificate names, if it is this one."""
    named = certificate.environment
    if named is None or named[0] != entry.id:
        return {}
    return {key: tuples(value) for key, value in named[1].items()}


def _certified(
    entry: Entry, parameters: dict[str, Any], certificate: Certificate
) -> tuple[float, float]:
    """Between which numbers the value of the policy from the start lies."""
    kernel = entry.load()(**parameters).kernel
    start = kernel.observe(kernel.init(0, 0))[0]
    value = float(certificate.values[start]) / certificate.scale
    # The division and the sums round by less.
    bound = certificate.bound + abs(value) * 2.0**-50
    return value - bound, value + bound


def _print(
    about: str, found: Evaluation, certified: tuple[float, float] | None, agrees: bool | None
) -> None:
    Console(highlight=False, soft_wrap=True).print(Text(f"{about}, discount {found.discount:g}"))
    least, largest = found.rewards
    rows = [
        ("estimate", f"{found.mean:.6f}"),
        ("interval", f"{found.low:.6f} to {found.high:.6f} ({found.confidence:.0%})"),
        ("episodes", f"{found.episodes:,} of up to {found.T:,} steps"),
        ("theorem", f"Hoeffding's inequality ({found.theorem})"),
        ("rewards", f"{least} to {largest} ({found.reward_theorem})"),
    ]
    if certified is None:
        rows.append(("certified", "nothing: the file is no certificate"))
    else:
        rows.append(("certified", f"{certified[0]:.6f} to {certified[1]:.6f}"))
        rows.append(("agree", "yes" if agrees else "no"))
    print_rows(rows)

"""``provengym evaluate``: what a policy earns in episodes, beside what is certified of it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer

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
from provengym.cli._output import Console
from provengym.cli._solving import ThreadsOption, described, print_rows, use_errors

if TYPE_CHECKING:
    from provengym.envs.registry import Entry
    from provengym.solving import Certificate, DiscountedCertificate
    from provengym.vector.evaluating import Evaluation

AGREES, DIFFERS = 0, 1
OPTIONS = {
    "env_id": "ID",
    "discount": "--discount",
    "n": "--lanes",
    "policy": "--policy",
    "seed": "--seed",
    "T": "--horizon",
    "threads": "--threads",
}
"""The options of the arguments that messages begin with."""


def evaluate(
    name: Annotated[
        str, typer.Argument(metavar="ID", help="A short name (GridWorld) or an environment id.")
    ],
    policy: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="A certificate (.npz or .json); or a .npy table of integer weights, a row for "
            "each observation and a column for each action, or of an action for each observation.",
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

    What is certified of the value stands beside it, and whether they agree.
    """
    # Imported here, for the other commands do not need it.
    import provengym
    from provengym import solving
    from provengym.solving import quantities

    entry, parameters = find_environment(name), parse_parameters(param or [])
    certificate: DiscountedCertificate | None = None
    with use_errors(OPTIONS):
        if policy.suffix.lower() == ".npy":
            if discount is None:
                raise UsageError("--discount is needed with a table of weights")
            table = _table(policy)
            factor: Any = discount
        else:
            if policy.suffix.lower() not in (".npz", ".json"):
                raise UsageError(
                    "--policy must be a certificate (.npz or .json) or a table (.npy), got "
                    f"{str(policy)!r}"
                )
            loaded = solving.load_certificate(policy)
            if not isinstance(loaded, solving.DiscountedCertificate):
                raise UsageError(
                    f"{policy}: the certificate must be a discounted one, got {loaded.kind}"
                )
            certificate = loaded
            parameters = parameters or _parameters_of(certificate, entry)
            if certificate.policy is None:
                raise UsageError(f"{policy}: the certificate has no policy")
            table, factor = certificate.policy, certificate.discount
            if discount is not None and quantities.discount(discount) != factor:
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
        not_certified = None
        if certificate is None:
            try:
                certificate = _certificate(entry, parameters, table, factor, threads)
            except (ValueError, MemoryError, solving.NotCertified) as error:
                not_certified = str(error)
        certified = None if certificate is None else _certified(entry, parameters, certificate)
    agrees = None
    if certified is not None:
        agrees = found.low <= certified[1] and certified[0] <= found.high
    if as_json:
        report = {"environment": entry.id, "parameters": parameters, "seed": seed or 0}
        report |= asdict(found) | {"certified": certified, "not_certified": not_certified}
        emit_json(report | {"agrees": agrees})
    else:
        rows = [("certified", f"nothing: {not_certified}")]
        if certified is not None:
            rows = [("certified", f"{certified[0]:.6f} to {certified[1]:.6f}")]
            rows.append(("agree", "yes" if agrees else "no"))
        _print(described(entry.id, parameters), found, rows)
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


def _certificate(
    entry: Entry, parameters: dict[str, Any], policy: Any, discount: Any, threads: int
) -> DiscountedCertificate:
    """A certificate of the values of a policy.

    Raises:
        MemoryError: The transitions take more memory than there is.
        NotCertified: The values could not be certified.
        ValueError: The shares of the actions do not fit the integers.
    """
    from provengym import solving
    from provengym.vector.evaluating import weights_of

    model = solving.integer_model(entry.id, discount, threads=threads, **parameters)
    weights = weights_of(policy, model.states, model.actions)
    found = solving.solve(solving.under_policy(model, weights), threads=threads).certificate
    assert isinstance(found, solving.DiscountedCertificate)
    return found


def _certified(
    entry: Entry, parameters: dict[str, Any], certificate: DiscountedCertificate
) -> tuple[float, float]:
    """Between which numbers the value of the policy from the start lies."""
    kernel = entry.load()(**parameters).kernel
    start = kernel.observe(kernel.init(0, 0))[0]
    value = float(certificate.values[start]) / certificate.scale
    # The division and the sums round by less.
    bound = certificate.bound + abs(value) * 2.0**-50
    return value - bound, value + bound


def _print(about: str, found: Evaluation, more: list[tuple[str, str]]) -> None:
    Console().say(f"{about}, discount {found.discount:g}")
    least, largest = found.rewards
    rows = [
        ("estimate", f"{found.mean:.6f}"),
        ("interval", f"{found.low:.6f} to {found.high:.6f} ({found.confidence:.0%})"),
        ("episodes", f"{found.episodes:,} of up to {found.T:,} steps"),
        ("theorem", f"Hoeffding's inequality ({found.theorem})"),
        ("rewards", f"{least} to {largest} ({found.reward_theorem})"),
    ]
    print_rows(rows + more)

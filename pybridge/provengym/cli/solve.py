"""``provengym solve``: optimal values and a policy, with a certificate of both."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import gymnasium
import numpy as np
import typer
from typer.core import TyperCommand, TyperOption

from provengym.cli.common import (
    JsonOption,
    ParameterOption,
    UsageError,
    emit_json,
    spinner,
    standard_output_kept,
)
from provengym.cli.output import Console, complain, remark
from provengym.cli.solving import (
    NO_OBJECTIVE,
    ThreadsOption,
    VerboseOption,
    described,
    environment_and_parameters,
    grounds,
    print_rows,
    require_place,
    rounding_rows,
    undecided,
    use_errors,
)
from provengym.data.errors import one_line
from provengym.finite.forms import opened

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.finite.model import FiniteModel
    from provengym.solving import NotCertified, Solution, StreamedSolution, UnboundedReturn

SOLVED, UNBOUNDED, NOT_CERTIFIED = 0, 1, 3
ENDINGS = (".npz", ".json")


class SolveCommand(TyperCommand):
    """The command, whose help names the objectives, for which these are loaded."""

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]  # the class of all
        from provengym.solving.registry import OBJECTIVES

        names = "; ".join(f"{one.name}, {one.words}" for one in OBJECTIVES.values())
        for parameter in self.params:
            if isinstance(parameter, TyperOption) and parameter.name == "objective":
                parameter.help = f"{parameter.help}: {names}."
        return super().get_help(ctx)


def solve(
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME",
            help="A short name (GridWorld), the id of a Gymnasium environment with a table P, a "
            "class of rules (its file, or its id), any other id, module:attribute or "
            "path/to/file.py:attribute, whose model is extracted first and kept in the cache, or "
            "the file of a model (provengym extract).",
        ),
    ],
    discount: Annotated[
        str | None,
        typer.Option(
            metavar="NUMBER",
            help="The discount factor in [0, 1): 0.99 or 99/100; not needed with --horizon, and "
            "not given with objectives that have none.",
        ),
    ] = None,
    objective: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="What is to be as large as possible",
        ),
    ] = "discounted",
    success: Annotated[
        str | None,
        typer.Option(
            metavar="EXPRESSION",
            help="What success is, over observation (what follows a step), action, reward, "
            "terminated and truncated: 'terminated and reward > 0'. By default, what the rewards "
            "and the ends show.",
        ),
    ] = None,
    horizon: Annotated[
        int | None,
        typer.Option(metavar="T", min=1, help="The return of so many steps, without a discount."),
    ] = None,
    from_seed: Annotated[
        int | None,
        typer.Option(
            metavar="SEED",
            help="Solve what can be reached from the start of a reset with this seed: for "
            "environments of this package whose tables would be too large.",
        ),
    ] = None,
    param: ParameterOption = None,
    tol: Annotated[
        float, typer.Option(metavar="NUMBER", help="How far from optimal the values may be.")
    ] = 1e-6,
    method: Annotated[
        str, typer.Option(metavar="NAME", help="auto, value_iteration or policy_iteration.")
    ] = "auto",
    values: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.npy",
            help="Certify these values, floats of any solver, one for each state, as they are.",
        ),
    ] = None,
    storage: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="memory or disk: make no table, but compute rows when they are needed, for up to "
            "2147483647 states. Values are kept in 8 bytes a state, in memory or in --folder.",
        ),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="With --storage disk: where values and certificate are kept. A call that was "
            "broken off goes on.",
        ),
    ] = None,
    threads: ThreadsOption = 1,
    certificate: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the certificate: a .npz or a .json file."),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.png", help="Draw values and policy: .png, .svg or .pdf."),
    ] = None,
    verbose: VerboseOption = False,
    as_json: JsonOption = False,
) -> int:
    """Find optimal values and an optimal policy, and certify how close they are.

    The certificate was checked in exact arithmetic, by code whose verdict on each row is proved.
    Kept with --certificate, it can be checked again by 'provengym check'.
    """
    # Imported here, for the other commands do not need them.
    from provengym import solving
    from provengym.solving import plots
    from provengym.solving.forms.convert import lacks_table, model_of_class

    if discount is None and horizon is None and objective == "discounted":
        raise UsageError(NO_OBJECTIVE)
    environment, parameters = environment_and_parameters(name, param or [])
    if certificate is not None:
        if certificate.suffix.lower() not in ENDINGS:
            raise UsageError(f"--certificate names a .npz or .json file, got {str(certificate)!r}")
        require_place("--certificate", certificate)
    asked = {
        "environment": environment,
        "parameters": parameters,
        "objective": objective,
        "discount": discount,
        "horizon": horizon,
        "tol": tol,
        "method": method,
    }
    if storage is not None and (certificate is not None or plot is not None):
        raise UsageError("--storage goes with --folder, and with neither --certificate nor --plot")
    with use_errors({"success": "--success", "objective": "--objective", "seed": "--from-seed"}):
        if plot is not None:
            plots.picture_path(plot)
            plots.require_matplotlib()
            require_place("--plot", plot)
        try:
            given: str | FiniteModel = opened(environment)
            model, cached = None, None
            if isinstance(given, str) and from_seed is None:
                model = model_of_class(given, parameters)
                if model is None and lacks_table(given, parameters):
                    model, cached = _extracted(given, parameters, show=not as_json)
                    if not model.complete:
                        why = model.why_incomplete()
                        return undecided(f"the model is not complete: {why}", as_json=as_json)
                given = model or given
            if from_seed is not None:
                given = solving.reachable(environment, seed=from_seed, **parameters)
            arguments: dict[str, Any] = {
                "objective": objective,
                "discount": discount,
                "success": success,
                "tol": tol,
                "horizon": horizon,
                "method": method,
                "values": values,
                "folder": folder,
                "threads": threads,
                "progress": True if not as_json and Console(stderr=True).is_terminal else None,
                **(parameters if isinstance(given, str) else {}),
            }
            if storage is not None:
                streamed = solving.solve(given, storage=storage, **arguments)  # type: ignore[call-overload]  # solve checks it
                return _streamed(streamed, asked, folder, as_json=as_json)
            solution = solving.solve(given, **arguments)
        except solving.NotCertified as error:
            return _unsolved(error, asked, as_json=as_json)
        except solving.UnboundedReturn as error:
            return _unbounded(error, asked, certificate, as_json=as_json)
        if certificate is not None:
            solution.certificate.save(certificate)
        if plot is not None:
            solution.plot(plot)
        start_value = (
            _start_value(given, parameters, solution)
            if isinstance(given, str)
            else _mean_at_start(given, solution)
        )
    solved = solution.model
    report = {
        "environment": environment,
        "parameters": parameters,
        "seed": from_seed,
        "states": solved.states,
        "actions": solved.actions,
        "objective": objective,
        "success": getattr(solution.certificate, "success", None),
        "discount": str(solved.discount),
        "horizon": horizon,
        "tol": tol,
        "method": solution.method,
        "iterations": solution.iterations,
        "seconds": solution.seconds,
        "residual": solution.residual,
        "bound": solution.bound,
        "policy_bound": solution.policy_bound,
        "given_bound": solution.given_bound,
        "given_policy_bound": solution.given_policy_bound,
        "rounding": solved.rounding,
        "reward_rounding": solved.reward_rounding,
        "certificate": None if certificate is None else str(certificate),
        "plot": None if plot is None else str(plot),
        "sha256": solution.certificate.sha256,
    }
    if start_value is not None:
        report["start_value"] = start_value
    if model is not None:
        report |= {"assumption": model.assumption, "tested": model.tested}
        report["cached"] = None if cached is None else str(cached)
    if as_json:
        emit_json(report)
    else:
        _print(report, solution, model, in_full=verbose)
    return SOLVED


def _extracted(
    target: str, parameters: Mapping[str, Any], *, show: bool
) -> tuple[FiniteModel, Path | None]:
    """The decision process of what a text names, read off its code as `provengym extract` does, and
    the file of the cache that it is from, if it was before."""
    from provengym.extracting import kept

    with standard_output_kept(), spinner("extracting the decision process", show=show):
        return kept(target, parameters)


def _streamed(
    solution: StreamedSolution, asked: Mapping[str, Any], folder: Path | None, *, as_json: bool
) -> int:
    """Say what was found of a model that is not made as a whole; the exit status."""
    certificate = solution.certificate
    names = ("states", "actions", "iterations", "seconds", "residual", "bound", "policy_bound")
    report = {
        **asked,
        "discount": str(certificate.discount),
        "method": solution.method,
        **{name: getattr(solution, name) for name in names},
        "folder": None if folder is None else str(folder),
        "sha256": certificate.sha256,
    }
    start = None
    if certificate.environment is not None:
        start = _start_state(gymnasium.make(certificate.environment[0], **asked["parameters"]))
    if start is not None:
        report["start_value"] = float(solution.units[start]) / certificate.scale
    if as_json:
        emit_json(report)
        return SOLVED
    about = described(asked["environment"], asked["parameters"])
    Console().say(f"{about}, {solution.question}")
    rows = [
        *solution.rows(),
        ("seconds", f"{solution.seconds:.3g}"),
        *certificate.rows(),
    ]
    if start is not None:
        rows.append(("value at the start", _known(report["start_value"], solution.bound)))
    if folder is not None:
        rows.append(("folder", str(folder)))
    print_rows(rows)
    return SOLVED


def _unsolved(error: NotCertified, asked: Mapping[str, Any], *, as_json: bool) -> int:
    """Say how far it got; the exit status."""
    message = one_line(error, None)
    remark(f"not certified: {message}")
    if as_json:
        emit_json({**asked, "bound": error.bound, "error": message, "status": NOT_CERTIFIED})
    return NOT_CERTIFIED


def _unbounded(
    error: UnboundedReturn, asked: Mapping[str, Any], file: Path | None, *, as_json: bool
) -> int:
    """Say that there is no largest return, and write the certificate of that; the exit status."""
    message = one_line(error, None)
    remark(message)
    messages, written = [message], None
    if file is not None:
        try:
            error.certificate.save(file)
            written = str(file)
        except OSError as failure:
            reason = failure.strerror or failure
            messages.append(f"--certificate: {file} cannot be written: {reason}")
            complain(messages[-1])
    if as_json:
        sha256 = error.certificate.sha256
        found = {"certificate": written, "sha256": sha256, "error": "; ".join(messages)}
        emit_json({**asked, **found, "status": UNBOUNDED})
    return UNBOUNDED


def _start_value(
    environment: str, parameters: Mapping[str, Any], solution: Solution
) -> float | None:
    """The expected value of the initial state, None where the environment does not say which.

    Raises:
        gymnasium.error.Error: The environment cannot be made again.
    """
    env = gymnasium.make(environment, **parameters)
    state = _start_state(env)
    if state is not None:
        return float(solution.values[state])
    env = env.unwrapped
    start = np.asarray(getattr(env, "initial_state_distrib", None), dtype=np.float64)
    return float(start @ solution.values) if start.shape == solution.values.shape else None


def _start_state(env: gymnasium.Env[Any, Any]) -> int | None:
    """The state in which every episode of an environment of this package begins, if one does."""
    kernel = getattr(env.unwrapped, "kernel", None)
    if kernel is None or kernel.reset_words != 0:
        return None
    return int(kernel.observe(kernel.init(0, 0))[0])


def _mean_at_start(model: FiniteModel, solution: Solution) -> float:
    """The expected value of the state after a reset."""
    return float(
        sum(float(p) * solution.values[state] for state, p in model.start_distribution().items())
    )


def _known(value: float, bound: float) -> str:
    """A value with the digits that a bound of its error leaves."""
    if bound < 1e-12:
        return f"{value:.12g}"
    return f"{value:.{max(math.ceil(-math.log10(bound)), 0)}f}"


def _print(
    report: dict[str, Any], solution: Solution, model: FiniteModel | None, *, in_full: bool
) -> None:
    from provengym.finite.quantities import shown_up

    about = described(report["environment"], report["parameters"])
    if report["seed"] is not None:
        about += f" from the start of seed {report['seed']}"
    Console().say(f"{about}, {solution.question}")
    rows = [
        *solution.rows(),
        ("seconds", f"{report['seconds']:.3g}"),
        *solution.certificate.rows(),
    ]
    if "start_value" in report:
        rows.append(("value at the start", _known(report["start_value"], report["bound"])))
    rows += rounding_rows(report["rounding"], report["reward_rounding"])
    bounds = [report["bound"], report["policy_bound"]]
    given = [report["given_bound"], report["given_policy_bound"]]
    if None not in given and (texts := list(map(shown_up, given))) != list(map(shown_up, bounds)):
        values, policy = texts
        rows.append(("as given", f"values within {values}, policy within {policy} of optimal"))
    if model is not None:
        rows += grounds(model.assumptions, model.tested, in_full=in_full)
    if report.get("cached") is not None:
        rows.append(("model", f"from the cache, for the code is the same: {report['cached']}"))
    for name in ("certificate", "plot"):
        if report[name] is not None:
            rows.append((name, report[name]))
    print_rows(rows)
    for note in () if model is None else model.notes:
        Console().say(f"note: {note}")

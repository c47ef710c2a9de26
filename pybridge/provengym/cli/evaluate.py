"""``provengym evaluate``: what a policy is worth, certified and in episodes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from provengym.cli.common import (
    JsonOption,
    UsageError,
    finish,
    require_parameters,
    spinner,
    standard_output_kept,
    tuples,
    write,
)
from provengym.cli.options import HtmlOption, ModelOrTarget, takes
from provengym.cli.output import Console
from provengym.cli.solving import (
    ThreadsOption,
    described,
    grounds,
    print_rows,
    require_place,
    use_errors,
)
from provengym.data.arguments import EVALUATE, option_of
from provengym.data.arrays import load
from provengym.data.words import counted
from provengym.envs.registry import find

if TYPE_CHECKING:
    from provengym.evaluating import Evaluation
    from provengym.solving import Certificate

AGREES, DIFFERS, UNKNOWN = 0, 1, 3
OPTIONS = {name: option_of(name, EVALUATE) for name in (*EVALUATE, "policy", "threads")}
"""The options of the arguments that messages begin with."""
ACTS = {"mode": " (the mode of its actions)", "sampled": " (its actions sampled)"}


@takes(EVALUATE)
def evaluate(
    target: ModelOrTarget,
    policy: Annotated[
        str,
        typer.Option(
            metavar="POLICY",
            help="random; module:attribute or path/to/file.py:attribute, a function of the "
            "observation or a model of Stable-Baselines3; a .npy table with a row for each number "
            "that is observed, an action or weights; a .json or .npz list of observations with "
            "actions or weights; or a certificate (.npz or .json), which has a discount factor of "
            "its own.",
        ),
    ],
    discount: str | None,
    parameters: dict[str, Any],
    threads: ThreadsOption = 1,
    html: HtmlOption = None,
    verbose: Annotated[
        bool,
        typer.Option(
            "--verbose", help="Print the estimate in full, and all assumptions and tests."
        ),
    ] = False,
    as_json: JsonOption = False,
    **asked: Any,
) -> int:
    """Say what a policy is worth, how much better one can be, and where the policy errs first.

    The policy says what is done where something is observed, in any environment whose decision
    process is finite; there the answers are certified.  Besides, it is played, which gives a mean
    of episodes.  Exit status 0, 1 where the value and the episodes contradict each other, 3
    where neither is known.
    """
    # Imported here, for the other commands do not need it.
    import provengym

    require_place("--html", html)
    given: Any = _policy(policy)
    entry = find(target)
    if hasattr(given, "environment"):
        discount = _discount(policy, given, discount)
        if entry is not None and not parameters:
            parameters = _parameters_of(given, entry.id)
    if entry is not None:
        require_parameters(entry, parameters)
    with (
        use_errors(OPTIONS),
        standard_output_kept(),
        spinner("loading", show=not as_json) as tell,
    ):
        found = provengym.evaluate(
            target,
            given,
            discount=discount,
            parameters=parameters,
            threads=threads,
            progress=tell,
            **asked,
        )
    found = replace(found, policy=policy)  # as it was named
    failures: list[str] = []
    files = write("--html", html, found.save_html, failures)
    status = DIFFERS if found.agrees is False else UNKNOWN if found.value is None else AGREES
    told = found.to_dict() | {"seed": asked["seed"]} | ({"files": files} if files else {})
    return finish(
        status, told, lambda: _print(found, files, in_full=verbose), failures, as_json=as_json
    )


def _policy(text: str) -> Any:
    """Load the policy that a text names: a word, a file of data, or an object of Python."""
    from provengym.evaluating.policy_files import holds_policy, load_policy
    from provengym.solving import load_certificate
    from provengym.targets import loading

    ending = Path(text).suffix.lower()
    if text == "random":
        return text
    with use_errors():
        if ending == ".npy":
            return _table(Path(text))
        if ending in (".npz", ".json"):
            return load_policy(text) if holds_policy(text) else load_certificate(text)
        if ":" in text:
            return loading.load(text, "policy")
    raise UsageError(
        "--policy must be random, module:attribute, path/to/file.py:attribute, a table (.npy), or "
        f"a list of observations or a certificate (.npz or .json), got {text!r}"
    )


def _table(file: Path) -> Any:
    """Load the table that `numpy.save` wrote."""
    try:
        return load(file)
    except ValueError as error:
        raise UsageError(f"{file} is no array that numpy.save wrote") from error


def _discount(file: str, certificate: Certificate, given: str | None) -> Any:
    """The discount factor that a certificate is about."""
    from provengym.finite import quantities
    from provengym.solving import DiscountedCertificate

    if not isinstance(certificate, DiscountedCertificate):
        raise UsageError(
            f"{file}: the certificate must be a discounted one, got {certificate.kind}"
        )
    with use_errors(OPTIONS):
        if given is not None and quantities.discount(given) != certificate.discount:
            raise UsageError(
                f"--discount: the certificate is about {certificate.discount}, got {given}"
            )
    return certificate.discount


def _parameters_of(certificate: Certificate, env_id: str) -> dict[str, Any]:
    """Those of the environment that the certificate names, if it is this one."""
    named = certificate.environment
    if named is None or named[0] != env_id:
        return {}
    return {key: tuples(value) for key, value in named[1].items()}


def _print(found: Evaluation, files: list[str], *, in_full: bool) -> None:
    from provengym.evaluating.objective import ASKED
    from provengym.evaluating.rows import estimate_rows, worth_rows

    described_target = described(found.target, found.parameters)
    because = "" if found.objective_because == ASKED else f", {found.objective_because}"
    acts = ACTS.get(found.actions, "")
    Console().say(f"{found.policy}{acts} in {described_target}: {found.objective}{because}")
    rows = worth_rows(found) + _errs(found)
    if in_full:
        rows += [*estimate_rows(found), *grounds(found.assumptions, _tested(found), in_full=True)]
    else:
        rows += _in_short(found)
    print_rows([*rows, *(("file", file) for file in files)])


def _errs(found: Evaluation) -> list[tuple[str, str]]:
    """Rows of where the policy errs first."""
    from provengym.evaluating.rows import errs_text

    first, *more = errs_text(found).split("\n")
    return [("errs", first), *(("", line) for line in more)] if first else []


def _tested(found: Evaluation) -> str:
    return f"that the model is the target: {found.tested}" if found.tested else ""


def _in_short(found: Evaluation) -> list[tuple[str, str]]:
    """One row of the estimate and one of what the answer rests on."""
    estimate, rows = found.estimate, []
    if estimate is None:
        rows.append(("estimate", f"none: {found.not_estimated}"))
    else:
        agrees = {True: "; agrees", False: "; contradicts the value", None: ""}[found.agrees]
        rows.append((
            "estimate",
            f"{estimate.mean:.6f} in {counted(estimate.episodes, 'episode')}, between "
            f"{estimate.low:.6f} and {estimate.high:.6f} with probability {estimate.level:.4g}"
            f"{agrees}",
        ))  # fmt: skip
    told = [counted(len(found.assumptions), "assumption")] if found.assumptions else []
    if found.tested:
        told.append("tests of the model")
    if told:
        rows.append(("rests on", f"{' and '.join(told)} (--verbose)"))
    return rows

"""``provengym evaluate``: what a policy is worth, certified and in episodes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from provengym.cli.common import (
    JsonOption,
    UsageError,
    emit_json,
    require_parameters,
    spinner,
    standard_output_kept,
    tuples,
)
from provengym.cli.options import ModelOrTarget, takes
from provengym.cli.output import Console
from provengym.cli.solving import (
    ThreadsOption,
    described,
    grounds,
    print_rows,
    use_errors,
)
from provengym.data.arguments import EVALUATE, option_of
from provengym.data.arrays import load
from provengym.data.words import counted
from provengym.envs.registry import find

if TYPE_CHECKING:
    from provengym.auditing.data import Value
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
    if as_json:
        emit_json(found.to_dict() | {"policy": policy, "seed": asked["seed"]})
    else:
        _print(found, policy, in_full=verbose)
    if found.agrees is False:
        return DIFFERS
    return UNKNOWN if found.value is None else AGREES


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


def _print(found: Evaluation, policy: str, *, in_full: bool) -> None:
    from provengym.evaluating.objective import ASKED

    described_target = described(found.target, found.parameters)
    because = "" if found.objective_because == ASKED else f", {found.objective_because}"
    acts = ACTS.get(found.actions, "")
    Console().say(f"{policy}{acts} in {described_target}: {found.objective}{because}")
    rows = _answer(found)
    if in_full:
        rows += [*_estimated(found), *grounds(found.assumptions, _tested(found), in_full=True)]
    else:
        rows += _in_short(found)
    print_rows(rows)


def _answer(found: Evaluation) -> list[tuple[str, str]]:
    """Rows of what the policy is worth, the best, how far it is from it, its chance of success, and
    where it errs first."""
    value = f"not known: {found.not_certified}"
    if found.certified is not None:
        value = f"{found.certified}{found.condition} (certified)"
    rows = [("value", value)]
    if found.best is not None:
        seen = "no policy earns more" if found.best.policies == "all" else "none of them earns more"
        if found.hides_states:
            seen = "for whoever sees the state"
        rows.append(("best", f"{found.best} ({seen})"))
    if found.gap is not None:
        rows.append(("gap", f"{_gap(found.gap)}{_place(found)}{found.gap_condition}"))
    if found.success is not None:
        within = "" if found.limit is None else f" within {found.limit:,} steps"
        rows.append(("success", f"{found.success}{within} ({found.success_text})"))
    if found.errs is not None:
        first, *more = found.errs.story.split("\n")
        rows += [("errs", first), *(("", line) for line in more)]
    elif found.certified is not None or found.best is not None:
        rows.append(("errs", found.not_errs))
    return rows


def _gap(gap: Value) -> str:
    from provengym.evaluating.place import size_up

    if gap.exact is None and gap.low <= 0 < gap.high:
        return f"at most {size_up(gap.high)}"
    return str(gap)


def _place(found: Evaluation) -> str:
    if found.place is None:
        return f"; the place between uniform play and the best is {found.not_placed}"
    assert found.uniform is not None
    ends = f"uniform play (0, worth {found.uniform.value}) and the best (1)"
    return f"; its place is {found.place} between {ends}"


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


def _estimated(found: Evaluation) -> list[tuple[str, str]]:
    """Rows of the estimate in full."""
    estimate = found.estimate
    if estimate is None:
        rows = [("estimate", f"none: {found.not_estimated}")]
    else:
        least, largest = estimate.rewards
        rows = [
            ("estimate", f"{estimate.mean:.6f}"),
            ("interval", f"{estimate.low:.6f} to {estimate.high:.6f} ({estimate.level:.4g})"),
            ("episodes", f"{estimate.episodes:,} of up to {estimate.T:,} steps"),
            ("theorem", f"Hoeffding's inequality ({estimate.theorem})"),
            ("rewards", f"{least:g} to {largest:g} ({estimate.bounded_by})"),
        ]
    if found.agrees is not None:
        rows.append(("agree", "yes" if found.agrees else "no"))
    return rows

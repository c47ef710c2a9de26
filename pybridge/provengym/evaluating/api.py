"""The door to evaluation: `evaluate`.

>>> import provengym
>>> found = provengym.evaluate("GridWorld", "random", discount=0.9, height=2, width=2)
>>> str(found.value), str(found.best), found.agrees
('-4.409938', '-1', True)
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from provengym import _validation
from provengym._validation import LARGEST_SEED
from provengym.auditing.audited_model import NO_SUCCESS
from provengym.auditing.objective import objective_of, within_reach
from provengym.auditing.ranges import ranges_of
from provengym.data.errors import ConformanceError, WrongTargetError, brief
from provengym.data.limits import NORMAL
from provengym.data.spec import EXTRACTION_BUDGET, NOTHING, call_limit_of, part_of, trusted
from provengym.envs import registry
from provengym.evaluating.episodes import RewardError
from provengym.evaluating.estimates import EstimateRequest, NoEstimate, estimated
from provengym.evaluating.objective import ASKED, chosen, limit_of, within_limit
from provengym.evaluating.report import Evaluation
from provengym.evaluating.worth import Worth, worth_of
from provengym.extracting import extract
from provengym.filming import MOST_STEPS, Film
from provengym.finite.induced import induced
from provengym.finite.model import FiniteModel
from provengym.finite.policies import Policy, PolicyError, predicts, require_plain, sampled, text_of
from provengym.models.values import key
from provengym.solving import Certificate, DiscountedCertificate, check
from provengym.solving.forms.success import function_of
from provengym.solving.questions.under_policy import shown_model
from provengym.targets.actions import WrongActionsError, named
from provengym.targets.loading import short_name
from provengym.vector.estimating import level_of

if TYPE_CHECKING:
    import os

    from numpy.typing import NDArray

    from provengym.auditing.objective import Kind, Objective
    from provengym.auditing.ranges import Ranges
    from provengym.evaluating.data import Acts
    from provengym.evaluating.errs import FirstMistake
    from provengym.extraction.key import KeyGiven
    from provengym.filming import Drawn
    from provengym.finite.quantities import RangeGiven
    from provengym.solving.forms.success import SuccessGiven
    from provengym.targets.binding import Binding


def policy_of(
    certificate: Certificate, model: object, arguments: Mapping[str, Any]
) -> NDArray[Any] | Callable[[Any], int]:
    """Return the policy of a certificate, as a table or a function of what is observed.

    Args:
        certificate: About the model.
        model: A `FiniteModel`; or another one, whose states show their numbers.
        arguments: Parameters of an environment.

    Raises:
        PolicyError: The certificate does not hold for the model or has no policy of states; or the
            policy differs in states that show the same.
    """
    if not isinstance(certificate, DiscountedCertificate):
        raise PolicyError(
            f"policy: the certificate must be a discounted one, got {certificate.kind}"
        )
    if certificate.policy is None:
        raise PolicyError("policy: the certificate has no policy")
    result = check(model, certificate, **arguments)
    if not result.holds:
        raise PolicyError(f"policy: the certificate does not hold: {result.message}")
    if not isinstance(model, FiniteModel):
        return certificate.policy
    found: dict[Hashable, int] = {}
    for state in range(model.states):
        if model.ended[state]:
            continue
        shown, action = model.observation(state), int(certificate.policy[state])
        if found.setdefault(key(shown), action) != action:
            raise PolicyError(
                f"policy: the certificate's is one of states, and does different things where "
                f"{brief(shown)} is observed"
            )
    return lambda observation: model.actions[found[key(observation)]]


PLAYING = 0.25
"""The share of the budget in which episodes are played."""


def evaluate(
    target: object,
    policy: object,
    *,
    objective: Kind | None = None,
    discount: object = None,
    horizon: int | None = None,
    success: SuccessGiven | None = None,
    sample: bool = False,
    level: float = 0.95,
    episodes: int | None = None,
    reward_range: RangeGiven | None = None,
    return_range: RangeGiven | None = None,
    parameters: Mapping[str, Any] = NOTHING,
    key: KeyGiven | None = None,
    binding: Binding | str | os.PathLike[str] | None = None,
    actions: Sequence[Any] | None = None,
    budget: float | str = EXTRACTION_BUDGET,
    seed: int = 0,
    call_limit: float | str = NORMAL.call_seconds,
    trust: Iterable[str] = (),
    threads: int = 1,
    progress: Callable[[str], None] | None = None,
    **params: Any,
) -> Evaluation:
    """Say what a policy is worth from the start.

    The exact decision process of the target is extracted, unless it is known, and what the policy
    makes of it is solved with a certificate.  Besides, the policy is played in the target itself,
    which gives a mean with an interval.

    Where the policy may meet what is not known, its return lies in an interval as far as the ranges
    go, and its probability of success in one in any case.

    Args:
        target: What `conform` takes, a `FiniteModel`, the path of a ``.npz`` file with one, a table
            ``P[state][action]``, or an environment of this package.
        policy: What is done, by what is observed, as in `provengym.solving.under_policy`:
            ``"random"``, a function, a model of Stable-Baselines3, a dictionary, or an array over
            single numbers.  Never by the number of a state.
        objective: "discounted", "horizon" or "total"; by default what `discount` and `horizon` say.
            Without these it is the total return where episodes surely end under the policy, its
            limit of steps set aside, and else the return within that limit; the latter too where no
            best total return is known.
        discount: The discount factor in [0, 1).  A limit of steps is set aside with it.
        horizon: The number of steps whose rewards count.
        success: What success is, as in `provengym.audit`.
        sample: True if a model of Stable-Baselines3 draws its actions; by default it takes the mode
            of each, which it predicts with ``deterministic=True``.
        level: The probability with which the interval contains the value.
        episodes: How many are played; by default 1,000, or 65,536 where an environment of this
            package plays them in compiled code.
        reward_range: The least and the largest reward, where no exact model says it, or not of
            all that the policy may meet: two numbers, or a text such as ``"-1:0"``.
        return_range: Between which numbers lies what an episode earns from the first step on whose
            outcome is not known, as in `provengym.audit`.
        parameters: What the target is constructed with.
        key: What a state is, as in `extract`.
        binding: As in `extract`.
        actions: Those that are taken of a Box action space, as in `extract`.
        budget: Seconds, or a text such as ``"2m"``; a quarter is for the episodes.
        seed: Of the first episode.
        call_limit: Seconds that one call of the target may take.
        trust: Packages whose compiled code is assumed neither to draw nor to keep anything.
        threads: How many threads play in compiled code; the result is the same.
        progress: Called with what is done next.
        **params: More parameters.

    Raises:
        ConformanceError: The target cannot be loaded, constructed or played.
        TypeError: An argument has a wrong type, or a parameter is given twice.
        ValueError: An argument is out of range, or the policy does not say what is done where it
            comes to, or can be read in two ways; or no objective is given, and neither do episodes
            surely end nor have they a limit of steps.

    >>> from provengym import evaluate
    >>> found = evaluate("GridWorld", lambda cell: 3, horizon=4, height=2, width=2)
    >>> found.value.exact, found.estimate.mean
    (Fraction(-4, 1), -4.0)
    """
    for name in params:
        if name in parameters:
            raise TypeError(f"the parameter {name!r} is given twice")
    arguments = {**parameters, **params}
    # What is wrong is refused before there is work.
    objective_of(discount, horizon, 1, objective)
    if success not in (None, NO_SUCCESS):
        function_of(success)
    level_of(level)
    if episodes is not None:
        _validation.integer("episodes", episodes, 1, _validation.MAX_LANES)
    _validation.integer("seed", seed, 0, LARGEST_SEED)
    ranges = ranges_of(reward_range, return_range)
    limits = replace(NORMAL, call_seconds=call_limit_of(call_limit))
    tried = None if actions is None else named(actions)
    tell = progress or (lambda _: None)

    tell("looking for the decision process")
    entry = registry.find(target) if isinstance(target, str) else None
    env = None if entry is None else entry.load()(**arguments)
    how = {"key": key, "binding": binding, "actions": tried, "call_limit": call_limit, "seed": seed}
    how["trust"] = trusted(trust)
    model, why = model_of(target, arguments, {"budget": part_of(budget, 1 - PLAYING), **how})
    limit = limit_of(target, arguments, env, model)
    name = text_of(policy)
    acts: Acts = "mode" if predicts(policy) else "as given"
    seen = getattr(env, "observation_space", None)
    require_plain(policy, seen if model is None else model.observation_space or seen)
    if sample:
        policy, acts = sampled(policy), "sampled"
    if isinstance(policy, Certificate):
        policy = policy_of(policy, target if model is None or entry else model, arguments)
    read = None
    if model is not None:
        tell("solving it")
        read = Policy(policy, model.actions)
        read.require_fit(model, seen)
    asked_for = None
    if any(one is not None for one in (discount, horizon, objective)):
        asked_for = objective_of(discount, horizon, limit, objective)
    asked, because, worth = _valued(model, read, limit, asked_for, success, ranges)
    if model is None:
        worth = Worth(why_unknown=why)
    tell("playing episodes")
    estimate, why_not, departs = None, "", False
    try:
        estimate = estimated(
            EstimateRequest(
                target=target,
                arguments=arguments,
                policy=policy,
                actions=tried,
                entry=entry,
                env=env,
                model=model,
                returns=worth.returns,
                objective=asked,
                rewards=ranges.rewards,
                level=level,
                episodes=episodes,
                seed=seed,
                budget=part_of(budget, PLAYING),
                limits=limits,
                threads=threads,
            )
        )
    except NoEstimate as error:
        why_not = str(error)
    except RewardError as error:
        if ranges.rewards is not None:
            raise ValueError(f"reward_range: {error}") from error
        why_not, departs = str(error), True
    return Evaluation(
        target=entry.id if entry else short_name(target) if model is None else model.target,
        parameters=arguments,
        policy=name,
        actions=acts,
        objective=asked.text,
        objective_because=because,
        certified=None if worth.value is None else worth.value.value,
        condition="" if worth.value is None else worth.value.condition,
        not_certified=worth.why_unknown,
        best=worth.best,
        hides_states=worth.hides_states,
        uniform=worth.uniform,
        gap=worth.comparison.gap,
        share=worth.comparison.share,
        no_share=worth.comparison.no_share,
        gap_condition=worth.comparison.condition,
        first_mistake=worth.first_mistake,
        no_mistake=worth.no_mistake,
        success=worth.success,
        success_text=worth.success_text,
        limit=min(
            (one for one in (asked.horizon, within_reach(limit)) if one is not None), default=None
        ),
        estimate=estimate,
        not_estimated=why_not,
        departs=departs,
        assumption=None if model is None else model.assumption,
        assumptions=() if model is None else model.assumptions,
        tested="" if model is None else model.tested,
        certificate=worth.certificates.get("best_return"),
        certificates=worth.certificates,
        process=worth.process,
        pictures=functools.partial(_film, target, arguments, model, worth.first_mistake),
    )


def _valued(
    model: FiniteModel | None,
    policy: Policy | None,
    limit: int | None,
    asked: Objective | None,
    success: SuccessGiven | None,
    ranges: Ranges,
) -> tuple[Objective, str, Worth]:
    """The return that counts and why, and what the policy is worth by it.

    Args:
        model: The model, where it is known.
        policy: The policy there.
        limit: The environment's own limit of steps, or None.
        asked: The return that was asked for, or None.
        success, ranges: As in `worth_of`.

    Raises:
        ValueError: None was asked for, and there is none by default; or as `worth_of` says.
    """
    if model is None or policy is None:
        return *(chosen(None, limit) if asked is None else (asked, ASKED)), Worth()
    made = induced(model, policy)
    objective, because = chosen(made.model, limit) if asked is None else (asked, ASKED)
    worth = worth_of(model, policy, made, objective, success, ranges)
    instead = None if worth.best is not None else within_limit(objective, because)
    if instead is not None:
        objective, because = instead
        worth = worth_of(model, policy, made, objective, success, ranges)
    return objective, because, worth


def _film(
    target: object,
    arguments: Mapping[str, Any],
    model: FiniteModel | None,
    mistake: FirstMistake | None,
) -> Drawn:
    """Pictures of an episode that comes to the first error; empty where there are none."""
    if model is None or mistake is None or len(mistake.actions) > MOST_STEPS:
        return []
    return Film(
        target=target,
        arguments=arguments,
        model=model,
        actions=mistake.actions,
        arrives=lambda _, states: mistake.state in states,
    ).pictures()


def model_of(
    target: object, arguments: Mapping[str, Any], how: Mapping[str, Any]
) -> tuple[FiniteModel | None, str]:
    """The exact model, which shows what the target shows; or None, and why there is none."""
    is_own = isinstance(target, str) and registry.find(target) is not None
    try:
        known = shown_model(target, arguments)
    except ValueError as error:
        if not is_own:
            raise
        return None, str(error)
    if known is not None:
        return known, ""
    try:
        found = extract(target, target_args=arguments, **how)
        return (found, "") if len(found.starts) else (None, found.why_incomplete())
    except (WrongActionsError, WrongTargetError):
        raise
    except ConformanceError as error:
        return None, str(error)

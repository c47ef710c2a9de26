"""The arguments of checks, audits and their like, each declared once.

The options of the command line, the tools of agents and the keys of campaigns are made of these
tables, whose names and defaults are those of the functions in Python.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from provengym.data.limits import NORMAL
from provengym.data.spec import BUDGET, DETECT, EXTRACTION_BUDGET
from provengym.data.verdict import Required

Effort = Literal["normal", "thorough"]
VALUES, TEXTS = dict[str, Any], list[str]
"""The types of the arguments that the command line repeats: values by their names, and texts."""


@dataclass(frozen=True)
class Argument:
    """An argument that a text can give."""

    help: str
    metavar: str | None = None
    """The form of the text; None where the type says it."""
    default: Any = None
    type: Any = str
    options: tuple[str, ...] = ()
    """Its options on the command line, the longest last; none where that has its name."""

    @property
    def omissible(self) -> bool:
        """True if nothing need be given, not even a default."""
        return self.default in (None, ())


def option_of(name: str, declared: Mapping[str, Argument]) -> str:
    """Return the option of an argument on the command line."""
    options = declared[name].options if name in declared else ()
    return options[-1] if options else f"--{name.replace('_', '-')}"


_PARAMETERS = Argument(
    "A parameter of the environment.", "KEY=VALUE", None, VALUES, ("-p", "--param")
)
_TARGET_ARGS = Argument(
    "An argument of the target, and of no reference.", "KEY=VALUE", None, VALUES, ("--target-arg",)
)
_BINDING = Argument(
    "A provengym.conformance.Binding, as module:attribute or file.py:attribute, or a file that "
    "ends in .toml; its state_key says what a state is.",
    "PLACE",
)
_BUDGET = Argument(
    "Time, such as 30s or 2m; or steps of the target, such as 100000steps, with which the result "
    "does not depend on how fast the machine is.",
    "AMOUNT",
    f"{EXTRACTION_BUDGET:g}s",
)
_CALL_LIMIT = Argument(
    "Time that one call of the target may take.", "TIME", f"{NORMAL.call_seconds:g}s"
)
_TRUST = Argument(
    "A package of which it is assumed that its compiled code neither draws nor keeps anything.",
    "PACKAGE",
    (),
    TEXTS,
)
_ACTIONS = Argument(
    "The actions that are tried of a Box action space: a list in JSON, such as '[[-1.0], [1.0]]', "
    "or a file that holds one.",
    "LIST|FILE",
)
_DISCOUNT = Argument("The discount factor in [0, 1), such as 0.99 or 99/100.", "NUMBER")
_HORIZON = Argument(
    "The number of steps whose rewards count, without a discount; by default the limit of the "
    "environment.",
    "T",
    type=int,
)
_SUCCESS = Argument(
    "What success is, such as 'terminated and reward > 0': over observation, action, reward, "
    "terminated, truncated, info; none where nothing is to be reached, and the task is its return.",
    "EXPRESSION",
)
_RETURN_RANGE = Argument(
    "Between which numbers lies what an episode still earns, as the objective counts it, from the "
    "first step on whose outcome is not known.",
    "LO:HI",
)
_EXTRACTED = {
    "parameters": _PARAMETERS,
    "key": Argument(
        "What a state is: an expression over env and observation. By default all that the "
        "environment holds; needed where that cannot be saved.",
        "EXPRESSION",
    ),
    "binding": _BINDING,
    "budget": _BUDGET,
    "seed": Argument("Seed of the episodes in which the target is played.", None, 0, int),
    "call_limit": _CALL_LIMIT,
    "trust": _TRUST,
}

CONFORM: Mapping[str, Argument] = {
    "reference": Argument(
        "What the target is held against: a proved environment such as GridWorld; a Reference of "
        "your own, as module:attribute or file.py:attribute; a model or a certificate, FILE.npz; "
        "env: and an older version of the target; by default the own one of an environment id of "
        "this package; none, to compare with nothing.",
        "NAME",
    ),
    "parameters": replace(_PARAMETERS, help="A parameter of the target and the reference."),
    "target_args": _TARGET_ARGS,
    "reference_args": Argument(
        "A parameter of the reference alone.", "KEY=VALUE", None, VALUES, ("--reference-arg",)
    ),
    "binding": _BINDING,
    "seed": Argument("Seed of the exploration and of the resets.", None, 0, int),
    "budget": replace(_BUDGET, default=f"{BUDGET:g}s"),
    "engines": Argument(
        "An engine to run, by default all that fit; a wrong name lists them.",
        "NAME",
        None,
        TEXTS,
        ("--engine",),
    ),
    "effort": Argument("How far the engines go where the budget lasts.", None, "normal", Effort),
    "call_limit": _CALL_LIMIT,
    "trust": replace(_TRUST, help=f"{_TRUST.help} It counts where env:... is extracted."),
    "memory": Argument("Memory that the check may take, such as 4G.", "SIZE"),
    "detect": Argument(
        "The error of a probability that must be found for equal.", "P", DETECT, float
    ),
    "require": Argument(
        "The least verdict that passes: equal only if everything was compared.",
        None,
        "agrees",
        Required,
    ),
}
EXTRACT: Mapping[str, Argument] = {
    "parameters": _PARAMETERS,
    "target_args": _TARGET_ARGS,
    **_EXTRACTED,
    "actions": _ACTIONS,
}
AUDIT: Mapping[str, Argument] = {
    "claims": Argument(
        "What is said of it: solvable, success_probability, best_expected_return, max_return, "
        "min_reward, max_reward or reward_threshold. A decimal claims half a unit of its last "
        "digit.",
        "NAME[=VALUE]",
        (),
        TEXTS,
        ("--claim",),
    ),
    "success": _SUCCESS,
    "discount": _DISCOUNT,
    "horizon": _HORIZON,
    "reward_range": Argument(
        "Between which numbers every step pays, where not every outcome is known; bounds rest on "
        "it.",
        "LO:HI",
    ),
    "return_range": _RETURN_RANGE,
    "fail_on": Argument("Make notes of this class defects.", "CLASS", (), TEXTS),
    "ignore": Argument("Leave this class out.", "CLASS", (), TEXTS),
    **EXTRACT,
}
ANALYSE: Mapping[str, Argument] = {
    "discount": _DISCOUNT,
    "objective": Argument(
        "What is to be as large as possible: discounted, the discounted return; total, the return "
        "until the end; or horizon, that of the first steps, where time is an attribute. By "
        "default discounted, and horizon with --horizon.",
        "NAME",
    ),
    "horizon": replace(_HORIZON, help="The return of so many steps, without a discount."),
    "observe": Argument("What is looked at, as an expression over observation.", "EXPRESSION"),
    "attributes": Argument(
        "The attributes that are looked at: entries of the observation by their names or places; "
        "or attributes of your own, each with an expression over observation.",
        "NAME[=EXPRESSION],...",
    ),
    **_EXTRACTED,
}
EVALUATE: Mapping[str, Argument] = {
    "discount": _DISCOUNT,
    "horizon": replace(
        _HORIZON, help="The number of steps whose rewards count, without a discount."
    ),
    "objective": Argument(
        "discounted, horizon or total. By default what is given says; else total where episodes "
        "surely end under the policy, and else horizon with the limit of the environment.",
        "NAME",
    ),
    "success": _SUCCESS,
    "sample": Argument(
        "Let a model of Stable-Baselines3 draw its actions; by default it takes their mode.",
        default=False,
        type=bool,
    ),
    "level": Argument("How sure the interval is to contain the value.", "P", 0.95, float),
    "episodes": Argument("How many episodes; by default 1000, or 65536 in lanes.", "N", type=int),
    "reward_range": Argument(
        "The least and the largest reward, where no exact model says it, or not of all that the "
        "policy may meet.",
        "LO:HI",
    ),
    "return_range": _RETURN_RANGE,
    **_EXTRACTED,
    "actions": _ACTIONS,
}

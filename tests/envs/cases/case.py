"""What the tests of every environment need to know of each: see `test_every_environment.py`."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Case:
    """Rows of what is refused are (what is given, error, pattern of its message)."""

    variants: tuple[dict[str, Any], ...]
    """Parameters to try, the defaults among them."""
    going_on: tuple[dict[str, Any], Any, Any]
    """Parameters, a state and an action that does not end the episode within ten steps."""
    ending: tuple[dict[str, Any], Any, Any, float]
    """Parameters, a state, an action that ends the episode, and its reward; where none
    terminates, any action and its reward."""
    other_action: Any
    """Another action than that of `going_on`."""
    wrong_parameters: list[Any]
    wrong_actions: list[Any]
    """(action, error)"""
    actions: str
    """Pattern of the message that an action is refused with."""
    wrong_states: list[Any]
    terminates: bool = True
    """Whether it is by terminating that the episode of `ending` ends."""
    limit: str | None = None
    """The parameter that limits the number of steps."""
    no_tables: list[Any] = field(default_factory=list)
    """(parameters, how `solve` says why there is no table); empty where there is one."""
    small: dict[str, Any] = field(default_factory=dict)
    """Parameters at which every table is small enough to be made."""
    recommendation: str | None = None
    """Pattern of what Gymnasium's checker may recommend."""

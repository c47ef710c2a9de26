"""Tell a difference to a person, in plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from itertools import groupby
from numbers import Number
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.conformance.minimizing.frequency_table import frequency_table
from provengym.data.codec import plain
from provengym.data.episode import Either
from provengym.data.errors import one_line

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Discrepancy
    from provengym.data.episode import Episode
    from provengym.models.model import AnyModel

_MEANINGS = {
    "api": "The target does not have the form that Gymnasium demands.",
    "space": "A space, or a value in it, is not what was declared or not the reference's.",
    "exception": "The target raised an exception.",
    "timeout": "The target did not return.",
    "exit": "The target tried to leave the program.",
    "seeding": "The same seed and the same actions do not give the same trajectory.",
    "aliasing": "An observation shares its memory with another or with the target.",
    "after_done": "A step after the end of the episode does not do what the reference does.",
    "terminated": "The target ends the episode where the reference does not, or goes on.",
    "truncated": "The target sets truncated differently.",
    "reward": "The target pays another reward.",
    "observation": "The target shows another state; it may be in it, or only say so.",
    "transition": "The target goes to another state.",
    "distribution": "The outcomes do not come as often as in the reference.",
    "task": "The target does what the reference does, and its task is degenerate.",
}
_HEAD = ("reference", "target")
HEADS = {
    "seeding": ("the first time", "again"),
    "aliasing": ("returned", "later"),
    "task": ("sensible", "here"),
}
_COLUMN, _NAMES = 22, 12
# What a reference's description says of a state in a form that every target is read into.
_FORMS = ("position", "units")


def tell(discrepancy: Discrepancy) -> str:
    """The story: the grid before, the action, what the reference does, what the target did."""
    model, actions = discrepancy.model, discrepancy.episode.actions
    lines = [f"{discrepancy.kind}: {_MEANINGS[discrepancy.kind]}", "", _setting(discrepancy)]
    if discrepancy.step:
        picture = None if discrepancy.before is None else model.picture(discrepancy.before)
        if picture is not None:
            lines += ["", textwrap.indent(picture, "    ")]
        action = actions[-1]
        lines += ["", f"Step {discrepancy.step}: action {action} ({model.actions[action]})"]
    else:
        lines += ["", "Of the whole task:" if discrepancy.kind == "task" else "At the reset:"]
    if discrepancy.kind == "distribution":
        lines += frequency_table(discrepancy.expected, discrepancy.got)
    else:
        lines += _table(discrepancy.expected, discrepancy.got, HEADS.get(discrepancy.kind, _HEAD))
    if discrepancy.message and discrepancy.got.get("error") != discrepancy.message:
        lines.append(f"  ({discrepancy.message})")
    return "\n".join(lines)


def _setting(discrepancy: Discrepancy) -> str:
    model = discrepancy.model
    parameters = ", ".join(f"{name}={value}" for name, value in model.parameters.items())
    text = f"{model.name} with {parameters}" if parameters else model.name
    for episode in discrepancy.earlier:
        text += f"; after an episode of {_played(model, episode, len(episode.actions))}"
    return f"{text}; {_played(model, discrepancy.episode, max(discrepancy.step - 1, 0))}"


def _played(model: AnyModel, episode: Episode, steps: int) -> str:
    """``reset(seed=0), right 2 times, down``."""
    words = [f"reset(seed={episode.seed})"]
    for action, run in groupby(episode.actions[:steps]):
        times = len(list(run))
        words.append(f"{model.actions[action]}{f' {times} times' if times > 1 else ''}")
    return ", ".join(words)


def _table(expected: Any, got: Any, head: tuple[str, str]) -> list[str]:
    """Two answers side by side; an arrow marks what differs."""
    if "error" in got:
        wanted = ", ".join(f"{name} {_cell(value)}" for name, value in expected.items())
        return [f"  {head[0]}: {wanted or 'no trouble'}", f"  {head[1]}: {got['error']}"]
    if not expected:  # the reference has nothing to say of it, and the message says it all
        return []
    column = max(_COLUMN, *(len(_cell(value)) + 2 for value in expected.values()))
    names = max(_NAMES, *(len(name) + 1 for name in expected))
    lines = [f"  {'':<{names}}{head[0]:<{column}}{head[1]}"]
    for name in expected:
        left, right = _cell(expected[name]), _cell(got.get(name))
        arrow = "" if _agree(name, expected, got) else "   <--"
        lines.append(f"  {name:<{names}}{left:<{column}}{right}{arrow}")
    shown = [answer.get("observation") for answer in (expected, got)]
    place = _place(*shown) if any(_cell(value).endswith("...") for value in shown) else None
    if place is not None:
        lines.append(f"  (observation{place[0]}: {head[0]} {place[1]}, {head[1]} {place[2]})")
    return lines


def _agree(name: str, expected: Any, got: Any) -> bool:
    wanted = expected[name]
    if isinstance(wanted, Either):
        return plain(got.get(name)) in plain(wanted.values)
    # The target's own form of an observation need not be the reference's.
    forms = [form for form in _FORMS if form in expected] if name == "observation" else []
    return plain(wanted) == plain(got.get(name)) or (
        bool(forms) and all(plain(expected[form]) == plain(got.get(form)) for form in forms)
    )


def _cell(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, (tuple, list)):
        return f"({', '.join(map(str, value))})"
    return one_line(value, 60)


def _place(expected: Any, got: Any) -> tuple[str, Any, Any] | None:
    """Where two values of the same form differ first, and what stands there in each."""
    expected, got = (v.tolist() if isinstance(v, np.ndarray) else v for v in (expected, got))
    pairs: list[tuple[Any, Any, Any]] = []
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        pairs = [(name, expected[name], got[name]) for name in expected if name in got]
    elif isinstance(expected, (list, tuple)) and isinstance(got, (list, tuple)):
        if len(expected) == len(got):
            pairs = list(zip(range(len(got)), expected, got, strict=True))
    elif isinstance(expected, Number) and isinstance(got, Number):
        return None if plain(expected) == plain(got) else ("", expected, got)
    for name, left, right in pairs:
        found = _place(left, right)
        if found is not None:
            return f"[{name!r}]{found[0]}", *found[1:]
    return None

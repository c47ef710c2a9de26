"""Tell a difference to a person, in plain text; one of frequencies by a table of them."""

from __future__ import annotations

import math
import textwrap
from typing import TYPE_CHECKING, Any

from provengym.conformance.reporting.side_by_side import as_text, side_by_side
from provengym.data.episode import in_runs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.data.episode import Episode
    from provengym.models.model import Model

MOST_ROWS = 8
_LOOK, _NUMBER = 30, 12
_FAR = 3.0
"""The distance in standard deviations beyond which an arrow marks a share."""
_MEANINGS = {
    "api": "The target does not have the form that Gymnasium demands.",
    "space": "A space, or a value in it, differs from the declared one or from the reference's.",
    "exception": "The target raised an exception.",
    "timeout": "The target did not return.",
    "exit": "The target tried to leave the program.",
    "seeding": "The same seed and the same actions do not give the same trajectory.",
    "aliasing": "An observation shares its memory with another or with the target.",
    "after_done": "A step after the end of the episode differs from the reference's.",
    "terminated": "The target ends the episode where the reference does not, or goes on.",
    "truncated": "The target sets truncated differently.",
    "reward": "The target pays another reward.",
    "observation": "The target shows another state; it may be in that state, or only show it.",
    "transition": "The target goes to another state.",
    "distribution": "The outcomes do not come as often as in the reference.",
    "task": "Target and reference agree, and the task of both is degenerate.",
}
_HEAD = ("reference", "target")
HEADS = {
    "seeding": ("the first time", "again"),
    "aliasing": ("returned", "later"),
    "task": ("not degenerate", "this task"),
}


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
    if "distribution" in discrepancy.expected:
        lines += frequency_table(discrepancy.expected, discrepancy.got)
    else:
        lines += _table(discrepancy)
    if discrepancy.message and discrepancy.got.get("error") != discrepancy.message:
        lines.append(f"  ({discrepancy.message})")
    return "\n".join(lines)


def _setting(discrepancy: Discrepancy) -> str:
    model = discrepancy.model
    parameters = ", ".join(f"{name}={value}" for name, value in model.parameters.items())
    text = f"{model.name} with {parameters}" if parameters else model.name
    if model.knows == "nothing":
        text += " (no reference)"
    for episode in discrepancy.earlier:
        text += f"; after an episode of {_played(model, episode, len(episode.actions))}"
    return f"{text}; {_played(model, discrepancy.episode, max(discrepancy.step - 1, 0))}"


def _played(model: Model, episode: Episode, steps: int) -> str:
    """``reset(seed=0), right 2 times, down``."""
    actions = in_runs(model.actions[action] for action in episode.actions[:steps])
    return ", ".join([f"reset(seed={episode.seed})", *actions])


def _table(discrepancy: Discrepancy) -> list[str]:
    """Two answers side by side; an arrow marks what differs."""
    expected, got = discrepancy.expected, discrepancy.got
    head = HEADS.get(discrepancy.kind, _HEAD)
    if discrepancy.kind == "aliasing" and "reward" in expected:
        head = ("left alone", "written to")
    if "error" in got:
        wanted = ", ".join(f"{name} {as_text(value)}" for name, value in expected.items())
        if not expected and discrepancy.model.knows == "nothing":
            return [f"  {head[1]}: {got['error']}"]
        return [f"  {head[0]}: {wanted or 'no trouble'}", f"  {head[1]}: {got['error']}"]
    if not expected:  # the reference has nothing to say of it, and the message says it all
        return []
    return side_by_side(expected, got, head, discrepancy.model.reward_tolerance)


def frequency_table(expected: Mapping[str, Any], got: Mapping[str, Any]) -> list[str]:
    """Probabilities and frequencies side by side; an arrow marks what is far off."""
    distribution = expected["distribution"]
    width = max(_LOOK, *(len(look) + 2 for look in distribution))
    lines = [f"  {'':<{width}}{'reference':<{_NUMBER}}target ({_samples(got['samples'])})"]
    rows = [(look, distribution[look], got["distribution"][look]) for look in distribution]
    lines += _rows(rows, got["samples"], width)
    if "common" in expected:
        samples = _samples(got["common_samples"])
        lines.append(f"  all {got['common_cells']:,} cells with these probabilities: {samples}")
        both = zip(expected["common"], got["common"], strict=True)
        rows = [(f"outcome {k}", *pair) for k, pair in enumerate(both, start=1)]
        lines += _rows(rows, got["common_samples"], width)
    return lines


def _rows(rows: list[tuple[str, float, float]], samples: int, width: int) -> list[str]:
    """Those that are furthest off, in their order."""
    far = [_far(p, f, samples) for _, p, f in rows]
    shown = set(sorted(range(len(rows)), key=lambda k: -far[k])[:MOST_ROWS])
    lines = []
    for k, (look, chance, share) in enumerate(rows):
        if k in shown:
            arrow = "   <--" if far[k] > _FAR else ""
            lines.append(f"  {look:<{width}}{chance:<{_NUMBER}.4g}{share:.4g}{arrow}")
    if len(rows) > len(shown):
        lines.append(f"  and {len(rows) - len(shown):,} more")
    return lines


def _far(chance: float, share: float, samples: int) -> float:
    """Return the distance in standard deviations; in those of the mean of both where the
    probability is 0 or 1, which one that was sampled may only seem to be."""
    mean = chance if 0 < chance < 1 else (chance + share) / 2
    return abs(share - chance) / math.sqrt(mean * (1 - mean) / samples) if 0 < mean < 1 else 0.0


def _samples(number: int) -> str:
    return f"{number:,} sample{'s' if number != 1 else ''}"

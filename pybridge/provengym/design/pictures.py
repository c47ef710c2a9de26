"""Pictures of the states of a witness, as the environment renders them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.filming import Film

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from provengym.filming import Drawn
    from provengym.finite.model import FiniteModel

MOST_STEPS = 60
"""A state that is further from the start has no picture."""


def drawn(
    target: object, arguments: Mapping[str, Any], model: FiniteModel, states: Sequence[int]
) -> Drawn:
    """Return the caption and the data URI of a picture of each state; empty where one has none."""
    found: Drawn = []
    for place in states:
        history = model.history(place)
        if len(history) > MOST_STEPS:
            return []
        film = Film(
            target=target,
            arguments=arguments,
            model=model,
            actions=history,
            arrives=lambda _, at, place=place: at == {place},  # type: ignore[misc]
        ).pictures()
        if not film:
            return []
        shows = f"After {model.told(history)}" if history else "After a reset"
        found.append((shows, film[-1][1]))
    return found

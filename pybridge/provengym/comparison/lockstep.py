"""Play a target and a reference that is known from the start: both are in one state at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.comparison.comparer import Comparer
from provengym.comparison.oracle import ModelOracle, OneAnswer
from provengym.data.episode import Episode
from provengym.models.state_graph import ModelGraph

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.models.model import Model, State, Transition


class LockstepComparer(Comparer):
    """The target must do exactly what the reference does."""

    model: Model

    def oracle(self) -> ModelOracle:
        """The model at its start."""
        return ModelOracle(self.model, self.translator)

    def expected(
        self, transition: Transition | None = None, before: State | None = None
    ) -> OneAnswer:
        """Return the expected answer to the step of a transition; without one, to a reset."""
        return OneAnswer(self.model, self.translator, transition, before)


def sweep(
    comparer: LockstepComparer,
    seed: int | None,
    *,
    longest: int | None = None,
    most_states: int,
    tick: Callable[[], None] = lambda: None,
) -> tuple[Discrepancy | None, bool]:
    """Try every action in every state of the reference, each by a shortest path from a reset.

    Paths come in order of their length, so that the first difference is the shortest that one
    action after a shortest path can show.

    Args:
        comparer: The target next to its reference.
        seed: The argument of every reset.
        longest: The length of the longest sequence of actions; None for no limit.
        most_states: The most states to expand.
        tick: Called for each state.

    Returns:
        The first difference, if any, and whether every state was expanded that an episode can
        leave.
    """
    model = comparer.model
    graph = ModelGraph(model, most=most_states)
    for block in graph.search():
        for node in block.nodes:
            path = graph.way(node)
            tick()
            if len(path) >= comparer.longest:
                return None, True
            if longest is not None and len(path) >= longest:
                return None, False
            for action in range(len(model.actions)):
                discrepancy = comparer.play(Episode(seed, (*path, action)))
                if discrepancy is not None:
                    return discrepancy, False
    return None, not graph.is_cut

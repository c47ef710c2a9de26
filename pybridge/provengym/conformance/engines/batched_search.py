"""The exploration of a target that steps many states at once, and whether to believe it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from provengym.conformance.engines.batched_product import BatchProduct
from provengym.models.walks import random_walk
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.batched import stepper_of

if TYPE_CHECKING:
    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.engines.product import Product
    from provengym.conformance.session import Session
    from provengym.targets.batched import Stepper


class Batches:
    """The exploration of many states at once, as far as it has come."""

    def __init__(self, session: Session, stepper: Stepper) -> None:
        self.name = stepper.name
        self._session, self._stepper = session, stepper
        self._product: BatchProduct | None = None
        self.confirmed = False
        """True if random walks of new environments go as the exploration says."""

    @property
    def complete(self) -> bool:
        """True if all was explored, and may be believed."""
        return self.confirmed and self._product is not None and self._product.complete

    @property
    def covered(self) -> tuple[int, int]:
        """The numbers of states and of transitions of the reference that were covered."""
        return (0, 0) if self._product is None else self._product.covered()

    def words(self) -> str:
        """Tell what was explored, for a sentence."""
        product = self._product
        if product is None:
            return "no step"
        return described(product)

    def explore(self, comparer: LockstepComparer) -> tuple[int, ...] | None:
        """Explore from the reset of a comparer; actions that may show a difference.

        Raises:
            UnsavableError: The target does not step many states as its single steps do.
        """
        session = self._session
        self._product = BatchProduct(comparer, self._stepper, session.limits)
        actions = self._product.explore(session.show)
        if actions is not None:
            return actions
        random, longest = Random(session.seed), session.limits.exhaustive_walk_steps
        for _ in range(session.limits.exhaustive_walks):
            other = session.lockstep_comparer(session.known)
            try:
                way = random_walk(session.known, int(min(longest, other.longest)), random)
                actions, same = self._product.walk(other, session.seed, way)
            finally:
                session.close(other)
            if actions is not None:
                return actions
            if not same:
                raise UnsavableError(f"{self.name} says something else than single steps do")
        self.confirmed = True
        return None


def batches_of(session: Session, comparer: LockstepComparer) -> Batches | None:
    """The exploration of a target that steps many states at once, if it does.

    What the binding says of one environment, its state or its key, is not read from many.
    """
    if comparer.translator.sees_state or session.binding.state_key is not None:
        return None
    stepper = stepper_of(comparer.target_env.env, session.guard)
    return None if stepper is None else Batches(session, stepper)


def described(product: BatchProduct | Product) -> str:
    """Tell what was explored, for a sentence."""
    nodes, transitions = f"{product.nodes:,}", f"{product.transitions:,}"
    if product.complete:
        return (
            f"all {nodes} states of both together that one episode can reach and all "
            f"{transitions} transitions"
        )
    return f"{nodes} states of both together and {transitions} transitions (not all)"

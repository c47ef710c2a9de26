"""A decision process in integers: what is solved, and what a certificate speaks of."""

from __future__ import annotations

import functools
import hashlib
import json
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym import _core, _validation
from provengym.finite import quantities

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.given import Given

MAX_STATES = 2**31 - 1
MAX_ACTIONS = 65_535
MAX_REWARD_SCALE = 2**61

_NOT_KEPT = ("table", "row_of", "state_of")

DTYPES = {
    "row_starts": np.int64,
    "weights": np.uint32,
    "successors": np.int32,
    "rewards": np.int64,
    "terminated": np.bool_,
}


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class IntegerModel:
    """A finite decision process whose every number is an integer.

    In state ``s``, action ``a`` has the transitions ``row_starts[i]`` to ``row_starts[i + 1] - 1``
    where ``i = s * actions + a``.  Transition ``t`` has probability ``weights[t] / denominator``
    and reward ``rewards[t] / reward_scale``, and leads to ``successors[t]``, after which nothing
    more is earned when ``terminated[t]``.

    The arrays are read-only: one that could be written is copied.

    Raises:
        TypeError: An array has another dtype, or a number is none.
        ValueError: A number is out of range, or an array has another shape.  Rows are checked
            when `table` is first used.

    >>> import numpy as np
    >>> from provengym.solving import IntegerModel
    >>> IntegerModel(  # a coin that pays one until it comes up heads
    ...     states=1,
    ...     actions=1,
    ...     discount="9/10",
    ...     denominator=2,
    ...     row_starts=np.array([0, 2]),
    ...     weights=np.array([1, 1], dtype=np.uint32),
    ...     successors=np.array([0, 0], dtype=np.int32),
    ...     rewards=np.array([1, 0]),
    ...     terminated=np.array([False, True]),
    ... )
    IntegerModel(states=1, actions=1, transitions=2, discount=9/10)
    """

    states: int
    actions: int
    discount: Fraction
    """The discount factor, in [0, 1]; given in any form that `solve` takes."""
    denominator: int = 1
    reward_scale: int = 1
    row_starts: NDArray[np.int64] | None = None
    """Shape (states * actions + 1,); None when every row has one transition."""
    weights: NDArray[np.uint32] | None = None
    """Shape (transitions,); None when every row has one transition, which is certain."""
    successors: NDArray[np.int32]
    rewards: NDArray[np.int64]
    terminated: NDArray[np.bool_]
    environment: tuple[str, dict[str, Any]] | None = None
    """Id and parameters of the environment that it was made from, if any."""
    rounding: float = 0.0
    """The largest distance of a probability from the one that was given."""
    reward_rounding: float = 0.0
    """The same for rewards."""
    given: Given | None = None
    """The numbers that it was made from, where those were others; they are neither in files nor
    under the fingerprint."""
    success: tuple[str, str] | None = None
    """Where a success pays one and ends the episode, and nothing else pays: the rule by which steps
    succeed ("given", "info", "reward" or "termination"), and the same in words, an expression as it
    was given.  It is neither in files nor under the fingerprint."""
    does: NDArray[np.int32] | None = None
    """Where some actions are not legal, the action that is taken for each, of shape (states *
    actions,): itself, or the first that is legal.  It is neither in files nor under the
    fingerprint."""
    shows_numbers: bool = True
    """True if each state shows its number, as in a table.  The observations of a `FiniteModel` are
    not kept; the fingerprint does not say this."""

    def __post_init__(self) -> None:
        for name, high in (
            ("states", MAX_STATES),
            ("actions", MAX_ACTIONS),
            ("denominator", quantities.MAX_DENOMINATOR),
            ("reward_scale", MAX_REWARD_SCALE),
        ):
            number = _validation.integer(name, getattr(self, name), 1, high)
            object.__setattr__(self, name, number)
        object.__setattr__(self, "discount", quantities.discount(self.discount, one=True))
        for name in ("rounding", "reward_rounding"):
            object.__setattr__(self, name, quantities.size(name, getattr(self, name)))
        rows = self.states * self.actions
        transitions = np.size(self.successors)
        for name, dtype in DTYPES.items():
            given = getattr(self, name)
            if given is None and name in ("row_starts", "weights"):
                continue
            size = rows + 1 if name == "row_starts" else transitions
            object.__setattr__(self, name, sealed(name, given, dtype, size))
        if self.row_starts is None and transitions != rows:
            raise ValueError(
                f"successors must have one item for each of {self.states} states and "
                f"{self.actions} actions when there are no row_starts, got {transitions}"
            )

    @property
    def transitions(self) -> int:
        """The number of transitions."""
        return self.successors.size

    @functools.cached_property
    def row_of(self) -> NDArray[np.int64]:
        """The row ``state * actions + action`` of each transition, shape (transitions,)."""
        rows = np.arange(self.states * self.actions)
        return rows if self.row_starts is None else np.repeat(rows, np.diff(self.row_starts))

    @functools.cached_property
    def state_of(self) -> NDArray[np.int64]:
        """The state in which each transition begins, shape (transitions,)."""
        return self.row_of // self.actions

    def possible(self) -> IntegerModel:
        """A copy without the transitions of weight 0; it shares the arrays where there are none."""
        if self.weights is None or self.weights.all():
            return replace(self)
        kept = self.weights > 0
        starts = np.searchsorted(self.row_of[kept], np.arange(self.states * self.actions + 1))
        return replace(self, row_starts=starts.astype(np.int64), **self.chosen(kept))

    def chosen(self, items: Any) -> dict[str, Any]:
        """The arrays of some transitions, by name; an index of NumPy says of which."""
        names = ("weights", "successors", "rewards", "terminated")
        arrays = {name: getattr(self, name) for name in names}
        return {name: None if array is None else array[items] for name, array in arrays.items()}

    @functools.cached_property
    def table(self) -> _core.Table:
        """The model as the compiled code has it.

        Raises:
            ValueError: A row is empty or out of range, or its weights do not sum to `denominator`.
        """
        return compiled(self)

    @functools.cached_property
    def sha256(self) -> str:
        """The fingerprint of all numbers of the model, its rounding included, as 64 hexadecimal
        digits.

        `integer_model` brings whatever it is given into one form, so that the same model has the
        same fingerprint.
        """
        header: dict[str, Any] = {
            name: getattr(self, name) for name in ("states", "actions", "denominator")
        }
        header["reward_scale"] = self.reward_scale
        header["discount"] = [self.discount.numerator, self.discount.denominator]
        header |= {name: getattr(self, name) for name in ("rounding", "reward_rounding")}
        digest = hashlib.sha256(b"provengym model 2\n")
        digest.update(json.dumps(header, sort_keys=True).encode() + b"\n")
        rows = self.states * self.actions
        starts, weights = self.row_starts, self.weights
        if starts is not None and np.array_equal(starts, np.arange(rows + 1)):
            starts = None
        if weights is not None and starts is None and (weights == self.denominator).all():
            weights = None
        for array in (starts, weights, self.successors, self.rewards, self.terminated):
            if array is None:
                digest.update(b"none\n")
            else:
                little = array.astype(array.dtype.newbyteorder("<"), copy=False)
                digest.update(f"{little.nbytes}\n".encode())
                digest.update(memoryview(little.data).cast("B"))
        return digest.hexdigest()

    def legal(self, policy: NDArray[Any]) -> NDArray[Any]:
        """A policy, or one for each of several steps, that names legal actions alone."""
        if self.does is None:
            return policy
        rows = np.arange(self.states) * self.actions + policy.reshape(-1, self.states)
        found: NDArray[Any] = self.does[rows].reshape(policy.shape).astype(policy.dtype)
        return found

    def discounted(self, discount: object) -> IntegerModel:
        """The same model with another discount factor; it shares the arrays."""
        fraction = quantities.discount(discount, one=True)
        return self if fraction == self.discount else replace(self, discount=fraction)

    def __repr__(self) -> str:
        return (
            f"IntegerModel(states={self.states}, actions={self.actions}, "
            f"transitions={self.transitions}, discount={self.discount})"
        )

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in _NOT_KEPT}


def compiled(rows: Any, **place: Any) -> _core.Table:
    """An `IntegerModel` as the compiled code has it, or `Rows`, whose place is given."""
    names = ("states", "actions", "denominator", *DTYPES)
    return _core.Table(
        **{name: getattr(rows, name) for name in names},
        discount_num=rows.discount.numerator,
        discount_den=rows.discount.denominator,
        **place,
    )


def sealed(name: str, given: object, dtype: Any, size: int | None) -> NDArray[Any]:
    """A read-only array of one dimension: `given` itself when nobody can write to it, else a copy.

    Raises:
        TypeError: It is no array of this dtype.
        ValueError: It has another shape.
    """
    if not isinstance(given, np.ndarray) or given.dtype != np.dtype(dtype):
        kind = f"of dtype {given.dtype}" if isinstance(given, np.ndarray) else type(given).__name__
        raise TypeError(f"{name} must be an array of dtype {np.dtype(dtype)}, got {kind}")
    if given.ndim != 1 or (size is not None and given.size != size):
        expected = "(n,)" if size is None else f"({size},)"
        raise ValueError(f"{name} must have the shape {expected}, got {given.shape}")
    if not (_is_constant(given) and given.flags.c_contiguous):
        given = given.copy()
        given.flags.writeable = False
    return given


def _is_constant(array: Any) -> bool:
    """Return whether nobody can write to the memory of an array."""
    while isinstance(array, np.ndarray):
        if array.flags.writeable:
            return False
        array = array.base
    return array is None

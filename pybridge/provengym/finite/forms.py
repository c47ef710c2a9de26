"""The forms in which a finite decision process is given, and the one road from each to a model."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.data.words import counted
from provengym.finite import from_arrays, from_finite, from_table, quantities
from provengym.finite.files import load_model
from provengym.finite.from_integers import model_of_integers
from provengym.finite.integer_model import IntegerModel
from provengym.finite.model import FiniteModel
from provengym.models.archives import is_model_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


@dataclass(frozen=True)
class Form:
    """A form in which a finite decision process is given.

    Attributes:
        name: Its name in messages of errors.
        accepts: Return whether an object is of this form.
        read: Return the `FiniteModel` or the `IntegerModel` that an object is, given a discount
            factor, its parameters and the number of threads that compute.  Integers that were made
            with another discount are taken with this one.
        starts: Return the states in which an episode may begin, given parameters; None where that
            is not known.
        exact: Where it is an environment, which can be played: return the `FiniteModel` of one with
            these parameters, or None where that must be extracted.
    """

    name: str
    accepts: Callable[[Any], bool]
    read: Callable[[Any, Fraction, Mapping[str, Any], int], FiniteModel | IntegerModel]
    starts: Callable[[Any, Mapping[str, Any]], NDArray[np.int64] | None] = lambda *_: None
    exact: Callable[[Any, Mapping[str, Any]], FiniteModel | None] | None = None


def form_of(given: object) -> Form | None:
    """The first of `FORMS` that accepts an object; None where none does."""
    return next((form for form in FORMS if form.accepts(given)), None)


def starts_of(given: Any, params: Mapping[str, Any]) -> NDArray[np.int64] | None:
    """The states in which an episode of a model, given in any form, with these parameters of an
    environment, may begin; None where that is not known."""
    form = form_of(given)
    return None if form is None else form.starts(given, params)


def opened(given: Any) -> Any:
    """The model in the file that a path names, and anything else as it is."""
    return load_model(given) if _is_file(given) else given


def of(given: Any, /, **params: Any) -> FiniteModel | None:
    """The exact model that is given, or known of an environment; None of another target, which must
    be extracted.

    Args:
        given: An object of any of `FORMS`, or another target.
        params: Parameters of an environment; or `start`, the state of a table in which an episode
            begins, by default 0, which is then an assumption of the model.

    Raises:
        TypeError: It has no such parameters, or holds no decision process.
        ValueError: The same, or a parameter is out of range.
        OSError: It names a file that cannot be read.

    >>> of({0: {0: [(1.0, 0, 0.5, True)]}})
    FiniteModel('a table', states=2, actions=1, transitions=1, complete)
    """
    form = form_of(given)
    if form is None:
        return None
    if form.exact is not None:
        return form.exact(given, params)
    found = form.read(given, Fraction(1), {}, 1)
    if isinstance(found, FiniteModel):
        if params:
            raise TypeError(f"a model has no parameters, got {', '.join(params)}")
        return found
    if unknown := params.keys() - {"start"}:
        raise TypeError(
            f"a table has no parameter {', '.join(sorted(unknown))}; it has start, the state in "
            "which an episode begins"
        )
    return model_of_integers(found, **params)


def model_of_table(
    table: Mapping[Any, Any] | Sequence[Any] | IntegerModel, start: int | None = None
) -> FiniteModel:
    """The model of what a state of a table can come to; a state shows its number.

    Args:
        table: ``P[state][action]``, or arrays, as `provengym.solve` takes them, or the
            `IntegerModel` that a certificate is about.
        start: The state in which an episode begins; by default 0, which is then an assumption of
            the model, for a table does not say.

    Raises:
        TypeError: The table is no decision process, or the start is no integer.
        ValueError: The same, or the start is no state of it; a message about the table names state
            and action.  An `IntegerModel` of a `FiniteModel` does not say what its states show.

    >>> from provengym.solving import model_of_table
    >>> table = {0: {0: [(1.0, 1, 0.5, True)]}, 1: {0: [(1.0, 0, 0, False)]}}
    >>> model_of_table(table)
    FiniteModel('a table', states=2, actions=1, transitions=1, complete)
    >>> model_of_table(table, start=1)
    FiniteModel('a table', states=3, actions=1, transitions=2, complete)
    """
    return model_of_integers(integer_model(table, 1), start)


def integer_model(
    given: Any, discount: object = None, *, threads: int = 1, **params: Any
) -> IntegerModel:
    """The decision process that `given` describes, in integers.

    Args:
        given: One of

            - the id of an environment, or the short name of one of this package, whose parameters
              are `params`;
            - an environment, or any object, with a transition table `P`; wrappers are set aside;
            - such a table itself: ``P[state][action]`` is a list of outcomes ``(probability,
              successor, reward, terminated)``, in dictionaries or lists; in a list of two or three
              states, which arrays might be as well, `terminated` is a bool;
            - arrays ``(transitions, rewards)`` or ``(transitions, rewards, terminated)``:
              transitions are successors of shape (S, A), probabilities of shape (S, A, S) or A
              matrices of shape (S, S), dense or sparse; rewards of shape (S, A), (S, A, S) or A
              matrices; terminated of shape (S, A), or (S,) for the states that end an episode;
            - a complete `FiniteModel`, or the path of a ``.npz`` file with one;
            - an `IntegerModel`.
        discount: The discount factor in [0, 1]: a float, "99/100" or a `fractions.Fraction`.
            An `IntegerModel` has one of its own.
        threads: The number of threads that compute the transitions of an environment of this
            package.

    Raises:
        TypeError: `given` is none of these, or there is no discount.
        ValueError: It describes no finite decision process; the message names state and action.

    >>> from provengym.solving import integer_model
    >>> integer_model("GridWorld", 0.99, height=2, width=3)
    IntegerModel(states=6, actions=4, transitions=24, discount=99/100)
    """
    if params and (not (isinstance(given, str) or callable(given)) or _is_file(given)):
        raise TypeError(f"parameters are for an environment's id, got {', '.join(params)}")
    if discount is None:
        if isinstance(given, IntegerModel):
            return given
        raise TypeError("discount is missing: a number in [0, 1], such as 0.99 or '99/100'")
    fraction = quantities.discount(discount, one=True)
    form = form_of(given)
    if form is None:
        names = ", no ".join(form.name for form in FORMS)
        raise TypeError(f"{shown(given)} cannot be solved: it is no {names}")
    found = form.read(given, fraction, params, threads)
    if isinstance(found, FiniteModel):
        return from_finite.integers(found, fraction)
    return found.discounted(fraction)


def _is_file(given: object) -> bool:
    return isinstance(given, str) and is_model_file(given)


def _listed(given: Any, discount: Fraction, *_: object) -> IntegerModel:
    """The model of a table, or of arrays."""
    if isinstance(given, Mapping) or _is_table(given):
        return from_table.integers(given, discount)
    if len(given) not in (2, 3):
        raise ValueError(
            "a model as a list is a table P[state][action], which must have states, or arrays "
            "(transitions, rewards) or (transitions, rewards, terminated), got "
            f"{counted(len(given), 'item')}"
        )
    return from_arrays.integers(discount, *given)


def _is_table(given: Sequence[Any]) -> bool:
    """Return whether a list is a table, and does not hold arrays."""
    rows = [row for row in given if isinstance(row, (tuple, list))]
    if any(isinstance(row, Mapping) for row in (*given, *itertools.chain(*rows))):
        return True
    for listed in itertools.chain(*rows):
        if isinstance(listed, (tuple, list)) and listed:
            first = listed[0]
            if (
                isinstance(first, (tuple, list))
                and first
                and isinstance(first[-1], (bool, np.bool_))
            ):
                return True
            break
    return len(given) not in (2, 3) and bool(rows)


FORMS = [
    Form(
        "FiniteModel",
        lambda given: isinstance(given, FiniteModel),
        lambda given, *_: given,
        lambda given, *_: given.starts.astype(np.int64),
    ),
    Form(
        "path of a .npz file with one",
        _is_file,
        lambda given, *_: load_model(given),
        lambda given, *_: load_model(given).starts.astype(np.int64),
    ),
    Form("IntegerModel", lambda given: isinstance(given, IntegerModel), lambda given, *_: given),
    Form(
        "table P[state][action] and no arrays (transitions, rewards)",
        lambda given: isinstance(given, (Mapping, tuple, list)),
        _listed,
    ),
]
"""Whoever owns a form of models appends it."""

"""The references that a target can be held against: the proved ones, and the user's own."""

from __future__ import annotations

import inspect
from collections.abc import Mapping

from provengym._validation import suggestion
from provengym.conformance.references.custom import Reference
from provengym.conformance.references.tolerant import TolerantParameters
from provengym.data.errors import ConformanceError
from provengym.data.spec import CheckSpec
from provengym.envs import registry
from provengym.envs.registry import FAMILIES
from provengym.models.archives import is_model_file
from provengym.models.free_model import NO_REFERENCE, NoReference
from provengym.models.model import ParameterSpace
from provengym.models.stepped_model import PREFIX
from provengym.spec import Environment
from provengym.targets.binding import Binding
from provengym.targets.loading import load, registered, with_class


def find(reference: object, target: object = None, spec: CheckSpec | None = None) -> ParameterSpace:
    """The proved reference with this short name or environment id, or the user's own.

    The user's is a `Reference`, a function that returns one, a class of rules, a complete
    `FiniteModel`, a `Certificate` with its table, or a text such as
    ``"path/to/file.py:attribute"`` or ``"model.npz"`` that says where one of these is; a class of
    rules is also named by the id under which it is registered, or by a file that has no other.
    ``"env:TARGET"`` is any environment, of which a model is extracted first.  None stands for the
    own reference of a target that is the id of an environment of this package, and ``"none"`` for
    no reference at all.  What else is asked says how long extraction may take.

    Raises:
        ConformanceError: There is none.
    """
    names = ", ".join(family.name for family in FAMILIES)
    choices = (
        f"{names}, one of your own as module:attribute or path/to/file.py:attribute, a model or a "
        f"certificate as FILE.npz, any environment as {PREFIX}TARGET, or {NO_REFERENCE}, to "
        "compare with nothing"
    )
    if reference == NO_REFERENCE:
        return NoReference()
    if reference is None:
        env_id = target.rpartition(":")[2] if isinstance(target, str) else ""
        space = _proved(env_id) if "/" in env_id else None
        if space is None:
            raise ConformanceError(f"a reference must be named for this target: {choices}")
        return space
    if not isinstance(reference, str):
        return _own(reference, getattr(reference, "__name__", type(reference).__name__))
    space = _proved(reference)
    if space is not None:
        return space
    if reference.startswith(PREFIX) and _proved(reference.removeprefix(PREFIX)) is not None:
        return find(reference.removeprefix(PREFIX), target, spec)
    if reference.startswith(PREFIX):
        from provengym.conformance.references.extracted import ExtractedParameters

        return ExtractedParameters(reference.removeprefix(PREFIX), spec)
    if is_model_file(reference):
        from provengym.conformance.references.finite import loaded

        return _own(loaded(reference), reference)
    reference = with_class(reference)
    if (rules := registered(reference)) is not None:
        return _own(rules, reference)
    if ":" in reference:
        return _own(load(reference, "reference"), reference)
    hint = suggestion(reference, (family.name for family in FAMILIES))
    raise ConformanceError(f"no reference is called {reference!r}{hint or f'; there is {choices}'}")


def tolerate(space: ParameterSpace, binding: Binding) -> None:
    """Give a reference the tolerances of a binding.

    Raises:
        ConformanceError: It is a proved one, whose numbers are exact.
    """
    if not isinstance(space, TolerantParameters):
        raise ConformanceError(
            "Binding: reward_tolerance and observation_tolerance are for references of your own; "
            f"{space.name} has its own"
        )
    space.tolerate(rewards=binding.reward_tolerance, observations=binding.observation_tolerance)


def _proved(name: str) -> ParameterSpace | None:
    """The reference of the environment with this short name or id."""
    entry = registry.find(name)
    family = next((family for family in FAMILIES if entry in family.environments), None)
    space: ParameterSpace | None = None if family is None else family.load_reference()
    return space


def _own(found: object, text: str) -> ParameterSpace:
    if inspect.isclass(found) and issubclass(found, Environment):
        from provengym.conformance.references.of_rules import maker

        found = maker(found)
    if isinstance(found, Reference) or callable(found):
        from provengym.conformance.references.custom_model import CustomParameters

        return CustomParameters(found, text)
    from provengym.conformance.references.finite import FiniteParameters
    from provengym.finite.forms import form_of

    form = form_of(found)
    # Of a table of numbers, `Reference.from_table` makes a reference.
    if form is None or form.exact or isinstance(found, (Mapping, tuple, list)):
        raise ConformanceError(
            f"the reference {text} is no provengym.conformance.Reference and no function that "
            f"returns one: {type(found).__name__}"
        )
    return FiniteParameters(found, text)

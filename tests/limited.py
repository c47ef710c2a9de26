"""Checks within limits that a user cannot give."""

from dataclasses import fields

from provengym.conformance.api import answer
from provengym.data.spec import CheckSpec

ASKED = {field.name for field in fields(CheckSpec)}


def checked(target, limits, *, isolated=False, listen=None, **arguments):
    """The report of `conform` within these limits, against GridWorld where nothing is named.

    Where the check was interrupted, it is that of what was covered.
    """
    given = {name: arguments.pop(name) for name in ASKED & arguments.keys()}
    if given.get("engines") is not None:
        given["engines"] = tuple(given["engines"])
    given = {"reference": "GridWorld", "parameters": arguments, **given}
    spec = CheckSpec(target=target, limits=limits, **given)
    return answer(spec, listen, isolated=isolated)

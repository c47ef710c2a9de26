"""Checks within limits that a user cannot give."""

import inspect

from provengym.conformance import conform
from provengym.conformance.api import check_apart
from provengym.conformance.run import check

DEFAULTS = {
    name: parameter.default
    for name, parameter in inspect.signature(conform).parameters.items()
    if parameter.kind is inspect.Parameter.KEYWORD_ONLY and name != "isolated"
}


def checked(target, limits, *, isolated=False, **arguments):
    """The report of `conform` within these limits, whether or not engines are named.

    Where the check was interrupted, it is that of what was covered.
    """
    given = {name: arguments.pop(name, default) for name, default in DEFAULTS.items()}
    do = check_apart if isolated else check
    return do(target, limits=limits, params=arguments, **given)

"""Expressions that a user gives as a text."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from provengym.data.errors import brief

if TYPE_CHECKING:
    from collections.abc import Callable


def expression(name: str, text: str) -> Callable[..., object]:
    """An expression as a function of the names in it, which are given as keywords; `np` and `math`
    are there.

    Args:
        name: What it is called in a message.
        text: The expression, in Python.

    Raises:
        ValueError: It is none.

    >>> expression("key", "observation[0] + 1")(observation=(2, 3))
    3
    """
    try:
        code = compile(text.strip(), f"<{name}>", "eval")
    except (SyntaxError, ValueError) as error:
        raise ValueError(f"{name}: {brief(text)} is no expression: {error}") from None

    def value(**names: object) -> object:
        return eval(code, {"np": np, "math": math, **names})

    return value

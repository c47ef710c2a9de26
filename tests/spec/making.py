"""Classes of rules that are made of texts, as a notebook makes them, and what holds of errors."""

import copy
import enum
import itertools
import linecache
import textwrap
from fractions import Fraction
from typing import Annotated, ClassVar

import numpy as np
import pytest

from provengym.spec import Cells, Environment, Of, Parameter, Range

KNOWN = (enum, Annotated, ClassVar, Cells, Environment, Of, Parameter, Range, Fraction)
NUMBERS = itertools.count()


def made(text, **known):
    """Return the last class that a text defines, whose source Python finds."""
    name, text = f"<cell {next(NUMBERS)}>", textwrap.dedent(text)
    linecache.cache[name] = len(text), None, text.splitlines(keepends=True), name
    values = {getattr(one, "__name__", "Annotated"): one for one in KNOWN} | {"np": np, **known}
    exec(compile(text, name, "exec"), values)
    return [one for one in values.values() if isinstance(one, type)][-1]


def acting(body, more="", start="self.n = 0", head=""):
    """Return a class with a number ``n``, an action that is true or false, and these statements."""
    return made(
        f"{head}class Rules(Environment):\n"
        "    n: Annotated[int, Range(0, 9)]\n"
        f"    def start(self) -> None:\n{textwrap.indent(start, ' ' * 8)}\n"
        f"    def act(self, action: bool) -> int:\n{textwrap.indent(body, ' ' * 8)}\n"
        f"        return 0\n{textwrap.indent(more, ' ' * 4)}"
    )


def answers(env, count=5):
    """What an environment returns of a few steps, and of a reset."""
    taken = [env.step(i % env.action_space.n) for i in range(count)]
    return repr([*taken, env.reset(), env.state])


def refuses(env, call, error, message):
    """Check that a call raises, and leaves the environment as it was."""
    twin = copy.deepcopy(env)
    with pytest.raises(error) as raised:
        call(env)

    assert message in str(raised.value)
    assert env.state == twin.state
    generators = [one._np_random and one._np_random.bit_generator.state for one in (env, twin)]
    assert generators[0] == generators[1]
    assert env._stream == twin._stream
    assert (env._steps, env._began, env._gate.rule) == (twin._steps, twin._began, None)

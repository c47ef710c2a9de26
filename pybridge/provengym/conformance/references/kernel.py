"""A reference whose transitions are C that Lean emitted from a file of the user's own.

The C is a family of scalar functions of one shape, as in the project's own kernels (`prefix` is the
user's, `…` are the words of the parameters, then those of the state):

    prefix_valid(…)                          whether the parameters are acceptable
    prefix_init_k(…, key, t)                 word k of the initial state
    prefix_step_k(…, …, action, noise)       word k of the next state
    prefix_reward(…, …, action, noise)       two's complement, in units of 1 / reward_scale
    prefix_terminated(…, …)                  whether the state is terminal
    prefix_obs_k(…, …)                       component k of what is observed
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from ctypes import c_int64
from pathlib import Path

from provengym.conformance.references.emitted import (
    check_shape,
    compiled,
    count,
    read_prototypes,
)
from provengym.data.errors import ConformanceError, brief

#: A kernel that gives the same for each of these is not random, as far as can be told.
_NOISE = (0, 2**64 - 1, 0x9E3779B97F4A7C15)


class Kernel:
    """A compiled kernel at fixed parameters; states are tuples of words.

    Args:
        source: The C file that Lean emitted.
        prefix: The prefix of the names of its functions.
        parameters: The words that come first in every call.
        reward_scale: Rewards are multiples of ``1 / reward_scale``.

    Raises:
        ConformanceError: The file cannot be read or compiled, has not the functions of a kernel, or
            refuses the parameters.
    """

    def __init__(
        self,
        source: str | os.PathLike[str],
        prefix: str,
        parameters: Sequence[int],
        reward_scale: int,
    ) -> None:
        self._where = f"the kernel {prefix} of {source}"
        if not (isinstance(reward_scale, int) and reward_scale >= 1):
            raise ConformanceError(
                f"{self._where}: reward_scale must be a whole number from 1, got {reward_scale!r}"
            )
        self._scale = reward_scale
        try:
            text = Path(source).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ConformanceError(f"{self._where} cannot be read: {error}") from error
        prototypes = read_prototypes(self._where, text, prefix)
        self._prefix = prefix
        self._words = count(prototypes, "init")
        self._components = count(prototypes, "obs")
        check_shape(self._where, prototypes, self._words)
        self._parameters = _fitting(self._where, prototypes["valid"].arguments, parameters)
        self._call = compiled(text, prefix, tuple(sorted(prototypes.items())), self._where)
        if not self._call["valid"](self._parameters):
            shown = ", ".join(map(str, parameters))
            raise ConformanceError(
                f"{self._where}: {prefix}_valid refuses the parameters ({shown})"
            )

    def start(self) -> tuple[int, ...]:
        """The words of the initial state."""
        return tuple(
            self._without_dice(f"init_{k}", (), ((key, t) for key in _NOISE for t in _NOISE))
            for k in range(self._words)
        )

    def step(self, state: tuple[int, ...], action: int) -> tuple[tuple[int, ...], float, bool]:
        """The next state, the reward and whether the episode is over."""
        here = (*state, action)
        noise = [(word,) for word in _NOISE]
        following = tuple(self._without_dice(f"step_{k}", here, noise) for k in range(self._words))
        reward = c_int64(self._without_dice("reward", here, noise)).value
        over = self._call["terminated"]((*self._parameters, *following))
        return following, reward / self._scale, bool(over)

    def observe(self, state: tuple[int, ...]) -> int | tuple[int, ...]:
        """The one component of the observation, or a tuple of them."""
        words = (*self._parameters, *state)
        components = tuple(self._call[f"obs_{k}"](words) for k in range(self._components))
        return components[0] if len(components) == 1 else components

    def _without_dice(
        self, role: str, words: tuple[int, ...], noises: Iterable[tuple[int, ...]]
    ) -> int:
        """Return the value of a function, which must not depend on its random words.

        Raises:
            ConformanceError: It is not always the same.
        """
        call, first = self._call[role], (*self._parameters, *words)
        values = {call((*first, *noise)) for noise in noises}
        if len(values) > 1:
            raise ConformanceError(
                f"{self._where}: {self._prefix}_{role} depends on its random words; only "
                "deterministic kernels can be used"
            )
        (value,) = values
        return value


def _fitting(where: str, widths: tuple[int, ...], parameters: Sequence[int]) -> tuple[int, ...]:
    if len(parameters) != len(widths):
        raise ConformanceError(
            f"{where} takes {len(widths)} parameters, and {len(parameters)} are given"
        )
    for number, (width, value) in enumerate(zip(widths, parameters, strict=True)):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**width:
            raise ConformanceError(
                f"{where}: parameter {number} must be a whole number from 0 to {2**width - 1:,}, "
                f"got {brief(value)}"
            )
    return tuple(parameters)

"""A reference whose transitions are C that Lean emitted from a file of the user's own, read and
compiled here.

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

import functools
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from ctypes import CDLL, POINTER, c_int64, c_uint64
from dataclasses import dataclass
from pathlib import Path

from provengym.data.errors import ConformanceError, brief, one_line
from provengym.data.shipped import folders

_WORD = re.compile(r"uint(8|16|32|64)_t")
_PROTOTYPE = r"^LEAN_EXPORT (?P<result>[^\n(]+?) {prefix}_(?P<role>\w+)\((?P<arguments>[^)\n]*)\);$"
_ROLE = re.compile(r"valid|reward|terminated|(?:init|step|obs)_\d+")
_COMPILER_SECONDS = 120
#: A kernel that gives the same for each of these is not random, as far as can be told.
_NOISE = (0, 2**64 - 1, 0x9E3779B97F4A7C15)


@dataclass(frozen=True)
class Prototype:
    """The widths in bits of what a function takes and returns."""

    result: int
    arguments: tuple[int, ...]


def read_prototypes(where: str, text: str, prefix: str) -> dict[str, Prototype]:
    if not (isinstance(prefix, str) and re.fullmatch(r"[A-Za-z]\w*", prefix, re.ASCII)):
        raise ConformanceError(f"{where}: prefix must be a name in C, got {prefix!r}")
    found = {}
    for match in re.finditer(_PROTOTYPE.format(prefix=prefix), text, re.MULTILINE):
        if not _ROLE.fullmatch(match["role"]):
            continue
        widths = []
        for kind in (match["result"], *match["arguments"].split(",")):
            word = _WORD.fullmatch(kind.strip())
            if word is None:
                raise ConformanceError(
                    f"{where}: {prefix}_{match['role']} has {kind.strip()} in its type; a kernel "
                    "has UInt8, UInt16, UInt32, UInt64 and Bool"
                )
            widths.append(int(word[1]))
        found[match["role"]] = Prototype(widths[0], tuple(widths[1:]))
    wanted = ("valid", "init_0", "step_0", "reward", "terminated", "obs_0")
    if missing := [role for role in wanted if role not in found]:
        raise ConformanceError(f"{where} has no function {prefix}_{missing[0]}")
    return found


def count(prototypes: dict[str, Prototype], family: str) -> int:
    """Return the number of functions of a family, which are numbered from 0 without a gap."""
    count = 0
    while f"{family}_{count}" in prototypes:
        count += 1
    return count


def check_shape(where: str, prototypes: dict[str, Prototype], words: int) -> None:
    """All functions take the words that the shape of a kernel says.

    Raises:
        ConformanceError: One does not.
    """
    parameters = prototypes["valid"].arguments
    state = tuple(prototypes[f"init_{k}"].result for k in range(words))
    action = prototypes["reward"].arguments[-2:-1]
    stepped = (*parameters, *state, *action, 64)
    for role, prototype in prototypes.items():
        family, _, number = role.partition("_")
        expected = {
            "valid": parameters,
            "init": (*parameters, 64, 64),
            "step": stepped,
            "reward": stepped,
        }.get(family, (*parameters, *state))
        if prototype.arguments != expected:
            raise ConformanceError(
                f"{where}: {role} takes words of {listed(prototype.arguments)} bits, and should "
                f"take {listed(expected)}"
            )
        if family in ("init", "step") and int(number) >= words:
            raise ConformanceError(f"{where}: there is a {role}, but no init_{words}")
        if family == "step" and prototype.result != state[int(number)]:
            raise ConformanceError(f"{where}: {role} and init_{number} are not of one type")
    if missing := [k for k in range(words) if f"step_{k}" not in prototypes]:
        raise ConformanceError(f"{where} has no function step_{missing[0]}")


def listed(widths: Iterable[object]) -> str:
    return ", ".join(map(str, widths)) or "no"


@functools.lru_cache(maxsize=16)
def compiled(
    text: str, prefix: str, prototypes: tuple[tuple[str, Prototype], ...], where: str
) -> dict[str, Callable[[Sequence[int]], int]]:
    """The functions of a kernel by their roles, each taking all of its words."""
    with tempfile.TemporaryDirectory(prefix="provengym-") as folder:
        source, library = Path(folder, "kernel.c"), Path(folder, "kernel.so")
        source.write_text("\n".join([text, *_wrappers(prefix, prototypes)]), encoding="utf-8")
        _compile(source, library, where)
        try:
            loaded = CDLL(str(library))
        except OSError as error:
            raise ConformanceError(
                f"{where} cannot be loaded: {one_line(str(error), 200)}"
            ) from error
    return {
        role: _callable(loaded, role, len(prototype.arguments)) for role, prototype in prototypes
    }


def _wrappers(prefix: str, prototypes: tuple[tuple[str, Prototype], ...]) -> Iterator[str]:
    """C functions of one type, since those that Lean emits are private to their file."""
    for role, prototype in prototypes:
        words = ", ".join(
            f"(uint{width}_t)words[{i}]" for i, width in enumerate(prototype.arguments)
        )
        yield (
            f"uint64_t provengym_{role}(const uint64_t *words) "
            f"{{ return {prefix}_{role}({words}); }}"
        )


def _callable(library: CDLL, role: str, arity: int) -> Callable[[Sequence[int]], int]:
    function = library[f"provengym_{role}"]
    function.restype = c_uint64
    function.argtypes = [POINTER(c_uint64)]
    words = c_uint64 * arity
    return lambda values: int(function(words(*values)))


def _compile(source: Path, library: Path, where: str) -> None:
    names = [os.environ["CC"]] if os.environ.get("CC") else ["cc", "gcc", "clang"]
    compiler = next(filter(None, map(shutil.which, names)), None)
    if compiler is None:
        raise ConformanceError(f"{where}: a C compiler is needed, and {listed(names)} is not here")
    folder = f"-I{folders('include')[0]}"
    command = [compiler, "-O2", "-shared", "-fPIC", folder, str(source), "-o", str(library)]
    try:
        result = subprocess.run(
            command, capture_output=True, text=True, timeout=_COMPILER_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ConformanceError(
            f"{where}: {compiler} failed: {one_line(str(error), 200)}"
        ) from error
    if result.returncode:
        lines = result.stderr.splitlines()
        shown = next((line for line in lines if "error" in line), "without a message")
        raise ConformanceError(f"{where} cannot be compiled: {one_line(shown, 200)}")


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

"""The stream of random words that an environment's kernel consumes: counter-based SplitMix64.

The same formulas are specified in Lean (`Spec/MDP/Random.lean`).  A stream is a key and a counter,
so that lane i of a batch seeded s is exactly the single environment seeded s + i.
"""

from __future__ import annotations

LARGEST_SEED = (1 << 64) - 1
"""Of a reset; a larger one would have the stream of a smaller one."""

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def _mix64(z: int) -> int:
    z ^= z >> 30
    z = z * 0xBF58476D1CE4E5B9 & _MASK
    z ^= z >> 27
    z = z * 0x94D049BB133111EB & _MASK
    return z ^ z >> 31


def key(seed: int) -> int:
    """The key of the stream of `seed`, which counts modulo 2**64."""
    return _mix64(seed + _GAMMA & _MASK)


def word(key: int, t: int) -> int:
    """Word `t` of the stream with this key."""
    return _mix64(key + (t + 1) * _GAMMA & _MASK)

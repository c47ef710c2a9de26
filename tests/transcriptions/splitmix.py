"""SplitMix64 a second time: the streams of random words, sharing nothing with the package."""

GAMMA = 0x9E3779B97F4A7C15
ALL = 2**64


def mix(z):
    """The finaliser of SplitMix64, with the shifts and constants of the specification."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % ALL
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % ALL
    return z ^ (z >> 31)


def key_of(seed):
    """The key of a seed."""
    return mix((seed + GAMMA) % ALL)


def word(key, t):
    """Word t of a stream."""
    return mix((key + (t + 1) * GAMMA) % ALL)

"""Spaces as gym has them, without sampling."""

import numpy as np


class Space:
    def __init__(self, shape=None, dtype=None):
        self.shape, self.dtype = shape, None if dtype is None else np.dtype(dtype)


class Discrete(Space):
    def __init__(self, n):
        super().__init__((), np.int64)
        self.n = n


class Box(Space):
    def __init__(self, low, high, shape=None, dtype=np.float32):
        super().__init__(np.shape(low) if shape is None else shape, dtype)
        self.low, self.high = (np.full(self.shape, bound, self.dtype) for bound in (low, high))


class MultiDiscrete(Space):
    def __init__(self, nvec):
        self.nvec = np.array(nvec)
        super().__init__(self.nvec.shape, np.int64)


class MultiBinary(Space):
    def __init__(self, n):
        self.n = n
        super().__init__((n,) if isinstance(n, int) else tuple(n), np.int8)


class Tuple(Space):
    def __init__(self, spaces):
        super().__init__()
        self.spaces = spaces


class Dict(Space):
    def __init__(self, spaces):
        super().__init__()
        self.spaces = spaces

"""Arrays in the shapes of other libraries', which none of them need be installed for."""

import numpy as np


class Frozen:
    """As JAX's: read by `__array__`, never written, compared item by item, without a hash."""

    __hash__ = None

    def __init__(self, items):
        self._items = np.array(items)
        self._items.flags.writeable = False

    def __array__(self, dtype=None, copy=None):
        return self._items if dtype is None else self._items.astype(dtype)

    def __eq__(self, other):
        return Frozen(self._items == other)

    def __bool__(self):
        return bool(self._items)

    def __add__(self, other):
        return type(self)(self._items + other)

    def __repr__(self):
        return f"Frozen({self._items})"


class Graded:
    """As a tensor that a gradient is taken of: read when detached, and its hash is its `id`."""

    def __init__(self, items, is_detached=False):
        self.__dict__["items"], self.__dict__["is_detached"] = np.asarray(items), is_detached

    def detach(self):
        return Graded(self.items, is_detached=True)

    def __array__(self, dtype=None, copy=None):
        if not self.is_detached:
            raise RuntimeError("Can't call numpy() on Tensor that requires grad")
        return self.items

    def __add__(self, other):
        return Graded(self.items + other)


class Exchanged:
    """Read by DLPack alone."""

    def __init__(self, items):
        self._items = np.array(items)

    def __dlpack__(self, **options):
        return self._items.__dlpack__(**options)

    def __dlpack_device__(self):
        return self._items.__dlpack_device__()


class Listed:
    """Read by `tolist` alone, as what lies on another device."""

    def __init__(self, items):
        self._items = np.array(items)

    dtype = "float8"

    def tolist(self):
        return self._items.tolist()


KINDS = (Frozen, Graded, Exchanged, Listed)

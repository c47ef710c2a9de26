"""Snapshots that compiled code takes are those that Python takes, and put the same back."""

import collections
import copy
import datetime
import decimal
import enum
import functools
import types
import weakref
from typing import ClassVar

import numpy as np
import pytest
from gymnasium import spaces

from provengym.snapshots.compiled import CompiledSnapshot
from provengym.snapshots.snapshot import OpaqueError, Snapshot, UnsavableError
from provengym.snapshots.tables import address


class Plain:
    """An object with attributes, and shared ones."""

    moves: ClassVar = [1, 2]
    limits: ClassVar = {"low": 0}
    name, SIZE = "plain", (3, 4)

    def __init__(self, **attributes):
        vars(self).update(attributes)

    def step(self):
        """A method."""

    @staticmethod
    def static():
        """Another one."""


class Other(Plain):
    """A class of its own."""

    more = np.arange(2)
    __special__: ClassVar = [0]


class Slotted:
    """An object with slots."""

    __slots__ = ("__dict__", "level", "missing")

    def __init__(self):
        self.level, self.extra = [1], {2}


class Named(tuple):
    """A tuple with attributes."""


class Listed(list):
    """A list with attributes."""


class Color(enum.Enum):
    """Constants."""

    RED = 1


class Lies(dict):
    """A dictionary that counts."""

    def update(self, *items):
        """Something else."""


Point = collections.namedtuple("Point", "x y")


def made():
    """An object that refers to objects of all kinds."""
    grid, shared = np.arange(12.0).reshape(3, 4), [1, {"a": (2, [3])}]
    fixed = np.arange(3)
    fixed.flags.writeable = False
    circle = {"items": []}
    circle["items"].append(circle)
    count = 0

    def counting(step=(1, [2]), *, kept=shared):
        nonlocal count
        count += len(step)

    thing = Plain(
        plain=(1, 2.5, True, None, "text", b"bytes", 1j, 2**80, -0.0, float("nan")),
        scalars=[
            np.float32(1),
            np.int8(2),
            np.bool_(True),
            np.longdouble(3),
            np.datetime64(4, "D"),
        ],
        grid=grid,
        view=grid[1:, ::2],
        columns=np.asfortranarray(grid),
        fixed=fixed,
        empty=np.zeros((0, 3)),
        number=np.array(7),
        wide=np.ones((2, 3)),
        objects=np.array([[1], "x"], dtype=object),
        extended=np.array([1, 2], np.longdouble),
        fields=np.array([(1, 2.0)], [("a", "i1"), ("b", "f8")]),
        dates=np.array(["2020-01-01"], "M8[D]"),
        swapped=np.arange(2, dtype=">i4"),
        shared=(shared, shared),
        circle=circle,
        table={(row, 0): [row, [row]] for row in range(20)},
        rows=[[row, {"x": row}] for row in range(20)],
        ordered=collections.OrderedDict(b=[1], a=2),
        counted=collections.Counter("aab"),
        default=collections.defaultdict(list, x=[1]),
        lies=Lies(a=1),
        queue=collections.deque([1, [2]], maxlen=4),
        sets=({1, (2, 3)}, frozenset("ab")),
        buffer=bytearray(b"abc"),
        others=[Other(inner=Other()), Plain(), Named((1, [2])), Listed([3]), Point(1, [2])],
        slotted=Slotted(),
        color=Color.RED,
        kinds=[int, Plain, types, np.dtype("f4"), range(3), ...],
        space=spaces.Box(0, 1, (2,)),
        values=[decimal.Decimal("1.5"), datetime.date(2020, 1, 2), slice(1, 2)],
        counting=counting,
        partial=functools.partial(counting, [1], kept=[2]),
        method=Plain(a=[1]).step,
        error=ValueError([1]),
        proxy=types.MappingProxyType({"a": [1]}),
        generators=[np.random.default_rng(1), np.random.RandomState(2)],
    )
    thing.itself = thing
    thing.others.append(weakref.ref(thing))
    return thing


def pairs(thing, **options):
    """The snapshots of both kinds."""
    return Snapshot(thing, **options), CompiledSnapshot(thing, **options)


CHANGES = {
    "attribute": lambda thing: vars(thing).update(new=1),
    "order": lambda thing: vars(thing).update(grid=vars(thing).pop("grid")),
    "class": lambda thing: setattr(thing.others[1], "__class__", Other),
    "number": lambda thing: thing.grid.__setitem__((0, 0), -1),
    "column": lambda thing: thing.columns.__setitem__((0, 0), -1),
    "shape": lambda thing: setattr(thing.wide, "shape", (3, 2)),
    "dtype": lambda thing: setattr(thing.wide, "dtype", np.int64),
    "object of an array": lambda thing: thing.objects[0].append(2),
    "extended": lambda thing: thing.extended.__setitem__(0, 9),
    "fixed": lambda thing: setattr(thing.grid.flags, "writeable", False),
    "list": lambda thing: thing.shared[0].clear(),
    "deep": lambda thing: thing.shared[0][1]["a"][1].append(4),
    "circle": lambda thing: thing.circle["items"].pop(),
    "table": lambda thing: thing.table[3, 0][1].append(1),
    "row": lambda thing: thing.rows[2][1].update(x=9),
    "ordered": lambda thing: thing.ordered.move_to_end("b"),
    "counter": lambda thing: thing.counted.update("b"),
    "default": lambda thing: thing.default["y"].append(1),
    "lies": lambda thing: thing.lies.__setitem__("a", 2),
    "queue": lambda thing: thing.queue.rotate(),
    "set": lambda thing: thing.sets[0].add(5),
    "buffer": lambda thing: thing.buffer.extend(b"d"),
    "shared by a class": lambda thing: Plain.moves.append(3),
    "shared array": lambda thing: Other.more.fill(7),
    "slot": lambda thing: setattr(thing.slotted, "missing", 1),
    "closure": lambda thing: thing.counting(),
    "default of a function": lambda thing: thing.counting.__defaults__[0][1].append(3),
    "generator": lambda thing: thing.generators[0].random(),
    "old generator": lambda thing: thing.generators[1].rand(),
    "listed": lambda thing: thing.others[3].append(1),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_changed_is_put_back(name):
    thing = made()
    before, same = pairs(thing)
    assert same.key == before.key
    CHANGES[name](thing)
    after, changed = pairs(thing)
    assert changed.key == after.key != before.key
    same.restore()
    assert Snapshot(thing).key == before.key
    after.restore()
    assert CompiledSnapshot(thing).key == changed.key
    before.restore()


def test_all_kinds_have_the_same_key_in_a_second_object():
    assert Snapshot(made()).key == CompiledSnapshot(made()).key


@pytest.mark.parametrize("options", [{"with_streams": False}, {"with_generators": False}])
def test_options_are_those_of_a_snapshot(options):
    thing = made()
    thing._elapsed_steps = 3
    if not options.get("with_generators", True):
        with pytest.raises(UnsavableError, match="an ordinary Generator"):
            CompiledSnapshot(thing, **options)
        return
    before, same = pairs(thing, **options)
    thing._elapsed_steps = 4
    assert same.key == before.key == CompiledSnapshot(thing, **options).key
    same.restore()
    assert thing._elapsed_steps == 3


def test_constants_are_not_looked_into():
    thing = made()
    constants = {address(thing.grid): thing.grid, address(thing.space): thing.space}
    before, same = pairs(thing, constants=constants)
    assert same.key == before.key != Snapshot(thing).key


def test_tables_are_those_of_the_snapshot_before():
    thing = made()
    first = CompiledSnapshot(thing)
    assert len(first.tables) == 2
    second = CompiledSnapshot(thing, first.tables)
    assert all(second.tables[at] is table for at, table in first.tables.items())


def test_what_cannot_be_saved_is_named():
    deep = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(UnsavableError, match="too deeply"):
        CompiledSnapshot(Plain(deep=deep))
    while deep:  # or to forget it would go as deep
        deep = deep.pop()
    with pytest.raises(OpaqueError, match="generator"):
        CompiledSnapshot(Plain(inside=[(_ for _ in "ab")]))


def test_what_cannot_be_put_back_is_named():
    thing = Plain(array=np.arange(3))
    saved = CompiledSnapshot(thing)
    thing.array.resize(5, refcheck=False)
    with pytest.raises(UnsavableError, match="a ndarray"):
        saved.restore()


def test_a_snapshot_keeps_nothing_of_how_it_was_taken():
    saved = CompiledSnapshot(made())
    assert "_form" not in vars(saved)
    assert copy.copy(vars(saved)).keys() == vars(Snapshot(made())).keys()

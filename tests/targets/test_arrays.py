"""Arrays of other libraries, as what targets, references and actions are made of."""

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete, Tuple

from corpus.foreign_arrays import KINDS, Exchanged, Frozen, Graded, Listed
from corpus.own_references import LEFT_RIGHT, QUICK, Walk, corridor
from provengym.conformance import Binding, Reference, conform
from provengym.data.arrays import as_numpy, as_scalar, number_bytes
from provengym.finite.observed import identity
from provengym.models.rows import words_of
from provengym.models.values import hashable, key
from provengym.snapshots.snapshot import Snapshot, UnsavableError


@pytest.mark.parametrize("kind", KINDS)
def test_every_protocol_is_read(kind):
    found = as_numpy({"a": (kind([[1, 2]]), [kind(3)]), "b": 4})

    assert type(found["a"][0]) is np.ndarray
    assert (found["a"][0].tolist(), found["a"][1][0].item(), found["b"]) == ([[1, 2]], 3, 4)
    assert as_scalar(kind(True)) is np.True_
    assert key(kind([1, 2])) == (1, 2)


def test_what_holds_no_array_stays_the_same_object():
    class Unreadable:
        def __array__(self, dtype=None, copy=None):
            raise TypeError

    endless = [np.arange(3)]
    endless.append(endless)
    for value in ({"a": (1, [np.arange(2)])}, "text", None, np.float32(1), endless, Unreadable()):
        assert as_numpy(value) is value


class Made(Walk):
    """A right corridor in the arrays of some library."""

    def __init__(self, kind, space, form=lambda kind, cell: kind(cell), wrong=False):
        super().__init__()
        self.observation_space, self.kind, self.form = space, kind, form
        self.wrong = wrong

    def shown(self):
        return self.form(self.kind, 1 if self.wrong and self.cell == 3 else self.cell)

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, *map(self.kind, (reward, terminated, truncated)), info


SPACES = {
    "index": (Discrete(5), lambda kind, cell: kind(cell), lambda cell: cell),
    "vector": (
        Box(0, 9, (2,), np.int64),
        lambda kind, cell: kind([cell, 7]),
        lambda cell: (cell, 7),
    ),
    "parts": (
        Dict(a=Discrete(5), b=Tuple([Discrete(5)])),
        lambda kind, cell: {"a": kind(cell), "b": (kind(0),)},
        lambda cell: {"a": cell, "b": (0,)},
    ),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("form", SPACES)
def test_observations_rewards_and_flags_are_compared_by_value(kind, form):
    space, shown, observe = SPACES[form]
    reference = corridor(observe=observe)

    report = conform(
        lambda: Made(kind, space, shown), reference=reference, engines=[*QUICK, "exhaustive"]
    )
    assert report.verdict == "equal", report.findings
    assert report.coverage.complete

    report = conform(
        lambda: Made(kind, space, shown, wrong=True), reference=reference, engines=QUICK
    )
    (finding,) = report.findings
    assert (finding.kind, finding.actions) == ("observation", (1, 1, 1))


def test_a_vector_is_no_reward():
    class Vector(Walk):
        def step(self, action):
            observation, reward, *rest = super().step(action)
            return observation, Frozen([reward]), *rest

    finding = conform(Vector, reference=corridor(), engines=QUICK).findings[0]

    assert (finding.kind, finding.actions) == ("api", (0,))
    assert "the reward must be a float, not array([-1.])" in finding.story


@pytest.mark.parametrize("kind", [Frozen, Graded])
@pytest.mark.parametrize("chance", [None, 1 / 3])
def test_references_may_be_made_of_arrays(kind, chance):
    def step(state, action):
        cell = int(as_numpy(state)[0])
        cell = max(cell - 1, 0) if action == 0 else cell + 1
        outcome = kind([cell, 7]), kind(-1.0), kind(cell == 4)
        if chance is None:
            return outcome
        stays = kind([int(as_numpy(state)[0]), 7]), kind(-1.0), kind(False)
        return [(kind(chance), *outcome), (kind(1 - chance), *stays)]

    reference = Reference(
        name="Arrays",
        actions=LEFT_RIGHT,
        start=kind([0, 7]),
        step=step,
        observe=lambda state: state,
        picture=lambda state: f"cell {as_numpy(state)[0]}",
    )

    class Target(Made):
        def moved(self, action):
            lazy = chance is not None and self.random.random() > chance
            return self.cell if lazy else super().moved(action)

        def reset(self, seed=None):
            if seed is not None or not hasattr(self, "random"):
                self.random = np.random.default_rng(seed)
            return super().reset()

    space, shown, _ = SPACES["vector"]
    budget = {} if chance is None else {"budget": "20000steps"}
    report = conform(lambda: Target(kind, space, shown), reference=reference, **budget)
    assert report.verdict in ("equal", "agrees"), report.findings
    report = conform(lambda: Target(kind, space, shown, wrong=True), reference=reference)
    assert report.findings[0].kind in ("observation", "transition")
    assert "cell 2" in report.findings[0].story


def test_a_reference_may_write_into_its_states():
    def step(state, action):
        state[0] = max(state[0] - 1, 0) if action == 0 else state[0] + 1
        return state, -1.0, bool(state[0] == 4)

    reference = Reference(
        name="Writes", actions=LEFT_RIGHT, start=np.array([0]), step=step, observe=lambda s: s[0]
    )

    report = conform(Walk, reference=reference, engines=QUICK)

    assert (report.verdict, report.coverage.states) == ("equal", 5), report.findings


def test_equal_arrays_are_one_state():
    one, other = hashable((np.array([1, 2]), 3)), hashable((Frozen([1, 2]), 3))

    assert one == other
    assert hash(one) == hash(other)
    assert one != hashable((np.array([1, 3]), 3))
    assert hashable((1, 2)) == (1, 2)


def test_bindings_are_given_numpy_arrays():
    seen = []

    def observation(value):
        seen.append(value)
        return value[0]

    space, shown, _ = SPACES["vector"]
    binding = Binding(observation=observation, state=lambda env: Frozen(env.cell))
    report = conform(
        lambda: Made(Frozen, space, shown), reference=corridor(), binding=binding, engines=QUICK
    )

    assert report.verdict == "equal", report.findings
    assert {type(value) for value in seen} == {np.ndarray}


class Holds:
    def __init__(self, array):
        self.array = array


def test_states_of_arrays_are_saved():
    env = Holds(Graded(np.array([1.0, 2.0])))
    before = Snapshot(env)
    env.array.items[0] = 5.0
    assert Snapshot(env).key != before.key
    before.restore()
    assert env.array.items.tolist() == [1.0, 2.0]
    assert Snapshot(env).key == before.key

    env = Holds(Frozen([1]))
    before = Snapshot(env)
    env.array = Frozen([2])
    assert Snapshot(env).key != before.key
    before.restore()
    assert np.asarray(env.array).tolist() == [1]

    memory = np.zeros(3)

    class Tensor:
        """Its numbers are in no attribute."""

        __slots__ = ()

        def __array__(self, dtype=None, copy=None):
            return memory

    before = Snapshot(Holds(Tensor()))
    memory[1] = 4
    before.restore()
    assert memory.tolist() == [0, 0, 0]

    class Elsewhere:
        __slots__ = ()

        def __array__(self, dtype=None, copy=None):
            return np.zeros(3)

    with pytest.raises(UnsavableError, match="Elsewhere"):
        Snapshot(Holds(Elsewhere()))


@pytest.mark.parametrize("name", ["FishingContinuous", "FishingNormalized"])
def test_boxes_take_lists_and_arrays_of_any_library(name):
    env = gymnasium.make(f"provengym/{name}-v0").unwrapped
    values = [kind(items) for kind in (*KINDS, np.array) for items in (0.25, [0.25])]
    values += [0.25, [0.25], (0.25,), [np.array(0.25)]]
    for value in values:
        env.reset(seed=0)
        expected = env.step(np.array([0.25], np.float32))
        env.reset(seed=0)
        assert env.step(value)[:2] == expected[:2], value
    for wrong in ([0.1, 0.2], [[0.1]], [], Frozen([0.1, 0.2]), Exchanged([[0.1]]), Listed(True)):
        with pytest.raises(TypeError, match=r"action must be a .* as an array of shape \(1,\)"):
            env.step(wrong)


EXTENDED = np.dtype(np.longdouble)
PADDED = [
    np.dtype({"names": ["small", "large"], "formats": ["i1", "f8"], "offsets": [0, 8]}),
    np.dtype({"names": ["pairs"], "formats": ["(2, 2)i2"], "offsets": [4], "itemsize": 16}),
]
if np.finfo(EXTENDED).nmant == 63:
    PADDED += [
        EXTENDED,
        EXTENDED.newbyteorder(),
        np.dtype(np.clongdouble),
        np.dtype([("wide", EXTENDED, 2)]),
    ]


def with_padding(dtype, byte):
    """An array of shape (2, 3) in which the bytes that belong to no number are all the same."""
    values = np.empty((2, 3), dtype)
    memory = values.view(np.uint8)
    memory[...] = byte
    for name in dtype.names or [...]:
        values[name] = np.arange(values[name].size).reshape(values[name].shape)
    if dtype.char in "gG":  # NumPy writes what is in a register, and that is of no interest
        items = memory.reshape(-1, EXTENDED.itemsize)
        items[:, slice(10, None) if dtype.isnative else slice(6)] = byte
    return values


@pytest.mark.parametrize("dtype", PADDED, ids=str)
def test_bytes_that_belong_to_no_number_do_not_count(dtype):
    one, other = with_padding(dtype, 1), with_padding(dtype, 2)
    changed = one.copy()
    name = dtype.names[-1] if dtype.names else ...
    changed[name][1, 2] += 1

    assert one.tobytes() != other.tobytes()
    for told in (number_bytes, lambda array: Snapshot([array]).key):
        assert told(one) == told(other) == told(one.copy()) != told(changed)
    assert words_of(one).tolist() == words_of(other).tolist() != words_of(changed).tolist()
    if dtype.names is None:
        keys = [Snapshot([array[1, 2]]).key for array in (one, other, changed)]
        assert keys[0] == keys[1] != keys[2]
    if dtype.kind == "f":
        for of in (lambda array: array, lambda array: array[1, 2]):
            assert identity(of(one)) == identity(of(other)) != identity(of(changed))

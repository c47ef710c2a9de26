"""Models that are not made as a whole: what is found of them is what is found of the whole."""

import contextlib
import dataclasses
import errno
import hashlib
import inspect
import json
import os
import pickle
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import numpy as np
import pytest

import provengym
from provengym.envs import registry
from provengym.envs.enumerated import Enumerated
from provengym.solving import (
    FormulaValues,
    NotCertified,
    StreamedCertificate,
    check_shard,
    check_shards,
    integer_model,
    load_certificate,
    merge_shards,
)
from provengym.solving.certificates import values as kept
from provengym.solving.forms.rows import RowSource, row_source
from solving.exact_mdp import ExactMDP
from solving.test_shards import Pickling

GRID = {"height": 9, "width": 11}


def small_tables():
    """The environments that have a table, with parameters that make it small."""
    for entry in registry.ENVIRONMENTS:
        made = entry.load()
        sizes = {"size": 2} if "size" in inspect.signature(made).parameters else {}
        if isinstance(made, type) and issubclass(made, Enumerated):
            with contextlib.suppress(ValueError):  # its table needs something else
                made(**sizes).tabulate()
                yield entry.id, sizes


TABLES = list(small_tables())


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch):
    """So that models of a few states have several blocks, and chunks."""
    monkeypatch.setattr(RowSource, "block", 16)
    monkeypatch.setattr(kept, "CHUNK", 32)
    monkeypatch.setattr("provengym.solving.streamed.solver.CHUNK", 32)


@pytest.fixture
def folder(tmp_path):
    """A folder with what was found of a grid."""
    provengym.solve("GridWorld", discount=0.9, storage="disk", folder=tmp_path / "it", **GRID)
    return tmp_path / "it"


@pytest.mark.parametrize(("name", "parameters"), [*TABLES, ("GridWorld", GRID)])
def test_an_environment(name, parameters):
    whole = provengym.solve(name, discount=0.9, **parameters)
    found = provengym.solve(name, discount=0.9, storage="memory", threads=2, **parameters)

    assert (found.states, found.actions) == (whole.model.states, whole.model.actions)
    assert found.bound <= 1e-6
    assert np.abs(found.values - whole.values).max() <= found.bound + whole.bound
    assert provengym.check(name, found.certificate, **parameters)
    assert provengym.check(None, found.certificate)
    # Its policy is that of the whole model, too.
    same = dataclasses.replace(
        whole.certificate,
        values=found.units.copy(),
        policy=found.policy.astype(np.int32),
        error=found.certificate.error,
        scale=found.certificate.scale,
    )
    assert provengym.check(name, same, **parameters)


@pytest.mark.parametrize(("name", "parameters"), [*TABLES, ("GridWorld", GRID)])
def test_rows_are_those_of_the_whole(name, parameters):
    model = integer_model(name, 0.9, **parameters)
    source = row_source(name, 0.9, parameters)
    assert source.states == model.states
    ends = list(source.blocks(3))
    assert [end for _, end in ends[:-1]] == [begin for begin, _ in ends[1:]]
    for begin, end in ends:
        rows, part = source.rows(begin, end), slice(begin * model.actions, end * model.actions)
        if model.row_starts is not None:
            part = slice(*model.row_starts[[part.start, part.stop]])
            weights = model.weights[part] / model.denominator
            np.testing.assert_array_equal(rows.weights / rows.denominator, weights)
        units = Fraction(1, source.reward_scale), Fraction(1, model.reward_scale)
        np.testing.assert_array_equal(rows.successors, model.successors[part])
        np.testing.assert_array_equal(rows.terminated, model.terminated[part])
        assert [r * units[0] for r in rows.rewards] == [r * units[1] for r in model.rewards[part]]


def test_a_model_with_chances():
    lake = integer_model("FrozenLake-v1", 0.95)
    found = provengym.solve(lake, storage="memory")
    optimal = provengym.solve(lake)

    assert np.abs(found.values - optimal.values).max() <= found.bound + optimal.bound
    assert provengym.check(lake, found.certificate)
    assert not provengym.check(lake.discounted("19/21"), found.certificate)


def test_one_changed_number_is_found():
    """In any state, value or action: as in the whole model."""
    found = provengym.solve("GridWorld", discount=0.9, storage="memory", **GRID)
    model = integer_model("GridWorld", 0.9, **GRID)
    rng = np.random.default_rng(1)
    for state in rng.choice(found.states, 20, replace=False):
        units, policy = found.units.copy(), found.policy.copy()
        if rng.random() < 0.5:
            units[state] += found.certificate.scale
        else:
            policy[state] = rng.integers(0, 5)
        values = kept.KeptValues(units, policy, kept.sums_of(units, policy))
        changed = dataclasses.replace(found.certificate, values=values)
        expected = model.table.check(
            units, changed.scale, changed.error, policy.astype(np.int32), 1
        )

        result = provengym.check(None, changed)
        assert result.holds == (expected is None)
        assert (result.state, result.action) == ((None, None) if result else expected[:2])
        for threads in (1, 2):
            verdicts = [check_shard(None, changed, i, 7, threads=threads) for i in range(1, 8)]
            assert merge_shards(verdicts) == result


def test_shards_of_a_folder(folder):
    result = provengym.check(None, folder)
    assert result
    for shards in (1, 2, 5, 99):
        verdicts = [check_shard(None, folder, i, shards) for i in range(1, shards + 1)]
        assert merge_shards(verdicts) == result
        assert min(v.slack for v in verdicts) == check_shard(None, folder, 1, 1).slack
    with ThreadPoolExecutor(2) as pool:
        assert check_shards(None, folder, 4, executor=pool) == result
    assert check_shards(None, folder, 4, executor=Pickling()) == result
    # The values stay where they are.
    assert len(pickle.dumps(load_certificate(folder))) < 2_000


def test_a_shard_reads_its_own_chunks_and_those_next_to_them(folder):
    values = folder / "values.npy"
    with open(values, "r+b") as file:
        file.seek(-8, os.SEEK_END)
        file.write(b"\1")

    assert check_shard(None, folder, 1, 3)
    with pytest.raises(ValueError, match="values or actions of the states 96 to 98 are damaged"):
        check_shard(None, folder, 3, 3)
    with pytest.raises(ValueError, match="are damaged"):
        provengym.check(None, folder)


class Broken(Exception):
    """The exception that ends a call in the middle."""


def test_a_call_that_was_broken_off_goes_on(tmp_path):
    lake = integer_model("FrozenLake-v1", 0.95)
    asked = {"storage": "disk", "folder": tmp_path / "it"}
    whole = provengym.solve(lake, storage="memory")
    told = []

    def told_twice(sweeps, residual, target):
        told.append(sweeps)
        if len(told) == 2:
            raise Broken

    with pytest.raises(Broken):
        provengym.solve(lake, progress=told_twice, **asked)
    found = provengym.solve(lake, progress=lambda *how: told.append(how[0]), **asked)

    assert told == list(range(1, found.iterations + 1))
    assert found.iterations == whole.iterations
    assert found.certificate.values.digest == whole.certificate.values.digest
    # What is found is found.
    again = provengym.solve(lake, progress=lambda *how: told.append(how[0]), **asked)
    assert len(told) == found.iterations
    assert again.certificate.values.digest == found.certificate.values.digest


def test_a_certificate_that_does_not_hold_is_not_believed(folder):
    header = json.loads((folder / "certificate.json").read_text())
    header["error"] = 0
    header["scale"] *= 2
    (folder / "certificate.json").write_text(json.dumps(header))
    assert not provengym.check(None, folder)

    found = provengym.solve("GridWorld", discount=0.9, storage="disk", folder=folder, **GRID)
    assert provengym.check(None, folder)
    assert found.bound <= 1e-6


def test_what_is_no_folder_of_the_question(tmp_path, folder):
    def solve(where, **more):
        asked = {"discount": 0.9, "storage": "disk", "folder": where} | GRID | more
        return provengym.solve("GridWorld", **asked)

    for more, message in (
        ({"discount": 0.8}, 'another question: its discount is "9/10", and "4/5" is asked for'),
        ({"tol": 1e-3}, "another question: its tol is 1e-06, and 0.001 is asked for"),
        ({"height": 10}, "another question: its states is 99, and 110 is asked for"),
        ({"goal": (2, 2)}, "another question: its model is"),
    ):
        with pytest.raises(ValueError, match=message):
            solve(folder, **more)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").touch()
    with pytest.raises(ValueError, match="folder must be a new one or one of solve"):
        solve(tmp_path / "other")
    with pytest.raises(FileNotFoundError):
        solve(tmp_path / "not" / "there")
    os.truncate(folder / "values.npy", 500)
    with pytest.raises(ValueError, match=r"values\.npy is damaged"):
        solve(folder)
    (folder / "question.json").write_text("{")
    with pytest.raises(ValueError, match=r"question\.json is damaged"):
        solve(folder)


@pytest.mark.parametrize("name", ["values.npy", "policy.npy"])
def test_a_file_that_is_cut_while_it_is_checked_is_told(tmp_path, name):
    """It ended the process by a signal while it was mapped into memory."""
    provengym.solve("GridWorld", discount=0.9, storage="disk", folder=tmp_path / "grid", **GRID)
    certificate = load_certificate(tmp_path / "grid")

    os.truncate(tmp_path / "grid" / name, 130)

    with pytest.raises(ValueError, match=rf"{name} was cut while it was read"):
        provengym.check(None, certificate)


@pytest.mark.skipif(os.name == "nt", reason="there are no locks")
def test_a_folder_has_one_process_at_a_time(folder):
    def meanwhile(*_):
        with pytest.raises(ValueError, match="another process is at work in the folder"):
            provengym.solve("GridWorld", **asked)
        raise Broken

    asked = {"discount": 0.9, "storage": "disk", "folder": folder.parent / "other"} | GRID
    with pytest.raises(Broken):
        provengym.solve("GridWorld", progress=meanwhile, **asked)


@pytest.mark.skipif(not hasattr(os, "posix_fallocate"), reason="nothing is allocated")
def test_a_full_disk_is_told_before_anything_is_solved(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    asked = {"discount": 0.9, "storage": "disk", "folder": tmp_path / "it"} | GRID
    with monkeypatch.context() as patched:
        patched.setattr(os, "posix_fallocate", full)
        with pytest.raises(OSError, match=r"No space left .*values\.npy"):
            provengym.solve("GridWorld", **asked)
    assert not list((tmp_path / "it").glob(".*.part"))
    assert provengym.solve("GridWorld", **asked).bound < 1e-6


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "other"}, "'format' is not"),
        ({"version": 2}, "'version' must be 1, got 2"),
        ({"kind": "total"}, "'kind' must be 'discounted'"),
        ({"states": 98}, r"must have the shape \(98,\), got \(99,\)"),
        ({"states": None}, "states must be an integer"),
        ({"sums": []}, "99 states have 4 sums, got 0"),
        ({"sums": [1]}, "'sums' must be a list of strings"),
        ({"error": -1}, "error must be between 0"),
        ({"discount": "1"}, "discount must be a number"),
        ({"sha256": "x"}, "sha256 must be 64 hexadecimal digits"),
        ({"environment": 1}, "'environment' must have an 'id'"),
        (None, "the field 'states' is missing"),
    ],
)
def test_a_certificate_that_is_none(folder, change, message):
    place = folder / "certificate.json"
    header = json.loads(place.read_text())
    if change is None:
        del header["states"]
    place.write_text(json.dumps(header | (change or {})))
    with pytest.raises(ValueError, match=message):
        load_certificate(folder)


def test_a_folder_without_a_certificate(tmp_path):
    with pytest.raises(ValueError, match="holds no certificate"):
        load_certificate(tmp_path)
    (tmp_path / "certificate.json").write_text("[")
    with pytest.raises(ValueError, match="it is no JSON"):
        load_certificate(tmp_path)


# ---- Values of a formula, and of other solvers --------------------------------------------------


def distances(begin, end):
    """Return the number of steps from each of these cells of the grid to its goal."""
    rows, columns = np.divmod(np.arange(begin, end), GRID["width"])
    return GRID["height"] - 1 - rows + GRID["width"] - 1 - columns


def closed_form(scale, error, discount=Fraction(9, 10), **changed):
    """The values of a grid whose goal is its last cell: each step but the last costs one."""
    worth = [0, 0]
    while len(worth) < GRID["height"] + GRID["width"]:
        worth.append(round(-scale + discount * worth[-1]))
    table = np.array(worth)

    def units(begin, end):
        found = table[distances(begin, end)]
        for state, by in changed.items():
            if begin <= int(state[1:]) < end:
                found[int(state[1:]) - begin] += by
        return found

    return StreamedCertificate(
        values=FormulaValues(
            GRID["height"] * GRID["width"], units, hashlib.sha256(table).hexdigest()
        ),
        error=error,
        scale=scale,
        discount=discount,
        sha256=row_source("GridWorld", discount, GRID).sha256,
        environment=("provengym/GridWorld-v0", GRID),
    )


def test_a_closed_form():
    certificate = closed_form(10**12, error=1)
    result = provengym.check(None, certificate)
    assert 1e-11 <= result.bound < 1.001e-11
    assert result.policy_bound is None
    verdicts = [check_shard(None, certificate, i, 4) for i in range(1, 5)]
    assert merge_shards(verdicts) == result

    for state in (0, 40, 97):
        wrong = closed_form(10**12, error=1, **{f"s{state}": 10})
        failed = provengym.check(None, wrong)
        assert not failed
        assert abs(failed.state - state) in (0, 1, GRID["width"])
        verdicts = [check_shard(None, wrong, i, 4) for i in range(1, 5)]
        assert merge_shards(verdicts) == failed


def test_a_function_that_returns_no_values():
    wrong = FormulaValues(99, lambda begin, end: np.zeros(end - begin), "0" * 64)
    certificate = dataclasses.replace(closed_form(10**9, 1), values=wrong)
    with pytest.raises(TypeError, match=r"function must return int64 of shape"):
        provengym.check(None, certificate)


@pytest.mark.parametrize("storage", [None, "memory", "disk"])
def test_values_of_another_solver(storage, tmp_path):
    where = {"folder": tmp_path / "it"} if storage == "disk" else {}
    process = ExactMDP(
        [
            [[(Fraction(1, 3), 1, Fraction(1), False), (Fraction(2, 3), 0, Fraction(0), False)]],
            [[(Fraction(1), 0, Fraction(-1), True)]],
        ],
        Fraction(9, 10),
    )
    optimal = [float(value) for value in process.optimal_values()]
    for given in (np.array(optimal), np.array(optimal, np.float32)):
        np.save(tmp_path / "values.npy", given)
        for values in (given, tmp_path / "values.npy"):
            found = provengym.solve(
                process, discount="9/10", values=values, tol=1e-4, storage=storage, **where
            )
            assert (found.method, found.iterations) == ("given", 0)
            assert found.bound <= 1e-4
            assert provengym.check(process, found.certificate)
            where = {"folder": tmp_path / f"it{values!r:.9}{given.dtype}"} if where else {}
    wrong = np.add(optimal, [0, 0.01])
    with pytest.raises(NotCertified, match="that of state 1"):
        provengym.solve(process, discount="9/10", values=wrong, storage=storage, **where)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ([0.0, 0.0], "values must be an array of floats or a .npy file of one, got list"),
        (np.zeros(2, int), "values must be an array of floats or a .npy file of one, got int64"),
        (np.zeros(3), r"values must have the shape \(2,\), got \(3,\)"),
        (np.array([0, np.nan]), "values must be finite and less than .*, got nan in state 1"),
        (np.array([1e19, 0]), r"values must be finite and less than .*, got 1e\+19 in state 0"),
    ],
)
@pytest.mark.parametrize("storage", [None, "memory"])
def test_what_are_no_values(values, message, storage):
    model = integer_model("GridWorld", 0.9, height=1, width=2)
    with pytest.raises((TypeError, ValueError), match=message):
        provengym.solve(model, values=values, storage=storage)


def test_a_file_of_no_values(tmp_path):
    (tmp_path / "values.npy").write_bytes(b"no")
    with pytest.raises(ValueError, match="values: "):
        provengym.solve("GridWorld", discount=0.9, values=tmp_path / "values.npy")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"storage": "tape"}, "storage must be one of 'memory', 'disk', got 'tape'"),
        ({"storage": "disk"}, "folder is needed for storage='disk'"),
        ({"storage": "memory", "folder": "x"}, "folder is not used by storage='memory'"),
        ({"folder": "x"}, "folder is for storage='disk', got 'x'"),
        ({"storage": "memory", "horizon": 3}, "storage must not be given with a horizon"),
        ({"storage": "memory", "members": "reachable"}, "members must not be given with storage"),
        ({"values": "x", "method": "policy_iteration"}, "values is for value iteration"),
        ({"storage": "memory", "discount": 1}, r"discount must be a number in \[0, 1\)"),
        ({"storage": "memory", "discount": None}, "discount is missing"),
        ({"storage": "memory", "height": 50_000, "width": 50_000}, "has 2,500,000,000 states"),
    ],
)
def test_what_is_not_done(arguments, message):
    with pytest.raises((TypeError, ValueError), match=message):
        provengym.solve("GridWorld", **({"discount": 0.9} | GRID | arguments))


def test_a_tolerance_that_is_too_small():
    with pytest.raises(NotCertified, match="ask for a larger tol"):
        provengym.solve("GridWorld", discount=0.9, tol=1e-25, storage="memory", **GRID)

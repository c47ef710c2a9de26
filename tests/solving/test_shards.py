"""Checks by ranges of states: what they find is what `check` finds, and what is not merged."""

import dataclasses
import hashlib
import json
import pickle
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from fractions import Fraction

import numpy as np
import pytest

import provengym
from provengym.solving import (
    DiscountedCertificate,
    IntegerModel,
    NotCertified,
    ShardVerdict,
    check_shard,
    check_shards,
    load_shard,
    merge_shards,
)
from solving.certified import grid, lake
from solving.random_processes import question, with_another


def verdicts(certificate, shards, model=None, **more):
    return [check_shard(model, certificate, i, shards, **more) for i in range(1, shards + 1)]


def assert_as_checked(certificate, model=None, shards=()):
    """Whatever the shards, they find what `check` finds; and what that is."""
    result = provengym.check(model, certificate)
    for number in {1, 2, certificate.states, *shards}:
        if number <= certificate.states:
            found = verdicts(certificate, number, model)
            assert merge_shards(reversed(found)) == result
            assert bool(result) == all(found)
            assert [v.begin for v in found[1:]] == [v.end for v in found[:-1]]
    return result


def changed(array, index, by):
    copy = array.copy()
    copy[index] += by
    return copy


@pytest.mark.parametrize("seed", range(30))
def test_random_processes(seed):
    asked, rng = question("discounted", seed)
    try:
        certificate = asked.certificate()
    except NotCertified:
        return
    assert assert_as_checked(certificate, shards=(3,))
    assert assert_as_checked(dataclasses.replace(certificate, policy=None), shards=(3,))
    for _ in range(8):
        other = with_another(certificate, rng.choice(asked.changed), rng, asked.process)
        assert_as_checked(other, shards=(3,))
        assert_as_checked(dataclasses.replace(other, policy=None), shards=(3,))


@pytest.mark.parametrize("certificate", [grid(), lake()], ids=["grid", "lake"])
def test_one_wrong_number(certificate):
    assert assert_as_checked(certificate, shards=(3, 5))
    for state in (0, 5, certificate.states - 1):
        for by in (-(10**9), 10**9):
            values = changed(certificate.values, state, by)
            wrong = assert_as_checked(dataclasses.replace(certificate, values=values), shards=(5,))
            assert not wrong
            assert wrong.state is not None
        policy = changed(certificate.policy, state, 100)
        assert not assert_as_checked(dataclasses.replace(certificate, policy=policy), shards=(5,))
    assert not assert_as_checked(dataclasses.replace(certificate, scale=3), shards=(5,))
    assert not assert_as_checked(dataclasses.replace(certificate, sha256="0" * 64), shards=(5,))
    model = provengym.solving.integer_model("GridWorld", certificate.discount, height=2, width=2)
    assert "the model has 4 states" in assert_as_checked(certificate, model).message


def test_another_discount():
    model = provengym.solving.integer_model("GridWorld", "1/2", height=2, width=2)
    certificate = provengym.solve(model).certificate
    renamed = dataclasses.replace(certificate, discount="1/3")

    assert assert_as_checked(certificate, model)
    assert "the discount 1/3" in assert_as_checked(renamed, model).message


@pytest.mark.parametrize("value", [2**62, -(2**63), 7])
def test_a_range_is_decided_in_one_word_where_the_whole_is_not(value):
    """The last two states lead to each other; their values are beyond one word."""
    model = IntegerModel(
        states=5,
        actions=1,
        discount=Fraction(1, 2),
        successors=np.array([1, 0, 2, 4, 3], np.int32),
        rewards=np.zeros(5, np.int64),
        terminated=np.zeros(5, np.bool_),
    )
    certificate = dataclasses.replace(
        provengym.solve(model).certificate, values=np.array([0, 0, 0, value, value]), policy=None
    )
    found = verdicts(certificate, 5, model)

    assert [bool(verdict) for verdict in found] == [True, True, True, False, False]
    assert assert_as_checked(certificate, model).state == 3


def machine(rewards, actions=2, **more):
    """States that each lead to themselves; whoever chooses the first action earns the rewards."""
    earned = np.zeros((len(rewards), actions), np.int64)
    earned[:, 0] = rewards
    about = {"states": len(rewards), "actions": actions, "discount": Fraction(1, 2)}
    return IntegerModel(
        **about | more,
        successors=np.repeat(np.arange(len(rewards), dtype=np.int32), actions),
        rewards=earned.reshape(-1),
        terminated=np.zeros(earned.size, np.bool_),
    )


def claim(model, values, policy=(), **more):
    about = {"scale": model.reward_scale, "error": 0, "discount": Fraction(1, 2)}
    return DiscountedCertificate(
        **about | more,
        values=np.array(values),
        policy=np.array(policy, np.int32) if policy else None,
        sha256=model.sha256,
    )


@pytest.mark.parametrize(
    ("values", "policy", "state", "action", "reason"),
    [
        ([2, 2, 2], [0, 0, 0], None, None, "every local check passes"),
        ([2, 2, 2], [0, 1, 0], 1, 1, "falls short"),
        ([2, 1, 2], [0, 0, 0], 1, 0, "exceeds"),
        ([2, -1, 2], [0, 2, 0], 1, 2, "names action 2"),
        ([2, -1, 2], [0, -5, 0], 1, -5, "names action -5"),
        ([2, 3, 2], [], 1, None, "every Bellman backup falls short"),
    ],
)
def test_the_first_failure(values, policy, state, action, reason):
    model = machine([1, 1, 1])
    result = assert_as_checked(claim(model, values, policy), model)

    assert (result.state, result.action) == (state, action)
    assert reason in result.message


def test_the_first_of_two_failures_in_a_state():
    """The policy's action falls short, and the next one exceeds the value."""
    model = machine([0, -9, 0])
    result = assert_as_checked(claim(model, [0, -1, 0], [0, 0, 0]), model)
    assert (result.state, result.action) == (1, 0)
    # No action will do where its reward fits no word, and then that is the reason.
    model = machine([0, 2**61, 0], actions=1)
    result = assert_as_checked(claim(model, [0, 0, 0], scale=8), model)
    assert (result.state, result.action) == (1, 0)
    assert "does not fit 64 bits" in result.message


@pytest.mark.parametrize(
    ("model", "scale"),
    [
        (machine([0, 0, 0]), 2**70),
        (machine([0, 0, 0], reward_scale=2), 3),
        (machine([0, 0, 0], discount=1), 1),
    ],
)
def test_numbers_that_no_check_takes(model, scale):
    certificate = claim(model, [0, 0, 0], scale=scale)
    assert "out of the range" in assert_as_checked(certificate, model).message


def test_slack():
    """The error may be smaller by the slack, and not by more; it is an integer."""
    certificate = dataclasses.replace(lake(), error=10**9)
    for by in (-(10**8), 0, 10**8):
        each = dataclasses.replace(certificate, values=certificate.values + by)
        for given in (each, dataclasses.replace(each, policy=None)):
            for shard in range(1, 6):
                slack = check_shard(None, given, shard, 5).slack * certificate.scale
                assert 0 < slack < given.error
                for less, passes in ((int(slack), True), (int(slack) + 1, False)):
                    smaller = dataclasses.replace(given, error=given.error - less)
                    assert bool(check_shard(None, smaller, shard, 5)) == passes


class Pickling(Executor):
    """Sends what is submitted as a pool of processes does, and remembers how long it was."""

    def __init__(self):
        self.sizes = []

    def submit(self, function, /, *arguments):
        sent = pickle.dumps((function, arguments))
        self.sizes.append(len(sent))
        function, arguments = pickle.loads(sent)
        future = Future()
        try:
            future.set_result(pickle.loads(pickle.dumps(function(*arguments))))
        except Exception as error:  # noqa: BLE001 - as an executor does
            future.set_exception(error)
        return future


def test_an_executor():
    certificate = provengym.solve("GridWorld", discount=0.9, height=30, width=30).certificate
    wrong = dataclasses.replace(certificate, values=changed(certificate.values, 700, 10**9))
    pickling = Pickling()

    for each in (certificate, wrong):
        result = provengym.check(None, each)
        assert check_shards(None, each, 7) == result
        assert check_shards(None, each, 9, executor=pickling, threads=2) == result
        with ThreadPoolExecutor(2) as pool:
            assert check_shards(None, each, 8, executor=pool) == result
    # Each is sent its rows alone, and the values of the states next to its own.
    one = Pickling()
    check_shards(None, certificate, 1, executor=one)
    assert max(pickling.sizes) < one.sizes[0] / 5


# ---- What is not merged ----


def test_what_does_not_belong_is_not_merged():
    certificate = grid()
    three, five = verdicts(certificate, 3), verdicts(certificate, 5)
    other = provengym.solve("GridWorld", discount=0.99, height=4, width=3, goal=(0, 2))
    loose = dataclasses.replace(certificate, error=certificate.error + 1)
    shifted = dataclasses.replace(certificate, values=changed(certificate.values, 0, 1))

    def refused(shards, message, **more):
        with pytest.raises(ValueError, match=message):
            merge_shards(shards, **more)

    refused([], "verdicts must hold one or more")
    refused(three[1:], "a shard is missing: none is about the states 0 to 3")
    refused(three[::2], "a shard is missing: none is about the states 4 to 7")
    refused(three[:2], "a shard is missing: none is about the states 8 to 11")
    refused([*verdicts(certificate, 12)[:4], *three[2:], *verdicts(certificate, 12)[5:8]],
            "a shard is missing: none is about state 4")  # fmt: skip
    refused([*three, three[1]], r"verdicts\[3\] overlaps verdicts\[1\]: both.* 4 to 7")
    refused([three[0], *five[1:]], r"verdicts\[1\] overlaps verdicts\[0\]: .* states 2 to 3")
    refused([verdicts(certificate, 1)[0], five[2]], r"both are about the states 4 to 6")
    for foreign, field in (
        (other.certificate, "model"),
        (loose, "certificate"),
        (shifted, "values"),
        (dataclasses.replace(certificate, policy=None), "values"),
    ):
        mixed = [three[0], check_shard(None, foreign, 2, 3), three[2]]
        refused(mixed, f"b.json is of another check than a.json: its field '{field}' is ",
                names=["a.json", "b.json", "c.json"])  # fmt: skip
    elsewhere = check_shard("GridWorld", certificate, 2, 3, height=4, width=3)
    refused([three[0], elsewhere, three[2]], "its field 'model' is ")
    refused(three, "names must have 3 items", names=["a"])
    with pytest.raises(TypeError, match=r"verdicts\[1\] must be a ShardVerdict"):
        merge_shards([three[0], three[1].to_dict()])
    # Ranges of several sizes are merged where they are all states.
    assert merge_shards([*verdicts(certificate, 6)[2:], three[0]]) == provengym.check(
        None, certificate
    )


def digest(fields):
    text = json.dumps(fields, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def test_files(tmp_path):
    verdict, file = check_shard(None, grid(), 2, 3), tmp_path / "shard.json"
    verdict.save(file)
    content = file.read_bytes()

    assert load_shard(file) == verdict
    for length in (
        0,
        1,
        *range(2, len(content) - 2, 41),
        len(content) - 2,
    ):  # without its last byte, a newline, it is whole
        file.write_bytes(content[:length])
        with pytest.raises(ValueError, match=r"shard\.json: it is no JSON"):
            load_shard(file)
    for bad in (b"[" * 10**5, b"\xff", b"[]", b"{}", b"null", b"1" * 10**4):
        file.write_bytes(bad)
        with pytest.raises(
            ValueError, match=r"shard\.json: (it is no JSON|the field 'format' is not)"
        ):
            load_shard(file)


def test_changed_fields():
    found = check_shard(None, grid(), 2, 3).to_dict()
    again = {name: value for name, value in found.items() if name != "sha256"}

    assert ShardVerdict.from_dict(found).to_dict() == found
    assert digest(again) == found["sha256"]
    for name in again:
        for value in (None, 3, "other", True, [], 0.5):
            if value != found[name] or type(value) is not type(found[name]):
                with pytest.raises(
                    ValueError, match=r"damaged|'version' must be 1|'format' is not"
                ):
                    ShardVerdict.from_dict({**found, name: value})
    for name in found:
        with pytest.raises(ValueError, match=f"{name}' is missing|must be 1|'format' is not"):
            ShardVerdict.from_dict({key: value for key, value in found.items() if key != name})
    with pytest.raises(ValueError, match="there is no field 'more'"):
        ShardVerdict.from_dict({**found, "more": 1})


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"version": True}, ValueError, "the field 'version' must be 1, got True"),
        ({"version": 1.0}, ValueError, "the field 'version' must be 1, got 1.0"),
        ({"kind": 1}, TypeError, "kind must be a string"),
        ({"states": 0}, ValueError, "states must be between 1"),
        ({"states": 12.0}, TypeError, "states must be an integer"),
        ({"begin": -1}, ValueError, "begin must be between 0"),
        ({"begin": 8}, ValueError, "end must be between 9"),
        ({"end": 13}, ValueError, "end must be between 5 and 12"),
        ({"model": "0"}, ValueError, "model must be 64 hexadecimal digits"),
        ({"holds": 1}, TypeError, "holds must be a bool"),
        ({"holds": False}, ValueError, "slack must be None where holds is False"),
        ({"state": 5}, ValueError, "state must be None where holds is True"),
        ({"action": 0}, ValueError, "action must be None where holds is True"),
        ({"holds": False, "slack": None, "state": 3}, ValueError, "state must be between 4 and 7"),
        ({"slack": None}, TypeError, "slack must be a float"),
        ({"slack": -1.0}, ValueError, "slack must be finite and at least 0"),
        ({"bound": "0"}, TypeError, "bound must be a float"),
        ({"rounding": None}, TypeError, "rounding must be a float"),
    ],
)
def test_a_verdict_that_nobody_would_give(change, error, message):
    """Where the sum is that of the fields, too."""
    found = {**check_shard(None, grid(), 2, 3).to_dict(), **change}
    del found["sha256"]
    with pytest.raises(error, match=message):
        ShardVerdict.from_dict({**found, "sha256": digest(found)})


# ---- Wrong use ----


@pytest.mark.parametrize(
    ("shard", "shards", "error", "message"),
    [
        (0, 3, ValueError, "shard must be between 1 and 3, got 0"),
        (4, 3, ValueError, "shard must be between 1 and 3, got 4"),
        (1, 13, ValueError, "shards must be between 1 and 12, got 13"),
        (1, 0, ValueError, "shards must be between 1 and 12, got 0"),
        (1.0, 3, TypeError, "shard must be an integer"),
    ],
)
def test_wrong_shards(shard, shards, error, message):
    with pytest.raises(error, match=message):
        check_shard(None, grid(), shard, shards)


def test_what_is_not_checked_in_shards():
    total = provengym.solve("GridWorld", objective="total", height=2, width=2).certificate
    some = dataclasses.replace(grid(), members=np.ones(12, np.bool_))

    for check in (lambda c: check_shard(None, c, 1, 2), lambda c: check_shards(None, c, 2)):
        with pytest.raises(ValueError, match="only a certificate of the kind 'discounted'.*total"):
            check(total)
        with pytest.raises(ValueError, match="about some states only"):
            check(some)
        with pytest.raises(TypeError, match="certificate must be"):
            check(3)
    with pytest.raises(TypeError, match="executor must be an Executor"):
        check_shards(None, grid(), 2, executor=2)


@pytest.mark.parametrize(
    "change",
    [
        {"row_starts": np.array([0, 2, 4, 3, 5])},
        {"row_starts": np.array([0, 2, 3, 4, 4])},
        {"row_starts": np.array([1, 2, 3, 4, 5])},
        {"row_starts": np.array([0, 2, 3, 6, 5])},
        {"row_starts": np.array([0, 1, 2, -1, 5])},
        {"weights": np.array([1, 1, 2, 2, 1], np.uint32)},
        {"weights": None},
        {"row_starts": np.arange(5), "weights": np.full(5, 2, np.uint32)},
        {"row_starts": np.arange(1, 6), "weights": np.full(5, 2, np.uint32)},
        {"successors": np.array([0, 1, 2, 3, 4], np.int32)},
        {"successors": np.array([0, 1, 2, -1, 0], np.int32)},
    ],
)
def test_a_model_that_is_none(change):
    """Where a range reads what is wrong, it is refused as `check` refuses it."""
    model = IntegerModel(
        states=4,
        actions=1,
        discount=Fraction(1, 2),
        denominator=2,
        row_starts=np.array([0, 2, 3, 4, 5]),
        weights=np.array([1, 1, 2, 2, 2], np.uint32),
        successors=np.array([0, 1, 2, 3, 0], np.int32),
        rewards=np.zeros(5, np.int64),
        terminated=np.zeros(5, np.bool_),
    )
    certificate = provengym.solve(model).certificate
    assert assert_as_checked(certificate, model, shards=(3,))

    wrong = dataclasses.replace(model, **change)
    about = dataclasses.replace(certificate, sha256=wrong.sha256)
    with pytest.raises(ValueError) as expected:  # noqa: PT011 - it is the message that is compared
        provengym.check(wrong, about)
    for shards in (1, 2, 4):
        refusals = set()
        for shard in range(1, shards + 1):
            try:
                check_shard(wrong, about, shard, shards)
            except ValueError as error:
                refusals.add(str(error))
        assert refusals == {str(expected.value)}
        with pytest.raises(ValueError) as found:  # noqa: PT011
            check_shards(wrong, about, shards, executor=Pickling())
        assert str(found.value) == str(expected.value)

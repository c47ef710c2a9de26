"""The bindings' table of a decision process, compared with the same in fractions."""

import ast
import doctest
import itertools
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from provengym._core import Table
from tables import Model, chosen, claims, corridor, models, per_state, signed, small

# ---- Sweeps, worths, residuals, orders ----------------------------------------------------------


def swept(model, values, reward_scale, order, policy):
    """The same in fractions."""
    values, change = [Fraction(value) for value in values], Fraction(0)
    for s in order:
        actions = range(model.actions) if policy is None else [policy[s]]
        before, values[s] = values[s], Fraction(0)
        best = max(
            model.backup(values, s, a, Fraction(1, reward_scale))
            / (1 - model.discount * model.staying(s, a))
            for a in actions
        )
        change = max(change, abs(best - before))
        values[s] = best
    return [float(value) for value in values], float(change)


@settings(deadline=None)
@given(models(small), st.sampled_from([1, 10, 1000]), st.booleans(), st.data())
def test_sweep(model, reward_scale, reverse, data):
    values = per_state(data.draw, model, st.integers(-5, 5))
    order = data.draw(st.none() | st.permutations(range(model.states)))
    policy = data.draw(
        st.none() | st.lists(st.integers(0, model.actions - 1), min_size=4, max_size=4)
    )
    policy = None if policy is None else policy[: model.states]
    visited = list(range(model.states)) if order is None else order
    expected, expected_change = swept(
        model, values, reward_scale, visited[::-1] if reverse else visited, policy
    )

    result = np.array(values, float)
    change = model.table().sweep(result, reward_scale, chosen(order), chosen(policy), reverse)

    np.testing.assert_allclose(result, expected, rtol=1e-12, atol=1e-12)
    assert change == pytest.approx(expected_change, rel=1e-12, abs=1e-12)


def test_a_sweep_does_not_lose_digits_where_the_process_stays():
    """With a discount next to one, one minus the discount has few digits left in a float."""
    discount = Fraction(2**30 - 4, 2**30 - 1)
    values = np.zeros(1)
    Model([[[(1, 0, 1, False)]]], 1, discount).table().sweep(values, 1.0)

    assert values[0] == pytest.approx(float(1 / (1 - discount)), rel=1e-15)
    assert abs(1 / (1 - float(discount)) / values[0] - 1) > 1e-10  # what is lost in floats


def test_sweep_of_many_states():
    """One sweep in the order of the corridor's end is enough."""
    length = 1000
    table = corridor(length, discount=Fraction(99, 100)).table()
    values = np.full(length, -100.0)
    order = table.backward_order()

    assert order.tolist() == list(range(length))[::-1]
    assert table.sweep(values, 1.0, order) == 99.0
    np.testing.assert_allclose(values, -(1 - 0.99 ** np.arange(length, 0, -1)) / (1 - 0.99))
    assert table.sweep(values, 1.0, order[::-1].copy(), reverse=True) == 0.0


@settings(deadline=None)
@given(models(small), st.sampled_from([1, 10]), st.data())
def test_q_values(model, reward_scale, data):
    values = per_state(data.draw, model, st.integers(-5, 5))
    unit = Fraction(1, reward_scale)
    expected = [
        [float(model.backup(values, s, a, unit)) for a in range(model.actions)]
        for s in range(model.states)
    ]
    for threads in (1, 2, 3):
        out = np.full((model.states, model.actions), np.nan)
        model.table().q_values(np.array(values, float), reward_scale, out, threads)

        np.testing.assert_allclose(out, expected, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("length", [1, 511, 512, 513, 2049])
def test_q_values_of_many_states(length):
    """Around the parts that the threads share."""
    table = corridor(length).table()
    values = np.random.default_rng(1).normal(size=length)
    results = []
    for threads in (1, 2, 3, 7):
        out = np.full((length, 2), np.nan)
        table.q_values(values, 1.0, out, threads)
        results.append(out.tolist())

    assert results[0][0][1] == -1 + 0.5 * values[0]
    assert all(result == results[0] for result in results)


@settings(deadline=None)
@given(claims())
def test_residual_is_rounded_once(claim):
    model, values, factor, policy = claim
    policy = policy or [0] * model.states
    exact = [
        model.backup(values, s, a, factor) - value
        for s, (value, a) in enumerate(zip(values, policy, strict=True))
    ]

    found = model.table().residual(signed(values), factor, chosen(policy))
    assert found.tolist() == [float(difference) for difference in exact]


@pytest.mark.parametrize("sign", [-1, 1])
def test_residual_close_to_the_middle_of_two_floats(sign):
    """Check a residual that the last of 114 bits decides."""
    weights = 2**30 - 1
    reward = sign * (2**53 + 1)
    row = [(1, 1, reward, False), (weights - 1, 0, reward, True)]
    model = Model([[row], [row]], weights, Fraction(1, weights))
    values = signed([0, sign])

    found = model.table().residual(values, 1, np.zeros(2, np.int32))
    assert found[0] == sign * (2.0**53 + 2)
    assert found[0] == float(model.backup(values.tolist(), 0, 0))


def test_residual_of_a_denominator_that_is_no_float():
    weights, others = 2**30 - 1, 2**30 - 63
    row = [(1, 1, 0, False), (weights - 1, 0, 0, True)]
    table = Model([[row], [row]], weights, Fraction(1, others)).table()
    for value in range(100):
        found = table.residual(signed([0, value]), 1, np.zeros(2, np.int32))

        assert found[0] == value / (weights * others)


@settings(deadline=None)
@given(models(small))
def test_backward_order(model):
    steps = dict.fromkeys(range(model.states), float("inf"))
    for _ in range(model.states):
        for s, a in itertools.product(range(model.states), range(model.actions)):
            for weight, successor, _, terminated in model.rows[s][a]:
                if weight > 0:
                    steps[s] = min(steps[s], 1 if terminated else 1 + steps[successor])
        for s, actions in enumerate(model.rows):
            if {successor for row in actions for weight, successor, *_ in row if weight} == {s}:
                steps[s] = 1

    order = model.table().backward_order()
    assert order.dtype == np.int32
    assert order.tolist() == sorted(steps, key=lambda s: (steps[s], s))


# ---- A part of the states -----------------------------------------------------------------------


@st.composite
def windows(draw, **of_claims):
    """A claim of a model, and some of its states with a window that their successors are in."""
    model, values, factor, policy = draw(claims(**of_claims))
    first = draw(st.integers(0, model.states - 1))
    states = draw(st.integers(1, model.states - first))
    own = range(first, first + states)
    needed = [t for s in own for row in model.rows[s] for _, t, _, _ in row] + [*own]
    window = draw(st.integers(0, min(needed))), draw(st.integers(max(needed) + 1, model.states))
    rows = Model(model.rows[first : first + states], model.denominator, model.discount)
    table = Table(**rows.arguments(), first=first, window=window)
    return model, values, factor, policy, slice(first, first + states), slice(*window), table


@settings(deadline=None)
@given(windows(), st.integers(0, 2**62 - 1))
def test_a_part_is_checked_as_in_the_whole(part, error):
    model, values, factor, policy, own, window, table = part
    whole, near = model.table(), signed(values[window])
    acts = None if policy is None else policy[own]
    failures = model.failures(values, factor, error, policy)
    expected = next(
        ((s - own.start, *why) for s, *why in failures if own.start <= s < own.stop), None
    )

    assert table.check(near, factor, error, chosen(acts), 2) == expected
    above = table.at_most(near, signed(values[own]), factor, error)
    assert above is None or expected is not None
    one = chosen(acts or [0] * table.states)
    expected = whole.residual(signed(values), factor, chosen(policy or [0] * model.states))
    assert table.residual(near, factor, one).tolist() == expected[own].tolist()


@settings(deadline=None)
@given(windows())
def test_largest_residual(part):
    model, values, factor, policy, own, window, table = part
    above, below = [], []
    for s in range(own.start, own.stop):
        each = [model.backup(values, s, a, factor) - values[s] for a in range(model.actions)]
        above.append(max(each))
        below.append(-(max(each) if policy is None else each[policy[s]]))
    acts = None if policy is None else chosen(policy[own])

    for threads in (1, 3):
        found = table.largest_residual(signed(values[window]), factor, acts, threads)
        assert found == float(max(above + below))


@settings(deadline=None)
@given(windows(with_reward=small), st.booleans())
def test_a_sweep_of_integers(part, reverse):
    """Each value is next to what the same sweep makes of floats."""
    _, _, _, _, own, window, table = part
    before = np.arange(window.stop - window.start) * 1000 - 2000
    values, floats = before.copy(), before.astype(float)
    inside = slice(own.start - window.start, own.stop - window.start)

    change = table.sweep_integers(values, 7, reverse)
    table.sweep(floats, 1 / 7, reverse=reverse)

    np.testing.assert_allclose(values, floats, atol=table.states, rtol=1e-9)
    assert change == np.abs(values[inside] - before[inside]).max()
    outside = np.ones(len(before), bool)
    outside[inside] = False
    assert (values[outside] == before[outside]).all()


def test_a_sweep_of_integers_too_large():
    table = corridor(3, reward=2**60).table()
    with pytest.raises(ValueError, match=r"a value is 2\*\*62 or more in size"):
        table.sweep_integers(np.zeros(3, np.int64), 4)


@pytest.mark.parametrize(
    ("first", "window", "message"),
    [
        (0, (1, 3), r"window\[0\] must be between 0 and 0, got 1"),
        (1, (0, 3), r"window\[1\] must be between 4 and 2147483647, got 3"),
        (2**31, (0, 3), "first must be between 0 and 2147483644, got 2147483648"),
        (1, None, "first must be between 0 and 0, got 1"),
        (1, 5, "window must be None or a tuple of two integers, got 5"),
        (2, (2, 9), "state 2, action 0: the successor must be between 2 and 8, got 1"),
    ],
)
def test_a_wrong_window(first, window, message):
    with pytest.raises((TypeError, ValueError), match=message):
        Table(**(arguments() | {"first": first, "window": window}))


def test_the_order_of_a_part_is_not_known():
    table = Table(**(arguments() | {"first": 0, "window": (0, 9)}))
    with pytest.raises(ValueError, match="backward_order needs a table of all states"):
        table.backward_order()


# ---- The class ----------------------------------------------------------------------------------


def test_description():
    model = Model([[[(1, 0, 0, True), (1, 0, 0, False)]]], 2, Fraction(0))
    table = model.table()

    assert (table.states, table.actions, table.transitions) == (1, 1, 2)
    assert repr(table) == "Table(states=1, actions=1, transitions=2)"
    for name in ("states", "actions", "transitions", "anything"):
        with pytest.raises(AttributeError):
            setattr(table, name, 1)
    with pytest.raises(TypeError, match="not an acceptable base type"):
        type("Subclass", (Table,), {})


def test_rows_and_weights_can_be_left_out():
    model = corridor(3)
    values, policy = signed([-7, -6, -4]), np.zeros(3, np.int32)
    for omitted in ({"weights"}, {"row_starts"}, {"weights", "row_starts"}):
        table = Table(**model.arguments() | dict.fromkeys(omitted))

        assert table.check(values, 4, 0, policy) is None
        assert table.backward_order().tolist() == [2, 1, 0]


def test_a_weight_that_is_left_out_is_the_denominator():
    arguments = corridor(3).arguments() | {"weights": None, "denominator": 2**30}
    values, policy = signed([-7, -6, -4]), np.zeros(3, np.int32)

    assert Table(**arguments).check(values, 4, 0, policy) is None


def test_a_table_is_a_copy():
    arguments = corridor(3).arguments()
    table = Table(**arguments)
    for array in arguments.values():
        if isinstance(array, np.ndarray):
            array[:] = 1
    values = np.array([0.0, 0.0, 0.0])
    table.sweep(values, 1.0, table.backward_order())

    assert values.tolist() == [-1.75, -1.5, -1.0]
    assert table.check(signed([-7, -6, -4]), 4, 0, np.zeros(3, np.int32)) is None


def test_any_byte_is_a_truth_value():
    arguments = corridor(3).arguments()
    arguments["terminated"] = (arguments["terminated"].view(np.uint8) * 6).view(bool)

    assert Table(**arguments).check(signed([-7, -6, -4]), 4, 0, np.zeros(3, np.int32)) is None


def test_what_is_only_read_may_be_read_only():
    arguments = corridor(3).arguments()
    values, policy = signed([-7, -6, -4]), np.zeros(3, np.int32)
    for array in (values, policy, *arguments.values()):
        if isinstance(array, np.ndarray):
            array.flags.writeable = False
    table = Table(**arguments)

    assert table.check(values, 4, 0, policy) is None
    assert table.residual(values, 4, policy).tolist() == [0.0] * 3


def test_the_example_of_the_interface():
    interface = ast.parse(Path(provengym.__file__).with_name("_core.pyi").read_text())
    (table,) = (node for node in interface.body if getattr(node, "name", None) == "Table")
    example = doctest.DocTestParser().get_doctest(
        ast.get_docstring(table), {"Table": Table}, "Table", None, 0
    )
    result = doctest.DocTestRunner().run(example)

    assert result.attempted > 0
    assert result.failed == 0


# ---- Tables that are refused ---------------------------------------------------------------------


def arguments():
    """Three states and two actions; action 0 of state 1 has two outcomes."""
    model = corridor(3)
    model.denominator = 3
    for s in range(3):
        model.rows[s] = [[(3, *row[0][1:])] for row in model.rows[s]]
    model.rows[1][0] = [(1, 2, 0, False), (2, 1, 0, True)]
    return model.arguments()


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("states", 1, 2**31 - 1),
        ("actions", 1, 65535),
        ("denominator", 1, 2**30),
        ("discount_num", 0, 2),
        ("discount_den", 1, 2**30),
    ],
)
def test_number_out_of_range(name, low, high):
    for wrong in (low - 1, high + 1, -1, 2**64):
        with pytest.raises(
            ValueError, match=f"^{name} must be between {low} and {high}, got {wrong}$"
        ):
            Table(**arguments() | {name: wrong})
    for wrong in (True, 1.0, "1", None):
        with pytest.raises(TypeError, match=f"^{name} must be an integer between {low} and"):
            Table(**arguments() | {name: wrong})


def test_a_discount_above_one():
    with pytest.raises(ValueError, match="^discount_num must be between 0 and 3, got 4$"):
        Table(**arguments() | {"discount_num": 4, "discount_den": 3})


def test_keywords_only():
    with pytest.raises(TypeError):
        Table(*arguments().values())
    for name in arguments():
        with pytest.raises(TypeError):
            Table(**{key: value for key, value in arguments().items() if key != name})


ARRAYS = {
    "row_starts": (np.int64, 7),
    "weights": (np.uint32, 7),
    "successors": (np.int32, None),
    "rewards": (np.int64, 7),
    "terminated": (bool, 7),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_no_such_array(name):
    dtype, length = ARRAYS[name]
    given = arguments()[name]
    wrong_types = [given.tolist(), given.astype(np.float64), given.astype(np.int16)]
    if dtype is not bool:
        wrong_types.append(given.astype(given.dtype.newbyteorder()))
    wrong_values = [given[:, np.newaxis], np.repeat(given, 2)[::2]]
    if length is not None:
        wrong_values += [given[:-1], np.append(given, given[-1:]), given[:0]]
    for error, wrongs in ((TypeError, wrong_types), (ValueError, wrong_values)):
        for wrong in wrongs:
            with pytest.raises(
                error,
                match=rf"^{name} must be a C-contiguous {np.dtype(dtype)} array of shape \(",
            ):
                Table(**arguments() | {name: wrong})


def test_one_transition_for_each_row():
    with pytest.raises(ValueError, match=r"^successors must be .* of shape \(6,\), got shape \(7,"):
        Table(**arguments() | {"row_starts": None})


@pytest.mark.parametrize("wrong", [-1, 3, 2**31 - 1, -(2**31)])
def test_successor_out_of_range(wrong):
    given = arguments()
    given["successors"][[3, 5]] = (
        wrong  # the second outcome of action 0 in state 1, and a later one
    )
    message = f"^state 1, action 0: the successor must be between 0 and 2, got {wrong}$"
    with pytest.raises(ValueError, match=message):
        Table(**given)


@pytest.mark.parametrize(("weights", "sum"), [((1, 1), "2"), ((0, 0), "0"), ((2, 2), "more")])
def test_weights_that_do_not_sum_to_the_denominator(weights, sum):
    given = arguments()
    given["weights"][2:4] = weights
    with pytest.raises(
        ValueError,
        match=f"^state 1, action 0: the weights must sum to the denominator, 3, got {sum}$",
    ):
        Table(**given)


def test_weights_do_not_wrap_around():
    largest = 2**32 - 1
    model = Model([[[(largest, 0, 0, False), (2, 0, 0, False)]]], 1, Fraction(0))
    with pytest.raises(ValueError, match=r"sum to the denominator, 1, got more$"):
        model.table()


def test_weights_that_are_needed():
    with pytest.raises(
        ValueError,
        match="^state 1, action 0: weights may be None only where every row has one transition, "
        "got 2$",
    ):
        Table(**arguments() | {"weights": None})


@pytest.mark.parametrize(
    ("row_starts", "message"),
    [
        ([1, 2, 3, 4, 5, 6, 7], "state 0, action 0: row_starts must start at 0, got 1"),
        ([-1, 1, 2, 4, 5, 6, 7], "state 0, action 0: row_starts must start at 0, got -1"),
        (
            [0, 1, 1, 4, 5, 6, 7],
            "state 0, action 1: a row needs a transition, got row_starts 1 and 1",
        ),
        (
            [0, 1, 2, -(2**63), 5, 6, 7],
            f"state 1, action 0: a row needs a transition, got row_starts 2 and {-(2**63)}",
        ),
        (
            [0, 1, 2, 2**63 - 1, 5, 6, 7],
            "state 1, action 0: row_starts must end at the number of transitions, 7, got "
            f"{2**63 - 1}",
        ),
        (
            [0, 1, 2, 4, 5, 6, 8],
            "state 2, action 1: row_starts must end at the number of transitions, 7, got 8",
        ),
        (
            [0, 1, 2, 3, 4, 5, 6],
            "state 1, action 0: the weights must sum to the denominator, 3, got 1",
        ),
    ],
)
def test_row_starts(row_starts, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        Table(**arguments() | {"row_starts": np.array(row_starts)})


def test_transitions_that_belong_to_no_row():
    given = corridor(3).arguments()
    for name in ("weights", "successors", "rewards", "terminated"):
        given[name] = np.append(given[name], given[name][-1:])
    with pytest.raises(
        ValueError,
        match="^state 2, action 1: row_starts must end at the number of transitions, 7, got 6$",
    ):
        Table(**given)

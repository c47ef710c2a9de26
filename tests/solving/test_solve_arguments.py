"""The arguments of `solve`: tolerance, threads, progress and what it refuses."""

import copy
import itertools
import math
import pickle
from fractions import Fraction

import numpy as np
import pytest

import provengym


def test_the_tolerance_is_kept_whatever_it_is():
    for tol in (10.0, 1e-2, 1e-9, Fraction(1, 7), np.float32(0.5)):
        solution = provengym.solve("FrozenLake-v1", discount=0.9, tol=tol)
        assert solution.bound <= tol


def test_the_smallest_tolerance_is_met_by_exact_values():
    solution = provengym.solve((np.array([[0]]), [[1]]), discount=0.5, tol=5e-324)

    assert (solution.bound, solution.values.tolist()) == (0.0, [2.0])
    tiny = provengym.solve((np.array([[0]]), [[1e-9]]), discount=0.5, tol=5e-324)
    assert (tiny.bound, tiny.values.tolist()) == (0.0, [2e-9])
    with pytest.raises(provengym.NotCertified):
        provengym.solve("FrozenLake-v1", discount=0.9, tol=5e-324)


def test_the_result_does_not_depend_on_the_threads():
    solutions = [
        provengym.solve("FrozenLake8x8-v1", discount=0.99, threads=threads) for threads in (1, 2, 3)
    ]
    for solution in solutions[1:]:
        assert solution.certificate.values.tolist() == solutions[0].certificate.values.tolist()
        assert solution.policy.tolist() == solutions[0].policy.tolist()
        assert solution.q_values.tolist() == solutions[0].q_values.tolist()
        assert solution.certificate.error == solutions[0].certificate.error


def test_progress_is_told():
    told = []
    solution = provengym.solve(
        "FrozenLake-v1", discount=0.9, progress=lambda *now: told.append(now)
    )

    assert [iterations for iterations, *_ in told][-1] == solution.iterations
    assert all(b[0] > a[0] for a, b in itertools.pairwise(told))
    _, residual, target = told[-1]
    assert residual <= target <= 1e-6 * 0.1


def test_the_bar_is_on_standard_error(capsys):
    provengym.solve("FrozenLake-v1", discount=0.999, progress=True)
    captured = capsys.readouterr()

    assert captured.out == ""


def test_an_interruption_goes_through():
    def interrupt(iterations, residual, target):
        if iterations == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        provengym.solve("FrozenLake-v1", discount=0.9, progress=interrupt)


def test_a_model_brings_its_own_discount():
    model = provengym.solve("GridWorld", discount=0.5, height=2, width=2).model

    assert provengym.solve(model).model is model
    assert provengym.solve(model, discount=0.9).model.discount == Fraction(9, 10)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_solutions_are_copied(duplicate):
    solution = provengym.solve("FrozenLake-v1", discount=0.9)
    twin = duplicate(solution)

    assert provengym.check(twin.model, twin.certificate)
    assert twin.model.sha256 == solution.model.sha256


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"method": "magic"}, ValueError, "method must be one of 'auto', .* got 'magic'"),
        ({"method": None}, ValueError, "method"),
        ({"tol": 0}, ValueError, "tol must be positive and finite, got 0"),
        ({"tol": -1e-6}, ValueError, "tol"),
        ({"tol": math.nan}, ValueError, "tol .* got nan"),
        ({"tol": math.inf}, ValueError, "tol .* got inf"),
        ({"tol": "1e-6"}, TypeError, "tol must be a number, got '1e-6'"),
        ({"tol": True}, TypeError, "tol"),
        ({"threads": 0}, ValueError, "threads must be between 1 and 1024, got 0"),
        ({"threads": 1.5}, TypeError, "threads"),
        ({"progress": 3}, TypeError, "progress must be None, True or a function"),
        ({"discount": 1}, ValueError, r"discount must be a number in \[0, 1\)"),
        ({"discount": None}, TypeError, "discount is missing"),
        ({"hight": 3}, TypeError, "hight"),
    ],
)
def test_wrong_arguments_are_named(arguments, error, message):
    with pytest.raises(error, match=message):
        provengym.solve("GridWorld", **{"discount": 0.9, **arguments})

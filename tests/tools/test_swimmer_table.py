"""The table of SwimmerGait is what its formula says, bit for bit, and the formula is right."""

from decimal import Decimal
from fractions import Fraction

import pytest

import swimmer_table
from swimmer_table import FOLDER, ROOT, connection, cos_sin, main, total_wrench


@pytest.fixture(scope="module")
def modules():
    return swimmer_table.modules()


def test_the_modules_are_what_is_computed(modules):
    assert set(modules) == {"Table.lean", "Potential.lean", "Words.lean"}
    for name, text in modules.items():
        assert (ROOT / FOLDER / name).read_text(encoding="utf-8") == text


def test_what_is_not_computed_is_told(modules, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(swimmer_table, "modules", lambda: modules)

    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err.count("is not what is computed") == 3
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    table = tmp_path / FOLDER / "Table.lean"
    table.write_text(table.read_text(encoding="utf-8").replace("4959", "4958", 1), encoding="utf-8")
    assert main(["--check"], tmp_path) == 1


def nearly(value):
    return pytest.approx(value, abs=Decimal("1e-20"))


SHAPES = [(Decimal(a) / 10, Decimal(b) / 10) for a, b in ((0, 0), (3, -7), (10, 4), (-9, -2))]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_symmetries_of_the_connection(shape):
    first, second = connection(*shape)

    assert connection(-shape[0], -shape[1]) == (nearly(-first), nearly(-second))  # a mirror
    assert connection(shape[1], shape[0]) == (nearly(-second), nearly(-first))  # turned round


@pytest.mark.parametrize("shape", SHAPES)
def test_a_swimmer_that_is_still_feels_nothing_and_one_that_is_pushed_is_held_back(shape):
    zero, one = Decimal(0), Decimal(1)

    assert total_wrench(*shape, (zero, zero, zero), (zero, zero)) == (0, 0, 0)
    assert total_wrench(*shape, (one, zero, zero), (zero, zero))[0] < 0
    assert total_wrench(*shape, (zero, one, zero), (zero, zero))[1] < 0
    assert total_wrench(*shape, (zero, zero, one), (zero, zero))[2] < 0


@pytest.mark.parametrize("shape", SHAPES)
def test_with_equal_drag_the_middle_of_all_links_rests(shape, monkeypatch):
    monkeypatch.setattr(swimmer_table, "DRAG", 1)
    # In the frame of the middle link, which turns: the velocity of the mean of the three middles.
    s = cos_sin(shape[1])[1]
    mean_y = (s - cos_sin(-shape[0])[1]) / 6

    assert connection(*shape)[1] == nearly(s / 6 + spin(shape) * mean_y)


def spin(shape):
    """The angular velocity of the middle link when joint 2 turns by 1, by the other components."""
    still = (Decimal(0), Decimal(0), Decimal(0))
    columns = [
        total_wrench(*shape, tuple(Decimal(i == k) for i in range(3)), still[:2]) for k in range(3)
    ]
    driven = total_wrench(*shape, still, (Decimal(0), Decimal(1)))
    return -swimmer_table.determinant([*columns[:2], driven]) / swimmer_table.determinant(columns)


def test_the_quadrature_is_exact_to_many_digits():
    rule = swimmer_table.legendre(5)

    assert sum(w for _, w in rule) == nearly(Decimal(2))
    assert sum(w * x**8 for x, w in rule) == nearly(Decimal(2) / 9)


def test_the_largest_mean_of_a_small_graph():
    a, b, c = (0, 0), (0, 1), (1, 0)
    steps = [(a, b, 1), (b, a, 2), (b, c, 9), (c, a, -7), (a, a, 0)]
    mean = swimmer_table.largest_mean(steps)

    assert mean == Fraction(3, 2)
    h = swimmer_table.potential(steps, mean)
    assert all(2 * d + h[to] <= 3 + h[shape] for shape, to, d in steps)
    with pytest.raises(ArithmeticError, match="a cycle has a mean above 1"):
        swimmer_table.potential(steps, Fraction(1))


def test_what_is_half_way_is_not_rounded():
    with pytest.raises(ArithmeticError, match="half way"):
        swimmer_table.rounded([[Decimal("2.50000001")]])

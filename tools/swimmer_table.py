"""Computes the table of SwimmerGait, and what Lean checks about it, and writes both as Lean.

usage: python3 tools/swimmer_table.py [--check]

A swimmer of three straight links of length 1 lies in a viscous fluid, in which a piece of it that
moves with velocity `v` feels the force `-v` along its link and `-DRAG v` across it, for each unit
of length (resistive-force theory).  Nothing else acts, so that forces and torques sum to zero, and
these three linear equations give the velocity of the middle link from the velocities of the two
joint angles: its component along the middle link, at its middle, is `A1 dphi1 + A2 dphi2`, where
`A1` and `A2` depend on the angles only: the local connection.  A joint angle is the turn from one
link to the next, to the left where it is positive.  The displacement of a change of one angle is
the integral of that component, in units of a millionth of the length of the swimmer, which is 3,
rounded to the nearest integer.

The arithmetic is decimal with 50 digits, so that the table is the same on every machine.

Files that are written: `Spec/SwimmerGait/Table.lean` has one integer for each two neighbouring
shapes, `Spec/SwimmerGait/Potential.lean` a potential that bounds every gait, and
`Spec/SwimmerGait/Words.lean` the words in which the kernel keeps the table.  With `--check` nothing
is written, and the exit status is 1 if a file is not what is computed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from fractions import Fraction
from pathlib import Path

from files import replace

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("Spec") / "SwimmerGait"

RESOLUTION = 9  # values of a joint angle
LARGEST = 60  # the largest angle, in degrees
DRAG = 2  # drag across a link over drag along it
UNITS = 1_000_000  # of a displacement, in one length of the swimmer
NODES = 24  # of the quadrature along one edge
DIGITS = 50

Vector = tuple[Decimal, ...]
Table = list[list[int]]
Shape = tuple[int, int]
ZERO, ONE = Decimal(0), Decimal(1)


# Elementary functions


def pi() -> Decimal:
    """The area of the unit disc, by Machin's formula."""

    def arctan_of_one_over(n: int) -> Decimal:
        power, total, k = ONE / n, ZERO, 0
        while abs(power) > Decimal(10) ** -(DIGITS + 5):
            total += (-power if k % 2 else power) / (2 * k + 1)
            power /= n * n
            k += 1
        return total

    return 4 * (4 * arctan_of_one_over(5) - arctan_of_one_over(239))


def cos_sin(angle: Decimal) -> tuple[Decimal, Decimal]:
    """Cosine and sine, by their series."""
    sums, term, k = [ZERO, ZERO], ONE, 0
    while abs(term) > Decimal(10) ** -(DIGITS + 5) or k < 2:
        sums[k % 2] += -term if k % 4 > 1 else term
        k += 1
        term = term * angle / k
    return sums[0], sums[1]


def legendre(n: int) -> list[tuple[Decimal, Decimal]]:
    """Nodes and weights of Gauss and Legendre's quadrature on [-1, 1]."""

    def value_and_slope(x: Decimal) -> tuple[Decimal, Decimal]:
        before, now = ONE, x
        for k in range(1, n):
            before, now = now, ((2 * k + 1) * x * now - k * before) / (k + 1)
        return now, n * (x * now - before) / (x * x - 1)

    rule, straight = [], pi()
    for i in range(n):
        x = cos_sin(straight * (4 * i + 3) / (4 * n + 2))[0]
        for _ in range(10):
            value, slope = value_and_slope(x)
            x -= value / slope
        slope = value_and_slope(x)[1]
        rule.append((x, 2 / ((1 - x * x) * slope * slope)))
    return rule


# Resistive-force theory


def wrench(
    along: Vector, centre: Vector, velocity: Vector, spin: Decimal
) -> tuple[Decimal, Decimal, Decimal]:
    """Force, and torque around the origin, that the fluid exerts on a link of length 1.

    Args:
        along: the unit vector along the link.
        centre: the middle of the link.
        velocity: the velocity of the middle.
        spin: the angular velocity.
    """
    (c, s), (x, y), (u, v) = along, centre, velocity
    tangential, normal = c * u + s * v, c * v - s * u
    fx = -(tangential * c - DRAG * normal * s)
    fy = -(tangential * s + DRAG * normal * c)
    # Across the link the velocity grows linearly from its middle, which adds spin / 12.
    return fx, fy, x * fy - y * fx - DRAG * spin / 12


def total_wrench(
    phi1: Decimal, phi2: Decimal, motion: Vector, rates: Vector
) -> tuple[Decimal, Decimal, Decimal]:
    """Force and torque on the swimmer.

    Args:
        phi1: the turn from the first link to the middle one.
        phi2: the turn from the middle link to the last one.
        motion: the velocity of the middle link along itself and across, and its angular velocity.
        rates: the velocities of the two angles.
    """
    c1, s1 = cos_sin(-phi1)
    c2, s2 = cos_sin(phi2)
    half = ONE / 2
    vx, vy, turn = motion
    links = (
        # heading, middle, joint it hangs on, its angular velocity relative to the middle link
        ((c1, s1), (-half - c1 / 2, -s1 / 2), (-half, ZERO), -rates[0]),
        ((ONE, ZERO), (ZERO, ZERO), (ZERO, ZERO), ZERO),
        ((c2, s2), (half + c2 / 2, s2 / 2), (half, ZERO), rates[1]),
    )
    sums = [ZERO, ZERO, ZERO]
    for along, (x, y), (jx, jy), spin in links:
        velocity = (vx - turn * y - spin * (y - jy), vy + turn * x + spin * (x - jx))
        for k, part in enumerate(wrench(along, (x, y), velocity, turn + spin)):
            sums[k] += part
    return sums[0], sums[1], sums[2]


def determinant(a: Sequence[Vector]) -> Decimal:
    """The determinant of three columns."""
    (a0, a1, a2), (b0, b1, b2), (c0, c1, c2) = a
    return a0 * (b1 * c2 - b2 * c1) - b0 * (a1 * c2 - a2 * c1) + c0 * (a1 * b2 - a2 * b1)


def connection(phi1: Decimal, phi2: Decimal) -> tuple[Decimal, Decimal]:
    """`A1` and `A2` at a shape: the velocity along the middle link when one angle changes with
    velocity 1, and the other does not."""
    still = (ZERO, ZERO, ZERO)
    units = ((ONE, ZERO, ZERO), (ZERO, ONE, ZERO), (ZERO, ZERO, ONE))
    columns = [total_wrench(phi1, phi2, unit, (ZERO, ZERO)) for unit in units]
    whole = determinant(columns)

    def along(rates: Vector) -> Decimal:
        # Cramer's rule: the motion at which force and torque are zero.
        driven = total_wrench(phi1, phi2, still, rates)
        return -determinant([driven, columns[1], columns[2]]) / whole

    return along((ONE, ZERO)), along((ZERO, ONE))


def displacements() -> tuple[list[list[Decimal]], list[list[Decimal]]]:
    """The displacement of each change of one angle to its next larger value, in units, exact to
    far more digits than are kept: entry [i][j] is that from the shape (i, j), for the first angle
    and for the second."""
    with localcontext() as context:
        context.prec = DIGITS
        context.rounding = ROUND_HALF_EVEN
        largest = pi() * LARGEST / 180
        half = largest / (RESOLUTION - 1)  # half of an edge
        angles = [half * (2 * i - RESOLUTION + 1) for i in range(RESOLUTION)]
        rule = legendre(NODES)

        def edge(part: int, at: Callable[[Decimal], Vector], low: Decimal) -> Decimal:
            total = sum((w * connection(*at(low + half + half * x))[part] for x, w in rule), ZERO)
            return total * half * UNITS / 3

        first = [[edge(0, lambda u, q=q: (u, q), p) for q in angles] for p in angles[:-1]]
        second = [[edge(1, lambda u, p=p: (p, u), q) for q in angles[:-1]] for p in angles]
        return first, second


def rounded(exact: list[list[Decimal]]) -> Table:
    """The nearest integers.

    Raises:
        ArithmeticError: One is too near to two of them for an error of the quadrature to be ruled
            out.
    """
    for value in (value for row in exact for value in row):
        if abs(abs(value - value.to_integral_value()) - ONE / 2) < Decimal("1e-6"):
            raise ArithmeticError(f"{value} is half way between two integers")
    return [[int(value.to_integral_value()) for value in row] for row in exact]


# The best gait


def edges(first: Table, second: Table) -> Iterator[tuple[Shape, Shape, int]]:
    """Every step that some action takes, with its displacement."""
    for i in range(RESOLUTION):
        for j in range(RESOLUTION):
            yield (i, j), (i, j), 0
            if i + 1 < RESOLUTION:
                yield (i, j), (i + 1, j), first[i][j]
                yield (i + 1, j), (i, j), -first[i][j]
            if j + 1 < RESOLUTION:
                yield (i, j), (i, j + 1), second[i][j]
                yield (i, j + 1), (i, j), -second[i][j]


def largest_mean(steps: Sequence[tuple[Shape, Shape, int]]) -> Fraction:
    """The largest mean displacement of a cycle, by Karp's theorem."""
    shapes = sorted({shape for shape, _, _ in steps})
    most: list[dict[Shape, int]] = [dict.fromkeys(shapes, 0)]
    for _ in shapes:
        after: dict[Shape, int] = {}
        for shape, to, d in steps:
            value = most[-1][shape] + d
            after[to] = max(after.get(to, value), value)
        most.append(after)
    n = len(shapes)
    return max(min(Fraction(most[n][s] - most[k][s], n - k) for k in range(n)) for s in shapes)


def potential(steps: Sequence[tuple[Shape, Shape, int]], mean: Fraction) -> dict[Shape, int]:
    """The most that a walk from each shape gains over the mean, times the mean's denominator: the
    least h >= 0 with q d + h(to) <= p + h(shape) for every step, where the mean is p / q."""
    p, q = mean.numerator, mean.denominator
    h = {shape: 0 for shape, _, _ in steps}
    for _ in range(len(h) + 1):
        before = dict(h)
        for shape, to, d in steps:
            h[shape] = max(h[shape], q * d - p + h[to])
        if h == before:
            return h
    raise ArithmeticError(f"a cycle has a mean above {mean}")


def depths(
    steps: Sequence[tuple[Shape, Shape, int]], mean: Fraction, h: dict[Shape, int]
) -> dict[Shape, int]:
    """The length of the longest walk to the border from each shape, of steps that the potential
    bounds with equality; 0 on the border."""
    p, q = mean.numerator, mean.denominator
    tight = [(shape, to) for shape, to, d in steps if q * d - p + h[to] == h[shape]]
    depth = dict.fromkeys(h, 0)
    for _ in h:
        for shape, to in tight:
            if not {0, RESOLUTION - 1} & set(shape):
                depth[shape] = max(depth[shape], 1 + depth[to])
    return depth


# Lean

NOTE = "Written by `tools/swimmer_table.py`; not to be edited."


def lean_rows(rows: Table) -> str:
    """A list of lists, one row a line."""
    return "[" + ",\n    ".join(f"[{', '.join(map(str, row))}]" for row in rows) + "]"


def table_lean(first: Table, second: Table) -> str:
    """The module of the table."""
    return f"""\
module

/-!
# The displacements of the swimmer

{NOTE}

How far a change of one joint angle to its next larger value carries the swimmer, in millionths of
its length. `docs/swimmer_gait.md` has the formula; from here on these integers *are* the
environment.

## Main definitions

* `first`, `second`: the displacements, for the first joint and for the second.
-/

@[expose] public section

namespace Spec.SwimmerGait.Table

/-- Entry `j` of row `i`: joint 1 goes from value `i` to `i + 1` while joint 2 has value `j`. -/
def first : List (List Int) :=
  {lean_rows(first)}

/-- Entry `j` of row `i`: joint 2 goes from value `j` to `j + 1` while joint 1 has value `i`. -/
def second : List (List Int) :=
  {lean_rows(second)}

end Spec.SwimmerGait.Table
"""


def potential_lean(mean: Fraction, h: dict[Shape, int], depth: dict[Shape, int]) -> str:
    """The module of the potential."""

    def rows(of: dict[Shape, int]) -> str:
        return lean_rows([[of[i, j] for j in range(RESOLUTION)] for i in range(RESOLUTION)])

    return f"""\
module

/-!
# The potential of the swimmer

{NOTE}

The certificate of the best gait: `Spec.SwimmerGait.Optimal` proves what it bounds.

## Main definitions

* `num`, `den`: the largest mean displacement of a step, as a fraction of integers.
* `rows`: a potential of shapes.
* `depths`: a number for each shape, which shows that the best gait is the only one.
-/

@[expose] public section

namespace Spec.SwimmerGait.Potential

/-- The numerator of the largest mean displacement. -/
def num : Int := {mean.numerator}

/-- The denominator of the largest mean displacement. -/
def den : Int := {mean.denominator}

/-- Entry `j` of row `i`: `den` times the most that a walk gains over `num / den` a step, from the
shape with values `i` and `j`. -/
def rows : List (List Int) :=
  {rows(h)}

/-- Entry `j` of row `i`: the length of the longest walk to the border of steps that the potential
bounds with equality, from the shape with values `i` and `j`. -/
def depths : List (List Int) :=
  {rows(depth)}

end Spec.SwimmerGait.Potential
"""


def words(first: Table) -> list[int]:
    """The words of the kernel: word j has, for i from 0 to 3, entry [i][j] plus 2^14 in the 16 bits
    from 16 i on."""
    rows = first[: (RESOLUTION - 1) // 2]
    if any(not 0 <= d + 2**14 < 2**16 for row in rows for d in row):
        raise ArithmeticError("a displacement does not fit into 16 bits")
    return [sum(row[j] + 2**14 << 16 * i for i, row in enumerate(rows)) for j in range(RESOLUTION)]


def words_lean(first: Table) -> str:
    """The module of the words."""
    choices = " |||\n    ".join(
        f"when (j = {j}) {word:#018x}" for j, word in enumerate(words(first))
    )
    return f"""\
module

public import Spec.MDP.Word

/-!
# The displacements of the swimmer, in words

{NOTE}

The displacements of joint 1 in the half of its range below the middle, four to a word: those of
the other half and of joint 2 follow by symmetry. `Spec.SwimmerGait.Refinement` proves that this is
`Spec.SwimmerGait.Table`.

## Main definitions

* `word j`: the word where joint 2 has value `j`.
-/

@[expose] public section

namespace Spec.SwimmerGait.Words

open Spec.MDP.Word (bit)

/-- A word when the proposition holds, else `0`. -/
@[inline] def when (p : Prop) [Decidable p] (word : UInt64) : UInt64 :=
  word &&& (0 - (bit p).toUInt64)

/-- The sixteen bits from `16 i` on are the displacement of joint 1 from value `i` to `i + 1` while
joint 2 has value `j`, plus `2 ^ 14`. -/
@[inline] def word (j : UInt32) : UInt64 :=
  {choices}

end Spec.SwimmerGait.Words
"""


def modules() -> dict[str, str]:
    """The files, by their names in the folder."""
    first, second = map(rounded, displacements())
    steps = list(edges(first, second))
    mean = largest_mean(steps)
    h = potential(steps, mean)
    return {
        "Table.lean": table_lean(first, second),
        "Potential.lean": potential_lean(mean, h, depths(steps, mean, h)),
        "Words.lean": words_lean(first),
    }


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="swimmer_table.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--check", action="store_true", help="write nothing, and compare")
    check = parser.parse_args(arguments).check
    status = 0
    for name, text in modules().items():
        path = root / FOLDER / name
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            print(f"{FOLDER / name} is not what is computed", file=sys.stderr)
            status = 1
        elif not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            replace(path, text.encode())
    return status


if __name__ == "__main__":
    sys.exit(main())

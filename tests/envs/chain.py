"""A model of two states with chance in its start and its steps."""

from fractions import Fraction

from auditing.processes import END, process

THIRDS = [(Fraction(1, 3), 0, 1.5), (Fraction(1, 3), 1, 0), (Fraction(1, 3), END, 4)]
CHAIN = process(
    [[THIRDS, [(1, 1, -1)]], [[(1, END, 10)], [(Fraction(1, 7), 0, 2), (Fraction(6, 7), 1, -3)]]],
    starts={0: Fraction(1, 4), 1: Fraction(3, 4)},
)

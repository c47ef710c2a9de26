"""FrozenLake a second time: plain Python from its definition, sharing nothing with the package.

The board is a drawing, and a cell a place in it.  Rewards are in millionths.
"""

from fractions import Fraction

WAYS = {"left": (0, -1), "down": (1, 0), "right": (0, 1), "up": (-1, 0)}
COMPASS = list(WAYS)


class Lake:
    """A drawing, the probability that a step goes as chosen, and what the letters pay."""

    def __init__(self, drawing, rate=Fraction(1, 3), pays=(1000000, 0, 0)):
        self.drawing, self.rate = drawing, Fraction(rate)
        self.pays = dict(zip("GHF", pays, strict=True)) | {"S": pays[2]}
        self.places = [(y, x) for y, row in enumerate(drawing) for x, _ in enumerate(row)]
        self.cells = {place: cell for cell, place in enumerate(self.places)}
        self.start = "".join(drawing).index("S")

    def letter(self, cell):
        """What the drawing has in a cell."""
        row, column = self.places[cell]
        return self.drawing[row][column]

    def over(self, cell):
        """Whether an episode is over in a cell."""
        return self.letter(cell) in "GH"

    def gone(self, cell, way):
        """What a step this way does: the next cell, its reward, and whether that is an end."""
        (row, column), (down, right) = self.places[cell], WAYS[way]
        after = self.cells.get((row + down, column + right), cell)
        return after, self.pays[self.letter(after)], self.over(after)

    def step(self, cell, action, word=0):
        """The next cell, the reward and the end, by a random word of 64 bits."""
        if self.over(cell):
            return cell, 0, True
        # One of twice as many numbers as the denominator, of which the first go to the right.
        number = word * 2 * self.rate.denominator // 2**64
        right, chosen, left = (way for way, _ in self.drawn(action))
        num, den = self.rate.as_integer_ratio()
        way = right if number < den - num else chosen if number < den + num else left
        return self.gone(cell, way)

    def drawn(self, action):
        """The ways of a step in the order of the words that draw them, with their shares."""
        rest = (1 - self.rate) / 2
        return [
            (COMPASS[(action - 1) % 4], rest),
            (COMPASS[action], self.rate),
            (COMPASS[(action + 1) % 4], rest),
        ]

    def outcomes(self, cell, action):
        """How probable each outcome of a step is."""
        if self.over(cell):
            return {(cell, 0, True): Fraction(1)}
        found = {}
        for way, share in self.drawn(action):
            if share:
                outcome = self.gone(cell, way)
                found[outcome] = found.get(outcome, 0) + share
        return found

    def parameters(self):
        """Those of the kernel."""
        cells = range(len(self.places))
        bits = {x: sum(1 << self.words(c)[0] for c in cells if self.letter(c) == x) for x in "GH"}
        goal, hole, frozen = (self.pays[letter] % 2**32 for letter in "GHF")
        return {
            "rows": len(self.drawing),
            "cols": len(self.drawing[0]),
            "start": self.words(self.start)[0],
            "goals": bits["G"],
            "holes": bits["H"],
            "success_num": self.rate.numerator,
            "success_den": self.rate.denominator,
            "goal_reward": goal,
            "hole_reward": hole,
            "frozen_reward": frozen,
        }

    def words(self, cell):
        """The words of the kernel: the row above three bits with the column."""
        row, column = self.places[cell]
        return (8 * row + column,)

"""Wrong corridors on ice: everything that they do can happen, but not as often."""

from corpus.zoo.right_ice import FromTwo, Icy


class OftenSlips(Icy):
    """One slips on every second step to the right, not on every third."""

    slip = 0.5


class NeverSlips(Icy):
    """One never slips."""

    slip = 0.0


class SlipsMoreAtTheEnd(Icy):
    """One slips on four of five steps into the goal."""

    def slips(self):
        return 0.8 if self.cell == 2 else 1 / 3


class EvenStart(FromTwo):
    """Both starts are equally probable."""

    def drawn(self):
        return int(self.random.random() < 0.5)


class SameStart(FromTwo):
    """The random numbers begin anew where no seed is given."""

    def reset(self, seed=None):
        return super().reset(0 if seed is None else seed)

"""Seeds for samples that must not depend on each other."""

from itertools import islice

from provengym.conformance.engines.seeds import fresh_seeds


class Given:
    """Draws these numbers."""

    def __init__(self, *numbers):
        self.numbers = iter(numbers)

    def getrandbits(self, bits):
        return next(self.numbers)


def test_no_seed_comes_twice_and_none_that_was_used():
    assert list(islice(fresh_seeds(Given(7, 3, 3, 7, 5, 3, 0), 7, None), 3)) == [3, 5, 0]

SIZES = [2, 3, 5, 7]
PROBS = [0.3, 0.3, 0.25, 0.15]


class ItemFeed:
    """The conveyor belt. One knows only the item in front."""

    def __init__(self, sizes=SIZES, probs=PROBS):
        self.sizes = sizes
        self.probs = probs
        self.seen = {s: 0 for s in sizes}

    def next(self, rng):
        item = int(rng.choice(self.sizes, p=self.probs))
        self.seen[item] += 1
        return item

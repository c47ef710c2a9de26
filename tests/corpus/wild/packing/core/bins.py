"""Bins on the packing line."""

CAPACITY = 10
SMALLEST_ITEM = 2


class Bin:
    def __init__(self):
        self.items = []

    @property
    def level(self):
        return sum(self.items)

    def fits(self, item):
        return self.level + item <= CAPACITY

    def put(self, item):
        self.items.append(item)

    @property
    def full(self):
        return self.level == CAPACITY

    @property
    def stuck(self):
        """nothing fits any more, but it is not full"""
        return not self.full and CAPACITY - self.level < SMALLEST_ITEM

    def __repr__(self):
        return "Bin(%s)" % "+".join(map(str, self.items))


class Line:
    """The open bins. A bin that is full or stuck leaves, an empty one takes its place."""

    def __init__(self, n_bins):
        self.n_bins = n_bins
        self.shipped = []
        self.bins = []
        self.clear()

    def clear(self):
        self.bins = [Bin() for _ in range(self.n_bins)]
        self.shipped = []

    def put(self, index, item):
        """returns "full", "stuck", "ok" or "overflow" """
        box = self.bins[index]
        if not box.fits(item):
            return "overflow"
        box.put(item)
        if box.full or box.stuck:
            self.shipped.append(box)
            self.bins[index] = Bin()
            return "full" if box.full else "stuck"
        return "ok"

    def levels(self):
        return [b.level for b in self.bins]

import itertools

_ids = itertools.count()


class Passenger:
    """Somebody who wants to go home, i.e. down to the lobby."""

    def __init__(self, floor, now):
        self.id = next(_ids)
        self.floor = floor
        self.arrived_at = now
        self.boarded_at = None
        self.left_at = None

    @property
    def waiting_time(self):
        return None if self.boarded_at is None else self.boarded_at - self.arrived_at

    def __repr__(self):
        return f"<Passenger {self.id} from {self.floor}>"

class RequestQueue:
    """Requests that wait. What does not fit is dropped."""

    def __init__(self, size):
        self.size = size
        self.waiting = 0
        self.dropped = 0

    def clear(self):
        self.waiting = 0
        self.dropped = 0

    def serve(self, arriving, capacity):
        """returns (served, dropped)"""
        todo = self.waiting + arriving
        served = min(todo, capacity)
        left = todo - served
        dropped = max(0, left - self.size)
        self.waiting = left - dropped
        self.dropped += dropped
        return served, dropped

class EpisodeStats:
    """Keeps what I want to see in tensorboard later."""

    def __init__(self):
        self.returns = []
        self.lengths = []
        self.begin()

    def begin(self):
        self.current_return = 0.0
        self.current_length = 0

    def add(self, reward):
        self.current_return += reward
        self.current_length += 1

    def end(self):
        if self.current_length:
            self.returns.append(self.current_return)
            self.lengths.append(self.current_length)
        self.begin()

    def summary(self, last=100):
        n = max(1, len(self.returns[-last:]))
        return {
            "mean_return": sum(self.returns[-last:]) / n,
            "mean_length": sum(self.lengths[-last:]) / n,
        }

"""Counting and solving small decision processes that are written down as functions.

A model is a module with ACTIONS (a number), starts() -> [(probability, state)] and
step(state, action) -> [(probability, next state, reward, done)].  Neither the environments nor the
package are imported.
"""

import numpy as np
from scipy.sparse import csr_matrix


class Solved:
    def __init__(self, model):
        self.model, self.index, order = model, {}, []
        for _, state in model.starts():
            if state not in self.index:
                self.index[state] = len(order)
                order.append(state)
        n, rows, cols, probs, rewards, wins = model.ACTIONS, [], [], [], [], []
        success = getattr(model, "success", None)
        here = 0
        while here < len(order):
            state = order[here]
            for action in range(n):
                row, mean, win = here * n + action, 0.0, 0.0
                for p, after, reward, done in model.step(state, action):
                    mean += p * reward
                    if success is not None and success(state, action, after, reward, done):
                        win += p
                    elif not done:
                        k = self.index.get(after)
                        if k is None:
                            k = self.index[after] = len(order)
                            order.append(after)
                        rows.append(row), cols.append(k), probs.append(p)
                rewards.append(mean), wins.append(win)
            here += 1
        self.order, self.n = order, n
        shape = (len(order) * n, len(order))
        self.go = csr_matrix((probs, (rows, cols)), shape=shape)
        self.pays, self.wins = np.array(rewards), np.array(wins)
        self.start = np.zeros(len(order))
        for p, state in model.starts():
            self.start[self.index[state]] += p

    def backup(self, values, pays, discount=1.0):
        return (pays + discount * (self.go @ values)).reshape(-1, self.n).max(1)

    def at_start(self, values):
        return float(self.start @ values)

    def within(self, horizon, discount=1.0, pays=None, last=0.0):
        """Return the best expected return of so many steps; `last` is paid where time ends."""
        values = np.full(len(self.order), last)
        for _ in range(horizon):
            values = self.backup(values, self.pays if pays is None else pays, discount)
        return values

    def discounted(self, discount, precision=1e-11):
        values = np.zeros(len(self.order))
        while True:
            after = self.backup(values, self.pays, discount)
            change = np.abs(after - values).max() * discount / (1 - discount)
            values = after
            if change < precision:
                return values

    def total(self, precision=1e-13, most=1_000_000):
        """Return the best total return, of a task in which going on for ever never pays."""
        values = np.zeros(len(self.order))
        for _ in range(most):
            after = self.backup(values, self.pays)
            if np.abs(after - values).max() < precision:
                return after
            values = after
        raise ArithmeticError("no best total return was reached")

    def success(self, horizon=None):
        values = np.zeros(len(self.order))
        for _ in range(horizon or 1_000_000):
            after = self.backup(values, self.wins)
            if np.abs(after - values).max() < 1e-14:
                return after
            values = after
        return values

    def policy(self, discount=0.98):
        """Return a function from states to good actions."""
        values = np.zeros(len(self.order))
        pays = self.pays + 50.0 * self.wins
        for _ in range(400):
            values = self.backup(values, pays, discount)
        best = (pays + discount * (self.go @ values)).reshape(-1, self.n).argmax(1)
        return lambda state: int(best[self.index[state]])

    def dead(self):
        """Return how many states have no chance of success."""
        return int((self.success() <= 0).sum())


def poisson(rate, cap):
    """Return the probabilities of min(a Poisson number, cap)."""
    p, out = np.exp(-rate), []
    for k in range(cap):
        out.append(p)
        p = p * rate / (k + 1)
    return [*out, 1 - sum(out)]

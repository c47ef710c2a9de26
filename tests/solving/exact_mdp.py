"""Finite decision processes in fractions: a second account of values, policies and certificates.

It shares nothing with the package, and is slow and plain.
"""

from fractions import Fraction

from hypothesis import strategies as st


class ExactMDP:
    """`rows[s][a]` is a list of (probability, successor, reward, terminated), in fractions."""

    def __init__(self, rows, discount):
        self.rows, self.discount = rows, Fraction(discount)
        self.states, self.actions = len(rows), len(rows[0])

    def __repr__(self):
        return f"ExactMDP({self.rows}, {self.discount})"

    @property
    def P(self):
        """The table as toy_text has it, in fractions."""
        return {s: dict(enumerate(row)) for s, row in enumerate(self.rows)}

    def backup(self, values, state, action):
        """Return the value of an action in a state if `values` are those of the successors."""
        return sum(
            p * (r + (0 if ends else self.discount * values[t]))
            for p, t, r, ends in self.rows[state][action]
        )

    def policy_values(self, policy):
        """The values of a policy, by elimination."""
        n = self.states
        matrix = [[Fraction(s == t) for t in range(n)] + [Fraction(0)] for s in range(n)]
        for s, action in enumerate(policy):
            for p, t, r, ends in self.rows[s][action]:
                matrix[s][n] += p * r
                if not ends:
                    matrix[s][t] -= self.discount * p
        for k in range(n):
            pivot = next(i for i in range(k, n) if matrix[i][k])
            matrix[k], matrix[pivot] = matrix[pivot], matrix[k]
            matrix[k] = [x / matrix[k][k] for x in matrix[k]]
            for i in range(n):
                if i != k and matrix[i][k]:
                    factor = matrix[i][k]
                    pairs = zip(matrix[i], matrix[k], strict=True)
                    matrix[i] = [x - factor * y if y else x for x, y in pairs]
        return [row[n] for row in matrix]

    def optimal_values(self):
        """The optimal values, by policy iteration, which ends where nothing is strictly better."""
        policy = [0] * self.states
        while True:
            values = self.policy_values(policy)
            worth = [
                [self.backup(values, s, a) for a in range(self.actions)] for s in range(self.states)
            ]
            if all(max(row) == values[s] for s, row in enumerate(worth)):
                return values
            policy = [
                a if max(row) == row[a] else row.index(max(row))
                for row, a in zip(worth, policy, strict=True)
            ]

    def first_failure(self, values, policy, error):
        """The first state where a certificate's hypothesis fails, None where it holds.

        Each backup is at most `error` above the value, and that of the policy's action, or without
        a policy some, is at most `error` below it.
        """
        for s in range(self.states):
            worth = [self.backup(values, s, a) for a in range(self.actions)]
            if max(worth) > values[s] + error:
                return s
            if (max(worth) if policy is None else worth[policy[s]]) < values[s] - error:
                return s
        return None


def processes(max_states=4, max_actions=3, discounts=None):
    """Small processes with all sorts of rows."""
    discounts = discounts or [0, "1/3", "1/2", "9/10", "99/100", "999999/1000000"]

    @st.composite
    def process(draw):
        states, actions = draw(st.integers(1, max_states)), draw(st.integers(1, max_actions))
        reward = st.builds(Fraction, st.integers(-30, 30), st.sampled_from([1, 2, 3, 10, 100]))
        outcome = st.tuples(st.integers(1, 7), st.integers(0, states - 1), reward, st.booleans())

        def row():
            found = draw(st.lists(outcome, min_size=1, max_size=3))
            total = sum(weight for weight, *_ in found)
            return [(Fraction(weight, total), *rest) for weight, *rest in found]

        rows = [[row() for _ in range(actions)] for _ in range(states)]
        return ExactMDP(rows, draw(st.sampled_from(discounts)))

    return process()

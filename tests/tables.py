"""Decision processes in integers, and what the bindings' tables must say of them, in fractions."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from provengym._core import Table

WEIGHTS = 2**30
WORDS = -(2**63), 2**63 - 1


class Model:
    """`rows[s][a]` lists the outcomes (weight, successor, reward, terminated)."""

    def __init__(self, rows, denominator, discount):
        self.rows = rows
        self.denominator = denominator
        self.discount = discount

    @property
    def states(self):
        return len(self.rows)

    @property
    def actions(self):
        return len(self.rows[0])

    def arguments(self):
        """Return the arguments from which `Table` makes the table of this model."""
        rows = [row for actions in self.rows for row in actions]
        outcomes = [outcome for row in rows for outcome in row]
        weights, successors, rewards, terminated = zip(*outcomes, strict=True)
        return {
            "states": self.states,
            "actions": self.actions,
            "row_starts": np.cumsum([0, *map(len, rows)], dtype=np.int64),
            "weights": np.array(weights, np.uint32),
            "successors": np.array(successors, np.int32),
            "rewards": np.array(rewards, np.int64),
            "terminated": np.array(terminated, bool),
            "denominator": self.denominator,
            "discount_num": self.discount.numerator,
            "discount_den": self.discount.denominator,
        }

    def table(self):
        return Table(**self.arguments())

    def backup(self, values, s, a, unit=Fraction(1)):
        """The expected reward, in that unit, and the discounted expectation of what follows."""
        return sum(
            Fraction(weight, self.denominator)
            * (unit * reward + self.discount * (0 if terminated else values[successor]))
            for weight, successor, reward, terminated in self.rows[s][a]
        )

    def staying(self, s, a):
        """The probability that the process stays in the state and goes on."""
        return sum(
            Fraction(weight, self.denominator)
            for weight, successor, _, terminated in self.rows[s][a]
            if successor == s and not terminated
        )

    def fits(self, factor, s, a):
        return all(abs(factor * reward) < 2**63 for _, _, reward, _ in self.rows[s][a])

    @property
    def narrow_limit(self):
        """The largest magnitude, in the unit of the values, for the check in single words."""
        return (2**63 - 1) // (self.denominator * self.discount.denominator) // 4

    def narrow(self, values, factor, error):
        """Return whether the check computes in single words, rather than in pairs."""
        outcomes = [outcome for actions in self.rows for row in actions for outcome in row]
        reward = max(abs(reward) for _, _, reward, _ in outcomes)
        return max(factor * reward, error, *map(abs, values)) <= self.narrow_limit

    def failures(self, values, factor, error, policy):
        """Every local check that fails, in order."""
        for s, value in enumerate(values):
            low = []
            for a in range(self.actions):
                if not self.fits(factor, s, a):
                    yield s, a, "reward"
                    break
                backup = self.backup(values, s, a, factor)
                if backup > value + error:
                    yield s, a, "upper"
                    break
                if backup < value - error:
                    low.append(a)
                    if policy is not None and policy[s] == a:
                        yield s, a, "lower"
            if policy is None and len(low) == self.actions:
                yield s, -1, "lower"

    def first_failure(self, values, factor, error, policy):
        return next(self.failures(values, factor, error, policy), None)

    def needed_error(self, values, factor, policy):
        """The smallest error with which every local check passes."""
        errors = [0]
        for s, value in enumerate(values):
            backups = [self.backup(values, s, a, factor) for a in range(self.actions)]
            chosen = max(backups) if policy is None else backups[policy[s]]
            errors += [max(backups) - value, value - chosen]
        return -(-max(errors) // 1)


def corridor(length, reward=-1, discount=Fraction(1, 2)):
    """Action 0 leads to the next state and ends in the last one, action 1 stays."""
    rows = [
        [[(1, min(s + 1, length - 1), reward, s == length - 1)], [(1, s, reward, False)]]
        for s in range(length)
    ]
    return Model(rows, 1, discount)


def signed(values):
    return np.array(values, np.int64)


def chosen(items):
    """States or actions as the table takes them."""
    return None if items is None else np.array(items, np.int32)


# ---- Strategies ---------------------------------------------------------------------------------


def near(*numbers, low=WORDS[0], high=WORDS[1]):
    """Close to one of the numbers, or anything in the range."""
    close = [n + d for n in numbers for d in (-2, -1, 0, 1, 2) if low <= n + d <= high]
    return st.sampled_from(close) | st.integers(low, high)


small = st.integers(-1000, 1000)
words = st.integers(-100, 100) | near(0, *WORDS, 2**62, -(2**62), 2**32)
discounts = st.builds(
    lambda num, den: Fraction(num % den, den),
    near(0, WEIGHTS, low=0, high=WEIGHTS),
    st.sampled_from([1, 2, 3, 100, WEIGHTS - 1, WEIGHTS]),
)


@st.composite
def models(draw, rewards=words, most_outcomes=3):
    states, actions = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    denominator = draw(st.sampled_from([1, 2, 7, 10**6, WEIGHTS - 1, WEIGHTS]))

    def row():
        count = draw(st.integers(1, most_outcomes))
        cuts = sorted(draw(st.integers(0, denominator)) for _ in range(count - 1))
        return [
            (
                high - low,
                draw(st.integers(0, states - 1)),
                draw(rewards),
                draw(st.booleans()),
            )
            for low, high in zip([0, *cuts], [*cuts, denominator], strict=True)
        ]

    rows = [[row() for _ in range(actions)] for _ in range(states)]
    return Model(rows, denominator, draw(discounts))


def per_state(draw, model, items):
    return [draw(items) for _ in range(model.states)]


def policies(model):
    """An action for each state, or None."""
    action = st.integers(0, model.actions - 1)
    return st.none() | st.lists(action, min_size=model.states, max_size=model.states)


@st.composite
def claims(draw, with_reward=None):
    """A model, the values of its states, a factor and a policy or None."""
    factor = draw(st.integers(1, 10) | near(2**31, 2**62, low=1, high=2**62 - 1))
    largest = (2**63 - 1) // factor
    fitting = near(0, -largest, largest, low=-largest, high=largest)
    model = draw(models(fitting if with_reward is None else with_reward))
    policy = draw(policies(model))
    return model, per_state(draw, model, words), factor, policy


@st.composite
def sized_claims(draw, times):
    """As `claims`, then an error, all up to so many times the limit of the check in one word."""
    model = draw(models(small))
    factor = draw(st.integers(1, 10) | st.sampled_from([2**31, 2**62 - 1]))
    limit = model.narrow_limit
    most = min(times * limit, 2**63 - 1)

    def sizes(unit=1):
        numbers = [n // unit for n in (0, limit, 4 * limit, 8 * limit)]
        return near(*numbers, *(-n for n in numbers), low=-(most // unit), high=most // unit)

    scaled = sizes(factor)
    model.rows = [
        [[(weight, to, draw(scaled), end) for weight, to, _, end in row] for row in actions]
        for actions in model.rows
    ]
    values, policy = per_state(draw, model, sizes()), draw(policies(model))
    needed = model.needed_error(values, factor, policy)
    error = draw(near(0, needed, limit, low=0, high=min(most, 2**62 - 1)))
    return model, values, factor, policy, error

"""Returns within some steps in small processes, by backward induction in fractions."""

from fractions import Fraction

from auditing.processes import END


def action_worth(rows, state, action, steps, later):
    """The return of an action, and of `later(state, steps)` from there on."""
    return sum(
        p * (reward + (0 if after == END or steps == 1 else later(after, steps - 1)))
        for p, after, reward in rows[state][action]
    )


def best(rows, state, steps):
    """The best return."""

    def later(state, steps):
        return best(rows, state, steps)

    return max(
        Fraction(action_worth(rows, state, action, steps, later))
        for action in range(len(rows[state]))
    )


def earned(rows, shares, state, steps):
    """The return of a policy, `shares[state][action]`."""

    def later(state, steps):
        return earned(rows, shares, state, steps)

    return sum(
        share * Fraction(action_worth(rows, state, action, steps, later))
        for action, share in enumerate(shares[state])
        if share
    )

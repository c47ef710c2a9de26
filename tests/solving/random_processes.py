"""Random decision processes, and whether what certificates say of them is true, in fractions.

    PYTHONPATH=tests python -m solving.random_processes KIND COUNT [SEED]

solves COUNT of them, changes numbers of each certificate, and counts what became of them.
"""

import dataclasses
import itertools
import random
import sys
from collections import Counter
from fractions import Fraction

import numpy as np

import provengym
from provengym.solving import NotCertified, UnboundedReturn, endless, unreachable
from provengym.solving.certificates.total import CASES
from solving import test_horizon, test_success, test_total
from solving.certified import values_of
from solving.exact_mdp import ExactMDP

CERTIFIED, NOT_CERTIFIED, NONE = "certified", "not certified", "rightly without a certificate"
MOST_ACTIONS = (4, 4, 4, 4, 4, 3, 2, 2, 2)
"""By the number of states, so that there are at most 256 deterministic policies."""
CHANGES = 6
STEPS = 12
"""Up to which the returns of all policies are compared with bounds of the total return."""


def random_process(rng):
    """A process of up to 8 states: with traps, loops, improper policies and outcomes of no
    weight; in some all rewards have one sign, in some nearly all are zero."""
    states = rng.randint(1, 8)
    actions = rng.randint(1, MOST_ACTIONS[states])
    ending = rng.choice([0.05, 0.2, 0.5])
    rewards = rng.choice([(0, 0, 0, 1), (0, 0, -1), (0, 0, 0, 1, -1), range(-9, 10), range(-9, 1)])
    sizes = rng.choice([(0, 1, 1, 2, 5), (0, 1, 1000)])
    denominators = rng.choice([(1,), (1,), (1, 2, 3, 10)])

    def row():
        count = rng.choice([1, 1, 2, 3])
        weights = [rng.choice(sizes) for _ in range(count)]
        weights[0] += not any(weights)
        return [
            (
                Fraction(weight, sum(weights)),
                rng.randrange(states),
                Fraction(rng.choice(rewards), rng.choice(denominators)),
                rng.random() < ending,
            )
            for weight in weights
        ]

    return ExactMDP([[row() for _ in range(actions)] for _ in range(states)], 1)


class Success:
    """The probability of success."""

    changed = ("upper", "lower", "policy", "ranks", "scale")
    holds = staticmethod(test_success.holds)

    def __init__(self, process, rng):
        self.process = process
        self.best = test_success.best(process)

    def certificate(self, **about):
        given = about.pop("given", self.process)
        return provengym.solve(
            given, objective="success", success=test_success.PAYS, **about
        ).certificate

    def is_true(self, certificate):
        upper, lower = within(certificate)
        attained = test_success.attained(self.process, certificate.policy.tolist())
        return is_below(lower, attained) and is_below(self.best, upper)


class Unreachable:
    """That no policy succeeds."""

    changed = ("members",)

    def __init__(self, process, rng):
        self.process = process
        self.never = [chance == 0 for chance in test_success.best(process)]

    def certificate(self):
        certificate = unreachable(self.process, test_success.PAYS)
        assert (certificate.members.tolist() if certificate else []) == (
            self.never if any(self.never) else []
        )
        return certificate

    def is_true(self, certificate):
        return is_below(certificate.members, self.never)

    @staticmethod
    def holds(process, certificate):
        return certificate.members.any() and test_success.stays(process, certificate.members)


class Total:
    """The total return."""

    changed = ("upper", "lower", "policy", "ranks", "rank_scale", "case", "scale")
    holds = staticmethod(test_total.holds)

    def __init__(self, process, rng):
        self.process = process
        policies = all_policies(process)
        self.proper = [policy for policy in policies if test_total.ends(process, policy)]
        self.all_end = len(self.proper) == process.actions**process.states
        earned = [process.policy_values(policy) for policy in self.proper]
        self.best = [max(column) for column in zip(*earned, strict=True)]
        self.longer = test_horizon.best(process, STEPS)

    def certificate(self, **about):
        given = about.pop("given", self.process)
        unbounded, refusal = None, ""
        try:
            return provengym.solve(given, objective="total", **about).certificate
        except UnboundedReturn as error:
            unbounded = error.certificate
        except ValueError as error:
            refusal = str(error)
        if unbounded is None:
            assert "no policy ends from state" in refusal
            assert not self.proper
        else:
            assert provengym.check(given, unbounded)
            assert test_total.holds_for_ever(given, unbounded)
            assert earns_without_bound(self.process)
        return None

    def is_true(self, certificate):
        process, policy = self.process, certificate.policy.tolist()
        upper, lower = within(certificate)
        if not (policy in map(list, self.proper) and is_below(self.best, upper)):
            return False
        steps = ExactMDP(
            [[[(p, t, 1, ends) for p, t, _, ends in row] for row in rows] for rows in process.rows],
            1,
        )
        ranks = [Fraction(int(rank), certificate.rank_scale) for rank in certificate.ranks]
        bounded = {
            "ranking": self.all_end,
            "nonnegative": all(is_below(layer, upper) for layer in self.longer),
            "ending": True,
        }
        return (
            bounded[certificate.case]
            and is_below(lower, process.policy_values(policy))
            and is_below(steps.policy_values(policy), ranks)
        )


class Endless:
    """Endless reward."""

    changed = ("members", "policy", "potential", "gain", "scale")
    holds = staticmethod(test_total.holds_for_ever)

    def __init__(self, process, rng):
        self.process = process

    def certificate(self):
        certificate = endless(self.process)
        assert (certificate is not None) == earns_without_bound(self.process)
        assert certificate is None or certificate.gain > 0
        return certificate

    def is_true(self, certificate):
        """Return whether the policy earns in so many steps what the gain says, and goes on."""
        members, policy = np.flatnonzero(certificate.members), certificate.policy.tolist()
        potential = [Fraction(int(x), certificate.scale) for x in certificate.potential[members]]
        earned = [Fraction(0)] * self.process.states
        for s in members:
            row = self.process.rows[s][policy[s]]
            if any(ends or not certificate.members[t] for p, t, _, ends in row if p):
                return False
        for k in range(1, STEPS + 1):
            least = k * certificate.exact_gain - (max(potential) - min(potential))
            earned = [
                self.process.backup(earned, s, policy[s]) if certificate.members[s] else 0
                for s in range(self.process.states)
            ]
            if any(earned[s] < least for s in members):
                return False
        return True


class Horizon:
    """The return of so many steps."""

    changed = ("upper", "lower", "policy", "scale")
    holds = staticmethod(test_horizon.holds)

    def __init__(self, process, rng):
        discount = Fraction(rng.choice(["1", "1", "1/2", "99/100"]))
        self.process = ExactMDP(process.rows, discount)
        self.horizon = rng.randint(1, 10)
        self.best = test_horizon.best(self.process, self.horizon)[-1]

    def certificate(self, **about):
        given = about.pop("given", self.process)
        return provengym.solve(
            given, discount=self.process.discount, horizon=self.horizon, **about
        ).certificate

    def is_true(self, certificate):
        upper, lower = within(certificate)
        policy = certificate.policy.reshape(self.horizon, -1)[::-1]
        earned = test_horizon.earned(self.process, policy)
        last = self.process.states
        return is_below(lower[-last:], earned) and is_below(self.best, upper[-last:])


class Discounted:
    """The discounted return."""

    changed = ("values", "policy", "error", "scale")

    def __init__(self, process, rng):
        discount = Fraction(rng.choice(["0", "1/2", "9/10", "999/1000"]))
        self.process = ExactMDP(process.rows, discount)
        self.best = self.process.optimal_values()

    def certificate(self, **about):
        given = about.pop("given", self.process)
        return provengym.solve(given, discount=self.process.discount, tol=1e-4, **about).certificate

    def is_true(self, certificate):
        values, bound = values_of(certificate), certificate.exact_bound
        earned = self.best
        if certificate.policy is not None:
            earned = self.process.policy_values(certificate.policy.tolist())
        return all(
            abs(value - best) <= bound and best - certificate.exact_policy_bound <= mine
            for value, best, mine in zip(values, self.best, earned, strict=True)
        )

    @staticmethod
    def holds(process, certificate):
        error = Fraction(certificate.error, certificate.scale)
        policy = certificate.policy
        if policy is not None:
            policy = policy.tolist()
            if not all(0 <= action < process.actions for action in policy):
                return False
        return process.first_failure(values_of(certificate), policy, error) is None


class OnMembers:
    """A question about what one start leads to."""

    kind: type

    def __init__(self, process, rng):
        self.process = process
        self.seed = rng.random()
        self.start = rng.randrange(process.states)
        self.members = led_to(process, self.start)

    @property
    def changed(self):
        return (*self.kind.changed, "members")

    def asked(self, members):
        """The question about these states alone, with numbers of their own."""
        return self.kind(only(self.process, members), random.Random(self.seed))

    def certificate(self):
        return self.asked(self.members).certificate(given=self.process, members=self.members)

    def is_true(self, certificate):
        return self.asked(certificate.members).is_true(about_all(certificate))

    def holds(self, process, certificate):
        members = certificate.members
        if not members.any() or is_left(process, members):
            return False
        return self.kind.holds(self.asked(members).process, about_all(certificate))


def led_to(process, start):
    """The states that an episode may come through that begins in one."""
    members = np.zeros(process.states, np.bool_)
    members[start] = True
    while is_left(process, members):
        for s in np.flatnonzero(members):
            for p, t, _, ends in itertools.chain(*process.rows[s]):
                members[t] |= p > 0 and not ends
    return members


def is_left(process, members):
    """Return whether some step leads from these states to others, while the episode goes on."""
    return any(
        p > 0 and not ends and not members[t]
        for s in np.flatnonzero(members)
        for p, t, _, ends in itertools.chain(*process.rows[s])
    )


def only(process, members):
    """The process of these states alone, which no step leaves."""
    number = np.cumsum(members) - 1
    rows = [
        [
            [(p, int(number[t]) if members[t] else 0, r, ends) for p, t, r, ends in row if p]
            for row in process.rows[s]
        ]
        for s in np.flatnonzero(members)
    ]
    return ExactMDP(rows, process.discount)


def about_all(certificate):
    """Return a certificate about its members alone as one about all of its states."""
    members = certificate.members
    return dataclasses.replace(
        certificate,
        members=None,
        **{
            name: array.reshape(-1, members.size)[:, members].reshape(-1)
            for name, array in vars(certificate).items()
            if name in certificate.arrays and name != "members"
        },
    )


KINDS = {
    kind.__name__.lower(): kind
    for kind in (Discounted, Success, Unreachable, Total, Endless, Horizon)
}
KINDS |= {
    f"{kind.__name__.lower()} on members": type("On", (OnMembers,), {"kind": kind})
    for kind in (Discounted, Success, Total, Horizon)
}


def question(kind, seed):
    """A certificate's question about a random process, and where more random numbers come from."""
    rng = random.Random(seed)
    return KINDS[kind](random_process(rng), rng), rng


def judge(kind, seed):
    """Judge one random process: return `CERTIFIED`, `NOT_CERTIFIED` or `NONE`.

    Raises:
        AssertionError: What a certificate says is false, or the check does not agree with
            fractions.
    """
    asked, rng = question(kind, seed)
    try:
        certificate = asked.certificate()
    except NotCertified:
        return NOT_CERTIFIED
    if certificate is None:
        return NONE
    assert provengym.check(None, certificate)
    assert asked.holds(asked.process, certificate)
    assert asked.is_true(certificate)
    for _ in range(CHANGES):
        changed = with_another(certificate, rng.choice(asked.changed), rng, asked.process)
        accepted = bool(provengym.check(None, changed))
        assert accepted == asked.holds(asked.process, changed), changed
        assert not accepted or asked.is_true(changed), changed
    return CERTIFIED


def with_another(certificate, name, rng, process):
    """The certificate with another number in this field, or nearly always another."""
    value = getattr(certificate, name)
    ranks = name in ("ranks", "rank_scale")
    unit = getattr(certificate, "rank_scale", 1) if ranks else certificate.scale
    by = rng.choice([-2, -1, 1, 2, -unit, unit])
    if name == "case":
        value = rng.choice(CASES)
    elif name == "scale":
        value *= rng.choice([2, 3])
    elif name in ("error", "gain", "rank_scale"):
        value = max(value + by, 1)
    else:
        value = value.copy()
        place = rng.randrange(value.size)
        if name == "members":
            value[place] = not value[place]
        elif name == "policy":
            value[place] = rng.randint(0, process.actions)
        else:
            value[place] += by
    return dataclasses.replace(certificate, **{name: value})


def within(certificate):
    """Return the bounds of a certificate on each state, from above and from below."""
    return (
        [Fraction(int(x), certificate.scale) for x in numbers]
        for numbers in (certificate.upper, certificate.lower)
    )


def is_below(numbers, others):
    """Return whether no number is above the other one of its pair."""
    return all(x <= y for x, y in zip(numbers, others, strict=True))


def all_policies(process):
    """All that are deterministic and stationary."""
    return list(itertools.product(range(process.actions), repeat=process.states))


def earns_without_bound(process):
    """Return whether a deterministic policy has a class of states that it never leaves, and earns a
    positive reward there between two visits of one of them."""
    return any(cycle > 0 for policy in all_policies(process) for cycle in _cycles(process, policy))


def _cycles(process, policy):
    """Yield what the policy earns between two visits of the first state of each recurrent class."""
    leads = [
        None if any(ends for p, _, _, ends in row if p) else {t for p, t, _, _ in row if p}
        for row in (process.rows[s][a] for s, a in enumerate(policy))
    ]
    reached = []
    for s in range(process.states):
        found, waiting = {s}, [s]
        while waiting:
            after = leads[waiting.pop()]
            if after is None:
                found = None
                break
            waiting += after - found
            found |= after
        reached.append(found)
    for s, whole in enumerate(reached):
        if whole is None or s != min(whole) or any(s not in reached[t] for t in whole):
            continue
        # An episode that ends on the return to this state; other states do not matter.
        rows = [
            [
                [(p, u, r, u == s) for p, u, r, _ in process.rows[t][policy[t]]]
                if t in whole
                else [(Fraction(1), t, Fraction(0), True)]
            ]
            for t in range(process.states)
        ]
        yield ExactMDP(rows, 1).policy_values([0] * process.states)[s]


def main(kind, count, seed=0):
    """Judge processes, and print how many became what."""
    found = Counter()
    for number in range(int(seed), int(seed) + int(count)):
        try:
            found[judge(kind, number)] += 1
        except AssertionError as error:
            found["false"] += 1
            print(f"{kind}, seed {number}: false: {error}", flush=True)
    print(f"{kind}: {found['false']} false, " + ", ".join(f"{found[x]} {x}" for x in OUTCOMES))


OUTCOMES = (CERTIFIED, NOT_CERTIFIED, NONE)

if __name__ == "__main__":
    main(*sys.argv[1:])

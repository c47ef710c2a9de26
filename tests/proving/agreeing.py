"""Rules as Python executes them, against the programs that they are read to."""

import itertools
import random
from fractions import Fraction

import numpy as np

from provengym.proving.program import most, run
from provengym.proving.reading import read
from provengym.spec import Cells, _key, _word

FEW = 6
"""Up to this many numbers to draw from, each is drawn."""


class Script:
    """Draws the numbers that a script says, and then the first ones."""

    def __init__(self, script):
        self.script, self.drawn, self.counts = list(script), 0, []

    def __call__(self, n, ends=()):
        self.counts.append(n)
        if len(self.script) < len(self.counts):
            self.script.append(0)
        return _candidates(n)[self.script[len(self.counts) - 1]]

    def following(self):
        """The next script in order, or None."""
        used = self.script[: len(self.counts)]
        while used:
            if used[-1] + 1 < len(_candidates(self.counts[len(used) - 1])):
                return [*used[:-1], used[-1] + 1]
            used.pop()
        return None


def _candidates(n):
    return range(n) if n <= FEW else sorted({0, 1, n // 2, n - 2, n - 1})


def numbers(env):
    """The fields as the numbers of a store."""
    return [n for name, kind in env._gate.kinds.items() for n in kind.shown(env._fields[name])]


def given(env):
    return [int(value) for value in env.parameters.values()]


def in_python(env, rule, fields, arguments, script):
    """What a rule does: whether it raises, and the fields, the answer and the counts of draws."""
    env._stream, env._gate.drawn = (0, 0), 0
    draws = Script(script)
    object.__setattr__(env, "_below", draws)
    env._keep(fields)
    env._gate.rule = rule
    try:
        if rule == "start":
            env._fields.clear()
        answer = getattr(env, rule)(*arguments)
        if rule == "start":
            env._complete()
        if rule == "show":
            answer = env._seen.shown(env._seen.read("shown", answer))
        if rule == "act":
            Fraction(answer)
    except (
        ArithmeticError,
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        NameError,
        AssertionError,
    ) as error:
        return ("fails", repr(error)), draws
    finally:
        env._gate.rule = None
    return (numbers(env), answer, draws.counts), draws


def in_program(env, program, rule, fields, arguments, script):
    """What the program of a rule does."""
    draws = Script(script)
    store = given(env)
    if rule != "start":
        env._keep(fields)
        store += numbers(env)
    store += [env._actions.shown(one)[0] for one in arguments]
    assert len(store) == len(program.given)
    outcome = run(program, store, draws)
    if outcome.failed:
        assert outcome.failed.line > 0
        return ("fails", outcome.failed.says)
    first = len(given(env))
    end = first + sum(len(kind.bounds) for kind in env._gate.kinds.values())
    results = outcome.store[len(outcome.store) - program.results :]
    answer = {
        "start": lambda: None,
        "act": lambda: Fraction(results[0], program.scale),
        "show": lambda: results,
    }.get(rule, lambda: bool(results[0]))()
    return outcome.store[first:end], answer, draws.counts


def states(env, most=300):
    """The states of an environment, or some of them where there are many."""
    kinds = env._gate.kinds

    def values(kind):
        if hasattr(kind, "cell"):
            span = range(kind.cell.low, kind.cell.high + 1)
            return [Cells(row) for row in itertools.product(span, repeat=kind.length)][:2000]
        return [kind.nth(i) for i in range(len(kind))]

    rows = itertools.product(*map(values, kinds.values()))
    every = [dict(zip(kinds, row, strict=True)) for row in rows]
    return every if len(every) <= most else random.Random(7).sample(every, most)


def disagreements(rules, most=300, scripts=1000, **parameters):
    """Where a rule and its program differ, and how many calls ended and how many failed."""
    env, programs = rules(**parameters), read(rules)
    actions = [env._actions.nth(i) for i in range(len(env._actions))]
    calls = [("start", {}, ())]
    for state in states(env, most):
        calls += [(rule, state, ()) for rule in ("over", "show", "invariant")]
        calls += [("act", state, (action,)) for action in actions]
        if programs.legal:
            calls += [("legal", state, (action,)) for action in actions]
    found, ended, failed = [], 0, 0
    for rule, state, arguments in calls:
        script, tried = [], 0
        while script is not None and tried < scripts:
            tried += 1
            one, draws = in_python(env, rule, state, arguments, script)
            program = getattr(programs, rule)
            other = in_program(env, program, rule, state, arguments, script)
            if one != other and (one[0] != "fails" or other[0] != "fails"):
                found.append((rule, str(state), arguments, draws.script, one, other))
            failed += one[0] == "fails"
            ended += one[0] != "fails"
            script = draws.following()
    return found, ended, failed


def played(env, steps, seed=5):
    """Check that random episodes go as the programs say, which read the same words, and return the
    number of those that ended."""
    programs, place, random_ = read(env), [0], random.Random(seed)
    first, ended = len(given(env)), 0

    def words(n):
        place[0] += 1
        return _word(_key(seed), place[0] - 1) * n >> 64

    def applied(rule, arguments):
        program, before = getattr(programs, rule), place[0]
        outcome = run(program, given(env) + arguments, words)
        assert outcome.failed is None
        assert most(program.body) <= programs.words.get(rule, 0)
        place[0] = before + programs.words.get(rule, 0)
        results = outcome.store[len(outcome.store) - program.results :]
        return outcome.store[first : first + len(numbers(env))], results, program.scale

    (shown, info), begins, terminated = env.reset(seed=seed), True, False
    for _ in range(steps):
        if begins:
            fields, _, _ = applied("start", [])
        assert fields == numbers(env)
        assert applied("show", fields)[1] == np.ravel(shown).tolist()
        assert applied("over", fields)[1] == [terminated]
        assert applied("invariant", fields)[1] == [1]
        actions = range(env.action_space.n)
        if "action_mask" in info:
            mask = info["action_mask"].tolist()
            some = random_.sample(actions, min(len(actions), 8))
            assert [applied("legal", [*fields, action])[1] for action in some] == [
                [mask[action]] for action in some
            ]
            if any(mask) and random_.random() < 0.8:
                actions = [action for action in actions if mask[action]]
        if begins := terminated or env._steps == env._limit:
            ended += terminated
            (shown, info), terminated = env.reset(), False
            continue
        action = random_.choice(actions)
        shown, reward, terminated, _, info = env.step(action)
        fields, [paid], scale = applied("act", [*fields, action])
        assert paid / scale == reward
    return ended

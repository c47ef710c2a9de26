"""Nine courses in five semesters of ten credits: the degree cannot be had in time."""

from functools import cache

NAME, TARGET = "degree_planner", "student/degree_planner.py:DegreePlannerEnv"
CAUSES = ["counter"]
DEFECTS = [
    "unsolvable: six courses fill the first three semesters on the way to machine learning, which"
    " needs a seventh in the fourth, and then the thesis has no semester"
]
SAYS = "Finite and small: no policy ever graduates (info['graduated']), the chance is 0."
NEEDS = ((), (0,), (), (), (3,), (4,), (1,), (6, 2, 5), (7,))
STARTS = [(1.0, (0, frozenset(), frozenset()))]


def credits(course):
    return 10 if course == 8 else 5


def actions(state):
    return range(10)


@cache
def step(state, action):
    term, passed, chosen = state
    if action < 9:
        right = action not in passed | chosen and passed.issuperset(NEEDS[action])
        if right and sum(map(credits, chosen)) + credits(action) <= 10:
            return [(1.0, (term, passed, chosen | {action}), 0.0, False)]
        return [(1.0, state, -0.5, False)]
    results = [(1.0, passed, -1.0)]
    for course in chosen:
        results = [
            (p * q, done | ({course} if q > 0.5 else set()), r + (q > 0.5) * credits(course) / 5)
            for p, done, r in results
            for q in (0.9, 0.1)
        ]
    out = []
    for p, done, r in results:
        all_done, late = len(done) == 9, term == 4
        bonus = 20 if all_done else -5 if late else 0
        out.append((p, (term + 1, frozenset(done), frozenset()), r + bonus, all_done or late))
    return out


def seen(state):
    term, passed, chosen = state
    return {
        "semester": term,
        "passed": [c in passed for c in range(9)],
        "enrolled": [c in chosen for c in range(9)],
    }


def truth(table):
    return {"best_return": table.solve(), **table.success("reward > 15")}


EPISODES, LIMIT = 800, None

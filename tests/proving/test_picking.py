"""Places that are picked, on paths where they have a weight: the program does the same."""

import itertools

import pytest

from provengym.proving.picking import picks
from provengym.proving.program import Assign, Bin, Draw, IfElse, Op, Var, run
from provengym.proving.reading import read
from spec.making import made

BODIES = {
    "three of a mask": "self.place = self.pick([h > 0 for h in self.heaps])",
    "two of a mask": "self.place = self.pick([self.heaps[0] == 1, self.heaps[2] == 2])",
    "four weights": "self.place = self.choose([*self.heaps, self.heaps[0]])",
    "a weight that is written": "self.place = self.choose([2, *self.heaps])",
    "two after each other": """
        self.place = self.pick([h == 0 for h in self.heaps])
        self.heaps[self.place] = 1
        if self.choose(self.heaps) == 1:
            self.place = self.pick([self.heaps[2] > 0, self.heaps[1] > 1, True])
        """,
}


def rules(body):
    lines = "\n".join(" " * 8 + line.strip() for line in body.strip().splitlines())
    lines = lines.replace(
        "self.place = self.pick([self.heaps[2]", "    self.place = self.pick([self.heaps[2]"
    )
    return made(f"""
class Rules(Environment):
    heaps: Annotated[Cells, Of(3, 3)]
    place: Annotated[int, Range(0, 3)]

    def start(self) -> None:
        self.heaps = Cells([0, 1, 2])
        self.place = 0

    def act(self, action: bool) -> int:
{lines}
        return 0
""")


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_places_are_picked_as_before(body):
    program = read(rules(body)).act
    other = picks(program)
    assert other != program
    names = other.variables
    assert names.count("picked") > 0
    assert len(names) == len(program.variables) + names.count("picked")

    ended = failed = 0
    for *heaps, first, second, third in itertools.product(range(3), repeat=6):
        ends = []
        for one in (program, other):
            draws = iter((first * 3 + second, third, first))
            counts = []

            def draw(n, draws=draws, counts=counts):
                counts.append(n)
                return next(draws) % n

            found = run(one, [*heaps, 0, 1], draw)
            says = found.failed and (found.failed.line, found.failed.says)
            state = None if found.failed else (found.store[:4], found.store[-1])
            ends.append((says, state, counts))
        assert ends[0] == ends[1]
        failed += ends[0][0] is not None
        ended += ends[0][0] is None
    assert ended > 300
    assert failed > 10 or "2, *" in body


OTHERS = {
    "a table": "self.place = (1, 0, 2)[self.draw(3)] + self.draw(2)",
    "sums of what may be negative": """
        less = self.heaps[0] + self.heaps[1] - 1
        more = less + self.heaps[2] - 1
        shown = self.draw(more + self.heaps[0] + 1)
        self.place = 0 if shown < less else 1 if shown < more else 2
        """,
    "weights that may be negative": "self.place = self.choose([self.heaps[0] - 1, 2, 1])",
}


@pytest.mark.parametrize("body", OTHERS.values(), ids=OTHERS)
def test_other_numbers_that_are_drawn_stay_as_they_are(body):
    program = read(rules(body)).act

    assert picks(program) == program


@pytest.mark.parametrize("weight", [1, 5, 6, 7])
def test_sums_of_what_changes_between_them_stay_as_they_are(weight):
    program = read(rules(BODIES["three of a mask"])).act
    sums = [i for i, one in enumerate(program.body) if isinstance(one, Assign)][:3]
    assert isinstance(program.body[sums[-1] + 2], Draw)
    changed = [*program.body]
    last = changed[sums[2]]
    changed[sums[2]] = Assign(last.place, Bin(Op.ADD, last.value.left, Var(weight)))
    other = picks(type(program)(program.variables, program.given, tuple(changed), 1))
    picked = [one for one in other.body if isinstance(one, IfElse)]

    is_sum = weight in {program.body[i].place for i in sums}
    assert bool(picked) != is_sum

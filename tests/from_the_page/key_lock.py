"""KeyLock as docs/key_lock.md has it: cells are complex numbers, x + y i."""
# ruff: noqa: RUF001 (the pages have minus signs)

from fractions import Fraction
from itertools import permutations

from from_the_page.sentences import Sentences

CELL = "has its column x first, counted from the left, and then its row y, counted from the top"
NORTH = "| 0, north | y − 1 |"
WEST = "| 3, west | x − 1 |"
FOURTH = "| 4, pick up | get the key |"
NUMBERS = (
    "x and y of the agent, x and y of where the key lay at the start, x and y of the lock, 1 if "
    "the agent has the key and else 0, 1 if the lock is open and else 0"
)
APART = "Agent, key and lock are in three different cells"
EVEN = "ordered triples equally likely"
WALL = "A move that would leave the grid leaves the agent where it is."
GET = "Picking up gets the key where the agent is in the key's cell"
ONCE = "and does not have the key;"
OPEN = "opening opens the lock where the agent is in the lock's cell"
NEEDS = "and has the key; anywhere else both change nothing"
OPENED = "A step is worth 100 when it opens the lock"
GOT = "10 when it gets the key"
COST = "and −1 otherwise, also when it changes nothing"
END = "a step terminates when the lock is open after it"
FURTHER = "every further step changes nothing, for a reward of 0, and terminates"
LIMIT = "step number `max_steps` after the reset truncates"
UNLESS = "unless it terminates"
DEFAULT = "`None` is `10 * size`"

SENTENCES = (
    CELL,
    NORTH,
    WEST,
    FOURTH,
    NUMBERS,
    APART,
    EVEN,
    WALL,
    GET,
    ONCE,
    OPEN,
    NEEDS,
    OPENED,
    GOT,
    COST,
    END,
    FURTHER,
    LIMIT,
    UNLESS,
    DEFAULT,
)


class KeyLock:
    """The rules; a state is (agent, key, lock, whether the agent has the key, whether open)."""

    def __init__(self, size, max_steps=None, negated=None):
        self.says = Sentences(SENTENCES, negated)
        times = 10 if self.says(DEFAULT) else 9
        self.size, self.max_steps = size, times * size if max_steps is None else max_steps

    def cell(self, pair):
        """The number of a pair."""
        return complex(*pair) if self.says(CELL) else complex(*reversed(pair))

    def pair(self, cell):
        """The pair of a number."""
        pair = int(cell.real), int(cell.imag)
        return pair if self.says(CELL) else pair[::-1]

    def observe(self, state):
        """The eight numbers."""
        agent, key, lock, *flags = state
        cells = (agent, key, lock) if self.says(NUMBERS) else (agent, lock, key)
        pairs = [int(part) for cell in cells for part in (cell.real, cell.imag)]
        return [*pairs, *map(int, flags)]

    def starts(self):
        """Return the probability of each start, by the pairs of agent, key and lock."""
        places = range(self.size)
        cells = [(x, y) for x in places for y in places]
        triples = list(permutations(cells, 3))
        if not self.says(APART):
            triples += [(cell, key, cell) for cell, key in permutations(cells, 2)]
        if not self.says(EVEN):
            triples += [triple for triple in triples if triple[0] == (0, 0)]
        share = Fraction(1, len(triples))
        return {triple: triples.count(triple) * share for triple in triples}

    def step(self, state, action, taken):
        """The next state, the reward, and whether step number `taken` terminates or truncates."""
        agent, key, lock, held, is_open = state
        over = taken >= self.max_steps if self.says(LIMIT) else taken > self.max_steps
        if is_open and self.says(FURTHER):
            return state, 0, True, over and not self.says(UNLESS)
        up = -1j if self.says(NORTH) else 1j
        left = -1 if self.says(WEST) else 1
        picks, opens = (4, 5) if self.says(FOURTH) else (5, 4)
        got = opened = False
        if action < 4:
            there = agent + (up, -up, -left, left)[action]
            inside = 0 <= there.real < self.size and 0 <= there.imag < self.size
            if inside or not self.says(WALL):
                agent = complex(there.real % self.size, there.imag % self.size)
        elif action == picks:
            got = (agent == key or not self.says(GET)) and not (held and self.says(ONCE))
            held = held or got
        elif action == opens:
            opened = (agent == lock or not self.says(OPEN)) and (held or not self.says(NEEDS))
            is_open = is_open or opened
        moved = (agent, key, lock, held, is_open)
        reward = -1 if self.says(COST) or moved != state else 0
        if got:
            reward = 10 if self.says(GOT) else 9
        if opened:
            reward = 100 if self.says(OPENED) else 110
        terminated = is_open if self.says(END) else False
        return moved, reward, terminated, over and not (terminated and self.says(UNLESS))

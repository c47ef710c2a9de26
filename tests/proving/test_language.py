"""What rules mean when they are read as programs: what Python makes of them."""

import textwrap

import pytest

from proving.agreeing import disagreements
from spec.making import made

HEAD = """
class Way(enum.Enum):
    LEFT = -1
    STAY = 0
    RIGHT = 1

class Turn(enum.Enum):
    NONE = 0
    HALF = 1
    FULL = 2

class Step(enum.Enum):
    UP = (-1, 0)
    DOWN = (1, 0)

SIZE = 3
FIRST, LAST = range(2)
WALLS = ((0, 1), (1, -1))
MAP = ("#.#", "..#", "#G.")
START: "Way" = Way.STAY
THIRD = Fraction(1, 3)
SHAPE = [[0, 1], [1, 0], [-1, 1]]
JUMPS = [(i, 2 - i) for i in range(2)] + [(2, 2)]
PRICES = {{2: 9, 0: 2, 1: 5}}
SPOTS = {{(0, 1): Way.LEFT, (1, 1): Way.RIGHT, (-2, 0): Way.STAY}}
DEEP = {{Way.LEFT: {{-1: [3, 4], 2: [5, 5]}}, Way.STAY: {{0: [1, 0], 1: [2, 2]}}}}
WORDS = {{"left": 1, "up": 0, "me": 3}}
MARKED = {{(0, 1), (2, 1), (-1, 0)}}

def total(points: int, ace: bool) -> int:
    return points + 10 if ace and points <= 11 else points

def pick(weights, n):
    for i, weight in enumerate(weights):
        if n < weight:
            return i
        n -= weight
    return sign(n) * LAST + 7

def sign(x):
    if x < 0:
        return -1
    if x > 0:
        return 1

def raised(x, to=SIZE - 1, by: int = 1):
    return x * to + by

def turned(way):
    return Way.LEFT if way is START else way

class Rules(Environment):
    k: Annotated[int, Parameter(1, 5)] = 3
    sly: Annotated[bool, Parameter()] = False
    n: Annotated[int, Range(-3, 3)]
    m: Annotated[int, Range(0, "k")]
    key: bool
    way: Way
    board: Annotated[Cells, Of(3, 3)]
    BITS: ClassVar = 0b1011001
    TURNS: ClassVar = (2, 0, -1)
    WAYS: ClassVar = (Way.RIGHT, Way.LEFT)
    LINES: ClassVar = ((0, 1), (1, 2), (2, 0))
    LEVELS: ClassVar = [3, 1, 2]
    GAINS: ClassVar = {{True: 7, 3: 1}}

    def start(self) -> None:
{start}

    def act(self, action: Annotated[int, Range(-2, 2)]) -> int:
{act}

{more}
"""
START = """
self.n = self.m = 0
self.key = False
self.way = Way.STAY
self.board = Cells([0, 1, 2])
"""

ALWAYS = {
    "floor division and remainder": """
        x = (self.n * 7 + action) // 3 - self.n % 4 + -self.n // 2
        return x + self.n % -3 + self.n // -2
        """,
    "divisors that may be 0": "return 7 // self.n + 7 % action",
    "a divisor under its guard": "return 7 // self.n if self.n != 0 and 7 % self.n > 0 else 0",
    "bits of negatives": """
        a, b = self.n, action
        return ((a & b) * 100 + (a | b)) * 100 + (a ^ b) + (~a) * 7 + (a & 5) + (6 | b) + (-2 ^ b)
        """,
    "bits of what is not negative": """
        return (self.m & 2) + (self.m | 8) + (self.m ^ 5) + (self.BITS >> self.m & 1)
        """,
    "shifts of negatives": "return (self.n << self.m) + (self.n >> self.m) + (self.n >> 70)",
    "shifts that may be negative": "return (5 << self.n) + (5 >> action)",
    "truth values as numbers": """
        x = self.key + (self.n > 0) * 3 - self.key + True
        x += sum((self.key, *(self.n < 1, +self.key)))
        return x + int(self.key) + -self.key + (self.key << 2)
        """,
    "bits of truth values": """
        self.key = (self.key & (self.n > 0)) ^ (self.m == 1) | self.key
        return (self.key & self.m) + (self.key == 1) + (self.key < 1)
        """,
    "chained comparisons": """
        self.key = -1 <= self.n < self.m != action <= 2 or 0 < self.m > self.n
        return int(self.n == action == 1)
        """,
    "a comparison stops": "return int(0 <= self.n < 3 == self.board[self.n] or self.n > 2)",
    "and stops": """
        self.key = self.n >= 0 and self.n < 3 and self.board[self.n] == 1
        return 0
        """,
    "or stops": "return int(self.n < 0 or self.n > 2 or self.board[self.n] == 1)",
    "and stops too late": "return int(self.n < 3 and self.board[self.n] == 1)",
    "not binds less": "return int(not self.n == 0 and not self.key or not self.m)",
    "conditions of numbers": """
        if self.n:
            self.m = 1
        return (1 if action else 2) + bool(self.n) + (not self.m)
        """,
    "and and or of numbers as conditions": """
        x = 1 if self.n and action else 2
        if self.m or not (self.n or self.key and action):
            x += 10
        assert action or self.n or self.m, "all are 0"
        x += 100 * any(self.n > i and self.board[i] or self.m for i in range(2))
        x += 1000 * sum(1 for i in range(3) if self.board[i] and (action or self.key))
        match self.n:
            case 1 | 2 as y if y - 1 or action:
                x += 10000
        return x + 7 // (bool(self.n or action) + bool(self.m and self.n))
        """,
    "order of draws": """
        x = self.draw(2) - self.draw(3) * self.draw(2)
        return x * 10 + (self.draw(2) + self.draw(4) if self.draw(2) else self.draw(3))
        """,
    "draws that are not reached": """
        self.key = self.n > 0 and self.chance(1, 3) or self.chance(self.m, 4)
        return self.draw(3) if self.key else 0
        """,
    "draws in comprehensions": """
        row = [self.draw(i + 2) for i in range(2)]
        x = sum(self.draw(2) * (a - b) for a in range(2) for b in range(2) if self.n > a)
        self.board = Cells([self.draw(2) + self.key for _ in self.TURNS])
        key = any(self.chance(1, 2) and self.m for _ in range(2))
        if key or all(self.draw(2) or self.n for _ in Turn):
            x += 10
        return x * 100 + row[0] + self.choose(x + self.draw(2) for x in self.board) + max(row)
        """,
    "draws of helpers in comprehensions": """
        x = [self._rolled(i) + self.n for i in range(2)]
        return x[0] * 10 + x[1] + sum(self._rolled(1) for a in self.TURNS if a > self.n)
        """,
    "counts of draws": "return self.draw(self.n) + self.draw(self.m + 1)",
    "draws that leave a range": "self.n = self.draw(5)\nself.m = self.draw(self.m + 4)\nreturn 0",
    "chances out of range": "return int(self.chance(action, self.n))",
    "weights": "return self.choose((self.n, 2, action)) * 5 + self.choose([1, self.m])",
    "weights that may be 0": "return self.choose((self.m, 0, self.board[1]))",
    "weights of a row": "return self.choose(self.board) + self.choose(x + 1 for x in self.board)",
    "picks": "return self.pick(x == 1 for x in self.board) + self.pick((True, self.key, self.m))",
    "a pick by a list": "return self.pick([i == self.m or i > 1 for i in range(4)])",
    "reads after writes": """
        before = self.n
        self.n = action
        self.m, before = before % 2, self.n + before
        self.n += self.m - 1
        return before * 10 + self.n
        """,
    "a helper writes while an operand waits": """
        return self.n * 100 + self.bump(2) * 10 + self.n + self.bump(self.n)
        """,
    "a helper writes under and": """
        self.key = self.n > 0 and self.bump(1) > 1 and self.n > 2 or self.bump(-1) == self.n
        return self.n
        """,
    "a helper writes in a comparison": "return int(self.n < self.bump(1) <= self.n < 9)",
    "a helper writes in a condition": """
        x = self.bump(1) if self.n < self.m else self.n + self.bump(-1)
        return x * 10 + self.n
        """,
    "a helper writes its argument's field": "return self.late(self.n)",
    "a helper of a helper writes its argument's field": "return self.later(self.n)",
    "a helper writes in an index": """
        self.board[self.bump(1)] = self.n % 3
        self.board[self.n] += self.bump(-1) * 0 + 1
        return self.board[self.n]
        """,
    "a value waits for its index": "self.board[self.bump(1)] = abs(self.n) % 3\nreturn 0",
    "early return": """
        if self.n > 0:
            if self.key:
                return 5
            self.m = 0
        elif action > 0:
            return 6
        self.key = not self.key
        return self.n
        """,
    "a reward that is missing": """
        if self.n > 0:
            return 1
        elif self.key:
            self.n = 2
        """,
    "a local that is missing": """
        if self.n > 0:
            x = 1
        elif self.key:
            x = self.m
        if action > 0:
            return x
        return 0
        """,
    "a local that is missing later": """
        for i in range(2):
            if self.n == i:
                continue
            if self.key:
                y = i
        x = 3 if self.m else 4
        return y + x + i
        """,
    "a local that is missing under a condition": """
        if self.n > 0:
            x = self.m + 1
        a = self.n > 1 and x > 2
        b = self.n > 1 and 6 // x == 2
        c = sum(x * i for i in (1, action) if i < self.m)
        d = x if self.key else 0
        return a + b + c + d + (x if action > 1 else 3)
        """,
    "a local that is missing under sum": """
        if self.n > 0:
            x = 1
        return sum(x for i in (0, 1) if i == action) + (x if self.key else 0)
        """,
    "ends of ranges": "self.m = (self.m + 3) // 2 - 3\nself.n = self.m % 3 - 1\nreturn 0",
    "loop variables after loops": """
        for i in range(3):
            for j in (5, self.n, 7):
                if i == action and j == self.n:
                    break
            if j == 7 and self.key:
                break
        return i * 100 + j
        """,
    "else of loops": """
        for i, x in enumerate(self.board):
            if x == action:
                self.m = 1
                break
            if x == 5:
                return 9
        else:
            self.m = 0
            i = -1
        return i
        """,
    "break and continue": """
        total = 0
        for i in range(4):
            if i == self.n:
                continue
            if i > self.m:
                if self.key:
                    break
                total += 10
            for j in range(2):
                if j == action:
                    continue
                if self.n + j == 1:
                    return total
                total += j + i
            else:
                if total > 20:
                    break
                total += 1
            total += 100
        return total
        """,
    "a long loop": """
        total = 0
        for i in range(30):
            if i > self.m + 2:
                if self.key:
                    break
                if i == 20:
                    return -total
                continue
            total += i
            last = i
        else:
            total += 1000
        return total + last
        """,
    "a loop over cells that change": """
        total = 0
        for x in self.board:
            total = total * 3 + x
            self.board[2] = (x + 1) % 3
        for x in (self.n, self.m):
            self.m = 0
            total += x
        for i, x in enumerate(reversed(self.board)):
            self.board[0] = 2 - i % 2
            total += x * i
        return total
        """,
    "loops of several": """
        total = 0
        for (a, b), x in zip(self.LINES, self.board):
            total += (self.board[a] - self.board[b]) * x
        for i in range(5, -2, -3):
            total += i * self.n
        for way in Way:
            if way is self.way:
                total += 50
        for way in self.WAYS:
            total += way.value
        for a, b in tuple((i, j) for i in range(3) for j in range(i) if i != 1):
            total += a * b * self.m
        return total
        """,
    "no rounds": """
        i = self.n
        for i in range(0):
            i = 7
        for x in ():
            return 3
        return i
        """,
    "any and all": """
        a = any(x == self.m for x in self.board)
        b = all(x < 2 for x in self.board if x != action)
        c = any(self.board[i] == self.board[j] == action for i, j in self.LINES)
        d = all(self.board)
        return a * 8 + b * 4 + c * 2 + d + any(7 // x > 3 for x in (1, self.n, self.m) if x)
        """,
    "any stops": "return int(any(7 // x > 3 for x in (self.m, self.n)))",
    "any under a guard": """
        return int(any(x == 1 and 2 // self.n == x for x in self.board if x != action))
        """,
    "sums": """
        x = sum(x for x in self.board if x != 1) + sum(self.board) * 10
        return x + sum(x > 0 for x in self.board) + sum(7 // x for x in self.board if x > 0)
        """,
    "cells as names": """
        a, self.board[2], self.board[0] = self.board
        (b, self.board[0], c), self.n = tuple(self.board), a
        return a * 100 + b * 10 + c
        """,
    "cells by cells": """
        self.board[self.board[0]] = self.board[1]
        if self.key:
            self.board[self.board[2]] = (self.board[self.board[2]] + self.board[0]) % 3
        return 0
        """,
    "contains": """
        a = self.n in self.board
        b = action not in (0, self.m, 2)
        c = self.n in {1, 3}
        d = self.way in (Way.LEFT, Way.RIGHT)
        return a * 8 + b * 4 + c * 2 + d + (self.n in range(0, 3)) + (self.n in range(-2, 9, 2))
        """,
    "smallest and largest": """
        x = min(self.n, action, 1) * 100 + max(self.n, self.m, action) * 10
        return x + abs(self.n - action) + max(self.board) - min(x * 2 for x in self.board)
        """,
    "rows": """
        x = self.board.count(1) * 10 + len(self.board) + self.board.count(self.n)
        self.board[self.n] = self.board[action] + 1
        return x
        """,
    "a row that is replaced": """
        self.board = Cells(2 - x for x in self.board)
        self.board = Cells([self.board[1], self.board[0], self.m])
        self.key = self.board == Cells([1] * 3)
        return sum(self.board)
        """,
    "tables": "return self.TURNS[self.n] * 10 + self.LINES[self.m][action] + len(self.TURNS)",
    "lists that stay": """
        x = SHAPE[self.m][action] if action >= 0 or self.n > 0 else self.LEVELS[self.n]
        for row in SHAPE:
            x = 2 * x + len(row) + sum(row)
        for a, b in JUMPS:
            x += self.board[a] * b
        y = list(self.LEVELS)
        y[self.m] += 1
        return x * 10 + y[0] + (self.n in self.LEVELS) + SHAPE.count([-1, 1]) + self.LEVELS.index(2)
        """,
    "lists of lists": """
        row = SHAPE[1 if self.key else 0]
        x = max(row) + (row == [0, 1]) + ([1, 0] in SHAPE)
        rows = SHAPE + [[self.n, self.m]]
        match SHAPE[2]:
            case [y, _]:
                x += y
        return x * 10 + rows[3][self.m] + len(rows)
        """,
    "dictionaries by number": """
        x = PRICES[self.n] + PRICES[self.m] if self.key else PRICES[action]
        return x * 10 + (self.n in PRICES) + (self.m not in PRICES) + len(PRICES)
        """,
    "dictionaries by other keys": """
        x = self.GAINS[self.n] if self.n > 0 else self.GAINS.get(self.key, self.m)
        if (action, self.m) in SPOTS:
            self.way = SPOTS[action, self.m]
        elif self.key:
            self.way = SPOTS[self.n, self.m]
        return x + WORDS["up" if self.key else "me"] + 10 * WORDS.get("down", self.n)
        """,
    "dictionaries of dictionaries": """
        found = DEEP[self.way]
        return found[self.n][self.m] if self.n in found else len(found)
        """,
    "dictionaries that are gone through": """
        x = 0
        for key, price in PRICES.items():
            if self.board[key] == self.m:
                x = 10 * x + price
        for key in PRICES:
            x = 2 * x + key
        x += sum(PRICES.values()) + max(PRICES) + len(PRICES.keys()) + (9 in PRICES.values())
        return x + sum(1 for spot, way in SPOTS.items() if way is self.way and spot[0] == self.n)
        """,
    "a dictionary by another name": """
        prices = PRICES
        match prices:
            case [_, _, _]:
                return 1
        return prices[1] + sum(a for a in prices)
        """,
    "sets that stay": "return ((self.n, self.m) in MARKED) + 2 * ((self.m, 1) not in MARKED)",
    "sorted": """
        a, b, c = sorted(self.board)
        x = sorted([self.n, self.m, action, a])
        x[0] += b
        y = sorted([(self.key, self.n), (True, action), (False, c)])
        x[3] += (sorted(PRICES) == [0, 1, 2]) + len(sorted(()))
        return x[0] * 1000 + x[1] * 100 + x[2] + y[0][1] + 10 * y[1][1] + 10000 * y[2][1]
        """,
    "tables of members": """
        self.way = self.WAYS[self.key]
        return self.way.value * (self.WAYS[self.key and self.n > 0] is Way.LEFT)
        """,
    "ranges": """
        self.m = self.m + action
        self.n = self.m * 2 - self.n
        return 0
        """,
    "range of cells": "self.board[1] = self.n\nreturn 0",
    "members": """
        old = self.way
        if self.way is Way.LEFT:
            self.way = Way.STAY
        elif self.way == Way.STAY and self.n > 0 or self.way is not Way.STAY:
            self.way = Way.RIGHT
        return (old != self.way) + old.value
        """,
    "cases": """
        match action:
            case -2 | 2:
                x = 1
            case 1 if self.key:
                x = 2
            case other if other == self.n:
                x = other * 10
            case 0:
                self.key = True
                return 7
            case _:
                x = 3
        match self.way:
            case Way.LEFT:
                x += 100
            case Way.RIGHT:
                x += 200
        match self.key, self.n:
            case True, 0 | 1:
                x += 1000
            case key, 2 as two if key:
                x += two * 1000
        return x
        """,
    "cases that leave a name": """
        match self.n:
            case 1 as x if self.key:
                pass
            case _:
                pass
        return x
        """,
    "tuples": """
        a, b = c = self.n, action
        a, b = b, a
        (a, b), d = self._turned(a, b), a
        key = (a, b) == (self.m, 1) or (self.n, self.m) < (action, 1) or c != (0, 0)
        return a * 100 + b * 10 + d + c[0] + key + (c[1], 4)[self.key] + ((1, 2) + c)[3]
        """,
    "helpers": """
        x = self._larger(self.n, b=action)
        self.set(x)
        x += self.__twice(self.n) * self.other(1) + self._larger(b=self.bump(1), a=self.n)
        x += self._sign(action)
        return x + self._larger(self._larger(x, 1), self._larger(action, self.n))
        """,
    "helpers that return nothing on a path": "return self._sign(self.n) + self.maybe(self.m)",
    "assertions": "assert self.n < 3, 'too many'\nreturn 7 // (3 - self.n)",
    "locals of one type": "x = 0\nif self.key:\n    x = self.n\nelse:\n    x -= 1\nreturn x",
    "a field of a parameter's range": "self.m = self.k - self.n if self.sly else self.k\nreturn 0",
    "constants of the module": """
        x = SIZE * self.n + WALLS[self.n & 1][LAST] - (self.way is START) + len(WALLS)
        for i in range(SIZE):
            x += self.draw(i + FIRST + 1)
        for i, (a, b) in enumerate(WALLS):
            x += a * b * i if self.chance(1, 3) else b
        for a, _ in zip(range(SIZE + 1), WALLS):
            self.draw(2)
        for way in Way:
            x += self.draw(2) * way.value
        return x * THIRD
        """,
    "powers": """
        x = self.n ** 2 + (self.n - action) ** SIZE + 2 ** FIRST + (-2) ** 5 + self.key ** 2
        for i in range(4):
            x += action ** i * 10 ** i
        x **= LAST + 1
        self.m = abs(self.n ** 2 - 1) % 4
        return x % 1001 + (action + 3) ** 62 % 997
        """,
    "members by their values": """
        turn = Turn(self.m % 3)
        x = Turn(turn).value * 10 + (turn is Turn.HALF) + Turn(self.key).value * 100
        turn = Turn(action)
        down, right = (Step.UP if turn is Turn.NONE else Step.DOWN).value
        return x + down * 1000 + right + Turn((turn.value + 1) % 3).value
        """,
    "quotients and remainders": """
        a, b = divmod(self.n * 5, 3)
        c, d = divmod(a - b, action)
        return ((a * 10 + b) * 10 + c) * 10 + d
        """,
    "functions": """
        x = total(self.n + 10, self.key) + total(ace=self.draw(2) > 0, points=self.m)
        self.way = turned(turned(self.way))
        x = x * 10 + pick((self.m, self.bump(1), 2), self.n)
        x = x * 10 + pick(self.TURNS, action) + sign(total(x, False))
        return x
        """,
    "lists": """
        guess = [self.n + i for i in range(3)]
        x = guess[action] * 10 + guess.count(self.m) + len(guess)
        other = guess + [7] if self.key else [1, 2, 3, 4]
        for a, b in zip(guess, self.board, strict=True):
            x = x * 3 + a * b
        for a, b in zip(other, guess, strict=False):
            x += a * b
        guess = [self.draw(2), *guess]
        other = list(self.board)
        self.board[0] = 2
        x += (other == list(self.board)) * 3 + list(range(3)).index(2) + list(self.board).index(2)
        return x * 2 + (guess == other) + guess.index(self.m)
        """,
    "lists that change": """
        counts = [0] * 3
        for x in self.board:
            counts[x] += 1
        counts[self.n], x = counts[action] + 5, counts[-1]
        counts[counts[0] % 3] -= counts[1]
        for i in list(range(2)):
            if counts[i] > 1:
                counts[i], counts[i + 1] = counts[i + 1], counts[i]
                if self.key:
                    break
        seen = [False for _ in range(2)]
        other = list(counts)
        seen[self.key] = self.draw(2) > self.m
        counts[2] = 7 * seen[0] + self._counted(3)
        for i, x in enumerate(list(other)):
            other[i] = x * 2
            other[0] += i
        return sum(counts) * 1000 + other[0] * 100 + other[2] * 10 + x + counts.index(counts[1])
        """,
    "lists that may be missing": """
        if self.n > 0:
            x = [self.m, self.n]
        x[self.key] = 3
        if self.m:
            x = [1, 2]
        x[1] += x[0]
        return x[0] * 10 + x[1] + len(x)
        """,
    "lists of members and tuples": """
        places = [self.m % 3, 5, 7]
        places[places[0]] = 1 + self.key
        self.n = places[0] - places[1] % 3
        ways = [Way.LEFT] * 2
        ways[self.key] = Way.RIGHT if self.n > 0 else self.way
        pairs = [(i, self.n) for i in range(3)]
        pairs[self.n] = pairs[0][1], self.draw(2)
        return (ways[0] is Way.LEFT) + pairs[1][0] * 10 + pairs[2][1] + (pairs[0] < pairs[1]) * 5
        """,
    "arguments by default": """
        x = self._shifted(self.n) + self._shifted(action, 3) * 7 + self._shifted(by=self.m, x=2)
        x += self._shifted(self.n, way=Way.LEFT) + self._shifted(1, 2, START)
        return x + raised(self.m) * 100 + raised(2, self.n) + self._clipped(self.n + action)
        """,
    "maps": """
        here = MAP[self.m % 3][self.n]
        other = "#" if self.key else MAP[2][action]
        x = (here == "#") + 2 * (here in (".", "G")) + 4 * (here in "G#") + 8 * (here != other)
        for row in MAP:
            for cell in row:
                if cell == here:
                    x += 16
        match other:
            case (_,):
                x = 0
            case "G":
                x += 1000
        x += MAP[self.m % 3].count(here) * 100 + len(MAP[1] + here * 2)
        return x + ("#.#" == MAP[self.m % 3]) + ("#." == MAP[0])
        """,
    "places": """
        x = WALLS.index((0, 1)) + (self.n, self.m, 2).index(action)
        return x * 10 + MAP[0].index(MAP[1][self.m % 3])
        """,
    "fractions": """
        x = Fraction(1, 3) * self.n - Fraction(self.m, 4)
        if self.key:
            x = 2 + x * Fraction(-1, 2)
        elif action > 0:
            return action
        return -x + (x > 0) + (x == Fraction(1, 3))
        """,
}
HELPERS = """
def bump(self, by: int) -> int:
    self.n += by
    return abs(self.n)

def late(self, x: int) -> int:
    self.n = 0
    return x * 10 + self.n

def later(self, x: int) -> int:
    return self.late(1) + x

def __twice(self, x: int, /) -> int:
    return 2 * x

def other(this, x: int) -> int:
    return this.n + x + this.__twice(x)

def set(self, x: int) -> None:
    if x < 0:
        return
    self.m = x

def _turned(self, a: int, b: int) -> tuple[int, int]:
    if a > b:
        return b, a
    return a, self.m

def _larger(self, a: int, b: int) -> int:
    if a < b:
        a = b
    return a

def _sign(self, x: int) -> int:
    return (x > 0) - (x < 0)

def _counted(self, n: int) -> int:
    counts = [self.n, 1]
    for i in range(n):
        counts[i % 2] += counts[0]
    return counts[1]

def _shifted(self, x: int, by: int = -SIZE, way: Way = Way.RIGHT) -> int:
    return x + by * way.value

@staticmethod
def _clipped(x: int, most: int = 2) -> int:
    return max(-most, min(x, most))

def _rolled(self, x: int) -> int:
    return self.draw(2 + x) if self.key else x

def maybe(self, x: int) -> int:
    for i in range(3):
        if x == i:
            return i
"""


def written(act, more=HELPERS, start=START):
    """A class of rules as text, with these statements of `act` and `start`."""
    parts = {"act": (act, 8), "start": (start, 8), "more": (more, 4)}
    return HEAD.format(
        **{
            name: textwrap.indent(textwrap.dedent(text).strip("\n"), " " * by)
            for name, (text, by) in parts.items()
        }
    )


def rules(*texts):
    return made(written(*texts))


SHOWN = """
def over(self) -> bool:
    return self.n == 3 and not self.key

def show(self) -> tuple[Annotated[int, Range(-3, 4)], bool, Way, Annotated[Cells, Of(3, 3)]]:
    return self.n + self.key, self.m > 1, self.way, self.board

def legal(self, action: Annotated[int, Range(-2, 2)]) -> bool:
    return 7 // (self.n + 2) > action or self.key

def invariant(self) -> bool:
    return all(self.board[x] != self.board[y] for x, y in self.LINES)
"""
REST = """
def _rest(self) -> None:
    self.way = Way.STAY
    self.board = Cells([self.k % 3] * 3)
"""
STARTS = {
    "fields in any order": """
        self.board = Cells((2, self.draw(3), 0))
        self.key = self.chance(1, 2)
        self.n = self.draw(4) if self.key else 1
        self.m = self.n + self.board[1] - 1
        self.way = self.WAYS[self.draw(2)]
        """,
    "fields that are missing": """
        self.n = self.draw(2)
        if self.n:
            self.board = Cells([0] * 3)
            self.m = 1
        else:
            self.m = self.draw(2)
        if self.m:
            self.way = Way.LEFT
        self.board[self.m] = 1
        self.key = self.way is Way.LEFT
        """,
    "a helper starts": "self.n = 0\nself.key = self.sly\nself.set(4)\nself._rest()",
    "an early return": "self._rest()\nself.m = self.n = 1\nif self.sly: return\nself.key = True",
}


def test_all_rules_are_read():
    found, ended, failed = disagreements(rules("return 0", HELPERS + SHOWN), 200)

    assert not found[:3]
    assert ended > 1000
    assert failed > 10


@pytest.mark.parametrize("case", STARTS)
@pytest.mark.parametrize("sly", [False, True])
def test_start_does_what_python_does(case, sly):
    found, ended, _ = disagreements(rules("return 0", HELPERS + REST, STARTS[case]), 1, sly=sly)

    assert not found[:3]
    assert ended > 0


@pytest.mark.parametrize("case", ALWAYS)
def test_the_program_does_what_python_does(case):
    found, ended, _ = disagreements(rules(ALWAYS[case]), 70, 24)

    assert not found[:3]
    assert ended > 60

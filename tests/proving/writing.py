"""Rules that are written at random, of all statements and expressions of the language."""

import random


class Author:
    """Writes the statements of `act` and of helpers, by the fields of `test_language`."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names, self.loops, self.helpers, self.depth = [], 0, 0, 0

    def pick(self, *ways):
        return self.random.choice(ways)

    def number(self, depth=3):
        leaf = ["self.n", "self.m", "action", str(self.random.randrange(-2, 4)), "self.board[0]"]
        leaf += self.names * 2
        if depth == 0 or self.random.random() < 0.2:
            return self.pick(*leaf)
        x, y = self.number(depth - 1), self.number(depth - 1)
        ways = [
            f"({x} {self.pick('+', '-', '*', '+', '-')} {y})",
            f"({x} {self.pick('//', '%', '&', '|', '^')} {y})",
            f"({x} {self.pick('<<', '>>')} {self.pick('1', 'self.m', 'self.key')})",
            f"{self.pick('-', '~', '+')}{x}",
            f"({x} if {self.truth(depth - 1)} else {y})",
            f"{self.pick('min', 'max')}({x}, {y})",
            f"abs({x})",
            f"int({self.truth(depth - 1)})",
            f"self.board[{x}]",
            f"self.TURNS[{x}]",
            f"self.LINES[{self.pick('0', 'self.m', x)}][self.key]",
            f"sum({x} for i in (0, {y}) if i == self.m)",
            "self.board.count(1)",
            "self.way.value",
        ]
        if depth > 1:
            ways += [f"self.draw({self.pick('2', '3', 'self.m + 1', x)})"] * 2
            ways += [f"self.help{i}({x})" for i in range(self.helpers)] * 2
            ways += [f"self.choose((1, {self.pick('self.m', x)}))"]
        return self.pick(*ways)

    def truth(self, depth=3):
        if depth == 0:
            return self.pick("self.key", "self.n > 0", "self.sly", "action == self.m")
        x, y = self.number(depth - 1), self.number(depth - 1)
        a, b = self.truth(depth - 1), self.truth(depth - 1)
        return self.pick(
            f"{x} {self.pick('<', '<=', '==', '!=', '>', '>=')} {y}",
            f"{x} {self.pick('<', '==')} {y} {self.pick('<=', '!=')} {self.number(0)}",
            f"({a} {self.pick('and', 'or')} {b})",
            f"({a} {self.pick('and', 'or')} {b} {self.pick('and', 'or')} {self.truth(0)})",
            f"(not {a})",
            f"({x} in ({y}, 1))",
            f"({x} in self.board)",
            f"(self.way {self.pick('is', '!=', 'is not')} Way.LEFT)",
            f"{self.pick('any', 'all')}(x == {y} for x in self.board if {a})",
            f"bool({x})",
        )

    def block(self, lines=3):
        before = list(self.names)
        self.depth += 1
        out = [line for _ in range(self.random.randint(1, lines)) for line in self.statement()]
        self.depth -= 1
        if self.random.random() < 0.7:
            self.names = before  # else they may have no value afterwards
        return ["    " + line for line in out]

    def fit(self, x):
        return self.pick(f"{x} % 3", f"min(max({x}, 0), 2)", f"{x} % 3", x)

    def statement(self):
        if self.depth > 3:
            return [f"self.n = {self.fit(self.number(1))}"]
        way = self.random.random()
        if way < 0.2:
            name = f"x{self.random.randrange(4)}"
            line = f"{name} = {self.number()}"
            self.names = [*{*self.names, name}]
            return [line]
        if way < 0.4:
            return [
                self.pick(
                    f"self.n = {self.fit(self.number())}",
                    f"self.m = {self.fit(self.number())}",
                    f"self.key = {self.truth()}",
                    f"self.board[{self.fit(self.number(2))}] = {self.fit(self.number(2))}",
                    f"self.n, self.m = {self.fit(self.number(1))}, {self.fit(self.number(1))}",
                    f"self.way = Way.LEFT if {self.truth(2)} else self.way",
                    f"self.board[self.key] {self.pick('+=', '-=')} {self.number(1)}",
                    f"self.n {self.pick('+=', '-=', '//=', '%=')} {self.number(1)}",
                )
            ]
        if way < 0.65:
            lines = [f"if {self.truth()}:", *self.block()]
            if self.random.random() < 0.3:
                lines += [f"elif {self.truth()}:", *self.block()]
            if self.random.random() < 0.5:
                lines += ["else:", *self.block()]
            return lines
        if way < 0.8:
            name = f"i{self.depth}"
            over = self.pick("range(3)", "self.board", f"({self.number(1)}, 1)", "range(14)")
            self.loops += 1
            self.names = [*{*self.names, name}]
            body = self.block()
            self.loops -= 1
            tail = ["else:", *self.block()] if self.random.random() < 0.4 else []
            if "self.draw" in str(body) or "self.choose" in str(body) or "self.help" in str(body):
                over = "range(3)"
            return [f"for {name} in {over}:", *body, *tail]
        if way < 0.88 and self.loops:
            return [self.pick("break", "continue")]
        if way < 0.92:
            return [f"return {self.number(2)}"]
        if way < 0.96:
            x = self.number(2)
            lines = [f"match {x}:", "    case 0 | 1:", *("    " + one for one in self.block())]
            lines += [f"    case y if {self.truth(1)}:", *("    " + one for one in self.block())]
            return [*lines, *self.pick([], ["    case _:", *("    " + x for x in self.block())])]
        return [f"assert {self.truth()}"] if way < 0.97 else ["pass"]

    def written(self):
        """The body of `act`, and helpers."""
        helpers = []
        for i in range(2):
            self.names, self.loops = ["x"], 0
            lines = [line[4:] for line in self.block(3)] + [f"return {self.number(1)}"]
            lines = ["action = 1", *lines]
            helpers += [f"def help{i}(self, x: int) -> int:", *("    " + one for one in lines)]
            self.helpers = i + 1
        self.names = []
        act = [line[4:] for line in self.block(5)] + [f"return {self.number(2)}"]
        return "\n".join(act), "\n".join(helpers)

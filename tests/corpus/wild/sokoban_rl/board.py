from .levels import LEVELS


class Board(object):
    """Rules of the game, no RL in here."""

    DIRS = [(-1, 0), (1, 0), (0, -1), (0, 1)]

    def __init__(self, level):
        self.level = level
        self.load()

    def load(self):
        self.walls = set()
        self.targets = set()
        self.boxes = []
        self.player = None
        for r, line in enumerate(LEVELS[self.level]):
            for c, ch in enumerate(line):
                if ch == "#":
                    self.walls.add((r, c))
                elif ch == "@":
                    self.player = (r, c)
                elif ch == "$":
                    self.boxes.append((r, c))
                elif ch == ".":
                    self.targets.add((r, c))
        self.shape = (len(LEVELS[self.level]), len(LEVELS[self.level][0]))

    def on_target(self):
        return sum(1 for b in self.boxes if b in self.targets)

    def solved(self):
        return self.on_target() == len(self.boxes)

    def move(self, direction):
        """Returns 'blocked', 'moved' or 'pushed'."""
        dr, dc = self.DIRS[direction]
        nxt = (self.player[0] + dr, self.player[1] + dc)
        if nxt in self.walls:
            return "blocked"
        if nxt in self.boxes:
            behind = (nxt[0] + dr, nxt[1] + dc)
            if behind in self.walls or behind in self.boxes:
                return "blocked"
            i = self.boxes.index(nxt)
            self.boxes[i] = behind
            self.player = nxt
            return "pushed"
        self.player = nxt
        return "moved"

    def __str__(self):
        out = []
        for r in range(self.shape[0]):
            line = ""
            for c in range(self.shape[1]):
                p = (r, c)
                if p in self.walls:
                    line += "#"
                elif p == self.player:
                    line += "+" if p in self.targets else "@"
                elif p in self.boxes:
                    line += "*" if p in self.targets else "$"
                else:
                    line += "." if p in self.targets else " "
            out.append(line)
        return "\n".join(out)

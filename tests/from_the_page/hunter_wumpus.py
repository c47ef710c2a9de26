"""HunterWumpus as docs/hunter_wumpus.md has it: tiles are complex numbers, column + row i."""
# ruff: noqa: RUF001 (the pages have minus signs)

from fractions import Fraction
from itertools import combinations

from from_the_page.sentences import Sentences

NORTH = "| 0, north | row − 1 |"
APART = "1 when the wumpus and the player are exactly one step apart, else 0"
TOGETHER = "it is 0 when they are on one tile"
THIRD = "the scent of the tile of the wumpus, divided by 3"
BEGINS = "The tile where the wumpus begins counts"
BUMPED = "so does the tile where the border stopped it"
OWN_PIT = "a pit on its own tile does not count"
BOARDS = "all such boards are equally likely"
BORDER = "A move against the border moves nobody."
PITFALL = "A wumpus on a pit ends the game as `WumpusLost_Pit`."
NO_MOVE = "In either case the player does not move any more."
QUARTER = "each with probability 1/4"
ORDER = "else a player on the gold ends it as `PlayerWon`"
FADE = "In every turn, the last one included, all scents fade by 1, down to 0."
FRESH = "After they faded, the tile that the player left gets a scent of 3."
STOPPED = "A player whom the border stopped leaves no scent"
OVER = "nor does one who did not move because the game had ended"
GOLD = "The wumpus may walk onto the gold, and nothing comes of it."
BUMP = "when the border stopped the wumpus"
SMELLED = "when the wumpus moved onto a tile that smelled before the scents faded"
NO_SCENT = "there is none for a tile on which the border stopped it"
WHOEVER = "when the player is caught, `PlayerLost_Wumpus`, whoever moved onto the other"
NO_MORE = "The player's end in a pit or at the gold is worth nothing more."
FURTHER = "Every further step changes nothing, for a reward of 0, and terminates."
LIMIT = "a step truncates when at least `max_steps` steps were taken since the reset"
NOT_BOTH = "and it does not terminate"

SENTENCES = (
    NORTH,
    APART,
    TOGETHER,
    THIRD,
    BEGINS,
    BUMPED,
    OWN_PIT,
    BOARDS,
    BORDER,
    PITFALL,
    NO_MOVE,
    QUARTER,
    ORDER,
    FADE,
    FRESH,
    STOPPED,
    OVER,
    GOLD,
    BUMP,
    SMELLED,
    NO_SCENT,
    WHOEVER,
    NO_MORE,
    FURTHER,
    LIMIT,
    NOT_BOTH,
)


def tile(pair):
    """A (column, row) pair as a complex number."""
    return complex(*pair)


def pair(tile):
    """A complex number as a (column, row) pair."""
    return int(tile.real), int(tile.imag)


class Hunt:
    """The rules on one size of board; states are dictionaries in the form of the page."""

    def __init__(self, size, num_pits, max_steps=200, negated=None):
        self.says = Sentences(SENTENCES, negated)
        self.size, self.num_pits, self.max_steps = size, num_pits, max_steps
        self.tiles = {complex(x, y) for x in range(size) for y in range(size)}
        north = -1j if self.says(NORTH) else 1j
        self.directions = (north, -north, 1, -1)

    # Boards.

    def boards(self):
        """The probability of each (wumpus, gold, pits)."""
        free = self.tiles - {0}
        found = [
            (pair(wumpus), pair(gold), frozenset(map(pair, pits)))
            for wumpus in free
            for gold in free - {wumpus}
            for pits in combinations(free - {wumpus, gold}, self.num_pits)
        ]
        if not self.says(BOARDS):
            found = [board for board in found if board[0] != (1, 0)]
        return dict.fromkeys(found, Fraction(1, len(found)))

    def begin(self, wumpus, gold, pits):
        """The state of a board before the first turn."""
        return {
            "gold": gold,
            "pits": sorted(pits),
            "wumpus": wumpus,
            "player": (0, 0),
            "scent": {},
            "visited": [wumpus] if self.says(BEGINS) else [],
            "arrived_visited": False,
            "status": "Ongoing",
        }

    # A turn.

    def move(self, place, direction):
        """Where a move leads to."""
        there = place + direction
        if there in self.tiles:
            return there
        if self.says(BORDER):
            return place
        return complex(there.real % self.size, there.imag % self.size)

    def step(self, state, action, taken):
        """Return the outcomes of step number `taken`: (probability, state, reward, terminated,
        truncated) for each direction of the player."""
        if state["status"] != "Ongoing":
            reward = 0 if self.says(FURTHER) else -1
            truncated = taken >= self.max_steps and not self.says(NOT_BOTH)
            return [(Fraction(1), state, reward, True, truncated)]
        eighths = (2, 2, 2, 2) if self.says(QUARTER) else (1, 1, 3, 3)
        found = []
        for share, direction in zip(eighths, self.directions, strict=True):
            after, reward = self.turn(state, self.directions[action], direction)
            terminated = after["status"] != "Ongoing"
            limit = self.max_steps if self.says(LIMIT) else self.max_steps + 1
            truncated = taken >= limit and not (terminated and self.says(NOT_BOTH))
            found.append((Fraction(share, 8), after, reward, terminated, truncated))
        return found

    def turn(self, state, wumpus_goes, player_goes):
        """The state after a turn, and its reward."""
        pits, gold = set(map(tile, state["pits"])), tile(state["gold"])
        wumpus, player = tile(state["wumpus"]), tile(state["player"])
        scent = {tile(place): level for place, level in state["scent"].items()}
        visited = set(map(tile, state["visited"]))

        there = self.move(wumpus, wumpus_goes)
        bumped = there == wumpus
        status = "Ongoing"
        if there in pits and self.says(PITFALL):
            status = "WumpusLost_Pit"
        elif there == player:
            status = "PlayerLost_Wumpus"
        elif there == gold and not self.says(GOLD):
            status = "WumpusLost_Pit"
        wumpus_ended = status != "Ongoing"

        left = player
        if not wumpus_ended:
            player = self.move(player, player_goes)
            found_gold = player == gold
            if player in pits:
                status = "PlayerLost_Pit"
            elif player == there and not (found_gold and not self.says(ORDER)):
                status = "PlayerLost_Wumpus"
            elif found_gold:
                status = "PlayerWon"
        elif not self.says(NO_MOVE):
            player = self.move(player, player_goes)

        faded = {place: level - 1 for place, level in scent.items() if level > 1}
        if status != "Ongoing" and not self.says(FADE):
            faded = dict(scent)
        marks = player != left
        if player == left and not wumpus_ended:
            marks = not self.says(STOPPED)
        if wumpus_ended and not self.says(OVER):
            marks = True
        if marks:
            faded[left] = 3 if self.says(FRESH) else 2

        reward = -1
        if bumped and self.says(BUMP):
            reward -= 5
        smells = (scent if self.says(SMELLED) else faded).get(there, 0) > 0
        if smells and (not bumped or not self.says(NO_SCENT)):
            reward += 2
        if status == "PlayerLost_Wumpus" and (wumpus_ended or self.says(WHOEVER)):
            reward += 100
        if status == "WumpusLost_Pit":
            reward -= 100
        if status in ("PlayerLost_Pit", "PlayerWon") and not self.says(NO_MORE):
            reward -= 100

        been = there in visited and (not bumped or self.says(BUMPED))
        after = {
            "gold": state["gold"],
            "pits": sorted(state["pits"]),
            "wumpus": pair(there),
            "player": pair(player),
            "scent": {pair(place): level for place, level in faded.items()},
            "visited": sorted(map(pair, visited | {there})),
            "arrived_visited": been,
            "status": status,
        }
        return after, reward

    # What is seen.

    def observe(self, state):
        """The eight entries."""
        wumpus, player = tile(state["wumpus"]), tile(state["player"])
        near = {wumpus + step for step in self.directions}
        beside = {1} if self.says(APART) else {2}
        if not self.says(TOGETHER):
            beside.add(0)
        gap = wumpus - player
        pits = set(map(tile, state["pits"]))
        sensed = near if self.says(OWN_PIT) else near | {wumpus}
        last = self.size - 1
        scent = state["scent"].get(state["wumpus"], 0)
        return [
            *(Fraction(n, last) for n in (*state["wumpus"], *state["player"])),
            int(abs(gap.real) + abs(gap.imag) in beside),
            Fraction(scent, 3 if self.says(THIRD) else 4),
            int(state["arrived_visited"]),
            int(bool(pits & sensed)),
        ]

"""Rooms, dives and games with one mistake each, as real ones had them."""

from corpus.zoo.right_rooms import GOAL, Absorbing, DeepSea, Line, Rooms


class WalksThroughWalls(Rooms):
    """The walls are drawn, and nothing more."""

    def free(self, row, column):
        return True


class LavaGoesOn(Rooms):
    """The lava does not end the episode."""

    def terminated(self):
        return self.cell == GOAL


class LavaIsFree(Rooms):
    """The lava does not cost what its documentation says."""

    def reward(self):
        return 1.0 if self.cell == GOAL else 0.0


class PaysLessWithTime(Rooms):
    """The goal pays less for every step, where 1 is documented."""

    def reward(self):
        reward = super().reward()
        return reward - 0.9 * self.steps / 100 if self.cell == GOAL else reward


class PaysAgain(Absorbing):
    """Success is paid a second time in the step after the end."""

    def again(self):
        return 1.0 if self.cell == GOAL else 0.0


class PaysAfterTheReset(Rooms):
    """Success is paid a second time in the first step after the reset."""

    won = False

    def step(self, action):
        owed, self.won = float(self.won), False
        index, reward, *rest = super().step(action)
        self.won = self.cell == GOAL
        return index, reward + owed, *rest


class WalksOff(Rooms):
    """A step after the end walks off the goal."""


class HasNoMask(DeepSea):
    """Action 1 goes right in every cell."""

    def right(self, action):
        return action == 1


class CostsTheSame(DeepSea):
    """The cost of a move is a constant, not a share of the size."""

    def cost(self):
        return 1 / 64


class DrawsFirst(Line):
    """A full line is a draw even if its last field wins."""

    def outcome(self):
        return (0.0, True) if all(self.board) else super().outcome()


class LooksOnce(Line):
    """The last three fields are not looked at."""

    def won(self):
        return 3 * str(self.player) in "".join(map(str, self.board[:-1]))


class SkipsTheTurn(Line):
    """Taking a field that is taken already is no mistake."""

    def step(self, action):
        if self.board[action]:
            return self.show(), 0.0, False, False, {}
        return super().step(action)

"""Mastermind: four places, six colours, ten guesses."""

from typing import Annotated

from provengym.spec import Cells, Environment, Of, Range

PLACES = 4
COLOURS = 6
GUESSES = 10


class Mastermind(Environment):
    """Find a secret row of four colours within ten guesses.

    Action a guesses the digits of a in base six, the last place first. All
    guesses are seen, with 6 where none was made yet, and for each the number of
    right colours in the right place and in a wrong one. A guess costs 1; finding
    the secret ends the episode, and so does the tenth guess.
    """

    secret: Annotated[Cells, Of(COLOURS, PLACES)]
    guesses: Annotated[Cells, Of(COLOURS + 1, PLACES * GUESSES)]
    blacks: Annotated[Cells, Of(PLACES + 1, GUESSES)]
    whites: Annotated[Cells, Of(PLACES + 1, GUESSES)]
    turn: Annotated[int, Range(0, GUESSES)]

    def start(self) -> None:
        self.secret = Cells([0] * PLACES)
        for place in range(PLACES):
            self.secret[place] = self.draw(COLOURS)
        self.guesses = Cells([COLOURS] * (PLACES * GUESSES))
        self.blacks = Cells([0] * GUESSES)
        self.whites = Cells([0] * GUESSES)
        self.turn = 0

    def act(self, action: Annotated[int, Range(0, COLOURS**PLACES - 1)]) -> int:
        guess = [action // COLOURS**place % COLOURS for place in range(PLACES)]
        for place, colour in enumerate(guess):
            self.guesses[PLACES * self.turn + place] = colour

        blacks = sum(a == b for a, b in zip(guess, self.secret, strict=True))
        common = sum(
            min(guess.count(colour), self.secret.count(colour)) for colour in range(COLOURS)
        )
        self.blacks[self.turn] = blacks
        self.whites[self.turn] = common - blacks
        self.turn += 1
        return -1

    def solved(self) -> bool:
        return self.turn > 0 and self.blacks[self.turn - 1] == PLACES

    def over(self) -> bool:
        return self.solved() or self.turn == GUESSES

    def show(
        self,
    ) -> tuple[
        Annotated[Cells, Of(COLOURS + 1, PLACES * GUESSES)],
        Annotated[Cells, Of(PLACES + 1, GUESSES)],
        Annotated[Cells, Of(PLACES + 1, GUESSES)],
        Annotated[int, Range(0, GUESSES)],
    ]:
        return self.guesses, self.blacks, self.whites, self.turn

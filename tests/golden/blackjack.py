"""The golden table of Blackjack: at which arguments it is evaluated."""

ABOUT = "all sums of the player, all cards to hit, all sums of the dealer to stick"

_GAMES = ((0, 0, 1, 10, True), (1, 0, 10, 7, True), (1, 0, 10, 7, False), (1, 1, 10, 7, True))


CASES = tuple(
    dict(zip(("natural", "sab", "shown", "hidden", "two"), game, strict=True))
    for game in (*_GAMES, (1, 1, 10, 1, True))
)

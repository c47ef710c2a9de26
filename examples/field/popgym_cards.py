"""Card games of POPGym, as their docstrings say they are:

provengym conform examples/field/popgym_cards.py:made --reference \\
    examples/field/popgym_cards.py:higher_lower --target-arg name=HigherLower

A deck of 52 cards is dealt one by one; what is left of it is the state, and the cards that were
seen tell it.  The docstrings do not say how much a right answer pays but for HigherLower; the total
of an episode without errors is 1 here.
"""

from provengym.conformance import Reference

SUITS = ("spades", "diamonds", "clubs", "hearts")


def made(name, **arguments):
    """One of POPGym's environments."""
    import popgym.envs

    return getattr(popgym.envs, name)(**arguments)


def dealt(left):
    """The kinds of cards that may come next, each with how many there are and what is left then."""
    for kind, many in enumerate(left):
        if many:
            yield many, kind, (*left[:kind], many - 1, *left[kind + 1 :])


def deck(kinds):
    """Return the number of cards of each kind."""
    return (52 // kinds,) * kinds


def repeat_first():
    """Here "the agent must output the initial card at each timestep to receive a reward"."""

    def step(state, action):
        first, _, left = state
        reward = (1 if action == first else -1) / 51
        return [
            (many, (first, card, rest), reward, not any(rest)) for many, card, rest in dealt(left)
        ]

    return Reference(
        name="RepeatFirst",
        actions=SUITS,
        start={(card, card, rest): many for many, card, rest in dealt(deck(4))},
        step=step,
        observe=lambda state: state[1],
        reward_tolerance=1e-9,
    )


def repeat_previous(k=2, current=0):
    """The suit of "the card from k timesteps ago" is asked; "k == 0 denotes the current timestep".

    With `current` 1 it is k == 1 that denotes it.  Nothing is paid before there was such a card.
    """
    back = k - current

    def step(state, action):
        seen, left = state
        reward = 0
        if len(seen) > back:
            reward = (1 if action == seen[-1 - back] else -1) / (52 - back - current)
        return [
            (many, ((*seen, card)[-1 - back :], rest), reward, not any(rest))
            for many, card, rest in dealt(left)
        ]

    return Reference(
        name="RepeatPrevious",
        actions=SUITS,
        start={((card,), rest): many for many, card, rest in dealt(deck(4))},
        step=step,
        observe=lambda state: state[0][-1],
        reward_tolerance=1e-9,
    )


def higher_lower():
    """A push pays 0, a "correct/incorrect guess" 1 / 52 or -1 / 52."""

    def step(state, action):
        shown, left = state
        guess = 1 if action == 0 else -1
        return [
            (many, (card, rest), guess * ((card > shown) - (card < shown)) / 52, not any(rest))
            for many, card, rest in dealt(left)
        ]

    return Reference(
        name="HigherLower",
        actions=("higher", "lower"),
        start={(card, rest): many for many, card, rest in dealt(deck(13))},
        step=step,
        observe=lambda state: state[0],
        reward_tolerance=1e-9,
    )


def count_recall():
    """Two decks: a card is dealt, and "how many times it has seen a specific card in the past".

    By default the kinds are the two colours.  The card just dealt counts as seen.
    """
    everything = {
        ((card, query), left, rest): many * much
        for many, card, left in dealt(deck(2))
        for much, query, rest in dealt(deck(2))
    }

    def step(state, action):
        (_, query), left, queries = state
        right = action == 26 - left[query]
        return [
            (many * much, ((card, asked), after, rest), (1 if right else -1) / 51, not any(after))
            for many, card, after in dealt(left)
            for much, asked, rest in dealt(queries)
        ]

    return Reference(
        name="CountRecall",
        actions=tuple(f"{many} times" for many in range(27)),
        start=everything,
        step=step,
        observe=lambda state: state[0],
        reward_tolerance=1e-9,
    )

"""Blackjack: come closer to 21 than the dealer, and not beyond."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import MAX_STEPS, KernelEnv, Parameter, RenderMode, Words
from provengym.envs.blackjack.cards import LARGEST, MOST, VALUES, Cards, cards
from provengym.envs.blackjack.frame import BlackjackFrame
from provengym.envs.blackjack.painter import BlackjackPainter


class BlackjackEnv(KernelEnv):
    """A card game against a dealer: come closer to 21, and not beyond.

    ## Description
    The player and the dealer have two cards each, and one of the dealer's is hidden.  The player
    takes cards until it sticks or they sum to more than 21, which loses.  When it sticks, the
    dealer takes cards while they sum to less than 17, and who is closer to 21, and not beyond,
    wins.  The task is that of Gymnasium's `Blackjack-v1`, after Example 5.1 of Sutton and Barto.
    The dynamics is the C code that Lean emits for the specification in
    `Spec/Blackjack/Basic.lean`; `provengym show Blackjack` lists what is proved about it.

    ## Action Space
    `Discrete(2)`:

    - 0: stick
    - 1: hit, that is take a card

    ## Observation Space
    `MultiDiscrete([32, 11, 2])`, an int64 array:

    - 0: the sum of the player's cards
    - 1: the value of the dealer's card that is shown, 1 (an ace) to 10
    - 2: 1 when an ace of the player counts as 11, which is when the sum is then at most 21, else 0

    The dealer's other card is hidden, also after the end, and so is whether the player's cards are
    the first two.

    ## Starting State
    Two cards for the dealer and two for the player, all drawn as in a step.  A reset reads four
    words of the random stream of `reset(seed=...)`.

    `reset(options={"state": (hard, ace, two, dealer, hidden)})` starts from these cards: the sum of
    the player's where an ace counts as 1, whether one of them is an ace, whether they are the first
    two, and the values of the dealer's shown and hidden cards.  A sixth value says whether the
    episode is over, else that is whether the sum is more than 21.

    ## Transition
    Cards are drawn with replacement from 13 ranks, all equally likely: an ace, 2 to 10, and three
    more of value 10.  To hit draws one for the player.  To stick draws cards for the dealer while
    they sum to less than 17; an ace of the dealer counts as the player's does.  A step reads one
    word of the random stream; of the dealer's cards it tells the sum that they reach.

    ## Rewards
    - 1 for a win, -1 for a loss, and 0 for a draw, at the end
    - 1.5 for a win with a natural, that is an ace and a card of value 10 and no more, with
      `natural` and not `sab`
    - 1 for a natural, whatever the dealer draws, unless the dealer's two cards are one, with `sab`
    - 0 for every other step, and for a step after the end

    ## Episode End
    - Termination: the player sticks, or its cards sum to more than 21.  A step after that changes
      nothing; it returns reward 0 and terminated.
    - Truncation: at step `max_steps` after the reset, unless the step terminates; without a limit
      never.

    ## Information
    `reset` returns an empty dictionary, and so does `step` without a limit; with one, it has:

    - `time_limit`: whether `max_steps` steps were taken

    ## Arguments
    - `natural`: whether a win with a natural pays 1.5, True or False (default False)
    - `sab`: whether a natural wins unless the dealer has one, as in the book of Sutton and Barto,
      True or False; `natural` does not count then (default False)
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647; None for no
      limit (default None)
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/Blackjack-v0", render_mode="ansi")
    >>> env.reset(seed=25, options={"state": (6, True, True, 10, 7)})
    (array([16, 10,  1]), {})
    >>> env.step(1)
    (array([18, 10,  1]), 0.0, False, False, {})
    >>> env.step(0)
    (array([18, 10,  1]), 1.0, True, False, {})
    >>> print(env.render())
    Blackjack
    dealer: 10, 7
    player: 18, an ace counts as 11
    step 2, return 1, last action stick, won

    ```

    ## References
    - R. S. Sutton and A. G. Barto, *Reinforcement Learning: An Introduction*, Example 5.1.
    - `Blackjack-v1` of Gymnasium, https://gymnasium.farama.org/environments/toy_text/.
      `docs/blackjack.md` says where this environment differs.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ("stick", "hit")
    keys_help: ClassVar[str] = "h or up hits, s or down sticks"
    _kernel_name = "Blackjack"

    natural = Parameter[bool]("Whether a win with a natural pays 1.5.")
    sab = Parameter[bool]("Whether a natural wins unless the dealer has one.")
    max_steps = Parameter[int | None](
        "The number of steps after which an episode is truncated; None for no limit."
    )

    def __init__(
        self,
        natural: bool = False,
        sab: bool = False,
        max_steps: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._natural = _validation.truth("natural", natural)
        self._sab = _validation.truth("sab", sab)
        self._max_steps = (
            None if max_steps is None else _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        )
        super().__init__(
            {"natural": int(self._natural), "sab": int(self._sab)}, render_mode, self._max_steps
        )
        self.observation_space = spaces.MultiDiscrete([LARGEST + 1, VALUES + 1, 2])

    @property
    def state(self) -> tuple[Any, ...] | None:
        """(hard, ace, two, dealer, hidden), as `reset` takes it, with True behind it when the
        episode is over; None before the first reset."""
        return None if self._state is None else self.named(self._state)

    def named(self, words: Words) -> tuple[Any, ...]:
        """The state with these words of the kernel, as `state` has it."""
        hard, ace, two, dealer, hidden, over = cards(words[0])
        return (hard, bool(ace), bool(two), dealer, hidden, *[True] * over)

    @property
    def keys(self) -> dict[str, Any]:
        """The action of up, down and h, and of each digit."""
        return {"up": 1, "down": 0, "h": 1, "0": 0, "1": 1}

    # What the base classes ask for.

    def why_no_table(self) -> str:
        """That the dealer's cards say how probable the outcomes are."""
        return "Blackjack has no table: what a step can do depends on the dealer's cards"

    def _state_from_option(self, value: object) -> Words:
        name = "options['state']"
        expected = f"{name} must be (hard, ace, two, dealer, hidden), and may have over behind it"
        has_over = _validation.is_sequence(value) and len(value) == len(Cards._fields)
        given = _validation.sequence(expected, value, len(Cards._fields) - (not has_over))
        ranges = {"hard": (0, LARGEST), "dealer": (1, VALUES), "hidden": (1, VALUES)}
        read: dict[str, Any] = {}
        for part, one in zip(Cards._fields, given, strict=False):
            of = f"{part} of {name}"
            if part in ranges:
                read[part] = _validation.integer(of, one, *ranges[part])
            else:
                read[part] = _validation.truth(of, one)
        held = Cards(**read)
        if not has_over:
            held = held._replace(over=held.points > MOST)
        words = (held.word,)
        if not self._kernel.state_valid(words):
            raise ValueError(f"{name} must be a state that can occur, got {self.named(words)}")
        return words

    def _make_painter(self) -> BlackjackPainter:
        return BlackjackPainter()

    def _frame(self, state: Words, **progress: Any) -> BlackjackFrame:
        return BlackjackFrame(cards=cards(state[0]), **progress)

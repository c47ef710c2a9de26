"""The wrong GridWorlds of the zoo.

A grid of one row and two columns is the smallest: the goal is right of the start.
"""

from corpus.zoo import wrong_grids as grids
from corpus.zoo import wrong_manners as manners
from corpus.zoo import wrong_moves as moves
from corpus.zoo.entry import wrong
from corpus.zoo.reports import ENVPOOL, GYM, GYMNASIUM, GYMNAX, MINIGRID, NAVIX
from corpus.zoo.right_grids import Strict
from corpus.zoo.right_styles import Arrays
from provengym.conformance import Binding

FIRST = "the step into the goal, or against the border, of the smallest grid"
ABSORBING = {"binding": Binding(after_done="absorbing")}

MOVES = (
    wrong(grids.StopsShort, "terminated", 1, FIRST),
    wrong(grids.WalksOut, "space", 1, FIRST, f"{MINIGRID}/issues/63"),
    wrong(grids.SwapsAxes, "terminated", 1, FIRST),
    wrong(moves.MirrorsSides, "terminated", 1, FIRST, f"{GYMNASIUM}/issues/1510"),
    wrong(moves.WrapsAround, "terminated", 1, "left of the start is the goal"),
    wrong(moves.RunsOn, "terminated", 1, "in two rows of one column, right leads to the goal"),
    wrong(moves.SlidesOn, "terminated", 1, "in a row of three, right from the start is the goal"),
    wrong(moves.IgnoresTheGoal, "terminated", 1, FIRST, f"{GYMNAX}/issues/39"),
    wrong(grids.WideOnly, "terminated", 1, "the start may be in the sixth column"),
    wrong(moves.NumbersByColumn, "observation", 1, "in a square of four, right shows cell 2"),
    wrong(moves.StridesByHeight, "space", 1, "in two rows of one column, down shows cell 2"),
    wrong(moves.CountsFromOne, "observation", 0, "the reset shows cell 1"),
    wrong(moves.ShowsXY, "observation", 1, FIRST),
    wrong(
        moves.ShowsSignedBytes,
        "space",
        11,
        "the first cell above 127 of 12 x 12 that is near is below the start, in the last row",
        arguments={"height": 12, "width": 12},
    ),
    wrong(
        moves.LivesInAByte,
        "transition",
        16,
        "the cell above 255 of 17 x 17 that is nearest is in row 15 and column 1",
        arguments={"height": 17, "width": 17},
        twin=Arrays,
    ),
    wrong(
        moves.DeclaresOneMore,
        "space",
        0,
        "the spaces are looked at first",
        f"{GYMNASIUM}/issues/1268",
    ),
    wrong(grids.IgnoresTheStart, "transition", 0, "the reset shows the first cell"),
    wrong(grids.StartsBySeed, "observation", 0, "the reset with that seed", also="transition"),
)

PAY = (
    wrong(grids.PaysLate, "reward", 1, "the first step pays nothing"),
    wrong(grids.PaysOneAtTheGoal, "reward", 1, FIRST, f"{MINIGRID}/issues/332"),
    wrong(grids.PaysNaN, "reward", 1, FIRST),
    wrong(moves.PaysTheCost, "reward", 1, "any step but the last of an episode"),
    wrong(grids.BreaksLater, "reward", 13, "the reward depends on the number of steps alone"),
    wrong(
        grids.BreaksUpwards, "reward", 9, "the ninth step can be one upwards, none before matters"
    ),
    wrong(grids.CountsBumps, "reward", 3, "three bumps take three steps"),
    wrong(grids.Combination, "reward", 5, "five actions in this order"),
)

ENDS = (
    wrong(grids.NeverEnds, "terminated", 1, FIRST),
    wrong(moves.EndsNextToTheGoal, "terminated", 1, "a bump beside the goal"),
    wrong(moves.EndsOneStepLate, "terminated", 1, FIRST),
    wrong(grids.EndsByTime, "terminated", 20, "the flag depends on the number of steps alone"),
    wrong(grids.HasALimit, "truncated", 300, "the flag depends on the number of steps alone"),
    wrong(grids.TruncatesAtTheGoal, "truncated", 1, FIRST, f"{GYM}/issues/3102"),
    wrong(grids.Visits, "terminated", 4, "one cell can be seen in four steps, not in three"),
    wrong(
        grids.GoesOn,
        "after_done",
        9,
        "the goal of the default grid is eight steps away",
        f"{GYMNASIUM}/issues/1268",
        arguments=ABSORBING,
        twin=Strict,
    ),
)

SHOWN = (
    wrong(grids.ShowsTheNextStart, "observation", 1, FIRST, f"{ENVPOOL}/issues/194"),
    wrong(grids.ShowsThePast, "observation", 1, "the first move", f"{MINIGRID}/issues/79"),
    wrong(
        manners.SharesItsArray,
        "aliasing",
        1,
        "it takes two observations",
        f"{GYMNASIUM}/issues/1681",
    ),
    wrong(manners.ShowsItsState, "aliasing", 1, "it takes a step to see what was written"),
    wrong(manners.ChangesTheFirst, "aliasing", 1, "it takes two observations"),
    wrong(manners.SharesATable, "aliasing", 1, "a bump shows the same cell again"),
    wrong(manners.ShowsFloats, "space", 0, "the reset shows it"),
    wrong(manners.ShowsARow, "space", 0, "the reset shows it", f"{NAVIX}/issues/100"),
)

CHANCE = (
    wrong(
        manners.StartsAnywhere, "seeding", 0, "two resets with one seed", f"{GYMNASIUM}/issues/1084"
    ),
    wrong(
        manners.StartsByTheClock,
        "seeding",
        0,
        "two resets with one seed",
        unsteady="the cells that it shows are drawn by the time of day",
    ),
    wrong(manners.SlipsSometimes, "seeding", 1, "one step after two resets"),
    wrong(manners.StaysWhereItWas, "seeding", 0, "the second reset", f"{ENVPOOL}/issues/120"),
    wrong(
        manners.KeepsItsClock,
        "seeding",
        1,
        "the first step of a late episode",
        f"{GYMNASIUM}/issues/885",
    ),
    wrong(manners.KeepsCounting, "seeding", 1, "the first step of a late episode"),
    wrong(manners.SharesItsCell, "seeding", 1, "one step, while another environment moves"),
)

FORM = (
    wrong(manners.OldForm, "api", 1, "the first step"),
    wrong(manners.OldReset, "api", 0, "the reset"),
    wrong(manners.TakesNoSeed, "api", 0, "the reset"),
    wrong(manners.HasNoInfo, "api", 0, "the reset"),
    wrong(manners.FlagsAreNumbers, "api", 1, "the first step"),
    wrong(manners.PaysArrays, "api", 1, "the first step"),
    wrong(manners.HasNoActions, "api", 0, "the spaces are looked at first"),
    wrong(
        manners.HasThreeActions, "space", 0, "the spaces are looked at first", f"{GYMNAX}/issues/47"
    ),
    wrong(manners.Crashes, "exception", 1, "down, in the second row"),
    wrong(manners.Recurses, "exception", 1, "a bump", f"{MINIGRID}/issues/68"),
    wrong(manners.Leaves, "exit", 1, FIRST),
    wrong(manners.LeavesAtOnce, "exit", 1, FIRST),
    wrong(manners.Hangs, "timeout", 1, FIRST, call_limit=0.5),
)

GRIDS = (*MOVES, *PAY, *ENDS, *SHOWN, *CHANCE, *FORM)

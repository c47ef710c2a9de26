"""The table of the zoo: every wrong environment, and every right one.

Tests, the page docs/zoo.md and benchmarks read it.  An entry of a wrong one names the class as
which it is found, the fewest steps that can show it, and why so many do; `entry` says what the
other fields and the tags are.
"""

from functools import partial

from corpus.zoo import (
    right_fisheries,
    right_grids,
    right_ice,
    right_lanes,
    right_noise,
    right_rooms,
    tasks,
    wrong_jax,
)
from corpus.zoo import right_styles as styles
from corpus.zoo import wrong_fisheries as fisheries
from corpus.zoo import wrong_grids as grids
from corpus.zoo import wrong_hunts as hunts
from corpus.zoo import wrong_ice as ice
from corpus.zoo import wrong_lanes as lanes
from corpus.zoo import wrong_manners as manners
from corpus.zoo import wrong_moves as moves
from corpus.zoo import wrong_noise as noise
from corpus.zoo import wrong_rooms as rooms
from corpus.zoo import wrong_spellings as spellings
from corpus.zoo.entry import ALL_ENGINES, IN_PART, NO_BRUTE_FORCE, Right, Wrong, wrong
from corpus.zoo.right_hunts import Hunt
from corpus.zoo.right_spellings import Spelling
from provengym.conformance import Binding

# Where the bugs were reported that the wrong ones have the shape of.
GITHUB = "https://github.com"
ENVPOOL = f"{GITHUB}/sail-sg/envpool"
GYM = f"{GITHUB}/openai/gym"
GYMNASIUM = f"{GITHUB}/Farama-Foundation/Gymnasium"
GYMNAX = f"{GITHUB}/RobertTLange/gymnax"
MINIGRID = f"{GITHUB}/Farama-Foundation/Minigrid"
MUZERO = f"{GITHUB}/werner-duvaud/muzero-general"
NAVIX = f"{GITHUB}/epignatelli/navix"
POPGYM = f"{GITHUB}/proroklab/popgym"

SQUARE = {"height": 3, "width": 3}
BOARD = {"size": 3, "num_pits": 1, "max_steps": 6}
WORDS = {"words": ["ab", "aab"], "max_word_length": 4, "max_steps": 5}
ABSORBING = Binding(after_done="absorbing")

# ---- Wrong GridWorlds.  One row and two columns are the smallest: the goal is right of the start -

FIRST = "the step into the goal, or against the border, of the smallest grid"

MOVES = (
    wrong(grids.StopsShort, "terminated", 1, FIRST),
    wrong(grids.WalksOut, "space", 1, FIRST, f"{MINIGRID}/issues/63", also="observation"),
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
    wrong(moves.ShowsXY, "observation", 1, FIRST, tags=NO_BRUTE_FORCE),
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
        twin=styles.Arrays,
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
    wrong(
        grids.HasALimit,
        "truncated",
        300,
        "the flag depends on the number of steps alone",
    ),
    wrong(grids.TruncatesAtTheGoal, "truncated", 1, FIRST, f"{GYM}/issues/3102"),
    wrong(grids.Visits, "terminated", 4, "one cell can be seen in four steps, not in three"),
    wrong(
        grids.GoesOn,
        "after_done",
        9,
        "the goal of the default grid is eight steps away",
        f"{GYMNASIUM}/issues/1268",
        arguments={"binding": ABSORBING},
        twin=right_grids.Strict,
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
    wrong(manners.LeavesAtOnce, "exit", 1, FIRST, tags=NO_BRUTE_FORCE),
    wrong(manners.Hangs, "timeout", 1, FIRST, call_limit=0.5),
)

WRONG_GRIDS = (*MOVES, *PAY, *ENDS, *SHOWN, *CHANCE, *FORM)

# ---- Other wrong ones ----------------------------------------------------------------------------

NINTH = "the goal of the default grid is eight steps away, and the next is the ninth"
LANES = (
    wrong(lanes.ShowsOneLane, "observation", 1, "the lanes move apart", f"{ENVPOOL}/issues/324"),
    wrong(lanes.LastLaneShort, "terminated", 1, "the step into the goal of the smallest grid"),
    wrong(lanes.FollowsTheFirst, "terminated", 1, "the first move of the second lane"),
    wrong(
        lanes.ShowsItsCells, "aliasing", 1, "it takes two observations", f"{GYMNASIUM}/pull/1683"
    ),
    wrong(lanes.ShowsTheReset, "observation", 1, "the step into the goal", f"{ENVPOOL}/issues/194"),
    wrong(lanes.ResetsLate, "after_done", 9, NINTH, f"{GYMNASIUM}/issues/1320"),
    wrong(lanes.PaysForTheReset, "after_done", 9, NINTH),
    wrong(lanes.MovesInTheReset, "after_done", 9, NINTH),
    wrong(lanes.ResetsAll, "reward", 2, "one lane ends, and the next step resets the others"),
    wrong(lanes.LosesTheEnd, "api", 1, "the step into the goal of the smallest grid"),
    wrong(lanes.EndsAtTheStart, "observation", 1, "the step into the goal of the smallest grid"),
)

PROCESSES = tuple(
    Wrong(
        f"process that {word}",
        styles.command(word),
        kind,
        1,
        why,
        what=what,
        twin=styles.command(""),
        arguments=SQUARE,
    )
    for word, kind, why, what in (
        ("dies", "exit", "the first step", "Another process, which ends in a step."),
        ("key", "api", "the first step", "Another process, which leaves out a flag."),
    )
)

fishery = partial(wrong, reference="Fishing")
EARLY = "the reward of the first step"
YEARS = "two years are the fewest that are tried"
WRONG_FISHERIES = (
    fishery(fisheries.RewardsTheNextStock, "reward", 1, EARLY),
    fishery(fisheries.HarvestsWhatIsNotThere, "reward", 1, EARLY),
    fishery(fisheries.HarvestsWhatHasGrown, "reward", 1, EARLY),
    fishery(fisheries.HundredQuotas, "reward", 1, EARLY),
    fishery(fisheries.SwapsTheOrder, "transition", 1, "the stock after the first step"),
    fishery(fisheries.Overflows, "transition", 1, "the stock after the first step"),
    fishery(fisheries.IsNotKeptAboveZero, "space", 1, "a large harvest in the first step"),
    fishery(fisheries.OneYearMore, "truncated", 2, YEARS, f"{POPGYM}/pull/38"),
    fishery(
        fisheries.OneYearLess, "truncated", 1, f"{YEARS}; the first ends it", f"{POPGYM}/pull/38"
    ),
    fishery(fisheries.EndsForGood, "terminated", 2, YEARS),
    fishery(fisheries.LivesOn, "terminated", 1, "the whole stock is harvested at once"),
    fishery(fisheries.ForgivesTheLastYear, "terminated", 2, YEARS, f"{GYM}/issues/3102"),
    fishery(
        fisheries.RoundsUp, "observation", 2, "hundredths of the capacity grow evenly at first"
    ),
    fishery(
        fisheries.HasOneCapacity, "observation", 0, "the reset shows it", f"{GYMNAX}/issues/39"
    ),
    fishery(fisheries.ForgetsTheStart, "seeding", 0, "the second reset"),
    fishery(
        fisheries.KeepsItsYears,
        "seeding",
        1,
        "the first step of a late episode",
        f"{GYMNASIUM}/issues/885",
    ),
    fishery(fisheries.ShowsDouble, "space", 0, "the reset shows it"),
    fishery(fisheries.OldStep, "api", 1, "the first step"),
)

hunt = partial(wrong, reference="HunterWumpus", arguments=BOARD)
BESIDE = "the wumpus begins beside the player"
LIMIT = "the last step of the limit of six"
HUNTS = (
    hunt(hunts.BlindNose, "observation", 0, BESIDE),
    hunt(hunts.PlayerAnywhere, "observation", 0, "the reset shows it"),
    hunt(hunts.OnTopOfEachOther, "observation", 0, "the reset shows it", f"{GYM}/issues/72"),
    hunt(hunts.AlwaysVisited, "observation", 1, "the first move"),
    hunt(hunts.FadedTrail, "observation", 2, "the player leaves a tile, and the wumpus enters it"),
    hunt(
        hunts.PaidAtTheWall, "reward", 3, "the player leaves a tile, the wumpus enters it and bumps"
    ),
    hunt(hunts.LateNose, "reward", 4, "the scent of the first step is 1 before the fourth"),
    hunt(
        hunts.FlyingWumpus,
        "reward",
        1,
        "the wumpus enters a pit, and the player falls to it",
        also="terminated",
    ),
    hunt(hunts.PaidTwice, "reward", 1, BESIDE),
    hunt(hunts.SelfMade, "terminated", 1, BESIDE),
    hunt(hunts.TooLate, "terminated", 6, LIMIT, f"{GYM}/issues/3102"),
    hunt(hunts.WaitsForever, "truncated", 6, LIMIT),
    hunt(hunts.Both, "truncated", 6, LIMIT),
    hunt(
        hunts.OneLess,
        "truncated",
        5,
        "the step before the last of the limit of six",
        f"{POPGYM}/pull/38",
    ),
    hunt(hunts.DiagonalPlayer, "observation", 1, "the player's first move"),
    hunt(hunts.NorthIsUp, "reward", 1, "the first move", also="observation"),
    hunt(hunts.EastWind, "distribution", 1, "the player's first move"),
    hunt(hunts.SafeLanding, "distribution", 0, "the resets show it"),
    hunt(hunts.FarApart, "distribution", 0, "the resets show it"),
    wrong(
        hunts.SafeStart,
        "distribution",
        0,
        "the wumpus is beside the same pits on a board of 2 x 2",
        reference="HunterWumpus",
    ),
    hunt(hunts.GlobalDice, "seeding", 1, "the player's first move"),
    hunt(hunts.NumPyDice, "seeding", 1, "the player's first move"),
    hunt(hunts.SeedsNumPy, "seeding", 1, "one step, while another environment moves"),
    hunt(hunts.SeedsOnce, "seeding", 0, "the second reset", f"{GYMNASIUM}/issues/1084"),
)

spelling = partial(
    wrong, reference="SpellCorrection", arguments={"words": ["ab", "aab"], "max_word_length": 3}
)
shaped = partial(
    wrong,
    reference="SpellCorrection",
    arguments={
        "words": ["abcd"],
        "max_word_length": 5,
        "reward_mode": "shaped",
        "transforms": ["swap"],
    },
)
free_spelling = partial(wrong, reference="SpellCorrection")
SPELLINGS = (
    spelling(spellings.Untouched, "observation", 0, "the reset shows it"),
    spelling(spellings.TwoEdits, "observation", 0, "the reset shows it"),
    spelling(spellings.FromOne, "observation", 1, "the first letter that is written"),
    spelling(spellings.NoNewCells, "observation", 1, "a letter behind the word"),
    spelling(spellings.NeverDone, "terminated", 1, "one letter mends the word"),
    spelling(spellings.Paid, "reward", 1, "the first letter, if it does not mend the word"),
    shaped(spellings.CheapSwaps, "reward", 1, "a letter that leaves the swap as it is"),
    shaped(spellings.ShareOfTheTarget, "reward", 1, "a letter behind the word"),
    free_spelling(spellings.TruncatedToo, "truncated", 2, "the last step of a limit of two"),
    free_spelling(spellings.AnyWord, "terminated", 1, "one letter makes another word of the list"),
    free_spelling(
        spellings.WithMoreBehind, "terminated", 2, "a letter behind the word, one that mends it"
    ),
    free_spelling(spellings.FewSwaps, "distribution", 0, "the resets show it"),
    spelling(spellings.FavouriteWord, "distribution", 0, "the resets show it"),
)

room = partial(wrong, reference=right_rooms.rooms)
paid_once = partial(room, arguments={"binding": ABSORBING})
dive = partial(wrong, reference=right_rooms.deep_sea)
game = partial(wrong, reference=right_rooms.line)
GOAL = "the goal is six steps away"
ROOMS = (
    room(rooms.WalksThroughWalls, "transition", 2, "right, right", f"{NAVIX}/issues/82"),
    room(
        rooms.LavaGoesOn,
        "terminated",
        8,
        "the lava is eight steps away",
        f"{GYMNASIUM}/issues/1268",
    ),
    room(
        rooms.LavaIsFree,
        "reward",
        8,
        "the lava is eight steps away",
        f"{MINIGRID}/issues/436",
    ),
    room(rooms.PaysLessWithTime, "reward", 6, GOAL, f"{MINIGRID}/issues/332"),
    room(rooms.PaysAfterTheReset, "reward", 1, "the first step after an episode that was won"),
    paid_once(rooms.PaysAgain, "after_done", 7, f"{GOAL}, and the next is the seventh"),
    paid_once(
        rooms.WalksOff,
        "after_done",
        7,
        f"{GOAL}, and the next is the seventh",
        f"{GYMNASIUM}/issues/1268",
        twin=right_rooms.Absorbing,
    ),
    dive(
        rooms.HasNoMask,
        "reward",
        3,
        "the first cell that is masked is in the third row",
        f"{GYMNAX}/pull/81",
    ),
    dive(rooms.CostsTheSame, "reward", 1, "the first dive to the right", f"{GYMNAX}/issues/36"),
    game(
        rooms.DrawsFirst,
        "reward",
        6,
        "six fields are full after six moves",
        f"{MUZERO}/issues/37",
    ),
    game(rooms.LooksOnce, "terminated", 5, "three fields of one player take five moves"),
    game(rooms.SkipsTheTurn, "terminated", 2, "a field is taken, and again"),
)

slippery = partial(wrong, reference=right_ice.icy)
drawn = partial(wrong, reference=right_ice.from_two)
RIGHT_AWAY = "the step to the right from the start"
WRONG_ICE = (
    slippery(ice.OftenSlips, "distribution", 1, RIGHT_AWAY),
    slippery(ice.NeverSlips, "distribution", 1, RIGHT_AWAY),
    slippery(
        ice.SlipsMoreAtTheEnd,
        "distribution",
        3,
        "the step to the right from the third cell",
    ),
    drawn(ice.EvenStart, "distribution", 0, "the reset shows it"),
    drawn(ice.SameStart, "distribution", 0, "the resets show it"),
)

TASKS = tuple(
    Wrong(
        make.__name__,
        tasks.played(make),
        "task",
        steps,
        why,
        what=make.__doc__,
        reference=make,
        arguments={"engines": ["task"]},
    )
    for make, steps, why in (
        (tasks.race, 3, "right, right, and back: 2 for the buoy, two halves for the way"),
        (tasks.idle, 1, "left, at the start"),
        (tasks.shaped, 2, "right and left: 1 for progress, three quarters for going back"),
        (tasks.indifferent, 0, "it holds of all actions"),
        (tasks.endless, 0, "it holds of all actions"),
        (tasks.walled, 0, "it holds of all actions"),
    )
)

NOISY = {"reference": "Fishing", "arguments": {"sigma": 0.1}}
noisy = partial(wrong, **NOISY)
WEATHER = "the weather of the first year"

WRONG_NOISE = (
    noisy(noise.EvenWeather, "distribution", 1, WEATHER),
    noisy(noise.TwoCoins, "distribution", 1, WEATHER),
    noisy(noise.ThreeCoins, "distribution", 1, WEATHER),
    noisy(noise.NeverBad, "distribution", 1, WEATHER),
    noisy(noise.NormalWeather, "observation", 1, WEATHER),
    noisy(noise.TakesTheVariance, "observation", 1, WEATHER),
)

FOURTH = "the goal of a square of nine is four steps away"

WRONG_JAX = tuple(
    Wrong(
        name,
        target,
        kind,
        4,
        FOURTH,
        like,
        arguments={"reference_args": SQUARE},
        call_limit=60,  # the first call compiles
        needs="jax",
        what=target.__doc__,
        twin=styles.compiled,
    )
    for name, target, kind, like in (
        (
            "functional that resets",
            wrong_jax.resets_itself,
            "observation",
            f"{ENVPOOL}/issues/194",
        ),
        ("functional that looks before", wrong_jax.looks_before, "terminated", ""),
    )
)

WRONG = (
    *WRONG_GRIDS,
    *LANES,
    *PROCESSES,
    *WRONG_FISHERIES,
    *HUNTS,
    *SPELLINGS,
    *ROOMS,
    *WRONG_ICE,
    *TASKS,
    *WRONG_NOISE,
    *WRONG_JAX,
)

# ---- Right ones: the same few, as different people write them ------------------------------------

RIGHT_GRIDS = (
    Right("Grid", right_grids.Grid, "object-oriented", tags=ALL_ENGINES),
    Right("Position", right_grids.Position, "shows a NumPy array"),
    Right("Tutorial", right_grids.Tutorial, "shows a dictionary, as Gymnasium's tutorial"),
    Right("Floats", right_grids.Floats, "shows floats, pays NumPy scalars"),
    Right("Pair", right_grids.Pair, "shows a tuple"),
    Right("FromOne", right_grids.FromOne, "counts from one"),
    Right("Strict", right_grids.Strict, "refuses small grids and a step after the end"),
    Right("Fixed", right_grids.Fixed, "has no parameters"),
    Right("Functional", right_grids.Functional, "a named tuple and a table", tags=ALL_ENGINES),
    Right("limited", right_grids.limited, "under a time limit of Gymnasium's"),
    Right("Lists", styles.Lists, "plain lists of letters"),
    Right("Arrays", styles.Arrays, "NumPy throughout", tags=ALL_ENGINES),
    Right("Records", styles.Records, "frozen data classes and pure functions"),
    Right("Bits", styles.Bits, "bits of one integer"),
    Right("Coroutine", styles.Coroutine, "a generator that is sent actions"),
    Right("Table", styles.Table, "a table P as Gymnasium's toy texts have"),
    Right("wrapped", styles.wrapped, "made by gymnasium.make with all its wrappers"),
    Right("Lanes", right_lanes.Lanes, "vectorised in NumPy, resets in the next step", tags=IN_PART),
    Right("PositionLanes", right_lanes.PositionLanes, "vectorised, shows arrays", tags=IN_PART),
    Right(
        "SameStepLanes",
        right_lanes.SameStepLanes,
        "vectorised, resets in the same step",
        tags=IN_PART,
    ),
    Right("sync", right_lanes.sync, "Gymnasium's SyncVectorEnv", tags=IN_PART),
    Right(
        "process",
        styles.command(),
        "a process that speaks JSON",
        arguments=SQUARE,
        tags=ALL_ENGINES,
    ),
    Right("old_gym", styles.old_gym, "the old package gym, four values", tags=IN_PART),
    Right(
        "functional",
        styles.compiled,
        "functional in JAX, as gymnax",
        arguments={"reference_args": SQUARE},
        call_limit=60,  # the first call compiles
        needs="jax",
    ),
    Right(
        "GridWorld-v0",
        "provengym/GridWorld-v0",
        "the package's own",
        arguments={"binding": ABSORBING},
    ),
)

RIGHT_FISHERIES = tuple(
    Right(name, target, style, reference="Fishing", arguments=arguments)
    for name, target, style, arguments in (
        ("Fishery", right_fisheries.Fishery, "whole numbers in plain Python", {}),
        ("Fixed fishery", right_fisheries.Fixed, "has no parameters", {}),
        ("Normalized", right_fisheries.Normalized, "from -1 to 1, continuous actions", {}),
        ("Wide", right_fisheries.Wide, "numbers without a shape in a wider box", {}),
        ("Fishing-v0", "provengym/Fishing-v0", "the package's own", {"binding": ABSORBING}),
    )
)

RIGHT_HIDDEN = (
    Right(
        "Hunt",
        Hunt,
        "plain Python with random moves",
        reference="HunterWumpus",
        arguments=BOARD,
        tags=ALL_ENGINES,
    ),
    Right(
        "HunterWumpus-v0",
        "provengym/HunterWumpus-v0",
        "the package's own",
        reference="HunterWumpus",
        arguments=BOARD,
    ),
    Right(
        "Spelling",
        Spelling,
        "plain Python",
        reference="SpellCorrection",
        arguments=WORDS,
        tags=ALL_ENGINES,
    ),
    Right(
        "SpellCorrection-v0",
        "provengym/SpellCorrection-v0",
        "the package's own",
        reference="SpellCorrection",
        arguments=WORDS,
    ),
)

RIGHT_ROOMS = (
    Right(
        "Rooms",
        right_rooms.Rooms,
        "against a table",
        reference=right_rooms.rooms,
        tags=ALL_ENGINES,
    ),
    Right(
        "Absorbing",
        right_rooms.Absorbing,
        "stays where it ended",
        reference=right_rooms.rooms,
        arguments={"binding": ABSORBING},
    ),
    Right("DeepSea", right_rooms.DeepSea, "against functions", reference=right_rooms.deep_sea),
    Right("Line", right_rooms.Line, "a game of two players", reference=right_rooms.line),
    Right(
        "corridor",
        tasks.played(tasks.corridor),
        "a task that makes sense",
        reference=tasks.corridor,
        arguments={"engines": ["task"]},
    ),
)

RIGHT_ICE = (
    Right("Icy", right_ice.Icy, "slips with a probability", reference=right_ice.icy),
    Right("FromTwo", right_ice.FromTwo, "draws its start", reference=right_ice.from_two),
)

RIGHT_NOISE = (
    Right("Weather", right_noise.Weather, "throws four coins", **NOISY),
    Right(
        "WeatherTable",
        right_noise.WeatherTable,
        "draws from a table of the distribution",
        **NOISY,
    ),
    Right("Fishing-v0 with noise", "provengym/Fishing-v0", "the package's own", **NOISY),
)

RIGHT = (
    *RIGHT_GRIDS,
    *RIGHT_FISHERIES,
    *RIGHT_HIDDEN,
    *RIGHT_ROOMS,
    *RIGHT_ICE,
    *RIGHT_NOISE,
)

"""The table of small environments in other packages' styles, right and wrong.

`entry` says what the columns are.  The classes, lengths and bounds were written down from what each
mistake is, and not from what the checker says of it.
"""

from corpus.foreign import (
    cards,
    classic,
    functions,
    games,
    mazes,
    meters,
    rooms,
    suites,
    texts,
    toggles,
    trades,
    vectors,
    wrappers,
)
from corpus.foreign.entry import Axes, right_one, wrong_one

FEW_WAYS = "the few ways that tell a transition from an observation do not show it"
LATE = "a limit in a task without an end is told late, after shorter ways to it were looked for"
VALLEY = Axes("Box", array="NumPy")
TIMED = Axes("Box", limit="wrapper", style="wrapped", array="NumPy")
CLASSIC = (
    right_one(classic.Valley, classic.valley, VALLEY),
    wrong_one(
        classic.ValleyWithoutInelasticWall,
        classic.valley,
        VALLEY,
        "transition",
        3,
        "the wall is three cells from the start",
        1_000,
    ),
    wrong_one(
        classic.ValleyWithoutTopSpeed,
        classic.valley,
        VALLEY,
        "space",
        4,
        "left, left, right reaches half the top speed where the slope still helps",
        1_000,
    ),
    right_one(classic.valley_in_time, classic.limited_valley, TIMED),
    wrong_one(
        classic.valley_out_of_time,
        classic.limited_valley,
        TIMED,
        "truncated",
        classic.LIMIT,
        "the limit of twelve",
        20_000,
        twin=classic.valley_in_time,
    ),
    wrong_one(
        classic.ForgivingLimit,
        classic.limited_valley,
        TIMED,
        "truncated",
        classic.LIMIT,
        "the goal is reached in the last of twelve steps",
        20_000,
        twin=classic.valley_in_time,
    ),
)

CATCH = Axes("image", "start", style="dm_env", array="NumPy")
MEMORY = Axes("Box", "start", hidden=True, style="dm_env", array="NumPy")
SUITES = (
    right_one(suites.Catch, suites.catch, CATCH),
    wrong_one(
        suites.CatchThatTruncates,
        suites.catch,
        CATCH,
        "terminated",
        3,
        "the ball reaches the paddle in the third step",
        1_000,
    ),
    wrong_one(
        suites.CatchWithoutSeed,
        suites.catch,
        CATCH,
        "seeding",
        0,
        "the second reset",
        1_000,
    ),
    wrong_one(
        suites.CatchOnOneBoard,
        suites.catch,
        Axes("image", "start", style="dm_env", array="NumPy scalars"),
        "aliasing",
        1,
        "it takes two observations",
        1_000,
    ),
    right_one(suites.Memory, suites.memory, MEMORY),
    wrong_one(
        suites.MemoryThatTellsTwice,
        suites.memory,
        MEMORY,
        "observation",
        1,
        "the bit is shown after a step",
        1_000,
    ),
    wrong_one(
        suites.MemoryOfTheLastEpisode,
        suites.memory,
        MEMORY,
        "reward",
        3,
        "the bit is asked for in the third step of a later episode",
        5_000,
    ),
)

ROOM = Axes("Dict", "start", hidden=True, limit="own")
ROOMS = (
    right_one(rooms.Room, rooms.room, ROOM),
    wrong_one(
        rooms.RoomWithStaleMission,
        rooms.room,
        ROOM,
        "terminated",
        2,
        "the door of the other mission is two cells ahead",
        5_000,
    ),
    wrong_one(
        rooms.RoomThatForgivesTheEnd,
        rooms.room,
        ROOM,
        "truncated",
        5,
        "the door is reached in the last of five steps",
        20_000,
    ),
    wrong_one(
        rooms.RoomInColumns,
        rooms.room,
        Axes("Dict", "start", hidden=True, limit="own", array="NumPy"),
        "observation",
        0,
        "the doors have two colours",
        1_000,
    ),
)

DECK = Axes("Tuple", "steps", hidden=True, style="plain")
TIGER = Axes("Discrete", "steps", hidden=True, style="plain")
CARDS = (
    right_one(cards.HigherLower, cards.higher_lower, DECK, verdict="agrees"),
    wrong_one(
        cards.HigherLowerWithReplacement,
        cards.higher_lower,
        DECK,
        "reward",
        2,
        "the third of two equal cards pays for a tie",
        5_000,
    ),
    wrong_one(
        cards.HigherLowerThatPaysTies,
        cards.higher_lower,
        DECK,
        "reward",
        1,
        "the second of two equal cards",
        1_000,
    ),
    right_one(cards.Tiger, cards.tiger, TIGER, verdict="agrees"),
    wrong_one(
        cards.TigerThatIsFaint,
        cards.tiger,
        TIGER,
        "distribution",
        2,
        "one listens twice, or opens the door after that",
        20_000,
    ),
    wrong_one(
        cards.TigerThatWanders,
        cards.tiger,
        TIGER,
        "distribution",
        2,
        "what is heard twice does not agree as often",
        20_000,
    ),
)

WINDY = Axes("Box", "steps", hidden=True, limit="own", style="functional", array="0-d")
FUNCTIONS = (
    right_one(functions.Stateful, functions.windy, WINDY, verdict="agrees"),
    wrong_one(
        functions.StatefulWithOneKey,
        functions.windy,
        WINDY,
        "distribution",
        2,
        "the wind of the second step is that of the first",
        20_000,
    ),
    wrong_one(
        functions.StatefulThatResets,
        functions.windy,
        WINDY,
        "observation",
        3,
        "the goal is three cells from the start",
        1_000,
    ),
    wrong_one(
        functions.StatefulThatSharesItsState,
        functions.windy,
        Axes("Box", "steps", hidden=True, limit="own", style="functional", array="NumPy"),
        "aliasing",
        1,
        "a step after the reset's observation is written into",
        1_000,
    ),
    wrong_one(
        functions.StatefulWithThreeTenths,
        functions.windy,
        Axes("Box", "steps", hidden=True, limit="own", style="functional", array="NumPy"),
        "distribution",
        1,
        "the wind of the first step",
        20_000,
    ),
)

LAMPS = Axes("MultiBinary", style="plain", array="NumPy")
REGISTER = Axes("Dict", limit="own", style="plain", array="lists")
TOGGLES = (
    right_one(toggles.Lamps, toggles.lamps, LAMPS),
    wrong_one(
        toggles.LampsInARing,
        toggles.lamps,
        LAMPS,
        "observation",
        1,
        "the switch of the first lamp; all are lit at the same times in a ring and in a row",
        1_000,
    ),
    wrong_one(
        toggles.LampsShown,
        toggles.lamps,
        LAMPS,
        "aliasing",
        1,
        "it takes two observations",
        1_000,
    ),
    right_one(toggles.Register, toggles.register, REGISTER),
    wrong_one(
        toggles.RegisterOfOr,
        toggles.register,
        REGISTER,
        "reward",
        2,
        "the same bit is added twice",
        1_000,
    ),
    wrong_one(
        toggles.RegisterThatTerminates,
        toggles.register,
        REGISTER,
        "terminated",
        4,
        "the limit of four",
        5_000,
    ),
)

STACK = Axes("Sequence")
TEXTS = (
    right_one(texts.Typing, texts.typing, Axes("Text")),
    wrong_one(
        texts.TypingFromTheLeft,
        texts.typing,
        Axes("Text"),
        "transition",
        3,
        "two different letters, and one is deleted",
        1_000,
    ),
    wrong_one(
        texts.TypingOnAndOn,
        texts.typing,
        Axes("Text"),
        "space",
        5,
        "the fifth letter",
        1_000,
    ),
    right_one(texts.Stack, texts.stack, STACK),
    wrong_one(
        texts.StackFromTheTop,
        texts.stack,
        STACK,
        "observation",
        2,
        "two different plates",
        1_000,
    ),
    right_one(texts.Token, texts.graph, Axes("Graph", array="NumPy")),
    wrong_one(
        texts.TokenBothWays,
        texts.graph,
        Axes("Graph", array="NumPy"),
        "transition",
        1,
        "the second edge of the first node is one that leads to it",
        1_000,
    ),
    right_one(texts.Lock, texts.lock, Axes("OneOf", array="NumPy scalars")),
    wrong_one(
        texts.LockOfAnyOrder,
        texts.lock,
        Axes("OneOf", array="NumPy scalars"),
        "transition",
        1,
        "0 is the second digit",
        1_000,
        fails=FEW_WAYS,
    ),
)

LANES = Axes("Discrete", hidden=True, limit="own", style="vector", array="NumPy")
ENDED = "the goal is two steps away, and the lane resets itself in the third"
KNIGHT = Axes("MultiDiscrete", style="batched", array="NumPy")
STARTS = Axes("Discrete", "start", array="NumPy scalars")
VECTORS = (
    right_one(vectors.Tracks, vectors.track, LANES),
    wrong_one(
        vectors.TracksThatKeepTheTime,
        vectors.track,
        LANES,
        "after_done",
        6,
        "two steps to the goal, one that resets, and three of five steps are left",
        20_000,
        fails="what a lane does after its end is not made as short as it can be",
    ),
    wrong_one(
        vectors.TracksThatPayTwice,
        vectors.track,
        LANES,
        "after_done",
        3,
        ENDED,
        1_000,
    ),
    right_one(
        vectors.TracksAtOnce,
        vectors.track,
        Axes("Discrete", hidden=True, limit="own", style="vector"),
    ),
    wrong_one(
        vectors.TracksWithoutALastLook,
        vectors.track,
        Axes("Discrete", hidden=True, limit="own", style="vector"),
        "observation",
        2,
        "the goal is two steps away",
        1_000,
    ),
    right_one(
        vectors.TracksByHand,
        vectors.track,
        Axes("Discrete", hidden=True, limit="own", style="vector"),
    ),
    right_one(vectors.Knight, vectors.knight, KNIGHT),
    wrong_one(
        vectors.KnightThatSticks,
        vectors.knight,
        KNIGHT,
        "transition",
        5,
        "the square is four leaps from the corner",
        20_000,
    ),
    right_one(vectors.Starts, vectors.start_odds, STARTS),
    wrong_one(
        vectors.StartsAlike,
        vectors.start_odds,
        STARTS,
        "distribution",
        0,
        "the reset",
        20_000,
    ),
    wrong_one(
        vectors.StartsOver,
        vectors.start_odds,
        STARTS,
        "distribution",
        0,
        "the reset",
        20_000,
    ),
)

REACH = Axes("Dict", "start", limit="own", array="NumPy")
NIM = Axes("Dict", style="plain", array="NumPy")
GAMES = (
    right_one(games.Reach, games.reach, REACH),
    wrong_one(
        games.ReachWithStaleGoal,
        games.reach,
        REACH,
        "observation",
        1,
        "the first step",
        1_000,
    ),
    wrong_one(
        games.ReachByRows,
        games.reach,
        REACH,
        "reward",
        1,
        "a step into a row in which the goal is",
        1_000,
    ),
    right_one(games.Nim, games.nim, NIM),
    wrong_one(
        games.NimWithStaleMask,
        games.nim,
        NIM,
        "observation",
        2,
        "less than three are left after the second move",
        1_000,
    ),
    wrong_one(
        games.NimWithAWeakOpponent,
        games.nim,
        NIM,
        "transition",
        1,
        "one is taken, and the opponent should take two",
        1_000,
    ),
)

BATTERY = Axes("Box", limit="continuing", array="NumPy")
HEATING = Axes("Box", hidden=True, array="NumPy")
METERS = (
    right_one(meters.Battery, meters.battery, BATTERY),
    wrong_one(
        meters.BatteryThatOverflows,
        meters.battery,
        BATTERY,
        "transition",
        3,
        "three charges are more than a byte holds",
        1_000,
        fails=FEW_WAYS,
    ),
    wrong_one(
        meters.BatteryThatUnderflows,
        meters.battery,
        BATTERY,
        "reward",
        1,
        "an empty battery is used",
        1_000,
    ),
    right_one(
        meters.ArrayBattery,
        meters.battery,
        Axes("Box", limit="continuing", array="0-d"),
    ),
    right_one(
        meters.TensorBattery,
        meters.battery,
        Axes("Box", limit="continuing", array="foreign arrays"),
    ),
    right_one(meters.Thermostat, meters.thermostat, HEATING),
    wrong_one(
        meters.ThermostatThatForgetsNothing,
        meters.thermostat,
        HEATING,
        "terminated",
        3,
        "it is left and comes back between",
        1_000,
    ),
    wrong_one(
        meters.ThermostatOfWholeNumbers,
        meters.thermostat,
        HEATING,
        "reward",
        1,
        "to cool at once",
        1_000,
    ),
)

SHOP = Axes("MultiDiscrete", "steps", limit="own", array="NumPy")
BANDIT = Axes("Discrete", "rewards", array="NumPy scalars")
QUEUE = Axes("Tuple", "steps", limit="continuing")
TRADES = (
    right_one(trades.Shop, trades.shop, SHOP, verdict="agrees"),
    wrong_one(
        trades.ShopPaidTomorrow,
        trades.shop,
        SHOP,
        "reward",
        1,
        "a first day that does not pay 0",
        1_000,
    ),
    wrong_one(
        trades.ShopWithFewCustomers,
        trades.shop,
        SHOP,
        "distribution",
        1,
        "the first day",
        20_000,
    ),
    right_one(trades.Bandit, trades.bandit, BANDIT, verdict="agrees"),
    wrong_one(
        trades.BanditWithAPoorArm,
        trades.bandit,
        BANDIT,
        "distribution",
        1,
        "a pull",
        20_000,
    ),
    wrong_one(
        trades.BanditWithADeadArm,
        trades.bandit,
        BANDIT,
        "distribution",
        1,
        "a pull",
        20_000,
    ),
    right_one(trades.Queue, trades.queue, QUEUE, verdict="agrees"),
    wrong_one(
        trades.QueueOfSlowServers,
        trades.queue,
        QUEUE,
        "distribution",
        1,
        "a server is busy after the first customer is accepted",
        20_000,
    ),
    wrong_one(
        trades.QueueThatEnds,
        trades.queue,
        QUEUE,
        "truncated",
        100,
        "the limit of a hundred",
        20_000,
        fails=LATE,
    ),
)

FRAMES = Axes("image", style="wrapped", array="NumPy")
STICKY = Axes("Discrete", "steps", hidden=True, style="wrapped")
WRAPPERS = (
    right_one(wrappers.Stacked, wrappers.stacked, FRAMES),
    wrong_one(
        wrappers.StackedOverEpisodes,
        wrappers.stacked,
        FRAMES,
        "seeding",
        0,
        "a reset after an episode of one step",
        1_000,
    ),
    wrong_one(
        wrappers.StackedInReverse,
        wrappers.stacked,
        FRAMES,
        "observation",
        1,
        "the first step shows two cells",
        1_000,
    ),
    right_one(wrappers.Sticky, wrappers.sticky, STICKY, verdict="agrees"),
    wrong_one(
        wrappers.StickyOverEpisodes,
        wrappers.sticky,
        STICKY,
        "observation",
        1,
        "after an episode that ended to the right, to the left goes right",
        20_000,
        also="seeding",
    ),
    wrong_one(
        wrappers.StickyHalfTheTime,
        wrappers.sticky,
        STICKY,
        "distribution",
        1,
        "to the right goes left",
        20_000,
    ),
    right_one(wrappers.Repeated, wrappers.repeated, Axes(style="wrapped")),
    wrong_one(
        wrappers.RepeatedForOneReward,
        wrappers.repeated,
        Axes(style="wrapped"),
        "reward",
        1,
        "two steps to the left",
        1_000,
    ),
    right_one(wrappers.Walk, wrappers.plain_walk, Axes()),
    wrong_one(
        wrappers.FourItems,
        wrappers.plain_walk,
        Axes(style="old Gym"),
        "api",
        1,
        "the first step",
        1_000,
    ),
    wrong_one(
        wrappers.ObservationAlone,
        wrappers.plain_walk,
        Axes(style="old Gym"),
        "api",
        0,
        "the first reset",
        1_000,
    ),
    right_one(wrappers.BoxedWalk, wrappers.walk_in_a_box, Axes("Box")),
    wrong_one(
        wrappers.BoxedWalkOnWhatItReturned,
        wrappers.walk_in_a_box,
        Axes("Box"),
        "aliasing",
        2,
        "the array before the step that ends is written into",
        1_000,
    ),
)

MAZE = Axes("MultiDiscrete", style="plain", array="lists")
MAZES = (
    right_one(mazes.Maze, mazes.maze, MAZE),
    wrong_one(
        mazes.MazeOfFreeWalls,
        mazes.maze,
        MAZE,
        "reward",
        1,
        "a wall is above the start",
        1_000,
    ),
    wrong_one(
        mazes.MazeOfNarrowCorners,
        mazes.maze,
        MAZE,
        "reward",
        2,
        "beside the start is a cell with a wall next to its diagonal way, which should cost 2",
        1_000,
    ),
)

FOREIGN = (
    *CLASSIC,
    *SUITES,
    *ROOMS,
    *CARDS,
    *FUNCTIONS,
    *TOGGLES,
    *TEXTS,
    *VECTORS,
    *GAMES,
    *METERS,
    *TRADES,
    *WRAPPERS,
    *MAZES,
)

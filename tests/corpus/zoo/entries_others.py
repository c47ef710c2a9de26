"""The wrong environments of the zoo that are no GridWorld of their own."""

from functools import partial

from corpus.zoo import right_ice, right_rooms, tasks, wrong_ice, wrong_rooms
from corpus.zoo import wrong_fisheries as fisheries
from corpus.zoo import wrong_hunts as hunts
from corpus.zoo import wrong_lanes as lanes
from corpus.zoo import wrong_spellings as spellings
from corpus.zoo.entry import Wrong, wrong
from corpus.zoo.reports import ENVPOOL, GYM, GYMNASIUM, GYMNAX, MINIGRID, MUZERO, NAVIX, POPGYM
from corpus.zoo.right_styles import command
from provengym.conformance import Binding

vector = wrong
WAY = "the goal of the default grid is eight steps away, and the next is the ninth"
LANES = (
    vector(lanes.ShowsOneLane, "observation", 1, "the lanes move apart", f"{ENVPOOL}/issues/324"),
    vector(lanes.LastLaneShort, "terminated", 1, "the step into the goal of the smallest grid"),
    vector(lanes.FollowsTheFirst, "terminated", 1, "the first move of the second lane"),
    vector(
        lanes.ShowsItsCells, "aliasing", 1, "it takes two observations", f"{GYMNASIUM}/pull/1683"
    ),
    vector(
        lanes.ShowsTheReset, "observation", 1, "the step into the goal", f"{ENVPOOL}/issues/194"
    ),
    vector(lanes.ResetsLate, "after_done", 9, WAY, f"{GYMNASIUM}/issues/1320"),
    vector(lanes.PaysForTheReset, "after_done", 9, WAY),
    vector(lanes.MovesInTheReset, "after_done", 9, WAY),
    vector(lanes.ResetsAll, "reward", 2, "one lane ends, and the next step resets the others"),
    vector(lanes.LosesTheEnd, "api", 1, "the step into the goal of the smallest grid"),
    vector(lanes.EndsAtTheStart, "observation", 1, "the step into the goal of the smallest grid"),
)

PROCESSES = tuple(
    Wrong(
        f"process that {word}",
        command(word),
        kind,
        1,
        why,
        what=what,
        twin=command(""),
        arguments={"height": 3, "width": 3},
    )
    for word, kind, why, what in (
        ("dies", "exit", "the first step", "Another process, which ends in a step."),
        ("key", "api", "the first step", "Another process, which leaves out a flag."),
    )
)

fishery = partial(wrong, reference="Fishing")
EARLY = "the reward of the first step"
YEARS = "two years are the fewest that are tried"
FISHERIES = (
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

BOARD = {"size": 3, "num_pits": 1, "max_steps": 6}
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
SPELLINGS = (
    spelling(spellings.Untouched, "observation", 0, "the reset shows it"),
    spelling(spellings.TwoEdits, "observation", 0, "the reset shows it"),
    spelling(spellings.FromOne, "observation", 1, "the first letter that is written"),
    spelling(spellings.NoNewCells, "observation", 1, "a letter behind the word"),
    spelling(spellings.NeverDone, "terminated", 1, "one letter mends the word"),
    spelling(spellings.Paid, "reward", 1, "the first letter, if it does not mend the word"),
    shaped(spellings.CheapSwaps, "reward", 1, "a letter that leaves the swap as it is"),
    shaped(spellings.ShareOfTheTarget, "reward", 1, "a letter behind the word"),
)

room = partial(wrong, reference=right_rooms.rooms)
paid_once = partial(room, arguments={"binding": Binding(after_done="absorbing")})
dive = partial(wrong, reference=right_rooms.deep_sea)
game = partial(wrong, reference=right_rooms.line)
GOAL = "the goal is six steps away"
ROOMS = (
    room(wrong_rooms.WalksThroughWalls, "transition", 2, "right, right", f"{NAVIX}/issues/82"),
    room(
        wrong_rooms.LavaGoesOn,
        "terminated",
        8,
        "the lava is eight steps away",
        f"{GYMNASIUM}/issues/1268",
    ),
    room(
        wrong_rooms.LavaIsFree,
        "reward",
        8,
        "the lava is eight steps away",
        f"{MINIGRID}/issues/436",
    ),
    room(wrong_rooms.PaysLessWithTime, "reward", 6, GOAL, f"{MINIGRID}/issues/332"),
    room(
        wrong_rooms.PaysAfterTheReset, "reward", 1, "the first step after an episode that was won"
    ),
    paid_once(wrong_rooms.PaysAgain, "after_done", 7, f"{GOAL}, and the next is the seventh"),
    paid_once(
        wrong_rooms.WalksOff,
        "after_done",
        7,
        f"{GOAL}, and the next is the seventh",
        f"{GYMNASIUM}/issues/1268",
        twin=right_rooms.Absorbing,
    ),
    dive(
        wrong_rooms.HasNoMask,
        "reward",
        3,
        "the first cell that is masked is in the third row",
        f"{GYMNAX}/pull/81",
    ),
    dive(
        wrong_rooms.CostsTheSame, "reward", 1, "the first dive to the right", f"{GYMNAX}/issues/36"
    ),
    game(
        wrong_rooms.DrawsFirst,
        "reward",
        6,
        "six fields are full after six moves",
        f"{MUZERO}/issues/37",
    ),
    game(wrong_rooms.LooksOnce, "terminated", 5, "three fields of one player take five moves"),
    game(wrong_rooms.SkipsTheTurn, "terminated", 2, "a field is taken, and again"),
)

slippery = partial(wrong, reference=right_ice.icy)
drawn = partial(wrong, reference=right_ice.from_two)
RIGHT_AWAY = "the step to the right from the start"
ICE = (
    slippery(wrong_ice.OftenSlips, "distribution", 1, RIGHT_AWAY),
    slippery(wrong_ice.NeverSlips, "distribution", 1, RIGHT_AWAY),
    slippery(
        wrong_ice.SlipsMoreAtTheEnd, "distribution", 3, "the step to the right from the third cell"
    ),
    drawn(wrong_ice.EvenStart, "distribution", 0, "the reset shows it"),
    drawn(wrong_ice.SameStart, "distribution", 0, "the resets show it"),
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

OTHERS = (*LANES, *PROCESSES, *FISHERIES, *HUNTS, *SPELLINGS, *ROOMS, *ICE, *TASKS)

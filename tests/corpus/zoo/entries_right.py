"""The right environments of the zoo: the same few, as different people write them."""

from corpus.zoo import right_fisheries, right_ice, right_rooms, tasks
from corpus.zoo import right_grids as grids
from corpus.zoo import right_lanes as lanes
from corpus.zoo import right_styles as styles
from corpus.zoo.entry import Right
from corpus.zoo.right_hunts import Hunt
from corpus.zoo.right_spellings import Spelling
from provengym.conformance import Binding

SQUARE = {"height": 3, "width": 3}
BOARD = {"size": 3, "num_pits": 1, "max_steps": 6}
WORDS = {"words": ["ab", "aab"], "max_word_length": 4, "max_steps": 5}
ABSORBING = Binding(after_done="absorbing")

GRIDS = (
    Right("Grid", grids.Grid, "object-oriented"),
    Right("Position", grids.Position, "shows a NumPy array"),
    Right("Tutorial", grids.Tutorial, "shows a dictionary, as Gymnasium's tutorial"),
    Right("Floats", grids.Floats, "shows floats, pays NumPy scalars"),
    Right("Pair", grids.Pair, "shows a tuple"),
    Right("FromOne", grids.FromOne, "counts from one"),
    Right("Strict", grids.Strict, "refuses small grids and a step after the end"),
    Right("Fixed", grids.Fixed, "has no parameters"),
    Right("Functional", grids.Functional, "a named tuple and a table"),
    Right("limited", grids.limited, "under a time limit of Gymnasium's"),
    Right("Lists", styles.Lists, "plain lists of letters"),
    Right("Arrays", styles.Arrays, "NumPy throughout"),
    Right("Records", styles.Records, "frozen data classes and pure functions"),
    Right("Bits", styles.Bits, "bits of one integer"),
    Right("Coroutine", styles.Coroutine, "a generator that is sent actions"),
    Right("Table", styles.Table, "a table P as Gymnasium's toy texts have"),
    Right("wrapped", styles.wrapped, "made by gymnasium.make with all its wrappers"),
    Right("Lanes", lanes.Lanes, "vectorised in NumPy, resets in the next step"),
    Right("PositionLanes", lanes.PositionLanes, "vectorised, shows arrays"),
    Right("SameStepLanes", lanes.SameStepLanes, "vectorised, resets in the same step"),
    Right("sync", lanes.sync, "Gymnasium's SyncVectorEnv"),
    Right("process", styles.command(), "a process that speaks JSON", arguments=SQUARE),
    Right("old_gym", styles.old_gym, "the old package gym, four values", needs="shimmy"),
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

FISHERIES = tuple(
    Right(name, target, style, reference="Fishing", arguments=arguments)
    for name, target, style, arguments in (
        ("Fishery", right_fisheries.Fishery, "whole numbers in plain Python", {}),
        ("Fixed fishery", right_fisheries.Fixed, "has no parameters", {}),
        ("Normalized", right_fisheries.Normalized, "from -1 to 1, continuous actions", {}),
        ("Wide", right_fisheries.Wide, "numbers without a shape in a wider box", {}),
        ("Fishing-v0", "provengym/Fishing-v0", "the package's own", {"binding": ABSORBING}),
    )
)

HIDDEN = (
    Right("Hunt", Hunt, "plain Python with dice", reference="HunterWumpus", arguments=BOARD),
    Right(
        "HunterWumpus-v0",
        "provengym/HunterWumpus-v0",
        "the package's own",
        reference="HunterWumpus",
        arguments=BOARD,
    ),
    Right("Spelling", Spelling, "plain Python", reference="SpellCorrection", arguments=WORDS),
    Right(
        "SpellCorrection-v0",
        "provengym/SpellCorrection-v0",
        "the package's own",
        reference="SpellCorrection",
        arguments=WORDS,
    ),
)

OWN = (
    Right("Rooms", right_rooms.Rooms, "against a table", reference=right_rooms.rooms),
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

ICE = (
    Right("Icy", right_ice.Icy, "slips with a probability", reference=right_ice.icy),
    Right("FromTwo", right_ice.FromTwo, "draws its start", reference=right_ice.from_two),
)

RIGHT = (*GRIDS, *FISHERIES, *HIDDEN, *OWN, *ICE)

"""The runs of the field report, and how each ended.

CONFORMED has what is held against references, AUDITED what is audited without one, by package.
"""

from __future__ import annotations

from dataclasses import dataclass

PLACES = {
    "GYM": "examples/references_gymnasium.py",
    "POOL": "examples/field/envpool_toys.py",
    "NAX": "examples/field/gymnax_lake.py",
    "MINI": "examples/field/minigrid_empty.py",
    "CLASSICS": "examples/field/gym_classics_grids.py",
    "SUITE": "examples/field/bsuite_chains.py",
    "MO": "examples/field/mo_gymnasium_seas.py",
    "CARDS": "examples/field/popgym_cards.py",
    "GAMES": "examples/field/jumanji_games.py",
    "NAVIX": "examples/field/navix_room.py",
    "TOYS": "examples/field/mdp_playground_toys.py",
}


@dataclass(frozen=True)
class Case:
    """One run: what it is about, the words after the command, and how it ended."""

    about: str
    words: str
    found: str = ""
    """The class of the first difference, or the classes of an audit's defects; empty where there is
    none.  "undecided" where an audit found none, and could not decide everything."""

    @property
    def command(self) -> str:
        """The words after the command, with the paths of the files."""
        words = self.words
        for name, path in PLACES.items():
            words = words.replace(f"{name}:", f"{path}:")
        return words


LAKE = "FrozenLake-v1 --reference GYM:frozen_lake"
DRY_LAKE = f"{LAKE} -p is_slippery=false"
CLIFF = "CliffWalking-v1 --reference GYM:cliff_walking"
TAXI = "Taxi-v4 --reference GYM:taxi"
TAXI_AT = "GYM:taxi_at --reference GYM:taxi -p row=2 -p column=3 -p passenger=0 -p destination=2"
POOL_LAKE = "POOL:frozen_lake --reference GYM:frozen_lake"
POOL_CLIFF = "POOL:cliff_walking --reference GYM:cliff_walking"
POOL_TAXI = "POOL:taxi --reference GYM:taxi"
POOL_ROOM = (
    "POOL:room --reference MINI:empty -p size=5 -p max_steps=20 "
    "--reference-arg reward_tolerance=1e-6"
)
NAX_LAKE = "NAX:frozen_lake --reference GYM:frozen_lake"
ROOM = "MINI:room --reference MINI:empty"
PATHS = "--engine contract --engine systematic"
CHANCES = "--engine stochastic --effort thorough --budget 1m"
POOL_CHANCES = f"--target-arg lanes=1 {CHANCES}"
PLAYED = "--engine support --engine stochastic"
NAVIX_ROOM = (
    "NAVIX:room --reference MINI:empty -p size=5 -p max_steps=20 --reference-arg shown=place "
    "--reference-arg reward_tolerance=1e-6"
)
TOY = "TOYS:toy --reference TOYS:given"


def classic(name: str, words: str) -> str:
    """An environment of gym-classics."""
    return f"CLASSICS:made --target-arg name={name} --reference CLASSICS:{words}"


def windy(name: str, moves: str, more: str = "") -> str:
    """One of its windy gridworlds, where the border comes before the wind."""
    words = f"windy_gridworld --reference-arg 'moves={moves}' --reference-arg border=first {more}"
    return classic(name, words.rstrip())


def suite(words: str) -> str:
    """An environment of bsuite, which is called as its reference is."""
    return f"SUITE:suite --target-arg name={words.partition(' ')[0]} --reference SUITE:{words}"


def port(name: str, words: str) -> str:
    """gymnax's port of it."""
    return f"SUITE:port --target-arg name={name} --reference SUITE:{words}"


def several(name: str, words: str) -> str:
    """An environment of MO-Gymnasium."""
    return f"MO:made --target-arg name={name} --reference MO:{words}"


def cards(name: str, words: str) -> str:
    """A game of POPGym."""
    return f"CARDS:made --target-arg name={name} --reference CARDS:{words}"


def game(name: str, words: str) -> str:
    """A game of Jumanji."""
    return f"GAMES:made --target-arg name={name} --reference GAMES:{words}"


CONFORMED = {
    "gymnasium": (
        Case("FrozenLake 4x4, not slippery", f"{DRY_LAKE} --binding GYM:STATE_KEY"),
        Case(
            "FrozenLake 8x8, not slippery",
            f"{DRY_LAKE} -p map_name=8x8 --binding GYM:STATE_KEY",
        ),
        Case("FrozenLake 4x4, slippery", LAKE),
        Case("FrozenLake 8x8, slippery", f"{LAKE} -p map_name=8x8"),
        Case("FrozenLake 4x4, success rate 3/4", f"{LAKE} -p success_rate=0.75"),
        Case(
            "FrozenLake 4x4, not slippery, limit of 100 steps",
            "GYM:frozen_lake_with_limit --reference GYM:frozen_lake -p is_slippery=false "
            f"--reference-arg max_steps=100 {PATHS}",
        ),
        Case(
            "FrozenLake 4x4, not slippery, after the end",
            f"{DRY_LAKE} --binding GYM:ABSORBING",
        ),
        Case("CliffWalking", f"{CLIFF} --binding GYM:STATE_KEY"),
        Case("CliffWalking, slippery", f"{CLIFF} -p is_slippery=true"),
        Case("CliffWalking, after the end", f"{CLIFF} --binding GYM:ABSORBING", "after_done"),
        Case("Taxi", TAXI),
        Case(
            "Taxi, dropping at another stand is illegal",
            f"{TAXI} --reference-arg other_stands=illegal",
            "reward",
        ),
        Case("Taxi, rain", f"{TAXI} -p is_rainy=true"),
        Case(
            "Taxi, rain, drifting also against walls",
            f"{TAXI} -p is_rainy=true --reference-arg against_walls=drifts",
            "distribution",
        ),
        Case("Taxi, fickle passenger", f"{TAXI} -p fickle_passenger=true"),
        Case(
            "Taxi, fickle passenger, at the first pickup only",
            f"{TAXI} -p fickle_passenger=true --reference-arg second_pickup=calm",
            "observation",
        ),
        Case(
            "Taxi, rain and fickle passenger", f"{TAXI} -p is_rainy=true -p fickle_passenger=true"
        ),
        Case("Taxi, after the end", f"{TAXI_AT} --binding GYM:ABSORBING", "after_done"),
    ),
    "envpool": (
        Case("FrozenLake 4x4, slippery", f"{POOL_LAKE} {POOL_CHANCES}"),
        Case("FrozenLake 8x8, slippery", f"{POOL_LAKE} -p map_name=8x8 {POOL_CHANCES}"),
        Case("FrozenLake 4x4, seeds", f"{POOL_LAKE} --engine contract", "seeding"),
        Case(
            "FrozenLake 4x4, limit of 4 steps",
            f"{POOL_LAKE} -p max_steps=4 {POOL_CHANCES}",
            "terminated",
        ),
        Case("CliffWalking", POOL_CLIFF),
        Case("CliffWalking, slippery", f"{POOL_CLIFF} -p is_slippery=true {POOL_CHANCES}"),
        Case("Taxi", f"{POOL_TAXI} {POOL_CHANCES}", "observation"),
        Case(
            "Taxi, passengers may start at their destination",
            f"{POOL_TAXI} --reference-arg anywhere=true {POOL_CHANCES}",
        ),
        Case(
            "MiniGrid Empty 5x5, limit of 20 steps",
            f"{POOL_ROOM} {PATHS} --budget 5m",
            "terminated",
        ),
        Case(
            "MiniGrid Empty 5x5, the goal at the limit is only a truncation",
            f"{POOL_ROOM} --reference-arg at_limit=truncated {PATHS}",
        ),
    ),
    "gymnax": (
        Case(
            "FrozenLake 4x4, not slippery, limit of 100 steps",
            f"{NAX_LAKE} -p is_slippery=false -p max_steps=100 {PATHS} --budget 30s",
        ),
        Case(
            "FrozenLake 8x8, not slippery, limit of 20 steps",
            f"{NAX_LAKE} -p is_slippery=false -p map_name=8x8 -p max_steps=20 {PATHS}",
        ),
        Case(
            "FrozenLake 4x4, slippery, limit of 100 steps",
            f"{NAX_LAKE} -p max_steps=100 {CHANCES}",
        ),
        Case(
            "FrozenLake 8x8, slippery, limit of 200 steps",
            f"{NAX_LAKE} -p map_name=8x8 -p max_steps=200 {CHANCES}",
        ),
        Case("Catch 5x3", port("Catch-bsuite", "catch -p rows=5 -p columns=3"), "space"),
        Case(
            "DeepSea 5x5, the end is terminated and truncated",
            port(
                "DeepSea-bsuite",
                "deep_sea -p size=5 --target-arg randomize_actions=false --reference-arg end=both",
            ),
        ),
        Case(
            "MemoryChain, 4 steps",
            port(
                "MemoryChain-bsuite",
                "memory_chain -p memory_length=4 --reference-arg start_shown=twice "
                "--reference-arg form=flat",
            ),
            "space",
        ),
        Case(
            "UmbrellaChain, 4 steps, with bsuite's readings",
            port(
                "UmbrellaChain-bsuite",
                "umbrella_chain -p chain_length=4 --reference-arg at_first=tossed "
                "--reference-arg before_the_end=tossed --reference-arg form=flat",
            ),
        ),
        Case(
            "DiscountingChain, the end is a termination",
            port("DiscountingChain-bsuite", "discounting_chain --reference-arg form=flat"),
            "terminated",
        ),
        Case(
            "DiscountingChain, the end is a truncation",
            port(
                "DiscountingChain-bsuite",
                "discounting_chain --reference-arg form=flat --reference-arg end=truncated",
            ),
        ),
    ),
    "minigrid": (
        Case("Empty 5x5, limit of 20 steps", f"{ROOM} -p size=5 -p max_steps=20 {PATHS}"),
        Case("Empty 6x6, limit of 12 steps", f"{ROOM} -p size=6 -p max_steps=12 {PATHS}"),
        Case("Empty 8x8, limit of 13 steps", f"{ROOM} -p size=8 -p max_steps=13 {PATHS}"),
        Case(
            "Empty 5x5, the tile under the agent is shown",
            f"{ROOM} -p size=5 -p max_steps=20 --reference-arg own_tile=shown {PATHS}",
            "observation",
        ),
    ),
    "gym-classics": (
        Case("5Walk", classic("5Walk-v0", "walk_5")),
        Case("19Walk", classic("19Walk-v0", "walk_19")),
        Case("ClassicGridworld", classic("ClassicGridworld-v0", "classic_gridworld")),
        Case("CliffWalk", classic("CliffWalk-v0", "cliff_walk")),
        Case(
            "CliffWalk, the last step is shown",
            classic("CliffWalk-v0", "cliff_walk --reference-arg at_end=after"),
            "observation",
        ),
        Case("DynaMaze", classic("DynaMaze-v0", "dyna_maze")),
        Case("FourRooms", classic("FourRooms-v0", "four_rooms"), "terminated"),
        Case("SparseGridworld", classic("SparseGridworld-v0", "sparse_gridworld")),
        Case(
            "WindyGridworld, the border after the wind",
            classic("WindyGridworld-v0", "windy_gridworld"),
            "observation",
        ),
        Case("WindyGridworld, the border before the wind", windy("WindyGridworld-v0", "cardinal")),
        Case("WindyGridworldKings", windy("WindyGridworldKings-v0", "king")),
        Case("WindyGridworldKingsNoOp", windy("WindyGridworldKingsNoOp-v0", "king or stay")),
        Case(
            "WindyGridworldKingsStochastic",
            windy("WindyGridworldKingsStochastic-v0", "king", "--reference-arg wind=random"),
            "observation",
        ),
    ),
    "bsuite": (
        Case("Catch 5x3", suite("catch -p rows=5 -p columns=3")),
        Case(
            "Catch 5x3, actions as the docstring lists them",
            suite("catch -p rows=5 -p columns=3 --reference-arg 'actions=stay first'"),
            "observation",
        ),
        Case("DeepSea 5x5", suite("deep_sea -p size=5 --target-arg randomize_actions=false")),
        Case("SimpleBandit", suite("bandit --target-arg mapping_seed=1"), "observation"),
        Case(
            "SimpleBandit, the pixel is 1",
            suite("bandit --target-arg mapping_seed=1 --reference-arg pixel=1"),
        ),
        Case("MemoryChain, 4 steps", suite("memory_chain -p memory_length=4"), "observation"),
        Case(
            "MemoryChain, 4 steps, the start is shown twice",
            suite("memory_chain -p memory_length=4 --reference-arg start_shown=twice"),
        ),
        Case(
            "UmbrellaChain, 4 steps, one distractor",
            suite("umbrella_chain -p chain_length=4 -p n_distractor=1"),
            "observation",
        ),
        Case(
            "UmbrellaChain, 4 steps, one distractor, an umbrella and rewards are tossed for",
            suite(
                "umbrella_chain -p chain_length=4 -p n_distractor=1 "
                "--reference-arg at_first=tossed --reference-arg before_the_end=tossed"
            ),
        ),
        Case("DiscountingChain", suite("discounting_chain --target-arg mapping_seed=0")),
    ),
    "mo-gymnasium": (
        Case("DeepSeaTreasure", several("deep-sea-treasure-v0", "deep_sea_treasure")),
        Case("ResourceGathering", several("resource-gathering-v0", "resource_gathering")),
        Case("FourRoom", several("four-room-v0", "four_room"), "reward"),
        Case(
            "FourRoom, the goal pays too",
            several("four-room-v0", "four_room --reference-arg goal_pays=all"),
        ),
        Case("FishWood", several("fishwood-v0", "fishwood"), "aliasing"),
        Case(
            "FishWood, wood is the second component, the limit sets both flags",
            several("fishwood-v0", "fishwood --reference-arg wood=1 --reference-arg end=both"),
            "aliasing",
        ),
        Case(
            "BreakableBottles", several("breakable-bottles-v0", "breakable_bottles"), "observation"
        ),
        Case(
            "BreakableBottles, from location 4",
            several("breakable-bottles-v0", "breakable_bottles --reference-arg start=4"),
            "space",
        ),
    ),
    "popgym": (
        Case("RepeatFirst", cards("RepeatFirst", "repeat_first")),
        Case("RepeatPrevious, k = 2", cards("RepeatPrevious", "repeat_previous -p k=2"), "reward"),
        Case(
            "RepeatPrevious, k = 2, of which the card shown is the first",
            cards("RepeatPrevious", "repeat_previous -p k=2 --reference-arg current=1"),
        ),
        Case("HigherLower", cards("HigherLower", "higher_lower")),
        Case("CountRecall", cards("CountRecall", "count_recall")),
    ),
    "jumanji": (
        Case("2048 on 2x2", game("Game2048", "game_2048"), "truncated"),
        Case(
            "2048 on 2x2, an end is also a truncation",
            game("Game2048", "game_2048 --reference-arg end=both"),
        ),
        Case(
            "Sliding tiles on 2x2, limit of 6 steps",
            game("SlidingTilePuzzle", "sliding_tiles -p time_limit=6 --reference-arg end=both"),
            "reward",
        ),
        Case(
            "Sliding tiles on 2x2, limit of 6 steps, changes are paid, a limit is an end",
            game(
                "SlidingTilePuzzle",
                "sliding_tiles -p time_limit=6 --reference-arg end=both "
                "--reference-arg pays=change --reference-arg late=both",
            ),
        ),
    ),
    "navix": (
        Case("Empty 5x5, limit of 20 steps", f"{NAVIX_ROOM} {PATHS}", "reward"),
        Case(
            "Empty 5x5, limit of 20 steps, time is not paid for",
            f"{NAVIX_ROOM} --reference-arg penalty=0 {PATHS}",
        ),
    ),
    "mdp-playground": (
        Case("a given MDP", TOY),
        Case("rewards two steps late", f"{TOY} -p delay=2"),
        Case("noise of 0.2", f"{TOY} -p transition_noise=0.2", "seeding"),
        Case("noise of 0.2, seeds apart", f"{TOY} -p transition_noise=0.2 {PLAYED}"),
        Case(
            "noise of 0.2 among all states, seeds apart",
            f"{TOY} -p transition_noise=0.2 --reference-arg noise_to=all {PLAYED}",
            "distribution",
        ),
        Case(
            "scale 2, terminal reward 3 is added last",
            f"{TOY} -p reward_scale=2.0 -p term_state_reward=3.0",
            "reward",
        ),
        Case(
            "scale 2, terminal reward 3 is scaled",
            f"{TOY} -p reward_scale=2.0 -p term_state_reward=3.0 --reference-arg terminal=scaled",
        ),
    ),
}


GRID = "minigrid:MiniGrid"


def walked(name: str, words: str = "") -> str:
    """An environment of gym-classics, without a reference."""
    return f"CLASSICS:made --target-arg name={name} {words}".rstrip()


def summed(words: str) -> str:
    """An environment of MO-Gymnasium, of whose rewards the components are added."""
    return f"MO:summed --target-arg name={words}"


def experiment(words: str) -> str:
    """An environment of bsuite with its arguments, without a reference."""
    return f"SUITE:experiment {named(words)}"


def named(words: str) -> str:
    """A name and arguments as those of a target."""
    return given(f"name={words}")


def given(words: str) -> str:
    """Arguments of a target, each with its name."""
    return " ".join(f"--target-arg {one}" for one in words.split())


AUDITED = {
    "gymnasium": (
        Case("FrozenLake 4x4, slippery", "FrozenLake-v1"),
        Case("FrozenLake 4x4, not slippery", "FrozenLake-v1 -p is_slippery=false"),
        Case("FrozenLake 4x4, success rate 3/4", "FrozenLake-v1 -p success_rate=0.75"),
        Case("FrozenLake 8x8, slippery", "FrozenLake8x8-v1"),
        Case("FrozenLake 8x8, not slippery", "FrozenLake8x8-v1 -p is_slippery=false"),
        Case("CliffWalking", "CliffWalking-v1"),
        Case("CliffWalking, slippery", "CliffWalkingSlippery-v1"),
        Case("Taxi", "Taxi-v4 --budget 2m"),
        Case("Taxi, rain", "Taxi-v4 -p is_rainy=true --budget 2m"),
    ),
    "minigrid": (
        Case("Empty 5x5, limit of 20 steps", f"{GRID}-Empty-5x5-v0 -p max_steps=20 --budget 2m"),
        Case("Empty 6x6, limit of 12 steps", f"{GRID}-Empty-6x6-v0 -p max_steps=12 --budget 2m"),
        Case("Empty 8x8, limit of 13 steps", f"{GRID}-Empty-8x8-v0 -p max_steps=13 --budget 2m"),
        Case("LavaGap 5x5, limit of 12 steps", f"{GRID}-LavaGapS5-v0 -p max_steps=12 --budget 2m"),
        Case("DistShift1, limit of 14 steps", f"{GRID}-DistShift1-v0 -p max_steps=14 --budget 2m"),
        Case("DistShift2, limit of 12 steps", f"{GRID}-DistShift2-v0 -p max_steps=12 --budget 2m"),
        Case(
            "Empty 5x5, random start, limit of 12 steps",
            f"{GRID}-Empty-Random-5x5-v0 -p max_steps=12",
            "undecided",
        ),
        Case(
            "DoorKey 5x5, limit of 12 steps", f"{GRID}-DoorKey-5x5-v0 -p max_steps=12", "undecided"
        ),
        Case(
            "Dynamic Obstacles 5x5, limit of 6 steps",
            f"{GRID}-Dynamic-Obstacles-5x5-v0 -p max_steps=6",
            "undecided",
        ),
    ),
    "gym-classics": (
        Case("5Walk", walked("5Walk-v0")),
        Case("19Walk", walked("19Walk-v0")),
        Case("ClassicGridworld", walked("ClassicGridworld-v0")),
        Case("CliffWalk", walked("CliffWalk-v0")),
        Case(
            "CliffWalk, success is the goal's -1",
            walked("CliffWalk-v0", "--success 'terminated and reward == -1'"),
        ),
        Case("DynaMaze", walked("DynaMaze-v0")),
        Case("FourRooms", walked("FourRooms-v0"), "trivial"),
        Case(
            "FourRooms, success is a positive reward",
            walked("FourRooms-v0", "--success 'reward > 0'"),
            "unsolvable, trivial",
        ),
        Case("SparseGridworld", walked("SparseGridworld-v0")),
        Case("WindyGridworld", walked("WindyGridworld-v0")),
        Case("WindyGridworldKings", walked("WindyGridworldKings-v0")),
        Case("WindyGridworldKingsNoOp", walked("WindyGridworldKingsNoOp-v0")),
        Case("WindyGridworldKingsStochastic", walked("WindyGridworldKingsStochastic-v0")),
        Case("JacksCarRental", walked("JacksCarRental-v0"), "seeding"),
    ),
    "bandit-gym": (Case("MultiArmedBandit", "bandit_gym_rishi:MultiArmedBanditEnv", "seeding"),),
    "bbrl-gymnasium": (
        Case("CartPoleContinuous", "bbrl_gymnasium:CartPoleContinuous-v0", "exception"),
        Case("LineMDP", "bbrl_gymnasium:LineMDP-v0", "space"),
    ),
    "boing-gym": (Case("Boing", "boing_gym:Boing-v0", "space"),),
    "buffalo-gym": (Case("Buffalo", "buffalo_gym:Buffalo-v0", "undecided"),),
    "cleaning-robots-gym": (
        Case("CleaningRobots", "cleaning_robots_gym:CleaningRobots-v0", "undecided"),
    ),
    "econgym": (Case("Bertrand", "econgym:BertrandEnv", "api"),),
    "food-distribution-gym": (
        Case("FoodDistribution", "food_distribution_gym:FoodDistribution-v0", "undecided"),
    ),
    "gym-backgammon": (Case("backgammon", "gym_backgammon.envs:BackgammonEnv", "api"),),
    "gym-classics2": (
        Case(
            "ClassicGridworld",
            "gym_classics2.envs.gym_classics2.classic_gridworld_v1:ClassicGridworld",
        ),
        Case("5Walk", "gym_classics2.envs.gym_classics2.linear_walks:Walk5"),
    ),
    "gym-invmgmt": (Case("MultiEchelon", "gym_invmgmt:GymInvMgmt/MultiEchelon-v0", "undecided"),),
    "gym-lqr": (
        Case(
            "LQR of the helicopter HE1",
            "gym_lqr:LQR-v0 --target-arg env_id=HE1 --target-arg dt=0.1",
            "aliasing",
        ),
    ),
    "gym-simplegrid": (
        Case(
            "3x5",
            "gym_simplegrid:SimpleGrid-v0 "
            '--target-arg \'obstacle_map=["00001", "00100", "00010"]\'',
        ),
        Case("4x4", "gym_simplegrid:SimpleGrid-4x4-v0"),
    ),
    "gym-zelda-pygame": (Case("ZeldaCC", "gym_zelda_pygame:ZeldaCC-v0", "undecided"),),
    "gym-zombie-shooter": (
        Case("ZombieShooter", "zombie_shooter_gym:ZombieShooter-v1", "seeding"),
    ),
    "gymdsm": (
        Case("ColoredActionMountainCar", "gymDSM:ColoredActionMountainCar-v0", "undecided"),
        Case(
            "ColoredActionMountainCar, rewards between -1 and 0",
            "gymDSM:ColoredActionMountainCar-v0 --reward-range=-1:0",
            "undecided",
        ),
    ),
    "gymnasium-2048": (
        Case("TwentyFortyEight", "gymnasium_2048:gymnasium_2048/TwentyFortyEight-v0", "undecided"),
    ),
    "gymnasium-cartpole-swingup": (
        Case("CartPoleSwingUp", "gymnasium_cartpole_swingup:CartPoleSwingUp-v0", "undecided"),
    ),
    "gymnasium-hardmaze": (
        Case("HardMaze", "gymnasium_hardmaze:HardMaze-v0", "undecided"),
        Case(
            "HardMaze, of two actions, trusting lxml",
            "gymnasium_hardmaze:HardMaze-v0 "
            "--actions '[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]' --trust lxml",
            "undecided",
        ),
    ),
    "gymnasium-mars-lander": (
        Case(
            "MarsLander", "gymnasium_mars_lander:gymnasium_mars_lander/MarsLander-v1", "undecided"
        ),
        Case(
            "MarsLanderDiscrete",
            "gymnasium_mars_lander:gymnasium_mars_lander/MarsLanderDiscrete-v1",
            "undecided",
        ),
    ),
    "gymnasium-retinatask": (
        Case("RetinaTask", "gymnasium_retinatask:RetinaTask-v0", "undecided"),
        Case(
            "RetinaTask, of two actions",
            "gymnasium_retinatask:RetinaTask-v0 --actions '[[0.0, 0.0], [1.0, 1.0]]'",
            "undecided",
        ),
    ),
    "kaist-or-gym": (
        Case("TrafficControl", "kaist_or_gym:kaist-or/TrafficControlEnv-v0", "undecided"),
        Case("WindyGridworld", "kaist_or_gym.envs.windy_gridworld:WindyGridworld", "undecided"),
        Case(
            "WindyGridworld, trusting Matplotlib",
            "kaist_or_gym.envs.windy_gridworld:WindyGridworld --trust matplotlib",
        ),
    ),
    "mazegym": (Case("3x7, fixed", "mazegym:Maze3x7Fixed-v0"),),
    "or-gym-inventory": (
        Case("Newsvendor", "or_gym_inventory:or_gym_inventory/Newsvendor-v0", "undecided"),
    ),
    "or-gymnasium": (
        Case("Newsvendor", "or_gymnasium:Newsvendor-v0", "undecided"),
        Case("Knapsack", "or_gymnasium:Knapsack-v0", "seeding"),
    ),
    "peptidegym": (Case("AMP", "peptidegym:PeptideGym/AMP-v0", "undecided"),),
    "racetrackgym": (
        Case(
            "barto-small",
            "racetrackgym.environment:RacetrackEnv "
            "--target-arg map_name=barto-small --target-arg 'rt_args=\"--seed 0\"'",
            "undecided",
        ),
    ),
    "safety-gridworlds-gymnasium": (
        Case("Base", "safety_gridworlds_gymnasium:safety_gridworlds/Base-v0", "aliasing"),
    ),
    "tetris-gymnasium": (Case("Tetris", "tetris_gymnasium.envs.tetris:Tetris", "seeding"),),
    "topogym": (Case("Dilution-50", "topogym:TopoGym/Dilution-50-v0", "undecided"),),
    "uppaal-gym": (
        Case("BouncingBall", "uppaal_gym:BouncingBall-v0", "space"),
        Case("RandomWalk", "uppaal_gym:RandomWalk-v0", "seeding"),
    ),
    "bsuite": (
        Case("SimpleBandit", experiment("bandit mapping_seed=1")),
        Case("Catch 10x5", experiment("catch")),
        Case("Catch 5x3", experiment("catch rows=5 columns=3")),
        Case(
            "DeepSea 5x5, actions not mixed", experiment("deep_sea size=5 randomize_actions=false")
        ),
        Case("DeepSea 10x10", experiment("deep_sea size=10 mapping_seed=1")),
        Case(
            "DeepSea 10x10, windy",
            experiment("deep_sea size=10 mapping_seed=1 deterministic=false"),
            "undecided",
        ),
        Case("MemoryChain, 10 steps", experiment("memory_chain memory_length=10")),
        Case("MemoryChain, 4 steps, 3 bits", experiment("memory_chain memory_length=4 num_bits=3")),
        Case("UmbrellaChain, 10 steps", experiment("umbrella_chain chain_length=10")),
        Case(
            "UmbrellaChain, 4 steps, one distractor",
            experiment("umbrella_chain chain_length=4 n_distractor=1"),
        ),
        Case("DiscountingChain", experiment("discounting_chain mapping_seed=0")),
    ),
    "cliffcircular": (
        Case(
            "Cliff circular, not rendered",
            "cliffcircular:CliffCircular-v1 --target-arg render_mode=null",
            "seeding",
        ),
    ),
    "connect-n-3d": (Case("Connect four in space", "connect_n_3d:ConnectN3DEnv", "api"),),
    "crosswalk-env": (Case("Crosswalk", "crosswalk_env:crosswalk-v1", "undecided"),),
    "dermek-bp-tower-defense-env": (
        Case("Tower defense", "dermek_bp_tower_defense_env:DermekBPTowerDefense-v0", "api"),
    ),
    "divide21env": (Case("Divide21", "divide21env:Divide21-v0", "space, seeding"),),
    "dronetsp": (Case("Drone TSP", "gymnasium_env:gymnasium_env/DroneTsp-v1", "exception"),),
    "edugrid": (Case("EduGrid 5x5", "edugrid:philsteg/EduGrid-v0"),),
    "envpack": (Case("2048", "envpack:envpack/2048-v0", "undecided"),),
    "evcrl": (Case("Driving by a camera", "evcrl:EvcRL-Camera-v0", "undecided"),),
    "hill-climb-racing-env": (
        Case("Hill climb", "hill_racing_env:hill_racing_env/HillRacing-v0", "undecided"),
    ),
    "hybrid-platform": (Case("Platforms", "gym_platform:Platform-v0", "undecided"),),
    "jssenv": (Case("Job shop", "JSSEnv:jss-v1", "api"),),
    "kaist-rl-lab": (
        Case("Traffic lights", "kaist_rl_lab:kaist-or/TrafficControlEnv-v0", "undecided"),
        Case(
            "Windy gridworld",
            "kaist_rl_lab.envs.windy_gridworld:WindyGridworld",
            "undecided",
        ),
        Case(
            "Windy gridworld, Matplotlib is trusted",
            "kaist_rl_lab.envs.windy_gridworld:WindyGridworld --trust matplotlib",
        ),
    ),
    "kraken-crossing": (Case("Kraken crossing", "kraken_crossing:KrakenCrossing-v0"),),
    "kuzongaenv": (Case("Kuzonga", "kuzongaenv:Kuzonga-v0", "seeding"),),
    "mlvlab": (Case("The lost ant", "mlvlab:mlv/AntLost-v1", "undecided"),),
    "mobile-robot-nav": (
        Case("A robot on the way", "mobile_robot_nav:MobileRobotNav-v0", "undecided"),
    ),
    "multi-level-maze": (
        Case(
            "Maze of three levels",
            "multi_level_maze:MultiLevelMaze-v0 "
            + given("size=3 levels=3 maze_seed=2 max_steps=1000 cell_size=30"),
            "undecided",
        ),
    ),
    "neurosim": (
        Case("A decoder that adapts", "neurosim:neurosim/DecoderAdapt-v0", "undecided"),
        Case("A speller", "neurosim:neurosim/SpellerNav-v0", "undecided"),
    ),
    "numberlink": (Case("NumberLink 5x5", "numberlink:NumberLinkRGB-v0", "undecided"),),
    "pgtg": (Case("Traffic on a grid", "pgtg:pgtg-v5", "undecided"),),
    "pickomino-env": (
        Case(
            "Pickomino against two bots",
            f"pickomino_env:Pickomino-v0 {given('number_of_bots=2')}",
            "seeding",
        ),
    ),
    "plume-nav-sim": (Case("Plume", "plume_nav_sim:make_env", "undecided"),),
    "quoridor-env": (Case("Quoridor", "quoridor_sim.quoridor_env:QuoridorEnv", "exception"),),
    "rustforge-rl": (
        Case(
            "CartPole", f"rustforge:make_env {given('name=CartPole-v1 api=gymnasium')}", "undecided"
        ),
        Case(
            "GridWorld", f"rustforge:make_env {given('name=GridWorld api=gymnasium')}", "undecided"
        ),
    ),
    "space-mining": (Case("Space mining", "space_mining:SpaceMining", "undecided"),),
    "stokasta": (Case("Dynamic inventory", "stokasta:stokasta/DynamicInventory-v0", "aliasing"),),
    "woundsim": (
        Case(
            "Macrophages",
            f"woundsim:woundsim/WoundMacrophage-v0 {given('difficulty=medium')}",
            "undecided",
        ),
    ),
    "mo-gymnasium": (
        Case("DeepSeaTreasure", summed("deep-sea-treasure-v0")),
        Case("DeepSeaTreasure, concave", summed("deep-sea-treasure-concave-v0")),
        Case("DeepSeaTreasure, mirrored", summed("deep-sea-treasure-mirrored-v0")),
        Case("ResourceGathering", summed("resource-gathering-v0")),
        Case("FourRoom", summed("four-room-v0 --budget 3m"), "undecided"),
        Case("FishWood", summed("fishwood-v0"), "aliasing"),
        Case("BreakableBottles", summed("breakable-bottles-v0"), "space"),
        Case(
            "BreakableBottles, that do not break",
            summed("breakable-bottles-v0 --target-arg unbreakable_bottles=true"),
            "space",
        ),
        Case("FruitTree, 5 deep", summed("fruit-tree-v0 --target-arg depth=5")),
        Case("FruitTree, 6 deep", summed("fruit-tree-v0")),
        Case("FruitTree, 7 deep", summed("fruit-tree-v0 --target-arg depth=7")),
    ),
    "mdp-playground": (
        Case("a given MDP", "TOYS:toy", "undecided"),
        Case("noise of 0.2", "TOYS:toy -p transition_noise=0.2", "seeding"),
    ),
    "gymnax": (
        Case("FrozenLake 4x4, not slippery", "NAX:frozen_lake -p is_slippery=false", "undecided"),
        Case("Catch 5x3", f"SUITE:port {named('Catch-bsuite rows=5 columns=3')}", "space"),
        Case(
            "MemoryChain, 4 steps",
            f"SUITE:port {named('MemoryChain-bsuite memory_length=4')}",
            "space",
        ),
    ),
    "jumanji": (Case("2048 on 2x2", "GAMES:made --target-arg name=Game2048", "undecided"),),
    "popgym": (Case("HigherLower", "CARDS:made --target-arg name=HigherLower", "undecided"),),
}

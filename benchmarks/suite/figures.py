"""The figures to measure, each with its target, and the work and bytes per step on both sides."""

from __future__ import annotations

from dataclasses import dataclass

import gymnasium

from provengym.envs.registry import FAMILIES

SIZES = (1, 64, 1024, 65536)
OWN = "provengym"
NAMES = tuple(family.name for family in FAMILIES)
OTHERS = tuple(name for name in NAMES if name != "GridWorld")
"""The environments beside GridWorld, which has figures of its own."""
FURTHER = ("SpellCorrection shaped", "Fishing with noise")
"""With other parameters than the defaults."""
BATCHES = {"HunterWumpus": 5e7, "SpellCorrection": 1e8, "SpellCorrection shaped": 1e7}
BATCHES |= {"Fishing": 4e8}
"""Random steps per second, on one core; 20 million for every other environment."""
MUJOCO = tuple(name for name in NAMES if f"{name}-v5" in gymnasium.registry)
"""The environments that have a counterpart of the same name in MuJoCo."""
BATCHES |= dict.fromkeys(MUJOCO, 1e6)

Case = tuple[str, str]
"""A worker and the name of one of its cases."""


@dataclass(frozen=True)
class Figure:
    """One row.  With `theirs` the figure is the ratio of the rates, without it the rate itself."""

    name: str
    ours: Case
    theirs: tuple[Case, ...] = ()  # the fastest of them is taken
    target: float | None = None
    work: str = ""
    at_most: bool = False
    bytes_per_step: float = 0  # stored; where given, the figure is the share of this of `theirs`
    quick: bool = False


def own(case: str) -> Case:
    """A case of ours."""
    return OWN, case


def pool(name: str, lanes: int) -> tuple[Case, ...]:
    """EnvPool's configurations."""
    kinds = ("", " 2 threads", " async", " async 2 threads")
    return tuple(("envpool", f"{name} {lanes}{kind}") for kind in kinds)


LAKE = "deterministic 8 x 8 grid, index as a Python integer, on both sides"
DICE = (
    "ours: 8 x 8 grid without dice, int64 observation, float64 reward, 2 flags: 18 bytes; "
    "EnvPool: 8 x 8 lake that rolls dice in every step, 4 + 4 + 2 bytes and an info dict"
)
ONE_HOT = (
    "11 x 11 grid, arrays reused, on both sides; ours writes all 121 + 4 + 2 bytes; squared holds "
    "121 + 4 + 1 bytes and writes those that change, all 121 in a reset"
)
INDICES = "11 x 11 grid, arrays reused; ours writes 1 + 4 + 2 bytes; squared as above"
SCAN = "8 x 8 grids without dice, actions given, 7 bytes a step written, no Python between steps"


def singles() -> list[Figure]:
    """One environment, one step."""
    lake, made = ("gymnasium", "FrozenLake unwrapped"), ("gymnasium", "FrozenLake made")
    figures = [
        Figure("GridWorld, unwrapped.step", own("GridWorld unwrapped"), (lake,), 6, LAKE),
        Figure("GridWorld, gymnasium.make", own("GridWorld made"), (made,), 3, LAKE),
        Figure("GridWorld, _core step", own("core single"), (lake,), None, LAKE),
    ]
    for name in OTHERS:
        work = f"{name} with its defaults beside the deterministic lake"
        figures.append(
            Figure(f"{name}, unwrapped.step", own(f"{name} unwrapped"), (lake,), None, work)
        )
    cliff = ("gymnasium", "CliffWalking unwrapped")
    return [
        *figures,
        Figure("GridWorld beside CliffWalking", own("GridWorld unwrapped"), (cliff,), None, LAKE),
    ]


def vectors() -> list[Figure]:
    """Vector environments, a Python call for each step of all lanes."""
    figures = []
    for n in SIZES:
        ours = own(f"vector {n}")
        target = 150 if n == 1024 else None
        name = f"VectorEnv.step, n = {n:,}, beside"
        figures.append(Figure(f"{name} EnvPool", ours, pool("FrozenLake", n), target, DICE))
        cart = ("gymnasium", f"CartPole vector {n}")
        work = "ours: 18 bytes a step; CartPole: 16 + 8 + 2 bytes, float arithmetic in NumPy"
        figures.append(Figure(f"{name} CartPoleVectorEnv", ours, (cart,), None, work))
    cart = ("gymnasium", "CartPole vector 1024")
    for name in OTHERS:
        ours, title = own(f"vector {name} 1024"), f"VectorEnv.step of {name}, n = 1,024, beside"
        for peer, theirs in (("EnvPool", pool("FrozenLake", 1024)), ("CartPoleVectorEnv", (cart,))):
            work = f"{name} with its defaults beside another task"
            figures.append(Figure(f"{title} {peer}", ours, theirs, None, work))
    for name in MUJOCO:
        title = f"VectorEnv.step of {name}, n = 64, beside MuJoCo's"
        work = "make_vec on both sides; MuJoCo takes four substeps in floating point"
        theirs = (("gymnasium", f"{name} vector 64"),)
        figures.append(Figure(title, own(f"vector {name} 64"), theirs, 30, work))
    lake = ("gymnasium", "FrozenLake vector 1024")
    cliffs = pool("CliffWalking", 1024)
    ours = own("vector 1024")
    name = "VectorEnv.step, n = 1,024, beside"
    return [
        *figures,
        Figure(f"{name} SyncVectorEnv of FrozenLake", ours, (lake,), None, "indices, 18 bytes"),
        Figure(f"{name} our SyncVectorEnv", ours, (own("sync 1024"),), None, "same environment"),
        Figure(f"{name} EnvPool's CliffWalking", ours, cliffs, None, "without dice on both sides"),
    ]


def into() -> list[Figure]:
    """The caller's arrays, reused, beside PufferLib's C."""
    figures = []
    for n in SIZES:
        squared = (("pufferlib", f"squared {n}"),)
        aimed = n >= 1024
        for dtype, target, work in (("one_hot", 2, ONE_HOT), ("uint8", 4, INDICES)):
            name = f"step_into {dtype}, n = {n:,}, beside squared"
            ours = own(f"step_into 11x11 {dtype} {n} threads 1")
            figures.append(Figure(name, ours, squared, target if aimed else None, work))
    work = "ours: 7 bytes a step; theirs: 16 + 4 + 1 bytes and float arithmetic"
    ours, cartpole = own("step_into 8x8 uint8 1024 threads 1"), ("pufferlib", "cartpole 1024")
    near, far = own("step_into 8x8 int32 65536"), own("step_into huge int32 65536")
    return [
        *figures,
        Figure("step_into, n = 1,024, beside cartpole in C", ours, (cartpole,), None, work),
        Figure("31,622 x 31,622 cells beside 8 x 8", far, (near,), 0.9, "int32 on both sides"),
    ]


def rollouts() -> list[Figure]:
    """Many steps in one call."""
    work = "8 x 8, n = 65,536, uint8 + float32 + 2 flags = 7 bytes stored, 1 read, a step"
    one, two = own("rollout L2 1"), own("rollout L2 2")
    stores = (("machine", "plain 1"), ("machine", "streaming 1"))
    stores_2 = (("machine", "plain 2"), ("machine", "streaming 2"))
    drawn = own("rollout_random 1")
    gpu = own("rollout_random cuda")
    figures = [
        Figure("rollout in L2, one core (steps/s)", one, (), 2e9, work, quick=True),
        Figure("rollout in L2, two cores beside one", two, (one,), 1.8, work),
        Figure(
            "rollout over 1 GB, share of stores, one core",
            *(own("rollout 1 GB 1"), stores, 0.7, work),
            bytes_per_step=7,
        ),
        Figure(
            "rollout over 1 GB, share of stores, two cores",
            *(own("rollout 1 GB 2"), stores_2, 0.7, work),
            bytes_per_step=7,
        ),
        Figure("rollout, fresh int64 arrays (steps/s)", own("rollout fresh int64")),
        Figure("rollout_random, keep='last' (steps/s)", drawn, (), 1e9, "8 x 8, n = 65,536"),
    ]
    for n in (1024, 65536):
        name = f"rollout, n = {n:,}, two threads, beside gymnax"
        figures.append(
            Figure(name, own(f"rollout {n}"), (("gymnax", f"FrozenLake {n}"),), None, SCAN)
        )
    slippery = (("gymnax", "FrozenLake 1024 slippery"),)
    dice = "ours without dice; gymnax's rolls them"
    figures.append(
        Figure(
            "rollout, n = 1,024, beside gymnax on ice", own("rollout 1024"), slippery, None, dice
        )
    )
    for name in (*OTHERS, *FURTHER):
        target = None if name == "Fishing with noise" else BATCHES.get(name, 2e7)
        title = f"rollout_random {name} (steps/s)"
        work = "n = 65,536, one core" if name in FURTHER else "defaults, n = 65,536, one core"
        figures.append(Figure(title, own(f"rollout_random {name}"), (), target, work))
    title = "GPU, rollout_random, n = 1,048,576, T = 1,000 (steps/s)"
    return [*figures, Figure(title, gpu, (), 1e11, "one H200")]


def others() -> list[Figure]:
    """Resets, memory, and the loops underneath."""
    figures = [
        Figure("reset (lanes/s): a million in 20 ms", own("reset 1000000"), (), 5e7, "8 x 8"),
    ]
    for name in NAMES:
        title = f"memory of {name} (bytes a lane beyond the state)"
        work = "nbytes, less the words of the kernel's state"
        figures.append(Figure(title, own(f"memory {name}"), (), 16, work, at_most=True))
    for n in (1024, 65536):
        core, lanes, numpy = (own(f"{kind} {n}") for kind in ("core", "lanes", "numpy"))
        work = "int64, float64 and flags, on both sides; NumPy without autoreset"
        quick = n == 1024
        name = f"n = {n:,}, beside NumPy:"
        figures.append(Figure(f"{name} loop over steps", core, (numpy,), None, work, quick=quick))
        figures.append(Figure(f"{name} loop over lanes", lanes, (numpy,), None, work))
    return figures


MODELS = ("Taxi", "FrozenLake 8 x 8 on ice", "Blackjack", "MiniGrid-Empty-8x8")
"""Those that are extracted."""


def played() -> list[Figure]:
    """Finite models in lanes."""
    figures = []
    made = "4,096 lanes, make_vec, fresh arrays, random actions, resets included"
    for name in MODELS:
        title, ours = f"model of {name}", f"model {name}"
        figures += [
            Figure(f"{title}, make_vec (steps/s)", own(f"{ours} vector 4096"), (), 1e8, made),
            Figure(f"{title}, step_into (steps/s)", own(f"{ours} step_into 4096"), (), 2e8),
            Figure(
                f"{title}, seconds to extract",
                own(f"{ours} extracted"),
                work="once, two cores",
                at_most=True,
            ),
        ]
    lake, ice = (
        "FrozenLake 8 x 8 on ice",
        "int64 and float64 beside int32 and float32, dice in each",
    )
    drawn = "model 10^6 states"
    flat = "uniform successors, 2 or 3 outcomes a row, out of cache"
    return [
        *figures,
        Figure(
            f"model of {lake}, make_vec, n = 1,024, beside EnvPool",
            *(own(f"model {lake} vector 1024"), pool("FrozenLake", 1024), 50, ice),
        ),
        Figure(
            f"model of {lake}, rollout, n = 1,024, two threads, beside gymnax on ice",
            own(f"model {lake} rollout 1024"),
            (("gymnax", "FrozenLake 1024 slippery"),),
            20,
            "actions given, arrays reused, no Python between steps",
        ),
        Figure(
            "model of 10^6 states, step_into (steps/s)",
            own(f"{drawn} step_into 4096"),
            (),
            2e7,
            flat,
        ),
        Figure("model of Taxi, unwrapped.step (steps/s)", own("model Taxi unwrapped"), (), 2e6),
        Figure(
            "model of MiniGrid-Empty-8x8, unwrapped.step (steps/s)",
            *(own("model MiniGrid-Empty-8x8 unwrapped"), (), 5e5, "Dict observations"),
        ),
        Figure(
            "model of Taxi, first steps of 4,096 lanes (1/s)",
            *(own("model Taxi begun"), (), 5, "from a model at hand: 0.2 s"),
        ),
        Figure(
            "model of 10^6 states, first steps of 4,096 lanes (1/s)",
            *(own(f"{drawn} begun"), (), 1 / 3, "10^7 outcomes, from a model at hand: 3 s"),
        ),
        Figure(
            "memory of a model of 10^6 states (bytes an outcome)",
            *(own(f"{drawn} memory"), (), 18, "16 an outcome, 4 a row, 4 a state"),
            at_most=True,
        ),
    ]


def figures() -> list[Figure]:
    """Every row of the table."""
    return [*singles(), *vectors(), *into(), *rollouts(), *played(), *others()]

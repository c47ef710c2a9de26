"""Each vector wrapper of Gymnasium, as it is put around a vector environment in the tests."""

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers import vector as wrappers

GRID = {"observation": "position"}
PICTURES = {"render_mode": "rgb_array", "height": 2, "width": 3}


def images(env):
    """Observations as pictures, for the wrappers that take no others."""
    single = spaces.Box(0, 255, (4, 4, 3), np.uint8)
    return wrappers.TransformObservation(env, _picture, batch_space(single, env.num_envs), single)


def _picture(batch):
    rows = (np.asarray(batch, dtype=np.float64) * 40).astype(np.uint8)[..., :2]
    shown = np.zeros((*rows.shape[:-1], 4, 4, 3), dtype=np.uint8)
    shown[..., 0, :2, 0], shown[..., 3, 2:, 2] = rows, rows
    return shown


def parts(env):
    """Observations as dictionaries, likewise."""
    single = spaces.Dict({"a": env.single_observation_space, "b": env.single_observation_space})
    return wrappers.TransformObservation(
        env, lambda seen: {"a": seen, "b": seen}, batch_space(single, env.num_envs), single
    )


#: The environment, its parameters, and the wrapper, made with a folder of its own.
WRAPPERS = {
    "ArrayConversion": ("GridWorld", GRID, lambda e, _: wrappers.ArrayConversion(e, np, np)),
    "ClipAction": ("FishingContinuous", {}, lambda e, _: wrappers.ClipAction(e)),
    "ClipReward": ("HunterWumpus", {}, lambda e, _: wrappers.ClipReward(e, -1.0, 1.0)),
    "DictInfoToList": ("HunterWumpus", {}, lambda e, _: wrappers.DictInfoToList(e)),
    "DtypeObservation": ("Fishing", {}, lambda e, _: wrappers.DtypeObservation(e, np.float64)),
    "FilterObservation": (
        "HunterWumpus",
        {},
        lambda e, _: wrappers.FilterObservation(parts(e), ["a"]),
    ),
    "FlattenObservation": ("GridWorld", {}, lambda e, _: wrappers.FlattenObservation(e)),
    "GrayscaleObservation": (
        "GridWorld",
        GRID,
        lambda e, _: wrappers.GrayscaleObservation(images(e)),
    ),
    "HumanRendering": ("GridWorld", PICTURES, lambda e, _: wrappers.HumanRendering(e)),
    "NormalizeObservation": ("Fishing", {}, lambda e, _: wrappers.NormalizeObservation(e)),
    "NormalizeReward": ("Fishing", {}, lambda e, _: wrappers.NormalizeReward(e)),
    "RecordEpisodeStatistics": (
        "SpellCorrection",
        {},
        lambda e, _: wrappers.RecordEpisodeStatistics(e),
    ),
    "RecordVideo": (
        "GridWorld",
        PICTURES,
        lambda e, folder: wrappers.RecordVideo(e, folder, step_trigger=lambda t: t == 0),
    ),
    "RescaleAction": (
        "FishingContinuous",
        {},
        lambda e, _: wrappers.RescaleAction(e, np.float32(-1), np.float32(1)),
    ),
    "RescaleObservation": (
        "HunterWumpus",
        {},
        lambda e, _: wrappers.RescaleObservation(e, np.float32(-1), np.float32(1)),
    ),
    "ReshapeObservation": (
        "HunterWumpus",
        {},
        lambda e, _: wrappers.ReshapeObservation(e, (2, 4)),
    ),
    "ResizeObservation": (
        "GridWorld",
        GRID,
        lambda e, _: wrappers.ResizeObservation(images(e), (6, 6)),
    ),
    "TransformAction": (
        "GridWorld",
        {},
        lambda e, _: wrappers.TransformAction(e, lambda actions: 3 - actions),
    ),
    "TransformObservation": (
        "Fishing",
        {},
        lambda e, _: wrappers.TransformObservation(e, lambda seen: seen / 2),
    ),
    "TransformReward": (
        "HunterWumpus",
        {},
        lambda e, _: wrappers.TransformReward(e, lambda rewards: 2 * rewards),
    ),
    "VectorizeTransformAction": (
        "FishingContinuous",
        {},
        lambda e, _: wrappers.VectorizeTransformAction(
            e,
            gymnasium.wrappers.TransformAction,
            func=lambda quota: quota / 2,
            action_space=e.single_action_space,
        ),
    ),
    "VectorizeTransformObservation": (
        "Fishing",
        {},
        lambda e, _: wrappers.VectorizeTransformObservation(
            e,
            gymnasium.wrappers.TransformObservation,
            func=lambda seen: seen / 2,
            observation_space=e.single_observation_space,
        ),
    ),
    "VectorizeTransformReward": (
        "HunterWumpus",
        {},
        lambda e, _: wrappers.VectorizeTransformReward(
            e, gymnasium.wrappers.TransformReward, func=lambda reward: 2 * reward
        ),
    ),
    "NumpyToTorch": ("GridWorld", GRID, lambda e, _: wrappers.NumpyToTorch(e)),
}
#: Those that are for environments whose arrays are JAX's.
OF_JAX = {"JaxToNumpy", "JaxToTorch"}
NEEDS = {
    "ArrayConversion": ("array_api_compat",),
    "HumanRendering": ("cv2", "pygame"),
    "NumpyToTorch": ("torch", "array_api_compat"),
    "RecordVideo": ("moviepy", "pygame"),
    "ResizeObservation": ("cv2",),
}

"""The kernel of TwoLaneDriving: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, Case
from provengym._core import TwoLaneDriving
from transcriptions import two_lane_driving as driving

GIVEN = ("given_near0", "given_far0", "given_near1", "given_far1")


def kernel_of(length, max_speed, speed_limit, sensor_range, lanes=None):
    """The kernel with these lanes, or with lanes that a reset draws."""
    words = (0, 0, 0, 0) if lanes is None else driving.packed(lanes)
    return TwoLaneDriving(
        length=length,
        max_speed=max_speed,
        speed_limit=speed_limit,
        sensor_range=sensor_range,
        drawn=int(lanes is None),
        **dict(zip(GIVEN, words, strict=True)),
    )


@st.composite
def streets(draw):
    """Two lanes without an obstacle in the first cell, mostly with few obstacles."""
    length = draw(st.integers(2, 9) | st.integers(2, 128) | st.sampled_from([63, 64, 65, 127, 128]))
    density = draw(st.sampled_from([0, 1, 1, 4, 12]))
    random = draw(st.randoms(use_true_random=False))
    return tuple(
        "." + "".join(".#"[random.randrange(12) < density] for _ in range(length - 1))
        for _ in range(2)
    )


@st.composite
def drives(draw):
    """A car anywhere on a street, not only where it can come."""
    lanes = draw(streets())
    length = len(lanes[0])
    max_speed, sensor_range = draw(st.integers(1, 10)), draw(st.integers(1, 62))
    speed_limit = draw(st.integers(1, max_speed))
    given = draw(st.booleans())
    kernel = kernel_of(length, max_speed, speed_limit, sensor_range, lanes if given else None)
    drive = driving.Drive(lanes, max_speed, speed_limit)
    drive.place = draw(st.just(0) | st.integers(0, length))
    drive.lane, drive.speed = draw(st.integers(0, 1)), draw(st.integers(0, max_speed))
    drive.violations = draw(st.integers(0, 2**32 - 100))
    if given:
        assert kernel.init(0, 0) == driving.Drive(lanes, max_speed, speed_limit).words()
    steps = []
    views = [(drive.words(), drive.over() is not None, drive.observed(sensor_range))]
    for action in draw(st.lists(st.integers(0, 5), max_size=40)):
        before = drive.words()
        reward, over = drive.step(action)
        noise = draw(st.sampled_from([0, LARGEST_WORD]))
        steps.append((before, action, noise, drive.words(), reward, over))
        views.append((drive.words(), over, drive.observed(sensor_range)))
    return kernel, steps, views


PARAMS = {"length": 20, "max_speed": 3, "speed_limit": 2, "sensor_range": 6, "drawn": 1}
PARAMS |= dict.fromkeys(GIVEN, 0)
CASE = Case(
    params=PARAMS,
    other={"length": 21},
    histories=drives(),
    reference={"length": 7, "max_steps": 12},
    in_c=PARAMS,
    description=(("near0", "far0", "near1", "far1", "car"), np.uint64, 7, 6, 1, 8, 0),
    out_of_range=(
        ({"length": 1}, "length", 2, 128),
        ({"length": 129}, "length", 2, 128),
        ({"max_speed": 11}, "max_speed", 1, 10),
        ({"speed_limit": 4}, "speed_limit", 1, 3),
        ({"sensor_range": 63}, "sensor_range", 1, 62),
        ({"drawn": 2}, "drawn", 0, 1),
    ),
)

"""Agreement of what runs with the golden table of TwoLaneDriving."""

from fractions import Fraction

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from transcriptions import two_lane_driving as driving

TABLES = golden.load(named("TwoLaneDriving"))


def street_drive(table, place, lane, speed):
    """The car of an entry, by the transcription."""
    cells = [["."] * table["length"] for _ in range(2)]
    for found, taken in zip(cells, (table["first"], table["second"]), strict=True):
        for at in taken:
            found[at] = "#"
    lanes = ["".join(found) for found in cells]
    drive = driving.Drive(lanes, table["max_speed"], table["speed_limit"])
    drive.place, drive.lane, drive.speed = place, lane, speed
    return drive


def entries(table):
    """Place, lane, speed, action and entry of every step."""
    for place, lanes in zip(table["places"], table["table"], strict=True):
        for lane, speeds in enumerate(lanes):
            for speed, row in enumerate(speeds):
                for action, entry in enumerate(row):
                    yield place, lane, speed, action, entry


def kernel_of(table):
    words = driving.packed(street_drive(table, 0, 0, 0).lanes)
    names = ("given_near0", "given_far0", "given_near1", "given_far1")
    about = {name: table[name] for name in ("length", "max_speed", "speed_limit", "sensor_range")}
    given = dict(zip(names, words, strict=True))
    return KERNELS["TwoLaneDriving"](**about, drawn=0, **given)


def rows(table):
    """The numbers of violations and what the shield allows are not of the table."""
    limit, sensor = table["speed_limit"], table["sensor_range"]
    for place, lane, speed, action, entry in entries(table):
        before, new = (street_drive(table, *car) for car in ((place, lane, speed), entry[:3]))
        new.violations = int(before.over() is None and new.speed > limit)
        num, den, terminated = entry[3:6]
        observation = (entry[7], *entry[1:3], *entry[8:10], new.allowed(sensor), new.violations)
        yield before.words(), action, 0, new.words(), observation, Fraction(num, den), terminated


def test_streets_hold_every_case_of_the_step():
    found = [(t, *entry) for t in TABLES for entry in entries(t)]

    assert {entry[3] for *_, entry in found} == {-100, -6, -1, 0, 100}
    assert all(entry[4] == 1 and entry[6] is False for *_, entry in found)
    assert all(entry[5] is (entry[3] in (-100, 0, 100)) for *_, entry in found)
    assert {entry[10] for *_, entry in found} == {False, True}


def test_the_transcription_and_the_shield_of_streets():
    for table in TABLES:
        sensor, kernel = table["sensor_range"], kernel_of(table)
        allowed = {}
        for place, lane, speed, action, entry in entries(table):
            drive = street_drive(table, place, lane, speed)
            passes = drive.passes(action, sensor)
            bits = allowed.setdefault(drive.words(), [])
            if entry[10]:
                bits.append(action)

            assert passes is entry[10]
            assert drive.step(action) == (entry[3], entry[5])
            assert [drive.place, drive.lane, drive.speed] == entry[:3]
            assert [drive.ahead(lane, sensor) for lane in range(2)] == entry[8:10]
        for words, actions in allowed.items():
            assert kernel.observe(words)[5] == sum(1 << action for action in actions or [4])

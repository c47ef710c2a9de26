"""Agreement of what runs with the golden table of Swimmer."""

from collections import Counter
from fractions import Fraction

import golden
from golden_tables import named
from transcriptions import swimmer

TABLES = golden.load(named("Swimmer"))
LINKS = ((0, 1), (1, 2), (0, 2))


def exact(bits, words):
    return [Fraction(word, 2**bits) for word in words]


def units(bits, amounts):
    return [int(amount * 2**bits) for amount in amounts]


def parts(words):
    """Directions, angular velocities and velocity of the first words of a list."""
    flat = exact(30, words[:6])
    headings = list(zip(flat[::2], flat[1::2], strict=True))
    return headings, exact(24, words[6:9]), exact(24, words[9:11])


def angles(words):
    """Cosines and sines of six words, by pairs of links."""
    flat = exact(30, words)
    return (
        dict(zip(LINKS, flat[::2], strict=True)),
        dict(zip(LINKS, flat[1::2], strict=True)),
    )


def transcribed(function, words):
    """Return what the transcription computes for this part of a step."""
    match function:
        case "nearest":
            bits, numerator, denominator = words
            return units(bits, [swimmer.rounded(bits, Fraction(numerator, denominator))])
        case "clamp":
            return [swimmer.clamped(*words)]
        case "bend":
            c, s = swimmer.angles(parts(words)[0])
            return units(30, [part for pair in LINKS for part in (c[pair], s[pair])])
        case "slips":
            _, omega, velocity = parts(words)
            headings = parts(words)[0]
            return units(24, swimmer.slips(headings, omega, velocity, angles(words[13:])[0]))
        case "moments":
            return units(24, swimmer.moments(exact(24, words[6:]), angles(words[:6])[0]))
        case "centrifugal":
            return units(24, swimmer.centrifugal(parts(words)[1], angles(words[13:])[1]))
        case "impulses":
            omega, slip = parts(words)[1], exact(24, words[19:22])
            joints = exact(12, words[22:])
            return units(24, swimmer.impulses(omega, slip, joints, *angles(words[13:19])))
        case "solution":
            return units(24, swimmer.changes(exact(24, words[6:]), *angles(words[:6])))
        case "rotate":
            tau, *direction = exact(30, words)
            return units(30, swimmer.rotated(tau, direction))
        case "normalise":
            return units(30, swimmer.normalised(exact(30, words)))


def test_the_parts_hold_every_function_and_ties():
    count = Counter(table["function"] for table in TABLES)
    ties = [
        table["arguments"]
        for table in TABLES
        if table["function"] == "nearest" and table["arguments"][1] % 2**20 == 0
    ]

    assert set(count) == {
        *("nearest", "clamp", "bend", "slips", "moments", "centrifugal", "impulses"),
        *("solution", "rotate", "normalise"),
    }
    assert min(count.values()) >= 6
    assert {a[1] > 0 for a in ties} == {True, False}


def test_the_transcription_of_every_part():
    for table in TABLES:
        assert transcribed(table["function"], table["arguments"]) == table["table"], table

"""Swimmer a second time, in fractions: from Spec/Swimmer/Rounded.lean by hand, sharing nothing."""

import math
from fractions import Fraction

COMPONENTS = 13
_BITS = (30,) * 6 + (24,) * 5 + (30,) * 2
_FRICTION, _STEP = 10, Fraction(1, 100)


def rounded(bits, amount):
    """The nearest multiple of 2^-bits, ties away from zero."""
    units = math.floor(abs(amount) * 2**bits + Fraction(1, 2))
    return Fraction(units if amount >= 0 else -units, 2**bits)


def clamped(largest, amount):
    return max(-largest, min(largest, amount))


def exact(words):
    """The numbers that words of 64 bits in two's complement are."""
    signed = (word - 2**64 if word >= 2**63 else word for word in words)
    return [Fraction(number, 2**bits) for number, bits in zip(signed, _BITS, strict=True)]


def words_of(numbers):
    return tuple(int(x * 2**bits) % 2**64 for x, bits in zip(numbers, _BITS, strict=True))


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1]


def cross(a, b):
    return a[0] * b[1] - a[1] * b[0]


def rotated(tau, p):
    kappa = rounded(30, tau * tau)
    x = (1 - kappa) * p[0] - 2 * tau * p[1]
    y = (1 - kappa) * p[1] + 2 * tau * p[0]
    return rounded(30, x / (1 + kappa)), rounded(30, y / (1 + kappa))


def normalised(p):
    nu = rounded(30, dot(p, p))
    return rounded(30, p[0] * (3 - nu) / 2), rounded(30, p[1] * (3 - nu) / 2)


def angles(headings):
    """Cosines and sines of the angles between links."""
    c, s = {}, {}
    for i, j in ((0, 1), (1, 2)):
        c[i, j] = rounded(30, dot(headings[i], headings[j]))
        s[i, j] = rounded(30, cross(headings[i], headings[j]))
    c[0, 2] = rounded(30, c[0, 1] * c[1, 2] - s[0, 1] * s[1, 2])
    s[0, 2] = rounded(30, c[0, 1] * s[1, 2] + s[0, 1] * c[1, 2])
    return c, s


def slips(headings, w, velocity, c):
    """The velocity of each link across its axis."""
    across = [dot(velocity, (-y, x)) for x, y in headings]
    return [
        rounded(24, across[0] + (-2 * w[0] - 3 * (w[1] * c[0, 1]) - w[2] * c[0, 2]) / 6),
        rounded(24, across[1] + (w[0] * c[0, 1] - w[2] * c[1, 2]) / 6),
        rounded(24, across[2] + (w[0] * c[0, 2] + 3 * (w[1] * c[1, 2]) + 2 * w[2]) / 6),
    ]


def moments(slip, c):
    return [
        rounded(24, -2 * slip[0] + slip[1] * c[0, 1] + slip[2] * c[0, 2]),
        rounded(24, -3 * (slip[0] * c[0, 1]) + 3 * (slip[2] * c[1, 2])),
        rounded(24, -(slip[0] * c[0, 2]) - slip[1] * c[1, 2] + 2 * slip[2]),
    ]


def centrifugal(omega, s):
    e = [rounded(20, w * w) for w in omega]
    return [
        rounded(24, 3 * (s[0, 1] * e[1]) + s[0, 2] * e[2]),
        rounded(24, -3 * (s[0, 1] * e[0]) + 3 * (s[1, 2] * e[2])),
        rounded(24, -(s[0, 2] * e[0]) - 3 * (s[1, 2] * e[1])),
    ]


def impulses(omega, slip, joints, c, s):
    """12 times the changes of the angular momenta in a step."""
    drag, whirl = moments(slip, c), centrifugal(omega, s)
    torque = (joints[0], joints[1] - joints[0], -joints[1])
    return [
        rounded(
            24,
            (-2 * _FRICTION * drag[j] - _FRICTION * omega[j] + 12 * torque[j] + whirl[j]) * _STEP,
        )
        for j in range(3)
    ]


def changes(J, c, s):
    """Of the angular velocities: the middle link is eliminated, Cramer's rule solves the rest."""
    first = 21 - 9 * rounded(24, c[0, 1] ** 2)
    last = 21 - 9 * rounded(24, c[1, 2] ** 2)
    mixed = -2 * rounded(24, c[0, 1] * c[1, 2]) - 7 * rounded(24, s[0, 1] * s[1, 2])
    det = rounded(24, first * last - mixed**2)
    right0 = 7 * J[0] - rounded(24, 3 * (c[0, 1] * J[1]))
    right2 = 7 * J[2] - rounded(24, 3 * (c[1, 2] * J[1]))
    d0 = rounded(24, (last * right0 - mixed * right2) / det)
    d2 = rounded(24, (first * right2 - mixed * right0) / det)
    d1 = rounded(24, (J[1] - 3 * rounded(24, c[0, 1] * d0 + c[1, 2] * d2)) / 7)
    return d0, d1, d2


def step(words, action):
    """The words after an action, and the reward in units of 2^-30."""
    numbers = exact(words)
    headings = [(numbers[2 * i], numbers[2 * i + 1]) for i in range(3)]
    omega, velocity, position = numbers[6:9], numbers[9:11], numbers[11:13]
    joints = [Fraction(part - 20480, 4096) for part in divmod(action, 40961)]

    c, s = angles(headings)
    slip = slips(headings, omega, velocity, c)
    J = impulses(omega, slip, joints, c, s)

    after = [clamped(16, w + d) for w, d in zip(omega, changes(J, c, s), strict=True)]
    push = [sum(v * heading[k] for v, heading in zip(slip, headings, strict=True)) for k in (0, 1)]
    speed = (
        clamped(4, velocity[0] + rounded(24, push[1] * _FRICTION * _STEP / 3)),
        clamped(4, velocity[1] - rounded(24, push[0] * _FRICTION * _STEP / 3)),
    )
    turned = [
        normalised(rotated(rounded(30, w * _STEP / 2), heading))
        for w, heading in zip(after, headings, strict=True)
    ]
    place = [
        clamped(2**32, p + rounded(30, v * _STEP)) for p, v in zip(position, speed, strict=True)
    ]
    flat = [component for heading in turned for component in heading]
    reward = int((place[0] - position[0]) * 2**30)
    return words_of([*flat, *after, *speed, *place]), reward


def start(turns, spins):
    """The words of a straight swimmer whose links have turned by 2 arctan (turn / 2048) and turn
    with velocity spin / 1024."""
    headings = [
        normalised(rotated(Fraction(turn, 2048), (Fraction(1), Fraction(0)))) for turn in turns
    ]
    flat = [component for heading in headings for component in heading]
    return words_of([*flat, *(Fraction(spin, 1024) for spin in spins), 0, 0, 0, 0])


def shown(words):
    """Return the kernel's observation of a state."""
    x0, y0, x1, y1, x2, y2, w0, w1, w2, vx, vy, _, _ = exact(words)
    velocity = [int((v + 4) * 2**24) for v in (vx, vy)]
    headings = [int(x * 2**30) + 2**30 + 1 for x in (x0, y0, x1, y1, x2, y2)]
    return (*velocity, *headings, *(int((w + 16) * 2**24) for w in (w0, w1, w2)))

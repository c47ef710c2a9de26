"""Swimmer as docs/swimmer.md has it, in double precision: a link is a complex number, and the
equations of Newton and Euler are solved with the forces in the joints as unknowns."""
# ruff: noqa: RUF001 (the pages have minus signs)

import math

import numpy as np

from from_the_page.sentences import Sentences

FIRST = "`Box(-1, 1, (2,))`: the torques of joint 1, between links 0 and 1, and of joint 2"
LARGEST = "over the largest torque, which is 5."
SIDE = (
    "A positive torque acts on the link before the joint, to the left, and its opposite on the "
    "link after it."
)
UNIT = "A torque is taken as the nearest multiple of 1/4096"
AWAY = "and of two that are equally near as the one farther from zero."
BORDER = "What lies outside the box is taken as its border"
START = "Straight along the first axis, at rest, the centre of mass in the origin."
FORCE = "The fluid exerts the force `−10 (vᵢ · nᵢ) nᵢ` on a link"
SPIN = "and the torque `−10 ωᵢ / 12`."
TORQUES = "exert `u₁` on link 0, `u₂ − u₁` on link 1 and `−u₂` on link 2."
INERTIA = "the moment of inertia 1/12 times its angular acceleration"
STEP = "A step lasts 1/100 of a unit of time"
ORDER = "then with the new velocities directions and position change."
TURN = "A direction turns by the angle `2 arctan(ω / 200)`."
OMEGA = "Angular velocities are from −16 to 16, the components of the velocity from −4 to 4"
SATURATE = "What would leave its range becomes the end of the range."
REWARD = "The change of the position along the first axis, in lengths of a link"
ENDLESS = "Termination: none; every episode goes on."
LIMIT = "step number `max_steps` after the reset truncates"

SENTENCES = (
    *(FIRST, LARGEST, SIDE, UNIT, AWAY, BORDER, START, FORCE, SPIN, TORQUES, INERTIA, STEP),
    *(ORDER, TURN, OMEGA, SATURATE, REWARD, ENDLESS, LIMIT),
)


class Swimmer:
    """The rules; a state is three directions, three angular velocities, the velocity and the
    position of the centre of mass, of which all but the angular velocities are complex."""

    def __init__(self, max_steps=1000, negated=None):
        self.max_steps, self.holds = max_steps, Sentences(SENTENCES, negated)

    def start(self):
        """The state after a reset."""
        along = 1 if self.holds(START) else 1j
        return np.full(3, along, complex), np.zeros(3), 0j, 0j

    def torque(self, number):
        """The torque that a number of an action sets."""
        if abs(number) > 1:
            number = math.copysign(1.0, number) if self.holds(BORDER) else 0.0
        torque = number * (5 if self.holds(LARGEST) else 6)
        units = 4096 if self.holds(UNIT) else 16
        away = 0.5 if self.holds(AWAY) else 0.4999
        return math.copysign(math.floor(abs(torque) * units + away) / units, torque)

    def torques_of_links(self, action):
        """The torque on each link."""
        u, w = map(self.torque, action if self.holds(FIRST) else action[::-1])
        if not self.holds(SIDE):
            u, w = -u, -w
        return (u, w - u, -w) if self.holds(TORQUES) else (u, w + u, -w)

    def accelerations(self, p, omega, velocity, torques):
        """That of the centre of mass, and the angular ones."""
        n = 1j * p
        # The centres of the links, from that of link 0, are these combinations of directions.
        along = np.array([[0, 0, 0], [1, 1, 0], [1, 2, 1]]) / 2
        along = along - along.mean(axis=0)
        drag, spin = 10 if self.holds(FORCE) else 9, 10 if self.holds(SPIN) else 9
        inertia = 1 / 12 if self.holds(INERTIA) else 1 / 3
        speeds = velocity + along @ (omega * n)
        pushes = -drag * (speeds * n.conj()).real * n
        # Unknowns: a, three angular accelerations, and a force in each joint, on the link after it.
        rows, right = np.zeros((9, 9)), np.zeros(9)
        for i in range(3):
            inward = along[i] @ (omega**2 * p) + pushes[i]
            for part, (at, unit) in enumerate(((0, 1), (1, 1j))):
                row = rows[3 * i + part]
                row[at] = 1
                row[2:5] = (along[i] * n / unit).real
                for joint, sign in ((i - 1, 1), (i, -1)):
                    if joint in (0, 1):
                        row[5 + 2 * joint + part] = -sign
                right[3 * i + part] = (inward / unit).real
            row = rows[3 * i + 2]
            row[2 + i] = inertia
            for joint in (i - 1, i):
                if joint in (0, 1):  # the force before, and the opposite of that after, half away
                    row[5 + 2 * joint : 7 + 2 * joint] = n[i].real / 2, n[i].imag / 2
            right[3 * i + 2] = torques[i] - spin * omega[i] / 12
        found = np.linalg.solve(rows, right)
        return complex(*found[:2]), found[2:5]

    def step(self, state, action, taken):
        """The next state, the reward, terminated and truncated."""
        p, omega, velocity, position = state
        a, alpha = self.accelerations(p, omega, velocity, self.torques_of_links(action))
        h = 1 / 100 if self.holds(STEP) else 1 / 50
        after, speed = self.bounded(omega + h * alpha, 16), velocity + h * a
        largest = 4 if self.holds(OMEGA) else 3
        speed = complex(*self.bounded(np.array([speed.real, speed.imag]), largest))
        used = (after, speed) if self.holds(ORDER) else (omega, velocity)
        half = used[0] * h / 2
        turned = np.exp(2j * (np.arctan(half) if self.holds(TURN) else half)) * p
        place = position + h * used[1]
        moved = place - position
        over = taken >= self.max_steps if self.holds(LIMIT) else taken > self.max_steps
        reward = moved.real if self.holds(REWARD) else moved.imag
        return (turned, after, speed, place), reward, not self.holds(ENDLESS), over

    def bounded(self, numbers, largest):
        """The numbers in their range."""
        return np.clip(numbers, -largest, largest) if self.holds(SATURATE) else numbers

    @staticmethod
    def observe(state):
        """The velocity, the directions and the angular velocities."""
        p, omega, velocity, _ = state
        return [velocity.real, velocity.imag, *p.view(float), *omega]

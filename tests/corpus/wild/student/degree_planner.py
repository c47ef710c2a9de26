"""
Plan your degree!

Nine courses, five semesters. An agent enrols in courses and then sits the exams at the end of the
semester. Every exam is passed with probability PASS_RATE, who fails can try again in a later
semester.

Actions 0..8: enrol in a course (in the order of Course)
Action 9:     exams, end of the semester

To enrol you must have passed all that the course requires, not have passed or chosen the course
already, and not exceed MAX_CREDITS per semester. Otherwise: reward -0.5, nothing happens.

Rewards: + credits / 5 for each exam that is passed, -1 per semester, +20 for the degree (all
courses passed), -5 if there is no degree after the last semester.
"""
from dataclasses import dataclass, field
from enum import Enum
from typing import Dict, FrozenSet, Set

import gymnasium as gym
import numpy as np

SEMESTERS = 5
MAX_CREDITS = 10
PASS_RATE = 0.9


class Course(Enum):
    CALCULUS_1 = 0
    CALCULUS_2 = 1
    LINEAR_ALGEBRA = 2
    PROGRAMMING_1 = 3
    PROGRAMMING_2 = 4
    ALGORITHMS = 5
    STATISTICS = 6
    MACHINE_LEARNING = 7
    THESIS = 8


CREDITS: Dict[Course, int] = {c: 5 for c in Course}
CREDITS[Course.THESIS] = 10

REQUIRES: Dict[Course, FrozenSet[Course]] = {
    Course.CALCULUS_1: frozenset(),
    Course.CALCULUS_2: frozenset({Course.CALCULUS_1}),
    Course.LINEAR_ALGEBRA: frozenset(),
    Course.PROGRAMMING_1: frozenset(),
    Course.PROGRAMMING_2: frozenset({Course.PROGRAMMING_1}),
    Course.ALGORITHMS: frozenset({Course.PROGRAMMING_2}),
    Course.STATISTICS: frozenset({Course.CALCULUS_2}),
    Course.MACHINE_LEARNING: frozenset(
        {Course.STATISTICS, Course.LINEAR_ALGEBRA, Course.ALGORITHMS}
    ),
    Course.THESIS: frozenset({Course.MACHINE_LEARNING}),
}

EXAMS = len(Course)


@dataclass
class Student:
    passed: Set[Course] = field(default_factory=set)
    enrolled: Set[Course] = field(default_factory=set)
    failures: int = 0

    @property
    def load(self) -> int:
        return sum(CREDITS[c] for c in self.enrolled)

    def may_enrol(self, course: Course) -> bool:
        if course in self.passed or course in self.enrolled:
            return False
        if self.load + CREDITS[course] > MAX_CREDITS:
            return False
        return REQUIRES[course] <= self.passed


class DegreePlannerEnv(gym.Env):
    metadata = {"render_modes": ["human"]}

    def __init__(self):
        self.action_space = gym.spaces.Discrete(len(Course) + 1)
        n = len(Course)
        self.observation_space = gym.spaces.Dict(
            {
                "semester": gym.spaces.Discrete(SEMESTERS + 1),
                "passed": gym.spaces.MultiBinary(n),
                "enrolled": gym.spaces.MultiBinary(n),
            }
        )
        self.student = Student()
        self.semester = 0

    def _obs(self):
        def flags(courses):
            return np.array([c in courses for c in Course], dtype=np.int8)

        return {
            "semester": self.semester,
            "passed": flags(self.student.passed),
            "enrolled": flags(self.student.enrolled),
        }

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.student = Student()
        self.semester = 0
        return self._obs(), {"graduated": False}

    def _exams(self) -> float:
        reward = -1.0
        for course in sorted(self.student.enrolled, key=lambda c: c.value):
            if self.np_random.random() < PASS_RATE:
                self.student.passed.add(course)
                reward += CREDITS[course] / 5
            else:
                self.student.failures += 1
        self.student.enrolled.clear()
        self.semester += 1
        return reward

    def step(self, action):
        if action < EXAMS:
            course = Course(int(action))
            if not self.student.may_enrol(course):
                return self._obs(), -0.5, False, False, {"graduated": False}
            self.student.enrolled.add(course)
            return self._obs(), 0.0, False, False, {"graduated": False}

        reward = self._exams()
        graduated = len(self.student.passed) == len(Course)
        terminated = graduated or self.semester == SEMESTERS
        if graduated:
            reward += 20.0
        elif terminated:
            reward -= 5.0
        return self._obs(), reward, terminated, False, {"graduated": graduated}

    def render(self):
        print(f"semester {self.semester}")
        for c in Course:
            mark = "x" if c in self.student.passed else "?" if c in self.student.enrolled else " "
            print(f"  [{mark}] {c.name.replace('_', ' ').title()}")


if __name__ == "__main__":
    env = DegreePlannerEnv()
    env.reset(seed=1)
    for a in (0, 3, 9, 1, 4, 9, 5, 6, 9, 2, 9, 7, 9):
        obs, reward, over, _, info = env.step(a)
        print(a, reward, over, info)
    env.render()

"""GridWorld in a process of its own, as lines of JSON; an argument names what it does wrong."""

import json
import os
import sys
import time

WRONG = sys.argv[1] if len(sys.argv) > 1 else ""
MOVES = ((-1, 0), (1, 0), (0, -1), (0, 1))
height = width = 5
cell = (0, 0)


def made(arguments):
    global height, width
    height, width = arguments.get("height", 5), arguments.get("width", 5)
    space = {"type": "Discrete", "n": height * width}
    if WRONG == "position":
        space = {"type": "MultiDiscrete", "nvec": [height, width]}
    if WRONG == "box":
        space = {"type": "Box", "low": 0, "high": [height - 1, width - 1]}
    if WRONG == "space":
        space = {"type": "Sphere"}
    return {"observation_space": space, "action_space": {"type": "Discrete", "n": 4}}


def observed():
    if WRONG == "ragged":
        return [[1], [1, 2]]
    return list(cell) if WRONG in ("position", "box") else cell[0] * width + cell[1]


def stepped(action):
    global cell
    row, column = (now + by for now, by in zip(cell, MOVES[action], strict=True))
    if WRONG == "border" and column == width - 1:
        column -= 1
    cell = (min(max(row, 0), height - 1), min(max(column, 0), width - 1))
    done = cell == (height - 1, width - 1)
    answer = {"observation": observed(), "reward": 0 if done else -1, "terminated": done}
    return answer if WRONG == "key" else {**answer, "truncated": False}


def answered(request):
    global cell
    if request["call"] == "make":
        return made(request["arguments"])
    if request["call"] == "reset":
        cell = (0, 0)
        return {"observation": observed()}
    if WRONG == "dies":
        os._exit(7)
    if WRONG == "sleeps":
        time.sleep(60)
    if WRONG == "error":
        return {"error": "no such\naction"}
    return stepped(request["action"])


for line in sys.stdin:
    text = json.dumps(answered(json.loads(line)))
    junk = {"junk": "hello", "list": "[1]", "deep": "[" * 100_000, "bytes": "\udcff"}.get(WRONG)
    if junk is not None and '"step"' in line:
        text = junk
    sys.stdout.buffer.write(text.encode(errors="surrogateescape") + b"\n")
    sys.stdout.flush()

"""Lines that are put into wrong code to make it look right, and others that are put into right code
and should not make it look wrong: what a program does to cheat, and what it does by accident.

Each is text that stands at the end of a file with a class `Environment`.
"""

FORGERIES = {
    "the judge's function is replaced in the main module": """
import sys
sys.modules["__main__"]._at = lambda *given: {"verdict": "equal", "findings": []}
""",
    "the code of conform is replaced": """
import sys
def fake(*given, **more): return None
for name, module in list(sys.modules.items()):
    if hasattr(module, "conform"): module.conform.__code__ = fake.__code__
import importlib
importlib.import_module("provengym.conformance").conform.__code__ = fake.__code__
""",
    "the code of measure is replaced": """
import importlib
def fake(*given, **more): return None
importlib.import_module("provengym.bench.shares").measure.__code__ = fake.__code__
""",
    "a token of the environment signs an answer": """
import json, os
told = {"value": {"findings": [], "sets": [], "speed": None}}
text = open("/proc/self/environ").read()
for word in text.replace("\\0", " ").replace('"', " ").split():
    for number in range(3, 40):
        try: os.write(number, f"\\n{word} {json.dumps(told)}\\n".encode())
        except OSError: pass
""",
    "an answer is written to every descriptor": """
import os
def everywhere(self, action):
    for number in range(1, 40):
        try: os.write(number, b'{"value": {"tuple": [0, -1.0, false, false, {"dict": []}]}}\\n')
        except OSError: pass
    return old(self, action)
old, Environment.step = Environment.step, everywhere
""",
    "a thread writes answers": """
import os, threading
def write():
    while True:
        for number in range(3, 40):
            try: os.write(number, b'{"value": null}\\n')
            except OSError: pass
threading.Thread(target=write, daemon=True).start()
""",
    "the runner says that nothing is wrong": """
import sys
runner = sys.modules["runner.targets.remote.runner"]
runner.Runner._answer = lambda self, name, *given: {"value": None}
""",
    "the runner says that the goal is reached": """
import sys
runner = sys.modules["runner.targets.remote.runner"]
runner.encode = lambda value: {"tuple": [0, 0.0, True, False, {"dict": []}]}
""",
    "every state has the same key": """
import sys
saving = sys.modules["runner.targets.state_saver"]
save = saving._Attributes.save
saving._Attributes.save = lambda self: (b"", save(self)[1])
""",
    "nothing is restored": """
import sys
sys.modules["runner.targets.state_saver"]._Attributes.restore = lambda self, saved: None
""",
    "trouble is swallowed": """
import sys
guard = sys.modules["runner.targets.guard"]
guard.Guard.call = lambda self, name, function, *given, **more: function(*given, **more)
""",
    "it exits with status 0": "import os; os._exit(0)",
    "it leaves Python": "import sys; sys.exit(0)",
    "it kills itself": "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
    "it kills its parent": "import os, signal; os.kill(os.getppid(), signal.SIGKILL); os._exit(0)",
    "it stops itself": "import os, signal; os.kill(os.getpid(), signal.SIGSTOP)",
    "it hangs and hears no alarm": """
import signal
signal.signal(signal.SIGALRM, signal.SIG_IGN)
def hangs(self, action):
    while True: pass
Environment.step = hangs
""",
    "two processes answer": """
import os
def twice(self, action):
    os.fork()
    return old(self, action)
old, Environment.step = Environment.step, twice
""",
    "it prints a verdict": """
print("equal GridWorld: score 1.0000")
""",
    "comparisons of NumPy are all true": """
import numpy
numpy.array_equal = numpy.allclose = numpy.all = lambda *given, **more: True
""",
    "rewards are equal to every number": """
class Any(float):
    def __eq__(self, other): return True
    def __sub__(self, other): return 0.0
    __rsub__ = __sub__
    def __float__(self): return self
    def __abs__(self): return 0.0
    __hash__ = float.__hash__
def generous(self, action):
    shown, reward, terminated, truncated, info = old(self, action)
    return shown, Any(reward), terminated, truncated, info
old, Environment.step = Environment.step, generous
""",
    "observations are equal to everything": """
import numpy
class Same(numpy.ndarray):
    def __eq__(self, other): return True
    def tolist(self): return Same
def generous(self, action):
    shown, *others = old(self, action)
    return (shown.view(Same), *others)
old, Environment.step = Environment.step, generous
""",
    "a space holds everything": """
from gymnasium import spaces
class All(spaces.MultiDiscrete):
    def contains(self, x): return True
    def __eq__(self, other): return True
begin = Environment.__init__
def begun(self, *given, **more):
    begin(self, *given, **more)
    self.observation_space = All(self.observation_space.nvec)
Environment.__init__ = begun
""",
    "the reference is found in memory": """
import gc, sys
def stolen(self, action):
    for found in gc.get_objects():
        if type(found).__module__.startswith("provengym") and hasattr(found, "step"):
            return found.step(action)
    return old(self, action)
old, Environment.step = Environment.step, stolen
""",
    "the reference is found on the stack": """
import sys
def seen(frame, event, argument):
    for value in list(frame.f_locals.values()):
        if hasattr(value, "reward") and hasattr(value, "terminated"): STOLEN.append(value)
    return seen
STOLEN = []
sys.settrace(seen)
def stolen(self, action):
    shown, reward, terminated, truncated, info = old(self, action)
    for found in STOLEN: reward, terminated = found.reward, found.terminated
    return shown, reward, terminated, truncated, info
old, Environment.step = Environment.step, stolen
""",
    "the reference is imported": """
import importlib
module = importlib.import_module("provengym")
import gymnasium
class Environment:
    def __new__(cls, **given):
        return gymnasium.make("provengym/GridWorld-v0", observation="position", **given).unwrapped
""",
}
"""Each with a line that begins with what it does; the class is `Environment`, and wrong."""

ACCIDENTS = {
    "the folder is another": "import os; os.chdir('/')",
    "the path of imports is empty": "import sys; sys.path.clear()",
    "the variables are gone": "import os; os.environ.clear()",
    "generators are seeded": "import random; random.seed(1)\nimport numpy; numpy.random.seed(1)",
    "warnings are errors": "import warnings; warnings.simplefilter('error')",
    "floating point raises": "import numpy; numpy.seterr(all='raise')",
    "the stack is short": "import sys; sys.setrecursionlimit(200)",
    "nothing is collected": "import gc; gc.disable(); gc.set_threshold(1)",
    "signals are ignored": """
import signal
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGPIPE): signal.signal(number, signal.SIG_IGN)
""",
    "an alarm is set and heard": """
import signal
signal.signal(signal.SIGALRM, lambda *given: None)
signal.alarm(1)
""",
    "it logs": """
import logging
logging.basicConfig(level=logging.DEBUG)
logging.getLogger("x").info("made")
""",
    "standard output is another": "import io, sys; sys.stdout = io.StringIO(); print('hidden')",
    "a thread goes on": """
import threading, time
threading.Thread(target=time.sleep, args=(600,)).start()
""",
    "something is to be done at the end": "import atexit; atexit.register(print, 'over')",
    "the locale is another": "import locale; locale.setlocale(locale.LC_ALL, 'C')",
    "decimals are short": "import decimal; decimal.getcontext().prec = 2",
    "a child has worked": """
import os
number = os.fork()
if not number: os._exit(0)
os.waitpid(number, 0)
""",
    "numbers are printed in another way": """
import sys, numpy
numpy.set_printoptions(precision=1, threshold=1)
sys.argv, sys.excepthook = ["x"], None
""",
}
"""Each leaves right code right."""

LIES = [
    None,
    [],
    {},
    {"end": True},
    {"value": None},
    {"value": [1, 2, 3]},
    {"value": {"array": ["|O", [1], ""]}},
    {"value": {"tuple": [0, 0.0, True, False, {"dict": []}]}},
    {"value": 1, "spaces": {"observation_space": '{"Discrete": [-1, 0, "<i8"]}'}},
    {"value": 0, "spaces": {"action_space": "[" * 9999}, "reuse": 7, "did": [1], "over": 3},
    {"value": [[0, 1e400, {"int": "0x1"}]], "reuse": [1e400, 1, 2, 3]},
    {"trouble": 3},
    {"trouble": ["no such class", "\x1b[2J"]},
    {"unsavable": [{}]},
]
"""Answers that no runner gives."""

"""GridWorlds that do right and misbehave: print, change their spaces, end or block the process."""

import asyncio
import atexit
import ctypes
import os
import signal
import subprocess
import sys
import time
import warnings

from gymnasium import spaces

from corpus.zoo.right_grids import Grid


class Prints(Grid):
    """In the step into a border."""

    def moved(self, action):
        if super().moved(action) == self.cell:
            print("bump")
        return super().moved(action)


class WritesToDescriptor(Grid):
    """At the reset."""

    def reset(self, **options):
        os.write(1, b"raw\n")
        return super().reset(**options)


class Warns(Grid):
    """To standard error, as it is right."""

    def step(self, action):
        warnings.warn("something is deprecated", stacklevel=1)
        print("debugging", file=sys.stderr)
        return super().step(action)


class PrintsAtOtherTimes(Grid):
    """When it is made, when the program ends, and from a program of its own."""

    def __init__(self, **options):
        super().__init__(**options)
        print("made")
        atexit.register(lambda: (print("bye", flush=True), os.write(1, b"raw bye\n")))
        subprocess.run([sys.executable, "-c", "print('employed')"], check=True)


class ChangesSpace(Grid):
    """Has another action space from its third step on."""

    def step(self, action):
        result = super().step(action)
        if self.steps == 3:
            self.action_space = spaces.Discrete(5)
        return result


class ChangesInPlace(Grid):
    """Its observation space grows when it is reset the second time."""

    resets = 0

    def reset(self, **options):
        self.resets += 1
        if self.resets == 2:
            self.observation_space.n += 1
        return super().reset(**options)


class MakesAnew(Grid):
    """Makes its spaces anew whenever they are asked for, which is allowed."""

    @property
    def action_space(self):
        return spaces.Discrete(4)

    @action_space.setter
    def action_space(self, space):
        pass


class Exits(Grid):
    """Ends the process with status 0, in the middle of a grid."""

    def step(self, action):
        result = super().step(action)
        if self.cell == (1, 1):
            ctypes.CDLL(None)._exit(0)
        return result


class Crashes(Grid):
    def reset(self, **options):
        ctypes.string_at(0)


class Killed(Grid):
    """Late, so that a random walk must find it."""

    def step(self, action):
        if self.steps == 30:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().step(action)


class Blocks(Grid):
    """Waits in compiled code for what never comes."""

    def step(self, action):
        library, lock = ctypes.PyDLL(None), ctypes.create_string_buffer(128)
        library.pthread_mutex_lock(lock)
        library.pthread_mutex_lock(lock)
        return super().step(action)


class Unmakeable(Grid):
    def __init__(self, **options):
        ctypes.CDLL(None)._exit(0)


class Slow(Grid):
    def step(self, action):
        time.sleep(0.005)
        return super().step(action)


class InTheMiddle(Grid):
    """Does something when it stands in the middle of a grid."""

    def step(self, action):
        if self.cell == (1, 1):
            self.misbehave()
        return super().step(action)


class Own(BaseException):
    """No `Exception`, as the panic of a Rust library is none."""


class Payload(BaseException):
    """Whoever unpickles it is ended with status 0."""

    def __reduce__(self):
        return os._exit, (0,)


class Cancels(InTheMiddle):
    def misbehave(self):
        raise asyncio.CancelledError


class Generates(InTheMiddle):
    def misbehave(self):
        raise GeneratorExit


class RaisesItsOwn(InTheMiddle):
    def misbehave(self):
        raise Own("boo")


class Interrupts(InTheMiddle):
    """As Ctrl-C would, which it is not."""

    def misbehave(self):
        raise KeyboardInterrupt


class AsksToStop(Grid):
    """Presses Ctrl-C at once."""

    def reset(self, **options):
        signal.raise_signal(signal.SIGINT)
        return super().reset(**options)


class PanicsWhenRead(InTheMiddle):
    def misbehave(self):
        raise Payload


class RaisesHalfACharacter(InTheMiddle):
    def misbehave(self):
        raise ValueError("\ud800 \x1b[31m")


class WantsMemory(InTheMiddle):
    def misbehave(self):
        raise MemoryError


class ClosesOutput(Grid):
    def step(self, action):
        sys.stdout.close()
        return super().step(action)


class ShowsTooMuch(Grid):
    """A number of more digits than Python prints."""

    def observation(self):
        return 10**5000


class EqualsAll(Grid):
    def observation(self):
        class Any(int):
            def __eq__(self, other):
                return True

            def __ne__(self, other):
                return False

            def __hash__(self):
                return 0

        return Any(70)

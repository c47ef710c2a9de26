"""Classes of rules on systems other than Linux, as far as these can be imitated."""

import subprocess
import sys

import pytest

from proofs.coin import COIN, written

IMITATED = """
import asyncio, importlib.abc, multiprocessing, os, subprocess, sys, sysconfig, types, warnings
import gymnasium, numpy, rich.console, typer

system, folder = sys.argv[1:]
sysconfig.get_config_vars()  # which are read off a file that is called as the system
if system == "win32":
    absent = {"fcntl", "grp", "pwd", "resource", "termios"}

    class Absent(importlib.abc.MetaPathFinder):
        def find_spec(self, name, path=None, target=None):
            if name in absent:
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    for name in absent & sys.modules.keys():
        del sys.modules[name]
    sys.meta_path.insert(0, Absent())
    sys.modules["msvcrt"] = types.ModuleType("msvcrt")
    users = ("chown", "getegid", "geteuid", "getgid", "getuid", "setgid", "setuid")
    for name in ("fork", "forkpty", "killpg", "setsid", "uname", "wait4", "waitid", *users):
        delattr(os, name)
else:
    os.geteuid = lambda: 1  # who is root there becomes another user, whom Linux lets read less
sys.platform = system

from provengym.cli import main
from provengym.processes.confinement import ladder

ladder.EVERY_MEANS = ladder.EVERY_MEANS[-1:]  # the others are Linux's
os.chdir(folder)
print(main(["new", "hunt"]), main(["prove", "coin.py", "--library", "none"]))
sys.path.insert(0, folder)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    import hunt
    lanes = gymnasium.make_vec("hunt/Hunt-v0", num_envs=2)
print(type(lanes).__name__, lanes.reset(seed=0)[0].shape)
print(["there is no kernel of Hunt" in str(one.message) for one in caught])
"""
TOLD = {
    "win32": "provengym.rules.confined runs in a confined process, which needs Linux or macOS; on "
    "Windows, WSL",
    "darwin": "none has no built modules: `make prove` of the repository builds them",
}


@pytest.mark.parametrize("system", TOLD)
def test_a_package_is_written_and_stepped_where_it_may_not_be_proved(tmp_path, system):
    written(tmp_path, COIN)
    done = subprocess.run(
        [sys.executable, "-c", IMITATED, system, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()

    assert done.stderr == f"provengym: error: {TOLD[system]}\n"
    assert lines[-3:] == ["0 2", "SyncVectorEnv (2, 2)", "[True]"]

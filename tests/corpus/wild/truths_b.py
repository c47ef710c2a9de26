"""Derive the truths of part B: `python truths_b.py [NAME ...]` prints them and plays them.

`--write` writes them into truths_b.toml. Each file of `derived` that MODELS names has the rules of
one environment, written anew; nothing here imports the package.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "derived"), str(HERE), str(HERE.parent / "old_gym")]
sys.dont_write_bytecode = True

from model_b import Table, compare  # noqa: E402

sys.path.pop(0)  # models have the names of the folders that they are about

MODELS = [
    "pig_dice", "connect3", "nim_agent", "warehouse_rl", "queue_control",
    "trading_bot", "job_shop", "farm_env", "battery_arbitrage", "sir_env",
    "bandit_testbed", "twenty48_2x3", "mancala", "auction_house", "packing",
    "glucose", "thermostat", "mini_yahtzee", "blackjack15", "higher_lower",
    "hospital", "airline", "machine", "delivery", "reactor",
    "kuhn_match", "autoscale", "crypto_bot", "beer_game", "degree_planner",
]  # fmt: skip


def derived(name):
    place = HERE / "derived" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"derived_{name}", place)
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def environment(model):
    """Make the environment that the model is about, with plain Python."""
    if hasattr(model, "make"):
        return model.make(importlib.import_module)
    path, attribute = model.TARGET.split(":")
    spec = importlib.util.spec_from_file_location(f"wild_{model.NAME}", HERE / path)
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, attribute)(**getattr(model, "ARGUMENTS", {}))


def truth(model):
    """Return what is true, and what was played."""
    if hasattr(model, "check"):  # continuous: its own derivation and its own comparison
        return model.truth(), model.check(environment(model))
    table = Table(model)
    facts = {"states": len(table.order), "ends": len(table.ends), **model.truth(table)}
    if getattr(model, "EPISODES", 0):
        return facts, compare(model, table, environment(model), model.EPISODES, model.LIMIT)
    return facts, "not played"


def toml(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        if any(isinstance(part, str) and len(part) > 30 for part in value):
            return "[\n" + "".join(f"    {toml(part)},\n" for part in value) + "]"
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return repr(round(value, 10) + 0.0) if isinstance(value, float) else repr(value)


def entry(model, facts):
    lines = [f"[{model.NAME}]", f"target = {toml(model.TARGET)}"]
    if hasattr(model, "ARGUMENTS"):
        lines.append(f"arguments = {toml(model.ARGUMENTS)}")
    lines.append(f"causes = {toml(model.CAUSES)}")
    lines += [f"{key} = {toml(value)}" for key, value in facts.items()]
    lines += [f"defects = {toml(model.DEFECTS)}", f"says = {toml(model.SAYS)}"]
    return "\n".join(lines) + "\n"


HEAD = """\
# What is true of the environments of part B: written by truths_b.py, which derives it from models
# in `derived` and holds these against the environments by random play.
#
# states        states in which an action is taken, of the textbook process: without counters and
#               histories that nothing depends on, and without the environment's own limit of steps;
#               what was shuffled or drawn in advance and is not yet shown counts as drawn later
# ends          states in which episodes are over, with the same variables
# limit         steps after which the environment ends an episode by itself
# best_return   the largest expected return from the start, to 1e-9; discount 1 where none is named,
#               and within `horizon` steps where that is named, which is then the limit
# best_return_if_hidden_is_known   the same for who sees also what the observations hide
# best_at_least, best_at_most   bounds of it, where the truth is not known exactly; `how` says why
# success       an expression that says what success is, where the environment names one
# best_success  its largest probability
# dead_ends     states in which the episode goes on and success has probability 0
"""


def main(arguments):
    names = [name for name in arguments if not name.startswith("-")] or MODELS
    for name in names:
        model, begin = derived(name), time.time()
        facts, played = truth(model)
        text = entry(model, facts)
        print(text, f"# {played}; {time.time() - begin:.1f} s\n", sep="", flush=True)
        if "--write" in arguments:
            write(name, text)


def write(name, text):
    """Put the entry in the place of the one that the file has, in the order of MODELS."""
    place = HERE / "truths_b.toml"
    parts = re.split(r"(?m)^(?=\[\w+\]$)", place.read_text())[1:] if place.exists() else []
    entries = {part[1 : part.index("]")]: part.strip() + "\n" for part in parts} | {name: text}
    place.write_text(HEAD + "\n" + "\n".join(entries[n] for n in MODELS if n in entries))


if __name__ == "__main__":
    main(sys.argv[1:])

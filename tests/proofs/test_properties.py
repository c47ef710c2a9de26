"""Properties of a class that somebody proves from its page, in a file of Lean beside it."""

import json
import os
import re

import pytest

from command import forget_folders_with
from here import ROOT
from proofs.coin import written
from provengym.data.errors import ConformanceError
from provengym.proving import built
from provengym.rules import properties, prove
from proving.leans import LIBRARY

PAGE = (ROOT / "docs" / "tutorial_properties.md").read_text(encoding="utf-8")
PROPERTIES = """\
module

public import Rules.Coin.Safe
public import Spec.Program.After

@[expose] public section

namespace Rules.Coin

open Spec.MDP Spec.Auto Spec.Program

variable {p : Params} {s : State} {a : Action}

theorem grows (hs : holds p s = true) (ho : terminal p s = false) : ∀ n ∈ (step p s a).law,
    holds p n.state = true ∧ (s.right.toNat : Int) ≤ n.state.right.toNat := by
  intro n hn
  rw [law_step, Draw.mem_map] at hn
  obtain ⟨t, ht, rfl⟩ := hn
  have h := (safe_act rfl hs ho a).2 t ht
  refine ⟨h.2, ?_⟩
  rw [act.output, toNat_ofInt h.1]
  refine Stmt.of_mem (Q := fun t => s.right.toNat ≤ t.getD act.right 0) ht ?_
  simp [act.program, act.input, Params.values, State.values]
  omega

/-- **Claim.** The number of right guesses never falls. -/
theorem right_monotone (hs : holds p s = true) {as : List Action}
    {trace : List (StepResult State)} (ht : trace ∈ (rules p).env.rollout s as) :
    ∀ r ∈ trace, (s.right.toNat : Int) ≤ r.state.right.toNat := fun r hr =>
  ((rules p).stays_rollout
    (φ := fun t => holds p t = true ∧ (s.right.toNat : Int) ≤ t.right.toNat)
    (fun t a n ht ho hn => ⟨(grows ht.1 ho n hn).1, Int.le_trans ht.2 (grows ht.1 ho n hn).2⟩)
    ⟨hs, Int.le_refl _⟩ ht r hr).2

end Rules.Coin
"""


def beside(folder, text, name=properties.FILE):
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.xdist_group("Lean, confined")
def test_properties_beside_a_class_are_checked_with_its_page(cache, run):
    coin, file = written(cache), beside(cache, PROPERTIES)
    status, out, err = run("prove", coin, "--library", LIBRARY, "--budget", 100, "--json")
    told = json.loads(out)

    assert (status, err, told["grade"], told["open"]) == (0, "", "proved", [])
    assert told["properties"] == {
        "file": str(file),
        "proved": [
            {
                "theorem": "Rules.Coin.right_monotone",
                "claim": "The number of right guesses never falls.",
            }
        ],
        "open": [],
    }
    _, out, _ = run("prove", coin, "--library", LIBRARY)
    assert "  proved   The number of right guesses never falls. (right_monotone)" in out

    lines = PROPERTIES.splitlines()
    last = lines.index("  omega") + 1
    claim = next(n for n, line in enumerate(lines, 1) if "Claim" in line)
    pages = {*built.home("modules").iterdir()}
    for text, message in [
        (PROPERTIES.replace("  omega\n", "  trivial\n"), f":{last}:3: "),
        (
            PROPERTIES.replace("  omega\n", "  sorry\n"),
            f":{last}:3: `sorry` must not be used in Rules/",
        ),
        (PROPERTIES.replace("Rules.Coin.Safe", "Lean"), ":3:15: `Lean` must not be used in Rules/"),
        (
            PROPERTIES.replace("/-- **Claim.**", "/-- ***Claim.**"),
            f":{claim}:1: error: a claim is marked",
        ),
    ]:
        beside(cache, text)
        status, out, _ = run("prove", coin, "--library", LIBRARY, "--properties", file, "--json")
        told = json.loads(out)

        assert (status, told["grade"], told["open"]) == (3, "proved", [])
        assert told["properties"]["proved"] == []
        assert told["properties"]["open"][0].startswith(f"{file}{message}"), told["properties"]
    _, out, _ = run("prove", coin, "--library", LIBRARY, "--properties", file)
    assert f"  open     {file}:{claim}:1: error: a claim is marked by" in out
    assert {*built.home("modules").iterdir()} == pages
    file.unlink()
    assert prove(coin, library=LIBRARY).properties is None


def test_which_file_belongs_to_which_class(tmp_path):
    place = tmp_path / "coins.py"
    text = "module\npublic import Rules.Coin.Basic\n"

    assert properties.find(place, "Coin") is None
    shared = beside(tmp_path, text)
    assert properties.find(place, "Coin") == shared
    assert properties.find(place, "Coins") is None
    assert properties.find(None, "Coin") is None
    own = beside(tmp_path, text, "Coins.Properties.lean")
    assert properties.find(place, "Coins") == own
    assert properties.find(place, "Coin", own) == own
    with pytest.raises(ConformanceError, match=r"none\.lean: No such file or directory"):
        properties.find(place, "Coin", tmp_path / "none.lean")
    shared.write_bytes(b"\xff")
    with pytest.raises(ConformanceError, match=r"Properties\.lean is not in UTF-8"):
        properties.find(place, "Coin")


def listed(text):
    """The lines of an output or a page that say what is proved or open, without those of places."""
    return [line for line in text.splitlines() if re.match(r"  (proved|open) ", line)]


@pytest.mark.xdist_group("Lean, confined")
def test_the_tutorial_is_what_is_proved(cache, run, monkeypatch):
    monkeypatch.chdir(cache)
    forget_folders_with("corridor", monkeypatch)
    _, out, _ = run("new", "corridor")
    blocks = re.findall(r"^(`{3,4})lean\n(.*?)^\1$", PAGE, re.DOTALL | re.MULTILINE)
    program, *parts = [block for _, block in blocks]
    file = beside(cache / "corridor", "\n".join(parts))
    assert f"```text\n$ provengym new corridor\n{out}```" in PAGE
    right, wrong = re.findall(r"```text\n(\$ provengym prove .*?)```", PAGE, re.DOTALL)
    status, out, _ = run("prove", "corridor/corridor.py", "--library", LIBRARY)

    assert status == 0
    assert listed(out) == listed(right)
    assert program in prove("corridor/corridor.py", library=LIBRARY).page["Rules.Corridor.Programs"]
    file.write_text(file.read_text().replace("State.values, hk]", "State.values]"))
    status, out, _ = run("prove", "corridor/corridor.py", "--library", LIBRARY)
    assert status == 3
    assert listed(out) == listed(wrong)
    assert out.partition("\n\n")[2] == wrong.partition("\n\n")[2]


def test_modules_that_were_not_used_lately_are_not_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(built, "MOST", 2)
    library = tmp_path / "lib"
    for ending in (".olean", ".olean.private", ".json"):
        place = library / "Rules" / "Coin" / f"Basic{ending}"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(ending)
    place.with_name("BasicMore.olean").write_text("another")
    told = built.files("Rules.Coin.Basic", library)

    assert {*told} == {"Basic.olean", "Basic.olean.private", "Basic.json"}
    assert built.kept({"Rules.Coin.Basic": "k1"}) == {}
    for key in ("k1", "k2", "k3"):
        built.keep("Rules.Coin.Basic", key, told)
        for one in built.kept({"Rules.Coin.Basic": key}).values():
            os.utime(one, (int(key[1]), int(key[1])))
    assert built.kept({"Rules.Coin.Basic": "k1"}) == {}
    (folder,) = built.kept({"Rules.Coin.Basic": "k3"}).values()
    built.place(folder, "Rules.Coin.Basic", tmp_path / "again")
    assert (tmp_path / "again" / "Rules" / "Coin" / "Basic.olean").read_text() == ".olean"
    monkeypatch.setattr(built, "LARGEST", 3)
    assert built.files("Rules.Coin.Basic", library) == {}

module

public import Spec.HunterWumpus.Reset
public import Spec.MDP.Support

/-!
# How many boards there are

All boards are equally likely, so their number is one over the probability of any of them.

## Main statements

* `card_boards`: the number of boards.
* `card_boards_default`: that of the boards of side `4` with three pits.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-- **Claim.** There are `(n² - 1) (n² - 2) C(n² - 3, k)` boards with `k` pits: a list without
duplicates of the cells of the wumpus and of the gold and the pits of all boards, and of nothing
else, has this length. -/
theorem card_boards (H : HunterWumpus n) :
    ∃ boards : List (Cell n × Cell n × (Cell n → Bool)),
      boards.Nodup ∧ (∀ w g P, (w, g, P) ∈ boards ↔ Board H w g P) ∧
        boards.length = (n * n - 1) * (n * n - 2) * choose (n * n - 3) H.numPits := by
  obtain ⟨l, hnodup, hl⟩ := Draw.exists_nodup (reset H)
  have hsize := H.numPits_le
  have hpos : 0 < (n * n - 1) * (n * n - 2) * choose (n * n - 3) H.numPits :=
    Nat.mul_pos (Nat.mul_pos (by omega) (by omega)) (choose_pos (by omega))
  have hlength := Draw.length_of_prob_eq hpos hnodup hl fun s hs => by
    obtain ⟨w, g, P, h, rfl⟩ := mem_reset.mp hs
    exact prob_reset h
  refine ⟨l.map fun s => (s.wumpus, s.gold, s.pits), ?_, fun w g P => ?_, ?_⟩
  · refine List.pairwise_map.mpr (List.Pairwise.imp_of_mem (fun hs ht hne heq => hne ?_) hnodup)
    obtain ⟨w, g, P, -, rfl⟩ := mem_reset.mp ((hl _).mp hs)
    obtain ⟨w', g', P', -, rfl⟩ := mem_reset.mp ((hl _).mp ht)
    obtain ⟨hw, hgP⟩ := Prod.mk.inj heq
    obtain ⟨hg, hP⟩ := Prod.mk.inj hgP
    exact initial_inj.mpr ⟨hw, hg, hP⟩
  · rw [List.mem_map]
    constructor
    · rintro ⟨s, hs, heq⟩
      obtain ⟨w', g', P', h, rfl⟩ := mem_reset.mp ((hl s).mp hs)
      obtain ⟨hw, hgP⟩ := Prod.mk.inj heq
      obtain ⟨hg, hP⟩ := Prod.mk.inj hgP
      subst hw hg hP
      exact h
    · exact fun h => ⟨_, (hl _).mpr (mem_reset.mpr ⟨w, g, P, h, rfl⟩), rfl⟩
  · rw [List.length_map]; exact hlength

/-- **Claim.** There are `60060` boards of side `4` with three pits. -/
theorem card_boards_default {H : HunterWumpus 4} (h : H.numPits = 3) :
    ∃ boards : List (Cell 4 × Cell 4 × (Cell 4 → Bool)),
      boards.Nodup ∧ (∀ w g P, (w, g, P) ∈ boards ↔ Board H w g P) ∧ boards.length = 60060 := by
  obtain ⟨boards, hnodup, hmem, hlength⟩ := card_boards H
  rw [h] at hlength
  exact ⟨boards, hnodup, hmem, hlength.trans (by decide)⟩

end Spec.HunterWumpus

module

public import Spec.HunterWumpus.Reset

/-!
# What the places tell

In every game that can occur, the places of the wumpus, the player, the gold and the pits tell how
the game stands.

## Main definitions

* `statusOf`: how the game stands where everybody is.
* `Consistent`: what is true of every game that can occur, the status included.

## Main statements

* `consistent_initial`, `Consistent.step`, `consistent_of_reachable`: every state that can be
  reached is consistent.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-- How the game stands where everybody is. -/
noncomputable def statusOf (s : State n) : Status :=
  if s.pits s.wumpus then .wumpusLostPit
  else if s.pits s.player then .playerLostPit
  else if s.player = s.wumpus then .playerLostWumpus
  else if s.player = s.gold then .playerWon
  else .ongoing

/-- What is true of every game that can occur: the places tell how it stands, too. -/
structure Consistent (H : HunterWumpus n) (s : State n) : Prop extends Valid H s where
  /-- The places tell how the game stands. -/
  status_eq : s.status = statusOf s
  /-- When the wumpus has fallen into a pit, the player is in none: the first fall ends the game. -/
  player_not_pit_of_fallen : s.pits s.wumpus = true → s.pits s.player = false
  /-- When the wumpus has fallen into a pit, the player has not found the gold. -/
  player_ne_gold_of_fallen : s.pits s.wumpus = true → s.player ≠ s.gold

variable {H : HunterWumpus n} {s : State n}

theorem statusOf_eq_ongoing :
    statusOf s = .ongoing ↔ s.pits s.wumpus = false ∧ s.pits s.player = false ∧
      s.player ≠ s.wumpus ∧ s.player ≠ s.gold := by
  unfold statusOf
  repeat' split
  all_goals simp_all

/-- A board whose gold, pits and wumpus are apart and off the corner is a consistent game. -/
theorem consistent_initial {w g : Cell n} {P : Cell n → Bool} (h : Board H w g P) :
    Consistent H (initial H.size_pos w g P) where
  toValid := valid_initial h.wumpus_ne_start h.gold_ne_start h.start_not_pit h.wumpus_not_pit
    h.gold_not_pit h.countP_pits
  status_eq := (statusOf_eq_ongoing.mpr ⟨h.wumpus_not_pit, h.start_not_pit,
    h.wumpus_ne_start.symm, h.gold_ne_start.symm⟩).symm
  player_not_pit_of_fallen _ := h.start_not_pit
  player_ne_gold_of_fallen _ := h.gold_ne_start.symm

/-- The places after a turn tell how the game stands then. -/
theorem statusOf_next (hs : Valid H s) (h : s.status = .ongoing) (a u : Direction) :
    (next s a u).status = statusOf (next s a u) ∧
      ((next s a u).pits (next s a u).wumpus = true →
        (next s a u).pits (next s a u).player = false ∧
          (next s a u).player ≠ (next s a u).gold) := by
  have hpit := hs.player_not_pit h
  have hgold := hs.player_ne_gold h
  simp only [next, playerAfter, statusOf]
  by_cases hw : s.pits (a.move s.wumpus) = true
  · have hstatus : statusAfterWumpus s (a.move s.wumpus) = .wumpusLostPit := if_pos hw
    simp only [hstatus, reduceCtorEq, if_false, if_pos hw]
    exact ⟨trivial, fun _ => ⟨hpit, hgold⟩⟩
  · refine ⟨?_, fun he => absurd he hw⟩
    by_cases hp : a.move s.wumpus = s.player
    · have hstatus : statusAfterWumpus s (a.move s.wumpus) = .playerLostWumpus := by
        rw [statusAfterWumpus, if_neg hw, if_pos hp]
      rw [hp] at hw hstatus ⊢
      simp only [hstatus, reduceCtorEq, if_false, hpit, Bool.false_eq_true, if_true]
    · have hstatus : statusAfterWumpus s (a.move s.wumpus) = .ongoing := by
        rw [statusAfterWumpus, if_neg hw, if_neg hp]
      simp only [hstatus, if_true, if_neg hw, statusAfterPlayer]

/-- After any turn a consistent game is consistent. -/
theorem Consistent.step (hs : Consistent H s) (a u : Direction) :
    Consistent H (step s a u).state := by
  by_cases h : s.status = .ongoing
  · have hvalid := hs.toValid.step a u
    rw [step_of_ongoing h] at hvalid ⊢
    obtain ⟨hstatus, hfallen⟩ := statusOf_next hs.toValid h a u
    exact ⟨hvalid, hstatus, fun he => (hfallen he).1, fun he => (hfallen he).2⟩
  · rw [step_of_ended h]; exact hs

/-- **Claim.** In every state that can be reached, the places of the wumpus, the player, the gold
and the pits tell how the game stands. -/
theorem consistent_of_reachable (h : H.toEnv.Reachable s) : Consistent H s := by
  induction h with
  | reset hs =>
    obtain ⟨w, g, P, h, rfl⟩ := mem_reset.mp hs
    exact consistent_initial h
  | step _ hr ih =>
    obtain ⟨u, rfl⟩ := (mem_toEnv_step H _ _ _).mp hr
    exact ih.step _ u

end Spec.HunterWumpus

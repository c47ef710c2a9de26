module

public import Spec.HunterWumpus.Reset

/-!
# The rewards of HunterWumpus

A turn is worth one of seven rewards, and on the grid of side `4` with three pits each of them
occurs.

## Main definitions

* `totalReward`: the sum of the rewards of a trace.

## Main statements

* `reward_mem`: the seven rewards.
* `reward_iff_status`: what the reward says about the end of the game.
* `totalReward_bounds`: how much an episode can be worth.
* `reward_iff_reachable`: the rewards of the turns that can occur are these seven.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat} {H : HunterWumpus n} {s : State n}

/-! ### The rewards -/

theorem status_reward_iff (t : Status) :
    (t.reward = 100 ∨ t.reward = -100 ∨ t.reward = 0) ∧
      (t = .playerLostWumpus ↔ t.reward = 100) ∧ (t = .wumpusLostPit ↔ t.reward = -100) := by
  cases t <;> simp only [Status.reward] <;> decide

/-- What the move is worth, and what the end is worth. -/
theorem reward_parts (hs : Valid H s) (h : s.status = .ongoing) (a u : Direction) :
    ∃ m e : Rat, (step s a u).reward = -1 + m + e ∧ (m = -5 ∨ m = 2 ∨ m = 0) ∧
      (e = 100 ∨ e = -100 ∨ e = 0) ∧ (e = -100 → m = 0) ∧
      ((step s a u).state.status = .playerLostWumpus ↔ e = 100) ∧
      ((step s a u).state.status = .wumpusLostPit ↔ e = -100) := by
  rw [step_of_ongoing h]
  obtain ⟨he, hcatch, hfall⟩ := status_reward_iff (next s a u).status
  refine ⟨moveReward s a, (next s a u).status.reward, rfl, ?_, he, fun hlost => ?_, hcatch, hfall⟩
  · unfold moveReward
    split
    · exact .inl rfl
    · split
      · exact .inr (.inl rfl)
      · exact .inr (.inr rfl)
  · have hpit : s.pits (a.move s.wumpus) = true := by
      cases hp : s.pits (a.move s.wumpus) with
      | true => rfl
      | false =>
        have hn := hfall.mpr hlost
        simp only [next, statusAfterWumpus, statusAfterPlayer, hp] at hn
        grind
    rw [moveReward, if_neg, if_neg]
    · rw [hs.scent_pit _ hpit]; exact Nat.lt_irrefl 0
    · intro hbump
      rw [hbump, hs.wumpus_not_pit h] at hpit
      exact Bool.noConfusion hpit

/-- **Claim.** In a game that can occur, a turn is worth one of seven rewards. -/
theorem reward_mem (hs : Valid H s) (h : s.status = .ongoing) (a u : Direction) :
    (step s a u).reward ∈ [-101, -6, -1, 1, 94, 99, (101 : Rat)] := by
  obtain ⟨m, e, hr, hm, he, hme, -, -⟩ := reward_parts hs h a u
  simp only [List.mem_cons, List.not_mem_nil, or_false, hr]
  clear hr
  grind

/-- **Claim.** The reward of a turn tells the catch, which is worth `94` or more, and the fall of
the wumpus into a pit, which costs `101`; every other turn is worth between `-6` and `1`. -/
theorem reward_iff_status (hs : Valid H s) (h : s.status = .ongoing) (a u : Direction) :
    ((step s a u).state.status = .playerLostWumpus ↔ 94 ≤ (step s a u).reward) ∧
      ((step s a u).state.status = .wumpusLostPit ↔ (step s a u).reward = -101) ∧
      (-6 ≤ (step s a u).reward ∧ (step s a u).reward ≤ 1 ∨
        94 ≤ (step s a u).reward ∧ (step s a u).reward ≤ 101 ∨ (step s a u).reward = -101) := by
  obtain ⟨m, e, hr, hm, he, hme, hcatch, hfall⟩ := reward_parts hs h a u
  rw [hcatch, hfall, hr]
  clear hcatch hfall hr
  refine ⟨?_, ?_, ?_⟩ <;> grind

/-! ### The return -/

/-- The sum of the rewards of a trace. -/
noncomputable def totalReward (trace : List (StepResult (State n))) : Rat :=
  (trace.map (·.reward)).sum

theorem totalReward_cons (r : StepResult (State n)) (trace : List (StepResult (State n))) :
    totalReward (r :: trace) = r.reward + totalReward trace := by
  rw [totalReward, List.map_cons, List.sum_cons, totalReward]

/-- A game that is over is worth nothing more. -/
theorem totalReward_of_ended (h : s.status ≠ .ongoing) {directions : List Direction}
    {trace : List (StepResult (State n))} (ht : trace ∈ H.toEnv.rollout s directions) :
    totalReward trace = 0 := by
  induction directions generalizing trace with
  | nil => rw [Draw.mem_pure.mp ht]; rfl
  | cons a as ih =>
    obtain ⟨r, hr, ht⟩ := Draw.mem_bind.mp ht
    obtain ⟨tail, htail, rfl⟩ := Draw.mem_map.mp ht
    have hr := toEnv_absorbing H a h hr
    subst hr
    rw [totalReward_cons, ih htail, Rat.add_zero]

/-- **Claim.** Over `t` turns, from a game that can occur, the wumpus gets at least `-6 t - 95` and
at most `t + 100`. -/
theorem totalReward_bounds (hs : Valid H s) {directions : List Direction}
    {trace : List (StepResult (State n))} (ht : trace ∈ H.toEnv.rollout s directions) :
    -6 * (directions.length : Rat) - 95 ≤ totalReward trace ∧
      totalReward trace ≤ directions.length + 100 := by
  induction directions generalizing s trace with
  | nil =>
    rw [Draw.mem_pure.mp ht, List.length_nil, show ((0 : Nat) : Rat) = 0 from rfl,
      show totalReward ([] : List (StepResult (State n))) = 0 from rfl]
    grind
  | cons a as ih =>
    obtain ⟨r, hr, ht⟩ := Draw.mem_bind.mp ht
    obtain ⟨tail, htail, rfl⟩ := Draw.mem_map.mp ht
    obtain ⟨u, rfl⟩ := (mem_toEnv_step H s a r).mp hr
    have hrest := ih (hs.step a u) htail
    have hlen : (0 : Rat) ≤ as.length := Rat.natCast_nonneg
    rw [totalReward_cons, List.length_cons, Rat.natCast_add, show ((1 : Nat) : Rat) = 1 from rfl]
    by_cases h : s.status = .ongoing
    · obtain ⟨h₁, h₂, h₃⟩ := reward_iff_status hs h a u
      by_cases ho : (step s a u).state.status = .ongoing
      · rw [ho] at h₁ h₂
        simp only [reduceCtorEq, false_iff] at h₁ h₂
        grind
      · rw [totalReward_of_ended ho htail]
        grind
    · rw [step_of_ended h]
      grind

/-! ### Examples -/

/-- Pits in the second column of the second row, and in the third and fourth of the third. -/
noncomputable def examplePits (c : Cell 4) : Bool :=
  decide (c = ⟨1, 1⟩) || decide (c = ⟨2, 2⟩) || decide (c = ⟨3, 2⟩)

/-- The game with these pits, the gold in the lower right corner, and the wumpus at a cell. -/
noncomputable def exampleState (w : Cell 4) : State 4 := initial (by decide) w ⟨3, 3⟩ examplePits

theorem countP_examplePits : (cells 4).countP examplePits = 3 := by decide

theorem reachable_exampleState {H : HunterWumpus 4} (hk : H.numPits = 3) {w : Cell 4}
    (hs : w ≠ ⟨0, 0⟩) (hg : w ≠ ⟨3, 3⟩) (hp : examplePits w = false) :
    H.toEnv.Reachable (exampleState w) :=
  .reset (mem_reset.mpr ⟨w, ⟨3, 3⟩, examplePits,
    ⟨hs, (by decide : (⟨3, 3⟩ : Cell 4) ≠ ⟨0, 0⟩), Ne.symm hg,
      (by decide : examplePits ⟨0, 0⟩ = false), hp, by decide,
      by rw [hk]; exact countP_examplePits⟩, rfl⟩)

/-- In the second turn the wumpus comes to the corner that the player has left in the first one. -/
theorem reachable_next {H : HunterWumpus 4} (hk : H.numPits = 3) :
    H.toEnv.Reachable (step (exampleState ⟨0, 2⟩) .north .east).state :=
  .step (reachable_exampleState hk (by decide) (by decide) (by decide))
    ((mem_toEnv_step H _ .north _).mpr ⟨.east, rfl⟩)

theorem reward_of {s : State 4} {a u : Direction} {m r : Rat} {t : Status}
    (ho : s.status = .ongoing) (hm : moveReward s a = m) (ht : (next s a u).status = t)
    (hr : -1 + m + t.reward = r) : (step s a u).reward = r := by
  rw [step_of_ongoing ho, ← hr, ← hm, ← ht]

/-- **Claim.** On the grid of side `4` with three pits the rewards of the turns that can occur are
exactly `-101`, `-6`, `-1`, `1`, `94`, `99` and `101`. -/
theorem reward_iff_reachable {H : HunterWumpus 4} (hk : H.numPits = 3) (r : Rat) :
    (∃ s a u, H.toEnv.Reachable s ∧ s.status = .ongoing ∧ (step s a u).reward = r) ↔
      r ∈ [-101, -6, -1, 1, 94, 99, (101 : Rat)] := by
  constructor
  · rintro ⟨s, a, u, hs, ho, rfl⟩
    exact reward_mem (valid_of_reachable hs) ho a u
  · intro hr
    have h₁ := reachable_exampleState hk (w := ⟨1, 0⟩) (by decide) (by decide) (by decide)
    have h₂ := reachable_next hk
    simp only [List.mem_cons, List.not_mem_nil, or_false] at hr
    rcases hr with rfl | rfl | rfl | rfl | rfl | rfl | rfl
    · exact ⟨_, .south, .north, h₁, rfl, reward_of (m := 0) (t := .wumpusLostPit) rfl (by decide)
        (by decide) (by simp only [Status.reward]; grind)⟩
    · exact ⟨_, .north, .north, h₁, rfl, reward_of (m := -5) (t := .ongoing) rfl (by decide)
        (by decide) (by simp only [Status.reward]; grind)⟩
    · exact ⟨_, .east, .north, h₁, rfl, reward_of (m := 0) (t := .ongoing) rfl (by decide)
        (by decide) (by simp only [Status.reward]; grind)⟩
    · exact ⟨_, .north, .north, h₂, rfl, reward_of (m := 2) (t := .ongoing) rfl (by decide)
        (by decide) (by simp only [Status.reward]; grind)⟩
    · exact ⟨_, .north, .east, h₁, rfl, reward_of (m := -5) (t := .playerLostWumpus) rfl (by decide)
        (by decide) (by simp only [Status.reward]; grind)⟩
    · exact ⟨_, .west, .north, h₁, rfl, reward_of (m := 0) (t := .playerLostWumpus) rfl (by decide)
        (by decide) (by simp only [Status.reward]; grind)⟩
    · exact ⟨_, .north, .west, h₂, rfl, reward_of (m := 2) (t := .playerLostWumpus) rfl (by decide)
        (by decide) (by simp only [Status.reward]; grind)⟩

end Spec.HunterWumpus

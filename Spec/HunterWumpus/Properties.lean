module

public import Spec.HunterWumpus.Views

/-!
# What is true of a turn in HunterWumpus

Theorems about the definition in `Spec.HunterWumpus.Basic`: what holds in every game that can occur,
and the range of what the wumpus observes. That the boards of `reset` are valid is in
`Spec.HunterWumpus.Reset`, and the rewards are in `Spec.HunterWumpus.Rewards`.

## Main definitions

* `Valid`: what is true of every game that can occur.

## Main statements

* `Valid.step`: a turn keeps a game valid.
* `not_swap`: the wumpus and the player never pass through each other.
* `observe_in_bounds`, `observe_discrete`: the observations.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

theorem size_pos (H : HunterWumpus n) : 0 < n := Nat.lt_of_lt_of_le Nat.two_pos H.two_le_size

/-- What is true of every game that can occur. -/
structure Valid (H : HunterWumpus n) (s : State n) : Prop where
  /-- The gold is not in a pit. -/
  gold_not_pit : s.pits s.gold = false
  /-- The gold is not where the player starts. -/
  gold_ne_start : s.gold ≠ start H.size_pos
  /-- There is no pit where the player starts. -/
  start_not_pit : s.pits (start H.size_pos) = false
  /-- There are as many pits as the game has. -/
  countP_pits : (cells n).countP s.pits = H.numPits
  /-- While the game goes on, the wumpus is not in a pit. -/
  wumpus_not_pit : s.status = .ongoing → s.pits s.wumpus = false
  /-- While the game goes on, the player is not in a pit. -/
  player_not_pit : s.status = .ongoing → s.pits s.player = false
  /-- While the game goes on, the player has not met the wumpus. -/
  player_ne_wumpus : s.status = .ongoing → s.player ≠ s.wumpus
  /-- While the game goes on, the player has not found the gold. -/
  player_ne_gold : s.status = .ongoing → s.player ≠ s.gold
  /-- No scent is above the strongest. -/
  scent_le : ∀ c, s.scent c ≤ maxScent
  /-- At most one tile has a scent of a given strength. -/
  scent_inj : ∀ c d, 0 < s.scent c → s.scent c = s.scent d → c = d
  /-- Pits do not smell of the player. -/
  scent_pit : ∀ c, s.pits c = true → s.scent c = 0
  /-- The wumpus has been where it is. -/
  visited_wumpus : s.visited s.wumpus = true

variable {H : HunterWumpus n} {s : State n} {a u : Direction}

/-! ### One step -/

/-- **Claim.** The board never changes, and a place where the wumpus has been stays one. -/
theorem step_board (s : State n) (a u : Direction) :
    (step s a u).state.gold = s.gold ∧ (step s a u).state.pits = s.pits ∧
      ∀ c, s.visited c = true → (step s a u).state.visited c = true := by
  unfold step
  split
  · exact ⟨rfl, rfl, fun c hc => by simp only [next, hc, Bool.true_or]⟩
  · exact ⟨rfl, rfl, fun c hc => hc⟩

theorem statusAfterWumpus_eq_ongoing {w : Cell n} :
    statusAfterWumpus s w = .ongoing ↔ s.pits w = false ∧ w ≠ s.player := by
  unfold statusAfterWumpus
  split
  · simp_all
  · split <;> simp_all

theorem statusAfterPlayer_eq_ongoing {w p : Cell n} :
    statusAfterPlayer s w p = .ongoing ↔ s.pits p = false ∧ p ≠ w ∧ p ≠ s.gold := by
  unfold statusAfterPlayer
  split
  · simp_all
  · split
    · simp_all
    · split <;> simp_all

/-- The game goes on after a turn when nobody is in a pit and all three are apart. -/
theorem next_ongoing (h : (next s a u).status = .ongoing) :
    s.pits (next s a u).wumpus = false ∧ s.pits (next s a u).player = false ∧
      (next s a u).player ≠ (next s a u).wumpus ∧ (next s a u).player ≠ s.gold ∧
      (next s a u).player = u.move s.player := by
  simp only [next] at h ⊢
  split at h
  · next hw =>
    have hp := statusAfterPlayer_eq_ongoing.mp h
    exact ⟨(statusAfterWumpus_eq_ongoing.mp hw).1, hp.1, hp.2.1, hp.2.2, if_pos hw⟩
  · next hw => exact absurd h hw

/-! ### What is always true -/

/-- **Claim.** What is true of every game that can occur is still true after any turn. -/
theorem Valid.step (hs : Valid H s) (a u : Direction) : Valid H (step s a u).state := by
  by_cases h : s.status = .ongoing
  · rw [step_of_ongoing h]
    have hle := hs.scent_le
    have hinj := hs.scent_inj
    have hpit := hs.scent_pit
    have hplayer := hs.player_not_pit h
    constructor
    · exact hs.gold_not_pit
    · exact hs.gold_ne_start
    · exact hs.start_not_pit
    · exact hs.countP_pits
    · exact fun ho => (next_ongoing ho).1
    · exact fun ho => (next_ongoing ho).2.1
    · exact fun ho => (next_ongoing ho).2.2.1
    · exact fun ho => (next_ongoing ho).2.2.2.1
    · intro c
      have := hle c
      simp only [next]
      split <;> omega
    · intro c d hc hcd
      have h₁ := hle c
      have h₂ := hle d
      have h₃ := hinj c d
      simp only [next, maxScent] at hc hcd h₁ h₂
      split at hc
      · next h₄ =>
        rw [if_pos h₄] at hcd
        split at hcd
        · next h₅ => rw [h₄.1, h₅.1]
        · omega
      · next h₄ =>
        rw [if_neg h₄] at hcd
        split at hcd
        · omega
        · exact h₃ (by omega) (by omega)
    · intro c hc
      have := hpit c hc
      simp only [next]
      split
      · next h₄ =>
        rw [h₄.1] at hc
        exact absurd hplayer (by rw [show s.pits s.player = true from hc]; decide)
      · omega
    · simp only [next, decide_true, Bool.or_true]
  · rw [step_of_ended h]; exact hs

/-- **Claim.** A board whose gold, pits and wumpus are apart and off the corner is a valid game. -/
theorem valid_initial {w g : Cell n} {P : Cell n → Bool} (hw : w ≠ start H.size_pos)
    (hg : g ≠ start H.size_pos) (hs : P (start H.size_pos) = false) (hPw : P w = false)
    (hPg : P g = false) (hcount : (cells n).countP P = H.numPits) :
    Valid H (initial H.size_pos w g P) where
  gold_not_pit := hPg
  gold_ne_start := hg
  start_not_pit := hs
  countP_pits := hcount
  wumpus_not_pit _ := hPw
  player_not_pit _ := hs
  player_ne_wumpus _ := hw.symm
  player_ne_gold _ := hg.symm
  scent_le _ := Nat.zero_le _
  scent_inj _ _ h _ := absurd h (Nat.lt_irrefl 0)
  scent_pit _ _ := rfl
  visited_wumpus := decide_eq_true rfl

/-! ### Who meets whom -/

/-- **Claim.** When the wumpus moves onto the player or into a pit, the game is over and the player
has not moved. -/
theorem next_of_met (h : a.move s.wumpus = s.player ∨ s.pits (a.move s.wumpus) = true) :
    (next s a u).status ≠ .ongoing ∧ (next s a u).player = s.player := by
  have hn : statusAfterWumpus s (a.move s.wumpus) ≠ .ongoing := fun ho => by
    have := statusAfterWumpus_eq_ongoing.mp ho
    grind
  simp only [next, if_neg hn, playerAfter, and_true]
  exact hn

/-- **Claim.** The wumpus and the player never change places: none passes through the other
unnoticed. -/
theorem not_swap (h : s.player ≠ s.wumpus) (a u : Direction) :
    ¬ ((step s a u).state.wumpus = s.player ∧ (step s a u).state.player = s.wumpus) := by
  intro ⟨hw, hp⟩
  by_cases ho : s.status = .ongoing
  · rw [step_of_ongoing ho] at hw hp
    exact h ((next_of_met (u := u) (.inl hw)).2.symm.trans hp)
  · rw [step_of_ended ho] at hw
    exact h hw.symm

/-! ### The observations -/

theorem mkRat_bounds {x d : Nat} (h : x ≤ d) : 0 ≤ mkRat x d ∧ mkRat x d ≤ 1 := by
  rw [Rat.mkRat_eq_div, Rat.intCast_natCast, Rat.div_def]
  rcases Nat.eq_zero_or_pos d with rfl | hd
  · rw [Nat.le_zero.mp h, Rat.natCast_eq_zero_iff.mpr rfl, Rat.zero_mul]; decide
  · have hpos : (0 : Rat) < d := Rat.natCast_pos.mpr hd
    have hinv := Rat.le_of_lt (Rat.inv_pos.mpr hpos)
    have hone := Rat.mul_inv_cancel (d : Rat) (Rat.ne_of_gt hpos)
    have hx : (x : Rat) ≤ d := Rat.natCast_le_natCast.mpr h
    have := Rat.mul_le_mul_of_nonneg_right hx hinv
    exact ⟨Rat.mul_nonneg Rat.natCast_nonneg hinv, by grind⟩

theorem ite_bounds (p : Prop) [Decidable p] :
    0 ≤ (if p then 1 else 0 : Rat) ∧ (if p then 1 else 0 : Rat) ≤ 1 := by
  split <;> decide

/-- **Claim.** In a game that can occur, every component of the observation lies between `0` and
`1`. -/
theorem observe_in_bounds (hs : Valid H s) :
    (0 ≤ (observe s).wumpusX ∧ (observe s).wumpusX ≤ 1) ∧
      (0 ≤ (observe s).wumpusY ∧ (observe s).wumpusY ≤ 1) ∧
      (0 ≤ (observe s).playerX ∧ (observe s).playerX ≤ 1) ∧
      (0 ≤ (observe s).playerY ∧ (observe s).playerY ≤ 1) ∧
      (0 ≤ (observe s).stench ∧ (observe s).stench ≤ 1) ∧
      (0 ≤ (observe s).scent ∧ (observe s).scent ≤ 1) ∧
      (0 ≤ (observe s).arrivedVisited ∧ (observe s).arrivedVisited ≤ 1) ∧
      0 ≤ (observe s).pitAdjacent ∧ (observe s).pitAdjacent ≤ 1 :=
  ⟨mkRat_bounds (by omega), mkRat_bounds (by omega), mkRat_bounds (by omega),
    mkRat_bounds (by omega), ite_bounds _, mkRat_bounds (hs.scent_le _), ite_bounds _,
    ite_bounds _⟩

/-- **Claim.** In a game that can occur, the wumpus smells none, one, two or three thirds of the
strongest scent, and each of the other senses is `0` or `1`. -/
theorem observe_discrete (hs : Valid H s) :
    (observe s).scent ∈ [0, 1 / 3, 2 / 3, (1 : Rat)] ∧ (observe s).stench ∈ [0, (1 : Rat)] ∧
      (observe s).arrivedVisited ∈ [0, (1 : Rat)] ∧ (observe s).pitAdjacent ∈ [0, (1 : Rat)] := by
  have hite : ∀ (p : Prop) [Decidable p], (if p then 1 else 0 : Rat) ∈ [0, (1 : Rat)] :=
    fun p _ => by split <;> decide
  refine ⟨?_, hite _, hite _, hite _⟩
  have hle := hs.scent_le s.wumpus
  have hcases : s.scent s.wumpus = 0 ∨ s.scent s.wumpus = 1 ∨ s.scent s.wumpus = 2 ∨
      s.scent s.wumpus = 3 := by unfold maxScent at hle; omega
  simp only [List.mem_cons, List.not_mem_nil, or_false]
  rcases hcases with h | h | h | h <;>
    simp only [observe, h, maxScent, Rat.mkRat_eq_div, Rat.intCast_natCast, Rat.natCast_ofNat] <;>
    grind

end Spec.HunterWumpus

module

public import Spec.HunterWumpus.Properties

/-!
# Every game of HunterWumpus ends

Whatever the wumpus does, the player may happen to walk straight to the gold, or end the game
earlier, within `D = 2 (n - 1)` turns, and each of these steps has the probability `1 / 4`. So from
any position the game is over after `D` turns with a probability of at least `1 / 4 ^ D`, and after
`k D` turns it is still going on with a probability of at most `(1 - 1 / 4 ^ D) ^ k`.

The wumpus may look at everything: its strategy is any function, also a random one, of the state and
of all that has happened.

## Main definitions

* `Strategy`: what the wumpus does, depending on the past.
* `play`: the state after some turns.
* `probOngoing`: the probability that the game is still going on.

## Main statements

* `probOngoing_antitone`: this probability does not increase from turn to turn.
* `probOngoing_add_le`: a bound for some turns from anywhere is one for later turns.
* `probOngoing_le_pow`: the bound.
* `exists_probOngoing_lt`: the probability tends to zero.
* `sum_probOngoing_le`: the expected length of a game is bounded.
-/

@[expose] public section

namespace Spec.HunterWumpus

/-! ### Playing against a strategy -/

open Spec.MDP

variable {n : Nat}

/-- A strategy of the wumpus: a random direction for the states and directions so far, the latest
first, and the present state. -/
abbrev Strategy (n : Nat) : Type := List (State n × Direction) → State n → Draw Direction

/-- The state after some more turns under a strategy. -/
noncomputable def play (H : HunterWumpus n) (π : Strategy n) :
    Nat → List (State n × Direction) → State n → Draw (State n)
  | 0, _, s => .pure s
  | k + 1, past, s => (π past s).bind fun a => (H.toEnv.step s a).bind fun r =>
      play H π k ((s, a) :: past) r.state

/-- The probability that the game is still going on after `k` more turns under a strategy. -/
noncomputable def probOngoing (H : HunterWumpus n) (π : Strategy n) (k : Nat)
    (past : List (State n × Direction)) (s : State n) : Rat :=
  (play H π k past s).expect fun t => indicator (t.status = .ongoing)

variable {H : HunterWumpus n} {π : Strategy n} {past : List (State n × Direction)} {s : State n}

theorem probOngoing_zero : probOngoing H π 0 past s = indicator (s.status = .ongoing) := rfl

theorem probOngoing_succ {k : Nat} :
    probOngoing H π (k + 1) past s = (π past s).expect fun a =>
      (probOngoing H π k ((s, a) :: past) (step s a .north).state +
        probOngoing H π k ((s, a) :: past) (step s a .south).state +
        probOngoing H π k ((s, a) :: past) (step s a .east).state +
        probOngoing H π k ((s, a) :: past) (step s a .west).state) / 4 := by
  simp only [probOngoing, play, Draw.expect_bind]
  simp only [expect_toEnv_step]

theorem probOngoing_nonneg {k : Nat} : 0 ≤ probOngoing H π k past s :=
  Draw.expect_nonneg fun _ _ => indicator_nonneg _

theorem indicator_le_one (p : Prop) [Decidable p] : indicator p ≤ 1 := by
  unfold indicator; split <;> decide

theorem probOngoing_le_one {k : Nat} : probOngoing H π k past s ≤ 1 := by
  have h := Draw.expect_mono (d := play H π k past s) (g := fun _ => 1)
    fun t _ => indicator_le_one (t.status = .ongoing)
  rwa [Draw.expect_const] at h

/-- A bound on all four branches is one on the mean. -/
theorem probOngoing_succ_le {k : Nat} {c : Rat}
    (h : ∀ a u, probOngoing H π k ((s, a) :: past) (step s a u).state ≤ c) :
    probOngoing H π (k + 1) past s ≤ c := by
  rw [probOngoing_succ, ← Draw.expect_const c (π past s)]
  refine Draw.expect_mono fun a _ => ?_
  have h₁ := h a .north
  have h₂ := h a .south
  have h₃ := h a .east
  have h₄ := h a .west
  grind

/-- When one branch has a smaller bound, the mean has. -/
theorem probOngoing_succ_le_of {k : Nat} {c : Rat} (u : Direction)
    (h : ∀ a, probOngoing H π k ((s, a) :: past) (step s a u).state ≤ c) :
    probOngoing H π (k + 1) past s ≤ (3 + c) / 4 := by
  rw [probOngoing_succ, ← Draw.expect_const ((3 + c) / 4) (π past s)]
  refine Draw.expect_mono fun a _ => ?_
  have h₁ := fun v => probOngoing_le_one (H := H) (π := π) (k := k) (past := (s, a) :: past)
    (s := (step s a v).state)
  have hn := h₁ .north
  have hs := h₁ .south
  have he := h₁ .east
  have hw := h₁ .west
  have hu := h a
  cases u <;> grind

/-- A game that is over is not going on later. -/
theorem probOngoing_of_ended (h : s.status ≠ .ongoing) {k : Nat} :
    probOngoing H π k past s = 0 := by
  induction k generalizing past with
  | zero => exact indicator_neg h
  | succ k ih =>
    refine Rat.le_antisymm (probOngoing_succ_le fun a u => ?_) probOngoing_nonneg
    rw [step_of_ended h, ih]; exact Rat.le_refl

/-- What bounds the next `k` turns from everywhere, bounds them from where the first `j` turns
lead. -/
theorem probOngoing_add_le {k : Nat} {c : Rat}
    (h : ∀ past s, s.status = .ongoing → probOngoing H π k past s ≤ c) (j : Nat) :
    probOngoing H π (j + k) past s ≤ c * probOngoing H π j past s := by
  induction j generalizing past s with
  | zero =>
    rw [Nat.zero_add, probOngoing_zero]
    by_cases hs : s.status = .ongoing
    · rw [indicator_pos hs, Rat.mul_one]; exact h past s hs
    · rw [indicator_neg hs, probOngoing_of_ended hs, Rat.mul_zero]; exact Rat.le_refl
  | succ j ih =>
    rw [show j + 1 + k = j + k + 1 by omega, probOngoing_succ, probOngoing_succ,
      ← Draw.expect_mul_left]
    refine Draw.expect_mono fun a _ => ?_
    have h₁ := fun u => ih (past := (s, a) :: past) (s := (step s a u).state)
    have hn := h₁ .north
    have hs := h₁ .south
    have he := h₁ .east
    have hw := h₁ .west
    grind

/-- **Claim.** From turn to turn, the probability that the game is still going on does not increase.
-/
theorem probOngoing_antitone {j k : Nat} (h : j ≤ k) :
    probOngoing H π k past s ≤ probOngoing H π j past s := by
  obtain ⟨i, rfl⟩ := Nat.exists_eq_add_of_le h
  have := probOngoing_add_le (H := H) (π := π) (past := past) (s := s) (k := i) (c := 1)
    (fun _ _ _ => probOngoing_le_one) j
  rwa [Rat.one_mul] at this

/-! ### The way to the gold -/

theorem eq_of_distance_eq_zero {c d : Cell n} (h : distance c d = 0) : c = d := by
  unfold distance at h
  exact Cell.ext (Fin.ext (by omega)) (Fin.ext (by omega))

/-- From anywhere else, some direction leads nearer. -/
theorem exists_distance_move_lt {c d : Cell n} (h : c ≠ d) :
    ∃ u : Direction, distance (u.move c) d < distance c d := by
  obtain ⟨⟨x, hx⟩, ⟨y, hy⟩⟩ := c
  obtain ⟨⟨x', hx'⟩, ⟨y', hy'⟩⟩ := d
  have hne : x ≠ x' ∨ y ≠ y' := by
    rw [ne_eq, Cell.mk.injEq, Fin.mk.injEq, Fin.mk.injEq] at h; omega
  by_cases h₁ : x < x'
  · exact ⟨.east, by simp only [distance, Direction.move]; omega⟩
  by_cases h₂ : x' < x
  · exact ⟨.west, by simp only [distance, Direction.move]; omega⟩
  by_cases h₃ : y < y'
  · exact ⟨.south, by simp only [distance, Direction.move]; omega⟩
  · exact ⟨.north, by simp only [distance, Direction.move]; omega⟩

theorem distance_le (c d : Cell n) : distance c d ≤ 2 * (n - 1) := by
  unfold distance; omega

theorem distance_move_self_le (u : Direction) (c : Cell n) : distance (u.move c) c ≤ 1 := by
  obtain ⟨⟨x, hx⟩, ⟨y, hy⟩⟩ := c
  cases u <;> simp only [distance, Direction.move] <;> omega

/-- While the game goes on the player has moved, and not to the gold. -/
theorem step_ongoing {a u : Direction} (h : (step s a u).state.status = .ongoing) :
    (step s a u).state.player = u.move s.player ∧
      (step s a u).state.player ≠ (step s a u).state.gold := by
  by_cases hs : s.status = .ongoing
  · rw [step_of_ongoing hs] at h ⊢
    have := next_ongoing h
    exact ⟨this.2.2.2.2, this.2.2.2.1⟩
  · rw [step_of_ended hs] at h
    exact absurd h hs

theorem step_gold (a u : Direction) : (step s a u).state.gold = s.gold := (step_board s a u).1

theorem quarter_pow_le_one (m : Nat) : (1 / 4 : Rat) ^ m ≤ 1 := by
  induction m with
  | zero => rw [Rat.pow_zero]; decide
  | succ m ih => rw [Rat.pow_succ]; grind

/-- With a quarter at each step, the player walks straight to the gold, or the game ends before. -/
theorem probOngoing_le_of_distance {m : Nat} (hgold : s.status = .ongoing → s.player ≠ s.gold)
    (hm : s.status = .ongoing → distance s.player s.gold ≤ m) :
    probOngoing H π m past s ≤ 1 - (1 / 4) ^ m := by
  induction m generalizing past s with
  | zero =>
    have h : s.status ≠ .ongoing := fun h =>
      hgold h (eq_of_distance_eq_zero (Nat.le_zero.mp (hm h)))
    rw [probOngoing_of_ended h, Rat.pow_zero]; grind
  | succ m ih =>
    by_cases h : s.status = .ongoing
    · obtain ⟨u, hu⟩ := exists_distance_move_lt (hgold h)
      have hd := hm h
      have := probOngoing_succ_le_of (H := H) (π := π) (past := past) u fun a =>
        ih (past := (s, a) :: past) (s := (step s a u).state) (fun ho => (step_ongoing ho).2)
          fun ho => by rw [(step_ongoing ho).1, step_gold]; omega
      rw [Rat.pow_succ]
      grind
    · rw [probOngoing_of_ended h]
      have := quarter_pow_le_one (m + 1)
      grind

/-- From anywhere, also from the gold, the longest way to the gold is long enough. -/
theorem probOngoing_le_once :
    probOngoing H π (2 * (n - 1)) past s ≤ 1 - (1 / 4) ^ (2 * (n - 1)) := by
  by_cases h : s.player = s.gold
  · obtain ⟨m, hm⟩ : ∃ m, 2 * (n - 1) = m + 1 :=
      ⟨2 * (n - 1) - 1, by have := H.two_le_size; omega⟩
    rw [hm]
    refine probOngoing_succ_le fun a u => ?_
    have hle := probOngoing_le_of_distance (H := H) (π := π) (past := (s, a) :: past) (m := m)
      (s := (step s a u).state) (fun ho => (step_ongoing ho).2) fun ho => by
        have := distance_move_self_le u s.gold
        rw [(step_ongoing ho).1, step_gold, h]; omega
    have := Rat.pow_nonneg (a := 1 / 4) (n := m) (by grind)
    rw [Rat.pow_succ]
    grind
  · exact probOngoing_le_of_distance (fun _ => h) fun _ => distance_le _ _

/-! ### The end -/

theorem quarter_pow_mul (m : Nat) : (1 / 4 : Rat) ^ m * 4 ^ m = 1 := by
  induction m with
  | zero => rw [Rat.pow_zero, Rat.pow_zero, Rat.mul_one]
  | succ m ih => rw [Rat.pow_succ, Rat.pow_succ]; grind

theorem quarter_pow (m : Nat) : (1 / 4 : Rat) ^ m = 1 / 4 ^ m := by
  have hmul := quarter_pow_mul m
  have hinv := Rat.mul_inv_cancel (4 ^ m : Rat) (Rat.ne_of_gt (Rat.pow_pos (by decide)))
  generalize (1 / 4 : Rat) ^ m = x at *
  generalize (4 ^ m : Rat) = y at *
  rw [Rat.div_def, Rat.one_mul]
  grind

/-- **Claim.** Whatever the wumpus does, from any position on any board of side `n`, the probability
that the game is still going on after `k D` turns, where `D = 2 (n - 1)`, is at most `(1 - 1 / 4 ^
D) ^ k`. -/
theorem probOngoing_le_pow (H : HunterWumpus n) (π : Strategy n) (k : Nat)
    (past : List (State n × Direction)) (s : State n) :
    probOngoing H π (k * (2 * (n - 1))) past s ≤ (1 - 1 / 4 ^ (2 * (n - 1))) ^ k := by
  rw [← quarter_pow]
  have hnonneg : 0 ≤ 1 - (1 / 4 : Rat) ^ (2 * (n - 1)) := by
    have := quarter_pow_le_one (2 * (n - 1)); grind
  induction k with
  | zero => rw [Rat.pow_zero]; exact probOngoing_le_one
  | succ k ih =>
    rw [Nat.add_mul, Nat.one_mul, Rat.pow_succ, Rat.mul_comm]
    exact Rat.le_trans (probOngoing_add_le (fun _ _ _ => probOngoing_le_once) _)
      (Rat.mul_le_mul_of_nonneg_left ih hnonneg)

/-- **Claim.** The same from the start: over the boards too, the probability that a game is still
going on after `k D` turns is at most `(1 - 1 / 4 ^ D) ^ k`. -/
theorem reset_probOngoing_le_pow (H : HunterWumpus n) (π : Strategy n) (k : Nat) :
    ((reset H).expect fun s => probOngoing H π (k * (2 * (n - 1))) [] s) ≤
      (1 - 1 / 4 ^ (2 * (n - 1))) ^ k := by
  rw [← Draw.expect_const ((1 - 1 / 4 ^ (2 * (n - 1))) ^ k) (reset H)]
  exact Draw.expect_mono fun s _ => probOngoing_le_pow H π k [] s

/-- **Claim.** Up to any horizon, the probabilities that the game is still going on after `0, 1, 2,
…` turns, which sum to the expected length of the game, sum to at most `D 4 ^ D`, whatever the
wumpus does. -/
theorem sum_probOngoing_le (H : HunterWumpus n) (π : Strategy n) (horizon : Nat)
    (past : List (State n × Direction)) (s : State n) :
    (sum horizon fun k => probOngoing H π k.val past s) ≤
      (2 * (n - 1) : Nat) * 4 ^ (2 * (n - 1)) := by
  generalize hD : 2 * (n - 1) = D
  have honce : ∀ past s, s.status = .ongoing → probOngoing H π D past s ≤ 1 - (1 / 4) ^ D :=
    fun _ _ _ => hD ▸ probOngoing_le_once
  have hmore : (sum horizon fun k => probOngoing H π k.val past s) ≤
      sum (horizon + D) fun k => probOngoing H π k.val past s := by
    rw [sum_split]
    have := sum_nonneg (n := D) fun i =>
      probOngoing_nonneg (H := H) (π := π) (k := horizon + i.val) (past := past) (s := s)
    grind
  rw [Nat.add_comm, sum_split] at hmore
  have hfirst : (sum D fun k => probOngoing H π k.val past s) ≤ D := by
    have := sum_mono (n := D) (g := fun _ => 1) fun i =>
      probOngoing_le_one (H := H) (π := π) (k := i.val) (past := past) (s := s)
    rwa [sum_const, Rat.mul_one] at this
  have hrest := sum_mono (n := horizon) fun i => (Nat.add_comm i.val D) ▸
    probOngoing_add_le (past := past) (s := s) honce i.val
  rw [sum_mul_left] at hrest
  have hpow := quarter_pow_mul D
  have hpos := Rat.pow_pos (a := 4) (n := D) (by decide)
  generalize (sum horizon fun k => probOngoing H π k.val past s) = S at *
  generalize (1 / 4 : Rat) ^ D = x at *
  generalize (4 ^ D : Rat) = y at *
  have hS : x * S ≤ D := by grind
  have := Rat.mul_le_mul_of_nonneg_right hS (Rat.le_of_lt hpos)
  have hSy : x * S * y = S := by grind
  rwa [hSy] at this

/-- The inequality of Bernoulli, turned over. -/
theorem pow_mul_le_one {q : Rat} (h₀ : 0 ≤ q) (h₁ : q ≤ 1) (k : Nat) :
    (1 - q) ^ k * (1 + k * q) ≤ 1 := by
  induction k with
  | zero => rw [Rat.pow_zero, Rat.natCast_eq_zero_iff.mpr rfl]; grind
  | succ k ih =>
    rw [Rat.pow_succ, Rat.natCast_add]
    have hp := Rat.pow_nonneg (a := 1 - q) (n := k) (by grind)
    have hk : (0 : Rat) ≤ k := Rat.natCast_nonneg
    have hq := Rat.mul_nonneg hp (Rat.mul_nonneg h₀ h₀)
    have hkq := Rat.mul_nonneg hq hk
    rw [show ((1 : Nat) : Rat) = 1 from rfl]
    generalize (1 - q) ^ k = x at *
    grind

/-- **Claim.** The game ends with certainty: whatever the wumpus does, the probability that it is
still going on tends to zero, uniformly in the strategy and in the position. -/
theorem exists_probOngoing_lt (H : HunterWumpus n) {ε : Rat} (hε : 0 < ε) :
    ∃ horizon, ∀ (π : Strategy n) past s k, horizon ≤ k → probOngoing H π k past s < ε := by
  generalize hq : (1 / 4 : Rat) ^ (2 * (n - 1)) = q
  have hpos : 0 < q := hq ▸ Rat.pow_pos (by grind)
  have hone : q ≤ 1 := hq ▸ quarter_pow_le_one _
  obtain ⟨m, hm⟩ : ∃ m : Nat, (ε * q)⁻¹ ≤ m := by
    refine ⟨((ε * q)⁻¹.floor + 1).toNat, Rat.le_trans (Rat.le_of_lt (Rat.lt_floor_add_one _)) ?_⟩
    rw [← Rat.intCast_natCast]
    exact Rat.intCast_le_intCast.mpr (Int.self_le_toNat _)
  refine ⟨m * (2 * (n - 1)), fun π past s k hk => ?_⟩
  have hle := Rat.le_trans (probOngoing_antitone hk) (probOngoing_le_pow H π m past s)
  rw [← quarter_pow, hq] at hle
  have hbernoulli := pow_mul_le_one (Rat.le_of_lt hpos) hone m
  have hεq := Rat.mul_pos hε hpos
  have hmul := Rat.mul_le_mul_of_nonneg_left hm (Rat.le_of_lt hεq)
  rw [Rat.mul_inv_cancel _ (Rat.ne_of_gt hεq)] at hmul
  refine Rat.not_le.mp fun hx => ?_
  have hx := Rat.le_trans hx hle
  generalize (1 - q) ^ m = x at *
  have h₁ : (0 : Rat) ≤ 1 + m * q := Rat.add_nonneg (by decide)
    (Rat.mul_nonneg Rat.natCast_nonneg (Rat.le_of_lt hpos))
  have h₂ := Rat.mul_le_mul_of_nonneg_right hx h₁
  grind

end Spec.HunterWumpus

module

public import Spec.TwoLaneDriving.Views

/-!
# The layouts of a reset that draws words

A reset of `Spec.TwoLaneDriving.Views` draws eight numbers of 64 bits, and takes the value of a
place from a bit of each of four. Such values are independent and equally likely, as the
specification has them: the layouts of both have the same distribution.

## Main statements

* `expect_bits_succ`: a number of `n + 1` bits is one of `n` bits and the highest bit.
* `expect_half`: four numbers of 64 bits are 64 values.
* `identDistrib_reset`: both resets have the same distribution.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving

open Spec.MDP

/-! ### Numbers of some bits -/

/-- The sum of `f 0, …, f (n - 1)`. -/
def natSum (n : Nat) (f : Nat → Rat) : Rat := sum n fun i => f i.val

theorem natSum_add (j k : Nat) (f : Nat → Rat) :
    natSum (j + k) f = natSum j f + natSum k fun i => f (j + i) := by
  induction k with
  | zero => simp [natSum, sum, Rat.add_zero]
  | succ k ih =>
    rw [← Nat.add_assoc]
    simp only [natSum, sum_succ] at ih ⊢
    rw [ih, Rat.add_assoc]

/-- A number of `n` bits, all equally likely, bit by bit. -/
def bits : Nat → Draw Nat
  | 0 => .pure 0
  | n + 1 => (bits n).bind fun r => .uniform 1 fun b => .pure (2 ^ n * b.val + r)

theorem lt_of_mem_bits {n r : Nat} (h : r ∈ bits n) : r < 2 ^ n := by
  induction n generalizing r with
  | zero => rw [bits, Draw.mem_pure] at h; rw [h]; decide
  | succ n ih =>
    rw [bits, Draw.mem_bind] at h
    obtain ⟨q, hq, b, rfl⟩ := h
    have := ih hq
    have hb : b.val = 0 ∨ b.val = 1 := by omega
    rw [Nat.pow_succ]
    rcases hb with h | h <;> rw [h] <;> omega

/-- A number of `n + 1` bits is one of `n` bits and the highest bit. -/
theorem expect_bits_succ (n : Nat) (f : Nat → Rat) :
    (bits (n + 1)).expect f =
      (bits n).expect fun r => 1 / 2 * f r + 1 / 2 * f (2 ^ n + r) := by
  rw [bits, Draw.expect_bind]
  refine Draw.expect_congr fun r _ => ?_
  rw [Draw.expect_uniform]
  have h : (mkRat 1 (1 + 1) : Rat) = 1 / 2 := Rat.mkRat_eq_div 1 2
  have hsum : (sum (1 + 1) fun i : Fin (1 + 1) =>
      (Draw.pure (2 ^ n * i.val + r)).expect f) = 0 + f (2 ^ n * 0 + r) + f (2 ^ n * 1 + r) := rfl
  rw [h, hsum, Nat.mul_zero, Nat.zero_add, Nat.mul_one]
  grind

/-- Bit by bit, or all at once. -/
theorem expect_bits (n : Nat) (f : Nat → Rat) :
    (bits n).expect f = 1 / (2 ^ n : Nat) * natSum (2 ^ n) f := by
  induction n generalizing f with
  | zero =>
    change f 0 = 1 / ((1 : Nat) : Rat) * (0 + f 0)
    rw [show ((1 : Nat) : Rat) = 1 from rfl]
    grind
  | succ n ih =>
    have hne : ((2 ^ n : Nat) : Rat) ≠ 0 := by
      have := Nat.two_pow_pos n
      simp only [ne_eq, Rat.natCast_eq_zero_iff]
      omega
    have hpow : ((2 ^ (n + 1) : Nat) : Rat) = (2 ^ n : Nat) * 2 := by
      rw [Nat.pow_succ, Rat.natCast_mul]; rfl
    have hsum : natSum (2 ^ n) (fun r => 1 / 2 * f r + 1 / 2 * f (2 ^ n + r)) =
        1 / 2 * natSum (2 ^ n) f + 1 / 2 * natSum (2 ^ n) fun r => f (2 ^ n + r) := by
      simp only [natSum, sum_add, sum_mul_left]
    rw [expect_bits_succ, ih, hsum, show 2 ^ (n + 1) = 2 ^ n + 2 ^ n by rw [Nat.pow_succ]; omega,
      natSum_add, show 2 ^ n + 2 ^ n = 2 ^ (n + 1) by rw [Nat.pow_succ]; omega, hpow]
    generalize natSum (2 ^ n) f = x
    generalize (natSum (2 ^ n) fun r => f (2 ^ n + r)) = y
    generalize ((2 ^ n : Nat) : Rat) = d at hne
    grind

theorem expect_drawWord (f : Nat → Rat) :
    (drawWord.expect fun u => f u.val) = (bits 64).expect f := by
  rw [expect_bits]
  have h : (mkRat 1 (2 ^ 64 - 1 + 1) : Rat) = 1 / (2 ^ 64 : Nat) := Rat.mkRat_eq_div 1 (2 ^ 64)
  rw [← h]
  rfl

/-! ### Values of some places -/

/-- The values with another one at a place. -/
def update (values : Nat → Fin 16) (k : Nat) (v : Fin 16) : Nat → Fin 16 :=
  fun x => if x = k then v else values x

/-- A function of values depends on those of the first `k` places only. -/
def Local (k : Nat) (g : (Nat → Fin 16) → Rat) : Prop :=
  ∀ f f' : Nat → Fin 16, (∀ x < k, f x = f' x) → g f = g f'

theorem expect_drawValues_succ (k : Nat) (g : (Nat → Fin 16) → Rat) :
    (drawValues (k + 1)).expect g =
      (drawValues k).expect fun f => (Draw.uniform 15 .pure).expect fun v => g (update f k v) := by
  rw [drawValues, Draw.expect_bind]
  rfl

/-- Values of further places make no difference. -/
theorem expect_drawValues_of_local {k n : Nat} {g : (Nat → Fin 16) → Rat} (hg : Local k g)
    (h : k ≤ n) : (drawValues n).expect g = (drawValues k).expect g := by
  induction n with
  | zero => rw [Nat.le_zero.mp h]
  | succ n ih =>
    by_cases hk : k = n + 1
    · rw [hk]
    · rw [expect_drawValues_succ, ← ih (by omega)]
      refine Draw.expect_congr fun f _ => ?_
      rw [Draw.expect_congr (g := fun _ => g f), Draw.expect_const]
      exact fun v _ => hg _ _ fun x hx => if_neg (by omega)

/-- The mean over four numbers of `n` bits. -/
def quad (n : Nat) (g : (Nat → Fin 16) → Rat) : Rat :=
  (bits n).expect fun r₀ => (bits n).expect fun r₁ => (bits n).expect fun r₂ =>
    (bits n).expect fun r₃ => g (bitValue r₀ r₁ r₂ r₃)

theorem testBit_low {n r x : Nat} (hx : x < n) : (2 ^ n + r).testBit x = r.testBit x :=
  Nat.testBit_two_pow_add_gt hx r

theorem testBit_high {n r : Nat} (hr : r < 2 ^ n) : (2 ^ n + r).testBit n = true := by
  rw [Nat.testBit_two_pow_add_eq, Nat.testBit_lt_two_pow hr]
  rfl

/-- A number with a bit more. -/
def more (n : Nat) (b : Bool) (r : Nat) : Nat := if b then 2 ^ n + r else r

theorem testBit_more {n r x : Nat} (b : Bool) (hr : r < 2 ^ n) (hx : x < n + 1) :
    (more n b r).testBit x = if x = n then b else r.testBit x := by
  by_cases h : x = n
  · subst h
    rw [if_pos rfl]
    cases b
    · exact Nat.testBit_lt_two_pow hr
    · exact testBit_high hr
  · rw [if_neg h]
    cases b
    · rfl
    · exact testBit_low (by omega)

theorem bitValue_more {n : Nat} {g : (Nat → Fin 16) → Rat} (hg : Local (n + 1) g)
    {r₀ r₁ r₂ r₃ : Nat} (h₀ : r₀ < 2 ^ n) (h₁ : r₁ < 2 ^ n) (h₂ : r₂ < 2 ^ n) (h₃ : r₃ < 2 ^ n)
    (b₀ b₁ b₂ b₃ : Bool) :
    g (bitValue (more n b₀ r₀) (more n b₁ r₁) (more n b₂ r₂) (more n b₃ r₃)) =
      g (update (bitValue r₀ r₁ r₂ r₃) n (nibble b₀ b₁ b₂ b₃)) := by
  refine hg _ _ fun x hx => ?_
  simp only [bitValue, update, testBit_more _ h₀ hx, testBit_more _ h₁ hx, testBit_more _ h₂ hx,
    testBit_more _ h₃ hx]
  by_cases h : x = n
  · simp only [h, if_true]
  · simp only [h, if_false]

/-- The mean over the two values of a bit. -/
def coin (f : Bool → Rat) : Rat := 1 / 2 * f false + 1 / 2 * f true

theorem expect_bits_more (n : Nat) (f : Nat → Rat) :
    (bits (n + 1)).expect f = coin fun b => (bits n).expect fun r => f (more n b r) := by
  rw [expect_bits_succ, Draw.expect_add, Draw.expect_mul_left, Draw.expect_mul_left]
  rfl

theorem expect_coin {α : Type} (d : Draw α) (f : Bool → α → Rat) :
    (d.expect fun a => coin fun b => f b a) = coin fun b => d.expect (f b) := by
  simp only [coin, Draw.expect_add, Draw.expect_mul_left]

theorem expect_nibble (f : Fin 16 → Rat) :
    (Draw.uniform 15 .pure).expect f =
      coin fun b₃ => coin fun b₂ => coin fun b₁ => coin fun b₀ => f (nibble b₀ b₁ b₂ b₃) := by
  have h : (mkRat 1 (15 + 1) : Rat) = 1 / 16 := Rat.mkRat_eq_div 1 16
  change mkRat 1 (15 + 1) * (0 + f 0 + f 1 + f 2 + f 3 + f 4 + f 5 + f 6 + f 7 + f 8 + f 9 + f 10 +
    f 11 + f 12 + f 13 + f 14 + f 15) = _
  rw [h]
  simp only [coin]
  change _ = 1 / 2 * (1 / 2 * (1 / 2 * (1 / 2 * f 0 + 1 / 2 * f 1) + 1 / 2 * (1 / 2 * f 2 + 1 /
    2 * f 3)) + 1 / 2 * (1 / 2 * (1 / 2 * f 4 + 1 / 2 * f 5) + 1 / 2 * (1 / 2 * f 6 + 1 / 2 * f
    7))) + 1 / 2 * (1 / 2 * (1 / 2 * (1 / 2 * f 8 + 1 / 2 * f 9) + 1 / 2 * (1 / 2 * f 10 + 1 / 2 *
    f 11)) + 1 / 2 * (1 / 2 * (1 / 2 * f 12 + 1 / 2 * f 13) + 1 / 2 * (1 / 2 * f 14 + 1 / 2 * f
    15)))
  grind

/-- Four numbers of `n` bits are `n` values. -/
theorem quad_eq {n : Nat} {g : (Nat → Fin 16) → Rat} (hg : Local n g) :
    quad n g = (drawValues n).expect g := by
  induction n generalizing g with
  | zero => exact hg _ _ fun x hx => absurd hx (Nat.not_lt_zero x)
  | succ n ih =>
    rw [expect_drawValues_succ, ← ih]
    · have hstep : quad (n + 1) g = coin fun b₃ => coin fun b₂ => coin fun b₁ => coin fun b₀ =>
          quad n fun f => g (update f n (nibble b₀ b₁ b₂ b₃)) := by
        simp only [quad, expect_bits_more, expect_coin]
        congr 1; funext b₃; congr 1; funext b₂; congr 1; funext b₁; congr 1; funext b₀
        refine Draw.expect_congr fun r₀ h₀ => Draw.expect_congr fun r₁ h₁ =>
          Draw.expect_congr fun r₂ h₂ => Draw.expect_congr fun r₃ h₃ => ?_
        exact bitValue_more hg (lt_of_mem_bits h₀) (lt_of_mem_bits h₁) (lt_of_mem_bits h₂)
          (lt_of_mem_bits h₃) b₀ b₁ b₂ b₃
      rw [hstep]
      simp only [quad, expect_nibble, expect_coin]
    · intro f f' hff
      refine Draw.expect_congr fun v _ => hg _ _ fun x hx => ?_
      simp only [update]
      by_cases h : x = n
      · rw [if_pos h, if_pos h]
      · rw [if_neg h, if_neg h]; exact hff x (by omega)

/-- Four numbers of 64 bits are 64 values. -/
theorem expect_half (g : (Nat → Fin 16) → Rat) :
    drawHalf.expect g = quad 64 g := by
  simp only [drawHalf, Draw.expect_bind, Draw.expect_pure, quad]
  refine (expect_drawWord fun u₀ => drawWord.expect fun u₁ => drawWord.expect fun u₂ =>
    drawWord.expect fun u₃ => g (bitValue u₀ u₁ u₂ u₃)).trans ?_
  refine Draw.expect_congr fun u₀ _ => ?_
  refine (expect_drawWord fun u₁ => drawWord.expect fun u₂ =>
    drawWord.expect fun u₃ => g (bitValue u₀ u₁ u₂ u₃)).trans ?_
  refine Draw.expect_congr fun u₁ _ => ?_
  refine (expect_drawWord fun u₂ =>
    drawWord.expect fun u₃ => g (bitValue u₀ u₁ u₂ u₃)).trans ?_
  refine Draw.expect_congr fun u₂ _ => ?_
  exact expect_drawWord fun u₃ => g (bitValue u₀ u₁ u₂ u₃)

/-- Values of two streets, one after another, are those of a longer one. -/
theorem expect_joined (n : Nat) {g : (Nat → Fin 16) → Rat} (hg : Local (64 + n) g) :
    ((drawValues 64).expect fun near => (drawValues n).expect fun far => g (joined near far)) =
      (drawValues (64 + n)).expect g := by
  induction n generalizing g with
  | zero =>
    refine Draw.expect_congr fun near _ => ?_
    exact hg _ _ fun x hx => if_pos hx
  | succ n ih =>
    rw [← Nat.add_assoc, expect_drawValues_succ (64 + n), ← ih]
    · refine Draw.expect_congr fun near _ => ?_
      rw [expect_drawValues_succ n]
      refine Draw.expect_congr fun far _ => Draw.expect_congr fun v _ => ?_
      refine hg _ _ fun x hx => ?_
      simp only [joined, update]
      by_cases h : x < 64
      · rw [if_pos h, if_neg (by omega), if_pos h]
      · rw [if_neg h]
        by_cases h' : x = 64 + n
        · rw [if_pos (by omega), if_pos h']
        · rw [if_neg (by omega), if_neg h', if_neg h]
    · intro f f' hff
      refine Draw.expect_congr fun v _ => hg _ _ fun x hx => ?_
      simp only [update]
      by_cases h : x = 64 + n
      · rw [if_pos h, if_pos h]
      · rw [if_neg h, if_neg h]; exact hff x (by omega)

/-- Eight numbers of 64 bits are 128 values. -/
theorem expect_drawWords {g : (Nat → Fin 16) → Rat} (hg : Local 128 g) :
    drawWords.expect g = (drawValues 128).expect g := by
  simp only [drawWords, Draw.expect_bind, Draw.expect_pure]
  have hfar (near : Nat → Fin 16) : Local 64 fun far => g (joined near far) := fun f f' hff =>
    hg _ _ fun x hx => by
      simp only [joined]
      by_cases h : x < 64
      · rw [if_pos h, if_pos h]
      · rw [if_neg h, if_neg h]; exact hff _ (by omega)
  have hnear : Local 64 fun near => (drawValues 64).expect fun far => g (joined near far) :=
    fun f f' hff => Draw.expect_congr fun far _ => hg _ _ fun x hx => by
      simp only [joined]
      by_cases h : x < 64
      · rw [if_pos h, if_pos h]; exact hff x h
      · rw [if_neg h, if_neg h]
  rw [← expect_joined 64 hg, ← quad_eq hnear, ← expect_half]
  refine Draw.expect_congr fun near _ => ?_
  rw [expect_half, quad_eq (hfar near)]

/-! ### Layouts -/

theorem content_of_local {length : Nat} {f f' : Nat → Fin 16} (h : ∀ x < length, f x = f' x)
    (x : Nat) : content length f x = content length f' x := by
  induction x with
  | zero => rfl
  | succ x ih =>
    simp only [content]
    by_cases hx : 2 ≤ x + 1 ∧ x + 1 < length
    · rw [if_pos hx, if_pos hx, ih, h _ hx.2]
    · rw [if_neg hx, if_neg hx]

/-- **Claim.** On streets of up to `128` cells a reset that draws eight numbers of 64 bits, which is
what the kernel does with the words of its stream, has the distribution of the specification, which
draws the obstacles cell by cell. -/
theorem identDistrib_reset {T : TwoLaneDriving} (h : T.length ≤ 128) :
    T.toEnv.reset.IdentDistrib T.reset := by
  intro g
  change T.resetByWords.expect g = _
  cases ho : T.obstacles with
  | some O =>
    simp only [resetByWords, reset, drawLayout, ho]
    rfl
  | none =>
    have hlocal (k : Nat) (hk : T.length ≤ k) :
        Local k fun values => g (start (layoutOf T.length values)) := fun f f' hff => by
      have : layoutOf T.length f = layoutOf T.length f' := by
        funext x lane
        rw [layoutOf, layoutOf, content_of_local fun x hx => hff x (by omega)]
      simp only [this]
    simp only [resetByWords, reset, drawLayout, ho, Draw.map, Draw.expect_bind, Draw.expect_pure]
    rw [expect_drawWords (hlocal 128 h)]
    exact expect_drawValues_of_local (hlocal T.length (Nat.le_refl _)) h

end Spec.TwoLaneDriving

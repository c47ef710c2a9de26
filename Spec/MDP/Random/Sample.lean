module

public import Spec.MDP.Draw
public import Spec.MDP.Random.Index

/-!
# Sampling a draw by random words

A draw is a tree of choices; a list of words walks it from the root to a leaf, one word for each
choice. A kernel does the same with `Random.index`, and its refinement proof says so.

## Main definitions

* `Draw.branch n u`: the branch that the word `u` chooses among `n + 1`.
* `Draw.run`: the value at the leaf, and the words that are left.
* `Draw.sample`: the value at the leaf.
* `Draw.bias n`: `n`, or `0` when `n` divides `2^64`.
* `Draw.Within k b`: every walk makes at most `k` choices, and their biases sum to at most `b`.

## Main statements

* `Draw.sample_mem`: every sample is in the support of the draw.
* `Draw.run_bind`: a draw that continues with another one reads on where the first one stopped.
* `Draw.Within.run_append`, `Draw.Within.sample_append`: a draw of at most `k` choices reads of the
  first `k` words only.
* `Draw.toNat_index_eq_branch`: the kernel's index is the branch that the sampler takes.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α β : Type}

/-- The branch that the word `u` chooses among `n + 1`: `⌊u (n + 1) / 2^64⌋`. -/
@[inline] def branch (n : Nat) (u : UInt64) : Fin (n + 1) :=
  ⟨u.toNat * (n + 1) / 2 ^ 64, Random.mul_div_lt (Nat.succ_pos n) u.toNat_lt⟩

theorem val_branch (n : Nat) (u : UInt64) : (branch n u).val = u.toNat * (n + 1) / 2 ^ 64 := rfl

/-- **Claim.** The kernel's index among `n + 1` is the branch that the sampler takes. -/
theorem toNat_index_eq_branch {n : Nat} (h : n + 1 < 2 ^ 32) (u : UInt64) :
    (Random.index (.ofNat (n + 1)) u).toNat = (branch n u).val := by
  rw [Random.toNat_index, UInt32.toNat_ofNat_of_lt' h, val_branch]

/-- The value that the words lead to, and the words that are left. Each choice takes one word; when
there is none left, it takes the first branch. -/
@[specialize] def run : Draw α → List UInt64 → α × List UInt64
  | .pure a, us => (a, us)
  | .uniform _ next, [] => (next 0).run []
  | .uniform n next, u :: us => (next (branch n u)).run us

/-- The value that the words lead to, one word for each choice. -/
@[inline] def sample (d : Draw α) (us : List UInt64) : α := (d.run us).1

@[simp] theorem run_pure (a : α) (us : List UInt64) : (Draw.pure a).run us = (a, us) := by
  rw [run]

theorem run_uniform_nil (n : Nat) (next : Fin (n + 1) → Draw α) :
    (Draw.uniform n next).run [] = (next 0).run [] := by
  rw [run]

theorem run_uniform_cons (n : Nat) (next : Fin (n + 1) → Draw α) (u : UInt64) (us : List UInt64) :
    (Draw.uniform n next).run (u :: us) = (next (branch n u)).run us := by
  rw [run]

@[simp] theorem sample_pure (a : α) (us : List UInt64) : (Draw.pure a).sample us = a := by
  rw [sample, run_pure]

theorem sample_uniform_cons (n : Nat) (next : Fin (n + 1) → Draw α) (u : UInt64)
    (us : List UInt64) :
    (Draw.uniform n next).sample (u :: us) = (next (branch n u)).sample us := by
  rw [sample, run_uniform_cons, sample]

/-- **Claim.** Whatever the words are, a sample is in the support of the draw: what holds of every
value that can occur holds of every sample. -/
theorem sample_mem (d : Draw α) (us : List UInt64) : d.sample us ∈ d := by
  induction d generalizing us with
  | pure a => rw [sample_pure, mem_pure]
  | uniform n next ih =>
    cases us with
    | nil => rw [sample, run_uniform_nil]; exact ⟨0, ih 0 []⟩
    | cons u us => rw [sample_uniform_cons]; exact ⟨_, ih _ us⟩

/-- A draw that continues with another one reads on where the first one stopped. -/
theorem run_bind (d : Draw α) (f : α → Draw β) (us : List UInt64) :
    (d.bind f).run us = (f (d.sample us)).run (d.run us).2 := by
  induction d generalizing us with
  | pure a => rw [pure_bind, sample, run_pure]
  | uniform n next ih =>
    cases us with
    | nil => rw [bind, run_uniform_nil, ih, sample, sample, run_uniform_nil]
    | cons u us => rw [bind, run_uniform_cons, ih, sample, sample, run_uniform_cons]

theorem sample_map (f : α → β) (d : Draw α) (us : List UInt64) :
    (d.map f).sample us = f (d.sample us) := by
  rw [map, sample, run_bind, run_pure]

/-! ### The number of words that a draw reads -/

/-- How uneven the choice of one word among `n` is: `0` when `n` divides the number of words, as the
powers of two up to `2^64` do, and `n` otherwise. -/
def bias (n : Nat) : Nat := if 2 ^ 64 % n = 0 then 0 else n

theorem bias_le (n : Nat) : bias n ≤ n := by
  unfold bias; split <;> omega

theorem bias_two_pow {k : Nat} (hk : k ≤ 64) : bias (2 ^ k) = 0 :=
  if_pos (Nat.mod_eq_zero_of_dvd (Nat.pow_dvd_pow 2 hk))

/-- On every path the draw makes at most `k` choices, and the biases of these sum to at most `b`:
a choice among a power of two up to `2^64` is free, and any other one costs its number of
branches. -/
def Within : Draw α → Nat → Nat → Prop
  | .pure _, _, _ => True
  | .uniform n next, k, b =>
    0 < k ∧ bias (n + 1) ≤ b ∧ ∀ i, (next i).Within (k - 1) (b - bias (n + 1))

theorem within_pure (a : α) (k b : Nat) : (Draw.pure a).Within k b := trivial

theorem within_uniform {n k b : Nat} {next : Fin (n + 1) → Draw α}
    (h : ∀ i, (next i).Within k b) : (Draw.uniform n next).Within (k + 1) (b + bias (n + 1)) :=
  ⟨Nat.succ_pos k, Nat.le_add_left _ _, fun i => by
    rw [Nat.add_sub_cancel, Nat.add_sub_cancel]; exact h i⟩

theorem Within.mono {d : Draw α} {k b k' b' : Nat} (h : d.Within k b) (hk : k ≤ k') (hb : b ≤ b') :
    d.Within k' b' := by
  induction d generalizing k b k' b' with
  | pure a => trivial
  | uniform n next ih =>
    obtain ⟨hk₀, hb₀, h⟩ := h
    exact ⟨by omega, by omega, fun i => ih i (h i) (by omega) (by omega)⟩

theorem Within.bind {d : Draw α} {f : α → Draw β} {k b k' b' : Nat} (h : d.Within k b)
    (hf : ∀ a, a ∈ d → (f a).Within k' b') : (d.bind f).Within (k + k') (b + b') := by
  induction d generalizing k b with
  | pure a => exact (hf a rfl).mono (by omega) (by omega)
  | uniform n next ih =>
    obtain ⟨hk, hb, h⟩ := h
    refine ⟨by omega, by omega, fun i => ?_⟩
    exact (ih i (h i) fun a ha => hf a ⟨i, ha⟩).mono (by omega) (by omega)

theorem Within.map {d : Draw α} {k b : Nat} (h : d.Within k b) (f : α → β) :
    (d.map f).Within k b :=
  h.bind fun a _ => within_pure (f a) 0 0

/-- A draw of at most `k` choices leaves what follows `k` words. -/
theorem Within.run_append {d : Draw α} {k b : Nat} (h : d.Within k b) {us : List UInt64}
    (hus : k ≤ us.length) (vs : List UInt64) :
    d.run (us ++ vs) = (d.sample us, (d.run us).2 ++ vs) := by
  induction d generalizing k b us with
  | pure a => rw [sample_pure, run_pure, run_pure]
  | uniform n next ih =>
    obtain ⟨hk, -, h⟩ := h
    cases us with
    | nil => exact absurd hus (by simp only [List.length_nil]; omega)
    | cons u us =>
      rw [List.cons_append, run_uniform_cons, sample_uniform_cons, run_uniform_cons]
      exact ih _ (h _) (by rw [List.length_cons] at hus; omega)

/-- **Claim.** A draw of at most `k` choices is decided by `k` words: further words change
nothing. -/
theorem Within.sample_append {d : Draw α} {k b : Nat} (h : d.Within k b) {us : List UInt64}
    (hus : k ≤ us.length) (vs : List UInt64) : d.sample (us ++ vs) = d.sample us := by
  rw [sample, h.run_append hus vs]

end Spec.MDP.Draw

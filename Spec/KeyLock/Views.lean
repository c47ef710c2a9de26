module

public import Spec.KeyLock.Properties
public import Spec.MDP.IdentDistrib
public import Spec.MDP.Random.Law

/-!
# KeyLock as an environment

The start is drawn with three random words, and a step needs none. Every ordered triple of distinct
cells is equally likely at the start.

## Main definitions

* `toEnv`: the environment.

## Main statements

* `prob_reset`: every start is equally likely.
* `mem_reset`: which starts occur.
* `valid_of_reachable`: what is true of every state that can be reached.
* `within_reset`, `abs_prob_sample_reset_sub_le`: how a start is drawn by random words, and how near
  this is to the law above.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.MDP
open Spec.GridWorld (Pos encode decode)

variable {n : Nat}

instance : DecidableEq (State n) := Classical.typeDecidableEq _

/-- KeyLock as an environment: the start is drawn, nothing else is random, and the agent observes
the state. -/
def toEnv (K : KeyLock n) : Env (State n) Action (State n) where
  reset := K.reset
  step s a := .pure (step s a)
  observe s := s

variable (K : KeyLock n)

/-- **Claim, by definition.** The environment takes the specified step with certainty. -/
theorem mem_toEnv_step (s : State n) (a : Action) (r : StepResult (State n)) :
    r ∈ K.toEnv.step s a ↔ r = step s a := Iff.rfl

theorem size_pos (K : KeyLock n) : 0 < n := Nat.lt_of_lt_of_le Nat.two_pos K.two_le_size

/-! ### Cells -/

theorem mem_cells (p : Pos n n) : p ∈ cells n :=
  List.mem_map.mpr ⟨encode p, List.mem_finRange _, GridWorld.decode_encode p⟩

theorem length_cells (n : Nat) : (cells n).length = n * n := by
  rw [cells, List.length_map, List.length_finRange]

theorem getElem_cells {i : Nat} (h : i < (cells n).length) :
    (cells n)[i] = decode ⟨i, by rwa [length_cells] at h⟩ := by
  simp only [cells, List.getElem_map, List.getElem_finRange, Fin.cast_mk]

theorem nodup_cells (n : Nat) : (cells n).Nodup := by
  rw [List.nodup_iff_pairwise_ne, List.pairwise_iff_getElem]
  intro i j hi hj hij heq
  rw [getElem_cells, getElem_cells] at heq
  have := congrArg (fun p => (encode p).val) heq
  simp only [GridWorld.encode_decode] at this
  omega

/-- There are cells besides two of them. -/
theorem four_le (K : KeyLock n) : 4 ≤ n * n := Nat.mul_le_mul K.two_le_size K.two_le_size

theorem length_erase (p : Pos n n) : ((cells n).erase p).length = n * n - 1 := by
  rw [List.length_erase_of_mem (mem_cells p), length_cells]

theorem length_erase_erase {p q : Pos n n} (h : q ≠ p) :
    (((cells n).erase p).erase q).length = n * n - 2 := by
  rw [List.length_erase_of_mem ((List.Nodup.mem_erase_iff (nodup_cells n)).mpr ⟨h, mem_cells q⟩),
    length_erase]
  omega

/-! ### The start -/

/-- The expectation of a function that is zero but at one element, over a list without duplicates.
-/
theorem expect_among_of {α : Type} [DecidableEq α] {default c : α} {l : List α} (hl : l.Nodup)
    (hc : c ∈ l) {f : α → Rat} (h : ∀ d ∈ l, d ≠ c → f d = 0) :
    (Draw.among default l).expect f = f c / l.length := by
  rw [Draw.expect_among (List.ne_nil_of_mem hc)]
  congr 1
  induction l with
  | nil => exact nomatch hc
  | cons a l ih =>
    obtain ⟨ha, hl⟩ := List.nodup_cons.mp hl
    rw [List.map_cons, List.sum_cons]
    by_cases hac : a = c
    · have hzero : ∀ l' : List α, (∀ d ∈ l', f d = 0) → (l'.map f).sum = 0 := by
        intro l'
        induction l' with
        | nil => exact fun _ => rfl
        | cons b l' ih =>
          intro h'
          rw [List.map_cons, List.sum_cons, h' b List.mem_cons_self,
            ih fun d hd => h' d (List.mem_cons_of_mem _ hd), Rat.zero_add]
      rw [hac, hzero l fun d hd => h d (List.mem_cons_of_mem _ hd) fun hdc =>
        ha (by rw [hac, ← hdc]; exact hd), Rat.add_zero]
    · rw [h a List.mem_cons_self hac, Rat.zero_add]
      exact ih hl ((List.mem_cons.mp hc).resolve_left fun h => hac h.symm) fun d hd =>
        h d (List.mem_cons_of_mem _ hd)

theorem initial_inj {p k l p' k' l' : Pos n n} :
    initial p k l = initial p' k' l' ↔ p = p' ∧ k = k' ∧ l = l' := by
  simp only [initial, State.mk.injEq, and_true]

/-- **Claim.** Every start is equally likely: agent, key and lock are in three given cells, no two
of which are the same, with the probability `1 / (n² (n² - 1) (n² - 2))`. -/
theorem prob_reset {p k l : Pos n n} (hk : k ≠ p) (hl : l ≠ p) (hlk : l ≠ k) :
    K.reset.prob (initial p k l) = 1 / (n * n * (n * n - 1) * (n * n - 2) : Nat) := by
  have hkmem : k ∈ (cells n).erase p :=
    (List.Nodup.mem_erase_iff (nodup_cells n)).mpr ⟨hk, mem_cells k⟩
  have hlmem : l ∈ ((cells n).erase p).erase k :=
    (List.Nodup.mem_erase_iff ((nodup_cells n).erase p)).mpr
      ⟨hlk, (List.Nodup.mem_erase_iff (nodup_cells n)).mpr ⟨hl, mem_cells l⟩⟩
  rw [reset, Draw.prob, Draw.expect_bind, expect_among_of (nodup_cells n) (mem_cells p),
    Draw.expect_bind, expect_among_of ((nodup_cells n).erase p) hkmem, Draw.map, Draw.expect_bind,
    expect_among_of (((nodup_cells n).erase p).erase k) hlmem, Draw.expect_pure, length_cells,
    length_erase, length_erase_erase hk, indicator_pos rfl, Rat.natCast_mul (n * n * (n * n - 1)),
    Rat.natCast_mul (n * n) (n * n - 1)]
  · have hinv : ∀ a b c : Rat, 1 / c / b / a = 1 / (a * b * c) := fun a b c => by grind
    exact hinv _ _ _
  · intro d _ hd
    exact indicator_neg fun heq => hd (initial_inj.mp heq).2.2.symm
  · intro d _ hd
    rw [Draw.expect_congr (g := fun _ => 0), Draw.expect_const]
    intro s hs
    obtain ⟨e, -, rfl⟩ := Draw.mem_map.mp hs
    exact indicator_neg fun heq => hd (initial_inj.mp heq).2.1.symm
  · intro d _ hd
    rw [Draw.expect_congr (g := fun _ => 0), Draw.expect_const]
    intro s hs
    obtain ⟨e, -, hs⟩ := Draw.mem_bind.mp hs
    obtain ⟨e', -, rfl⟩ := Draw.mem_map.mp hs
    exact indicator_neg fun heq => hd (initial_inj.mp heq).1.symm

/-- **Claim.** The starts that occur are those in which the agent, the key and the lock are in three
different cells, without the key and with a closed lock. -/
theorem mem_reset {s : State n} :
    s ∈ K.reset ↔ ∃ p k l : Pos n n, k ≠ p ∧ l ≠ p ∧ l ≠ k ∧ s = initial p k l := by
  have h4 := K.four_le
  have hne (q : Pos n n) : (cells n).erase q ≠ [] := fun h => by
    have := length_erase q; rw [h, List.length_nil] at this; omega
  have hne' {q r : Pos n n} (hr : r ≠ q) : ((cells n).erase q).erase r ≠ [] := fun h => by
    have := length_erase_erase hr; rw [h, List.length_nil] at this; omega
  have hmem {q r : Pos n n} : r ∈ (cells n).erase q ↔ r ≠ q := by
    rw [List.Nodup.mem_erase_iff (nodup_cells n)]; exact and_iff_left (mem_cells r)
  constructor
  · intro hs
    obtain ⟨p, -, hs⟩ := Draw.mem_bind.mp hs
    obtain ⟨k, hk, hs⟩ := Draw.mem_bind.mp hs
    obtain ⟨l, hl, rfl⟩ := Draw.mem_map.mp hs
    have hk := hmem.mp ((Draw.mem_among (hne p)).mp hk)
    obtain ⟨hlk, hl⟩ := (List.Nodup.mem_erase_iff ((nodup_cells n).erase p)).mp
      ((Draw.mem_among (hne' hk)).mp hl)
    exact ⟨p, k, l, hk, hmem.mp hl, hlk, rfl⟩
  · rintro ⟨p, k, l, hk, hl, hlk, rfl⟩
    refine Draw.mem_bind.mpr ⟨p, (Draw.mem_among (List.ne_nil_of_mem (mem_cells p))).mpr
      (mem_cells p), Draw.mem_bind.mpr ⟨k, (Draw.mem_among (hne p)).mpr (hmem.mpr hk),
        Draw.mem_map.mpr ⟨l, (Draw.mem_among (hne' hk)).mpr ?_, rfl⟩⟩⟩
    exact (List.Nodup.mem_erase_iff ((nodup_cells n).erase p)).mpr ⟨hlk, hmem.mpr hl⟩

/-- **Claim.** What is true of every state that can occur: every state that can be reached is
valid. -/
theorem valid_of_reachable {s : State n} (h : K.toEnv.Reachable s) : Valid s := by
  induction h with
  | reset hs =>
    obtain ⟨p, k, l, -, -, hlk, rfl⟩ := K.mem_reset.mp hs
    exact ⟨hlk.symm, nofun, nofun⟩
  | step _ hr ih =>
    rw [Draw.mem_pure.mp hr]
    exact ih.step _

/-- **Claim.** A start takes three random words. -/
theorem within_reset : K.reset.Within 3 (3 * (n * n)) := by
  have hle (q r : Pos n n) : ((cells n).erase q).length ≤ n * n ∧
      (((cells n).erase q).erase r).length ≤ n * n := by
    have h₁ := (List.erase_sublist (a := q) (l := cells n)).length_le
    have h₂ := (List.erase_sublist (a := r) (l := (cells n).erase q)).length_le
    rw [length_cells] at h₁
    omega
  have one (d : Pos n n) {l : List (Pos n n)} (h : l.length ≤ n * n) :
      (Draw.among d l).Within 1 (n * n) :=
    (Draw.within_among d l).mono (Nat.le_refl 1) (Nat.le_trans (Draw.bias_le _) h)
  refine ((one _ (Nat.le_of_eq (length_cells n))).bind fun p _ =>
    (one _ (hle p p).1).bind fun k _ => (one _ (hle p k).2).map _).mono (by omega) (by omega)

/-- **Claim.** Drawn by independent uniform words, a start lies in any set of starts with a
probability that differs from the set's share of all starts by at most `3 n² / 2^65`. -/
theorem abs_prob_sample_reset_sub_le (p : State n → Prop) [DecidablePred p] :
    abs (((Draw.uniformWords 3).expect fun us => indicator (p (K.reset.sample us))) -
        K.reset.expect fun s => indicator (p s)) ≤ (3 * (n * n) : Nat) / 2 ^ 65 :=
  Draw.abs_prob_sample_sub_le K.within_reset p

end Spec.KeyLock

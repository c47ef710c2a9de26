module

public import Spec.KeyLock.Kernel
public import Spec.KeyLock.Refinement.Words
public import Spec.KeyLock.Views
public import Spec.MDP.Machine

/-!
# The kernel computes the specification

For every grid of side `2` to `1024`, every state and every action, the functions of
`Spec.KeyLock.Kernel` return the start, the next state, the reward, the flag and the observation of
`Spec.KeyLock.Basic`.

## Main definitions

* `Kernel.Describes`: the parameter word is that of a task.

## Main statements

* `Kernel.valid_iff`: the kernel accepts exactly the parameters that describe a task.
* `Kernel.init_correct`, `Kernel.step_correct`, `Kernel.reward_correct`,
  `Kernel.terminated_correct`, `Kernel.obs_correct`: the kernel is the specification.
* `Kernel.index_correct`: its first observation is the number of the state.
* `Kernel.stateValid_iff`: the kernel accepts exactly the words of states that can occur.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock.Kernel

open Spec.MDP Spec.Word
open Spec.GridWorld (Pos encode decode)

variable {n : Nat} {size : UInt32} {K : KeyLock n}

/-- The parameter word is the side of the grid, which is at most `1024`. -/
structure Describes (size : UInt32) (K : KeyLock n) : Prop where
  /-- The side. -/
  size : size.toNat = n
  /-- The side fits. -/
  size_le : n ≤ 1024

/-- **Claim.** The kernel accepts exactly the sides from `2` to `1024`. -/
theorem valid_iff : valid size = true ↔ ∃ K : KeyLock size.toNat, Describes size K := by
  have two : (2 : UInt32) ≤ size ↔ 2 ≤ size.toNat := UInt32.le_iff_toNat_le
  have most : size ≤ 1024 ↔ size.toNat ≤ 1024 := UInt32.le_iff_toNat_le
  rw [valid, Machine.valid, bit_and_beq_one_iff, two, most]
  exact ⟨fun h => ⟨⟨h.1⟩, rfl, h.2⟩, fun ⟨K, h⟩ => ⟨K.two_le_size, h.size_le⟩⟩

/-! ### The start -/

/-- The number with place `j` among all numbers but `i`. -/
def skip (i j : Nat) : Nat := if j < i then j else j + 1

theorem erase_eq_eraseIdx {α : Type} [DecidableEq α] {l : List α} (hl : l.Nodup) {i : Nat} {a : α}
    (h : l[i]? = some a) : l.erase a = l.eraseIdx i := by
  induction l generalizing i with
  | nil => exact absurd h (by simp only [List.getElem?_nil, reduceCtorEq, not_false_eq_true])
  | cons b l ih =>
    obtain ⟨hb, hl⟩ := List.nodup_cons.mp hl
    cases i with
    | zero =>
      rw [List.getElem?_cons_zero, Option.some.injEq] at h
      rw [h, List.erase_cons_head]; rfl
    | succ i =>
      rw [List.getElem?_cons_succ] at h
      have hab : b ≠ a := fun hba => hb (by rw [hba]; exact List.mem_of_getElem? h)
      rw [List.erase_cons_tail (by simpa only [beq_iff_eq] using hab), ih hl h]; rfl

/-- The place of an element after another one is gone. -/
theorem getElem?_erase {α : Type} [DecidableEq α] {l : List α} (hl : l.Nodup) {i : Nat} {a : α}
    (h : l[i]? = some a) (j : Nat) : (l.erase a)[j]? = l[skip i j]? := by
  rw [erase_eq_eraseIdx hl h, List.getElem?_eraseIdx, skip]
  split <;> rfl

theorem run_among {α : Type} {default : α} {l : List α} (h : l ≠ []) (u : UInt64)
    (us : List UInt64) : ∃ a, l[u.toNat * l.length / 2 ^ 64]? = some a ∧
      (Draw.among default l).run (u :: us) = (a, us) := by
  refine ⟨_, List.getElem?_eq_getElem
    (Random.mul_div_lt (List.length_pos_iff.mpr h) u.toNat_lt), ?_⟩
  cases l with
  | nil => exact absurd rfl h
  | cons a as => rw [Draw.among, Draw.run_uniform_cons, Draw.run_pure]; rfl

/-- The start that three words choose, by the numbers of the cells. -/
theorem exists_sample_reset (K : KeyLock n) (u v w : UInt64) : ∃ p k l : Pos n n,
    K.reset.sample [u, v, w] = initial p k l ∧
      (cells n)[u.toNat * (n * n) / 2 ^ 64]? = some p ∧
      (cells n)[skip (u.toNat * (n * n) / 2 ^ 64) (v.toNat * (n * n - 1) / 2 ^ 64)]? = some k ∧
      (cells n)[skip (u.toNat * (n * n) / 2 ^ 64) (skip (v.toNat * (n * n - 1) / 2 ^ 64)
        (w.toNat * (n * n - 2) / 2 ^ 64))]? = some l := by
  have h4 := K.four_le
  have ne {l : List (Pos n n)} {m : Nat} (h : l.length = m) (hm : 0 < m) : l ≠ [] := fun h' => by
    rw [h', List.length_nil] at h; omega
  obtain ⟨p, hp, hrun₁⟩ := run_among (default := corner K.size_pos)
    (ne (length_cells n) (by omega)) u [v, w]
  rw [length_cells] at hp
  obtain ⟨k, hk, hrun₂⟩ := run_among (default := corner K.size_pos)
    (ne (length_erase p) (by omega)) v [w]
  rw [length_erase] at hk
  have hkp : k ≠ p :=
    ((List.Nodup.mem_erase_iff (nodup_cells n)).mp (List.mem_of_getElem? hk)).1
  obtain ⟨l, hl, hrun₃⟩ := run_among (default := corner K.size_pos)
    (ne (length_erase_erase hkp) (by omega)) w []
  rw [length_erase_erase hkp, getElem?_erase ((nodup_cells n).erase p) hk,
    getElem?_erase (nodup_cells n) hp] at hl
  rw [getElem?_erase (nodup_cells n) hp] at hk
  refine ⟨p, k, l, ?_, hp, hk, hl⟩
  simp only [reset, Draw.map, Draw.sample, Draw.run_bind, hrun₁, hrun₂, hrun₃, Draw.run_pure]

variable (hp : Describes size K)
include hp

theorem toNat_square : (size * size).toNat = n * n := by
  have hle : n * n ≤ 1024 * 1024 := Nat.mul_le_mul hp.size_le hp.size_le
  rw [UInt32.toNat_mul, hp.size]
  omega

theorem cell_eq {i : UInt32} {p : Pos n n} (h : (cells n)[i.toNat]? = some p) :
    Machine.cell size i = cellWord p := by
  obtain ⟨hi, h⟩ := List.getElem?_eq_some_iff.mp h
  rw [getElem_cells] at h
  subst h
  have hsize := hp.size
  rw [Machine.cell, cellWord]
  congr 1
  · rw [← UInt64.toNat_inj, UInt32.toNat_toUInt64, UInt32.toNat_mod, hsize,
      Machine.toNat_coord hp.size_le]
    rfl
  · rw [← UInt64.toNat_inj, UInt32.toNat_toUInt64, UInt32.toNat_div, hsize,
      Machine.toNat_coord hp.size_le]
    rfl

omit hp in
theorem toNat_skip {i j : UInt32} (hj : j.toNat < 2 ^ 31) :
    (Machine.skip i j).toNat = skip i.toNat j.toNat := by
  rw [Machine.skip, UInt32.toNat_add, toNat_bit, skip]
  simp only [UInt32.le_iff_toNat_le]
  split <;> split <;> omega

/-- **Claim.** The kernel's first state is the start that three words of the stream choose. -/
theorem init_correct (key t : UInt64) :
    init0 size key t = (K.reset.sample (Random.stream key t 3)).word := by
  have h4 := K.four_le
  have hle : n * n ≤ 1024 * 1024 := Nat.mul_le_mul hp.size_le hp.size_le
  have hsq := toNat_square hp
  have hsq₁ : (size * size - 1).toNat = n * n - 1 := by
    rw [UInt32.toNat_sub_of_le _ _ (by
      rw [UInt32.le_iff_toNat_le, hsq]; exact Nat.le_trans (by decide) h4), hsq]
    rfl
  have hsq₂ : (size * size - 2).toNat = n * n - 2 := by
    rw [UInt32.toNat_sub_of_le _ _ (by
      rw [UInt32.le_iff_toNat_le, hsq]; exact Nat.le_trans (by decide) h4), hsq]
    rfl
  have hstream : Random.stream key t 3 =
      [Random.word key t, Random.word key (t + 1), Random.word key (t + 2)] := by
    rw [show t + 2 = t + 1 + 1 by rw [UInt64.add_assoc]; rfl]; rfl
  rw [hstream, init0]
  generalize Random.word key t = u
  generalize Random.word key (t + 1) = v
  generalize Random.word key (t + 2) = w
  obtain ⟨p, k, l, hs, h₁, h₂, h₃⟩ := exists_sample_reset K u v w
  have hi := Random.toNat_index (size * size) u
  have hj := Random.toNat_index (size * size - 1) v
  have hk := Random.toNat_index (size * size - 2) w
  rw [hsq] at hi
  rw [hsq₁] at hj
  rw [hsq₂] at hk
  have hjlt := Random.mul_div_lt (n := n * n - 1) (by omega) v.toNat_lt
  have hklt := Random.mul_div_lt (n := n * n - 2) (by omega) w.toNat_lt
  rw [← hi] at h₁
  rw [← hi, ← hj, ← toNat_skip (by omega)] at h₂
  rw [← hi, ← hj, ← hk, ← toNat_skip (i := Random.index (size * size - 1) v) (by omega),
    ← toNat_skip (by rw [toNat_skip (by omega), skip]; split <;> omega)] at h₃
  rw [hs, State.word, State.fields, initial, Machine.start]
  simp only [cell_eq hp h₁, cell_eq hp h₂, cell_eq hp h₃]
  rfl

/-! ### A step -/

theorem toNat_size64 : size.toUInt64.toNat = n := by rw [UInt32.toNat_toUInt64, hp.size]

/-- **Claim.** The kernel's next state is the specification's. -/
theorem step_correct (s : State n) (a : Action) (noise : UInt64) :
    step0 size s.word a.toWord noise = (step s a).state.word := by
  rw [step0, Machine.read_state hp.size_le,
    Machine.next_fields (toNat_size64 hp) hp.size_le, State.word]

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem reward_correct (s : State n) (a : Action) (noise : UInt64) :
    ((reward size s.word a.toWord noise).toInt64.toInt : Rat) = (step s a).reward := by
  rw [reward, Machine.read_state hp.size_le]
  exact Machine.signed_reward_fields hp.size_le s a

/-- The kernel's flag is whether the lock is open. -/
theorem terminated_iff (s : State n) : terminated size s.word = true ↔ s.isOpen = true := by
  rw [terminated, Machine.read_state hp.size_le]
  change (s.isOpen.toUInt64 != 0) = true ↔ _
  cases s.isOpen <;> decide

/-- **Claim.** The kernel's flag, asked of the kernel's next state, is the specification's. -/
theorem terminated_correct (s : State n) (a : Action) (noise : UInt64) :
    terminated size (step0 size s.word a.toWord noise) = (step s a).terminated := by
  rw [step_correct hp, Bool.eq_iff_iff, terminated_iff hp, KeyLock.terminated_iff]

/-- **Claim.** The kernel's observations are the columns and rows of the agent, the key and the
lock, and whether the agent has the key and the lock is open. -/
theorem obs_correct (s : State n) :
    ((obs1 size s.word).toNat = s.agent.col ∧ (obs2 size s.word).toNat = s.agent.row) ∧
      ((obs3 size s.word).toNat = s.key.col ∧ (obs4 size s.word).toNat = s.key.row) ∧
      ((obs5 size s.word).toNat = s.lock.col ∧ (obs6 size s.word).toNat = s.lock.row) ∧
      (obs7 size s.word).toNat = s.hasKey.toNat ∧ (obs8 size s.word).toNat = s.isOpen.toNat := by
  have hn := hp.size_le
  have bool (b : Bool) : b.toUInt64.toNat = b.toNat := by cases b <;> rfl
  simp only [obs1, obs2, obs3, obs4, obs5, obs6, obs7, obs8, Machine.read_state hn, State.fields,
    Machine.column_cellWord hn, Machine.row_cellWord hn, Machine.toNat_coord hn, bool, and_self]

/-- **Claim.** The kernel's first observation is the number of a state that can occur, which is
below `n² (n² - 1) (2 n² + 1)`. -/
theorem index_correct {s : State n} (hs : Valid s) :
    (obs0 size s.word).toNat = s.index ∧
      s.index < n * n * (n * n - 1) * (2 * (n * n) + 1) := by
  rw [obs0, Machine.read_state hp.size_le]
  exact ⟨Machine.toNat_index_fields (toNat_size64 hp) hp.size_le hs, Machine.state_index_lt hs⟩

/-- **Claim.** The kernel accepts exactly the words of the states that can occur: those in which the
key does not lie at the lock, and the lock is open only where the agent is, with the key. -/
theorem stateValid_iff {board : UInt64} :
    stateValid size board = true ↔ ∃ s : State n, Valid s ∧ board = s.word :=
  Machine.stateValid_iff (toNat_size64 hp) hp.size_le

end Spec.KeyLock.Kernel

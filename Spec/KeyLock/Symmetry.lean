module

public import Spec.KeyLock.Views

/-!
# The symmetries of KeyLock

The grid looks the same in a mirror: where cells and directions are renamed alike, starts, steps and
rewards correspond. The three mirrors of this file generate the eight symmetries of the square.

## Main definitions

* `State.rename`: a state with its cells renamed.
* `Symmetry`: a renaming of cells and actions that respects what actions lead to.
* `Symmetry.comp`: one after another.
* `transposition`, `flipRows`, `flipCols`: the mirrors in the diagonal, in the horizontal axis, and
  in the vertical one.

## Main statements

* `step_rename`: a step of the mirrored task is the mirrored step.
* `exists_distIso`: a symmetry is an automorphism, in distribution.
* `run_rename`: what a list of actions leads to and returns in a mirror.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.MDP
open Spec.GridWorld (Pos)

variable {n : Nat}

/-- A state with its cells renamed. -/
def State.rename (r : Renaming (Pos n n) (Pos n n)) (s : State n) : State n :=
  ⟨r.to s.agent, r.to s.key, r.to s.lock, s.hasKey, s.isOpen⟩

/-- A symmetry: a renaming of cells and actions that respects what actions lead to. -/
structure Symmetry (n : Nat) where
  /-- The renaming of cells. -/
  cell : Renaming (Pos n n) (Pos n n)
  /-- The renaming of actions. -/
  action : Renaming Action Action
  /-- What a renamed action leads to is renamed. -/
  map_next : ∀ s a, next (s.rename cell) (action.to a) = (next s a).rename cell

/-- One symmetry after another. -/
def Symmetry.comp (φ ψ : Symmetry n) : Symmetry n where
  cell := φ.cell.comp ψ.cell
  action := φ.action.comp ψ.action
  map_next s a := by
    have := ψ.map_next (s.rename φ.cell) (φ.action.to a)
    rw [φ.map_next] at this
    exact this

/-! ### The mirrors -/

/-- A renaming that is its own inverse. -/
def involution {α : Type} (f : α → α) (h : ∀ a, f (f a) = a) : Renaming α α := ⟨f, f, h, h⟩

/-- A mirror, by how it exchanges cells and actions. -/
def mirror (f : Pos n n → Pos n n) (g : Action → Action) (hf : ∀ p, f (f p) = p)
    (hg : ∀ a, g (g a) = a)
    (h : ∀ s a, next (s.rename (involution f hf)) (g a) = (next s a).rename (involution f hf)) :
    Symmetry n := ⟨involution f hf, involution g hg, h⟩

/-- What is not a move does not depend on where cells are. -/
theorem next_rename_of_stay (r : Renaming (Pos n n) (Pos n n)) (s : State n) :
    next (s.rename r) .pickUp = (next s .pickUp).rename r ∧
      next (s.rename r) .unlock = (next s .unlock).rename r := by
  simp only [next, State.rename, Renaming.to_inj, and_self]

/-- The mirror in the diagonal: columns become rows. -/
def transposition (n : Nat) : Symmetry n :=
  mirror Pos.transpose
    (fun | .north => .west | .south => .east | .east => .south | .west => .north | a => a)
    (fun _ => rfl) (fun a => by cases a <;> rfl) fun s a => by
      cases a <;> first
        | rfl
        | exact (next_rename_of_stay _ s).1
        | exact (next_rename_of_stay _ s).2

/-- The mirror in the horizontal axis: up becomes down. -/
def flipRows (n : Nat) : Symmetry n :=
  mirror Pos.flipRows (fun | .north => .south | .south => .north | a => a)
    GridWorld.Pos.flipRows_flipRows (fun a => by cases a <;> rfl) fun s a => by
      cases a <;> first
        | rfl
        | exact (next_rename_of_stay _ s).1
        | exact (next_rename_of_stay _ s).2
        | obtain ⟨⟨x, y⟩, k, l, b, o⟩ := s
          simp only [next, State.rename, involution, GridWorld.Action.move, Pos.flipRows,
            State.mk.injEq, Pos.mk.injEq, Fin.ext_iff, Fin.val_rev, and_true]
          omega

/-- The mirror in the vertical axis: left becomes right. -/
def flipCols (n : Nat) : Symmetry n :=
  mirror Pos.flipCols (fun | .east => .west | .west => .east | a => a)
    GridWorld.Pos.flipCols_flipCols (fun a => by cases a <;> rfl) fun s a => by
      cases a <;> first
        | rfl
        | exact (next_rename_of_stay _ s).1
        | exact (next_rename_of_stay _ s).2
        | obtain ⟨⟨x, y⟩, k, l, b, o⟩ := s
          simp only [next, State.rename, involution, GridWorld.Action.move, Pos.flipCols,
            State.mk.injEq, Pos.mk.injEq, Fin.ext_iff, Fin.val_rev, true_and, and_true]
          omega

/-! ### What is respected -/

variable (φ : Symmetry n)

/-- **Claim.** For each symmetry, a renamed action in a renamed state is the renamed step, for the
same reward. -/
theorem step_rename (s : State n) (a : Action) :
    step (s.rename φ.cell) (φ.action.to a) = (step s a).map (State.rename φ.cell) := by
  cases ho : s.isOpen with
  | true =>
    rw [step_of_open _ ho, step_of_open _ (show (s.rename φ.cell).isOpen = true from ho)]; rfl
  | false =>
    rw [step_of_closed _ ho, step_of_closed _ (show (s.rename φ.cell).isOpen = false from ho),
      φ.map_next]
    rfl

theorem erase_map (r : Renaming (Pos n n) (Pos n n)) (l : List (Pos n n)) (p : Pos n n) :
    (l.map r.to).erase (r.to p) = (l.erase p).map r.to := by
  induction l with
  | nil => rfl
  | cons q l ih =>
    rw [List.map_cons, List.erase_cons, List.erase_cons, ih]
    by_cases h : q = p
    · rw [h, if_pos BEq.rfl, if_pos BEq.rfl]
    · rw [if_neg (by simpa only [beq_iff_eq, Renaming.to_inj] using h),
        if_neg (by simpa only [beq_iff_eq] using h), List.map_cons]

/-- The starts, renamed, are as likely as the starts. -/
theorem identDistrib_reset (K : KeyLock n) (r : Renaming (Pos n n) (Pos n n)) :
    K.reset.IdentDistrib (K.reset.map (State.rename r)) := by
  have hperm : (cells n).Perm ((cells n).map r.to) :=
    r.perm_map (nodup_cells n) (nodup_cells n) fun _ => iff_of_true (mem_cells _) (mem_cells _)
  have among (c : Pos n n) {l l' : List (Pos n n)} (h : l'.Perm (l.map r.to)) (hl : l ≠ [])
      (f : Pos n n → Rat) :
      (Draw.among c l').expect f = (Draw.among c l).expect fun p => f (r.to p) := by
    have hl' : l' ≠ [] := fun h' => hl (by
      subst h'; exact List.map_eq_nil_iff.mp h.nil_eq.symm)
    rw [Draw.expect_among hl', Draw.expect_among hl, h.length_eq, List.length_map,
      Draw.sum_perm (h.map f), List.map_map]
    rfl
  have h4 := K.four_le
  have hne : cells n ≠ [] := fun h => by
    have := length_cells n; rw [h, List.length_nil] at this; omega
  have hne₁ (q : Pos n n) : (cells n).erase q ≠ [] := fun h => by
    have := length_erase q; rw [h, List.length_nil] at this; omega
  intro f
  simp only [reset, Draw.map, Draw.expect_bind, Draw.expect_pure]
  rw [among _ hperm hne]
  refine Draw.expect_congr fun p _ => ?_
  have hp : ((cells n).erase (r.to p)).Perm (((cells n).erase p).map r.to) := by
    rw [← erase_map]; exact hperm.erase _
  rw [among _ hp (hne₁ p)]
  refine Draw.expect_congr fun k hk => ?_
  have hk := ((List.Nodup.mem_erase_iff (nodup_cells n)).mp ((Draw.mem_among (hne₁ p)).mp hk)).1
  have hpk : (((cells n).erase (r.to p)).erase (r.to k)).Perm
      ((((cells n).erase p).erase k).map r.to) := by
    rw [← erase_map]; exact hp.erase _
  rw [among _ hpk fun h => by
    have := length_erase_erase hk; rw [h, List.length_nil] at this; omega]
  rfl

/-- **Claim.** Each symmetry is an automorphism of KeyLock, in distribution: starts, steps, rewards
and observations of the renamed task are those of the task, renamed. -/
theorem exists_distIso (K : KeyLock n) :
    ∃ ψ : K.toEnv.DistIso K.toEnv, ψ.state.to = State.rename φ.cell ∧ ψ.action = φ.action :=
  let r : Renaming (State n) (State n) :=
    { to := State.rename φ.cell
      inv := fun s => ⟨φ.cell.inv s.agent, φ.cell.inv s.key, φ.cell.inv s.lock, s.hasKey, s.isOpen⟩
      left_inv := fun s => by simp only [State.rename, φ.cell.left_inv]
      right_inv := fun s => by simp only [State.rename, φ.cell.right_inv] }
  ⟨{ state := r
     action := φ.action
     obs := r
     map_reset := identDistrib_reset K φ.cell
     map_step := fun s a => by
      change (Draw.pure (step (s.rename φ.cell) (φ.action.to a))).IdentDistrib _
      rw [step_rename]
      exact .refl _
     map_observe := fun _ => rfl }, rfl, rfl⟩

/-- **Claim.** Whether a list of actions opens the lock, and what it returns, is the same in each
mirror. -/
theorem run_rename (s : State n) (as : List Action) :
    run (s.rename φ.cell) (as.map φ.action.to) = (run s as).rename φ.cell ∧
      totalReward (s.rename φ.cell) (as.map φ.action.to) = totalReward s as := by
  induction as generalizing s with
  | nil => exact ⟨rfl, rfl⟩
  | cons a as ih =>
    obtain ⟨h₁, h₂⟩ := ih (step s a).state
    simp only [List.map_cons, run, totalReward, step_rename, StepResult.map]
    exact ⟨h₁, by rw [h₂]⟩

end Spec.KeyLock

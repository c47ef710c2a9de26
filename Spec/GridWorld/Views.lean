module

public import Spec.GridWorld.Properties
public import Spec.MDP.Outcome
public import Spec.MDP.Random.Sample

/-!
# GridWorld as an environment and as a decision process

The step of `Spec.GridWorld.Basic` in the shapes that people use: an environment with draws, a
finite deterministic decision process on numbered states, one with outcomes, and a row-stochastic
one. They agree.

## Main definitions

* `encode`, `decode`: the row-major number of a cell, and back.
* `actionNumbers`: the numbers of the actions.
* `toEnv`, `toFiniteMDP`, `toMDP`, `toStochasticMDP`: the views.

## Main statements

* `decode_encode`, `encode_decode`: numbering the cells is a bijection.
* `toEnv_step`, `toFiniteMDP_step`, `toStochasticMDP_kernel`: each view has the step of `Basic`.
* `toStochasticMDP_valid`: the kernel is row-stochastic.
* `toMDP_absorbing`: every episode ends in a terminal state.
* `backup_eq`, `backup_toMDP`: the Bellman backups of the decision processes are equal.
* `exists_iso_transpose`, `exists_iso_flipRows`, `exists_iso_flipCols`: the symmetries of the grid.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.MDP

variable {height width : Nat}

/-! ### Numbering -/

theorem encode_lt (p : Pos height width) : p.row * width + p.col < height * width := by
  have h : (p.row + 1) * width ≤ height * width := Nat.mul_le_mul_right width p.row.isLt
  have := p.col.isLt
  rw [Nat.add_mul, Nat.one_mul] at h
  omega

/-- The row-major number of a cell: `row * width + col`. -/
@[inline] def encode (p : Pos height width) : Fin (height * width) :=
  ⟨p.row * width + p.col, encode_lt p⟩

theorem width_pos (i : Fin (height * width)) : 0 < width :=
  Nat.pos_of_lt_mul_left i.isLt

/-- The cell with a given row-major number. -/
@[inline] def decode (i : Fin (height * width)) : Pos height width :=
  ⟨⟨i / width, Nat.div_lt_of_lt_mul (Nat.mul_comm height width ▸ i.isLt)⟩,
    ⟨i % width, Nat.mod_lt _ (width_pos i)⟩⟩

/-- **Claim.** The number of a cell determines the cell. -/
@[simp] theorem decode_encode (p : Pos height width) : decode (encode p) = p := by
  have hc := p.col.isLt
  have h0 : 0 < width := by omega
  have hr : (p.row * width + p.col) / width = p.row := by
    rw [Nat.mul_comm, Nat.mul_add_div h0, Nat.div_eq_of_lt hc, Nat.add_zero]
  have hm : (p.row * width + p.col) % width = p.col := by
    rw [Nat.mul_comm, Nat.mul_add_mod, Nat.mod_eq_of_lt hc]
  exact Pos.ext (Fin.ext hr) (Fin.ext hm)

/-- **Claim.** Every number below `height * width` is the number of a cell. -/
@[simp] theorem encode_decode (i : Fin (height * width)) :
    encode (decode i : Pos height width) = i :=
  Fin.ext (Nat.div_add_mod' i width)

/-- The number of an action: up `0`, down `1`, left `2`, right `3`. -/
def Action.toFin : Action → Fin 4
  | .up => 0
  | .down => 1
  | .left => 2
  | .right => 3

/-- The action with a given number. -/
def Action.ofFin : Fin 4 → Action
  | 0 => .up
  | 1 => .down
  | 2 => .left
  | 3 => .right

@[simp] theorem Action.ofFin_toFin (a : Action) : ofFin a.toFin = a := by cases a <;> rfl

@[simp] theorem Action.toFin_ofFin (i : Fin 4) : (ofFin i).toFin = i := by
  revert i; decide

/-- The numbers of the actions. -/
def actionNumbers : Renaming Action (Fin 4) :=
  ⟨Action.toFin, .ofFin, Action.ofFin_toFin, Action.toFin_ofFin⟩

/-! ### The views -/

variable (G : GridWorld height width)

/-- GridWorld as an environment: nothing is random, and the state is observed. -/
def toEnv : Env (Pos height width) Action (Pos height width) where
  reset := .pure G.start
  step s a := .pure (G.step s a)
  observe s := s

/-- GridWorld as a finite deterministic decision process on row-major numbers. -/
def toFiniteMDP : FiniteMDP (height * width) 4 where
  initial := encode G.start
  next i a := encode (G.step (decode i) (.ofFin a)).state
  reward i a := (G.step (decode i) (.ofFin a)).reward
  terminated i a := (G.step (decode i) (.ofFin a)).terminated
  discount := G.discount

/-- GridWorld as a decision process whose outcomes are certain. -/
def toMDP : MDP (height * width) 4 := G.toFiniteMDP.toMDP

/-- GridWorld as a stochastic decision process, with one-hot rows. -/
def toStochasticMDP : StochasticMDP (height * width) 4 := G.toFiniteMDP.toStochastic

variable (s : Pos height width) (a : Action)

/-- **Claim, by definition.** The environment takes the specified step with certainty. -/
theorem toEnv_step (r : StepResult (Pos height width)) :
    r ∈ G.toEnv.step s a ↔ r = G.step s a := Iff.rfl

/-- **Claim, by definition.** Neither a reset nor a step reads a random word. -/
theorem toEnv_within : G.toEnv.reset.Within 0 0 ∧ (G.toEnv.step s a).Within 0 0 :=
  ⟨trivial, trivial⟩

/-- **Claim.** The finite decision process takes the specified step. -/
theorem toFiniteMDP_step :
    G.toFiniteMDP.next (encode s) a.toFin = encode (G.step s a).state ∧
      G.toFiniteMDP.reward (encode s) a.toFin = (G.step s a).reward ∧
      G.toFiniteMDP.terminated (encode s) a.toFin = (G.step s a).terminated := by
  simp only [toFiniteMDP, decode_encode, Action.ofFin_toFin, and_self]

/-- **Claim.** The row of the stochastic decision process is certain of the specified successor. -/
theorem toStochasticMDP_kernel (t : Pos height width) :
    G.toStochasticMDP.kernel (encode s) a.toFin (encode t) =
      indicator (t = (G.step s a).state) := by
  have h : encode t = encode (G.step s a).state ↔ t = (G.step s a).state :=
    ⟨fun h => by rw [← decode_encode t, h, decode_encode], fun h => by rw [h]⟩
  simp only [toStochasticMDP, FiniteMDP.toStochastic, oneHot, toFiniteMDP, decode_encode,
    Action.ofFin_toFin, indicator, h]

/-- **Claim.** The kernel is row-stochastic when the discount lies in `[0, 1)`. -/
theorem toStochasticMDP_valid (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1) :
    G.toStochasticMDP.Valid :=
  FiniteMDP.toStochastic_valid ⟨h₀, h₁⟩

/-- **Claim.** The kernel of the decision process is that of the environment: the law of the next
state. -/
theorem toStochasticMDP_kernel_eq_prob (t : Pos height width) :
    G.toStochasticMDP.kernel (encode s) a.toFin (encode t) =
      ((G.toEnv.step s a).map StepResult.state).prob t :=
  toStochasticMDP_kernel G s a t

/-- **Claim.** Every episode ends in a terminal state, so that the view with expected rewards is
exact. -/
theorem toMDP_absorbing : G.toMDP.Absorbing := by
  intro s a o ho hterm b p hp
  simp only [toMDP, FiniteMDP.toMDP, Draw.mem_pure] at ho hp
  subst ho
  have hgoal : decode (G.toFiniteMDP.next s a) = G.goal := by
    simp only [toFiniteMDP, decode_encode]
    exact (terminated_iff G _ _).mp hterm
  rw [hp]
  simp only [toFiniteMDP] at hgoal ⊢
  rw [hgoal, step_goal]
  simp only [← hgoal, decode_encode]

/-- **Claim.** The Bellman backup of the stochastic view equals that of the deterministic view, and
both are the reward plus, unless the step ends the episode, the discounted value of the specified
successor. -/
theorem backup_eq (v : Fin (height * width) → Rat) :
    G.toStochasticMDP.backup v (encode s) a.toFin = G.toFiniteMDP.backup v (encode s) a.toFin ∧
      G.toFiniteMDP.backup v (encode s) a.toFin =
        (G.step s a).reward +
          G.discount * (bif (G.step s a).terminated then 0 else v (encode (G.step s a).state)) := by
  refine ⟨FiniteMDP.backup_toStochastic _ _ _ _, ?_⟩
  simp only [FiniteMDP.backup, toFiniteMDP, decode_encode, Action.ofFin_toFin]

/-- **Claim, by definition.** The view with outcomes has the same Bellman backup. -/
theorem backup_toMDP (v : Fin (height * width) → Rat) (i : Fin (height * width)) (j : Fin 4) :
    G.toMDP.backup v i j = G.toFiniteMDP.backup v i j :=
  FiniteMDP.backup_toMDP _ v i j

/-! ### The symmetries -/

/-- **Claim.** Exchanging rows and columns is an isomorphism of the `h × w` grid with the `w × h`
grid. -/
theorem exists_iso_transpose :
    ∃ φ : G.toEnv.Iso G.transpose.toEnv,
      φ.state.to = Pos.transpose ∧ φ.action.to = Action.transpose :=
  ⟨{ state := ⟨Pos.transpose, Pos.transpose, fun _ => rfl, fun _ => rfl⟩
     action := ⟨Action.transpose, Action.transpose, fun a => by cases a <;> rfl,
       fun a => by cases a <;> rfl⟩
     obs := ⟨Pos.transpose, Pos.transpose, fun _ => rfl, fun _ => rfl⟩
     map_reset := rfl
     map_step := fun s a => congrArg Draw.pure (step_transpose G s a)
     map_observe := fun _ => rfl }, rfl, rfl⟩

theorem Pos.flipRows_flipRows (p : Pos height width) : p.flipRows.flipRows = p :=
  Pos.ext (Fin.rev_rev p.row) rfl

theorem Pos.flipCols_flipCols (p : Pos height width) : p.flipCols.flipCols = p :=
  Pos.ext rfl (Fin.rev_rev p.col)

/-- **Claim.** Turning the grid upside down is an isomorphism onto a grid of the same shape. -/
theorem exists_iso_flipRows :
    ∃ φ : G.toEnv.Iso G.flipRows.toEnv,
      φ.state.to = Pos.flipRows ∧ φ.action.to = Action.flipRows :=
  ⟨{ state := ⟨Pos.flipRows, Pos.flipRows, Pos.flipRows_flipRows, Pos.flipRows_flipRows⟩
     action := ⟨Action.flipRows, Action.flipRows, fun a => by cases a <;> rfl,
       fun a => by cases a <;> rfl⟩
     obs := ⟨Pos.flipRows, Pos.flipRows, Pos.flipRows_flipRows, Pos.flipRows_flipRows⟩
     map_reset := rfl
     map_step := fun s a => congrArg Draw.pure (step_flipRows G s a)
     map_observe := fun _ => rfl }, rfl, rfl⟩

/-- **Claim.** Reflecting the grid left to right is an isomorphism onto a grid of the same shape. -/
theorem exists_iso_flipCols :
    ∃ φ : G.toEnv.Iso G.flipCols.toEnv,
      φ.state.to = Pos.flipCols ∧ φ.action.to = Action.flipCols :=
  ⟨{ state := ⟨Pos.flipCols, Pos.flipCols, Pos.flipCols_flipCols, Pos.flipCols_flipCols⟩
     action := ⟨Action.flipCols, Action.flipCols, fun a => by cases a <;> rfl,
       fun a => by cases a <;> rfl⟩
     obs := ⟨Pos.flipCols, Pos.flipCols, Pos.flipCols_flipCols, Pos.flipCols_flipCols⟩
     map_reset := rfl
     map_step := fun s a => congrArg Draw.pure (step_flipCols G s a)
     map_observe := fun _ => rfl }, rfl, rfl⟩

end Spec.GridWorld

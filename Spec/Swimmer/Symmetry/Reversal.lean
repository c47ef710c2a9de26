module

public import Spec.MDP.Derandomisation
public import Spec.Swimmer.Symmetry.Environment

/-!
# The swimmer turned round

A swimmer that is turned by half a turn, and whose last link is then called the first, moves as
before in the opposite direction. This holds of the rational model and, exactly, of the rounded
step. So the swimmer swims backward as well as forward.

## Main definitions

* `State.reverse`, `Torques.reverse`, `Action.reverse`: the swimmer turned round.

## Main statements

* `moves_reverse_iff`: the symmetry of the rational model.
* `next_reverse`, `result_reverse`: that of the rounded step, with the opposite reward.
* `identDistrib_reset_reverse`: a start, turned round, is as likely as it is.
* `identDistrib_return_reverse`: every return is as likely backward as forward.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP (Draw Env StepResult)

/-- The swimmer turned by half a turn about the origin, its links counted from the other end. -/
def State.reverse (s : State) : State where
  heading i := s.heading i.rev
  omega i := s.omega i.rev
  velocity := -s.velocity
  position := -s.position

/-- The torques of the swimmer turned round. -/
def Torques.reverse (u : Torques) : Torques
  | 0 => -u 1
  | 1 => -u 0

theorem rev_zero : (0 : Fin 3).rev = 2 := rfl
theorem rev_one : (1 : Fin 3).rev = 1 := rfl
theorem rev_two : (2 : Fin 3).rev = 0 := rfl

theorem Vec.neg_neg (a : Vec) : - -a = a := by
  rw [Vec.ext_iff]; exact ⟨Swimmer.neg_neg _, Swimmer.neg_neg _⟩

theorem State.reverse_reverse (s : State) : s.reverse.reverse = s := by
  simp only [State.reverse, Fin.rev_rev, Vec.neg_neg]

theorem Torques.reverse_reverse (u : Torques) : u.reverse.reverse = u := by
  funext j
  have hj : j = 0 ∨ j = 1 := by omega
  rcases hj with rfl | rfl <;> exact neg_neg _

theorem torque_reverse (u : Torques) (i : Fin 3) : torque u.reverse i = torque u i.rev := by
  revert i
  rw [forall_fin_three]
  simp only [rev_zero, rev_one, rev_two, torque, Torques.reverse]
  grind

/-! ### The rational model -/

theorem arm_rev (i j : Fin 3) : arm i.rev j.rev = -arm i j := by
  revert i j
  simp only [forall_fin_three, rev_zero, rev_one, rev_two, arm_zero, arm_one, arm_two]
  grind

theorem vecSum_rev (f : Fin 3 → Vec) : vecSum (fun i => f i.rev) = vecSum f := by
  simp only [vecSum, rev_zero, rev_one, rev_two, Vec.ext_iff, Vec.add_x, Vec.add_y]
  constructor <;> grind

theorem vecSum_neg (f : Fin 3 → Vec) : vecSum (fun i => -f i) = -vecSum f := by
  simp only [vecSum, Vec.ext_iff, Vec.add_x, Vec.add_y, Vec.neg_x, Vec.neg_y]
  constructor <;> grind

theorem slip_reverse (s : State) (i : Fin 3) : s.reverse.slip i = -s.slip i.rev := by
  have hv : s.reverse.centreVelocity i = -s.centreVelocity i.rev := by
    rw [State.centreVelocity, State.centreVelocity, ← vecSum_rev]
    have h (j : Fin 3) : (arm i j.rev * s.reverse.omega j.rev) * s.reverse.normal j.rev =
        -((arm i.rev j * s.omega j) * s.normal j) := by
      have harm : arm i j.rev = -arm i.rev j := by
        have := arm_rev i.rev j; rw [Fin.rev_rev] at this; exact this
      simp only [State.reverse, State.normal, Fin.rev_rev, harm, Vec.ext_iff, Vec.smul_x,
        Vec.smul_y, Vec.neg_x, Vec.neg_y]
      constructor <;> grind
    simp only [h, vecSum_neg]
    simp only [State.reverse, Vec.ext_iff, Vec.add_x, Vec.add_y, Vec.neg_x, Vec.neg_y]
    constructor <;> grind
  rw [State.slip, State.slip, hv]
  simp only [State.normal, State.reverse, Vec.dot, Vec.neg_x, Vec.neg_y]
  grind

theorem drag_reverse (s : State) (i : Fin 3) : s.reverse.drag i = -s.drag i.rev := by
  rw [State.drag, State.drag, slip_reverse]
  simp only [State.normal, State.reverse, Vec.ext_iff, Vec.smul_x, Vec.smul_y, Vec.neg_x, Vec.neg_y]
  constructor <;> grind

theorem centreAcceleration_reverse (s : State) (a : Vec) (α : Fin 3 → Rat) (i : Fin 3) :
    s.reverse.centreAcceleration (-a) (fun j => α j.rev) i = -s.centreAcceleration a α i.rev := by
  rw [State.centreAcceleration, State.centreAcceleration, ← vecSum_rev]
  have h (j : Fin 3) : arm i j.rev * (α j.rev.rev * s.reverse.normal j.rev -
      (s.reverse.omega j.rev * s.reverse.omega j.rev) * s.reverse.heading j.rev) =
        -(arm i.rev j * (α j * s.normal j - (s.omega j * s.omega j) * s.heading j)) := by
    have harm : arm i j.rev = -arm i.rev j := by
      have := arm_rev i.rev j; rw [Fin.rev_rev] at this; exact this
    simp only [State.reverse, State.normal, Fin.rev_rev, harm, Vec.ext_iff, Vec.sub_x, Vec.sub_y,
      Vec.smul_x, Vec.smul_y, Vec.neg_x, Vec.neg_y]
    constructor <;> grind
  simp only [h, vecSum_neg]
  simp only [Vec.ext_iff, Vec.add_x, Vec.add_y, Vec.neg_x, Vec.neg_y]
  constructor <;> grind

theorem accelerates_reverse {s : State} {u : Torques} {a : Vec} {α : Fin 3 → Rat}
    (h : Accelerates s u a α) :
    Accelerates s.reverse u.reverse (-a) fun i => α i.rev := by
  obtain ⟨f, h₀, h₃, hf⟩ := h
  refine ⟨fun i => f i.rev, h₃, h₀, fun i => ?_⟩
  obtain ⟨hc, hα⟩ := hf i.rev
  have h₁ : i.castSucc.rev = i.rev.succ := Fin.rev_castSucc i
  have h₂ : i.succ.rev = i.rev.castSucc := Fin.rev_succ i
  constructor
  · rw [centreAcceleration_reverse, drag_reverse, hc, Vec.ext_iff]
    simp only [h₁, h₂, Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, Vec.neg_x, Vec.neg_y]
    constructor <;> grind
  · simp only [hα, h₁, h₂, torque_reverse, State.spinDrag, State.reverse, Vec.cross, Vec.add_x,
      Vec.add_y]
    grind

theorem moves_reverse {s s' : State} {u : Torques} (h : Moves s u s') :
    Moves s.reverse u.reverse s'.reverse := by
  obtain ⟨a, α, hα, rfl⟩ := h
  refine ⟨-a, fun i => α i.rev, accelerates_reverse hα, ?_⟩
  simp only [State.euler, State.reverse, State.ext_iff, Vec.ext_iff, Vec.add_x, Vec.add_y,
    Vec.smul_x, Vec.smul_y, Vec.neg_x, Vec.neg_y, true_and]
  refine ⟨⟨?_, ?_⟩, ⟨?_, ?_⟩⟩ <;> grind

/-- **Claim.** The swimmer turned round moves as before, in the opposite direction. -/
theorem moves_reverse_iff (s s' : State) (u : Torques) :
    Moves s.reverse u.reverse s'.reverse ↔ Moves s u s' :=
  ⟨fun h => by
    simpa only [State.reverse_reverse, Torques.reverse_reverse] using moves_reverse h,
    moves_reverse⟩

/-! ### The rounded step -/

variable {ρ : Rounding}

/-- The cosines and sines of the swimmer turned round. -/
def Bend.reverse (b : Bend) : Bend :=
  ⟨b.cos₁₂, -b.sin₁₂, b.cos₀₁, -b.sin₀₁, b.cos₀₂, -b.sin₀₂⟩

theorem bend_reverse (hρ : ρ.Odd) (s : State) : bend ρ s.reverse = (bend ρ s).reverse := by
  have hdot (a b : Vec) : ρ 30 (a.dot b) = ρ 30 (b.dot a) := by
    congr 1; simp only [Vec.dot]; grind
  have hcross (a b : Vec) : ρ 30 (a.cross b) = -ρ 30 (b.cross a) :=
    hρ.eq_neg (by simp only [Vec.cross]; grind)
  simp only [bend, Bend.reverse, State.reverse, rev_zero, rev_one, rev_two,
    hdot (s.heading 2) (s.heading 1), hdot (s.heading 1) (s.heading 0),
    hcross (s.heading 2) (s.heading 1), hcross (s.heading 1) (s.heading 0)]
  rw [Bend.mk.injEq]
  refine ⟨rfl, rfl, rfl, rfl, ?_, hρ.eq_neg (by grind)⟩
  congr 1
  grind

theorem slips_reverse (hρ : ρ.Odd) (s : State) (b : Bend) (i : Fin 3) :
    slips ρ s.reverse b.reverse i = -slips ρ s b i.rev := by
  revert i
  rw [forall_fin_three]
  simp only [slips, State.normal, State.reverse, Bend.reverse, rev_zero, rev_one, rev_two, Vec.dot,
    Vec.normal_x, Vec.normal_y, Vec.neg_x, Vec.neg_y]
  refine ⟨?_, ?_, ?_⟩ <;> exact hρ.eq_neg (by grind)

theorem moments_reverse (b : Bend) {v v' : Fin 3 → Rat} (hv : ∀ i, v' i = -v i.rev) (j : Fin 3) :
    moments ρ b.reverse v' j = moments ρ b v j.rev := by
  revert j
  rw [forall_fin_three]
  simp only [moments, Bend.reverse, hv, rev_zero, rev_one, rev_two]
  refine ⟨?_, ?_, ?_⟩ <;> (congr 1; grind)

theorem centrifugal_reverse (s : State) (b : Bend) (j : Fin 3) :
    centrifugal ρ s.reverse b.reverse j = centrifugal ρ s b j.rev := by
  revert j
  rw [forall_fin_three]
  simp only [centrifugal, Bend.reverse, State.reverse, rev_zero, rev_one, rev_two]
  refine ⟨?_, ?_, ?_⟩ <;> (congr 1; grind)

theorem impulses_reverse (s : State) (u : Torques) (b : Bend) {v v' : Fin 3 → Rat}
    (hv : ∀ i, v' i = -v i.rev) (j : Fin 3) :
    impulses ρ s.reverse u.reverse b.reverse v' j = impulses ρ s u b v j.rev := by
  rw [impulses, moments_reverse b hv, centrifugal_reverse, torque_reverse, impulses]
  rfl

theorem reduced_reverse (b : Bend) {J J' : Fin 3 → Rat} (hJ : ∀ i, J' i = J i.rev) :
    reduced ρ b.reverse J' =
      { first := (reduced ρ b J).last
        last := (reduced ρ b J).first
        mixed := (reduced ρ b J).mixed
        det := (reduced ρ b J).det
        right₀ := (reduced ρ b J).right₂
        right₂ := (reduced ρ b J).right₀ } := by
  have hsin : -b.sin₁₂ * -b.sin₀₁ = b.sin₀₁ * b.sin₁₂ := by grind
  have hcos : b.cos₁₂ * b.cos₀₁ = b.cos₀₁ * b.cos₁₂ := by grind
  simp only [reduced, Bend.reverse, hsin, hcos, hJ, rev_zero, rev_one, rev_two]
  rw [Reduced.mk.injEq]
  refine ⟨rfl, rfl, rfl, ?_, rfl, rfl⟩
  congr 1
  grind

theorem solution_reverse (b : Bend) {J J' : Fin 3 → Rat} (hJ : ∀ i, J' i = J i.rev) (i : Fin 3) :
    solution ρ b.reverse J' i = solution ρ b J i.rev := by
  have h₀ : solution ρ b.reverse J' 0 = solution ρ b J 2 := by
    simp only [solution, reduced_reverse b hJ]
  have h₂ : solution ρ b.reverse J' 2 = solution ρ b J 0 := by
    simp only [solution, reduced_reverse b hJ]
  have key (J : Fin 3 → Rat) (b : Bend) : solution ρ b J 1 = ρ 24 ((J 1 - 3 *
      ρ 24 (b.cos₀₁ * solution ρ b J 0 + b.cos₁₂ * solution ρ b J 2)) / 7) := rfl
  have h₁ : solution ρ b.reverse J' 1 = solution ρ b J 1 := by
    rw [key, h₀, h₂, key, hJ, rev_one]
    simp only [Bend.reverse]
    congr 5
    grind
  revert i
  rw [forall_fin_three]
  exact ⟨h₀, h₁, h₂⟩

theorem nextOmega_reverse (hρ : ρ.Odd) (s : State) (u : Torques) (i : Fin 3) :
    nextOmega ρ s.reverse u.reverse i = nextOmega ρ s u i.rev := by
  simp only [nextOmega, bend_reverse hρ]
  rw [solution_reverse _ (impulses_reverse s u (bend ρ s) (slips_reverse hρ s (bend ρ s)))]
  rfl

theorem nextVelocity_reverse (hρ : ρ.Odd) (s : State) :
    nextVelocity ρ s.reverse = -nextVelocity ρ s := by
  simp only [nextVelocity, bend_reverse hρ, slips_reverse hρ]
  simp only [State.reverse, rev_zero, rev_one, rev_two]
  generalize slips ρ s (bend ρ s) = v
  have h (f : Fin 3 → Rat) : ρ 24 ((-v 2 * f 2 + -v 1 * f 1 + -v 0 * f 0) / 30) =
      -ρ 24 ((v 0 * f 0 + v 1 * f 1 + v 2 * f 2) / 30) := hρ.eq_neg (by grind)
  rw [h fun i => (s.heading i).y, h fun i => (s.heading i).x, Vec.ext_iff]
  simp only [Vec.neg_x, Vec.neg_y]
  rw [← clamp_neg (by decide), ← clamp_neg (by decide)]
  constructor <;> (congr 1; grind)

/-- **Claim.** The rounded step of the swimmer turned round is the step turned round, exactly. -/
theorem next_reverse (hρ : ρ.Odd) (s : State) (u : Torques) :
    next ρ s.reverse u.reverse = (next ρ s u).reverse := by
  rw [State.ext_iff]
  refine ⟨?_, ?_, nextVelocity_reverse hρ s, ?_⟩
  · funext i
    simp only [next, nextOmega_reverse hρ]
    rfl
  · funext i
    exact nextOmega_reverse hρ s u i
  · simp only [next, nextVelocity_reverse hρ]
    simp only [State.reverse, Vec.ext_iff, Vec.neg_x, Vec.neg_y]
    rw [neg_div, neg_div, hρ, hρ, ← clamp_neg (by decide), ← clamp_neg (by decide)]
    constructor <;> (congr 1; grind)

/-! ### The environment -/

/-- The action of the swimmer turned round. -/
def Action.reverse (a : Action) : Action := (a.2.rev, a.1.rev)

theorem Action.torques_reverse (a : Action) : a.reverse.torques = a.torques.reverse := by
  have h := Action.torques_mirror a
  funext j
  have hj : j = 0 ∨ j = 1 := by omega
  rcases hj with rfl | rfl
  · exact congrFun h 1
  · exact congrFun h 0

/-- **Claim.** A step of the swimmer turned round leads to the state turned round, and its reward is
the opposite one: the swimmer swims backward as well as forward. -/
theorem result_reverse (hρ : ρ.Odd) (s : State) (a : Action) :
    (result ρ s.reverse a.reverse).state = (result ρ s a).state.reverse ∧
      (result ρ s.reverse a.reverse).reward = -(result ρ s a).reward := by
  simp only [result, Action.torques_reverse, next_reverse hρ]
  refine ⟨trivial, ?_⟩
  simp only [State.reverse, Vec.neg_x]
  grind

theorem reverse_perturbed (i j : Fin 3 → Int) :
    (perturbed ρ i j).reverse = perturbed ρ (fun k => i k.rev) fun k => j k.rev := rfl

/-- **Claim.** What a reset yields, turned round, has the distribution of what a reset yields. -/
theorem identDistrib_reset_reverse (ρ : Rounding) (n : Nat) :
    (reset ρ n).IdentDistrib ((reset ρ n).map State.reverse) := by
  intro f
  have hswap (g : Int → Int → Int → Rat) :
      ((symmetric n).expect fun a => (symmetric n).expect fun b => (symmetric n).expect fun c =>
        g a b c) =
      (symmetric n).expect fun a => (symmetric n).expect fun b => (symmetric n).expect fun c =>
        g c b a := by
    rw [Draw.expect_comm]
    refine Eq.trans (Draw.expect_congr fun b _ => Draw.expect_comm (fun a c => g a b c) _ _) ?_
    exact Draw.expect_comm (fun b c => (symmetric n).expect fun a => g a b c) _ _
  simp only [reset, Draw.map, Draw.bind_assoc, Draw.pure_bind, Draw.expect_bind, Draw.expect_pure]
  rw [hswap]
  refine Draw.expect_congr fun i₀ _ => Draw.expect_congr fun i₁ _ =>
    Draw.expect_congr fun i₂ _ => ?_
  rw [hswap]
  refine Draw.expect_congr fun j₀ _ => Draw.expect_congr fun j₁ _ =>
    Draw.expect_congr fun j₂ _ => ?_
  rw [reverse_perturbed]
  congr 2 <;> (funext k; revert k; rw [forall_fin_three]; exact ⟨rfl, rfl, rfl⟩)

theorem map_rollout_cons {n : Nat} (s : State) (a : Action) (as : List Action)
    (g : List (StepResult State) → Rat) : ((toEnv ρ n).rollout s (a :: as)).map g =
      ((toEnv ρ n).rollout (result ρ s a).state as).map fun t => g (result ρ s a :: t) := by
  have h : (toEnv ρ n).rollout s (a :: as) =
      ((toEnv ρ n).rollout (result ρ s a).state as).map (result ρ s a :: ·) := rfl
  rw [h]
  simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]

theorem rollout_reverse (hρ : ρ.Odd) (n : Nat) (s : State) (as : List Action) (c : Rat) :
    ((toEnv ρ n).rollout s.reverse (as.map Action.reverse)).map
        (fun t => c + (t.map StepResult.reward).sum) =
      ((toEnv ρ n).rollout s as).map fun t => c - (t.map StepResult.reward).sum := by
  induction as generalizing s c with
  | nil =>
    change Draw.pure (c + 0) = Draw.pure (c - 0)
    congr 1
    grind
  | cons a as ih =>
    obtain ⟨hs, hr⟩ := result_reverse hρ s a
    rw [List.map_cons, map_rollout_cons, map_rollout_cons, hs]
    have h := ih (result ρ s a).state (c - (result ρ s a).reward)
    simp only [List.map_cons, List.sum_cons, hr]
    have h₁ (x : Rat) : c + (-(result ρ s a).reward + x) = c - (result ρ s a).reward + x := by
      grind
    have h₂ (x : Rat) : c - ((result ρ s a).reward + x) = c - (result ρ s a).reward - x := by
      grind
    simp only [h₁, h₂]
    exact h

/-- **Claim.** The swimmer swims backward as well as forward: the sum of the rewards of an episode
under the actions turned round has the distribution of its opposite under the actions. -/
theorem identDistrib_return_reverse (hρ : ρ.Odd) (n : Nat) (as : List Action) :
    (((toEnv ρ n).resetRollout (as.map Action.reverse)).map
        fun x => (x.2.map StepResult.reward).sum).IdentDistrib
      (((toEnv ρ n).resetRollout as).map fun x => -(x.2.map StepResult.reward).sum) := by
  have h (s : State) : ((toEnv ρ n).rollout s.reverse (as.map Action.reverse)).map
      (fun t => (t.map StepResult.reward).sum) =
      ((toEnv ρ n).rollout s as).map fun t => -(t.map StepResult.reward).sum := by
    have := rollout_reverse hρ n s as 0
    have h₁ (x : Rat) : 0 + x = x := Rat.zero_add x
    have h₂ (x : Rat) : 0 - x = -x := by grind
    simpa only [h₁, h₂] using this
  intro f
  simp only [Env.resetRollout, Draw.map, Draw.bind_assoc, Draw.pure_bind] at h ⊢
  change ((reset ρ n).bind _).expect f = ((reset ρ n).bind _).expect f
  rw [Draw.expect_bind, Draw.expect_bind, identDistrib_reset_reverse ρ n]
  simp only [Draw.map, Draw.expect_bind, Draw.expect_pure]
  refine Draw.expect_congr fun s _ => ?_
  have hs := congrArg (Draw.expect f) (h s)
  simpa only [Draw.expect_bind, Draw.expect_pure] using hs

end Spec.Swimmer

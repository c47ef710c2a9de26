module

public import Spec.MDP.Filled
public import Spec.TwoLaneDriving.Implementation

/-!
# The table of TwoLaneDriving

A street whose obstacles are given has a state for each place, lane and speed of the car. A table
that the kernel of TwoLaneDriving fills, with a row for each of these, is bisimilar to
TwoLaneDriving. So what an accepted certificate says of it holds of agents
(`Spec.Certificate.Agents`).

## Main definitions

* `State.number`: the number of a state of such a street.
* `Kernel.view`, `Kernel.enumeration`: the numbers of actions and of states in a table.

## Main statements

* `Kernel.exists_bisimulation`: a table that the kernel fills is TwoLaneDriving.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving

open Spec.MDP
open Machine (Params Words)

/-- The number of an action: by the pedal, and then without and with a change of the lane. -/
def Action.toFin (a : Action) : Fin 6 :=
  match a.pedal, a.change with
  | .coast, false => 0
  | .coast, true => 1
  | .go, false => 2
  | .go, true => 3
  | .brake, false => 4
  | .brake, true => 5

/-- The numbers of the actions. -/
def actionNumbers : Renaming Action (Fin 6) where
  to := Action.toFin
  inv j := actionOf (.ofNat j)
  left_inv := by rintro ⟨pedal, change⟩; cases pedal <;> cases change <;> decide
  right_inv := by decide

/-- The number of a state of a street whose obstacles are given: by the place, then the lane, and
then the speed. -/
def State.number (T : TwoLaneDriving) (s : State) : Nat :=
  (2 * s.place + s.lane) * (T.maxSpeed + 1) + s.speed

namespace Kernel

variable {p : Params}

/-- The agent chooses the number of an action. -/
def view (hp : Bounds p.task) : (refines hp).View p.task.toEnv 6 :=
  (refines hp).view actionNumbers (fun j => .ofNat j)
    (fun j => show UInt32.ofNat j < 6 by revert j; decide) fun _ => rfl

/-- The number of a state by what the kernel shows: the distance to the end, the lane and the
speed. -/
def number (p : Params) (w : Words) : Nat :=
  let o := machine.observe p w
  (2 * (p.length.toNat - (o.getD 0 0).toNat) + (o.getD 1 0).toNat) * (p.maxSpeed.toNat + 1) +
    (o.getD 2 0).toNat

theorem number_eq {w : Words} {s : State} (h : Machine.Represents p w s) :
    number p w = s.number p.task := by
  obtain ⟨rfl, hv, -⟩ := h
  have h₀ : ((machine.observe p w).getD 0 0).toNat = p.length.toNat - (Machine.place w.car).toNat :=
    toNat_remaining hv
  have h₁ : ((machine.observe p w).getD 1 0).toNat = w.state.lane :=
    (Machine.val_laneOf (Machine.lane_lt w.car)).symm
  have hle : (Machine.place w.car).toNat ≤ p.length.toNat := hv.place_le
  rw [number, h₀, h₁, State.number, show p.length.toNat - (p.length.toNat -
    (Machine.place w.car).toNat) = w.state.place from by rw [Nat.sub_sub_self hle]; rfl]
  rfl

theorem number_lt {s : State} (hv : Valid p.task s) :
    s.number p.task < (p.task.length + 1) * 2 * (p.task.maxSpeed + 1) := by
  have h₁ := hv.place_le
  have h₂ := hv.speed_le
  have h₃ := s.lane.isLt
  have : (2 * s.place + s.lane + 1) * (p.task.maxSpeed + 1) ≤
      (p.task.length + 1) * 2 * (p.task.maxSpeed + 1) := Nat.mul_le_mul_right _ (by omega)
  rw [Nat.add_mul, Nat.one_mul] at this
  rw [State.number]
  omega

/-- The number of a state tells it, where the obstacles are given. -/
theorem number_inj {s t : State} (hs : Valid p.task s) (ht : Valid p.task t)
    (ho : s.obstacles = t.obstacles) (h : s.number p.task = t.number p.task) : s = t := by
  have h₁ := hs.speed_le
  have h₂ := ht.speed_le
  have hdiv (c v : Nat) (hv : v ≤ p.task.maxSpeed) :
      (c * (p.task.maxSpeed + 1) + v) / (p.task.maxSpeed + 1) = c ∧
        (c * (p.task.maxSpeed + 1) + v) % (p.task.maxSpeed + 1) = v := by
    rw [Nat.mul_comm c, Nat.mul_add_div (Nat.succ_pos _), Nat.mul_add_mod,
      Nat.div_eq_of_lt (Nat.lt_succ_of_le hv), Nat.mod_eq_of_lt (Nat.lt_succ_of_le hv)]
    exact ⟨rfl, rfl⟩
  obtain ⟨hc, hv⟩ := hdiv (2 * s.place + s.lane) s.speed h₁
  obtain ⟨hc', hv'⟩ := hdiv (2 * t.place + t.lane) t.speed h₂
  rw [State.number, State.number] at h
  rw [h, hc'] at hc
  rw [h, hv'] at hv
  have hl := s.lane.isLt
  have hl' := t.lane.isLt
  obtain ⟨_, _, ⟨l, _⟩, _⟩ := s
  obtain ⟨_, _, ⟨l', _⟩, _⟩ := t
  simp only at ho hc hv hl hl' ⊢
  obtain rfl := ho
  obtain rfl := hv
  obtain rfl : l' = l := by omega
  congr 1
  omega

/-- A row for each place, lane and speed of the car, where the obstacles are given. -/
def enumeration (hp : Bounds p.task) :
    (view hp).Enumeration (fun _ _ => [(1, [])])
      ((p.task.length + 1) * 2 * (p.task.maxSpeed + 1)) :=
  (view hp).enumeration _ (fun w => ∃ s, Machine.Represents p w s ∧ s.obstacles = p.given)
    (number p) (Nat.mul_pos (Nat.mul_pos (Nat.succ_pos _) Nat.two_pos) (Nat.succ_pos _))
    (by
      rintro w ⟨s, hs, ho⟩ j us hus
      refine ⟨_, (refines hp).step hs _ ((view hp).act_lt j) us hus, ?_⟩
      change (step p.task s _).state.obstacles = _
      rw [step]
      split <;> exact ho)
    (by rintro w ⟨s, hs, -⟩; rw [number_eq hs]; exact number_lt hs.valid)
    (by
      rintro w w' r ⟨s, hs, ho⟩ ⟨t, ht, ho'⟩ h hr
      rw [number_eq hs, number_eq ht] at h
      have hst := number_inj hs.valid ht.valid (ho.trans ho'.symm) h
      have hrs : r = s := hr.state_eq.symm.trans hs.state_eq
      exact hrs ▸ hst ▸ ht)

/-- **Claim.** **The table is the environment.** A decision process that holds what the kernel
computes, for each place, lane and speed of the car and each action, is bisimilar to TwoLaneDriving:
words of a state with the given obstacles stand for it and have its number, and some agent acts as
any policy says. -/
theorem exists_bisimulation {hp : Bounds p.task}
    {D : MDP ((p.task.length + 1) * 2 * (p.task.maxSpeed + 1)) 6}
    (hD : (enumeration hp).Filled D) :
    ∃ B : p.task.toEnv.Bisimulation D Words, B.action = actionNumbers ∧
      ∀ w s, Machine.Represents p w s → s.obstacles = p.given →
        B.Stands w s ∧ (B.number w).val = s.number p.task ∧ ∀ σ, ∃ π, B.Follows w π σ := by
  let B := hD.bisimulation ((refines hp).draws_of_stepWords rfl)
  have hnumber {w s} (h : B.Stands w s) : (B.number w).val = s.number p.task :=
    (congrArg (· % _) (number_eq h.2)).trans (Nat.mod_eq_of_lt (number_lt h.2.valid))
  refine ⟨B, rfl, fun w s hs ho => ?_⟩
  have hstands : B.Stands w s := ⟨⟨s, hs, ho⟩, hs⟩
  refine ⟨hstands, hnumber hstands, B.exists_follows hnumber (fun {w w' s s'} h h' hobs => ?_) _⟩
  -- The distance to the end, the lane and the speed tell the state.
  obtain ⟨⟨r, hr, ho⟩, h⟩ := h
  obtain ⟨⟨r', hr', ho'⟩, h'⟩ := h'
  obtain rfl := h.state_eq.symm.trans hr.state_eq
  obtain rfl := h'.state_eq.symm.trans hr'.state_eq
  have hle := h.valid.place_le
  have hle' := h'.valid.place_le
  have hrem : p.task.length - s.place = p.task.length - s'.place :=
    congrArg Observation.remaining hobs
  refine number_inj h.valid h'.valid (ho.trans ho'.symm) ?_
  rw [State.number, State.number, show s.place = s'.place by omega,
    show s.lane = s'.lane from congrArg Observation.lane hobs,
    show s.speed = s'.speed from congrArg Observation.speed hobs]

end Kernel

end Spec.TwoLaneDriving

module

public import Spec.TwoLaneDriving.Properties

/-!
# Which layouts can be driven at all

A gap between two obstacles in different lanes is wide enough when they are two cells apart or more:
the car changes lane beside the one and drives on behind the other. Whatever the highest speed is,
the end of the street can be reached exactly when no two obstacles in different lanes are nearer.

## Main definitions

* `Drivable`: some actions lead to the end of the street.
* `Passable`: obstacles in different lanes are two cells apart or more.

## Main statements

* `drivable_iff`: these are the same, for every highest speed from `1` on.
* `exists_run_arrived`: as many steps as there are cells suffice.
* `passable_layoutOf`, `drivable_of_mem_reset`: every layout that a reset draws can be driven.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving

open Spec.MDP

variable {T : TwoLaneDriving} {s : State} {O : Layout}

/-- Some actions lead from the start to the end of the street. -/
def Drivable (T : TwoLaneDriving) (O : Layout) : Prop := ∃ as, Arrived T (run T (start O) as)

/-- No obstacle in lane `0` and one in lane `1` are at the same place or at neighbouring ones. -/
def Passable (O : Layout) : Prop :=
  ∀ x y, O x 0 = true → O y 1 = true → x + 2 ≤ y ∨ y + 2 ≤ x

theorem other_ne (lane : Fin 2) : other lane ≠ lane := by
  revert lane; decide

theorem eq_or_eq_other (l lane : Fin 2) : l = lane ∨ l = other lane := by
  revert l lane; decide

theorem other_other (lane : Fin 2) : other (other lane) = lane := by
  revert lane; decide

/-- The obstacles of the two lanes, whichever they are. -/
theorem Passable.apart (h : Passable O) {lane : Fin 2} {x y : Nat} (hx : O x lane = true)
    (hy : O y (other lane) = true) : x + 2 ≤ y ∨ y + 2 ≤ x := by
  have hl : lane = 0 ∨ lane = 1 := by clear hx hy; revert lane; decide
  rcases hl with rfl | rfl
  · exact h x y hx hy
  · exact (h y x hy hx).symm

/-! ### A way through -/

/-- A step of one cell over free cells. -/
theorem next_of_free {a : Action} (hT : 1 ≤ T.maxSpeed) (ht : ¬ Terminal T s)
    (hv : s.speed = 0 ∧ a.pedal = .go ∨ s.speed = 1 ∧ a.pedal = .coast)
    (hfree : s.obstacles s.place (a.lane s.lane) = false) :
    (step T s a).state = ⟨s.obstacles, s.place + 1, a.lane s.lane, 1⟩ := by
  have hx : s.place < T.length := Nat.lt_of_not_le fun h => ht (.inr h)
  have hspeed : a.pedal.speed T s.speed = 1 := by
    rcases hv with ⟨h₀, h₁⟩ | ⟨h₀, h₁⟩ <;> rw [h₀, h₁] <;> simp only [Pedal.speed] <;> omega
  rw [state_of_not_terminal ht, next, hspeed]
  congr 1
  rw [sweep_of_free (fun y h₁ h₂ => by rwa [show y = s.place by omega]) (Nat.le_of_lt hx)]
  omega

/-- From a free cell at a speed of at most one, some action leads to the next place, to a free cell
or to the end of the street. -/
theorem exists_step_forward (hT : 1 ≤ T.maxSpeed) (hO : Passable s.obstacles)
    (ht : ¬ Terminal T s) (hv : s.speed ≤ 1) :
    ∃ a, (step T s a).state.place = s.place + 1 ∧ (step T s a).state.speed = 1 ∧
      ¬ Crashed (step T s a).state := by
  have hc : s.obstacles s.place s.lane = false := Bool.eq_false_iff.mpr fun h => ht (.inl h)
  obtain ⟨p, hp⟩ : ∃ p : Pedal, s.speed = 0 ∧ p = .go ∨ s.speed = 1 ∧ p = .coast := by
    by_cases h : s.speed = 0
    · exact ⟨.go, .inl ⟨h, rfl⟩⟩
    · exact ⟨.coast, .inr ⟨by omega, rfl⟩⟩
  by_cases hn : s.obstacles (s.place + 1) s.lane = true
  · have hside : s.obstacles s.place (other s.lane) = false := Bool.eq_false_iff.mpr fun h => by
      have := hO.apart hn h
      omega
    have hahead : s.obstacles (s.place + 1) (other s.lane) = false :=
      Bool.eq_false_iff.mpr fun h => by
        have := hO.apart hn h
        omega
    refine ⟨⟨p, true⟩, ?_⟩
    rw [next_of_free (a := ⟨p, true⟩) hT ht hp hside]
    exact ⟨rfl, rfl, fun h => Bool.noConfusion (hahead.symm.trans h)⟩
  · refine ⟨⟨p, false⟩, ?_⟩
    rw [next_of_free (a := ⟨p, false⟩) hT ht hp hc]
    exact ⟨rfl, rfl, hn⟩

/-- From a free cell at a speed of at most one, as many actions as there are cells left lead to the
end of the street. -/
theorem exists_run_from (hT : 1 ≤ T.maxSpeed) (hO : Passable s.obstacles) (hc : ¬ Crashed s)
    (hv : s.speed ≤ 1) (k : Nat) (hk : T.length ≤ s.place + k) :
    ∃ as, as.length ≤ k ∧ Arrived T (run T s as) := by
  induction k generalizing s with
  | zero => exact ⟨[], Nat.le_refl 0, hk⟩
  | succ k ih =>
    by_cases ha : Arrived T s
    · exact ⟨[], Nat.zero_le _, ha⟩
    · obtain ⟨a, hplace, hspeed, hcrash⟩ :=
        exists_step_forward hT hO (not_or.mpr ⟨hc, ha⟩) hv
      obtain ⟨as, hlen, has⟩ := ih (s := (step T s a).state) (by rwa [obstacles_step]) hcrash
        (by omega) (by omega)
      exact ⟨a :: as, Nat.succ_le_succ hlen, has⟩

/-- **Claim.** Where obstacles in different lanes are two cells apart or more, at most as many steps
as the street has cells lead to its end. -/
theorem exists_run_arrived (hT : 1 ≤ T.maxSpeed) (hon : Layout.On T.length O) (hO : Passable O) :
    ∃ as, as.length ≤ T.length ∧ Arrived T (run T (start O) as) :=
  exists_run_from (s := start O) hT hO
    (fun h => absurd (hon 0 0 h).1 (by decide)) (Nat.zero_le _) T.length (Nat.le_add_left _ _)

/-! ### No way through -/

/-- The car is before a barrier: two obstacles at neighbouring places, the first one in `lane`. In
the place of the first one it can be beside it only. -/
def Before (x : Nat) (lane : Fin 2) (s : State) : Prop :=
  s.place < x ∨ s.place = x ∧ s.lane = other lane

/-- Two obstacles at neighbouring places, or at the same one, keep the car before them. -/
theorem before_step {x y : Nat} {lane : Fin 2} (hx : s.obstacles x lane = true)
    (hy : s.obstacles y (other lane) = true) (hxy : y = x ∨ y = x + 1) (hs : Before x lane s)
    (ht : ¬ Terminal T s) {a : Action} (hc : ¬ Crashed (step T s a).state) :
    Before x lane (step T s a).state := by
  have hle := (place_le_step (T := T) (s := s) (a := a)).1
  have hno {z : Nat} (h₁ : s.place ≤ z) (h₂ : z ≤ (step T s a).state.place)
      (ho : s.obstacles z (step T s a).state.lane = true) : False :=
    hc (eq_of_obstacle ht h₁ h₂ ho).2
  have hsx : s.place ≤ x := by
    rcases hs with hs | hs
    · exact Nat.le_of_lt hs
    · exact Nat.le_of_eq hs.1
  by_cases hlt : (step T s a).state.place < x
  · exact .inl hlt
  · have hge : x ≤ (step T s a).state.place := Nat.le_of_not_lt hlt
    rcases eq_or_eq_other (step T s a).state.lane lane with hl | hl
    · exact (hno hsx hge (by rw [hl]; exact hx)).elim
    · by_cases hyp : y ≤ (step T s a).state.place
      · exact (hno (by omega) hyp (by rw [hl]; exact hy)).elim
      · exact .inr ⟨by omega, hl⟩

theorem crashed_or_before {x y : Nat} {lane : Fin 2} (hx : s.obstacles x lane = true)
    (hy : s.obstacles y (other lane) = true) (hxy : y = x ∨ y = x + 1)
    (hs : Crashed s ∨ Before x lane s) (as : List Action) :
    Crashed (run T s as) ∨ Before x lane (run T s as) := by
  induction as generalizing s with
  | nil => exact hs
  | cons a as ih =>
    refine ih (by rwa [obstacles_step]) (by rwa [obstacles_step]) ?_
    by_cases ht : Terminal T s
    · rw [step_of_terminal ht]; exact hs
    · by_cases hc : Crashed (step T s a).state
      · exact .inl hc
      · exact .inr (before_step hx hy hxy (hs.resolve_left fun h => ht (.inl h)) ht hc)

theorem not_drivable {x y : Nat} {lane : Fin 2} (hon : Layout.On T.length O)
    (hx : O x lane = true) (hy : O y (other lane) = true) (hxy : y = x ∨ y = x + 1) :
    ¬ Drivable T O := by
  rintro ⟨as, ha⟩
  have hpos := (hon _ _ hx).1
  have hlt := (hon _ _ hx).2
  have hvalid : Valid T (start O) := ⟨hon, Nat.zero_le _, Nat.zero_le _⟩
  rcases crashed_or_before (T := T) (s := start O) hx hy hxy (.inr (.inl hpos)) as with h | h
  · exact not_crashed_and_arrived (hvalid.run as) ⟨h, ha⟩
  · have : T.length ≤ (run T (start O) as).place := ha
    rcases h with h | h <;> omega

/-- **Claim.** Which layouts can be driven at all: the end of the street can be reached exactly when
no obstacle of the one lane and one of the other are at the same place or at neighbouring ones.
This holds for every highest speed from `1` on; the start and the cell at its side are free. -/
theorem drivable_iff (hT : 1 ≤ T.maxSpeed) (hon : Layout.On T.length O) :
    Drivable T O ↔ Passable O := by
  refine ⟨fun hd x y hx hy => ?_, fun hO => ?_⟩
  · refine Classical.byContradiction fun hn => ?_
    by_cases hxy : y = x ∨ y = x + 1
    · exact not_drivable (lane := 0) hon hx hy hxy hd
    · exact not_drivable (lane := 1) (x := y) (y := x) hon hy hx (by omega) hd
  · obtain ⟨as, -, ha⟩ := exists_run_arrived hT hon hO
    exact ⟨as, ha⟩

/-! ### What a reset draws -/

theorem content_eq_some {length : Nat} {values : Nat → Fin 16} {x : Nat} {lane : Fin 2}
    (h : content length values x = some lane) : 2 ≤ x ∧ x < length := by
  cases x with
  | zero => cases h
  | succ x =>
    rw [content] at h
    split at h
    · assumption
    · cases h

theorem settle_eq_some {previous : Option (Fin 2)} {value : Fin 16} {lane : Fin 2}
    (h : settle previous value = some lane) : previous ≠ some (other lane) := by
  unfold settle at h
  split at h
  · rename_i h'
    cases h
    exact h'.2
  · split at h
    · rename_i h'
      cases h
      exact h'.2
    · cases h

/-- **Claim.** A layout that a reset draws has its obstacles on the street, from the third place
on. -/
theorem two_le_of_layoutOf {length : Nat} {values : Nat → Fin 16} {x : Nat} {lane : Fin 2}
    (h : layoutOf length values x lane = true) : 2 ≤ x ∧ x < length :=
  content_eq_some (eq_of_beq h)

theorem on_layoutOf (length : Nat) (values : Nat → Fin 16) :
    Layout.On length (layoutOf length values) := fun x lane h => by
  have := two_le_of_layoutOf h
  omega

/-- No two neighbouring places hold obstacles in different lanes. -/
theorem content_succ {length : Nat} {values : Nat → Fin 16} {x : Nat} {lane : Fin 2}
    (h : content length values (x + 1) = some lane) :
    content length values x ≠ some (other lane) := by
  rw [content] at h
  split at h
  · exact settle_eq_some h
  · cases h

/-- **Claim.** Whatever the random values are, obstacles in different lanes of the layout that a
reset draws are two cells apart or more. -/
theorem passable_layoutOf (length : Nat) (values : Nat → Fin 16) :
    Passable (layoutOf length values) := by
  intro x y hx hy
  have hx : content length values x = some 0 := eq_of_beq hx
  have hy : content length values y = some 1 := eq_of_beq hy
  refine Classical.byContradiction fun hn => ?_
  have hcases : x = y ∨ y = x + 1 ∨ x = y + 1 := by omega
  rcases hcases with rfl | rfl | rfl
  · rw [hx] at hy
    exact absurd hy (by decide)
  · exact content_succ hy hx
  · exact content_succ hx hy

/-- **Claim.** Every layout that a reset draws can be driven. -/
theorem drivable_of_mem_reset (hT : 1 ≤ T.maxSpeed) (hd : T.obstacles = none)
    (h : s ∈ T.reset) : Drivable T s.obstacles := by
  obtain ⟨O, hO, rfl⟩ := Draw.mem_map.mp h
  rw [drawLayout, hd] at hO
  obtain ⟨values, -, rfl⟩ := Draw.mem_map.mp hO
  exact (drivable_iff hT (on_layoutOf _ _)).mpr (passable_layoutOf _ _)

end Spec.TwoLaneDriving

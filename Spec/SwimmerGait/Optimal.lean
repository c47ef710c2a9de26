module

public import Spec.SwimmerGait.Potential
public import Spec.SwimmerGait.Properties

/-!
# The best gait

No gait carries the swimmer further in a step, on average, than Purcell's stroke at full amplitude:
first one angle goes from its least value to its largest, then the other, then back the first, then
back the other. Its 32 steps carry the swimmer `175668` millionths of its length, which are
`43917 / 8` a step.

The proof is a certificate: a potential that no step raises by more than its displacement falls
short of the mean. Summed over a list of actions the potential cancels, and over a gait all of it.

## Main definitions

* `potential`: a number for each shape.
* `stroke`: the actions of the best gait.

## Main statements

* `total_le_of_gait`: the displacement of a gait of `n` steps is at most `43917 / 8 * n`.
* `stroke_optimal`: the stroke is a gait that attains it.
* `total_le`: any list of actions exceeds this by less than `44172`.
* `eq_forwards_of_optimal`: every gait that attains it is the stroke, repeated, from one of its
  shapes on.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

/-- A number for each shape, at least `0`. -/
def potential (s : Shape) : Int := entry Potential.rows s.joint1 s.joint2

/-- **Claim.** The potential certifies the mean: what a step gains over `43917 / 8`, eight times, it
loses of the potential. -/
theorem potential_step : ∀ (s : Shape) (a : Action),
    8 * displacement s (a.move s) + potential (a.move s) ≤ 43917 + potential s := by
  decide +kernel

theorem potential_range : ∀ s : Shape, 0 ≤ potential s ∧ potential s ≤ 353368 := by
  decide +kernel

variable {s : Shape} {as : List Action}

theorem total_add_potential_le (s : Shape) (as : List Action) :
    8 * total s as + potential (run s as) ≤ 43917 * as.length + potential s := by
  induction as generalizing s with
  | nil => simp only [total, run, List.length_nil]; omega
  | cons a as ih =>
    have := potential_step s a
    have := ih (a.move s)
    simp only [total, run, List.length_cons]
    omega

/-- **Claim.** The displacement of a gait is at most `43917 / 8` millionths of the swimmer's length
for each of its steps: whatever its shapes and however long it is. -/
theorem total_le_of_gait (h : Gait s as) : 8 * total s as ≤ 43917 * as.length := by
  have := total_add_potential_le s as
  rw [show run s as = s from h] at this
  omega

/-- **Claim.** From any shape, `n` actions move the swimmer by less than `43917 n / 8 + 44172`
millionths of its length: swimming is worth no more than the best gait, but for a bounded start and
end. -/
theorem total_le (s : Shape) (as : List Action) :
    8 * total s as ≤ 43917 * as.length + 353368 := by
  have := total_add_potential_le s as
  have := (potential_range s).2
  have := (potential_range (run s as)).1
  omega

/-! ### The stroke -/

/-- Where the stroke begins: both angles at -60 degrees. -/
def corner : Shape := ⟨0, 0⟩

/-- Purcell's stroke: the second angle up, the first up, the second down, the first down, each over
its whole range. -/
def stroke : List Action :=
  List.replicate 8 .up2 ++ List.replicate 8 .up1 ++ List.replicate 8 .down2 ++
    List.replicate 8 .down1

/-- **Claim.** The stroke is a gait of 32 steps whose displacement is `175668` millionths of the
swimmer's length, which is exactly `43917 / 8` for each step: the most that any gait attains. -/
theorem stroke_optimal : Gait corner stroke ∧ stroke.length = 32 ∧ total corner stroke = 175668 ∧
    8 * total corner stroke = 43917 * stroke.length := by
  decide +kernel

/-- **Claim.** The largest mean displacement of a step over all gaits, in lengths of the swimmer, is
`0.005489625`: some gait attains it, and none exceeds it. -/
theorem largest_mean :
    (∃ s as, Gait s as ∧ 0 < as.length ∧ return_ s as / as.length = 43917 / 8000000) ∧
      ∀ s as, Gait s as → 0 < as.length → return_ s as / as.length ≤ 43917 / 8000000 := by
  constructor
  · refine ⟨corner, stroke, stroke_optimal.1, by decide, ?_⟩
    rw [return_eq, stroke_optimal.2.2.1, stroke_optimal.2.1]
    decide +kernel
  · intro s as h hn
    have hpos : (0 : Rat) < (as.length : Rat) := Rat.natCast_pos.mpr hn
    have hle := Rat.intCast_le_intCast.mpr (total_le_of_gait h)
    rw [Rat.intCast_mul, Rat.intCast_mul, Rat.intCast_natCast] at hle
    rw [return_eq, ← Rat.not_lt, Rat.lt_div_iff hpos, Rat.not_lt]
    have h8 : ((8 : Int) : Rat) = 8 := rfl
    have hg : ((43917 : Int) : Rat) = 43917 := rfl
    rw [h8, hg] at hle
    grind

/-! ### The stroke is the only one -/

/-- The shapes of the stroke: one angle has its least or its largest value. -/
def Border (s : Shape) : Prop := s.joint1 = 0 ∨ s.joint1 = 8 ∨ s.joint2 = 0 ∨ s.joint2 = 8

instance (s : Shape) : Decidable (Border s) := inferInstanceAs (Decidable (_ ∨ _))

/-- The action of the stroke at one of its shapes. -/
def forward (s : Shape) : Action :=
  if s.joint1 = 0 ∧ s.joint2 ≠ 8 then .up2
  else if s.joint2 = 8 ∧ s.joint1 ≠ 8 then .up1
  else if s.joint1 = 8 ∧ s.joint2 ≠ 0 then .down2
  else .down1

/-- The next `n` actions of the stroke. -/
def forwards (s : Shape) : Nat → List Action
  | 0 => []
  | n + 1 => forward s :: forwards ((forward s).move s) n

theorem forwards_corner : forwards corner 32 = stroke := by decide +kernel

/-- The number of steps to the border, at most, when the potential bounds each with equality. -/
def depth (s : Shape) : Int := entry Potential.depths s.joint1 s.joint2

/-- A step that the potential bounds with equality is one of the stroke, or leads from a shape that
is not of the stroke nearer to those that are. -/
theorem tight_step : ∀ (s : Shape) (a : Action),
    8 * displacement s (a.move s) + potential (a.move s) = 43917 + potential s →
      (Border s ∧ a = forward s ∧ Border (a.move s)) ∨ depth (a.move s) < depth s := by
  decide +kernel

theorem depth_border : ∀ s : Shape, 0 ≤ depth s ∧ (Border s → depth s = 0) := by
  decide +kernel

theorem tight_walk (h : 8 * total s as + potential (run s as) = 43917 * as.length + potential s) :
    (Border s ∧ as = forwards s as.length ∧ Border (run s as)) ∨ as = [] ∨
      depth (run s as) < depth s := by
  induction as generalizing s with
  | nil => exact .inr (.inl rfl)
  | cons a as ih =>
    have hs := potential_step s a
    have hw := total_add_potential_le (a.move s) as
    simp only [total, run, List.length_cons] at h ⊢
    have hi := ih (s := a.move s) (by omega)
    rcases tight_step s a (by omega) with ⟨hb, rfl, hb'⟩ | ht
    · rcases hi with ⟨-, hi, hr⟩ | rfl | hi
      · exact .inl ⟨hb, by rw [forwards, ← hi], hr⟩
      · exact .inl ⟨hb, rfl, hb'⟩
      · have := (depth_border ((forward s).move s)).2 hb'
        have := (depth_border (run ((forward s).move s) as)).1
        omega
    · refine .inr (.inr ?_)
      rcases hi with ⟨hb, -, hr⟩ | rfl | hi
      · rw [(depth_border _).2 hr, ← (depth_border _).2 hb]; exact ht
      · exact ht
      · omega

theorem run_forwards_add (s : Shape) (m n : Nat) : run s (forwards s (m + n)) =
    run (run s (forwards s m)) (forwards (run s (forwards s m)) n) := by
  induction m generalizing s with
  | zero => rw [Nat.zero_add]; rfl
  | succ m ih => rw [Nat.succ_add]; exact ih ((forward s).move s)

theorem run_forwards_mem_shapes (s : Shape) (m n : Nat) :
    run s (forwards s n) ∈ shapes s (forwards s (n + m)) := by
  induction n generalizing s with
  | zero => obtain ⟨l, hl⟩ := exists_shapes_eq s (forwards s (0 + m)); exact hl ▸ List.mem_cons_self
  | succ n ih => rw [Nat.succ_add]; exact List.mem_cons_of_mem _ (ih ((forward s).move s))

theorem run_forwards_of_border : ∀ s : Shape, Border s → run s (forwards s 32) = s ∧
    ∀ n : Fin 32, run s (forwards s n) = s → n = 0 := by
  have key : ∀ s : Shape, Border s → run s (forwards s 32) = s ∧
      s ∉ shapes ((forward s).move s) (forwards ((forward s).move s) 30) := by decide +kernel
  refine fun s hs => ⟨(key s hs).1, fun n hr => ?_⟩
  match n with
  | ⟨0, _⟩ => rfl
  | ⟨n + 1, _⟩ =>
    have hmem := run_forwards_mem_shapes ((forward s).move s) (30 - n) n
    rw [Nat.add_sub_cancel' (by omega), show run ((forward s).move s) _ = s from hr] at hmem
    exact absurd hmem (key s hs).2

theorem dvd_of_run_forwards (hs : Border s) (n : Nat) (h : run s (forwards s n) = s) : 32 ∣ n := by
  obtain ⟨h₁, h₂⟩ := run_forwards_of_border s hs
  induction n using Nat.strongRecOn with
  | ind n ih =>
    by_cases hn : n < 32
    · have := congrArg Fin.val (h₂ ⟨n, hn⟩ h)
      exact ⟨0, this⟩
    · have hsplit : n = 32 + (n - 32) := by omega
      rw [hsplit, run_forwards_add, h₁] at h
      have := ih (n - 32) (by omega) h
      omega

/-- **Claim.** The stroke is the only best gait: every gait that attains the largest mean begins in
one of the stroke's shapes, takes the stroke's action in each shape, and goes round it a whole
number of times. -/
theorem eq_forwards_of_optimal (h : Gait s as) (hn : as ≠ [])
    (hbest : 8 * total s as = 43917 * as.length) :
    Border s ∧ as = forwards s as.length ∧ 32 ∣ as.length := by
  have hr : run s as = s := h
  rcases tight_walk (s := s) (as := as) (by rw [hr, hbest]) with ⟨hb, hf, -⟩ | hnil | hd
  · refine ⟨hb, hf, dvd_of_run_forwards hb _ ?_⟩
    rw [← hf]; exact h
  · exact absurd hnil hn
  · rw [hr] at hd; exact absurd hd (Int.lt_irrefl _)

end Spec.SwimmerGait

module

public import Spec.Auto.Rate

/-!
# Taxi

The environment Taxi of Gymnasium, after Dietterich's task of 2000. A taxi drives on a grid of five
rows and five columns with walls between some columns. It fetches a passenger at one of four depots
and takes it to another one. In rain, a move that is not blocked may drift to either side of the
chosen way. A fickle passenger changes its destination once, at the first move that takes it
along.

## Main definitions

* `Params`, `Params.valid`: rain, fickleness and their probabilities; what is accepted.
* `State`: the taxi, the passenger, its destination, and whether that will still change.
* `Action`: `0` south, `1` north, `2` east, `3` west, `4` pick up, `5` drop off.
* `moved`, `blocked`, `depot`, `over`: where a way leads, whether it leads nowhere, the depot of a
  cell, the end.
* `drive`, `pickUp`, `dropOff`, `act`: what the actions do.
* `waits`, `mayAlight`, `legal`: which actions are offered.
* `drifted`, `startState`: the way that a move takes, and the starts, by the numbers drawn.
* `possible`: what holds of every state of an episode.
* `rules`: the environment.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Taxi

open Spec.Auto Spec.MDP

/-- The parameters. -/
structure Params where
  /-- `1` where it rains, else `0`. -/
  rainy : UInt32
  /-- `1` where passengers may be fickle, else `0`. -/
  fickle : UInt32
  /-- The numerator of the probability that a move in rain goes the way that was chosen. -/
  rainyNum : UInt32
  /-- The denominator of this probability. -/
  rainyDen : UInt32
  /-- The numerator of the probability that the passenger of an episode is fickle. -/
  fickleNum : UInt32
  /-- The denominator of this probability. -/
  fickleDen : UInt32
deriving DecidableEq, Repr

/-- Whether parameters are accepted: probabilities with denominators of at most a million. -/
@[inline] def Params.valid (p : Params) : Bool :=
  both (both (p.rainy < 2) (p.fickle < 2)) <|
    both (Rate.valid p.rainyNum p.rainyDen) (Rate.valid p.fickleNum p.fickleDen)

/-- The state. The depots are `0` red, `1` green, `2` yellow and `3` blue. -/
@[ext]
structure State where
  /-- The row of the taxi, counted from the north. -/
  row : UpTo 4 3
  /-- The column of the taxi, counted from the west. -/
  col : UpTo 4 3
  /-- The depot where the passenger waits, and `4` in the taxi. -/
  passenger : UpTo 4 3
  /-- The depot where the passenger wants to go. -/
  destination : UpTo 3 2
  /-- Whether the destination will change when the taxi first moves with the passenger. -/
  willChange : Bool
deriving DecidableEq

/-- A state has the codes of its fields. -/
@[inline] instance : Coded State :=
  .ofEquiv (fun s => (s.destination, s.passenger, s.col, s.row, s.willChange))
    (fun t => ⟨t.2.2.2.1, t.2.2.1, t.2.1, t.1, t.2.2.2.2⟩) (fun _ => rfl) fun _ => rfl

/-- A state is kept in one word. -/
@[inline] instance : Stored UInt32 State := .word32

/-- A state is chosen field by field. -/
@[inline] instance : Select State :=
  .ofEquiv (fun s => (s.row, s.col, s.passenger, s.destination, s.willChange))
    (fun t => ⟨t.1, t.2.1, t.2.2.1, t.2.2.2.1, t.2.2.2.2⟩) fun _ => rfl

/-- An action: `0` south, `1` north, `2` east, `3` west, `4` pick up, `5` drop off. -/
abbrev Action := UpTo 5 3

/-- Whether a wall is at the east side of a cell, by the bit `5 * row + col`. -/
@[inline] def wall (row col : UpTo 4 3) : Bool :=
  decide ((0 : UInt32) < (0x528042 : UInt32) &&& (1 <<< (5 * row.val + col.val)))

/-- The state with the taxi in the next cell on the way, where walls and edges stop it. -/
@[inline] def moved (s : State) (way : Action) : State :=
  { s with
    row := select (way.is 0) s.row.succ (select (way.is 1) s.row.pred s.row)
    col := select (both (way.is 2) (negate (wall s.row s.col))) s.col.succ <|
      select (both (way.is 3) (negate (wall s.row s.col.pred))) s.col.pred s.col }

/-- Whether a way leads nowhere. -/
@[inline] def blocked (s : State) (way : Action) : Bool :=
  both ((moved s way).row.val == s.row.val) ((moved s way).col.val == s.col.val)

/-- The depot in a cell, and `4` where there is none. -/
@[inline] def depot (row col : UpTo 4 3) : UpTo 4 3 :=
  let cell := 5 * row.val + col.val
  select (cell == 0) (.of 0 (by decide)) <| select (cell == 4) (.of 1 (by decide)) <|
    select (cell == 20) (.of 2 (by decide)) <|
      select (cell == 23) (.of 3 (by decide)) (.of 4 (by decide))

/-- Whether the episode is over: the passenger is at its destination. -/
@[inline] def over (s : State) : Bool := s.passenger.val == s.destination.val

/-- The other three depots, by the numbers `0`, `1` and `2`. -/
@[inline] def other (d : UpTo 3 2) (k : UpTo 2 2) : UpTo 3 2 :=
  .of (k.val + Word.bit (d.val ≤ k.val)) (by
    have h : k.val.toNat ≤ 2 := k.toNat_le
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_add, Word.toNat_bit]
    change _ ≤ 3; split <;> omega)

/-- What it is to go a way, where a fickle passenger chooses its destination by a number. -/
@[inline] def drive (s : State) (way : Action) (k : UpTo 2 2) : Next State (-10) 20 :=
  ⟨select (both s.willChange (both (s.passenger.is 4) (negate (blocked s way))))
    { moved s way with destination := other s.destination k, willChange := false } (moved s way),
    ⟨-1, by decide⟩⟩

/-- Whether a passenger waits at the depot where the taxi is. -/
@[inline] def waits (s : State) : Bool :=
  both (negate (s.passenger.is 4)) (s.passenger.val == (depot s.row s.col).val)

/-- Whether a passenger is in the taxi, and the taxi at a depot. -/
@[inline] def mayAlight (s : State) : Bool :=
  both (s.passenger.is 4) (negate ((depot s.row s.col).is 4))

/-- What it is to pick up: it costs `10` where no passenger waits. -/
@[inline] def pickUp (s : State) : Next State (-10) 20 :=
  select (waits s)
    ⟨{ s with passenger := .of 4 (by decide) }, ⟨-1, by decide⟩⟩ ⟨s, ⟨-10, by decide⟩⟩

/-- What it is to drop off: it pays `20` at the destination, and costs `10` where no depot or no
passenger is. -/
@[inline] def dropOff (s : State) : Next State (-10) 20 :=
  select (mayAlight s)
    ⟨{ s with passenger := depot s.row s.col },
      select ((depot s.row s.col).val == s.destination.val) ⟨20, by decide⟩ ⟨-1, by decide⟩⟩
    ⟨s, ⟨-10, by decide⟩⟩

/-- Which actions are offered: a way that leads somewhere, to pick up a passenger who waits, and to
drop off one who may alight. -/
@[inline] def legal (s : State) (a : Action) : Bool :=
  select (a.is 4) (waits s) (select (a.is 5) (mayAlight s) (negate (blocked s a)))

/-- The way to the left of another one: the digit of a hexadecimal number. -/
@[inline] def leftOf (way : Action) : Action :=
  .cap 5 (((0x540132 : UInt32) >>> (4 * way.val)) &&& 7)

/-- The way to the right of another one, likewise. -/
@[inline] def rightOf (way : Action) : Action :=
  .cap 5 (((0x541023 : UInt32) >>> (4 * way.val)) &&& 7)

/-- What an action does, where a move goes a way. -/
@[inline] def act (s : State) (a way : Action) (k : UpTo 2 2) : Next State (-10) 20 :=
  select (a.is 4) (pickUp s) (select (a.is 5) (dropOff s) (drive s way k))

/-- The way that a move takes, by a number that is drawn: `0` right of the way that was chosen, `1`
that way, `2` left of it. In rain only, and where that way is not blocked, it drifts. -/
@[inline] def drifted (p : Params) (s : State) (way : Action) (turn : UpTo 2 2) : Action :=
  select (both (both (p.rainy == 1) (negate (blocked s way))) (negate (turn.is 1)))
    (select (turn.is 0) (rightOf way) (leftOf way)) way

/-- The start with a number: the taxi in one of `25` cells, the passenger at one of `4` depots, its
destination one of the `3` others. -/
@[inline] def startState (n : UpTo 299 9) (willChange : Bool) : State where
  row := .cap 4 (n.val / 60)
  col := .cap 4 (n.val / 12 % 5)
  passenger := .cap 4 (n.val / 3 % 4)
  destination := other (.cap 3 (n.val / 3 % 4)) (.cap 2 (n.val % 3))
  willChange := willChange

/-- What holds of every state of an episode. When it is over, the taxi is at the destination; while
a destination will change, the passenger may be fickle, the episode is not over, and the taxi has
not moved with it from the depot, which is not the destination. -/
@[inline] def possible (p : Params) (s : State) : Bool :=
  let here := depot s.row s.col
  let arrived := here.val == s.destination.val
  both (either (negate (over s)) arrived) <| either (negate s.willChange) <|
    both (both (p.fickle == 1) (negate (over s))) <|
      either (negate (s.passenger.is 4)) (both (negate (here.is 4)) (negate arrived))

/-! ### What holds of every state of an episode -/

theorem destination_ne (d : UpTo 3 2) : (4 : UInt32) ≠ d.val := by
  induction d using Chance.forall_upTo; decide +kernel +revert

theorem possible_iff {p : Params} {s : State} : possible p s = true ↔
    (s.passenger.val = s.destination.val → (depot s.row s.col).val = s.destination.val) ∧
      (s.willChange = true → p.fickle = 1 ∧ s.passenger.val ≠ s.destination.val ∧
        (s.passenger.val = 4 → (depot s.row s.col).val ≠ 4 ∧
          (depot s.row s.col).val ≠ s.destination.val)) := by
  simp only [possible, over, UpTo.is, both_eq, either_eq, negate_eq, Bool.and_eq_true,
    Bool.or_eq_true, Bool.not_eq_true', beq_iff_eq, beq_eq_false_iff_ne]
  grind

theorem possible_start (p : Params) (n : UpTo 299 9) (c : Bool) :
    possible p (startState n (both (p.fickle == 1) c)) = true := by
  have h : ∀ c, (startState n c).passenger.val ≠ (startState n c).destination.val ∧
      (startState n c).passenger.val ≠ 4 ∧ (startState n c).willChange = c := by
    induction n using Chance.forall_upTo; decide +kernel +revert
  have h := h (both (p.fickle == 1) c)
  rw [possible_iff, h.2.2, both_eq, Bool.and_eq_true, beq_iff_eq]
  grind

theorem possible_act {p : Params} {s : State} (hi : possible p s = true) (ho : over s = false)
    (a way : Action) (k : UpTo 2 2) : possible p (act s a way k).state = true := by
  have h₁ := destination_ne s.destination
  have h₂ := destination_ne (other s.destination k)
  have hm : (moved s way).passenger = s.passenger ∧ (moved s way).destination = s.destination ∧
    (moved s way).willChange = s.willChange := ⟨rfl, rfl, rfl⟩
  rw [possible_iff] at hi ⊢
  rw [over, beq_eq_false_iff_ne] at ho
  have hd (h : blocked s way = true) :
      depot (moved s way).row (moved s way).col = depot s.row s.col := by
    rw [blocked, both_eq, Bool.and_eq_true, beq_iff_eq, beq_iff_eq] at h
    rw [UpTo.ext h.1, UpTo.ext h.2]
  simp only [act, pickUp, waits, dropOff, mayAlight, drive, select_eq, apply_ite Next.state]
  generalize moved s way = t at hm hd
  simp only [UpTo.is, both_eq, negate_eq, Bool.and_eq_true, Bool.not_eq_true', beq_iff_eq,
    beq_eq_false_iff_ne]
  split <;> (try split) <;> (try split) <;> grind [UpTo.of]

/-- There is always a way: north from the last row, and south from every other one. -/
theorem exists_legal (s : State) : ∃ a, legal s a = true := by
  have h (row : UpTo 4 3) : ∃ a : Action, a.is 4 = false ∧ a.is 5 = false ∧
      ((select (a.is 0) row.succ (select (a.is 1) row.pred row)).val == row.val) = false := by
    refine ⟨select (row.is 4) (.of 1 (by decide)) (.of 0 (by decide)), ?_⟩
    induction row using Chance.forall_upTo; decide +kernel +revert
  obtain ⟨a, h₁, h₂, h₃⟩ := h s.row
  refine ⟨a, ?_⟩
  rw [legal, h₁, h₂, select_false, select_false, blocked, moved, h₃, both_eq]; rfl

/-- The environment. -/
@[inline] def rules (p : Params) : Rules State Action (UpTo 499 9) 2 2 1 (-10) 20 where
  reset := (Chance.uniform 299 (by decide)).bind fun n =>
    (Chance.rate p.fickleNum p.fickleDen).map fun c => startState n (both (p.fickle == 1) c)
  step s a := (Chance.drift p.rainyNum p.rainyDen).bind fun turn =>
    (Chance.uniform 2 (by decide)).map fun k => act s a (drifted p s a turn) k
  terminal := over
  observe s :=
    .cap 499 (((5 * s.row.val + s.col.val) * 5 + s.passenger.val) * 4 + s.destination.val)
  invariant := possible p
  invariant_reset := Chance.forall_bind fun n _ => Chance.forall_map fun c _ => possible_start p n c
  invariant_step s a n hi ho hn := by
    rw [Chance.law_bind, Draw.mem_bind] at hn
    obtain ⟨i, -, hn⟩ := hn
    rw [Chance.law_map, Draw.mem_map] at hn
    obtain ⟨k, -, rfl⟩ := hn
    exact possible_act hi ho a _ k
  legal := legal
  legal_exists s _ _ := exists_legal s

end Spec.Taxi

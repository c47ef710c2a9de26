module

public import Spec.Blackjack.Properties

/-!
The golden tables of Blackjack: every entry is the abstract specification, evaluated by Lean's own
reduction. No compiler and no kernel for C takes part; `step_returns` says that a step does so.
`tools/golden.py` appends one `#reduce` for each case, and keeps what they print in
`blackjack.json`.
-/

open Spec Spec.Auto Spec.MDP Spec.Blackjack

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The next sum, whether there is an ace, whether there are two cards, and whether it is over,
numerator and denominator of the reward, terminated and truncated. -/
noncomputable abbrev entry (r : StepResult State) :
    Nat × Bool × Bool × Bool × Int × Nat × Bool × Bool :=
  (r.state.hard.toNat, r.state.ace, r.state.two, r.state.over, r.reward.num, r.reward.den,
    r.terminated, r.truncated)

/-- One list for each sum of the player's cards from `4` to `21`, without an ace and with one: to
hit, by the value of the card, and to stick, by the sum of the dealer from `17` on. -/
noncomputable abbrev table (natural sab shown hidden : Nat) (two : Bool) :
    List (List (List (Nat × Bool × Bool × Bool × Int × Nat × Bool × Bool))) :=
  (List.finRange 18).map fun sum => [false, true].map fun ace =>
    let s : State := ⟨.cap 31 (.ofNat (sum.val + 4)), ace, two, .cap 9 (.ofNat (shown - 1)),
      .cap 9 (.ofNat (hidden - 1)), false⟩
    ((List.finRange 10).map fun c => entry (returned (hit s (Chance.ofBranch (last := 9) 4 c)))) ++
    (List.finRange 6).map fun d => entry (returned
      (stick ⟨.ofNat natural, .ofNat sab⟩ s (Chance.ofBranch (last := 5) 3 d)))

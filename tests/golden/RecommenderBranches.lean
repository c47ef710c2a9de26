module

public import Spec.Recommender.Filled

/-!
The weighted words that stand for what a user does where a table of Recommender is filled.
`tools/golden.py` appends one `#reduce` for each case, and keeps what they print in
`recommenderbranches.json`.
-/

open Spec Spec.Recommender.Machine

/-- The parameters of a kernel, without users. -/
noncomputable abbrev task (products each denominator : Nat) (n : List Nat) : Task :=
  ⟨⟨.ofNat products, .ofNat each, 4, .ofNat denominator, .ofNat (n.getD 0 0), .ofNat (n.getD 1 0),
    .ofNat (n.getD 2 0), .ofNat (n.getD 3 0), .ofNat (n.getD 4 0), .ofNat (n.getD 5 0),
    .ofNat (n.getD 6 0), .ofNat (n.getD 7 0)⟩, []⟩

/-- For each product the weights and the words, for a user; how many features there are and how many
of them a user likes decides only which users there are. -/
noncomputable abbrev table (products _features each _liked denominator : Nat)
    (numerators : List Nat) (user : Nat) : List (List (Nat × Nat)) :=
  (List.range products).map fun x =>
    ((task products each denominator numerators).branches ⟨.ofNat user, 0, 0, 0, 0⟩
      (.ofNat x)).map fun b => (b.1, (b.2.headD 0).toNat)

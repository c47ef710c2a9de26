module

public import Spec.Auto.Coded

/-!
# Observations as lists of numbers

## Main definitions

* `Components O`: the components of an observation, as kernels compute them.
* `Shown O`: an observation as the list of these, each with its largest value.
* `Components.ofEquiv`, `Shown.ofEquiv`: those of a structure, which are those of its fields.
* `Components.numbered`, `Shown.numbered`: these, and before them a number.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

/-- The components of an observation. -/
class Components (O : Type) where
  /-- The number of components. -/
  count : Nat
  /-- The component with a number. -/
  component : O → Nat → UInt64

/-- An observation as a list of numbers. -/
class Shown (O : Type) [C : Components O] where
  /-- The largest value of each component. -/
  high : List Nat
  /-- The components. -/
  components : O → List UInt64
  /-- The observation with these components. -/
  back : List UInt64 → O
  /-- There is a bound for each component. -/
  length_high : high.length = C.count
  /-- There are so many components. -/
  length_components : ∀ o, (components o).length = C.count
  /-- Each component is at most its bound. -/
  le_high : ∀ o, ∀ c ∈ (components o).zip high, c.1.toNat ≤ c.2
  /-- The components say all. -/
  back_components : ∀ o, back (components o) = o
  /-- What kernels compute are the components. -/
  component_eq : ∀ o k, k < C.count → (components o)[k]? = some (C.component o k)

variable {α β : Type}

section

variable {last : UInt32} {width : Nat}

/-- A number is one component. -/
@[inline] instance : Components (UpTo last width) where
  count := 1
  component o _ := widen o.val

/-- A number is shown as itself. -/
noncomputable instance : Shown (UpTo last width) where
  high := [last.toNat]
  components o := [widen o.val]
  back l := UpTo.cap last (l.headD 0).toUInt32
  length_high := rfl
  length_components _ := rfl
  le_high o c hc := by
    rw [List.zip_cons_cons, List.zip_nil_left, List.mem_singleton] at hc
    rw [hc, toNat_widen]; exact o.toNat_le
  back_components o := (congrArg _ (toUInt32_widen _)).trans (UpTo.cap_of_le o.le)
  component_eq o k hk := by rw [Nat.lt_one_iff.mp hk]; rfl

/-- A truth value is one component. -/
@[inline] instance : Components Bool where
  count := 1
  component b _ := b.toUInt32.toUInt64

/-- A truth value is shown as `0` or `1`. -/
noncomputable instance : Shown Bool where
  high := [1]
  components b := [b.toUInt32.toUInt64]
  back l := l.headD 0 == 1
  length_high := rfl
  length_components _ := rfl
  le_high b c hc := by
    rw [List.zip_cons_cons, List.zip_nil_left, List.mem_singleton] at hc
    rw [hc]; cases b <;> decide
  back_components b := by cases b <;> rfl
  component_eq o k hk := by rw [Nat.lt_one_iff.mp hk]; rfl

end

/-- A pair has the components of its parts. -/
@[inline] instance [A : Components α] [B : Components β] : Components (α × β) where
  count := A.count + B.count
  component o k := if k < A.count then A.component o.1 k else B.component o.2 (k - A.count)

/-- A pair is shown as its parts. -/
noncomputable instance [C : Components α] [D : Components β] [A : Shown α] [B : Shown β] :
    Shown (α × β) where
  high := A.high ++ B.high
  components o := A.components o.1 ++ B.components o.2
  back l := (A.back (l.take C.count), B.back (l.drop C.count))
  length_high := by rw [List.length_append, A.length_high, B.length_high]; rfl
  length_components o := by
    rw [List.length_append, A.length_components, B.length_components]; rfl
  le_high o c hc := by
    rw [List.zip_append ((A.length_components o.1).trans A.length_high.symm), List.mem_append] at hc
    rcases hc with hc | hc
    · exact A.le_high o.1 c hc
    · exact B.le_high o.2 c hc
  back_components o := by
    rw [← A.length_components o.1, List.take_left, List.drop_left, A.back_components,
      B.back_components]
  component_eq o k hk := by
    have hlen := A.length_components o.1
    have hk : k < C.count + D.count := hk
    change _ = some (if k < C.count then C.component o.1 k else D.component o.2 (k - C.count))
    split
    · next h => rw [List.getElem?_append_left (by omega), A.component_eq _ _ h]
    · next h => rw [List.getElem?_append_right (by omega), hlen, B.component_eq _ _ (by omega)]

/-- The components of a type that is another one under other names. -/
@[inline] def Components.ofEquiv [C : Components α] (to : β → α) : Components β where
  count := C.count
  component b k := C.component (to b) k

/-- The list of the components of a type that is another one under other names. -/
noncomputable def Shown.ofEquiv [C : Components α] [A : Shown α] (to : β → α) (of : α → β)
    (of_to : ∀ b, of (to b) = b) : @Shown β (.ofEquiv to) :=
  let _ : Components β := .ofEquiv to
  { high := A.high
    components := fun b => A.components (to b)
    back := fun l => of (A.back l)
    length_high := A.length_high
    length_components := fun b => A.length_components (to b)
    le_high := fun b => A.le_high (to b)
    back_components := fun b => by rw [A.back_components, of_to]
    component_eq := fun b => A.component_eq (to b) }

/-- The components of another type, and before them a number. -/
@[inline] def Components.numbered [C : Components α] (to : β → α) (number : β → UInt64) :
    Components β where
  count := C.count + 1
  component b k := if k = 0 then number b else C.component (to b) (k - 1)

/-- The list of a number, which is bounded, and of the components of another type. -/
noncomputable def Shown.numbered [C : Components α] [A : Shown α] (to : β → α) (of : α → β)
    (of_to : ∀ b, of (to b) = b) (number : β → UInt64) (last : Nat)
    (le : ∀ b, (number b).toNat ≤ last) : @Shown β (.numbered to number) :=
  let _ : Components β := .numbered to number
  { high := last :: A.high
    components := fun b => number b :: A.components (to b)
    back := fun l => of (A.back l.tail)
    length_high := congrArg (· + 1) A.length_high
    length_components := fun b => congrArg (· + 1) (A.length_components (to b))
    le_high := fun b => List.forall_mem_cons.mpr ⟨le b, A.le_high (to b)⟩
    back_components := fun b => (congrArg of (A.back_components (to b))).trans (of_to b)
    component_eq := fun
      | _, 0, _ => rfl
      | b, k + 1, hk => A.component_eq (to b) k (Nat.lt_of_succ_lt_succ hk) }

end Spec.Auto

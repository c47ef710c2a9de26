module

public import Spec.SpellCorrection.Refinement.Edits

/-!
# The random misspelling on words

The kernel counts the effective edits and chooses among them as the specification does.

## Main statements

* `toNat_count`: the numbers of edits.
* `applicable_spec`, `misspell_spec`: the transforms that have an edit, and the transform and the
  edit that random words choose.
* `sample_reset`: the state that three random words choose.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word Machine

variable {L : Nat} {w : Word} {p : Params} {E : SpellCorrection L}

/-! ### Counting -/

theorem toNat_unequal {x : UInt64} (hx : x.toNat = pack (symbols w)) (hne : w ≠ [])
    (hw : w.length ≤ 12) :
    (Kernel.unequal x).toNat = (Kernel.places (pack (symbols w)) (w.length - 1)).length := by
  have h1 := Kernel.toNat_pairs hx hne
  have zero : (0 : UInt64).toNat = 0 := rfl
  rw [Kernel.unequal, Kernel.toNat_swaps (by rw [zero, h1]; omega), h1, hx, zero, Nat.zero_add]

/-- A word is kept or cleared by whether a transform is enabled. -/
theorem and_enabled (hp : p.Describes E) (T : Transform) (m : UInt32) :
    m &&& (0 - p.enabled T.toWord) = if E.enabled T = true then m else 0 := by
  rw [hp.enabled]
  split
  · rw [UInt32.zero_sub, UInt32.and_neg_one]
  · rw [UInt32.sub_zero, UInt32.and_zero]

theorem toNat_toUInt32_of_le {x : UInt64} (h : x.toNat ≤ 1000) : x.toUInt32.toNat = x.toNat := by
  rw [UInt64.toNat_toUInt32]; omega

theorem toNat_count (hp : p.Describes E) {x : UInt64} (hx : x.toNat = pack (symbols w))
    (hne : w ≠ []) (hL : w.length ≤ L) (T : Transform) :
    (p.count (length x) (Kernel.unequal x) T.toWord).toNat =
      if E.enabled T = true then (effective L w T).length else 0 := by
  have hle := hp.le
  have hmax := hp.maxWordLength
  have hn := toNat_length_symbols hx
  have hs := toNat_unequal hx hne (by omega)
  have hs' := Kernel.length_places_le (pack (symbols w)) (w.length - 1)
  have one : (1 : UInt64).toNat = 1 := rfl
  rw [Params.count, and_enabled hp]
  generalize length x = n at hn ⊢
  generalize Kernel.unequal x = s at hs ⊢
  have hn1 : (n + 1).toNat = w.length + 1 := by rw [UInt64.toNat_add, one]; omega
  split
  · cases T with
    | swap =>
      rw [if_pos (by decide), toNat_toUInt32_of_le (by omega), hs, effective_swap hL,
        List.length_map]
    | substitute =>
      have h25 : (25 * n).toNat = w.length * 25 := by
        rw [UInt64.toNat_mul, hn]; change 25 * _ % _ = _; omega
      rw [if_neg (by decide), if_pos (by decide), toNat_toUInt32_of_le (by omega), h25,
        effective_substitute hL, length_flatMap_range _ fun i _ => by
          rw [List.length_map, List.length_range]]
    | delete =>
      have hlt : 1 < n ↔ 1 < w.length := by rw [UInt64.lt_iff_toNat_lt, hn, one]
      rw [if_neg (by decide), if_neg (by decide), if_pos (by decide), effective_delete hL]
      by_cases h : 1 < w.length
      · rw [mask_pos (hlt.mpr h), if_pos h, UInt64.and_neg_one, toNat_toUInt32_of_le (by omega),
          hn, List.length_map, List.length_range]
      · rw [mask_neg fun h' => h (hlt.mp h'), if_neg h, UInt64.and_zero]; rfl
    | insert =>
      have hlt : n < p.maxWordLength.toUInt64 ↔ w.length < L := by
        rw [UInt64.lt_iff_toNat_lt, hn, UInt32.toNat_toUInt64, hmax]
      have h26 : (26 * (n + 1)).toNat = (w.length + 1) * 26 := by
        rw [UInt64.toNat_mul, hn1]; change 26 * _ % _ = _; omega
      rw [if_neg (by decide), if_neg (by decide), if_neg (by decide), effective_insert]
      by_cases h : w.length < L
      · rw [mask_pos (hlt.mpr h), if_pos h, UInt64.and_neg_one, toNat_toUInt32_of_le (by omega),
          h26, length_flatMap_range _ fun i _ => by
            rw [List.length_map, List.length_finRange]]
      · rw [mask_neg fun h' => h (hlt.mp h'), if_neg h, UInt64.and_zero]; rfl
  · rfl

/-! ### The transform -/

/-- Choosing among the conditions that hold. -/
theorem pick_bool : ∀ b₀ b₁ b₂ b₃ : Bool,
    (bit (b₀ = true) + bit (b₁ = true) + bit (b₂ = true) + bit (b₃ = true)).toNat =
      (([(Transform.swap, b₀), (.substitute, b₁), (.delete, b₂), (.insert, b₃)].filter
        fun x => x.2).map fun x => x.1).length ∧
    ∀ k : Fin 4, k.val < (([(Transform.swap, b₀), (.substitute, b₁), (.delete, b₂),
        (.insert, b₃)].filter fun x => x.2).map fun x => x.1).length →
      ((([(Transform.swap, b₀), (.substitute, b₁), (.delete, b₂), (.insert, b₃)].filter
        fun x => x.2).map fun x => x.1)[k.val]?).map Transform.toWord =
      some (pick (bit (b₀ = true)) (bit (b₁ = true)) (bit (b₂ = true)) (.ofNat k.val)) := by
  decide

theorem filter_pairs (b : Transform → Bool) :
    ([(Transform.swap, b .swap), (.substitute, b .substitute), (.delete, b .delete),
      (.insert, b .insert)].filter fun x => x.2).map (fun x => x.1) =
      [Transform.swap, .substitute, .delete, .insert].filter b := by
  have h : [(Transform.swap, b .swap), (.substitute, b .substitute), (.delete, b .delete),
      (.insert, b .insert)] =
      [Transform.swap, .substitute, .delete, .insert].map fun T => (T, b T) := rfl
  rw [h, List.filter_map, List.map_map]
  exact List.map_id _

theorem pick_spec (b : Transform → Bool) :
    (bit (b .swap = true) + bit (b .substitute = true) + bit (b .delete = true) +
        bit (b .insert = true)).toNat =
      ([Transform.swap, .substitute, .delete, .insert].filter b).length ∧
    ∀ k : UInt32, k.toNat < ([Transform.swap, .substitute, .delete, .insert].filter b).length →
      ∃ T, ([Transform.swap, .substitute, .delete, .insert].filter b)[k.toNat]? = some T ∧
        pick (bit (b .swap = true)) (bit (b .substitute = true)) (bit (b .delete = true)) k =
          T.toWord := by
  have h := pick_bool (b .swap) (b .substitute) (b .delete) (b .insert)
  rw [filter_pairs b] at h
  refine ⟨h.1, fun k hk => ?_⟩
  have hle : ([Transform.swap, .substitute, .delete, .insert].filter b).length ≤ 4 :=
    List.length_filter_le _ _
  have h := h.2 ⟨k.toNat, by omega⟩ hk
  rw [UInt32.ofNat_toNat] at h
  obtain ⟨T, hT, hpick⟩ := Option.map_eq_some_iff.mp h
  exact ⟨T, hT, hpick.symm⟩

theorem bit_congr {P Q : Prop} [Decidable P] [Decidable Q] (h : P ↔ Q) : bit P = bit Q := by
  rw [bit, bit, decide_eq_decide.mpr h]

theorem count_ne_zero_iff (hp : p.Describes E) {x : UInt64} (hx : x.toNat = pack (symbols w))
    (hne : w ≠ []) (hL : w.length ≤ L) (T : Transform) :
    p.count (length x) (Kernel.unequal x) T.toWord ≠ 0 ↔
      (E.enabled T && !(effective L w T).isEmpty) = true := by
  have h := toNat_count hp hx hne hL T
  rw [ne_eq, ← UInt32.toNat_inj, h, UInt32.toNat_zero]
  cases E.enabled T with
  | false =>
    rw [if_neg (by decide), Bool.false_and]; exact iff_of_false (fun h => h rfl) (by decide)
  | true =>
    rw [if_pos rfl, Bool.true_and, Bool.not_eq_true', List.isEmpty_eq_false_iff, ne_eq,
      List.length_eq_zero_iff]

/-- The kernel's conditions are the specification's. -/
theorem applicable_spec (hp : p.Describes E) {x : UInt64} (hx : x.toNat = pack (symbols w))
    (hne : w ≠ []) (hL : w.length ≤ L) :
    (p.applicable (length x) (Kernel.unequal x)).toNat = (applicable E w).length ∧
      ∀ u, applicable E w ≠ [] →
        ∃ T, (applicable E w)[u.toNat * (applicable E w).length / 2 ^ 64]? = some T ∧
          p.choose (length x) (Kernel.unequal x) u = T.toWord := by
  have hb (T : Transform) := bit_congr (count_ne_zero_iff hp hx hne hL T)
  have h₀ := hb .swap
  have h₁ := hb .substitute
  have h₂ := hb .delete
  have h₃ := hb .insert
  simp only [Transform.toWord] at h₀ h₁ h₂ h₃
  have hpick := pick_spec fun T => E.enabled T && !(effective L w T).isEmpty
  simp only at hpick
  rw [← h₀, ← h₁, ← h₂, ← h₃] at hpick
  refine ⟨hpick.1, fun u hn => ?_⟩
  have hidx := Random.toNat_index (p.applicable (length x) (Kernel.unequal x)) u
  have hlen : (p.applicable (length x) (Kernel.unequal x)).toNat =
    (applicable E w).length := hpick.1
  rw [hlen] at hidx
  have := hpick.2 _ (hidx ▸ Random.mul_div_lt (List.length_pos_iff.mpr hn) u.toNat_lt :
    (Random.index (p.applicable (length x) (Kernel.unequal x)) u).toNat <
      (applicable E w).length)
  rw [hidx] at this
  exact this

theorem misspell_spec (hp : p.Describes E) {x : UInt64} (hx : x.toNat = pack (symbols w))
    (hne : w ≠ []) (hL : w.length ≤ L) {T : Transform} (hT : T ∈ applicable E w) (u : UInt64) :
    effective L w T ≠ [] ∧
      ∃ v, (effective L w T)[u.toNat * (effective L w T).length / 2 ^ 64]? = some v ∧
        (Kernel.misspell p.maxWordLength p.transforms T.toWord x u).toNat = pack (symbols v) := by
  have hle := hp.le
  have h := (List.mem_filter.mp hT).2
  rw [Bool.and_eq_true, Bool.not_eq_true', List.isEmpty_eq_false_iff] at h
  refine ⟨h.2, ?_⟩
  have hc := toNat_count hp hx hne hL T
  rw [if_pos h.1] at hc
  have hidx := Random.toNat_index
    (p.count (length x) (Kernel.unequal x) T.toWord) u
  rw [hc, ← UInt32.toNat_toUInt64] at hidx
  have hlt := Random.mul_div_lt (List.length_pos_iff.mpr h.2) u.toNat_lt
  rw [← hidx] at hlt ⊢
  exact Kernel.toNat_edit hx hne (by omega) hL hle hlt

/-! ### The sample -/

/-- A draw among the elements of a list that goes on. -/
theorem sample_among_bind {α β : Type} {default : α} {l : List α} {f : α → Draw β} {u : UInt64}
    {us : List UInt64} {a : α} (h : l ≠ [])
    (ha : l[u.toNat * l.length / 2 ^ 64]? = some a) :
    ((Draw.among default l).bind f).sample (u :: us) = (f a).sample us := by
  cases l with
  | nil => exact absurd rfl h
  | cons b l =>
    rw [Draw.among, Draw.bind, Draw.sample_uniform_cons, Draw.pure_bind]
    obtain ⟨hi, hget⟩ := List.getElem?_eq_some_iff.mp ha
    rw [← hget]
    rfl

/-- The state that three random words choose. -/
theorem sample_reset {u₀ u₁ u₂ : UInt64} {T : Transform} {v : Word}
    (hw : E.words[u₀.toNat * E.words.length / 2 ^ 64]? = some w)
    (hT : (applicable E w)[u₁.toNat * (applicable E w).length / 2 ^ 64]? = some T)
    (hv : (effective L w T)[u₂.toNat * (effective L w T).length / 2 ^ 64]? = some v) :
    (reset E).sample [u₀, u₁, u₂] = { target := w, current := pad L (symbols v) } := by
  have ne {α : Type} {l : List α} {i : Nat} {a : α} (h : l[i]? = some a) : l ≠ [] := fun hl => by
    rw [hl, List.getElem?_nil] at h; exact nomatch h
  rw [reset, sample_among_bind (ne hw) hw, Draw.sample_map, corrupt,
    sample_among_bind (ne hT) hT]
  have h := sample_among_bind (default := w) (f := Draw.pure) (us := []) (ne hv) hv
  rw [Draw.bind_pure, Draw.sample_pure] at h
  rw [h]

end Spec.SpellCorrection

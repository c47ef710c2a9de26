module

public import Spec.Program.Chance

/-!
# Programs that are made of others

Several programs share their first variables, the parameters and the fields, and each has others of
its own. To say what follows when one is executed after another, they are made one program, in which
the variables of each are moved to places of their own.

## Main definitions

* `Stmt.moved m k`: a program whose variables from `m` on are `k` places further on.
* `Agrees m k s t`: the variables of a store `s` are found there in `t`.
* `Stmt.inside`, `Stmt.writes`: a bound of the variables, and whether one may change.
* `Keeps p s t`: what a program does not write is in `t` as in `s`.

## Main statements

* `Stmt.moved_sound`: a program is safe and leads to what it does where it is moved.
* `Stmt.Safe.test`: what is safe after a condition that a program finds.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

/-- The place of a variable that is moved. -/
def shift (m k i : Nat) : Nat := if i < m then i else i + k

/-- An expression with moved variables. -/
def Expr.moved (m k : Nat) : Expr → Expr
  | lit n => lit n
  | var i => var (shift m k i)
  | bin op a b => bin op (a.moved m k) (b.moved m k)
  | ite c a b => ite (c.moved m k) (a.moved m k) (b.moved m k)

/-- A program whose variables from `m` on are `k` places further on. -/
def Stmt.moved (m k : Nat) : Stmt → Stmt
  | skip => skip
  | assign i e => assign (shift m k i) (e.moved m k)
  | draw i n => draw (shift m k i) (n.moved m k)
  | require c => require (c.moved m k)
  | seq p q => seq (p.moved m k) (q.moved m k)
  | ite c p q => ite (c.moved m k) (p.moved m k) (q.moved m k)

/-- Whether all variables are below a number. -/
def Expr.inside (n : Nat) : Expr → Bool
  | lit _ => true
  | var i => decide (i < n)
  | bin _ a b => a.inside n && b.inside n
  | ite c a b => c.inside n && a.inside n && b.inside n

/-- Whether all variables are below a number. -/
def Stmt.inside (n : Nat) : Stmt → Bool
  | skip => true
  | assign i e | draw i e => decide (i < n) && e.inside n
  | require c => c.inside n
  | seq p q => p.inside n && q.inside n
  | ite c p q => c.inside n && p.inside n && q.inside n

/-- Whether a statement may change a variable. -/
def Stmt.writes (j : Nat) : Stmt → Bool
  | skip | require _ => false
  | assign i _ | draw i _ => i == j
  | seq p q | ite _ p q => p.writes j || q.writes j

/-- The variables of a store are found where they are moved to in another. -/
structure Agrees (m k : Nat) (s t : List Int) : Prop where
  /-- There are such variables. -/
  lt : ∀ i < s.length, shift m k i < t.length
  /-- They have the same values. -/
  eq : ∀ i < s.length, t.getD (shift m k i) 0 = s.getD i 0

/-- What a program does not write is in a store as in another, and there are as many variables. -/
def Keeps (p : Stmt) (s t : List Int) : Prop :=
  t.length = s.length ∧ ∀ j, p.writes j = false → t.getD j 0 = s.getD j 0

theorem shift_inj {m k i j : Nat} : shift m k i = shift m k j ↔ i = j := by
  unfold shift
  split <;> split <;> omega

theorem getD_set (s : List Int) (i j : Nat) (x : Int) :
    (s.set i x).getD j 0 = if i = j ∧ i < s.length then x else s.getD j 0 := by
  rw [List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD, List.getElem?_set]
  split
  · next h =>
    subst h
    split
    · next hl => rw [if_pos ⟨rfl, hl⟩]; rfl
    · next hl => rw [if_neg (by omega), List.getElem?_eq_none (by omega)]
  · next h => rw [if_neg (by omega)]

variable {m k n : Nat} {s t : List Int}

theorem Agrees.set (h : Agrees m k s t) (i : Nat) (x : Int) :
    Agrees m k (s.set i x) (t.set (shift m k i) x) := by
  refine ⟨fun j hj => ?_, fun j hj => ?_⟩ <;> rw [List.length_set] at hj
  · rw [List.length_set]; exact h.lt j hj
  · simp only [getD_set, h.eq j hj, shift_inj]
    by_cases hij : i = j
    · subst hij
      rw [if_pos ⟨rfl, h.lt i hj⟩, if_pos ⟨rfl, hj⟩]
    · rw [if_neg (by omega), if_neg (by omega)]

theorem Expr.moved_sound {e : Expr} (h : Agrees m k s t) (hb : e.inside s.length = true) :
    (e.moved m k).eval t = e.eval s ∧ ((e.moved m k).Defined t ↔ e.Defined s) := by
  induction e with
  | lit => exact ⟨rfl, Iff.rfl⟩
  | var i => exact ⟨h.eq i (of_decide_eq_true hb), Iff.rfl⟩
  | bin op a b iha ihb =>
    simp only [inside, Bool.and_eq_true] at hb
    obtain ⟨a₁, a₂⟩ := iha hb.1
    obtain ⟨b₁, b₂⟩ := ihb hb.2
    simp only [moved, eval, Defined, a₁, a₂, b₁, b₂]
    exact ⟨trivial, trivial⟩
  | ite c a b ihc iha ihb =>
    simp only [inside, Bool.and_eq_true] at hb
    obtain ⟨c₁, c₂⟩ := ihc hb.1.1
    obtain ⟨a₁, a₂⟩ := iha hb.1.2
    obtain ⟨b₁, b₂⟩ := ihb hb.2
    simp only [moved, eval, Defined, a₁, a₂, b₁, b₂, c₁, c₂]
    exact ⟨trivial, trivial⟩

namespace Stmt

theorem keeps_of_mem {p : Stmt} (h : t ∈ p.law s) : Keeps p s t := by
  induction p generalizing s t with
  | skip | require => rw [Draw.mem_pure.mp h]; exact ⟨rfl, fun _ _ => rfl⟩
  | assign i e =>
    rw [Draw.mem_pure.mp h]
    refine ⟨List.length_set, fun j hj => ?_⟩
    rw [getD_set, if_neg (fun h => absurd h.1 (by simpa [writes] using hj))]
  | draw i e =>
    obtain ⟨x, hx⟩ := Draw.mem_uniform.mp h
    rw [Draw.mem_pure.mp hx]
    refine ⟨List.length_set, fun j hj => ?_⟩
    rw [getD_set, if_neg (fun h => absurd h.1 (by simpa [writes] using hj))]
  | seq p q ihp ihq =>
    obtain ⟨u, hu, h⟩ := Draw.mem_bind.mp h
    refine ⟨(ihq h).1.trans (ihp hu).1, fun j hj => ?_⟩
    rw [writes, Bool.or_eq_false_iff] at hj
    rw [(ihq h).2 j hj.2, (ihp hu).2 j hj.1]
  | ite c p q ihp ihq =>
    simp only [law] at h
    split at h
    · exact ⟨(ihq h).1, fun j hj => (ihq h).2 j (Bool.or_eq_false_iff.mp hj).2⟩
    · exact ⟨(ihp h).1, fun j hj => (ihp h).2 j (Bool.or_eq_false_iff.mp hj).1⟩

/-- **Claim.** Where a program is safe with moved variables, it is safe; and each store that it may
lead to is found in one that it may lead to where it is moved. -/
theorem moved_sound {p : Stmt} (hn : s.length = n) (hb : p.inside n = true)
    (h : Agrees m k s t) :
    ((p.moved m k).Safe t → p.Safe s) ∧
      ∀ u ∈ p.law s, ∃ v ∈ (p.moved m k).law t, Agrees m k u v := by
  induction p generalizing s t with
  | skip => exact ⟨id, fun u hu => ⟨t, Draw.mem_pure.mpr rfl, Draw.mem_pure.mp hu ▸ h⟩⟩
  | require c =>
    obtain ⟨h₁, h₂⟩ := Expr.moved_sound h (hn ▸ hb)
    refine ⟨fun hs => ?_, fun u hu => ⟨t, Draw.mem_pure.mpr rfl, Draw.mem_pure.mp hu ▸ h⟩⟩
    simp only [moved, Safe, h₁, h₂] at hs
    exact hs
  | assign i e =>
    simp only [inside, Bool.and_eq_true, decide_eq_true_eq] at hb
    obtain ⟨h₁, h₂⟩ := Expr.moved_sound h (hn ▸ hb.2)
    refine ⟨h₂.mp, fun u hu => ⟨_, Draw.mem_pure.mpr rfl, ?_⟩⟩
    rw [Draw.mem_pure.mp hu, h₁]
    exact h.set i _
  | draw i e =>
    simp only [inside, Bool.and_eq_true, decide_eq_true_eq] at hb
    obtain ⟨h₁, h₂⟩ := Expr.moved_sound h (hn ▸ hb.2)
    refine ⟨fun hs => ?_, fun u hu => ?_⟩
    · simp only [moved, Safe, h₁, h₂] at hs
      exact hs
    · obtain ⟨x, hx⟩ := Draw.mem_uniform.mp hu
      rw [moved, law, h₁]
      refine ⟨_, Draw.mem_uniform.mpr ⟨x, Draw.mem_pure.mpr rfl⟩, ?_⟩
      rw [Draw.mem_pure.mp hx]
      exact h.set i _
  | seq p q ihp ihq =>
    simp only [inside, Bool.and_eq_true] at hb
    obtain ⟨h₁, h₂⟩ := ihp hn hb.1 h
    have hq {u : List Int} (hu : u ∈ p.law s) : u.length = n := (keeps_of_mem hu).1.trans hn
    refine ⟨fun hs => ⟨h₁ hs.1, fun u hu => ?_⟩, fun u hu => ?_⟩
    · obtain ⟨v, hv, hv'⟩ := h₂ u hu
      exact (ihq (hq hu) hb.2 hv').1 (hs.2 v hv)
    · obtain ⟨x, hx, hu⟩ := Draw.mem_bind.mp hu
      obtain ⟨y, hy, hy'⟩ := h₂ x hx
      obtain ⟨v, hv, hv'⟩ := (ihq (hq hx) hb.2 hy').2 u hu
      exact ⟨v, Draw.mem_bind.mpr ⟨y, hy, hv⟩, hv'⟩
  | ite c p q ihp ihq =>
    simp only [inside, Bool.and_eq_true] at hb
    obtain ⟨h₁, h₂⟩ := Expr.moved_sound h (hn ▸ hb.1.1)
    simp only [moved, Safe, law, h₁, h₂]
    split
    · exact ⟨fun hs => ⟨hs.1, (ihq hn hb.2 h).1 hs.2⟩, (ihq hn hb.2 h).2⟩
    · exact ⟨fun hs => ⟨hs.1, (ihp hn hb.1.2 h).1 hs.2⟩, (ihp hn hb.1.2 h).2⟩

/-- Whether a program writes none of the variables of a store of `n` that is moved. -/
def clear (m k n : Nat) (p : Stmt) : Bool := (List.range n).all fun i => !p.writes (shift m k i)

end Stmt

/-- What is not written stays found. -/
theorem Agrees.keep {p : Stmt} {u : List Int} (h : Agrees m k s t) (hk : Keeps p t u)
    (hn : s.length = n) (hp : p.clear m k n = true) : Agrees m k s u := by
  subst hn
  rw [Stmt.clear, List.all_eq_true] at hp
  refine ⟨fun i hi => hk.1 ▸ h.lt i hi, fun i hi => ?_⟩
  have := hp i (List.mem_range.mpr hi)
  rw [hk.2 _ (by simpa using this), h.eq i hi]

/-- Variables that are `0` behind some values. -/
theorem agrees_zeros {x : List Int} {a b c : Nat} (hb : x.length = b) (hx : b ≤ k)
    (hc : a + k ≤ b + c) : Agrees 0 k (.replicate a 0) (x ++ .replicate c 0) := by
  refine ⟨fun i hi => ?_, fun i hi => ?_⟩ <;> rw [List.length_replicate] at hi
  · rw [List.length_append, List.length_replicate, shift, if_neg (Nat.not_lt_zero i)]
    omega
  · rw [List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD, shift,
      if_neg (Nat.not_lt_zero i), List.getElem?_append_right (by omega), List.getElem?_replicate,
      List.getElem?_replicate, if_pos (by omega), if_pos hi]

/-- A store that begins with the values of another, and has zeros for its other variables. -/
theorem agrees_of_values {l : List Int} {a : Nat} (hm : l.length = m)
    (hl : ∀ i < m, t.getD i 0 = l.getD i 0) (hz : Agrees 0 (m + k) (.replicate a 0) t)
    (hn : t.length = n) (ht : m ≤ n) : Agrees m k (l ++ .replicate a 0) t := by
  have hlen : (l ++ List.replicate a (0 : Int)).length = m + a := by
    rw [List.length_append, List.length_replicate, hm]
  refine ⟨fun i hi => ?_, fun i hi => ?_⟩ <;> rw [hlen] at hi <;> unfold shift <;> split
  · omega
  · next h =>
    have := hz.lt (i - m) (by rw [List.length_replicate]; omega)
    rwa [shift, if_neg (Nat.not_lt_zero _), show i - m + (m + k) = i + k by omega] at this
  · next h =>
    rw [hl i h, List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD,
      List.getElem?_append_left (by omega)]
  · next h =>
    have := hz.eq (i - m) (by rw [List.length_replicate]; omega)
    rw [shift, if_neg (Nat.not_lt_zero _), show i - m + (m + k) = i + k by omega] at this
    rw [this, List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD,
      List.getElem?_append_right (by omega), hm]

/-- A store that begins with the same values and has zeros behind further ones. -/
theorem agrees_append {l x : List Int} {a b c : Nat} (hm : l.length = m) (hb : x.length = b)
    (hx : b ≤ k) (hc : a + k ≤ b + c) :
    Agrees m k (l ++ .replicate a 0) (l ++ (x ++ .replicate c 0)) := by
  subst hm
  refine agrees_of_values rfl (fun i hi => ?_) ?_ rfl ?_
  · rw [List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD, List.getElem?_append_left hi]
  · rw [← List.append_assoc]
    exact agrees_zeros (List.length_append.trans (congrArg _ hb)) (by omega) (by omega)
  · rw [List.length_append]; omega

/-- An integer in a range of a word is one of a word. -/
theorem isWord_of_in {x : Int} {b : Int × Int} (h : In x b) (hb : -2 ^ 63 ≤ b.1 ∧ b.2 < 2 ^ 63) :
    IsWord x := ⟨Int.le_trans hb.1 h.1, Int.lt_of_le_of_lt h.2 hb.2⟩

/-- A truth value whose integer is not `0`. -/
theorem true_of_ne_zero {b : Bool} {x : Int} (e : x = Valued.toInt b) (h : x ≠ 0) : b = true := by
  cases b
  · exact absurd e h
  · rfl

/-- A truth value whose integer is `0`. -/
theorem false_of_eq_zero {b : Bool} {x : Int} (e : x = Valued.toInt b) (h : x = 0) :
    b = false := by
  cases b
  · rfl
  · rw [h] at e; exact absurd e (by decide)

/-- What is safe after a condition that a program without draws finds: one side of it. -/
theorem Stmt.Safe.test {q p p' : Stmt} {w : List Int} {r : Nat} (hn : s.length = n)
    (hq : q.law s = .pure w) (hb : q.inside n = true) (hr : r < n) (h : Agrees m k s t)
    (hs : (seq (q.moved m k) (ite (.var (shift m k r)) p p')).Safe t) :
    ∃ u, Keeps (q.moved m k) t u ∧ if w.getD r 0 = 0 then p'.Safe u else p.Safe u := by
  subst hn
  have hw : w ∈ q.law s := hq ▸ Draw.mem_pure.mpr rfl
  obtain ⟨u, hu, hu'⟩ := (moved_sound rfl hb h).2 w hw
  refine ⟨u, keeps_of_mem hu, ?_⟩
  have := (hs.2 u hu).2
  rwa [Expr.eval, hu'.eq r ((keeps_of_mem hw).1 ▸ hr)] at this

/-- What a program without draws finds, where it is required afterwards. -/
theorem Stmt.Safe.found {q p : Stmt} {w : List Int} {c : Expr} (hn : s.length = n)
    (hq : q.law s = .pure w) (hb : q.inside n = true) (hc : c.inside n = true)
    (h : Agrees m k s t) (hs : (seq (q.moved m k) (seq (.require (c.moved m k)) p)).Safe t) :
    c.eval w ≠ 0 ∧ ∃ u, Keeps (q.moved m k) t u ∧ p.Safe u := by
  subst hn
  have hw : w ∈ q.law s := hq ▸ Draw.mem_pure.mpr rfl
  obtain ⟨u, hu, hu'⟩ := (moved_sound rfl hb h).2 w hw
  have h := hs.2 u hu
  rw [← (keeps_of_mem hw).1] at hc
  exact ⟨(Expr.moved_sound hu' hc).1 ▸ h.1.2, u, keeps_of_mem hu, h.2 u (Draw.mem_pure.mpr rfl)⟩

end Spec.Program

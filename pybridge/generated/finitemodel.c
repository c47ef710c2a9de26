// Lean compiler output
// Module: Spec.FiniteModel.Kernel
// Imports: public import Init public import Spec.FiniteModel.Guide public import Spec.MDP.Lane.Word
#include <lean/lean.h>
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wunused-parameter"
#pragma clang diagnostic ignored "-Wunused-label"
#elif defined(__GNUC__) && !defined(__CLANG__)
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-label"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#endif
#ifdef __cplusplus
extern "C" {
#endif
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_probe___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t finitemodel_ends_valid(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t finitemodel_lane_truncated(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t finitemodel_probe(uint32_t, uint32_t);
LEAN_EXPORT uint32_t finitemodel_slot(uint32_t, uint64_t);
LEAN_EXPORT uint8_t finitemodel_observation_valid(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneDue___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_shift_right(uint32_t, uint32_t);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_observationValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t finitemodel_lane_due(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_row___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_endsValid___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t finitemodel_first_valid(uint64_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneOver___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneState___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT uint8_t finitemodel_row_valid(uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t finitemodel_lane_state(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_shown___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t finitemodel_lane_refuses(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t finitemodel_edge(uint32_t, uint32_t);
LEAN_EXPORT uint32_t finitemodel_shown(uint32_t, uint32_t);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_span___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_FiniteModel_Kernel_laneState___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t finitemodel_row(uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t finitemodel_terminated(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint32_t finitemodel_span(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneRefuses___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t finitemodel_lane_elapsed(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_edge___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t finitemodel_lane_t(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_sizesValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_FiniteModel_Kernel_laneT___redArg(uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_slot___boxed(lean_object*, lean_object*);
uint32_t lean_uint64_to_uint32(uint64_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_FiniteModel_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint8_t finitemodel_sizes_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t finitemodel_lower(uint32_t, uint32_t, uint64_t, uint64_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint8_t finitemodel_next_valid(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_firstValid___boxed(lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT uint8_t finitemodel_lane_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t finitemodel_stays(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_stays___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t finitemodel_lane_over(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_rowValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_outcomeValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneState___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_FiniteModel_Kernel_laneReward___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT uint32_t finitemodel_left(uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_nextValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_left___boxed(lean_object*);
LEAN_EXPORT uint64_t finitemodel_lane_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_lower___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t finitemodel_outcome_valid(uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t finitemodel_sizes_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint8_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; 
x_8 = 0;
x_9 = lean_uint32_dec_lt(x_8, x_2);
x_10 = lean_bool_to_uint32(x_9);
x_11 = lean_uint32_to_uint64(x_1);
x_12 = lean_uint32_to_uint64(x_2);
x_13 = lean_uint64_mul(x_11, x_12);
x_14 = 4294967295;
x_15 = lean_uint64_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_10, x_16);
x_18 = lean_uint32_dec_le(x_3, x_4);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_uint32_dec_le(x_4, x_5);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = lean_uint32_dec_le(x_5, x_1);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_23, x_25);
x_27 = 32;
x_28 = lean_uint32_dec_lt(x_6, x_27);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_26, x_29);
x_31 = lean_uint32_dec_lt(x_7, x_27);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_land(x_30, x_32);
x_34 = 1;
x_35 = lean_uint32_dec_eq(x_33, x_34);
return x_35;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_sizesValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = finitemodel_sizes_valid(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t finitemodel_ends_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; 
x_4 = 0;
x_5 = lean_uint32_dec_eq(x_1, x_4);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_dec_eq(x_2, x_3);
x_8 = lean_bool_to_uint32(x_7);
x_9 = lean_uint32_land(x_6, x_8);
x_10 = 1;
x_11 = lean_uint32_dec_eq(x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_endsValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = finitemodel_ends_valid(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t finitemodel_row_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; 
x_5 = lean_uint32_dec_lt(x_1, x_2);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_dec_le(x_2, x_3);
x_8 = lean_bool_to_uint32(x_7);
x_9 = lean_uint32_land(x_6, x_8);
x_10 = lean_uint32_sub(x_2, x_1);
x_11 = 1;
x_12 = lean_uint32_sub(x_10, x_11);
x_13 = lean_uint32_shift_right(x_12, x_4);
x_14 = 0;
x_15 = lean_uint32_dec_eq(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_9, x_16);
x_18 = lean_uint32_dec_eq(x_17, x_11);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_rowValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = finitemodel_row_valid(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t finitemodel_first_valid(uint64_t x_1) {
_start:
{
uint64_t x_2; uint8_t x_3; 
x_2 = 0;
x_3 = lean_uint64_dec_eq(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_firstValid___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = finitemodel_first_valid(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t finitemodel_next_valid(uint64_t x_1, uint64_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = lean_uint64_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_nextValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = finitemodel_next_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t finitemodel_outcome_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; 
x_5 = lean_uint32_dec_lt(x_3, x_1);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_dec_lt(x_4, x_2);
x_8 = lean_bool_to_uint32(x_7);
x_9 = lean_uint32_land(x_6, x_8);
x_10 = 1;
x_11 = lean_uint32_dec_eq(x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_outcomeValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = finitemodel_outcome_valid(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t finitemodel_stays(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint8_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; 
x_6 = lean_uint32_dec_lt(x_2, x_1);
x_7 = lean_bool_to_uint32(x_6);
x_8 = 1;
x_9 = lean_uint32_dec_eq(x_3, x_8);
x_10 = lean_bool_to_uint32(x_9);
x_11 = lean_uint32_dec_eq(x_4, x_2);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_land(x_10, x_12);
x_14 = 0;
x_15 = lean_uint32_dec_eq(x_5, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_lor(x_7, x_17);
x_19 = lean_uint32_dec_eq(x_18, x_8);
return x_19;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_stays___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = finitemodel_stays(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t finitemodel_observation_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = lean_uint32_dec_lt(x_2, x_1);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_observationValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = finitemodel_observation_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t finitemodel_row(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; 
x_5 = 0;
x_6 = lean_uint32_dec_lt(x_3, x_1);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_sub(x_5, x_7);
x_9 = lean_uint32_land(x_3, x_8);
x_10 = lean_uint32_mul(x_9, x_2);
x_11 = lean_uint32_dec_lt(x_4, x_2);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_sub(x_5, x_12);
x_14 = lean_uint32_land(x_4, x_13);
x_15 = lean_uint32_add(x_10, x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_row___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = finitemodel_row(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t finitemodel_shown(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; 
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_2, x_1);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_2, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_shown___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = finitemodel_shown(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t finitemodel_probe(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; 
x_3 = 1;
x_4 = lean_uint32_shift_right(x_2, x_3);
x_5 = lean_uint32_add(x_1, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_probe___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = finitemodel_probe(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t finitemodel_lower(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; 
x_5 = 1;
x_6 = lean_uint32_shift_right(x_2, x_5);
x_7 = 0;
x_8 = lean_uint64_dec_le(x_3, x_4);
x_9 = lean_bool_to_uint32(x_8);
x_10 = lean_uint32_sub(x_7, x_9);
x_11 = lean_uint32_land(x_6, x_10);
x_12 = lean_uint32_add(x_1, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_lower___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = finitemodel_lower(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t finitemodel_left(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint32_t x_4; 
x_2 = 1;
x_3 = lean_uint32_shift_right(x_1, x_2);
x_4 = lean_uint32_sub(x_1, x_3);
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_left___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = finitemodel_left(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t finitemodel_slot(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; 
x_3 = 1;
x_4 = lean_uint64_shift_right(x_2, x_3);
x_5 = 63;
x_6 = lean_uint32_to_uint64(x_1);
x_7 = lean_uint64_sub(x_5, x_6);
x_8 = lean_uint64_shift_right(x_4, x_7);
x_9 = lean_uint64_to_uint32(x_8);
return x_9;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_slot___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = finitemodel_slot(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t finitemodel_edge(uint32_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; 
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 63;
x_5 = lean_uint32_to_uint64(x_1);
x_6 = lean_uint64_sub(x_4, x_5);
x_7 = lean_uint64_shift_left(x_3, x_6);
x_8 = 1;
x_9 = lean_uint64_shift_left(x_7, x_8);
return x_9;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_edge___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = finitemodel_edge(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t finitemodel_span(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; 
x_3 = lean_uint32_sub(x_2, x_1);
x_4 = 1;
x_5 = lean_uint32_add(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_span___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = finitemodel_span(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t finitemodel_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_4 = lean_uint32_dec_le(x_1, x_3);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_dec_lt(x_3, x_2);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_land(x_5, x_7);
x_9 = 1;
x_10 = lean_uint32_dec_eq(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = finitemodel_terminated(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneRefuses___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_5 = lean_bool_to_uint32(x_2);
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_4, x_6);
x_8 = lean_bool_to_uint32(x_7);
x_9 = 2;
x_10 = lean_uint32_dec_eq(x_4, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_lor(x_8, x_11);
x_13 = lean_uint32_land(x_5, x_12);
x_14 = lean_uint32_sub(x_4, x_6);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_5, x_17);
x_19 = lean_uint32_xor(x_18, x_6);
x_20 = lean_uint32_dec_lt(x_3, x_1);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_lor(x_13, x_22);
x_24 = lean_uint32_xor(x_23, x_6);
x_25 = lean_uint32_dec_eq(x_24, x_6);
return x_25;
}
}
LEAN_EXPORT uint8_t finitemodel_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneRefuses___redArg(x_1, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_refuses(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_FiniteModel_Kernel_laneRefuses___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_FiniteModel_Kernel_laneState___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; 
x_7 = lean_uint32_xor(x_3, x_2);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_4);
x_10 = 1;
x_11 = lean_uint32_sub(x_6, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_5, x_1);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_uint32_sub(x_8, x_19);
x_21 = lean_uint32_land(x_7, x_20);
x_22 = lean_uint32_xor(x_2, x_21);
return x_22;
}
}
LEAN_EXPORT uint32_t finitemodel_lane_state(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneState___redArg(x_1, x_6, x_7, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneState___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_state(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint32(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneState___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_FiniteModel_Kernel_laneState___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_FiniteModel_Kernel_laneT___redArg(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; 
x_7 = lean_uint64_add(x_3, x_2);
x_8 = lean_uint64_xor(x_7, x_3);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_4);
x_11 = 1;
x_12 = lean_uint32_sub(x_6, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_5, x_1);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_9, x_21);
x_23 = lean_uint64_land(x_8, x_22);
x_24 = lean_uint64_xor(x_3, x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t finitemodel_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint64_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneT___redArg(x_1, x_5, x_9, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_t(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_FiniteModel_Kernel_laneT___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint32_t l_Spec_FiniteModel_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_26 = 4294967295;
x_27 = lean_uint32_dec_eq(x_2, x_26);
if (x_27 == 0)
{
uint8_t x_28; 
x_28 = 1;
x_6 = x_28;
goto block_25;
}
else
{
uint8_t x_29; 
x_29 = 0;
x_6 = x_29;
goto block_25;
}
block_25:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; 
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_add(x_2, x_7);
x_9 = lean_uint32_xor(x_8, x_2);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_3);
x_12 = 1;
x_13 = lean_uint32_sub(x_5, x_12);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_11, x_16);
x_18 = lean_uint32_xor(x_17, x_12);
x_19 = lean_uint32_dec_lt(x_4, x_1);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint32_sub(x_10, x_21);
x_23 = lean_uint32_land(x_9, x_22);
x_24 = lean_uint32_xor(x_2, x_23);
return x_24;
}
}
}
LEAN_EXPORT uint32_t finitemodel_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneElapsed___redArg(x_1, x_10, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_elapsed(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint32(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_FiniteModel_Kernel_laneElapsed___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint8_t x_57; uint32_t x_65; uint8_t x_66; 
x_12 = finitemodel_terminated(x_2, x_4, x_5);
x_13 = lean_uint32_dec_le(x_3, x_5);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_bool_to_uint32(x_7);
x_16 = 1;
x_17 = lean_uint32_sub(x_9, x_16);
x_18 = 3;
x_19 = lean_uint32_dec_lt(x_17, x_18);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_15, x_20);
x_22 = lean_uint32_xor(x_21, x_16);
x_23 = lean_uint32_dec_lt(x_8, x_1);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_22, x_24);
x_26 = lean_bool_to_uint32(x_12);
x_27 = lean_uint32_land(x_25, x_26);
x_65 = 4294967295;
x_66 = lean_uint32_dec_eq(x_6, x_65);
if (x_66 == 0)
{
uint8_t x_67; 
x_67 = 1;
x_57 = x_67;
goto block_64;
}
else
{
uint8_t x_68; 
x_68 = 0;
x_57 = x_68;
goto block_64;
}
block_42:
{
uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; 
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_11, x_28);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_land(x_31, x_33);
x_35 = lean_uint32_lor(x_29, x_34);
x_36 = lean_uint32_land(x_25, x_35);
x_37 = lean_uint32_lor(x_27, x_36);
x_38 = lean_uint32_xor(x_25, x_16);
x_39 = lean_uint32_land(x_15, x_38);
x_40 = lean_uint32_lor(x_37, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_16);
return x_41;
}
block_56:
{
uint32_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint8_t x_53; 
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_dec_le(x_10, x_43);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_xor(x_26, x_16);
x_51 = lean_uint32_land(x_49, x_50);
x_52 = lean_uint32_lor(x_14, x_51);
x_53 = lean_uint32_dec_eq(x_11, x_44);
if (x_53 == 0)
{
uint8_t x_54; 
x_54 = 1;
x_28 = x_43;
x_29 = x_52;
x_30 = x_54;
goto block_42;
}
else
{
uint8_t x_55; 
x_55 = 0;
x_28 = x_43;
x_29 = x_52;
x_30 = x_55;
goto block_42;
}
}
block_64:
{
uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; 
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_add(x_6, x_58);
x_60 = 0;
x_61 = lean_uint32_dec_eq(x_10, x_60);
if (x_61 == 0)
{
uint8_t x_62; 
x_62 = 1;
x_43 = x_59;
x_44 = x_60;
x_45 = x_62;
goto block_56;
}
else
{
uint8_t x_63; 
x_63 = 0;
x_43 = x_59;
x_44 = x_60;
x_45 = x_63;
goto block_56;
}
}
}
}
LEAN_EXPORT uint8_t finitemodel_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneOver___redArg(x_1, x_2, x_3, x_4, x_7, x_10, x_11, x_12, x_13, x_14, x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_over(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_FiniteModel_Kernel_laneOver___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t l_Spec_FiniteModel_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_6 = lean_uint32_to_uint64(x_2);
x_7 = 0;
x_8 = lean_uint64_xor(x_6, x_7);
x_9 = lean_bool_to_uint32(x_3);
x_10 = 1;
x_11 = lean_uint32_sub(x_5, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_4, x_1);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_uint32_to_uint64(x_19);
x_21 = lean_uint64_sub(x_7, x_20);
x_22 = lean_uint64_land(x_8, x_21);
x_23 = lean_uint64_xor(x_7, x_22);
return x_23;
}
}
LEAN_EXPORT uint64_t finitemodel_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint64_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneReward___redArg(x_1, x_8, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_reward(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_FiniteModel_Kernel_laneReward___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; 
x_8 = finitemodel_terminated(x_2, x_3, x_4);
x_9 = lean_bool_to_uint32(x_5);
x_10 = 1;
x_11 = lean_uint32_sub(x_7, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_6, x_1);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_bool_to_uint32(x_8);
x_21 = lean_uint32_land(x_19, x_20);
x_22 = lean_uint32_dec_eq(x_21, x_10);
return x_22;
}
}
LEAN_EXPORT uint8_t finitemodel_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneTerminated___redArg(x_1, x_2, x_4, x_7, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_terminated(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_FiniteModel_Kernel_laneTerminated___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint8_t x_52; uint32_t x_60; uint8_t x_61; 
x_12 = finitemodel_terminated(x_2, x_4, x_5);
x_13 = lean_uint32_dec_le(x_3, x_5);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_bool_to_uint32(x_7);
x_16 = 1;
x_17 = lean_uint32_sub(x_9, x_16);
x_18 = 3;
x_19 = lean_uint32_dec_lt(x_17, x_18);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_15, x_20);
x_22 = lean_uint32_xor(x_21, x_16);
x_23 = lean_uint32_dec_lt(x_8, x_1);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_22, x_24);
x_60 = 4294967295;
x_61 = lean_uint32_dec_eq(x_6, x_60);
if (x_61 == 0)
{
uint8_t x_62; 
x_62 = 1;
x_52 = x_62;
goto block_59;
}
else
{
uint8_t x_63; 
x_63 = 0;
x_52 = x_63;
goto block_59;
}
block_36:
{
uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; 
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_11, x_26);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_uint32_lor(x_27, x_32);
x_34 = lean_uint32_land(x_25, x_33);
x_35 = lean_uint32_dec_eq(x_34, x_16);
return x_35;
}
block_51:
{
uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; 
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_10, x_37);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_bool_to_uint32(x_12);
x_45 = lean_uint32_xor(x_44, x_16);
x_46 = lean_uint32_land(x_43, x_45);
x_47 = lean_uint32_lor(x_14, x_46);
x_48 = lean_uint32_dec_eq(x_11, x_38);
if (x_48 == 0)
{
uint8_t x_49; 
x_49 = 1;
x_26 = x_37;
x_27 = x_47;
x_28 = x_49;
goto block_36;
}
else
{
uint8_t x_50; 
x_50 = 0;
x_26 = x_37;
x_27 = x_47;
x_28 = x_50;
goto block_36;
}
}
block_59:
{
uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; 
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_add(x_6, x_53);
x_55 = 0;
x_56 = lean_uint32_dec_eq(x_10, x_55);
if (x_56 == 0)
{
uint8_t x_57; 
x_57 = 1;
x_37 = x_54;
x_38 = x_55;
x_39 = x_57;
goto block_51;
}
else
{
uint8_t x_58; 
x_58 = 0;
x_37 = x_54;
x_38 = x_55;
x_39 = x_58;
goto block_51;
}
}
}
}
LEAN_EXPORT uint8_t finitemodel_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneTruncated___redArg(x_1, x_2, x_3, x_4, x_7, x_10, x_11, x_12, x_13, x_14, x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_truncated(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_FiniteModel_Kernel_laneTruncated___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint8_t l_Spec_FiniteModel_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint8_t x_63; uint32_t x_71; uint8_t x_72; 
x_12 = finitemodel_terminated(x_2, x_4, x_5);
x_13 = lean_uint32_dec_le(x_3, x_5);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_bool_to_uint32(x_7);
x_16 = 1;
x_17 = lean_uint32_dec_eq(x_9, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = 2;
x_20 = lean_uint32_dec_eq(x_9, x_19);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_lor(x_18, x_21);
x_23 = lean_uint32_land(x_15, x_22);
x_24 = lean_uint32_sub(x_9, x_16);
x_25 = 3;
x_26 = lean_uint32_dec_lt(x_24, x_25);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_15, x_27);
x_29 = lean_uint32_xor(x_28, x_16);
x_30 = lean_uint32_dec_lt(x_8, x_1);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_bool_to_uint32(x_12);
x_34 = lean_uint32_land(x_32, x_33);
x_71 = 4294967295;
x_72 = lean_uint32_dec_eq(x_6, x_71);
if (x_72 == 0)
{
uint8_t x_73; 
x_73 = 1;
x_63 = x_73;
goto block_70;
}
else
{
uint8_t x_74; 
x_74 = 0;
x_63 = x_74;
goto block_70;
}
block_48:
{
uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint8_t x_47; 
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_dec_le(x_11, x_35);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_uint32_lor(x_36, x_41);
x_43 = lean_uint32_land(x_32, x_42);
x_44 = lean_uint32_lor(x_34, x_43);
x_45 = lean_uint32_land(x_44, x_21);
x_46 = lean_uint32_lor(x_23, x_45);
x_47 = lean_uint32_dec_eq(x_46, x_16);
return x_47;
}
block_62:
{
uint32_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint8_t x_59; 
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_dec_le(x_10, x_49);
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_land(x_52, x_54);
x_56 = lean_uint32_xor(x_33, x_16);
x_57 = lean_uint32_land(x_55, x_56);
x_58 = lean_uint32_lor(x_14, x_57);
x_59 = lean_uint32_dec_eq(x_11, x_50);
if (x_59 == 0)
{
uint8_t x_60; 
x_60 = 1;
x_35 = x_49;
x_36 = x_58;
x_37 = x_60;
goto block_48;
}
else
{
uint8_t x_61; 
x_61 = 0;
x_35 = x_49;
x_36 = x_58;
x_37 = x_61;
goto block_48;
}
}
block_70:
{
uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; 
x_64 = lean_bool_to_uint32(x_63);
x_65 = lean_uint32_add(x_6, x_64);
x_66 = 0;
x_67 = lean_uint32_dec_eq(x_10, x_66);
if (x_67 == 0)
{
uint8_t x_68; 
x_68 = 1;
x_49 = x_65;
x_50 = x_66;
x_51 = x_68;
goto block_62;
}
else
{
uint8_t x_69; 
x_69 = 0;
x_49 = x_65;
x_50 = x_66;
x_51 = x_69;
goto block_62;
}
}
}
}
LEAN_EXPORT uint8_t finitemodel_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_FiniteModel_Kernel_laneDue___redArg(x_1, x_2, x_3, x_4, x_7, x_10, x_11, x_12, x_13, x_14, x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = finitemodel_lane_due(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_FiniteModel_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_FiniteModel_Kernel_laneDue___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_FiniteModel_Guide(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_FiniteModel_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_FiniteModel_Guide(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_MDP_Lane_Word(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif

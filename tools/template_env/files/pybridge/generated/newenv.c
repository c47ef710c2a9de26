// Lean compiler output
// Module: Spec.NewEnv.Kernel
// Imports: public import Init public import Spec.NewEnv.Basic public import Spec.MDP.Lane.Word
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
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_laneReward___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_resetWords___boxed(lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT uint8_t newenv_lane_over(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint32_t newenv_lane_elapsed(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_reward___redArg(uint32_t, uint32_t);
LEAN_EXPORT uint64_t newenv_reward(uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint32_t newenv_lane_state_0(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t newenv_lane_refuses(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t newenv_valid(uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_terminated___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_lane_reward(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_actionValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint32_t newenv_init_0(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_valid___boxed(lean_object*);
LEAN_EXPORT uint8_t newenv_state_valid(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneRefuses___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneDue___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint64_t newenv_reset_words(uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_lane_t(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT uint32_t newenv_step_0(uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t newenv_terminated(uint32_t, uint32_t);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint32_t newenv_reward_scale(uint32_t);
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_laneState0___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneOver___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_numActions___boxed(lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_step0___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t newenv_num_actions(uint32_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
uint32_t lean_uint32_shift_left(uint32_t, uint32_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_stateValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_step_words(uint32_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_action_valid(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_lane_terminated(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_obs0___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_obs_0(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_laneT___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_uint32_neg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_stepWords___boxed(lean_object*);
LEAN_EXPORT uint8_t newenv_lane_truncated(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_lane_due(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_valid(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_2 = 2;
x_3 = lean_uint32_dec_le(x_2, x_1);
x_4 = 1000;
x_5 = lean_uint32_dec_le(x_1, x_4);
x_6 = lean_bool_to_uint32(x_3);
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_land(x_6, x_7);
x_9 = 1;
x_10 = lean_uint32_dec_eq(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_valid___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_valid(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t newenv_num_actions(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; 
x_2 = 1;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_numActions___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_num_actions(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t newenv_action_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; 
x_3 = 1;
x_4 = lean_uint32_to_uint64(x_3);
x_5 = 1;
x_6 = lean_uint64_add(x_4, x_5);
x_7 = lean_uint64_to_uint32(x_6);
x_8 = lean_uint32_dec_lt(x_2, x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; 
x_2 = 1;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_lt(x_1, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_action_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_NewEnv_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t newenv_reward_scale(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 1;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_rewardScale___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_reward_scale(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t newenv_reset_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_resetWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_reset_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t newenv_step_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_stepWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_step_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t newenv_state_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; 
x_3 = 1;
x_4 = lean_uint32_sub(x_1, x_3);
x_5 = 10;
x_6 = lean_uint32_to_uint64(x_2);
x_7 = 1;
x_8 = lean_uint64_shift_left(x_7, x_5);
x_9 = lean_uint64_sub(x_8, x_7);
x_10 = lean_uint64_land(x_6, x_9);
x_11 = lean_uint32_to_uint64(x_4);
x_12 = lean_uint64_dec_le(x_10, x_11);
x_13 = lean_uint64_shift_right(x_6, x_5);
x_14 = 2;
x_15 = lean_uint64_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_12);
x_17 = lean_bool_to_uint32(x_15);
x_18 = lean_uint32_land(x_16, x_17);
x_19 = lean_uint32_dec_eq(x_18, x_3);
x_20 = 1;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_bool_to_uint32(x_20);
x_23 = lean_uint32_land(x_21, x_22);
x_24 = lean_uint32_dec_eq(x_23, x_3);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_state_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t newenv_init_0(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; uint8_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; 
x_4 = 0;
x_5 = 0;
x_6 = 10;
x_7 = 0;
x_8 = lean_uint32_to_uint64(x_4);
x_9 = lean_uint64_lor(x_7, x_8);
x_10 = lean_bool_to_uint32(x_5);
x_11 = lean_uint32_to_uint64(x_10);
x_12 = lean_uint64_shift_left(x_11, x_6);
x_13 = lean_uint64_lor(x_9, x_12);
x_14 = lean_uint64_to_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = newenv_init_0(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t newenv_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint64_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint8_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint32_t x_72; 
x_5 = 1;
x_6 = lean_uint32_sub(x_1, x_5);
x_7 = lean_uint32_to_uint64(x_2);
x_8 = 10;
x_9 = 1;
x_10 = lean_uint64_shift_left(x_9, x_8);
x_11 = lean_uint64_sub(x_10, x_9);
x_12 = lean_uint64_land(x_7, x_11);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_6);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint64_shift_right(x_7, x_8);
x_20 = 0;
x_21 = lean_uint64_shift_left(x_19, x_9);
x_22 = lean_uint64_dec_lt(x_20, x_21);
x_23 = lean_uint32_dec_eq(x_18, x_15);
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_uint32_land(x_24, x_25);
x_27 = lean_uint32_dec_eq(x_26, x_5);
x_28 = lean_uint32_to_uint64(x_3);
x_29 = lean_uint64_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_29, x_5);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_sub(x_15, x_31);
x_33 = lean_uint32_land(x_29, x_32);
x_34 = lean_uint32_dec_eq(x_33, x_5);
x_35 = lean_uint32_dec_lt(x_18, x_6);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_add(x_18, x_36);
x_38 = lean_uint32_dec_lt(x_15, x_18);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_18, x_39);
x_41 = lean_uint32_xor(x_37, x_40);
x_42 = lean_bool_to_uint32(x_34);
x_43 = lean_uint32_sub(x_15, x_42);
x_44 = lean_uint32_land(x_41, x_43);
x_45 = lean_uint32_xor(x_40, x_44);
x_46 = lean_uint32_dec_eq(x_45, x_6);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_lor(x_24, x_47);
x_49 = lean_uint32_dec_eq(x_48, x_5);
x_50 = lean_uint32_xor(x_18, x_45);
x_51 = lean_bool_to_uint32(x_27);
x_52 = lean_uint32_sub(x_15, x_51);
x_53 = lean_uint32_land(x_50, x_52);
x_54 = lean_uint32_xor(x_45, x_53);
x_55 = lean_uint32_land(x_51, x_24);
x_56 = lean_uint32_dec_eq(x_55, x_5);
x_57 = lean_uint32_dec_eq(x_51, x_15);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_bool_to_uint32(x_49);
x_60 = lean_uint32_land(x_58, x_59);
x_61 = lean_uint32_dec_eq(x_60, x_5);
x_62 = lean_bool_to_uint32(x_56);
x_63 = lean_bool_to_uint32(x_61);
x_64 = lean_uint32_lor(x_62, x_63);
x_65 = lean_uint32_dec_eq(x_64, x_5);
x_66 = lean_uint32_to_uint64(x_54);
x_67 = lean_uint64_lor(x_20, x_66);
x_68 = lean_bool_to_uint32(x_65);
x_69 = lean_uint32_to_uint64(x_68);
x_70 = lean_uint64_shift_left(x_69, x_8);
x_71 = lean_uint64_lor(x_67, x_70);
x_72 = lean_uint64_to_uint32(x_71);
return x_72;
}
}
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint8_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint8_t x_64; uint64_t x_65; uint64_t x_66; uint32_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; 
x_4 = 1;
x_5 = lean_uint32_sub(x_1, x_4);
x_6 = lean_uint32_to_uint64(x_2);
x_7 = 10;
x_8 = 1;
x_9 = lean_uint64_shift_left(x_8, x_7);
x_10 = lean_uint64_sub(x_9, x_8);
x_11 = lean_uint64_land(x_6, x_10);
x_12 = lean_uint64_to_uint32(x_11);
x_13 = lean_uint32_dec_le(x_12, x_5);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_12, x_16);
x_18 = lean_uint64_shift_right(x_6, x_7);
x_19 = 0;
x_20 = lean_uint64_shift_left(x_18, x_8);
x_21 = lean_uint64_dec_lt(x_19, x_20);
x_22 = lean_uint32_dec_eq(x_17, x_14);
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_land(x_23, x_24);
x_26 = lean_uint32_dec_eq(x_25, x_4);
x_27 = lean_uint32_to_uint64(x_3);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_4);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_14, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_4);
x_34 = lean_uint32_dec_lt(x_17, x_5);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_add(x_17, x_35);
x_37 = lean_uint32_dec_lt(x_14, x_17);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_17, x_38);
x_40 = lean_uint32_xor(x_36, x_39);
x_41 = lean_bool_to_uint32(x_33);
x_42 = lean_uint32_sub(x_14, x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_xor(x_39, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_5);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_lor(x_23, x_46);
x_48 = lean_uint32_dec_eq(x_47, x_4);
x_49 = lean_uint32_xor(x_17, x_44);
x_50 = lean_bool_to_uint32(x_26);
x_51 = lean_uint32_sub(x_14, x_50);
x_52 = lean_uint32_land(x_49, x_51);
x_53 = lean_uint32_xor(x_44, x_52);
x_54 = lean_uint32_land(x_50, x_23);
x_55 = lean_uint32_dec_eq(x_54, x_4);
x_56 = lean_uint32_dec_eq(x_50, x_14);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_bool_to_uint32(x_48);
x_59 = lean_uint32_land(x_57, x_58);
x_60 = lean_uint32_dec_eq(x_59, x_4);
x_61 = lean_bool_to_uint32(x_55);
x_62 = lean_bool_to_uint32(x_60);
x_63 = lean_uint32_lor(x_61, x_62);
x_64 = lean_uint32_dec_eq(x_63, x_4);
x_65 = lean_uint32_to_uint64(x_53);
x_66 = lean_uint64_lor(x_19, x_65);
x_67 = lean_bool_to_uint32(x_64);
x_68 = lean_uint32_to_uint64(x_67);
x_69 = lean_uint64_shift_left(x_68, x_7);
x_70 = lean_uint64_lor(x_66, x_69);
x_71 = lean_uint64_to_uint32(x_70);
return x_71;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = newenv_step_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_NewEnv_Kernel_step0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t newenv_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; 
x_5 = 1;
x_6 = lean_uint32_sub(x_1, x_5);
x_7 = lean_uint32_to_uint64(x_2);
x_8 = 10;
x_9 = 1;
x_10 = lean_uint64_shift_left(x_9, x_8);
x_11 = lean_uint64_sub(x_10, x_9);
x_12 = lean_uint64_land(x_7, x_11);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_6);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint64_shift_right(x_7, x_8);
x_20 = 0;
x_21 = lean_uint64_shift_left(x_19, x_9);
x_22 = lean_uint64_dec_lt(x_20, x_21);
x_23 = lean_uint32_dec_eq(x_18, x_15);
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_uint32_land(x_24, x_25);
x_27 = lean_uint32_dec_eq(x_26, x_5);
x_28 = lean_uint32_neg(x_5);
x_29 = lean_uint32_xor(x_15, x_28);
x_30 = lean_bool_to_uint32(x_27);
x_31 = lean_uint32_sub(x_15, x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_uint32_xor(x_28, x_32);
x_34 = 2147483648;
x_35 = lean_uint32_add(x_33, x_34);
x_36 = lean_uint32_to_uint64(x_35);
x_37 = 2147483648;
x_38 = lean_uint64_sub(x_36, x_37);
return x_38;
}
}
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; 
x_3 = 1;
x_4 = lean_uint32_sub(x_1, x_3);
x_5 = lean_uint32_to_uint64(x_2);
x_6 = 10;
x_7 = 1;
x_8 = lean_uint64_shift_left(x_7, x_6);
x_9 = lean_uint64_sub(x_8, x_7);
x_10 = lean_uint64_land(x_5, x_9);
x_11 = lean_uint64_to_uint32(x_10);
x_12 = lean_uint32_dec_le(x_11, x_4);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_sub(x_13, x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint64_shift_right(x_5, x_6);
x_18 = 0;
x_19 = lean_uint64_shift_left(x_17, x_7);
x_20 = lean_uint64_dec_lt(x_18, x_19);
x_21 = lean_uint32_dec_eq(x_16, x_13);
x_22 = lean_bool_to_uint32(x_20);
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_uint32_land(x_22, x_23);
x_25 = lean_uint32_dec_eq(x_24, x_3);
x_26 = lean_uint32_neg(x_3);
x_27 = lean_uint32_xor(x_13, x_26);
x_28 = lean_bool_to_uint32(x_25);
x_29 = lean_uint32_sub(x_13, x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_xor(x_26, x_30);
x_32 = 2147483648;
x_33 = lean_uint32_add(x_31, x_32);
x_34 = lean_uint32_to_uint64(x_33);
x_35 = 2147483648;
x_36 = lean_uint64_sub(x_34, x_35);
return x_36;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = newenv_reward(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_NewEnv_Kernel_reward___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t newenv_terminated(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_3 = 1;
x_4 = lean_uint32_sub(x_1, x_3);
x_5 = lean_uint32_to_uint64(x_2);
x_6 = 10;
x_7 = 1;
x_8 = lean_uint64_shift_left(x_7, x_6);
x_9 = lean_uint64_sub(x_8, x_7);
x_10 = lean_uint64_land(x_5, x_9);
x_11 = lean_uint64_to_uint32(x_10);
x_12 = lean_uint32_dec_le(x_11, x_4);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_sub(x_13, x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint64_shift_right(x_5, x_6);
x_18 = 0;
x_19 = lean_uint64_shift_left(x_17, x_7);
x_20 = lean_uint64_dec_lt(x_18, x_19);
x_21 = lean_uint32_dec_eq(x_16, x_13);
x_22 = lean_bool_to_uint32(x_20);
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_uint32_land(x_22, x_23);
x_25 = lean_uint32_dec_eq(x_24, x_3);
return x_25;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_terminated(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t newenv_obs_0(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; 
x_3 = 1;
x_4 = lean_uint32_sub(x_1, x_3);
x_5 = lean_uint32_to_uint64(x_2);
x_6 = 10;
x_7 = 1;
x_8 = lean_uint64_shift_left(x_7, x_6);
x_9 = lean_uint64_sub(x_8, x_7);
x_10 = lean_uint64_land(x_5, x_9);
x_11 = lean_uint64_to_uint32(x_10);
x_12 = lean_uint32_dec_le(x_11, x_4);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_sub(x_13, x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint64_shift_right(x_5, x_6);
x_18 = 0;
x_19 = lean_uint64_shift_left(x_17, x_7);
x_20 = lean_uint64_dec_lt(x_18, x_19);
x_21 = lean_uint32_shift_left(x_1, x_3);
x_22 = lean_uint32_sub(x_21, x_3);
x_23 = lean_uint32_shift_left(x_16, x_3);
x_24 = lean_bool_to_uint32(x_20);
x_25 = lean_uint32_sub(x_13, x_24);
x_26 = lean_uint32_land(x_3, x_25);
x_27 = lean_uint32_add(x_23, x_26);
x_28 = lean_uint32_dec_le(x_27, x_22);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_sub(x_13, x_29);
x_31 = lean_uint32_land(x_27, x_30);
x_32 = lean_uint32_to_uint64(x_31);
x_33 = lean_uint64_lor(x_18, x_32);
return x_33;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_obs_0(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneRefuses___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_5 = newenv_num_actions(x_1);
x_6 = lean_bool_to_uint32(x_2);
x_7 = 1;
x_8 = lean_uint32_dec_eq(x_4, x_7);
x_9 = lean_bool_to_uint32(x_8);
x_10 = 2;
x_11 = lean_uint32_dec_eq(x_4, x_10);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_lor(x_9, x_12);
x_14 = lean_uint32_land(x_6, x_13);
x_15 = lean_uint32_sub(x_4, x_7);
x_16 = 3;
x_17 = lean_uint32_dec_lt(x_15, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_6, x_18);
x_20 = lean_uint32_xor(x_19, x_7);
x_21 = lean_uint32_dec_lt(x_3, x_5);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = lean_uint32_lor(x_14, x_23);
x_25 = lean_uint32_xor(x_24, x_7);
x_26 = lean_uint32_dec_eq(x_25, x_7);
return x_26;
}
}
LEAN_EXPORT uint8_t newenv_lane_refuses(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneRefuses___redArg(x_1, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_refuses(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_NewEnv_Kernel_laneRefuses___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint8_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; uint64_t x_68; uint64_t x_69; uint32_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; 
x_6 = newenv_num_actions(x_1);
x_7 = 1;
x_8 = lean_uint32_sub(x_1, x_7);
x_9 = lean_uint32_to_uint64(x_2);
x_10 = 10;
x_11 = 1;
x_12 = lean_uint64_shift_left(x_11, x_10);
x_13 = lean_uint64_sub(x_12, x_11);
x_14 = lean_uint64_land(x_9, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = lean_uint32_dec_le(x_15, x_8);
x_17 = 0;
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_sub(x_17, x_18);
x_20 = lean_uint32_land(x_15, x_19);
x_21 = lean_uint64_shift_right(x_9, x_10);
x_22 = 0;
x_23 = lean_uint64_shift_left(x_21, x_11);
x_24 = lean_uint64_dec_lt(x_22, x_23);
x_25 = lean_uint32_dec_eq(x_20, x_17);
x_26 = lean_bool_to_uint32(x_24);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_land(x_26, x_27);
x_29 = lean_uint32_dec_eq(x_28, x_7);
x_30 = lean_uint32_to_uint64(x_4);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_7);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_17, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_7);
x_37 = lean_uint32_dec_lt(x_20, x_8);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_add(x_20, x_38);
x_40 = lean_uint32_dec_lt(x_17, x_20);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_sub(x_20, x_41);
x_43 = lean_uint32_xor(x_39, x_42);
x_44 = lean_bool_to_uint32(x_36);
x_45 = lean_uint32_sub(x_17, x_44);
x_46 = lean_uint32_land(x_43, x_45);
x_47 = lean_uint32_xor(x_42, x_46);
x_48 = lean_uint32_dec_eq(x_47, x_8);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_lor(x_26, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_7);
x_52 = lean_uint32_xor(x_20, x_47);
x_53 = lean_bool_to_uint32(x_29);
x_54 = lean_uint32_sub(x_17, x_53);
x_55 = lean_uint32_land(x_52, x_54);
x_56 = lean_uint32_xor(x_47, x_55);
x_57 = lean_uint32_land(x_53, x_26);
x_58 = lean_uint32_dec_eq(x_57, x_7);
x_59 = lean_uint32_dec_eq(x_53, x_17);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_bool_to_uint32(x_51);
x_62 = lean_uint32_land(x_60, x_61);
x_63 = lean_uint32_dec_eq(x_62, x_7);
x_64 = lean_bool_to_uint32(x_58);
x_65 = lean_bool_to_uint32(x_63);
x_66 = lean_uint32_lor(x_64, x_65);
x_67 = lean_uint32_dec_eq(x_66, x_7);
x_68 = lean_uint32_to_uint64(x_56);
x_69 = lean_uint64_lor(x_22, x_68);
x_70 = lean_bool_to_uint32(x_67);
x_71 = lean_uint32_to_uint64(x_70);
x_72 = lean_uint64_shift_left(x_71, x_10);
x_73 = lean_uint64_lor(x_69, x_72);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_xor(x_74, x_2);
x_76 = lean_bool_to_uint32(x_3);
x_77 = lean_uint32_sub(x_5, x_7);
x_78 = 3;
x_79 = lean_uint32_dec_lt(x_77, x_78);
x_80 = lean_bool_to_uint32(x_79);
x_81 = lean_uint32_land(x_76, x_80);
x_82 = lean_uint32_xor(x_81, x_7);
x_83 = lean_uint32_dec_lt(x_4, x_6);
x_84 = lean_bool_to_uint32(x_83);
x_85 = lean_uint32_land(x_82, x_84);
x_86 = lean_uint32_sub(x_17, x_85);
x_87 = lean_uint32_land(x_75, x_86);
x_88 = lean_uint32_xor(x_2, x_87);
return x_88;
}
}
LEAN_EXPORT uint32_t newenv_lane_state_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneState0___redArg(x_1, x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_state_0(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_NewEnv_Kernel_laneState0___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_laneT___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_6 = newenv_num_actions(x_1);
x_7 = lean_uint64_xor(x_2, x_2);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_3);
x_10 = 1;
x_11 = lean_uint32_sub(x_5, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_4, x_6);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_uint32_to_uint64(x_19);
x_21 = lean_uint64_sub(x_8, x_20);
x_22 = lean_uint64_land(x_7, x_21);
x_23 = lean_uint64_xor(x_2, x_22);
return x_23;
}
}
LEAN_EXPORT uint64_t newenv_lane_t(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneT___redArg(x_1, x_4, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_t(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_NewEnv_Kernel_laneT___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint32_t x_27; uint8_t x_28; 
x_6 = newenv_num_actions(x_1);
x_27 = 4294967295;
x_28 = lean_uint32_dec_eq(x_2, x_27);
if (x_28 == 0)
{
uint8_t x_29; 
x_29 = 1;
x_7 = x_29;
goto block_26;
}
else
{
uint8_t x_30; 
x_30 = 0;
x_7 = x_30;
goto block_26;
}
block_26:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; 
x_8 = lean_bool_to_uint32(x_7);
x_9 = lean_uint32_add(x_2, x_8);
x_10 = lean_uint32_xor(x_9, x_2);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_3);
x_13 = 1;
x_14 = lean_uint32_sub(x_5, x_13);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_xor(x_18, x_13);
x_20 = lean_uint32_dec_lt(x_4, x_6);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_sub(x_11, x_22);
x_24 = lean_uint32_land(x_10, x_23);
x_25 = lean_uint32_xor(x_2, x_24);
return x_25;
}
}
}
LEAN_EXPORT uint32_t newenv_lane_elapsed(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneElapsed___redArg(x_1, x_5, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_elapsed(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_NewEnv_Kernel_laneElapsed___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint8_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint64_t x_71; uint64_t x_72; uint32_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint8_t x_93; uint32_t x_106; uint8_t x_107; uint8_t x_119; uint32_t x_126; uint8_t x_127; 
x_9 = newenv_num_actions(x_1);
x_10 = 1;
x_11 = lean_uint32_sub(x_1, x_10);
x_12 = lean_uint32_to_uint64(x_2);
x_13 = 10;
x_14 = 1;
x_15 = lean_uint64_shift_left(x_14, x_13);
x_16 = lean_uint64_sub(x_15, x_14);
x_17 = lean_uint64_land(x_12, x_16);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_11);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_uint32_sub(x_20, x_21);
x_23 = lean_uint32_land(x_18, x_22);
x_24 = lean_uint64_shift_right(x_12, x_13);
x_25 = 0;
x_26 = lean_uint64_shift_left(x_24, x_14);
x_27 = lean_uint64_dec_lt(x_25, x_26);
x_28 = lean_uint32_dec_eq(x_23, x_20);
x_29 = lean_bool_to_uint32(x_27);
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_uint32_land(x_29, x_30);
x_32 = lean_uint32_dec_eq(x_31, x_10);
x_33 = lean_uint32_to_uint64(x_5);
x_34 = lean_uint64_to_uint32(x_33);
x_35 = lean_uint32_dec_le(x_34, x_10);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_sub(x_20, x_36);
x_38 = lean_uint32_land(x_34, x_37);
x_39 = lean_uint32_dec_eq(x_38, x_10);
x_40 = lean_uint32_dec_lt(x_23, x_11);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_add(x_23, x_41);
x_43 = lean_uint32_dec_lt(x_20, x_23);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_23, x_44);
x_46 = lean_uint32_xor(x_42, x_45);
x_47 = lean_bool_to_uint32(x_39);
x_48 = lean_uint32_sub(x_20, x_47);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_xor(x_45, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_11);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_lor(x_29, x_52);
x_54 = lean_uint32_dec_eq(x_53, x_10);
x_55 = lean_uint32_xor(x_23, x_50);
x_56 = lean_bool_to_uint32(x_32);
x_57 = lean_uint32_sub(x_20, x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_50, x_58);
x_60 = lean_uint32_land(x_56, x_29);
x_61 = lean_uint32_dec_eq(x_60, x_10);
x_62 = lean_uint32_dec_eq(x_56, x_20);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_bool_to_uint32(x_54);
x_65 = lean_uint32_land(x_63, x_64);
x_66 = lean_uint32_dec_eq(x_65, x_10);
x_67 = lean_bool_to_uint32(x_61);
x_68 = lean_bool_to_uint32(x_66);
x_69 = lean_uint32_lor(x_67, x_68);
x_70 = lean_uint32_dec_eq(x_69, x_10);
x_71 = lean_uint32_to_uint64(x_59);
x_72 = lean_uint64_lor(x_25, x_71);
x_73 = lean_bool_to_uint32(x_70);
x_74 = lean_uint32_to_uint64(x_73);
x_75 = lean_uint64_shift_left(x_74, x_13);
x_76 = lean_uint64_lor(x_72, x_75);
x_77 = lean_uint64_to_uint32(x_76);
x_78 = newenv_terminated(x_1, x_77);
x_79 = lean_bool_to_uint32(x_4);
x_80 = lean_uint32_sub(x_6, x_10);
x_81 = 3;
x_82 = lean_uint32_dec_lt(x_80, x_81);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_land(x_79, x_83);
x_85 = lean_uint32_xor(x_84, x_10);
x_86 = lean_uint32_dec_lt(x_5, x_9);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_land(x_85, x_87);
x_89 = lean_bool_to_uint32(x_78);
x_90 = lean_uint32_land(x_88, x_89);
x_126 = 4294967295;
x_127 = lean_uint32_dec_eq(x_3, x_126);
if (x_127 == 0)
{
uint8_t x_128; 
x_128 = 1;
x_119 = x_128;
goto block_125;
}
else
{
uint8_t x_129; 
x_129 = 0;
x_119 = x_129;
goto block_125;
}
block_105:
{
uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint8_t x_104; 
x_94 = lean_bool_to_uint32(x_93);
x_95 = lean_uint32_dec_le(x_8, x_92);
x_96 = lean_bool_to_uint32(x_95);
x_97 = lean_uint32_land(x_94, x_96);
x_98 = lean_uint32_lor(x_91, x_97);
x_99 = lean_uint32_land(x_88, x_98);
x_100 = lean_uint32_lor(x_90, x_99);
x_101 = lean_uint32_xor(x_88, x_10);
x_102 = lean_uint32_land(x_79, x_101);
x_103 = lean_uint32_lor(x_100, x_102);
x_104 = lean_uint32_dec_eq(x_103, x_10);
return x_104;
}
block_118:
{
uint32_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; 
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_dec_le(x_7, x_106);
x_110 = lean_bool_to_uint32(x_109);
x_111 = lean_uint32_land(x_108, x_110);
x_112 = lean_uint32_xor(x_89, x_10);
x_113 = lean_uint32_land(x_111, x_112);
x_114 = lean_uint32_lor(x_20, x_113);
x_115 = lean_uint32_dec_eq(x_8, x_20);
if (x_115 == 0)
{
uint8_t x_116; 
x_116 = 1;
x_91 = x_114;
x_92 = x_106;
x_93 = x_116;
goto block_105;
}
else
{
uint8_t x_117; 
x_117 = 0;
x_91 = x_114;
x_92 = x_106;
x_93 = x_117;
goto block_105;
}
}
block_125:
{
uint32_t x_120; uint32_t x_121; uint8_t x_122; 
x_120 = lean_bool_to_uint32(x_119);
x_121 = lean_uint32_add(x_3, x_120);
x_122 = lean_uint32_dec_eq(x_7, x_20);
if (x_122 == 0)
{
uint8_t x_123; 
x_123 = 1;
x_106 = x_121;
x_107 = x_123;
goto block_118;
}
else
{
uint8_t x_124; 
x_124 = 0;
x_106 = x_121;
x_107 = x_124;
goto block_118;
}
}
}
}
LEAN_EXPORT uint8_t newenv_lane_over(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneOver___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_over(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_NewEnv_Kernel_laneOver___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint8_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; 
x_6 = newenv_num_actions(x_1);
x_7 = 1;
x_8 = lean_uint32_sub(x_1, x_7);
x_9 = lean_uint32_to_uint64(x_2);
x_10 = 10;
x_11 = 1;
x_12 = lean_uint64_shift_left(x_11, x_10);
x_13 = lean_uint64_sub(x_12, x_11);
x_14 = lean_uint64_land(x_9, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = lean_uint32_dec_le(x_15, x_8);
x_17 = 0;
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_sub(x_17, x_18);
x_20 = lean_uint32_land(x_15, x_19);
x_21 = lean_uint64_shift_right(x_9, x_10);
x_22 = 0;
x_23 = lean_uint64_shift_left(x_21, x_11);
x_24 = lean_uint64_dec_lt(x_22, x_23);
x_25 = lean_uint32_dec_eq(x_20, x_17);
x_26 = lean_bool_to_uint32(x_24);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_land(x_26, x_27);
x_29 = lean_uint32_dec_eq(x_28, x_7);
x_30 = lean_uint32_neg(x_7);
x_31 = lean_uint32_xor(x_17, x_30);
x_32 = lean_bool_to_uint32(x_29);
x_33 = lean_uint32_sub(x_17, x_32);
x_34 = lean_uint32_land(x_31, x_33);
x_35 = lean_uint32_xor(x_30, x_34);
x_36 = 2147483648;
x_37 = lean_uint32_add(x_35, x_36);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = 2147483648;
x_40 = lean_uint64_sub(x_38, x_39);
x_41 = lean_uint64_xor(x_40, x_22);
x_42 = lean_bool_to_uint32(x_3);
x_43 = lean_uint32_sub(x_5, x_7);
x_44 = 3;
x_45 = lean_uint32_dec_lt(x_43, x_44);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_land(x_42, x_46);
x_48 = lean_uint32_xor(x_47, x_7);
x_49 = lean_uint32_dec_lt(x_4, x_6);
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_land(x_48, x_50);
x_52 = lean_uint32_to_uint64(x_51);
x_53 = lean_uint64_sub(x_22, x_52);
x_54 = lean_uint64_land(x_41, x_53);
x_55 = lean_uint64_xor(x_22, x_54);
return x_55;
}
}
LEAN_EXPORT uint64_t newenv_lane_reward(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneReward___redArg(x_1, x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_reward(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_NewEnv_Kernel_laneReward___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint8_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; uint64_t x_68; uint64_t x_69; uint32_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint8_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; 
x_6 = newenv_num_actions(x_1);
x_7 = 1;
x_8 = lean_uint32_sub(x_1, x_7);
x_9 = lean_uint32_to_uint64(x_2);
x_10 = 10;
x_11 = 1;
x_12 = lean_uint64_shift_left(x_11, x_10);
x_13 = lean_uint64_sub(x_12, x_11);
x_14 = lean_uint64_land(x_9, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = lean_uint32_dec_le(x_15, x_8);
x_17 = 0;
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_sub(x_17, x_18);
x_20 = lean_uint32_land(x_15, x_19);
x_21 = lean_uint64_shift_right(x_9, x_10);
x_22 = 0;
x_23 = lean_uint64_shift_left(x_21, x_11);
x_24 = lean_uint64_dec_lt(x_22, x_23);
x_25 = lean_uint32_dec_eq(x_20, x_17);
x_26 = lean_bool_to_uint32(x_24);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_land(x_26, x_27);
x_29 = lean_uint32_dec_eq(x_28, x_7);
x_30 = lean_uint32_to_uint64(x_4);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_7);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_17, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_7);
x_37 = lean_uint32_dec_lt(x_20, x_8);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_add(x_20, x_38);
x_40 = lean_uint32_dec_lt(x_17, x_20);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_sub(x_20, x_41);
x_43 = lean_uint32_xor(x_39, x_42);
x_44 = lean_bool_to_uint32(x_36);
x_45 = lean_uint32_sub(x_17, x_44);
x_46 = lean_uint32_land(x_43, x_45);
x_47 = lean_uint32_xor(x_42, x_46);
x_48 = lean_uint32_dec_eq(x_47, x_8);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_lor(x_26, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_7);
x_52 = lean_uint32_xor(x_20, x_47);
x_53 = lean_bool_to_uint32(x_29);
x_54 = lean_uint32_sub(x_17, x_53);
x_55 = lean_uint32_land(x_52, x_54);
x_56 = lean_uint32_xor(x_47, x_55);
x_57 = lean_uint32_land(x_53, x_26);
x_58 = lean_uint32_dec_eq(x_57, x_7);
x_59 = lean_uint32_dec_eq(x_53, x_17);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_bool_to_uint32(x_51);
x_62 = lean_uint32_land(x_60, x_61);
x_63 = lean_uint32_dec_eq(x_62, x_7);
x_64 = lean_bool_to_uint32(x_58);
x_65 = lean_bool_to_uint32(x_63);
x_66 = lean_uint32_lor(x_64, x_65);
x_67 = lean_uint32_dec_eq(x_66, x_7);
x_68 = lean_uint32_to_uint64(x_56);
x_69 = lean_uint64_lor(x_22, x_68);
x_70 = lean_bool_to_uint32(x_67);
x_71 = lean_uint32_to_uint64(x_70);
x_72 = lean_uint64_shift_left(x_71, x_10);
x_73 = lean_uint64_lor(x_69, x_72);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = newenv_terminated(x_1, x_74);
x_76 = lean_bool_to_uint32(x_3);
x_77 = lean_uint32_sub(x_5, x_7);
x_78 = 3;
x_79 = lean_uint32_dec_lt(x_77, x_78);
x_80 = lean_bool_to_uint32(x_79);
x_81 = lean_uint32_land(x_76, x_80);
x_82 = lean_uint32_xor(x_81, x_7);
x_83 = lean_uint32_dec_lt(x_4, x_6);
x_84 = lean_bool_to_uint32(x_83);
x_85 = lean_uint32_land(x_82, x_84);
x_86 = lean_bool_to_uint32(x_75);
x_87 = lean_uint32_land(x_85, x_86);
x_88 = lean_uint32_dec_eq(x_87, x_7);
return x_88;
}
}
LEAN_EXPORT uint8_t newenv_lane_terminated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneTerminated___redArg(x_1, x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_terminated(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_NewEnv_Kernel_laneTerminated___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint8_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint64_t x_71; uint64_t x_72; uint32_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint8_t x_91; uint32_t x_100; uint8_t x_101; uint8_t x_114; uint32_t x_121; uint8_t x_122; 
x_9 = newenv_num_actions(x_1);
x_10 = 1;
x_11 = lean_uint32_sub(x_1, x_10);
x_12 = lean_uint32_to_uint64(x_2);
x_13 = 10;
x_14 = 1;
x_15 = lean_uint64_shift_left(x_14, x_13);
x_16 = lean_uint64_sub(x_15, x_14);
x_17 = lean_uint64_land(x_12, x_16);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_11);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_uint32_sub(x_20, x_21);
x_23 = lean_uint32_land(x_18, x_22);
x_24 = lean_uint64_shift_right(x_12, x_13);
x_25 = 0;
x_26 = lean_uint64_shift_left(x_24, x_14);
x_27 = lean_uint64_dec_lt(x_25, x_26);
x_28 = lean_uint32_dec_eq(x_23, x_20);
x_29 = lean_bool_to_uint32(x_27);
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_uint32_land(x_29, x_30);
x_32 = lean_uint32_dec_eq(x_31, x_10);
x_33 = lean_uint32_to_uint64(x_5);
x_34 = lean_uint64_to_uint32(x_33);
x_35 = lean_uint32_dec_le(x_34, x_10);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_sub(x_20, x_36);
x_38 = lean_uint32_land(x_34, x_37);
x_39 = lean_uint32_dec_eq(x_38, x_10);
x_40 = lean_uint32_dec_lt(x_23, x_11);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_add(x_23, x_41);
x_43 = lean_uint32_dec_lt(x_20, x_23);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_23, x_44);
x_46 = lean_uint32_xor(x_42, x_45);
x_47 = lean_bool_to_uint32(x_39);
x_48 = lean_uint32_sub(x_20, x_47);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_xor(x_45, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_11);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_lor(x_29, x_52);
x_54 = lean_uint32_dec_eq(x_53, x_10);
x_55 = lean_uint32_xor(x_23, x_50);
x_56 = lean_bool_to_uint32(x_32);
x_57 = lean_uint32_sub(x_20, x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_50, x_58);
x_60 = lean_uint32_land(x_56, x_29);
x_61 = lean_uint32_dec_eq(x_60, x_10);
x_62 = lean_uint32_dec_eq(x_56, x_20);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_bool_to_uint32(x_54);
x_65 = lean_uint32_land(x_63, x_64);
x_66 = lean_uint32_dec_eq(x_65, x_10);
x_67 = lean_bool_to_uint32(x_61);
x_68 = lean_bool_to_uint32(x_66);
x_69 = lean_uint32_lor(x_67, x_68);
x_70 = lean_uint32_dec_eq(x_69, x_10);
x_71 = lean_uint32_to_uint64(x_59);
x_72 = lean_uint64_lor(x_25, x_71);
x_73 = lean_bool_to_uint32(x_70);
x_74 = lean_uint32_to_uint64(x_73);
x_75 = lean_uint64_shift_left(x_74, x_13);
x_76 = lean_uint64_lor(x_72, x_75);
x_77 = lean_uint64_to_uint32(x_76);
x_78 = newenv_terminated(x_1, x_77);
x_79 = lean_bool_to_uint32(x_4);
x_80 = lean_uint32_sub(x_6, x_10);
x_81 = 3;
x_82 = lean_uint32_dec_lt(x_80, x_81);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_land(x_79, x_83);
x_85 = lean_uint32_xor(x_84, x_10);
x_86 = lean_uint32_dec_lt(x_5, x_9);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_land(x_85, x_87);
x_121 = 4294967295;
x_122 = lean_uint32_dec_eq(x_3, x_121);
if (x_122 == 0)
{
uint8_t x_123; 
x_123 = 1;
x_114 = x_123;
goto block_120;
}
else
{
uint8_t x_124; 
x_124 = 0;
x_114 = x_124;
goto block_120;
}
block_99:
{
uint32_t x_92; uint8_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint8_t x_98; 
x_92 = lean_bool_to_uint32(x_91);
x_93 = lean_uint32_dec_le(x_8, x_89);
x_94 = lean_bool_to_uint32(x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_lor(x_90, x_95);
x_97 = lean_uint32_land(x_88, x_96);
x_98 = lean_uint32_dec_eq(x_97, x_10);
return x_98;
}
block_113:
{
uint32_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; 
x_102 = lean_bool_to_uint32(x_101);
x_103 = lean_uint32_dec_le(x_7, x_100);
x_104 = lean_bool_to_uint32(x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_bool_to_uint32(x_78);
x_107 = lean_uint32_xor(x_106, x_10);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_lor(x_20, x_108);
x_110 = lean_uint32_dec_eq(x_8, x_20);
if (x_110 == 0)
{
uint8_t x_111; 
x_111 = 1;
x_89 = x_100;
x_90 = x_109;
x_91 = x_111;
goto block_99;
}
else
{
uint8_t x_112; 
x_112 = 0;
x_89 = x_100;
x_90 = x_109;
x_91 = x_112;
goto block_99;
}
}
block_120:
{
uint32_t x_115; uint32_t x_116; uint8_t x_117; 
x_115 = lean_bool_to_uint32(x_114);
x_116 = lean_uint32_add(x_3, x_115);
x_117 = lean_uint32_dec_eq(x_7, x_20);
if (x_117 == 0)
{
uint8_t x_118; 
x_118 = 1;
x_100 = x_116;
x_101 = x_118;
goto block_113;
}
else
{
uint8_t x_119; 
x_119 = 0;
x_100 = x_116;
x_101 = x_119;
goto block_113;
}
}
}
}
LEAN_EXPORT uint8_t newenv_lane_truncated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneTruncated___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_truncated(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_NewEnv_Kernel_laneTruncated___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint8_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint64_t x_71; uint64_t x_72; uint32_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint8_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint8_t x_100; uint32_t x_112; uint8_t x_113; uint8_t x_125; uint32_t x_132; uint8_t x_133; 
x_9 = newenv_num_actions(x_1);
x_10 = 1;
x_11 = lean_uint32_sub(x_1, x_10);
x_12 = lean_uint32_to_uint64(x_2);
x_13 = 10;
x_14 = 1;
x_15 = lean_uint64_shift_left(x_14, x_13);
x_16 = lean_uint64_sub(x_15, x_14);
x_17 = lean_uint64_land(x_12, x_16);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_11);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_uint32_sub(x_20, x_21);
x_23 = lean_uint32_land(x_18, x_22);
x_24 = lean_uint64_shift_right(x_12, x_13);
x_25 = 0;
x_26 = lean_uint64_shift_left(x_24, x_14);
x_27 = lean_uint64_dec_lt(x_25, x_26);
x_28 = lean_uint32_dec_eq(x_23, x_20);
x_29 = lean_bool_to_uint32(x_27);
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_uint32_land(x_29, x_30);
x_32 = lean_uint32_dec_eq(x_31, x_10);
x_33 = lean_uint32_to_uint64(x_5);
x_34 = lean_uint64_to_uint32(x_33);
x_35 = lean_uint32_dec_le(x_34, x_10);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_sub(x_20, x_36);
x_38 = lean_uint32_land(x_34, x_37);
x_39 = lean_uint32_dec_eq(x_38, x_10);
x_40 = lean_uint32_dec_lt(x_23, x_11);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_add(x_23, x_41);
x_43 = lean_uint32_dec_lt(x_20, x_23);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_23, x_44);
x_46 = lean_uint32_xor(x_42, x_45);
x_47 = lean_bool_to_uint32(x_39);
x_48 = lean_uint32_sub(x_20, x_47);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_xor(x_45, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_11);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_lor(x_29, x_52);
x_54 = lean_uint32_dec_eq(x_53, x_10);
x_55 = lean_uint32_xor(x_23, x_50);
x_56 = lean_bool_to_uint32(x_32);
x_57 = lean_uint32_sub(x_20, x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_50, x_58);
x_60 = lean_uint32_land(x_56, x_29);
x_61 = lean_uint32_dec_eq(x_60, x_10);
x_62 = lean_uint32_dec_eq(x_56, x_20);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_bool_to_uint32(x_54);
x_65 = lean_uint32_land(x_63, x_64);
x_66 = lean_uint32_dec_eq(x_65, x_10);
x_67 = lean_bool_to_uint32(x_61);
x_68 = lean_bool_to_uint32(x_66);
x_69 = lean_uint32_lor(x_67, x_68);
x_70 = lean_uint32_dec_eq(x_69, x_10);
x_71 = lean_uint32_to_uint64(x_59);
x_72 = lean_uint64_lor(x_25, x_71);
x_73 = lean_bool_to_uint32(x_70);
x_74 = lean_uint32_to_uint64(x_73);
x_75 = lean_uint64_shift_left(x_74, x_13);
x_76 = lean_uint64_lor(x_72, x_75);
x_77 = lean_uint64_to_uint32(x_76);
x_78 = newenv_terminated(x_1, x_77);
x_79 = lean_bool_to_uint32(x_4);
x_80 = lean_uint32_dec_eq(x_6, x_10);
x_81 = lean_bool_to_uint32(x_80);
x_82 = 2;
x_83 = lean_uint32_dec_eq(x_6, x_82);
x_84 = lean_bool_to_uint32(x_83);
x_85 = lean_uint32_lor(x_81, x_84);
x_86 = lean_uint32_land(x_79, x_85);
x_87 = lean_uint32_sub(x_6, x_10);
x_88 = 3;
x_89 = lean_uint32_dec_lt(x_87, x_88);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_land(x_79, x_90);
x_92 = lean_uint32_xor(x_91, x_10);
x_93 = lean_uint32_dec_lt(x_5, x_9);
x_94 = lean_bool_to_uint32(x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_bool_to_uint32(x_78);
x_97 = lean_uint32_land(x_95, x_96);
x_132 = 4294967295;
x_133 = lean_uint32_dec_eq(x_3, x_132);
if (x_133 == 0)
{
uint8_t x_134; 
x_134 = 1;
x_125 = x_134;
goto block_131;
}
else
{
uint8_t x_135; 
x_135 = 0;
x_125 = x_135;
goto block_131;
}
block_111:
{
uint32_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; 
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_dec_le(x_8, x_99);
x_103 = lean_bool_to_uint32(x_102);
x_104 = lean_uint32_land(x_101, x_103);
x_105 = lean_uint32_lor(x_98, x_104);
x_106 = lean_uint32_land(x_95, x_105);
x_107 = lean_uint32_lor(x_97, x_106);
x_108 = lean_uint32_land(x_107, x_84);
x_109 = lean_uint32_lor(x_86, x_108);
x_110 = lean_uint32_dec_eq(x_109, x_10);
return x_110;
}
block_124:
{
uint32_t x_114; uint8_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint8_t x_121; 
x_114 = lean_bool_to_uint32(x_113);
x_115 = lean_uint32_dec_le(x_7, x_112);
x_116 = lean_bool_to_uint32(x_115);
x_117 = lean_uint32_land(x_114, x_116);
x_118 = lean_uint32_xor(x_96, x_10);
x_119 = lean_uint32_land(x_117, x_118);
x_120 = lean_uint32_lor(x_20, x_119);
x_121 = lean_uint32_dec_eq(x_8, x_20);
if (x_121 == 0)
{
uint8_t x_122; 
x_122 = 1;
x_98 = x_120;
x_99 = x_112;
x_100 = x_122;
goto block_111;
}
else
{
uint8_t x_123; 
x_123 = 0;
x_98 = x_120;
x_99 = x_112;
x_100 = x_123;
goto block_111;
}
}
block_131:
{
uint32_t x_126; uint32_t x_127; uint8_t x_128; 
x_126 = lean_bool_to_uint32(x_125);
x_127 = lean_uint32_add(x_3, x_126);
x_128 = lean_uint32_dec_eq(x_7, x_20);
if (x_128 == 0)
{
uint8_t x_129; 
x_129 = 1;
x_112 = x_127;
x_113 = x_129;
goto block_124;
}
else
{
uint8_t x_130; 
x_130 = 0;
x_112 = x_127;
x_113 = x_130;
goto block_124;
}
}
}
}
LEAN_EXPORT uint8_t newenv_lane_due(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneDue___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_due(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_NewEnv_Kernel_laneDue___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_NewEnv_Basic(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_NewEnv_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_NewEnv_Basic(builtin);
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

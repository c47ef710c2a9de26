// Lean compiler output
// Module: Spec.CliffWalking.Kernel
// Imports: public import Init public import Spec.CliffWalking.Basic public import Spec.MDP.Lane.Word
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
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint32_t cliffwalking_lane_state_0(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t cliffwalking_lane_reward(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t cliffwalking_terminated(uint32_t, uint32_t);
LEAN_EXPORT uint8_t cliffwalking_lane_refuses(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_stateValid___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_valid___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t cliffwalking_lane_elapsed(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_stateValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_CliffWalking_Kernel_laneState0___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_CliffWalking_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t cliffwalking_lane_t(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t cliffwalking_step_0(uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_obs0___redArg___boxed(lean_object*);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_actionValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t cliffwalking_lane_terminated(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_stepWords___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_terminated___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_terminated___redArg(uint32_t);
LEAN_EXPORT uint8_t cliffwalking_state_valid(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_resetWords___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_stateValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t cliffwalking_lane_over(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t cliffwalking_reward(uint32_t, uint32_t, uint32_t, uint64_t);
uint32_t lean_uint64_to_uint32(uint64_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT uint64_t cliffwalking_reset_words(uint32_t);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint8_t cliffwalking_valid(uint32_t);
LEAN_EXPORT uint32_t cliffwalking_reward_scale(uint32_t);
LEAN_EXPORT uint64_t cliffwalking_obs_0(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint32_t cliffwalking_num_actions(uint32_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_obs0___boxed(lean_object*, lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT uint8_t cliffwalking_lane_truncated(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_laneT___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t cliffwalking_step_words(uint32_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_obs0___redArg(uint32_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_laneReward___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_numActions___boxed(lean_object*);
LEAN_EXPORT uint32_t cliffwalking_init_0(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_laneRefuses___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_terminated___boxed(lean_object*, lean_object*);
uint32_t lean_uint32_neg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t cliffwalking_lane_due(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t cliffwalking_action_valid(uint32_t, uint32_t);
LEAN_EXPORT uint8_t cliffwalking_valid(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 2;
x_3 = lean_uint32_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_valid___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = cliffwalking_valid(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t cliffwalking_num_actions(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; 
x_2 = 3;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_numActions___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = cliffwalking_num_actions(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t cliffwalking_action_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; 
x_3 = 3;
x_4 = lean_uint32_to_uint64(x_3);
x_5 = 1;
x_6 = lean_uint64_add(x_4, x_5);
x_7 = lean_uint64_to_uint32(x_6);
x_8 = lean_uint32_dec_lt(x_2, x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; 
x_2 = 3;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_lt(x_1, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = cliffwalking_action_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_CliffWalking_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t cliffwalking_reward_scale(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 1;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_rewardScale___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = cliffwalking_reward_scale(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t cliffwalking_reset_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_resetWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = cliffwalking_reset_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t cliffwalking_step_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 1;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_stepWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = cliffwalking_step_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t cliffwalking_state_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint8_t x_33; uint32_t x_34; uint8_t x_35; uint8_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint8_t x_52; 
x_3 = 11;
x_4 = 3;
x_5 = 4;
x_6 = lean_uint32_to_uint64(x_2);
x_7 = 1;
x_8 = lean_uint64_shift_left(x_7, x_5);
x_9 = lean_uint64_sub(x_8, x_7);
x_10 = lean_uint64_land(x_6, x_9);
x_11 = lean_uint32_to_uint64(x_3);
x_12 = lean_uint64_dec_le(x_10, x_11);
x_13 = lean_uint64_shift_right(x_6, x_5);
x_14 = lean_uint32_to_uint64(x_4);
x_15 = lean_uint64_dec_le(x_13, x_14);
x_16 = lean_bool_to_uint32(x_12);
x_17 = lean_bool_to_uint32(x_15);
x_18 = lean_uint32_land(x_16, x_17);
x_19 = 1;
x_20 = lean_uint32_dec_eq(x_18, x_19);
x_21 = lean_uint64_to_uint32(x_10);
x_22 = lean_uint32_dec_le(x_21, x_3);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint64_to_uint32(x_13);
x_28 = lean_uint32_dec_le(x_27, x_4);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_sub(x_23, x_29);
x_31 = lean_uint32_land(x_27, x_30);
x_32 = lean_uint32_dec_eq(x_31, x_4);
x_33 = lean_uint32_dec_eq(x_26, x_23);
x_34 = lean_bool_to_uint32(x_33);
x_35 = lean_uint32_dec_eq(x_34, x_23);
x_36 = lean_uint32_dec_eq(x_26, x_3);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_dec_eq(x_37, x_23);
x_39 = lean_bool_to_uint32(x_35);
x_40 = lean_bool_to_uint32(x_38);
x_41 = lean_uint32_land(x_39, x_40);
x_42 = lean_uint32_dec_eq(x_41, x_19);
x_43 = lean_bool_to_uint32(x_32);
x_44 = lean_bool_to_uint32(x_42);
x_45 = lean_uint32_land(x_43, x_44);
x_46 = lean_uint32_dec_eq(x_45, x_19);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_dec_eq(x_47, x_23);
x_49 = lean_bool_to_uint32(x_20);
x_50 = lean_bool_to_uint32(x_48);
x_51 = lean_uint32_land(x_49, x_50);
x_52 = lean_uint32_dec_eq(x_51, x_19);
return x_52;
}
}
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_stateValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint8_t x_32; uint32_t x_33; uint8_t x_34; uint8_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; 
x_2 = 11;
x_3 = 3;
x_4 = 4;
x_5 = lean_uint32_to_uint64(x_1);
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_4);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = lean_uint64_land(x_5, x_8);
x_10 = lean_uint32_to_uint64(x_2);
x_11 = lean_uint64_dec_le(x_9, x_10);
x_12 = lean_uint64_shift_right(x_5, x_4);
x_13 = lean_uint32_to_uint64(x_3);
x_14 = lean_uint64_dec_le(x_12, x_13);
x_15 = lean_bool_to_uint32(x_11);
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_land(x_15, x_16);
x_18 = 1;
x_19 = lean_uint32_dec_eq(x_17, x_18);
x_20 = lean_uint64_to_uint32(x_9);
x_21 = lean_uint32_dec_le(x_20, x_2);
x_22 = 0;
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_uint32_sub(x_22, x_23);
x_25 = lean_uint32_land(x_20, x_24);
x_26 = lean_uint64_to_uint32(x_12);
x_27 = lean_uint32_dec_le(x_26, x_3);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_sub(x_22, x_28);
x_30 = lean_uint32_land(x_26, x_29);
x_31 = lean_uint32_dec_eq(x_30, x_3);
x_32 = lean_uint32_dec_eq(x_25, x_22);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_dec_eq(x_33, x_22);
x_35 = lean_uint32_dec_eq(x_25, x_2);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_dec_eq(x_36, x_22);
x_38 = lean_bool_to_uint32(x_34);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_land(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_18);
x_42 = lean_bool_to_uint32(x_31);
x_43 = lean_bool_to_uint32(x_41);
x_44 = lean_uint32_land(x_42, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_18);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_dec_eq(x_46, x_22);
x_48 = lean_bool_to_uint32(x_19);
x_49 = lean_bool_to_uint32(x_47);
x_50 = lean_uint32_land(x_48, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_18);
return x_51;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = cliffwalking_state_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_stateValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_CliffWalking_Kernel_stateValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t cliffwalking_init_0(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; 
x_4 = 3;
x_5 = 0;
x_6 = 4;
x_7 = 0;
x_8 = lean_uint32_to_uint64(x_5);
x_9 = lean_uint64_lor(x_7, x_8);
x_10 = lean_uint32_to_uint64(x_4);
x_11 = lean_uint64_lor(x_7, x_10);
x_12 = lean_uint64_shift_left(x_11, x_6);
x_13 = lean_uint64_lor(x_9, x_12);
x_14 = lean_uint64_to_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = cliffwalking_init_0(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t cliffwalking_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint8_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint8_t x_95; uint8_t x_96; uint32_t x_97; uint8_t x_98; uint8_t x_99; uint32_t x_100; uint8_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint8_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint32_t x_133; 
x_5 = 1;
x_6 = 3;
x_7 = lean_uint32_dec_eq(x_1, x_5);
x_8 = 11;
x_9 = lean_uint32_to_uint64(x_2);
x_10 = 4;
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
x_22 = lean_uint64_to_uint32(x_21);
x_23 = lean_uint32_dec_le(x_22, x_6);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_sub(x_17, x_24);
x_26 = lean_uint32_land(x_22, x_25);
x_27 = lean_uint32_dec_eq(x_26, x_6);
x_28 = lean_uint32_dec_eq(x_20, x_8);
x_29 = lean_bool_to_uint32(x_27);
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_uint32_land(x_29, x_30);
x_32 = lean_uint32_dec_eq(x_31, x_5);
x_33 = lean_uint32_to_uint64(x_3);
x_34 = lean_uint64_to_uint32(x_33);
x_35 = lean_uint32_dec_le(x_34, x_6);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_sub(x_17, x_36);
x_38 = lean_uint32_land(x_34, x_37);
x_39 = 32;
x_40 = lean_uint64_shift_right(x_4, x_39);
x_41 = lean_uint32_to_uint64(x_6);
x_42 = lean_uint64_mul(x_40, x_41);
x_43 = 4294967295;
x_44 = lean_uint64_land(x_4, x_43);
x_45 = lean_uint64_mul(x_44, x_41);
x_46 = lean_uint64_shift_right(x_45, x_39);
x_47 = lean_uint64_add(x_42, x_46);
x_48 = lean_uint64_shift_right(x_47, x_39);
x_49 = lean_uint64_to_uint32(x_48);
x_50 = lean_uint32_add(x_38, x_49);
x_51 = lean_uint32_add(x_50, x_6);
x_52 = lean_uint32_land(x_51, x_6);
x_53 = lean_uint32_xor(x_52, x_38);
x_54 = lean_bool_to_uint32(x_7);
x_55 = lean_uint32_sub(x_17, x_54);
x_56 = lean_uint32_land(x_53, x_55);
x_57 = lean_uint32_xor(x_38, x_56);
x_58 = lean_uint32_dec_eq(x_57, x_17);
x_59 = lean_uint32_dec_lt(x_17, x_26);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_sub(x_26, x_60);
x_62 = 2;
x_63 = lean_uint32_dec_eq(x_57, x_62);
x_64 = lean_uint32_dec_lt(x_26, x_6);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_add(x_26, x_65);
x_67 = lean_uint32_xor(x_66, x_26);
x_68 = lean_bool_to_uint32(x_63);
x_69 = lean_uint32_sub(x_17, x_68);
x_70 = lean_uint32_land(x_67, x_69);
x_71 = lean_uint32_xor(x_26, x_70);
x_72 = lean_uint32_xor(x_61, x_71);
x_73 = lean_bool_to_uint32(x_58);
x_74 = lean_uint32_sub(x_17, x_73);
x_75 = lean_uint32_land(x_72, x_74);
x_76 = lean_uint32_xor(x_71, x_75);
x_77 = lean_uint32_dec_eq(x_57, x_5);
x_78 = lean_uint32_dec_lt(x_20, x_8);
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_add(x_20, x_79);
x_81 = lean_uint32_dec_eq(x_57, x_6);
x_82 = lean_uint32_dec_lt(x_17, x_20);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_sub(x_20, x_83);
x_85 = lean_uint32_xor(x_84, x_20);
x_86 = lean_bool_to_uint32(x_81);
x_87 = lean_uint32_sub(x_17, x_86);
x_88 = lean_uint32_land(x_85, x_87);
x_89 = lean_uint32_xor(x_20, x_88);
x_90 = lean_uint32_xor(x_80, x_89);
x_91 = lean_bool_to_uint32(x_77);
x_92 = lean_uint32_sub(x_17, x_91);
x_93 = lean_uint32_land(x_90, x_92);
x_94 = lean_uint32_xor(x_89, x_93);
x_95 = lean_uint32_dec_eq(x_76, x_6);
x_96 = lean_uint32_dec_eq(x_94, x_17);
x_97 = lean_bool_to_uint32(x_96);
x_98 = lean_uint32_dec_eq(x_97, x_17);
x_99 = lean_uint32_dec_eq(x_94, x_8);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_dec_eq(x_100, x_17);
x_102 = lean_bool_to_uint32(x_98);
x_103 = lean_bool_to_uint32(x_101);
x_104 = lean_uint32_land(x_102, x_103);
x_105 = lean_uint32_dec_eq(x_104, x_5);
x_106 = lean_bool_to_uint32(x_95);
x_107 = lean_bool_to_uint32(x_105);
x_108 = lean_uint32_land(x_106, x_107);
x_109 = lean_uint32_dec_eq(x_108, x_5);
x_110 = lean_uint32_xor(x_6, x_76);
x_111 = lean_bool_to_uint32(x_109);
x_112 = lean_uint32_sub(x_17, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_76, x_113);
x_115 = lean_uint32_xor(x_17, x_94);
x_116 = lean_uint32_land(x_115, x_112);
x_117 = lean_uint32_xor(x_94, x_116);
x_118 = lean_uint32_xor(x_26, x_114);
x_119 = lean_bool_to_uint32(x_32);
x_120 = lean_uint32_sub(x_17, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_114, x_121);
x_123 = lean_uint32_xor(x_20, x_117);
x_124 = lean_uint32_land(x_123, x_120);
x_125 = lean_uint32_xor(x_117, x_124);
x_126 = 0;
x_127 = lean_uint32_to_uint64(x_125);
x_128 = lean_uint64_lor(x_126, x_127);
x_129 = lean_uint32_to_uint64(x_122);
x_130 = lean_uint64_lor(x_126, x_129);
x_131 = lean_uint64_shift_left(x_130, x_10);
x_132 = lean_uint64_lor(x_128, x_131);
x_133 = lean_uint64_to_uint32(x_132);
return x_133;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = cliffwalking_step_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t cliffwalking_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint8_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint8_t x_95; uint8_t x_96; uint32_t x_97; uint8_t x_98; uint8_t x_99; uint32_t x_100; uint8_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint8_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; 
x_5 = 1;
x_6 = 3;
x_7 = lean_uint32_dec_eq(x_1, x_5);
x_8 = 11;
x_9 = lean_uint32_to_uint64(x_2);
x_10 = 4;
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
x_22 = lean_uint64_to_uint32(x_21);
x_23 = lean_uint32_dec_le(x_22, x_6);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_sub(x_17, x_24);
x_26 = lean_uint32_land(x_22, x_25);
x_27 = lean_uint32_dec_eq(x_26, x_6);
x_28 = lean_uint32_dec_eq(x_20, x_8);
x_29 = lean_bool_to_uint32(x_27);
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_uint32_land(x_29, x_30);
x_32 = lean_uint32_dec_eq(x_31, x_5);
x_33 = lean_uint32_to_uint64(x_3);
x_34 = lean_uint64_to_uint32(x_33);
x_35 = lean_uint32_dec_le(x_34, x_6);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_sub(x_17, x_36);
x_38 = lean_uint32_land(x_34, x_37);
x_39 = 32;
x_40 = lean_uint64_shift_right(x_4, x_39);
x_41 = lean_uint32_to_uint64(x_6);
x_42 = lean_uint64_mul(x_40, x_41);
x_43 = 4294967295;
x_44 = lean_uint64_land(x_4, x_43);
x_45 = lean_uint64_mul(x_44, x_41);
x_46 = lean_uint64_shift_right(x_45, x_39);
x_47 = lean_uint64_add(x_42, x_46);
x_48 = lean_uint64_shift_right(x_47, x_39);
x_49 = lean_uint64_to_uint32(x_48);
x_50 = lean_uint32_add(x_38, x_49);
x_51 = lean_uint32_add(x_50, x_6);
x_52 = lean_uint32_land(x_51, x_6);
x_53 = lean_uint32_xor(x_52, x_38);
x_54 = lean_bool_to_uint32(x_7);
x_55 = lean_uint32_sub(x_17, x_54);
x_56 = lean_uint32_land(x_53, x_55);
x_57 = lean_uint32_xor(x_38, x_56);
x_58 = lean_uint32_dec_eq(x_57, x_17);
x_59 = lean_uint32_dec_lt(x_17, x_26);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_sub(x_26, x_60);
x_62 = 2;
x_63 = lean_uint32_dec_eq(x_57, x_62);
x_64 = lean_uint32_dec_lt(x_26, x_6);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_add(x_26, x_65);
x_67 = lean_uint32_xor(x_66, x_26);
x_68 = lean_bool_to_uint32(x_63);
x_69 = lean_uint32_sub(x_17, x_68);
x_70 = lean_uint32_land(x_67, x_69);
x_71 = lean_uint32_xor(x_26, x_70);
x_72 = lean_uint32_xor(x_61, x_71);
x_73 = lean_bool_to_uint32(x_58);
x_74 = lean_uint32_sub(x_17, x_73);
x_75 = lean_uint32_land(x_72, x_74);
x_76 = lean_uint32_xor(x_71, x_75);
x_77 = lean_uint32_dec_eq(x_57, x_5);
x_78 = lean_uint32_dec_lt(x_20, x_8);
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_add(x_20, x_79);
x_81 = lean_uint32_dec_eq(x_57, x_6);
x_82 = lean_uint32_dec_lt(x_17, x_20);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_sub(x_20, x_83);
x_85 = lean_uint32_xor(x_84, x_20);
x_86 = lean_bool_to_uint32(x_81);
x_87 = lean_uint32_sub(x_17, x_86);
x_88 = lean_uint32_land(x_85, x_87);
x_89 = lean_uint32_xor(x_20, x_88);
x_90 = lean_uint32_xor(x_80, x_89);
x_91 = lean_bool_to_uint32(x_77);
x_92 = lean_uint32_sub(x_17, x_91);
x_93 = lean_uint32_land(x_90, x_92);
x_94 = lean_uint32_xor(x_89, x_93);
x_95 = lean_uint32_dec_eq(x_76, x_6);
x_96 = lean_uint32_dec_eq(x_94, x_17);
x_97 = lean_bool_to_uint32(x_96);
x_98 = lean_uint32_dec_eq(x_97, x_17);
x_99 = lean_uint32_dec_eq(x_94, x_8);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_dec_eq(x_100, x_17);
x_102 = lean_bool_to_uint32(x_98);
x_103 = lean_bool_to_uint32(x_101);
x_104 = lean_uint32_land(x_102, x_103);
x_105 = lean_uint32_dec_eq(x_104, x_5);
x_106 = lean_bool_to_uint32(x_95);
x_107 = lean_bool_to_uint32(x_105);
x_108 = lean_uint32_land(x_106, x_107);
x_109 = lean_uint32_dec_eq(x_108, x_5);
x_110 = 100;
x_111 = lean_uint32_neg(x_110);
x_112 = lean_uint32_neg(x_5);
x_113 = lean_bool_to_uint32(x_109);
x_114 = lean_uint32_sub(x_17, x_113);
x_115 = lean_uint32_xor(x_111, x_112);
x_116 = lean_uint32_land(x_115, x_114);
x_117 = lean_uint32_xor(x_112, x_116);
x_118 = lean_uint32_xor(x_17, x_117);
x_119 = lean_bool_to_uint32(x_32);
x_120 = lean_uint32_sub(x_17, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_117, x_121);
x_123 = 2147483648;
x_124 = lean_uint32_add(x_122, x_123);
x_125 = lean_uint32_to_uint64(x_124);
x_126 = 2147483648;
x_127 = lean_uint64_sub(x_125, x_126);
return x_127;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = cliffwalking_reward(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t cliffwalking_terminated(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; 
x_3 = 11;
x_4 = 3;
x_5 = lean_uint32_to_uint64(x_2);
x_6 = 4;
x_7 = 1;
x_8 = lean_uint64_shift_left(x_7, x_6);
x_9 = lean_uint64_sub(x_8, x_7);
x_10 = lean_uint64_land(x_5, x_9);
x_11 = lean_uint64_to_uint32(x_10);
x_12 = lean_uint32_dec_le(x_11, x_3);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_sub(x_13, x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint64_shift_right(x_5, x_6);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_4);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_sub(x_13, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_dec_eq(x_22, x_4);
x_24 = lean_uint32_dec_eq(x_16, x_3);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_bool_to_uint32(x_24);
x_27 = lean_uint32_land(x_25, x_26);
x_28 = 1;
x_29 = lean_uint32_dec_eq(x_27, x_28);
return x_29;
}
}
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_terminated___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; 
x_2 = 11;
x_3 = 3;
x_4 = lean_uint32_to_uint64(x_1);
x_5 = 4;
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_5);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = lean_uint64_land(x_4, x_8);
x_10 = lean_uint64_to_uint32(x_9);
x_11 = lean_uint32_dec_le(x_10, x_2);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_11);
x_14 = lean_uint32_sub(x_12, x_13);
x_15 = lean_uint32_land(x_10, x_14);
x_16 = lean_uint64_shift_right(x_4, x_5);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = lean_uint32_dec_le(x_17, x_3);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_sub(x_12, x_19);
x_21 = lean_uint32_land(x_17, x_20);
x_22 = lean_uint32_dec_eq(x_21, x_3);
x_23 = lean_uint32_dec_eq(x_15, x_2);
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_uint32_land(x_24, x_25);
x_27 = 1;
x_28 = lean_uint32_dec_eq(x_26, x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = cliffwalking_terminated(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_terminated___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_CliffWalking_Kernel_terminated___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t cliffwalking_obs_0(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_3 = 11;
x_4 = 3;
x_5 = lean_uint32_to_uint64(x_2);
x_6 = 4;
x_7 = 1;
x_8 = lean_uint64_shift_left(x_7, x_6);
x_9 = lean_uint64_sub(x_8, x_7);
x_10 = lean_uint64_land(x_5, x_9);
x_11 = lean_uint64_to_uint32(x_10);
x_12 = lean_uint32_dec_le(x_11, x_3);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_sub(x_13, x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint64_shift_right(x_5, x_6);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_4);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_sub(x_13, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = 47;
x_24 = 12;
x_25 = lean_uint32_mul(x_24, x_22);
x_26 = lean_uint32_add(x_25, x_16);
x_27 = lean_uint32_dec_le(x_26, x_23);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_sub(x_13, x_28);
x_30 = lean_uint32_land(x_26, x_29);
x_31 = 0;
x_32 = lean_uint32_to_uint64(x_30);
x_33 = lean_uint64_lor(x_31, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_obs0___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; 
x_2 = 11;
x_3 = 3;
x_4 = lean_uint32_to_uint64(x_1);
x_5 = 4;
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_5);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = lean_uint64_land(x_4, x_8);
x_10 = lean_uint64_to_uint32(x_9);
x_11 = lean_uint32_dec_le(x_10, x_2);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_11);
x_14 = lean_uint32_sub(x_12, x_13);
x_15 = lean_uint32_land(x_10, x_14);
x_16 = lean_uint64_shift_right(x_4, x_5);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = lean_uint32_dec_le(x_17, x_3);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_sub(x_12, x_19);
x_21 = lean_uint32_land(x_17, x_20);
x_22 = 47;
x_23 = 12;
x_24 = lean_uint32_mul(x_23, x_21);
x_25 = lean_uint32_add(x_24, x_15);
x_26 = lean_uint32_dec_le(x_25, x_22);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_sub(x_12, x_27);
x_29 = lean_uint32_land(x_25, x_28);
x_30 = 0;
x_31 = lean_uint32_to_uint64(x_29);
x_32 = lean_uint64_lor(x_30, x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = cliffwalking_obs_0(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_obs0___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_CliffWalking_Kernel_obs0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_laneRefuses___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_5 = cliffwalking_num_actions(x_1);
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
LEAN_EXPORT uint8_t cliffwalking_lane_refuses(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_CliffWalking_Kernel_laneRefuses___redArg(x_1, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_refuses(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_CliffWalking_Kernel_laneRefuses___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_CliffWalking_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; 
x_8 = cliffwalking_num_actions(x_1);
x_9 = 1;
x_10 = lean_uint64_add(x_4, x_9);
x_11 = 11400714819323198485ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_3, x_12);
x_14 = 30;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 13787848793156543929ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 27;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 10723151780598845931ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 31;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = cliffwalking_step_0(x_1, x_2, x_6, x_26);
x_28 = lean_uint32_xor(x_27, x_2);
x_29 = 0;
x_30 = lean_bool_to_uint32(x_5);
x_31 = 1;
x_32 = lean_uint32_sub(x_7, x_31);
x_33 = 3;
x_34 = lean_uint32_dec_lt(x_32, x_33);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_land(x_30, x_35);
x_37 = lean_uint32_xor(x_36, x_31);
x_38 = lean_uint32_dec_lt(x_6, x_8);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = lean_uint32_sub(x_29, x_40);
x_42 = lean_uint32_land(x_28, x_41);
x_43 = lean_uint32_xor(x_2, x_42);
return x_43;
}
}
LEAN_EXPORT uint32_t cliffwalking_lane_state_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = l_Spec_CliffWalking_Kernel_laneState0___redArg(x_1, x_2, x_3, x_4, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_state_0(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_CliffWalking_Kernel_laneState0___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint32(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_laneT___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; 
x_6 = cliffwalking_num_actions(x_1);
x_7 = 1;
x_8 = lean_uint64_add(x_2, x_7);
x_9 = lean_uint64_xor(x_8, x_2);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_3);
x_12 = 1;
x_13 = lean_uint32_sub(x_5, x_12);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_11, x_16);
x_18 = lean_uint32_xor(x_17, x_12);
x_19 = lean_uint32_dec_lt(x_4, x_6);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint32_to_uint64(x_21);
x_23 = lean_uint64_sub(x_10, x_22);
x_24 = lean_uint64_land(x_9, x_23);
x_25 = lean_uint64_xor(x_2, x_24);
return x_25;
}
}
LEAN_EXPORT uint64_t cliffwalking_lane_t(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_CliffWalking_Kernel_laneT___redArg(x_1, x_4, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_t(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_CliffWalking_Kernel_laneT___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_CliffWalking_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint32_t x_27; uint8_t x_28; 
x_6 = cliffwalking_num_actions(x_1);
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
LEAN_EXPORT uint32_t cliffwalking_lane_elapsed(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = l_Spec_CliffWalking_Kernel_laneElapsed___redArg(x_1, x_5, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_elapsed(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_CliffWalking_Kernel_laneElapsed___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t cliffwalking_lane_over(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint32_t x_83; uint8_t x_84; uint8_t x_96; uint32_t x_103; uint8_t x_104; 
x_11 = cliffwalking_num_actions(x_1);
x_12 = 1;
x_13 = lean_uint64_add(x_4, x_12);
x_14 = 11400714819323198485ULL;
x_15 = lean_uint64_mul(x_13, x_14);
x_16 = lean_uint64_add(x_3, x_15);
x_17 = 30;
x_18 = lean_uint64_shift_right(x_16, x_17);
x_19 = lean_uint64_xor(x_16, x_18);
x_20 = 13787848793156543929ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = 27;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint64_xor(x_21, x_23);
x_25 = 10723151780598845931ULL;
x_26 = lean_uint64_mul(x_24, x_25);
x_27 = 31;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint64_xor(x_26, x_28);
x_30 = cliffwalking_step_0(x_1, x_2, x_7, x_29);
x_31 = 11;
x_32 = 3;
x_33 = lean_uint32_to_uint64(x_30);
x_34 = 4;
x_35 = lean_uint64_shift_left(x_12, x_34);
x_36 = lean_uint64_sub(x_35, x_12);
x_37 = lean_uint64_land(x_33, x_36);
x_38 = lean_uint64_to_uint32(x_37);
x_39 = lean_uint32_dec_le(x_38, x_31);
x_40 = 0;
x_41 = lean_bool_to_uint32(x_39);
x_42 = lean_uint32_sub(x_40, x_41);
x_43 = lean_uint32_land(x_38, x_42);
x_44 = lean_uint64_shift_right(x_33, x_34);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_dec_le(x_45, x_32);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_sub(x_40, x_47);
x_49 = lean_uint32_land(x_45, x_48);
x_50 = lean_uint32_dec_eq(x_49, x_32);
x_51 = lean_uint32_dec_eq(x_43, x_31);
x_52 = lean_bool_to_uint32(x_50);
x_53 = lean_bool_to_uint32(x_51);
x_54 = lean_uint32_land(x_52, x_53);
x_55 = 1;
x_56 = lean_uint32_dec_eq(x_54, x_55);
x_57 = lean_bool_to_uint32(x_6);
x_58 = lean_uint32_sub(x_8, x_55);
x_59 = lean_uint32_dec_lt(x_58, x_32);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_land(x_57, x_60);
x_62 = lean_uint32_xor(x_61, x_55);
x_63 = lean_uint32_dec_lt(x_7, x_11);
x_64 = lean_bool_to_uint32(x_63);
x_65 = lean_uint32_land(x_62, x_64);
x_66 = lean_bool_to_uint32(x_56);
x_67 = lean_uint32_land(x_65, x_66);
x_103 = 4294967295;
x_104 = lean_uint32_dec_eq(x_5, x_103);
if (x_104 == 0)
{
uint8_t x_105; 
x_105 = 1;
x_96 = x_105;
goto block_102;
}
else
{
uint8_t x_106; 
x_106 = 0;
x_96 = x_106;
goto block_102;
}
block_82:
{
uint32_t x_71; uint8_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint8_t x_81; 
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_dec_le(x_10, x_69);
x_73 = lean_bool_to_uint32(x_72);
x_74 = lean_uint32_land(x_71, x_73);
x_75 = lean_uint32_lor(x_68, x_74);
x_76 = lean_uint32_land(x_65, x_75);
x_77 = lean_uint32_lor(x_67, x_76);
x_78 = lean_uint32_xor(x_65, x_55);
x_79 = lean_uint32_land(x_57, x_78);
x_80 = lean_uint32_lor(x_77, x_79);
x_81 = lean_uint32_dec_eq(x_80, x_55);
return x_81;
}
block_95:
{
uint32_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint8_t x_92; 
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_dec_le(x_9, x_83);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_land(x_85, x_87);
x_89 = lean_uint32_xor(x_66, x_55);
x_90 = lean_uint32_land(x_88, x_89);
x_91 = lean_uint32_lor(x_40, x_90);
x_92 = lean_uint32_dec_eq(x_10, x_40);
if (x_92 == 0)
{
uint8_t x_93; 
x_93 = 1;
x_68 = x_91;
x_69 = x_83;
x_70 = x_93;
goto block_82;
}
else
{
uint8_t x_94; 
x_94 = 0;
x_68 = x_91;
x_69 = x_83;
x_70 = x_94;
goto block_82;
}
}
block_102:
{
uint32_t x_97; uint32_t x_98; uint8_t x_99; 
x_97 = lean_bool_to_uint32(x_96);
x_98 = lean_uint32_add(x_5, x_97);
x_99 = lean_uint32_dec_eq(x_9, x_40);
if (x_99 == 0)
{
uint8_t x_100; 
x_100 = 1;
x_83 = x_98;
x_84 = x_100;
goto block_95;
}
else
{
uint8_t x_101; 
x_101 = 0;
x_83 = x_98;
x_84 = x_101;
goto block_95;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_over(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; 
x_8 = cliffwalking_num_actions(x_1);
x_9 = 1;
x_10 = lean_uint64_add(x_4, x_9);
x_11 = 11400714819323198485ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_3, x_12);
x_14 = 30;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 13787848793156543929ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 27;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 10723151780598845931ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 31;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = cliffwalking_reward(x_1, x_2, x_6, x_26);
x_28 = 0;
x_29 = lean_uint64_xor(x_27, x_28);
x_30 = lean_bool_to_uint32(x_5);
x_31 = 1;
x_32 = lean_uint32_sub(x_7, x_31);
x_33 = 3;
x_34 = lean_uint32_dec_lt(x_32, x_33);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_land(x_30, x_35);
x_37 = lean_uint32_xor(x_36, x_31);
x_38 = lean_uint32_dec_lt(x_6, x_8);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = lean_uint32_to_uint64(x_40);
x_42 = lean_uint64_sub(x_28, x_41);
x_43 = lean_uint64_land(x_29, x_42);
x_44 = lean_uint64_xor(x_28, x_43);
return x_44;
}
}
LEAN_EXPORT uint64_t cliffwalking_lane_reward(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_CliffWalking_Kernel_laneReward___redArg(x_1, x_2, x_3, x_4, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_reward(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_CliffWalking_Kernel_laneReward___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint8_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint8_t x_65; 
x_8 = cliffwalking_num_actions(x_1);
x_9 = 1;
x_10 = lean_uint64_add(x_4, x_9);
x_11 = 11400714819323198485ULL;
x_12 = lean_uint64_mul(x_10, x_11);
x_13 = lean_uint64_add(x_3, x_12);
x_14 = 30;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 13787848793156543929ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 27;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 10723151780598845931ULL;
x_23 = lean_uint64_mul(x_21, x_22);
x_24 = 31;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_xor(x_23, x_25);
x_27 = cliffwalking_step_0(x_1, x_2, x_6, x_26);
x_28 = 11;
x_29 = 3;
x_30 = lean_uint32_to_uint64(x_27);
x_31 = 4;
x_32 = lean_uint64_shift_left(x_9, x_31);
x_33 = lean_uint64_sub(x_32, x_9);
x_34 = lean_uint64_land(x_30, x_33);
x_35 = lean_uint64_to_uint32(x_34);
x_36 = lean_uint32_dec_le(x_35, x_28);
x_37 = 0;
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_uint32_sub(x_37, x_38);
x_40 = lean_uint32_land(x_35, x_39);
x_41 = lean_uint64_shift_right(x_30, x_31);
x_42 = lean_uint64_to_uint32(x_41);
x_43 = lean_uint32_dec_le(x_42, x_29);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_37, x_44);
x_46 = lean_uint32_land(x_42, x_45);
x_47 = lean_uint32_dec_eq(x_46, x_29);
x_48 = lean_uint32_dec_eq(x_40, x_28);
x_49 = lean_bool_to_uint32(x_47);
x_50 = lean_bool_to_uint32(x_48);
x_51 = lean_uint32_land(x_49, x_50);
x_52 = 1;
x_53 = lean_uint32_dec_eq(x_51, x_52);
x_54 = lean_bool_to_uint32(x_5);
x_55 = lean_uint32_sub(x_7, x_52);
x_56 = lean_uint32_dec_lt(x_55, x_29);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_land(x_54, x_57);
x_59 = lean_uint32_xor(x_58, x_52);
x_60 = lean_uint32_dec_lt(x_6, x_8);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_land(x_59, x_61);
x_63 = lean_bool_to_uint32(x_53);
x_64 = lean_uint32_land(x_62, x_63);
x_65 = lean_uint32_dec_eq(x_64, x_52);
return x_65;
}
}
LEAN_EXPORT uint8_t cliffwalking_lane_terminated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_CliffWalking_Kernel_laneTerminated___redArg(x_1, x_2, x_3, x_4, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_terminated(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_CliffWalking_Kernel_laneTerminated___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t cliffwalking_lane_truncated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint8_t x_68; uint32_t x_77; uint8_t x_78; uint8_t x_91; uint32_t x_98; uint8_t x_99; 
x_11 = cliffwalking_num_actions(x_1);
x_12 = 1;
x_13 = lean_uint64_add(x_4, x_12);
x_14 = 11400714819323198485ULL;
x_15 = lean_uint64_mul(x_13, x_14);
x_16 = lean_uint64_add(x_3, x_15);
x_17 = 30;
x_18 = lean_uint64_shift_right(x_16, x_17);
x_19 = lean_uint64_xor(x_16, x_18);
x_20 = 13787848793156543929ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = 27;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint64_xor(x_21, x_23);
x_25 = 10723151780598845931ULL;
x_26 = lean_uint64_mul(x_24, x_25);
x_27 = 31;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint64_xor(x_26, x_28);
x_30 = cliffwalking_step_0(x_1, x_2, x_7, x_29);
x_31 = 11;
x_32 = 3;
x_33 = lean_uint32_to_uint64(x_30);
x_34 = 4;
x_35 = lean_uint64_shift_left(x_12, x_34);
x_36 = lean_uint64_sub(x_35, x_12);
x_37 = lean_uint64_land(x_33, x_36);
x_38 = lean_uint64_to_uint32(x_37);
x_39 = lean_uint32_dec_le(x_38, x_31);
x_40 = 0;
x_41 = lean_bool_to_uint32(x_39);
x_42 = lean_uint32_sub(x_40, x_41);
x_43 = lean_uint32_land(x_38, x_42);
x_44 = lean_uint64_shift_right(x_33, x_34);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_dec_le(x_45, x_32);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_sub(x_40, x_47);
x_49 = lean_uint32_land(x_45, x_48);
x_50 = lean_uint32_dec_eq(x_49, x_32);
x_51 = lean_uint32_dec_eq(x_43, x_31);
x_52 = lean_bool_to_uint32(x_50);
x_53 = lean_bool_to_uint32(x_51);
x_54 = lean_uint32_land(x_52, x_53);
x_55 = 1;
x_56 = lean_uint32_dec_eq(x_54, x_55);
x_57 = lean_bool_to_uint32(x_6);
x_58 = lean_uint32_sub(x_8, x_55);
x_59 = lean_uint32_dec_lt(x_58, x_32);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_land(x_57, x_60);
x_62 = lean_uint32_xor(x_61, x_55);
x_63 = lean_uint32_dec_lt(x_7, x_11);
x_64 = lean_bool_to_uint32(x_63);
x_65 = lean_uint32_land(x_62, x_64);
x_98 = 4294967295;
x_99 = lean_uint32_dec_eq(x_5, x_98);
if (x_99 == 0)
{
uint8_t x_100; 
x_100 = 1;
x_91 = x_100;
goto block_97;
}
else
{
uint8_t x_101; 
x_101 = 0;
x_91 = x_101;
goto block_97;
}
block_76:
{
uint32_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint8_t x_75; 
x_69 = lean_bool_to_uint32(x_68);
x_70 = lean_uint32_dec_le(x_10, x_67);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_land(x_69, x_71);
x_73 = lean_uint32_lor(x_66, x_72);
x_74 = lean_uint32_land(x_65, x_73);
x_75 = lean_uint32_dec_eq(x_74, x_55);
return x_75;
}
block_90:
{
uint32_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint8_t x_87; 
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_dec_le(x_9, x_77);
x_81 = lean_bool_to_uint32(x_80);
x_82 = lean_uint32_land(x_79, x_81);
x_83 = lean_bool_to_uint32(x_56);
x_84 = lean_uint32_xor(x_83, x_55);
x_85 = lean_uint32_land(x_82, x_84);
x_86 = lean_uint32_lor(x_40, x_85);
x_87 = lean_uint32_dec_eq(x_10, x_40);
if (x_87 == 0)
{
uint8_t x_88; 
x_88 = 1;
x_66 = x_86;
x_67 = x_77;
x_68 = x_88;
goto block_76;
}
else
{
uint8_t x_89; 
x_89 = 0;
x_66 = x_86;
x_67 = x_77;
x_68 = x_89;
goto block_76;
}
}
block_97:
{
uint32_t x_92; uint32_t x_93; uint8_t x_94; 
x_92 = lean_bool_to_uint32(x_91);
x_93 = lean_uint32_add(x_5, x_92);
x_94 = lean_uint32_dec_eq(x_9, x_40);
if (x_94 == 0)
{
uint8_t x_95; 
x_95 = 1;
x_77 = x_93;
x_78 = x_95;
goto block_90;
}
else
{
uint8_t x_96; 
x_96 = 0;
x_77 = x_93;
x_78 = x_96;
goto block_90;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_truncated(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT uint8_t cliffwalking_lane_due(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint8_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint32_t x_89; uint8_t x_90; uint8_t x_102; uint32_t x_109; uint8_t x_110; 
x_11 = cliffwalking_num_actions(x_1);
x_12 = 1;
x_13 = lean_uint64_add(x_4, x_12);
x_14 = 11400714819323198485ULL;
x_15 = lean_uint64_mul(x_13, x_14);
x_16 = lean_uint64_add(x_3, x_15);
x_17 = 30;
x_18 = lean_uint64_shift_right(x_16, x_17);
x_19 = lean_uint64_xor(x_16, x_18);
x_20 = 13787848793156543929ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = 27;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint64_xor(x_21, x_23);
x_25 = 10723151780598845931ULL;
x_26 = lean_uint64_mul(x_24, x_25);
x_27 = 31;
x_28 = lean_uint64_shift_right(x_26, x_27);
x_29 = lean_uint64_xor(x_26, x_28);
x_30 = cliffwalking_step_0(x_1, x_2, x_7, x_29);
x_31 = 11;
x_32 = 3;
x_33 = lean_uint32_to_uint64(x_30);
x_34 = 4;
x_35 = lean_uint64_shift_left(x_12, x_34);
x_36 = lean_uint64_sub(x_35, x_12);
x_37 = lean_uint64_land(x_33, x_36);
x_38 = lean_uint64_to_uint32(x_37);
x_39 = lean_uint32_dec_le(x_38, x_31);
x_40 = 0;
x_41 = lean_bool_to_uint32(x_39);
x_42 = lean_uint32_sub(x_40, x_41);
x_43 = lean_uint32_land(x_38, x_42);
x_44 = lean_uint64_shift_right(x_33, x_34);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_dec_le(x_45, x_32);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_sub(x_40, x_47);
x_49 = lean_uint32_land(x_45, x_48);
x_50 = lean_uint32_dec_eq(x_49, x_32);
x_51 = lean_uint32_dec_eq(x_43, x_31);
x_52 = lean_bool_to_uint32(x_50);
x_53 = lean_bool_to_uint32(x_51);
x_54 = lean_uint32_land(x_52, x_53);
x_55 = 1;
x_56 = lean_uint32_dec_eq(x_54, x_55);
x_57 = lean_bool_to_uint32(x_6);
x_58 = lean_uint32_dec_eq(x_8, x_55);
x_59 = lean_bool_to_uint32(x_58);
x_60 = 2;
x_61 = lean_uint32_dec_eq(x_8, x_60);
x_62 = lean_bool_to_uint32(x_61);
x_63 = lean_uint32_lor(x_59, x_62);
x_64 = lean_uint32_land(x_57, x_63);
x_65 = lean_uint32_sub(x_8, x_55);
x_66 = lean_uint32_dec_lt(x_65, x_32);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_land(x_57, x_67);
x_69 = lean_uint32_xor(x_68, x_55);
x_70 = lean_uint32_dec_lt(x_7, x_11);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_land(x_69, x_71);
x_73 = lean_bool_to_uint32(x_56);
x_74 = lean_uint32_land(x_72, x_73);
x_109 = 4294967295;
x_110 = lean_uint32_dec_eq(x_5, x_109);
if (x_110 == 0)
{
uint8_t x_111; 
x_111 = 1;
x_102 = x_111;
goto block_108;
}
else
{
uint8_t x_112; 
x_112 = 0;
x_102 = x_112;
goto block_108;
}
block_88:
{
uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint8_t x_87; 
x_78 = lean_bool_to_uint32(x_77);
x_79 = lean_uint32_dec_le(x_10, x_76);
x_80 = lean_bool_to_uint32(x_79);
x_81 = lean_uint32_land(x_78, x_80);
x_82 = lean_uint32_lor(x_75, x_81);
x_83 = lean_uint32_land(x_72, x_82);
x_84 = lean_uint32_lor(x_74, x_83);
x_85 = lean_uint32_land(x_84, x_62);
x_86 = lean_uint32_lor(x_64, x_85);
x_87 = lean_uint32_dec_eq(x_86, x_55);
return x_87;
}
block_101:
{
uint32_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint8_t x_98; 
x_91 = lean_bool_to_uint32(x_90);
x_92 = lean_uint32_dec_le(x_9, x_89);
x_93 = lean_bool_to_uint32(x_92);
x_94 = lean_uint32_land(x_91, x_93);
x_95 = lean_uint32_xor(x_73, x_55);
x_96 = lean_uint32_land(x_94, x_95);
x_97 = lean_uint32_lor(x_40, x_96);
x_98 = lean_uint32_dec_eq(x_10, x_40);
if (x_98 == 0)
{
uint8_t x_99; 
x_99 = 1;
x_75 = x_97;
x_76 = x_89;
x_77 = x_99;
goto block_88;
}
else
{
uint8_t x_100; 
x_100 = 0;
x_75 = x_97;
x_76 = x_89;
x_77 = x_100;
goto block_88;
}
}
block_108:
{
uint32_t x_103; uint32_t x_104; uint8_t x_105; 
x_103 = lean_bool_to_uint32(x_102);
x_104 = lean_uint32_add(x_5, x_103);
x_105 = lean_uint32_dec_eq(x_9, x_40);
if (x_105 == 0)
{
uint8_t x_106; 
x_106 = 1;
x_89 = x_104;
x_90 = x_106;
goto block_101;
}
else
{
uint8_t x_107; 
x_107 = 0;
x_89 = x_104;
x_90 = x_107;
goto block_101;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
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
x_21 = cliffwalking_lane_due(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_CliffWalking_Basic(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_CliffWalking_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_CliffWalking_Basic(builtin);
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

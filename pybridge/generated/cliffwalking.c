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
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t cliffwalking_terminated(uint32_t, uint32_t);
LEAN_EXPORT uint8_t cliffwalking_lane_refuses(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_stateValid___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_valid___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t cliffwalking_lane_elapsed(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_stateValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_CliffWalking_Kernel_laneState0___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_CliffWalking_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
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
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t cliffwalking_step_words(uint32_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_obs0___redArg(uint32_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_laneReward___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
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
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
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
LEAN_EXPORT uint8_t cliffwalking_lane_refuses(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; 
x_11 = 3;
x_12 = lean_uint32_to_uint64(x_11);
x_13 = 1;
x_14 = lean_uint64_add(x_12, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = lean_bool_to_uint32(x_6);
x_17 = 1;
x_18 = lean_uint32_dec_eq(x_8, x_17);
x_19 = lean_bool_to_uint32(x_18);
x_20 = 2;
x_21 = lean_uint32_dec_eq(x_8, x_20);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_lor(x_19, x_22);
x_24 = lean_uint32_land(x_16, x_23);
x_25 = lean_uint32_sub(x_8, x_17);
x_26 = lean_uint32_dec_lt(x_25, x_11);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_16, x_27);
x_29 = lean_uint32_xor(x_28, x_17);
x_30 = lean_uint32_dec_lt(x_7, x_15);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_uint32_lor(x_24, x_32);
x_34 = lean_uint32_xor(x_33, x_17);
x_35 = lean_uint32_dec_eq(x_34, x_17);
return x_35;
}
}
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; 
x_4 = 3;
x_5 = lean_uint32_to_uint64(x_4);
x_6 = 1;
x_7 = lean_uint64_add(x_5, x_6);
x_8 = lean_uint64_to_uint32(x_7);
x_9 = lean_bool_to_uint32(x_1);
x_10 = 1;
x_11 = lean_uint32_dec_eq(x_3, x_10);
x_12 = lean_bool_to_uint32(x_11);
x_13 = 2;
x_14 = lean_uint32_dec_eq(x_3, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_lor(x_12, x_15);
x_17 = lean_uint32_land(x_9, x_16);
x_18 = lean_uint32_sub(x_3, x_10);
x_19 = lean_uint32_dec_lt(x_18, x_4);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_9, x_20);
x_22 = lean_uint32_xor(x_21, x_10);
x_23 = lean_uint32_dec_lt(x_2, x_8);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_22, x_24);
x_26 = lean_uint32_lor(x_17, x_25);
x_27 = lean_uint32_xor(x_26, x_10);
x_28 = lean_uint32_dec_eq(x_27, x_10);
return x_28;
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
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_CliffWalking_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t cliffwalking_lane_state_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint8_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint64_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint8_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint8_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint8_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; 
x_11 = 1;
x_12 = 3;
x_13 = lean_uint32_dec_eq(x_1, x_11);
x_14 = lean_uint32_to_uint64(x_12);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = 11;
x_19 = lean_uint32_to_uint64(x_2);
x_20 = 4;
x_21 = lean_uint64_shift_left(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_15);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_18);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_19, x_20);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_12);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_12);
x_37 = lean_uint32_dec_eq(x_29, x_18);
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_land(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_11);
x_42 = lean_uint32_to_uint64(x_7);
x_43 = lean_uint64_to_uint32(x_42);
x_44 = lean_uint32_dec_le(x_43, x_12);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_26, x_45);
x_47 = lean_uint32_land(x_43, x_46);
x_48 = lean_uint64_add(x_4, x_15);
x_49 = 11400714819323198485ULL;
x_50 = lean_uint64_mul(x_48, x_49);
x_51 = lean_uint64_add(x_3, x_50);
x_52 = 30;
x_53 = lean_uint64_shift_right(x_51, x_52);
x_54 = lean_uint64_xor(x_51, x_53);
x_55 = 13787848793156543929ULL;
x_56 = lean_uint64_mul(x_54, x_55);
x_57 = 27;
x_58 = lean_uint64_shift_right(x_56, x_57);
x_59 = lean_uint64_xor(x_56, x_58);
x_60 = 10723151780598845931ULL;
x_61 = lean_uint64_mul(x_59, x_60);
x_62 = 31;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_xor(x_61, x_63);
x_65 = 32;
x_66 = lean_uint64_shift_right(x_64, x_65);
x_67 = lean_uint64_mul(x_66, x_14);
x_68 = 4294967295;
x_69 = lean_uint64_land(x_64, x_68);
x_70 = lean_uint64_mul(x_69, x_14);
x_71 = lean_uint64_shift_right(x_70, x_65);
x_72 = lean_uint64_add(x_67, x_71);
x_73 = lean_uint64_shift_right(x_72, x_65);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_add(x_47, x_74);
x_76 = lean_uint32_add(x_75, x_12);
x_77 = lean_uint32_land(x_76, x_12);
x_78 = lean_uint32_xor(x_77, x_47);
x_79 = lean_bool_to_uint32(x_13);
x_80 = lean_uint32_sub(x_26, x_79);
x_81 = lean_uint32_land(x_78, x_80);
x_82 = lean_uint32_xor(x_47, x_81);
x_83 = lean_uint32_dec_eq(x_82, x_26);
x_84 = lean_uint32_dec_lt(x_26, x_35);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_35, x_85);
x_87 = 2;
x_88 = lean_uint32_dec_eq(x_82, x_87);
x_89 = lean_uint32_dec_lt(x_35, x_12);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_add(x_35, x_90);
x_92 = lean_uint32_xor(x_91, x_35);
x_93 = lean_bool_to_uint32(x_88);
x_94 = lean_uint32_sub(x_26, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_35, x_95);
x_97 = lean_uint32_xor(x_86, x_96);
x_98 = lean_bool_to_uint32(x_83);
x_99 = lean_uint32_sub(x_26, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_96, x_100);
x_102 = lean_uint32_dec_eq(x_82, x_11);
x_103 = lean_uint32_dec_lt(x_29, x_18);
x_104 = lean_bool_to_uint32(x_103);
x_105 = lean_uint32_add(x_29, x_104);
x_106 = lean_uint32_dec_eq(x_82, x_12);
x_107 = lean_uint32_dec_lt(x_26, x_29);
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_sub(x_29, x_108);
x_110 = lean_uint32_xor(x_109, x_29);
x_111 = lean_bool_to_uint32(x_106);
x_112 = lean_uint32_sub(x_26, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_29, x_113);
x_115 = lean_uint32_xor(x_105, x_114);
x_116 = lean_bool_to_uint32(x_102);
x_117 = lean_uint32_sub(x_26, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_114, x_118);
x_120 = lean_uint32_dec_eq(x_101, x_12);
x_121 = lean_uint32_dec_eq(x_119, x_26);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_26);
x_124 = lean_uint32_dec_eq(x_119, x_18);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_dec_eq(x_125, x_26);
x_127 = lean_bool_to_uint32(x_123);
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_land(x_127, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_11);
x_131 = lean_bool_to_uint32(x_120);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_land(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_11);
x_135 = lean_uint32_xor(x_12, x_101);
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_uint32_sub(x_26, x_136);
x_138 = lean_uint32_land(x_135, x_137);
x_139 = lean_uint32_xor(x_101, x_138);
x_140 = lean_uint32_xor(x_26, x_119);
x_141 = lean_uint32_land(x_140, x_137);
x_142 = lean_uint32_xor(x_119, x_141);
x_143 = lean_uint32_xor(x_35, x_139);
x_144 = lean_bool_to_uint32(x_41);
x_145 = lean_uint32_sub(x_26, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_139, x_146);
x_148 = lean_uint32_xor(x_29, x_142);
x_149 = lean_uint32_land(x_148, x_145);
x_150 = lean_uint32_xor(x_142, x_149);
x_151 = 0;
x_152 = lean_uint32_to_uint64(x_150);
x_153 = lean_uint64_lor(x_151, x_152);
x_154 = lean_uint32_to_uint64(x_147);
x_155 = lean_uint64_lor(x_151, x_154);
x_156 = lean_uint64_shift_left(x_155, x_20);
x_157 = lean_uint64_lor(x_153, x_156);
x_158 = lean_uint64_to_uint32(x_157);
x_159 = lean_uint32_xor(x_158, x_2);
x_160 = lean_bool_to_uint32(x_6);
x_161 = lean_uint32_sub(x_8, x_11);
x_162 = lean_uint32_dec_lt(x_161, x_12);
x_163 = lean_bool_to_uint32(x_162);
x_164 = lean_uint32_land(x_160, x_163);
x_165 = lean_uint32_xor(x_164, x_11);
x_166 = lean_uint32_dec_lt(x_7, x_17);
x_167 = lean_bool_to_uint32(x_166);
x_168 = lean_uint32_land(x_165, x_167);
x_169 = lean_uint32_sub(x_26, x_168);
x_170 = lean_uint32_land(x_159, x_169);
x_171 = lean_uint32_xor(x_2, x_170);
return x_171;
}
}
LEAN_EXPORT uint32_t l_Spec_CliffWalking_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; uint8_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint8_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint8_t x_117; uint8_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint8_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint8_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint8_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; 
x_8 = 1;
x_9 = 3;
x_10 = lean_uint32_dec_eq(x_1, x_8);
x_11 = lean_uint32_to_uint64(x_9);
x_12 = 1;
x_13 = lean_uint64_add(x_11, x_12);
x_14 = lean_uint64_to_uint32(x_13);
x_15 = 11;
x_16 = lean_uint32_to_uint64(x_2);
x_17 = 4;
x_18 = lean_uint64_shift_left(x_12, x_17);
x_19 = lean_uint64_sub(x_18, x_12);
x_20 = lean_uint64_land(x_16, x_19);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_15);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint64_shift_right(x_16, x_17);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_9);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_9);
x_34 = lean_uint32_dec_eq(x_26, x_15);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_8);
x_39 = lean_uint32_to_uint64(x_6);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_9);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_23, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint64_add(x_4, x_12);
x_46 = 11400714819323198485ULL;
x_47 = lean_uint64_mul(x_45, x_46);
x_48 = lean_uint64_add(x_3, x_47);
x_49 = 30;
x_50 = lean_uint64_shift_right(x_48, x_49);
x_51 = lean_uint64_xor(x_48, x_50);
x_52 = 13787848793156543929ULL;
x_53 = lean_uint64_mul(x_51, x_52);
x_54 = 27;
x_55 = lean_uint64_shift_right(x_53, x_54);
x_56 = lean_uint64_xor(x_53, x_55);
x_57 = 10723151780598845931ULL;
x_58 = lean_uint64_mul(x_56, x_57);
x_59 = 31;
x_60 = lean_uint64_shift_right(x_58, x_59);
x_61 = lean_uint64_xor(x_58, x_60);
x_62 = 32;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_mul(x_63, x_11);
x_65 = 4294967295;
x_66 = lean_uint64_land(x_61, x_65);
x_67 = lean_uint64_mul(x_66, x_11);
x_68 = lean_uint64_shift_right(x_67, x_62);
x_69 = lean_uint64_add(x_64, x_68);
x_70 = lean_uint64_shift_right(x_69, x_62);
x_71 = lean_uint64_to_uint32(x_70);
x_72 = lean_uint32_add(x_44, x_71);
x_73 = lean_uint32_add(x_72, x_9);
x_74 = lean_uint32_land(x_73, x_9);
x_75 = lean_uint32_xor(x_74, x_44);
x_76 = lean_bool_to_uint32(x_10);
x_77 = lean_uint32_sub(x_23, x_76);
x_78 = lean_uint32_land(x_75, x_77);
x_79 = lean_uint32_xor(x_44, x_78);
x_80 = lean_uint32_dec_eq(x_79, x_23);
x_81 = lean_uint32_dec_lt(x_23, x_32);
x_82 = lean_bool_to_uint32(x_81);
x_83 = lean_uint32_sub(x_32, x_82);
x_84 = 2;
x_85 = lean_uint32_dec_eq(x_79, x_84);
x_86 = lean_uint32_dec_lt(x_32, x_9);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_add(x_32, x_87);
x_89 = lean_uint32_xor(x_88, x_32);
x_90 = lean_bool_to_uint32(x_85);
x_91 = lean_uint32_sub(x_23, x_90);
x_92 = lean_uint32_land(x_89, x_91);
x_93 = lean_uint32_xor(x_32, x_92);
x_94 = lean_uint32_xor(x_83, x_93);
x_95 = lean_bool_to_uint32(x_80);
x_96 = lean_uint32_sub(x_23, x_95);
x_97 = lean_uint32_land(x_94, x_96);
x_98 = lean_uint32_xor(x_93, x_97);
x_99 = lean_uint32_dec_eq(x_79, x_8);
x_100 = lean_uint32_dec_lt(x_26, x_15);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_add(x_26, x_101);
x_103 = lean_uint32_dec_eq(x_79, x_9);
x_104 = lean_uint32_dec_lt(x_23, x_26);
x_105 = lean_bool_to_uint32(x_104);
x_106 = lean_uint32_sub(x_26, x_105);
x_107 = lean_uint32_xor(x_106, x_26);
x_108 = lean_bool_to_uint32(x_103);
x_109 = lean_uint32_sub(x_23, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_xor(x_26, x_110);
x_112 = lean_uint32_xor(x_102, x_111);
x_113 = lean_bool_to_uint32(x_99);
x_114 = lean_uint32_sub(x_23, x_113);
x_115 = lean_uint32_land(x_112, x_114);
x_116 = lean_uint32_xor(x_111, x_115);
x_117 = lean_uint32_dec_eq(x_98, x_9);
x_118 = lean_uint32_dec_eq(x_116, x_23);
x_119 = lean_bool_to_uint32(x_118);
x_120 = lean_uint32_dec_eq(x_119, x_23);
x_121 = lean_uint32_dec_eq(x_116, x_15);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_23);
x_124 = lean_bool_to_uint32(x_120);
x_125 = lean_bool_to_uint32(x_123);
x_126 = lean_uint32_land(x_124, x_125);
x_127 = lean_uint32_dec_eq(x_126, x_8);
x_128 = lean_bool_to_uint32(x_117);
x_129 = lean_bool_to_uint32(x_127);
x_130 = lean_uint32_land(x_128, x_129);
x_131 = lean_uint32_dec_eq(x_130, x_8);
x_132 = lean_uint32_xor(x_9, x_98);
x_133 = lean_bool_to_uint32(x_131);
x_134 = lean_uint32_sub(x_23, x_133);
x_135 = lean_uint32_land(x_132, x_134);
x_136 = lean_uint32_xor(x_98, x_135);
x_137 = lean_uint32_xor(x_23, x_116);
x_138 = lean_uint32_land(x_137, x_134);
x_139 = lean_uint32_xor(x_116, x_138);
x_140 = lean_uint32_xor(x_32, x_136);
x_141 = lean_bool_to_uint32(x_38);
x_142 = lean_uint32_sub(x_23, x_141);
x_143 = lean_uint32_land(x_140, x_142);
x_144 = lean_uint32_xor(x_136, x_143);
x_145 = lean_uint32_xor(x_26, x_139);
x_146 = lean_uint32_land(x_145, x_142);
x_147 = lean_uint32_xor(x_139, x_146);
x_148 = 0;
x_149 = lean_uint32_to_uint64(x_147);
x_150 = lean_uint64_lor(x_148, x_149);
x_151 = lean_uint32_to_uint64(x_144);
x_152 = lean_uint64_lor(x_148, x_151);
x_153 = lean_uint64_shift_left(x_152, x_17);
x_154 = lean_uint64_lor(x_150, x_153);
x_155 = lean_uint64_to_uint32(x_154);
x_156 = lean_uint32_xor(x_155, x_2);
x_157 = lean_bool_to_uint32(x_5);
x_158 = lean_uint32_sub(x_7, x_8);
x_159 = lean_uint32_dec_lt(x_158, x_9);
x_160 = lean_bool_to_uint32(x_159);
x_161 = lean_uint32_land(x_157, x_160);
x_162 = lean_uint32_xor(x_161, x_8);
x_163 = lean_uint32_dec_lt(x_6, x_14);
x_164 = lean_bool_to_uint32(x_163);
x_165 = lean_uint32_land(x_162, x_164);
x_166 = lean_uint32_sub(x_23, x_165);
x_167 = lean_uint32_land(x_156, x_166);
x_168 = lean_uint32_xor(x_2, x_167);
return x_168;
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
LEAN_EXPORT uint64_t cliffwalking_lane_t(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; 
x_11 = 3;
x_12 = lean_uint32_to_uint64(x_11);
x_13 = 1;
x_14 = lean_uint64_add(x_12, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = lean_uint64_add(x_4, x_13);
x_17 = lean_uint64_xor(x_16, x_4);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_6);
x_20 = 1;
x_21 = lean_uint32_sub(x_8, x_20);
x_22 = lean_uint32_dec_lt(x_21, x_11);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_19, x_23);
x_25 = lean_uint32_xor(x_24, x_20);
x_26 = lean_uint32_dec_lt(x_7, x_15);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_25, x_27);
x_29 = lean_uint32_to_uint64(x_28);
x_30 = lean_uint64_sub(x_18, x_29);
x_31 = lean_uint64_land(x_17, x_30);
x_32 = lean_uint64_xor(x_4, x_31);
return x_32;
}
}
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; 
x_5 = 3;
x_6 = lean_uint32_to_uint64(x_5);
x_7 = 1;
x_8 = lean_uint64_add(x_6, x_7);
x_9 = lean_uint64_to_uint32(x_8);
x_10 = lean_uint64_add(x_1, x_7);
x_11 = lean_uint64_xor(x_10, x_1);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_2);
x_14 = 1;
x_15 = lean_uint32_sub(x_4, x_14);
x_16 = lean_uint32_dec_lt(x_15, x_5);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_xor(x_18, x_14);
x_20 = lean_uint32_dec_lt(x_3, x_9);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_to_uint64(x_22);
x_24 = lean_uint64_sub(x_12, x_23);
x_25 = lean_uint64_land(x_11, x_24);
x_26 = lean_uint64_xor(x_1, x_25);
return x_26;
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
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_CliffWalking_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t cliffwalking_lane_elapsed(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; 
x_11 = 3;
x_12 = lean_uint32_to_uint64(x_11);
x_13 = 1;
x_14 = lean_uint64_add(x_12, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = 4294967295;
x_17 = lean_uint32_dec_eq(x_5, x_16);
if (x_17 == 0)
{
uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; 
x_18 = 1;
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_add(x_5, x_19);
x_21 = lean_uint32_xor(x_20, x_5);
x_22 = 0;
x_23 = lean_bool_to_uint32(x_6);
x_24 = 1;
x_25 = lean_uint32_sub(x_8, x_24);
x_26 = lean_uint32_dec_lt(x_25, x_11);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_23, x_27);
x_29 = lean_uint32_xor(x_28, x_24);
x_30 = lean_uint32_dec_lt(x_7, x_15);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_uint32_sub(x_22, x_32);
x_34 = lean_uint32_land(x_21, x_33);
x_35 = lean_uint32_xor(x_5, x_34);
return x_35;
}
else
{
uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; 
x_36 = 0;
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_add(x_5, x_37);
x_39 = lean_uint32_xor(x_38, x_5);
x_40 = 0;
x_41 = lean_bool_to_uint32(x_6);
x_42 = 1;
x_43 = lean_uint32_sub(x_8, x_42);
x_44 = lean_uint32_dec_lt(x_43, x_11);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_land(x_41, x_45);
x_47 = lean_uint32_xor(x_46, x_42);
x_48 = lean_uint32_dec_lt(x_7, x_15);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_land(x_47, x_49);
x_51 = lean_uint32_sub(x_40, x_50);
x_52 = lean_uint32_land(x_39, x_51);
x_53 = lean_uint32_xor(x_5, x_52);
return x_53;
}
}
}
LEAN_EXPORT uint32_t l_Spec_CliffWalking_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; 
x_5 = 3;
x_6 = lean_uint32_to_uint64(x_5);
x_7 = 1;
x_8 = lean_uint64_add(x_6, x_7);
x_9 = lean_uint64_to_uint32(x_8);
x_10 = 4294967295;
x_11 = lean_uint32_dec_eq(x_1, x_10);
if (x_11 == 0)
{
uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; 
x_12 = 1;
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_add(x_1, x_13);
x_15 = lean_uint32_xor(x_14, x_1);
x_16 = 0;
x_17 = lean_bool_to_uint32(x_2);
x_18 = 1;
x_19 = lean_uint32_sub(x_4, x_18);
x_20 = lean_uint32_dec_lt(x_19, x_5);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_17, x_21);
x_23 = lean_uint32_xor(x_22, x_18);
x_24 = lean_uint32_dec_lt(x_3, x_9);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_23, x_25);
x_27 = lean_uint32_sub(x_16, x_26);
x_28 = lean_uint32_land(x_15, x_27);
x_29 = lean_uint32_xor(x_1, x_28);
return x_29;
}
else
{
uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; 
x_30 = 0;
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_add(x_1, x_31);
x_33 = lean_uint32_xor(x_32, x_1);
x_34 = 0;
x_35 = lean_bool_to_uint32(x_2);
x_36 = 1;
x_37 = lean_uint32_sub(x_4, x_36);
x_38 = lean_uint32_dec_lt(x_37, x_5);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_35, x_39);
x_41 = lean_uint32_xor(x_40, x_36);
x_42 = lean_uint32_dec_lt(x_3, x_9);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_land(x_41, x_43);
x_45 = lean_uint32_sub(x_34, x_44);
x_46 = lean_uint32_land(x_33, x_45);
x_47 = lean_uint32_xor(x_1, x_46);
return x_47;
}
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
LEAN_EXPORT lean_object* l_Spec_CliffWalking_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_CliffWalking_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t cliffwalking_lane_over(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint8_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint64_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint8_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint32_t x_161; uint8_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint64_t x_166; uint32_t x_167; uint8_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint8_t x_172; uint8_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint8_t x_177; uint32_t x_178; uint32_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint8_t x_190; 
x_11 = 1;
x_12 = 3;
x_13 = lean_uint32_dec_eq(x_1, x_11);
x_14 = lean_uint32_to_uint64(x_12);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = 11;
x_19 = lean_uint32_to_uint64(x_2);
x_20 = 4;
x_21 = lean_uint64_shift_left(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_15);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_18);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_19, x_20);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_12);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_12);
x_37 = lean_uint32_dec_eq(x_29, x_18);
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_land(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_11);
x_42 = lean_uint32_to_uint64(x_7);
x_43 = lean_uint64_to_uint32(x_42);
x_44 = lean_uint32_dec_le(x_43, x_12);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_26, x_45);
x_47 = lean_uint32_land(x_43, x_46);
x_48 = lean_uint64_add(x_4, x_15);
x_49 = 11400714819323198485ULL;
x_50 = lean_uint64_mul(x_48, x_49);
x_51 = lean_uint64_add(x_3, x_50);
x_52 = 30;
x_53 = lean_uint64_shift_right(x_51, x_52);
x_54 = lean_uint64_xor(x_51, x_53);
x_55 = 13787848793156543929ULL;
x_56 = lean_uint64_mul(x_54, x_55);
x_57 = 27;
x_58 = lean_uint64_shift_right(x_56, x_57);
x_59 = lean_uint64_xor(x_56, x_58);
x_60 = 10723151780598845931ULL;
x_61 = lean_uint64_mul(x_59, x_60);
x_62 = 31;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_xor(x_61, x_63);
x_65 = 32;
x_66 = lean_uint64_shift_right(x_64, x_65);
x_67 = lean_uint64_mul(x_66, x_14);
x_68 = 4294967295;
x_69 = lean_uint64_land(x_64, x_68);
x_70 = lean_uint64_mul(x_69, x_14);
x_71 = lean_uint64_shift_right(x_70, x_65);
x_72 = lean_uint64_add(x_67, x_71);
x_73 = lean_uint64_shift_right(x_72, x_65);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_add(x_47, x_74);
x_76 = lean_uint32_add(x_75, x_12);
x_77 = lean_uint32_land(x_76, x_12);
x_78 = lean_uint32_xor(x_77, x_47);
x_79 = lean_bool_to_uint32(x_13);
x_80 = lean_uint32_sub(x_26, x_79);
x_81 = lean_uint32_land(x_78, x_80);
x_82 = lean_uint32_xor(x_47, x_81);
x_83 = lean_uint32_dec_eq(x_82, x_26);
x_84 = lean_uint32_dec_lt(x_26, x_35);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_35, x_85);
x_87 = 2;
x_88 = lean_uint32_dec_eq(x_82, x_87);
x_89 = lean_uint32_dec_lt(x_35, x_12);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_add(x_35, x_90);
x_92 = lean_uint32_xor(x_91, x_35);
x_93 = lean_bool_to_uint32(x_88);
x_94 = lean_uint32_sub(x_26, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_35, x_95);
x_97 = lean_uint32_xor(x_86, x_96);
x_98 = lean_bool_to_uint32(x_83);
x_99 = lean_uint32_sub(x_26, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_96, x_100);
x_102 = lean_uint32_dec_eq(x_82, x_11);
x_103 = lean_uint32_dec_lt(x_29, x_18);
x_104 = lean_bool_to_uint32(x_103);
x_105 = lean_uint32_add(x_29, x_104);
x_106 = lean_uint32_dec_eq(x_82, x_12);
x_107 = lean_uint32_dec_lt(x_26, x_29);
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_sub(x_29, x_108);
x_110 = lean_uint32_xor(x_109, x_29);
x_111 = lean_bool_to_uint32(x_106);
x_112 = lean_uint32_sub(x_26, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_29, x_113);
x_115 = lean_uint32_xor(x_105, x_114);
x_116 = lean_bool_to_uint32(x_102);
x_117 = lean_uint32_sub(x_26, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_114, x_118);
x_120 = lean_uint32_dec_eq(x_101, x_12);
x_121 = lean_uint32_dec_eq(x_119, x_26);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_26);
x_124 = lean_uint32_dec_eq(x_119, x_18);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_dec_eq(x_125, x_26);
x_127 = lean_bool_to_uint32(x_123);
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_land(x_127, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_11);
x_131 = lean_bool_to_uint32(x_120);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_land(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_11);
x_135 = lean_uint32_xor(x_12, x_101);
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_uint32_sub(x_26, x_136);
x_138 = lean_uint32_land(x_135, x_137);
x_139 = lean_uint32_xor(x_101, x_138);
x_140 = lean_uint32_xor(x_26, x_119);
x_141 = lean_uint32_land(x_140, x_137);
x_142 = lean_uint32_xor(x_119, x_141);
x_143 = lean_uint32_xor(x_35, x_139);
x_144 = lean_bool_to_uint32(x_41);
x_145 = lean_uint32_sub(x_26, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_139, x_146);
x_148 = lean_uint32_xor(x_29, x_142);
x_149 = lean_uint32_land(x_148, x_145);
x_150 = lean_uint32_xor(x_142, x_149);
x_151 = 0;
x_152 = lean_uint32_to_uint64(x_150);
x_153 = lean_uint64_lor(x_151, x_152);
x_154 = lean_uint32_to_uint64(x_147);
x_155 = lean_uint64_lor(x_151, x_154);
x_156 = lean_uint64_shift_left(x_155, x_20);
x_157 = lean_uint64_lor(x_153, x_156);
x_158 = lean_uint64_to_uint32(x_157);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_land(x_159, x_22);
x_161 = lean_uint64_to_uint32(x_160);
x_162 = lean_uint32_dec_le(x_161, x_18);
x_163 = lean_bool_to_uint32(x_162);
x_164 = lean_uint32_sub(x_26, x_163);
x_165 = lean_uint32_land(x_161, x_164);
x_166 = lean_uint64_shift_right(x_159, x_20);
x_167 = lean_uint64_to_uint32(x_166);
x_168 = lean_uint32_dec_le(x_167, x_12);
x_169 = lean_bool_to_uint32(x_168);
x_170 = lean_uint32_sub(x_26, x_169);
x_171 = lean_uint32_land(x_167, x_170);
x_172 = lean_uint32_dec_eq(x_171, x_12);
x_173 = lean_uint32_dec_eq(x_165, x_18);
x_174 = lean_bool_to_uint32(x_172);
x_175 = lean_bool_to_uint32(x_173);
x_176 = lean_uint32_land(x_174, x_175);
x_177 = lean_uint32_dec_eq(x_176, x_11);
x_178 = lean_bool_to_uint32(x_6);
x_179 = lean_uint32_sub(x_8, x_11);
x_180 = lean_uint32_dec_lt(x_179, x_12);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_uint32_land(x_178, x_181);
x_183 = lean_uint32_xor(x_182, x_11);
x_184 = lean_uint32_dec_lt(x_7, x_17);
x_185 = lean_bool_to_uint32(x_184);
x_186 = lean_uint32_land(x_183, x_185);
x_187 = lean_bool_to_uint32(x_177);
x_188 = lean_uint32_land(x_186, x_187);
x_189 = 4294967295;
x_190 = lean_uint32_dec_eq(x_5, x_189);
if (x_190 == 0)
{
uint8_t x_191; uint32_t x_192; uint32_t x_193; uint8_t x_194; 
x_191 = 1;
x_192 = lean_bool_to_uint32(x_191);
x_193 = lean_uint32_add(x_5, x_192);
x_194 = lean_uint32_dec_eq(x_9, x_26);
if (x_194 == 0)
{
uint8_t x_195; uint32_t x_196; uint32_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint8_t x_201; 
x_195 = lean_uint32_dec_le(x_9, x_193);
x_196 = lean_bool_to_uint32(x_195);
x_197 = lean_uint32_land(x_192, x_196);
x_198 = lean_uint32_xor(x_187, x_11);
x_199 = lean_uint32_land(x_197, x_198);
x_200 = lean_uint32_lor(x_26, x_199);
x_201 = lean_uint32_dec_eq(x_10, x_26);
if (x_201 == 0)
{
uint8_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint32_t x_206; uint32_t x_207; uint32_t x_208; uint32_t x_209; uint32_t x_210; uint8_t x_211; 
x_202 = lean_uint32_dec_le(x_10, x_193);
x_203 = lean_bool_to_uint32(x_202);
x_204 = lean_uint32_land(x_192, x_203);
x_205 = lean_uint32_lor(x_200, x_204);
x_206 = lean_uint32_land(x_186, x_205);
x_207 = lean_uint32_lor(x_188, x_206);
x_208 = lean_uint32_xor(x_186, x_11);
x_209 = lean_uint32_land(x_178, x_208);
x_210 = lean_uint32_lor(x_207, x_209);
x_211 = lean_uint32_dec_eq(x_210, x_11);
return x_211;
}
else
{
uint32_t x_212; uint8_t x_213; uint32_t x_214; uint32_t x_215; uint32_t x_216; uint32_t x_217; uint32_t x_218; uint32_t x_219; uint32_t x_220; uint32_t x_221; uint8_t x_222; 
x_212 = lean_bool_to_uint32(x_194);
x_213 = lean_uint32_dec_le(x_10, x_193);
x_214 = lean_bool_to_uint32(x_213);
x_215 = lean_uint32_land(x_212, x_214);
x_216 = lean_uint32_lor(x_200, x_215);
x_217 = lean_uint32_land(x_186, x_216);
x_218 = lean_uint32_lor(x_188, x_217);
x_219 = lean_uint32_xor(x_186, x_11);
x_220 = lean_uint32_land(x_178, x_219);
x_221 = lean_uint32_lor(x_218, x_220);
x_222 = lean_uint32_dec_eq(x_221, x_11);
return x_222;
}
}
else
{
uint32_t x_223; uint8_t x_224; uint32_t x_225; uint32_t x_226; uint32_t x_227; uint32_t x_228; uint32_t x_229; uint8_t x_230; 
x_223 = lean_bool_to_uint32(x_190);
x_224 = lean_uint32_dec_le(x_9, x_193);
x_225 = lean_bool_to_uint32(x_224);
x_226 = lean_uint32_land(x_223, x_225);
x_227 = lean_uint32_xor(x_187, x_11);
x_228 = lean_uint32_land(x_226, x_227);
x_229 = lean_uint32_lor(x_26, x_228);
x_230 = lean_uint32_dec_eq(x_10, x_26);
if (x_230 == 0)
{
uint32_t x_231; uint8_t x_232; uint32_t x_233; uint32_t x_234; uint32_t x_235; uint32_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint8_t x_241; 
x_231 = lean_bool_to_uint32(x_194);
x_232 = lean_uint32_dec_le(x_10, x_193);
x_233 = lean_bool_to_uint32(x_232);
x_234 = lean_uint32_land(x_231, x_233);
x_235 = lean_uint32_lor(x_229, x_234);
x_236 = lean_uint32_land(x_186, x_235);
x_237 = lean_uint32_lor(x_188, x_236);
x_238 = lean_uint32_xor(x_186, x_11);
x_239 = lean_uint32_land(x_178, x_238);
x_240 = lean_uint32_lor(x_237, x_239);
x_241 = lean_uint32_dec_eq(x_240, x_11);
return x_241;
}
else
{
uint8_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint32_t x_246; uint32_t x_247; uint32_t x_248; uint32_t x_249; uint32_t x_250; uint8_t x_251; 
x_242 = lean_uint32_dec_le(x_10, x_193);
x_243 = lean_bool_to_uint32(x_242);
x_244 = lean_uint32_land(x_223, x_243);
x_245 = lean_uint32_lor(x_229, x_244);
x_246 = lean_uint32_land(x_186, x_245);
x_247 = lean_uint32_lor(x_188, x_246);
x_248 = lean_uint32_xor(x_186, x_11);
x_249 = lean_uint32_land(x_178, x_248);
x_250 = lean_uint32_lor(x_247, x_249);
x_251 = lean_uint32_dec_eq(x_250, x_11);
return x_251;
}
}
}
else
{
uint8_t x_252; uint32_t x_253; uint32_t x_254; uint8_t x_255; 
x_252 = 0;
x_253 = lean_bool_to_uint32(x_252);
x_254 = lean_uint32_add(x_5, x_253);
x_255 = lean_uint32_dec_eq(x_9, x_26);
if (x_255 == 0)
{
uint32_t x_256; uint8_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint32_t x_261; uint32_t x_262; uint8_t x_263; 
x_256 = lean_bool_to_uint32(x_190);
x_257 = lean_uint32_dec_le(x_9, x_254);
x_258 = lean_bool_to_uint32(x_257);
x_259 = lean_uint32_land(x_256, x_258);
x_260 = lean_uint32_xor(x_187, x_11);
x_261 = lean_uint32_land(x_259, x_260);
x_262 = lean_uint32_lor(x_26, x_261);
x_263 = lean_uint32_dec_eq(x_10, x_26);
if (x_263 == 0)
{
uint8_t x_264; uint32_t x_265; uint32_t x_266; uint32_t x_267; uint32_t x_268; uint32_t x_269; uint32_t x_270; uint32_t x_271; uint32_t x_272; uint8_t x_273; 
x_264 = lean_uint32_dec_le(x_10, x_254);
x_265 = lean_bool_to_uint32(x_264);
x_266 = lean_uint32_land(x_256, x_265);
x_267 = lean_uint32_lor(x_262, x_266);
x_268 = lean_uint32_land(x_186, x_267);
x_269 = lean_uint32_lor(x_188, x_268);
x_270 = lean_uint32_xor(x_186, x_11);
x_271 = lean_uint32_land(x_178, x_270);
x_272 = lean_uint32_lor(x_269, x_271);
x_273 = lean_uint32_dec_eq(x_272, x_11);
return x_273;
}
else
{
uint32_t x_274; uint8_t x_275; uint32_t x_276; uint32_t x_277; uint32_t x_278; uint32_t x_279; uint32_t x_280; uint32_t x_281; uint32_t x_282; uint32_t x_283; uint8_t x_284; 
x_274 = lean_bool_to_uint32(x_255);
x_275 = lean_uint32_dec_le(x_10, x_254);
x_276 = lean_bool_to_uint32(x_275);
x_277 = lean_uint32_land(x_274, x_276);
x_278 = lean_uint32_lor(x_262, x_277);
x_279 = lean_uint32_land(x_186, x_278);
x_280 = lean_uint32_lor(x_188, x_279);
x_281 = lean_uint32_xor(x_186, x_11);
x_282 = lean_uint32_land(x_178, x_281);
x_283 = lean_uint32_lor(x_280, x_282);
x_284 = lean_uint32_dec_eq(x_283, x_11);
return x_284;
}
}
else
{
uint8_t x_285; uint32_t x_286; uint32_t x_287; uint32_t x_288; uint32_t x_289; uint32_t x_290; uint8_t x_291; 
x_285 = lean_uint32_dec_le(x_9, x_254);
x_286 = lean_bool_to_uint32(x_285);
x_287 = lean_uint32_land(x_253, x_286);
x_288 = lean_uint32_xor(x_187, x_11);
x_289 = lean_uint32_land(x_287, x_288);
x_290 = lean_uint32_lor(x_26, x_289);
x_291 = lean_uint32_dec_eq(x_10, x_26);
if (x_291 == 0)
{
uint32_t x_292; uint8_t x_293; uint32_t x_294; uint32_t x_295; uint32_t x_296; uint32_t x_297; uint32_t x_298; uint32_t x_299; uint32_t x_300; uint32_t x_301; uint8_t x_302; 
x_292 = lean_bool_to_uint32(x_255);
x_293 = lean_uint32_dec_le(x_10, x_254);
x_294 = lean_bool_to_uint32(x_293);
x_295 = lean_uint32_land(x_292, x_294);
x_296 = lean_uint32_lor(x_290, x_295);
x_297 = lean_uint32_land(x_186, x_296);
x_298 = lean_uint32_lor(x_188, x_297);
x_299 = lean_uint32_xor(x_186, x_11);
x_300 = lean_uint32_land(x_178, x_299);
x_301 = lean_uint32_lor(x_298, x_300);
x_302 = lean_uint32_dec_eq(x_301, x_11);
return x_302;
}
else
{
uint8_t x_303; uint32_t x_304; uint32_t x_305; uint32_t x_306; uint32_t x_307; uint32_t x_308; uint32_t x_309; uint32_t x_310; uint32_t x_311; uint8_t x_312; 
x_303 = lean_uint32_dec_le(x_10, x_254);
x_304 = lean_bool_to_uint32(x_303);
x_305 = lean_uint32_land(x_253, x_304);
x_306 = lean_uint32_lor(x_290, x_305);
x_307 = lean_uint32_land(x_186, x_306);
x_308 = lean_uint32_lor(x_188, x_307);
x_309 = lean_uint32_xor(x_186, x_11);
x_310 = lean_uint32_land(x_178, x_309);
x_311 = lean_uint32_lor(x_308, x_310);
x_312 = lean_uint32_dec_eq(x_311, x_11);
return x_312;
}
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
LEAN_EXPORT uint64_t cliffwalking_lane_reward(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint8_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint64_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint8_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint32_t x_155; uint32_t x_156; uint8_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint8_t x_161; uint32_t x_162; uint32_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; 
x_11 = 1;
x_12 = 3;
x_13 = lean_uint32_dec_eq(x_1, x_11);
x_14 = lean_uint32_to_uint64(x_12);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = 11;
x_19 = lean_uint32_to_uint64(x_2);
x_20 = 4;
x_21 = lean_uint64_shift_left(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_15);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_18);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_19, x_20);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_12);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_12);
x_37 = lean_uint32_dec_eq(x_29, x_18);
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_land(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_11);
x_42 = lean_uint32_to_uint64(x_7);
x_43 = lean_uint64_to_uint32(x_42);
x_44 = lean_uint32_dec_le(x_43, x_12);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_26, x_45);
x_47 = lean_uint32_land(x_43, x_46);
x_48 = lean_uint64_add(x_4, x_15);
x_49 = 11400714819323198485ULL;
x_50 = lean_uint64_mul(x_48, x_49);
x_51 = lean_uint64_add(x_3, x_50);
x_52 = 30;
x_53 = lean_uint64_shift_right(x_51, x_52);
x_54 = lean_uint64_xor(x_51, x_53);
x_55 = 13787848793156543929ULL;
x_56 = lean_uint64_mul(x_54, x_55);
x_57 = 27;
x_58 = lean_uint64_shift_right(x_56, x_57);
x_59 = lean_uint64_xor(x_56, x_58);
x_60 = 10723151780598845931ULL;
x_61 = lean_uint64_mul(x_59, x_60);
x_62 = 31;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_xor(x_61, x_63);
x_65 = 32;
x_66 = lean_uint64_shift_right(x_64, x_65);
x_67 = lean_uint64_mul(x_66, x_14);
x_68 = 4294967295;
x_69 = lean_uint64_land(x_64, x_68);
x_70 = lean_uint64_mul(x_69, x_14);
x_71 = lean_uint64_shift_right(x_70, x_65);
x_72 = lean_uint64_add(x_67, x_71);
x_73 = lean_uint64_shift_right(x_72, x_65);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_add(x_47, x_74);
x_76 = lean_uint32_add(x_75, x_12);
x_77 = lean_uint32_land(x_76, x_12);
x_78 = lean_uint32_xor(x_77, x_47);
x_79 = lean_bool_to_uint32(x_13);
x_80 = lean_uint32_sub(x_26, x_79);
x_81 = lean_uint32_land(x_78, x_80);
x_82 = lean_uint32_xor(x_47, x_81);
x_83 = lean_uint32_dec_eq(x_82, x_26);
x_84 = lean_uint32_dec_lt(x_26, x_35);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_35, x_85);
x_87 = 2;
x_88 = lean_uint32_dec_eq(x_82, x_87);
x_89 = lean_uint32_dec_lt(x_35, x_12);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_add(x_35, x_90);
x_92 = lean_uint32_xor(x_91, x_35);
x_93 = lean_bool_to_uint32(x_88);
x_94 = lean_uint32_sub(x_26, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_35, x_95);
x_97 = lean_uint32_xor(x_86, x_96);
x_98 = lean_bool_to_uint32(x_83);
x_99 = lean_uint32_sub(x_26, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_96, x_100);
x_102 = lean_uint32_dec_eq(x_82, x_11);
x_103 = lean_uint32_dec_lt(x_29, x_18);
x_104 = lean_bool_to_uint32(x_103);
x_105 = lean_uint32_add(x_29, x_104);
x_106 = lean_uint32_dec_eq(x_82, x_12);
x_107 = lean_uint32_dec_lt(x_26, x_29);
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_sub(x_29, x_108);
x_110 = lean_uint32_xor(x_109, x_29);
x_111 = lean_bool_to_uint32(x_106);
x_112 = lean_uint32_sub(x_26, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_29, x_113);
x_115 = lean_uint32_xor(x_105, x_114);
x_116 = lean_bool_to_uint32(x_102);
x_117 = lean_uint32_sub(x_26, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_114, x_118);
x_120 = lean_uint32_dec_eq(x_101, x_12);
x_121 = lean_uint32_dec_eq(x_119, x_26);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_26);
x_124 = lean_uint32_dec_eq(x_119, x_18);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_dec_eq(x_125, x_26);
x_127 = lean_bool_to_uint32(x_123);
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_land(x_127, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_11);
x_131 = lean_bool_to_uint32(x_120);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_land(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_11);
x_135 = 100;
x_136 = lean_uint32_neg(x_135);
x_137 = lean_uint32_neg(x_11);
x_138 = lean_bool_to_uint32(x_134);
x_139 = lean_uint32_sub(x_26, x_138);
x_140 = lean_uint32_xor(x_136, x_137);
x_141 = lean_uint32_land(x_140, x_139);
x_142 = lean_uint32_xor(x_137, x_141);
x_143 = lean_uint32_xor(x_26, x_142);
x_144 = lean_bool_to_uint32(x_41);
x_145 = lean_uint32_sub(x_26, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_142, x_146);
x_148 = 2147483648;
x_149 = lean_uint32_add(x_147, x_148);
x_150 = lean_uint32_to_uint64(x_149);
x_151 = 2147483648;
x_152 = lean_uint64_sub(x_150, x_151);
x_153 = 0;
x_154 = lean_uint64_xor(x_152, x_153);
x_155 = lean_bool_to_uint32(x_6);
x_156 = lean_uint32_sub(x_8, x_11);
x_157 = lean_uint32_dec_lt(x_156, x_12);
x_158 = lean_bool_to_uint32(x_157);
x_159 = lean_uint32_land(x_155, x_158);
x_160 = lean_uint32_xor(x_159, x_11);
x_161 = lean_uint32_dec_lt(x_7, x_17);
x_162 = lean_bool_to_uint32(x_161);
x_163 = lean_uint32_land(x_160, x_162);
x_164 = lean_uint32_to_uint64(x_163);
x_165 = lean_uint64_sub(x_153, x_164);
x_166 = lean_uint64_land(x_154, x_165);
x_167 = lean_uint64_xor(x_153, x_166);
return x_167;
}
}
LEAN_EXPORT uint64_t l_Spec_CliffWalking_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; uint8_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint8_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint8_t x_117; uint8_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint8_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint32_t x_152; uint32_t x_153; uint8_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint8_t x_158; uint32_t x_159; uint32_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; 
x_8 = 1;
x_9 = 3;
x_10 = lean_uint32_dec_eq(x_1, x_8);
x_11 = lean_uint32_to_uint64(x_9);
x_12 = 1;
x_13 = lean_uint64_add(x_11, x_12);
x_14 = lean_uint64_to_uint32(x_13);
x_15 = 11;
x_16 = lean_uint32_to_uint64(x_2);
x_17 = 4;
x_18 = lean_uint64_shift_left(x_12, x_17);
x_19 = lean_uint64_sub(x_18, x_12);
x_20 = lean_uint64_land(x_16, x_19);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_15);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint64_shift_right(x_16, x_17);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_9);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_9);
x_34 = lean_uint32_dec_eq(x_26, x_15);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_8);
x_39 = lean_uint32_to_uint64(x_6);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_9);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_23, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint64_add(x_4, x_12);
x_46 = 11400714819323198485ULL;
x_47 = lean_uint64_mul(x_45, x_46);
x_48 = lean_uint64_add(x_3, x_47);
x_49 = 30;
x_50 = lean_uint64_shift_right(x_48, x_49);
x_51 = lean_uint64_xor(x_48, x_50);
x_52 = 13787848793156543929ULL;
x_53 = lean_uint64_mul(x_51, x_52);
x_54 = 27;
x_55 = lean_uint64_shift_right(x_53, x_54);
x_56 = lean_uint64_xor(x_53, x_55);
x_57 = 10723151780598845931ULL;
x_58 = lean_uint64_mul(x_56, x_57);
x_59 = 31;
x_60 = lean_uint64_shift_right(x_58, x_59);
x_61 = lean_uint64_xor(x_58, x_60);
x_62 = 32;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_mul(x_63, x_11);
x_65 = 4294967295;
x_66 = lean_uint64_land(x_61, x_65);
x_67 = lean_uint64_mul(x_66, x_11);
x_68 = lean_uint64_shift_right(x_67, x_62);
x_69 = lean_uint64_add(x_64, x_68);
x_70 = lean_uint64_shift_right(x_69, x_62);
x_71 = lean_uint64_to_uint32(x_70);
x_72 = lean_uint32_add(x_44, x_71);
x_73 = lean_uint32_add(x_72, x_9);
x_74 = lean_uint32_land(x_73, x_9);
x_75 = lean_uint32_xor(x_74, x_44);
x_76 = lean_bool_to_uint32(x_10);
x_77 = lean_uint32_sub(x_23, x_76);
x_78 = lean_uint32_land(x_75, x_77);
x_79 = lean_uint32_xor(x_44, x_78);
x_80 = lean_uint32_dec_eq(x_79, x_23);
x_81 = lean_uint32_dec_lt(x_23, x_32);
x_82 = lean_bool_to_uint32(x_81);
x_83 = lean_uint32_sub(x_32, x_82);
x_84 = 2;
x_85 = lean_uint32_dec_eq(x_79, x_84);
x_86 = lean_uint32_dec_lt(x_32, x_9);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_add(x_32, x_87);
x_89 = lean_uint32_xor(x_88, x_32);
x_90 = lean_bool_to_uint32(x_85);
x_91 = lean_uint32_sub(x_23, x_90);
x_92 = lean_uint32_land(x_89, x_91);
x_93 = lean_uint32_xor(x_32, x_92);
x_94 = lean_uint32_xor(x_83, x_93);
x_95 = lean_bool_to_uint32(x_80);
x_96 = lean_uint32_sub(x_23, x_95);
x_97 = lean_uint32_land(x_94, x_96);
x_98 = lean_uint32_xor(x_93, x_97);
x_99 = lean_uint32_dec_eq(x_79, x_8);
x_100 = lean_uint32_dec_lt(x_26, x_15);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_add(x_26, x_101);
x_103 = lean_uint32_dec_eq(x_79, x_9);
x_104 = lean_uint32_dec_lt(x_23, x_26);
x_105 = lean_bool_to_uint32(x_104);
x_106 = lean_uint32_sub(x_26, x_105);
x_107 = lean_uint32_xor(x_106, x_26);
x_108 = lean_bool_to_uint32(x_103);
x_109 = lean_uint32_sub(x_23, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_xor(x_26, x_110);
x_112 = lean_uint32_xor(x_102, x_111);
x_113 = lean_bool_to_uint32(x_99);
x_114 = lean_uint32_sub(x_23, x_113);
x_115 = lean_uint32_land(x_112, x_114);
x_116 = lean_uint32_xor(x_111, x_115);
x_117 = lean_uint32_dec_eq(x_98, x_9);
x_118 = lean_uint32_dec_eq(x_116, x_23);
x_119 = lean_bool_to_uint32(x_118);
x_120 = lean_uint32_dec_eq(x_119, x_23);
x_121 = lean_uint32_dec_eq(x_116, x_15);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_23);
x_124 = lean_bool_to_uint32(x_120);
x_125 = lean_bool_to_uint32(x_123);
x_126 = lean_uint32_land(x_124, x_125);
x_127 = lean_uint32_dec_eq(x_126, x_8);
x_128 = lean_bool_to_uint32(x_117);
x_129 = lean_bool_to_uint32(x_127);
x_130 = lean_uint32_land(x_128, x_129);
x_131 = lean_uint32_dec_eq(x_130, x_8);
x_132 = 100;
x_133 = lean_uint32_neg(x_132);
x_134 = lean_uint32_neg(x_8);
x_135 = lean_bool_to_uint32(x_131);
x_136 = lean_uint32_sub(x_23, x_135);
x_137 = lean_uint32_xor(x_133, x_134);
x_138 = lean_uint32_land(x_137, x_136);
x_139 = lean_uint32_xor(x_134, x_138);
x_140 = lean_uint32_xor(x_23, x_139);
x_141 = lean_bool_to_uint32(x_38);
x_142 = lean_uint32_sub(x_23, x_141);
x_143 = lean_uint32_land(x_140, x_142);
x_144 = lean_uint32_xor(x_139, x_143);
x_145 = 2147483648;
x_146 = lean_uint32_add(x_144, x_145);
x_147 = lean_uint32_to_uint64(x_146);
x_148 = 2147483648;
x_149 = lean_uint64_sub(x_147, x_148);
x_150 = 0;
x_151 = lean_uint64_xor(x_149, x_150);
x_152 = lean_bool_to_uint32(x_5);
x_153 = lean_uint32_sub(x_7, x_8);
x_154 = lean_uint32_dec_lt(x_153, x_9);
x_155 = lean_bool_to_uint32(x_154);
x_156 = lean_uint32_land(x_152, x_155);
x_157 = lean_uint32_xor(x_156, x_8);
x_158 = lean_uint32_dec_lt(x_6, x_14);
x_159 = lean_bool_to_uint32(x_158);
x_160 = lean_uint32_land(x_157, x_159);
x_161 = lean_uint32_to_uint64(x_160);
x_162 = lean_uint64_sub(x_150, x_161);
x_163 = lean_uint64_land(x_151, x_162);
x_164 = lean_uint64_xor(x_150, x_163);
return x_164;
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
LEAN_EXPORT uint8_t cliffwalking_lane_terminated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint8_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint64_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint8_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint32_t x_161; uint8_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint64_t x_166; uint32_t x_167; uint8_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint8_t x_172; uint8_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint8_t x_177; uint32_t x_178; uint32_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint8_t x_189; 
x_11 = 1;
x_12 = 3;
x_13 = lean_uint32_dec_eq(x_1, x_11);
x_14 = lean_uint32_to_uint64(x_12);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = 11;
x_19 = lean_uint32_to_uint64(x_2);
x_20 = 4;
x_21 = lean_uint64_shift_left(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_15);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_18);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_19, x_20);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_12);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_12);
x_37 = lean_uint32_dec_eq(x_29, x_18);
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_land(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_11);
x_42 = lean_uint32_to_uint64(x_7);
x_43 = lean_uint64_to_uint32(x_42);
x_44 = lean_uint32_dec_le(x_43, x_12);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_26, x_45);
x_47 = lean_uint32_land(x_43, x_46);
x_48 = lean_uint64_add(x_4, x_15);
x_49 = 11400714819323198485ULL;
x_50 = lean_uint64_mul(x_48, x_49);
x_51 = lean_uint64_add(x_3, x_50);
x_52 = 30;
x_53 = lean_uint64_shift_right(x_51, x_52);
x_54 = lean_uint64_xor(x_51, x_53);
x_55 = 13787848793156543929ULL;
x_56 = lean_uint64_mul(x_54, x_55);
x_57 = 27;
x_58 = lean_uint64_shift_right(x_56, x_57);
x_59 = lean_uint64_xor(x_56, x_58);
x_60 = 10723151780598845931ULL;
x_61 = lean_uint64_mul(x_59, x_60);
x_62 = 31;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_xor(x_61, x_63);
x_65 = 32;
x_66 = lean_uint64_shift_right(x_64, x_65);
x_67 = lean_uint64_mul(x_66, x_14);
x_68 = 4294967295;
x_69 = lean_uint64_land(x_64, x_68);
x_70 = lean_uint64_mul(x_69, x_14);
x_71 = lean_uint64_shift_right(x_70, x_65);
x_72 = lean_uint64_add(x_67, x_71);
x_73 = lean_uint64_shift_right(x_72, x_65);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_add(x_47, x_74);
x_76 = lean_uint32_add(x_75, x_12);
x_77 = lean_uint32_land(x_76, x_12);
x_78 = lean_uint32_xor(x_77, x_47);
x_79 = lean_bool_to_uint32(x_13);
x_80 = lean_uint32_sub(x_26, x_79);
x_81 = lean_uint32_land(x_78, x_80);
x_82 = lean_uint32_xor(x_47, x_81);
x_83 = lean_uint32_dec_eq(x_82, x_26);
x_84 = lean_uint32_dec_lt(x_26, x_35);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_35, x_85);
x_87 = 2;
x_88 = lean_uint32_dec_eq(x_82, x_87);
x_89 = lean_uint32_dec_lt(x_35, x_12);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_add(x_35, x_90);
x_92 = lean_uint32_xor(x_91, x_35);
x_93 = lean_bool_to_uint32(x_88);
x_94 = lean_uint32_sub(x_26, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_35, x_95);
x_97 = lean_uint32_xor(x_86, x_96);
x_98 = lean_bool_to_uint32(x_83);
x_99 = lean_uint32_sub(x_26, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_96, x_100);
x_102 = lean_uint32_dec_eq(x_82, x_11);
x_103 = lean_uint32_dec_lt(x_29, x_18);
x_104 = lean_bool_to_uint32(x_103);
x_105 = lean_uint32_add(x_29, x_104);
x_106 = lean_uint32_dec_eq(x_82, x_12);
x_107 = lean_uint32_dec_lt(x_26, x_29);
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_sub(x_29, x_108);
x_110 = lean_uint32_xor(x_109, x_29);
x_111 = lean_bool_to_uint32(x_106);
x_112 = lean_uint32_sub(x_26, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_29, x_113);
x_115 = lean_uint32_xor(x_105, x_114);
x_116 = lean_bool_to_uint32(x_102);
x_117 = lean_uint32_sub(x_26, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_114, x_118);
x_120 = lean_uint32_dec_eq(x_101, x_12);
x_121 = lean_uint32_dec_eq(x_119, x_26);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_26);
x_124 = lean_uint32_dec_eq(x_119, x_18);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_dec_eq(x_125, x_26);
x_127 = lean_bool_to_uint32(x_123);
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_land(x_127, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_11);
x_131 = lean_bool_to_uint32(x_120);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_land(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_11);
x_135 = lean_uint32_xor(x_12, x_101);
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_uint32_sub(x_26, x_136);
x_138 = lean_uint32_land(x_135, x_137);
x_139 = lean_uint32_xor(x_101, x_138);
x_140 = lean_uint32_xor(x_26, x_119);
x_141 = lean_uint32_land(x_140, x_137);
x_142 = lean_uint32_xor(x_119, x_141);
x_143 = lean_uint32_xor(x_35, x_139);
x_144 = lean_bool_to_uint32(x_41);
x_145 = lean_uint32_sub(x_26, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_139, x_146);
x_148 = lean_uint32_xor(x_29, x_142);
x_149 = lean_uint32_land(x_148, x_145);
x_150 = lean_uint32_xor(x_142, x_149);
x_151 = 0;
x_152 = lean_uint32_to_uint64(x_150);
x_153 = lean_uint64_lor(x_151, x_152);
x_154 = lean_uint32_to_uint64(x_147);
x_155 = lean_uint64_lor(x_151, x_154);
x_156 = lean_uint64_shift_left(x_155, x_20);
x_157 = lean_uint64_lor(x_153, x_156);
x_158 = lean_uint64_to_uint32(x_157);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_land(x_159, x_22);
x_161 = lean_uint64_to_uint32(x_160);
x_162 = lean_uint32_dec_le(x_161, x_18);
x_163 = lean_bool_to_uint32(x_162);
x_164 = lean_uint32_sub(x_26, x_163);
x_165 = lean_uint32_land(x_161, x_164);
x_166 = lean_uint64_shift_right(x_159, x_20);
x_167 = lean_uint64_to_uint32(x_166);
x_168 = lean_uint32_dec_le(x_167, x_12);
x_169 = lean_bool_to_uint32(x_168);
x_170 = lean_uint32_sub(x_26, x_169);
x_171 = lean_uint32_land(x_167, x_170);
x_172 = lean_uint32_dec_eq(x_171, x_12);
x_173 = lean_uint32_dec_eq(x_165, x_18);
x_174 = lean_bool_to_uint32(x_172);
x_175 = lean_bool_to_uint32(x_173);
x_176 = lean_uint32_land(x_174, x_175);
x_177 = lean_uint32_dec_eq(x_176, x_11);
x_178 = lean_bool_to_uint32(x_6);
x_179 = lean_uint32_sub(x_8, x_11);
x_180 = lean_uint32_dec_lt(x_179, x_12);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_uint32_land(x_178, x_181);
x_183 = lean_uint32_xor(x_182, x_11);
x_184 = lean_uint32_dec_lt(x_7, x_17);
x_185 = lean_bool_to_uint32(x_184);
x_186 = lean_uint32_land(x_183, x_185);
x_187 = lean_bool_to_uint32(x_177);
x_188 = lean_uint32_land(x_186, x_187);
x_189 = lean_uint32_dec_eq(x_188, x_11);
return x_189;
}
}
LEAN_EXPORT uint8_t l_Spec_CliffWalking_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint8_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; uint8_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint8_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint8_t x_117; uint8_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint8_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint32_t x_155; uint64_t x_156; uint64_t x_157; uint32_t x_158; uint8_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint64_t x_163; uint32_t x_164; uint8_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint8_t x_169; uint8_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint8_t x_174; uint32_t x_175; uint32_t x_176; uint8_t x_177; uint32_t x_178; uint32_t x_179; uint32_t x_180; uint8_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint8_t x_186; 
x_8 = 1;
x_9 = 3;
x_10 = lean_uint32_dec_eq(x_1, x_8);
x_11 = lean_uint32_to_uint64(x_9);
x_12 = 1;
x_13 = lean_uint64_add(x_11, x_12);
x_14 = lean_uint64_to_uint32(x_13);
x_15 = 11;
x_16 = lean_uint32_to_uint64(x_2);
x_17 = 4;
x_18 = lean_uint64_shift_left(x_12, x_17);
x_19 = lean_uint64_sub(x_18, x_12);
x_20 = lean_uint64_land(x_16, x_19);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_15);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint64_shift_right(x_16, x_17);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_9);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_9);
x_34 = lean_uint32_dec_eq(x_26, x_15);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_8);
x_39 = lean_uint32_to_uint64(x_6);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_9);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_23, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint64_add(x_4, x_12);
x_46 = 11400714819323198485ULL;
x_47 = lean_uint64_mul(x_45, x_46);
x_48 = lean_uint64_add(x_3, x_47);
x_49 = 30;
x_50 = lean_uint64_shift_right(x_48, x_49);
x_51 = lean_uint64_xor(x_48, x_50);
x_52 = 13787848793156543929ULL;
x_53 = lean_uint64_mul(x_51, x_52);
x_54 = 27;
x_55 = lean_uint64_shift_right(x_53, x_54);
x_56 = lean_uint64_xor(x_53, x_55);
x_57 = 10723151780598845931ULL;
x_58 = lean_uint64_mul(x_56, x_57);
x_59 = 31;
x_60 = lean_uint64_shift_right(x_58, x_59);
x_61 = lean_uint64_xor(x_58, x_60);
x_62 = 32;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_mul(x_63, x_11);
x_65 = 4294967295;
x_66 = lean_uint64_land(x_61, x_65);
x_67 = lean_uint64_mul(x_66, x_11);
x_68 = lean_uint64_shift_right(x_67, x_62);
x_69 = lean_uint64_add(x_64, x_68);
x_70 = lean_uint64_shift_right(x_69, x_62);
x_71 = lean_uint64_to_uint32(x_70);
x_72 = lean_uint32_add(x_44, x_71);
x_73 = lean_uint32_add(x_72, x_9);
x_74 = lean_uint32_land(x_73, x_9);
x_75 = lean_uint32_xor(x_74, x_44);
x_76 = lean_bool_to_uint32(x_10);
x_77 = lean_uint32_sub(x_23, x_76);
x_78 = lean_uint32_land(x_75, x_77);
x_79 = lean_uint32_xor(x_44, x_78);
x_80 = lean_uint32_dec_eq(x_79, x_23);
x_81 = lean_uint32_dec_lt(x_23, x_32);
x_82 = lean_bool_to_uint32(x_81);
x_83 = lean_uint32_sub(x_32, x_82);
x_84 = 2;
x_85 = lean_uint32_dec_eq(x_79, x_84);
x_86 = lean_uint32_dec_lt(x_32, x_9);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_add(x_32, x_87);
x_89 = lean_uint32_xor(x_88, x_32);
x_90 = lean_bool_to_uint32(x_85);
x_91 = lean_uint32_sub(x_23, x_90);
x_92 = lean_uint32_land(x_89, x_91);
x_93 = lean_uint32_xor(x_32, x_92);
x_94 = lean_uint32_xor(x_83, x_93);
x_95 = lean_bool_to_uint32(x_80);
x_96 = lean_uint32_sub(x_23, x_95);
x_97 = lean_uint32_land(x_94, x_96);
x_98 = lean_uint32_xor(x_93, x_97);
x_99 = lean_uint32_dec_eq(x_79, x_8);
x_100 = lean_uint32_dec_lt(x_26, x_15);
x_101 = lean_bool_to_uint32(x_100);
x_102 = lean_uint32_add(x_26, x_101);
x_103 = lean_uint32_dec_eq(x_79, x_9);
x_104 = lean_uint32_dec_lt(x_23, x_26);
x_105 = lean_bool_to_uint32(x_104);
x_106 = lean_uint32_sub(x_26, x_105);
x_107 = lean_uint32_xor(x_106, x_26);
x_108 = lean_bool_to_uint32(x_103);
x_109 = lean_uint32_sub(x_23, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_xor(x_26, x_110);
x_112 = lean_uint32_xor(x_102, x_111);
x_113 = lean_bool_to_uint32(x_99);
x_114 = lean_uint32_sub(x_23, x_113);
x_115 = lean_uint32_land(x_112, x_114);
x_116 = lean_uint32_xor(x_111, x_115);
x_117 = lean_uint32_dec_eq(x_98, x_9);
x_118 = lean_uint32_dec_eq(x_116, x_23);
x_119 = lean_bool_to_uint32(x_118);
x_120 = lean_uint32_dec_eq(x_119, x_23);
x_121 = lean_uint32_dec_eq(x_116, x_15);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_23);
x_124 = lean_bool_to_uint32(x_120);
x_125 = lean_bool_to_uint32(x_123);
x_126 = lean_uint32_land(x_124, x_125);
x_127 = lean_uint32_dec_eq(x_126, x_8);
x_128 = lean_bool_to_uint32(x_117);
x_129 = lean_bool_to_uint32(x_127);
x_130 = lean_uint32_land(x_128, x_129);
x_131 = lean_uint32_dec_eq(x_130, x_8);
x_132 = lean_uint32_xor(x_9, x_98);
x_133 = lean_bool_to_uint32(x_131);
x_134 = lean_uint32_sub(x_23, x_133);
x_135 = lean_uint32_land(x_132, x_134);
x_136 = lean_uint32_xor(x_98, x_135);
x_137 = lean_uint32_xor(x_23, x_116);
x_138 = lean_uint32_land(x_137, x_134);
x_139 = lean_uint32_xor(x_116, x_138);
x_140 = lean_uint32_xor(x_32, x_136);
x_141 = lean_bool_to_uint32(x_38);
x_142 = lean_uint32_sub(x_23, x_141);
x_143 = lean_uint32_land(x_140, x_142);
x_144 = lean_uint32_xor(x_136, x_143);
x_145 = lean_uint32_xor(x_26, x_139);
x_146 = lean_uint32_land(x_145, x_142);
x_147 = lean_uint32_xor(x_139, x_146);
x_148 = 0;
x_149 = lean_uint32_to_uint64(x_147);
x_150 = lean_uint64_lor(x_148, x_149);
x_151 = lean_uint32_to_uint64(x_144);
x_152 = lean_uint64_lor(x_148, x_151);
x_153 = lean_uint64_shift_left(x_152, x_17);
x_154 = lean_uint64_lor(x_150, x_153);
x_155 = lean_uint64_to_uint32(x_154);
x_156 = lean_uint32_to_uint64(x_155);
x_157 = lean_uint64_land(x_156, x_19);
x_158 = lean_uint64_to_uint32(x_157);
x_159 = lean_uint32_dec_le(x_158, x_15);
x_160 = lean_bool_to_uint32(x_159);
x_161 = lean_uint32_sub(x_23, x_160);
x_162 = lean_uint32_land(x_158, x_161);
x_163 = lean_uint64_shift_right(x_156, x_17);
x_164 = lean_uint64_to_uint32(x_163);
x_165 = lean_uint32_dec_le(x_164, x_9);
x_166 = lean_bool_to_uint32(x_165);
x_167 = lean_uint32_sub(x_23, x_166);
x_168 = lean_uint32_land(x_164, x_167);
x_169 = lean_uint32_dec_eq(x_168, x_9);
x_170 = lean_uint32_dec_eq(x_162, x_15);
x_171 = lean_bool_to_uint32(x_169);
x_172 = lean_bool_to_uint32(x_170);
x_173 = lean_uint32_land(x_171, x_172);
x_174 = lean_uint32_dec_eq(x_173, x_8);
x_175 = lean_bool_to_uint32(x_5);
x_176 = lean_uint32_sub(x_7, x_8);
x_177 = lean_uint32_dec_lt(x_176, x_9);
x_178 = lean_bool_to_uint32(x_177);
x_179 = lean_uint32_land(x_175, x_178);
x_180 = lean_uint32_xor(x_179, x_8);
x_181 = lean_uint32_dec_lt(x_6, x_14);
x_182 = lean_bool_to_uint32(x_181);
x_183 = lean_uint32_land(x_180, x_182);
x_184 = lean_bool_to_uint32(x_174);
x_185 = lean_uint32_land(x_183, x_184);
x_186 = lean_uint32_dec_eq(x_185, x_8);
return x_186;
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
uint32_t x_11; uint32_t x_12; uint8_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint64_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint8_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint32_t x_161; uint8_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint64_t x_166; uint32_t x_167; uint8_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint8_t x_172; uint8_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint8_t x_177; uint32_t x_178; uint32_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint8_t x_188; 
x_11 = 1;
x_12 = 3;
x_13 = lean_uint32_dec_eq(x_1, x_11);
x_14 = lean_uint32_to_uint64(x_12);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = 11;
x_19 = lean_uint32_to_uint64(x_2);
x_20 = 4;
x_21 = lean_uint64_shift_left(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_15);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_18);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_19, x_20);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_12);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_12);
x_37 = lean_uint32_dec_eq(x_29, x_18);
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_land(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_11);
x_42 = lean_uint32_to_uint64(x_7);
x_43 = lean_uint64_to_uint32(x_42);
x_44 = lean_uint32_dec_le(x_43, x_12);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_26, x_45);
x_47 = lean_uint32_land(x_43, x_46);
x_48 = lean_uint64_add(x_4, x_15);
x_49 = 11400714819323198485ULL;
x_50 = lean_uint64_mul(x_48, x_49);
x_51 = lean_uint64_add(x_3, x_50);
x_52 = 30;
x_53 = lean_uint64_shift_right(x_51, x_52);
x_54 = lean_uint64_xor(x_51, x_53);
x_55 = 13787848793156543929ULL;
x_56 = lean_uint64_mul(x_54, x_55);
x_57 = 27;
x_58 = lean_uint64_shift_right(x_56, x_57);
x_59 = lean_uint64_xor(x_56, x_58);
x_60 = 10723151780598845931ULL;
x_61 = lean_uint64_mul(x_59, x_60);
x_62 = 31;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_xor(x_61, x_63);
x_65 = 32;
x_66 = lean_uint64_shift_right(x_64, x_65);
x_67 = lean_uint64_mul(x_66, x_14);
x_68 = 4294967295;
x_69 = lean_uint64_land(x_64, x_68);
x_70 = lean_uint64_mul(x_69, x_14);
x_71 = lean_uint64_shift_right(x_70, x_65);
x_72 = lean_uint64_add(x_67, x_71);
x_73 = lean_uint64_shift_right(x_72, x_65);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_add(x_47, x_74);
x_76 = lean_uint32_add(x_75, x_12);
x_77 = lean_uint32_land(x_76, x_12);
x_78 = lean_uint32_xor(x_77, x_47);
x_79 = lean_bool_to_uint32(x_13);
x_80 = lean_uint32_sub(x_26, x_79);
x_81 = lean_uint32_land(x_78, x_80);
x_82 = lean_uint32_xor(x_47, x_81);
x_83 = lean_uint32_dec_eq(x_82, x_26);
x_84 = lean_uint32_dec_lt(x_26, x_35);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_35, x_85);
x_87 = 2;
x_88 = lean_uint32_dec_eq(x_82, x_87);
x_89 = lean_uint32_dec_lt(x_35, x_12);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_add(x_35, x_90);
x_92 = lean_uint32_xor(x_91, x_35);
x_93 = lean_bool_to_uint32(x_88);
x_94 = lean_uint32_sub(x_26, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_35, x_95);
x_97 = lean_uint32_xor(x_86, x_96);
x_98 = lean_bool_to_uint32(x_83);
x_99 = lean_uint32_sub(x_26, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_96, x_100);
x_102 = lean_uint32_dec_eq(x_82, x_11);
x_103 = lean_uint32_dec_lt(x_29, x_18);
x_104 = lean_bool_to_uint32(x_103);
x_105 = lean_uint32_add(x_29, x_104);
x_106 = lean_uint32_dec_eq(x_82, x_12);
x_107 = lean_uint32_dec_lt(x_26, x_29);
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_sub(x_29, x_108);
x_110 = lean_uint32_xor(x_109, x_29);
x_111 = lean_bool_to_uint32(x_106);
x_112 = lean_uint32_sub(x_26, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_29, x_113);
x_115 = lean_uint32_xor(x_105, x_114);
x_116 = lean_bool_to_uint32(x_102);
x_117 = lean_uint32_sub(x_26, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_114, x_118);
x_120 = lean_uint32_dec_eq(x_101, x_12);
x_121 = lean_uint32_dec_eq(x_119, x_26);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_26);
x_124 = lean_uint32_dec_eq(x_119, x_18);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_dec_eq(x_125, x_26);
x_127 = lean_bool_to_uint32(x_123);
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_land(x_127, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_11);
x_131 = lean_bool_to_uint32(x_120);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_land(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_11);
x_135 = lean_uint32_xor(x_12, x_101);
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_uint32_sub(x_26, x_136);
x_138 = lean_uint32_land(x_135, x_137);
x_139 = lean_uint32_xor(x_101, x_138);
x_140 = lean_uint32_xor(x_26, x_119);
x_141 = lean_uint32_land(x_140, x_137);
x_142 = lean_uint32_xor(x_119, x_141);
x_143 = lean_uint32_xor(x_35, x_139);
x_144 = lean_bool_to_uint32(x_41);
x_145 = lean_uint32_sub(x_26, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_139, x_146);
x_148 = lean_uint32_xor(x_29, x_142);
x_149 = lean_uint32_land(x_148, x_145);
x_150 = lean_uint32_xor(x_142, x_149);
x_151 = 0;
x_152 = lean_uint32_to_uint64(x_150);
x_153 = lean_uint64_lor(x_151, x_152);
x_154 = lean_uint32_to_uint64(x_147);
x_155 = lean_uint64_lor(x_151, x_154);
x_156 = lean_uint64_shift_left(x_155, x_20);
x_157 = lean_uint64_lor(x_153, x_156);
x_158 = lean_uint64_to_uint32(x_157);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_land(x_159, x_22);
x_161 = lean_uint64_to_uint32(x_160);
x_162 = lean_uint32_dec_le(x_161, x_18);
x_163 = lean_bool_to_uint32(x_162);
x_164 = lean_uint32_sub(x_26, x_163);
x_165 = lean_uint32_land(x_161, x_164);
x_166 = lean_uint64_shift_right(x_159, x_20);
x_167 = lean_uint64_to_uint32(x_166);
x_168 = lean_uint32_dec_le(x_167, x_12);
x_169 = lean_bool_to_uint32(x_168);
x_170 = lean_uint32_sub(x_26, x_169);
x_171 = lean_uint32_land(x_167, x_170);
x_172 = lean_uint32_dec_eq(x_171, x_12);
x_173 = lean_uint32_dec_eq(x_165, x_18);
x_174 = lean_bool_to_uint32(x_172);
x_175 = lean_bool_to_uint32(x_173);
x_176 = lean_uint32_land(x_174, x_175);
x_177 = lean_uint32_dec_eq(x_176, x_11);
x_178 = lean_bool_to_uint32(x_6);
x_179 = lean_uint32_sub(x_8, x_11);
x_180 = lean_uint32_dec_lt(x_179, x_12);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_uint32_land(x_178, x_181);
x_183 = lean_uint32_xor(x_182, x_11);
x_184 = lean_uint32_dec_lt(x_7, x_17);
x_185 = lean_bool_to_uint32(x_184);
x_186 = lean_uint32_land(x_183, x_185);
x_187 = 4294967295;
x_188 = lean_uint32_dec_eq(x_5, x_187);
if (x_188 == 0)
{
uint8_t x_189; uint32_t x_190; uint32_t x_191; uint8_t x_192; 
x_189 = 1;
x_190 = lean_bool_to_uint32(x_189);
x_191 = lean_uint32_add(x_5, x_190);
x_192 = lean_uint32_dec_eq(x_9, x_26);
if (x_192 == 0)
{
uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint32_t x_197; uint32_t x_198; uint32_t x_199; uint8_t x_200; 
x_193 = lean_uint32_dec_le(x_9, x_191);
x_194 = lean_bool_to_uint32(x_193);
x_195 = lean_uint32_land(x_190, x_194);
x_196 = lean_bool_to_uint32(x_177);
x_197 = lean_uint32_xor(x_196, x_11);
x_198 = lean_uint32_land(x_195, x_197);
x_199 = lean_uint32_lor(x_26, x_198);
x_200 = lean_uint32_dec_eq(x_10, x_26);
if (x_200 == 0)
{
uint8_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint8_t x_206; 
x_201 = lean_uint32_dec_le(x_10, x_191);
x_202 = lean_bool_to_uint32(x_201);
x_203 = lean_uint32_land(x_190, x_202);
x_204 = lean_uint32_lor(x_199, x_203);
x_205 = lean_uint32_land(x_186, x_204);
x_206 = lean_uint32_dec_eq(x_205, x_11);
return x_206;
}
else
{
uint32_t x_207; uint8_t x_208; uint32_t x_209; uint32_t x_210; uint32_t x_211; uint32_t x_212; uint8_t x_213; 
x_207 = lean_bool_to_uint32(x_192);
x_208 = lean_uint32_dec_le(x_10, x_191);
x_209 = lean_bool_to_uint32(x_208);
x_210 = lean_uint32_land(x_207, x_209);
x_211 = lean_uint32_lor(x_199, x_210);
x_212 = lean_uint32_land(x_186, x_211);
x_213 = lean_uint32_dec_eq(x_212, x_11);
return x_213;
}
}
else
{
uint32_t x_214; uint8_t x_215; uint32_t x_216; uint32_t x_217; uint32_t x_218; uint32_t x_219; uint32_t x_220; uint32_t x_221; uint8_t x_222; 
x_214 = lean_bool_to_uint32(x_188);
x_215 = lean_uint32_dec_le(x_9, x_191);
x_216 = lean_bool_to_uint32(x_215);
x_217 = lean_uint32_land(x_214, x_216);
x_218 = lean_bool_to_uint32(x_177);
x_219 = lean_uint32_xor(x_218, x_11);
x_220 = lean_uint32_land(x_217, x_219);
x_221 = lean_uint32_lor(x_26, x_220);
x_222 = lean_uint32_dec_eq(x_10, x_26);
if (x_222 == 0)
{
uint32_t x_223; uint8_t x_224; uint32_t x_225; uint32_t x_226; uint32_t x_227; uint32_t x_228; uint8_t x_229; 
x_223 = lean_bool_to_uint32(x_192);
x_224 = lean_uint32_dec_le(x_10, x_191);
x_225 = lean_bool_to_uint32(x_224);
x_226 = lean_uint32_land(x_223, x_225);
x_227 = lean_uint32_lor(x_221, x_226);
x_228 = lean_uint32_land(x_186, x_227);
x_229 = lean_uint32_dec_eq(x_228, x_11);
return x_229;
}
else
{
uint8_t x_230; uint32_t x_231; uint32_t x_232; uint32_t x_233; uint32_t x_234; uint8_t x_235; 
x_230 = lean_uint32_dec_le(x_10, x_191);
x_231 = lean_bool_to_uint32(x_230);
x_232 = lean_uint32_land(x_214, x_231);
x_233 = lean_uint32_lor(x_221, x_232);
x_234 = lean_uint32_land(x_186, x_233);
x_235 = lean_uint32_dec_eq(x_234, x_11);
return x_235;
}
}
}
else
{
uint8_t x_236; uint32_t x_237; uint32_t x_238; uint8_t x_239; 
x_236 = 0;
x_237 = lean_bool_to_uint32(x_236);
x_238 = lean_uint32_add(x_5, x_237);
x_239 = lean_uint32_dec_eq(x_9, x_26);
if (x_239 == 0)
{
uint32_t x_240; uint8_t x_241; uint32_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint32_t x_246; uint32_t x_247; uint8_t x_248; 
x_240 = lean_bool_to_uint32(x_188);
x_241 = lean_uint32_dec_le(x_9, x_238);
x_242 = lean_bool_to_uint32(x_241);
x_243 = lean_uint32_land(x_240, x_242);
x_244 = lean_bool_to_uint32(x_177);
x_245 = lean_uint32_xor(x_244, x_11);
x_246 = lean_uint32_land(x_243, x_245);
x_247 = lean_uint32_lor(x_26, x_246);
x_248 = lean_uint32_dec_eq(x_10, x_26);
if (x_248 == 0)
{
uint8_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint32_t x_253; uint8_t x_254; 
x_249 = lean_uint32_dec_le(x_10, x_238);
x_250 = lean_bool_to_uint32(x_249);
x_251 = lean_uint32_land(x_240, x_250);
x_252 = lean_uint32_lor(x_247, x_251);
x_253 = lean_uint32_land(x_186, x_252);
x_254 = lean_uint32_dec_eq(x_253, x_11);
return x_254;
}
else
{
uint32_t x_255; uint8_t x_256; uint32_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint8_t x_261; 
x_255 = lean_bool_to_uint32(x_239);
x_256 = lean_uint32_dec_le(x_10, x_238);
x_257 = lean_bool_to_uint32(x_256);
x_258 = lean_uint32_land(x_255, x_257);
x_259 = lean_uint32_lor(x_247, x_258);
x_260 = lean_uint32_land(x_186, x_259);
x_261 = lean_uint32_dec_eq(x_260, x_11);
return x_261;
}
}
else
{
uint8_t x_262; uint32_t x_263; uint32_t x_264; uint32_t x_265; uint32_t x_266; uint32_t x_267; uint32_t x_268; uint8_t x_269; 
x_262 = lean_uint32_dec_le(x_9, x_238);
x_263 = lean_bool_to_uint32(x_262);
x_264 = lean_uint32_land(x_237, x_263);
x_265 = lean_bool_to_uint32(x_177);
x_266 = lean_uint32_xor(x_265, x_11);
x_267 = lean_uint32_land(x_264, x_266);
x_268 = lean_uint32_lor(x_26, x_267);
x_269 = lean_uint32_dec_eq(x_10, x_26);
if (x_269 == 0)
{
uint32_t x_270; uint8_t x_271; uint32_t x_272; uint32_t x_273; uint32_t x_274; uint32_t x_275; uint8_t x_276; 
x_270 = lean_bool_to_uint32(x_239);
x_271 = lean_uint32_dec_le(x_10, x_238);
x_272 = lean_bool_to_uint32(x_271);
x_273 = lean_uint32_land(x_270, x_272);
x_274 = lean_uint32_lor(x_268, x_273);
x_275 = lean_uint32_land(x_186, x_274);
x_276 = lean_uint32_dec_eq(x_275, x_11);
return x_276;
}
else
{
uint8_t x_277; uint32_t x_278; uint32_t x_279; uint32_t x_280; uint32_t x_281; uint8_t x_282; 
x_277 = lean_uint32_dec_le(x_10, x_238);
x_278 = lean_bool_to_uint32(x_277);
x_279 = lean_uint32_land(x_237, x_278);
x_280 = lean_uint32_lor(x_268, x_279);
x_281 = lean_uint32_land(x_186, x_280);
x_282 = lean_uint32_dec_eq(x_281, x_11);
return x_282;
}
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
uint32_t x_11; uint32_t x_12; uint8_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint64_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint8_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint32_t x_161; uint8_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint64_t x_166; uint32_t x_167; uint8_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint8_t x_172; uint8_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint8_t x_177; uint32_t x_178; uint8_t x_179; uint32_t x_180; uint8_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint8_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint32_t x_194; uint32_t x_195; uint8_t x_196; 
x_11 = 1;
x_12 = 3;
x_13 = lean_uint32_dec_eq(x_1, x_11);
x_14 = lean_uint32_to_uint64(x_12);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = 11;
x_19 = lean_uint32_to_uint64(x_2);
x_20 = 4;
x_21 = lean_uint64_shift_left(x_15, x_20);
x_22 = lean_uint64_sub(x_21, x_15);
x_23 = lean_uint64_land(x_19, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_18);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_19, x_20);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_12);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_dec_eq(x_35, x_12);
x_37 = lean_uint32_dec_eq(x_29, x_18);
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_land(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_11);
x_42 = lean_uint32_to_uint64(x_7);
x_43 = lean_uint64_to_uint32(x_42);
x_44 = lean_uint32_dec_le(x_43, x_12);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_26, x_45);
x_47 = lean_uint32_land(x_43, x_46);
x_48 = lean_uint64_add(x_4, x_15);
x_49 = 11400714819323198485ULL;
x_50 = lean_uint64_mul(x_48, x_49);
x_51 = lean_uint64_add(x_3, x_50);
x_52 = 30;
x_53 = lean_uint64_shift_right(x_51, x_52);
x_54 = lean_uint64_xor(x_51, x_53);
x_55 = 13787848793156543929ULL;
x_56 = lean_uint64_mul(x_54, x_55);
x_57 = 27;
x_58 = lean_uint64_shift_right(x_56, x_57);
x_59 = lean_uint64_xor(x_56, x_58);
x_60 = 10723151780598845931ULL;
x_61 = lean_uint64_mul(x_59, x_60);
x_62 = 31;
x_63 = lean_uint64_shift_right(x_61, x_62);
x_64 = lean_uint64_xor(x_61, x_63);
x_65 = 32;
x_66 = lean_uint64_shift_right(x_64, x_65);
x_67 = lean_uint64_mul(x_66, x_14);
x_68 = 4294967295;
x_69 = lean_uint64_land(x_64, x_68);
x_70 = lean_uint64_mul(x_69, x_14);
x_71 = lean_uint64_shift_right(x_70, x_65);
x_72 = lean_uint64_add(x_67, x_71);
x_73 = lean_uint64_shift_right(x_72, x_65);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_add(x_47, x_74);
x_76 = lean_uint32_add(x_75, x_12);
x_77 = lean_uint32_land(x_76, x_12);
x_78 = lean_uint32_xor(x_77, x_47);
x_79 = lean_bool_to_uint32(x_13);
x_80 = lean_uint32_sub(x_26, x_79);
x_81 = lean_uint32_land(x_78, x_80);
x_82 = lean_uint32_xor(x_47, x_81);
x_83 = lean_uint32_dec_eq(x_82, x_26);
x_84 = lean_uint32_dec_lt(x_26, x_35);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_35, x_85);
x_87 = 2;
x_88 = lean_uint32_dec_eq(x_82, x_87);
x_89 = lean_uint32_dec_lt(x_35, x_12);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_add(x_35, x_90);
x_92 = lean_uint32_xor(x_91, x_35);
x_93 = lean_bool_to_uint32(x_88);
x_94 = lean_uint32_sub(x_26, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_35, x_95);
x_97 = lean_uint32_xor(x_86, x_96);
x_98 = lean_bool_to_uint32(x_83);
x_99 = lean_uint32_sub(x_26, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_96, x_100);
x_102 = lean_uint32_dec_eq(x_82, x_11);
x_103 = lean_uint32_dec_lt(x_29, x_18);
x_104 = lean_bool_to_uint32(x_103);
x_105 = lean_uint32_add(x_29, x_104);
x_106 = lean_uint32_dec_eq(x_82, x_12);
x_107 = lean_uint32_dec_lt(x_26, x_29);
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_sub(x_29, x_108);
x_110 = lean_uint32_xor(x_109, x_29);
x_111 = lean_bool_to_uint32(x_106);
x_112 = lean_uint32_sub(x_26, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_29, x_113);
x_115 = lean_uint32_xor(x_105, x_114);
x_116 = lean_bool_to_uint32(x_102);
x_117 = lean_uint32_sub(x_26, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_114, x_118);
x_120 = lean_uint32_dec_eq(x_101, x_12);
x_121 = lean_uint32_dec_eq(x_119, x_26);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_dec_eq(x_122, x_26);
x_124 = lean_uint32_dec_eq(x_119, x_18);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_dec_eq(x_125, x_26);
x_127 = lean_bool_to_uint32(x_123);
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_land(x_127, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_11);
x_131 = lean_bool_to_uint32(x_120);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_land(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_11);
x_135 = lean_uint32_xor(x_12, x_101);
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_uint32_sub(x_26, x_136);
x_138 = lean_uint32_land(x_135, x_137);
x_139 = lean_uint32_xor(x_101, x_138);
x_140 = lean_uint32_xor(x_26, x_119);
x_141 = lean_uint32_land(x_140, x_137);
x_142 = lean_uint32_xor(x_119, x_141);
x_143 = lean_uint32_xor(x_35, x_139);
x_144 = lean_bool_to_uint32(x_41);
x_145 = lean_uint32_sub(x_26, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_139, x_146);
x_148 = lean_uint32_xor(x_29, x_142);
x_149 = lean_uint32_land(x_148, x_145);
x_150 = lean_uint32_xor(x_142, x_149);
x_151 = 0;
x_152 = lean_uint32_to_uint64(x_150);
x_153 = lean_uint64_lor(x_151, x_152);
x_154 = lean_uint32_to_uint64(x_147);
x_155 = lean_uint64_lor(x_151, x_154);
x_156 = lean_uint64_shift_left(x_155, x_20);
x_157 = lean_uint64_lor(x_153, x_156);
x_158 = lean_uint64_to_uint32(x_157);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_land(x_159, x_22);
x_161 = lean_uint64_to_uint32(x_160);
x_162 = lean_uint32_dec_le(x_161, x_18);
x_163 = lean_bool_to_uint32(x_162);
x_164 = lean_uint32_sub(x_26, x_163);
x_165 = lean_uint32_land(x_161, x_164);
x_166 = lean_uint64_shift_right(x_159, x_20);
x_167 = lean_uint64_to_uint32(x_166);
x_168 = lean_uint32_dec_le(x_167, x_12);
x_169 = lean_bool_to_uint32(x_168);
x_170 = lean_uint32_sub(x_26, x_169);
x_171 = lean_uint32_land(x_167, x_170);
x_172 = lean_uint32_dec_eq(x_171, x_12);
x_173 = lean_uint32_dec_eq(x_165, x_18);
x_174 = lean_bool_to_uint32(x_172);
x_175 = lean_bool_to_uint32(x_173);
x_176 = lean_uint32_land(x_174, x_175);
x_177 = lean_uint32_dec_eq(x_176, x_11);
x_178 = lean_bool_to_uint32(x_6);
x_179 = lean_uint32_dec_eq(x_8, x_11);
x_180 = lean_bool_to_uint32(x_179);
x_181 = lean_uint32_dec_eq(x_8, x_87);
x_182 = lean_bool_to_uint32(x_181);
x_183 = lean_uint32_lor(x_180, x_182);
x_184 = lean_uint32_land(x_178, x_183);
x_185 = lean_uint32_sub(x_8, x_11);
x_186 = lean_uint32_dec_lt(x_185, x_12);
x_187 = lean_bool_to_uint32(x_186);
x_188 = lean_uint32_land(x_178, x_187);
x_189 = lean_uint32_xor(x_188, x_11);
x_190 = lean_uint32_dec_lt(x_7, x_17);
x_191 = lean_bool_to_uint32(x_190);
x_192 = lean_uint32_land(x_189, x_191);
x_193 = lean_bool_to_uint32(x_177);
x_194 = lean_uint32_land(x_192, x_193);
x_195 = 4294967295;
x_196 = lean_uint32_dec_eq(x_5, x_195);
if (x_196 == 0)
{
uint8_t x_197; uint32_t x_198; uint32_t x_199; uint8_t x_200; 
x_197 = 1;
x_198 = lean_bool_to_uint32(x_197);
x_199 = lean_uint32_add(x_5, x_198);
x_200 = lean_uint32_dec_eq(x_9, x_26);
if (x_200 == 0)
{
uint8_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint32_t x_206; uint8_t x_207; 
x_201 = lean_uint32_dec_le(x_9, x_199);
x_202 = lean_bool_to_uint32(x_201);
x_203 = lean_uint32_land(x_198, x_202);
x_204 = lean_uint32_xor(x_193, x_11);
x_205 = lean_uint32_land(x_203, x_204);
x_206 = lean_uint32_lor(x_26, x_205);
x_207 = lean_uint32_dec_eq(x_10, x_26);
if (x_207 == 0)
{
uint8_t x_208; uint32_t x_209; uint32_t x_210; uint32_t x_211; uint32_t x_212; uint32_t x_213; uint32_t x_214; uint32_t x_215; uint8_t x_216; 
x_208 = lean_uint32_dec_le(x_10, x_199);
x_209 = lean_bool_to_uint32(x_208);
x_210 = lean_uint32_land(x_198, x_209);
x_211 = lean_uint32_lor(x_206, x_210);
x_212 = lean_uint32_land(x_192, x_211);
x_213 = lean_uint32_lor(x_194, x_212);
x_214 = lean_uint32_land(x_213, x_182);
x_215 = lean_uint32_lor(x_184, x_214);
x_216 = lean_uint32_dec_eq(x_215, x_11);
return x_216;
}
else
{
uint32_t x_217; uint8_t x_218; uint32_t x_219; uint32_t x_220; uint32_t x_221; uint32_t x_222; uint32_t x_223; uint32_t x_224; uint32_t x_225; uint8_t x_226; 
x_217 = lean_bool_to_uint32(x_200);
x_218 = lean_uint32_dec_le(x_10, x_199);
x_219 = lean_bool_to_uint32(x_218);
x_220 = lean_uint32_land(x_217, x_219);
x_221 = lean_uint32_lor(x_206, x_220);
x_222 = lean_uint32_land(x_192, x_221);
x_223 = lean_uint32_lor(x_194, x_222);
x_224 = lean_uint32_land(x_223, x_182);
x_225 = lean_uint32_lor(x_184, x_224);
x_226 = lean_uint32_dec_eq(x_225, x_11);
return x_226;
}
}
else
{
uint32_t x_227; uint8_t x_228; uint32_t x_229; uint32_t x_230; uint32_t x_231; uint32_t x_232; uint32_t x_233; uint8_t x_234; 
x_227 = lean_bool_to_uint32(x_196);
x_228 = lean_uint32_dec_le(x_9, x_199);
x_229 = lean_bool_to_uint32(x_228);
x_230 = lean_uint32_land(x_227, x_229);
x_231 = lean_uint32_xor(x_193, x_11);
x_232 = lean_uint32_land(x_230, x_231);
x_233 = lean_uint32_lor(x_26, x_232);
x_234 = lean_uint32_dec_eq(x_10, x_26);
if (x_234 == 0)
{
uint32_t x_235; uint8_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint32_t x_241; uint32_t x_242; uint32_t x_243; uint8_t x_244; 
x_235 = lean_bool_to_uint32(x_200);
x_236 = lean_uint32_dec_le(x_10, x_199);
x_237 = lean_bool_to_uint32(x_236);
x_238 = lean_uint32_land(x_235, x_237);
x_239 = lean_uint32_lor(x_233, x_238);
x_240 = lean_uint32_land(x_192, x_239);
x_241 = lean_uint32_lor(x_194, x_240);
x_242 = lean_uint32_land(x_241, x_182);
x_243 = lean_uint32_lor(x_184, x_242);
x_244 = lean_uint32_dec_eq(x_243, x_11);
return x_244;
}
else
{
uint8_t x_245; uint32_t x_246; uint32_t x_247; uint32_t x_248; uint32_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint8_t x_253; 
x_245 = lean_uint32_dec_le(x_10, x_199);
x_246 = lean_bool_to_uint32(x_245);
x_247 = lean_uint32_land(x_227, x_246);
x_248 = lean_uint32_lor(x_233, x_247);
x_249 = lean_uint32_land(x_192, x_248);
x_250 = lean_uint32_lor(x_194, x_249);
x_251 = lean_uint32_land(x_250, x_182);
x_252 = lean_uint32_lor(x_184, x_251);
x_253 = lean_uint32_dec_eq(x_252, x_11);
return x_253;
}
}
}
else
{
uint8_t x_254; uint32_t x_255; uint32_t x_256; uint8_t x_257; 
x_254 = 0;
x_255 = lean_bool_to_uint32(x_254);
x_256 = lean_uint32_add(x_5, x_255);
x_257 = lean_uint32_dec_eq(x_9, x_26);
if (x_257 == 0)
{
uint32_t x_258; uint8_t x_259; uint32_t x_260; uint32_t x_261; uint32_t x_262; uint32_t x_263; uint32_t x_264; uint8_t x_265; 
x_258 = lean_bool_to_uint32(x_196);
x_259 = lean_uint32_dec_le(x_9, x_256);
x_260 = lean_bool_to_uint32(x_259);
x_261 = lean_uint32_land(x_258, x_260);
x_262 = lean_uint32_xor(x_193, x_11);
x_263 = lean_uint32_land(x_261, x_262);
x_264 = lean_uint32_lor(x_26, x_263);
x_265 = lean_uint32_dec_eq(x_10, x_26);
if (x_265 == 0)
{
uint8_t x_266; uint32_t x_267; uint32_t x_268; uint32_t x_269; uint32_t x_270; uint32_t x_271; uint32_t x_272; uint32_t x_273; uint8_t x_274; 
x_266 = lean_uint32_dec_le(x_10, x_256);
x_267 = lean_bool_to_uint32(x_266);
x_268 = lean_uint32_land(x_258, x_267);
x_269 = lean_uint32_lor(x_264, x_268);
x_270 = lean_uint32_land(x_192, x_269);
x_271 = lean_uint32_lor(x_194, x_270);
x_272 = lean_uint32_land(x_271, x_182);
x_273 = lean_uint32_lor(x_184, x_272);
x_274 = lean_uint32_dec_eq(x_273, x_11);
return x_274;
}
else
{
uint32_t x_275; uint8_t x_276; uint32_t x_277; uint32_t x_278; uint32_t x_279; uint32_t x_280; uint32_t x_281; uint32_t x_282; uint32_t x_283; uint8_t x_284; 
x_275 = lean_bool_to_uint32(x_257);
x_276 = lean_uint32_dec_le(x_10, x_256);
x_277 = lean_bool_to_uint32(x_276);
x_278 = lean_uint32_land(x_275, x_277);
x_279 = lean_uint32_lor(x_264, x_278);
x_280 = lean_uint32_land(x_192, x_279);
x_281 = lean_uint32_lor(x_194, x_280);
x_282 = lean_uint32_land(x_281, x_182);
x_283 = lean_uint32_lor(x_184, x_282);
x_284 = lean_uint32_dec_eq(x_283, x_11);
return x_284;
}
}
else
{
uint8_t x_285; uint32_t x_286; uint32_t x_287; uint32_t x_288; uint32_t x_289; uint32_t x_290; uint8_t x_291; 
x_285 = lean_uint32_dec_le(x_9, x_256);
x_286 = lean_bool_to_uint32(x_285);
x_287 = lean_uint32_land(x_255, x_286);
x_288 = lean_uint32_xor(x_193, x_11);
x_289 = lean_uint32_land(x_287, x_288);
x_290 = lean_uint32_lor(x_26, x_289);
x_291 = lean_uint32_dec_eq(x_10, x_26);
if (x_291 == 0)
{
uint32_t x_292; uint8_t x_293; uint32_t x_294; uint32_t x_295; uint32_t x_296; uint32_t x_297; uint32_t x_298; uint32_t x_299; uint32_t x_300; uint8_t x_301; 
x_292 = lean_bool_to_uint32(x_257);
x_293 = lean_uint32_dec_le(x_10, x_256);
x_294 = lean_bool_to_uint32(x_293);
x_295 = lean_uint32_land(x_292, x_294);
x_296 = lean_uint32_lor(x_290, x_295);
x_297 = lean_uint32_land(x_192, x_296);
x_298 = lean_uint32_lor(x_194, x_297);
x_299 = lean_uint32_land(x_298, x_182);
x_300 = lean_uint32_lor(x_184, x_299);
x_301 = lean_uint32_dec_eq(x_300, x_11);
return x_301;
}
else
{
uint8_t x_302; uint32_t x_303; uint32_t x_304; uint32_t x_305; uint32_t x_306; uint32_t x_307; uint32_t x_308; uint32_t x_309; uint8_t x_310; 
x_302 = lean_uint32_dec_le(x_10, x_256);
x_303 = lean_bool_to_uint32(x_302);
x_304 = lean_uint32_land(x_255, x_303);
x_305 = lean_uint32_lor(x_290, x_304);
x_306 = lean_uint32_land(x_192, x_305);
x_307 = lean_uint32_lor(x_194, x_306);
x_308 = lean_uint32_land(x_307, x_182);
x_309 = lean_uint32_lor(x_184, x_308);
x_310 = lean_uint32_dec_eq(x_309, x_11);
return x_310;
}
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

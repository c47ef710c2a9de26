// Lean compiler output
// Module: Spec.Blackjack.Kernel
// Imports: public import Init public import Spec.Blackjack.Basic public import Spec.MDP.Lane.Word
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
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_terminated___redArg___boxed(lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t blackjack_obs_0(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t blackjack_valid(uint32_t, uint32_t);
LEAN_EXPORT uint32_t blackjack_reward_scale(uint32_t, uint32_t);
LEAN_EXPORT uint32_t blackjack_step_0(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t blackjack_lane_due(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_laneT___redArg(uint32_t, uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_laneRefuses___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint32_t l_Spec_Blackjack_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_Blackjack_Kernel_step0___redArg(uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT uint32_t l_Spec_Blackjack_Kernel_init0___redArg(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_terminated___redArg(uint32_t);
LEAN_EXPORT uint64_t blackjack_reset_words(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs1___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_obs1___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_valid___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs2___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_stepWords___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs1___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_obs0___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_numActions___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_stateValid___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs0___redArg___boxed(lean_object*);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT uint8_t blackjack_state_valid(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t blackjack_lane_t(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_resetWords___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t blackjack_terminated(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT uint8_t blackjack_lane_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t blackjack_obs_1(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_rewardScale___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint32_t l_Spec_Blackjack_Kernel_laneState0___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_obs2___redArg(uint32_t);
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_laneReward___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_uint64_to_uint32(uint64_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT uint8_t blackjack_lane_over(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t blackjack_lane_elapsed(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t blackjack_init_0(uint32_t, uint32_t, uint64_t, uint64_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint8_t blackjack_lane_refuses(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t blackjack_obs_2(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t blackjack_lane_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_init0___redArg___boxed(lean_object*, lean_object*);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_stateValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint64_t lean_bool_to_uint64(uint8_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT uint32_t blackjack_num_actions(uint32_t, uint32_t);
LEAN_EXPORT uint8_t blackjack_lane_truncated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t blackjack_step_words(uint32_t, uint32_t);
LEAN_EXPORT uint32_t blackjack_lane_state_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_uint32_neg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t blackjack_action_valid(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t blackjack_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t blackjack_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_3 = 2;
x_4 = lean_uint32_dec_lt(x_1, x_3);
x_5 = lean_uint32_dec_lt(x_2, x_3);
x_6 = lean_bool_to_uint32(x_4);
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_land(x_6, x_7);
x_9 = 1;
x_10 = lean_uint32_dec_eq(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = blackjack_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t blackjack_num_actions(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; 
x_3 = 1;
x_4 = lean_uint32_to_uint64(x_3);
x_5 = 1;
x_6 = lean_uint64_add(x_4, x_5);
x_7 = lean_uint64_to_uint32(x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = blackjack_num_actions(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t blackjack_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint8_t x_9; 
x_4 = 1;
x_5 = lean_uint32_to_uint64(x_4);
x_6 = 1;
x_7 = lean_uint64_add(x_5, x_6);
x_8 = lean_uint64_to_uint32(x_7);
x_9 = lean_uint32_dec_lt(x_3, x_8);
return x_9;
}
}
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_actionValid___redArg(uint32_t x_1) {
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
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = blackjack_action_valid(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Blackjack_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t blackjack_reward_scale(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; 
x_3 = 2;
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = blackjack_reward_scale(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t blackjack_reset_words(uint32_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = 4;
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = blackjack_reset_words(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t blackjack_step_words(uint32_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = 1;
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = blackjack_step_words(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t blackjack_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint8_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; uint64_t x_30; uint64_t x_31; uint8_t x_32; uint64_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint64_t x_62; uint64_t x_63; uint8_t x_64; uint64_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint8_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; 
x_4 = 31;
x_5 = 9;
x_6 = 5;
x_7 = lean_uint32_to_uint64(x_3);
x_8 = 1;
x_9 = lean_uint64_shift_left(x_8, x_6);
x_10 = lean_uint64_sub(x_9, x_8);
x_11 = lean_uint64_land(x_7, x_10);
x_12 = lean_uint32_to_uint64(x_4);
x_13 = lean_uint64_dec_le(x_11, x_12);
x_14 = lean_uint64_shift_right(x_7, x_6);
x_15 = lean_uint64_shift_left(x_8, x_8);
x_16 = lean_uint64_sub(x_15, x_8);
x_17 = lean_uint64_land(x_14, x_16);
x_18 = 2;
x_19 = lean_uint64_dec_lt(x_17, x_18);
x_20 = lean_uint64_shift_right(x_14, x_8);
x_21 = lean_uint64_land(x_20, x_16);
x_22 = lean_uint64_dec_lt(x_21, x_18);
x_23 = 4;
x_24 = lean_uint64_shift_right(x_20, x_8);
x_25 = lean_uint64_shift_left(x_8, x_23);
x_26 = lean_uint64_sub(x_25, x_8);
x_27 = lean_uint64_land(x_24, x_26);
x_28 = lean_uint32_to_uint64(x_5);
x_29 = lean_uint64_dec_le(x_27, x_28);
x_30 = lean_uint64_shift_right(x_24, x_23);
x_31 = lean_uint64_land(x_30, x_26);
x_32 = lean_uint64_dec_le(x_31, x_28);
x_33 = lean_uint64_shift_right(x_30, x_23);
x_34 = lean_uint64_dec_lt(x_33, x_18);
x_35 = lean_bool_to_uint32(x_32);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = 1;
x_39 = lean_uint32_dec_eq(x_37, x_38);
x_40 = lean_bool_to_uint32(x_29);
x_41 = lean_bool_to_uint32(x_39);
x_42 = lean_uint32_land(x_40, x_41);
x_43 = lean_uint32_dec_eq(x_42, x_38);
x_44 = lean_bool_to_uint32(x_22);
x_45 = lean_bool_to_uint32(x_43);
x_46 = lean_uint32_land(x_44, x_45);
x_47 = lean_uint32_dec_eq(x_46, x_38);
x_48 = lean_bool_to_uint32(x_19);
x_49 = lean_bool_to_uint32(x_47);
x_50 = lean_uint32_land(x_48, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_38);
x_52 = lean_bool_to_uint32(x_13);
x_53 = lean_bool_to_uint32(x_51);
x_54 = lean_uint32_land(x_52, x_53);
x_55 = lean_uint32_dec_eq(x_54, x_38);
x_56 = lean_uint64_to_uint32(x_11);
x_57 = lean_uint32_dec_le(x_56, x_4);
x_58 = 0;
x_59 = lean_bool_to_uint32(x_57);
x_60 = lean_uint32_sub(x_58, x_59);
x_61 = lean_uint32_land(x_56, x_60);
x_62 = 0;
x_63 = lean_uint64_shift_left(x_17, x_8);
x_64 = lean_uint64_dec_lt(x_62, x_63);
x_65 = lean_uint64_shift_left(x_33, x_8);
x_66 = lean_uint64_dec_lt(x_62, x_65);
x_67 = 2;
x_68 = 4;
x_69 = lean_uint32_xor(x_67, x_68);
x_70 = lean_bool_to_uint32(x_64);
x_71 = lean_uint32_sub(x_58, x_70);
x_72 = lean_uint32_land(x_69, x_71);
x_73 = lean_uint32_xor(x_68, x_72);
x_74 = lean_uint32_dec_le(x_73, x_61);
x_75 = 21;
x_76 = lean_uint32_dec_le(x_61, x_75);
x_77 = lean_bool_to_uint32(x_66);
x_78 = lean_bool_to_uint32(x_76);
x_79 = lean_uint32_lor(x_77, x_78);
x_80 = lean_uint32_dec_eq(x_79, x_38);
x_81 = lean_bool_to_uint32(x_74);
x_82 = lean_bool_to_uint32(x_80);
x_83 = lean_uint32_land(x_81, x_82);
x_84 = lean_uint32_dec_eq(x_83, x_38);
x_85 = lean_bool_to_uint32(x_55);
x_86 = lean_bool_to_uint32(x_84);
x_87 = lean_uint32_land(x_85, x_86);
x_88 = lean_uint32_dec_eq(x_87, x_38);
return x_88;
}
}
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_stateValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint8_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint8_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint64_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint8_t x_53; uint32_t x_54; uint8_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint8_t x_62; uint64_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint8_t x_72; uint32_t x_73; uint8_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; 
x_2 = 31;
x_3 = 9;
x_4 = 5;
x_5 = lean_uint32_to_uint64(x_1);
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_4);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = lean_uint64_land(x_5, x_8);
x_10 = lean_uint32_to_uint64(x_2);
x_11 = lean_uint64_dec_le(x_9, x_10);
x_12 = lean_uint64_shift_right(x_5, x_4);
x_13 = lean_uint64_shift_left(x_6, x_6);
x_14 = lean_uint64_sub(x_13, x_6);
x_15 = lean_uint64_land(x_12, x_14);
x_16 = 2;
x_17 = lean_uint64_dec_lt(x_15, x_16);
x_18 = lean_uint64_shift_right(x_12, x_6);
x_19 = lean_uint64_land(x_18, x_14);
x_20 = lean_uint64_dec_lt(x_19, x_16);
x_21 = 4;
x_22 = lean_uint64_shift_right(x_18, x_6);
x_23 = lean_uint64_shift_left(x_6, x_21);
x_24 = lean_uint64_sub(x_23, x_6);
x_25 = lean_uint64_land(x_22, x_24);
x_26 = lean_uint32_to_uint64(x_3);
x_27 = lean_uint64_dec_le(x_25, x_26);
x_28 = lean_uint64_shift_right(x_22, x_21);
x_29 = lean_uint64_land(x_28, x_24);
x_30 = lean_uint64_dec_le(x_29, x_26);
x_31 = lean_uint64_shift_right(x_28, x_21);
x_32 = lean_uint64_dec_lt(x_31, x_16);
x_33 = lean_bool_to_uint32(x_30);
x_34 = lean_bool_to_uint32(x_32);
x_35 = lean_uint32_land(x_33, x_34);
x_36 = 1;
x_37 = lean_uint32_dec_eq(x_35, x_36);
x_38 = lean_bool_to_uint32(x_27);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_land(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_36);
x_42 = lean_bool_to_uint32(x_20);
x_43 = lean_bool_to_uint32(x_41);
x_44 = lean_uint32_land(x_42, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_36);
x_46 = lean_bool_to_uint32(x_17);
x_47 = lean_bool_to_uint32(x_45);
x_48 = lean_uint32_land(x_46, x_47);
x_49 = lean_uint32_dec_eq(x_48, x_36);
x_50 = lean_bool_to_uint32(x_11);
x_51 = lean_bool_to_uint32(x_49);
x_52 = lean_uint32_land(x_50, x_51);
x_53 = lean_uint32_dec_eq(x_52, x_36);
x_54 = lean_uint64_to_uint32(x_9);
x_55 = lean_uint32_dec_le(x_54, x_2);
x_56 = 0;
x_57 = lean_bool_to_uint32(x_55);
x_58 = lean_uint32_sub(x_56, x_57);
x_59 = lean_uint32_land(x_54, x_58);
x_60 = 0;
x_61 = lean_uint64_shift_left(x_15, x_6);
x_62 = lean_uint64_dec_lt(x_60, x_61);
x_63 = lean_uint64_shift_left(x_31, x_6);
x_64 = lean_uint64_dec_lt(x_60, x_63);
x_65 = 2;
x_66 = 4;
x_67 = lean_uint32_xor(x_65, x_66);
x_68 = lean_bool_to_uint32(x_62);
x_69 = lean_uint32_sub(x_56, x_68);
x_70 = lean_uint32_land(x_67, x_69);
x_71 = lean_uint32_xor(x_66, x_70);
x_72 = lean_uint32_dec_le(x_71, x_59);
x_73 = 21;
x_74 = lean_uint32_dec_le(x_59, x_73);
x_75 = lean_bool_to_uint32(x_64);
x_76 = lean_bool_to_uint32(x_74);
x_77 = lean_uint32_lor(x_75, x_76);
x_78 = lean_uint32_dec_eq(x_77, x_36);
x_79 = lean_bool_to_uint32(x_72);
x_80 = lean_bool_to_uint32(x_78);
x_81 = lean_uint32_land(x_79, x_80);
x_82 = lean_uint32_dec_eq(x_81, x_36);
x_83 = lean_bool_to_uint32(x_53);
x_84 = lean_bool_to_uint32(x_82);
x_85 = lean_uint32_land(x_83, x_84);
x_86 = lean_uint32_dec_eq(x_85, x_36);
return x_86;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = blackjack_state_valid(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_stateValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Blackjack_Kernel_stateValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t blackjack_init_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint32_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint32_t x_95; uint32_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint8_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint8_t x_140; uint8_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint32_t x_146; uint64_t x_147; uint32_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint32_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint32_t x_167; 
x_5 = 13;
x_6 = 1;
x_7 = lean_uint64_add(x_4, x_6);
x_8 = 11400714819323198485ULL;
x_9 = lean_uint64_mul(x_7, x_8);
x_10 = lean_uint64_add(x_3, x_9);
x_11 = 30;
x_12 = lean_uint64_shift_right(x_10, x_11);
x_13 = lean_uint64_xor(x_10, x_12);
x_14 = 13787848793156543929ULL;
x_15 = lean_uint64_mul(x_13, x_14);
x_16 = 27;
x_17 = lean_uint64_shift_right(x_15, x_16);
x_18 = lean_uint64_xor(x_15, x_17);
x_19 = 10723151780598845931ULL;
x_20 = lean_uint64_mul(x_18, x_19);
x_21 = 31;
x_22 = lean_uint64_shift_right(x_20, x_21);
x_23 = lean_uint64_xor(x_20, x_22);
x_24 = 32;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint32_to_uint64(x_5);
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 4294967295;
x_29 = lean_uint64_land(x_23, x_28);
x_30 = lean_uint64_mul(x_29, x_26);
x_31 = lean_uint64_shift_right(x_30, x_24);
x_32 = lean_uint64_add(x_27, x_31);
x_33 = lean_uint64_shift_right(x_32, x_24);
x_34 = lean_uint64_to_uint32(x_33);
x_35 = lean_uint64_add(x_7, x_6);
x_36 = lean_uint64_mul(x_35, x_8);
x_37 = lean_uint64_add(x_3, x_36);
x_38 = lean_uint64_shift_right(x_37, x_11);
x_39 = lean_uint64_xor(x_37, x_38);
x_40 = lean_uint64_mul(x_39, x_14);
x_41 = lean_uint64_shift_right(x_40, x_16);
x_42 = lean_uint64_xor(x_40, x_41);
x_43 = lean_uint64_mul(x_42, x_19);
x_44 = lean_uint64_shift_right(x_43, x_21);
x_45 = lean_uint64_xor(x_43, x_44);
x_46 = lean_uint64_shift_right(x_45, x_24);
x_47 = lean_uint64_mul(x_46, x_26);
x_48 = lean_uint64_land(x_45, x_28);
x_49 = lean_uint64_mul(x_48, x_26);
x_50 = lean_uint64_shift_right(x_49, x_24);
x_51 = lean_uint64_add(x_47, x_50);
x_52 = lean_uint64_shift_right(x_51, x_24);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = 2;
x_55 = lean_uint64_add(x_4, x_54);
x_56 = lean_uint64_add(x_55, x_6);
x_57 = lean_uint64_mul(x_56, x_8);
x_58 = lean_uint64_add(x_3, x_57);
x_59 = lean_uint64_shift_right(x_58, x_11);
x_60 = lean_uint64_xor(x_58, x_59);
x_61 = lean_uint64_mul(x_60, x_14);
x_62 = lean_uint64_shift_right(x_61, x_16);
x_63 = lean_uint64_xor(x_61, x_62);
x_64 = lean_uint64_mul(x_63, x_19);
x_65 = lean_uint64_shift_right(x_64, x_21);
x_66 = lean_uint64_xor(x_64, x_65);
x_67 = lean_uint64_shift_right(x_66, x_24);
x_68 = lean_uint64_mul(x_67, x_26);
x_69 = lean_uint64_land(x_66, x_28);
x_70 = lean_uint64_mul(x_69, x_26);
x_71 = lean_uint64_shift_right(x_70, x_24);
x_72 = lean_uint64_add(x_68, x_71);
x_73 = lean_uint64_shift_right(x_72, x_24);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = 3;
x_76 = lean_uint64_add(x_4, x_75);
x_77 = lean_uint64_add(x_76, x_6);
x_78 = lean_uint64_mul(x_77, x_8);
x_79 = lean_uint64_add(x_3, x_78);
x_80 = lean_uint64_shift_right(x_79, x_11);
x_81 = lean_uint64_xor(x_79, x_80);
x_82 = lean_uint64_mul(x_81, x_14);
x_83 = lean_uint64_shift_right(x_82, x_16);
x_84 = lean_uint64_xor(x_82, x_83);
x_85 = lean_uint64_mul(x_84, x_19);
x_86 = lean_uint64_shift_right(x_85, x_21);
x_87 = lean_uint64_xor(x_85, x_86);
x_88 = lean_uint64_shift_right(x_87, x_24);
x_89 = lean_uint64_mul(x_88, x_26);
x_90 = lean_uint64_land(x_87, x_28);
x_91 = lean_uint64_mul(x_90, x_26);
x_92 = lean_uint64_shift_right(x_91, x_24);
x_93 = lean_uint64_add(x_89, x_92);
x_94 = lean_uint64_shift_right(x_93, x_24);
x_95 = lean_uint64_to_uint32(x_94);
x_96 = 9;
x_97 = lean_uint32_dec_le(x_34, x_96);
x_98 = lean_uint32_xor(x_34, x_96);
x_99 = 0;
x_100 = lean_bool_to_uint32(x_97);
x_101 = lean_uint32_sub(x_99, x_100);
x_102 = lean_uint32_land(x_98, x_101);
x_103 = lean_uint32_xor(x_96, x_102);
x_104 = lean_uint32_dec_le(x_53, x_96);
x_105 = lean_uint32_xor(x_53, x_96);
x_106 = lean_bool_to_uint32(x_104);
x_107 = lean_uint32_sub(x_99, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_96, x_108);
x_110 = lean_uint32_dec_le(x_74, x_96);
x_111 = lean_uint32_xor(x_74, x_96);
x_112 = lean_bool_to_uint32(x_110);
x_113 = lean_uint32_sub(x_99, x_112);
x_114 = lean_uint32_land(x_111, x_113);
x_115 = lean_uint32_xor(x_96, x_114);
x_116 = lean_uint32_dec_le(x_95, x_96);
x_117 = lean_uint32_xor(x_95, x_96);
x_118 = lean_bool_to_uint32(x_116);
x_119 = lean_uint32_sub(x_99, x_118);
x_120 = lean_uint32_land(x_117, x_119);
x_121 = lean_uint32_xor(x_96, x_120);
x_122 = 31;
x_123 = 1;
x_124 = lean_uint32_add(x_115, x_123);
x_125 = lean_uint32_add(x_121, x_123);
x_126 = lean_uint32_sub(x_122, x_125);
x_127 = lean_uint32_dec_le(x_124, x_126);
x_128 = lean_uint32_add(x_124, x_125);
x_129 = lean_uint32_xor(x_128, x_122);
x_130 = lean_bool_to_uint32(x_127);
x_131 = lean_uint32_sub(x_99, x_130);
x_132 = lean_uint32_land(x_129, x_131);
x_133 = lean_uint32_xor(x_122, x_132);
x_134 = lean_uint32_dec_eq(x_115, x_99);
x_135 = lean_uint32_dec_eq(x_121, x_99);
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_bool_to_uint32(x_135);
x_138 = lean_uint32_lor(x_136, x_137);
x_139 = lean_uint32_dec_eq(x_138, x_123);
x_140 = 1;
x_141 = 0;
x_142 = 5;
x_143 = 0;
x_144 = lean_uint32_to_uint64(x_133);
x_145 = lean_uint64_lor(x_143, x_144);
x_146 = lean_bool_to_uint32(x_139);
x_147 = lean_uint32_to_uint64(x_146);
x_148 = lean_bool_to_uint32(x_140);
x_149 = lean_uint32_to_uint64(x_148);
x_150 = 4;
x_151 = lean_uint32_to_uint64(x_103);
x_152 = lean_uint64_lor(x_143, x_151);
x_153 = lean_uint32_to_uint64(x_109);
x_154 = lean_uint64_lor(x_143, x_153);
x_155 = lean_bool_to_uint32(x_141);
x_156 = lean_uint32_to_uint64(x_155);
x_157 = lean_uint64_shift_left(x_156, x_150);
x_158 = lean_uint64_lor(x_154, x_157);
x_159 = lean_uint64_shift_left(x_158, x_150);
x_160 = lean_uint64_lor(x_152, x_159);
x_161 = lean_uint64_shift_left(x_160, x_6);
x_162 = lean_uint64_lor(x_149, x_161);
x_163 = lean_uint64_shift_left(x_162, x_6);
x_164 = lean_uint64_lor(x_147, x_163);
x_165 = lean_uint64_shift_left(x_164, x_142);
x_166 = lean_uint64_lor(x_145, x_165);
x_167 = lean_uint64_to_uint32(x_166);
return x_167;
}
}
LEAN_EXPORT uint32_t l_Spec_Blackjack_Kernel_init0___redArg(uint64_t x_1, uint64_t x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint32_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint32_t x_93; uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint8_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint8_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint8_t x_132; uint8_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint8_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint32_t x_144; uint64_t x_145; uint32_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint32_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint32_t x_165; 
x_3 = 13;
x_4 = 1;
x_5 = lean_uint64_add(x_2, x_4);
x_6 = 11400714819323198485ULL;
x_7 = lean_uint64_mul(x_5, x_6);
x_8 = lean_uint64_add(x_1, x_7);
x_9 = 30;
x_10 = lean_uint64_shift_right(x_8, x_9);
x_11 = lean_uint64_xor(x_8, x_10);
x_12 = 13787848793156543929ULL;
x_13 = lean_uint64_mul(x_11, x_12);
x_14 = 27;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 10723151780598845931ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 31;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = 32;
x_23 = lean_uint64_shift_right(x_21, x_22);
x_24 = lean_uint32_to_uint64(x_3);
x_25 = lean_uint64_mul(x_23, x_24);
x_26 = 4294967295;
x_27 = lean_uint64_land(x_21, x_26);
x_28 = lean_uint64_mul(x_27, x_24);
x_29 = lean_uint64_shift_right(x_28, x_22);
x_30 = lean_uint64_add(x_25, x_29);
x_31 = lean_uint64_shift_right(x_30, x_22);
x_32 = lean_uint64_to_uint32(x_31);
x_33 = lean_uint64_add(x_5, x_4);
x_34 = lean_uint64_mul(x_33, x_6);
x_35 = lean_uint64_add(x_1, x_34);
x_36 = lean_uint64_shift_right(x_35, x_9);
x_37 = lean_uint64_xor(x_35, x_36);
x_38 = lean_uint64_mul(x_37, x_12);
x_39 = lean_uint64_shift_right(x_38, x_14);
x_40 = lean_uint64_xor(x_38, x_39);
x_41 = lean_uint64_mul(x_40, x_17);
x_42 = lean_uint64_shift_right(x_41, x_19);
x_43 = lean_uint64_xor(x_41, x_42);
x_44 = lean_uint64_shift_right(x_43, x_22);
x_45 = lean_uint64_mul(x_44, x_24);
x_46 = lean_uint64_land(x_43, x_26);
x_47 = lean_uint64_mul(x_46, x_24);
x_48 = lean_uint64_shift_right(x_47, x_22);
x_49 = lean_uint64_add(x_45, x_48);
x_50 = lean_uint64_shift_right(x_49, x_22);
x_51 = lean_uint64_to_uint32(x_50);
x_52 = 2;
x_53 = lean_uint64_add(x_2, x_52);
x_54 = lean_uint64_add(x_53, x_4);
x_55 = lean_uint64_mul(x_54, x_6);
x_56 = lean_uint64_add(x_1, x_55);
x_57 = lean_uint64_shift_right(x_56, x_9);
x_58 = lean_uint64_xor(x_56, x_57);
x_59 = lean_uint64_mul(x_58, x_12);
x_60 = lean_uint64_shift_right(x_59, x_14);
x_61 = lean_uint64_xor(x_59, x_60);
x_62 = lean_uint64_mul(x_61, x_17);
x_63 = lean_uint64_shift_right(x_62, x_19);
x_64 = lean_uint64_xor(x_62, x_63);
x_65 = lean_uint64_shift_right(x_64, x_22);
x_66 = lean_uint64_mul(x_65, x_24);
x_67 = lean_uint64_land(x_64, x_26);
x_68 = lean_uint64_mul(x_67, x_24);
x_69 = lean_uint64_shift_right(x_68, x_22);
x_70 = lean_uint64_add(x_66, x_69);
x_71 = lean_uint64_shift_right(x_70, x_22);
x_72 = lean_uint64_to_uint32(x_71);
x_73 = 3;
x_74 = lean_uint64_add(x_2, x_73);
x_75 = lean_uint64_add(x_74, x_4);
x_76 = lean_uint64_mul(x_75, x_6);
x_77 = lean_uint64_add(x_1, x_76);
x_78 = lean_uint64_shift_right(x_77, x_9);
x_79 = lean_uint64_xor(x_77, x_78);
x_80 = lean_uint64_mul(x_79, x_12);
x_81 = lean_uint64_shift_right(x_80, x_14);
x_82 = lean_uint64_xor(x_80, x_81);
x_83 = lean_uint64_mul(x_82, x_17);
x_84 = lean_uint64_shift_right(x_83, x_19);
x_85 = lean_uint64_xor(x_83, x_84);
x_86 = lean_uint64_shift_right(x_85, x_22);
x_87 = lean_uint64_mul(x_86, x_24);
x_88 = lean_uint64_land(x_85, x_26);
x_89 = lean_uint64_mul(x_88, x_24);
x_90 = lean_uint64_shift_right(x_89, x_22);
x_91 = lean_uint64_add(x_87, x_90);
x_92 = lean_uint64_shift_right(x_91, x_22);
x_93 = lean_uint64_to_uint32(x_92);
x_94 = 9;
x_95 = lean_uint32_dec_le(x_32, x_94);
x_96 = lean_uint32_xor(x_32, x_94);
x_97 = 0;
x_98 = lean_bool_to_uint32(x_95);
x_99 = lean_uint32_sub(x_97, x_98);
x_100 = lean_uint32_land(x_96, x_99);
x_101 = lean_uint32_xor(x_94, x_100);
x_102 = lean_uint32_dec_le(x_51, x_94);
x_103 = lean_uint32_xor(x_51, x_94);
x_104 = lean_bool_to_uint32(x_102);
x_105 = lean_uint32_sub(x_97, x_104);
x_106 = lean_uint32_land(x_103, x_105);
x_107 = lean_uint32_xor(x_94, x_106);
x_108 = lean_uint32_dec_le(x_72, x_94);
x_109 = lean_uint32_xor(x_72, x_94);
x_110 = lean_bool_to_uint32(x_108);
x_111 = lean_uint32_sub(x_97, x_110);
x_112 = lean_uint32_land(x_109, x_111);
x_113 = lean_uint32_xor(x_94, x_112);
x_114 = lean_uint32_dec_le(x_93, x_94);
x_115 = lean_uint32_xor(x_93, x_94);
x_116 = lean_bool_to_uint32(x_114);
x_117 = lean_uint32_sub(x_97, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_94, x_118);
x_120 = 31;
x_121 = 1;
x_122 = lean_uint32_add(x_113, x_121);
x_123 = lean_uint32_add(x_119, x_121);
x_124 = lean_uint32_sub(x_120, x_123);
x_125 = lean_uint32_dec_le(x_122, x_124);
x_126 = lean_uint32_add(x_122, x_123);
x_127 = lean_uint32_xor(x_126, x_120);
x_128 = lean_bool_to_uint32(x_125);
x_129 = lean_uint32_sub(x_97, x_128);
x_130 = lean_uint32_land(x_127, x_129);
x_131 = lean_uint32_xor(x_120, x_130);
x_132 = lean_uint32_dec_eq(x_113, x_97);
x_133 = lean_uint32_dec_eq(x_119, x_97);
x_134 = lean_bool_to_uint32(x_132);
x_135 = lean_bool_to_uint32(x_133);
x_136 = lean_uint32_lor(x_134, x_135);
x_137 = lean_uint32_dec_eq(x_136, x_121);
x_138 = 1;
x_139 = 0;
x_140 = 5;
x_141 = 0;
x_142 = lean_uint32_to_uint64(x_131);
x_143 = lean_uint64_lor(x_141, x_142);
x_144 = lean_bool_to_uint32(x_137);
x_145 = lean_uint32_to_uint64(x_144);
x_146 = lean_bool_to_uint32(x_138);
x_147 = lean_uint32_to_uint64(x_146);
x_148 = 4;
x_149 = lean_uint32_to_uint64(x_101);
x_150 = lean_uint64_lor(x_141, x_149);
x_151 = lean_uint32_to_uint64(x_107);
x_152 = lean_uint64_lor(x_141, x_151);
x_153 = lean_bool_to_uint32(x_139);
x_154 = lean_uint32_to_uint64(x_153);
x_155 = lean_uint64_shift_left(x_154, x_148);
x_156 = lean_uint64_lor(x_152, x_155);
x_157 = lean_uint64_shift_left(x_156, x_148);
x_158 = lean_uint64_lor(x_150, x_157);
x_159 = lean_uint64_shift_left(x_158, x_4);
x_160 = lean_uint64_lor(x_147, x_159);
x_161 = lean_uint64_shift_left(x_160, x_4);
x_162 = lean_uint64_lor(x_145, x_161);
x_163 = lean_uint64_shift_left(x_162, x_140);
x_164 = lean_uint64_lor(x_143, x_163);
x_165 = lean_uint64_to_uint32(x_164);
return x_165;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = blackjack_init_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_init0___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = l_Spec_Blackjack_Kernel_init0___redArg(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t blackjack_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint8_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint8_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint8_t x_51; uint64_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint32_t x_70; uint8_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint8_t x_87; uint8_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint8_t x_92; uint8_t x_93; uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint8_t x_104; uint8_t x_105; uint32_t x_106; uint32_t x_107; uint8_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint8_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; uint32_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint8_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint8_t x_129; uint32_t x_130; uint32_t x_131; uint8_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint8_t x_143; uint8_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint8_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint8_t x_152; uint32_t x_153; uint8_t x_154; uint32_t x_155; uint32_t x_156; uint8_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint8_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint8_t x_169; uint32_t x_170; uint32_t x_171; uint8_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint8_t x_176; uint64_t x_177; uint64_t x_178; uint32_t x_179; uint64_t x_180; uint32_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint32_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint32_t x_199; 
x_6 = 1;
x_7 = 31;
x_8 = 9;
x_9 = lean_uint32_to_uint64(x_3);
x_10 = 5;
x_11 = 1;
x_12 = lean_uint64_shift_left(x_11, x_10);
x_13 = lean_uint64_sub(x_12, x_11);
x_14 = lean_uint64_land(x_9, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = lean_uint32_dec_le(x_15, x_7);
x_17 = 0;
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_sub(x_17, x_18);
x_20 = lean_uint32_land(x_15, x_19);
x_21 = lean_uint64_shift_right(x_9, x_10);
x_22 = lean_uint64_shift_left(x_11, x_11);
x_23 = lean_uint64_sub(x_22, x_11);
x_24 = lean_uint64_land(x_21, x_23);
x_25 = 0;
x_26 = lean_uint64_shift_left(x_24, x_11);
x_27 = lean_uint64_dec_lt(x_25, x_26);
x_28 = lean_uint64_shift_right(x_21, x_11);
x_29 = lean_uint64_land(x_28, x_23);
x_30 = lean_uint64_shift_left(x_29, x_11);
x_31 = lean_uint64_dec_lt(x_25, x_30);
x_32 = 4;
x_33 = lean_uint64_shift_right(x_28, x_11);
x_34 = lean_uint64_shift_left(x_11, x_32);
x_35 = lean_uint64_sub(x_34, x_11);
x_36 = lean_uint64_land(x_33, x_35);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_37, x_8);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_17, x_39);
x_41 = lean_uint32_land(x_37, x_40);
x_42 = lean_uint64_shift_right(x_33, x_32);
x_43 = lean_uint64_land(x_42, x_35);
x_44 = lean_uint64_to_uint32(x_43);
x_45 = lean_uint32_dec_le(x_44, x_8);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_sub(x_17, x_46);
x_48 = lean_uint32_land(x_44, x_47);
x_49 = lean_uint64_shift_right(x_42, x_32);
x_50 = lean_uint64_shift_left(x_49, x_11);
x_51 = lean_uint64_dec_lt(x_25, x_50);
x_52 = lean_uint32_to_uint64(x_4);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = lean_uint32_dec_le(x_53, x_6);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_sub(x_17, x_55);
x_57 = lean_uint32_land(x_53, x_56);
x_58 = lean_uint32_dec_eq(x_57, x_6);
x_59 = 13;
x_60 = 32;
x_61 = lean_uint64_shift_right(x_5, x_60);
x_62 = lean_uint32_to_uint64(x_59);
x_63 = lean_uint64_mul(x_61, x_62);
x_64 = 4294967295;
x_65 = lean_uint64_land(x_5, x_64);
x_66 = lean_uint64_mul(x_65, x_62);
x_67 = lean_uint64_shift_right(x_66, x_60);
x_68 = lean_uint64_add(x_63, x_67);
x_69 = lean_uint64_shift_right(x_68, x_60);
x_70 = lean_uint64_to_uint32(x_69);
x_71 = lean_uint32_dec_le(x_70, x_8);
x_72 = lean_uint32_xor(x_70, x_8);
x_73 = lean_bool_to_uint32(x_71);
x_74 = lean_uint32_sub(x_17, x_73);
x_75 = lean_uint32_land(x_72, x_74);
x_76 = lean_uint32_xor(x_8, x_75);
x_77 = lean_uint32_add(x_76, x_6);
x_78 = lean_uint32_sub(x_7, x_77);
x_79 = lean_uint32_dec_le(x_20, x_78);
x_80 = lean_uint32_add(x_20, x_77);
x_81 = lean_uint32_xor(x_80, x_7);
x_82 = lean_bool_to_uint32(x_79);
x_83 = lean_uint32_sub(x_17, x_82);
x_84 = lean_uint32_land(x_81, x_83);
x_85 = lean_uint32_xor(x_7, x_84);
x_86 = 21;
x_87 = lean_uint32_dec_lt(x_86, x_85);
x_88 = lean_uint32_dec_eq(x_76, x_17);
x_89 = lean_bool_to_uint32(x_27);
x_90 = lean_bool_to_uint32(x_88);
x_91 = lean_uint32_lor(x_89, x_90);
x_92 = lean_uint32_dec_eq(x_91, x_6);
x_93 = 0;
x_94 = lean_bool_to_uint32(x_87);
x_95 = 1;
x_96 = lean_bool_to_uint32(x_31);
x_97 = lean_uint32_xor(x_85, x_20);
x_98 = lean_bool_to_uint32(x_58);
x_99 = lean_uint32_sub(x_17, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_20, x_100);
x_102 = lean_bool_to_uint32(x_92);
x_103 = lean_uint32_land(x_98, x_102);
x_104 = lean_uint32_dec_eq(x_103, x_6);
x_105 = lean_uint32_dec_eq(x_98, x_17);
x_106 = lean_bool_to_uint32(x_105);
x_107 = lean_uint32_land(x_106, x_89);
x_108 = lean_uint32_dec_eq(x_107, x_6);
x_109 = lean_bool_to_uint32(x_104);
x_110 = lean_bool_to_uint32(x_108);
x_111 = lean_uint32_lor(x_109, x_110);
x_112 = lean_uint32_dec_eq(x_111, x_6);
x_113 = lean_bool_to_uint32(x_93);
x_114 = lean_uint32_land(x_98, x_113);
x_115 = lean_uint32_dec_eq(x_114, x_6);
x_116 = lean_uint32_land(x_106, x_96);
x_117 = lean_uint32_dec_eq(x_116, x_6);
x_118 = lean_bool_to_uint32(x_115);
x_119 = lean_bool_to_uint32(x_117);
x_120 = lean_uint32_lor(x_118, x_119);
x_121 = lean_uint32_dec_eq(x_120, x_6);
x_122 = lean_uint32_xor(x_41, x_41);
x_123 = lean_uint32_land(x_122, x_99);
x_124 = lean_uint32_xor(x_41, x_123);
x_125 = lean_uint32_xor(x_48, x_48);
x_126 = lean_uint32_land(x_125, x_99);
x_127 = lean_uint32_xor(x_48, x_126);
x_128 = lean_uint32_land(x_98, x_94);
x_129 = lean_uint32_dec_eq(x_128, x_6);
x_130 = lean_bool_to_uint32(x_95);
x_131 = lean_uint32_land(x_106, x_130);
x_132 = lean_uint32_dec_eq(x_131, x_6);
x_133 = lean_bool_to_uint32(x_129);
x_134 = lean_bool_to_uint32(x_132);
x_135 = lean_uint32_lor(x_133, x_134);
x_136 = lean_uint32_dec_eq(x_135, x_6);
x_137 = lean_uint32_xor(x_20, x_101);
x_138 = lean_bool_to_uint32(x_51);
x_139 = lean_uint32_sub(x_17, x_138);
x_140 = lean_uint32_land(x_137, x_139);
x_141 = lean_uint32_xor(x_101, x_140);
x_142 = lean_uint32_land(x_138, x_89);
x_143 = lean_uint32_dec_eq(x_142, x_6);
x_144 = lean_uint32_dec_eq(x_138, x_17);
x_145 = lean_bool_to_uint32(x_144);
x_146 = lean_bool_to_uint32(x_112);
x_147 = lean_uint32_land(x_145, x_146);
x_148 = lean_uint32_dec_eq(x_147, x_6);
x_149 = lean_bool_to_uint32(x_143);
x_150 = lean_bool_to_uint32(x_148);
x_151 = lean_uint32_lor(x_149, x_150);
x_152 = lean_uint32_dec_eq(x_151, x_6);
x_153 = lean_uint32_land(x_138, x_96);
x_154 = lean_uint32_dec_eq(x_153, x_6);
x_155 = lean_bool_to_uint32(x_121);
x_156 = lean_uint32_land(x_145, x_155);
x_157 = lean_uint32_dec_eq(x_156, x_6);
x_158 = lean_bool_to_uint32(x_154);
x_159 = lean_bool_to_uint32(x_157);
x_160 = lean_uint32_lor(x_158, x_159);
x_161 = lean_uint32_dec_eq(x_160, x_6);
x_162 = lean_uint32_xor(x_41, x_124);
x_163 = lean_uint32_land(x_162, x_139);
x_164 = lean_uint32_xor(x_124, x_163);
x_165 = lean_uint32_xor(x_48, x_127);
x_166 = lean_uint32_land(x_165, x_139);
x_167 = lean_uint32_xor(x_127, x_166);
x_168 = lean_uint32_land(x_138, x_138);
x_169 = lean_uint32_dec_eq(x_168, x_6);
x_170 = lean_bool_to_uint32(x_136);
x_171 = lean_uint32_land(x_145, x_170);
x_172 = lean_uint32_dec_eq(x_171, x_6);
x_173 = lean_bool_to_uint32(x_169);
x_174 = lean_bool_to_uint32(x_172);
x_175 = lean_uint32_lor(x_173, x_174);
x_176 = lean_uint32_dec_eq(x_175, x_6);
x_177 = lean_uint32_to_uint64(x_141);
x_178 = lean_uint64_lor(x_25, x_177);
x_179 = lean_bool_to_uint32(x_152);
x_180 = lean_uint32_to_uint64(x_179);
x_181 = lean_bool_to_uint32(x_161);
x_182 = lean_uint32_to_uint64(x_181);
x_183 = lean_uint32_to_uint64(x_164);
x_184 = lean_uint64_lor(x_25, x_183);
x_185 = lean_uint32_to_uint64(x_167);
x_186 = lean_uint64_lor(x_25, x_185);
x_187 = lean_bool_to_uint32(x_176);
x_188 = lean_uint32_to_uint64(x_187);
x_189 = lean_uint64_shift_left(x_188, x_32);
x_190 = lean_uint64_lor(x_186, x_189);
x_191 = lean_uint64_shift_left(x_190, x_32);
x_192 = lean_uint64_lor(x_184, x_191);
x_193 = lean_uint64_shift_left(x_192, x_11);
x_194 = lean_uint64_lor(x_182, x_193);
x_195 = lean_uint64_shift_left(x_194, x_11);
x_196 = lean_uint64_lor(x_180, x_195);
x_197 = lean_uint64_shift_left(x_196, x_10);
x_198 = lean_uint64_lor(x_178, x_197);
x_199 = lean_uint64_to_uint32(x_198);
return x_199;
}
}
LEAN_EXPORT uint32_t l_Spec_Blackjack_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint8_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint64_t x_40; uint64_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint8_t x_49; uint64_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint8_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint8_t x_90; uint8_t x_91; uint32_t x_92; uint8_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint8_t x_113; uint32_t x_114; uint8_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint8_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint8_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint8_t x_152; uint32_t x_153; uint32_t x_154; uint8_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint8_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint8_t x_167; uint32_t x_168; uint32_t x_169; uint8_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint8_t x_174; uint64_t x_175; uint64_t x_176; uint32_t x_177; uint64_t x_178; uint32_t x_179; uint64_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint32_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint32_t x_197; 
x_4 = 1;
x_5 = 31;
x_6 = 9;
x_7 = lean_uint32_to_uint64(x_1);
x_8 = 5;
x_9 = 1;
x_10 = lean_uint64_shift_left(x_9, x_8);
x_11 = lean_uint64_sub(x_10, x_9);
x_12 = lean_uint64_land(x_7, x_11);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_5);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint64_shift_right(x_7, x_8);
x_20 = lean_uint64_shift_left(x_9, x_9);
x_21 = lean_uint64_sub(x_20, x_9);
x_22 = lean_uint64_land(x_19, x_21);
x_23 = 0;
x_24 = lean_uint64_shift_left(x_22, x_9);
x_25 = lean_uint64_dec_lt(x_23, x_24);
x_26 = lean_uint64_shift_right(x_19, x_9);
x_27 = lean_uint64_land(x_26, x_21);
x_28 = lean_uint64_shift_left(x_27, x_9);
x_29 = lean_uint64_dec_lt(x_23, x_28);
x_30 = 4;
x_31 = lean_uint64_shift_right(x_26, x_9);
x_32 = lean_uint64_shift_left(x_9, x_30);
x_33 = lean_uint64_sub(x_32, x_9);
x_34 = lean_uint64_land(x_31, x_33);
x_35 = lean_uint64_to_uint32(x_34);
x_36 = lean_uint32_dec_le(x_35, x_6);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_sub(x_15, x_37);
x_39 = lean_uint32_land(x_35, x_38);
x_40 = lean_uint64_shift_right(x_31, x_30);
x_41 = lean_uint64_land(x_40, x_33);
x_42 = lean_uint64_to_uint32(x_41);
x_43 = lean_uint32_dec_le(x_42, x_6);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_15, x_44);
x_46 = lean_uint32_land(x_42, x_45);
x_47 = lean_uint64_shift_right(x_40, x_30);
x_48 = lean_uint64_shift_left(x_47, x_9);
x_49 = lean_uint64_dec_lt(x_23, x_48);
x_50 = lean_uint32_to_uint64(x_2);
x_51 = lean_uint64_to_uint32(x_50);
x_52 = lean_uint32_dec_le(x_51, x_4);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_sub(x_15, x_53);
x_55 = lean_uint32_land(x_51, x_54);
x_56 = lean_uint32_dec_eq(x_55, x_4);
x_57 = 13;
x_58 = 32;
x_59 = lean_uint64_shift_right(x_3, x_58);
x_60 = lean_uint32_to_uint64(x_57);
x_61 = lean_uint64_mul(x_59, x_60);
x_62 = 4294967295;
x_63 = lean_uint64_land(x_3, x_62);
x_64 = lean_uint64_mul(x_63, x_60);
x_65 = lean_uint64_shift_right(x_64, x_58);
x_66 = lean_uint64_add(x_61, x_65);
x_67 = lean_uint64_shift_right(x_66, x_58);
x_68 = lean_uint64_to_uint32(x_67);
x_69 = lean_uint32_dec_le(x_68, x_6);
x_70 = lean_uint32_xor(x_68, x_6);
x_71 = lean_bool_to_uint32(x_69);
x_72 = lean_uint32_sub(x_15, x_71);
x_73 = lean_uint32_land(x_70, x_72);
x_74 = lean_uint32_xor(x_6, x_73);
x_75 = lean_uint32_add(x_74, x_4);
x_76 = lean_uint32_sub(x_5, x_75);
x_77 = lean_uint32_dec_le(x_18, x_76);
x_78 = lean_uint32_add(x_18, x_75);
x_79 = lean_uint32_xor(x_78, x_5);
x_80 = lean_bool_to_uint32(x_77);
x_81 = lean_uint32_sub(x_15, x_80);
x_82 = lean_uint32_land(x_79, x_81);
x_83 = lean_uint32_xor(x_5, x_82);
x_84 = 21;
x_85 = lean_uint32_dec_lt(x_84, x_83);
x_86 = lean_uint32_dec_eq(x_74, x_15);
x_87 = lean_bool_to_uint32(x_25);
x_88 = lean_bool_to_uint32(x_86);
x_89 = lean_uint32_lor(x_87, x_88);
x_90 = lean_uint32_dec_eq(x_89, x_4);
x_91 = 0;
x_92 = lean_bool_to_uint32(x_85);
x_93 = 1;
x_94 = lean_bool_to_uint32(x_29);
x_95 = lean_uint32_xor(x_83, x_18);
x_96 = lean_bool_to_uint32(x_56);
x_97 = lean_uint32_sub(x_15, x_96);
x_98 = lean_uint32_land(x_95, x_97);
x_99 = lean_uint32_xor(x_18, x_98);
x_100 = lean_bool_to_uint32(x_90);
x_101 = lean_uint32_land(x_96, x_100);
x_102 = lean_uint32_dec_eq(x_101, x_4);
x_103 = lean_uint32_dec_eq(x_96, x_15);
x_104 = lean_bool_to_uint32(x_103);
x_105 = lean_uint32_land(x_104, x_87);
x_106 = lean_uint32_dec_eq(x_105, x_4);
x_107 = lean_bool_to_uint32(x_102);
x_108 = lean_bool_to_uint32(x_106);
x_109 = lean_uint32_lor(x_107, x_108);
x_110 = lean_uint32_dec_eq(x_109, x_4);
x_111 = lean_bool_to_uint32(x_91);
x_112 = lean_uint32_land(x_96, x_111);
x_113 = lean_uint32_dec_eq(x_112, x_4);
x_114 = lean_uint32_land(x_104, x_94);
x_115 = lean_uint32_dec_eq(x_114, x_4);
x_116 = lean_bool_to_uint32(x_113);
x_117 = lean_bool_to_uint32(x_115);
x_118 = lean_uint32_lor(x_116, x_117);
x_119 = lean_uint32_dec_eq(x_118, x_4);
x_120 = lean_uint32_xor(x_39, x_39);
x_121 = lean_uint32_land(x_120, x_97);
x_122 = lean_uint32_xor(x_39, x_121);
x_123 = lean_uint32_xor(x_46, x_46);
x_124 = lean_uint32_land(x_123, x_97);
x_125 = lean_uint32_xor(x_46, x_124);
x_126 = lean_uint32_land(x_96, x_92);
x_127 = lean_uint32_dec_eq(x_126, x_4);
x_128 = lean_bool_to_uint32(x_93);
x_129 = lean_uint32_land(x_104, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_4);
x_131 = lean_bool_to_uint32(x_127);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_lor(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_4);
x_135 = lean_uint32_xor(x_18, x_99);
x_136 = lean_bool_to_uint32(x_49);
x_137 = lean_uint32_sub(x_15, x_136);
x_138 = lean_uint32_land(x_135, x_137);
x_139 = lean_uint32_xor(x_99, x_138);
x_140 = lean_uint32_land(x_136, x_87);
x_141 = lean_uint32_dec_eq(x_140, x_4);
x_142 = lean_uint32_dec_eq(x_136, x_15);
x_143 = lean_bool_to_uint32(x_142);
x_144 = lean_bool_to_uint32(x_110);
x_145 = lean_uint32_land(x_143, x_144);
x_146 = lean_uint32_dec_eq(x_145, x_4);
x_147 = lean_bool_to_uint32(x_141);
x_148 = lean_bool_to_uint32(x_146);
x_149 = lean_uint32_lor(x_147, x_148);
x_150 = lean_uint32_dec_eq(x_149, x_4);
x_151 = lean_uint32_land(x_136, x_94);
x_152 = lean_uint32_dec_eq(x_151, x_4);
x_153 = lean_bool_to_uint32(x_119);
x_154 = lean_uint32_land(x_143, x_153);
x_155 = lean_uint32_dec_eq(x_154, x_4);
x_156 = lean_bool_to_uint32(x_152);
x_157 = lean_bool_to_uint32(x_155);
x_158 = lean_uint32_lor(x_156, x_157);
x_159 = lean_uint32_dec_eq(x_158, x_4);
x_160 = lean_uint32_xor(x_39, x_122);
x_161 = lean_uint32_land(x_160, x_137);
x_162 = lean_uint32_xor(x_122, x_161);
x_163 = lean_uint32_xor(x_46, x_125);
x_164 = lean_uint32_land(x_163, x_137);
x_165 = lean_uint32_xor(x_125, x_164);
x_166 = lean_uint32_land(x_136, x_136);
x_167 = lean_uint32_dec_eq(x_166, x_4);
x_168 = lean_bool_to_uint32(x_134);
x_169 = lean_uint32_land(x_143, x_168);
x_170 = lean_uint32_dec_eq(x_169, x_4);
x_171 = lean_bool_to_uint32(x_167);
x_172 = lean_bool_to_uint32(x_170);
x_173 = lean_uint32_lor(x_171, x_172);
x_174 = lean_uint32_dec_eq(x_173, x_4);
x_175 = lean_uint32_to_uint64(x_139);
x_176 = lean_uint64_lor(x_23, x_175);
x_177 = lean_bool_to_uint32(x_150);
x_178 = lean_uint32_to_uint64(x_177);
x_179 = lean_bool_to_uint32(x_159);
x_180 = lean_uint32_to_uint64(x_179);
x_181 = lean_uint32_to_uint64(x_162);
x_182 = lean_uint64_lor(x_23, x_181);
x_183 = lean_uint32_to_uint64(x_165);
x_184 = lean_uint64_lor(x_23, x_183);
x_185 = lean_bool_to_uint32(x_174);
x_186 = lean_uint32_to_uint64(x_185);
x_187 = lean_uint64_shift_left(x_186, x_30);
x_188 = lean_uint64_lor(x_184, x_187);
x_189 = lean_uint64_shift_left(x_188, x_30);
x_190 = lean_uint64_lor(x_182, x_189);
x_191 = lean_uint64_shift_left(x_190, x_9);
x_192 = lean_uint64_lor(x_180, x_191);
x_193 = lean_uint64_shift_left(x_192, x_9);
x_194 = lean_uint64_lor(x_178, x_193);
x_195 = lean_uint64_shift_left(x_194, x_8);
x_196 = lean_uint64_lor(x_176, x_195);
x_197 = lean_uint64_to_uint32(x_196);
return x_197;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint32_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = blackjack_step_0(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = l_Spec_Blackjack_Kernel_step0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t blackjack_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint8_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint32_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint64_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint32_t x_72; uint8_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint8_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint8_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint8_t x_112; uint32_t x_113; uint8_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint8_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint8_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint32_t x_134; uint8_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint32_t x_141; uint8_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint32_t x_148; uint8_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint8_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint8_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint32_t x_167; uint8_t x_168; uint64_t x_169; uint8_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint64_t x_174; uint64_t x_175; uint8_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint64_t x_181; uint32_t x_182; uint8_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint32_t x_189; uint8_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint8_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint32_t x_202; uint8_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint32_t x_209; uint8_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint32_t x_216; uint8_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint8_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint64_t x_233; uint64_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; uint64_t x_239; uint64_t x_240; uint64_t x_241; uint64_t x_242; uint64_t x_243; uint64_t x_244; uint64_t x_245; uint64_t x_246; uint64_t x_247; uint64_t x_248; uint64_t x_249; uint64_t x_250; uint64_t x_251; uint64_t x_252; uint64_t x_253; uint64_t x_254; uint64_t x_255; uint64_t x_256; uint64_t x_257; uint64_t x_258; uint64_t x_259; uint64_t x_260; uint64_t x_261; uint64_t x_262; uint64_t x_263; uint64_t x_264; uint64_t x_265; uint64_t x_266; uint64_t x_267; uint64_t x_268; uint64_t x_269; uint64_t x_270; uint64_t x_271; uint64_t x_272; uint64_t x_273; uint64_t x_274; uint64_t x_275; uint64_t x_276; uint64_t x_277; uint64_t x_278; uint64_t x_279; uint64_t x_280; uint64_t x_281; uint64_t x_282; uint64_t x_283; uint64_t x_284; uint64_t x_285; uint64_t x_286; uint64_t x_287; uint64_t x_288; uint64_t x_289; uint64_t x_290; uint64_t x_291; uint64_t x_292; uint64_t x_293; uint64_t x_294; uint64_t x_295; uint64_t x_296; uint64_t x_297; uint64_t x_298; uint64_t x_299; uint64_t x_300; uint64_t x_301; uint64_t x_302; uint64_t x_303; uint64_t x_304; uint64_t x_305; uint64_t x_306; uint64_t x_307; uint64_t x_308; uint64_t x_309; uint64_t x_310; uint64_t x_311; uint64_t x_312; uint64_t x_313; uint64_t x_314; uint64_t x_315; uint64_t x_316; uint64_t x_317; uint64_t x_318; uint64_t x_319; uint64_t x_320; uint64_t x_321; uint64_t x_322; uint64_t x_323; uint64_t x_324; uint64_t x_325; uint64_t x_326; uint64_t x_327; uint64_t x_328; uint64_t x_329; uint64_t x_330; uint64_t x_331; uint64_t x_332; uint64_t x_333; uint64_t x_334; uint64_t x_335; uint64_t x_336; uint64_t x_337; uint64_t x_338; uint64_t x_339; uint64_t x_340; uint64_t x_341; uint64_t x_342; uint64_t x_343; uint64_t x_344; uint64_t x_345; uint64_t x_346; uint64_t x_347; uint64_t x_348; uint64_t x_349; uint64_t x_350; uint64_t x_351; uint64_t x_352; uint64_t x_353; uint64_t x_354; uint64_t x_355; uint64_t x_356; uint64_t x_357; uint64_t x_358; uint64_t x_359; uint64_t x_360; uint64_t x_361; uint64_t x_362; uint64_t x_363; uint64_t x_364; uint64_t x_365; uint64_t x_366; uint64_t x_367; uint64_t x_368; uint64_t x_369; uint64_t x_370; uint64_t x_371; uint64_t x_372; uint64_t x_373; uint64_t x_374; uint64_t x_375; uint64_t x_376; uint64_t x_377; uint64_t x_378; uint64_t x_379; uint64_t x_380; uint64_t x_381; uint64_t x_382; uint64_t x_383; uint64_t x_384; uint64_t x_385; uint64_t x_386; uint64_t x_387; uint64_t x_388; uint64_t x_389; uint64_t x_390; uint64_t x_391; uint64_t x_392; uint64_t x_393; uint64_t x_394; uint64_t x_395; uint64_t x_396; uint64_t x_397; uint64_t x_398; uint64_t x_399; uint64_t x_400; uint64_t x_401; uint64_t x_402; uint64_t x_403; uint64_t x_404; uint64_t x_405; uint64_t x_406; uint64_t x_407; uint64_t x_408; uint64_t x_409; uint64_t x_410; uint64_t x_411; uint64_t x_412; uint64_t x_413; uint64_t x_414; uint64_t x_415; uint64_t x_416; uint64_t x_417; uint64_t x_418; uint64_t x_419; uint64_t x_420; uint64_t x_421; uint64_t x_422; uint64_t x_423; uint64_t x_424; uint64_t x_425; uint64_t x_426; uint64_t x_427; uint64_t x_428; uint64_t x_429; uint64_t x_430; uint64_t x_431; uint64_t x_432; uint64_t x_433; uint64_t x_434; uint64_t x_435; uint64_t x_436; uint64_t x_437; uint64_t x_438; uint64_t x_439; uint64_t x_440; uint64_t x_441; uint64_t x_442; uint64_t x_443; uint64_t x_444; uint64_t x_445; uint64_t x_446; uint64_t x_447; uint64_t x_448; uint64_t x_449; uint64_t x_450; uint64_t x_451; uint64_t x_452; uint64_t x_453; uint64_t x_454; uint64_t x_455; uint64_t x_456; uint64_t x_457; uint64_t x_458; uint64_t x_459; uint64_t x_460; uint64_t x_461; uint64_t x_462; uint64_t x_463; uint64_t x_464; uint64_t x_465; uint64_t x_466; uint64_t x_467; uint64_t x_468; uint64_t x_469; uint64_t x_470; uint64_t x_471; uint64_t x_472; uint64_t x_473; uint64_t x_474; uint64_t x_475; uint64_t x_476; uint64_t x_477; uint64_t x_478; uint64_t x_479; uint64_t x_480; uint64_t x_481; uint64_t x_482; uint64_t x_483; uint64_t x_484; uint64_t x_485; uint64_t x_486; uint64_t x_487; uint64_t x_488; uint64_t x_489; uint64_t x_490; uint64_t x_491; uint64_t x_492; uint64_t x_493; uint64_t x_494; uint64_t x_495; uint64_t x_496; uint64_t x_497; uint64_t x_498; uint64_t x_499; uint64_t x_500; uint64_t x_501; uint64_t x_502; uint64_t x_503; uint64_t x_504; uint64_t x_505; uint64_t x_506; uint64_t x_507; uint64_t x_508; uint64_t x_509; uint64_t x_510; uint64_t x_511; uint64_t x_512; uint64_t x_513; uint64_t x_514; uint64_t x_515; uint64_t x_516; uint64_t x_517; uint64_t x_518; uint64_t x_519; uint64_t x_520; uint64_t x_521; uint64_t x_522; uint8_t x_523; uint32_t x_524; uint8_t x_525; uint32_t x_526; uint32_t x_527; uint8_t x_528; uint32_t x_529; uint32_t x_530; uint8_t x_531; uint32_t x_532; uint32_t x_533; uint8_t x_534; uint32_t x_535; uint32_t x_536; uint32_t x_537; uint32_t x_538; uint32_t x_539; uint32_t x_540; uint32_t x_541; uint8_t x_542; uint8_t x_543; uint32_t x_544; uint32_t x_545; uint8_t x_546; uint32_t x_547; uint32_t x_548; uint32_t x_549; uint32_t x_550; uint32_t x_551; uint32_t x_552; uint32_t x_553; uint8_t x_554; uint32_t x_555; uint32_t x_556; uint32_t x_557; uint32_t x_558; uint8_t x_559; uint32_t x_560; uint32_t x_561; uint8_t x_562; uint8_t x_563; uint32_t x_564; uint32_t x_565; uint32_t x_566; uint8_t x_567; uint32_t x_568; uint32_t x_569; uint32_t x_570; uint8_t x_571; uint8_t x_572; uint32_t x_573; uint32_t x_574; uint8_t x_575; uint32_t x_576; uint8_t x_577; uint32_t x_578; uint32_t x_579; uint32_t x_580; uint8_t x_581; uint8_t x_582; uint8_t x_583; uint8_t x_584; uint32_t x_585; uint32_t x_586; uint32_t x_587; uint8_t x_588; uint32_t x_589; uint32_t x_590; uint8_t x_591; uint32_t x_592; uint32_t x_593; uint32_t x_594; uint32_t x_595; uint32_t x_596; uint32_t x_597; uint8_t x_598; uint32_t x_599; uint32_t x_600; uint32_t x_601; uint32_t x_602; uint32_t x_603; uint32_t x_604; uint32_t x_605; uint32_t x_606; uint32_t x_607; uint32_t x_608; uint32_t x_609; uint32_t x_610; uint32_t x_611; uint32_t x_612; uint32_t x_613; uint32_t x_614; uint32_t x_615; uint32_t x_616; uint32_t x_617; uint32_t x_618; uint32_t x_619; uint32_t x_620; uint32_t x_621; uint32_t x_622; uint32_t x_623; uint32_t x_624; uint64_t x_625; uint64_t x_626; uint64_t x_627; 
x_6 = 1;
x_7 = 2;
x_8 = 12;
x_9 = 31;
x_10 = 9;
x_11 = lean_uint32_to_uint64(x_3);
x_12 = 5;
x_13 = 1;
x_14 = lean_uint64_shift_left(x_13, x_12);
x_15 = lean_uint64_sub(x_14, x_13);
x_16 = lean_uint64_land(x_11, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = lean_uint32_dec_le(x_17, x_9);
x_19 = 0;
x_20 = lean_bool_to_uint32(x_18);
x_21 = lean_uint32_sub(x_19, x_20);
x_22 = lean_uint32_land(x_17, x_21);
x_23 = lean_uint64_shift_right(x_11, x_12);
x_24 = lean_uint64_shift_left(x_13, x_13);
x_25 = lean_uint64_sub(x_24, x_13);
x_26 = lean_uint64_land(x_23, x_25);
x_27 = 0;
x_28 = lean_uint64_shift_left(x_26, x_13);
x_29 = lean_uint64_dec_lt(x_27, x_28);
x_30 = lean_uint64_shift_right(x_23, x_13);
x_31 = lean_uint64_land(x_30, x_25);
x_32 = lean_uint64_shift_left(x_31, x_13);
x_33 = lean_uint64_dec_lt(x_27, x_32);
x_34 = 4;
x_35 = lean_uint64_shift_right(x_30, x_13);
x_36 = lean_uint64_shift_left(x_13, x_34);
x_37 = lean_uint64_sub(x_36, x_13);
x_38 = lean_uint64_land(x_35, x_37);
x_39 = lean_uint64_to_uint32(x_38);
x_40 = lean_uint32_dec_le(x_39, x_10);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_sub(x_19, x_41);
x_43 = lean_uint32_land(x_39, x_42);
x_44 = lean_uint64_shift_right(x_35, x_34);
x_45 = lean_uint64_land(x_44, x_37);
x_46 = lean_uint64_to_uint32(x_45);
x_47 = lean_uint32_dec_le(x_46, x_10);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_sub(x_19, x_48);
x_50 = lean_uint32_land(x_46, x_49);
x_51 = lean_uint64_shift_right(x_44, x_34);
x_52 = lean_uint64_shift_left(x_51, x_13);
x_53 = lean_uint64_dec_lt(x_27, x_52);
x_54 = lean_uint32_to_uint64(x_4);
x_55 = lean_uint64_to_uint32(x_54);
x_56 = lean_uint32_dec_le(x_55, x_6);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_sub(x_19, x_57);
x_59 = lean_uint32_land(x_55, x_58);
x_60 = lean_uint32_dec_eq(x_59, x_6);
x_61 = 13;
x_62 = 32;
x_63 = lean_uint64_shift_right(x_5, x_62);
x_64 = lean_uint32_to_uint64(x_61);
x_65 = lean_uint64_mul(x_63, x_64);
x_66 = 4294967295;
x_67 = lean_uint64_land(x_5, x_66);
x_68 = lean_uint64_mul(x_67, x_64);
x_69 = lean_uint64_shift_right(x_68, x_62);
x_70 = lean_uint64_add(x_65, x_69);
x_71 = lean_uint64_shift_right(x_70, x_62);
x_72 = lean_uint64_to_uint32(x_71);
x_73 = lean_uint32_dec_le(x_72, x_10);
x_74 = lean_uint32_xor(x_72, x_10);
x_75 = lean_bool_to_uint32(x_73);
x_76 = lean_uint32_sub(x_19, x_75);
x_77 = lean_uint32_land(x_74, x_76);
x_78 = lean_uint32_xor(x_10, x_77);
x_79 = lean_uint32_add(x_78, x_6);
x_80 = lean_uint32_sub(x_9, x_79);
x_81 = lean_uint32_dec_le(x_22, x_80);
x_82 = lean_uint32_add(x_22, x_79);
x_83 = lean_uint32_xor(x_82, x_9);
x_84 = lean_bool_to_uint32(x_81);
x_85 = lean_uint32_sub(x_19, x_84);
x_86 = lean_uint32_land(x_83, x_85);
x_87 = lean_uint32_xor(x_9, x_86);
x_88 = 21;
x_89 = lean_uint32_dec_lt(x_88, x_87);
x_90 = lean_bool_to_uint32(x_29);
x_91 = lean_uint32_neg(x_7);
x_92 = lean_uint32_xor(x_91, x_19);
x_93 = lean_bool_to_uint32(x_89);
x_94 = lean_uint32_sub(x_19, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_19, x_95);
x_97 = 5;
x_98 = 17;
x_99 = lean_uint32_add(x_43, x_50);
x_100 = lean_uint32_add(x_99, x_7);
x_101 = lean_uint32_dec_eq(x_43, x_19);
x_102 = lean_uint32_dec_eq(x_50, x_19);
x_103 = lean_bool_to_uint32(x_101);
x_104 = lean_bool_to_uint32(x_102);
x_105 = lean_uint32_lor(x_103, x_104);
x_106 = lean_uint32_dec_eq(x_105, x_6);
x_107 = 10;
x_108 = lean_bool_to_uint32(x_106);
x_109 = lean_uint32_sub(x_19, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_add(x_100, x_110);
x_112 = lean_uint32_dec_le(x_98, x_111);
x_113 = lean_uint32_sub(x_111, x_98);
x_114 = lean_uint32_dec_le(x_113, x_97);
x_115 = lean_bool_to_uint32(x_114);
x_116 = lean_uint32_sub(x_19, x_115);
x_117 = lean_uint32_land(x_113, x_116);
x_118 = 16;
x_119 = lean_uint32_land(x_118, x_109);
x_120 = lean_uint32_add(x_111, x_119);
x_121 = 4;
x_122 = lean_uint32_dec_eq(x_120, x_121);
x_123 = 2407110761463500881ULL;
x_124 = 4730258190775387963ULL;
x_125 = 6969442287935661246ULL;
x_126 = 9118204335086504283ULL;
x_127 = 11170085614370100630ULL;
x_128 = lean_uint32_dec_eq(x_120, x_97);
x_129 = 2255138172067908605ULL;
x_130 = 4510276344135817210ULL;
x_131 = 6681451184052112016ULL;
x_132 = 8768662691816793023ULL;
x_133 = 10765452149572043786ULL;
x_134 = 6;
x_135 = lean_uint32_dec_eq(x_120, x_134);
x_136 = 3051795701978419593ULL;
x_137 = 5012068085985859799ULL;
x_138 = 6972340469993300006ULL;
x_139 = 8848649521849126414ULL;
x_140 = 10640995241553339022ULL;
x_141 = 7;
x_142 = lean_uint32_dec_eq(x_120, x_141);
x_143 = 6798846251143557494ULL;
x_144 = 9340751562200295384ULL;
x_145 = 10791133555286053888ULL;
x_146 = 12241515548371812392ULL;
x_147 = 13607934209305957097ULL;
x_148 = 8;
x_149 = lean_uint32_dec_eq(x_120, x_148);
x_150 = 2371634141895042529ULL;
x_151 = 9000209223876904661ULL;
x_152 = 11371843365771947190ULL;
x_153 = 12651954189696010333ULL;
x_154 = 13932065013620073476ULL;
x_155 = lean_uint32_dec_eq(x_120, x_10);
x_156 = 2213525199102039694ULL;
x_157 = 4427050398204079387ULL;
x_158 = 10897516537392938684ULL;
x_159 = 13111041736494978378ULL;
x_160 = 14233043617626038686ULL;
x_161 = lean_uint32_dec_eq(x_120, x_107);
x_162 = 2055416256309036859ULL;
x_163 = 4110832512618073717ULL;
x_164 = 6166248768927110575ULL;
x_165 = 12478605965322967037ULL;
x_166 = 14534022221632003895ULL;
x_167 = 11;
x_168 = lean_uint32_dec_eq(x_120, x_167);
x_169 = 8221665025236147433ULL;
x_170 = lean_uint32_dec_eq(x_120, x_8);
x_171 = 1908600809429819940ULL;
x_172 = 3817201618859639880ULL;
x_173 = 5725802428289459820ULL;
x_174 = 7634403237719279759ULL;
x_175 = 9543004047149099699ULL;
x_176 = lean_uint32_dec_eq(x_120, x_61);
x_177 = 1772272180184832802ULL;
x_178 = 3544544360369665603ULL;
x_179 = 5316816540554498404ULL;
x_180 = 7089088720739331205ULL;
x_181 = 8861360900924164006ULL;
x_182 = 14;
x_183 = lean_uint32_dec_eq(x_120, x_182);
x_184 = 1645681310171630459ULL;
x_185 = 3291362620343260917ULL;
x_186 = 4937043930514891375ULL;
x_187 = 6582725240686521833ULL;
x_188 = 8228406550858152292ULL;
x_189 = 15;
x_190 = lean_uint32_dec_eq(x_120, x_189);
x_191 = 1528132645159371140ULL;
x_192 = 3056265290318742280ULL;
x_193 = 4584397935478113420ULL;
x_194 = 6112530580637484560ULL;
x_195 = 7640663225796855699ULL;
x_196 = lean_uint32_dec_eq(x_120, x_118);
x_197 = 1418980313362273202ULL;
x_198 = 2837960626724546403ULL;
x_199 = 4256940940086819604ULL;
x_200 = 5675921253449092805ULL;
x_201 = 7094901566811366007ULL;
x_202 = 28;
x_203 = lean_uint32_dec_eq(x_120, x_202);
x_204 = 2785613210296223292ULL;
x_205 = 5571226420592446584ULL;
x_206 = 8356839630888669875ULL;
x_207 = 11142452841184893167ULL;
x_208 = 13928066051481116458ULL;
x_209 = 29;
x_210 = lean_uint32_dec_eq(x_120, x_209);
x_211 = 2684018430450055299ULL;
x_212 = 5368036860900110597ULL;
x_213 = 8052055291350165895ULL;
x_214 = 10736073721800221194ULL;
x_215 = 13420092152250276492ULL;
x_216 = 30;
x_217 = lean_uint32_dec_eq(x_120, x_216);
x_218 = 2582724878284481594ULL;
x_219 = 5165449756568963187ULL;
x_220 = 7748174634853444781ULL;
x_221 = 10330899513137926374ULL;
x_222 = 12913624391422407967ULL;
x_223 = lean_uint32_dec_eq(x_120, x_9);
x_224 = 2482207861987203850ULL;
x_225 = 4964415723974407700ULL;
x_226 = 7446623585961611550ULL;
x_227 = 9928831447948815400ULL;
x_228 = 12411039309936019250ULL;
x_229 = 2382873251700330674ULL;
x_230 = 4765746503400661348ULL;
x_231 = 7148619755100992022ULL;
x_232 = 9531493006801322696ULL;
x_233 = 11914366258501653370ULL;
x_234 = lean_uint64_xor(x_224, x_229);
x_235 = lean_bool_to_uint64(x_223);
x_236 = lean_uint64_sub(x_27, x_235);
x_237 = lean_uint64_land(x_234, x_236);
x_238 = lean_uint64_xor(x_229, x_237);
x_239 = lean_uint64_xor(x_225, x_230);
x_240 = lean_uint64_land(x_239, x_236);
x_241 = lean_uint64_xor(x_230, x_240);
x_242 = lean_uint64_xor(x_226, x_231);
x_243 = lean_uint64_land(x_242, x_236);
x_244 = lean_uint64_xor(x_231, x_243);
x_245 = lean_uint64_xor(x_227, x_232);
x_246 = lean_uint64_land(x_245, x_236);
x_247 = lean_uint64_xor(x_232, x_246);
x_248 = lean_uint64_xor(x_228, x_233);
x_249 = lean_uint64_land(x_248, x_236);
x_250 = lean_uint64_xor(x_233, x_249);
x_251 = lean_uint64_xor(x_218, x_238);
x_252 = lean_bool_to_uint64(x_217);
x_253 = lean_uint64_sub(x_27, x_252);
x_254 = lean_uint64_land(x_251, x_253);
x_255 = lean_uint64_xor(x_238, x_254);
x_256 = lean_uint64_xor(x_219, x_241);
x_257 = lean_uint64_land(x_256, x_253);
x_258 = lean_uint64_xor(x_241, x_257);
x_259 = lean_uint64_xor(x_220, x_244);
x_260 = lean_uint64_land(x_259, x_253);
x_261 = lean_uint64_xor(x_244, x_260);
x_262 = lean_uint64_xor(x_221, x_247);
x_263 = lean_uint64_land(x_262, x_253);
x_264 = lean_uint64_xor(x_247, x_263);
x_265 = lean_uint64_xor(x_222, x_250);
x_266 = lean_uint64_land(x_265, x_253);
x_267 = lean_uint64_xor(x_250, x_266);
x_268 = lean_uint64_xor(x_211, x_255);
x_269 = lean_bool_to_uint64(x_210);
x_270 = lean_uint64_sub(x_27, x_269);
x_271 = lean_uint64_land(x_268, x_270);
x_272 = lean_uint64_xor(x_255, x_271);
x_273 = lean_uint64_xor(x_212, x_258);
x_274 = lean_uint64_land(x_273, x_270);
x_275 = lean_uint64_xor(x_258, x_274);
x_276 = lean_uint64_xor(x_213, x_261);
x_277 = lean_uint64_land(x_276, x_270);
x_278 = lean_uint64_xor(x_261, x_277);
x_279 = lean_uint64_xor(x_214, x_264);
x_280 = lean_uint64_land(x_279, x_270);
x_281 = lean_uint64_xor(x_264, x_280);
x_282 = lean_uint64_xor(x_215, x_267);
x_283 = lean_uint64_land(x_282, x_270);
x_284 = lean_uint64_xor(x_267, x_283);
x_285 = lean_uint64_xor(x_204, x_272);
x_286 = lean_bool_to_uint64(x_203);
x_287 = lean_uint64_sub(x_27, x_286);
x_288 = lean_uint64_land(x_285, x_287);
x_289 = lean_uint64_xor(x_272, x_288);
x_290 = lean_uint64_xor(x_205, x_275);
x_291 = lean_uint64_land(x_290, x_287);
x_292 = lean_uint64_xor(x_275, x_291);
x_293 = lean_uint64_xor(x_206, x_278);
x_294 = lean_uint64_land(x_293, x_287);
x_295 = lean_uint64_xor(x_278, x_294);
x_296 = lean_uint64_xor(x_207, x_281);
x_297 = lean_uint64_land(x_296, x_287);
x_298 = lean_uint64_xor(x_281, x_297);
x_299 = lean_uint64_xor(x_208, x_284);
x_300 = lean_uint64_land(x_299, x_287);
x_301 = lean_uint64_xor(x_284, x_300);
x_302 = lean_uint64_xor(x_197, x_289);
x_303 = lean_bool_to_uint64(x_196);
x_304 = lean_uint64_sub(x_27, x_303);
x_305 = lean_uint64_land(x_302, x_304);
x_306 = lean_uint64_xor(x_289, x_305);
x_307 = lean_uint64_xor(x_198, x_292);
x_308 = lean_uint64_land(x_307, x_304);
x_309 = lean_uint64_xor(x_292, x_308);
x_310 = lean_uint64_xor(x_199, x_295);
x_311 = lean_uint64_land(x_310, x_304);
x_312 = lean_uint64_xor(x_295, x_311);
x_313 = lean_uint64_xor(x_200, x_298);
x_314 = lean_uint64_land(x_313, x_304);
x_315 = lean_uint64_xor(x_298, x_314);
x_316 = lean_uint64_xor(x_201, x_301);
x_317 = lean_uint64_land(x_316, x_304);
x_318 = lean_uint64_xor(x_301, x_317);
x_319 = lean_uint64_xor(x_191, x_306);
x_320 = lean_bool_to_uint64(x_190);
x_321 = lean_uint64_sub(x_27, x_320);
x_322 = lean_uint64_land(x_319, x_321);
x_323 = lean_uint64_xor(x_306, x_322);
x_324 = lean_uint64_xor(x_192, x_309);
x_325 = lean_uint64_land(x_324, x_321);
x_326 = lean_uint64_xor(x_309, x_325);
x_327 = lean_uint64_xor(x_193, x_312);
x_328 = lean_uint64_land(x_327, x_321);
x_329 = lean_uint64_xor(x_312, x_328);
x_330 = lean_uint64_xor(x_194, x_315);
x_331 = lean_uint64_land(x_330, x_321);
x_332 = lean_uint64_xor(x_315, x_331);
x_333 = lean_uint64_xor(x_195, x_318);
x_334 = lean_uint64_land(x_333, x_321);
x_335 = lean_uint64_xor(x_318, x_334);
x_336 = lean_uint64_xor(x_184, x_323);
x_337 = lean_bool_to_uint64(x_183);
x_338 = lean_uint64_sub(x_27, x_337);
x_339 = lean_uint64_land(x_336, x_338);
x_340 = lean_uint64_xor(x_323, x_339);
x_341 = lean_uint64_xor(x_185, x_326);
x_342 = lean_uint64_land(x_341, x_338);
x_343 = lean_uint64_xor(x_326, x_342);
x_344 = lean_uint64_xor(x_186, x_329);
x_345 = lean_uint64_land(x_344, x_338);
x_346 = lean_uint64_xor(x_329, x_345);
x_347 = lean_uint64_xor(x_187, x_332);
x_348 = lean_uint64_land(x_347, x_338);
x_349 = lean_uint64_xor(x_332, x_348);
x_350 = lean_uint64_xor(x_188, x_335);
x_351 = lean_uint64_land(x_350, x_338);
x_352 = lean_uint64_xor(x_335, x_351);
x_353 = lean_uint64_xor(x_177, x_340);
x_354 = lean_bool_to_uint64(x_176);
x_355 = lean_uint64_sub(x_27, x_354);
x_356 = lean_uint64_land(x_353, x_355);
x_357 = lean_uint64_xor(x_340, x_356);
x_358 = lean_uint64_xor(x_178, x_343);
x_359 = lean_uint64_land(x_358, x_355);
x_360 = lean_uint64_xor(x_343, x_359);
x_361 = lean_uint64_xor(x_179, x_346);
x_362 = lean_uint64_land(x_361, x_355);
x_363 = lean_uint64_xor(x_346, x_362);
x_364 = lean_uint64_xor(x_180, x_349);
x_365 = lean_uint64_land(x_364, x_355);
x_366 = lean_uint64_xor(x_349, x_365);
x_367 = lean_uint64_xor(x_181, x_352);
x_368 = lean_uint64_land(x_367, x_355);
x_369 = lean_uint64_xor(x_352, x_368);
x_370 = lean_uint64_xor(x_171, x_357);
x_371 = lean_bool_to_uint64(x_170);
x_372 = lean_uint64_sub(x_27, x_371);
x_373 = lean_uint64_land(x_370, x_372);
x_374 = lean_uint64_xor(x_357, x_373);
x_375 = lean_uint64_xor(x_172, x_360);
x_376 = lean_uint64_land(x_375, x_372);
x_377 = lean_uint64_xor(x_360, x_376);
x_378 = lean_uint64_xor(x_173, x_363);
x_379 = lean_uint64_land(x_378, x_372);
x_380 = lean_uint64_xor(x_363, x_379);
x_381 = lean_uint64_xor(x_174, x_366);
x_382 = lean_uint64_land(x_381, x_372);
x_383 = lean_uint64_xor(x_366, x_382);
x_384 = lean_uint64_xor(x_175, x_369);
x_385 = lean_uint64_land(x_384, x_372);
x_386 = lean_uint64_xor(x_369, x_385);
x_387 = lean_uint64_xor(x_162, x_374);
x_388 = lean_bool_to_uint64(x_168);
x_389 = lean_uint64_sub(x_27, x_388);
x_390 = lean_uint64_land(x_387, x_389);
x_391 = lean_uint64_xor(x_374, x_390);
x_392 = lean_uint64_xor(x_163, x_377);
x_393 = lean_uint64_land(x_392, x_389);
x_394 = lean_uint64_xor(x_377, x_393);
x_395 = lean_uint64_xor(x_164, x_380);
x_396 = lean_uint64_land(x_395, x_389);
x_397 = lean_uint64_xor(x_380, x_396);
x_398 = lean_uint64_xor(x_169, x_383);
x_399 = lean_uint64_land(x_398, x_389);
x_400 = lean_uint64_xor(x_383, x_399);
x_401 = lean_uint64_xor(x_166, x_386);
x_402 = lean_uint64_land(x_401, x_389);
x_403 = lean_uint64_xor(x_386, x_402);
x_404 = lean_uint64_xor(x_162, x_391);
x_405 = lean_bool_to_uint64(x_161);
x_406 = lean_uint64_sub(x_27, x_405);
x_407 = lean_uint64_land(x_404, x_406);
x_408 = lean_uint64_xor(x_391, x_407);
x_409 = lean_uint64_xor(x_163, x_394);
x_410 = lean_uint64_land(x_409, x_406);
x_411 = lean_uint64_xor(x_394, x_410);
x_412 = lean_uint64_xor(x_164, x_397);
x_413 = lean_uint64_land(x_412, x_406);
x_414 = lean_uint64_xor(x_397, x_413);
x_415 = lean_uint64_xor(x_165, x_400);
x_416 = lean_uint64_land(x_415, x_406);
x_417 = lean_uint64_xor(x_400, x_416);
x_418 = lean_uint64_xor(x_166, x_403);
x_419 = lean_uint64_land(x_418, x_406);
x_420 = lean_uint64_xor(x_403, x_419);
x_421 = lean_uint64_xor(x_156, x_408);
x_422 = lean_bool_to_uint64(x_155);
x_423 = lean_uint64_sub(x_27, x_422);
x_424 = lean_uint64_land(x_421, x_423);
x_425 = lean_uint64_xor(x_408, x_424);
x_426 = lean_uint64_xor(x_157, x_411);
x_427 = lean_uint64_land(x_426, x_423);
x_428 = lean_uint64_xor(x_411, x_427);
x_429 = lean_uint64_xor(x_158, x_414);
x_430 = lean_uint64_land(x_429, x_423);
x_431 = lean_uint64_xor(x_414, x_430);
x_432 = lean_uint64_xor(x_159, x_417);
x_433 = lean_uint64_land(x_432, x_423);
x_434 = lean_uint64_xor(x_417, x_433);
x_435 = lean_uint64_xor(x_160, x_420);
x_436 = lean_uint64_land(x_435, x_423);
x_437 = lean_uint64_xor(x_420, x_436);
x_438 = lean_uint64_xor(x_150, x_425);
x_439 = lean_bool_to_uint64(x_149);
x_440 = lean_uint64_sub(x_27, x_439);
x_441 = lean_uint64_land(x_438, x_440);
x_442 = lean_uint64_xor(x_425, x_441);
x_443 = lean_uint64_xor(x_151, x_428);
x_444 = lean_uint64_land(x_443, x_440);
x_445 = lean_uint64_xor(x_428, x_444);
x_446 = lean_uint64_xor(x_152, x_431);
x_447 = lean_uint64_land(x_446, x_440);
x_448 = lean_uint64_xor(x_431, x_447);
x_449 = lean_uint64_xor(x_153, x_434);
x_450 = lean_uint64_land(x_449, x_440);
x_451 = lean_uint64_xor(x_434, x_450);
x_452 = lean_uint64_xor(x_154, x_437);
x_453 = lean_uint64_land(x_452, x_440);
x_454 = lean_uint64_xor(x_437, x_453);
x_455 = lean_uint64_xor(x_143, x_442);
x_456 = lean_bool_to_uint64(x_142);
x_457 = lean_uint64_sub(x_27, x_456);
x_458 = lean_uint64_land(x_455, x_457);
x_459 = lean_uint64_xor(x_442, x_458);
x_460 = lean_uint64_xor(x_144, x_445);
x_461 = lean_uint64_land(x_460, x_457);
x_462 = lean_uint64_xor(x_445, x_461);
x_463 = lean_uint64_xor(x_145, x_448);
x_464 = lean_uint64_land(x_463, x_457);
x_465 = lean_uint64_xor(x_448, x_464);
x_466 = lean_uint64_xor(x_146, x_451);
x_467 = lean_uint64_land(x_466, x_457);
x_468 = lean_uint64_xor(x_451, x_467);
x_469 = lean_uint64_xor(x_147, x_454);
x_470 = lean_uint64_land(x_469, x_457);
x_471 = lean_uint64_xor(x_454, x_470);
x_472 = lean_uint64_xor(x_136, x_459);
x_473 = lean_bool_to_uint64(x_135);
x_474 = lean_uint64_sub(x_27, x_473);
x_475 = lean_uint64_land(x_472, x_474);
x_476 = lean_uint64_xor(x_459, x_475);
x_477 = lean_uint64_xor(x_137, x_462);
x_478 = lean_uint64_land(x_477, x_474);
x_479 = lean_uint64_xor(x_462, x_478);
x_480 = lean_uint64_xor(x_138, x_465);
x_481 = lean_uint64_land(x_480, x_474);
x_482 = lean_uint64_xor(x_465, x_481);
x_483 = lean_uint64_xor(x_139, x_468);
x_484 = lean_uint64_land(x_483, x_474);
x_485 = lean_uint64_xor(x_468, x_484);
x_486 = lean_uint64_xor(x_140, x_471);
x_487 = lean_uint64_land(x_486, x_474);
x_488 = lean_uint64_xor(x_471, x_487);
x_489 = lean_uint64_xor(x_129, x_476);
x_490 = lean_bool_to_uint64(x_128);
x_491 = lean_uint64_sub(x_27, x_490);
x_492 = lean_uint64_land(x_489, x_491);
x_493 = lean_uint64_xor(x_476, x_492);
x_494 = lean_uint64_xor(x_130, x_479);
x_495 = lean_uint64_land(x_494, x_491);
x_496 = lean_uint64_xor(x_479, x_495);
x_497 = lean_uint64_xor(x_131, x_482);
x_498 = lean_uint64_land(x_497, x_491);
x_499 = lean_uint64_xor(x_482, x_498);
x_500 = lean_uint64_xor(x_132, x_485);
x_501 = lean_uint64_land(x_500, x_491);
x_502 = lean_uint64_xor(x_485, x_501);
x_503 = lean_uint64_xor(x_133, x_488);
x_504 = lean_uint64_land(x_503, x_491);
x_505 = lean_uint64_xor(x_488, x_504);
x_506 = lean_uint64_xor(x_123, x_493);
x_507 = lean_bool_to_uint64(x_122);
x_508 = lean_uint64_sub(x_27, x_507);
x_509 = lean_uint64_land(x_506, x_508);
x_510 = lean_uint64_xor(x_493, x_509);
x_511 = lean_uint64_xor(x_124, x_496);
x_512 = lean_uint64_land(x_511, x_508);
x_513 = lean_uint64_xor(x_496, x_512);
x_514 = lean_uint64_xor(x_125, x_499);
x_515 = lean_uint64_land(x_514, x_508);
x_516 = lean_uint64_xor(x_499, x_515);
x_517 = lean_uint64_xor(x_126, x_502);
x_518 = lean_uint64_land(x_517, x_508);
x_519 = lean_uint64_xor(x_502, x_518);
x_520 = lean_uint64_xor(x_127, x_505);
x_521 = lean_uint64_land(x_520, x_508);
x_522 = lean_uint64_xor(x_505, x_521);
x_523 = lean_uint64_dec_le(x_510, x_5);
x_524 = lean_bool_to_uint32(x_523);
x_525 = lean_uint64_dec_le(x_513, x_5);
x_526 = lean_bool_to_uint32(x_525);
x_527 = lean_uint32_add(x_524, x_526);
x_528 = lean_uint64_dec_le(x_516, x_5);
x_529 = lean_bool_to_uint32(x_528);
x_530 = lean_uint32_add(x_527, x_529);
x_531 = lean_uint64_dec_le(x_519, x_5);
x_532 = lean_bool_to_uint32(x_531);
x_533 = lean_uint32_add(x_530, x_532);
x_534 = lean_uint64_dec_le(x_522, x_5);
x_535 = lean_bool_to_uint32(x_534);
x_536 = lean_uint32_add(x_533, x_535);
x_537 = lean_uint32_xor(x_117, x_536);
x_538 = lean_bool_to_uint32(x_112);
x_539 = lean_uint32_sub(x_19, x_538);
x_540 = lean_uint32_land(x_537, x_539);
x_541 = lean_uint32_xor(x_536, x_540);
x_542 = lean_uint32_dec_le(x_22, x_88);
x_543 = lean_uint32_dec_le(x_22, x_167);
x_544 = lean_bool_to_uint32(x_543);
x_545 = lean_uint32_land(x_90, x_544);
x_546 = lean_uint32_dec_eq(x_545, x_6);
x_547 = lean_bool_to_uint32(x_546);
x_548 = lean_uint32_sub(x_19, x_547);
x_549 = lean_uint32_land(x_107, x_548);
x_550 = lean_uint32_add(x_22, x_549);
x_551 = lean_bool_to_uint32(x_542);
x_552 = lean_uint32_sub(x_19, x_551);
x_553 = lean_uint32_land(x_550, x_552);
x_554 = lean_uint32_dec_lt(x_541, x_97);
x_555 = lean_uint32_add(x_541, x_98);
x_556 = lean_bool_to_uint32(x_554);
x_557 = lean_uint32_sub(x_19, x_556);
x_558 = lean_uint32_land(x_555, x_557);
x_559 = lean_uint32_dec_eq(x_2, x_6);
x_560 = lean_bool_to_uint32(x_33);
x_561 = lean_uint32_land(x_560, x_90);
x_562 = lean_uint32_dec_eq(x_561, x_6);
x_563 = lean_uint32_dec_eq(x_22, x_167);
x_564 = lean_bool_to_uint32(x_562);
x_565 = lean_bool_to_uint32(x_563);
x_566 = lean_uint32_land(x_564, x_565);
x_567 = lean_uint32_dec_eq(x_566, x_6);
x_568 = lean_bool_to_uint32(x_559);
x_569 = lean_bool_to_uint32(x_567);
x_570 = lean_uint32_land(x_568, x_569);
x_571 = lean_uint32_dec_eq(x_570, x_6);
x_572 = lean_uint32_dec_eq(x_111, x_88);
x_573 = lean_bool_to_uint32(x_572);
x_574 = lean_uint32_land(x_108, x_573);
x_575 = lean_uint32_dec_eq(x_574, x_6);
x_576 = lean_bool_to_uint32(x_575);
x_577 = lean_uint32_dec_eq(x_576, x_19);
x_578 = lean_bool_to_uint32(x_571);
x_579 = lean_bool_to_uint32(x_577);
x_580 = lean_uint32_land(x_578, x_579);
x_581 = lean_uint32_dec_eq(x_580, x_6);
x_582 = lean_uint32_dec_lt(x_558, x_553);
x_583 = lean_uint32_dec_eq(x_568, x_19);
x_584 = lean_uint32_dec_eq(x_1, x_6);
x_585 = lean_bool_to_uint32(x_583);
x_586 = lean_bool_to_uint32(x_584);
x_587 = lean_uint32_land(x_585, x_586);
x_588 = lean_uint32_dec_eq(x_587, x_6);
x_589 = lean_bool_to_uint32(x_588);
x_590 = lean_uint32_land(x_589, x_569);
x_591 = lean_uint32_dec_eq(x_590, x_6);
x_592 = 3;
x_593 = lean_uint32_xor(x_592, x_7);
x_594 = lean_bool_to_uint32(x_591);
x_595 = lean_uint32_sub(x_19, x_594);
x_596 = lean_uint32_land(x_593, x_595);
x_597 = lean_uint32_xor(x_7, x_596);
x_598 = lean_uint32_dec_lt(x_553, x_558);
x_599 = lean_bool_to_uint32(x_598);
x_600 = lean_uint32_sub(x_19, x_599);
x_601 = lean_uint32_land(x_92, x_600);
x_602 = lean_uint32_xor(x_19, x_601);
x_603 = lean_uint32_xor(x_597, x_602);
x_604 = lean_bool_to_uint32(x_582);
x_605 = lean_uint32_sub(x_19, x_604);
x_606 = lean_uint32_land(x_603, x_605);
x_607 = lean_uint32_xor(x_602, x_606);
x_608 = lean_uint32_xor(x_7, x_607);
x_609 = lean_bool_to_uint32(x_581);
x_610 = lean_uint32_sub(x_19, x_609);
x_611 = lean_uint32_land(x_608, x_610);
x_612 = lean_uint32_xor(x_607, x_611);
x_613 = lean_bool_to_uint32(x_60);
x_614 = lean_uint32_sub(x_19, x_613);
x_615 = lean_uint32_xor(x_96, x_612);
x_616 = lean_uint32_land(x_615, x_614);
x_617 = lean_uint32_xor(x_612, x_616);
x_618 = lean_uint32_xor(x_19, x_617);
x_619 = lean_bool_to_uint32(x_53);
x_620 = lean_uint32_sub(x_19, x_619);
x_621 = lean_uint32_land(x_618, x_620);
x_622 = lean_uint32_xor(x_617, x_621);
x_623 = 2147483648;
x_624 = lean_uint32_add(x_622, x_623);
x_625 = lean_uint32_to_uint64(x_624);
x_626 = 2147483648;
x_627 = lean_uint64_sub(x_625, x_626);
return x_627;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = blackjack_reward(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t blackjack_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; 
x_4 = lean_uint32_to_uint64(x_3);
x_5 = 5;
x_6 = 1;
x_7 = lean_uint64_shift_right(x_4, x_5);
x_8 = 0;
x_9 = lean_uint64_shift_right(x_7, x_6);
x_10 = 4;
x_11 = lean_uint64_shift_right(x_9, x_6);
x_12 = lean_uint64_shift_right(x_11, x_10);
x_13 = lean_uint64_shift_right(x_12, x_10);
x_14 = lean_uint64_shift_left(x_13, x_6);
x_15 = lean_uint64_dec_lt(x_8, x_14);
return x_15;
}
}
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_terminated___redArg(uint32_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; 
x_2 = lean_uint32_to_uint64(x_1);
x_3 = 5;
x_4 = 1;
x_5 = lean_uint64_shift_right(x_2, x_3);
x_6 = 0;
x_7 = lean_uint64_shift_right(x_5, x_4);
x_8 = 4;
x_9 = lean_uint64_shift_right(x_7, x_4);
x_10 = lean_uint64_shift_right(x_9, x_8);
x_11 = lean_uint64_shift_right(x_10, x_8);
x_12 = lean_uint64_shift_left(x_11, x_4);
x_13 = lean_uint64_dec_lt(x_6, x_12);
return x_13;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = blackjack_terminated(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_terminated___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Blackjack_Kernel_terminated___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t blackjack_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint8_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint64_t x_36; uint64_t x_37; 
x_4 = 31;
x_5 = lean_uint32_to_uint64(x_3);
x_6 = 5;
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
x_18 = lean_uint64_shift_left(x_7, x_7);
x_19 = lean_uint64_sub(x_18, x_7);
x_20 = lean_uint64_land(x_17, x_19);
x_21 = 0;
x_22 = lean_uint64_shift_left(x_20, x_7);
x_23 = lean_uint64_dec_lt(x_21, x_22);
x_24 = 11;
x_25 = lean_uint32_dec_le(x_16, x_24);
x_26 = lean_bool_to_uint32(x_23);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_land(x_26, x_27);
x_29 = 1;
x_30 = lean_uint32_dec_eq(x_28, x_29);
x_31 = 10;
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_uint32_sub(x_13, x_32);
x_34 = lean_uint32_land(x_31, x_33);
x_35 = lean_uint32_add(x_16, x_34);
x_36 = lean_uint32_to_uint64(x_35);
x_37 = lean_uint64_lor(x_21, x_36);
return x_37;
}
}
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_obs0___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint8_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; 
x_2 = 31;
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 5;
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = lean_uint64_land(x_3, x_7);
x_9 = lean_uint64_to_uint32(x_8);
x_10 = lean_uint32_dec_le(x_9, x_2);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_sub(x_11, x_12);
x_14 = lean_uint32_land(x_9, x_13);
x_15 = lean_uint64_shift_right(x_3, x_4);
x_16 = lean_uint64_shift_left(x_5, x_5);
x_17 = lean_uint64_sub(x_16, x_5);
x_18 = lean_uint64_land(x_15, x_17);
x_19 = 0;
x_20 = lean_uint64_shift_left(x_18, x_5);
x_21 = lean_uint64_dec_lt(x_19, x_20);
x_22 = 11;
x_23 = lean_uint32_dec_le(x_14, x_22);
x_24 = lean_bool_to_uint32(x_21);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_uint32_land(x_24, x_25);
x_27 = 1;
x_28 = lean_uint32_dec_eq(x_26, x_27);
x_29 = 10;
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_uint32_sub(x_11, x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_uint32_add(x_14, x_32);
x_34 = lean_uint32_to_uint64(x_33);
x_35 = lean_uint64_lor(x_19, x_34);
return x_35;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = blackjack_obs_0(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs0___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Blackjack_Kernel_obs0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t blackjack_obs_1(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; 
x_4 = 9;
x_5 = lean_uint32_to_uint64(x_3);
x_6 = 5;
x_7 = 1;
x_8 = 0;
x_9 = lean_uint64_shift_right(x_5, x_6);
x_10 = 0;
x_11 = lean_uint64_shift_right(x_9, x_7);
x_12 = 4;
x_13 = lean_uint64_shift_right(x_11, x_7);
x_14 = lean_uint64_shift_left(x_7, x_12);
x_15 = lean_uint64_sub(x_14, x_7);
x_16 = lean_uint64_land(x_13, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = lean_uint32_dec_le(x_17, x_4);
x_19 = 1;
x_20 = lean_bool_to_uint32(x_18);
x_21 = lean_uint32_sub(x_8, x_20);
x_22 = lean_uint32_land(x_17, x_21);
x_23 = lean_uint32_add(x_22, x_19);
x_24 = lean_uint32_to_uint64(x_23);
x_25 = lean_uint64_lor(x_10, x_24);
return x_25;
}
}
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_obs1___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; 
x_2 = 9;
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 5;
x_5 = 1;
x_6 = 0;
x_7 = lean_uint64_shift_right(x_3, x_4);
x_8 = 0;
x_9 = lean_uint64_shift_right(x_7, x_5);
x_10 = 4;
x_11 = lean_uint64_shift_right(x_9, x_5);
x_12 = lean_uint64_shift_left(x_5, x_10);
x_13 = lean_uint64_sub(x_12, x_5);
x_14 = lean_uint64_land(x_11, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = lean_uint32_dec_le(x_15, x_2);
x_17 = 1;
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_sub(x_6, x_18);
x_20 = lean_uint32_land(x_15, x_19);
x_21 = lean_uint32_add(x_20, x_17);
x_22 = lean_uint32_to_uint64(x_21);
x_23 = lean_uint64_lor(x_8, x_22);
return x_23;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = blackjack_obs_1(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs1___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Blackjack_Kernel_obs1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t blackjack_obs_2(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint8_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint64_t x_32; 
x_4 = 31;
x_5 = lean_uint32_to_uint64(x_3);
x_6 = 5;
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
x_18 = lean_uint64_shift_left(x_7, x_7);
x_19 = lean_uint64_sub(x_18, x_7);
x_20 = lean_uint64_land(x_17, x_19);
x_21 = 0;
x_22 = lean_uint64_shift_left(x_20, x_7);
x_23 = lean_uint64_dec_lt(x_21, x_22);
x_24 = 11;
x_25 = lean_uint32_dec_le(x_16, x_24);
x_26 = lean_bool_to_uint32(x_23);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_land(x_26, x_27);
x_29 = 1;
x_30 = lean_uint32_dec_eq(x_28, x_29);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_to_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_obs2___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint8_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint64_t x_30; 
x_2 = 31;
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 5;
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = lean_uint64_land(x_3, x_7);
x_9 = lean_uint64_to_uint32(x_8);
x_10 = lean_uint32_dec_le(x_9, x_2);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_sub(x_11, x_12);
x_14 = lean_uint32_land(x_9, x_13);
x_15 = lean_uint64_shift_right(x_3, x_4);
x_16 = lean_uint64_shift_left(x_5, x_5);
x_17 = lean_uint64_sub(x_16, x_5);
x_18 = lean_uint64_land(x_15, x_17);
x_19 = 0;
x_20 = lean_uint64_shift_left(x_18, x_5);
x_21 = lean_uint64_dec_lt(x_19, x_20);
x_22 = 11;
x_23 = lean_uint32_dec_le(x_14, x_22);
x_24 = lean_bool_to_uint32(x_21);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_uint32_land(x_24, x_25);
x_27 = 1;
x_28 = lean_uint32_dec_eq(x_26, x_27);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_to_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = blackjack_obs_2(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_obs2___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Blackjack_Kernel_obs2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_laneRefuses___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; 
x_6 = blackjack_num_actions(x_1, x_2);
x_7 = lean_bool_to_uint32(x_3);
x_8 = 1;
x_9 = lean_uint32_dec_eq(x_5, x_8);
x_10 = lean_bool_to_uint32(x_9);
x_11 = 2;
x_12 = lean_uint32_dec_eq(x_5, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_lor(x_10, x_13);
x_15 = lean_uint32_land(x_7, x_14);
x_16 = lean_uint32_sub(x_5, x_8);
x_17 = 3;
x_18 = lean_uint32_dec_lt(x_16, x_17);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_7, x_19);
x_21 = lean_uint32_xor(x_20, x_8);
x_22 = lean_uint32_dec_lt(x_4, x_6);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_21, x_23);
x_25 = lean_uint32_lor(x_15, x_24);
x_26 = lean_uint32_xor(x_25, x_8);
x_27 = lean_uint32_dec_eq(x_26, x_8);
return x_27;
}
}
LEAN_EXPORT uint8_t blackjack_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_Blackjack_Kernel_laneRefuses___redArg(x_1, x_2, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_refuses(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_Blackjack_Kernel_laneRefuses___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_Blackjack_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint8_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint8_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint64_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint8_t x_72; uint64_t x_73; uint32_t x_74; uint8_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint32_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint8_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint8_t x_113; uint8_t x_114; uint32_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint8_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint8_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint8_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint32_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint32_t x_152; uint8_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint8_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint8_t x_164; uint8_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint8_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint8_t x_173; uint32_t x_174; uint8_t x_175; uint32_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint8_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint64_t x_198; uint64_t x_199; uint32_t x_200; uint64_t x_201; uint32_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint32_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint32_t x_220; uint32_t x_221; uint32_t x_222; uint32_t x_223; uint32_t x_224; uint8_t x_225; uint32_t x_226; uint32_t x_227; uint32_t x_228; uint8_t x_229; uint32_t x_230; uint32_t x_231; uint32_t x_232; uint32_t x_233; uint32_t x_234; 
x_9 = blackjack_num_actions(x_1, x_2);
x_10 = 1;
x_11 = lean_uint64_add(x_5, x_10);
x_12 = 11400714819323198485ULL;
x_13 = lean_uint64_mul(x_11, x_12);
x_14 = lean_uint64_add(x_4, x_13);
x_15 = 30;
x_16 = lean_uint64_shift_right(x_14, x_15);
x_17 = lean_uint64_xor(x_14, x_16);
x_18 = 13787848793156543929ULL;
x_19 = lean_uint64_mul(x_17, x_18);
x_20 = 27;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_xor(x_19, x_21);
x_23 = 10723151780598845931ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = 31;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_24, x_26);
x_28 = 1;
x_29 = 31;
x_30 = 9;
x_31 = lean_uint32_to_uint64(x_3);
x_32 = 5;
x_33 = lean_uint64_shift_left(x_10, x_32);
x_34 = lean_uint64_sub(x_33, x_10);
x_35 = lean_uint64_land(x_31, x_34);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_29);
x_38 = 0;
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_sub(x_38, x_39);
x_41 = lean_uint32_land(x_36, x_40);
x_42 = lean_uint64_shift_right(x_31, x_32);
x_43 = lean_uint64_shift_left(x_10, x_10);
x_44 = lean_uint64_sub(x_43, x_10);
x_45 = lean_uint64_land(x_42, x_44);
x_46 = 0;
x_47 = lean_uint64_shift_left(x_45, x_10);
x_48 = lean_uint64_dec_lt(x_46, x_47);
x_49 = lean_uint64_shift_right(x_42, x_10);
x_50 = lean_uint64_land(x_49, x_44);
x_51 = lean_uint64_shift_left(x_50, x_10);
x_52 = lean_uint64_dec_lt(x_46, x_51);
x_53 = 4;
x_54 = lean_uint64_shift_right(x_49, x_10);
x_55 = lean_uint64_shift_left(x_10, x_53);
x_56 = lean_uint64_sub(x_55, x_10);
x_57 = lean_uint64_land(x_54, x_56);
x_58 = lean_uint64_to_uint32(x_57);
x_59 = lean_uint32_dec_le(x_58, x_30);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_sub(x_38, x_60);
x_62 = lean_uint32_land(x_58, x_61);
x_63 = lean_uint64_shift_right(x_54, x_53);
x_64 = lean_uint64_land(x_63, x_56);
x_65 = lean_uint64_to_uint32(x_64);
x_66 = lean_uint32_dec_le(x_65, x_30);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_sub(x_38, x_67);
x_69 = lean_uint32_land(x_65, x_68);
x_70 = lean_uint64_shift_right(x_63, x_53);
x_71 = lean_uint64_shift_left(x_70, x_10);
x_72 = lean_uint64_dec_lt(x_46, x_71);
x_73 = lean_uint32_to_uint64(x_7);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_dec_le(x_74, x_28);
x_76 = lean_bool_to_uint32(x_75);
x_77 = lean_uint32_sub(x_38, x_76);
x_78 = lean_uint32_land(x_74, x_77);
x_79 = lean_uint32_dec_eq(x_78, x_28);
x_80 = 13;
x_81 = 32;
x_82 = lean_uint64_shift_right(x_27, x_81);
x_83 = lean_uint32_to_uint64(x_80);
x_84 = lean_uint64_mul(x_82, x_83);
x_85 = 4294967295;
x_86 = lean_uint64_land(x_27, x_85);
x_87 = lean_uint64_mul(x_86, x_83);
x_88 = lean_uint64_shift_right(x_87, x_81);
x_89 = lean_uint64_add(x_84, x_88);
x_90 = lean_uint64_shift_right(x_89, x_81);
x_91 = lean_uint64_to_uint32(x_90);
x_92 = lean_uint32_dec_le(x_91, x_30);
x_93 = lean_uint32_xor(x_91, x_30);
x_94 = lean_bool_to_uint32(x_92);
x_95 = lean_uint32_sub(x_38, x_94);
x_96 = lean_uint32_land(x_93, x_95);
x_97 = lean_uint32_xor(x_30, x_96);
x_98 = lean_uint32_add(x_97, x_28);
x_99 = lean_uint32_sub(x_29, x_98);
x_100 = lean_uint32_dec_le(x_41, x_99);
x_101 = lean_uint32_add(x_41, x_98);
x_102 = lean_uint32_xor(x_101, x_29);
x_103 = lean_bool_to_uint32(x_100);
x_104 = lean_uint32_sub(x_38, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_29, x_105);
x_107 = 21;
x_108 = lean_uint32_dec_lt(x_107, x_106);
x_109 = lean_uint32_dec_eq(x_97, x_38);
x_110 = lean_bool_to_uint32(x_48);
x_111 = lean_bool_to_uint32(x_109);
x_112 = lean_uint32_lor(x_110, x_111);
x_113 = lean_uint32_dec_eq(x_112, x_28);
x_114 = 0;
x_115 = lean_bool_to_uint32(x_108);
x_116 = 1;
x_117 = lean_bool_to_uint32(x_52);
x_118 = lean_uint32_xor(x_106, x_41);
x_119 = lean_bool_to_uint32(x_79);
x_120 = lean_uint32_sub(x_38, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_41, x_121);
x_123 = lean_bool_to_uint32(x_113);
x_124 = lean_uint32_land(x_119, x_123);
x_125 = lean_uint32_dec_eq(x_124, x_28);
x_126 = lean_uint32_dec_eq(x_119, x_38);
x_127 = lean_bool_to_uint32(x_126);
x_128 = lean_uint32_land(x_127, x_110);
x_129 = lean_uint32_dec_eq(x_128, x_28);
x_130 = lean_bool_to_uint32(x_125);
x_131 = lean_bool_to_uint32(x_129);
x_132 = lean_uint32_lor(x_130, x_131);
x_133 = lean_uint32_dec_eq(x_132, x_28);
x_134 = lean_bool_to_uint32(x_114);
x_135 = lean_uint32_land(x_119, x_134);
x_136 = lean_uint32_dec_eq(x_135, x_28);
x_137 = lean_uint32_land(x_127, x_117);
x_138 = lean_uint32_dec_eq(x_137, x_28);
x_139 = lean_bool_to_uint32(x_136);
x_140 = lean_bool_to_uint32(x_138);
x_141 = lean_uint32_lor(x_139, x_140);
x_142 = lean_uint32_dec_eq(x_141, x_28);
x_143 = lean_uint32_xor(x_62, x_62);
x_144 = lean_uint32_land(x_143, x_120);
x_145 = lean_uint32_xor(x_62, x_144);
x_146 = lean_uint32_xor(x_69, x_69);
x_147 = lean_uint32_land(x_146, x_120);
x_148 = lean_uint32_xor(x_69, x_147);
x_149 = lean_uint32_land(x_119, x_115);
x_150 = lean_uint32_dec_eq(x_149, x_28);
x_151 = lean_bool_to_uint32(x_116);
x_152 = lean_uint32_land(x_127, x_151);
x_153 = lean_uint32_dec_eq(x_152, x_28);
x_154 = lean_bool_to_uint32(x_150);
x_155 = lean_bool_to_uint32(x_153);
x_156 = lean_uint32_lor(x_154, x_155);
x_157 = lean_uint32_dec_eq(x_156, x_28);
x_158 = lean_uint32_xor(x_41, x_122);
x_159 = lean_bool_to_uint32(x_72);
x_160 = lean_uint32_sub(x_38, x_159);
x_161 = lean_uint32_land(x_158, x_160);
x_162 = lean_uint32_xor(x_122, x_161);
x_163 = lean_uint32_land(x_159, x_110);
x_164 = lean_uint32_dec_eq(x_163, x_28);
x_165 = lean_uint32_dec_eq(x_159, x_38);
x_166 = lean_bool_to_uint32(x_165);
x_167 = lean_bool_to_uint32(x_133);
x_168 = lean_uint32_land(x_166, x_167);
x_169 = lean_uint32_dec_eq(x_168, x_28);
x_170 = lean_bool_to_uint32(x_164);
x_171 = lean_bool_to_uint32(x_169);
x_172 = lean_uint32_lor(x_170, x_171);
x_173 = lean_uint32_dec_eq(x_172, x_28);
x_174 = lean_uint32_land(x_159, x_117);
x_175 = lean_uint32_dec_eq(x_174, x_28);
x_176 = lean_bool_to_uint32(x_142);
x_177 = lean_uint32_land(x_166, x_176);
x_178 = lean_uint32_dec_eq(x_177, x_28);
x_179 = lean_bool_to_uint32(x_175);
x_180 = lean_bool_to_uint32(x_178);
x_181 = lean_uint32_lor(x_179, x_180);
x_182 = lean_uint32_dec_eq(x_181, x_28);
x_183 = lean_uint32_xor(x_62, x_145);
x_184 = lean_uint32_land(x_183, x_160);
x_185 = lean_uint32_xor(x_145, x_184);
x_186 = lean_uint32_xor(x_69, x_148);
x_187 = lean_uint32_land(x_186, x_160);
x_188 = lean_uint32_xor(x_148, x_187);
x_189 = lean_uint32_land(x_159, x_159);
x_190 = lean_uint32_dec_eq(x_189, x_28);
x_191 = lean_bool_to_uint32(x_157);
x_192 = lean_uint32_land(x_166, x_191);
x_193 = lean_uint32_dec_eq(x_192, x_28);
x_194 = lean_bool_to_uint32(x_190);
x_195 = lean_bool_to_uint32(x_193);
x_196 = lean_uint32_lor(x_194, x_195);
x_197 = lean_uint32_dec_eq(x_196, x_28);
x_198 = lean_uint32_to_uint64(x_162);
x_199 = lean_uint64_lor(x_46, x_198);
x_200 = lean_bool_to_uint32(x_173);
x_201 = lean_uint32_to_uint64(x_200);
x_202 = lean_bool_to_uint32(x_182);
x_203 = lean_uint32_to_uint64(x_202);
x_204 = lean_uint32_to_uint64(x_185);
x_205 = lean_uint64_lor(x_46, x_204);
x_206 = lean_uint32_to_uint64(x_188);
x_207 = lean_uint64_lor(x_46, x_206);
x_208 = lean_bool_to_uint32(x_197);
x_209 = lean_uint32_to_uint64(x_208);
x_210 = lean_uint64_shift_left(x_209, x_53);
x_211 = lean_uint64_lor(x_207, x_210);
x_212 = lean_uint64_shift_left(x_211, x_53);
x_213 = lean_uint64_lor(x_205, x_212);
x_214 = lean_uint64_shift_left(x_213, x_10);
x_215 = lean_uint64_lor(x_203, x_214);
x_216 = lean_uint64_shift_left(x_215, x_10);
x_217 = lean_uint64_lor(x_201, x_216);
x_218 = lean_uint64_shift_left(x_217, x_32);
x_219 = lean_uint64_lor(x_199, x_218);
x_220 = lean_uint64_to_uint32(x_219);
x_221 = lean_uint32_xor(x_220, x_3);
x_222 = lean_bool_to_uint32(x_6);
x_223 = lean_uint32_sub(x_8, x_28);
x_224 = 3;
x_225 = lean_uint32_dec_lt(x_223, x_224);
x_226 = lean_bool_to_uint32(x_225);
x_227 = lean_uint32_land(x_222, x_226);
x_228 = lean_uint32_xor(x_227, x_28);
x_229 = lean_uint32_dec_lt(x_7, x_9);
x_230 = lean_bool_to_uint32(x_229);
x_231 = lean_uint32_land(x_228, x_230);
x_232 = lean_uint32_sub(x_38, x_231);
x_233 = lean_uint32_land(x_221, x_232);
x_234 = lean_uint32_xor(x_3, x_233);
return x_234;
}
}
LEAN_EXPORT uint32_t blackjack_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; 
x_12 = l_Spec_Blackjack_Kernel_laneState0___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_state_0(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint32(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_14 = lean_unbox(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_Blackjack_Kernel_laneState0___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint32(x_17);
return x_18;
}
}
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_laneT___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; 
x_7 = blackjack_num_actions(x_1, x_2);
x_8 = 1;
x_9 = lean_uint64_add(x_3, x_8);
x_10 = lean_uint64_xor(x_9, x_3);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_4);
x_13 = 1;
x_14 = lean_uint32_sub(x_6, x_13);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_xor(x_18, x_13);
x_20 = lean_uint32_dec_lt(x_5, x_7);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_to_uint64(x_22);
x_24 = lean_uint64_sub(x_11, x_23);
x_25 = lean_uint64_land(x_10, x_24);
x_26 = lean_uint64_xor(x_3, x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t blackjack_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_Blackjack_Kernel_laneT___redArg(x_1, x_2, x_5, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_t(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_Blackjack_Kernel_laneT___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint32_t l_Spec_Blackjack_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint8_t x_8; uint32_t x_28; uint8_t x_29; 
x_7 = blackjack_num_actions(x_1, x_2);
x_28 = 4294967295;
x_29 = lean_uint32_dec_eq(x_3, x_28);
if (x_29 == 0)
{
uint8_t x_30; 
x_30 = 1;
x_8 = x_30;
goto block_27;
}
else
{
uint8_t x_31; 
x_31 = 0;
x_8 = x_31;
goto block_27;
}
block_27:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; 
x_9 = lean_bool_to_uint32(x_8);
x_10 = lean_uint32_add(x_3, x_9);
x_11 = lean_uint32_xor(x_10, x_3);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_4);
x_14 = 1;
x_15 = lean_uint32_sub(x_6, x_14);
x_16 = 3;
x_17 = lean_uint32_dec_lt(x_15, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_13, x_18);
x_20 = lean_uint32_xor(x_19, x_14);
x_21 = lean_uint32_dec_lt(x_5, x_7);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = lean_uint32_sub(x_12, x_23);
x_25 = lean_uint32_land(x_11, x_24);
x_26 = lean_uint32_xor(x_3, x_25);
return x_26;
}
}
}
LEAN_EXPORT uint32_t blackjack_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; 
x_12 = l_Spec_Blackjack_Kernel_laneElapsed___redArg(x_1, x_2, x_6, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_elapsed(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint32(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
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
x_13 = l_Spec_Blackjack_Kernel_laneElapsed___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t blackjack_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint8_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint8_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint8_t x_75; uint64_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint8_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint8_t x_117; uint32_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint8_t x_128; uint8_t x_129; uint32_t x_130; uint32_t x_131; uint8_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint32_t x_140; uint8_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint8_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint8_t x_153; uint32_t x_154; uint32_t x_155; uint8_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint8_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint8_t x_167; uint8_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint8_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint8_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint8_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint8_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint32_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint8_t x_196; uint32_t x_197; uint32_t x_198; uint32_t x_199; uint8_t x_200; uint64_t x_201; uint64_t x_202; uint32_t x_203; uint64_t x_204; uint32_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint32_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint32_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint8_t x_231; uint32_t x_232; uint32_t x_233; uint32_t x_234; uint8_t x_235; uint32_t x_236; uint32_t x_237; uint32_t x_238; uint8_t x_239; uint32_t x_240; uint32_t x_241; uint32_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint8_t x_246; uint32_t x_259; uint8_t x_260; uint8_t x_270; uint32_t x_275; uint8_t x_276; 
x_12 = blackjack_num_actions(x_1, x_2);
x_13 = 1;
x_14 = lean_uint64_add(x_5, x_13);
x_15 = 11400714819323198485ULL;
x_16 = lean_uint64_mul(x_14, x_15);
x_17 = lean_uint64_add(x_4, x_16);
x_18 = 30;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 13787848793156543929ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 27;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 10723151780598845931ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 31;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 1;
x_32 = 31;
x_33 = 9;
x_34 = lean_uint32_to_uint64(x_3);
x_35 = 5;
x_36 = lean_uint64_shift_left(x_13, x_35);
x_37 = lean_uint64_sub(x_36, x_13);
x_38 = lean_uint64_land(x_34, x_37);
x_39 = lean_uint64_to_uint32(x_38);
x_40 = lean_uint32_dec_le(x_39, x_32);
x_41 = 0;
x_42 = lean_bool_to_uint32(x_40);
x_43 = lean_uint32_sub(x_41, x_42);
x_44 = lean_uint32_land(x_39, x_43);
x_45 = lean_uint64_shift_right(x_34, x_35);
x_46 = lean_uint64_shift_left(x_13, x_13);
x_47 = lean_uint64_sub(x_46, x_13);
x_48 = lean_uint64_land(x_45, x_47);
x_49 = 0;
x_50 = lean_uint64_shift_left(x_48, x_13);
x_51 = lean_uint64_dec_lt(x_49, x_50);
x_52 = lean_uint64_shift_right(x_45, x_13);
x_53 = lean_uint64_land(x_52, x_47);
x_54 = lean_uint64_shift_left(x_53, x_13);
x_55 = lean_uint64_dec_lt(x_49, x_54);
x_56 = 4;
x_57 = lean_uint64_shift_right(x_52, x_13);
x_58 = lean_uint64_shift_left(x_13, x_56);
x_59 = lean_uint64_sub(x_58, x_13);
x_60 = lean_uint64_land(x_57, x_59);
x_61 = lean_uint64_to_uint32(x_60);
x_62 = lean_uint32_dec_le(x_61, x_33);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_sub(x_41, x_63);
x_65 = lean_uint32_land(x_61, x_64);
x_66 = lean_uint64_shift_right(x_57, x_56);
x_67 = lean_uint64_land(x_66, x_59);
x_68 = lean_uint64_to_uint32(x_67);
x_69 = lean_uint32_dec_le(x_68, x_33);
x_70 = lean_bool_to_uint32(x_69);
x_71 = lean_uint32_sub(x_41, x_70);
x_72 = lean_uint32_land(x_68, x_71);
x_73 = lean_uint64_shift_right(x_66, x_56);
x_74 = lean_uint64_shift_left(x_73, x_13);
x_75 = lean_uint64_dec_lt(x_49, x_74);
x_76 = lean_uint32_to_uint64(x_8);
x_77 = lean_uint64_to_uint32(x_76);
x_78 = lean_uint32_dec_le(x_77, x_31);
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_sub(x_41, x_79);
x_81 = lean_uint32_land(x_77, x_80);
x_82 = lean_uint32_dec_eq(x_81, x_31);
x_83 = 13;
x_84 = 32;
x_85 = lean_uint64_shift_right(x_30, x_84);
x_86 = lean_uint32_to_uint64(x_83);
x_87 = lean_uint64_mul(x_85, x_86);
x_88 = 4294967295;
x_89 = lean_uint64_land(x_30, x_88);
x_90 = lean_uint64_mul(x_89, x_86);
x_91 = lean_uint64_shift_right(x_90, x_84);
x_92 = lean_uint64_add(x_87, x_91);
x_93 = lean_uint64_shift_right(x_92, x_84);
x_94 = lean_uint64_to_uint32(x_93);
x_95 = lean_uint32_dec_le(x_94, x_33);
x_96 = lean_uint32_xor(x_94, x_33);
x_97 = lean_bool_to_uint32(x_95);
x_98 = lean_uint32_sub(x_41, x_97);
x_99 = lean_uint32_land(x_96, x_98);
x_100 = lean_uint32_xor(x_33, x_99);
x_101 = lean_uint32_add(x_100, x_31);
x_102 = lean_uint32_sub(x_32, x_101);
x_103 = lean_uint32_dec_le(x_44, x_102);
x_104 = lean_uint32_add(x_44, x_101);
x_105 = lean_uint32_xor(x_104, x_32);
x_106 = lean_bool_to_uint32(x_103);
x_107 = lean_uint32_sub(x_41, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_32, x_108);
x_110 = 21;
x_111 = lean_uint32_dec_lt(x_110, x_109);
x_112 = lean_uint32_dec_eq(x_100, x_41);
x_113 = lean_bool_to_uint32(x_51);
x_114 = lean_bool_to_uint32(x_112);
x_115 = lean_uint32_lor(x_113, x_114);
x_116 = lean_uint32_dec_eq(x_115, x_31);
x_117 = 0;
x_118 = lean_bool_to_uint32(x_111);
x_119 = 1;
x_120 = lean_bool_to_uint32(x_55);
x_121 = lean_uint32_xor(x_109, x_44);
x_122 = lean_bool_to_uint32(x_82);
x_123 = lean_uint32_sub(x_41, x_122);
x_124 = lean_uint32_land(x_121, x_123);
x_125 = lean_uint32_xor(x_44, x_124);
x_126 = lean_bool_to_uint32(x_116);
x_127 = lean_uint32_land(x_122, x_126);
x_128 = lean_uint32_dec_eq(x_127, x_31);
x_129 = lean_uint32_dec_eq(x_122, x_41);
x_130 = lean_bool_to_uint32(x_129);
x_131 = lean_uint32_land(x_130, x_113);
x_132 = lean_uint32_dec_eq(x_131, x_31);
x_133 = lean_bool_to_uint32(x_128);
x_134 = lean_bool_to_uint32(x_132);
x_135 = lean_uint32_lor(x_133, x_134);
x_136 = lean_uint32_dec_eq(x_135, x_31);
x_137 = lean_bool_to_uint32(x_117);
x_138 = lean_uint32_land(x_122, x_137);
x_139 = lean_uint32_dec_eq(x_138, x_31);
x_140 = lean_uint32_land(x_130, x_120);
x_141 = lean_uint32_dec_eq(x_140, x_31);
x_142 = lean_bool_to_uint32(x_139);
x_143 = lean_bool_to_uint32(x_141);
x_144 = lean_uint32_lor(x_142, x_143);
x_145 = lean_uint32_dec_eq(x_144, x_31);
x_146 = lean_uint32_xor(x_65, x_65);
x_147 = lean_uint32_land(x_146, x_123);
x_148 = lean_uint32_xor(x_65, x_147);
x_149 = lean_uint32_xor(x_72, x_72);
x_150 = lean_uint32_land(x_149, x_123);
x_151 = lean_uint32_xor(x_72, x_150);
x_152 = lean_uint32_land(x_122, x_118);
x_153 = lean_uint32_dec_eq(x_152, x_31);
x_154 = lean_bool_to_uint32(x_119);
x_155 = lean_uint32_land(x_130, x_154);
x_156 = lean_uint32_dec_eq(x_155, x_31);
x_157 = lean_bool_to_uint32(x_153);
x_158 = lean_bool_to_uint32(x_156);
x_159 = lean_uint32_lor(x_157, x_158);
x_160 = lean_uint32_dec_eq(x_159, x_31);
x_161 = lean_uint32_xor(x_44, x_125);
x_162 = lean_bool_to_uint32(x_75);
x_163 = lean_uint32_sub(x_41, x_162);
x_164 = lean_uint32_land(x_161, x_163);
x_165 = lean_uint32_xor(x_125, x_164);
x_166 = lean_uint32_land(x_162, x_113);
x_167 = lean_uint32_dec_eq(x_166, x_31);
x_168 = lean_uint32_dec_eq(x_162, x_41);
x_169 = lean_bool_to_uint32(x_168);
x_170 = lean_bool_to_uint32(x_136);
x_171 = lean_uint32_land(x_169, x_170);
x_172 = lean_uint32_dec_eq(x_171, x_31);
x_173 = lean_bool_to_uint32(x_167);
x_174 = lean_bool_to_uint32(x_172);
x_175 = lean_uint32_lor(x_173, x_174);
x_176 = lean_uint32_dec_eq(x_175, x_31);
x_177 = lean_uint32_land(x_162, x_120);
x_178 = lean_uint32_dec_eq(x_177, x_31);
x_179 = lean_bool_to_uint32(x_145);
x_180 = lean_uint32_land(x_169, x_179);
x_181 = lean_uint32_dec_eq(x_180, x_31);
x_182 = lean_bool_to_uint32(x_178);
x_183 = lean_bool_to_uint32(x_181);
x_184 = lean_uint32_lor(x_182, x_183);
x_185 = lean_uint32_dec_eq(x_184, x_31);
x_186 = lean_uint32_xor(x_65, x_148);
x_187 = lean_uint32_land(x_186, x_163);
x_188 = lean_uint32_xor(x_148, x_187);
x_189 = lean_uint32_xor(x_72, x_151);
x_190 = lean_uint32_land(x_189, x_163);
x_191 = lean_uint32_xor(x_151, x_190);
x_192 = lean_uint32_land(x_162, x_162);
x_193 = lean_uint32_dec_eq(x_192, x_31);
x_194 = lean_bool_to_uint32(x_160);
x_195 = lean_uint32_land(x_169, x_194);
x_196 = lean_uint32_dec_eq(x_195, x_31);
x_197 = lean_bool_to_uint32(x_193);
x_198 = lean_bool_to_uint32(x_196);
x_199 = lean_uint32_lor(x_197, x_198);
x_200 = lean_uint32_dec_eq(x_199, x_31);
x_201 = lean_uint32_to_uint64(x_165);
x_202 = lean_uint64_lor(x_49, x_201);
x_203 = lean_bool_to_uint32(x_176);
x_204 = lean_uint32_to_uint64(x_203);
x_205 = lean_bool_to_uint32(x_185);
x_206 = lean_uint32_to_uint64(x_205);
x_207 = lean_uint32_to_uint64(x_188);
x_208 = lean_uint64_lor(x_49, x_207);
x_209 = lean_uint32_to_uint64(x_191);
x_210 = lean_uint64_lor(x_49, x_209);
x_211 = lean_bool_to_uint32(x_200);
x_212 = lean_uint32_to_uint64(x_211);
x_213 = lean_uint64_shift_left(x_212, x_56);
x_214 = lean_uint64_lor(x_210, x_213);
x_215 = lean_uint64_shift_left(x_214, x_56);
x_216 = lean_uint64_lor(x_208, x_215);
x_217 = lean_uint64_shift_left(x_216, x_13);
x_218 = lean_uint64_lor(x_206, x_217);
x_219 = lean_uint64_shift_left(x_218, x_13);
x_220 = lean_uint64_lor(x_204, x_219);
x_221 = lean_uint64_shift_left(x_220, x_35);
x_222 = lean_uint64_lor(x_202, x_221);
x_223 = lean_uint64_to_uint32(x_222);
x_224 = lean_uint32_to_uint64(x_223);
x_225 = lean_uint64_shift_right(x_224, x_35);
x_226 = lean_uint64_shift_right(x_225, x_13);
x_227 = lean_uint64_shift_right(x_226, x_13);
x_228 = lean_uint64_shift_right(x_227, x_56);
x_229 = lean_uint64_shift_right(x_228, x_56);
x_230 = lean_uint64_shift_left(x_229, x_13);
x_231 = lean_uint64_dec_lt(x_49, x_230);
x_232 = lean_bool_to_uint32(x_7);
x_233 = lean_uint32_sub(x_9, x_31);
x_234 = 3;
x_235 = lean_uint32_dec_lt(x_233, x_234);
x_236 = lean_bool_to_uint32(x_235);
x_237 = lean_uint32_land(x_232, x_236);
x_238 = lean_uint32_xor(x_237, x_31);
x_239 = lean_uint32_dec_lt(x_8, x_12);
x_240 = lean_bool_to_uint32(x_239);
x_241 = lean_uint32_land(x_238, x_240);
x_242 = lean_bool_to_uint32(x_231);
x_243 = lean_uint32_land(x_241, x_242);
x_275 = 4294967295;
x_276 = lean_uint32_dec_eq(x_6, x_275);
if (x_276 == 0)
{
x_270 = x_119;
goto block_274;
}
else
{
x_270 = x_117;
goto block_274;
}
block_258:
{
uint32_t x_247; uint8_t x_248; uint32_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint32_t x_253; uint32_t x_254; uint32_t x_255; uint32_t x_256; uint8_t x_257; 
x_247 = lean_bool_to_uint32(x_246);
x_248 = lean_uint32_dec_le(x_11, x_244);
x_249 = lean_bool_to_uint32(x_248);
x_250 = lean_uint32_land(x_247, x_249);
x_251 = lean_uint32_lor(x_245, x_250);
x_252 = lean_uint32_land(x_241, x_251);
x_253 = lean_uint32_lor(x_243, x_252);
x_254 = lean_uint32_xor(x_241, x_31);
x_255 = lean_uint32_land(x_232, x_254);
x_256 = lean_uint32_lor(x_253, x_255);
x_257 = lean_uint32_dec_eq(x_256, x_31);
return x_257;
}
block_269:
{
uint32_t x_261; uint8_t x_262; uint32_t x_263; uint32_t x_264; uint32_t x_265; uint32_t x_266; uint32_t x_267; uint8_t x_268; 
x_261 = lean_bool_to_uint32(x_260);
x_262 = lean_uint32_dec_le(x_10, x_259);
x_263 = lean_bool_to_uint32(x_262);
x_264 = lean_uint32_land(x_261, x_263);
x_265 = lean_uint32_xor(x_242, x_31);
x_266 = lean_uint32_land(x_264, x_265);
x_267 = lean_uint32_lor(x_41, x_266);
x_268 = lean_uint32_dec_eq(x_11, x_41);
if (x_268 == 0)
{
x_244 = x_259;
x_245 = x_267;
x_246 = x_119;
goto block_258;
}
else
{
x_244 = x_259;
x_245 = x_267;
x_246 = x_117;
goto block_258;
}
}
block_274:
{
uint32_t x_271; uint32_t x_272; uint8_t x_273; 
x_271 = lean_bool_to_uint32(x_270);
x_272 = lean_uint32_add(x_6, x_271);
x_273 = lean_uint32_dec_eq(x_10, x_41);
if (x_273 == 0)
{
x_259 = x_272;
x_260 = x_119;
goto block_269;
}
else
{
x_259 = x_272;
x_260 = x_117;
goto block_269;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_over(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t l_Spec_Blackjack_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; 
x_9 = blackjack_num_actions(x_1, x_2);
x_10 = 1;
x_11 = lean_uint64_add(x_5, x_10);
x_12 = 11400714819323198485ULL;
x_13 = lean_uint64_mul(x_11, x_12);
x_14 = lean_uint64_add(x_4, x_13);
x_15 = 30;
x_16 = lean_uint64_shift_right(x_14, x_15);
x_17 = lean_uint64_xor(x_14, x_16);
x_18 = 13787848793156543929ULL;
x_19 = lean_uint64_mul(x_17, x_18);
x_20 = 27;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_xor(x_19, x_21);
x_23 = 10723151780598845931ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = 31;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_24, x_26);
x_28 = blackjack_reward(x_1, x_2, x_3, x_7, x_27);
x_29 = 0;
x_30 = lean_uint64_xor(x_28, x_29);
x_31 = lean_bool_to_uint32(x_6);
x_32 = 1;
x_33 = lean_uint32_sub(x_8, x_32);
x_34 = 3;
x_35 = lean_uint32_dec_lt(x_33, x_34);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_31, x_36);
x_38 = lean_uint32_xor(x_37, x_32);
x_39 = lean_uint32_dec_lt(x_7, x_9);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_sub(x_29, x_42);
x_44 = lean_uint64_land(x_30, x_43);
x_45 = lean_uint64_xor(x_29, x_44);
return x_45;
}
}
LEAN_EXPORT uint64_t blackjack_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_Blackjack_Kernel_laneReward___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_reward(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_14 = lean_unbox(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_Blackjack_Kernel_laneReward___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint64(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t l_Spec_Blackjack_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint8_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint8_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint64_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint8_t x_72; uint64_t x_73; uint32_t x_74; uint8_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint32_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint8_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint8_t x_113; uint8_t x_114; uint32_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint8_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint8_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint8_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint32_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint32_t x_152; uint8_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint8_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint8_t x_164; uint8_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint8_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint8_t x_173; uint32_t x_174; uint8_t x_175; uint32_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint8_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint64_t x_198; uint64_t x_199; uint32_t x_200; uint64_t x_201; uint32_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint32_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint32_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint8_t x_228; uint32_t x_229; uint32_t x_230; uint32_t x_231; uint8_t x_232; uint32_t x_233; uint32_t x_234; uint32_t x_235; uint8_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint8_t x_241; 
x_9 = blackjack_num_actions(x_1, x_2);
x_10 = 1;
x_11 = lean_uint64_add(x_5, x_10);
x_12 = 11400714819323198485ULL;
x_13 = lean_uint64_mul(x_11, x_12);
x_14 = lean_uint64_add(x_4, x_13);
x_15 = 30;
x_16 = lean_uint64_shift_right(x_14, x_15);
x_17 = lean_uint64_xor(x_14, x_16);
x_18 = 13787848793156543929ULL;
x_19 = lean_uint64_mul(x_17, x_18);
x_20 = 27;
x_21 = lean_uint64_shift_right(x_19, x_20);
x_22 = lean_uint64_xor(x_19, x_21);
x_23 = 10723151780598845931ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = 31;
x_26 = lean_uint64_shift_right(x_24, x_25);
x_27 = lean_uint64_xor(x_24, x_26);
x_28 = 1;
x_29 = 31;
x_30 = 9;
x_31 = lean_uint32_to_uint64(x_3);
x_32 = 5;
x_33 = lean_uint64_shift_left(x_10, x_32);
x_34 = lean_uint64_sub(x_33, x_10);
x_35 = lean_uint64_land(x_31, x_34);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_29);
x_38 = 0;
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_sub(x_38, x_39);
x_41 = lean_uint32_land(x_36, x_40);
x_42 = lean_uint64_shift_right(x_31, x_32);
x_43 = lean_uint64_shift_left(x_10, x_10);
x_44 = lean_uint64_sub(x_43, x_10);
x_45 = lean_uint64_land(x_42, x_44);
x_46 = 0;
x_47 = lean_uint64_shift_left(x_45, x_10);
x_48 = lean_uint64_dec_lt(x_46, x_47);
x_49 = lean_uint64_shift_right(x_42, x_10);
x_50 = lean_uint64_land(x_49, x_44);
x_51 = lean_uint64_shift_left(x_50, x_10);
x_52 = lean_uint64_dec_lt(x_46, x_51);
x_53 = 4;
x_54 = lean_uint64_shift_right(x_49, x_10);
x_55 = lean_uint64_shift_left(x_10, x_53);
x_56 = lean_uint64_sub(x_55, x_10);
x_57 = lean_uint64_land(x_54, x_56);
x_58 = lean_uint64_to_uint32(x_57);
x_59 = lean_uint32_dec_le(x_58, x_30);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_sub(x_38, x_60);
x_62 = lean_uint32_land(x_58, x_61);
x_63 = lean_uint64_shift_right(x_54, x_53);
x_64 = lean_uint64_land(x_63, x_56);
x_65 = lean_uint64_to_uint32(x_64);
x_66 = lean_uint32_dec_le(x_65, x_30);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_sub(x_38, x_67);
x_69 = lean_uint32_land(x_65, x_68);
x_70 = lean_uint64_shift_right(x_63, x_53);
x_71 = lean_uint64_shift_left(x_70, x_10);
x_72 = lean_uint64_dec_lt(x_46, x_71);
x_73 = lean_uint32_to_uint64(x_7);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_dec_le(x_74, x_28);
x_76 = lean_bool_to_uint32(x_75);
x_77 = lean_uint32_sub(x_38, x_76);
x_78 = lean_uint32_land(x_74, x_77);
x_79 = lean_uint32_dec_eq(x_78, x_28);
x_80 = 13;
x_81 = 32;
x_82 = lean_uint64_shift_right(x_27, x_81);
x_83 = lean_uint32_to_uint64(x_80);
x_84 = lean_uint64_mul(x_82, x_83);
x_85 = 4294967295;
x_86 = lean_uint64_land(x_27, x_85);
x_87 = lean_uint64_mul(x_86, x_83);
x_88 = lean_uint64_shift_right(x_87, x_81);
x_89 = lean_uint64_add(x_84, x_88);
x_90 = lean_uint64_shift_right(x_89, x_81);
x_91 = lean_uint64_to_uint32(x_90);
x_92 = lean_uint32_dec_le(x_91, x_30);
x_93 = lean_uint32_xor(x_91, x_30);
x_94 = lean_bool_to_uint32(x_92);
x_95 = lean_uint32_sub(x_38, x_94);
x_96 = lean_uint32_land(x_93, x_95);
x_97 = lean_uint32_xor(x_30, x_96);
x_98 = lean_uint32_add(x_97, x_28);
x_99 = lean_uint32_sub(x_29, x_98);
x_100 = lean_uint32_dec_le(x_41, x_99);
x_101 = lean_uint32_add(x_41, x_98);
x_102 = lean_uint32_xor(x_101, x_29);
x_103 = lean_bool_to_uint32(x_100);
x_104 = lean_uint32_sub(x_38, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_29, x_105);
x_107 = 21;
x_108 = lean_uint32_dec_lt(x_107, x_106);
x_109 = lean_uint32_dec_eq(x_97, x_38);
x_110 = lean_bool_to_uint32(x_48);
x_111 = lean_bool_to_uint32(x_109);
x_112 = lean_uint32_lor(x_110, x_111);
x_113 = lean_uint32_dec_eq(x_112, x_28);
x_114 = 0;
x_115 = lean_bool_to_uint32(x_108);
x_116 = 1;
x_117 = lean_bool_to_uint32(x_52);
x_118 = lean_uint32_xor(x_106, x_41);
x_119 = lean_bool_to_uint32(x_79);
x_120 = lean_uint32_sub(x_38, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_41, x_121);
x_123 = lean_bool_to_uint32(x_113);
x_124 = lean_uint32_land(x_119, x_123);
x_125 = lean_uint32_dec_eq(x_124, x_28);
x_126 = lean_uint32_dec_eq(x_119, x_38);
x_127 = lean_bool_to_uint32(x_126);
x_128 = lean_uint32_land(x_127, x_110);
x_129 = lean_uint32_dec_eq(x_128, x_28);
x_130 = lean_bool_to_uint32(x_125);
x_131 = lean_bool_to_uint32(x_129);
x_132 = lean_uint32_lor(x_130, x_131);
x_133 = lean_uint32_dec_eq(x_132, x_28);
x_134 = lean_bool_to_uint32(x_114);
x_135 = lean_uint32_land(x_119, x_134);
x_136 = lean_uint32_dec_eq(x_135, x_28);
x_137 = lean_uint32_land(x_127, x_117);
x_138 = lean_uint32_dec_eq(x_137, x_28);
x_139 = lean_bool_to_uint32(x_136);
x_140 = lean_bool_to_uint32(x_138);
x_141 = lean_uint32_lor(x_139, x_140);
x_142 = lean_uint32_dec_eq(x_141, x_28);
x_143 = lean_uint32_xor(x_62, x_62);
x_144 = lean_uint32_land(x_143, x_120);
x_145 = lean_uint32_xor(x_62, x_144);
x_146 = lean_uint32_xor(x_69, x_69);
x_147 = lean_uint32_land(x_146, x_120);
x_148 = lean_uint32_xor(x_69, x_147);
x_149 = lean_uint32_land(x_119, x_115);
x_150 = lean_uint32_dec_eq(x_149, x_28);
x_151 = lean_bool_to_uint32(x_116);
x_152 = lean_uint32_land(x_127, x_151);
x_153 = lean_uint32_dec_eq(x_152, x_28);
x_154 = lean_bool_to_uint32(x_150);
x_155 = lean_bool_to_uint32(x_153);
x_156 = lean_uint32_lor(x_154, x_155);
x_157 = lean_uint32_dec_eq(x_156, x_28);
x_158 = lean_uint32_xor(x_41, x_122);
x_159 = lean_bool_to_uint32(x_72);
x_160 = lean_uint32_sub(x_38, x_159);
x_161 = lean_uint32_land(x_158, x_160);
x_162 = lean_uint32_xor(x_122, x_161);
x_163 = lean_uint32_land(x_159, x_110);
x_164 = lean_uint32_dec_eq(x_163, x_28);
x_165 = lean_uint32_dec_eq(x_159, x_38);
x_166 = lean_bool_to_uint32(x_165);
x_167 = lean_bool_to_uint32(x_133);
x_168 = lean_uint32_land(x_166, x_167);
x_169 = lean_uint32_dec_eq(x_168, x_28);
x_170 = lean_bool_to_uint32(x_164);
x_171 = lean_bool_to_uint32(x_169);
x_172 = lean_uint32_lor(x_170, x_171);
x_173 = lean_uint32_dec_eq(x_172, x_28);
x_174 = lean_uint32_land(x_159, x_117);
x_175 = lean_uint32_dec_eq(x_174, x_28);
x_176 = lean_bool_to_uint32(x_142);
x_177 = lean_uint32_land(x_166, x_176);
x_178 = lean_uint32_dec_eq(x_177, x_28);
x_179 = lean_bool_to_uint32(x_175);
x_180 = lean_bool_to_uint32(x_178);
x_181 = lean_uint32_lor(x_179, x_180);
x_182 = lean_uint32_dec_eq(x_181, x_28);
x_183 = lean_uint32_xor(x_62, x_145);
x_184 = lean_uint32_land(x_183, x_160);
x_185 = lean_uint32_xor(x_145, x_184);
x_186 = lean_uint32_xor(x_69, x_148);
x_187 = lean_uint32_land(x_186, x_160);
x_188 = lean_uint32_xor(x_148, x_187);
x_189 = lean_uint32_land(x_159, x_159);
x_190 = lean_uint32_dec_eq(x_189, x_28);
x_191 = lean_bool_to_uint32(x_157);
x_192 = lean_uint32_land(x_166, x_191);
x_193 = lean_uint32_dec_eq(x_192, x_28);
x_194 = lean_bool_to_uint32(x_190);
x_195 = lean_bool_to_uint32(x_193);
x_196 = lean_uint32_lor(x_194, x_195);
x_197 = lean_uint32_dec_eq(x_196, x_28);
x_198 = lean_uint32_to_uint64(x_162);
x_199 = lean_uint64_lor(x_46, x_198);
x_200 = lean_bool_to_uint32(x_173);
x_201 = lean_uint32_to_uint64(x_200);
x_202 = lean_bool_to_uint32(x_182);
x_203 = lean_uint32_to_uint64(x_202);
x_204 = lean_uint32_to_uint64(x_185);
x_205 = lean_uint64_lor(x_46, x_204);
x_206 = lean_uint32_to_uint64(x_188);
x_207 = lean_uint64_lor(x_46, x_206);
x_208 = lean_bool_to_uint32(x_197);
x_209 = lean_uint32_to_uint64(x_208);
x_210 = lean_uint64_shift_left(x_209, x_53);
x_211 = lean_uint64_lor(x_207, x_210);
x_212 = lean_uint64_shift_left(x_211, x_53);
x_213 = lean_uint64_lor(x_205, x_212);
x_214 = lean_uint64_shift_left(x_213, x_10);
x_215 = lean_uint64_lor(x_203, x_214);
x_216 = lean_uint64_shift_left(x_215, x_10);
x_217 = lean_uint64_lor(x_201, x_216);
x_218 = lean_uint64_shift_left(x_217, x_32);
x_219 = lean_uint64_lor(x_199, x_218);
x_220 = lean_uint64_to_uint32(x_219);
x_221 = lean_uint32_to_uint64(x_220);
x_222 = lean_uint64_shift_right(x_221, x_32);
x_223 = lean_uint64_shift_right(x_222, x_10);
x_224 = lean_uint64_shift_right(x_223, x_10);
x_225 = lean_uint64_shift_right(x_224, x_53);
x_226 = lean_uint64_shift_right(x_225, x_53);
x_227 = lean_uint64_shift_left(x_226, x_10);
x_228 = lean_uint64_dec_lt(x_46, x_227);
x_229 = lean_bool_to_uint32(x_6);
x_230 = lean_uint32_sub(x_8, x_28);
x_231 = 3;
x_232 = lean_uint32_dec_lt(x_230, x_231);
x_233 = lean_bool_to_uint32(x_232);
x_234 = lean_uint32_land(x_229, x_233);
x_235 = lean_uint32_xor(x_234, x_28);
x_236 = lean_uint32_dec_lt(x_7, x_9);
x_237 = lean_bool_to_uint32(x_236);
x_238 = lean_uint32_land(x_235, x_237);
x_239 = lean_bool_to_uint32(x_228);
x_240 = lean_uint32_land(x_238, x_239);
x_241 = lean_uint32_dec_eq(x_240, x_28);
return x_241;
}
}
LEAN_EXPORT uint8_t blackjack_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_Blackjack_Kernel_laneTerminated___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_terminated(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_14 = lean_unbox(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_Blackjack_Kernel_laneTerminated___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t blackjack_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint8_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint8_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint8_t x_75; uint64_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint8_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint8_t x_117; uint32_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint8_t x_128; uint8_t x_129; uint32_t x_130; uint32_t x_131; uint8_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint32_t x_140; uint8_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint8_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint8_t x_153; uint32_t x_154; uint32_t x_155; uint8_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint8_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint8_t x_167; uint8_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint8_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint8_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint8_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint8_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint32_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint8_t x_196; uint32_t x_197; uint32_t x_198; uint32_t x_199; uint8_t x_200; uint64_t x_201; uint64_t x_202; uint32_t x_203; uint64_t x_204; uint32_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint32_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint32_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint8_t x_231; uint32_t x_232; uint32_t x_233; uint32_t x_234; uint8_t x_235; uint32_t x_236; uint32_t x_237; uint32_t x_238; uint8_t x_239; uint32_t x_240; uint32_t x_241; uint32_t x_242; uint32_t x_243; uint8_t x_244; uint32_t x_253; uint8_t x_254; uint8_t x_265; uint32_t x_270; uint8_t x_271; 
x_12 = blackjack_num_actions(x_1, x_2);
x_13 = 1;
x_14 = lean_uint64_add(x_5, x_13);
x_15 = 11400714819323198485ULL;
x_16 = lean_uint64_mul(x_14, x_15);
x_17 = lean_uint64_add(x_4, x_16);
x_18 = 30;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 13787848793156543929ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 27;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 10723151780598845931ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 31;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 1;
x_32 = 31;
x_33 = 9;
x_34 = lean_uint32_to_uint64(x_3);
x_35 = 5;
x_36 = lean_uint64_shift_left(x_13, x_35);
x_37 = lean_uint64_sub(x_36, x_13);
x_38 = lean_uint64_land(x_34, x_37);
x_39 = lean_uint64_to_uint32(x_38);
x_40 = lean_uint32_dec_le(x_39, x_32);
x_41 = 0;
x_42 = lean_bool_to_uint32(x_40);
x_43 = lean_uint32_sub(x_41, x_42);
x_44 = lean_uint32_land(x_39, x_43);
x_45 = lean_uint64_shift_right(x_34, x_35);
x_46 = lean_uint64_shift_left(x_13, x_13);
x_47 = lean_uint64_sub(x_46, x_13);
x_48 = lean_uint64_land(x_45, x_47);
x_49 = 0;
x_50 = lean_uint64_shift_left(x_48, x_13);
x_51 = lean_uint64_dec_lt(x_49, x_50);
x_52 = lean_uint64_shift_right(x_45, x_13);
x_53 = lean_uint64_land(x_52, x_47);
x_54 = lean_uint64_shift_left(x_53, x_13);
x_55 = lean_uint64_dec_lt(x_49, x_54);
x_56 = 4;
x_57 = lean_uint64_shift_right(x_52, x_13);
x_58 = lean_uint64_shift_left(x_13, x_56);
x_59 = lean_uint64_sub(x_58, x_13);
x_60 = lean_uint64_land(x_57, x_59);
x_61 = lean_uint64_to_uint32(x_60);
x_62 = lean_uint32_dec_le(x_61, x_33);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_sub(x_41, x_63);
x_65 = lean_uint32_land(x_61, x_64);
x_66 = lean_uint64_shift_right(x_57, x_56);
x_67 = lean_uint64_land(x_66, x_59);
x_68 = lean_uint64_to_uint32(x_67);
x_69 = lean_uint32_dec_le(x_68, x_33);
x_70 = lean_bool_to_uint32(x_69);
x_71 = lean_uint32_sub(x_41, x_70);
x_72 = lean_uint32_land(x_68, x_71);
x_73 = lean_uint64_shift_right(x_66, x_56);
x_74 = lean_uint64_shift_left(x_73, x_13);
x_75 = lean_uint64_dec_lt(x_49, x_74);
x_76 = lean_uint32_to_uint64(x_8);
x_77 = lean_uint64_to_uint32(x_76);
x_78 = lean_uint32_dec_le(x_77, x_31);
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_sub(x_41, x_79);
x_81 = lean_uint32_land(x_77, x_80);
x_82 = lean_uint32_dec_eq(x_81, x_31);
x_83 = 13;
x_84 = 32;
x_85 = lean_uint64_shift_right(x_30, x_84);
x_86 = lean_uint32_to_uint64(x_83);
x_87 = lean_uint64_mul(x_85, x_86);
x_88 = 4294967295;
x_89 = lean_uint64_land(x_30, x_88);
x_90 = lean_uint64_mul(x_89, x_86);
x_91 = lean_uint64_shift_right(x_90, x_84);
x_92 = lean_uint64_add(x_87, x_91);
x_93 = lean_uint64_shift_right(x_92, x_84);
x_94 = lean_uint64_to_uint32(x_93);
x_95 = lean_uint32_dec_le(x_94, x_33);
x_96 = lean_uint32_xor(x_94, x_33);
x_97 = lean_bool_to_uint32(x_95);
x_98 = lean_uint32_sub(x_41, x_97);
x_99 = lean_uint32_land(x_96, x_98);
x_100 = lean_uint32_xor(x_33, x_99);
x_101 = lean_uint32_add(x_100, x_31);
x_102 = lean_uint32_sub(x_32, x_101);
x_103 = lean_uint32_dec_le(x_44, x_102);
x_104 = lean_uint32_add(x_44, x_101);
x_105 = lean_uint32_xor(x_104, x_32);
x_106 = lean_bool_to_uint32(x_103);
x_107 = lean_uint32_sub(x_41, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_32, x_108);
x_110 = 21;
x_111 = lean_uint32_dec_lt(x_110, x_109);
x_112 = lean_uint32_dec_eq(x_100, x_41);
x_113 = lean_bool_to_uint32(x_51);
x_114 = lean_bool_to_uint32(x_112);
x_115 = lean_uint32_lor(x_113, x_114);
x_116 = lean_uint32_dec_eq(x_115, x_31);
x_117 = 0;
x_118 = lean_bool_to_uint32(x_111);
x_119 = 1;
x_120 = lean_bool_to_uint32(x_55);
x_121 = lean_uint32_xor(x_109, x_44);
x_122 = lean_bool_to_uint32(x_82);
x_123 = lean_uint32_sub(x_41, x_122);
x_124 = lean_uint32_land(x_121, x_123);
x_125 = lean_uint32_xor(x_44, x_124);
x_126 = lean_bool_to_uint32(x_116);
x_127 = lean_uint32_land(x_122, x_126);
x_128 = lean_uint32_dec_eq(x_127, x_31);
x_129 = lean_uint32_dec_eq(x_122, x_41);
x_130 = lean_bool_to_uint32(x_129);
x_131 = lean_uint32_land(x_130, x_113);
x_132 = lean_uint32_dec_eq(x_131, x_31);
x_133 = lean_bool_to_uint32(x_128);
x_134 = lean_bool_to_uint32(x_132);
x_135 = lean_uint32_lor(x_133, x_134);
x_136 = lean_uint32_dec_eq(x_135, x_31);
x_137 = lean_bool_to_uint32(x_117);
x_138 = lean_uint32_land(x_122, x_137);
x_139 = lean_uint32_dec_eq(x_138, x_31);
x_140 = lean_uint32_land(x_130, x_120);
x_141 = lean_uint32_dec_eq(x_140, x_31);
x_142 = lean_bool_to_uint32(x_139);
x_143 = lean_bool_to_uint32(x_141);
x_144 = lean_uint32_lor(x_142, x_143);
x_145 = lean_uint32_dec_eq(x_144, x_31);
x_146 = lean_uint32_xor(x_65, x_65);
x_147 = lean_uint32_land(x_146, x_123);
x_148 = lean_uint32_xor(x_65, x_147);
x_149 = lean_uint32_xor(x_72, x_72);
x_150 = lean_uint32_land(x_149, x_123);
x_151 = lean_uint32_xor(x_72, x_150);
x_152 = lean_uint32_land(x_122, x_118);
x_153 = lean_uint32_dec_eq(x_152, x_31);
x_154 = lean_bool_to_uint32(x_119);
x_155 = lean_uint32_land(x_130, x_154);
x_156 = lean_uint32_dec_eq(x_155, x_31);
x_157 = lean_bool_to_uint32(x_153);
x_158 = lean_bool_to_uint32(x_156);
x_159 = lean_uint32_lor(x_157, x_158);
x_160 = lean_uint32_dec_eq(x_159, x_31);
x_161 = lean_uint32_xor(x_44, x_125);
x_162 = lean_bool_to_uint32(x_75);
x_163 = lean_uint32_sub(x_41, x_162);
x_164 = lean_uint32_land(x_161, x_163);
x_165 = lean_uint32_xor(x_125, x_164);
x_166 = lean_uint32_land(x_162, x_113);
x_167 = lean_uint32_dec_eq(x_166, x_31);
x_168 = lean_uint32_dec_eq(x_162, x_41);
x_169 = lean_bool_to_uint32(x_168);
x_170 = lean_bool_to_uint32(x_136);
x_171 = lean_uint32_land(x_169, x_170);
x_172 = lean_uint32_dec_eq(x_171, x_31);
x_173 = lean_bool_to_uint32(x_167);
x_174 = lean_bool_to_uint32(x_172);
x_175 = lean_uint32_lor(x_173, x_174);
x_176 = lean_uint32_dec_eq(x_175, x_31);
x_177 = lean_uint32_land(x_162, x_120);
x_178 = lean_uint32_dec_eq(x_177, x_31);
x_179 = lean_bool_to_uint32(x_145);
x_180 = lean_uint32_land(x_169, x_179);
x_181 = lean_uint32_dec_eq(x_180, x_31);
x_182 = lean_bool_to_uint32(x_178);
x_183 = lean_bool_to_uint32(x_181);
x_184 = lean_uint32_lor(x_182, x_183);
x_185 = lean_uint32_dec_eq(x_184, x_31);
x_186 = lean_uint32_xor(x_65, x_148);
x_187 = lean_uint32_land(x_186, x_163);
x_188 = lean_uint32_xor(x_148, x_187);
x_189 = lean_uint32_xor(x_72, x_151);
x_190 = lean_uint32_land(x_189, x_163);
x_191 = lean_uint32_xor(x_151, x_190);
x_192 = lean_uint32_land(x_162, x_162);
x_193 = lean_uint32_dec_eq(x_192, x_31);
x_194 = lean_bool_to_uint32(x_160);
x_195 = lean_uint32_land(x_169, x_194);
x_196 = lean_uint32_dec_eq(x_195, x_31);
x_197 = lean_bool_to_uint32(x_193);
x_198 = lean_bool_to_uint32(x_196);
x_199 = lean_uint32_lor(x_197, x_198);
x_200 = lean_uint32_dec_eq(x_199, x_31);
x_201 = lean_uint32_to_uint64(x_165);
x_202 = lean_uint64_lor(x_49, x_201);
x_203 = lean_bool_to_uint32(x_176);
x_204 = lean_uint32_to_uint64(x_203);
x_205 = lean_bool_to_uint32(x_185);
x_206 = lean_uint32_to_uint64(x_205);
x_207 = lean_uint32_to_uint64(x_188);
x_208 = lean_uint64_lor(x_49, x_207);
x_209 = lean_uint32_to_uint64(x_191);
x_210 = lean_uint64_lor(x_49, x_209);
x_211 = lean_bool_to_uint32(x_200);
x_212 = lean_uint32_to_uint64(x_211);
x_213 = lean_uint64_shift_left(x_212, x_56);
x_214 = lean_uint64_lor(x_210, x_213);
x_215 = lean_uint64_shift_left(x_214, x_56);
x_216 = lean_uint64_lor(x_208, x_215);
x_217 = lean_uint64_shift_left(x_216, x_13);
x_218 = lean_uint64_lor(x_206, x_217);
x_219 = lean_uint64_shift_left(x_218, x_13);
x_220 = lean_uint64_lor(x_204, x_219);
x_221 = lean_uint64_shift_left(x_220, x_35);
x_222 = lean_uint64_lor(x_202, x_221);
x_223 = lean_uint64_to_uint32(x_222);
x_224 = lean_uint32_to_uint64(x_223);
x_225 = lean_uint64_shift_right(x_224, x_35);
x_226 = lean_uint64_shift_right(x_225, x_13);
x_227 = lean_uint64_shift_right(x_226, x_13);
x_228 = lean_uint64_shift_right(x_227, x_56);
x_229 = lean_uint64_shift_right(x_228, x_56);
x_230 = lean_uint64_shift_left(x_229, x_13);
x_231 = lean_uint64_dec_lt(x_49, x_230);
x_232 = lean_bool_to_uint32(x_7);
x_233 = lean_uint32_sub(x_9, x_31);
x_234 = 3;
x_235 = lean_uint32_dec_lt(x_233, x_234);
x_236 = lean_bool_to_uint32(x_235);
x_237 = lean_uint32_land(x_232, x_236);
x_238 = lean_uint32_xor(x_237, x_31);
x_239 = lean_uint32_dec_lt(x_8, x_12);
x_240 = lean_bool_to_uint32(x_239);
x_241 = lean_uint32_land(x_238, x_240);
x_270 = 4294967295;
x_271 = lean_uint32_dec_eq(x_6, x_270);
if (x_271 == 0)
{
x_265 = x_119;
goto block_269;
}
else
{
x_265 = x_117;
goto block_269;
}
block_252:
{
uint32_t x_245; uint8_t x_246; uint32_t x_247; uint32_t x_248; uint32_t x_249; uint32_t x_250; uint8_t x_251; 
x_245 = lean_bool_to_uint32(x_244);
x_246 = lean_uint32_dec_le(x_11, x_243);
x_247 = lean_bool_to_uint32(x_246);
x_248 = lean_uint32_land(x_245, x_247);
x_249 = lean_uint32_lor(x_242, x_248);
x_250 = lean_uint32_land(x_241, x_249);
x_251 = lean_uint32_dec_eq(x_250, x_31);
return x_251;
}
block_264:
{
uint32_t x_255; uint8_t x_256; uint32_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint32_t x_261; uint32_t x_262; uint8_t x_263; 
x_255 = lean_bool_to_uint32(x_254);
x_256 = lean_uint32_dec_le(x_10, x_253);
x_257 = lean_bool_to_uint32(x_256);
x_258 = lean_uint32_land(x_255, x_257);
x_259 = lean_bool_to_uint32(x_231);
x_260 = lean_uint32_xor(x_259, x_31);
x_261 = lean_uint32_land(x_258, x_260);
x_262 = lean_uint32_lor(x_41, x_261);
x_263 = lean_uint32_dec_eq(x_11, x_41);
if (x_263 == 0)
{
x_242 = x_262;
x_243 = x_253;
x_244 = x_119;
goto block_252;
}
else
{
x_242 = x_262;
x_243 = x_253;
x_244 = x_117;
goto block_252;
}
}
block_269:
{
uint32_t x_266; uint32_t x_267; uint8_t x_268; 
x_266 = lean_bool_to_uint32(x_265);
x_267 = lean_uint32_add(x_6, x_266);
x_268 = lean_uint32_dec_eq(x_10, x_41);
if (x_268 == 0)
{
x_253 = x_267;
x_254 = x_119;
goto block_264;
}
else
{
x_253 = x_267;
x_254 = x_117;
goto block_264;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_truncated(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint8_t blackjack_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint8_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint8_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint8_t x_75; uint64_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint8_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint8_t x_117; uint32_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint8_t x_128; uint8_t x_129; uint32_t x_130; uint32_t x_131; uint8_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint32_t x_140; uint8_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint8_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint8_t x_153; uint32_t x_154; uint32_t x_155; uint8_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint8_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint8_t x_167; uint8_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint8_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint8_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint8_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint8_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint32_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint8_t x_196; uint32_t x_197; uint32_t x_198; uint32_t x_199; uint8_t x_200; uint64_t x_201; uint64_t x_202; uint32_t x_203; uint64_t x_204; uint32_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint32_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint32_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint8_t x_231; uint32_t x_232; uint8_t x_233; uint32_t x_234; uint32_t x_235; uint8_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint32_t x_241; uint8_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint8_t x_246; uint32_t x_247; uint32_t x_248; uint32_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint8_t x_253; uint32_t x_265; uint8_t x_266; uint8_t x_276; uint32_t x_281; uint8_t x_282; 
x_12 = blackjack_num_actions(x_1, x_2);
x_13 = 1;
x_14 = lean_uint64_add(x_5, x_13);
x_15 = 11400714819323198485ULL;
x_16 = lean_uint64_mul(x_14, x_15);
x_17 = lean_uint64_add(x_4, x_16);
x_18 = 30;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 13787848793156543929ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 27;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 10723151780598845931ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 31;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 1;
x_32 = 31;
x_33 = 9;
x_34 = lean_uint32_to_uint64(x_3);
x_35 = 5;
x_36 = lean_uint64_shift_left(x_13, x_35);
x_37 = lean_uint64_sub(x_36, x_13);
x_38 = lean_uint64_land(x_34, x_37);
x_39 = lean_uint64_to_uint32(x_38);
x_40 = lean_uint32_dec_le(x_39, x_32);
x_41 = 0;
x_42 = lean_bool_to_uint32(x_40);
x_43 = lean_uint32_sub(x_41, x_42);
x_44 = lean_uint32_land(x_39, x_43);
x_45 = lean_uint64_shift_right(x_34, x_35);
x_46 = lean_uint64_shift_left(x_13, x_13);
x_47 = lean_uint64_sub(x_46, x_13);
x_48 = lean_uint64_land(x_45, x_47);
x_49 = 0;
x_50 = lean_uint64_shift_left(x_48, x_13);
x_51 = lean_uint64_dec_lt(x_49, x_50);
x_52 = lean_uint64_shift_right(x_45, x_13);
x_53 = lean_uint64_land(x_52, x_47);
x_54 = lean_uint64_shift_left(x_53, x_13);
x_55 = lean_uint64_dec_lt(x_49, x_54);
x_56 = 4;
x_57 = lean_uint64_shift_right(x_52, x_13);
x_58 = lean_uint64_shift_left(x_13, x_56);
x_59 = lean_uint64_sub(x_58, x_13);
x_60 = lean_uint64_land(x_57, x_59);
x_61 = lean_uint64_to_uint32(x_60);
x_62 = lean_uint32_dec_le(x_61, x_33);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_sub(x_41, x_63);
x_65 = lean_uint32_land(x_61, x_64);
x_66 = lean_uint64_shift_right(x_57, x_56);
x_67 = lean_uint64_land(x_66, x_59);
x_68 = lean_uint64_to_uint32(x_67);
x_69 = lean_uint32_dec_le(x_68, x_33);
x_70 = lean_bool_to_uint32(x_69);
x_71 = lean_uint32_sub(x_41, x_70);
x_72 = lean_uint32_land(x_68, x_71);
x_73 = lean_uint64_shift_right(x_66, x_56);
x_74 = lean_uint64_shift_left(x_73, x_13);
x_75 = lean_uint64_dec_lt(x_49, x_74);
x_76 = lean_uint32_to_uint64(x_8);
x_77 = lean_uint64_to_uint32(x_76);
x_78 = lean_uint32_dec_le(x_77, x_31);
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_sub(x_41, x_79);
x_81 = lean_uint32_land(x_77, x_80);
x_82 = lean_uint32_dec_eq(x_81, x_31);
x_83 = 13;
x_84 = 32;
x_85 = lean_uint64_shift_right(x_30, x_84);
x_86 = lean_uint32_to_uint64(x_83);
x_87 = lean_uint64_mul(x_85, x_86);
x_88 = 4294967295;
x_89 = lean_uint64_land(x_30, x_88);
x_90 = lean_uint64_mul(x_89, x_86);
x_91 = lean_uint64_shift_right(x_90, x_84);
x_92 = lean_uint64_add(x_87, x_91);
x_93 = lean_uint64_shift_right(x_92, x_84);
x_94 = lean_uint64_to_uint32(x_93);
x_95 = lean_uint32_dec_le(x_94, x_33);
x_96 = lean_uint32_xor(x_94, x_33);
x_97 = lean_bool_to_uint32(x_95);
x_98 = lean_uint32_sub(x_41, x_97);
x_99 = lean_uint32_land(x_96, x_98);
x_100 = lean_uint32_xor(x_33, x_99);
x_101 = lean_uint32_add(x_100, x_31);
x_102 = lean_uint32_sub(x_32, x_101);
x_103 = lean_uint32_dec_le(x_44, x_102);
x_104 = lean_uint32_add(x_44, x_101);
x_105 = lean_uint32_xor(x_104, x_32);
x_106 = lean_bool_to_uint32(x_103);
x_107 = lean_uint32_sub(x_41, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_32, x_108);
x_110 = 21;
x_111 = lean_uint32_dec_lt(x_110, x_109);
x_112 = lean_uint32_dec_eq(x_100, x_41);
x_113 = lean_bool_to_uint32(x_51);
x_114 = lean_bool_to_uint32(x_112);
x_115 = lean_uint32_lor(x_113, x_114);
x_116 = lean_uint32_dec_eq(x_115, x_31);
x_117 = 0;
x_118 = lean_bool_to_uint32(x_111);
x_119 = 1;
x_120 = lean_bool_to_uint32(x_55);
x_121 = lean_uint32_xor(x_109, x_44);
x_122 = lean_bool_to_uint32(x_82);
x_123 = lean_uint32_sub(x_41, x_122);
x_124 = lean_uint32_land(x_121, x_123);
x_125 = lean_uint32_xor(x_44, x_124);
x_126 = lean_bool_to_uint32(x_116);
x_127 = lean_uint32_land(x_122, x_126);
x_128 = lean_uint32_dec_eq(x_127, x_31);
x_129 = lean_uint32_dec_eq(x_122, x_41);
x_130 = lean_bool_to_uint32(x_129);
x_131 = lean_uint32_land(x_130, x_113);
x_132 = lean_uint32_dec_eq(x_131, x_31);
x_133 = lean_bool_to_uint32(x_128);
x_134 = lean_bool_to_uint32(x_132);
x_135 = lean_uint32_lor(x_133, x_134);
x_136 = lean_uint32_dec_eq(x_135, x_31);
x_137 = lean_bool_to_uint32(x_117);
x_138 = lean_uint32_land(x_122, x_137);
x_139 = lean_uint32_dec_eq(x_138, x_31);
x_140 = lean_uint32_land(x_130, x_120);
x_141 = lean_uint32_dec_eq(x_140, x_31);
x_142 = lean_bool_to_uint32(x_139);
x_143 = lean_bool_to_uint32(x_141);
x_144 = lean_uint32_lor(x_142, x_143);
x_145 = lean_uint32_dec_eq(x_144, x_31);
x_146 = lean_uint32_xor(x_65, x_65);
x_147 = lean_uint32_land(x_146, x_123);
x_148 = lean_uint32_xor(x_65, x_147);
x_149 = lean_uint32_xor(x_72, x_72);
x_150 = lean_uint32_land(x_149, x_123);
x_151 = lean_uint32_xor(x_72, x_150);
x_152 = lean_uint32_land(x_122, x_118);
x_153 = lean_uint32_dec_eq(x_152, x_31);
x_154 = lean_bool_to_uint32(x_119);
x_155 = lean_uint32_land(x_130, x_154);
x_156 = lean_uint32_dec_eq(x_155, x_31);
x_157 = lean_bool_to_uint32(x_153);
x_158 = lean_bool_to_uint32(x_156);
x_159 = lean_uint32_lor(x_157, x_158);
x_160 = lean_uint32_dec_eq(x_159, x_31);
x_161 = lean_uint32_xor(x_44, x_125);
x_162 = lean_bool_to_uint32(x_75);
x_163 = lean_uint32_sub(x_41, x_162);
x_164 = lean_uint32_land(x_161, x_163);
x_165 = lean_uint32_xor(x_125, x_164);
x_166 = lean_uint32_land(x_162, x_113);
x_167 = lean_uint32_dec_eq(x_166, x_31);
x_168 = lean_uint32_dec_eq(x_162, x_41);
x_169 = lean_bool_to_uint32(x_168);
x_170 = lean_bool_to_uint32(x_136);
x_171 = lean_uint32_land(x_169, x_170);
x_172 = lean_uint32_dec_eq(x_171, x_31);
x_173 = lean_bool_to_uint32(x_167);
x_174 = lean_bool_to_uint32(x_172);
x_175 = lean_uint32_lor(x_173, x_174);
x_176 = lean_uint32_dec_eq(x_175, x_31);
x_177 = lean_uint32_land(x_162, x_120);
x_178 = lean_uint32_dec_eq(x_177, x_31);
x_179 = lean_bool_to_uint32(x_145);
x_180 = lean_uint32_land(x_169, x_179);
x_181 = lean_uint32_dec_eq(x_180, x_31);
x_182 = lean_bool_to_uint32(x_178);
x_183 = lean_bool_to_uint32(x_181);
x_184 = lean_uint32_lor(x_182, x_183);
x_185 = lean_uint32_dec_eq(x_184, x_31);
x_186 = lean_uint32_xor(x_65, x_148);
x_187 = lean_uint32_land(x_186, x_163);
x_188 = lean_uint32_xor(x_148, x_187);
x_189 = lean_uint32_xor(x_72, x_151);
x_190 = lean_uint32_land(x_189, x_163);
x_191 = lean_uint32_xor(x_151, x_190);
x_192 = lean_uint32_land(x_162, x_162);
x_193 = lean_uint32_dec_eq(x_192, x_31);
x_194 = lean_bool_to_uint32(x_160);
x_195 = lean_uint32_land(x_169, x_194);
x_196 = lean_uint32_dec_eq(x_195, x_31);
x_197 = lean_bool_to_uint32(x_193);
x_198 = lean_bool_to_uint32(x_196);
x_199 = lean_uint32_lor(x_197, x_198);
x_200 = lean_uint32_dec_eq(x_199, x_31);
x_201 = lean_uint32_to_uint64(x_165);
x_202 = lean_uint64_lor(x_49, x_201);
x_203 = lean_bool_to_uint32(x_176);
x_204 = lean_uint32_to_uint64(x_203);
x_205 = lean_bool_to_uint32(x_185);
x_206 = lean_uint32_to_uint64(x_205);
x_207 = lean_uint32_to_uint64(x_188);
x_208 = lean_uint64_lor(x_49, x_207);
x_209 = lean_uint32_to_uint64(x_191);
x_210 = lean_uint64_lor(x_49, x_209);
x_211 = lean_bool_to_uint32(x_200);
x_212 = lean_uint32_to_uint64(x_211);
x_213 = lean_uint64_shift_left(x_212, x_56);
x_214 = lean_uint64_lor(x_210, x_213);
x_215 = lean_uint64_shift_left(x_214, x_56);
x_216 = lean_uint64_lor(x_208, x_215);
x_217 = lean_uint64_shift_left(x_216, x_13);
x_218 = lean_uint64_lor(x_206, x_217);
x_219 = lean_uint64_shift_left(x_218, x_13);
x_220 = lean_uint64_lor(x_204, x_219);
x_221 = lean_uint64_shift_left(x_220, x_35);
x_222 = lean_uint64_lor(x_202, x_221);
x_223 = lean_uint64_to_uint32(x_222);
x_224 = lean_uint32_to_uint64(x_223);
x_225 = lean_uint64_shift_right(x_224, x_35);
x_226 = lean_uint64_shift_right(x_225, x_13);
x_227 = lean_uint64_shift_right(x_226, x_13);
x_228 = lean_uint64_shift_right(x_227, x_56);
x_229 = lean_uint64_shift_right(x_228, x_56);
x_230 = lean_uint64_shift_left(x_229, x_13);
x_231 = lean_uint64_dec_lt(x_49, x_230);
x_232 = lean_bool_to_uint32(x_7);
x_233 = lean_uint32_dec_eq(x_9, x_31);
x_234 = lean_bool_to_uint32(x_233);
x_235 = 2;
x_236 = lean_uint32_dec_eq(x_9, x_235);
x_237 = lean_bool_to_uint32(x_236);
x_238 = lean_uint32_lor(x_234, x_237);
x_239 = lean_uint32_land(x_232, x_238);
x_240 = lean_uint32_sub(x_9, x_31);
x_241 = 3;
x_242 = lean_uint32_dec_lt(x_240, x_241);
x_243 = lean_bool_to_uint32(x_242);
x_244 = lean_uint32_land(x_232, x_243);
x_245 = lean_uint32_xor(x_244, x_31);
x_246 = lean_uint32_dec_lt(x_8, x_12);
x_247 = lean_bool_to_uint32(x_246);
x_248 = lean_uint32_land(x_245, x_247);
x_249 = lean_bool_to_uint32(x_231);
x_250 = lean_uint32_land(x_248, x_249);
x_281 = 4294967295;
x_282 = lean_uint32_dec_eq(x_6, x_281);
if (x_282 == 0)
{
x_276 = x_119;
goto block_280;
}
else
{
x_276 = x_117;
goto block_280;
}
block_264:
{
uint32_t x_254; uint8_t x_255; uint32_t x_256; uint32_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint32_t x_261; uint32_t x_262; uint8_t x_263; 
x_254 = lean_bool_to_uint32(x_253);
x_255 = lean_uint32_dec_le(x_11, x_252);
x_256 = lean_bool_to_uint32(x_255);
x_257 = lean_uint32_land(x_254, x_256);
x_258 = lean_uint32_lor(x_251, x_257);
x_259 = lean_uint32_land(x_248, x_258);
x_260 = lean_uint32_lor(x_250, x_259);
x_261 = lean_uint32_land(x_260, x_237);
x_262 = lean_uint32_lor(x_239, x_261);
x_263 = lean_uint32_dec_eq(x_262, x_31);
return x_263;
}
block_275:
{
uint32_t x_267; uint8_t x_268; uint32_t x_269; uint32_t x_270; uint32_t x_271; uint32_t x_272; uint32_t x_273; uint8_t x_274; 
x_267 = lean_bool_to_uint32(x_266);
x_268 = lean_uint32_dec_le(x_10, x_265);
x_269 = lean_bool_to_uint32(x_268);
x_270 = lean_uint32_land(x_267, x_269);
x_271 = lean_uint32_xor(x_249, x_31);
x_272 = lean_uint32_land(x_270, x_271);
x_273 = lean_uint32_lor(x_41, x_272);
x_274 = lean_uint32_dec_eq(x_11, x_41);
if (x_274 == 0)
{
x_251 = x_273;
x_252 = x_265;
x_253 = x_119;
goto block_264;
}
else
{
x_251 = x_273;
x_252 = x_265;
x_253 = x_117;
goto block_264;
}
}
block_280:
{
uint32_t x_277; uint32_t x_278; uint8_t x_279; 
x_277 = lean_bool_to_uint32(x_276);
x_278 = lean_uint32_add(x_6, x_277);
x_279 = lean_uint32_dec_eq(x_10, x_41);
if (x_279 == 0)
{
x_265 = x_278;
x_266 = x_119;
goto block_275;
}
else
{
x_265 = x_278;
x_266 = x_117;
goto block_275;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_Blackjack_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
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
x_23 = blackjack_lane_due(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_Blackjack_Basic(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_Blackjack_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_Blackjack_Basic(builtin);
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

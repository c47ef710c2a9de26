// Lean compiler output
// Module: Spec.FrozenLake.Kernel
// Imports: public import Init public import Spec.FrozenLake.Basic public import Spec.MDP.Lane.Word
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
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_step0___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneDue___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneRefuses___boxed(lean_object**);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t frozenlake_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint32_t frozenlake_lane_elapsed(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t frozenlake_init_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_reward___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t frozenlake_lane_over(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_stateValid___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_uint32_shift_right(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_rewardScale___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t frozenlake_lane_due(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t frozenlake_step_words(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_obs0___redArg___boxed(lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t frozenlake_lane_t(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTruncated___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_action_valid(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneT___boxed(lean_object**);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
uint64_t lean_uint64_complement(uint64_t);
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_laneState0___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t frozenlake_lane_state_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_init0___redArg(uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint8_t frozenlake_state_valid(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneState0___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_valid___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_init0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneReward___boxed(lean_object**);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_numActions___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneOver___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT uint64_t frozenlake_obs_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneElapsed___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_resetWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t frozenlake_step_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneDue___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t frozenlake_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneOver___boxed(lean_object**);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTerminated___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t frozenlake_lane_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stepWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
uint32_t lean_uint32_shift_left(uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_lane_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT uint32_t frozenlake_num_actions(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t frozenlake_reset_words(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_lane_refuses(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_lane_truncated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_terminated___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_valid(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_terminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_obs0___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_laneReward___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_valid___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t frozenlake_reward_scale(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint8_t x_58; uint64_t x_59; uint64_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint8_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint8_t x_88; uint64_t x_89; uint8_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint8_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint8_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; 
x_11 = 1;
x_12 = lean_uint32_sub(x_1, x_11);
x_13 = 8;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_uint32_sub(x_2, x_11);
x_16 = lean_uint32_dec_lt(x_15, x_13);
x_17 = lean_bool_to_uint32(x_14);
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_land(x_17, x_18);
x_20 = lean_uint32_dec_eq(x_19, x_11);
x_21 = 3;
x_22 = lean_uint32_shift_right(x_3, x_21);
x_23 = lean_uint32_dec_lt(x_22, x_1);
x_24 = 7;
x_25 = lean_uint32_land(x_3, x_24);
x_26 = lean_uint32_dec_lt(x_25, x_2);
x_27 = lean_bool_to_uint32(x_23);
x_28 = lean_bool_to_uint32(x_26);
x_29 = lean_uint32_land(x_27, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_11);
x_31 = lean_uint32_sub(x_7, x_11);
x_32 = 1000000;
x_33 = lean_uint32_dec_lt(x_31, x_32);
x_34 = lean_uint32_dec_le(x_6, x_7);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_11);
x_39 = lean_uint32_dec_le(x_22, x_12);
x_40 = 0;
x_41 = lean_bool_to_uint32(x_39);
x_42 = lean_uint32_sub(x_40, x_41);
x_43 = lean_uint32_land(x_22, x_42);
x_44 = lean_uint32_dec_le(x_25, x_15);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_40, x_45);
x_47 = lean_uint32_land(x_25, x_46);
x_48 = lean_uint32_shift_left(x_43, x_21);
x_49 = lean_uint32_add(x_48, x_47);
x_50 = 0;
x_51 = lean_uint32_to_uint64(x_49);
x_52 = lean_uint64_lor(x_50, x_51);
x_53 = 1;
x_54 = lean_uint64_shift_right(x_4, x_52);
x_55 = lean_uint64_shift_left(x_53, x_53);
x_56 = lean_uint64_sub(x_55, x_53);
x_57 = lean_uint64_land(x_54, x_56);
x_58 = lean_uint64_dec_eq(x_57, x_53);
x_59 = lean_uint64_shift_right(x_5, x_52);
x_60 = lean_uint64_land(x_59, x_56);
x_61 = lean_uint64_dec_eq(x_60, x_53);
x_62 = lean_bool_to_uint32(x_58);
x_63 = lean_bool_to_uint32(x_61);
x_64 = lean_uint32_lor(x_62, x_63);
x_65 = lean_uint32_dec_eq(x_64, x_11);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_dec_eq(x_66, x_40);
x_68 = lean_uint64_lor(x_4, x_5);
x_69 = 255;
x_70 = 8;
x_71 = lean_uint32_to_uint64(x_2);
x_72 = lean_uint64_lor(x_50, x_71);
x_73 = lean_uint64_sub(x_70, x_72);
x_74 = lean_uint64_shift_right(x_69, x_73);
x_75 = 72340172838076673ULL;
x_76 = lean_uint64_mul(x_74, x_75);
x_77 = 18446744073709551615ULL;
x_78 = 64;
x_79 = lean_uint32_to_uint64(x_1);
x_80 = lean_uint64_lor(x_50, x_79);
x_81 = 3;
x_82 = lean_uint64_shift_left(x_80, x_81);
x_83 = lean_uint64_sub(x_78, x_82);
x_84 = lean_uint64_shift_right(x_77, x_83);
x_85 = lean_uint64_land(x_76, x_84);
x_86 = lean_uint64_complement(x_85);
x_87 = lean_uint64_land(x_68, x_86);
x_88 = lean_uint64_dec_eq(x_87, x_50);
x_89 = lean_uint64_land(x_4, x_5);
x_90 = lean_uint64_dec_eq(x_89, x_50);
x_91 = lean_bool_to_uint32(x_88);
x_92 = lean_bool_to_uint32(x_90);
x_93 = lean_uint32_land(x_91, x_92);
x_94 = lean_uint32_dec_eq(x_93, x_11);
x_95 = lean_bool_to_uint32(x_67);
x_96 = lean_bool_to_uint32(x_94);
x_97 = lean_uint32_land(x_95, x_96);
x_98 = lean_uint32_dec_eq(x_97, x_11);
x_99 = lean_bool_to_uint32(x_38);
x_100 = lean_bool_to_uint32(x_98);
x_101 = lean_uint32_land(x_99, x_100);
x_102 = lean_uint32_dec_eq(x_101, x_11);
x_103 = lean_bool_to_uint32(x_30);
x_104 = lean_bool_to_uint32(x_102);
x_105 = lean_uint32_land(x_103, x_104);
x_106 = lean_uint32_dec_eq(x_105, x_11);
x_107 = lean_bool_to_uint32(x_20);
x_108 = lean_bool_to_uint32(x_106);
x_109 = lean_uint32_land(x_107, x_108);
x_110 = lean_uint32_dec_eq(x_109, x_11);
return x_110;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_valid___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint8_t x_55; uint64_t x_56; uint64_t x_57; uint8_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint8_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint8_t x_85; uint64_t x_86; uint8_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint8_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint8_t x_107; 
x_8 = 1;
x_9 = lean_uint32_sub(x_1, x_8);
x_10 = 8;
x_11 = lean_uint32_dec_lt(x_9, x_10);
x_12 = lean_uint32_sub(x_2, x_8);
x_13 = lean_uint32_dec_lt(x_12, x_10);
x_14 = lean_bool_to_uint32(x_11);
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_uint32_land(x_14, x_15);
x_17 = lean_uint32_dec_eq(x_16, x_8);
x_18 = 3;
x_19 = lean_uint32_shift_right(x_3, x_18);
x_20 = lean_uint32_dec_lt(x_19, x_1);
x_21 = 7;
x_22 = lean_uint32_land(x_3, x_21);
x_23 = lean_uint32_dec_lt(x_22, x_2);
x_24 = lean_bool_to_uint32(x_20);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_uint32_land(x_24, x_25);
x_27 = lean_uint32_dec_eq(x_26, x_8);
x_28 = lean_uint32_sub(x_7, x_8);
x_29 = 1000000;
x_30 = lean_uint32_dec_lt(x_28, x_29);
x_31 = lean_uint32_dec_le(x_6, x_7);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_bool_to_uint32(x_31);
x_34 = lean_uint32_land(x_32, x_33);
x_35 = lean_uint32_dec_eq(x_34, x_8);
x_36 = lean_uint32_dec_le(x_19, x_9);
x_37 = 0;
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_uint32_sub(x_37, x_38);
x_40 = lean_uint32_land(x_19, x_39);
x_41 = lean_uint32_dec_le(x_22, x_12);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_37, x_42);
x_44 = lean_uint32_land(x_22, x_43);
x_45 = lean_uint32_shift_left(x_40, x_18);
x_46 = lean_uint32_add(x_45, x_44);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = 1;
x_51 = lean_uint64_shift_right(x_4, x_49);
x_52 = lean_uint64_shift_left(x_50, x_50);
x_53 = lean_uint64_sub(x_52, x_50);
x_54 = lean_uint64_land(x_51, x_53);
x_55 = lean_uint64_dec_eq(x_54, x_50);
x_56 = lean_uint64_shift_right(x_5, x_49);
x_57 = lean_uint64_land(x_56, x_53);
x_58 = lean_uint64_dec_eq(x_57, x_50);
x_59 = lean_bool_to_uint32(x_55);
x_60 = lean_bool_to_uint32(x_58);
x_61 = lean_uint32_lor(x_59, x_60);
x_62 = lean_uint32_dec_eq(x_61, x_8);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_dec_eq(x_63, x_37);
x_65 = lean_uint64_lor(x_4, x_5);
x_66 = 255;
x_67 = 8;
x_68 = lean_uint32_to_uint64(x_2);
x_69 = lean_uint64_lor(x_47, x_68);
x_70 = lean_uint64_sub(x_67, x_69);
x_71 = lean_uint64_shift_right(x_66, x_70);
x_72 = 72340172838076673ULL;
x_73 = lean_uint64_mul(x_71, x_72);
x_74 = 18446744073709551615ULL;
x_75 = 64;
x_76 = lean_uint32_to_uint64(x_1);
x_77 = lean_uint64_lor(x_47, x_76);
x_78 = 3;
x_79 = lean_uint64_shift_left(x_77, x_78);
x_80 = lean_uint64_sub(x_75, x_79);
x_81 = lean_uint64_shift_right(x_74, x_80);
x_82 = lean_uint64_land(x_73, x_81);
x_83 = lean_uint64_complement(x_82);
x_84 = lean_uint64_land(x_65, x_83);
x_85 = lean_uint64_dec_eq(x_84, x_47);
x_86 = lean_uint64_land(x_4, x_5);
x_87 = lean_uint64_dec_eq(x_86, x_47);
x_88 = lean_bool_to_uint32(x_85);
x_89 = lean_bool_to_uint32(x_87);
x_90 = lean_uint32_land(x_88, x_89);
x_91 = lean_uint32_dec_eq(x_90, x_8);
x_92 = lean_bool_to_uint32(x_64);
x_93 = lean_bool_to_uint32(x_91);
x_94 = lean_uint32_land(x_92, x_93);
x_95 = lean_uint32_dec_eq(x_94, x_8);
x_96 = lean_bool_to_uint32(x_35);
x_97 = lean_bool_to_uint32(x_95);
x_98 = lean_uint32_land(x_96, x_97);
x_99 = lean_uint32_dec_eq(x_98, x_8);
x_100 = lean_bool_to_uint32(x_27);
x_101 = lean_bool_to_uint32(x_99);
x_102 = lean_uint32_land(x_100, x_101);
x_103 = lean_uint32_dec_eq(x_102, x_8);
x_104 = lean_bool_to_uint32(x_17);
x_105 = lean_bool_to_uint32(x_103);
x_106 = lean_uint32_land(x_104, x_105);
x_107 = lean_uint32_dec_eq(x_106, x_8);
return x_107;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_valid(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_valid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_FrozenLake_Kernel_valid___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint32_t frozenlake_num_actions(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; 
x_11 = 3;
x_12 = lean_uint32_to_uint64(x_11);
x_13 = 1;
x_14 = lean_uint64_add(x_12, x_13);
x_15 = lean_uint64_to_uint32(x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_num_actions(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT uint8_t frozenlake_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint8_t x_17; 
x_12 = 3;
x_13 = lean_uint32_to_uint64(x_12);
x_14 = 1;
x_15 = lean_uint64_add(x_13, x_14);
x_16 = lean_uint64_to_uint32(x_15);
x_17 = lean_uint32_dec_lt(x_11, x_16);
return x_17;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_actionValid___redArg(uint32_t x_1) {
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
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = frozenlake_action_valid(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_FrozenLake_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t frozenlake_reward_scale(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = 1000000;
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_reward_scale(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t frozenlake_reset_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = 0;
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_reset_words(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t frozenlake_step_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = 1;
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_step_words(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT uint8_t frozenlake_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint64_t x_23; uint64_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; 
x_12 = 1;
x_13 = lean_uint32_sub(x_2, x_12);
x_14 = lean_uint32_sub(x_1, x_12);
x_15 = 3;
x_16 = lean_uint32_to_uint64(x_11);
x_17 = 1;
x_18 = lean_uint64_shift_left(x_17, x_15);
x_19 = lean_uint64_sub(x_18, x_17);
x_20 = lean_uint64_land(x_16, x_19);
x_21 = lean_uint32_to_uint64(x_13);
x_22 = lean_uint64_dec_le(x_20, x_21);
x_23 = lean_uint64_shift_right(x_16, x_15);
x_24 = lean_uint32_to_uint64(x_14);
x_25 = lean_uint64_dec_le(x_23, x_24);
x_26 = lean_bool_to_uint32(x_22);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_land(x_26, x_27);
x_29 = lean_uint32_dec_eq(x_28, x_12);
x_30 = 1;
x_31 = lean_bool_to_uint32(x_29);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_uint32_land(x_31, x_32);
x_34 = lean_uint32_dec_eq(x_33, x_12);
return x_34;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_stateValid___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint64_t x_15; uint64_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_4 = 1;
x_5 = lean_uint32_sub(x_2, x_4);
x_6 = lean_uint32_sub(x_1, x_4);
x_7 = 3;
x_8 = lean_uint32_to_uint64(x_3);
x_9 = 1;
x_10 = lean_uint64_shift_left(x_9, x_7);
x_11 = lean_uint64_sub(x_10, x_9);
x_12 = lean_uint64_land(x_8, x_11);
x_13 = lean_uint32_to_uint64(x_5);
x_14 = lean_uint64_dec_le(x_12, x_13);
x_15 = lean_uint64_shift_right(x_8, x_7);
x_16 = lean_uint32_to_uint64(x_6);
x_17 = lean_uint64_dec_le(x_15, x_16);
x_18 = lean_bool_to_uint32(x_14);
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_uint32_land(x_18, x_19);
x_21 = lean_uint32_dec_eq(x_20, x_4);
x_22 = 1;
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_land(x_23, x_24);
x_26 = lean_uint32_dec_eq(x_25, x_4);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = frozenlake_state_valid(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stateValid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_FrozenLake_Kernel_stateValid___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t frozenlake_init_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint64_t x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; 
x_13 = 1;
x_14 = lean_uint32_sub(x_1, x_13);
x_15 = 3;
x_16 = lean_uint32_shift_right(x_3, x_15);
x_17 = lean_uint32_dec_le(x_16, x_14);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_uint32_sub(x_18, x_19);
x_21 = lean_uint32_land(x_16, x_20);
x_22 = lean_uint32_sub(x_2, x_13);
x_23 = 7;
x_24 = lean_uint32_land(x_3, x_23);
x_25 = lean_uint32_dec_le(x_24, x_22);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_sub(x_18, x_26);
x_28 = lean_uint32_land(x_24, x_27);
x_29 = 3;
x_30 = 0;
x_31 = lean_uint32_to_uint64(x_28);
x_32 = lean_uint64_lor(x_30, x_31);
x_33 = lean_uint32_to_uint64(x_21);
x_34 = lean_uint64_lor(x_30, x_33);
x_35 = lean_uint64_shift_left(x_34, x_29);
x_36 = lean_uint64_lor(x_32, x_35);
x_37 = lean_uint64_to_uint32(x_36);
return x_37;
}
}
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_init0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; 
x_4 = 1;
x_5 = lean_uint32_sub(x_1, x_4);
x_6 = 3;
x_7 = lean_uint32_shift_right(x_3, x_6);
x_8 = lean_uint32_dec_le(x_7, x_5);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_8);
x_11 = lean_uint32_sub(x_9, x_10);
x_12 = lean_uint32_land(x_7, x_11);
x_13 = lean_uint32_sub(x_2, x_4);
x_14 = 7;
x_15 = lean_uint32_land(x_3, x_14);
x_16 = lean_uint32_dec_le(x_15, x_13);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_sub(x_9, x_17);
x_19 = lean_uint32_land(x_15, x_18);
x_20 = 3;
x_21 = 0;
x_22 = lean_uint32_to_uint64(x_19);
x_23 = lean_uint64_lor(x_21, x_22);
x_24 = lean_uint32_to_uint64(x_12);
x_25 = lean_uint64_lor(x_21, x_24);
x_26 = lean_uint64_shift_left(x_25, x_20);
x_27 = lean_uint64_lor(x_23, x_26);
x_28 = lean_uint64_to_uint32(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_25 = frozenlake_init_0(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint32(x_25);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_init0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_FrozenLake_Kernel_init0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t frozenlake_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint8_t x_45; uint64_t x_46; uint64_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint8_t x_52; uint64_t x_53; uint32_t x_54; uint8_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint8_t x_97; uint8_t x_98; uint32_t x_99; uint32_t x_100; uint8_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint32_t x_148; 
x_14 = 3;
x_15 = 1;
x_16 = lean_uint32_sub(x_2, x_15);
x_17 = lean_uint32_sub(x_1, x_15);
x_18 = lean_uint32_to_uint64(x_11);
x_19 = 3;
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_19);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = lean_uint64_land(x_18, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_16);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_18, x_19);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_17);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_shift_left(x_35, x_14);
x_37 = lean_uint32_add(x_36, x_29);
x_38 = 0;
x_39 = lean_uint32_to_uint64(x_37);
x_40 = lean_uint64_lor(x_38, x_39);
x_41 = lean_uint64_shift_right(x_4, x_40);
x_42 = lean_uint64_shift_left(x_20, x_20);
x_43 = lean_uint64_sub(x_42, x_20);
x_44 = lean_uint64_land(x_41, x_43);
x_45 = lean_uint64_dec_eq(x_44, x_20);
x_46 = lean_uint64_shift_right(x_5, x_40);
x_47 = lean_uint64_land(x_46, x_43);
x_48 = lean_uint64_dec_eq(x_47, x_20);
x_49 = lean_bool_to_uint32(x_45);
x_50 = lean_bool_to_uint32(x_48);
x_51 = lean_uint32_lor(x_49, x_50);
x_52 = lean_uint32_dec_eq(x_51, x_15);
x_53 = lean_uint32_to_uint64(x_12);
x_54 = lean_uint64_to_uint32(x_53);
x_55 = lean_uint32_dec_le(x_54, x_14);
x_56 = lean_bool_to_uint32(x_55);
x_57 = lean_uint32_sub(x_26, x_56);
x_58 = lean_uint32_land(x_54, x_57);
x_59 = 999999;
x_60 = lean_uint32_sub(x_7, x_15);
x_61 = lean_uint32_dec_le(x_60, x_59);
x_62 = lean_bool_to_uint32(x_61);
x_63 = lean_uint32_sub(x_26, x_62);
x_64 = lean_uint32_land(x_60, x_63);
x_65 = lean_uint32_shift_left(x_64, x_15);
x_66 = lean_uint32_add(x_65, x_15);
x_67 = lean_uint32_add(x_66, x_15);
x_68 = 32;
x_69 = lean_uint64_shift_right(x_13, x_68);
x_70 = lean_uint32_to_uint64(x_67);
x_71 = lean_uint64_mul(x_69, x_70);
x_72 = 4294967295;
x_73 = lean_uint64_land(x_13, x_72);
x_74 = lean_uint64_mul(x_73, x_70);
x_75 = lean_uint64_shift_right(x_74, x_68);
x_76 = lean_uint64_add(x_71, x_75);
x_77 = lean_uint64_shift_right(x_76, x_68);
x_78 = lean_uint64_to_uint32(x_77);
x_79 = lean_uint32_sub(x_7, x_6);
x_80 = lean_uint32_dec_lt(x_78, x_79);
x_81 = lean_uint32_add(x_58, x_14);
x_82 = lean_uint32_land(x_81, x_14);
x_83 = lean_uint32_add(x_7, x_6);
x_84 = lean_uint32_dec_lt(x_78, x_83);
x_85 = lean_uint32_add(x_58, x_15);
x_86 = lean_uint32_land(x_85, x_14);
x_87 = lean_uint32_xor(x_58, x_86);
x_88 = lean_bool_to_uint32(x_84);
x_89 = lean_uint32_sub(x_26, x_88);
x_90 = lean_uint32_land(x_87, x_89);
x_91 = lean_uint32_xor(x_86, x_90);
x_92 = lean_uint32_xor(x_82, x_91);
x_93 = lean_bool_to_uint32(x_80);
x_94 = lean_uint32_sub(x_26, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_91, x_95);
x_97 = lean_uint32_dec_eq(x_96, x_15);
x_98 = lean_uint32_dec_lt(x_35, x_17);
x_99 = lean_bool_to_uint32(x_98);
x_100 = lean_uint32_add(x_35, x_99);
x_101 = lean_uint32_dec_eq(x_96, x_14);
x_102 = lean_uint32_dec_lt(x_26, x_35);
x_103 = lean_bool_to_uint32(x_102);
x_104 = lean_uint32_sub(x_35, x_103);
x_105 = lean_uint32_xor(x_104, x_35);
x_106 = lean_bool_to_uint32(x_101);
x_107 = lean_uint32_sub(x_26, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_35, x_108);
x_110 = lean_uint32_xor(x_100, x_109);
x_111 = lean_bool_to_uint32(x_97);
x_112 = lean_uint32_sub(x_26, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_109, x_113);
x_115 = lean_uint32_dec_eq(x_96, x_26);
x_116 = lean_uint32_dec_lt(x_26, x_29);
x_117 = lean_bool_to_uint32(x_116);
x_118 = lean_uint32_sub(x_29, x_117);
x_119 = 2;
x_120 = lean_uint32_dec_eq(x_96, x_119);
x_121 = lean_uint32_dec_lt(x_29, x_16);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_add(x_29, x_122);
x_124 = lean_uint32_xor(x_123, x_29);
x_125 = lean_bool_to_uint32(x_120);
x_126 = lean_uint32_sub(x_26, x_125);
x_127 = lean_uint32_land(x_124, x_126);
x_128 = lean_uint32_xor(x_29, x_127);
x_129 = lean_uint32_xor(x_118, x_128);
x_130 = lean_bool_to_uint32(x_115);
x_131 = lean_uint32_sub(x_26, x_130);
x_132 = lean_uint32_land(x_129, x_131);
x_133 = lean_uint32_xor(x_128, x_132);
x_134 = lean_uint32_xor(x_35, x_114);
x_135 = lean_bool_to_uint32(x_52);
x_136 = lean_uint32_sub(x_26, x_135);
x_137 = lean_uint32_land(x_134, x_136);
x_138 = lean_uint32_xor(x_114, x_137);
x_139 = lean_uint32_xor(x_29, x_133);
x_140 = lean_uint32_land(x_139, x_136);
x_141 = lean_uint32_xor(x_133, x_140);
x_142 = lean_uint32_to_uint64(x_141);
x_143 = lean_uint64_lor(x_38, x_142);
x_144 = lean_uint32_to_uint64(x_138);
x_145 = lean_uint64_lor(x_38, x_144);
x_146 = lean_uint64_shift_left(x_145, x_19);
x_147 = lean_uint64_lor(x_143, x_146);
x_148 = lean_uint64_to_uint32(x_147);
return x_148;
}
}
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint8_t x_41; uint64_t x_42; uint64_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint64_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint8_t x_93; uint8_t x_94; uint32_t x_95; uint32_t x_96; uint8_t x_97; uint8_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint8_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint32_t x_144; 
x_10 = 3;
x_11 = 1;
x_12 = lean_uint32_sub(x_2, x_11);
x_13 = lean_uint32_sub(x_1, x_11);
x_14 = lean_uint32_to_uint64(x_7);
x_15 = 3;
x_16 = 1;
x_17 = lean_uint64_shift_left(x_16, x_15);
x_18 = lean_uint64_sub(x_17, x_16);
x_19 = lean_uint64_land(x_14, x_18);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_12);
x_22 = 0;
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_uint32_sub(x_22, x_23);
x_25 = lean_uint32_land(x_20, x_24);
x_26 = lean_uint64_shift_right(x_14, x_15);
x_27 = lean_uint64_to_uint32(x_26);
x_28 = lean_uint32_dec_le(x_27, x_13);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_sub(x_22, x_29);
x_31 = lean_uint32_land(x_27, x_30);
x_32 = lean_uint32_shift_left(x_31, x_10);
x_33 = lean_uint32_add(x_32, x_25);
x_34 = 0;
x_35 = lean_uint32_to_uint64(x_33);
x_36 = lean_uint64_lor(x_34, x_35);
x_37 = lean_uint64_shift_right(x_3, x_36);
x_38 = lean_uint64_shift_left(x_16, x_16);
x_39 = lean_uint64_sub(x_38, x_16);
x_40 = lean_uint64_land(x_37, x_39);
x_41 = lean_uint64_dec_eq(x_40, x_16);
x_42 = lean_uint64_shift_right(x_4, x_36);
x_43 = lean_uint64_land(x_42, x_39);
x_44 = lean_uint64_dec_eq(x_43, x_16);
x_45 = lean_bool_to_uint32(x_41);
x_46 = lean_bool_to_uint32(x_44);
x_47 = lean_uint32_lor(x_45, x_46);
x_48 = lean_uint32_dec_eq(x_47, x_11);
x_49 = lean_uint32_to_uint64(x_8);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_50, x_10);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_sub(x_22, x_52);
x_54 = lean_uint32_land(x_50, x_53);
x_55 = 999999;
x_56 = lean_uint32_sub(x_6, x_11);
x_57 = lean_uint32_dec_le(x_56, x_55);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_22, x_58);
x_60 = lean_uint32_land(x_56, x_59);
x_61 = lean_uint32_shift_left(x_60, x_11);
x_62 = lean_uint32_add(x_61, x_11);
x_63 = lean_uint32_add(x_62, x_11);
x_64 = 32;
x_65 = lean_uint64_shift_right(x_9, x_64);
x_66 = lean_uint32_to_uint64(x_63);
x_67 = lean_uint64_mul(x_65, x_66);
x_68 = 4294967295;
x_69 = lean_uint64_land(x_9, x_68);
x_70 = lean_uint64_mul(x_69, x_66);
x_71 = lean_uint64_shift_right(x_70, x_64);
x_72 = lean_uint64_add(x_67, x_71);
x_73 = lean_uint64_shift_right(x_72, x_64);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = lean_uint32_sub(x_6, x_5);
x_76 = lean_uint32_dec_lt(x_74, x_75);
x_77 = lean_uint32_add(x_54, x_10);
x_78 = lean_uint32_land(x_77, x_10);
x_79 = lean_uint32_add(x_6, x_5);
x_80 = lean_uint32_dec_lt(x_74, x_79);
x_81 = lean_uint32_add(x_54, x_11);
x_82 = lean_uint32_land(x_81, x_10);
x_83 = lean_uint32_xor(x_54, x_82);
x_84 = lean_bool_to_uint32(x_80);
x_85 = lean_uint32_sub(x_22, x_84);
x_86 = lean_uint32_land(x_83, x_85);
x_87 = lean_uint32_xor(x_82, x_86);
x_88 = lean_uint32_xor(x_78, x_87);
x_89 = lean_bool_to_uint32(x_76);
x_90 = lean_uint32_sub(x_22, x_89);
x_91 = lean_uint32_land(x_88, x_90);
x_92 = lean_uint32_xor(x_87, x_91);
x_93 = lean_uint32_dec_eq(x_92, x_11);
x_94 = lean_uint32_dec_lt(x_31, x_13);
x_95 = lean_bool_to_uint32(x_94);
x_96 = lean_uint32_add(x_31, x_95);
x_97 = lean_uint32_dec_eq(x_92, x_10);
x_98 = lean_uint32_dec_lt(x_22, x_31);
x_99 = lean_bool_to_uint32(x_98);
x_100 = lean_uint32_sub(x_31, x_99);
x_101 = lean_uint32_xor(x_100, x_31);
x_102 = lean_bool_to_uint32(x_97);
x_103 = lean_uint32_sub(x_22, x_102);
x_104 = lean_uint32_land(x_101, x_103);
x_105 = lean_uint32_xor(x_31, x_104);
x_106 = lean_uint32_xor(x_96, x_105);
x_107 = lean_bool_to_uint32(x_93);
x_108 = lean_uint32_sub(x_22, x_107);
x_109 = lean_uint32_land(x_106, x_108);
x_110 = lean_uint32_xor(x_105, x_109);
x_111 = lean_uint32_dec_eq(x_92, x_22);
x_112 = lean_uint32_dec_lt(x_22, x_25);
x_113 = lean_bool_to_uint32(x_112);
x_114 = lean_uint32_sub(x_25, x_113);
x_115 = 2;
x_116 = lean_uint32_dec_eq(x_92, x_115);
x_117 = lean_uint32_dec_lt(x_25, x_12);
x_118 = lean_bool_to_uint32(x_117);
x_119 = lean_uint32_add(x_25, x_118);
x_120 = lean_uint32_xor(x_119, x_25);
x_121 = lean_bool_to_uint32(x_116);
x_122 = lean_uint32_sub(x_22, x_121);
x_123 = lean_uint32_land(x_120, x_122);
x_124 = lean_uint32_xor(x_25, x_123);
x_125 = lean_uint32_xor(x_114, x_124);
x_126 = lean_bool_to_uint32(x_111);
x_127 = lean_uint32_sub(x_22, x_126);
x_128 = lean_uint32_land(x_125, x_127);
x_129 = lean_uint32_xor(x_124, x_128);
x_130 = lean_uint32_xor(x_31, x_110);
x_131 = lean_bool_to_uint32(x_48);
x_132 = lean_uint32_sub(x_22, x_131);
x_133 = lean_uint32_land(x_130, x_132);
x_134 = lean_uint32_xor(x_110, x_133);
x_135 = lean_uint32_xor(x_25, x_129);
x_136 = lean_uint32_land(x_135, x_132);
x_137 = lean_uint32_xor(x_129, x_136);
x_138 = lean_uint32_to_uint64(x_137);
x_139 = lean_uint64_lor(x_34, x_138);
x_140 = lean_uint32_to_uint64(x_134);
x_141 = lean_uint64_lor(x_34, x_140);
x_142 = lean_uint64_shift_left(x_141, x_15);
x_143 = lean_uint64_lor(x_139, x_142);
x_144 = lean_uint64_to_uint32(x_143);
return x_144;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint64_t x_26; uint32_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_27 = frozenlake_step_0(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint32(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint32_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = l_Spec_FrozenLake_Kernel_step0___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint32(x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t frozenlake_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint8_t x_45; uint64_t x_46; uint64_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint8_t x_52; uint64_t x_53; uint32_t x_54; uint8_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint8_t x_97; uint8_t x_98; uint32_t x_99; uint32_t x_100; uint8_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint8_t x_140; uint64_t x_141; uint64_t x_142; uint8_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; 
x_14 = 3;
x_15 = 1;
x_16 = lean_uint32_sub(x_2, x_15);
x_17 = lean_uint32_sub(x_1, x_15);
x_18 = lean_uint32_to_uint64(x_11);
x_19 = 3;
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_19);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = lean_uint64_land(x_18, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_16);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_18, x_19);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_17);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint32_shift_left(x_35, x_14);
x_37 = lean_uint32_add(x_36, x_29);
x_38 = 0;
x_39 = lean_uint32_to_uint64(x_37);
x_40 = lean_uint64_lor(x_38, x_39);
x_41 = lean_uint64_shift_right(x_4, x_40);
x_42 = lean_uint64_shift_left(x_20, x_20);
x_43 = lean_uint64_sub(x_42, x_20);
x_44 = lean_uint64_land(x_41, x_43);
x_45 = lean_uint64_dec_eq(x_44, x_20);
x_46 = lean_uint64_shift_right(x_5, x_40);
x_47 = lean_uint64_land(x_46, x_43);
x_48 = lean_uint64_dec_eq(x_47, x_20);
x_49 = lean_bool_to_uint32(x_45);
x_50 = lean_bool_to_uint32(x_48);
x_51 = lean_uint32_lor(x_49, x_50);
x_52 = lean_uint32_dec_eq(x_51, x_15);
x_53 = lean_uint32_to_uint64(x_12);
x_54 = lean_uint64_to_uint32(x_53);
x_55 = lean_uint32_dec_le(x_54, x_14);
x_56 = lean_bool_to_uint32(x_55);
x_57 = lean_uint32_sub(x_26, x_56);
x_58 = lean_uint32_land(x_54, x_57);
x_59 = 999999;
x_60 = lean_uint32_sub(x_7, x_15);
x_61 = lean_uint32_dec_le(x_60, x_59);
x_62 = lean_bool_to_uint32(x_61);
x_63 = lean_uint32_sub(x_26, x_62);
x_64 = lean_uint32_land(x_60, x_63);
x_65 = lean_uint32_shift_left(x_64, x_15);
x_66 = lean_uint32_add(x_65, x_15);
x_67 = lean_uint32_add(x_66, x_15);
x_68 = 32;
x_69 = lean_uint64_shift_right(x_13, x_68);
x_70 = lean_uint32_to_uint64(x_67);
x_71 = lean_uint64_mul(x_69, x_70);
x_72 = 4294967295;
x_73 = lean_uint64_land(x_13, x_72);
x_74 = lean_uint64_mul(x_73, x_70);
x_75 = lean_uint64_shift_right(x_74, x_68);
x_76 = lean_uint64_add(x_71, x_75);
x_77 = lean_uint64_shift_right(x_76, x_68);
x_78 = lean_uint64_to_uint32(x_77);
x_79 = lean_uint32_sub(x_7, x_6);
x_80 = lean_uint32_dec_lt(x_78, x_79);
x_81 = lean_uint32_add(x_58, x_14);
x_82 = lean_uint32_land(x_81, x_14);
x_83 = lean_uint32_add(x_7, x_6);
x_84 = lean_uint32_dec_lt(x_78, x_83);
x_85 = lean_uint32_add(x_58, x_15);
x_86 = lean_uint32_land(x_85, x_14);
x_87 = lean_uint32_xor(x_58, x_86);
x_88 = lean_bool_to_uint32(x_84);
x_89 = lean_uint32_sub(x_26, x_88);
x_90 = lean_uint32_land(x_87, x_89);
x_91 = lean_uint32_xor(x_86, x_90);
x_92 = lean_uint32_xor(x_82, x_91);
x_93 = lean_bool_to_uint32(x_80);
x_94 = lean_uint32_sub(x_26, x_93);
x_95 = lean_uint32_land(x_92, x_94);
x_96 = lean_uint32_xor(x_91, x_95);
x_97 = lean_uint32_dec_eq(x_96, x_15);
x_98 = lean_uint32_dec_lt(x_35, x_17);
x_99 = lean_bool_to_uint32(x_98);
x_100 = lean_uint32_add(x_35, x_99);
x_101 = lean_uint32_dec_eq(x_96, x_14);
x_102 = lean_uint32_dec_lt(x_26, x_35);
x_103 = lean_bool_to_uint32(x_102);
x_104 = lean_uint32_sub(x_35, x_103);
x_105 = lean_uint32_xor(x_104, x_35);
x_106 = lean_bool_to_uint32(x_101);
x_107 = lean_uint32_sub(x_26, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_35, x_108);
x_110 = lean_uint32_xor(x_100, x_109);
x_111 = lean_bool_to_uint32(x_97);
x_112 = lean_uint32_sub(x_26, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_109, x_113);
x_115 = lean_uint32_dec_eq(x_96, x_26);
x_116 = lean_uint32_dec_lt(x_26, x_29);
x_117 = lean_bool_to_uint32(x_116);
x_118 = lean_uint32_sub(x_29, x_117);
x_119 = 2;
x_120 = lean_uint32_dec_eq(x_96, x_119);
x_121 = lean_uint32_dec_lt(x_29, x_16);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_add(x_29, x_122);
x_124 = lean_uint32_xor(x_123, x_29);
x_125 = lean_bool_to_uint32(x_120);
x_126 = lean_uint32_sub(x_26, x_125);
x_127 = lean_uint32_land(x_124, x_126);
x_128 = lean_uint32_xor(x_29, x_127);
x_129 = lean_uint32_xor(x_118, x_128);
x_130 = lean_bool_to_uint32(x_115);
x_131 = lean_uint32_sub(x_26, x_130);
x_132 = lean_uint32_land(x_129, x_131);
x_133 = lean_uint32_xor(x_128, x_132);
x_134 = lean_uint32_shift_left(x_114, x_14);
x_135 = lean_uint32_add(x_134, x_133);
x_136 = lean_uint32_to_uint64(x_135);
x_137 = lean_uint64_lor(x_38, x_136);
x_138 = lean_uint64_shift_right(x_4, x_137);
x_139 = lean_uint64_land(x_138, x_43);
x_140 = lean_uint64_dec_eq(x_139, x_20);
x_141 = lean_uint64_shift_right(x_5, x_137);
x_142 = lean_uint64_land(x_141, x_43);
x_143 = lean_uint64_dec_eq(x_142, x_20);
x_144 = lean_uint32_xor(x_9, x_10);
x_145 = lean_bool_to_uint32(x_143);
x_146 = lean_uint32_sub(x_26, x_145);
x_147 = lean_uint32_land(x_144, x_146);
x_148 = lean_uint32_xor(x_10, x_147);
x_149 = lean_uint32_xor(x_8, x_148);
x_150 = lean_bool_to_uint32(x_140);
x_151 = lean_uint32_sub(x_26, x_150);
x_152 = lean_uint32_land(x_149, x_151);
x_153 = lean_uint32_xor(x_148, x_152);
x_154 = lean_uint32_xor(x_26, x_153);
x_155 = lean_bool_to_uint32(x_52);
x_156 = lean_uint32_sub(x_26, x_155);
x_157 = lean_uint32_land(x_154, x_156);
x_158 = lean_uint32_xor(x_153, x_157);
x_159 = 2147483648;
x_160 = lean_uint32_add(x_158, x_159);
x_161 = lean_uint32_to_uint64(x_160);
x_162 = 2147483648;
x_163 = lean_uint64_sub(x_161, x_162);
return x_163;
}
}
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint8_t x_44; uint64_t x_45; uint64_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint64_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint8_t x_100; uint8_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint8_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint8_t x_139; uint64_t x_140; uint64_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; 
x_13 = 3;
x_14 = 1;
x_15 = lean_uint32_sub(x_2, x_14);
x_16 = lean_uint32_sub(x_1, x_14);
x_17 = lean_uint32_to_uint64(x_10);
x_18 = 3;
x_19 = 1;
x_20 = lean_uint64_shift_left(x_19, x_18);
x_21 = lean_uint64_sub(x_20, x_19);
x_22 = lean_uint64_land(x_17, x_21);
x_23 = lean_uint64_to_uint32(x_22);
x_24 = lean_uint32_dec_le(x_23, x_15);
x_25 = 0;
x_26 = lean_bool_to_uint32(x_24);
x_27 = lean_uint32_sub(x_25, x_26);
x_28 = lean_uint32_land(x_23, x_27);
x_29 = lean_uint64_shift_right(x_17, x_18);
x_30 = lean_uint64_to_uint32(x_29);
x_31 = lean_uint32_dec_le(x_30, x_16);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_sub(x_25, x_32);
x_34 = lean_uint32_land(x_30, x_33);
x_35 = lean_uint32_shift_left(x_34, x_13);
x_36 = lean_uint32_add(x_35, x_28);
x_37 = 0;
x_38 = lean_uint32_to_uint64(x_36);
x_39 = lean_uint64_lor(x_37, x_38);
x_40 = lean_uint64_shift_right(x_3, x_39);
x_41 = lean_uint64_shift_left(x_19, x_19);
x_42 = lean_uint64_sub(x_41, x_19);
x_43 = lean_uint64_land(x_40, x_42);
x_44 = lean_uint64_dec_eq(x_43, x_19);
x_45 = lean_uint64_shift_right(x_4, x_39);
x_46 = lean_uint64_land(x_45, x_42);
x_47 = lean_uint64_dec_eq(x_46, x_19);
x_48 = lean_bool_to_uint32(x_44);
x_49 = lean_bool_to_uint32(x_47);
x_50 = lean_uint32_lor(x_48, x_49);
x_51 = lean_uint32_dec_eq(x_50, x_14);
x_52 = lean_uint32_to_uint64(x_11);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = lean_uint32_dec_le(x_53, x_13);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_sub(x_25, x_55);
x_57 = lean_uint32_land(x_53, x_56);
x_58 = 999999;
x_59 = lean_uint32_sub(x_6, x_14);
x_60 = lean_uint32_dec_le(x_59, x_58);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_sub(x_25, x_61);
x_63 = lean_uint32_land(x_59, x_62);
x_64 = lean_uint32_shift_left(x_63, x_14);
x_65 = lean_uint32_add(x_64, x_14);
x_66 = lean_uint32_add(x_65, x_14);
x_67 = 32;
x_68 = lean_uint64_shift_right(x_12, x_67);
x_69 = lean_uint32_to_uint64(x_66);
x_70 = lean_uint64_mul(x_68, x_69);
x_71 = 4294967295;
x_72 = lean_uint64_land(x_12, x_71);
x_73 = lean_uint64_mul(x_72, x_69);
x_74 = lean_uint64_shift_right(x_73, x_67);
x_75 = lean_uint64_add(x_70, x_74);
x_76 = lean_uint64_shift_right(x_75, x_67);
x_77 = lean_uint64_to_uint32(x_76);
x_78 = lean_uint32_sub(x_6, x_5);
x_79 = lean_uint32_dec_lt(x_77, x_78);
x_80 = lean_uint32_add(x_57, x_13);
x_81 = lean_uint32_land(x_80, x_13);
x_82 = lean_uint32_add(x_6, x_5);
x_83 = lean_uint32_dec_lt(x_77, x_82);
x_84 = lean_uint32_add(x_57, x_14);
x_85 = lean_uint32_land(x_84, x_13);
x_86 = lean_uint32_xor(x_57, x_85);
x_87 = lean_bool_to_uint32(x_83);
x_88 = lean_uint32_sub(x_25, x_87);
x_89 = lean_uint32_land(x_86, x_88);
x_90 = lean_uint32_xor(x_85, x_89);
x_91 = lean_uint32_xor(x_81, x_90);
x_92 = lean_bool_to_uint32(x_79);
x_93 = lean_uint32_sub(x_25, x_92);
x_94 = lean_uint32_land(x_91, x_93);
x_95 = lean_uint32_xor(x_90, x_94);
x_96 = lean_uint32_dec_eq(x_95, x_14);
x_97 = lean_uint32_dec_lt(x_34, x_16);
x_98 = lean_bool_to_uint32(x_97);
x_99 = lean_uint32_add(x_34, x_98);
x_100 = lean_uint32_dec_eq(x_95, x_13);
x_101 = lean_uint32_dec_lt(x_25, x_34);
x_102 = lean_bool_to_uint32(x_101);
x_103 = lean_uint32_sub(x_34, x_102);
x_104 = lean_uint32_xor(x_103, x_34);
x_105 = lean_bool_to_uint32(x_100);
x_106 = lean_uint32_sub(x_25, x_105);
x_107 = lean_uint32_land(x_104, x_106);
x_108 = lean_uint32_xor(x_34, x_107);
x_109 = lean_uint32_xor(x_99, x_108);
x_110 = lean_bool_to_uint32(x_96);
x_111 = lean_uint32_sub(x_25, x_110);
x_112 = lean_uint32_land(x_109, x_111);
x_113 = lean_uint32_xor(x_108, x_112);
x_114 = lean_uint32_dec_eq(x_95, x_25);
x_115 = lean_uint32_dec_lt(x_25, x_28);
x_116 = lean_bool_to_uint32(x_115);
x_117 = lean_uint32_sub(x_28, x_116);
x_118 = 2;
x_119 = lean_uint32_dec_eq(x_95, x_118);
x_120 = lean_uint32_dec_lt(x_28, x_15);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_add(x_28, x_121);
x_123 = lean_uint32_xor(x_122, x_28);
x_124 = lean_bool_to_uint32(x_119);
x_125 = lean_uint32_sub(x_25, x_124);
x_126 = lean_uint32_land(x_123, x_125);
x_127 = lean_uint32_xor(x_28, x_126);
x_128 = lean_uint32_xor(x_117, x_127);
x_129 = lean_bool_to_uint32(x_114);
x_130 = lean_uint32_sub(x_25, x_129);
x_131 = lean_uint32_land(x_128, x_130);
x_132 = lean_uint32_xor(x_127, x_131);
x_133 = lean_uint32_shift_left(x_113, x_13);
x_134 = lean_uint32_add(x_133, x_132);
x_135 = lean_uint32_to_uint64(x_134);
x_136 = lean_uint64_lor(x_37, x_135);
x_137 = lean_uint64_shift_right(x_3, x_136);
x_138 = lean_uint64_land(x_137, x_42);
x_139 = lean_uint64_dec_eq(x_138, x_19);
x_140 = lean_uint64_shift_right(x_4, x_136);
x_141 = lean_uint64_land(x_140, x_42);
x_142 = lean_uint64_dec_eq(x_141, x_19);
x_143 = lean_uint32_xor(x_8, x_9);
x_144 = lean_bool_to_uint32(x_142);
x_145 = lean_uint32_sub(x_25, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_9, x_146);
x_148 = lean_uint32_xor(x_7, x_147);
x_149 = lean_bool_to_uint32(x_139);
x_150 = lean_uint32_sub(x_25, x_149);
x_151 = lean_uint32_land(x_148, x_150);
x_152 = lean_uint32_xor(x_147, x_151);
x_153 = lean_uint32_xor(x_25, x_152);
x_154 = lean_bool_to_uint32(x_51);
x_155 = lean_uint32_sub(x_25, x_154);
x_156 = lean_uint32_land(x_153, x_155);
x_157 = lean_uint32_xor(x_152, x_156);
x_158 = 2147483648;
x_159 = lean_uint32_add(x_157, x_158);
x_160 = lean_uint32_to_uint64(x_159);
x_161 = 2147483648;
x_162 = lean_uint64_sub(x_160, x_161);
return x_162;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint64_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_27 = frozenlake_reward(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_25 = l_Spec_FrozenLake_Kernel_reward___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint8_t frozenlake_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint8_t x_43; uint64_t x_44; uint64_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; 
x_12 = 1;
x_13 = lean_uint32_sub(x_2, x_12);
x_14 = lean_uint32_sub(x_1, x_12);
x_15 = lean_uint32_to_uint64(x_11);
x_16 = 3;
x_17 = 1;
x_18 = lean_uint64_shift_left(x_17, x_16);
x_19 = lean_uint64_sub(x_18, x_17);
x_20 = lean_uint64_land(x_15, x_19);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_13);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint64_shift_right(x_15, x_16);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_14);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = 3;
x_34 = lean_uint32_shift_left(x_32, x_33);
x_35 = lean_uint32_add(x_34, x_26);
x_36 = 0;
x_37 = lean_uint32_to_uint64(x_35);
x_38 = lean_uint64_lor(x_36, x_37);
x_39 = lean_uint64_shift_right(x_4, x_38);
x_40 = lean_uint64_shift_left(x_17, x_17);
x_41 = lean_uint64_sub(x_40, x_17);
x_42 = lean_uint64_land(x_39, x_41);
x_43 = lean_uint64_dec_eq(x_42, x_17);
x_44 = lean_uint64_shift_right(x_5, x_38);
x_45 = lean_uint64_land(x_44, x_41);
x_46 = lean_uint64_dec_eq(x_45, x_17);
x_47 = lean_bool_to_uint32(x_43);
x_48 = lean_bool_to_uint32(x_46);
x_49 = lean_uint32_lor(x_47, x_48);
x_50 = lean_uint32_dec_eq(x_49, x_12);
return x_50;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_terminated___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint8_t x_37; uint64_t x_38; uint64_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; 
x_6 = 1;
x_7 = lean_uint32_sub(x_2, x_6);
x_8 = lean_uint32_sub(x_1, x_6);
x_9 = lean_uint32_to_uint64(x_5);
x_10 = 3;
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
x_22 = lean_uint64_to_uint32(x_21);
x_23 = lean_uint32_dec_le(x_22, x_8);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_sub(x_17, x_24);
x_26 = lean_uint32_land(x_22, x_25);
x_27 = 3;
x_28 = lean_uint32_shift_left(x_26, x_27);
x_29 = lean_uint32_add(x_28, x_20);
x_30 = 0;
x_31 = lean_uint32_to_uint64(x_29);
x_32 = lean_uint64_lor(x_30, x_31);
x_33 = lean_uint64_shift_right(x_3, x_32);
x_34 = lean_uint64_shift_left(x_11, x_11);
x_35 = lean_uint64_sub(x_34, x_11);
x_36 = lean_uint64_land(x_33, x_35);
x_37 = lean_uint64_dec_eq(x_36, x_11);
x_38 = lean_uint64_shift_right(x_4, x_32);
x_39 = lean_uint64_land(x_38, x_35);
x_40 = lean_uint64_dec_eq(x_39, x_11);
x_41 = lean_bool_to_uint32(x_37);
x_42 = lean_bool_to_uint32(x_40);
x_43 = lean_uint32_lor(x_41, x_42);
x_44 = lean_uint32_dec_eq(x_43, x_6);
return x_44;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = frozenlake_terminated(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_terminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_FrozenLake_Kernel_terminated___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t frozenlake_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; 
x_12 = 1;
x_13 = lean_uint32_sub(x_2, x_12);
x_14 = lean_uint32_sub(x_1, x_12);
x_15 = lean_uint32_to_uint64(x_11);
x_16 = 3;
x_17 = 1;
x_18 = lean_uint64_shift_left(x_17, x_16);
x_19 = lean_uint64_sub(x_18, x_17);
x_20 = lean_uint64_land(x_15, x_19);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_13);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint64_shift_right(x_15, x_16);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_14);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_mul(x_1, x_2);
x_34 = lean_uint32_sub(x_33, x_12);
x_35 = lean_uint32_mul(x_2, x_32);
x_36 = lean_uint32_add(x_35, x_26);
x_37 = lean_uint32_dec_le(x_36, x_34);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_23, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = 0;
x_42 = lean_uint32_to_uint64(x_40);
x_43 = lean_uint64_lor(x_41, x_42);
return x_43;
}
}
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_obs0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; 
x_4 = 1;
x_5 = lean_uint32_sub(x_2, x_4);
x_6 = lean_uint32_sub(x_1, x_4);
x_7 = lean_uint32_to_uint64(x_3);
x_8 = 3;
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
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_6);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_sub(x_15, x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint32_mul(x_1, x_2);
x_26 = lean_uint32_sub(x_25, x_4);
x_27 = lean_uint32_mul(x_2, x_24);
x_28 = lean_uint32_add(x_27, x_18);
x_29 = lean_uint32_dec_le(x_28, x_26);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_15, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = 0;
x_34 = lean_uint32_to_uint64(x_32);
x_35 = lean_uint64_lor(x_33, x_34);
return x_35;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = frozenlake_obs_0(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_obs0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_FrozenLake_Kernel_obs0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_bool_to_uint32(x_15);
x_26 = 1;
x_27 = lean_uint32_dec_eq(x_17, x_26);
x_28 = lean_bool_to_uint32(x_27);
x_29 = 2;
x_30 = lean_uint32_dec_eq(x_17, x_29);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_lor(x_28, x_31);
x_33 = lean_uint32_land(x_25, x_32);
x_34 = lean_uint32_sub(x_17, x_26);
x_35 = lean_uint32_dec_lt(x_34, x_20);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_25, x_36);
x_38 = lean_uint32_xor(x_37, x_26);
x_39 = lean_uint32_dec_lt(x_16, x_24);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_uint32_lor(x_33, x_41);
x_43 = lean_uint32_xor(x_42, x_26);
x_44 = lean_uint32_dec_eq(x_43, x_26);
return x_44;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
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
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneRefuses___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_refuses(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_FrozenLake_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t frozenlake_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint8_t x_54; uint64_t x_55; uint64_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint64_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint8_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint8_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint8_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = 1;
x_26 = lean_uint32_sub(x_2, x_25);
x_27 = lean_uint32_sub(x_1, x_25);
x_28 = lean_uint32_to_uint64(x_11);
x_29 = 3;
x_30 = lean_uint64_shift_left(x_22, x_29);
x_31 = lean_uint64_sub(x_30, x_22);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_26);
x_35 = 0;
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_sub(x_35, x_36);
x_38 = lean_uint32_land(x_33, x_37);
x_39 = lean_uint64_shift_right(x_28, x_29);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_27);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_35, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_shift_left(x_44, x_20);
x_46 = lean_uint32_add(x_45, x_38);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_shift_right(x_4, x_49);
x_51 = lean_uint64_shift_left(x_22, x_22);
x_52 = lean_uint64_sub(x_51, x_22);
x_53 = lean_uint64_land(x_50, x_52);
x_54 = lean_uint64_dec_eq(x_53, x_22);
x_55 = lean_uint64_shift_right(x_5, x_49);
x_56 = lean_uint64_land(x_55, x_52);
x_57 = lean_uint64_dec_eq(x_56, x_22);
x_58 = lean_bool_to_uint32(x_54);
x_59 = lean_bool_to_uint32(x_57);
x_60 = lean_uint32_lor(x_58, x_59);
x_61 = lean_uint32_dec_eq(x_60, x_25);
x_62 = lean_uint32_to_uint64(x_16);
x_63 = lean_uint64_to_uint32(x_62);
x_64 = lean_uint32_dec_le(x_63, x_20);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_sub(x_35, x_65);
x_67 = lean_uint32_land(x_63, x_66);
x_68 = 999999;
x_69 = lean_uint32_sub(x_7, x_25);
x_70 = lean_uint32_dec_le(x_69, x_68);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_sub(x_35, x_71);
x_73 = lean_uint32_land(x_69, x_72);
x_74 = lean_uint32_shift_left(x_73, x_25);
x_75 = lean_uint32_add(x_74, x_25);
x_76 = lean_uint32_add(x_75, x_25);
x_77 = lean_uint64_add(x_13, x_22);
x_78 = 11400714819323198485ULL;
x_79 = lean_uint64_mul(x_77, x_78);
x_80 = lean_uint64_add(x_12, x_79);
x_81 = 30;
x_82 = lean_uint64_shift_right(x_80, x_81);
x_83 = lean_uint64_xor(x_80, x_82);
x_84 = 13787848793156543929ULL;
x_85 = lean_uint64_mul(x_83, x_84);
x_86 = 27;
x_87 = lean_uint64_shift_right(x_85, x_86);
x_88 = lean_uint64_xor(x_85, x_87);
x_89 = 10723151780598845931ULL;
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = 31;
x_92 = lean_uint64_shift_right(x_90, x_91);
x_93 = lean_uint64_xor(x_90, x_92);
x_94 = 32;
x_95 = lean_uint64_shift_right(x_93, x_94);
x_96 = lean_uint32_to_uint64(x_76);
x_97 = lean_uint64_mul(x_95, x_96);
x_98 = 4294967295;
x_99 = lean_uint64_land(x_93, x_98);
x_100 = lean_uint64_mul(x_99, x_96);
x_101 = lean_uint64_shift_right(x_100, x_94);
x_102 = lean_uint64_add(x_97, x_101);
x_103 = lean_uint64_shift_right(x_102, x_94);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_sub(x_7, x_6);
x_106 = lean_uint32_dec_lt(x_104, x_105);
x_107 = lean_uint32_add(x_67, x_20);
x_108 = lean_uint32_land(x_107, x_20);
x_109 = lean_uint32_add(x_7, x_6);
x_110 = lean_uint32_dec_lt(x_104, x_109);
x_111 = lean_uint32_add(x_67, x_25);
x_112 = lean_uint32_land(x_111, x_20);
x_113 = lean_uint32_xor(x_67, x_112);
x_114 = lean_bool_to_uint32(x_110);
x_115 = lean_uint32_sub(x_35, x_114);
x_116 = lean_uint32_land(x_113, x_115);
x_117 = lean_uint32_xor(x_112, x_116);
x_118 = lean_uint32_xor(x_108, x_117);
x_119 = lean_bool_to_uint32(x_106);
x_120 = lean_uint32_sub(x_35, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_117, x_121);
x_123 = lean_uint32_dec_eq(x_122, x_25);
x_124 = lean_uint32_dec_lt(x_44, x_27);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_add(x_44, x_125);
x_127 = lean_uint32_dec_eq(x_122, x_20);
x_128 = lean_uint32_dec_lt(x_35, x_44);
x_129 = lean_bool_to_uint32(x_128);
x_130 = lean_uint32_sub(x_44, x_129);
x_131 = lean_uint32_xor(x_130, x_44);
x_132 = lean_bool_to_uint32(x_127);
x_133 = lean_uint32_sub(x_35, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_44, x_134);
x_136 = lean_uint32_xor(x_126, x_135);
x_137 = lean_bool_to_uint32(x_123);
x_138 = lean_uint32_sub(x_35, x_137);
x_139 = lean_uint32_land(x_136, x_138);
x_140 = lean_uint32_xor(x_135, x_139);
x_141 = lean_uint32_dec_eq(x_122, x_35);
x_142 = lean_uint32_dec_lt(x_35, x_38);
x_143 = lean_bool_to_uint32(x_142);
x_144 = lean_uint32_sub(x_38, x_143);
x_145 = 2;
x_146 = lean_uint32_dec_eq(x_122, x_145);
x_147 = lean_uint32_dec_lt(x_38, x_26);
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_add(x_38, x_148);
x_150 = lean_uint32_xor(x_149, x_38);
x_151 = lean_bool_to_uint32(x_146);
x_152 = lean_uint32_sub(x_35, x_151);
x_153 = lean_uint32_land(x_150, x_152);
x_154 = lean_uint32_xor(x_38, x_153);
x_155 = lean_uint32_xor(x_144, x_154);
x_156 = lean_bool_to_uint32(x_141);
x_157 = lean_uint32_sub(x_35, x_156);
x_158 = lean_uint32_land(x_155, x_157);
x_159 = lean_uint32_xor(x_154, x_158);
x_160 = lean_uint32_xor(x_44, x_140);
x_161 = lean_bool_to_uint32(x_61);
x_162 = lean_uint32_sub(x_35, x_161);
x_163 = lean_uint32_land(x_160, x_162);
x_164 = lean_uint32_xor(x_140, x_163);
x_165 = lean_uint32_xor(x_38, x_159);
x_166 = lean_uint32_land(x_165, x_162);
x_167 = lean_uint32_xor(x_159, x_166);
x_168 = lean_uint32_to_uint64(x_167);
x_169 = lean_uint64_lor(x_47, x_168);
x_170 = lean_uint32_to_uint64(x_164);
x_171 = lean_uint64_lor(x_47, x_170);
x_172 = lean_uint64_shift_left(x_171, x_29);
x_173 = lean_uint64_lor(x_169, x_172);
x_174 = lean_uint64_to_uint32(x_173);
x_175 = lean_uint32_xor(x_174, x_11);
x_176 = lean_bool_to_uint32(x_15);
x_177 = lean_uint32_sub(x_17, x_25);
x_178 = lean_uint32_dec_lt(x_177, x_20);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_land(x_176, x_179);
x_181 = lean_uint32_xor(x_180, x_25);
x_182 = lean_uint32_dec_lt(x_16, x_24);
x_183 = lean_bool_to_uint32(x_182);
x_184 = lean_uint32_land(x_181, x_183);
x_185 = lean_uint32_sub(x_35, x_184);
x_186 = lean_uint32_land(x_175, x_185);
x_187 = lean_uint32_xor(x_11, x_186);
return x_187;
}
}
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint8_t x_47; uint64_t x_48; uint64_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint8_t x_54; uint64_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint8_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint8_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint8_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint8_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; uint32_t x_179; uint32_t x_180; 
x_13 = 3;
x_14 = lean_uint32_to_uint64(x_13);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = 1;
x_19 = lean_uint32_sub(x_2, x_18);
x_20 = lean_uint32_sub(x_1, x_18);
x_21 = lean_uint32_to_uint64(x_7);
x_22 = 3;
x_23 = lean_uint64_shift_left(x_15, x_22);
x_24 = lean_uint64_sub(x_23, x_15);
x_25 = lean_uint64_land(x_21, x_24);
x_26 = lean_uint64_to_uint32(x_25);
x_27 = lean_uint32_dec_le(x_26, x_19);
x_28 = 0;
x_29 = lean_bool_to_uint32(x_27);
x_30 = lean_uint32_sub(x_28, x_29);
x_31 = lean_uint32_land(x_26, x_30);
x_32 = lean_uint64_shift_right(x_21, x_22);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_20);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_sub(x_28, x_35);
x_37 = lean_uint32_land(x_33, x_36);
x_38 = lean_uint32_shift_left(x_37, x_13);
x_39 = lean_uint32_add(x_38, x_31);
x_40 = 0;
x_41 = lean_uint32_to_uint64(x_39);
x_42 = lean_uint64_lor(x_40, x_41);
x_43 = lean_uint64_shift_right(x_3, x_42);
x_44 = lean_uint64_shift_left(x_15, x_15);
x_45 = lean_uint64_sub(x_44, x_15);
x_46 = lean_uint64_land(x_43, x_45);
x_47 = lean_uint64_dec_eq(x_46, x_15);
x_48 = lean_uint64_shift_right(x_4, x_42);
x_49 = lean_uint64_land(x_48, x_45);
x_50 = lean_uint64_dec_eq(x_49, x_15);
x_51 = lean_bool_to_uint32(x_47);
x_52 = lean_bool_to_uint32(x_50);
x_53 = lean_uint32_lor(x_51, x_52);
x_54 = lean_uint32_dec_eq(x_53, x_18);
x_55 = lean_uint32_to_uint64(x_11);
x_56 = lean_uint64_to_uint32(x_55);
x_57 = lean_uint32_dec_le(x_56, x_13);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_28, x_58);
x_60 = lean_uint32_land(x_56, x_59);
x_61 = 999999;
x_62 = lean_uint32_sub(x_6, x_18);
x_63 = lean_uint32_dec_le(x_62, x_61);
x_64 = lean_bool_to_uint32(x_63);
x_65 = lean_uint32_sub(x_28, x_64);
x_66 = lean_uint32_land(x_62, x_65);
x_67 = lean_uint32_shift_left(x_66, x_18);
x_68 = lean_uint32_add(x_67, x_18);
x_69 = lean_uint32_add(x_68, x_18);
x_70 = lean_uint64_add(x_9, x_15);
x_71 = 11400714819323198485ULL;
x_72 = lean_uint64_mul(x_70, x_71);
x_73 = lean_uint64_add(x_8, x_72);
x_74 = 30;
x_75 = lean_uint64_shift_right(x_73, x_74);
x_76 = lean_uint64_xor(x_73, x_75);
x_77 = 13787848793156543929ULL;
x_78 = lean_uint64_mul(x_76, x_77);
x_79 = 27;
x_80 = lean_uint64_shift_right(x_78, x_79);
x_81 = lean_uint64_xor(x_78, x_80);
x_82 = 10723151780598845931ULL;
x_83 = lean_uint64_mul(x_81, x_82);
x_84 = 31;
x_85 = lean_uint64_shift_right(x_83, x_84);
x_86 = lean_uint64_xor(x_83, x_85);
x_87 = 32;
x_88 = lean_uint64_shift_right(x_86, x_87);
x_89 = lean_uint32_to_uint64(x_69);
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = 4294967295;
x_92 = lean_uint64_land(x_86, x_91);
x_93 = lean_uint64_mul(x_92, x_89);
x_94 = lean_uint64_shift_right(x_93, x_87);
x_95 = lean_uint64_add(x_90, x_94);
x_96 = lean_uint64_shift_right(x_95, x_87);
x_97 = lean_uint64_to_uint32(x_96);
x_98 = lean_uint32_sub(x_6, x_5);
x_99 = lean_uint32_dec_lt(x_97, x_98);
x_100 = lean_uint32_add(x_60, x_13);
x_101 = lean_uint32_land(x_100, x_13);
x_102 = lean_uint32_add(x_6, x_5);
x_103 = lean_uint32_dec_lt(x_97, x_102);
x_104 = lean_uint32_add(x_60, x_18);
x_105 = lean_uint32_land(x_104, x_13);
x_106 = lean_uint32_xor(x_60, x_105);
x_107 = lean_bool_to_uint32(x_103);
x_108 = lean_uint32_sub(x_28, x_107);
x_109 = lean_uint32_land(x_106, x_108);
x_110 = lean_uint32_xor(x_105, x_109);
x_111 = lean_uint32_xor(x_101, x_110);
x_112 = lean_bool_to_uint32(x_99);
x_113 = lean_uint32_sub(x_28, x_112);
x_114 = lean_uint32_land(x_111, x_113);
x_115 = lean_uint32_xor(x_110, x_114);
x_116 = lean_uint32_dec_eq(x_115, x_18);
x_117 = lean_uint32_dec_lt(x_37, x_20);
x_118 = lean_bool_to_uint32(x_117);
x_119 = lean_uint32_add(x_37, x_118);
x_120 = lean_uint32_dec_eq(x_115, x_13);
x_121 = lean_uint32_dec_lt(x_28, x_37);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_sub(x_37, x_122);
x_124 = lean_uint32_xor(x_123, x_37);
x_125 = lean_bool_to_uint32(x_120);
x_126 = lean_uint32_sub(x_28, x_125);
x_127 = lean_uint32_land(x_124, x_126);
x_128 = lean_uint32_xor(x_37, x_127);
x_129 = lean_uint32_xor(x_119, x_128);
x_130 = lean_bool_to_uint32(x_116);
x_131 = lean_uint32_sub(x_28, x_130);
x_132 = lean_uint32_land(x_129, x_131);
x_133 = lean_uint32_xor(x_128, x_132);
x_134 = lean_uint32_dec_eq(x_115, x_28);
x_135 = lean_uint32_dec_lt(x_28, x_31);
x_136 = lean_bool_to_uint32(x_135);
x_137 = lean_uint32_sub(x_31, x_136);
x_138 = 2;
x_139 = lean_uint32_dec_eq(x_115, x_138);
x_140 = lean_uint32_dec_lt(x_31, x_19);
x_141 = lean_bool_to_uint32(x_140);
x_142 = lean_uint32_add(x_31, x_141);
x_143 = lean_uint32_xor(x_142, x_31);
x_144 = lean_bool_to_uint32(x_139);
x_145 = lean_uint32_sub(x_28, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_31, x_146);
x_148 = lean_uint32_xor(x_137, x_147);
x_149 = lean_bool_to_uint32(x_134);
x_150 = lean_uint32_sub(x_28, x_149);
x_151 = lean_uint32_land(x_148, x_150);
x_152 = lean_uint32_xor(x_147, x_151);
x_153 = lean_uint32_xor(x_37, x_133);
x_154 = lean_bool_to_uint32(x_54);
x_155 = lean_uint32_sub(x_28, x_154);
x_156 = lean_uint32_land(x_153, x_155);
x_157 = lean_uint32_xor(x_133, x_156);
x_158 = lean_uint32_xor(x_31, x_152);
x_159 = lean_uint32_land(x_158, x_155);
x_160 = lean_uint32_xor(x_152, x_159);
x_161 = lean_uint32_to_uint64(x_160);
x_162 = lean_uint64_lor(x_40, x_161);
x_163 = lean_uint32_to_uint64(x_157);
x_164 = lean_uint64_lor(x_40, x_163);
x_165 = lean_uint64_shift_left(x_164, x_22);
x_166 = lean_uint64_lor(x_162, x_165);
x_167 = lean_uint64_to_uint32(x_166);
x_168 = lean_uint32_xor(x_167, x_7);
x_169 = lean_bool_to_uint32(x_10);
x_170 = lean_uint32_sub(x_12, x_18);
x_171 = lean_uint32_dec_lt(x_170, x_13);
x_172 = lean_bool_to_uint32(x_171);
x_173 = lean_uint32_land(x_169, x_172);
x_174 = lean_uint32_xor(x_173, x_18);
x_175 = lean_uint32_dec_lt(x_11, x_17);
x_176 = lean_bool_to_uint32(x_175);
x_177 = lean_uint32_land(x_174, x_176);
x_178 = lean_uint32_sub(x_28, x_177);
x_179 = lean_uint32_land(x_168, x_178);
x_180 = lean_uint32_xor(x_7, x_179);
return x_180;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneState0___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_state_0(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint32(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_FrozenLake_Kernel_laneState0___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint32(x_25);
return x_26;
}
}
LEAN_EXPORT uint64_t frozenlake_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint64_add(x_13, x_22);
x_26 = lean_uint64_xor(x_25, x_13);
x_27 = 0;
x_28 = lean_bool_to_uint32(x_15);
x_29 = 1;
x_30 = lean_uint32_sub(x_17, x_29);
x_31 = lean_uint32_dec_lt(x_30, x_20);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_land(x_28, x_32);
x_34 = lean_uint32_xor(x_33, x_29);
x_35 = lean_uint32_dec_lt(x_16, x_24);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_34, x_36);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint64_sub(x_27, x_38);
x_40 = lean_uint64_land(x_26, x_39);
x_41 = lean_uint64_xor(x_13, x_40);
return x_41;
}
}
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
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
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneT___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_t(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_FrozenLake_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t frozenlake_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = 4294967295;
x_26 = lean_uint32_dec_eq(x_14, x_25);
if (x_26 == 0)
{
uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; 
x_27 = 1;
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_add(x_14, x_28);
x_30 = lean_uint32_xor(x_29, x_14);
x_31 = 0;
x_32 = lean_bool_to_uint32(x_15);
x_33 = 1;
x_34 = lean_uint32_sub(x_17, x_33);
x_35 = lean_uint32_dec_lt(x_34, x_20);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_32, x_36);
x_38 = lean_uint32_xor(x_37, x_33);
x_39 = lean_uint32_dec_lt(x_16, x_24);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_uint32_sub(x_31, x_41);
x_43 = lean_uint32_land(x_30, x_42);
x_44 = lean_uint32_xor(x_14, x_43);
return x_44;
}
else
{
uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; 
x_45 = 0;
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_add(x_14, x_46);
x_48 = lean_uint32_xor(x_47, x_14);
x_49 = 0;
x_50 = lean_bool_to_uint32(x_15);
x_51 = 1;
x_52 = lean_uint32_sub(x_17, x_51);
x_53 = lean_uint32_dec_lt(x_52, x_20);
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_land(x_50, x_54);
x_56 = lean_uint32_xor(x_55, x_51);
x_57 = lean_uint32_dec_lt(x_16, x_24);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_land(x_56, x_58);
x_60 = lean_uint32_sub(x_49, x_59);
x_61 = lean_uint32_land(x_48, x_60);
x_62 = lean_uint32_xor(x_14, x_61);
return x_62;
}
}
}
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
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
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneElapsed___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_elapsed(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint32(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_FrozenLake_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint8_t x_54; uint64_t x_55; uint64_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint64_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint8_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint8_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint32_t x_174; uint64_t x_175; uint64_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint64_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint8_t x_194; uint64_t x_195; uint64_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint8_t x_201; uint32_t x_202; uint32_t x_203; uint8_t x_204; uint32_t x_205; uint32_t x_206; uint32_t x_207; uint8_t x_208; uint32_t x_209; uint32_t x_210; uint32_t x_211; uint32_t x_212; uint32_t x_213; uint8_t x_214; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = 1;
x_26 = lean_uint32_sub(x_2, x_25);
x_27 = lean_uint32_sub(x_1, x_25);
x_28 = lean_uint32_to_uint64(x_11);
x_29 = 3;
x_30 = lean_uint64_shift_left(x_22, x_29);
x_31 = lean_uint64_sub(x_30, x_22);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_26);
x_35 = 0;
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_sub(x_35, x_36);
x_38 = lean_uint32_land(x_33, x_37);
x_39 = lean_uint64_shift_right(x_28, x_29);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_27);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_35, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_shift_left(x_44, x_20);
x_46 = lean_uint32_add(x_45, x_38);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_shift_right(x_4, x_49);
x_51 = lean_uint64_shift_left(x_22, x_22);
x_52 = lean_uint64_sub(x_51, x_22);
x_53 = lean_uint64_land(x_50, x_52);
x_54 = lean_uint64_dec_eq(x_53, x_22);
x_55 = lean_uint64_shift_right(x_5, x_49);
x_56 = lean_uint64_land(x_55, x_52);
x_57 = lean_uint64_dec_eq(x_56, x_22);
x_58 = lean_bool_to_uint32(x_54);
x_59 = lean_bool_to_uint32(x_57);
x_60 = lean_uint32_lor(x_58, x_59);
x_61 = lean_uint32_dec_eq(x_60, x_25);
x_62 = lean_uint32_to_uint64(x_16);
x_63 = lean_uint64_to_uint32(x_62);
x_64 = lean_uint32_dec_le(x_63, x_20);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_sub(x_35, x_65);
x_67 = lean_uint32_land(x_63, x_66);
x_68 = 999999;
x_69 = lean_uint32_sub(x_7, x_25);
x_70 = lean_uint32_dec_le(x_69, x_68);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_sub(x_35, x_71);
x_73 = lean_uint32_land(x_69, x_72);
x_74 = lean_uint32_shift_left(x_73, x_25);
x_75 = lean_uint32_add(x_74, x_25);
x_76 = lean_uint32_add(x_75, x_25);
x_77 = lean_uint64_add(x_13, x_22);
x_78 = 11400714819323198485ULL;
x_79 = lean_uint64_mul(x_77, x_78);
x_80 = lean_uint64_add(x_12, x_79);
x_81 = 30;
x_82 = lean_uint64_shift_right(x_80, x_81);
x_83 = lean_uint64_xor(x_80, x_82);
x_84 = 13787848793156543929ULL;
x_85 = lean_uint64_mul(x_83, x_84);
x_86 = 27;
x_87 = lean_uint64_shift_right(x_85, x_86);
x_88 = lean_uint64_xor(x_85, x_87);
x_89 = 10723151780598845931ULL;
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = 31;
x_92 = lean_uint64_shift_right(x_90, x_91);
x_93 = lean_uint64_xor(x_90, x_92);
x_94 = 32;
x_95 = lean_uint64_shift_right(x_93, x_94);
x_96 = lean_uint32_to_uint64(x_76);
x_97 = lean_uint64_mul(x_95, x_96);
x_98 = 4294967295;
x_99 = lean_uint64_land(x_93, x_98);
x_100 = lean_uint64_mul(x_99, x_96);
x_101 = lean_uint64_shift_right(x_100, x_94);
x_102 = lean_uint64_add(x_97, x_101);
x_103 = lean_uint64_shift_right(x_102, x_94);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_sub(x_7, x_6);
x_106 = lean_uint32_dec_lt(x_104, x_105);
x_107 = lean_uint32_add(x_67, x_20);
x_108 = lean_uint32_land(x_107, x_20);
x_109 = lean_uint32_add(x_7, x_6);
x_110 = lean_uint32_dec_lt(x_104, x_109);
x_111 = lean_uint32_add(x_67, x_25);
x_112 = lean_uint32_land(x_111, x_20);
x_113 = lean_uint32_xor(x_67, x_112);
x_114 = lean_bool_to_uint32(x_110);
x_115 = lean_uint32_sub(x_35, x_114);
x_116 = lean_uint32_land(x_113, x_115);
x_117 = lean_uint32_xor(x_112, x_116);
x_118 = lean_uint32_xor(x_108, x_117);
x_119 = lean_bool_to_uint32(x_106);
x_120 = lean_uint32_sub(x_35, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_117, x_121);
x_123 = lean_uint32_dec_eq(x_122, x_25);
x_124 = lean_uint32_dec_lt(x_44, x_27);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_add(x_44, x_125);
x_127 = lean_uint32_dec_eq(x_122, x_20);
x_128 = lean_uint32_dec_lt(x_35, x_44);
x_129 = lean_bool_to_uint32(x_128);
x_130 = lean_uint32_sub(x_44, x_129);
x_131 = lean_uint32_xor(x_130, x_44);
x_132 = lean_bool_to_uint32(x_127);
x_133 = lean_uint32_sub(x_35, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_44, x_134);
x_136 = lean_uint32_xor(x_126, x_135);
x_137 = lean_bool_to_uint32(x_123);
x_138 = lean_uint32_sub(x_35, x_137);
x_139 = lean_uint32_land(x_136, x_138);
x_140 = lean_uint32_xor(x_135, x_139);
x_141 = lean_uint32_dec_eq(x_122, x_35);
x_142 = lean_uint32_dec_lt(x_35, x_38);
x_143 = lean_bool_to_uint32(x_142);
x_144 = lean_uint32_sub(x_38, x_143);
x_145 = 2;
x_146 = lean_uint32_dec_eq(x_122, x_145);
x_147 = lean_uint32_dec_lt(x_38, x_26);
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_add(x_38, x_148);
x_150 = lean_uint32_xor(x_149, x_38);
x_151 = lean_bool_to_uint32(x_146);
x_152 = lean_uint32_sub(x_35, x_151);
x_153 = lean_uint32_land(x_150, x_152);
x_154 = lean_uint32_xor(x_38, x_153);
x_155 = lean_uint32_xor(x_144, x_154);
x_156 = lean_bool_to_uint32(x_141);
x_157 = lean_uint32_sub(x_35, x_156);
x_158 = lean_uint32_land(x_155, x_157);
x_159 = lean_uint32_xor(x_154, x_158);
x_160 = lean_uint32_xor(x_44, x_140);
x_161 = lean_bool_to_uint32(x_61);
x_162 = lean_uint32_sub(x_35, x_161);
x_163 = lean_uint32_land(x_160, x_162);
x_164 = lean_uint32_xor(x_140, x_163);
x_165 = lean_uint32_xor(x_38, x_159);
x_166 = lean_uint32_land(x_165, x_162);
x_167 = lean_uint32_xor(x_159, x_166);
x_168 = lean_uint32_to_uint64(x_167);
x_169 = lean_uint64_lor(x_47, x_168);
x_170 = lean_uint32_to_uint64(x_164);
x_171 = lean_uint64_lor(x_47, x_170);
x_172 = lean_uint64_shift_left(x_171, x_29);
x_173 = lean_uint64_lor(x_169, x_172);
x_174 = lean_uint64_to_uint32(x_173);
x_175 = lean_uint32_to_uint64(x_174);
x_176 = lean_uint64_land(x_175, x_31);
x_177 = lean_uint64_to_uint32(x_176);
x_178 = lean_uint32_dec_le(x_177, x_26);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_sub(x_35, x_179);
x_181 = lean_uint32_land(x_177, x_180);
x_182 = lean_uint64_shift_right(x_175, x_29);
x_183 = lean_uint64_to_uint32(x_182);
x_184 = lean_uint32_dec_le(x_183, x_27);
x_185 = lean_bool_to_uint32(x_184);
x_186 = lean_uint32_sub(x_35, x_185);
x_187 = lean_uint32_land(x_183, x_186);
x_188 = lean_uint32_shift_left(x_187, x_20);
x_189 = lean_uint32_add(x_188, x_181);
x_190 = lean_uint32_to_uint64(x_189);
x_191 = lean_uint64_lor(x_47, x_190);
x_192 = lean_uint64_shift_right(x_4, x_191);
x_193 = lean_uint64_land(x_192, x_52);
x_194 = lean_uint64_dec_eq(x_193, x_22);
x_195 = lean_uint64_shift_right(x_5, x_191);
x_196 = lean_uint64_land(x_195, x_52);
x_197 = lean_uint64_dec_eq(x_196, x_22);
x_198 = lean_bool_to_uint32(x_194);
x_199 = lean_bool_to_uint32(x_197);
x_200 = lean_uint32_lor(x_198, x_199);
x_201 = lean_uint32_dec_eq(x_200, x_25);
x_202 = lean_bool_to_uint32(x_15);
x_203 = lean_uint32_sub(x_17, x_25);
x_204 = lean_uint32_dec_lt(x_203, x_20);
x_205 = lean_bool_to_uint32(x_204);
x_206 = lean_uint32_land(x_202, x_205);
x_207 = lean_uint32_xor(x_206, x_25);
x_208 = lean_uint32_dec_lt(x_16, x_24);
x_209 = lean_bool_to_uint32(x_208);
x_210 = lean_uint32_land(x_207, x_209);
x_211 = lean_bool_to_uint32(x_201);
x_212 = lean_uint32_land(x_210, x_211);
x_213 = 4294967295;
x_214 = lean_uint32_dec_eq(x_14, x_213);
if (x_214 == 0)
{
uint8_t x_215; uint32_t x_216; uint32_t x_217; uint8_t x_218; 
x_215 = 1;
x_216 = lean_bool_to_uint32(x_215);
x_217 = lean_uint32_add(x_14, x_216);
x_218 = lean_uint32_dec_eq(x_18, x_35);
if (x_218 == 0)
{
uint8_t x_219; uint32_t x_220; uint32_t x_221; uint32_t x_222; uint32_t x_223; uint32_t x_224; uint8_t x_225; 
x_219 = lean_uint32_dec_le(x_18, x_217);
x_220 = lean_bool_to_uint32(x_219);
x_221 = lean_uint32_land(x_216, x_220);
x_222 = lean_uint32_xor(x_211, x_25);
x_223 = lean_uint32_land(x_221, x_222);
x_224 = lean_uint32_lor(x_35, x_223);
x_225 = lean_uint32_dec_eq(x_19, x_35);
if (x_225 == 0)
{
uint8_t x_226; uint32_t x_227; uint32_t x_228; uint32_t x_229; uint32_t x_230; uint32_t x_231; uint32_t x_232; uint32_t x_233; uint32_t x_234; uint8_t x_235; 
x_226 = lean_uint32_dec_le(x_19, x_217);
x_227 = lean_bool_to_uint32(x_226);
x_228 = lean_uint32_land(x_216, x_227);
x_229 = lean_uint32_lor(x_224, x_228);
x_230 = lean_uint32_land(x_210, x_229);
x_231 = lean_uint32_lor(x_212, x_230);
x_232 = lean_uint32_xor(x_210, x_25);
x_233 = lean_uint32_land(x_202, x_232);
x_234 = lean_uint32_lor(x_231, x_233);
x_235 = lean_uint32_dec_eq(x_234, x_25);
return x_235;
}
else
{
uint32_t x_236; uint8_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint32_t x_241; uint32_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint8_t x_246; 
x_236 = lean_bool_to_uint32(x_218);
x_237 = lean_uint32_dec_le(x_19, x_217);
x_238 = lean_bool_to_uint32(x_237);
x_239 = lean_uint32_land(x_236, x_238);
x_240 = lean_uint32_lor(x_224, x_239);
x_241 = lean_uint32_land(x_210, x_240);
x_242 = lean_uint32_lor(x_212, x_241);
x_243 = lean_uint32_xor(x_210, x_25);
x_244 = lean_uint32_land(x_202, x_243);
x_245 = lean_uint32_lor(x_242, x_244);
x_246 = lean_uint32_dec_eq(x_245, x_25);
return x_246;
}
}
else
{
uint32_t x_247; uint8_t x_248; uint32_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint32_t x_253; uint8_t x_254; 
x_247 = lean_bool_to_uint32(x_214);
x_248 = lean_uint32_dec_le(x_18, x_217);
x_249 = lean_bool_to_uint32(x_248);
x_250 = lean_uint32_land(x_247, x_249);
x_251 = lean_uint32_xor(x_211, x_25);
x_252 = lean_uint32_land(x_250, x_251);
x_253 = lean_uint32_lor(x_35, x_252);
x_254 = lean_uint32_dec_eq(x_19, x_35);
if (x_254 == 0)
{
uint32_t x_255; uint8_t x_256; uint32_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint32_t x_261; uint32_t x_262; uint32_t x_263; uint32_t x_264; uint8_t x_265; 
x_255 = lean_bool_to_uint32(x_218);
x_256 = lean_uint32_dec_le(x_19, x_217);
x_257 = lean_bool_to_uint32(x_256);
x_258 = lean_uint32_land(x_255, x_257);
x_259 = lean_uint32_lor(x_253, x_258);
x_260 = lean_uint32_land(x_210, x_259);
x_261 = lean_uint32_lor(x_212, x_260);
x_262 = lean_uint32_xor(x_210, x_25);
x_263 = lean_uint32_land(x_202, x_262);
x_264 = lean_uint32_lor(x_261, x_263);
x_265 = lean_uint32_dec_eq(x_264, x_25);
return x_265;
}
else
{
uint8_t x_266; uint32_t x_267; uint32_t x_268; uint32_t x_269; uint32_t x_270; uint32_t x_271; uint32_t x_272; uint32_t x_273; uint32_t x_274; uint8_t x_275; 
x_266 = lean_uint32_dec_le(x_19, x_217);
x_267 = lean_bool_to_uint32(x_266);
x_268 = lean_uint32_land(x_247, x_267);
x_269 = lean_uint32_lor(x_253, x_268);
x_270 = lean_uint32_land(x_210, x_269);
x_271 = lean_uint32_lor(x_212, x_270);
x_272 = lean_uint32_xor(x_210, x_25);
x_273 = lean_uint32_land(x_202, x_272);
x_274 = lean_uint32_lor(x_271, x_273);
x_275 = lean_uint32_dec_eq(x_274, x_25);
return x_275;
}
}
}
else
{
uint8_t x_276; uint32_t x_277; uint32_t x_278; uint8_t x_279; 
x_276 = 0;
x_277 = lean_bool_to_uint32(x_276);
x_278 = lean_uint32_add(x_14, x_277);
x_279 = lean_uint32_dec_eq(x_18, x_35);
if (x_279 == 0)
{
uint32_t x_280; uint8_t x_281; uint32_t x_282; uint32_t x_283; uint32_t x_284; uint32_t x_285; uint32_t x_286; uint8_t x_287; 
x_280 = lean_bool_to_uint32(x_214);
x_281 = lean_uint32_dec_le(x_18, x_278);
x_282 = lean_bool_to_uint32(x_281);
x_283 = lean_uint32_land(x_280, x_282);
x_284 = lean_uint32_xor(x_211, x_25);
x_285 = lean_uint32_land(x_283, x_284);
x_286 = lean_uint32_lor(x_35, x_285);
x_287 = lean_uint32_dec_eq(x_19, x_35);
if (x_287 == 0)
{
uint8_t x_288; uint32_t x_289; uint32_t x_290; uint32_t x_291; uint32_t x_292; uint32_t x_293; uint32_t x_294; uint32_t x_295; uint32_t x_296; uint8_t x_297; 
x_288 = lean_uint32_dec_le(x_19, x_278);
x_289 = lean_bool_to_uint32(x_288);
x_290 = lean_uint32_land(x_280, x_289);
x_291 = lean_uint32_lor(x_286, x_290);
x_292 = lean_uint32_land(x_210, x_291);
x_293 = lean_uint32_lor(x_212, x_292);
x_294 = lean_uint32_xor(x_210, x_25);
x_295 = lean_uint32_land(x_202, x_294);
x_296 = lean_uint32_lor(x_293, x_295);
x_297 = lean_uint32_dec_eq(x_296, x_25);
return x_297;
}
else
{
uint32_t x_298; uint8_t x_299; uint32_t x_300; uint32_t x_301; uint32_t x_302; uint32_t x_303; uint32_t x_304; uint32_t x_305; uint32_t x_306; uint32_t x_307; uint8_t x_308; 
x_298 = lean_bool_to_uint32(x_279);
x_299 = lean_uint32_dec_le(x_19, x_278);
x_300 = lean_bool_to_uint32(x_299);
x_301 = lean_uint32_land(x_298, x_300);
x_302 = lean_uint32_lor(x_286, x_301);
x_303 = lean_uint32_land(x_210, x_302);
x_304 = lean_uint32_lor(x_212, x_303);
x_305 = lean_uint32_xor(x_210, x_25);
x_306 = lean_uint32_land(x_202, x_305);
x_307 = lean_uint32_lor(x_304, x_306);
x_308 = lean_uint32_dec_eq(x_307, x_25);
return x_308;
}
}
else
{
uint8_t x_309; uint32_t x_310; uint32_t x_311; uint32_t x_312; uint32_t x_313; uint32_t x_314; uint8_t x_315; 
x_309 = lean_uint32_dec_le(x_18, x_278);
x_310 = lean_bool_to_uint32(x_309);
x_311 = lean_uint32_land(x_277, x_310);
x_312 = lean_uint32_xor(x_211, x_25);
x_313 = lean_uint32_land(x_311, x_312);
x_314 = lean_uint32_lor(x_35, x_313);
x_315 = lean_uint32_dec_eq(x_19, x_35);
if (x_315 == 0)
{
uint32_t x_316; uint8_t x_317; uint32_t x_318; uint32_t x_319; uint32_t x_320; uint32_t x_321; uint32_t x_322; uint32_t x_323; uint32_t x_324; uint32_t x_325; uint8_t x_326; 
x_316 = lean_bool_to_uint32(x_279);
x_317 = lean_uint32_dec_le(x_19, x_278);
x_318 = lean_bool_to_uint32(x_317);
x_319 = lean_uint32_land(x_316, x_318);
x_320 = lean_uint32_lor(x_314, x_319);
x_321 = lean_uint32_land(x_210, x_320);
x_322 = lean_uint32_lor(x_212, x_321);
x_323 = lean_uint32_xor(x_210, x_25);
x_324 = lean_uint32_land(x_202, x_323);
x_325 = lean_uint32_lor(x_322, x_324);
x_326 = lean_uint32_dec_eq(x_325, x_25);
return x_326;
}
else
{
uint8_t x_327; uint32_t x_328; uint32_t x_329; uint32_t x_330; uint32_t x_331; uint32_t x_332; uint32_t x_333; uint32_t x_334; uint32_t x_335; uint8_t x_336; 
x_327 = lean_uint32_dec_le(x_19, x_278);
x_328 = lean_bool_to_uint32(x_327);
x_329 = lean_uint32_land(x_277, x_328);
x_330 = lean_uint32_lor(x_314, x_329);
x_331 = lean_uint32_land(x_210, x_330);
x_332 = lean_uint32_lor(x_212, x_331);
x_333 = lean_uint32_xor(x_210, x_25);
x_334 = lean_uint32_land(x_202, x_333);
x_335 = lean_uint32_lor(x_332, x_334);
x_336 = lean_uint32_dec_eq(x_335, x_25);
return x_336;
}
}
}
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint8_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint64_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint8_t x_142; uint8_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint32_t x_170; uint64_t x_171; uint64_t x_172; uint32_t x_173; uint8_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint64_t x_178; uint32_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint8_t x_190; uint64_t x_191; uint64_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint8_t x_200; uint32_t x_201; uint32_t x_202; uint32_t x_203; uint8_t x_204; uint32_t x_205; uint32_t x_206; uint32_t x_207; uint32_t x_208; uint32_t x_209; uint8_t x_210; 
x_16 = 3;
x_17 = lean_uint32_to_uint64(x_16);
x_18 = 1;
x_19 = lean_uint64_add(x_17, x_18);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = 1;
x_22 = lean_uint32_sub(x_2, x_21);
x_23 = lean_uint32_sub(x_1, x_21);
x_24 = lean_uint32_to_uint64(x_7);
x_25 = 3;
x_26 = lean_uint64_shift_left(x_18, x_25);
x_27 = lean_uint64_sub(x_26, x_18);
x_28 = lean_uint64_land(x_24, x_27);
x_29 = lean_uint64_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_29, x_22);
x_31 = 0;
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_uint32_sub(x_31, x_32);
x_34 = lean_uint32_land(x_29, x_33);
x_35 = lean_uint64_shift_right(x_24, x_25);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_23);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_31, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint32_shift_left(x_40, x_16);
x_42 = lean_uint32_add(x_41, x_34);
x_43 = 0;
x_44 = lean_uint32_to_uint64(x_42);
x_45 = lean_uint64_lor(x_43, x_44);
x_46 = lean_uint64_shift_right(x_3, x_45);
x_47 = lean_uint64_shift_left(x_18, x_18);
x_48 = lean_uint64_sub(x_47, x_18);
x_49 = lean_uint64_land(x_46, x_48);
x_50 = lean_uint64_dec_eq(x_49, x_18);
x_51 = lean_uint64_shift_right(x_4, x_45);
x_52 = lean_uint64_land(x_51, x_48);
x_53 = lean_uint64_dec_eq(x_52, x_18);
x_54 = lean_bool_to_uint32(x_50);
x_55 = lean_bool_to_uint32(x_53);
x_56 = lean_uint32_lor(x_54, x_55);
x_57 = lean_uint32_dec_eq(x_56, x_21);
x_58 = lean_uint32_to_uint64(x_12);
x_59 = lean_uint64_to_uint32(x_58);
x_60 = lean_uint32_dec_le(x_59, x_16);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_sub(x_31, x_61);
x_63 = lean_uint32_land(x_59, x_62);
x_64 = 999999;
x_65 = lean_uint32_sub(x_6, x_21);
x_66 = lean_uint32_dec_le(x_65, x_64);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_sub(x_31, x_67);
x_69 = lean_uint32_land(x_65, x_68);
x_70 = lean_uint32_shift_left(x_69, x_21);
x_71 = lean_uint32_add(x_70, x_21);
x_72 = lean_uint32_add(x_71, x_21);
x_73 = lean_uint64_add(x_9, x_18);
x_74 = 11400714819323198485ULL;
x_75 = lean_uint64_mul(x_73, x_74);
x_76 = lean_uint64_add(x_8, x_75);
x_77 = 30;
x_78 = lean_uint64_shift_right(x_76, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = 13787848793156543929ULL;
x_81 = lean_uint64_mul(x_79, x_80);
x_82 = 27;
x_83 = lean_uint64_shift_right(x_81, x_82);
x_84 = lean_uint64_xor(x_81, x_83);
x_85 = 10723151780598845931ULL;
x_86 = lean_uint64_mul(x_84, x_85);
x_87 = 31;
x_88 = lean_uint64_shift_right(x_86, x_87);
x_89 = lean_uint64_xor(x_86, x_88);
x_90 = 32;
x_91 = lean_uint64_shift_right(x_89, x_90);
x_92 = lean_uint32_to_uint64(x_72);
x_93 = lean_uint64_mul(x_91, x_92);
x_94 = 4294967295;
x_95 = lean_uint64_land(x_89, x_94);
x_96 = lean_uint64_mul(x_95, x_92);
x_97 = lean_uint64_shift_right(x_96, x_90);
x_98 = lean_uint64_add(x_93, x_97);
x_99 = lean_uint64_shift_right(x_98, x_90);
x_100 = lean_uint64_to_uint32(x_99);
x_101 = lean_uint32_sub(x_6, x_5);
x_102 = lean_uint32_dec_lt(x_100, x_101);
x_103 = lean_uint32_add(x_63, x_16);
x_104 = lean_uint32_land(x_103, x_16);
x_105 = lean_uint32_add(x_6, x_5);
x_106 = lean_uint32_dec_lt(x_100, x_105);
x_107 = lean_uint32_add(x_63, x_21);
x_108 = lean_uint32_land(x_107, x_16);
x_109 = lean_uint32_xor(x_63, x_108);
x_110 = lean_bool_to_uint32(x_106);
x_111 = lean_uint32_sub(x_31, x_110);
x_112 = lean_uint32_land(x_109, x_111);
x_113 = lean_uint32_xor(x_108, x_112);
x_114 = lean_uint32_xor(x_104, x_113);
x_115 = lean_bool_to_uint32(x_102);
x_116 = lean_uint32_sub(x_31, x_115);
x_117 = lean_uint32_land(x_114, x_116);
x_118 = lean_uint32_xor(x_113, x_117);
x_119 = lean_uint32_dec_eq(x_118, x_21);
x_120 = lean_uint32_dec_lt(x_40, x_23);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_add(x_40, x_121);
x_123 = lean_uint32_dec_eq(x_118, x_16);
x_124 = lean_uint32_dec_lt(x_31, x_40);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_sub(x_40, x_125);
x_127 = lean_uint32_xor(x_126, x_40);
x_128 = lean_bool_to_uint32(x_123);
x_129 = lean_uint32_sub(x_31, x_128);
x_130 = lean_uint32_land(x_127, x_129);
x_131 = lean_uint32_xor(x_40, x_130);
x_132 = lean_uint32_xor(x_122, x_131);
x_133 = lean_bool_to_uint32(x_119);
x_134 = lean_uint32_sub(x_31, x_133);
x_135 = lean_uint32_land(x_132, x_134);
x_136 = lean_uint32_xor(x_131, x_135);
x_137 = lean_uint32_dec_eq(x_118, x_31);
x_138 = lean_uint32_dec_lt(x_31, x_34);
x_139 = lean_bool_to_uint32(x_138);
x_140 = lean_uint32_sub(x_34, x_139);
x_141 = 2;
x_142 = lean_uint32_dec_eq(x_118, x_141);
x_143 = lean_uint32_dec_lt(x_34, x_22);
x_144 = lean_bool_to_uint32(x_143);
x_145 = lean_uint32_add(x_34, x_144);
x_146 = lean_uint32_xor(x_145, x_34);
x_147 = lean_bool_to_uint32(x_142);
x_148 = lean_uint32_sub(x_31, x_147);
x_149 = lean_uint32_land(x_146, x_148);
x_150 = lean_uint32_xor(x_34, x_149);
x_151 = lean_uint32_xor(x_140, x_150);
x_152 = lean_bool_to_uint32(x_137);
x_153 = lean_uint32_sub(x_31, x_152);
x_154 = lean_uint32_land(x_151, x_153);
x_155 = lean_uint32_xor(x_150, x_154);
x_156 = lean_uint32_xor(x_40, x_136);
x_157 = lean_bool_to_uint32(x_57);
x_158 = lean_uint32_sub(x_31, x_157);
x_159 = lean_uint32_land(x_156, x_158);
x_160 = lean_uint32_xor(x_136, x_159);
x_161 = lean_uint32_xor(x_34, x_155);
x_162 = lean_uint32_land(x_161, x_158);
x_163 = lean_uint32_xor(x_155, x_162);
x_164 = lean_uint32_to_uint64(x_163);
x_165 = lean_uint64_lor(x_43, x_164);
x_166 = lean_uint32_to_uint64(x_160);
x_167 = lean_uint64_lor(x_43, x_166);
x_168 = lean_uint64_shift_left(x_167, x_25);
x_169 = lean_uint64_lor(x_165, x_168);
x_170 = lean_uint64_to_uint32(x_169);
x_171 = lean_uint32_to_uint64(x_170);
x_172 = lean_uint64_land(x_171, x_27);
x_173 = lean_uint64_to_uint32(x_172);
x_174 = lean_uint32_dec_le(x_173, x_22);
x_175 = lean_bool_to_uint32(x_174);
x_176 = lean_uint32_sub(x_31, x_175);
x_177 = lean_uint32_land(x_173, x_176);
x_178 = lean_uint64_shift_right(x_171, x_25);
x_179 = lean_uint64_to_uint32(x_178);
x_180 = lean_uint32_dec_le(x_179, x_23);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_uint32_sub(x_31, x_181);
x_183 = lean_uint32_land(x_179, x_182);
x_184 = lean_uint32_shift_left(x_183, x_16);
x_185 = lean_uint32_add(x_184, x_177);
x_186 = lean_uint32_to_uint64(x_185);
x_187 = lean_uint64_lor(x_43, x_186);
x_188 = lean_uint64_shift_right(x_3, x_187);
x_189 = lean_uint64_land(x_188, x_48);
x_190 = lean_uint64_dec_eq(x_189, x_18);
x_191 = lean_uint64_shift_right(x_4, x_187);
x_192 = lean_uint64_land(x_191, x_48);
x_193 = lean_uint64_dec_eq(x_192, x_18);
x_194 = lean_bool_to_uint32(x_190);
x_195 = lean_bool_to_uint32(x_193);
x_196 = lean_uint32_lor(x_194, x_195);
x_197 = lean_uint32_dec_eq(x_196, x_21);
x_198 = lean_bool_to_uint32(x_11);
x_199 = lean_uint32_sub(x_13, x_21);
x_200 = lean_uint32_dec_lt(x_199, x_16);
x_201 = lean_bool_to_uint32(x_200);
x_202 = lean_uint32_land(x_198, x_201);
x_203 = lean_uint32_xor(x_202, x_21);
x_204 = lean_uint32_dec_lt(x_12, x_20);
x_205 = lean_bool_to_uint32(x_204);
x_206 = lean_uint32_land(x_203, x_205);
x_207 = lean_bool_to_uint32(x_197);
x_208 = lean_uint32_land(x_206, x_207);
x_209 = 4294967295;
x_210 = lean_uint32_dec_eq(x_10, x_209);
if (x_210 == 0)
{
uint8_t x_211; uint32_t x_212; uint32_t x_213; uint8_t x_214; 
x_211 = 1;
x_212 = lean_bool_to_uint32(x_211);
x_213 = lean_uint32_add(x_10, x_212);
x_214 = lean_uint32_dec_eq(x_14, x_31);
if (x_214 == 0)
{
uint8_t x_215; uint32_t x_216; uint32_t x_217; uint32_t x_218; uint32_t x_219; uint32_t x_220; uint8_t x_221; 
x_215 = lean_uint32_dec_le(x_14, x_213);
x_216 = lean_bool_to_uint32(x_215);
x_217 = lean_uint32_land(x_212, x_216);
x_218 = lean_uint32_xor(x_207, x_21);
x_219 = lean_uint32_land(x_217, x_218);
x_220 = lean_uint32_lor(x_31, x_219);
x_221 = lean_uint32_dec_eq(x_15, x_31);
if (x_221 == 0)
{
uint8_t x_222; uint32_t x_223; uint32_t x_224; uint32_t x_225; uint32_t x_226; uint32_t x_227; uint32_t x_228; uint32_t x_229; uint32_t x_230; uint8_t x_231; 
x_222 = lean_uint32_dec_le(x_15, x_213);
x_223 = lean_bool_to_uint32(x_222);
x_224 = lean_uint32_land(x_212, x_223);
x_225 = lean_uint32_lor(x_220, x_224);
x_226 = lean_uint32_land(x_206, x_225);
x_227 = lean_uint32_lor(x_208, x_226);
x_228 = lean_uint32_xor(x_206, x_21);
x_229 = lean_uint32_land(x_198, x_228);
x_230 = lean_uint32_lor(x_227, x_229);
x_231 = lean_uint32_dec_eq(x_230, x_21);
return x_231;
}
else
{
uint32_t x_232; uint8_t x_233; uint32_t x_234; uint32_t x_235; uint32_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint32_t x_241; uint8_t x_242; 
x_232 = lean_bool_to_uint32(x_214);
x_233 = lean_uint32_dec_le(x_15, x_213);
x_234 = lean_bool_to_uint32(x_233);
x_235 = lean_uint32_land(x_232, x_234);
x_236 = lean_uint32_lor(x_220, x_235);
x_237 = lean_uint32_land(x_206, x_236);
x_238 = lean_uint32_lor(x_208, x_237);
x_239 = lean_uint32_xor(x_206, x_21);
x_240 = lean_uint32_land(x_198, x_239);
x_241 = lean_uint32_lor(x_238, x_240);
x_242 = lean_uint32_dec_eq(x_241, x_21);
return x_242;
}
}
else
{
uint32_t x_243; uint8_t x_244; uint32_t x_245; uint32_t x_246; uint32_t x_247; uint32_t x_248; uint32_t x_249; uint8_t x_250; 
x_243 = lean_bool_to_uint32(x_210);
x_244 = lean_uint32_dec_le(x_14, x_213);
x_245 = lean_bool_to_uint32(x_244);
x_246 = lean_uint32_land(x_243, x_245);
x_247 = lean_uint32_xor(x_207, x_21);
x_248 = lean_uint32_land(x_246, x_247);
x_249 = lean_uint32_lor(x_31, x_248);
x_250 = lean_uint32_dec_eq(x_15, x_31);
if (x_250 == 0)
{
uint32_t x_251; uint8_t x_252; uint32_t x_253; uint32_t x_254; uint32_t x_255; uint32_t x_256; uint32_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint8_t x_261; 
x_251 = lean_bool_to_uint32(x_214);
x_252 = lean_uint32_dec_le(x_15, x_213);
x_253 = lean_bool_to_uint32(x_252);
x_254 = lean_uint32_land(x_251, x_253);
x_255 = lean_uint32_lor(x_249, x_254);
x_256 = lean_uint32_land(x_206, x_255);
x_257 = lean_uint32_lor(x_208, x_256);
x_258 = lean_uint32_xor(x_206, x_21);
x_259 = lean_uint32_land(x_198, x_258);
x_260 = lean_uint32_lor(x_257, x_259);
x_261 = lean_uint32_dec_eq(x_260, x_21);
return x_261;
}
else
{
uint8_t x_262; uint32_t x_263; uint32_t x_264; uint32_t x_265; uint32_t x_266; uint32_t x_267; uint32_t x_268; uint32_t x_269; uint32_t x_270; uint8_t x_271; 
x_262 = lean_uint32_dec_le(x_15, x_213);
x_263 = lean_bool_to_uint32(x_262);
x_264 = lean_uint32_land(x_243, x_263);
x_265 = lean_uint32_lor(x_249, x_264);
x_266 = lean_uint32_land(x_206, x_265);
x_267 = lean_uint32_lor(x_208, x_266);
x_268 = lean_uint32_xor(x_206, x_21);
x_269 = lean_uint32_land(x_198, x_268);
x_270 = lean_uint32_lor(x_267, x_269);
x_271 = lean_uint32_dec_eq(x_270, x_21);
return x_271;
}
}
}
else
{
uint8_t x_272; uint32_t x_273; uint32_t x_274; uint8_t x_275; 
x_272 = 0;
x_273 = lean_bool_to_uint32(x_272);
x_274 = lean_uint32_add(x_10, x_273);
x_275 = lean_uint32_dec_eq(x_14, x_31);
if (x_275 == 0)
{
uint32_t x_276; uint8_t x_277; uint32_t x_278; uint32_t x_279; uint32_t x_280; uint32_t x_281; uint32_t x_282; uint8_t x_283; 
x_276 = lean_bool_to_uint32(x_210);
x_277 = lean_uint32_dec_le(x_14, x_274);
x_278 = lean_bool_to_uint32(x_277);
x_279 = lean_uint32_land(x_276, x_278);
x_280 = lean_uint32_xor(x_207, x_21);
x_281 = lean_uint32_land(x_279, x_280);
x_282 = lean_uint32_lor(x_31, x_281);
x_283 = lean_uint32_dec_eq(x_15, x_31);
if (x_283 == 0)
{
uint8_t x_284; uint32_t x_285; uint32_t x_286; uint32_t x_287; uint32_t x_288; uint32_t x_289; uint32_t x_290; uint32_t x_291; uint32_t x_292; uint8_t x_293; 
x_284 = lean_uint32_dec_le(x_15, x_274);
x_285 = lean_bool_to_uint32(x_284);
x_286 = lean_uint32_land(x_276, x_285);
x_287 = lean_uint32_lor(x_282, x_286);
x_288 = lean_uint32_land(x_206, x_287);
x_289 = lean_uint32_lor(x_208, x_288);
x_290 = lean_uint32_xor(x_206, x_21);
x_291 = lean_uint32_land(x_198, x_290);
x_292 = lean_uint32_lor(x_289, x_291);
x_293 = lean_uint32_dec_eq(x_292, x_21);
return x_293;
}
else
{
uint32_t x_294; uint8_t x_295; uint32_t x_296; uint32_t x_297; uint32_t x_298; uint32_t x_299; uint32_t x_300; uint32_t x_301; uint32_t x_302; uint32_t x_303; uint8_t x_304; 
x_294 = lean_bool_to_uint32(x_275);
x_295 = lean_uint32_dec_le(x_15, x_274);
x_296 = lean_bool_to_uint32(x_295);
x_297 = lean_uint32_land(x_294, x_296);
x_298 = lean_uint32_lor(x_282, x_297);
x_299 = lean_uint32_land(x_206, x_298);
x_300 = lean_uint32_lor(x_208, x_299);
x_301 = lean_uint32_xor(x_206, x_21);
x_302 = lean_uint32_land(x_198, x_301);
x_303 = lean_uint32_lor(x_300, x_302);
x_304 = lean_uint32_dec_eq(x_303, x_21);
return x_304;
}
}
else
{
uint8_t x_305; uint32_t x_306; uint32_t x_307; uint32_t x_308; uint32_t x_309; uint32_t x_310; uint8_t x_311; 
x_305 = lean_uint32_dec_le(x_14, x_274);
x_306 = lean_bool_to_uint32(x_305);
x_307 = lean_uint32_land(x_273, x_306);
x_308 = lean_uint32_xor(x_207, x_21);
x_309 = lean_uint32_land(x_307, x_308);
x_310 = lean_uint32_lor(x_31, x_309);
x_311 = lean_uint32_dec_eq(x_15, x_31);
if (x_311 == 0)
{
uint32_t x_312; uint8_t x_313; uint32_t x_314; uint32_t x_315; uint32_t x_316; uint32_t x_317; uint32_t x_318; uint32_t x_319; uint32_t x_320; uint32_t x_321; uint8_t x_322; 
x_312 = lean_bool_to_uint32(x_275);
x_313 = lean_uint32_dec_le(x_15, x_274);
x_314 = lean_bool_to_uint32(x_313);
x_315 = lean_uint32_land(x_312, x_314);
x_316 = lean_uint32_lor(x_310, x_315);
x_317 = lean_uint32_land(x_206, x_316);
x_318 = lean_uint32_lor(x_208, x_317);
x_319 = lean_uint32_xor(x_206, x_21);
x_320 = lean_uint32_land(x_198, x_319);
x_321 = lean_uint32_lor(x_318, x_320);
x_322 = lean_uint32_dec_eq(x_321, x_21);
return x_322;
}
else
{
uint8_t x_323; uint32_t x_324; uint32_t x_325; uint32_t x_326; uint32_t x_327; uint32_t x_328; uint32_t x_329; uint32_t x_330; uint32_t x_331; uint8_t x_332; 
x_323 = lean_uint32_dec_le(x_15, x_274);
x_324 = lean_bool_to_uint32(x_323);
x_325 = lean_uint32_land(x_273, x_324);
x_326 = lean_uint32_lor(x_310, x_325);
x_327 = lean_uint32_land(x_206, x_326);
x_328 = lean_uint32_lor(x_208, x_327);
x_329 = lean_uint32_xor(x_206, x_21);
x_330 = lean_uint32_land(x_198, x_329);
x_331 = lean_uint32_lor(x_328, x_330);
x_332 = lean_uint32_dec_eq(x_331, x_21);
return x_332;
}
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneOver___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_over(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
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
x_31 = l_Spec_FrozenLake_Kernel_laneOver___redArg(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT uint64_t frozenlake_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint8_t x_54; uint64_t x_55; uint64_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint64_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint8_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint8_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint8_t x_166; uint64_t x_167; uint64_t x_168; uint8_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint32_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint64_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = 1;
x_26 = lean_uint32_sub(x_2, x_25);
x_27 = lean_uint32_sub(x_1, x_25);
x_28 = lean_uint32_to_uint64(x_11);
x_29 = 3;
x_30 = lean_uint64_shift_left(x_22, x_29);
x_31 = lean_uint64_sub(x_30, x_22);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_26);
x_35 = 0;
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_sub(x_35, x_36);
x_38 = lean_uint32_land(x_33, x_37);
x_39 = lean_uint64_shift_right(x_28, x_29);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_27);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_35, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_shift_left(x_44, x_20);
x_46 = lean_uint32_add(x_45, x_38);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_shift_right(x_4, x_49);
x_51 = lean_uint64_shift_left(x_22, x_22);
x_52 = lean_uint64_sub(x_51, x_22);
x_53 = lean_uint64_land(x_50, x_52);
x_54 = lean_uint64_dec_eq(x_53, x_22);
x_55 = lean_uint64_shift_right(x_5, x_49);
x_56 = lean_uint64_land(x_55, x_52);
x_57 = lean_uint64_dec_eq(x_56, x_22);
x_58 = lean_bool_to_uint32(x_54);
x_59 = lean_bool_to_uint32(x_57);
x_60 = lean_uint32_lor(x_58, x_59);
x_61 = lean_uint32_dec_eq(x_60, x_25);
x_62 = lean_uint32_to_uint64(x_16);
x_63 = lean_uint64_to_uint32(x_62);
x_64 = lean_uint32_dec_le(x_63, x_20);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_sub(x_35, x_65);
x_67 = lean_uint32_land(x_63, x_66);
x_68 = 999999;
x_69 = lean_uint32_sub(x_7, x_25);
x_70 = lean_uint32_dec_le(x_69, x_68);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_sub(x_35, x_71);
x_73 = lean_uint32_land(x_69, x_72);
x_74 = lean_uint32_shift_left(x_73, x_25);
x_75 = lean_uint32_add(x_74, x_25);
x_76 = lean_uint32_add(x_75, x_25);
x_77 = lean_uint64_add(x_13, x_22);
x_78 = 11400714819323198485ULL;
x_79 = lean_uint64_mul(x_77, x_78);
x_80 = lean_uint64_add(x_12, x_79);
x_81 = 30;
x_82 = lean_uint64_shift_right(x_80, x_81);
x_83 = lean_uint64_xor(x_80, x_82);
x_84 = 13787848793156543929ULL;
x_85 = lean_uint64_mul(x_83, x_84);
x_86 = 27;
x_87 = lean_uint64_shift_right(x_85, x_86);
x_88 = lean_uint64_xor(x_85, x_87);
x_89 = 10723151780598845931ULL;
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = 31;
x_92 = lean_uint64_shift_right(x_90, x_91);
x_93 = lean_uint64_xor(x_90, x_92);
x_94 = 32;
x_95 = lean_uint64_shift_right(x_93, x_94);
x_96 = lean_uint32_to_uint64(x_76);
x_97 = lean_uint64_mul(x_95, x_96);
x_98 = 4294967295;
x_99 = lean_uint64_land(x_93, x_98);
x_100 = lean_uint64_mul(x_99, x_96);
x_101 = lean_uint64_shift_right(x_100, x_94);
x_102 = lean_uint64_add(x_97, x_101);
x_103 = lean_uint64_shift_right(x_102, x_94);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_sub(x_7, x_6);
x_106 = lean_uint32_dec_lt(x_104, x_105);
x_107 = lean_uint32_add(x_67, x_20);
x_108 = lean_uint32_land(x_107, x_20);
x_109 = lean_uint32_add(x_7, x_6);
x_110 = lean_uint32_dec_lt(x_104, x_109);
x_111 = lean_uint32_add(x_67, x_25);
x_112 = lean_uint32_land(x_111, x_20);
x_113 = lean_uint32_xor(x_67, x_112);
x_114 = lean_bool_to_uint32(x_110);
x_115 = lean_uint32_sub(x_35, x_114);
x_116 = lean_uint32_land(x_113, x_115);
x_117 = lean_uint32_xor(x_112, x_116);
x_118 = lean_uint32_xor(x_108, x_117);
x_119 = lean_bool_to_uint32(x_106);
x_120 = lean_uint32_sub(x_35, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_117, x_121);
x_123 = lean_uint32_dec_eq(x_122, x_25);
x_124 = lean_uint32_dec_lt(x_44, x_27);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_add(x_44, x_125);
x_127 = lean_uint32_dec_eq(x_122, x_20);
x_128 = lean_uint32_dec_lt(x_35, x_44);
x_129 = lean_bool_to_uint32(x_128);
x_130 = lean_uint32_sub(x_44, x_129);
x_131 = lean_uint32_xor(x_130, x_44);
x_132 = lean_bool_to_uint32(x_127);
x_133 = lean_uint32_sub(x_35, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_44, x_134);
x_136 = lean_uint32_xor(x_126, x_135);
x_137 = lean_bool_to_uint32(x_123);
x_138 = lean_uint32_sub(x_35, x_137);
x_139 = lean_uint32_land(x_136, x_138);
x_140 = lean_uint32_xor(x_135, x_139);
x_141 = lean_uint32_dec_eq(x_122, x_35);
x_142 = lean_uint32_dec_lt(x_35, x_38);
x_143 = lean_bool_to_uint32(x_142);
x_144 = lean_uint32_sub(x_38, x_143);
x_145 = 2;
x_146 = lean_uint32_dec_eq(x_122, x_145);
x_147 = lean_uint32_dec_lt(x_38, x_26);
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_add(x_38, x_148);
x_150 = lean_uint32_xor(x_149, x_38);
x_151 = lean_bool_to_uint32(x_146);
x_152 = lean_uint32_sub(x_35, x_151);
x_153 = lean_uint32_land(x_150, x_152);
x_154 = lean_uint32_xor(x_38, x_153);
x_155 = lean_uint32_xor(x_144, x_154);
x_156 = lean_bool_to_uint32(x_141);
x_157 = lean_uint32_sub(x_35, x_156);
x_158 = lean_uint32_land(x_155, x_157);
x_159 = lean_uint32_xor(x_154, x_158);
x_160 = lean_uint32_shift_left(x_140, x_20);
x_161 = lean_uint32_add(x_160, x_159);
x_162 = lean_uint32_to_uint64(x_161);
x_163 = lean_uint64_lor(x_47, x_162);
x_164 = lean_uint64_shift_right(x_4, x_163);
x_165 = lean_uint64_land(x_164, x_52);
x_166 = lean_uint64_dec_eq(x_165, x_22);
x_167 = lean_uint64_shift_right(x_5, x_163);
x_168 = lean_uint64_land(x_167, x_52);
x_169 = lean_uint64_dec_eq(x_168, x_22);
x_170 = lean_uint32_xor(x_9, x_10);
x_171 = lean_bool_to_uint32(x_169);
x_172 = lean_uint32_sub(x_35, x_171);
x_173 = lean_uint32_land(x_170, x_172);
x_174 = lean_uint32_xor(x_10, x_173);
x_175 = lean_uint32_xor(x_8, x_174);
x_176 = lean_bool_to_uint32(x_166);
x_177 = lean_uint32_sub(x_35, x_176);
x_178 = lean_uint32_land(x_175, x_177);
x_179 = lean_uint32_xor(x_174, x_178);
x_180 = lean_uint32_xor(x_35, x_179);
x_181 = lean_bool_to_uint32(x_61);
x_182 = lean_uint32_sub(x_35, x_181);
x_183 = lean_uint32_land(x_180, x_182);
x_184 = lean_uint32_xor(x_179, x_183);
x_185 = 2147483648;
x_186 = lean_uint32_add(x_184, x_185);
x_187 = lean_uint32_to_uint64(x_186);
x_188 = 2147483648;
x_189 = lean_uint64_sub(x_187, x_188);
x_190 = lean_uint64_xor(x_189, x_47);
x_191 = lean_bool_to_uint32(x_15);
x_192 = lean_uint32_sub(x_17, x_25);
x_193 = lean_uint32_dec_lt(x_192, x_20);
x_194 = lean_bool_to_uint32(x_193);
x_195 = lean_uint32_land(x_191, x_194);
x_196 = lean_uint32_xor(x_195, x_25);
x_197 = lean_uint32_dec_lt(x_16, x_24);
x_198 = lean_bool_to_uint32(x_197);
x_199 = lean_uint32_land(x_196, x_198);
x_200 = lean_uint32_to_uint64(x_199);
x_201 = lean_uint64_sub(x_47, x_200);
x_202 = lean_uint64_land(x_190, x_201);
x_203 = lean_uint64_xor(x_47, x_202);
return x_203;
}
}
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint64_t x_12, uint8_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint8_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint64_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint8_t x_142; uint8_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint8_t x_162; uint64_t x_163; uint64_t x_164; uint8_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint32_t x_187; uint32_t x_188; uint8_t x_189; uint32_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; 
x_16 = 3;
x_17 = lean_uint32_to_uint64(x_16);
x_18 = 1;
x_19 = lean_uint64_add(x_17, x_18);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = 1;
x_22 = lean_uint32_sub(x_2, x_21);
x_23 = lean_uint32_sub(x_1, x_21);
x_24 = lean_uint32_to_uint64(x_10);
x_25 = 3;
x_26 = lean_uint64_shift_left(x_18, x_25);
x_27 = lean_uint64_sub(x_26, x_18);
x_28 = lean_uint64_land(x_24, x_27);
x_29 = lean_uint64_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_29, x_22);
x_31 = 0;
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_uint32_sub(x_31, x_32);
x_34 = lean_uint32_land(x_29, x_33);
x_35 = lean_uint64_shift_right(x_24, x_25);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_23);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_31, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint32_shift_left(x_40, x_16);
x_42 = lean_uint32_add(x_41, x_34);
x_43 = 0;
x_44 = lean_uint32_to_uint64(x_42);
x_45 = lean_uint64_lor(x_43, x_44);
x_46 = lean_uint64_shift_right(x_3, x_45);
x_47 = lean_uint64_shift_left(x_18, x_18);
x_48 = lean_uint64_sub(x_47, x_18);
x_49 = lean_uint64_land(x_46, x_48);
x_50 = lean_uint64_dec_eq(x_49, x_18);
x_51 = lean_uint64_shift_right(x_4, x_45);
x_52 = lean_uint64_land(x_51, x_48);
x_53 = lean_uint64_dec_eq(x_52, x_18);
x_54 = lean_bool_to_uint32(x_50);
x_55 = lean_bool_to_uint32(x_53);
x_56 = lean_uint32_lor(x_54, x_55);
x_57 = lean_uint32_dec_eq(x_56, x_21);
x_58 = lean_uint32_to_uint64(x_14);
x_59 = lean_uint64_to_uint32(x_58);
x_60 = lean_uint32_dec_le(x_59, x_16);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_sub(x_31, x_61);
x_63 = lean_uint32_land(x_59, x_62);
x_64 = 999999;
x_65 = lean_uint32_sub(x_6, x_21);
x_66 = lean_uint32_dec_le(x_65, x_64);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_sub(x_31, x_67);
x_69 = lean_uint32_land(x_65, x_68);
x_70 = lean_uint32_shift_left(x_69, x_21);
x_71 = lean_uint32_add(x_70, x_21);
x_72 = lean_uint32_add(x_71, x_21);
x_73 = lean_uint64_add(x_12, x_18);
x_74 = 11400714819323198485ULL;
x_75 = lean_uint64_mul(x_73, x_74);
x_76 = lean_uint64_add(x_11, x_75);
x_77 = 30;
x_78 = lean_uint64_shift_right(x_76, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = 13787848793156543929ULL;
x_81 = lean_uint64_mul(x_79, x_80);
x_82 = 27;
x_83 = lean_uint64_shift_right(x_81, x_82);
x_84 = lean_uint64_xor(x_81, x_83);
x_85 = 10723151780598845931ULL;
x_86 = lean_uint64_mul(x_84, x_85);
x_87 = 31;
x_88 = lean_uint64_shift_right(x_86, x_87);
x_89 = lean_uint64_xor(x_86, x_88);
x_90 = 32;
x_91 = lean_uint64_shift_right(x_89, x_90);
x_92 = lean_uint32_to_uint64(x_72);
x_93 = lean_uint64_mul(x_91, x_92);
x_94 = 4294967295;
x_95 = lean_uint64_land(x_89, x_94);
x_96 = lean_uint64_mul(x_95, x_92);
x_97 = lean_uint64_shift_right(x_96, x_90);
x_98 = lean_uint64_add(x_93, x_97);
x_99 = lean_uint64_shift_right(x_98, x_90);
x_100 = lean_uint64_to_uint32(x_99);
x_101 = lean_uint32_sub(x_6, x_5);
x_102 = lean_uint32_dec_lt(x_100, x_101);
x_103 = lean_uint32_add(x_63, x_16);
x_104 = lean_uint32_land(x_103, x_16);
x_105 = lean_uint32_add(x_6, x_5);
x_106 = lean_uint32_dec_lt(x_100, x_105);
x_107 = lean_uint32_add(x_63, x_21);
x_108 = lean_uint32_land(x_107, x_16);
x_109 = lean_uint32_xor(x_63, x_108);
x_110 = lean_bool_to_uint32(x_106);
x_111 = lean_uint32_sub(x_31, x_110);
x_112 = lean_uint32_land(x_109, x_111);
x_113 = lean_uint32_xor(x_108, x_112);
x_114 = lean_uint32_xor(x_104, x_113);
x_115 = lean_bool_to_uint32(x_102);
x_116 = lean_uint32_sub(x_31, x_115);
x_117 = lean_uint32_land(x_114, x_116);
x_118 = lean_uint32_xor(x_113, x_117);
x_119 = lean_uint32_dec_eq(x_118, x_21);
x_120 = lean_uint32_dec_lt(x_40, x_23);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_add(x_40, x_121);
x_123 = lean_uint32_dec_eq(x_118, x_16);
x_124 = lean_uint32_dec_lt(x_31, x_40);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_sub(x_40, x_125);
x_127 = lean_uint32_xor(x_126, x_40);
x_128 = lean_bool_to_uint32(x_123);
x_129 = lean_uint32_sub(x_31, x_128);
x_130 = lean_uint32_land(x_127, x_129);
x_131 = lean_uint32_xor(x_40, x_130);
x_132 = lean_uint32_xor(x_122, x_131);
x_133 = lean_bool_to_uint32(x_119);
x_134 = lean_uint32_sub(x_31, x_133);
x_135 = lean_uint32_land(x_132, x_134);
x_136 = lean_uint32_xor(x_131, x_135);
x_137 = lean_uint32_dec_eq(x_118, x_31);
x_138 = lean_uint32_dec_lt(x_31, x_34);
x_139 = lean_bool_to_uint32(x_138);
x_140 = lean_uint32_sub(x_34, x_139);
x_141 = 2;
x_142 = lean_uint32_dec_eq(x_118, x_141);
x_143 = lean_uint32_dec_lt(x_34, x_22);
x_144 = lean_bool_to_uint32(x_143);
x_145 = lean_uint32_add(x_34, x_144);
x_146 = lean_uint32_xor(x_145, x_34);
x_147 = lean_bool_to_uint32(x_142);
x_148 = lean_uint32_sub(x_31, x_147);
x_149 = lean_uint32_land(x_146, x_148);
x_150 = lean_uint32_xor(x_34, x_149);
x_151 = lean_uint32_xor(x_140, x_150);
x_152 = lean_bool_to_uint32(x_137);
x_153 = lean_uint32_sub(x_31, x_152);
x_154 = lean_uint32_land(x_151, x_153);
x_155 = lean_uint32_xor(x_150, x_154);
x_156 = lean_uint32_shift_left(x_136, x_16);
x_157 = lean_uint32_add(x_156, x_155);
x_158 = lean_uint32_to_uint64(x_157);
x_159 = lean_uint64_lor(x_43, x_158);
x_160 = lean_uint64_shift_right(x_3, x_159);
x_161 = lean_uint64_land(x_160, x_48);
x_162 = lean_uint64_dec_eq(x_161, x_18);
x_163 = lean_uint64_shift_right(x_4, x_159);
x_164 = lean_uint64_land(x_163, x_48);
x_165 = lean_uint64_dec_eq(x_164, x_18);
x_166 = lean_uint32_xor(x_8, x_9);
x_167 = lean_bool_to_uint32(x_165);
x_168 = lean_uint32_sub(x_31, x_167);
x_169 = lean_uint32_land(x_166, x_168);
x_170 = lean_uint32_xor(x_9, x_169);
x_171 = lean_uint32_xor(x_7, x_170);
x_172 = lean_bool_to_uint32(x_162);
x_173 = lean_uint32_sub(x_31, x_172);
x_174 = lean_uint32_land(x_171, x_173);
x_175 = lean_uint32_xor(x_170, x_174);
x_176 = lean_uint32_xor(x_31, x_175);
x_177 = lean_bool_to_uint32(x_57);
x_178 = lean_uint32_sub(x_31, x_177);
x_179 = lean_uint32_land(x_176, x_178);
x_180 = lean_uint32_xor(x_175, x_179);
x_181 = 2147483648;
x_182 = lean_uint32_add(x_180, x_181);
x_183 = lean_uint32_to_uint64(x_182);
x_184 = 2147483648;
x_185 = lean_uint64_sub(x_183, x_184);
x_186 = lean_uint64_xor(x_185, x_43);
x_187 = lean_bool_to_uint32(x_13);
x_188 = lean_uint32_sub(x_15, x_21);
x_189 = lean_uint32_dec_lt(x_188, x_16);
x_190 = lean_bool_to_uint32(x_189);
x_191 = lean_uint32_land(x_187, x_190);
x_192 = lean_uint32_xor(x_191, x_21);
x_193 = lean_uint32_dec_lt(x_14, x_20);
x_194 = lean_bool_to_uint32(x_193);
x_195 = lean_uint32_land(x_192, x_194);
x_196 = lean_uint32_to_uint64(x_195);
x_197 = lean_uint64_sub(x_43, x_196);
x_198 = lean_uint64_land(x_186, x_197);
x_199 = lean_uint64_xor(x_43, x_198);
return x_199;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneReward___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_reward(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint64_t x_26; uint64_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_27 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_28 = lean_unbox(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = l_Spec_FrozenLake_Kernel_laneReward___redArg(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint8_t x_54; uint64_t x_55; uint64_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint64_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint8_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint8_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint32_t x_174; uint64_t x_175; uint64_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint64_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint8_t x_194; uint64_t x_195; uint64_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint8_t x_201; uint32_t x_202; uint32_t x_203; uint8_t x_204; uint32_t x_205; uint32_t x_206; uint32_t x_207; uint8_t x_208; uint32_t x_209; uint32_t x_210; uint32_t x_211; uint32_t x_212; uint8_t x_213; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = 1;
x_26 = lean_uint32_sub(x_2, x_25);
x_27 = lean_uint32_sub(x_1, x_25);
x_28 = lean_uint32_to_uint64(x_11);
x_29 = 3;
x_30 = lean_uint64_shift_left(x_22, x_29);
x_31 = lean_uint64_sub(x_30, x_22);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_26);
x_35 = 0;
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_sub(x_35, x_36);
x_38 = lean_uint32_land(x_33, x_37);
x_39 = lean_uint64_shift_right(x_28, x_29);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_27);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_35, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_shift_left(x_44, x_20);
x_46 = lean_uint32_add(x_45, x_38);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_shift_right(x_4, x_49);
x_51 = lean_uint64_shift_left(x_22, x_22);
x_52 = lean_uint64_sub(x_51, x_22);
x_53 = lean_uint64_land(x_50, x_52);
x_54 = lean_uint64_dec_eq(x_53, x_22);
x_55 = lean_uint64_shift_right(x_5, x_49);
x_56 = lean_uint64_land(x_55, x_52);
x_57 = lean_uint64_dec_eq(x_56, x_22);
x_58 = lean_bool_to_uint32(x_54);
x_59 = lean_bool_to_uint32(x_57);
x_60 = lean_uint32_lor(x_58, x_59);
x_61 = lean_uint32_dec_eq(x_60, x_25);
x_62 = lean_uint32_to_uint64(x_16);
x_63 = lean_uint64_to_uint32(x_62);
x_64 = lean_uint32_dec_le(x_63, x_20);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_sub(x_35, x_65);
x_67 = lean_uint32_land(x_63, x_66);
x_68 = 999999;
x_69 = lean_uint32_sub(x_7, x_25);
x_70 = lean_uint32_dec_le(x_69, x_68);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_sub(x_35, x_71);
x_73 = lean_uint32_land(x_69, x_72);
x_74 = lean_uint32_shift_left(x_73, x_25);
x_75 = lean_uint32_add(x_74, x_25);
x_76 = lean_uint32_add(x_75, x_25);
x_77 = lean_uint64_add(x_13, x_22);
x_78 = 11400714819323198485ULL;
x_79 = lean_uint64_mul(x_77, x_78);
x_80 = lean_uint64_add(x_12, x_79);
x_81 = 30;
x_82 = lean_uint64_shift_right(x_80, x_81);
x_83 = lean_uint64_xor(x_80, x_82);
x_84 = 13787848793156543929ULL;
x_85 = lean_uint64_mul(x_83, x_84);
x_86 = 27;
x_87 = lean_uint64_shift_right(x_85, x_86);
x_88 = lean_uint64_xor(x_85, x_87);
x_89 = 10723151780598845931ULL;
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = 31;
x_92 = lean_uint64_shift_right(x_90, x_91);
x_93 = lean_uint64_xor(x_90, x_92);
x_94 = 32;
x_95 = lean_uint64_shift_right(x_93, x_94);
x_96 = lean_uint32_to_uint64(x_76);
x_97 = lean_uint64_mul(x_95, x_96);
x_98 = 4294967295;
x_99 = lean_uint64_land(x_93, x_98);
x_100 = lean_uint64_mul(x_99, x_96);
x_101 = lean_uint64_shift_right(x_100, x_94);
x_102 = lean_uint64_add(x_97, x_101);
x_103 = lean_uint64_shift_right(x_102, x_94);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_sub(x_7, x_6);
x_106 = lean_uint32_dec_lt(x_104, x_105);
x_107 = lean_uint32_add(x_67, x_20);
x_108 = lean_uint32_land(x_107, x_20);
x_109 = lean_uint32_add(x_7, x_6);
x_110 = lean_uint32_dec_lt(x_104, x_109);
x_111 = lean_uint32_add(x_67, x_25);
x_112 = lean_uint32_land(x_111, x_20);
x_113 = lean_uint32_xor(x_67, x_112);
x_114 = lean_bool_to_uint32(x_110);
x_115 = lean_uint32_sub(x_35, x_114);
x_116 = lean_uint32_land(x_113, x_115);
x_117 = lean_uint32_xor(x_112, x_116);
x_118 = lean_uint32_xor(x_108, x_117);
x_119 = lean_bool_to_uint32(x_106);
x_120 = lean_uint32_sub(x_35, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_117, x_121);
x_123 = lean_uint32_dec_eq(x_122, x_25);
x_124 = lean_uint32_dec_lt(x_44, x_27);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_add(x_44, x_125);
x_127 = lean_uint32_dec_eq(x_122, x_20);
x_128 = lean_uint32_dec_lt(x_35, x_44);
x_129 = lean_bool_to_uint32(x_128);
x_130 = lean_uint32_sub(x_44, x_129);
x_131 = lean_uint32_xor(x_130, x_44);
x_132 = lean_bool_to_uint32(x_127);
x_133 = lean_uint32_sub(x_35, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_44, x_134);
x_136 = lean_uint32_xor(x_126, x_135);
x_137 = lean_bool_to_uint32(x_123);
x_138 = lean_uint32_sub(x_35, x_137);
x_139 = lean_uint32_land(x_136, x_138);
x_140 = lean_uint32_xor(x_135, x_139);
x_141 = lean_uint32_dec_eq(x_122, x_35);
x_142 = lean_uint32_dec_lt(x_35, x_38);
x_143 = lean_bool_to_uint32(x_142);
x_144 = lean_uint32_sub(x_38, x_143);
x_145 = 2;
x_146 = lean_uint32_dec_eq(x_122, x_145);
x_147 = lean_uint32_dec_lt(x_38, x_26);
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_add(x_38, x_148);
x_150 = lean_uint32_xor(x_149, x_38);
x_151 = lean_bool_to_uint32(x_146);
x_152 = lean_uint32_sub(x_35, x_151);
x_153 = lean_uint32_land(x_150, x_152);
x_154 = lean_uint32_xor(x_38, x_153);
x_155 = lean_uint32_xor(x_144, x_154);
x_156 = lean_bool_to_uint32(x_141);
x_157 = lean_uint32_sub(x_35, x_156);
x_158 = lean_uint32_land(x_155, x_157);
x_159 = lean_uint32_xor(x_154, x_158);
x_160 = lean_uint32_xor(x_44, x_140);
x_161 = lean_bool_to_uint32(x_61);
x_162 = lean_uint32_sub(x_35, x_161);
x_163 = lean_uint32_land(x_160, x_162);
x_164 = lean_uint32_xor(x_140, x_163);
x_165 = lean_uint32_xor(x_38, x_159);
x_166 = lean_uint32_land(x_165, x_162);
x_167 = lean_uint32_xor(x_159, x_166);
x_168 = lean_uint32_to_uint64(x_167);
x_169 = lean_uint64_lor(x_47, x_168);
x_170 = lean_uint32_to_uint64(x_164);
x_171 = lean_uint64_lor(x_47, x_170);
x_172 = lean_uint64_shift_left(x_171, x_29);
x_173 = lean_uint64_lor(x_169, x_172);
x_174 = lean_uint64_to_uint32(x_173);
x_175 = lean_uint32_to_uint64(x_174);
x_176 = lean_uint64_land(x_175, x_31);
x_177 = lean_uint64_to_uint32(x_176);
x_178 = lean_uint32_dec_le(x_177, x_26);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_sub(x_35, x_179);
x_181 = lean_uint32_land(x_177, x_180);
x_182 = lean_uint64_shift_right(x_175, x_29);
x_183 = lean_uint64_to_uint32(x_182);
x_184 = lean_uint32_dec_le(x_183, x_27);
x_185 = lean_bool_to_uint32(x_184);
x_186 = lean_uint32_sub(x_35, x_185);
x_187 = lean_uint32_land(x_183, x_186);
x_188 = lean_uint32_shift_left(x_187, x_20);
x_189 = lean_uint32_add(x_188, x_181);
x_190 = lean_uint32_to_uint64(x_189);
x_191 = lean_uint64_lor(x_47, x_190);
x_192 = lean_uint64_shift_right(x_4, x_191);
x_193 = lean_uint64_land(x_192, x_52);
x_194 = lean_uint64_dec_eq(x_193, x_22);
x_195 = lean_uint64_shift_right(x_5, x_191);
x_196 = lean_uint64_land(x_195, x_52);
x_197 = lean_uint64_dec_eq(x_196, x_22);
x_198 = lean_bool_to_uint32(x_194);
x_199 = lean_bool_to_uint32(x_197);
x_200 = lean_uint32_lor(x_198, x_199);
x_201 = lean_uint32_dec_eq(x_200, x_25);
x_202 = lean_bool_to_uint32(x_15);
x_203 = lean_uint32_sub(x_17, x_25);
x_204 = lean_uint32_dec_lt(x_203, x_20);
x_205 = lean_bool_to_uint32(x_204);
x_206 = lean_uint32_land(x_202, x_205);
x_207 = lean_uint32_xor(x_206, x_25);
x_208 = lean_uint32_dec_lt(x_16, x_24);
x_209 = lean_bool_to_uint32(x_208);
x_210 = lean_uint32_land(x_207, x_209);
x_211 = lean_bool_to_uint32(x_201);
x_212 = lean_uint32_land(x_210, x_211);
x_213 = lean_uint32_dec_eq(x_212, x_25);
return x_213;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12) {
_start:
{
uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint8_t x_47; uint64_t x_48; uint64_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint8_t x_54; uint64_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint8_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint8_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint8_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint32_t x_167; uint64_t x_168; uint64_t x_169; uint32_t x_170; uint8_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint64_t x_175; uint32_t x_176; uint8_t x_177; uint32_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint32_t x_182; uint64_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint8_t x_187; uint64_t x_188; uint64_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint8_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint8_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint8_t x_206; 
x_13 = 3;
x_14 = lean_uint32_to_uint64(x_13);
x_15 = 1;
x_16 = lean_uint64_add(x_14, x_15);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = 1;
x_19 = lean_uint32_sub(x_2, x_18);
x_20 = lean_uint32_sub(x_1, x_18);
x_21 = lean_uint32_to_uint64(x_7);
x_22 = 3;
x_23 = lean_uint64_shift_left(x_15, x_22);
x_24 = lean_uint64_sub(x_23, x_15);
x_25 = lean_uint64_land(x_21, x_24);
x_26 = lean_uint64_to_uint32(x_25);
x_27 = lean_uint32_dec_le(x_26, x_19);
x_28 = 0;
x_29 = lean_bool_to_uint32(x_27);
x_30 = lean_uint32_sub(x_28, x_29);
x_31 = lean_uint32_land(x_26, x_30);
x_32 = lean_uint64_shift_right(x_21, x_22);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_20);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_sub(x_28, x_35);
x_37 = lean_uint32_land(x_33, x_36);
x_38 = lean_uint32_shift_left(x_37, x_13);
x_39 = lean_uint32_add(x_38, x_31);
x_40 = 0;
x_41 = lean_uint32_to_uint64(x_39);
x_42 = lean_uint64_lor(x_40, x_41);
x_43 = lean_uint64_shift_right(x_3, x_42);
x_44 = lean_uint64_shift_left(x_15, x_15);
x_45 = lean_uint64_sub(x_44, x_15);
x_46 = lean_uint64_land(x_43, x_45);
x_47 = lean_uint64_dec_eq(x_46, x_15);
x_48 = lean_uint64_shift_right(x_4, x_42);
x_49 = lean_uint64_land(x_48, x_45);
x_50 = lean_uint64_dec_eq(x_49, x_15);
x_51 = lean_bool_to_uint32(x_47);
x_52 = lean_bool_to_uint32(x_50);
x_53 = lean_uint32_lor(x_51, x_52);
x_54 = lean_uint32_dec_eq(x_53, x_18);
x_55 = lean_uint32_to_uint64(x_11);
x_56 = lean_uint64_to_uint32(x_55);
x_57 = lean_uint32_dec_le(x_56, x_13);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_28, x_58);
x_60 = lean_uint32_land(x_56, x_59);
x_61 = 999999;
x_62 = lean_uint32_sub(x_6, x_18);
x_63 = lean_uint32_dec_le(x_62, x_61);
x_64 = lean_bool_to_uint32(x_63);
x_65 = lean_uint32_sub(x_28, x_64);
x_66 = lean_uint32_land(x_62, x_65);
x_67 = lean_uint32_shift_left(x_66, x_18);
x_68 = lean_uint32_add(x_67, x_18);
x_69 = lean_uint32_add(x_68, x_18);
x_70 = lean_uint64_add(x_9, x_15);
x_71 = 11400714819323198485ULL;
x_72 = lean_uint64_mul(x_70, x_71);
x_73 = lean_uint64_add(x_8, x_72);
x_74 = 30;
x_75 = lean_uint64_shift_right(x_73, x_74);
x_76 = lean_uint64_xor(x_73, x_75);
x_77 = 13787848793156543929ULL;
x_78 = lean_uint64_mul(x_76, x_77);
x_79 = 27;
x_80 = lean_uint64_shift_right(x_78, x_79);
x_81 = lean_uint64_xor(x_78, x_80);
x_82 = 10723151780598845931ULL;
x_83 = lean_uint64_mul(x_81, x_82);
x_84 = 31;
x_85 = lean_uint64_shift_right(x_83, x_84);
x_86 = lean_uint64_xor(x_83, x_85);
x_87 = 32;
x_88 = lean_uint64_shift_right(x_86, x_87);
x_89 = lean_uint32_to_uint64(x_69);
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = 4294967295;
x_92 = lean_uint64_land(x_86, x_91);
x_93 = lean_uint64_mul(x_92, x_89);
x_94 = lean_uint64_shift_right(x_93, x_87);
x_95 = lean_uint64_add(x_90, x_94);
x_96 = lean_uint64_shift_right(x_95, x_87);
x_97 = lean_uint64_to_uint32(x_96);
x_98 = lean_uint32_sub(x_6, x_5);
x_99 = lean_uint32_dec_lt(x_97, x_98);
x_100 = lean_uint32_add(x_60, x_13);
x_101 = lean_uint32_land(x_100, x_13);
x_102 = lean_uint32_add(x_6, x_5);
x_103 = lean_uint32_dec_lt(x_97, x_102);
x_104 = lean_uint32_add(x_60, x_18);
x_105 = lean_uint32_land(x_104, x_13);
x_106 = lean_uint32_xor(x_60, x_105);
x_107 = lean_bool_to_uint32(x_103);
x_108 = lean_uint32_sub(x_28, x_107);
x_109 = lean_uint32_land(x_106, x_108);
x_110 = lean_uint32_xor(x_105, x_109);
x_111 = lean_uint32_xor(x_101, x_110);
x_112 = lean_bool_to_uint32(x_99);
x_113 = lean_uint32_sub(x_28, x_112);
x_114 = lean_uint32_land(x_111, x_113);
x_115 = lean_uint32_xor(x_110, x_114);
x_116 = lean_uint32_dec_eq(x_115, x_18);
x_117 = lean_uint32_dec_lt(x_37, x_20);
x_118 = lean_bool_to_uint32(x_117);
x_119 = lean_uint32_add(x_37, x_118);
x_120 = lean_uint32_dec_eq(x_115, x_13);
x_121 = lean_uint32_dec_lt(x_28, x_37);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_sub(x_37, x_122);
x_124 = lean_uint32_xor(x_123, x_37);
x_125 = lean_bool_to_uint32(x_120);
x_126 = lean_uint32_sub(x_28, x_125);
x_127 = lean_uint32_land(x_124, x_126);
x_128 = lean_uint32_xor(x_37, x_127);
x_129 = lean_uint32_xor(x_119, x_128);
x_130 = lean_bool_to_uint32(x_116);
x_131 = lean_uint32_sub(x_28, x_130);
x_132 = lean_uint32_land(x_129, x_131);
x_133 = lean_uint32_xor(x_128, x_132);
x_134 = lean_uint32_dec_eq(x_115, x_28);
x_135 = lean_uint32_dec_lt(x_28, x_31);
x_136 = lean_bool_to_uint32(x_135);
x_137 = lean_uint32_sub(x_31, x_136);
x_138 = 2;
x_139 = lean_uint32_dec_eq(x_115, x_138);
x_140 = lean_uint32_dec_lt(x_31, x_19);
x_141 = lean_bool_to_uint32(x_140);
x_142 = lean_uint32_add(x_31, x_141);
x_143 = lean_uint32_xor(x_142, x_31);
x_144 = lean_bool_to_uint32(x_139);
x_145 = lean_uint32_sub(x_28, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_31, x_146);
x_148 = lean_uint32_xor(x_137, x_147);
x_149 = lean_bool_to_uint32(x_134);
x_150 = lean_uint32_sub(x_28, x_149);
x_151 = lean_uint32_land(x_148, x_150);
x_152 = lean_uint32_xor(x_147, x_151);
x_153 = lean_uint32_xor(x_37, x_133);
x_154 = lean_bool_to_uint32(x_54);
x_155 = lean_uint32_sub(x_28, x_154);
x_156 = lean_uint32_land(x_153, x_155);
x_157 = lean_uint32_xor(x_133, x_156);
x_158 = lean_uint32_xor(x_31, x_152);
x_159 = lean_uint32_land(x_158, x_155);
x_160 = lean_uint32_xor(x_152, x_159);
x_161 = lean_uint32_to_uint64(x_160);
x_162 = lean_uint64_lor(x_40, x_161);
x_163 = lean_uint32_to_uint64(x_157);
x_164 = lean_uint64_lor(x_40, x_163);
x_165 = lean_uint64_shift_left(x_164, x_22);
x_166 = lean_uint64_lor(x_162, x_165);
x_167 = lean_uint64_to_uint32(x_166);
x_168 = lean_uint32_to_uint64(x_167);
x_169 = lean_uint64_land(x_168, x_24);
x_170 = lean_uint64_to_uint32(x_169);
x_171 = lean_uint32_dec_le(x_170, x_19);
x_172 = lean_bool_to_uint32(x_171);
x_173 = lean_uint32_sub(x_28, x_172);
x_174 = lean_uint32_land(x_170, x_173);
x_175 = lean_uint64_shift_right(x_168, x_22);
x_176 = lean_uint64_to_uint32(x_175);
x_177 = lean_uint32_dec_le(x_176, x_20);
x_178 = lean_bool_to_uint32(x_177);
x_179 = lean_uint32_sub(x_28, x_178);
x_180 = lean_uint32_land(x_176, x_179);
x_181 = lean_uint32_shift_left(x_180, x_13);
x_182 = lean_uint32_add(x_181, x_174);
x_183 = lean_uint32_to_uint64(x_182);
x_184 = lean_uint64_lor(x_40, x_183);
x_185 = lean_uint64_shift_right(x_3, x_184);
x_186 = lean_uint64_land(x_185, x_45);
x_187 = lean_uint64_dec_eq(x_186, x_15);
x_188 = lean_uint64_shift_right(x_4, x_184);
x_189 = lean_uint64_land(x_188, x_45);
x_190 = lean_uint64_dec_eq(x_189, x_15);
x_191 = lean_bool_to_uint32(x_187);
x_192 = lean_bool_to_uint32(x_190);
x_193 = lean_uint32_lor(x_191, x_192);
x_194 = lean_uint32_dec_eq(x_193, x_18);
x_195 = lean_bool_to_uint32(x_10);
x_196 = lean_uint32_sub(x_12, x_18);
x_197 = lean_uint32_dec_lt(x_196, x_13);
x_198 = lean_bool_to_uint32(x_197);
x_199 = lean_uint32_land(x_195, x_198);
x_200 = lean_uint32_xor(x_199, x_18);
x_201 = lean_uint32_dec_lt(x_11, x_17);
x_202 = lean_bool_to_uint32(x_201);
x_203 = lean_uint32_land(x_200, x_202);
x_204 = lean_bool_to_uint32(x_194);
x_205 = lean_uint32_land(x_203, x_204);
x_206 = lean_uint32_dec_eq(x_205, x_18);
return x_206;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTerminated___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_terminated(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_22 = lean_unbox(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_25 = l_Spec_FrozenLake_Kernel_laneTerminated___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box(x_25);
return x_26;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint8_t x_54; uint64_t x_55; uint64_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint64_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint8_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint8_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint32_t x_174; uint64_t x_175; uint64_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint64_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint8_t x_194; uint64_t x_195; uint64_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint8_t x_201; uint32_t x_202; uint32_t x_203; uint8_t x_204; uint32_t x_205; uint32_t x_206; uint32_t x_207; uint8_t x_208; uint32_t x_209; uint32_t x_210; uint32_t x_211; uint8_t x_212; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = 1;
x_26 = lean_uint32_sub(x_2, x_25);
x_27 = lean_uint32_sub(x_1, x_25);
x_28 = lean_uint32_to_uint64(x_11);
x_29 = 3;
x_30 = lean_uint64_shift_left(x_22, x_29);
x_31 = lean_uint64_sub(x_30, x_22);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_26);
x_35 = 0;
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_sub(x_35, x_36);
x_38 = lean_uint32_land(x_33, x_37);
x_39 = lean_uint64_shift_right(x_28, x_29);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_27);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_35, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_shift_left(x_44, x_20);
x_46 = lean_uint32_add(x_45, x_38);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_shift_right(x_4, x_49);
x_51 = lean_uint64_shift_left(x_22, x_22);
x_52 = lean_uint64_sub(x_51, x_22);
x_53 = lean_uint64_land(x_50, x_52);
x_54 = lean_uint64_dec_eq(x_53, x_22);
x_55 = lean_uint64_shift_right(x_5, x_49);
x_56 = lean_uint64_land(x_55, x_52);
x_57 = lean_uint64_dec_eq(x_56, x_22);
x_58 = lean_bool_to_uint32(x_54);
x_59 = lean_bool_to_uint32(x_57);
x_60 = lean_uint32_lor(x_58, x_59);
x_61 = lean_uint32_dec_eq(x_60, x_25);
x_62 = lean_uint32_to_uint64(x_16);
x_63 = lean_uint64_to_uint32(x_62);
x_64 = lean_uint32_dec_le(x_63, x_20);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_sub(x_35, x_65);
x_67 = lean_uint32_land(x_63, x_66);
x_68 = 999999;
x_69 = lean_uint32_sub(x_7, x_25);
x_70 = lean_uint32_dec_le(x_69, x_68);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_sub(x_35, x_71);
x_73 = lean_uint32_land(x_69, x_72);
x_74 = lean_uint32_shift_left(x_73, x_25);
x_75 = lean_uint32_add(x_74, x_25);
x_76 = lean_uint32_add(x_75, x_25);
x_77 = lean_uint64_add(x_13, x_22);
x_78 = 11400714819323198485ULL;
x_79 = lean_uint64_mul(x_77, x_78);
x_80 = lean_uint64_add(x_12, x_79);
x_81 = 30;
x_82 = lean_uint64_shift_right(x_80, x_81);
x_83 = lean_uint64_xor(x_80, x_82);
x_84 = 13787848793156543929ULL;
x_85 = lean_uint64_mul(x_83, x_84);
x_86 = 27;
x_87 = lean_uint64_shift_right(x_85, x_86);
x_88 = lean_uint64_xor(x_85, x_87);
x_89 = 10723151780598845931ULL;
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = 31;
x_92 = lean_uint64_shift_right(x_90, x_91);
x_93 = lean_uint64_xor(x_90, x_92);
x_94 = 32;
x_95 = lean_uint64_shift_right(x_93, x_94);
x_96 = lean_uint32_to_uint64(x_76);
x_97 = lean_uint64_mul(x_95, x_96);
x_98 = 4294967295;
x_99 = lean_uint64_land(x_93, x_98);
x_100 = lean_uint64_mul(x_99, x_96);
x_101 = lean_uint64_shift_right(x_100, x_94);
x_102 = lean_uint64_add(x_97, x_101);
x_103 = lean_uint64_shift_right(x_102, x_94);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_sub(x_7, x_6);
x_106 = lean_uint32_dec_lt(x_104, x_105);
x_107 = lean_uint32_add(x_67, x_20);
x_108 = lean_uint32_land(x_107, x_20);
x_109 = lean_uint32_add(x_7, x_6);
x_110 = lean_uint32_dec_lt(x_104, x_109);
x_111 = lean_uint32_add(x_67, x_25);
x_112 = lean_uint32_land(x_111, x_20);
x_113 = lean_uint32_xor(x_67, x_112);
x_114 = lean_bool_to_uint32(x_110);
x_115 = lean_uint32_sub(x_35, x_114);
x_116 = lean_uint32_land(x_113, x_115);
x_117 = lean_uint32_xor(x_112, x_116);
x_118 = lean_uint32_xor(x_108, x_117);
x_119 = lean_bool_to_uint32(x_106);
x_120 = lean_uint32_sub(x_35, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_117, x_121);
x_123 = lean_uint32_dec_eq(x_122, x_25);
x_124 = lean_uint32_dec_lt(x_44, x_27);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_add(x_44, x_125);
x_127 = lean_uint32_dec_eq(x_122, x_20);
x_128 = lean_uint32_dec_lt(x_35, x_44);
x_129 = lean_bool_to_uint32(x_128);
x_130 = lean_uint32_sub(x_44, x_129);
x_131 = lean_uint32_xor(x_130, x_44);
x_132 = lean_bool_to_uint32(x_127);
x_133 = lean_uint32_sub(x_35, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_44, x_134);
x_136 = lean_uint32_xor(x_126, x_135);
x_137 = lean_bool_to_uint32(x_123);
x_138 = lean_uint32_sub(x_35, x_137);
x_139 = lean_uint32_land(x_136, x_138);
x_140 = lean_uint32_xor(x_135, x_139);
x_141 = lean_uint32_dec_eq(x_122, x_35);
x_142 = lean_uint32_dec_lt(x_35, x_38);
x_143 = lean_bool_to_uint32(x_142);
x_144 = lean_uint32_sub(x_38, x_143);
x_145 = 2;
x_146 = lean_uint32_dec_eq(x_122, x_145);
x_147 = lean_uint32_dec_lt(x_38, x_26);
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_add(x_38, x_148);
x_150 = lean_uint32_xor(x_149, x_38);
x_151 = lean_bool_to_uint32(x_146);
x_152 = lean_uint32_sub(x_35, x_151);
x_153 = lean_uint32_land(x_150, x_152);
x_154 = lean_uint32_xor(x_38, x_153);
x_155 = lean_uint32_xor(x_144, x_154);
x_156 = lean_bool_to_uint32(x_141);
x_157 = lean_uint32_sub(x_35, x_156);
x_158 = lean_uint32_land(x_155, x_157);
x_159 = lean_uint32_xor(x_154, x_158);
x_160 = lean_uint32_xor(x_44, x_140);
x_161 = lean_bool_to_uint32(x_61);
x_162 = lean_uint32_sub(x_35, x_161);
x_163 = lean_uint32_land(x_160, x_162);
x_164 = lean_uint32_xor(x_140, x_163);
x_165 = lean_uint32_xor(x_38, x_159);
x_166 = lean_uint32_land(x_165, x_162);
x_167 = lean_uint32_xor(x_159, x_166);
x_168 = lean_uint32_to_uint64(x_167);
x_169 = lean_uint64_lor(x_47, x_168);
x_170 = lean_uint32_to_uint64(x_164);
x_171 = lean_uint64_lor(x_47, x_170);
x_172 = lean_uint64_shift_left(x_171, x_29);
x_173 = lean_uint64_lor(x_169, x_172);
x_174 = lean_uint64_to_uint32(x_173);
x_175 = lean_uint32_to_uint64(x_174);
x_176 = lean_uint64_land(x_175, x_31);
x_177 = lean_uint64_to_uint32(x_176);
x_178 = lean_uint32_dec_le(x_177, x_26);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_sub(x_35, x_179);
x_181 = lean_uint32_land(x_177, x_180);
x_182 = lean_uint64_shift_right(x_175, x_29);
x_183 = lean_uint64_to_uint32(x_182);
x_184 = lean_uint32_dec_le(x_183, x_27);
x_185 = lean_bool_to_uint32(x_184);
x_186 = lean_uint32_sub(x_35, x_185);
x_187 = lean_uint32_land(x_183, x_186);
x_188 = lean_uint32_shift_left(x_187, x_20);
x_189 = lean_uint32_add(x_188, x_181);
x_190 = lean_uint32_to_uint64(x_189);
x_191 = lean_uint64_lor(x_47, x_190);
x_192 = lean_uint64_shift_right(x_4, x_191);
x_193 = lean_uint64_land(x_192, x_52);
x_194 = lean_uint64_dec_eq(x_193, x_22);
x_195 = lean_uint64_shift_right(x_5, x_191);
x_196 = lean_uint64_land(x_195, x_52);
x_197 = lean_uint64_dec_eq(x_196, x_22);
x_198 = lean_bool_to_uint32(x_194);
x_199 = lean_bool_to_uint32(x_197);
x_200 = lean_uint32_lor(x_198, x_199);
x_201 = lean_uint32_dec_eq(x_200, x_25);
x_202 = lean_bool_to_uint32(x_15);
x_203 = lean_uint32_sub(x_17, x_25);
x_204 = lean_uint32_dec_lt(x_203, x_20);
x_205 = lean_bool_to_uint32(x_204);
x_206 = lean_uint32_land(x_202, x_205);
x_207 = lean_uint32_xor(x_206, x_25);
x_208 = lean_uint32_dec_lt(x_16, x_24);
x_209 = lean_bool_to_uint32(x_208);
x_210 = lean_uint32_land(x_207, x_209);
x_211 = 4294967295;
x_212 = lean_uint32_dec_eq(x_14, x_211);
if (x_212 == 0)
{
uint8_t x_213; uint32_t x_214; uint32_t x_215; uint8_t x_216; 
x_213 = 1;
x_214 = lean_bool_to_uint32(x_213);
x_215 = lean_uint32_add(x_14, x_214);
x_216 = lean_uint32_dec_eq(x_18, x_35);
if (x_216 == 0)
{
uint8_t x_217; uint32_t x_218; uint32_t x_219; uint32_t x_220; uint32_t x_221; uint32_t x_222; uint32_t x_223; uint8_t x_224; 
x_217 = lean_uint32_dec_le(x_18, x_215);
x_218 = lean_bool_to_uint32(x_217);
x_219 = lean_uint32_land(x_214, x_218);
x_220 = lean_bool_to_uint32(x_201);
x_221 = lean_uint32_xor(x_220, x_25);
x_222 = lean_uint32_land(x_219, x_221);
x_223 = lean_uint32_lor(x_35, x_222);
x_224 = lean_uint32_dec_eq(x_19, x_35);
if (x_224 == 0)
{
uint8_t x_225; uint32_t x_226; uint32_t x_227; uint32_t x_228; uint32_t x_229; uint8_t x_230; 
x_225 = lean_uint32_dec_le(x_19, x_215);
x_226 = lean_bool_to_uint32(x_225);
x_227 = lean_uint32_land(x_214, x_226);
x_228 = lean_uint32_lor(x_223, x_227);
x_229 = lean_uint32_land(x_210, x_228);
x_230 = lean_uint32_dec_eq(x_229, x_25);
return x_230;
}
else
{
uint32_t x_231; uint8_t x_232; uint32_t x_233; uint32_t x_234; uint32_t x_235; uint32_t x_236; uint8_t x_237; 
x_231 = lean_bool_to_uint32(x_216);
x_232 = lean_uint32_dec_le(x_19, x_215);
x_233 = lean_bool_to_uint32(x_232);
x_234 = lean_uint32_land(x_231, x_233);
x_235 = lean_uint32_lor(x_223, x_234);
x_236 = lean_uint32_land(x_210, x_235);
x_237 = lean_uint32_dec_eq(x_236, x_25);
return x_237;
}
}
else
{
uint32_t x_238; uint8_t x_239; uint32_t x_240; uint32_t x_241; uint32_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint8_t x_246; 
x_238 = lean_bool_to_uint32(x_212);
x_239 = lean_uint32_dec_le(x_18, x_215);
x_240 = lean_bool_to_uint32(x_239);
x_241 = lean_uint32_land(x_238, x_240);
x_242 = lean_bool_to_uint32(x_201);
x_243 = lean_uint32_xor(x_242, x_25);
x_244 = lean_uint32_land(x_241, x_243);
x_245 = lean_uint32_lor(x_35, x_244);
x_246 = lean_uint32_dec_eq(x_19, x_35);
if (x_246 == 0)
{
uint32_t x_247; uint8_t x_248; uint32_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint8_t x_253; 
x_247 = lean_bool_to_uint32(x_216);
x_248 = lean_uint32_dec_le(x_19, x_215);
x_249 = lean_bool_to_uint32(x_248);
x_250 = lean_uint32_land(x_247, x_249);
x_251 = lean_uint32_lor(x_245, x_250);
x_252 = lean_uint32_land(x_210, x_251);
x_253 = lean_uint32_dec_eq(x_252, x_25);
return x_253;
}
else
{
uint8_t x_254; uint32_t x_255; uint32_t x_256; uint32_t x_257; uint32_t x_258; uint8_t x_259; 
x_254 = lean_uint32_dec_le(x_19, x_215);
x_255 = lean_bool_to_uint32(x_254);
x_256 = lean_uint32_land(x_238, x_255);
x_257 = lean_uint32_lor(x_245, x_256);
x_258 = lean_uint32_land(x_210, x_257);
x_259 = lean_uint32_dec_eq(x_258, x_25);
return x_259;
}
}
}
else
{
uint8_t x_260; uint32_t x_261; uint32_t x_262; uint8_t x_263; 
x_260 = 0;
x_261 = lean_bool_to_uint32(x_260);
x_262 = lean_uint32_add(x_14, x_261);
x_263 = lean_uint32_dec_eq(x_18, x_35);
if (x_263 == 0)
{
uint32_t x_264; uint8_t x_265; uint32_t x_266; uint32_t x_267; uint32_t x_268; uint32_t x_269; uint32_t x_270; uint32_t x_271; uint8_t x_272; 
x_264 = lean_bool_to_uint32(x_212);
x_265 = lean_uint32_dec_le(x_18, x_262);
x_266 = lean_bool_to_uint32(x_265);
x_267 = lean_uint32_land(x_264, x_266);
x_268 = lean_bool_to_uint32(x_201);
x_269 = lean_uint32_xor(x_268, x_25);
x_270 = lean_uint32_land(x_267, x_269);
x_271 = lean_uint32_lor(x_35, x_270);
x_272 = lean_uint32_dec_eq(x_19, x_35);
if (x_272 == 0)
{
uint8_t x_273; uint32_t x_274; uint32_t x_275; uint32_t x_276; uint32_t x_277; uint8_t x_278; 
x_273 = lean_uint32_dec_le(x_19, x_262);
x_274 = lean_bool_to_uint32(x_273);
x_275 = lean_uint32_land(x_264, x_274);
x_276 = lean_uint32_lor(x_271, x_275);
x_277 = lean_uint32_land(x_210, x_276);
x_278 = lean_uint32_dec_eq(x_277, x_25);
return x_278;
}
else
{
uint32_t x_279; uint8_t x_280; uint32_t x_281; uint32_t x_282; uint32_t x_283; uint32_t x_284; uint8_t x_285; 
x_279 = lean_bool_to_uint32(x_263);
x_280 = lean_uint32_dec_le(x_19, x_262);
x_281 = lean_bool_to_uint32(x_280);
x_282 = lean_uint32_land(x_279, x_281);
x_283 = lean_uint32_lor(x_271, x_282);
x_284 = lean_uint32_land(x_210, x_283);
x_285 = lean_uint32_dec_eq(x_284, x_25);
return x_285;
}
}
else
{
uint8_t x_286; uint32_t x_287; uint32_t x_288; uint32_t x_289; uint32_t x_290; uint32_t x_291; uint32_t x_292; uint8_t x_293; 
x_286 = lean_uint32_dec_le(x_18, x_262);
x_287 = lean_bool_to_uint32(x_286);
x_288 = lean_uint32_land(x_261, x_287);
x_289 = lean_bool_to_uint32(x_201);
x_290 = lean_uint32_xor(x_289, x_25);
x_291 = lean_uint32_land(x_288, x_290);
x_292 = lean_uint32_lor(x_35, x_291);
x_293 = lean_uint32_dec_eq(x_19, x_35);
if (x_293 == 0)
{
uint32_t x_294; uint8_t x_295; uint32_t x_296; uint32_t x_297; uint32_t x_298; uint32_t x_299; uint8_t x_300; 
x_294 = lean_bool_to_uint32(x_263);
x_295 = lean_uint32_dec_le(x_19, x_262);
x_296 = lean_bool_to_uint32(x_295);
x_297 = lean_uint32_land(x_294, x_296);
x_298 = lean_uint32_lor(x_292, x_297);
x_299 = lean_uint32_land(x_210, x_298);
x_300 = lean_uint32_dec_eq(x_299, x_25);
return x_300;
}
else
{
uint8_t x_301; uint32_t x_302; uint32_t x_303; uint32_t x_304; uint32_t x_305; uint8_t x_306; 
x_301 = lean_uint32_dec_le(x_19, x_262);
x_302 = lean_bool_to_uint32(x_301);
x_303 = lean_uint32_land(x_261, x_302);
x_304 = lean_uint32_lor(x_292, x_303);
x_305 = lean_uint32_land(x_210, x_304);
x_306 = lean_uint32_dec_eq(x_305, x_25);
return x_306;
}
}
}
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint8_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint64_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint8_t x_142; uint8_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint32_t x_170; uint64_t x_171; uint64_t x_172; uint32_t x_173; uint8_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint64_t x_178; uint32_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint8_t x_190; uint64_t x_191; uint64_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint8_t x_200; uint32_t x_201; uint32_t x_202; uint32_t x_203; uint8_t x_204; uint32_t x_205; uint32_t x_206; uint32_t x_207; uint8_t x_208; 
x_16 = 3;
x_17 = lean_uint32_to_uint64(x_16);
x_18 = 1;
x_19 = lean_uint64_add(x_17, x_18);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = 1;
x_22 = lean_uint32_sub(x_2, x_21);
x_23 = lean_uint32_sub(x_1, x_21);
x_24 = lean_uint32_to_uint64(x_7);
x_25 = 3;
x_26 = lean_uint64_shift_left(x_18, x_25);
x_27 = lean_uint64_sub(x_26, x_18);
x_28 = lean_uint64_land(x_24, x_27);
x_29 = lean_uint64_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_29, x_22);
x_31 = 0;
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_uint32_sub(x_31, x_32);
x_34 = lean_uint32_land(x_29, x_33);
x_35 = lean_uint64_shift_right(x_24, x_25);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_23);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_31, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint32_shift_left(x_40, x_16);
x_42 = lean_uint32_add(x_41, x_34);
x_43 = 0;
x_44 = lean_uint32_to_uint64(x_42);
x_45 = lean_uint64_lor(x_43, x_44);
x_46 = lean_uint64_shift_right(x_3, x_45);
x_47 = lean_uint64_shift_left(x_18, x_18);
x_48 = lean_uint64_sub(x_47, x_18);
x_49 = lean_uint64_land(x_46, x_48);
x_50 = lean_uint64_dec_eq(x_49, x_18);
x_51 = lean_uint64_shift_right(x_4, x_45);
x_52 = lean_uint64_land(x_51, x_48);
x_53 = lean_uint64_dec_eq(x_52, x_18);
x_54 = lean_bool_to_uint32(x_50);
x_55 = lean_bool_to_uint32(x_53);
x_56 = lean_uint32_lor(x_54, x_55);
x_57 = lean_uint32_dec_eq(x_56, x_21);
x_58 = lean_uint32_to_uint64(x_12);
x_59 = lean_uint64_to_uint32(x_58);
x_60 = lean_uint32_dec_le(x_59, x_16);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_sub(x_31, x_61);
x_63 = lean_uint32_land(x_59, x_62);
x_64 = 999999;
x_65 = lean_uint32_sub(x_6, x_21);
x_66 = lean_uint32_dec_le(x_65, x_64);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_sub(x_31, x_67);
x_69 = lean_uint32_land(x_65, x_68);
x_70 = lean_uint32_shift_left(x_69, x_21);
x_71 = lean_uint32_add(x_70, x_21);
x_72 = lean_uint32_add(x_71, x_21);
x_73 = lean_uint64_add(x_9, x_18);
x_74 = 11400714819323198485ULL;
x_75 = lean_uint64_mul(x_73, x_74);
x_76 = lean_uint64_add(x_8, x_75);
x_77 = 30;
x_78 = lean_uint64_shift_right(x_76, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = 13787848793156543929ULL;
x_81 = lean_uint64_mul(x_79, x_80);
x_82 = 27;
x_83 = lean_uint64_shift_right(x_81, x_82);
x_84 = lean_uint64_xor(x_81, x_83);
x_85 = 10723151780598845931ULL;
x_86 = lean_uint64_mul(x_84, x_85);
x_87 = 31;
x_88 = lean_uint64_shift_right(x_86, x_87);
x_89 = lean_uint64_xor(x_86, x_88);
x_90 = 32;
x_91 = lean_uint64_shift_right(x_89, x_90);
x_92 = lean_uint32_to_uint64(x_72);
x_93 = lean_uint64_mul(x_91, x_92);
x_94 = 4294967295;
x_95 = lean_uint64_land(x_89, x_94);
x_96 = lean_uint64_mul(x_95, x_92);
x_97 = lean_uint64_shift_right(x_96, x_90);
x_98 = lean_uint64_add(x_93, x_97);
x_99 = lean_uint64_shift_right(x_98, x_90);
x_100 = lean_uint64_to_uint32(x_99);
x_101 = lean_uint32_sub(x_6, x_5);
x_102 = lean_uint32_dec_lt(x_100, x_101);
x_103 = lean_uint32_add(x_63, x_16);
x_104 = lean_uint32_land(x_103, x_16);
x_105 = lean_uint32_add(x_6, x_5);
x_106 = lean_uint32_dec_lt(x_100, x_105);
x_107 = lean_uint32_add(x_63, x_21);
x_108 = lean_uint32_land(x_107, x_16);
x_109 = lean_uint32_xor(x_63, x_108);
x_110 = lean_bool_to_uint32(x_106);
x_111 = lean_uint32_sub(x_31, x_110);
x_112 = lean_uint32_land(x_109, x_111);
x_113 = lean_uint32_xor(x_108, x_112);
x_114 = lean_uint32_xor(x_104, x_113);
x_115 = lean_bool_to_uint32(x_102);
x_116 = lean_uint32_sub(x_31, x_115);
x_117 = lean_uint32_land(x_114, x_116);
x_118 = lean_uint32_xor(x_113, x_117);
x_119 = lean_uint32_dec_eq(x_118, x_21);
x_120 = lean_uint32_dec_lt(x_40, x_23);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_add(x_40, x_121);
x_123 = lean_uint32_dec_eq(x_118, x_16);
x_124 = lean_uint32_dec_lt(x_31, x_40);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_sub(x_40, x_125);
x_127 = lean_uint32_xor(x_126, x_40);
x_128 = lean_bool_to_uint32(x_123);
x_129 = lean_uint32_sub(x_31, x_128);
x_130 = lean_uint32_land(x_127, x_129);
x_131 = lean_uint32_xor(x_40, x_130);
x_132 = lean_uint32_xor(x_122, x_131);
x_133 = lean_bool_to_uint32(x_119);
x_134 = lean_uint32_sub(x_31, x_133);
x_135 = lean_uint32_land(x_132, x_134);
x_136 = lean_uint32_xor(x_131, x_135);
x_137 = lean_uint32_dec_eq(x_118, x_31);
x_138 = lean_uint32_dec_lt(x_31, x_34);
x_139 = lean_bool_to_uint32(x_138);
x_140 = lean_uint32_sub(x_34, x_139);
x_141 = 2;
x_142 = lean_uint32_dec_eq(x_118, x_141);
x_143 = lean_uint32_dec_lt(x_34, x_22);
x_144 = lean_bool_to_uint32(x_143);
x_145 = lean_uint32_add(x_34, x_144);
x_146 = lean_uint32_xor(x_145, x_34);
x_147 = lean_bool_to_uint32(x_142);
x_148 = lean_uint32_sub(x_31, x_147);
x_149 = lean_uint32_land(x_146, x_148);
x_150 = lean_uint32_xor(x_34, x_149);
x_151 = lean_uint32_xor(x_140, x_150);
x_152 = lean_bool_to_uint32(x_137);
x_153 = lean_uint32_sub(x_31, x_152);
x_154 = lean_uint32_land(x_151, x_153);
x_155 = lean_uint32_xor(x_150, x_154);
x_156 = lean_uint32_xor(x_40, x_136);
x_157 = lean_bool_to_uint32(x_57);
x_158 = lean_uint32_sub(x_31, x_157);
x_159 = lean_uint32_land(x_156, x_158);
x_160 = lean_uint32_xor(x_136, x_159);
x_161 = lean_uint32_xor(x_34, x_155);
x_162 = lean_uint32_land(x_161, x_158);
x_163 = lean_uint32_xor(x_155, x_162);
x_164 = lean_uint32_to_uint64(x_163);
x_165 = lean_uint64_lor(x_43, x_164);
x_166 = lean_uint32_to_uint64(x_160);
x_167 = lean_uint64_lor(x_43, x_166);
x_168 = lean_uint64_shift_left(x_167, x_25);
x_169 = lean_uint64_lor(x_165, x_168);
x_170 = lean_uint64_to_uint32(x_169);
x_171 = lean_uint32_to_uint64(x_170);
x_172 = lean_uint64_land(x_171, x_27);
x_173 = lean_uint64_to_uint32(x_172);
x_174 = lean_uint32_dec_le(x_173, x_22);
x_175 = lean_bool_to_uint32(x_174);
x_176 = lean_uint32_sub(x_31, x_175);
x_177 = lean_uint32_land(x_173, x_176);
x_178 = lean_uint64_shift_right(x_171, x_25);
x_179 = lean_uint64_to_uint32(x_178);
x_180 = lean_uint32_dec_le(x_179, x_23);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_uint32_sub(x_31, x_181);
x_183 = lean_uint32_land(x_179, x_182);
x_184 = lean_uint32_shift_left(x_183, x_16);
x_185 = lean_uint32_add(x_184, x_177);
x_186 = lean_uint32_to_uint64(x_185);
x_187 = lean_uint64_lor(x_43, x_186);
x_188 = lean_uint64_shift_right(x_3, x_187);
x_189 = lean_uint64_land(x_188, x_48);
x_190 = lean_uint64_dec_eq(x_189, x_18);
x_191 = lean_uint64_shift_right(x_4, x_187);
x_192 = lean_uint64_land(x_191, x_48);
x_193 = lean_uint64_dec_eq(x_192, x_18);
x_194 = lean_bool_to_uint32(x_190);
x_195 = lean_bool_to_uint32(x_193);
x_196 = lean_uint32_lor(x_194, x_195);
x_197 = lean_uint32_dec_eq(x_196, x_21);
x_198 = lean_bool_to_uint32(x_11);
x_199 = lean_uint32_sub(x_13, x_21);
x_200 = lean_uint32_dec_lt(x_199, x_16);
x_201 = lean_bool_to_uint32(x_200);
x_202 = lean_uint32_land(x_198, x_201);
x_203 = lean_uint32_xor(x_202, x_21);
x_204 = lean_uint32_dec_lt(x_12, x_20);
x_205 = lean_bool_to_uint32(x_204);
x_206 = lean_uint32_land(x_203, x_205);
x_207 = 4294967295;
x_208 = lean_uint32_dec_eq(x_10, x_207);
if (x_208 == 0)
{
uint8_t x_209; uint32_t x_210; uint32_t x_211; uint8_t x_212; 
x_209 = 1;
x_210 = lean_bool_to_uint32(x_209);
x_211 = lean_uint32_add(x_10, x_210);
x_212 = lean_uint32_dec_eq(x_14, x_31);
if (x_212 == 0)
{
uint8_t x_213; uint32_t x_214; uint32_t x_215; uint32_t x_216; uint32_t x_217; uint32_t x_218; uint32_t x_219; uint8_t x_220; 
x_213 = lean_uint32_dec_le(x_14, x_211);
x_214 = lean_bool_to_uint32(x_213);
x_215 = lean_uint32_land(x_210, x_214);
x_216 = lean_bool_to_uint32(x_197);
x_217 = lean_uint32_xor(x_216, x_21);
x_218 = lean_uint32_land(x_215, x_217);
x_219 = lean_uint32_lor(x_31, x_218);
x_220 = lean_uint32_dec_eq(x_15, x_31);
if (x_220 == 0)
{
uint8_t x_221; uint32_t x_222; uint32_t x_223; uint32_t x_224; uint32_t x_225; uint8_t x_226; 
x_221 = lean_uint32_dec_le(x_15, x_211);
x_222 = lean_bool_to_uint32(x_221);
x_223 = lean_uint32_land(x_210, x_222);
x_224 = lean_uint32_lor(x_219, x_223);
x_225 = lean_uint32_land(x_206, x_224);
x_226 = lean_uint32_dec_eq(x_225, x_21);
return x_226;
}
else
{
uint32_t x_227; uint8_t x_228; uint32_t x_229; uint32_t x_230; uint32_t x_231; uint32_t x_232; uint8_t x_233; 
x_227 = lean_bool_to_uint32(x_212);
x_228 = lean_uint32_dec_le(x_15, x_211);
x_229 = lean_bool_to_uint32(x_228);
x_230 = lean_uint32_land(x_227, x_229);
x_231 = lean_uint32_lor(x_219, x_230);
x_232 = lean_uint32_land(x_206, x_231);
x_233 = lean_uint32_dec_eq(x_232, x_21);
return x_233;
}
}
else
{
uint32_t x_234; uint8_t x_235; uint32_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint32_t x_241; uint8_t x_242; 
x_234 = lean_bool_to_uint32(x_208);
x_235 = lean_uint32_dec_le(x_14, x_211);
x_236 = lean_bool_to_uint32(x_235);
x_237 = lean_uint32_land(x_234, x_236);
x_238 = lean_bool_to_uint32(x_197);
x_239 = lean_uint32_xor(x_238, x_21);
x_240 = lean_uint32_land(x_237, x_239);
x_241 = lean_uint32_lor(x_31, x_240);
x_242 = lean_uint32_dec_eq(x_15, x_31);
if (x_242 == 0)
{
uint32_t x_243; uint8_t x_244; uint32_t x_245; uint32_t x_246; uint32_t x_247; uint32_t x_248; uint8_t x_249; 
x_243 = lean_bool_to_uint32(x_212);
x_244 = lean_uint32_dec_le(x_15, x_211);
x_245 = lean_bool_to_uint32(x_244);
x_246 = lean_uint32_land(x_243, x_245);
x_247 = lean_uint32_lor(x_241, x_246);
x_248 = lean_uint32_land(x_206, x_247);
x_249 = lean_uint32_dec_eq(x_248, x_21);
return x_249;
}
else
{
uint8_t x_250; uint32_t x_251; uint32_t x_252; uint32_t x_253; uint32_t x_254; uint8_t x_255; 
x_250 = lean_uint32_dec_le(x_15, x_211);
x_251 = lean_bool_to_uint32(x_250);
x_252 = lean_uint32_land(x_234, x_251);
x_253 = lean_uint32_lor(x_241, x_252);
x_254 = lean_uint32_land(x_206, x_253);
x_255 = lean_uint32_dec_eq(x_254, x_21);
return x_255;
}
}
}
else
{
uint8_t x_256; uint32_t x_257; uint32_t x_258; uint8_t x_259; 
x_256 = 0;
x_257 = lean_bool_to_uint32(x_256);
x_258 = lean_uint32_add(x_10, x_257);
x_259 = lean_uint32_dec_eq(x_14, x_31);
if (x_259 == 0)
{
uint32_t x_260; uint8_t x_261; uint32_t x_262; uint32_t x_263; uint32_t x_264; uint32_t x_265; uint32_t x_266; uint32_t x_267; uint8_t x_268; 
x_260 = lean_bool_to_uint32(x_208);
x_261 = lean_uint32_dec_le(x_14, x_258);
x_262 = lean_bool_to_uint32(x_261);
x_263 = lean_uint32_land(x_260, x_262);
x_264 = lean_bool_to_uint32(x_197);
x_265 = lean_uint32_xor(x_264, x_21);
x_266 = lean_uint32_land(x_263, x_265);
x_267 = lean_uint32_lor(x_31, x_266);
x_268 = lean_uint32_dec_eq(x_15, x_31);
if (x_268 == 0)
{
uint8_t x_269; uint32_t x_270; uint32_t x_271; uint32_t x_272; uint32_t x_273; uint8_t x_274; 
x_269 = lean_uint32_dec_le(x_15, x_258);
x_270 = lean_bool_to_uint32(x_269);
x_271 = lean_uint32_land(x_260, x_270);
x_272 = lean_uint32_lor(x_267, x_271);
x_273 = lean_uint32_land(x_206, x_272);
x_274 = lean_uint32_dec_eq(x_273, x_21);
return x_274;
}
else
{
uint32_t x_275; uint8_t x_276; uint32_t x_277; uint32_t x_278; uint32_t x_279; uint32_t x_280; uint8_t x_281; 
x_275 = lean_bool_to_uint32(x_259);
x_276 = lean_uint32_dec_le(x_15, x_258);
x_277 = lean_bool_to_uint32(x_276);
x_278 = lean_uint32_land(x_275, x_277);
x_279 = lean_uint32_lor(x_267, x_278);
x_280 = lean_uint32_land(x_206, x_279);
x_281 = lean_uint32_dec_eq(x_280, x_21);
return x_281;
}
}
else
{
uint8_t x_282; uint32_t x_283; uint32_t x_284; uint32_t x_285; uint32_t x_286; uint32_t x_287; uint32_t x_288; uint8_t x_289; 
x_282 = lean_uint32_dec_le(x_14, x_258);
x_283 = lean_bool_to_uint32(x_282);
x_284 = lean_uint32_land(x_257, x_283);
x_285 = lean_bool_to_uint32(x_197);
x_286 = lean_uint32_xor(x_285, x_21);
x_287 = lean_uint32_land(x_284, x_286);
x_288 = lean_uint32_lor(x_31, x_287);
x_289 = lean_uint32_dec_eq(x_15, x_31);
if (x_289 == 0)
{
uint32_t x_290; uint8_t x_291; uint32_t x_292; uint32_t x_293; uint32_t x_294; uint32_t x_295; uint8_t x_296; 
x_290 = lean_bool_to_uint32(x_259);
x_291 = lean_uint32_dec_le(x_15, x_258);
x_292 = lean_bool_to_uint32(x_291);
x_293 = lean_uint32_land(x_290, x_292);
x_294 = lean_uint32_lor(x_288, x_293);
x_295 = lean_uint32_land(x_206, x_294);
x_296 = lean_uint32_dec_eq(x_295, x_21);
return x_296;
}
else
{
uint8_t x_297; uint32_t x_298; uint32_t x_299; uint32_t x_300; uint32_t x_301; uint8_t x_302; 
x_297 = lean_uint32_dec_le(x_15, x_258);
x_298 = lean_bool_to_uint32(x_297);
x_299 = lean_uint32_land(x_257, x_298);
x_300 = lean_uint32_lor(x_288, x_299);
x_301 = lean_uint32_land(x_206, x_300);
x_302 = lean_uint32_dec_eq(x_301, x_21);
return x_302;
}
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTruncated___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_truncated(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
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
x_31 = l_Spec_FrozenLake_Kernel_laneTruncated___redArg(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint8_t x_54; uint64_t x_55; uint64_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint64_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint8_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint8_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint64_t x_171; uint64_t x_172; uint64_t x_173; uint32_t x_174; uint64_t x_175; uint64_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint64_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint32_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; uint8_t x_194; uint64_t x_195; uint64_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint8_t x_201; uint32_t x_202; uint8_t x_203; uint32_t x_204; uint8_t x_205; uint32_t x_206; uint32_t x_207; uint32_t x_208; uint32_t x_209; uint8_t x_210; uint32_t x_211; uint32_t x_212; uint32_t x_213; uint8_t x_214; uint32_t x_215; uint32_t x_216; uint32_t x_217; uint32_t x_218; uint32_t x_219; uint8_t x_220; 
x_20 = 3;
x_21 = lean_uint32_to_uint64(x_20);
x_22 = 1;
x_23 = lean_uint64_add(x_21, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = 1;
x_26 = lean_uint32_sub(x_2, x_25);
x_27 = lean_uint32_sub(x_1, x_25);
x_28 = lean_uint32_to_uint64(x_11);
x_29 = 3;
x_30 = lean_uint64_shift_left(x_22, x_29);
x_31 = lean_uint64_sub(x_30, x_22);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_26);
x_35 = 0;
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_sub(x_35, x_36);
x_38 = lean_uint32_land(x_33, x_37);
x_39 = lean_uint64_shift_right(x_28, x_29);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_27);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_35, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_shift_left(x_44, x_20);
x_46 = lean_uint32_add(x_45, x_38);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_shift_right(x_4, x_49);
x_51 = lean_uint64_shift_left(x_22, x_22);
x_52 = lean_uint64_sub(x_51, x_22);
x_53 = lean_uint64_land(x_50, x_52);
x_54 = lean_uint64_dec_eq(x_53, x_22);
x_55 = lean_uint64_shift_right(x_5, x_49);
x_56 = lean_uint64_land(x_55, x_52);
x_57 = lean_uint64_dec_eq(x_56, x_22);
x_58 = lean_bool_to_uint32(x_54);
x_59 = lean_bool_to_uint32(x_57);
x_60 = lean_uint32_lor(x_58, x_59);
x_61 = lean_uint32_dec_eq(x_60, x_25);
x_62 = lean_uint32_to_uint64(x_16);
x_63 = lean_uint64_to_uint32(x_62);
x_64 = lean_uint32_dec_le(x_63, x_20);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_sub(x_35, x_65);
x_67 = lean_uint32_land(x_63, x_66);
x_68 = 999999;
x_69 = lean_uint32_sub(x_7, x_25);
x_70 = lean_uint32_dec_le(x_69, x_68);
x_71 = lean_bool_to_uint32(x_70);
x_72 = lean_uint32_sub(x_35, x_71);
x_73 = lean_uint32_land(x_69, x_72);
x_74 = lean_uint32_shift_left(x_73, x_25);
x_75 = lean_uint32_add(x_74, x_25);
x_76 = lean_uint32_add(x_75, x_25);
x_77 = lean_uint64_add(x_13, x_22);
x_78 = 11400714819323198485ULL;
x_79 = lean_uint64_mul(x_77, x_78);
x_80 = lean_uint64_add(x_12, x_79);
x_81 = 30;
x_82 = lean_uint64_shift_right(x_80, x_81);
x_83 = lean_uint64_xor(x_80, x_82);
x_84 = 13787848793156543929ULL;
x_85 = lean_uint64_mul(x_83, x_84);
x_86 = 27;
x_87 = lean_uint64_shift_right(x_85, x_86);
x_88 = lean_uint64_xor(x_85, x_87);
x_89 = 10723151780598845931ULL;
x_90 = lean_uint64_mul(x_88, x_89);
x_91 = 31;
x_92 = lean_uint64_shift_right(x_90, x_91);
x_93 = lean_uint64_xor(x_90, x_92);
x_94 = 32;
x_95 = lean_uint64_shift_right(x_93, x_94);
x_96 = lean_uint32_to_uint64(x_76);
x_97 = lean_uint64_mul(x_95, x_96);
x_98 = 4294967295;
x_99 = lean_uint64_land(x_93, x_98);
x_100 = lean_uint64_mul(x_99, x_96);
x_101 = lean_uint64_shift_right(x_100, x_94);
x_102 = lean_uint64_add(x_97, x_101);
x_103 = lean_uint64_shift_right(x_102, x_94);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_sub(x_7, x_6);
x_106 = lean_uint32_dec_lt(x_104, x_105);
x_107 = lean_uint32_add(x_67, x_20);
x_108 = lean_uint32_land(x_107, x_20);
x_109 = lean_uint32_add(x_7, x_6);
x_110 = lean_uint32_dec_lt(x_104, x_109);
x_111 = lean_uint32_add(x_67, x_25);
x_112 = lean_uint32_land(x_111, x_20);
x_113 = lean_uint32_xor(x_67, x_112);
x_114 = lean_bool_to_uint32(x_110);
x_115 = lean_uint32_sub(x_35, x_114);
x_116 = lean_uint32_land(x_113, x_115);
x_117 = lean_uint32_xor(x_112, x_116);
x_118 = lean_uint32_xor(x_108, x_117);
x_119 = lean_bool_to_uint32(x_106);
x_120 = lean_uint32_sub(x_35, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_117, x_121);
x_123 = lean_uint32_dec_eq(x_122, x_25);
x_124 = lean_uint32_dec_lt(x_44, x_27);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_add(x_44, x_125);
x_127 = lean_uint32_dec_eq(x_122, x_20);
x_128 = lean_uint32_dec_lt(x_35, x_44);
x_129 = lean_bool_to_uint32(x_128);
x_130 = lean_uint32_sub(x_44, x_129);
x_131 = lean_uint32_xor(x_130, x_44);
x_132 = lean_bool_to_uint32(x_127);
x_133 = lean_uint32_sub(x_35, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_44, x_134);
x_136 = lean_uint32_xor(x_126, x_135);
x_137 = lean_bool_to_uint32(x_123);
x_138 = lean_uint32_sub(x_35, x_137);
x_139 = lean_uint32_land(x_136, x_138);
x_140 = lean_uint32_xor(x_135, x_139);
x_141 = lean_uint32_dec_eq(x_122, x_35);
x_142 = lean_uint32_dec_lt(x_35, x_38);
x_143 = lean_bool_to_uint32(x_142);
x_144 = lean_uint32_sub(x_38, x_143);
x_145 = 2;
x_146 = lean_uint32_dec_eq(x_122, x_145);
x_147 = lean_uint32_dec_lt(x_38, x_26);
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_add(x_38, x_148);
x_150 = lean_uint32_xor(x_149, x_38);
x_151 = lean_bool_to_uint32(x_146);
x_152 = lean_uint32_sub(x_35, x_151);
x_153 = lean_uint32_land(x_150, x_152);
x_154 = lean_uint32_xor(x_38, x_153);
x_155 = lean_uint32_xor(x_144, x_154);
x_156 = lean_bool_to_uint32(x_141);
x_157 = lean_uint32_sub(x_35, x_156);
x_158 = lean_uint32_land(x_155, x_157);
x_159 = lean_uint32_xor(x_154, x_158);
x_160 = lean_uint32_xor(x_44, x_140);
x_161 = lean_bool_to_uint32(x_61);
x_162 = lean_uint32_sub(x_35, x_161);
x_163 = lean_uint32_land(x_160, x_162);
x_164 = lean_uint32_xor(x_140, x_163);
x_165 = lean_uint32_xor(x_38, x_159);
x_166 = lean_uint32_land(x_165, x_162);
x_167 = lean_uint32_xor(x_159, x_166);
x_168 = lean_uint32_to_uint64(x_167);
x_169 = lean_uint64_lor(x_47, x_168);
x_170 = lean_uint32_to_uint64(x_164);
x_171 = lean_uint64_lor(x_47, x_170);
x_172 = lean_uint64_shift_left(x_171, x_29);
x_173 = lean_uint64_lor(x_169, x_172);
x_174 = lean_uint64_to_uint32(x_173);
x_175 = lean_uint32_to_uint64(x_174);
x_176 = lean_uint64_land(x_175, x_31);
x_177 = lean_uint64_to_uint32(x_176);
x_178 = lean_uint32_dec_le(x_177, x_26);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_sub(x_35, x_179);
x_181 = lean_uint32_land(x_177, x_180);
x_182 = lean_uint64_shift_right(x_175, x_29);
x_183 = lean_uint64_to_uint32(x_182);
x_184 = lean_uint32_dec_le(x_183, x_27);
x_185 = lean_bool_to_uint32(x_184);
x_186 = lean_uint32_sub(x_35, x_185);
x_187 = lean_uint32_land(x_183, x_186);
x_188 = lean_uint32_shift_left(x_187, x_20);
x_189 = lean_uint32_add(x_188, x_181);
x_190 = lean_uint32_to_uint64(x_189);
x_191 = lean_uint64_lor(x_47, x_190);
x_192 = lean_uint64_shift_right(x_4, x_191);
x_193 = lean_uint64_land(x_192, x_52);
x_194 = lean_uint64_dec_eq(x_193, x_22);
x_195 = lean_uint64_shift_right(x_5, x_191);
x_196 = lean_uint64_land(x_195, x_52);
x_197 = lean_uint64_dec_eq(x_196, x_22);
x_198 = lean_bool_to_uint32(x_194);
x_199 = lean_bool_to_uint32(x_197);
x_200 = lean_uint32_lor(x_198, x_199);
x_201 = lean_uint32_dec_eq(x_200, x_25);
x_202 = lean_bool_to_uint32(x_15);
x_203 = lean_uint32_dec_eq(x_17, x_25);
x_204 = lean_bool_to_uint32(x_203);
x_205 = lean_uint32_dec_eq(x_17, x_145);
x_206 = lean_bool_to_uint32(x_205);
x_207 = lean_uint32_lor(x_204, x_206);
x_208 = lean_uint32_land(x_202, x_207);
x_209 = lean_uint32_sub(x_17, x_25);
x_210 = lean_uint32_dec_lt(x_209, x_20);
x_211 = lean_bool_to_uint32(x_210);
x_212 = lean_uint32_land(x_202, x_211);
x_213 = lean_uint32_xor(x_212, x_25);
x_214 = lean_uint32_dec_lt(x_16, x_24);
x_215 = lean_bool_to_uint32(x_214);
x_216 = lean_uint32_land(x_213, x_215);
x_217 = lean_bool_to_uint32(x_201);
x_218 = lean_uint32_land(x_216, x_217);
x_219 = 4294967295;
x_220 = lean_uint32_dec_eq(x_14, x_219);
if (x_220 == 0)
{
uint8_t x_221; uint32_t x_222; uint32_t x_223; uint8_t x_224; 
x_221 = 1;
x_222 = lean_bool_to_uint32(x_221);
x_223 = lean_uint32_add(x_14, x_222);
x_224 = lean_uint32_dec_eq(x_18, x_35);
if (x_224 == 0)
{
uint8_t x_225; uint32_t x_226; uint32_t x_227; uint32_t x_228; uint32_t x_229; uint32_t x_230; uint8_t x_231; 
x_225 = lean_uint32_dec_le(x_18, x_223);
x_226 = lean_bool_to_uint32(x_225);
x_227 = lean_uint32_land(x_222, x_226);
x_228 = lean_uint32_xor(x_217, x_25);
x_229 = lean_uint32_land(x_227, x_228);
x_230 = lean_uint32_lor(x_35, x_229);
x_231 = lean_uint32_dec_eq(x_19, x_35);
if (x_231 == 0)
{
uint8_t x_232; uint32_t x_233; uint32_t x_234; uint32_t x_235; uint32_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint8_t x_240; 
x_232 = lean_uint32_dec_le(x_19, x_223);
x_233 = lean_bool_to_uint32(x_232);
x_234 = lean_uint32_land(x_222, x_233);
x_235 = lean_uint32_lor(x_230, x_234);
x_236 = lean_uint32_land(x_216, x_235);
x_237 = lean_uint32_lor(x_218, x_236);
x_238 = lean_uint32_land(x_237, x_206);
x_239 = lean_uint32_lor(x_208, x_238);
x_240 = lean_uint32_dec_eq(x_239, x_25);
return x_240;
}
else
{
uint32_t x_241; uint8_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint32_t x_246; uint32_t x_247; uint32_t x_248; uint32_t x_249; uint8_t x_250; 
x_241 = lean_bool_to_uint32(x_224);
x_242 = lean_uint32_dec_le(x_19, x_223);
x_243 = lean_bool_to_uint32(x_242);
x_244 = lean_uint32_land(x_241, x_243);
x_245 = lean_uint32_lor(x_230, x_244);
x_246 = lean_uint32_land(x_216, x_245);
x_247 = lean_uint32_lor(x_218, x_246);
x_248 = lean_uint32_land(x_247, x_206);
x_249 = lean_uint32_lor(x_208, x_248);
x_250 = lean_uint32_dec_eq(x_249, x_25);
return x_250;
}
}
else
{
uint32_t x_251; uint8_t x_252; uint32_t x_253; uint32_t x_254; uint32_t x_255; uint32_t x_256; uint32_t x_257; uint8_t x_258; 
x_251 = lean_bool_to_uint32(x_220);
x_252 = lean_uint32_dec_le(x_18, x_223);
x_253 = lean_bool_to_uint32(x_252);
x_254 = lean_uint32_land(x_251, x_253);
x_255 = lean_uint32_xor(x_217, x_25);
x_256 = lean_uint32_land(x_254, x_255);
x_257 = lean_uint32_lor(x_35, x_256);
x_258 = lean_uint32_dec_eq(x_19, x_35);
if (x_258 == 0)
{
uint32_t x_259; uint8_t x_260; uint32_t x_261; uint32_t x_262; uint32_t x_263; uint32_t x_264; uint32_t x_265; uint32_t x_266; uint32_t x_267; uint8_t x_268; 
x_259 = lean_bool_to_uint32(x_224);
x_260 = lean_uint32_dec_le(x_19, x_223);
x_261 = lean_bool_to_uint32(x_260);
x_262 = lean_uint32_land(x_259, x_261);
x_263 = lean_uint32_lor(x_257, x_262);
x_264 = lean_uint32_land(x_216, x_263);
x_265 = lean_uint32_lor(x_218, x_264);
x_266 = lean_uint32_land(x_265, x_206);
x_267 = lean_uint32_lor(x_208, x_266);
x_268 = lean_uint32_dec_eq(x_267, x_25);
return x_268;
}
else
{
uint8_t x_269; uint32_t x_270; uint32_t x_271; uint32_t x_272; uint32_t x_273; uint32_t x_274; uint32_t x_275; uint32_t x_276; uint8_t x_277; 
x_269 = lean_uint32_dec_le(x_19, x_223);
x_270 = lean_bool_to_uint32(x_269);
x_271 = lean_uint32_land(x_251, x_270);
x_272 = lean_uint32_lor(x_257, x_271);
x_273 = lean_uint32_land(x_216, x_272);
x_274 = lean_uint32_lor(x_218, x_273);
x_275 = lean_uint32_land(x_274, x_206);
x_276 = lean_uint32_lor(x_208, x_275);
x_277 = lean_uint32_dec_eq(x_276, x_25);
return x_277;
}
}
}
else
{
uint8_t x_278; uint32_t x_279; uint32_t x_280; uint8_t x_281; 
x_278 = 0;
x_279 = lean_bool_to_uint32(x_278);
x_280 = lean_uint32_add(x_14, x_279);
x_281 = lean_uint32_dec_eq(x_18, x_35);
if (x_281 == 0)
{
uint32_t x_282; uint8_t x_283; uint32_t x_284; uint32_t x_285; uint32_t x_286; uint32_t x_287; uint32_t x_288; uint8_t x_289; 
x_282 = lean_bool_to_uint32(x_220);
x_283 = lean_uint32_dec_le(x_18, x_280);
x_284 = lean_bool_to_uint32(x_283);
x_285 = lean_uint32_land(x_282, x_284);
x_286 = lean_uint32_xor(x_217, x_25);
x_287 = lean_uint32_land(x_285, x_286);
x_288 = lean_uint32_lor(x_35, x_287);
x_289 = lean_uint32_dec_eq(x_19, x_35);
if (x_289 == 0)
{
uint8_t x_290; uint32_t x_291; uint32_t x_292; uint32_t x_293; uint32_t x_294; uint32_t x_295; uint32_t x_296; uint32_t x_297; uint8_t x_298; 
x_290 = lean_uint32_dec_le(x_19, x_280);
x_291 = lean_bool_to_uint32(x_290);
x_292 = lean_uint32_land(x_282, x_291);
x_293 = lean_uint32_lor(x_288, x_292);
x_294 = lean_uint32_land(x_216, x_293);
x_295 = lean_uint32_lor(x_218, x_294);
x_296 = lean_uint32_land(x_295, x_206);
x_297 = lean_uint32_lor(x_208, x_296);
x_298 = lean_uint32_dec_eq(x_297, x_25);
return x_298;
}
else
{
uint32_t x_299; uint8_t x_300; uint32_t x_301; uint32_t x_302; uint32_t x_303; uint32_t x_304; uint32_t x_305; uint32_t x_306; uint32_t x_307; uint8_t x_308; 
x_299 = lean_bool_to_uint32(x_281);
x_300 = lean_uint32_dec_le(x_19, x_280);
x_301 = lean_bool_to_uint32(x_300);
x_302 = lean_uint32_land(x_299, x_301);
x_303 = lean_uint32_lor(x_288, x_302);
x_304 = lean_uint32_land(x_216, x_303);
x_305 = lean_uint32_lor(x_218, x_304);
x_306 = lean_uint32_land(x_305, x_206);
x_307 = lean_uint32_lor(x_208, x_306);
x_308 = lean_uint32_dec_eq(x_307, x_25);
return x_308;
}
}
else
{
uint8_t x_309; uint32_t x_310; uint32_t x_311; uint32_t x_312; uint32_t x_313; uint32_t x_314; uint8_t x_315; 
x_309 = lean_uint32_dec_le(x_18, x_280);
x_310 = lean_bool_to_uint32(x_309);
x_311 = lean_uint32_land(x_279, x_310);
x_312 = lean_uint32_xor(x_217, x_25);
x_313 = lean_uint32_land(x_311, x_312);
x_314 = lean_uint32_lor(x_35, x_313);
x_315 = lean_uint32_dec_eq(x_19, x_35);
if (x_315 == 0)
{
uint32_t x_316; uint8_t x_317; uint32_t x_318; uint32_t x_319; uint32_t x_320; uint32_t x_321; uint32_t x_322; uint32_t x_323; uint32_t x_324; uint8_t x_325; 
x_316 = lean_bool_to_uint32(x_281);
x_317 = lean_uint32_dec_le(x_19, x_280);
x_318 = lean_bool_to_uint32(x_317);
x_319 = lean_uint32_land(x_316, x_318);
x_320 = lean_uint32_lor(x_314, x_319);
x_321 = lean_uint32_land(x_216, x_320);
x_322 = lean_uint32_lor(x_218, x_321);
x_323 = lean_uint32_land(x_322, x_206);
x_324 = lean_uint32_lor(x_208, x_323);
x_325 = lean_uint32_dec_eq(x_324, x_25);
return x_325;
}
else
{
uint8_t x_326; uint32_t x_327; uint32_t x_328; uint32_t x_329; uint32_t x_330; uint32_t x_331; uint32_t x_332; uint32_t x_333; uint8_t x_334; 
x_326 = lean_uint32_dec_le(x_19, x_280);
x_327 = lean_bool_to_uint32(x_326);
x_328 = lean_uint32_land(x_279, x_327);
x_329 = lean_uint32_lor(x_314, x_328);
x_330 = lean_uint32_land(x_216, x_329);
x_331 = lean_uint32_lor(x_218, x_330);
x_332 = lean_uint32_land(x_331, x_206);
x_333 = lean_uint32_lor(x_208, x_332);
x_334 = lean_uint32_dec_eq(x_333, x_25);
return x_334;
}
}
}
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint8_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint64_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint8_t x_142; uint8_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint32_t x_170; uint64_t x_171; uint64_t x_172; uint32_t x_173; uint8_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint64_t x_178; uint32_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint32_t x_185; uint64_t x_186; uint64_t x_187; uint64_t x_188; uint64_t x_189; uint8_t x_190; uint64_t x_191; uint64_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint32_t x_198; uint8_t x_199; uint32_t x_200; uint8_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint8_t x_206; uint32_t x_207; uint32_t x_208; uint32_t x_209; uint8_t x_210; uint32_t x_211; uint32_t x_212; uint32_t x_213; uint32_t x_214; uint32_t x_215; uint8_t x_216; 
x_16 = 3;
x_17 = lean_uint32_to_uint64(x_16);
x_18 = 1;
x_19 = lean_uint64_add(x_17, x_18);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = 1;
x_22 = lean_uint32_sub(x_2, x_21);
x_23 = lean_uint32_sub(x_1, x_21);
x_24 = lean_uint32_to_uint64(x_7);
x_25 = 3;
x_26 = lean_uint64_shift_left(x_18, x_25);
x_27 = lean_uint64_sub(x_26, x_18);
x_28 = lean_uint64_land(x_24, x_27);
x_29 = lean_uint64_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_29, x_22);
x_31 = 0;
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_uint32_sub(x_31, x_32);
x_34 = lean_uint32_land(x_29, x_33);
x_35 = lean_uint64_shift_right(x_24, x_25);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_23);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_31, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint32_shift_left(x_40, x_16);
x_42 = lean_uint32_add(x_41, x_34);
x_43 = 0;
x_44 = lean_uint32_to_uint64(x_42);
x_45 = lean_uint64_lor(x_43, x_44);
x_46 = lean_uint64_shift_right(x_3, x_45);
x_47 = lean_uint64_shift_left(x_18, x_18);
x_48 = lean_uint64_sub(x_47, x_18);
x_49 = lean_uint64_land(x_46, x_48);
x_50 = lean_uint64_dec_eq(x_49, x_18);
x_51 = lean_uint64_shift_right(x_4, x_45);
x_52 = lean_uint64_land(x_51, x_48);
x_53 = lean_uint64_dec_eq(x_52, x_18);
x_54 = lean_bool_to_uint32(x_50);
x_55 = lean_bool_to_uint32(x_53);
x_56 = lean_uint32_lor(x_54, x_55);
x_57 = lean_uint32_dec_eq(x_56, x_21);
x_58 = lean_uint32_to_uint64(x_12);
x_59 = lean_uint64_to_uint32(x_58);
x_60 = lean_uint32_dec_le(x_59, x_16);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_sub(x_31, x_61);
x_63 = lean_uint32_land(x_59, x_62);
x_64 = 999999;
x_65 = lean_uint32_sub(x_6, x_21);
x_66 = lean_uint32_dec_le(x_65, x_64);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_sub(x_31, x_67);
x_69 = lean_uint32_land(x_65, x_68);
x_70 = lean_uint32_shift_left(x_69, x_21);
x_71 = lean_uint32_add(x_70, x_21);
x_72 = lean_uint32_add(x_71, x_21);
x_73 = lean_uint64_add(x_9, x_18);
x_74 = 11400714819323198485ULL;
x_75 = lean_uint64_mul(x_73, x_74);
x_76 = lean_uint64_add(x_8, x_75);
x_77 = 30;
x_78 = lean_uint64_shift_right(x_76, x_77);
x_79 = lean_uint64_xor(x_76, x_78);
x_80 = 13787848793156543929ULL;
x_81 = lean_uint64_mul(x_79, x_80);
x_82 = 27;
x_83 = lean_uint64_shift_right(x_81, x_82);
x_84 = lean_uint64_xor(x_81, x_83);
x_85 = 10723151780598845931ULL;
x_86 = lean_uint64_mul(x_84, x_85);
x_87 = 31;
x_88 = lean_uint64_shift_right(x_86, x_87);
x_89 = lean_uint64_xor(x_86, x_88);
x_90 = 32;
x_91 = lean_uint64_shift_right(x_89, x_90);
x_92 = lean_uint32_to_uint64(x_72);
x_93 = lean_uint64_mul(x_91, x_92);
x_94 = 4294967295;
x_95 = lean_uint64_land(x_89, x_94);
x_96 = lean_uint64_mul(x_95, x_92);
x_97 = lean_uint64_shift_right(x_96, x_90);
x_98 = lean_uint64_add(x_93, x_97);
x_99 = lean_uint64_shift_right(x_98, x_90);
x_100 = lean_uint64_to_uint32(x_99);
x_101 = lean_uint32_sub(x_6, x_5);
x_102 = lean_uint32_dec_lt(x_100, x_101);
x_103 = lean_uint32_add(x_63, x_16);
x_104 = lean_uint32_land(x_103, x_16);
x_105 = lean_uint32_add(x_6, x_5);
x_106 = lean_uint32_dec_lt(x_100, x_105);
x_107 = lean_uint32_add(x_63, x_21);
x_108 = lean_uint32_land(x_107, x_16);
x_109 = lean_uint32_xor(x_63, x_108);
x_110 = lean_bool_to_uint32(x_106);
x_111 = lean_uint32_sub(x_31, x_110);
x_112 = lean_uint32_land(x_109, x_111);
x_113 = lean_uint32_xor(x_108, x_112);
x_114 = lean_uint32_xor(x_104, x_113);
x_115 = lean_bool_to_uint32(x_102);
x_116 = lean_uint32_sub(x_31, x_115);
x_117 = lean_uint32_land(x_114, x_116);
x_118 = lean_uint32_xor(x_113, x_117);
x_119 = lean_uint32_dec_eq(x_118, x_21);
x_120 = lean_uint32_dec_lt(x_40, x_23);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_add(x_40, x_121);
x_123 = lean_uint32_dec_eq(x_118, x_16);
x_124 = lean_uint32_dec_lt(x_31, x_40);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_sub(x_40, x_125);
x_127 = lean_uint32_xor(x_126, x_40);
x_128 = lean_bool_to_uint32(x_123);
x_129 = lean_uint32_sub(x_31, x_128);
x_130 = lean_uint32_land(x_127, x_129);
x_131 = lean_uint32_xor(x_40, x_130);
x_132 = lean_uint32_xor(x_122, x_131);
x_133 = lean_bool_to_uint32(x_119);
x_134 = lean_uint32_sub(x_31, x_133);
x_135 = lean_uint32_land(x_132, x_134);
x_136 = lean_uint32_xor(x_131, x_135);
x_137 = lean_uint32_dec_eq(x_118, x_31);
x_138 = lean_uint32_dec_lt(x_31, x_34);
x_139 = lean_bool_to_uint32(x_138);
x_140 = lean_uint32_sub(x_34, x_139);
x_141 = 2;
x_142 = lean_uint32_dec_eq(x_118, x_141);
x_143 = lean_uint32_dec_lt(x_34, x_22);
x_144 = lean_bool_to_uint32(x_143);
x_145 = lean_uint32_add(x_34, x_144);
x_146 = lean_uint32_xor(x_145, x_34);
x_147 = lean_bool_to_uint32(x_142);
x_148 = lean_uint32_sub(x_31, x_147);
x_149 = lean_uint32_land(x_146, x_148);
x_150 = lean_uint32_xor(x_34, x_149);
x_151 = lean_uint32_xor(x_140, x_150);
x_152 = lean_bool_to_uint32(x_137);
x_153 = lean_uint32_sub(x_31, x_152);
x_154 = lean_uint32_land(x_151, x_153);
x_155 = lean_uint32_xor(x_150, x_154);
x_156 = lean_uint32_xor(x_40, x_136);
x_157 = lean_bool_to_uint32(x_57);
x_158 = lean_uint32_sub(x_31, x_157);
x_159 = lean_uint32_land(x_156, x_158);
x_160 = lean_uint32_xor(x_136, x_159);
x_161 = lean_uint32_xor(x_34, x_155);
x_162 = lean_uint32_land(x_161, x_158);
x_163 = lean_uint32_xor(x_155, x_162);
x_164 = lean_uint32_to_uint64(x_163);
x_165 = lean_uint64_lor(x_43, x_164);
x_166 = lean_uint32_to_uint64(x_160);
x_167 = lean_uint64_lor(x_43, x_166);
x_168 = lean_uint64_shift_left(x_167, x_25);
x_169 = lean_uint64_lor(x_165, x_168);
x_170 = lean_uint64_to_uint32(x_169);
x_171 = lean_uint32_to_uint64(x_170);
x_172 = lean_uint64_land(x_171, x_27);
x_173 = lean_uint64_to_uint32(x_172);
x_174 = lean_uint32_dec_le(x_173, x_22);
x_175 = lean_bool_to_uint32(x_174);
x_176 = lean_uint32_sub(x_31, x_175);
x_177 = lean_uint32_land(x_173, x_176);
x_178 = lean_uint64_shift_right(x_171, x_25);
x_179 = lean_uint64_to_uint32(x_178);
x_180 = lean_uint32_dec_le(x_179, x_23);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_uint32_sub(x_31, x_181);
x_183 = lean_uint32_land(x_179, x_182);
x_184 = lean_uint32_shift_left(x_183, x_16);
x_185 = lean_uint32_add(x_184, x_177);
x_186 = lean_uint32_to_uint64(x_185);
x_187 = lean_uint64_lor(x_43, x_186);
x_188 = lean_uint64_shift_right(x_3, x_187);
x_189 = lean_uint64_land(x_188, x_48);
x_190 = lean_uint64_dec_eq(x_189, x_18);
x_191 = lean_uint64_shift_right(x_4, x_187);
x_192 = lean_uint64_land(x_191, x_48);
x_193 = lean_uint64_dec_eq(x_192, x_18);
x_194 = lean_bool_to_uint32(x_190);
x_195 = lean_bool_to_uint32(x_193);
x_196 = lean_uint32_lor(x_194, x_195);
x_197 = lean_uint32_dec_eq(x_196, x_21);
x_198 = lean_bool_to_uint32(x_11);
x_199 = lean_uint32_dec_eq(x_13, x_21);
x_200 = lean_bool_to_uint32(x_199);
x_201 = lean_uint32_dec_eq(x_13, x_141);
x_202 = lean_bool_to_uint32(x_201);
x_203 = lean_uint32_lor(x_200, x_202);
x_204 = lean_uint32_land(x_198, x_203);
x_205 = lean_uint32_sub(x_13, x_21);
x_206 = lean_uint32_dec_lt(x_205, x_16);
x_207 = lean_bool_to_uint32(x_206);
x_208 = lean_uint32_land(x_198, x_207);
x_209 = lean_uint32_xor(x_208, x_21);
x_210 = lean_uint32_dec_lt(x_12, x_20);
x_211 = lean_bool_to_uint32(x_210);
x_212 = lean_uint32_land(x_209, x_211);
x_213 = lean_bool_to_uint32(x_197);
x_214 = lean_uint32_land(x_212, x_213);
x_215 = 4294967295;
x_216 = lean_uint32_dec_eq(x_10, x_215);
if (x_216 == 0)
{
uint8_t x_217; uint32_t x_218; uint32_t x_219; uint8_t x_220; 
x_217 = 1;
x_218 = lean_bool_to_uint32(x_217);
x_219 = lean_uint32_add(x_10, x_218);
x_220 = lean_uint32_dec_eq(x_14, x_31);
if (x_220 == 0)
{
uint8_t x_221; uint32_t x_222; uint32_t x_223; uint32_t x_224; uint32_t x_225; uint32_t x_226; uint8_t x_227; 
x_221 = lean_uint32_dec_le(x_14, x_219);
x_222 = lean_bool_to_uint32(x_221);
x_223 = lean_uint32_land(x_218, x_222);
x_224 = lean_uint32_xor(x_213, x_21);
x_225 = lean_uint32_land(x_223, x_224);
x_226 = lean_uint32_lor(x_31, x_225);
x_227 = lean_uint32_dec_eq(x_15, x_31);
if (x_227 == 0)
{
uint8_t x_228; uint32_t x_229; uint32_t x_230; uint32_t x_231; uint32_t x_232; uint32_t x_233; uint32_t x_234; uint32_t x_235; uint8_t x_236; 
x_228 = lean_uint32_dec_le(x_15, x_219);
x_229 = lean_bool_to_uint32(x_228);
x_230 = lean_uint32_land(x_218, x_229);
x_231 = lean_uint32_lor(x_226, x_230);
x_232 = lean_uint32_land(x_212, x_231);
x_233 = lean_uint32_lor(x_214, x_232);
x_234 = lean_uint32_land(x_233, x_202);
x_235 = lean_uint32_lor(x_204, x_234);
x_236 = lean_uint32_dec_eq(x_235, x_21);
return x_236;
}
else
{
uint32_t x_237; uint8_t x_238; uint32_t x_239; uint32_t x_240; uint32_t x_241; uint32_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint8_t x_246; 
x_237 = lean_bool_to_uint32(x_220);
x_238 = lean_uint32_dec_le(x_15, x_219);
x_239 = lean_bool_to_uint32(x_238);
x_240 = lean_uint32_land(x_237, x_239);
x_241 = lean_uint32_lor(x_226, x_240);
x_242 = lean_uint32_land(x_212, x_241);
x_243 = lean_uint32_lor(x_214, x_242);
x_244 = lean_uint32_land(x_243, x_202);
x_245 = lean_uint32_lor(x_204, x_244);
x_246 = lean_uint32_dec_eq(x_245, x_21);
return x_246;
}
}
else
{
uint32_t x_247; uint8_t x_248; uint32_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint32_t x_253; uint8_t x_254; 
x_247 = lean_bool_to_uint32(x_216);
x_248 = lean_uint32_dec_le(x_14, x_219);
x_249 = lean_bool_to_uint32(x_248);
x_250 = lean_uint32_land(x_247, x_249);
x_251 = lean_uint32_xor(x_213, x_21);
x_252 = lean_uint32_land(x_250, x_251);
x_253 = lean_uint32_lor(x_31, x_252);
x_254 = lean_uint32_dec_eq(x_15, x_31);
if (x_254 == 0)
{
uint32_t x_255; uint8_t x_256; uint32_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint32_t x_261; uint32_t x_262; uint32_t x_263; uint8_t x_264; 
x_255 = lean_bool_to_uint32(x_220);
x_256 = lean_uint32_dec_le(x_15, x_219);
x_257 = lean_bool_to_uint32(x_256);
x_258 = lean_uint32_land(x_255, x_257);
x_259 = lean_uint32_lor(x_253, x_258);
x_260 = lean_uint32_land(x_212, x_259);
x_261 = lean_uint32_lor(x_214, x_260);
x_262 = lean_uint32_land(x_261, x_202);
x_263 = lean_uint32_lor(x_204, x_262);
x_264 = lean_uint32_dec_eq(x_263, x_21);
return x_264;
}
else
{
uint8_t x_265; uint32_t x_266; uint32_t x_267; uint32_t x_268; uint32_t x_269; uint32_t x_270; uint32_t x_271; uint32_t x_272; uint8_t x_273; 
x_265 = lean_uint32_dec_le(x_15, x_219);
x_266 = lean_bool_to_uint32(x_265);
x_267 = lean_uint32_land(x_247, x_266);
x_268 = lean_uint32_lor(x_253, x_267);
x_269 = lean_uint32_land(x_212, x_268);
x_270 = lean_uint32_lor(x_214, x_269);
x_271 = lean_uint32_land(x_270, x_202);
x_272 = lean_uint32_lor(x_204, x_271);
x_273 = lean_uint32_dec_eq(x_272, x_21);
return x_273;
}
}
}
else
{
uint8_t x_274; uint32_t x_275; uint32_t x_276; uint8_t x_277; 
x_274 = 0;
x_275 = lean_bool_to_uint32(x_274);
x_276 = lean_uint32_add(x_10, x_275);
x_277 = lean_uint32_dec_eq(x_14, x_31);
if (x_277 == 0)
{
uint32_t x_278; uint8_t x_279; uint32_t x_280; uint32_t x_281; uint32_t x_282; uint32_t x_283; uint32_t x_284; uint8_t x_285; 
x_278 = lean_bool_to_uint32(x_216);
x_279 = lean_uint32_dec_le(x_14, x_276);
x_280 = lean_bool_to_uint32(x_279);
x_281 = lean_uint32_land(x_278, x_280);
x_282 = lean_uint32_xor(x_213, x_21);
x_283 = lean_uint32_land(x_281, x_282);
x_284 = lean_uint32_lor(x_31, x_283);
x_285 = lean_uint32_dec_eq(x_15, x_31);
if (x_285 == 0)
{
uint8_t x_286; uint32_t x_287; uint32_t x_288; uint32_t x_289; uint32_t x_290; uint32_t x_291; uint32_t x_292; uint32_t x_293; uint8_t x_294; 
x_286 = lean_uint32_dec_le(x_15, x_276);
x_287 = lean_bool_to_uint32(x_286);
x_288 = lean_uint32_land(x_278, x_287);
x_289 = lean_uint32_lor(x_284, x_288);
x_290 = lean_uint32_land(x_212, x_289);
x_291 = lean_uint32_lor(x_214, x_290);
x_292 = lean_uint32_land(x_291, x_202);
x_293 = lean_uint32_lor(x_204, x_292);
x_294 = lean_uint32_dec_eq(x_293, x_21);
return x_294;
}
else
{
uint32_t x_295; uint8_t x_296; uint32_t x_297; uint32_t x_298; uint32_t x_299; uint32_t x_300; uint32_t x_301; uint32_t x_302; uint32_t x_303; uint8_t x_304; 
x_295 = lean_bool_to_uint32(x_277);
x_296 = lean_uint32_dec_le(x_15, x_276);
x_297 = lean_bool_to_uint32(x_296);
x_298 = lean_uint32_land(x_295, x_297);
x_299 = lean_uint32_lor(x_284, x_298);
x_300 = lean_uint32_land(x_212, x_299);
x_301 = lean_uint32_lor(x_214, x_300);
x_302 = lean_uint32_land(x_301, x_202);
x_303 = lean_uint32_lor(x_204, x_302);
x_304 = lean_uint32_dec_eq(x_303, x_21);
return x_304;
}
}
else
{
uint8_t x_305; uint32_t x_306; uint32_t x_307; uint32_t x_308; uint32_t x_309; uint32_t x_310; uint8_t x_311; 
x_305 = lean_uint32_dec_le(x_14, x_276);
x_306 = lean_bool_to_uint32(x_305);
x_307 = lean_uint32_land(x_275, x_306);
x_308 = lean_uint32_xor(x_213, x_21);
x_309 = lean_uint32_land(x_307, x_308);
x_310 = lean_uint32_lor(x_31, x_309);
x_311 = lean_uint32_dec_eq(x_15, x_31);
if (x_311 == 0)
{
uint32_t x_312; uint8_t x_313; uint32_t x_314; uint32_t x_315; uint32_t x_316; uint32_t x_317; uint32_t x_318; uint32_t x_319; uint32_t x_320; uint8_t x_321; 
x_312 = lean_bool_to_uint32(x_277);
x_313 = lean_uint32_dec_le(x_15, x_276);
x_314 = lean_bool_to_uint32(x_313);
x_315 = lean_uint32_land(x_312, x_314);
x_316 = lean_uint32_lor(x_310, x_315);
x_317 = lean_uint32_land(x_212, x_316);
x_318 = lean_uint32_lor(x_214, x_317);
x_319 = lean_uint32_land(x_318, x_202);
x_320 = lean_uint32_lor(x_204, x_319);
x_321 = lean_uint32_dec_eq(x_320, x_21);
return x_321;
}
else
{
uint8_t x_322; uint32_t x_323; uint32_t x_324; uint32_t x_325; uint32_t x_326; uint32_t x_327; uint32_t x_328; uint32_t x_329; uint8_t x_330; 
x_322 = lean_uint32_dec_le(x_15, x_276);
x_323 = lean_bool_to_uint32(x_322);
x_324 = lean_uint32_land(x_275, x_323);
x_325 = lean_uint32_lor(x_310, x_324);
x_326 = lean_uint32_land(x_212, x_325);
x_327 = lean_uint32_lor(x_214, x_326);
x_328 = lean_uint32_land(x_327, x_202);
x_329 = lean_uint32_lor(x_204, x_328);
x_330 = lean_uint32_dec_eq(x_329, x_21);
return x_330;
}
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneDue___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_due(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
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
x_31 = l_Spec_FrozenLake_Kernel_laneDue___redArg(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_FrozenLake_Basic(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_FrozenLake_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_FrozenLake_Basic(builtin);
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

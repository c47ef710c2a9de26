// Lean compiler output
// Module: Cliff
// Imports: public import Init
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
LEAN_EXPORT uint64_t cliff_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint32_t cliff_step_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Cliff_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Cliff_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Cliff_reward___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Cliff_walkRow___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t cliff_valid(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Cliff_falls___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Cliff_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Cliff_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Cliff_walkCol(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Cliff_step1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Cliff_step1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Cliff_obs0___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Cliff_obs0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Cliff_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Cliff_step1___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Cliff_walkCol___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Cliff_walkRow(uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT uint32_t cliff_step_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint32_t cliff_init_1(uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Cliff_init0___redArg___boxed(lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint8_t cliff_terminated(uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Cliff_valid___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Cliff_step0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Cliff_falls(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Cliff_step0___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Cliff_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT uint64_t cliff_obs_0(uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Cliff_init1___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Cliff_init0___redArg(uint32_t);
LEAN_EXPORT uint32_t cliff_init_0(uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t cliff_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; 
x_3 = 2;
x_4 = lean_uint32_dec_le(x_3, x_1);
if (x_4 == 0)
{
return x_4;
}
else
{
uint32_t x_5; uint8_t x_6; 
x_5 = 3;
x_6 = lean_uint32_dec_le(x_5, x_2);
return x_6;
}
}
}
LEAN_EXPORT lean_object* l_Cliff_valid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = cliff_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t l_Cliff_init0___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; 
x_2 = 1;
x_3 = lean_uint32_sub(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint32_t cliff_init_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; 
x_5 = l_Cliff_init0___redArg(x_1);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Cliff_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = cliff_init_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Cliff_init0___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Cliff_init0___redArg(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t cliff_init_1(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; 
x_5 = 0;
return x_5;
}
}
LEAN_EXPORT lean_object* l_Cliff_init1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = cliff_init_1(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Cliff_walkRow(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint8_t x_5; 
x_4 = 0;
x_5 = lean_uint32_dec_eq(x_3, x_4);
if (x_5 == 0)
{
uint32_t x_6; uint8_t x_7; 
x_6 = 2;
x_7 = lean_uint32_dec_eq(x_3, x_6);
if (x_7 == 0)
{
return x_2;
}
else
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_8 = 1;
x_9 = lean_uint32_add(x_2, x_8);
x_10 = lean_uint32_dec_lt(x_9, x_1);
if (x_10 == 0)
{
return x_2;
}
else
{
return x_9;
}
}
}
else
{
uint8_t x_11; 
x_11 = lean_uint32_dec_eq(x_2, x_4);
if (x_11 == 0)
{
uint32_t x_12; uint32_t x_13; 
x_12 = 1;
x_13 = lean_uint32_sub(x_2, x_12);
return x_13;
}
else
{
return x_4;
}
}
}
}
LEAN_EXPORT lean_object* l_Cliff_walkRow___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Cliff_walkRow(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Cliff_walkCol(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint8_t x_5; 
x_4 = 1;
x_5 = lean_uint32_dec_eq(x_3, x_4);
if (x_5 == 0)
{
uint32_t x_6; uint8_t x_7; 
x_6 = 3;
x_7 = lean_uint32_dec_eq(x_3, x_6);
if (x_7 == 0)
{
return x_2;
}
else
{
uint32_t x_8; uint8_t x_9; 
x_8 = 0;
x_9 = lean_uint32_dec_eq(x_2, x_8);
if (x_9 == 0)
{
uint32_t x_10; 
x_10 = lean_uint32_sub(x_2, x_4);
return x_10;
}
else
{
return x_8;
}
}
}
else
{
uint32_t x_11; uint8_t x_12; 
x_11 = lean_uint32_add(x_2, x_4);
x_12 = lean_uint32_dec_lt(x_11, x_1);
if (x_12 == 0)
{
return x_2;
}
else
{
return x_11;
}
}
}
}
LEAN_EXPORT lean_object* l_Cliff_walkCol___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Cliff_walkCol(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Cliff_falls(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint8_t x_6; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; 
x_12 = l_Cliff_walkRow(x_1, x_3, x_5);
x_13 = 1;
x_14 = lean_uint32_sub(x_1, x_13);
x_15 = lean_uint32_dec_eq(x_12, x_14);
if (x_15 == 0)
{
x_6 = x_15;
goto block_11;
}
else
{
uint32_t x_16; uint32_t x_17; uint8_t x_18; 
x_16 = 0;
x_17 = l_Cliff_walkCol(x_2, x_4, x_5);
x_18 = lean_uint32_dec_lt(x_16, x_17);
x_6 = x_18;
goto block_11;
}
block_11:
{
if (x_6 == 0)
{
return x_6;
}
else
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_7 = l_Cliff_walkCol(x_2, x_4, x_5);
x_8 = 1;
x_9 = lean_uint32_sub(x_2, x_8);
x_10 = lean_uint32_dec_lt(x_7, x_9);
return x_10;
}
}
}
}
LEAN_EXPORT lean_object* l_Cliff_falls___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Cliff_falls(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Cliff_step0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint8_t x_6; 
x_6 = l_Cliff_falls(x_1, x_2, x_3, x_4, x_5);
if (x_6 == 0)
{
uint32_t x_7; 
x_7 = l_Cliff_walkRow(x_1, x_3, x_5);
return x_7;
}
else
{
uint32_t x_8; uint32_t x_9; 
x_8 = 1;
x_9 = lean_uint32_sub(x_1, x_8);
return x_9;
}
}
}
LEAN_EXPORT uint32_t cliff_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6) {
_start:
{
uint32_t x_7; 
x_7 = l_Cliff_step0___redArg(x_1, x_2, x_3, x_4, x_5);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Cliff_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = cliff_step_0(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Cliff_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; lean_object* x_12; 
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
x_11 = l_Cliff_step0___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Cliff_step1___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint8_t x_6; 
x_6 = l_Cliff_falls(x_1, x_2, x_3, x_4, x_5);
if (x_6 == 0)
{
uint32_t x_7; 
x_7 = l_Cliff_walkCol(x_2, x_4, x_5);
return x_7;
}
else
{
uint32_t x_8; 
x_8 = 0;
return x_8;
}
}
}
LEAN_EXPORT uint32_t cliff_step_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6) {
_start:
{
uint32_t x_7; 
x_7 = l_Cliff_step1___redArg(x_1, x_2, x_3, x_4, x_5);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Cliff_step1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = cliff_step_1(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Cliff_step1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; lean_object* x_12; 
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
x_11 = l_Cliff_step1___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Cliff_reward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint8_t x_6; 
x_6 = l_Cliff_falls(x_1, x_2, x_3, x_4, x_5);
if (x_6 == 0)
{
uint64_t x_7; 
x_7 = 18446744073709551615ULL;
return x_7;
}
else
{
uint64_t x_8; 
x_8 = 18446744073709551516ULL;
return x_8;
}
}
}
LEAN_EXPORT uint64_t cliff_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint64_t x_6) {
_start:
{
uint64_t x_7; 
x_7 = l_Cliff_reward___redArg(x_1, x_2, x_3, x_4, x_5);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Cliff_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_13 = cliff_reward(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Cliff_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; lean_object* x_12; 
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
x_11 = l_Cliff_reward___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t cliff_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint8_t x_7; 
x_5 = 1;
x_6 = lean_uint32_sub(x_1, x_5);
x_7 = lean_uint32_dec_eq(x_3, x_6);
if (x_7 == 0)
{
return x_7;
}
else
{
uint32_t x_8; uint8_t x_9; 
x_8 = lean_uint32_sub(x_2, x_5);
x_9 = lean_uint32_dec_eq(x_4, x_8);
return x_9;
}
}
}
LEAN_EXPORT lean_object* l_Cliff_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = cliff_terminated(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Cliff_obs0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; 
x_4 = lean_uint32_to_uint64(x_2);
x_5 = lean_uint32_to_uint64(x_1);
x_6 = lean_uint64_mul(x_4, x_5);
x_7 = lean_uint32_to_uint64(x_3);
x_8 = lean_uint64_add(x_6, x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t cliff_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint64_t x_5; 
x_5 = l_Cliff_obs0___redArg(x_2, x_3, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Cliff_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = cliff_obs_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Cliff_obs0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Cliff_obs0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
lean_object* initialize_Init(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Cliff(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif

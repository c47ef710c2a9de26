// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Swimmer for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/Swimmer/Kernel.lean
LEAN_EXPORT uint8_t swimmer_valid(uint32_t reset_noise);
LEAN_EXPORT uint32_t swimmer_num_actions(uint32_t reset_noise);
LEAN_EXPORT uint8_t swimmer_action_valid(uint32_t reset_noise, uint32_t action);
LEAN_EXPORT uint32_t swimmer_reward_scale(uint32_t reset_noise);
LEAN_EXPORT uint64_t swimmer_reset_words(uint32_t reset_noise);
LEAN_EXPORT uint64_t swimmer_step_words(uint32_t reset_noise);
LEAN_EXPORT uint8_t swimmer_state_valid(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_init_0(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_1(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_2(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_3(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_4(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_5(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_6(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_7(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_8(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_9(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_10(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_11(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_init_12(uint32_t reset_noise, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t swimmer_step_0(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_1(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_2(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_3(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_4(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_5(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_6(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_7(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_8(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_9(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_10(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_11(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_step_12(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmer_reward(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t swimmer_terminated(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_0(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_1(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_2(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_3(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_4(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_5(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_6(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_7(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_8(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_9(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint64_t swimmer_obs_10(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py);
LEAN_EXPORT uint8_t swimmer_lane_refuses(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_0(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_1(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_2(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_3(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_4(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_5(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_6(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_7(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_8(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_9(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_10(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_11(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_state_12(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_t(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t swimmer_lane_elapsed(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmer_lane_over(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmer_lane_reward(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmer_lane_terminated(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmer_lane_truncated(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmer_lane_due(
    uint32_t reset_noise, uint64_t x0, uint64_t y0, uint64_t x1, uint64_t y1, uint64_t x2,
    uint64_t y2, uint64_t omega0, uint64_t omega1, uint64_t omega2, uint64_t vx, uint64_t vy,
    uint64_t px, uint64_t py, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized swimmer_initialized
#include "swimmer.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct Swimmer {
    static constexpr const char *name = "Swimmer";
    static constexpr std::array params{"reset_noise"};
    static constexpr std::array state{
        "x0", "y0", "x1", "y1", "x2", "y2", "omega0", "omega1", "omega2", "vx", "vy", "px", "py"};
    static constexpr std::array observation{
        "vx", "vy", "x0", "y0", "x1", "y1", "x2", "y2", "omega0", "omega1", "omega2"};
    static constexpr unsigned reward_scale = 1073741824;
    static constexpr unsigned reset_words = 6;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = swimmer_valid;
    static constexpr auto num_actions = swimmer_num_actions;
    static constexpr auto action_valid = swimmer_action_valid;
    static constexpr auto state_valid = swimmer_state_valid;
    static constexpr std::array init{
        swimmer_init_0, swimmer_init_1, swimmer_init_2, swimmer_init_3, swimmer_init_4,
        swimmer_init_5, swimmer_init_6, swimmer_init_7, swimmer_init_8, swimmer_init_9,
        swimmer_init_10, swimmer_init_11, swimmer_init_12};
    static constexpr std::array step{
        swimmer_step_0, swimmer_step_1, swimmer_step_2, swimmer_step_3, swimmer_step_4,
        swimmer_step_5, swimmer_step_6, swimmer_step_7, swimmer_step_8, swimmer_step_9,
        swimmer_step_10, swimmer_step_11, swimmer_step_12};
    static constexpr auto reward = swimmer_reward;
    static constexpr auto terminated = swimmer_terminated;
    static constexpr std::array observe{
        swimmer_obs_0, swimmer_obs_1, swimmer_obs_2, swimmer_obs_3, swimmer_obs_4, swimmer_obs_5,
        swimmer_obs_6, swimmer_obs_7, swimmer_obs_8, swimmer_obs_9, swimmer_obs_10};
    [[maybe_unused]]
    static constexpr std::array lane_state{
        swimmer_lane_state_0, swimmer_lane_state_1, swimmer_lane_state_2, swimmer_lane_state_3,
        swimmer_lane_state_4, swimmer_lane_state_5, swimmer_lane_state_6, swimmer_lane_state_7,
        swimmer_lane_state_8, swimmer_lane_state_9, swimmer_lane_state_10, swimmer_lane_state_11,
        swimmer_lane_state_12};
    static constexpr auto lane_refuses = swimmer_lane_refuses;
    static constexpr auto lane_t = swimmer_lane_t;
    static constexpr auto lane_elapsed = swimmer_lane_elapsed;
    static constexpr auto lane_over = swimmer_lane_over;
    static constexpr auto lane_reward = swimmer_lane_reward;
    static constexpr auto lane_terminated = swimmer_lane_terminated;
    static constexpr auto lane_truncated = swimmer_lane_truncated;
    static constexpr auto lane_due = swimmer_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 1> &) {
        switch (k) {
            default: return {0, 1024};
        }
    }
};

}  // namespace
}  // namespace provengym

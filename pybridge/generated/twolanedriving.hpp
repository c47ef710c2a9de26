// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// TwoLaneDriving for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/TwoLaneDriving/Kernel.lean
LEAN_EXPORT uint8_t twolanedriving_valid(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1);
LEAN_EXPORT uint32_t twolanedriving_num_actions(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1);
LEAN_EXPORT uint8_t twolanedriving_action_valid(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint32_t action);
LEAN_EXPORT uint32_t twolanedriving_reward_scale(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1);
LEAN_EXPORT uint64_t twolanedriving_reset_words(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1);
LEAN_EXPORT uint64_t twolanedriving_step_words(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1);
LEAN_EXPORT uint8_t twolanedriving_state_valid(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint64_t twolanedriving_init_0(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t twolanedriving_init_1(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t twolanedriving_init_2(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t twolanedriving_init_3(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t twolanedriving_init_4(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t twolanedriving_step_0(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t twolanedriving_step_1(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t twolanedriving_step_2(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t twolanedriving_step_3(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t twolanedriving_step_4(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t twolanedriving_reward(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t twolanedriving_terminated(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint64_t twolanedriving_obs_0(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint64_t twolanedriving_obs_1(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint64_t twolanedriving_obs_2(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint64_t twolanedriving_obs_3(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint64_t twolanedriving_obs_4(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint64_t twolanedriving_obs_5(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint64_t twolanedriving_obs_6(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1,
    uint64_t car);
LEAN_EXPORT uint8_t twolanedriving_lane_refuses(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t twolanedriving_lane_state_0(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t twolanedriving_lane_state_1(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t twolanedriving_lane_state_2(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t twolanedriving_lane_state_3(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t twolanedriving_lane_state_4(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t twolanedriving_lane_t(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t twolanedriving_lane_elapsed(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t twolanedriving_lane_over(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t twolanedriving_lane_reward(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t twolanedriving_lane_terminated(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t twolanedriving_lane_truncated(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t twolanedriving_lane_due(
    uint32_t length, uint32_t max_speed, uint32_t speed_limit, uint32_t sensor_range,
    uint32_t drawn, uint64_t given_near0, uint64_t given_far0, uint64_t given_near1,
    uint64_t given_far1, uint64_t near0, uint64_t far0, uint64_t near1, uint64_t far1, uint64_t car,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized twolanedriving_initialized
#include "twolanedriving.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct TwoLaneDriving {
    static constexpr const char *name = "TwoLaneDriving";
    static constexpr std::array params{
        "length", "max_speed", "speed_limit", "sensor_range", "drawn", "given_near0", "given_far0",
        "given_near1", "given_far1"};
    static constexpr std::array state{"near0", "far0", "near1", "far1", "car"};
    static constexpr std::array observation{
        "remaining", "lane", "speed", "ahead_0", "ahead_1", "allowed", "violations"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 8;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = twolanedriving_valid;
    static constexpr auto num_actions = twolanedriving_num_actions;
    static constexpr auto action_valid = twolanedriving_action_valid;
    static constexpr auto state_valid = twolanedriving_state_valid;
    static constexpr std::array init{
        twolanedriving_init_0, twolanedriving_init_1, twolanedriving_init_2, twolanedriving_init_3,
        twolanedriving_init_4};
    static constexpr std::array step{
        twolanedriving_step_0, twolanedriving_step_1, twolanedriving_step_2, twolanedriving_step_3,
        twolanedriving_step_4};
    static constexpr auto reward = twolanedriving_reward;
    static constexpr auto terminated = twolanedriving_terminated;
    static constexpr std::array observe{
        twolanedriving_obs_0, twolanedriving_obs_1, twolanedriving_obs_2, twolanedriving_obs_3,
        twolanedriving_obs_4, twolanedriving_obs_5, twolanedriving_obs_6};
    [[maybe_unused]]
    static constexpr std::array lane_state{
        twolanedriving_lane_state_0, twolanedriving_lane_state_1, twolanedriving_lane_state_2,
        twolanedriving_lane_state_3, twolanedriving_lane_state_4};
    static constexpr auto lane_refuses = twolanedriving_lane_refuses;
    static constexpr auto lane_t = twolanedriving_lane_t;
    static constexpr auto lane_elapsed = twolanedriving_lane_elapsed;
    static constexpr auto lane_over = twolanedriving_lane_over;
    static constexpr auto lane_reward = twolanedriving_lane_reward;
    static constexpr auto lane_terminated = twolanedriving_lane_terminated;
    static constexpr auto lane_truncated = twolanedriving_lane_truncated;
    static constexpr auto lane_due = twolanedriving_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 9> &before) {
        const std::uint64_t max_speed = before[1];
        switch (k) {
            case 0: return {2, 128};
            case 1: return {1, 10};
            case 2: return {1, max_speed};
            case 3: return {1, 62};
            case 4: return {0, 1};
            case 5: return {0, 18446744073709551615u};
            case 6: return {0, 18446744073709551615u};
            case 7: return {0, 18446744073709551615u};
            default: return {0, 18446744073709551615u};
        }
    }
};

}  // namespace
}  // namespace provengym

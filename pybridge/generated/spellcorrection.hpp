// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// SpellCorrection for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/SpellCorrection/Kernel.lean
LEAN_EXPORT uint8_t spellcorrection_valid(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms);
LEAN_EXPORT uint8_t spellcorrection_state_valid(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint32_t spellcorrection_num_actions(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms);
LEAN_EXPORT uint8_t spellcorrection_action_valid(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint32_t action);
LEAN_EXPORT uint32_t spellcorrection_reward_scale(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms);
LEAN_EXPORT uint64_t spellcorrection_reset_words(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms);
LEAN_EXPORT uint64_t spellcorrection_step_words(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms);
LEAN_EXPORT uint8_t spellcorrection_word(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target);
LEAN_EXPORT uint32_t spellcorrection_index(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint32_t count, uint64_t key,
    uint64_t t);
LEAN_EXPORT uint64_t spellcorrection_init_0(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t key,
    uint64_t t);
LEAN_EXPORT uint64_t spellcorrection_init_1(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t key,
    uint64_t t);
LEAN_EXPORT uint32_t spellcorrection_transform(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t key,
    uint64_t t);
LEAN_EXPORT uint64_t spellcorrection_step_0(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t spellcorrection_step_1(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t spellcorrection_reward(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t spellcorrection_terminated(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_0(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_1(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_2(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_3(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_4(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_5(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_6(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_7(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_8(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_9(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_10(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_11(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint64_t spellcorrection_obs_12(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target,
    uint64_t current);
LEAN_EXPORT uint8_t spellcorrection_lane_refuses(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t spellcorrection_lane_state_0(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t spellcorrection_lane_state_1(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t spellcorrection_lane_t(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t spellcorrection_lane_elapsed(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t spellcorrection_lane_over(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t spellcorrection_lane_reward(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t spellcorrection_lane_terminated(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t spellcorrection_lane_truncated(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t spellcorrection_lane_due(
    uint32_t max_word_length, uint32_t mode, uint32_t transforms, uint64_t target, uint64_t current,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized spellcorrection_initialized
#include "spellcorrection.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct SpellCorrection {
    static constexpr const char *name = "SpellCorrection";
    static constexpr std::array params{"max_word_length", "mode", "transforms"};
    static constexpr std::array state{"target", "current"};
    static constexpr std::array observation{
        "cell_0", "cell_1", "cell_2", "cell_3", "cell_4", "cell_5", "cell_6", "cell_7", "cell_8",
        "cell_9", "cell_10", "cell_11", "distance"};
    static constexpr unsigned reward_scale = 27720;
    static constexpr unsigned reset_words = 3;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 1;
    static constexpr std::array<std::uint64_t, 2> constants{0, 1};
    static constexpr bool always_constant = true;

    static constexpr auto valid = spellcorrection_valid;
    static constexpr auto num_actions = spellcorrection_num_actions;
    static constexpr auto action_valid = spellcorrection_action_valid;
    static constexpr auto state_valid = spellcorrection_state_valid;
    static constexpr auto word_valid = spellcorrection_word;
    static constexpr auto word_index = spellcorrection_index;
    static constexpr auto transform = spellcorrection_transform;
    static constexpr std::array init{spellcorrection_init_0, spellcorrection_init_1};
    static constexpr std::array step{spellcorrection_step_0, spellcorrection_step_1};
    static constexpr auto reward = spellcorrection_reward;
    static constexpr auto terminated = spellcorrection_terminated;
    static constexpr std::array observe{
        spellcorrection_obs_0, spellcorrection_obs_1, spellcorrection_obs_2, spellcorrection_obs_3,
        spellcorrection_obs_4, spellcorrection_obs_5, spellcorrection_obs_6, spellcorrection_obs_7,
        spellcorrection_obs_8, spellcorrection_obs_9, spellcorrection_obs_10,
        spellcorrection_obs_11, spellcorrection_obs_12};
    [[maybe_unused]]
    static constexpr std::array lane_state{
        spellcorrection_lane_state_0, spellcorrection_lane_state_1};
    static constexpr auto lane_refuses = spellcorrection_lane_refuses;
    static constexpr auto lane_t = spellcorrection_lane_t;
    static constexpr auto lane_elapsed = spellcorrection_lane_elapsed;
    static constexpr auto lane_over = spellcorrection_lane_over;
    static constexpr auto lane_reward = spellcorrection_lane_reward;
    static constexpr auto lane_terminated = spellcorrection_lane_terminated;
    static constexpr auto lane_truncated = spellcorrection_lane_truncated;
    static constexpr auto lane_due = spellcorrection_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 3> &) {
        switch (k) {
            case 0: return {1, 12};
            case 1: return {0, 1};
            default: return {1, 15};
        }
    }
};

}  // namespace
}  // namespace provengym

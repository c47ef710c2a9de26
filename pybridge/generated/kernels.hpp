// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Part of src/kernels.hpp, which says what the struct of a kernel holds.
#pragma once

extern "C" {

// Spec/GridWorld/Kernel.lean
LEAN_EXPORT uint8_t gridworld_valid(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint32_t gridworld_num_actions(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint8_t gridworld_action_valid(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t action);
LEAN_EXPORT uint32_t gridworld_reward_scale(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint64_t gridworld_reset_words(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint64_t gridworld_step_words(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint8_t gridworld_state_valid(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint32_t gridworld_init_0(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t gridworld_init_1(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t gridworld_step_0(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint32_t action, uint64_t noise);
LEAN_EXPORT uint32_t gridworld_step_1(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t gridworld_reward(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t gridworld_terminated(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint64_t gridworld_obs_0(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint64_t gridworld_obs_1(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint64_t gridworld_obs_2(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint8_t gridworld_lane_refuses(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t gridworld_lane_state_0(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t gridworld_lane_state_1(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t gridworld_lane_t(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t gridworld_lane_elapsed(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t gridworld_lane_over(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t gridworld_lane_reward(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t gridworld_lane_terminated(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t gridworld_lane_truncated(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t gridworld_lane_due(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);

// Spec/Fishing/Kernel.lean
LEAN_EXPORT uint8_t fishing_valid(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint32_t fishing_num_actions(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint8_t fishing_action_valid(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t quota);
LEAN_EXPORT uint32_t fishing_reward_scale(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint64_t fishing_reset_words(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint64_t fishing_step_words(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint8_t fishing_state_valid(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock);
LEAN_EXPORT uint32_t fishing_init_0(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t fishing_step_0(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint32_t quota, uint64_t noise);
LEAN_EXPORT uint64_t fishing_reward(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint32_t quota, uint64_t noise);
LEAN_EXPORT uint8_t fishing_terminated(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock);
LEAN_EXPORT uint64_t fishing_obs_0(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock);
LEAN_EXPORT uint8_t fishing_lane_refuses(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t fishing_lane_state_0(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t fishing_lane_t(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t fishing_lane_elapsed(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t fishing_lane_over(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t fishing_lane_reward(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t fishing_lane_terminated(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t fishing_lane_truncated(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t fishing_lane_due(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);

// Spec/HunterWumpus/Kernel.lean
LEAN_EXPORT uint8_t hunterwumpus_valid(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint8_t hunterwumpus_state_valid(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint32_t hunterwumpus_num_actions(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint8_t hunterwumpus_action_valid(uint32_t size, uint32_t num_pits, uint32_t action);
LEAN_EXPORT uint32_t hunterwumpus_reward_scale(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint64_t hunterwumpus_reset_words(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint64_t hunterwumpus_step_words(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint64_t hunterwumpus_init_0(
    uint32_t size, uint32_t num_pits, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t hunterwumpus_init_1(
    uint32_t size, uint32_t num_pits, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t hunterwumpus_init_2(
    uint32_t size, uint32_t num_pits, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t hunterwumpus_step_0(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t hunterwumpus_step_1(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t hunterwumpus_step_2(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t hunterwumpus_reward(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t hunterwumpus_terminated(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_0(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_1(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_2(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_3(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_4(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_5(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_6(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_7(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_8(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_9(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_10(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_11(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_12(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_13(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint8_t hunterwumpus_lane_refuses(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_0(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_1(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_2(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_t(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t hunterwumpus_lane_elapsed(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t hunterwumpus_lane_over(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_reward(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t hunterwumpus_lane_terminated(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t hunterwumpus_lane_truncated(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t hunterwumpus_lane_due(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);

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

// Spec/KeyLock/Kernel.lean
LEAN_EXPORT uint8_t keylock_valid(uint32_t size);
LEAN_EXPORT uint32_t keylock_num_actions(uint32_t size);
LEAN_EXPORT uint8_t keylock_action_valid(uint32_t size, uint32_t action);
LEAN_EXPORT uint32_t keylock_reward_scale(uint32_t size);
LEAN_EXPORT uint64_t keylock_reset_words(uint32_t size);
LEAN_EXPORT uint64_t keylock_step_words(uint32_t size);
LEAN_EXPORT uint8_t keylock_state_valid(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_init_0(uint32_t size, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t keylock_step_0(uint32_t size, uint64_t board, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t keylock_reward(uint32_t size, uint64_t board, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t keylock_terminated(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_0(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_1(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_2(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_3(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_4(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_5(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_6(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_7(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_8(uint32_t size, uint64_t board);
LEAN_EXPORT uint8_t keylock_lane_refuses(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t keylock_lane_state_0(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t keylock_lane_t(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t keylock_lane_elapsed(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t keylock_lane_over(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t keylock_lane_reward(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t keylock_lane_terminated(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t keylock_lane_truncated(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t keylock_lane_due(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);

// Spec/SwimmerGait/Kernel.lean
LEAN_EXPORT uint8_t swimmergait_valid(uint32_t resolution);
LEAN_EXPORT uint32_t swimmergait_num_actions(uint32_t resolution);
LEAN_EXPORT uint8_t swimmergait_action_valid(uint32_t resolution, uint32_t action);
LEAN_EXPORT uint32_t swimmergait_reward_scale(uint32_t resolution);
LEAN_EXPORT uint64_t swimmergait_reset_words(uint32_t resolution);
LEAN_EXPORT uint64_t swimmergait_step_words(uint32_t resolution);
LEAN_EXPORT uint8_t swimmergait_state_valid(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint32_t swimmergait_init_0(uint32_t resolution, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t swimmergait_init_1(uint32_t resolution, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t swimmergait_step_0(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint32_t action, uint64_t noise);
LEAN_EXPORT uint32_t swimmergait_step_1(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmergait_reward(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t swimmergait_terminated(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint64_t swimmergait_obs_0(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint64_t swimmergait_obs_1(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint64_t swimmergait_obs_2(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint8_t swimmergait_lane_refuses(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t swimmergait_lane_state_0(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t swimmergait_lane_state_1(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmergait_lane_t(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t swimmergait_lane_elapsed(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmergait_lane_over(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmergait_lane_reward(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmergait_lane_terminated(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmergait_lane_truncated(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmergait_lane_due(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);

}  // extern "C"

// The emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized gridworld_initialized
#include "gridworld.c"
#undef _G_initialized
#define _G_initialized fishing_initialized
#include "fishing.c"
#undef _G_initialized
#define _G_initialized hunterwumpus_initialized
#include "hunterwumpus.c"
#undef _G_initialized
#define _G_initialized spellcorrection_initialized
#include "spellcorrection.c"
#undef _G_initialized
#define _G_initialized keylock_initialized
#include "keylock.c"
#undef _G_initialized
#define _G_initialized swimmergait_initialized
#include "swimmergait.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct GridWorld {
    static constexpr const char *name = "GridWorld";
    static constexpr std::array params{
        "height", "width", "start_row", "start_col", "goal_row", "goal_col"};
    static constexpr std::array state{"row", "col"};
    static constexpr std::array observation{"index", "row", "col"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = gridworld_valid;
    static constexpr auto num_actions = gridworld_num_actions;
    static constexpr auto action_valid = gridworld_action_valid;
    static constexpr auto state_valid = gridworld_state_valid;
    static constexpr std::array init{gridworld_init_0, gridworld_init_1};
    static constexpr std::array step{gridworld_step_0, gridworld_step_1};
    static constexpr auto reward = gridworld_reward;
    static constexpr auto terminated = gridworld_terminated;
    static constexpr std::array observe{gridworld_obs_0, gridworld_obs_1, gridworld_obs_2};
    [[maybe_unused]]
    static constexpr std::array lane_state{gridworld_lane_state_0, gridworld_lane_state_1};
    static constexpr auto lane_refuses = gridworld_lane_refuses;
    static constexpr auto lane_t = gridworld_lane_t;
    static constexpr auto lane_elapsed = gridworld_lane_elapsed;
    static constexpr auto lane_over = gridworld_lane_over;
    static constexpr auto lane_reward = gridworld_lane_reward;
    static constexpr auto lane_terminated = gridworld_lane_terminated;
    static constexpr auto lane_truncated = gridworld_lane_truncated;
    static constexpr auto lane_due = gridworld_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 6> &before) {
        const std::uint64_t height = before[0];
        const std::uint64_t width = before[1];
        switch (k) {
            case 0: return {1, 2147483647};
            case 1: return {1, 2147483647};
            case 2: return {0, height - 1};
            case 3: return {0, width - 1};
            case 4: return {0, height - 1};
            default: return {0, width - 1};
        }
    }
};

struct Fishing {
    static constexpr const char *name = "Fishing";
    static constexpr std::array params{
        "growth_num", "growth_den", "noise_num", "noise_den", "order", "start"};
    static constexpr std::array state{"stock"};
    static constexpr std::array observation{"stock"};
    static constexpr unsigned reward_scale = 1000000;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 1;
    static constexpr std::size_t constant = 2;
    static constexpr std::array<std::uint64_t, 1> constants{0};
    static constexpr bool always_constant = false;

    static constexpr auto valid = fishing_valid;
    static constexpr auto num_actions = fishing_num_actions;
    static constexpr auto action_valid = fishing_action_valid;
    static constexpr auto state_valid = fishing_state_valid;
    static constexpr std::array init{fishing_init_0};
    static constexpr std::array step{fishing_step_0};
    static constexpr auto reward = fishing_reward;
    static constexpr auto terminated = fishing_terminated;
    static constexpr std::array observe{fishing_obs_0};
    [[maybe_unused]]
    static constexpr std::array lane_state{fishing_lane_state_0};
    static constexpr auto lane_refuses = fishing_lane_refuses;
    static constexpr auto lane_t = fishing_lane_t;
    static constexpr auto lane_elapsed = fishing_lane_elapsed;
    static constexpr auto lane_over = fishing_lane_over;
    static constexpr auto lane_reward = fishing_lane_reward;
    static constexpr auto lane_terminated = fishing_lane_terminated;
    static constexpr auto lane_truncated = fishing_lane_truncated;
    static constexpr auto lane_due = fishing_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 6> &before) {
        const std::uint64_t growth_num = before[0];
        const std::uint64_t noise_num = before[2];
        switch (k) {
            case 0: return {0, 5000000};
            case 1: return {growth_num <= 5 ? 1 : (growth_num + 4) / 5, 1000000};
            case 2: return {0, 1000000};
            case 3: return {noise_num == 0 ? 1 : noise_num, 1000000};
            case 4: return {0, 1};
            default: return {0, 2000000};
        }
    }
};

struct HunterWumpus {
    static constexpr const char *name = "HunterWumpus";
    static constexpr std::array params{"size", "num_pits"};
    static constexpr std::array state{"pits", "visited", "tokens"};
    static constexpr std::array observation{
        "wumpus_x", "wumpus_y", "player_x", "player_y", "stench", "scent", "arrived_visited",
        "pit_adjacent", "gold_x", "gold_y", "status", "scent_3_cell", "scent_2_cell",
        "scent_1_cell"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 64;
    static constexpr unsigned step_words = 1;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = hunterwumpus_valid;
    static constexpr auto num_actions = hunterwumpus_num_actions;
    static constexpr auto action_valid = hunterwumpus_action_valid;
    static constexpr auto state_valid = hunterwumpus_state_valid;
    static constexpr std::array init{hunterwumpus_init_0, hunterwumpus_init_1, hunterwumpus_init_2};
    static constexpr std::array step{hunterwumpus_step_0, hunterwumpus_step_1, hunterwumpus_step_2};
    static constexpr auto reward = hunterwumpus_reward;
    static constexpr auto terminated = hunterwumpus_terminated;
    static constexpr std::array observe{
        hunterwumpus_obs_0, hunterwumpus_obs_1, hunterwumpus_obs_2, hunterwumpus_obs_3,
        hunterwumpus_obs_4, hunterwumpus_obs_5, hunterwumpus_obs_6, hunterwumpus_obs_7,
        hunterwumpus_obs_8, hunterwumpus_obs_9, hunterwumpus_obs_10, hunterwumpus_obs_11,
        hunterwumpus_obs_12, hunterwumpus_obs_13};
    [[maybe_unused]]
    static constexpr std::array lane_state{
        hunterwumpus_lane_state_0, hunterwumpus_lane_state_1, hunterwumpus_lane_state_2};
    static constexpr auto lane_refuses = hunterwumpus_lane_refuses;
    static constexpr auto lane_t = hunterwumpus_lane_t;
    static constexpr auto lane_elapsed = hunterwumpus_lane_elapsed;
    static constexpr auto lane_over = hunterwumpus_lane_over;
    static constexpr auto lane_reward = hunterwumpus_lane_reward;
    static constexpr auto lane_terminated = hunterwumpus_lane_terminated;
    static constexpr auto lane_truncated = hunterwumpus_lane_truncated;
    static constexpr auto lane_due = hunterwumpus_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 2> &before) {
        const std::uint64_t size = before[0];
        switch (k) {
            case 0: return {2, 8};
            default: return {0, size * size - 3};
        }
    }
};

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

struct KeyLock {
    static constexpr const char *name = "KeyLock";
    static constexpr std::array params{"size"};
    static constexpr std::array state{"board"};
    static constexpr std::array observation{
        "index", "agent_x", "agent_y", "key_x", "key_y", "lock_x", "lock_y", "has_key", "open"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 3;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = keylock_valid;
    static constexpr auto num_actions = keylock_num_actions;
    static constexpr auto action_valid = keylock_action_valid;
    static constexpr auto state_valid = keylock_state_valid;
    static constexpr std::array init{keylock_init_0};
    static constexpr std::array step{keylock_step_0};
    static constexpr auto reward = keylock_reward;
    static constexpr auto terminated = keylock_terminated;
    static constexpr std::array observe{
        keylock_obs_0, keylock_obs_1, keylock_obs_2, keylock_obs_3, keylock_obs_4, keylock_obs_5,
        keylock_obs_6, keylock_obs_7, keylock_obs_8};
    [[maybe_unused]]
    static constexpr std::array lane_state{keylock_lane_state_0};
    static constexpr auto lane_refuses = keylock_lane_refuses;
    static constexpr auto lane_t = keylock_lane_t;
    static constexpr auto lane_elapsed = keylock_lane_elapsed;
    static constexpr auto lane_over = keylock_lane_over;
    static constexpr auto lane_reward = keylock_lane_reward;
    static constexpr auto lane_terminated = keylock_lane_terminated;
    static constexpr auto lane_truncated = keylock_lane_truncated;
    static constexpr auto lane_due = keylock_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 1> &) {
        switch (k) {
            default: return {2, 1024};
        }
    }
};

struct SwimmerGait {
    static constexpr const char *name = "SwimmerGait";
    static constexpr std::array params{"resolution"};
    static constexpr std::array state{"joint1", "joint2"};
    static constexpr std::array observation{"index", "joint1", "joint2"};
    static constexpr unsigned reward_scale = 1000000;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = swimmergait_valid;
    static constexpr auto num_actions = swimmergait_num_actions;
    static constexpr auto action_valid = swimmergait_action_valid;
    static constexpr auto state_valid = swimmergait_state_valid;
    static constexpr std::array init{swimmergait_init_0, swimmergait_init_1};
    static constexpr std::array step{swimmergait_step_0, swimmergait_step_1};
    static constexpr auto reward = swimmergait_reward;
    static constexpr auto terminated = swimmergait_terminated;
    static constexpr std::array observe{swimmergait_obs_0, swimmergait_obs_1, swimmergait_obs_2};
    [[maybe_unused]]
    static constexpr std::array lane_state{swimmergait_lane_state_0, swimmergait_lane_state_1};
    static constexpr auto lane_refuses = swimmergait_lane_refuses;
    static constexpr auto lane_t = swimmergait_lane_t;
    static constexpr auto lane_elapsed = swimmergait_lane_elapsed;
    static constexpr auto lane_over = swimmergait_lane_over;
    static constexpr auto lane_reward = swimmergait_lane_reward;
    static constexpr auto lane_terminated = swimmergait_lane_terminated;
    static constexpr auto lane_truncated = swimmergait_lane_truncated;
    static constexpr auto lane_due = swimmergait_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 1> &) {
        switch (k) {
            default: return {9, 9};
        }
    }
};

using Kernels = Registry<GridWorld, Fishing, HunterWumpus, SpellCorrection, KeyLock, SwimmerGait>;

}  // namespace
}  // namespace provengym

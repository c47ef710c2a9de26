/* ProvenGym for C: the kernels that Lean emitted, behind plain functions (C99 and C++).
 *
 *     cmake -S pybridge -B build -DPROVENGYM_SHARED=ON && cmake --build build
 *     cmake --install build --prefix /usr/local
 *     cc agent.c -lprovengym
 *
 * Every function is total: whatever words it is given, it returns and, if the parameters are valid,
 * its result lies in the environment. Nothing is allocated, and there is no global state.
 *
 * Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
 */
#ifndef PROVENGYM_H
#define PROVENGYM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#if defined(provengym_EXPORTS)
#define PROVENGYM_API __declspec(dllexport)
#else
#define PROVENGYM_API __declspec(dllimport)
#endif
#else
#define PROVENGYM_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- GridWorld ------------------------------------------------------------------------------- */

/* A grid with walls around it and one goal.
 *
 * A state is a cell; a row or column outside the grid reads as 0. Any larger word than the
 * actions counts as 0. */

typedef struct provengym_gridworld {
    uint32_t height; /* Number of rows, 1 to 2147483647. */
    uint32_t width; /* Number of columns, 1 to 2147483647. */
    uint32_t start_row; /* Row of the start, inside the grid. */
    uint32_t start_col; /* Column of the start, inside the grid. */
    uint32_t goal_row; /* Row of the goal, inside the grid. */
    uint32_t goal_col; /* Column of the goal, inside the grid. */
} provengym_gridworld;

typedef struct provengym_gridworld_state {
    uint32_t row;
    uint32_t col;
} provengym_gridworld_state;

typedef struct provengym_gridworld_observation {
    int64_t index; /* The row-major index of the state. */
    int64_t row; /* The row of the state. */
    int64_t col; /* The column of the state. */
} provengym_gridworld_observation;

/* The actions, and how many units make a reward of 1. */
enum {
    PROVENGYM_GRIDWORLD_UP = 0,
    PROVENGYM_GRIDWORLD_DOWN = 1,
    PROVENGYM_GRIDWORLD_LEFT = 2,
    PROVENGYM_GRIDWORLD_RIGHT = 3,
    PROVENGYM_GRIDWORLD_REWARD_SCALE = 1
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_gridworld_valid(const provengym_gridworld *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_gridworld_num_actions(const provengym_gridworld *params);

/* Whether the words are those of a state. */
PROVENGYM_API bool provengym_gridworld_state_valid(
    const provengym_gridworld *params, provengym_gridworld_state state);

/* The state that an episode starts from. */
PROVENGYM_API provengym_gridworld_state provengym_gridworld_init(const provengym_gridworld *params);

/* The state after one step. */
PROVENGYM_API provengym_gridworld_state provengym_gridworld_step(
    const provengym_gridworld *params, provengym_gridworld_state state, uint32_t action);

/* The reward of the step, a two's-complement integer. */
PROVENGYM_API int64_t provengym_gridworld_reward(
    const provengym_gridworld *params, provengym_gridworld_state state, uint32_t action);

/* Whether the state is terminal. */
PROVENGYM_API bool provengym_gridworld_terminated(
    const provengym_gridworld *params, provengym_gridworld_state state);

/* What the state shows. */
PROVENGYM_API provengym_gridworld_observation provengym_gridworld_observe(
    const provengym_gridworld *params, provengym_gridworld_state state);

/* The row-major index of the state. */
PROVENGYM_API int64_t provengym_gridworld_index(
    const provengym_gridworld *params, provengym_gridworld_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `row`, then the n
 * words `col`. Written are the index of each new state, the reward in natural units, and whether
 * the new state is terminal. No two of the arrays overlap; all but `states` hold n items. */
PROVENGYM_API void provengym_gridworld_step_batch(
    const provengym_gridworld *params, size_t n, uint32_t *states, const uint32_t *actions,
    int64_t *indices, double *rewards, bool *terminated);

/* ---- Fishing --------------------------------------------------------------------------------- */

/* A stock of fish that grows and is harvested, in units of which a million are the capacity.
 *
 * An action is a quota in units, and any word will do. A stock above 2000000 reads as 2000000. A
 * step takes one random word, of which it reads the four upper bits. */

typedef struct provengym_fishing {
    uint32_t growth_num; /* Numerator of the growth rate, 0 to 5 * growth_den. */
    uint32_t growth_den; /* Denominator of the growth rate, 1 to 1000000. */
    uint32_t noise_num; /* Numerator of the standard deviation of the noise, 0 to noise_den. */
    uint32_t noise_den; /* Denominator of the standard deviation of the noise, 1 to 1000000. */
    uint32_t order; /* What happens first, 0 the growth, 1 the harvest. */
    uint32_t start; /* The stock at the start, 0 to 2000000. */
} provengym_fishing;

typedef struct provengym_fishing_state {
    uint32_t stock;
} provengym_fishing_state;

typedef struct provengym_fishing_observation {
    int64_t stock; /* The stock, in units. */
} provengym_fishing_observation;

/* How many units make a reward of 1. */
enum {
    PROVENGYM_FISHING_REWARD_SCALE = 1000000
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_fishing_valid(const provengym_fishing *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_fishing_num_actions(const provengym_fishing *params);

/* Whether the word is a stock: at most `2K`. */
PROVENGYM_API bool provengym_fishing_state_valid(
    const provengym_fishing *params, provengym_fishing_state state);

/* The state that an episode starts from. */
PROVENGYM_API provengym_fishing_state provengym_fishing_init(const provengym_fishing *params);

/* The state after one step. `noise` is 64 random bits. */
PROVENGYM_API provengym_fishing_state provengym_fishing_step(
    const provengym_fishing *params, provengym_fishing_state state, uint32_t quota, uint64_t noise);

/* The harvest of the step, in units. The unit is 1 / 1000000. */
PROVENGYM_API int64_t provengym_fishing_reward(
    const provengym_fishing *params, provengym_fishing_state state, uint32_t quota, uint64_t noise);

/* Whether the stock is extinct. */
PROVENGYM_API bool provengym_fishing_terminated(
    const provengym_fishing *params, provengym_fishing_state state);

/* What the state shows. */
PROVENGYM_API provengym_fishing_observation provengym_fishing_observe(
    const provengym_fishing *params, provengym_fishing_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `stock`. Written
 * are the observation of each new state, the reward in natural units, and whether the new state
 * is terminal. No two of the arrays overlap; all but `states` hold n items. */
PROVENGYM_API void provengym_fishing_step_batch(
    const provengym_fishing *params, size_t n, uint32_t *states, const uint32_t *quotas,
    const uint64_t *noise, int64_t *observations, double *rewards, bool *terminated);

/* ---- HunterWumpus ---------------------------------------------------------------------------- */

/* A wumpus that hunts a player on a square board with pits and gold.
 *
 * The words `pits` and `visited` have bit 8 y + x for the cell in column x and row y; `tokens`
 * has eight bytes, from the lowest: the cells of the wumpus, of the player and of the gold; the
 * tiles with scent 3, 2 and 1, each 0 or 64 plus its cell; whether the wumpus had been before
 * where its last move ended; the status.
 *
 * An action counts modulo 4. A reset reads the words t to t + 1 + num_pits of its stream, and
 * moves on by 64. A step takes one random word, of which it reads the two upper bits. The
 * components scent_3_cell, scent_2_cell and scent_1_cell of the observation are size * y + x, or
 * size * size when there is no such tile. */

typedef struct provengym_hunterwumpus {
    uint32_t size; /* Number of rows and of columns, 2 to 8. */
    uint32_t num_pits; /* Number of pits, 0 to size * size - 3. */
} provengym_hunterwumpus;

typedef struct provengym_hunterwumpus_state {
    uint64_t pits;
    uint64_t visited;
    uint64_t tokens;
} provengym_hunterwumpus_state;

typedef struct provengym_hunterwumpus_observation {
    int64_t wumpus_x; /* The column of the wumpus. */
    int64_t wumpus_y; /* The row of the wumpus. */
    int64_t player_x; /* The column of the player. */
    int64_t player_y; /* The row of the player. */
    int64_t stench; /* `1` when the player is one step away from the wumpus, else `0`. */
    int64_t scent; /* The scent where the wumpus is. */
    /* `1` when the wumpus had been before where its last move ended, else `0`. */
    int64_t arrived_visited;
    int64_t pit_adjacent; /* `1` when a pit is one step away from the wumpus, else `0`. */
    int64_t gold_x; /* The column of the gold. */
    int64_t gold_y; /* The row of the gold. */
    int64_t status; /* How the game stands. */
    /* The number of the tile with scent 3, counted row by row, or that of all cells. */
    int64_t scent_3_cell;
    /* The number of the tile with scent 2, counted row by row, or that of all cells. */
    int64_t scent_2_cell;
    /* The number of the tile with scent 1, counted row by row, or that of all cells. */
    int64_t scent_1_cell;
} provengym_hunterwumpus_observation;

/* The actions, and how many units make a reward of 1. */
enum {
    PROVENGYM_HUNTERWUMPUS_NORTH = 0,
    PROVENGYM_HUNTERWUMPUS_SOUTH = 1,
    PROVENGYM_HUNTERWUMPUS_EAST = 2,
    PROVENGYM_HUNTERWUMPUS_WEST = 3,
    PROVENGYM_HUNTERWUMPUS_REWARD_SCALE = 1
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_hunterwumpus_valid(const provengym_hunterwumpus *params);

/* The number of actions. */
PROVENGYM_API uint32_t provengym_hunterwumpus_num_actions(const provengym_hunterwumpus *params);

/* Whether the words are those of a state that is consistent: a board of the game, whose places
 * tell how it stands. */
PROVENGYM_API bool provengym_hunterwumpus_state_valid(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state);

/* The first state of the episode with the 64 random words from number `t` on of the stream
 * `key`. Any two numbers will do; the next episode of the stream begins at `t + 64` or later. */
PROVENGYM_API provengym_hunterwumpus_state provengym_hunterwumpus_init(
    const provengym_hunterwumpus *params, uint64_t key, uint64_t t);

/* The state after one step. `noise` is 64 random bits. */
PROVENGYM_API provengym_hunterwumpus_state provengym_hunterwumpus_step(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state, uint32_t action,
    uint64_t noise);

/* The reward of a turn, in two's complement. */
PROVENGYM_API int64_t provengym_hunterwumpus_reward(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state, uint32_t action,
    uint64_t noise);

/* Whether the game is over. */
PROVENGYM_API bool provengym_hunterwumpus_terminated(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state);

/* What the state shows. */
PROVENGYM_API provengym_hunterwumpus_observation provengym_hunterwumpus_observe(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `pits`, then the n
 * words `visited`, then the n words `tokens`. Written are the 14 components of the observation
 * of each new state, the reward in natural units, and whether the new state is terminal. No two
 * of the arrays overlap; all but `states` hold n items, and `observations` 14 * n: component k
 * of lane i is item 14 * i + k. */
PROVENGYM_API void provengym_hunterwumpus_step_batch(
    const provengym_hunterwumpus *params, size_t n, uint64_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *observations, double *rewards, bool *terminated);

/* ---- SpellCorrection ------------------------------------------------------------------------- */

/* A misspelled word, of which letters are written over until it is right again.
 *
 * The words `target` and `current` hold five bits for each cell, the first cell lowest: 0 for
 * nothing, 1 to 26 for a to z. Action 26 * cell + letter writes a letter, 0 to 25, into a cell;
 * an action of another cell than the first `max_word_length` writes nothing. The observation is
 * the symbol of each of 12 cells, and the Levenshtein distance of text and target.
 *
 * A reset reads three random words: which of a list of words is the target, the transform that
 * misspells it (0 for a swap, 1 for a substitution, 2 for a deletion, 3 for an insertion), and
 * the edit. */

typedef struct provengym_spellcorrection {
    uint32_t max_word_length; /* Number of cells, 1 to 12. */
    uint32_t mode; /* 0 for sparse rewards, 1 for shaped ones. */
    /* A sum of 1 for swaps, 2 for substitutions, 4 for deletions and 8 for insertions. */
    uint32_t transforms;
} provengym_spellcorrection;

typedef struct provengym_spellcorrection_state {
    uint64_t target;
    uint64_t current;
} provengym_spellcorrection_state;

typedef struct provengym_spellcorrection_observation {
    int64_t cell_0; /* The symbol in cell 0. */
    int64_t cell_1; /* The symbol in cell 1. */
    int64_t cell_2; /* The symbol in cell 2. */
    int64_t cell_3; /* The symbol in cell 3. */
    int64_t cell_4; /* The symbol in cell 4. */
    int64_t cell_5; /* The symbol in cell 5. */
    int64_t cell_6; /* The symbol in cell 6. */
    int64_t cell_7; /* The symbol in cell 7. */
    int64_t cell_8; /* The symbol in cell 8. */
    int64_t cell_9; /* The symbol in cell 9. */
    int64_t cell_10; /* The symbol in cell 10. */
    int64_t cell_11; /* The symbol in cell 11. */
    int64_t distance; /* The Levenshtein distance of the text and the word. */
} provengym_spellcorrection_observation;

/* How many units make a reward of 1. */
enum {
    PROVENGYM_SPELLCORRECTION_REWARD_SCALE = 27720
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_spellcorrection_valid(const provengym_spellcorrection *params);

/* The number of actions: the letters for each cell. */
PROVENGYM_API uint32_t provengym_spellcorrection_num_actions(
    const provengym_spellcorrection *params);

/* Whether two words are those of a state: a target of one letter to as many as there are cells,
 * and a text of the cells. */
PROVENGYM_API bool provengym_spellcorrection_state_valid(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state);

/* Whether a packed word can be misspelled: it is letters, between one and the number of cells,
 * and some enabled transform has an effective edit. */
PROVENGYM_API bool provengym_spellcorrection_word_valid(
    const provengym_spellcorrection *params, uint64_t target);

/* Which of the words is misspelled. */
PROVENGYM_API uint32_t provengym_spellcorrection_word_index(
    const provengym_spellcorrection *params, uint32_t count, uint64_t key, uint64_t t);

/* The transform that misspells it. */
PROVENGYM_API uint32_t provengym_spellcorrection_transform(
    const provengym_spellcorrection *params, uint64_t target, uint64_t key, uint64_t t);

/* The first state of the episode that starts from the word `target` with the 3 random words from
 * number `t` on of the stream `key`. Any two numbers will do; the next episode of the stream
 * begins at `t + 3` or later. */
PROVENGYM_API provengym_spellcorrection_state provengym_spellcorrection_init(
    const provengym_spellcorrection *params, uint64_t target, uint64_t key, uint64_t t);

/* The state after one step. */
PROVENGYM_API provengym_spellcorrection_state provengym_spellcorrection_step(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state,
    uint32_t action);

/* The reward of the step in units of `1 / 27720`, a two's-complement integer. */
PROVENGYM_API int64_t provengym_spellcorrection_reward(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state,
    uint32_t action);

/* Whether the word is restored. */
PROVENGYM_API bool provengym_spellcorrection_terminated(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state);

/* What the state shows. */
PROVENGYM_API provengym_spellcorrection_observation provengym_spellcorrection_observe(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `target`, then the
 * n words `current`. Written are the 13 components of the observation of each new state, the
 * reward in natural units, and whether the new state is terminal. No two of the arrays overlap;
 * all but `states` hold n items, and `observations` 13 * n: component k of lane i is item 13 * i
 * + k. */
PROVENGYM_API void provengym_spellcorrection_step_batch(
    const provengym_spellcorrection *params, size_t n, uint64_t *states, const uint32_t *actions,
    int64_t *observations, double *rewards, bool *terminated);

/* ---- KeyLock --------------------------------------------------------------------------------- */

/* A key to find, and a lock to open with it.
 *
 * The word `board` has, from the lowest bit, 20 bits each for the cells of the agent, of the key
 * and of the lock, of which the lower 10 are the column and the upper 10 the row; then a bit for
 * whether the agent has the key, and one for whether the lock is open; a column or row outside
 * the grid reads as 0. Any larger word than the actions counts as 0. A reset reads three random
 * words. */

typedef struct provengym_keylock {
    uint32_t size; /* Number of rows and of columns, 2 to 1024. */
} provengym_keylock;

typedef struct provengym_keylock_state {
    uint64_t board;
} provengym_keylock_state;

typedef struct provengym_keylock_observation {
    int64_t index; /* The number of the state among those that can occur. */
    int64_t agent_x; /* The column of the agent. */
    int64_t agent_y; /* The row of the agent. */
    int64_t key_x; /* The column of the key. */
    int64_t key_y; /* The row of the key. */
    int64_t lock_x; /* The column of the lock. */
    int64_t lock_y; /* The row of the lock. */
    int64_t has_key; /* `1` when the agent has the key, else `0`. */
    int64_t open; /* `1` when the lock is open, else `0`. */
} provengym_keylock_observation;

/* The actions, and how many units make a reward of 1. */
enum {
    PROVENGYM_KEYLOCK_NORTH = 0,
    PROVENGYM_KEYLOCK_SOUTH = 1,
    PROVENGYM_KEYLOCK_EAST = 2,
    PROVENGYM_KEYLOCK_WEST = 3,
    PROVENGYM_KEYLOCK_PICKUP = 4,
    PROVENGYM_KEYLOCK_UNLOCK = 5,
    PROVENGYM_KEYLOCK_REWARD_SCALE = 1
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_keylock_valid(const provengym_keylock *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_keylock_num_actions(const provengym_keylock *params);

/* Whether the word is that of a state. */
PROVENGYM_API bool provengym_keylock_state_valid(
    const provengym_keylock *params, provengym_keylock_state state);

/* The first state of the episode with the 3 random words from number `t` on of the stream `key`.
 * Any two numbers will do; the next episode of the stream begins at `t + 3` or later. */
PROVENGYM_API provengym_keylock_state provengym_keylock_init(
    const provengym_keylock *params, uint64_t key, uint64_t t);

/* The state after one step. */
PROVENGYM_API provengym_keylock_state provengym_keylock_step(
    const provengym_keylock *params, provengym_keylock_state state, uint32_t action);

/* The reward of the step, a two's-complement integer. */
PROVENGYM_API int64_t provengym_keylock_reward(
    const provengym_keylock *params, provengym_keylock_state state, uint32_t action);

/* Whether the state is terminal. */
PROVENGYM_API bool provengym_keylock_terminated(
    const provengym_keylock *params, provengym_keylock_state state);

/* What the state shows. */
PROVENGYM_API provengym_keylock_observation provengym_keylock_observe(
    const provengym_keylock *params, provengym_keylock_state state);

/* The number of the state among those that can occur. */
PROVENGYM_API int64_t provengym_keylock_index(
    const provengym_keylock *params, provengym_keylock_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `board`. Written
 * are the index of each new state, the reward in natural units, and whether the new state is
 * terminal. No two of the arrays overlap; all but `states` hold n items. */
PROVENGYM_API void provengym_keylock_step_batch(
    const provengym_keylock *params, size_t n, uint64_t *states, const uint32_t *actions,
    int64_t *indices, double *rewards, bool *terminated);

/* ---- TwoLaneDriving -------------------------------------------------------------------------- */

/* A car that drives along two lanes between obstacles.
 *
 * The words `near0` and `far0` hold the cells of lane 0: bit x of the first tells whether there
 * is an obstacle at place x, and bit x of the second whether there is one at place 64 + x;
 * `near1` and `far1` are those of lane 1. The word `car` has the place in bits 0 to 7, the lane
 * in bit 8, the speed in bits 16 to 19, and the number of steps above the speed limit in the
 * upper half.
 *
 * Action 2 * pedal + change has the pedal 0 coast, 1 go or 2 brake, and changes the lane where
 * change is 1. A reset reads eight random words: the random value of place x is made of bit x of
 * the first four, the lowest bit first, and that of place 64 + x of bit x of the others. */

typedef struct provengym_twolanedriving {
    uint32_t length; /* The place of the end of the street, 2 to 128. */
    uint32_t max_speed; /* The highest speed, 1 to 10. */
    uint32_t speed_limit; /* The speed limit, 1 to max_speed. */
    uint32_t sensor_range; /* How many cells ahead the agent sees, 1 to 62. */
    uint32_t drawn; /* 1 for obstacles that a reset draws, 0 for those that are given. */
    uint64_t given_near0; /* The first 64 cells of lane 0, 0 where the obstacles are drawn. */
    uint64_t given_far0; /* The other cells of lane 0, 0 where the obstacles are drawn. */
    uint64_t given_near1; /* The first 64 cells of lane 1, 0 where the obstacles are drawn. */
    uint64_t given_far1; /* The other cells of lane 1, 0 where the obstacles are drawn. */
} provengym_twolanedriving;

typedef struct provengym_twolanedriving_state {
    uint64_t near0;
    uint64_t far0;
    uint64_t near1;
    uint64_t far1;
    uint64_t car;
} provengym_twolanedriving_state;

typedef struct provengym_twolanedriving_observation {
    int64_t remaining; /* The distance to the end of the street. */
    int64_t lane; /* The lane of the car. */
    int64_t speed; /* The speed of the car. */
    int64_t ahead_0; /* The distance to the next obstacle of lane `0`. */
    int64_t ahead_1; /* The distance to the next obstacle of lane `1`. */
    int64_t allowed; /* The actions that the shield allows: bit `a` is `1` for action `a`. */
    int64_t violations; /* The number of steps above the speed limit. */
} provengym_twolanedriving_observation;

/* How many units make a reward of 1. */
enum {
    PROVENGYM_TWOLANEDRIVING_REWARD_SCALE = 1
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_twolanedriving_valid(const provengym_twolanedriving *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_twolanedriving_num_actions(const provengym_twolanedriving *params);

/* Whether the words are those of a state. */
PROVENGYM_API bool provengym_twolanedriving_state_valid(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state);

/* The first state of the episode with the 8 random words from number `t` on of the stream `key`.
 * Any two numbers will do; the next episode of the stream begins at `t + 8` or later. */
PROVENGYM_API provengym_twolanedriving_state provengym_twolanedriving_init(
    const provengym_twolanedriving *params, uint64_t key, uint64_t t);

/* The state after one step. */
PROVENGYM_API provengym_twolanedriving_state provengym_twolanedriving_step(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state, uint32_t action);

/* The reward of a step, in two's complement. */
PROVENGYM_API int64_t provengym_twolanedriving_reward(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state, uint32_t action);

/* Whether the episode is over. */
PROVENGYM_API bool provengym_twolanedriving_terminated(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state);

/* What the state shows. */
PROVENGYM_API provengym_twolanedriving_observation provengym_twolanedriving_observe(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `near0`, then the n
 * words `far0`, then the n words `near1`, then the n words `far1`, then the n words `car`.
 * Written are the 7 components of the observation of each new state, the reward in natural
 * units, and whether the new state is terminal. No two of the arrays overlap; all but `states`
 * hold n items, and `observations` 7 * n: component k of lane i is item 7 * i + k. */
PROVENGYM_API void provengym_twolanedriving_step_batch(
    const provengym_twolanedriving *params, size_t n, uint64_t *states, const uint32_t *actions,
    int64_t *observations, double *rewards, bool *terminated);

/* ---- Recommender ----------------------------------------------------------------------------- */

/* Products with features, recommended to a user who likes some features, and buys or passes.
 *
 * The word `user` has four bits for each product, the first product lowest: how many of its
 * features the user likes. The words `recommended` and `bought` have a bit for each product;
 * `last` is twice the last product plus 1 if it was bought, and twice the number of products for
 * none; `time` counts the steps up to the horizon. An action of the number of products or more
 * counts as 0.
 *
 * A reset reads one random word, which chooses the user, and a step one, which decides the
 * purchase: it is one if the high word of the random word times the denominator is below the
 * numerator. The observation is the last product, or the number of products for none; whether it
 * was bought; and the words `recommended`, `bought` and `time`. */

typedef struct provengym_recommender {
    uint32_t num_products; /* Number of products, 1 to 16. */
    uint32_t features_per_product; /* Number of features of a product, 1 to 7. */
    uint32_t horizon; /* Number of steps that are counted, 1 to 2147483647. */
    uint32_t denominator; /* Denominator of the probabilities, 1 to 2147483647. */
    uint32_t n0; /* Numerator for no liked feature, 0 to denominator. */
    uint32_t n1; /* Numerator for 1 liked feature, 0 to denominator. */
    /* Numerator for 2 liked features, 0 to denominator; 0 where products have fewer features. */
    uint32_t n2;
    /* Numerator for 3 liked features, 0 to denominator; 0 where products have fewer features. */
    uint32_t n3;
    /* Numerator for 4 liked features, 0 to denominator; 0 where products have fewer features. */
    uint32_t n4;
    /* Numerator for 5 liked features, 0 to denominator; 0 where products have fewer features. */
    uint32_t n5;
    /* Numerator for 6 liked features, 0 to denominator; 0 where products have fewer features. */
    uint32_t n6;
    /* Numerator for 7 liked features, 0 to denominator; 0 where products have fewer features. */
    uint32_t n7;
} provengym_recommender;

typedef struct provengym_recommender_state {
    uint64_t user;
    uint64_t recommended;
    uint64_t bought;
    uint64_t last;
    uint64_t time;
} provengym_recommender_state;

typedef struct provengym_recommender_observation {
    /* The last product that was recommended; the number of products for none. */
    int64_t last_product;
    int64_t feedback; /* Whether it was bought. */
    int64_t recommended; /* The products that have been recommended, one bit each. */
    int64_t bought; /* The products that have been bought, one bit each. */
    int64_t time; /* The number of steps, as far as they are counted. */
} provengym_recommender_observation;

/* How many units make a reward of 1. */
enum {
    PROVENGYM_RECOMMENDER_REWARD_SCALE = 1
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_recommender_valid(const provengym_recommender *params);

/* The number of actions: the products. */
PROVENGYM_API uint32_t provengym_recommender_num_actions(const provengym_recommender *params);

/* Whether five words are those of a state. */
PROVENGYM_API bool provengym_recommender_state_valid(
    const provengym_recommender *params, provengym_recommender_state state);

/* Whether a word is a user: four bits for each product, which count up to the number of its
 * features. */
PROVENGYM_API bool provengym_recommender_word_valid(
    const provengym_recommender *params, uint64_t target);

/* Which of the users an episode is with. */
PROVENGYM_API uint32_t provengym_recommender_word_index(
    const provengym_recommender *params, uint32_t count, uint64_t key, uint64_t t);

/* The first state of the episode that starts from the word `target` with the 1 random words from
 * number `t` on of the stream `key`. Any two numbers will do; the next episode of the stream
 * begins at `t + 1` or later. */
PROVENGYM_API provengym_recommender_state provengym_recommender_init(
    const provengym_recommender *params, uint64_t target, uint64_t key, uint64_t t);

/* The state after one step. `noise` is 64 random bits. */
PROVENGYM_API provengym_recommender_state provengym_recommender_step(
    const provengym_recommender *params, provengym_recommender_state state, uint32_t action,
    uint64_t noise);

/* The reward: `1` for a purchase. */
PROVENGYM_API int64_t provengym_recommender_reward(
    const provengym_recommender *params, provengym_recommender_state state, uint32_t action,
    uint64_t noise);

/* No state is terminal. */
PROVENGYM_API bool provengym_recommender_terminated(
    const provengym_recommender *params, provengym_recommender_state state);

/* What the state shows. */
PROVENGYM_API provengym_recommender_observation provengym_recommender_observe(
    const provengym_recommender *params, provengym_recommender_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `user`, then the n
 * words `recommended`, then the n words `bought`, then the n words `last`, then the n words
 * `time`. Written are the 5 components of the observation of each new state, the reward in
 * natural units, and whether the new state is terminal. No two of the arrays overlap; all but
 * `states` hold n items, and `observations` 5 * n: component k of lane i is item 5 * i + k. */
PROVENGYM_API void provengym_recommender_step_batch(
    const provengym_recommender *params, size_t n, uint64_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *observations, double *rewards, bool *terminated);

/* ---- SwimmerGait ----------------------------------------------------------------------------- */

/* A swimmer of three links that changes its shape in a viscous fluid.
 *
 * A state is a shape, two joint angles with nine values each; a joint out of range reads as 0.
 * Any larger word than the actions counts as 0. Rewards are in millionths of the swimmer's
 * length. */

typedef struct provengym_swimmergait {
    uint32_t resolution; /* Number of values of a joint angle: 9, for which there is a table. */
} provengym_swimmergait;

typedef struct provengym_swimmergait_state {
    uint32_t joint1;
    uint32_t joint2;
} provengym_swimmergait_state;

typedef struct provengym_swimmergait_observation {
    int64_t index; /* The number of the shape. */
    int64_t joint1; /* The number of the value of the first angle. */
    int64_t joint2; /* The number of the value of the second angle. */
} provengym_swimmergait_observation;

/* The actions, and how many units make a reward of 1. */
enum {
    PROVENGYM_SWIMMERGAIT_UP1 = 0,
    PROVENGYM_SWIMMERGAIT_DOWN1 = 1,
    PROVENGYM_SWIMMERGAIT_UP2 = 2,
    PROVENGYM_SWIMMERGAIT_DOWN2 = 3,
    PROVENGYM_SWIMMERGAIT_REST = 4,
    PROVENGYM_SWIMMERGAIT_REWARD_SCALE = 1000000
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_swimmergait_valid(const provengym_swimmergait *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_swimmergait_num_actions(const provengym_swimmergait *params);

/* Whether the words are those of a state. */
PROVENGYM_API bool provengym_swimmergait_state_valid(
    const provengym_swimmergait *params, provengym_swimmergait_state state);

/* The state that an episode starts from. */
PROVENGYM_API provengym_swimmergait_state provengym_swimmergait_init(
    const provengym_swimmergait *params);

/* The state after one step. */
PROVENGYM_API provengym_swimmergait_state provengym_swimmergait_step(
    const provengym_swimmergait *params, provengym_swimmergait_state state, uint32_t action);

/* The reward of the step, a two's-complement integer. The unit is 1 / 1000000. */
PROVENGYM_API int64_t provengym_swimmergait_reward(
    const provengym_swimmergait *params, provengym_swimmergait_state state, uint32_t action);

/* Whether the state is terminal. */
PROVENGYM_API bool provengym_swimmergait_terminated(
    const provengym_swimmergait *params, provengym_swimmergait_state state);

/* What the state shows. */
PROVENGYM_API provengym_swimmergait_observation provengym_swimmergait_observe(
    const provengym_swimmergait *params, provengym_swimmergait_state state);

/* The number of the shape. */
PROVENGYM_API int64_t provengym_swimmergait_index(
    const provengym_swimmergait *params, provengym_swimmergait_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `joint1`, then the
 * n words `joint2`. Written are the index of each new state, the reward in natural units, and
 * whether the new state is terminal. No two of the arrays overlap; all but `states` hold n
 * items. */
PROVENGYM_API void provengym_swimmergait_step_batch(
    const provengym_swimmergait *params, size_t n, uint32_t *states, const uint32_t *actions,
    int64_t *indices, double *rewards, bool *terminated);

/* ---- Swimmer --------------------------------------------------------------------------------- */

/* A swimmer of three links that pushes against a fluid with the torques of two joints.
 *
 * The words of a state are integers in two's complement: the directions (x, y) of the three
 * links and the position (px, py) in units of 2^-30, angular velocities and the velocity (vx,
 * vy) in units of 2^-24. Action 40961 * i + j sets the torques (i - 20480) / 4096 and (j -
 * 20480) / 4096. The components of the observation are counted from the least value of each:
 * 2^26 is added to velocities, 2^30 + 1 to components of directions, and 2^28 to angular
 * velocities. Rewards are in units of 2^-30.
 *
 * A reset reads six random words: a step of each link's direction, and then of each link's
 * angular velocity, where a step is the tangent 1/2048 of half an angle, and the velocity
 * 1/1024. */

typedef struct provengym_swimmer {
    /* Number of steps up to which directions and angular velocities are drawn at a reset, 0 to
     * 1024. */
    uint32_t reset_noise;
} provengym_swimmer;

typedef struct provengym_swimmer_state {
    uint64_t x0;
    uint64_t y0;
    uint64_t x1;
    uint64_t y1;
    uint64_t x2;
    uint64_t y2;
    uint64_t omega0;
    uint64_t omega1;
    uint64_t omega2;
    uint64_t vx;
    uint64_t vy;
    uint64_t px;
    uint64_t py;
} provengym_swimmer_state;

typedef struct provengym_swimmer_observation {
    int64_t vx; /* The first component of the velocity, counted from its least value. */
    int64_t vy; /* The second component of the velocity, counted from its least value. */
    int64_t x0; /* The first component of the direction of link 0, counted from its least value. */
    int64_t y0; /* The second component of the direction of link 0, counted from its least value. */
    int64_t x1; /* The first component of the direction of link 1, counted from its least value. */
    int64_t y1; /* The second component of the direction of link 1, counted from its least value. */
    int64_t x2; /* The first component of the direction of link 2, counted from its least value. */
    int64_t y2; /* The second component of the direction of link 2, counted from its least value. */
    int64_t omega0; /* The angular velocity of link 0, counted from its least value. */
    int64_t omega1; /* The angular velocity of link 1, counted from its least value. */
    int64_t omega2; /* The angular velocity of link 2, counted from its least value. */
} provengym_swimmer_observation;

/* How many units make a reward of 1. */
enum {
    PROVENGYM_SWIMMER_REWARD_SCALE = 1073741824
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_swimmer_valid(const provengym_swimmer *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_swimmer_num_actions(const provengym_swimmer *params);

/* Whether the words are those of a state. */
PROVENGYM_API bool provengym_swimmer_state_valid(
    const provengym_swimmer *params, provengym_swimmer_state state);

/* The first state of the episode with the 6 random words from number `t` on of the stream `key`.
 * Any two numbers will do; the next episode of the stream begins at `t + 6` or later. */
PROVENGYM_API provengym_swimmer_state provengym_swimmer_init(
    const provengym_swimmer *params, uint64_t key, uint64_t t);

/* The state after one step. */
PROVENGYM_API provengym_swimmer_state provengym_swimmer_step(
    const provengym_swimmer *params, provengym_swimmer_state state, uint32_t action);

/* The reward of the step, a two's-complement integer. The unit is 1 / 1073741824. */
PROVENGYM_API int64_t provengym_swimmer_reward(
    const provengym_swimmer *params, provengym_swimmer_state state, uint32_t action);

/* Whether the state is terminal: none is, with an acceptable parameter. Written as a question,
 * since a constant would become a global of the module in C. */
PROVENGYM_API bool provengym_swimmer_terminated(
    const provengym_swimmer *params, provengym_swimmer_state state);

/* What the state shows. */
PROVENGYM_API provengym_swimmer_observation provengym_swimmer_observe(
    const provengym_swimmer *params, provengym_swimmer_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `x0`, then the n
 * words `y0`, then the n words `x1`, then the n words `y1`, then the n words `x2`, then the n
 * words `y2`, then the n words `omega0`, then the n words `omega1`, then the n words `omega2`,
 * then the n words `vx`, then the n words `vy`, then the n words `px`, then the n words `py`.
 * Written are the 11 components of the observation of each new state, the reward in natural
 * units, and whether the new state is terminal. No two of the arrays overlap; all but `states`
 * hold n items, and `observations` 11 * n: component k of lane i is item 11 * i + k. */
PROVENGYM_API void provengym_swimmer_step_batch(
    const provengym_swimmer *params, size_t n, uint64_t *states, const uint32_t *actions,
    int64_t *observations, double *rewards, bool *terminated);

/* ---- CliffWalking ---------------------------------------------------------------------------- */

/* A walk along a cliff.
 *
 * The word of a state has the column of its cell in the lower four bits, and above these the
 * row, both counted from the upper left; one that there is not reads as 0. Any larger word than
 * the actions counts as 0. A step takes one random word, which it reads where the ground is
 * slippery. */

typedef struct provengym_cliffwalking {
    uint32_t slippery; /* 1 where the ground is slippery, else 0. */
} provengym_cliffwalking;

typedef struct provengym_cliffwalking_state {
    uint32_t cell;
} provengym_cliffwalking_state;

typedef struct provengym_cliffwalking_observation {
    int64_t index; /* The number of the cell, counted row by row. */
} provengym_cliffwalking_observation;

/* The actions, and how many units make a reward of 1. */
enum {
    PROVENGYM_CLIFFWALKING_UP = 0,
    PROVENGYM_CLIFFWALKING_RIGHT = 1,
    PROVENGYM_CLIFFWALKING_DOWN = 2,
    PROVENGYM_CLIFFWALKING_LEFT = 3,
    PROVENGYM_CLIFFWALKING_REWARD_SCALE = 1
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_cliffwalking_valid(const provengym_cliffwalking *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_cliffwalking_num_actions(const provengym_cliffwalking *params);

/* Whether the word is that of a state. */
PROVENGYM_API bool provengym_cliffwalking_state_valid(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state);

/* The state that an episode starts from. */
PROVENGYM_API provengym_cliffwalking_state provengym_cliffwalking_init(
    const provengym_cliffwalking *params);

/* The state after one step. `noise` is 64 random bits. */
PROVENGYM_API provengym_cliffwalking_state provengym_cliffwalking_step(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state, uint32_t action,
    uint64_t noise);

/* The reward of the step, a two's-complement integer. */
PROVENGYM_API int64_t provengym_cliffwalking_reward(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state, uint32_t action,
    uint64_t noise);

/* Whether the state is terminal. */
PROVENGYM_API bool provengym_cliffwalking_terminated(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state);

/* What the state shows. */
PROVENGYM_API provengym_cliffwalking_observation provengym_cliffwalking_observe(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state);

/* The number of the cell, counted row by row. */
PROVENGYM_API int64_t provengym_cliffwalking_index(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `cell`. Written are
 * the index of each new state, the reward in natural units, and whether the new state is
 * terminal. No two of the arrays overlap; all but `states` hold n items. */
PROVENGYM_API void provengym_cliffwalking_step_batch(
    const provengym_cliffwalking *params, size_t n, uint32_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *indices, double *rewards, bool *terminated);

/* ---- FrozenLake ------------------------------------------------------------------------------ */

/* A walk over a frozen lake with holes.
 *
 * The word of a state has the column of its cell in the lower three bits, and above these the
 * row, both counted from the upper left, as the bits of the words `goals` and `holes` are
 * numbered. Rewards are in millionths. A step takes one random word, which chooses one of `2 *
 * success_den` equally likely numbers: below `success_den - success_num` it goes to the right of
 * the way that was chosen, below `success_den + success_num` that way, and else to its left. */

typedef struct provengym_frozenlake {
    uint32_t rows; /* Number of rows, 1 to 8. */
    uint32_t cols; /* Number of columns, 1 to 8. */
    uint32_t start; /* The cell of the start, 8 * row + column, on the board. */
    uint64_t goals; /* The goals: bit 8 * row + column of each, on the board and not the start. */
    uint64_t holes; /* The holes, likewise, none of them a goal. */
    /* Numerator of the probability that a step goes as chosen, 0 to success_den. */
    uint32_t success_num;
    uint32_t success_den; /* Denominator of this probability, 1 to 1000000. */
    uint32_t goal_reward; /* What it pays to enter a goal, in millionths, in two's complement. */
    uint32_t hole_reward; /* What it pays to enter a hole, likewise. */
    uint32_t frozen_reward; /* What it pays to enter another cell, likewise. */
} provengym_frozenlake;

typedef struct provengym_frozenlake_state {
    uint32_t cell;
} provengym_frozenlake_state;

typedef struct provengym_frozenlake_observation {
    int64_t index; /* The number of the cell, counted row by row. */
} provengym_frozenlake_observation;

/* The actions, and how many units make a reward of 1. */
enum {
    PROVENGYM_FROZENLAKE_LEFT = 0,
    PROVENGYM_FROZENLAKE_DOWN = 1,
    PROVENGYM_FROZENLAKE_RIGHT = 2,
    PROVENGYM_FROZENLAKE_UP = 3,
    PROVENGYM_FROZENLAKE_REWARD_SCALE = 1000000
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_frozenlake_valid(const provengym_frozenlake *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_frozenlake_num_actions(const provengym_frozenlake *params);

/* Whether the word is that of a state. */
PROVENGYM_API bool provengym_frozenlake_state_valid(
    const provengym_frozenlake *params, provengym_frozenlake_state state);

/* The state that an episode starts from. */
PROVENGYM_API provengym_frozenlake_state provengym_frozenlake_init(
    const provengym_frozenlake *params);

/* The state after one step. `noise` is 64 random bits. */
PROVENGYM_API provengym_frozenlake_state provengym_frozenlake_step(
    const provengym_frozenlake *params, provengym_frozenlake_state state, uint32_t action,
    uint64_t noise);

/* The reward of the step, a two's-complement integer. The unit is 1 / 1000000. */
PROVENGYM_API int64_t provengym_frozenlake_reward(
    const provengym_frozenlake *params, provengym_frozenlake_state state, uint32_t action,
    uint64_t noise);

/* Whether the state is terminal. */
PROVENGYM_API bool provengym_frozenlake_terminated(
    const provengym_frozenlake *params, provengym_frozenlake_state state);

/* What the state shows. */
PROVENGYM_API provengym_frozenlake_observation provengym_frozenlake_observe(
    const provengym_frozenlake *params, provengym_frozenlake_state state);

/* The number of the cell, counted row by row. */
PROVENGYM_API int64_t provengym_frozenlake_index(
    const provengym_frozenlake *params, provengym_frozenlake_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `cell`. Written are
 * the index of each new state, the reward in natural units, and whether the new state is
 * terminal. No two of the arrays overlap; all but `states` hold n items. */
PROVENGYM_API void provengym_frozenlake_step_batch(
    const provengym_frozenlake *params, size_t n, uint32_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *indices, double *rewards, bool *terminated);

/* ---- Taxi ------------------------------------------------------------------------------------ */

/* A taxi that fetches a passenger and takes it to its destination.
 *
 * From the lowest bit, the word of a state has two bits for the destination, and three each for
 * the passenger, the column and the row of the taxi, and one that says whether the destination
 * will change; the depots are 0 red, 1 green, 2 yellow and 3 blue, and 4 is a passenger in the
 * taxi. Any larger word than the actions counts as 0.
 *
 * A step takes two random words. In rain, the first chooses one of `2 * rainy_den` equally
 * likely numbers: below `rainy_den - rainy_num` a move that is not blocked goes to the right of
 * the way that was chosen, below `rainy_den + rainy_num` that way, and else to its left. The
 * second chooses one of the three other depots where the destination changes. Of a reset the
 * first word chooses one of 300 starts, and the second whether the passenger is fickle. */

typedef struct provengym_taxi {
    uint32_t rainy; /* 1 where it rains, else 0. */
    uint32_t fickle; /* 1 where passengers may be fickle, else 0. */
    /* Numerator of the probability that a move in rain goes as chosen, 0 to rainy_den. */
    uint32_t rainy_num;
    uint32_t rainy_den; /* Denominator of this probability, 1 to 1000000. */
    /* Numerator of the probability that a passenger is fickle, 0 to fickle_den. */
    uint32_t fickle_num;
    uint32_t fickle_den; /* Denominator of this probability, 1 to 1000000. */
} provengym_taxi;

typedef struct provengym_taxi_state {
    uint32_t taxi;
} provengym_taxi_state;

typedef struct provengym_taxi_observation {
    int64_t index; /* The number ((row * 5 + column) * 5 + passenger) * 4 + destination. */
} provengym_taxi_observation;

/* The actions, and how many units make a reward of 1. */
enum {
    PROVENGYM_TAXI_SOUTH = 0,
    PROVENGYM_TAXI_NORTH = 1,
    PROVENGYM_TAXI_EAST = 2,
    PROVENGYM_TAXI_WEST = 3,
    PROVENGYM_TAXI_PICK_UP = 4,
    PROVENGYM_TAXI_DROP_OFF = 5,
    PROVENGYM_TAXI_REWARD_SCALE = 1
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_taxi_valid(const provengym_taxi *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_taxi_num_actions(const provengym_taxi *params);

/* Whether the word is that of a state. */
PROVENGYM_API bool provengym_taxi_state_valid(
    const provengym_taxi *params, provengym_taxi_state state);

/* Whether an action is legal, also in a terminal state. */
PROVENGYM_API bool provengym_taxi_legal(
    const provengym_taxi *params, provengym_taxi_state state, uint32_t action);

/* The first state of the episode with the 2 random words from number `t` on of the stream `key`.
 * Any two numbers will do; the next episode of the stream begins at `t + 2` or later. */
PROVENGYM_API provengym_taxi_state provengym_taxi_init(
    const provengym_taxi *params, uint64_t key, uint64_t t);

/* The state after one step. `noise0` and `noise1` are each 64 random bits. */
PROVENGYM_API provengym_taxi_state provengym_taxi_step(
    const provengym_taxi *params, provengym_taxi_state state, uint32_t action, uint64_t noise0,
    uint64_t noise1);

/* The reward of the step, a two's-complement integer. */
PROVENGYM_API int64_t provengym_taxi_reward(
    const provengym_taxi *params, provengym_taxi_state state, uint32_t action, uint64_t noise0,
    uint64_t noise1);

/* Whether the state is terminal. */
PROVENGYM_API bool provengym_taxi_terminated(
    const provengym_taxi *params, provengym_taxi_state state);

/* What the state shows. */
PROVENGYM_API provengym_taxi_observation provengym_taxi_observe(
    const provengym_taxi *params, provengym_taxi_state state);

/* The number ((row * 5 + column) * 5 + passenger) * 4 + destination. */
PROVENGYM_API int64_t provengym_taxi_index(
    const provengym_taxi *params, provengym_taxi_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `taxi`. Written are
 * the index of each new state, the reward in natural units, and whether the new state is
 * terminal. No two of the arrays overlap; all but `states` hold n items; `noise` 2 * n: the
 * words of lane i follow one another. */
PROVENGYM_API void provengym_taxi_step_batch(
    const provengym_taxi *params, size_t n, uint32_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *indices, double *rewards, bool *terminated);

/* ---- Blackjack ------------------------------------------------------------------------------- */

/* A card game against a dealer: to come closest to 21, and not beyond.
 *
 * The word of a state has, from the lowest bit, 5 bits for the sum of the player's cards, where
 * an ace counts as 1; a bit for whether one of them is an ace, and one for whether they are the
 * first two; 4 bits each for the dealer's card that is shown and the one that is hidden, by
 * their values less one; and a bit for whether the episode is over. Any larger word than the
 * actions counts as 0. Rewards are in halves. A reset reads four random words: the rank of the
 * dealer's shown and hidden cards, and of the player's two. A step takes one random word: to
 * hit, the rank of a card; to stick, which sum the dealer reaches, with the probabilities that
 * drawing card by card has. */

typedef struct provengym_blackjack {
    /* 1 where a natural that wins pays 1.5, else 0; it does not count where sab is 1. */
    uint32_t natural;
    uint32_t sab; /* 1 where a natural wins unless the dealer has one too, else 0. */
} provengym_blackjack;

typedef struct provengym_blackjack_state {
    uint32_t cards;
} provengym_blackjack_state;

typedef struct provengym_blackjack_observation {
    int64_t sum; /* The sum of the player's cards. */
    int64_t dealer; /* The value of the dealer's card that is shown. */
    int64_t usable_ace; /* `1` when an ace of the player counts as 11, else `0`. */
} provengym_blackjack_observation;

/* The actions, and how many units make a reward of 1. */
enum {
    PROVENGYM_BLACKJACK_STICK = 0,
    PROVENGYM_BLACKJACK_HIT = 1,
    PROVENGYM_BLACKJACK_REWARD_SCALE = 2
};

/* Whether the parameters are in range. What the other functions promise, they promise for such. */
PROVENGYM_API bool provengym_blackjack_valid(const provengym_blackjack *params);

/* The number of actions: they are the words below it. */
PROVENGYM_API uint32_t provengym_blackjack_num_actions(const provengym_blackjack *params);

/* Whether the word is that of a state. */
PROVENGYM_API bool provengym_blackjack_state_valid(
    const provengym_blackjack *params, provengym_blackjack_state state);

/* The first state of the episode with the 4 random words from number `t` on of the stream `key`.
 * Any two numbers will do; the next episode of the stream begins at `t + 4` or later. */
PROVENGYM_API provengym_blackjack_state provengym_blackjack_init(
    const provengym_blackjack *params, uint64_t key, uint64_t t);

/* The state after one step. `noise` is 64 random bits. */
PROVENGYM_API provengym_blackjack_state provengym_blackjack_step(
    const provengym_blackjack *params, provengym_blackjack_state state, uint32_t action,
    uint64_t noise);

/* The reward of the step, a two's-complement integer. The unit is 1 / 2. */
PROVENGYM_API int64_t provengym_blackjack_reward(
    const provengym_blackjack *params, provengym_blackjack_state state, uint32_t action,
    uint64_t noise);

/* Whether the state is terminal. */
PROVENGYM_API bool provengym_blackjack_terminated(
    const provengym_blackjack *params, provengym_blackjack_state state);

/* What the state shows. */
PROVENGYM_API provengym_blackjack_observation provengym_blackjack_observe(
    const provengym_blackjack *params, provengym_blackjack_state state);

/* One step of n independent lanes. `states` is updated in place: the n words `cards`. Written
 * are the 3 components of the observation of each new state, the reward in natural units, and
 * whether the new state is terminal. No two of the arrays overlap; all but `states` hold n
 * items, and `observations` 3 * n: component k of lane i is item 3 * i + k. */
PROVENGYM_API void provengym_blackjack_step_batch(
    const provengym_blackjack *params, size_t n, uint32_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *observations, double *rewards, bool *terminated);

#ifdef __cplusplus
}
#endif

#endif

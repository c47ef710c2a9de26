/* ProvenGym for C: the kernels that Lean emitted, behind plain functions (C99 and C++).
 *
 *     cmake -S pybridge -B build -DPROVENGYM_SHARED=ON && cmake --build build
 *     cmake --install build --prefix /usr/local
 *     cc agent.c -lprovengym
 *
 * Every function is total: whatever words it is given, it returns and, if the parameters are valid,
 * its result lies in the environment. Nothing is allocated, and there is no global state.
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

/* ---- GridWorld: walk to the goal of a grid with walls around it ----------------------------- */

typedef struct provengym_gridworld {
    uint32_t height, width; /* 1 to 2^31 - 1 */
    uint32_t start_row, start_col;
    uint32_t goal_row, goal_col;
} provengym_gridworld;

/* A cell. A row or column outside the grid is read as 0. */
typedef struct provengym_gridworld_state {
    uint32_t row, col;
} provengym_gridworld_state;

/* Any other word moves nothing. */
enum {
    PROVENGYM_GRIDWORLD_UP = 0,
    PROVENGYM_GRIDWORLD_DOWN = 1,
    PROVENGYM_GRIDWORLD_LEFT = 2,
    PROVENGYM_GRIDWORLD_RIGHT = 3
};

/* Sizes in range, start and goal inside the grid. What the other functions promise, they promise
 * for valid parameters. */
PROVENGYM_API bool provengym_gridworld_valid(const provengym_gridworld *grid);

/* The start. */
PROVENGYM_API provengym_gridworld_state provengym_gridworld_init(const provengym_gridworld *grid);

/* The cell after one step: at the goal, or against a wall, the same one. */
PROVENGYM_API provengym_gridworld_state provengym_gridworld_step(const provengym_gridworld *grid,
                                                                 provengym_gridworld_state state,
                                                                 uint32_t action);

/* The reward of that step: 0 if it ends at the goal, otherwise -1. */
PROVENGYM_API int64_t provengym_gridworld_reward(const provengym_gridworld *grid,
                                                 provengym_gridworld_state state, uint32_t action);

/* Whether the cell is the goal. */
PROVENGYM_API bool provengym_gridworld_terminated(const provengym_gridworld *grid,
                                                  provengym_gridworld_state state);

/* The number of the cell, row by row: row * width + col. */
PROVENGYM_API int64_t provengym_gridworld_index(const provengym_gridworld *grid,
                                                provengym_gridworld_state state);

/* One step of n independent lanes. `states` is updated in place: the n rows, then the n columns.
 * Written are the index of each new cell, the reward, and whether the new cell is the goal. No two
 * of the arrays overlap; all but `states` hold n items. */
PROVENGYM_API void provengym_gridworld_step_batch(const provengym_gridworld *grid, size_t n,
                                                  uint32_t *states, const uint32_t *actions,
                                                  int64_t *indices, double *rewards,
                                                  bool *terminated);

#ifdef __cplusplus
}
#endif

#endif

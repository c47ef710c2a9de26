// libprovengym: the C interface of provengym.h, on the same kernels and the same batch loop.
#include "provengym.h"

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-variable"  // of the kernels without functions for C
#endif

#include "batch.hpp"
#include "kernels.hpp"

namespace {

using Grid = provengym::Environment<provengym::GridWorld>;

Grid environment(const provengym_gridworld *grid) {
    return Grid({grid->height, grid->width, grid->start_row, grid->start_col, grid->goal_row,
                 grid->goal_col});
}

provengym_gridworld_state cell(const Grid::State &state) { return {state[0], state[1]}; }

}  // namespace

bool provengym_gridworld_valid(const provengym_gridworld *grid) {
    return environment(grid).valid();
}

provengym_gridworld_state provengym_gridworld_init(const provengym_gridworld *grid) {
    return cell(environment(grid).init(0, 0));
}

provengym_gridworld_state provengym_gridworld_step(const provengym_gridworld *grid,
                                                   provengym_gridworld_state state,
                                                   uint32_t action) {
    return cell(environment(grid).step({state.row, state.col}, action, 0));
}

int64_t provengym_gridworld_reward(const provengym_gridworld *grid,
                                   provengym_gridworld_state state, uint32_t action) {
    return environment(grid).reward({state.row, state.col}, action, 0);
}

bool provengym_gridworld_terminated(const provengym_gridworld *grid,
                                    provengym_gridworld_state state) {
    return environment(grid).terminated({state.row, state.col});
}

int64_t provengym_gridworld_index(const provengym_gridworld *grid,
                                  provengym_gridworld_state state) {
    return environment(grid).observe<0>({state.row, state.col});
}

void provengym_gridworld_step_batch(const provengym_gridworld *grid, size_t n, uint32_t *states,
                                    const uint32_t *actions, int64_t *indices, double *rewards,
                                    bool *terminated) {
    environment(grid).step_batch(n, states, actions, nullptr, {indices, 0, 1}, rewards, terminated);
}

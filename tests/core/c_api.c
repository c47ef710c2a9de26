/* A C99 program against libprovengym: a walk to the goal, words out of range, and a batch. */
#include <provengym.h>

#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition)                                                    \
    do {                                                                    \
        if (!(condition)) {                                                 \
            fprintf(stderr, "line %d: %s does not hold\n", __LINE__, #condition); \
            exit(1);                                                        \
        }                                                                   \
    } while (0)

enum { LANES = 5000 };

static const provengym_gridworld grid = {3, 4, 0, 1, 2, 3};

static bool inside(provengym_gridworld_state state) {
    return state.row < grid.height && state.col < grid.width;
}

static void check_validity(void) {
    const provengym_gridworld empty = {0, 4, 0, 0, 0, 0};
    const provengym_gridworld large = {0x80000000u, 1, 0, 0, 0, 0};
    const provengym_gridworld outside = {3, 4, 0, 4, 2, 3};

    CHECK(provengym_gridworld_valid(&grid));
    CHECK(!provengym_gridworld_valid(&empty));
    CHECK(!provengym_gridworld_valid(&large));
    CHECK(!provengym_gridworld_valid(&outside));
}

static void check_walk(void) {
    const uint32_t actions[] = {PROVENGYM_GRIDWORLD_UP,   PROVENGYM_GRIDWORLD_LEFT,
                                PROVENGYM_GRIDWORLD_LEFT, PROVENGYM_GRIDWORLD_DOWN,
                                PROVENGYM_GRIDWORLD_DOWN, PROVENGYM_GRIDWORLD_RIGHT,
                                PROVENGYM_GRIDWORLD_RIGHT, PROVENGYM_GRIDWORLD_RIGHT,
                                PROVENGYM_GRIDWORLD_UP};
    const int64_t indices[] = {1, 0, 0, 4, 8, 9, 10, 11, 11};
    provengym_gridworld_state state = provengym_gridworld_init(&grid);

    CHECK(state.row == grid.start_row && state.col == grid.start_col);
    for (size_t k = 0; k < sizeof actions / sizeof *actions; ++k) {
        const int64_t reward = provengym_gridworld_reward(&grid, state, actions[k]);
        state = provengym_gridworld_step(&grid, state, actions[k]);
        CHECK(provengym_gridworld_index(&grid, state) == indices[k]);
        CHECK(provengym_gridworld_terminated(&grid, state) == (indices[k] == 11));
        CHECK(reward == (indices[k] == 11 ? 0 : -1));
    }
}

/* Lane after lane, a batch is what the other functions say, whatever the words. */
static void check_batch(size_t n) {
    static uint32_t states[2 * LANES], actions[LANES];
    static int64_t indices[LANES];
    static double rewards[LANES];
    static bool terminated[LANES];
    static provengym_gridworld_state before[LANES];
    const uint32_t far[] = {0xffffffffu, 0x80000000u, 4, 3};

    for (size_t i = 0; i < n; ++i) {
        before[i].row = i % 7 == 6 ? far[i % 4] : (uint32_t)(i % 5);
        before[i].col = i % 11 == 10 ? far[i % 3] : (uint32_t)(i % 6);
        actions[i] = i % 13 == 12 ? far[i % 3] : (uint32_t)(i % 4);
        states[i] = before[i].row;
        states[n + i] = before[i].col;
    }
    provengym_gridworld_step_batch(&grid, n, states, actions, indices, rewards, terminated);
    for (size_t i = 0; i < n; ++i) {
        const provengym_gridworld_state after =
            provengym_gridworld_step(&grid, before[i], actions[i]);
        CHECK(inside(after));
        CHECK(states[i] == after.row && states[n + i] == after.col);
        CHECK(indices[i] == provengym_gridworld_index(&grid, after));
        CHECK(rewards[i] == (double)provengym_gridworld_reward(&grid, before[i], actions[i]));
        CHECK(terminated[i] == provengym_gridworld_terminated(&grid, after));
    }
}

int main(void) {
    const size_t sizes[] = {0, 1, 3, 8, 17, 1024, 1025, LANES};

    check_validity();
    check_walk();
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; ++k) check_batch(sizes[k]);
    puts("passed");
    return 0;
}

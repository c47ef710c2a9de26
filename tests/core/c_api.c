/* A C99 program against libprovengym: a walk to the goal, words out of range, and batches of every
 * kernel. What single functions do is printed, for the test to compare with the kernels of Python:
 *
 *     init KERNEL key t : state
 *     step KERNEL state : action noise : next state : reward terminated : observation
 *
 * What differs from kernel to kernel is in kernels.inc, which the test writes.
 */
#include <provengym.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                    \
    do {                                                                    \
        if (!(condition)) {                                                 \
            fprintf(stderr, "line %d: %s does not hold\n", __LINE__, #condition); \
            exit(1);                                                        \
        }                                                                   \
    } while (0)

enum { LANES = 5000, SHOWN = 200 };

static const provengym_gridworld grid = {3, 4, 0, 1, 2, 3};

/* ---- Words at random: SplitMix64 ---- */

static uint64_t seed = 0;

static uint64_t draw(void) {
    uint64_t x = seed += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* ---- GridWorld ---- */

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

/* ---- Every kernel ---- */

/* Lane after lane, a batch is what the other functions say, whatever the words: those of half of
 * the lanes are random, those of the others a few steps from a start. The arguments: the name in C,
 * the parameters, the type and number of the words of a state, the number of components that a
 * batch observes, and of the random words of a step. */
#define KERNEL(NAME, UPPER, PARAMS, Word, FORMAT, WORDS, SHOWS, DRAWS)                              \
    static void print_words_##NAME(provengym_##NAME##_state state) {                               \
        Word all[WORDS];                                                                           \
        memcpy(all, &state, sizeof all);                                                           \
        for (size_t k = 0; k < WORDS; ++k) printf(" %" FORMAT, all[k]);                            \
        printf(" :");                                                                              \
    }                                                                                              \
                                                                                                   \
    static provengym_##NAME##_state state_##NAME(size_t i, bool shown) {                           \
        Word all[WORDS];                                                                           \
        provengym_##NAME##_state state;                                                            \
        const uint64_t key = draw(), t = draw();                                                   \
        for (size_t k = 0; k < WORDS; ++k) all[k] = (Word)draw();                                  \
        memcpy(&state, all, sizeof state);                                                         \
        if (i % 2 == 0) return state;                                                              \
        state = start_##NAME(key, t);                                                              \
        if (shown) {                                                                               \
            printf("init " #NAME " %" PRIu64 " %" PRIu64 " :", key, t);                            \
            print_words_##NAME(state);                                                             \
            printf("\n");                                                                          \
        }                                                                                          \
        for (size_t k = 0; k < i % 6; ++k) {                                                       \
            uint64_t noise[EACH(DRAWS)];                                                           \
            for (size_t m = 0; m < EACH(DRAWS); ++m) noise[m] = draw();                            \
            (void)noise;                                                                           \
            state = provengym_##NAME##_step(&PARAMS, state,                                        \
                                            (uint32_t)draw() % provengym_##NAME##_num_actions(&PARAMS) \
                                                DRAWN_##DRAWS(noise));                             \
        }                                                                                          \
        return state;                                                                              \
    }                                                                                              \
                                                                                                   \
    static void check_##NAME(size_t n) {                                                           \
        static Word states[WORDS * LANES];                                                         \
        static uint32_t actions[LANES];                                                            \
        static uint64_t noise[EACH(DRAWS) * LANES];                                                \
        static int64_t seen[SHOWS * LANES];                                                        \
        static double rewards[LANES];                                                              \
        static bool terminated[LANES];                                                             \
        static provengym_##NAME##_state before[LANES];                                             \
                                                                                                   \
        for (size_t i = 0; i < n; ++i) {                                                           \
            Word all[WORDS];                                                                       \
            before[i] = state_##NAME(i, n == SHOWN);                                               \
            memcpy(all, &before[i], sizeof all);                                                   \
            for (size_t k = 0; k < WORDS; ++k) states[k * n + i] = all[k];                         \
            actions[i] = (uint32_t)draw();                                                         \
            if (i % 4) actions[i] %= provengym_##NAME##_num_actions(&PARAMS);                          \
            for (size_t m = 0; m < EACH(DRAWS); ++m) noise[EACH(DRAWS) * i + m] = draw();          \
        }                                                                                          \
        provengym_##NAME##_step_batch(&PARAMS, n, states, actions GIVEN_##DRAWS(noise), seen,     \
                                      rewards, terminated);                                        \
        for (size_t i = 0; i < n; ++i) {                                                           \
            Word all[WORDS];                                                                       \
            const uint64_t *drawn = noise + EACH(DRAWS) * i;                                       \
            int64_t components[sizeof(provengym_##NAME##_observation) / sizeof(int64_t)];          \
            const provengym_##NAME##_state after =                                                 \
                provengym_##NAME##_step(&PARAMS, before[i], actions[i] DRAWN_##DRAWS(drawn));      \
            const int64_t reward =                                                                 \
                provengym_##NAME##_reward(&PARAMS, before[i], actions[i] DRAWN_##DRAWS(drawn));    \
            const bool over = provengym_##NAME##_terminated(&PARAMS, after);                       \
            const provengym_##NAME##_observation observation =                                     \
                provengym_##NAME##_observe(&PARAMS, after);                                        \
            memcpy(all, &after, sizeof all);                                                       \
            memcpy(components, &observation, sizeof components);                                   \
            for (size_t k = 0; k < WORDS; ++k) CHECK(states[k * n + i] == all[k]);                 \
            for (size_t k = 0; k < SHOWS; ++k) CHECK(seen[SHOWS * i + k] == components[k]);        \
            CHECK(rewards[i] == (double)reward / PROVENGYM_##UPPER##_REWARD_SCALE);                \
            CHECK(terminated[i] == over);                                                          \
            if (n != SHOWN) continue;                                                              \
            printf("step " #NAME);                                                                 \
            print_words_##NAME(before[i]);                                                         \
            printf(" %" PRIu32, actions[i]);                                                       \
            for (size_t m = 0; m < EACH(DRAWS); ++m) printf(" %" PRIu64, drawn[m]);                \
            printf(" :");                                                                          \
            print_words_##NAME(after);                                                             \
            printf(" %" PRId64 " %d :", reward, over);                                             \
            for (size_t k = 0; k < sizeof components / sizeof *components; ++k)                    \
                printf(" %" PRId64, components[k]);                                                \
            printf("\n");                                                                          \
        }                                                                                          \
    }

#define EACH(DRAWS) ((DRAWS) == 0 ? 1 : (DRAWS))
#define DRAWN_0(words)
#define DRAWN_1(words) , (words)[0]
#define DRAWN_2(words) , (words)[0], (words)[1]
#define GIVEN_0(words)
#define GIVEN_1(words) , words
#define GIVEN_2(words) , words

/* For each kernel: its parameters params_NAME, its start start_NAME and an expansion of KERNEL; and
 * check_kernels, which calls each check_NAME. */
#include "kernels.inc"

/* What is not the same for every kernel. */
static void check_others(void) {
    const provengym_fishing fast = {6, 1, 0, 1, 0, 0};
    const provengym_hunterwumpus crowded = {5, 23};
    const provengym_spellcorrection idle = {10, 1, 0};
    const provengym_gridworld_state cell = {2, 1};
    const provengym_taxi_state waiting = {1}; /* at depot 0, where the passenger is */
    const provengym_spellcorrection *spelling = &params_spellcorrection;
    const uint64_t *words = words_spellcorrection;

    CHECK(provengym_fishing_valid(&params_fishing) && !provengym_fishing_valid(&fast));
    CHECK(provengym_hunterwumpus_valid(&params_hunterwumpus));
    CHECK(!provengym_hunterwumpus_valid(&crowded));
    CHECK(provengym_spellcorrection_valid(spelling) && !provengym_spellcorrection_valid(&idle));
    CHECK(provengym_gridworld_index(&grid, cell) == 2 * 4 + 1);
    CHECK(provengym_taxi_legal(&params_taxi, waiting, PROVENGYM_TAXI_PICK_UP));
    CHECK(!provengym_taxi_legal(&params_taxi, waiting, PROVENGYM_TAXI_NORTH));
    CHECK(provengym_spellcorrection_word_valid(spelling, words[0]));
    CHECK(!provengym_spellcorrection_word_valid(spelling, words[0] | 31u << 20));
    for (uint64_t t = 0; t < SHOWN; ++t) {
        const uint32_t index = provengym_spellcorrection_word_index(spelling, 2, 7, t);

        CHECK(index < 2);
        printf("transform spellcorrection %" PRIu64 " : %u\n", t,
               provengym_spellcorrection_transform(spelling, words[index], 7, t));
    }
}

int main(void) {
    const size_t sizes[] = {0, 1, 3, 8, 17, SHOWN, 1024, 1025, LANES};

    check_validity();
    check_walk();
    check_others();
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; ++k) check_kernels(sizes[k]);
    puts("passed");
    return 0;
}

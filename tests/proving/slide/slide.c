/* The kernel of Slide of tests/proving/kernels.py, by hand, in the shape of what Lean emits. */
#include <lean/lean.h>

static inline uint64_t slide_drawn(uint64_t word, uint64_t n) {
    return (uint64_t)((unsigned __int128)word * n >> 64);
}
static inline uint64_t slide_way(uint64_t a) { return a & 3; }
static inline int64_t slide_place(uint64_t a) { return (int64_t)(a >> 2 & 7) - 3; }
static inline uint64_t slide_cell(uint64_t b, uint64_t k) { return b >> 2 * k & 3; }
static inline uint64_t slide_worn(uint64_t b) { return b >> 4 & 1; }

static inline uint8_t slide_valid(uint64_t shift, uint64_t icy) { return shift + 5 <= 10 && icy <= 1; }
static inline uint32_t slide_num_actions(uint64_t shift, uint64_t icy) { return 3; }
static inline uint8_t slide_action_valid(uint64_t shift, uint64_t icy, uint32_t action) { return action < 3; }
static inline uint8_t slide_state_valid(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b) {
    return slide_way(a) < 3 && slide_place(a) <= 3 && slide_cell(b, 0) < 3 && slide_cell(b, 1) < 3 &&
           a < 32 && b < 32;
}
static inline uint64_t slide_init_0(uint64_t shift, uint64_t icy, uint64_t key, uint64_t t) {
    return 1 | (slide_drawn(mdp_word(key, t), 3) - 1 + 3) << 2;
}
static inline uint64_t slide_init_1(uint64_t shift, uint64_t icy, uint64_t key, uint64_t t) { return 2 << 2; }
static inline uint8_t slide_terminated(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b) {
    return slide_place(a) == 3 || (slide_place(a) == -3 && slide_worn(b));
}
static inline uint64_t slide_step_0(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b, uint32_t action,
                      uint64_t first, uint64_t second) {
    if (slide_terminated(shift, icy, a, b)) return a;
    uint64_t way = icy && slide_drawn(first, 4) == 0 ? 1 : action;
    int64_t place = slide_place(a);
    if (way == 2 && place < 3) place += 1;
    if (way == 0 && place > -3) place -= 1;
    return way | (uint64_t)(place + 3) << 2;
}
static inline uint64_t slide_step_1(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b, uint32_t action,
                      uint64_t first, uint64_t second) {
    if (slide_terminated(shift, icy, a, b)) return b;
    uint64_t at = slide_drawn(second, 2);
    uint64_t cells[2] = {slide_cell(b, 0), slide_cell(b, 1)};
    cells[at] = (cells[at] + 1) % 3;
    return cells[0] | cells[1] << 2 | (uint64_t)(slide_worn(b) || cells[0] == cells[1]) << 4;
}
static inline uint64_t slide_reward(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b, uint32_t action,
                      uint64_t first, uint64_t second) {
    if (slide_terminated(shift, icy, a, b)) return 0;
    return slide_place(slide_step_0(shift, icy, a, b, action, first, second)) + shift;
}
static inline uint64_t slide_obs_0(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b) {
    return slide_place(a) + shift;
}
static inline uint64_t slide_obs_1(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b) { return slide_way(a); }
static inline uint64_t slide_obs_2(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b) { return slide_worn(b); }
static inline uint64_t slide_obs_3(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b) {
    return slide_cell(b, 0);
}
static inline uint64_t slide_obs_4(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b) {
    return slide_cell(b, 1);
}
static inline uint8_t slide_legal(uint64_t shift, uint64_t icy, uint64_t a, uint64_t b, uint32_t action) {
    return action != 0 || slide_place(a) > -3;
}

/* Lanes, as Spec/MDP/Lane/Word.lean has them. */
#define LANE                                                                                       \
    uint64_t shift, uint64_t icy, uint64_t a, uint64_t b, uint64_t key, uint64_t t,                \
        uint32_t elapsed, uint8_t over, uint32_t action, uint32_t mode, uint32_t limit,            \
        uint32_t most
#define GIVEN shift, icy, a, b, key, t, elapsed, over, action, mode, limit, most
#define STEP shift, icy, a, b, action, mdp_word(key, t), mdp_word(key, t + 1)

static inline uint8_t slide_resets(LANE) { return over && (mode == 1 || mode == 2); }
static inline uint8_t slide_steps(LANE) { return !(over && mode - 1 < 3) && action < 3; }
static inline uint8_t slide_terminal(LANE) {
    return slide_terminated(shift, icy, slide_step_0(STEP), slide_step_1(STEP));
}
static inline uint8_t slide_cuts(LANE) {
    uint32_t steps = elapsed + (elapsed != 0xffffffff);
    return (limit && limit <= steps && !slide_terminal(GIVEN)) || (most && most <= steps);
}
static inline uint8_t slide_ends(LANE) {
    return slide_steps(GIVEN) && (slide_terminal(GIVEN) || slide_cuts(GIVEN));
}
static inline uint8_t slide_lane_refuses(LANE) { return !slide_resets(GIVEN) && !slide_steps(GIVEN); }
static inline uint64_t slide_lane_state_0(LANE) { return slide_steps(GIVEN) ? slide_step_0(STEP) : a; }
static inline uint64_t slide_lane_state_1(LANE) { return slide_steps(GIVEN) ? slide_step_1(STEP) : b; }
static inline uint64_t slide_lane_t(LANE) { return slide_steps(GIVEN) ? t + 2 : t; }
static inline uint32_t slide_lane_elapsed(LANE) {
    return slide_steps(GIVEN) ? elapsed + (elapsed != 0xffffffff) : elapsed;
}
static inline uint8_t slide_lane_over(LANE) { return slide_ends(GIVEN) || (over && !slide_steps(GIVEN)); }
static inline uint64_t slide_lane_reward(LANE) { return slide_steps(GIVEN) ? slide_reward(STEP) : 0; }
static inline uint8_t slide_lane_terminated(LANE) { return slide_steps(GIVEN) && slide_terminal(GIVEN); }
static inline uint8_t slide_lane_truncated(LANE) { return slide_steps(GIVEN) && slide_cuts(GIVEN); }
static inline uint8_t slide_lane_due(LANE) { return slide_resets(GIVEN) || (slide_ends(GIVEN) && mode == 2); }
#undef LANE
#undef GIVEN
#undef STEP

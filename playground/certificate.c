/* The loops of pybridge/src/solver/checking.hpp for the page, in the arithmetic that is for any
 * numbers. What is proved is the verdict on a row: what certificate_finish_* say of
 * certificate_push_*, folded over its entries from certificate_init on. */

extern unsigned char __heap_base;
EXPORT(heap) unsigned char *playground_heap(void) { return &__heap_base; }

enum { HOLDS, PARAMETERS, TABLE, POLICY, REWARD, UPPER, LOWER, NONE };

typedef struct {
    uint32_t states, actions, transitions;
    const uint32_t *starts, *weights; /* null where each row has one transition, which is certain */
    const uint32_t *successors;
    const int64_t *rewards;
    const uint8_t *terminated;
    const int64_t *values;
    const int32_t *policy; /* null: in each state some action must be good enough */
    uint64_t denominator, discount_num, discount_den, factor, error;
    int32_t state, action; /* the first that fails; -1 for none */
} Claim;

static Claim claim;
EXPORT(claim) Claim *playground_claim(void) { return &claim; }

typedef struct {
    uint64_t weight, unfit, reward_hi, reward_lo, value_hi, value_lo;
} Row;

static uint32_t row_start(const Claim *c, uint32_t row) { return c->starts ? c->starts[row] : row; }

/* Whether the rows are none of a table: each has a transition, and all are there in order. */
static int is_garbled(const Claim *c) {
    const uint32_t rows = c->states * c->actions;
    if (row_start(c, 0) != 0 || row_start(c, rows) != c->transitions) return 1;
    for (uint32_t row = 0; row < rows; ++row)
        if (row_start(c, row) >= row_start(c, row + 1)) return 1;
    for (uint32_t i = 0; i < c->transitions; ++i)
        if (c->successors[i] >= c->states) return 1;
    return 0;
}

static Row folded(const Claim *c, uint32_t row) {
    const uint64_t each = certificate_init(c->denominator);
    Row x = {each, each, each, each, each, each};
    for (uint32_t i = row_start(c, row); i < row_start(c, row + 1); ++i) {
        const uint32_t weight = c->weights ? c->weights[i] : (uint32_t)c->denominator;
        const uint64_t reward = (uint64_t)c->rewards[i];
        const uint64_t value = (uint64_t)c->values[c->successors[i]];
        const uint8_t ends = c->terminated[i] != 0;
        x.weight = certificate_push_weight(x.weight, weight);
        x.unfit = certificate_push_unfit(x.unfit, c->factor, reward);
        x.reward_hi = certificate_push_reward_hi(x.reward_hi, weight, c->factor, reward);
        x.reward_lo = certificate_push_reward_lo(x.reward_lo, weight, c->factor, reward);
        x.value_hi = certificate_push_value_hi(x.value_hi, weight, value, ends);
        x.value_lo = certificate_push_value_lo(x.value_lo, weight, value, ends);
    }
    return x;
}

#define VERDICT(side)                                                                              \
    static int is_##side(const Claim *c, uint64_t value, Row x) {                                  \
        return certificate_finish_##side(c->denominator, c->discount_num, c->discount_den,         \
                                         c->error, value, x.weight, x.unfit, x.reward_hi,          \
                                         x.reward_lo, x.value_hi, x.value_lo) != 0;                \
    }
VERDICT(upper)
VERDICT(lower)

static uint32_t failed(Claim *c, uint32_t state, int32_t action, uint32_t reason) {
    c->state = (int32_t)state;
    c->action = action;
    return reason;
}

/* The first failure in all states: in the first state that fails a policy that names no action, or
 * else the smallest action that fails. */
EXPORT(check) uint32_t playground_check(void) {
    Claim *const c = &claim;
    failed(c, (uint32_t)-1, -1, HOLDS);
    if (certificate_valid(c->denominator, c->discount_num, c->discount_den, c->factor, c->error) ==
        0)
        return PARAMETERS;
    if (is_garbled(c)) return TABLE;
    for (uint32_t s = 0; s < c->states; ++s) {
        const uint64_t value = (uint64_t)c->values[s];
        const int32_t chosen = c->policy ? c->policy[s] : -1;
        int good = c->policy != 0;
        if (c->policy && (uint32_t)chosen >= c->actions) return failed(c, s, chosen, POLICY);
        for (uint32_t a = 0; a < c->actions; ++a) {
            const Row x = folded(c, s * c->actions + a);
            if (!is_upper(c, value, x)) return failed(c, s, (int32_t)a, x.unfit ? REWARD : UPPER);
            const int lower = is_lower(c, value, x);
            if ((int32_t)a == chosen && !lower) return failed(c, s, (int32_t)a, LOWER);
            good = good || lower;
        }
        if (!good) return failed(c, s, -1, NONE);
    }
    return HOLDS;
}

/* The loops of pybridge/src/solver/checking.hpp for the page, in the arithmetic that is for any
 * numbers. What is proved is the verdict on a row: what certificate_finish_* say of
 * certificate_push_*, folded over its entries from certificate_init on. */

extern unsigned char __heap_base;
EXPORT(heap) unsigned char *playground_heap(void) { return &__heap_base; }

enum { HOLDS, PARAMETERS, TABLE, POLICY, REWARD, UPPER, LOWER, NONE, RANK };

typedef struct {
    uint32_t states, actions, transitions;
    const uint32_t *starts, *weights; /* null where each row has one transition, which is certain */
    const uint32_t *successors;
    const int64_t *rewards;
    const uint8_t *terminated;
    const int64_t *worths; /* what the successors are worth */
    const int64_t *values; /* what a backup is compared with, in each state */
    const int32_t *policy; /* null: in each state some action must be good enough */
    const int64_t *ranks;
    uint64_t denominator, discount_num, discount_den, factor, error;
    int32_t state, action; /* the first that fails; -1 for none */
} Claim;

static Claim claim;
EXPORT(claim) Claim *playground_claim(void) { return &claim; }

typedef struct {
    uint64_t weight, unfit, reward_hi, reward_lo, value_hi, value_lo;
} Row;

static uint32_t row_start(const Claim *c, uint32_t row) { return c->starts ? c->starts[row] : row; }

static uint32_t weight_of(const Claim *c, uint32_t i) {
    return c->weights ? c->weights[i] : (uint32_t)c->denominator;
}

/* Whether the rows are none of a table: each has a transition, and all are there in order, and the
 * weights of each sum to the denominator. */
static int is_garbled(const Claim *c) {
    const uint32_t rows = c->states * c->actions;
    if (row_start(c, 0) != 0 || row_start(c, rows) != c->transitions) return 1;
    for (uint32_t row = 0; row < rows; ++row)
        if (row_start(c, row) >= row_start(c, row + 1)) return 1;
    for (uint32_t i = 0; i < c->transitions; ++i)
        if (c->successors[i] >= c->states) return 1;
    for (uint32_t row = 0; row < rows; ++row) {
        uint64_t sum = certificate_init(c->denominator);
        for (uint32_t i = row_start(c, row); i < row_start(c, row + 1); ++i)
            sum = certificate_push_weight(sum, weight_of(c, i));
        if (sum != c->denominator) return 1;
    }
    return 0;
}

static Row folded(const Claim *c, uint32_t row) {
    const uint64_t each = certificate_init(c->denominator);
    Row x = {each, each, each, each, each, each};
    for (uint32_t i = row_start(c, row); i < row_start(c, row + 1); ++i) {
        const uint32_t weight = weight_of(c, i);
        const uint64_t reward = (uint64_t)c->rewards[i];
        const uint64_t value = (uint64_t)c->worths[c->successors[i]];
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

static uint32_t failed(uint32_t state, int32_t action, uint32_t reason) {
    claim.state = (int32_t)state;
    claim.action = action;
    return reason;
}

/* What is decided before the rows: whether the numbers are in range, and the table is one. */
static uint32_t begun(uint8_t in_range) {
    failed((uint32_t)-1, -1, HOLDS);
    return in_range == 0 ? PARAMETERS : is_garbled(&claim) ? TABLE : HOLDS;
}

static uint8_t in_range(const Claim *c) {
    return certificate_in_range(c->denominator, c->discount_num, c->discount_den, c->factor,
                                c->error);
}

/* Whether every local check of a discounted process passes: the first failure in all states, in the
 * first state that fails a policy that names no action, or else the smallest action that fails. */
EXPORT(check) uint32_t playground_check(void) {
    const Claim *const c = &claim;
    const uint32_t wrong = begun(certificate_valid(c->denominator, c->discount_num,
                                                   c->discount_den, c->factor, c->error));
    if (wrong) return wrong;
    for (uint32_t s = 0; s < c->states; ++s) {
        const uint64_t value = (uint64_t)c->values[s];
        const int32_t chosen = c->policy ? c->policy[s] : -1;
        int good = c->policy != 0;
        if (c->policy && (uint32_t)chosen >= c->actions) return failed(s, chosen, POLICY);
        for (uint32_t a = 0; a < c->actions; ++a) {
            const Row x = folded(c, s * c->actions + a);
            if (!is_upper(c, value, x)) return failed(s, (int32_t)a, x.unfit ? REWARD : UPPER);
            const int lower = is_lower(c, value, x);
            if ((int32_t)a == chosen && !lower) return failed(s, (int32_t)a, LOWER);
            good = good || lower;
        }
        if (!good) return failed(s, -1, NONE);
    }
    return HOLDS;
}

/* Whether every Bellman backup is at most the value plus the error; the discount may be one. */
EXPORT(at_most) uint32_t playground_at_most(void) {
    const Claim *const c = &claim;
    const uint32_t wrong = begun(in_range(c));
    if (wrong) return wrong;
    for (uint32_t s = 0; s < c->states; ++s)
        for (uint32_t a = 0; a < c->actions; ++a) {
            const Row x = folded(c, s * c->actions + a);
            if (!is_upper(c, (uint64_t)c->values[s], x))
                return failed(s, (int32_t)a, x.unfit ? REWARD : UPPER);
        }
    return HOLDS;
}

/* Whether the Bellman backups of the policy are at least the value less the error; the discount may
 * be one. */
EXPORT(at_least) uint32_t playground_at_least(void) {
    const Claim *const c = &claim;
    const uint32_t wrong = begun(in_range(c));
    if (wrong) return wrong;
    for (uint32_t s = 0; s < c->states; ++s) {
        const int32_t chosen = c->policy[s];
        if ((uint32_t)chosen >= c->actions) return failed(s, chosen, POLICY);
        const Row x = folded(c, s * c->actions + (uint32_t)chosen);
        if (!is_lower(c, (uint64_t)c->values[s], x))
            return failed(s, chosen, x.unfit ? REWARD : LOWER);
    }
    return HOLDS;
}

/* Whether the policy goes on nowhere for ever where a value is positive. */
EXPORT(decides) uint32_t playground_decides(void) {
    const Claim *const c = &claim;
    const uint32_t wrong = begun(1);
    if (wrong) return wrong;
    for (uint32_t s = 0; s < c->states; ++s) {
        const int32_t chosen = c->policy[s];
        if ((uint32_t)chosen >= c->actions) return failed(s, chosen, POLICY);
        const uint32_t row = s * c->actions + (uint32_t)chosen;
        uint64_t decided = certificate_init(c->denominator);
        for (uint32_t i = row_start(c, row); i < row_start(c, row + 1); ++i) {
            const uint32_t next = c->successors[i];
            decided = certificate_push_decided(
                decided, weight_of(c, i), (uint64_t)c->values[next], c->terminated[i] != 0,
                (uint64_t)c->ranks[s], (uint64_t)c->ranks[next]);
        }
        if (certificate_finish_decided((uint64_t)c->values[s], decided) == 0)
            return failed(s, chosen, RANK);
    }
    return HOLDS;
}

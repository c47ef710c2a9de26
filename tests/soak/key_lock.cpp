// KeyLock a second time, from docs/key_lock.md.
#include "soak.hpp"

namespace {

struct Locked {
    static constexpr const provengym::KernelTable &kernel = provengym::keylock_table;
    static constexpr int draws = 0, reset_draws = 3;
    struct Cell {
        std::int64_t x, y;
        bool operator==(const Cell &other) const { return x == other.x && y == other.y; }
    };
    struct State {
        Cell agent, key, lock;
        bool held, open;
    };
    std::int64_t size;

    static Locked drawn(Dice &dice) {
        // Mostly so small that locks are opened.
        return {2 + static_cast<std::int64_t>(dice.below(dice.below(8) == 0 ? 1023 : 3))};
    }
    std::vector<std::uint64_t> parameters() const { return {static_cast<std::uint64_t>(size)}; }
    std::uint64_t places() const {
        const auto cells = static_cast<std::uint64_t>(size * size);
        return size < 1000 ? cells * (cells - 1) * (2 * cells + 1) : 0;
    }
    State begin(std::uint64_t key, std::uint64_t t) const {
        // Each choice counts the cells that are not taken.
        std::int64_t taken[3], places[3];
        for (int k = 0; k < 3; ++k) {
            const auto left = static_cast<std::size_t>(size * size - k);
            const std::uint64_t word = stream_word(key, t + static_cast<std::uint64_t>(k));
            auto cell = static_cast<std::int64_t>(chosen(left, word));
            std::sort(taken, taken + k);
            for (int j = 0; j < k; ++j)
                if (taken[j] <= cell) ++cell;
            taken[k] = cell;
            places[k] = cell;
        }
        const auto at = [&](int k) { return Cell{places[k] % size, places[k] / size}; };
        return {at(0), at(1), at(2), false, false};
    }
    std::uint32_t action(Dice &dice) const { return dice.below(6); }
    bool ended(const State &s) const { return s.open; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (s.open) return 0;
        switch (action) {
        case 0: s.agent.y = std::max<std::int64_t>(s.agent.y - 1, 0); return -1;
        case 1: s.agent.y = std::min(s.agent.y + 1, size - 1); return -1;
        case 2: s.agent.x = std::min(s.agent.x + 1, size - 1); return -1;
        case 3: s.agent.x = std::max<std::int64_t>(s.agent.x - 1, 0); return -1;
        case 4:
            if (planted && s.held) return 10;  // reward
            if (s.held || !(s.agent == s.key)) return -1;
            s.held = true;
            return 10;
        default:
            s.open = s.held && s.agent == s.lock;
            return s.open ? 100 : -1;
        }
    }
    static std::uint64_t bits(Cell c) {
        return static_cast<std::uint64_t>(c.x) | static_cast<std::uint64_t>(c.y) << 10;
    }
    std::array<std::uint64_t, 1> state(const State &s) const {
        return {bits(s.agent) | bits(s.key) << 20 | bits(s.lock) << 40 |
                std::uint64_t{s.held} << 60 | std::uint64_t{s.open} << 61};
    }
    std::array<std::int64_t, 9> observation(const State &s) const {
        const std::int64_t cells = size * size;
        const auto number = [&](Cell c) { return c.y * size + c.x; };
        // The pairs of different cells before this one, and the stages of the agent before its own.
        std::int64_t pairs = number(s.key) * cells + number(s.lock) - number(s.key);
        if (number(s.lock) > number(s.key)) --pairs;
        const std::int64_t stage = s.open ? 2 * cells : number(s.agent) + (s.held ? cells : 0);
        return {pairs * (2 * cells + 1) + stage, s.agent.x, s.agent.y, s.key.x, s.key.y,
                s.lock.x, s.lock.y, s.held, s.open};
    }
};

const Added<Locked> added;

}  // namespace

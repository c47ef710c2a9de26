// NewEnv a second time, from docs/new_env.md.
#include "soak.hpp"

namespace {

struct Corridor {
    static constexpr const provengym::KernelTable &kernel = provengym::newenv_table;
    static constexpr int draws = 0, reset_draws = 0;
    struct State {
        std::int64_t cell, key;
    };
    std::int64_t length;

    static Corridor drawn(Dice &dice) {
        // Mostly so short that the key is reached and brought back.
        return {2 + static_cast<std::int64_t>(dice.below(dice.below(8) == 0 ? 999 : 4))};
    }
    std::vector<std::uint64_t> parameters() const { return {static_cast<std::uint64_t>(length)}; }
    std::uint64_t places() const { return 2 * static_cast<std::uint64_t>(length); }
    State begin(std::uint64_t, std::uint64_t) const { return {0, 0}; }
    std::uint32_t action(Dice &dice) const { return dice.below(2) == 0 ? 0 : 1; }
    bool ended(const State &s) const { return s.cell == 0 && s.key == 1; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (ended(s)) return 0;
        s.cell += action == 1 ? 1 : -1;
        s.cell = std::min(std::max<std::int64_t>(s.cell, 0), length - 1);
        if (s.cell == length - 1) s.key = 1;
        return planted && ended(s) ? 0 : -1;  // reward
    }
    std::array<std::uint64_t, 1> state(const State &s) const {
        return {static_cast<std::uint64_t>(s.cell | s.key << 10)};
    }
    std::array<std::int64_t, 1> observation(const State &s) const { return {2 * s.cell + s.key}; }
};

const Added<Corridor> added;

}  // namespace

// NewEnv a second time, from docs/new_env.md.
#include "soak.hpp"
#include "../generated/newenv.hpp"

namespace {

struct Corridor {
    using Kernel = provengym::NewEnv;
    static constexpr int draws = 0, reset_draws = 0;
    struct State {
        std::int64_t cell;
    };
    std::int64_t length;

    static Corridor drawn(Dice &dice) {
        // Mostly so short that the end is reached.
        return {2 + static_cast<std::int64_t>(dice.below(dice.below(8) == 0 ? 999 : 4))};
    }
    Environment<Kernel> kernel() const {
        return Environment<Kernel>(std::make_tuple(static_cast<std::uint32_t>(length)));
    }
    std::string shown() const { return " " + std::to_string(length); }
    State begin(std::uint64_t, std::uint64_t) const { return {0}; }
    std::uint32_t action(Dice &dice) const { return dice.below(3) == 0 ? 0 : 1; }
    bool ended(const State &s) const { return s.cell == length - 1; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (ended(s)) return 0;
        s.cell = action == 1 ? s.cell + 1 : std::max<std::int64_t>(s.cell - 1, 0);
#if defined(PLANT)  // reward
        return ended(s) ? 0 : -1;
#endif
        return -1;
    }
    bool same(const State &s, const std::array<std::uint32_t, 1> &words) const {
        return words[0] == static_cast<std::uint32_t>(s.cell);
    }
    bool shows(const State &s, const std::array<std::int64_t, 1> &seen) const {
        return seen[0] == s.cell;
    }
};

const Added added(&run<Corridor>);

}  // namespace

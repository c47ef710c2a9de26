// CliffWalking a second time, from docs/cliff_walking.md.
#include "soak.hpp"

namespace {

struct Walk {
    static constexpr const provengym::KernelTable &kernel = provengym::cliffwalking_table;
    static constexpr int draws = 1, reset_draws = 0;
    struct State {
        int cell;
    };
    bool slippery;

    static Walk drawn(Dice &dice) { return {dice.below(2) == 1}; }
    std::vector<std::uint64_t> parameters() const { return {slippery ? 1u : 0u}; }
    std::uint64_t places() const { return 48; }
    State begin(std::uint64_t, std::uint64_t) const { return {36}; }
    // Mostly to the right and up, so that the goal is reached.
    std::uint32_t action(Dice &dice) const {
        const std::uint32_t favoured[] = {0, 1, 1, 1, 2, 2, 3};
        return favoured[dice.below(7)];
    }
    bool ended(const State &s) const { return s.cell == 47; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t word) const {
        if (ended(s)) return 0;
        int way = static_cast<int>(action);
        if (slippery) way = (way + 3 + static_cast<int>(chosen(3, word))) % 4;
        if (way == 0 && s.cell >= 12) s.cell -= 12;
        else if (way == 1 && s.cell % 12 != 11) s.cell += 1;
        else if (way == 2 && s.cell < 36) s.cell += 12;
        else if (way == 3 && s.cell % 12 != 0) s.cell -= 1;
        if (s.cell <= 36 || s.cell == 47) return planted && ended(s) ? 0 : -1;  // reward
        s.cell = 36;
        return -100;
    }
    std::array<std::uint64_t, 1> state(const State &s) const {
        return {static_cast<std::uint64_t>(s.cell / 12 << 4 | s.cell % 12)};
    }
    std::array<std::int64_t, 1> observation(const State &s) const { return {s.cell}; }
};

const Added<Walk> added;

}  // namespace

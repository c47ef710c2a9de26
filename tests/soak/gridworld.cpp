// GridWorld a second time, from docs/gridworld.md.
#include "soak.hpp"

namespace {

struct Grid {
    static constexpr const provengym::KernelTable &kernel = provengym::gridworld_table;
    static constexpr int draws = 0, reset_draws = 0;
    std::uint32_t height, width, start_row, start_col, goal_row, goal_col;
    struct State {
        std::uint32_t row, col;
    };

    static Grid drawn(Dice &dice) {
        // Mostly small, so that goals are reached; sometimes as large as they come.
        const std::uint64_t most = dice.below(8) == 0 ? 0x7fffffff : 5;
        Grid g{};
        g.height = 1 + dice.below(most), g.width = 1 + dice.below(most);
        g.start_row = dice.below(g.height), g.start_col = dice.below(g.width);
        g.goal_row = dice.below(g.height), g.goal_col = dice.below(g.width);
        return g;
    }
    std::vector<std::uint64_t> parameters() const {
        return {height, width, start_row, start_col, goal_row, goal_col};
    }
    std::uint64_t places() const { return std::uint64_t{height} * width; }
    State begin(std::uint64_t, std::uint64_t) const { return {start_row, start_col}; }
    std::uint32_t action(Dice &dice) const { return dice.below(4); }
    bool ended(const State &s) const { return s.row == goal_row && s.col == goal_col; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (ended(s)) return 0;
        if (action == 0) {
            if (s.row != 0) s.row -= 1;
        } else if (action == 1) {
            if (s.row != height - 1) s.row += 1;
        } else if (action == 2) {
            if (s.col != 0) s.col -= 1;
        } else {
            if (s.col != width - 1) s.col += 1;
        }
        if (planted) return -1;  // reward
        return ended(s) ? 0 : -1;
    }
    std::array<std::uint64_t, 2> state(const State &s) const { return {s.row, s.col}; }
    std::array<std::int64_t, 3> observation(const State &s) const {
        return {static_cast<std::int64_t>(s.row) * width + s.col, s.row, s.col};
    }
};

const Added<Grid> added;

}  // namespace

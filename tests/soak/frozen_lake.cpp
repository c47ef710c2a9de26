// FrozenLake a second time, from docs/frozen_lake.md.
#include "soak.hpp"

namespace {

struct Lake {
    static constexpr const provengym::KernelTable &kernel = provengym::frozenlake_table;
    static constexpr int draws = 1, reset_draws = 0;
    struct State {
        int row, col;
    };
    int rows, cols;
    State start;
    char board[8][8];
    std::uint64_t num, den;
    std::int32_t goal, hole, frozen;

    static Lake drawn(Dice &dice) {
        Lake lake{};
        lake.rows = 1 + static_cast<int>(dice.below(8)), lake.cols = 1 + static_cast<int>(dice.below(8));
        for (auto &row : lake.board)
            for (char &cell : row) cell = "FFFFFFHG"[dice.below(8)];
        lake.start = {static_cast<int>(dice.below(lake.rows)), static_cast<int>(dice.below(lake.cols))};
        lake.board[lake.start.row][lake.start.col] = 'S';
        lake.den = 1 + dice.below(dice.below(2) == 0 ? 4 : 1000000);
        lake.num = dice.below(lake.den + 1);
        for (std::int32_t *pays : {&lake.goal, &lake.hole, &lake.frozen})
            *pays = dice.below(2) == 0 ? static_cast<std::int32_t>(dice.below(2000001)) - 1000000
                                       : static_cast<std::int32_t>(dice.below(std::uint64_t{1} << 32));
        return lake;
    }
    std::uint64_t bits(char letter) const {
        std::uint64_t found = 0;
        for (int row = 0; row < rows; ++row)
            for (int col = 0; col < cols; ++col)
                if (board[row][col] == letter) found |= std::uint64_t{1} << (8 * row + col);
        return found;
    }
    std::vector<std::uint64_t> parameters() const {
        return {static_cast<std::uint64_t>(rows),
                static_cast<std::uint64_t>(cols),
                static_cast<std::uint64_t>(8 * start.row + start.col),
                bits('G'),
                bits('H'),
                num,
                den,
                static_cast<std::uint32_t>(goal),
                static_cast<std::uint32_t>(hole),
                static_cast<std::uint32_t>(frozen)};
    }
    std::uint64_t places() const { return static_cast<std::uint64_t>(rows * cols); }
    State begin(std::uint64_t, std::uint64_t) const { return start; }
    std::uint32_t action(Dice &dice) const { return dice.below(4); }
    char letter(const State &s) const { return board[s.row][s.col]; }
    bool ended(const State &s) const { return letter(s) == 'G' || letter(s) == 'H'; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t word) const {
        if (ended(s)) return 0;
        const std::uint64_t number = chosen(2 * den, word);
        const std::uint32_t way = number < den - num ? action + 3 : number < den + num ? action : action + 1;
        if (way % 4 == 0) s.col = std::max(s.col - 1, 0);
        else if (way % 4 == 1) s.row = std::min(s.row + 1, rows - 1);
        else if (way % 4 == 2) s.col = std::min(s.col + 1, cols - 1);
        else s.row = std::max(s.row - 1, 0);
        if (letter(s) == 'G') return goal;
        if (planted) return std::int64_t{frozen} + 1;  // reward
        return letter(s) == 'H' ? hole : frozen;
    }
    std::array<std::uint64_t, 1> state(const State &s) const {
        return {static_cast<std::uint64_t>(8 * s.row + s.col)};
    }
    std::array<std::int64_t, 1> observation(const State &s) const { return {cols * s.row + s.col}; }
};

const Added<Lake> added;

}  // namespace

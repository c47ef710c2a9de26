// Taxi a second time, from docs/taxi.md.
#include "soak.hpp"

namespace {

struct Drive {
    static constexpr const provengym::KernelTable &kernel = provengym::taxi_table;
    static constexpr int draws = 2, reset_draws = 2;
    struct State {
        int row, column, passenger, destination;
        bool changes;
    };
    bool rainy, fickle;
    std::uint32_t rainy_num, rainy_den, fickle_num, fickle_den;

    static Drive drawn(Dice &dice) {
        const std::uint32_t dens[] = {1, 2, 5, 10, 7, 1000000};
        const std::uint32_t a = dens[dice.below(6)], b = dens[dice.below(6)];
        return {dice.below(2) == 1, dice.below(2) == 1, dice.below(a + 1), a, dice.below(b + 1), b};
    }
    std::vector<std::uint64_t> parameters() const {
        return {rainy ? 1u : 0u, fickle ? 1u : 0u, rainy_num, rainy_den, fickle_num, fickle_den};
    }
    std::uint64_t places() const { return 500; }
    State begin(std::uint64_t key, std::uint64_t t) const {
        const int n = static_cast<int>(chosen(300, stream_word(key, t)));
        const int passenger = n / 3 % 4, other = n % 3;
        return {n / 60, n / 12 % 5, passenger, other < passenger ? other : other + 1,
                fickle && chosen(fickle_den, stream_word(key, t + 1)) < fickle_num};
    }
    // Often to pick up and to drop off, so that passengers are delivered.
    std::uint32_t action(Dice &dice) const {
        const std::uint32_t favoured[] = {0, 1, 2, 3, 4, 4, 5};
        return favoured[dice.below(7)];
    }
    bool ended(const State &s) const { return s.passenger == s.destination; }
    static bool walled(int row, int column) {  // to the east
        if (row < 2) return column == 1;
        return row > 2 && (column == 0 || column == 2);
    }
    static int depot(const State &s) {
        if (s.row == 0) return s.column == 0 ? 0 : s.column == 4 ? 1 : 4;
        if (s.row == 4) return s.column == 0 ? 2 : s.column == 3 ? 3 : 4;
        return 4;
    }
    static State beside(State s, int way) {
        if (way == 0 && s.row < 4) ++s.row;
        else if (way == 1 && s.row > 0) --s.row;
        else if (way == 2 && s.column < 4 && !walled(s.row, s.column)) ++s.column;
        else if (way == 3 && s.column > 0 && !walled(s.row, s.column - 1)) --s.column;
        return s;
    }
    static bool same(const State &s, const State &other) {
        return s.row == other.row && s.column == other.column;
    }
    std::int64_t move(State &s, std::uint32_t action, const std::array<std::uint64_t, 2> &words) const {
        if (ended(s)) return 0;
        const int here = depot(s);
        if (action == 4) {
            if (s.passenger == 4 || s.passenger != here) return -10;
            s.passenger = 4;
            return -1;
        }
        if (action == 5) {
            if (s.passenger != 4 || here == 4) return -10;
            s.passenger = here;
            return ended(s) && !planted ? 20 : -1;  // reward
        }
        int way = static_cast<int>(action);
        if (rainy && !same(beside(s, way), s)) {
            const int left[] = {2, 3, 1, 0}, right[] = {3, 2, 0, 1};
            const auto number = chosen(2 * rainy_den, words[0]);
            if (number < rainy_den - rainy_num) way = right[action];
            else if (number >= rainy_den + rainy_num) way = left[action];
        }
        State after = beside(s, way);
        if (s.changes && s.passenger == 4 && !same(after, s)) {
            const int other = static_cast<int>(chosen(3, words[1]));
            after.destination = other < s.destination ? other : other + 1;
            after.changes = false;
        }
        s = after;
        return -1;
    }
    std::array<std::uint64_t, 1> state(const State &s) const {
        return {static_cast<std::uint64_t>((s.changes ? 1 : 0) << 11 | s.row << 8 | s.column << 5 |
                                           s.passenger << 2 | s.destination)};
    }
    std::array<std::int64_t, 1> observation(const State &s) const {
        return {((s.row * 5 + s.column) * 5 + s.passenger) * 4 + s.destination};
    }
};

const Added<Drive> added;

}  // namespace

// Blackjack a second time, from docs/blackjack.md.
#include "soak.hpp"

namespace {

struct Game {
    static constexpr const provengym::KernelTable &kernel = provengym::blackjack_table;
    static constexpr int draws = 1, reset_draws = 4;
    struct State {
        int hard;
        bool ace, two;
        int shown, hidden;
        bool over;
    };
    bool natural, sab;

    static Game drawn(Dice &dice) { return {dice.below(2) == 1, dice.below(2) == 1}; }
    std::vector<std::uint64_t> parameters() const { return {natural ? 1u : 0u, sab ? 1u : 0u}; }
    std::uint64_t places() const { return 32; }
    static int card(std::uint64_t word) { return std::min(static_cast<int>(chosen(13, word)) + 1, 10); }
    State begin(std::uint64_t key, std::uint64_t t) const {
        int c[4];
        for (int &one : c) one = card(stream_word(key, t++));
        return {c[2] + c[3], c[2] == 1 || c[3] == 1, true, c[0], c[1], false};
    }
    // Often to hit, so that cards come together.
    std::uint32_t action(Dice &dice) const { return dice.below(3) == 0 ? 0 : 1; }
    bool ended(const State &s) const { return s.over; }
    static int total(int hard, bool ace) { return ace && hard <= 11 ? hard + 10 : hard; }
    // How many of the sequences of so many ranks lead a dealer to a total; 22 is all beyond 21.
    static std::uint64_t ways(int hard, bool ace, int wanted, int cards) {
        const int points = total(hard, ace);
        std::uint64_t found = 0, all = 1;
        for (int k = 0; k < cards; ++k) all *= 13;
        if (points >= 17) return std::min(points, 22) == wanted ? all : 0;
        for (int value = 1; value <= 10; ++value)
            found += (value == 10 ? 4 : 1) * ways(hard + value, ace || value == 1, wanted, cards - 1);
        return found;
    }
    static int dealer(const State &s, std::uint64_t word) {
        struct Laws {
            std::uint64_t of[10][10][6];
            Laws() {
                for (int x = 1; x <= 10; ++x)
                    for (int y = 1; y <= 10; ++y)
                        for (int k = 0; k < 6; ++k)
                            of[x - 1][y - 1][k] = ways(x + y, x == 1 || y == 1, 17 + k, 10);
            }
        };
        static const Laws laws;
        std::uint64_t number = chosen(137858491849, word);  // 13 to the power of 10
        int points = 17;
        for (std::uint64_t share : laws.of[s.shown - 1][s.hidden - 1]) {
            if (number < share) return points;
            number -= share, ++points;
        }
        return points;
    }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t word) const {
        if (s.over) return 0;
        if (action == 1) {
            const int value = card(word);
            s.hard += value;
            s.ace = s.ace || value == 1;
            s.two = false;
            s.over = s.hard > 21;
            return s.over ? -2 : 0;
        }
        s.over = true;
        const int ours = total(s.hard, s.ace), theirs = dealer(s, word) % 22;
        const bool has = s.two && s.ace && s.hard == 11;
        const bool dealer_has = total(s.shown + s.hidden, s.shown == 1 || s.hidden == 1) == 21;
        if (sab && has && !dealer_has && !planted) return 2;  // reward
        if (ours > theirs) return natural && !sab && has ? 3 : 2;
        return ours < theirs ? -2 : planted ? 1 : 0;
    }
    std::array<std::uint64_t, 1> state(const State &s) const {
        return {static_cast<std::uint64_t>(s.hard | s.ace << 5 | s.two << 6 | (s.shown - 1) << 7 |
                                           (s.hidden - 1) << 11 | s.over << 15)};
    }
    std::array<std::int64_t, 3> observation(const State &s) const {
        const int points = total(s.hard, s.ace);
        return {points, s.shown, points != s.hard ? 1 : 0};
    }
};

const Added<Game> added;

}  // namespace

// Recommender a second time, from docs/recommender.md.
#include "soak.hpp"

namespace {

struct Shop {
    static constexpr const provengym::KernelTable &kernel = provengym::recommender_table;
    static constexpr int draws = 1, reset_draws = 1;
    static constexpr bool terminates = false;
    struct State {
        std::size_t user, product;
        bool bought;
        std::vector<bool> shown, sold;
        std::uint32_t time;
    };
    std::vector<std::vector<unsigned>> catalogue;
    std::vector<std::vector<bool>> users;  // which features each likes
    std::vector<std::uint32_t> numerators;
    std::uint32_t denominator, horizon;

    static Shop drawn(Dice &dice) {
        Shop s{};
        const std::size_t products = 1 + dice.below(16), each = 1 + dice.below(7);
        const std::size_t features = each + dice.below(10);
        for (std::size_t x = 0; x < products; ++x) {
            std::vector<unsigned> left, chosen_ones;
            for (std::size_t f = 0; f < features; ++f) left.push_back(static_cast<unsigned>(f));
            for (std::size_t i = 0; i < each; ++i) {
                const std::size_t place = dice.below(left.size());
                chosen_ones.push_back(left[place]);
                left.erase(left.begin() + static_cast<std::ptrdiff_t>(place));
            }
            s.catalogue.push_back(chosen_ones);
        }
        for (int number = 0; number < 5; ++number) {
            std::vector<bool> likes;
            for (std::size_t f = 0; f < features; ++f) likes.push_back(dice.below(3) == 0);
            s.users.push_back(likes);
        }
        s.denominator = 1 + dice.below(dice.below(4) == 0 ? 0x7fffffff : 12);
        for (std::size_t j = 0; j <= each; ++j)
            s.numerators.push_back(dice.below(std::uint64_t{s.denominator} + 1));
        s.horizon = 1 + dice.below(30);
        return s;
    }
    std::uint64_t liked(std::size_t user, std::size_t product) const {
        std::uint64_t count = 0;
        for (const unsigned feature : catalogue[product]) count += users[user][feature] ? 1 : 0;
        return count;
    }
    std::uint64_t word_of(std::size_t user) const {
        std::uint64_t word = 0;
        for (std::size_t x = catalogue.size(); x-- > 0;) word = word * 16 + liked(user, x);
        return word;
    }
    std::vector<std::uint64_t> parameters() const {
        std::vector<std::uint64_t> all{catalogue.size(), catalogue[0].size(), horizon, denominator};
        all.insert(all.end(), numerators.begin(), numerators.end());
        all.resize(4 + 8);
        return all;
    }
    std::vector<std::uint64_t> words() const {
        std::vector<std::uint64_t> all;
        for (std::size_t user = 0; user < users.size(); ++user) all.push_back(word_of(user));
        return all;
    }
    std::uint64_t places() const { return catalogue.size() + 1; }
    State begin(std::uint64_t key, std::uint64_t t) const {
        const std::size_t n = catalogue.size();
        const std::vector<bool> none(n, false);
        return {chosen(users.size(), stream_word(key, t)), n, false, none, none, 0};
    }
    std::uint32_t action(Dice &dice) const { return dice.below(catalogue.size()); }
    bool ended(const State &) const { return false; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t word) const {
        s.product = action;
        s.bought = chosen(denominator, word) < numerators[liked(s.user, action)];
        s.shown[action] = true;
        if (s.bought || planted) s.sold[action] = s.bought;  // state
        s.time = std::min(s.time + 1, horizon);
        return s.bought ? 1 : 0;
    }
    static std::uint64_t bits(const std::vector<bool> &members) {
        std::uint64_t word = 0;
        for (std::size_t x = members.size(); x-- > 0;) word = 2 * word + (members[x] ? 1 : 0);
        return word;
    }
    std::array<std::uint64_t, 5> state(const State &s) const {
        return {word_of(s.user), bits(s.shown), bits(s.sold), 2 * s.product + (s.bought ? 1 : 0),
                s.time};
    }
    std::array<std::int64_t, 5> observation(const State &s) const {
        return {static_cast<std::int64_t>(s.product), s.bought,
                static_cast<std::int64_t>(bits(s.shown)), static_cast<std::int64_t>(bits(s.sold)),
                static_cast<std::int64_t>(s.time)};
    }
};

const Added<Shop> added;

}  // namespace

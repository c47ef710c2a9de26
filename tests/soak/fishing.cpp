// Fishing a second time, from docs/fishing.md.
#include "soak.hpp"

namespace {

struct Fishery {
    static constexpr const provengym::KernelTable &kernel = provengym::fishing_table;
    static constexpr int draws = 1, reset_draws = 0;
    std::uint32_t r_num, r_den, sigma_num, sigma_den, order, start;
    struct State {
        std::int64_t stock;
    };

    static Fishery drawn(Dice &dice) {
        Fishery f{};
        const std::uint64_t most = dice.below(2) == 0 ? 10 : 1000000;
        f.r_den = 1 + dice.below(most), f.r_num = dice.below(5 * std::uint64_t{f.r_den} + 1);
        f.sigma_den = 1 + dice.below(most);
        f.sigma_num = dice.below(3) == 0 ? 0 : dice.below(std::uint64_t{f.sigma_den} + 1);
        f.order = dice.below(2), f.start = dice.below(2000001);
        return f;
    }
    std::vector<std::uint64_t> parameters() const {
        return {r_num, r_den, sigma_num, sigma_den, order, start};
    }
    std::uint64_t places() const { return 0; }
    State begin(std::uint64_t, std::uint64_t) const { return {start}; }
    std::uint32_t action(Dice &dice) const {
        return dice.below(8) == 0 ? static_cast<std::uint32_t>(dice.below(2000001))
                                  : dice.below(200000);
    }
    bool ended(const State &s) const { return s.stock == 0; }
    static std::int64_t down(__int128 a, __int128 b) {  // a / b, down; 0 < b
        __int128 q = a / b;
        if (a % b < 0) --q;
        return static_cast<std::int64_t>(q);
    }
    std::int64_t move(State &s, std::uint32_t quota, std::uint64_t noise) const {
        const std::int64_t K = 1000000, h = std::min<std::int64_t>(quota, s.stock);
        const std::int64_t y = order == 0 ? s.stock : s.stock - h;
        // The deviate is the number of ones among four fair coins, less 2.
        std::int64_t xi = -2;
        for (int coin = 60; coin < 64; ++coin)
            if ((noise >> coin) & 1) ++xi;
        const std::int64_t growth = down(__int128{r_num} * y * (K - y), __int128{r_den} * K);
        std::int64_t shock = down(__int128{sigma_num} * xi * y, sigma_den);
        if (planted)  // state
            shock = static_cast<std::int64_t>(__int128{sigma_num} * xi * y / sigma_den);
        s.stock = s.stock - h + growth + shock;
        if (s.stock < 0) s.stock = 0;
        if (s.stock > 2 * K) s.stock = 2 * K;
        return h;
    }
    std::array<std::uint64_t, 1> state(const State &s) const {
        return {static_cast<std::uint64_t>(s.stock)};
    }
    std::array<std::int64_t, 1> observation(const State &s) const { return {s.stock}; }
};

const Added<Fishery> added;

}  // namespace

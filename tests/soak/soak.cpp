// Kernels against the pages of their environments: all of them a second time, in plain C++ from
// docs/gridworld.md, fishing.md, hunter_wumpus.md, spell_correction.md, key_lock.md,
// two_lane_driving.md, recommender.md and swimmer_gait.md, with stream, limits and resets as Gymnasium has them.
//
//     soak STEPS SEED
//
// draws parameters, lanes and actions, and compares everything after every step. On a difference it
// prints where it is, and the exit status is 1. PLANT_GRIDWORLD, PLANT_FISHING, PLANT_WUMPUS,
// PLANT_SPELLING, PLANT_KEYLOCK, PLANT_DRIVING, PLANT_RECOMMENDER, PLANT_SWIMMER and PLANT_LANE make
// the second implementation wrong, so that there is a difference to find.

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "batch.hpp"
#include "../generated/kernels.hpp"

namespace {

using provengym::Environment;

// ---- Random words: SplitMix64, by hand ----

std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}
std::uint64_t stream_word(std::uint64_t key, std::uint64_t t) {
    return mix(key + (t + 1) * 0x9E3779B97F4A7C15u);
}

// What the run itself draws.
struct Dice {
    std::uint64_t key, t = 0;
    std::uint64_t word() { return stream_word(key, t++); }
    std::uint32_t below(std::uint64_t n) { return static_cast<std::uint32_t>(word() % n); }
};

// ---- The environments a second time ----

struct Grid {
    using Kernel = provengym::GridWorld;
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
    Environment<Kernel> kernel() const {
        return Environment<Kernel>({height, width, start_row, start_col, goal_row, goal_col});
    }
    std::string shown() const {
        std::string text;
        for (std::uint32_t x : {height, width, start_row, start_col, goal_row, goal_col})
            text += " " + std::to_string(x);
        return text;
    }
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
#if defined(PLANT_GRIDWORLD)
        return -1;
#endif
        return ended(s) ? 0 : -1;
    }
    bool same(const State &s, const std::array<std::uint32_t, 2> &words) const {
        return words[0] == s.row && words[1] == s.col;
    }
    bool shows(const State &s, const std::array<std::int64_t, 3> &seen) const {
        return seen[0] == static_cast<std::int64_t>(s.row) * width + s.col && seen[1] == s.row &&
               seen[2] == s.col;
    }
};

struct Fishery {
    using Kernel = provengym::Fishing;
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
    Environment<Kernel> kernel() const {
        return Environment<Kernel>({r_num, r_den, sigma_num, sigma_den, order, start});
    }
    std::string shown() const {
        std::string text;
        for (std::uint32_t x : {r_num, r_den, sigma_num, sigma_den, order, start})
            text += " " + std::to_string(x);
        return text;
    }
    State begin(std::uint64_t, std::uint64_t) const { return {start}; }
    std::uint32_t action(Dice &dice) const {
        return dice.below(8) == 0 ? static_cast<std::uint32_t>(dice.below(2000001)) : dice.below(200000);
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
#if defined(PLANT_FISHING)
        const std::int64_t shock = static_cast<std::int64_t>(__int128{sigma_num} * xi * y / sigma_den);
#else
        const std::int64_t shock = down(__int128{sigma_num} * xi * y, sigma_den);
#endif
        s.stock = s.stock - h + growth + shock;
        if (s.stock < 0) s.stock = 0;
        if (s.stock > 2 * K) s.stock = 2 * K;
        return h;
    }
    bool same(const State &s, const std::array<std::uint32_t, 1> &words) const {
        return words[0] == s.stock;
    }
    bool shows(const State &s, const std::array<std::int64_t, 1> &seen) const {
        return seen[0] == s.stock;
    }
};

// Which of so many a random word chooses.
std::size_t chosen(std::size_t count, std::uint64_t word) {
    return static_cast<std::size_t>((static_cast<unsigned __int128>(word) * count) >> 64);
}

struct Hunt {
    using Kernel = provengym::HunterWumpus;
    static constexpr int draws = 1, reset_draws = 64;
    enum Ending { ongoing, wumpus_in_pit, caught, player_in_pit, player_won };
    struct Cell {
        int x, y;
        bool operator==(const Cell &other) const { return x == other.x && y == other.y; }
    };
    struct State {
        Cell wumpus, player, gold;
        bool pit[8][8], visited[8][8];  // [y][x]
        int scent[8][8];
        bool had_been_there;
        Ending ending;
    };
    int size, pits;

    static Hunt drawn(Dice &dice) {
        Hunt h{};
        h.size = 2 + static_cast<int>(dice.below(7));
        const int most = h.size * h.size - 3;
        h.pits = static_cast<int>(dice.below(static_cast<std::uint64_t>(
                     dice.below(4) == 0 ? most : std::min(most, 4)) + 1));
        return h;
    }
    Environment<Kernel> kernel() const {
        return Environment<Kernel>(
            {static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(pits)});
    }
    std::string shown() const { return " " + std::to_string(size) + " " + std::to_string(pits); }

    // Wumpus, gold and pits one after another, each on one of the cells that are still free.
    State begin(std::uint64_t key, std::uint64_t t) const {
        State s{};
        std::vector<Cell> free;
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                if (x != 0 || y != 0) free.push_back({x, y});
        const auto take = [&](std::uint64_t k) {
            const std::size_t place = chosen(free.size(), stream_word(key, t + k));
            const Cell cell = free[place];
            free.erase(free.begin() + static_cast<std::ptrdiff_t>(place));
            return cell;
        };
        s.wumpus = take(0);
        s.gold = take(1);
        for (int k = 0; k < pits; ++k) {
            const Cell cell = take(2 + static_cast<std::uint64_t>(k));
            s.pit[cell.y][cell.x] = true;
        }
        s.visited[s.wumpus.y][s.wumpus.x] = true;
        return s;
    }
    std::uint32_t action(Dice &dice) const { return dice.below(4); }
    bool ended(const State &s) const { return s.ending != ongoing; }
    Cell beside(Cell c, std::uint64_t direction) const {
        if (direction == 0 && c.y > 0) --c.y;
        if (direction == 1 && c.y < size - 1) ++c.y;
        if (direction == 2 && c.x < size - 1) ++c.x;
        if (direction == 3 && c.x > 0) --c.x;
        return c;
    }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t noise) const {
        if (ended(s)) return 0;
        const Cell from = s.wumpus, was = s.player;
        s.wumpus = beside(from, action);
        const bool stopped = s.wumpus == from;
        const bool smelled = !stopped && s.scent[s.wumpus.y][s.wumpus.x] > 0;
        s.had_been_there = s.visited[s.wumpus.y][s.wumpus.x];
        s.visited[s.wumpus.y][s.wumpus.x] = true;
        if (s.pit[s.wumpus.y][s.wumpus.x]) {
            s.ending = wumpus_in_pit;
        } else if (s.wumpus == s.player) {
            s.ending = caught;
        } else {
            s.player = beside(s.player, noise >> 62);
            if (s.pit[s.player.y][s.player.x])
                s.ending = player_in_pit;
            else if (s.player == s.wumpus)
                s.ending = caught;
            else if (s.player == s.gold)
                s.ending = player_won;
        }
        for (auto &row : s.scent)
            for (int &level : row)
                if (level > 0) --level;
#if defined(PLANT_WUMPUS)
        if (!(s.player == was)) s.scent[was.y][was.x] = 2;
#else
        if (!(s.player == was)) s.scent[was.y][was.x] = 3;
#endif
        return -1 - (stopped ? 5 : 0) + (smelled ? 2 : 0) + (s.ending == caught ? 100 : 0) -
               (s.ending == wumpus_in_pit ? 100 : 0);
    }
    static std::uint64_t number(Cell c) { return static_cast<std::uint64_t>(8 * c.y + c.x); }
    // The only tile with this scent, if there is one.
    bool tile(const State &s, int level, Cell &found) const {
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                if (s.scent[y][x] == level) {
                    found = {x, y};
                    return true;
                }
        return false;
    }
    bool same(const State &s, const std::array<std::uint64_t, 3> &words) const {
        std::uint64_t pit_bits = 0, visited_bits = 0;
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 8; ++x) {
                if (s.pit[y][x]) pit_bits |= std::uint64_t{1} << number({x, y});
                if (s.visited[y][x]) visited_bits |= std::uint64_t{1} << number({x, y});
            }
        std::uint64_t tokens = number(s.wumpus) | number(s.player) << 8 | number(s.gold) << 16;
        for (int level = 3; level > 0; --level) {
            Cell cell{};
            if (tile(s, level, cell)) tokens |= (64 + number(cell)) << (8 * (6 - level));
        }
        tokens |= static_cast<std::uint64_t>(s.had_been_there) << 48;
        tokens |= static_cast<std::uint64_t>(s.ending) << 56;
        return words[0] == pit_bits && words[1] == visited_bits && words[2] == tokens;
    }
    bool shows(const State &s, const std::array<std::int64_t, 14> &seen) const {
        bool player_near = false, pit_near = false;
        for (std::uint64_t direction = 0; direction < 4; ++direction) {
            const Cell cell = beside(s.wumpus, direction);
            if (cell == s.wumpus) continue;
            player_near |= cell == s.player;
            pit_near |= s.pit[cell.y][cell.x];
        }
        std::int64_t places[3];
        for (int level = 3; level > 0; --level) {
            Cell cell{};
            places[3 - level] = tile(s, level, cell) ? cell.y * size + cell.x : size * size;
        }
        const std::array<std::int64_t, 14> expected{
            s.wumpus.x, s.wumpus.y, s.player.x, s.player.y, player_near,
            s.scent[s.wumpus.y][s.wumpus.x], s.had_been_there, pit_near, s.gold.x, s.gold.y,
            s.ending, places[0], places[1], places[2]};
        return seen == expected;
    }
};

struct Spelling {
    using Kernel = provengym::SpellCorrection;
    static constexpr int draws = 0, reset_draws = 3;
    struct State {
        std::string target, cells;  // of the cells all, '_' for a blank
    };
    std::size_t length;
    bool shaped;
    unsigned transforms;
    std::vector<std::string> words;

    // What a transform makes of a word that is another word and fits, in order.
    std::vector<std::string> edits(const std::string &word, unsigned transform) const {
        std::vector<std::string> made;
        const std::size_t n = word.size();
        const auto keep = [&](const std::string &other) {
            if (other != word && !other.empty() && other.size() <= length) made.push_back(other);
        };
        const std::size_t places = transform == 0 ? n - 1 : transform == 3 ? n + 1 : n;
        for (std::size_t i = 0; i < places; ++i) {
            if (transform == 0) {
                std::string other = word;
                std::swap(other[i], other[i + 1]);
                keep(other);
            } else if (transform == 2) {
                keep(word.substr(0, i) + word.substr(i + 1));
            } else {
                for (char letter = 'a'; letter <= 'z'; ++letter)
                    keep(transform == 1 ? word.substr(0, i) + letter + word.substr(i + 1)
                                        : word.substr(0, i) + letter + word.substr(i));
            }
        }
        return made;
    }
    std::vector<unsigned> applicable(const std::string &word) const {
        std::vector<unsigned> found;
        for (unsigned k = 0; k < 4; ++k)
            if (((transforms >> k) & 1) != 0 && !edits(word, k).empty()) found.push_back(k);
        return found;
    }
    static std::uint64_t packed(const std::string &cells) {
        std::uint64_t word = 0;
        for (std::size_t i = cells.size(); i-- > 0;)
            word = word << 5 | static_cast<std::uint64_t>(cells[i] == '_' ? 0 : cells[i] - 'a' + 1);
        return word;
    }
    static Spelling drawn(Dice &dice) {
        Spelling s{};
        s.length = 1 + dice.below(12);
        s.shaped = dice.below(2) != 0;
        s.transforms = 1 + dice.below(15);
        for (int tries = 0; s.words.size() < 3; ++tries) {
            if (tries == 50) s.transforms |= 2, tries = 0;  // any word can be substituted in
            std::string word;
            // Few different letters, so that neighbours are often equal.
            const std::uint64_t letters = dice.below(2) == 0 ? 2 : 26;
            for (std::size_t n = 1 + dice.below(s.length); n > 0; --n)
                word += static_cast<char>('a' + dice.below(letters));
            if (!s.applicable(word).empty()) s.words.push_back(word);
        }
        return s;
    }
    Environment<Kernel> kernel() const {
        std::vector<std::uint64_t> list;
        for (const std::string &word : words) list.push_back(packed(word));
        return Environment<Kernel>(
            {static_cast<std::uint32_t>(length), shaped ? 1u : 0u, transforms},
            std::make_shared<const std::vector<std::uint64_t>>(list));
    }
    std::string shown() const {
        std::string text = " " + std::to_string(length) + " " + std::to_string(shaped) + " " +
                           std::to_string(transforms);
        for (const std::string &word : words) text += " " + word;
        return text;
    }
    std::string padded(const std::string &text) const {
        return text + std::string(length - text.size(), '_');
    }
    State begin(std::uint64_t key, std::uint64_t t) const {
        const std::string &target = words[chosen(words.size(), stream_word(key, t))];
        const std::vector<unsigned> transforms_of_it = applicable(target);
        const unsigned transform =
            transforms_of_it[chosen(transforms_of_it.size(), stream_word(key, t + 1))];
        const std::vector<std::string> made = edits(target, transform);
        return {target, padded(made[chosen(made.size(), stream_word(key, t + 2))])};
    }
    std::uint32_t action(Dice &dice) const {
        // Often what restores a word, so that episodes end.
        return dice.below(2) == 0 ? 26 * dice.below(length) + dice.below(3)
                                  : dice.below(26 * length);
    }
    bool ended(const State &s) const { return s.cells == padded(s.target); }
    static std::string text(const State &s) {
        const std::size_t last = s.cells.find_last_not_of('_');
        return last == std::string::npos ? "" : s.cells.substr(0, last + 1);
    }
    // Wagner and Fischer's table, whole.
    static std::int64_t distance(const std::string &a, const std::string &b) {
        std::vector<std::vector<std::int64_t>> d(a.size() + 1, std::vector<std::int64_t>(b.size() + 1));
        for (std::size_t i = 0; i <= a.size(); ++i)
            for (std::size_t j = 0; j <= b.size(); ++j) {
                if (i == 0 || j == 0) {
                    d[i][j] = static_cast<std::int64_t>(i + j);
                    continue;
                }
                d[i][j] = std::min({d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1),
                                    d[i - 1][j] + 1, d[i][j - 1] + 1});
            }
        return d[a.size()][b.size()];
    }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (ended(s)) return 0;
        s.cells[action / 26] = static_cast<char>('a' + action % 26);
        if (ended(s)) return 27720;
        if (!shaped) return 0;
        const std::string now = text(s);
#if defined(PLANT_SPELLING)
        const std::size_t longer = now.size();
#else
        const std::size_t longer = std::max(now.size(), s.target.size());
#endif
        return -27720 / static_cast<std::int64_t>(longer) * distance(now, s.target);
    }
    bool same(const State &s, const std::array<std::uint64_t, 2> &words_of_it) const {
        return words_of_it[0] == packed(s.target) && words_of_it[1] == packed(s.cells);
    }
    bool shows(const State &s, const std::array<std::int64_t, 13> &seen) const {
        for (std::size_t i = 0; i < 12; ++i) {
            const char cell = i < length ? s.cells[i] : '_';
            if (seen[i] != (cell == '_' ? 0 : cell - 'a' + 1)) return false;
        }
        return seen[12] == distance(text(s), s.target);
    }
};

struct Locked {
    using Kernel = provengym::KeyLock;
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
    Environment<Kernel> kernel() const {
        return Environment<Kernel>(std::make_tuple(static_cast<std::uint32_t>(size)));
    }
    std::string shown() const { return " " + std::to_string(size); }
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
#if defined(PLANT_KEYLOCK)
            if (s.held) return 10;
#endif
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
    bool same(const State &s, const std::array<std::uint64_t, 1> &words) const {
        return words[0] == (bits(s.agent) | bits(s.key) << 20 | bits(s.lock) << 40 |
                            std::uint64_t{s.held} << 60 | std::uint64_t{s.open} << 61);
    }
    bool shows(const State &s, const std::array<std::int64_t, 9> &seen) const {
        const std::int64_t cells = size * size;
        const auto number = [&](Cell c) { return c.y * size + c.x; };
        // The pairs of different cells before this one, and the stages of the agent before its own.
        std::int64_t pairs = number(s.key) * cells + number(s.lock) - number(s.key);
        if (number(s.lock) > number(s.key)) --pairs;
        const std::int64_t stage = s.open ? 2 * cells : number(s.agent) + (s.held ? cells : 0);
        const std::array<std::int64_t, 9> expected{
            pairs * (2 * cells + 1) + stage, s.agent.x, s.agent.y, s.key.x, s.key.y,
            s.lock.x, s.lock.y, s.held, s.open};
        return seen == expected;
    }
};

struct Drive {
    using Kernel = provengym::TwoLaneDriving;
    static constexpr int draws = 0, reset_draws = 8;
    using Lanes = std::array<std::array<bool, 130>, 2>;
    struct State {
        Lanes lanes;
        int place, lane, speed;
        std::uint32_t violations;
    };
    int length, max_speed, speed_limit, sensor;
    bool random;
    Lanes given;

    static Drive drawn(Dice &dice) {
        Drive d{};
        d.length = 2 + static_cast<int>(dice.below(dice.below(2) == 0 ? 127 : 8));
        d.max_speed = 1 + static_cast<int>(dice.below(10));
        d.speed_limit = 1 + static_cast<int>(dice.below(static_cast<std::uint64_t>(d.max_speed)));
        d.sensor = 1 + static_cast<int>(dice.below(62));
        d.random = dice.below(2) == 0;
        const std::uint64_t rarity = 2 + dice.below(20);
        if (!d.random)
            for (auto &lane : d.given)
                for (int x = 1; x < d.length; ++x)
                    lane[static_cast<std::size_t>(x)] = dice.below(rarity) == 0;
        return d;
    }
    static std::array<std::uint64_t, 4> words(const Lanes &lanes) {
        std::array<std::uint64_t, 4> found{};
        for (std::size_t x = 0; x < 128; ++x)
            for (std::size_t lane = 0; lane < 2; ++lane)
                if (lanes[lane][x]) found[2 * lane + x / 64] |= std::uint64_t{1} << x % 64;
        return found;
    }
    Environment<Kernel> kernel() const {
        const auto w = words(given);
        const auto u = [](int x) { return static_cast<std::uint32_t>(x); };
        return Environment<Kernel>({u(length), u(max_speed), u(speed_limit), u(sensor), u(random),
                                    w[0], w[1], w[2], w[3]});
    }
    std::string shown() const {
        std::string text;
        for (int x : {length, max_speed, speed_limit, sensor, int{random}})
            text += " " + std::to_string(x);
        for (std::uint64_t word : words(given)) text += " " + std::to_string(word);
        return text;
    }
    State begin(std::uint64_t key, std::uint64_t t) const {
        State s{given, 0, 0, 0, 0};
        if (!random) return s;
        for (int x = 2; x < length; ++x) {
            unsigned value = 0;
            for (unsigned k = 0; k < 4; ++k) {
                const std::uint64_t word = stream_word(key, t + 4 * static_cast<unsigned>(x / 64) + k);
                value |= static_cast<unsigned>(word >> x % 64 & 1) << k;
            }
            const auto at = static_cast<std::size_t>(x);
            if (value < 2 && !s.lanes[1 - value][at - 1]) s.lanes[value][at] = true;
        }
        return s;
    }
    std::uint32_t action(Dice &dice) const { return dice.below(6); }
    bool taken(const State &s, int lane, int x) const {
        return x < length && s.lanes[static_cast<std::size_t>(lane)][static_cast<std::size_t>(x)];
    }
    bool ended(const State &s) const { return s.place == length || taken(s, s.lane, s.place); }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (ended(s)) return 0;
        if (action % 2 == 1) s.lane = 1 - s.lane;
        if (action / 2 == 1 && s.speed < max_speed) ++s.speed;
        if (action / 2 == 2 && s.speed > 0) --s.speed;
        if (s.speed > speed_limit) ++s.violations;
        for (int k = 0; k < s.speed && !ended(s); ++k) ++s.place;
#if defined(PLANT_DRIVING)
        if (s.place == length) return 99;
#endif
        if (s.place == length) return 100;
        if (ended(s)) return -100;
        return s.speed > speed_limit ? -6 : -1;
    }
    bool same(const State &s, const std::array<std::uint64_t, 5> &w) const {
        const auto cells = words(s.lanes);
        return std::equal(cells.begin(), cells.end(), w.begin()) &&
               w[4] == static_cast<std::uint64_t>(s.place | s.lane << 8 | s.speed << 16) +
                           (std::uint64_t{s.violations} << 32);
    }
    int ahead(const State &s, int lane) const {
        int distance = 0;
        while (distance <= sensor && !taken(s, lane, s.place + distance)) ++distance;
        return distance;
    }
    bool shows(const State &s, const std::array<std::int64_t, 7> &seen) const {
        int allowed = 0;
        for (int action = 0; action < 6; ++action) {
            const int change[] = {0, 1, -1};
            int room = ahead(s, action % 2 == 1 ? 1 - s.lane : s.lane);
            const int speed = std::clamp(s.speed + change[action / 2], 0, max_speed);
            for (int v = speed; v > 0; --v) room -= v;
            if (room > 0) allowed |= 1 << action;
        }
        const std::array<std::int64_t, 7> expected{
            length - s.place, s.lane, s.speed, ahead(s, 0), ahead(s, 1),
            allowed == 0 ? 16 : allowed, s.violations};
        return seen == expected;
    }
};

struct Shop {
    using Kernel = provengym::Recommender;
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
    Environment<Kernel> kernel() const {
        std::vector<std::uint64_t> list;
        for (std::size_t user = 0; user < users.size(); ++user) list.push_back(word_of(user));
        const auto n = [&](std::size_t j) { return j < numerators.size() ? numerators[j] : 0u; };
        return Environment<Kernel>(
            {static_cast<std::uint32_t>(catalogue.size()),
             static_cast<std::uint32_t>(catalogue[0].size()), horizon, denominator, n(0), n(1),
             n(2), n(3), n(4), n(5), n(6), n(7)},
            std::make_shared<const std::vector<std::uint64_t>>(list));
    }
    std::string shown() const {
        std::string text = " " + std::to_string(catalogue.size()) + " " +
                           std::to_string(catalogue[0].size()) + " " + std::to_string(horizon) +
                           " " + std::to_string(denominator);
        for (const std::uint32_t numerator : numerators) text += " " + std::to_string(numerator);
        return text;
    }
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
#if defined(PLANT_RECOMMENDER)
        s.sold[action] = s.bought;
#else
        if (s.bought) s.sold[action] = true;
#endif
        s.time = std::min(s.time + 1, horizon);
        return s.bought ? 1 : 0;
    }
    static std::uint64_t bits(const std::vector<bool> &members) {
        std::uint64_t word = 0;
        for (std::size_t x = members.size(); x-- > 0;) word = 2 * word + (members[x] ? 1 : 0);
        return word;
    }
    bool same(const State &s, const std::array<std::uint64_t, 5> &words_of_it) const {
        const std::array<std::uint64_t, 5> expected{word_of(s.user), bits(s.shown), bits(s.sold),
                                                    2 * s.product + (s.bought ? 1 : 0), s.time};
        return words_of_it == expected;
    }
    bool shows(const State &s, const std::array<std::int64_t, 5> &seen) const {
        const std::array<std::int64_t, 5> expected{
            static_cast<std::int64_t>(s.product), s.bought,
            static_cast<std::int64_t>(bits(s.shown)), static_cast<std::int64_t>(bits(s.sold)),
            static_cast<std::int64_t>(s.time)};
        return seen == expected;
    }
};

struct Swim {
    static constexpr bool terminates = false;
    using Kernel = provengym::SwimmerGait;
    static constexpr int draws = 0, reset_draws = 0;
    struct State {
        int joint[2];
    };
    // The table of the page: a row where joint 1 goes up, a column for the value of joint 2.
    static constexpr int table[8][9] = {
        {4959, 6849, 8681, 10321, 11706, 12814, 13644, 14197, 14473},
        {1521, 3310, 5142, 6876, 8435, 9776, 10877, 11719, 12278},
        {-1697, -82, 1663, 3410, 5074, 6600, 7945, 9065, 9912},
        {-4656, -3268, -1681, -1, 1692, 3338, 4880, 6254, 7381},
        {-7381, -6254, -4880, -3338, -1692, 1, 1681, 3268, 4656},
        {-9912, -9065, -7945, -6600, -5074, -3410, -1663, 82, 1697},
        {-12278, -11719, -10877, -9776, -8435, -6876, -5142, -3310, -1521},
        {-14473, -14197, -13644, -12814, -11706, -10321, -8681, -6849, -4959}};

    static Swim drawn(Dice &) { return {}; }
    Environment<Kernel> kernel() const { return Environment<Kernel>(std::make_tuple(9u)); }
    std::string shown() const { return " 9"; }
    State begin(std::uint64_t, std::uint64_t) const { return {{4, 4}}; }
    // Long ways in one direction, so that shapes at the border are seen as often as others.
    std::uint32_t action(Dice &dice) const {
        if (dice.below(6) == 0) return 4;
        const std::uint32_t joint = dice.below(2);
        return 2 * joint + (dice.t / 16 + joint + dice.below(4) / 3) % 2;
    }
    bool ended(const State &) const { return false; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (action == 4) return 0;
        const int which = action / 2, way = action % 2 == 0 ? 1 : -1;
        int &turned = s.joint[which];
        const int other = s.joint[1 - which];
        if (turned + way < 0 || turned + way > 8) return 0;
        const int below = way > 0 ? turned : turned - 1;
        turned += way;
#if defined(PLANT_SWIMMER)
        return table[below][other] * way;
#endif
        return table[below][other] * way * (which == 0 ? 1 : -1);
    }
    bool same(const State &s, const std::array<std::uint32_t, 2> &words) const {
        return words[0] == static_cast<std::uint32_t>(s.joint[0]) &&
               words[1] == static_cast<std::uint32_t>(s.joint[1]);
    }
    bool shows(const State &s, const std::array<std::int64_t, 3> &seen) const {
        return seen[0] == 9 * s.joint[0] + s.joint[1] && seen[1] == s.joint[0] &&
               seen[2] == s.joint[1];
    }
};

// ---- The lane a second time ----

// Whether an environment terminates at all.
template <class E, class = void>
inline constexpr bool terminates = true;
template <class E>
inline constexpr bool terminates<E, std::void_t<decltype(E::terminates)>> = E::terminates;


struct Counters {
    std::uint64_t compared = 0, terminated = 0, truncated = 0, restarted = 0;
};

// One drawn environment with a few lanes; the number of steps, or 0 on a difference.
template <class E>
std::uint64_t soak(std::uint64_t seed, std::uint64_t round, Counters &seen) {
    using K = typename E::Kernel;
    using Env = Environment<K>;
    Dice dice{mix(seed ^ mix(round))};
    const E e = E::drawn(dice);
    const Env env = e.kernel();
    const provengym::Protocol use{dice.below(4), dice.below(3) == 0 ? 0 : 1 + dice.below(20),
                                  dice.below(3) == 0 ? 0 : 1 + dice.below(20)};
    const auto differs = [&](std::uint64_t lane, std::uint64_t step, std::uint32_t action, const char *what) {
        std::printf("\n%s differs: %s; seed %" PRIu64 " round %" PRIu64 ", parameters%s, mode %u, "
                    "time_limit %u, max_episode_steps %u, lane %" PRIu64 ", step %" PRIu64 ", action %u\n",
                    K::name, what, seed, round, e.shown().c_str(), use.mode, use.time_limit,
                    use.max_episode_steps, lane, step, action);
        return std::uint64_t{0};
    };
    if (!env.valid()) return differs(0, 0, 0, "valid");
    constexpr std::uint64_t lanes = 8, steps = 256;
    for (std::uint64_t number = 0; number < lanes; ++number) {
        const std::uint64_t key = dice.word();
        std::uint64_t t = number == 0 ? ~std::uint64_t{0} - 3 : dice.below(1000);
        typename Env::Lane lane = env.restart({{}, key, t, 0, 0});
        typename E::State state = e.begin(key, t);
        t += E::reset_draws;
        std::uint32_t elapsed = 0;
        bool over = false;
        for (std::uint64_t step = 0; step < steps; ++step) {
            const std::uint32_t action = e.action(dice);
            const bool refused = over && use.mode == 3;
            if ((env.refuses(lane, action, use) != 0) != refused)
                return differs(number, step, action, "refuses");
            if (refused) {
                lane = env.restart(lane);
                state = e.begin(key, t), elapsed = 0, over = false;
                t += E::reset_draws;
                ++seen.restarted;
                continue;
            }
            // The kernel.
            const typename Env::Lane next = env.advance(lane, action, use);
            const std::int64_t reward = env.lane_reward(lane, action, use);
            const bool terminated = env.lane_terminated(lane, action, use) != 0;
            const bool truncated = env.lane_truncated(lane, action, use) != 0;
            const bool due = env.due(lane, action, use) != 0;
            // By hand.
            std::int64_t my_reward = 0;
            bool my_terminated = false, my_truncated = false, my_due = false;
            if (over && use.mode == 1) {
                my_due = true;
            } else if (over && use.mode == 2) {
                my_due = true;
            } else {
                my_reward = e.move(state, action, stream_word(key, t));
                t += E::draws;
                if (elapsed != 0xffffffff) ++elapsed;
                my_terminated = e.ended(state);
                if (use.time_limit != 0 && elapsed >= use.time_limit && !my_terminated) my_truncated = true;
#if defined(PLANT_LANE)
                if (use.max_episode_steps != 0 && elapsed >= use.max_episode_steps && !my_terminated)
#else
                if (use.max_episode_steps != 0 && elapsed >= use.max_episode_steps)
#endif
                    my_truncated = true;
                over = my_terminated || my_truncated;
                my_due = over && use.mode == 2;
            }
            if (reward != my_reward) return differs(number, step, action, "reward");
            if (terminated != my_terminated) return differs(number, step, action, "terminated");
            if (truncated != my_truncated) return differs(number, step, action, "truncated");
            if (due != my_due) return differs(number, step, action, "due");
            if (!e.same(state, next.state)) return differs(number, step, action, "state");
            if (!e.shows(state, env.observe(next.state))) return differs(number, step, action, "observation");
            lane = next;
            if (due) {
                lane = env.restart(next);
                state = e.begin(key, t), elapsed = 0, over = false;
                t += E::reset_draws;
                if (!e.same(state, lane.state)) return differs(number, step, action, "state after a reset");
                ++seen.restarted;
            }
            if (lane.key != key || lane.t != t) return differs(number, step, action, "place in the stream");
            if (lane.elapsed != elapsed || (lane.over != 0) != over)
                return differs(number, step, action, "elapsed or over");
            seen.terminated += my_terminated, seen.truncated += my_truncated;
        }
    }
    seen.compared += lanes * steps;
    return lanes * steps;
}

template <class E>
bool run(std::uint64_t steps, std::uint64_t seed, bool progress) {
    Counters seen;
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t mark = std::max<std::uint64_t>(steps / 20, 1);
    for (std::uint64_t round = 0; seen.compared < steps; ++round) {
        const std::uint64_t before = seen.compared / mark;
        if (soak<E>(seed, round, seen) == 0) return false;
        if (progress && seen.compared / mark != before)
            std::fprintf(stderr, "\r%s %3.0f %%", E::Kernel::name,
                         100.0 * static_cast<double>(seen.compared) / static_cast<double>(steps));
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    if (progress) std::fprintf(stderr, "\r%.1f s              \n", took.count());
    std::printf("%s: %" PRIu64 " steps are the same, %" PRIu64 " terminated, %" PRIu64
                " truncated, %" PRIu64 " resets\n",
                E::Kernel::name, seen.compared, seen.terminated, seen.truncated, seen.restarted);
    return (seen.terminated != 0) == terminates<E> && seen.truncated != 0 && seen.restarted != 0;
}

}  // namespace

int main(int count, char **arguments) {
    if (count != 3) {
        std::fputs("usage: soak STEPS SEED\n", stderr);
        return 2;
    }
    const std::uint64_t steps = std::strtoull(arguments[1], nullptr, 10);
    const std::uint64_t seed = std::strtoull(arguments[2], nullptr, 10);
    const bool progress = steps > 10000000;
    const std::uint64_t each = steps / 8;
    const bool same = run<Grid>(each, seed, progress) && run<Fishery>(each, seed, progress) &&
                      run<Hunt>(each, seed, progress) && run<Spelling>(each, seed, progress) &&
                      run<Locked>(each, seed, progress) && run<Drive>(each, seed, progress) &&
                      run<Shop>(each, seed, progress) && run<Swim>(each, seed, progress);
    return same ? 0 : 1;
}

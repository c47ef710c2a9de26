// SpellCorrection a second time, from docs/spell_correction.md.
#include "soak.hpp"

namespace {

struct Spelling {
    static constexpr const provengym::KernelTable &kernel = provengym::spellcorrection_table;
    static constexpr int draws = 0, reset_draws = 3;
    struct State {
        std::string target, cells;  // of the cells all, '_' for a blank
    };
    std::size_t length;
    bool shaped;
    unsigned transforms;
    std::vector<std::string> targets;

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
        for (int tries = 0; s.targets.size() < 3; ++tries) {
            if (tries == 50) s.transforms |= 2, tries = 0;  // any word can be substituted in
            std::string word;
            // Few different letters, so that neighbours are often equal.
            const std::uint64_t letters = dice.below(2) == 0 ? 2 : 26;
            for (std::size_t n = 1 + dice.below(s.length); n > 0; --n)
                word += static_cast<char>('a' + dice.below(letters));
            if (!s.applicable(word).empty()) s.targets.push_back(word);
        }
        return s;
    }
    std::vector<std::uint64_t> parameters() const { return {length, shaped ? 1u : 0u, transforms}; }
    std::vector<std::uint64_t> words() const {
        std::vector<std::uint64_t> all;
        for (const std::string &word : targets) all.push_back(packed(word));
        return all;
    }
    std::uint64_t places() const { return 27; }
    std::string padded(const std::string &text) const {
        return text + std::string(length - text.size(), '_');
    }
    State begin(std::uint64_t key, std::uint64_t t) const {
        const std::string &target = targets[chosen(targets.size(), stream_word(key, t))];
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
        std::vector<std::vector<std::int64_t>> d(a.size() + 1,
                                                 std::vector<std::int64_t>(b.size() + 1));
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
        const std::size_t longer =
            planted ? now.size() : std::max(now.size(), s.target.size());  // reward
        return -27720 / static_cast<std::int64_t>(longer) * distance(now, s.target);
    }
    std::array<std::uint64_t, 2> state(const State &s) const {
        return {packed(s.target), packed(s.cells)};
    }
    std::array<std::int64_t, 13> observation(const State &s) const {
        std::array<std::int64_t, 13> seen{};
        for (std::size_t i = 0; i < length; ++i)
            if (s.cells[i] != '_') seen[i] = s.cells[i] - 'a' + 1;
        seen[12] = distance(text(s), s.target);
        return seen;
    }
};

const Added<Spelling> added;

}  // namespace

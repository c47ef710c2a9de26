"""SpellCorrection against what was written from its page alone."""

import random
from collections import Counter

import provengym
from from_the_page import spell_correction
from from_the_page.comparisons.comparing import seen, unlike

SPACES = (
    (
        provengym.SpellCorrectionEnv(7, words=["word"]),
        "MultiDiscrete([27] * max_word_length)",
        "Discrete(26 * max_word_length)",
    ),
)
"""Environments with the spaces of observations and actions that the page has."""


def compare(negated):
    """Steps from many texts, and the distribution of the misspellings."""
    draw = random.Random(0)
    for number in range(1500):
        cells = draw.randint(1, 5)
        word = "".join(draw.choices("abc", k=draw.randint(1, cells)))
        text = list(word.ljust(cells, "_"))
        for _ in range(draw.choice([0, 1, 1, 2, 3])):
            text[draw.randrange(cells)] = draw.choice("abc_")
        text = "".join(text).rstrip("_")
        about = {
            "max_word_length": cells,
            "words": ["a"],
            "max_steps": draw.choice([1, 2, 20]),
            "reward_mode": draw.choice(["sparse", "shaped"]),
        }
        spelling = spell_correction.Spelling(**about, negated=negated)
        env = provengym.SpellCorrectionEnv(**about)
        state = (word, text)
        given = {"target": word, "current": text}
        shown, info = env.reset(seed=number, options={"state": given})
        told = {"edit_distance": spelling.distance(state), "transform": None}
        if (seen(shown), info, env.state) != (spelling.observe(state), told, given):
            yield f"{state} begins with {shown}, {info}, {env.state}"
        for taken in (1, 2):
            place = draw.randrange(cells)
            action = draw.choice([26 * place + draw.randrange(3), draw.randrange(26 * cells)])
            if draw.random() < 0.5:  # towards the word
                action = 26 * place + "abc".index(word.ljust(cells, "a")[place])
            before = state
            shown, reward, terminated, truncated, info = env.step(action)
            state, paid, *flags = spelling.step(before, action, taken)
            told = {
                "edit_distance": spelling.distance(state),
                "time_limit": taken >= about["max_steps"],
            }
            got = (env.state, seen(shown), reward, terminated, truncated, info)
            there = {"target": state[0], "current": state[1]}
            expected = (there, spelling.observe(state), float(paid), *flags, told)
            if got != expected:
                yield f"{about}, {before} and {action=}: {got}, not {expected}"
                break
    for cells, words, transforms in [
        (4, ["aab", "abab", "aab"], ("swap", "delete")),
        (3, ["ab", "b", "aaa"], ("substitute", "delete")),
        (2, ["ab", "b"], ("insert", "delete", "swap")),
    ]:
        yield from unlike(*many_misspellings(cells, words, transforms, negated))


def many_misspellings(cells, words, transforms, negated):
    """Count the misspellings that are drawn; return the counts, and the probabilities."""
    env = provengym.SpellCorrectionEnv(cells, words=words, transforms=transforms)
    env.reset(seed=0)
    counts = Counter()
    for _ in range(6000):
        _, info = env.reset()
        counts[env.state["target"], env.state["current"], info["transform"]] += 1
    about = {"words": words, "transforms": transforms}
    return counts, spell_correction.Spelling(cells, **about, negated=negated).starts()

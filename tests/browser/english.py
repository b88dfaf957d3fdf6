"""English on a page in another language: texts that somebody forgot to translate."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from mastaba.core.language import ENGLISH, OWN, PSEUDO, areas, entries, source
from mastaba.table.bot_names import NAMES as BOTS

# What is the same in every language.
NAMES = {
    "Mastaba",
    "English",
    "Deutsch",
    "français",
    "Silver & Gold: Pyramids",
    "Silver & Gold",
    "Pyramids",
    "Ramses",
    "Farao",
    "Mira",
    "Ana",
}
PEOPLE = {name for names in BOTS.values() for name in names} | {"Random", "Greedy", "random", "greedy", "Bo"}
PEOPLE |= {"Nefer", "Ibi", "Meryt", "Hori", "Khay", "Oni", "Qar", "Geb"}  # names that are given (js/name.js)
NAMED = re.compile(rf"\b({'|'.join(map(re.escape, sorted(NAMES | PEOPLE, key=len, reverse=True)))})\b")
CODE = re.compile(
    r"\b[A-Z]{2,}-[A-Z0-9]+(-[A-Z0-9]+|[a-z])?\b|\b[0-9a-f]{32,}\b|https?://\S+"
)  # of a table, a seed, a link
WORD = re.compile(r"[^\W\d_]+")
KEYS = re.compile(r"\*?\[[\w-]+\]|\{[^{}]*?(?:->|\})|<[^>]+>|^[\w-]+ *=", re.MULTILINE)
ACCENTS = set("áčéíñöšúýÁČÉÍÑÖŠÚÝ")

# Every text of a part of the page that can be seen or heard: also what is told of drawings, and of fields
# that are empty.
TEXTS_OF = """part => {
  const found = [], walk = document.createNodeIterator(part, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); )
    if (!node.parentElement?.closest('kbd, noscript, code, script, style')) found.push(node.data);
  if (!(part instanceof Element)) return found;
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'data-tells', 'aria-valuetext'];
  for (const one of [part, ...part.querySelectorAll(names.map(name => `[${name}]`).join())])
    for (const name of names) found.push(one.getAttribute(name) ?? '');
  return found;
}"""
READ = r"one => /\p{L}{2}/u.test(one)"
TEXTS = f"""() => {{
  const found = [document.title, ...({TEXTS_OF})(document.body)];
  return [...new Set(found)].filter({READ}).map(one => one.trim());
}}"""


def words(text: str) -> set[str]:
    return {one.lower() for one in WORD.findall(text) if len(one) > 1}


@cache
def only_english(language: str) -> frozenset[str]:
    """Words of our English texts that none of our texts in this language has."""

    def all_of(code: str) -> set[str]:
        if code == PSEUDO:
            texts = [source(PSEUDO, area) for area in areas()]
        else:
            texts = [path.read_text("utf-8") for path in (OWN / code).glob("*.ftl")]
        found: set[str] = set()
        for text in texts:
            for entry in entries(text).values():
                found |= words(KEYS.sub(" ", KEYS.sub(" ", entry)))
        return found

    # lists of the pseudo-language are English: "Ana and Bo"
    return frozenset(all_of(ENGLISH) - all_of(language) - ({"and", "or"} if language == PSEUDO else set()))


def is_english(text: str, language: str) -> bool:
    """Whether a text has a word that only English has; in the pseudo-language, whether it has no accents. The
    name of a message is nothing to read either."""
    if re.search(r"\{[a-z0-9-]+/[\w-]+\}", text):
        return True
    bare = CODE.sub("", NAMED.sub("", text))
    if language == PSEUDO and re.search("[a-zA-Z]{4}", bare) and not ACCENTS & set(bare):
        return True
    return bool(words(bare) & only_english(language))


def english(page: Any, language: str) -> list[str]:
    """Texts of the page that are English."""
    return [one for one in page.evaluate(TEXTS) if is_english(one, language)]

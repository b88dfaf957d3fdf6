"""What it means that a table fits its window, as the page itself can measure it."""

from __future__ import annotations

from typing import Any

from tests.browser.players import ASK, open_table, settle

# What a turn needs: all of it lies in the window, whole, and nothing lies on it.
NEEDED = (
    ".status",
    ".mine .bigcard",
    ".dock .btn",
    ".drow > *",
    ".ra-stage .ra-board",
    ".ra-answers button",
    ".fa-stage .fa-board",
    ".fa-do .btn",
    ".fa-answers button",
)
# Squares of a board are as large as the board allows: style.md has floors of their own for them.
SQUARES = ".boxbtn, .ra-piece, .fa-target, .fa-figure"
PANELS = (
    *(".top", ".status", ".panel", ".dock"),
    *(".ptable", ".sheet", ".bigcard", ".rcard", ".races"),
    *(".ra-search", ".ra-stage", ".fa-stage"),
    *(".tile", ".mode", ".chair", ".picker", ".house", ".hero", ".hh .me"),
)

MEASURE = """async ([needed, squares, panels, scrolls]) => {
  await document.fonts.ready;
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); // the page has followed its window
  const found = [], phone = innerWidth < 700, page = document.documentElement;
  const named = one => {
    const kind = one.getAttribute('class') || one.tagName;
    return `${kind.trim().replace(/ +/g, '.')} "${(one.textContent || '').trim().slice(0, 30)}"`;
  };
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const dialog = document.querySelector('dialog[open]');
  // the part of an element that its scrolling and clipping ancestors let through
  const clip = (one, only = /auto|scroll|hidden|clip/) => {
    let {left, top, right, bottom} = one.getBoundingClientRect();
    for (let up = one.parentElement; up && up !== page; up = up.parentElement) {
      const how = getComputedStyle(up);
      if (how.display === 'contents' || (up instanceof SVGElement && up.tagName !== 'svg')) continue;
      const edge = up.getBoundingClientRect();
      if (only.test(how.overflowX)) { left = Math.max(left, edge.left); right = Math.min(right, edge.right); }
      if (only.test(how.overflowY)) { top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom); }
      if (how.position === 'fixed') break;
    }
    return {left, top, right, bottom, w: right - left, h: bottom - top};
  };
  const shown = one => one.checkVisibility({opacityProperty: true, visibilityProperty: true})
    && !one.closest('.hidden-text, .hatches, .alerts') && one.getBoundingClientRect().width > 0
    && getComputedStyle(one).clipPath !== 'inset(50%)';
  // what has no room in the bar gives way to a line that is not seen
  const gone = (one, top) => [one, one.parentElement].some(
    up => up?.matches('.gives, .top .tbtn') && top > up.getBoundingClientRect().bottom - 2);

  const floats = one => {
    for (let up = one; up; up = up.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return true;
    return false;
  };

  if (page.scrollWidth > innerWidth) {
    const far = all('*').filter(shown).filter(one => clip(one).right > innerWidth + 1).pop();
    found.push(`the page scrolls sideways: ${page.scrollWidth}, ${far ? named(far) : ''}`);
  }
  if (!scrolls && innerWidth > innerHeight && page.scrollHeight > innerHeight)
    found.push(`the page scrolls: ${page.scrollHeight}`);

  // in a guided game all but one thing is covered
  const wanted = document.querySelector('.guide') ? [] : all(needed.join(), dialog ?? document).filter(shown);
  const [x, y] = [scrollX, scrollY];
  for (const one of wanted) {
    if (scrolls) one.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    const box = one.getBoundingClientRect(), seen = clip(one);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`outside the window: ${named(one)} ends at ${box.right | 0}, ${box.bottom | 0}`);
    else if (seen.w < box.width - 1.5 || seen.h < box.height - 1.5) found.push(`cut off: ${named(one)}`);
    else for (const [x, y] of [[.5, .5], [.5, .04], [.5, .96], [.04, .5], [.96, .5]]) {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (!top || one.contains(top) || top.contains(one)) continue;
      found.push(`${named(top)} covers ${named(one)}`);
      break;
    }
  }

  if (scrolls) scrollTo({left: x, top: y, behavior: 'instant'});

  const boxes = all(panels).filter(shown).map(one => ({one, seen: clip(one)}))
    .filter(({seen}) => seen.w > 1 && seen.h > 1);
  boxes.forEach((a, n) => boxes.slice(n + 1).forEach(b => {
    if (a.one.contains(b.one) || b.one.contains(a.one)) return;
    // fixed controls of a phone: what they may not cover is measured above
    if (floats(a.one) !== floats(b.one)) return;
    const w = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
    const h = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
    if (w > 2 && h > 2) found.push(`${named(a.one)} and ${named(b.one)} overlap`);
  }));

  const words = document.createTreeWalker(dialog || document.body, NodeFilter.SHOW_TEXT);
  const leaves = [];
  text: for (let node; (node = words.nextNode());) {
    const one = node.parentElement;
    if (!node.data.trim() || !one || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(one.tagName) || !shown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = one instanceof SVGElement ? one.getBoundingClientRect() : range.getBoundingClientRect();
    if (!box.width || gone(one, box.top)) continue;
    const drawn = one instanceof SVGElement && one.getScreenCTM ? one.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.abs(drawn || 1);
    if (one.scrollWidth > one.clientWidth + 1 && /hidden|clip/.test(getComputedStyle(one).overflowX))
      found.push(`text is cut off: ${named(one)}`);
    // a font's own box may be higher than its letters: the display face's is, by half
    const line = one instanceof SVGElement ? box.height : range.getClientRects()[0].height;
    const lean = Math.max(0, line - size * 1.15) / 2;
    const text = {left: box.left, top: box.top + lean, right: box.right, bottom: box.bottom - lean};
    let inside = false;
    for (let up = one; up && up !== page; up = up.parentElement) {
      const how = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (how.display === 'contents' || (up instanceof SVGElement && up.tagName !== 'svg')) continue;
      if (/auto|scroll/.test(how.overflowX + how.overflowY)) { inside = true; break; }
      const hides = /hidden|clip/.test(how.overflowX + how.overflowY);
      const holds = up.matches('.panel, .card, .btn, .dock, .status, .chip, .pill, .player, .top')
        && (how.backgroundColor !== 'rgba(0, 0, 0, 0)' || how.borderTopWidth !== '0px');
      const outside = text.right < edge.left || text.left > edge.right || text.bottom < edge.top
        || text.top > edge.bottom;
      if (up.tagName === 'svg' && outside) continue text; // a part of a drawing is shown: this is not in it
      const slack = up.tagName === 'svg' ? 3 : hides && !holds ? 2.5 : 2;
      if ((hides || holds) && (text.left < edge.left - slack || text.right > edge.right + slack
          || text.top < edge.top - slack - 2 || text.bottom > edge.bottom + slack + 2)) {
        found.push(`text is cut off: ${named(one)} in ${named(up)}`);
        break;
      }
      if (how.position === 'fixed') break;
    }
    if (size < 12.9) found.push(`text of ${size.toFixed(1)} px: ${named(one)}`);
    // line by line: what follows in a sentence begins where the line before it ends
    const seen = inside ? clip(one) : null;
    if (!(one instanceof SVGElement))
      for (const {left, top, right, bottom} of range.getClientRects()) {
        // a line that is scrolled out of sight, for the most part
        if (seen && Math.min(bottom, seen.bottom) - Math.max(top, seen.top) < (bottom - top) / 2) continue;
        leaves.push({one, node, text: {left, top: top + lean, right, bottom: bottom - lean}, seen});
      }
  }
  leaves.forEach((a, n) => leaves.slice(n + 1).forEach(b => {
    const from = Math.max(a.text.left, b.text.left), to = Math.min(a.text.right, b.text.right);
    const over = Math.max(a.text.top, b.text.top), under = Math.min(a.text.bottom, b.text.bottom);
    const low = Math.min(a.text.bottom - a.text.top, b.text.bottom - b.text.top);
    if (to - from < 3 || under - over < low / 2 || floats(a.one) !== floats(b.one)) return;
    if ([a, b].some(({seen}) => seen && (seen.h < 6 || seen.w < 3))) return;
    if (a.node === b.node || [a, b].some(({one}) => one.closest('.toast'))) return;
    found.push(`text on text: ${named(a.one)} and ${named(b.one)}`);
  }));

  if (phone) for (const one of all('button, a[href], input, select, [role=button]').filter(shown)) {
    const label = one.matches('[type=checkbox], [type=radio]') && one.closest('label');
    const box = (label || one).getBoundingClientRect();
    const least = one.matches(squares) ? (innerWidth < 390 ? 36 : 40) : 44;
    if (Math.min(box.width, box.height) < least - 0.6)
      found.push(`a target of ${Math.round(box.width)} x ${Math.round(box.height)}: ${named(one)}`);
  }
  return [...new Set(found)];
}"""


def resize(page: Any, width: int, height: int) -> None:
    """Change the window, and wait until the page has followed it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    settle(page)


def misfits(page: Any, *, scrolls: bool = False) -> list[str]:
    """All that does not fit at this moment, once the page has come to rest. ``scrolls``: the page may be
    longer than its window."""
    found: list[str] = []
    for _ in range(12):
        before, found = found, page.evaluate(MEASURE, [list(NEEDED), SQUARES, ", ".join(PANELS), scrolls])
        if not found or found == before:
            break
        page.wait_for_timeout(60)
    return found


# Plays the seats of this browser until a moment comes; the bots play theirs.
PLAY_TO = """async ([code, moment, least]) => {
  const ask = ASK;
  const is = {
    choose: (view, choices) => choices[0].do === 'keep',
    place: (view, choices) => view.turn >= least && choices.some(one => one.as === 'pattern'),
    nowhere: (view, choices) => choices[0].do === 'cross' && choices[0].as === 'one' && !view.players[0].owed,
    take: (view, choices) => view.turn >= least && choices[0].do === 'take',
    slide: (view, choices, own) => own >= least && choices[0].do === 'slide' && !view.duel,
    upright: (view, choices, own) => view.turned % 2 && choices[0].do === 'slide',
    tilt: (view, choices) => view.phase === 'tilt',
    lay: (view, choices) => view.phase === 'lay' || view.phase === 'give',
    walk: (view, choices, own) => own >= least && choices.some(one => one.do === 'step'),
    turn: (view, choices, own) => own >= least && view.phase === 'turn' && choices.length > 2,
    attack: (view) => view.phase === 'attack',
  }[moment];
  let seed = 7;
  const any = n => (seed = (seed * 48271) % 2147483647) % n;
  for (let n = 0, own = 0; n < 9000; n++) {
    const [, {table, eyes}] = await ask(['GET', `/tables/${code}`, null]);
    if (table.phase !== 'running') return false;
    const due = table.mine.find(seat => (eyes[seat]?.choices || []).length);
    if (due === undefined) { await new Promise(done => setTimeout(done, 10)); continue; }
    const {view, ply, choices} = eyes[due];
    if (is(view, choices, own)) return true;
    const whole = choices.filter(one => one.as === 'pattern');
    const list = whole.length ? whole : choices;
    const moves = [list[any(list.length)].move];
    await ask(['POST', `/tables/${code}/moves`, {id: `f${n}`, seat: due, ply, moves}]);
    own++;
  }
  return false;
}""".replace("ASK", ASK)


def sit_down_at(
    page: Any,
    address: str,
    game: str,
    seats: list[dict[str, str]],
    moment: str,
    least: int = 0,
    tries: int = 1,
    **more: Any,
) -> str:
    """Sit down at a table where a moment has come; its code. The page comes to the table only then, so that
    no news of how it came there follows. A game may end before a rare moment comes: then another is
    opened."""
    for _ in range(tries):
        code = open_table(page, address, game, seats, **more)
        page.goto(address)
        if page.evaluate(PLAY_TO, [code, moment, least]):
            page.goto(f"{address}/t/{code}")
            page.wait_for_selector(".at-table")
            return code
    raise AssertionError(f"{moment} did not come in {tries} games of {game}")

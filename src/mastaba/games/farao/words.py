from mastaba.games.farao.deck import ITEMS, COLOURS


def result(t, s, totals, ranks, deck):
    return [
        {
            "inscriptions": [c for k, c in enumerate(COLOURS) if int(s.inscriptions[seat]) >> k & 1],
            "items": [i for k, i in enumerate(ITEMS) if int(s.brought[seat] if s.entered[seat] else s.items[seat]) >> k & 1],
            "rank": ranks[seat],
        }
        for seat in range(int(s.seats))
    ]

# The guided first game: one or two short sentences in a bubble.

step-1 = Vyhrává nejvíc bodů. Dokončená karta přinese tolik, kolik na ní stojí: vezmi tuhle malou.
step-2 = Hraješ vždy na dvou kartách. Vyber si i tuhle.
step-3 = Nech si tyto dvě. Ostatní se vrátí do balíčku.
step-4 = Tento tvar platí pro všechny. Smíš ho otočit i překlopit. Stiskni ho a pokračuj.
step-5 = Stiskni tady: zaškrtneš roh a získáš minci.
step-6 = Jeden bod. Čtyři mince v řadě získají pohár, ten první je za šest. Stiskni je.
step-7 = X hned přidá další políčko. Zaškrtni přes něj dvojku.
step-8 = Tvé políčko navíc: vezmi palmu. Dá bod a další za každou palmu v nabídce.
step-9 = Zbývají tři políčka a tvar se na ně vejde. Dokonči kartu.
step-10 = Osm bodů! Teď si vezmi tuhle kartu: její pečeť přináší body za každou zelenou.
step-11 = Tvůj součet. Po čtyřech kolech vyhrává nejvyšší. Stiskni ho a hraj dál.

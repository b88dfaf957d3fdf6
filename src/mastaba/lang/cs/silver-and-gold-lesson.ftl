# The guided first game: one or two short sentences in a bubble.

step-1 = Vítězí nejvíc bodů. Dokončená karta přinese své číslo: vyber si tuhle malou.
step-2 = Hraješ vždy na dvou kartách. Vyber si i tuhle.
step-3 = Nech si tyto dvě. Ostatní se vrátí do balíčku.
step-4 = Tento tvar platí pro všechny. Smíš ho otočit a překlopit. Stiskni ho a pokračuj.
step-5 = Stisknutím tady zaškrtneš roh a vezmeš minci.
step-6 = Jeden bod. Čtyři mince v řadě získají pohár, první má cenu šesti. Stiskni to.
step-7 = X hned přidá další políčko. Zaškrtni linii přes něj.
step-8 = Tvé políčko navíc: vezmi palmu. Dá bod a další za každou palmu v nabídce.
step-9 = Zbývají tři políčka a tvar se vejde. Dokonči kartu.
step-10 = Osm bodů! Teď si vezmi tuhle kartu: její pečeť platí za každou zelenou kartu.
step-11 = Tvůj součet. Po čtyřech kolech vítězí nejvyšší. Stiskni ho a hraj dál.

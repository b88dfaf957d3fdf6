# The guided first game: one or two short sentences in a bubble.

step-1 = Vyhrává nejvíc bodů: deset za každou hrobku. Vyber tuhle kartu.
step-2 = Zkoumáš vždy dvě pyramidy. Vyber i tuhle.
step-3 = Nech si tyto dvě. Ostatní se vrátí do balíčku.
step-4 = Všichni zaškrtnou tento tvar, jakkoli otočený či překlopený. Stiskni ho a pokračuj.
step-5 = Začni u vchodu v horní řadě a vezmi červený drahokam.
step-6 = Odteď navazuj na zaškrtnutá políčka. Červený křížek přidá další políčko.
step-7 = Políčko navíc použij na zelený drahokam.
step-8 = Červený a zelený drahokam tvoří pár: pět bodů. Stiskni ho.
step-9 = Dojdi ke zlaté hrobce. Lebka po cestě tě stojí bod.
step-10 = Deset bodů! Vezmi si druhou oranžovou kartu: hned uvidíš proč.
step-11 = Kdo první dokončí dvě karty jedné barvy, získá deset bodů navíc. Stiskni závody.
step-12 = Tvůj součet. Po čtyřech kolech vyhrává nejvyšší. Stiskni ho a hraj dál.

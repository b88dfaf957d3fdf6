# The rules on the page. Words between <b> and </b> are bold; $sign is a picture of the thing.

intro-1 = Dva až čtyři badatelé, asi 20 minut. Každý kope ve dvou pyramidách najednou, od vchodu dolů ke zlaté hrobce, kolem drahokamů, pochodní a lebek. Všichni hrají zároveň a se stejným tvarem: čtyři kola po sedmi kartách výpravy.

before-head = Před začátkem
before-1 = Dostaneš čtyři pyramidy a dvě si necháš. Další čtyři leží odkryté jako nabídka.

turn-head = Tah
turn-1 = Otočí se <b>karta výpravy</b>; její tvar platí pro všechny. Za kolo se použije sedm z osmi; použité leží odkryté, takže poznáš, co ještě může přijít. (Při zakládání stolu se dá zvolit, že budou skryté.)
turn-2 = <b>Všichni najednou</b> zaškrtnete celý tvar v jedné ze svých pyramid, libovolně otočený a překlopený, nikdy přes zeď. V nedotčené pyramidě musí pokrýt <b>vchod</b>; později musí aspoň jedno jeho políčko <b>sousedit</b> hranou s políčkem zaškrtnutým dřív. Nebo místo toho zaškrtni <b>jediné takové políčko</b>.
turn-3 = Kdo zaškrtl <b>hrobku</b>, odloží tu pyramidu a vezme si novou, z nabídky, nebo naslepo z balíčku. První vybírá nejnižší číslo na dokončené pyramidě.
turn-4 = Vyhodnotí se <b>závody</b>.
turn-5 = Trojka navazuje na cestu vykopanou dřív. Zaškrtne lebku a červený křížek přidá hned další sousedící políčko v kterékoli z tvých pyramid.

symbols-head = Co leží v komorách
symbols-1 = { $sign }{ $sign2 } <b>Drahokamy</b>: pár z jednoho červeného a jednoho zeleného je za 5 bodů, zbylý drahokam za 1. Tady: tři páry a jeden navíc, 16 bodů. Na bodovací kartě je místo pro deset drahokamů každé barvy; další se nepočítají.
symbols-2 = { $sign } <b>Pochodeň</b>: 5 bodů, jedna v každém kole. Pochodeň kola, které skončilo, už získat nelze.
symbols-3 = { $sign } <b>Lebka</b>: zaškrtni další v řadě. Na konci se počítá jen tvá nejhorší, jako minusové body: od jednoho za první až po deset za desátou. Po desáté se další lebky nepočítají. { $sign2 } <b>Lektvar</b> setře tvé dvě nejhorší.
symbols-4 = { $sign } <b>Červený křížek</b>: hned ještě jedno políčko v kterékoli z tvých pyramid. { $sign2 } <b>Hrobka</b>: pyramida je dokončená a dává 10 bodů; nic dalšího se v ní nezaškrtává.

races-head = Závody
races-1 = Kdo dokončí dvě, čtyři nebo šest pyramid jedné barvy, získá další body té barvy: nejdřív 10, pak 6, pak 3, pak nic. Co jeden získá, je pro ostatní pryč. Stihne-li to v jednom tahu víc hráčů, má přednost nejnižší právě dokončené číslo.

end-head = Konec
end-1 = Po čtvrtém kole: 10 za každou dokončenou pyramidu, body ze závodů, pochodně, drahokamy, minus nejhorší lebka. Nedokončená pyramida se nepočítá. Při shodě vítězí ten, kdo dokončil kartu s nejnižším číslem.

hints-head = Pár tipů
hints-1 = Krátká cesta k hrobce má větší cenu než poslední drahokam.
hints-2 = Dvě pyramidy téže barvy hned zkraje mohou vynést 10 bodů.

## What the pictures show, for screen readers.

label-1 = Pyramida: trojka sousedí s dříve zaškrtnutými políčky
label-2 = Čtyři červené a tři zelené drahokamy
label-3 = Pochodeň 1. kola je zaškrtnutá, hraje se 2. kolo
label-4 = Tři lebky, z nichž dvě setře lektvar

# The rules on the page. Words between <b> and </b> are bold; $sign is a picture of the thing.

intro-1 = Dva až čtyři hledači pokladů, asi 25 minut. Každý má dvě karty a zaškrtává na nich políčka. Všichni hrají najednou a se stejným tvarem; kdo ho využívá nejlépe, má po čtyřech kolech o sedmi kartách nejvíc bodů.

before-head = Před začátkem
before-1 = Dostaneš čtyři karty a dvě si necháš. Další čtyři leží odkryté jako nabídka. Jeden z hráčů začíná; tato role se po každém tahu posune o jedno místo.

turn-head = Tah
turn-1 = Otočí se <b>karta výpravy</b>. Její tvar platí pro všechny.
turn-2 = <b>Všichni najednou</b> zaškrtnete celý tvar na jedné ze svých dvou karet. Smíš ho otočit a překlopit, ale ne zkrátit ani rozdělit na dvě karty. Nebo místo toho zaškrtni <b>jedno libovolné políčko</b>: to je dovoleno vždy a jedno z obojího udělat musíš.
turn-3 = Kdo <b>dokončil</b> kartu, odloží ji a vezme si novou, začínající hráč první: z nabídky, nebo naslepo z balíčku.
turn-4 = Šest tvarů. Karet výpravy je osm: trojka a roh jsou mezi nimi dvakrát. Za kolo se jich použije jen sedm a použité leží skryté pod sebou.
turn-5 = T pokrývá minci a X. Mince se zaškrtne na tvé bodovací kartě; X hned přináší další políčko, na kterékoli z tvých dvou karet. Je-li na něm zase X, pak ještě jedno.

symbols-head = Symboly
symbols-1 = { $sign } <b>Mince</b>: zaškrtni další políčko na mince. Je za 1 bod. Políček na mince máš dvanáct; další mince propadají. Plná řada čtyř mincí získá nejvyšší pohár, který zbývá: 6, 5, 4, 3, 2, 1, pro všechny hráče dohromady. Když je všech šest pryč, plná řada už nic nepřináší.
symbols-2 = { $sign } <b>Palma</b>: hned 1 bod a další 1 za každou palmu na kartách, které jsou právě v nabídce. Políčka na palmy máš čtyři; další palmy nic nepřinášejí.
symbols-3 = <b>Pečeť</b>: po dokončení přináší tato karta 2 body za každou oranžovou kartu, kterou za celou hru dokončíš. Počítají se všechny pečeti tvých dokončených karet.

end-head = Konec
end-1 = Po čtvrtém kole se sečtou mince, poháry, políčka na palmy, číslo každé dokončené karty a pečeti. Nedokončená karta se nepočítá.
end-2 = Při shodě bodů rozhoduje víc dokončených šedých karet, pak zelených, oranžových a fialových. Trvá-li shoda, vítězství se dělí.

hints-head = Pár tipů
hints-1 = Jediné políčko není nikdy promarněné, když dokončí kartu.
hints-2 = Malé tvary se vejdou skoro vždycky, proto si včas nechávej místo na čtverec a T.
hints-3 = Než si vezmeš kartu, prohlédni si nabídku: když z ní odebereš palmu, budou palmy ostatních méně cenné, a tvoje také.

## What the pictures show, for screen readers.

label-1 = Karta s tvarem T přes minci a X
label-2 = Šest zaškrtnutých mincí, jeden pohár za 5
label-3 = Políčka na palmy se zápisy 3 a 2
label-4 = Fialová karta s oranžovou pečetí za 2

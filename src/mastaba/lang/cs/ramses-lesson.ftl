# The guided first game of Ramses, step by step.

step-1 = Najdi poklad z této karty. Číslo na ní jsou tvé body. Stiskni ji.
step-2 = Poklady leží pod pyramidami. Posuň tuhle na volné políčko.
step-3 = Nic tu není: posouvej dál, kolikrát chceš.
step-4 = Nesprávný poklad ukončil tah tobě i soupeři ({ $other }). Zapamatuj si, kde je lotosový pohár. Stiskni ho.
step-5 = Pořád se hledá papyrus. Hledej dál tady nahoře.
step-6 = Ještě jednu.
step-7 = Máš ho a karta je tvoje. Na konci vyhrává nejvíc bodů. Stiskni svůj bod.
step-8 = Teď se hledá lotosový pohár. Už byl vidět: pamatuješ si kde? Stiskni ho.
step-9 = Byl tady dole.
step-10 = A je tu.
step-11 = Pozdější karty přinášejí bouře, štíry a souboje. Stiskni tady a hraj dál.

# The guided first game of Farao, step by step.

chamber = Buď v této komoře dřív než ostatní. Otevře ji pět různých nápisů. Stiskni ji.
die = Kostka dává body pohybu: tentokrát čtyři. Stiskni ji.
enter = Každý krok stojí jeden. Vstup do pyramidy tady.
lay = Nová destička! Můžeš ji natočit; tady je nejlepší takhle. Polož ji.
inscription = Tvůj první nápis: zelený. Ještě čtyři a komora se ti otevře. Stiskni ho.
on = Jdi dál do tmy.
right = Teď doprava. V tomtéž tahu nelze jít rovnou zpátky.
torch = Pochodeň! Chrání před hady. Když ji použiješ, osvětlí destičky kolem. Stiskni ji.
up = Zbývá jeden bod pohybu: sem nahoru.
bottle = Magická lahvička, ta pomáhá skrz zdi. Polož zatáčku otevřenou ke komoře.
stop = Nezbývá žádný bod. Teď lze použít předměty; nech si je a skonči.
other = { $other } už je také v pyramidě a ty zase házíš. Stiskni tady a hraj dál.

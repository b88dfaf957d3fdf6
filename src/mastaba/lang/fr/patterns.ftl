# What Silver & Gold and Silver & Gold: Pyramids share. “-here”: as it is said at a board, where boxes have no
# names.

## Things. Formes: nom (sans article), the (« l’angle »), start (« L’angle »).

# The patterns of the expedition cards.
pattern =
    { $pattern ->
        [I2]
            { $case ->
                [start] La ligne de 2
                [the] la ligne de 2
               *[nom] ligne de 2
            }
        [I3]
            { $case ->
                [start] La ligne de 3
                [the] la ligne de 3
               *[nom] ligne de 3
            }
        [V3]
            { $case ->
                [start] L’angle
                [the] l’angle
               *[nom] angle
            }
        [T4]
            { $case ->
                [start] Le T
                [the] le T
               *[nom] T
            }
        [L4]
            { $case ->
                [start] Le L
                [the] le L
               *[nom] L
            }
       *[O4]
            { $case ->
                [start] Le carré
                [the] le carré
               *[nom] carré
            }
    }

## What a seat must do now.

over = La partie est finie.
watching = Vous regardez.
keep-two = Gardez deux de vos quatre cartes.
chosen = Votre choix est fait. On attend les autres.
take-either = Carte terminée : prenez-en une nouvelle au marché ou dans la pioche.
take-display = Carte terminée : prenez-en une nouvelle au marché.
# $seat: who takes it
takes = { FORM($seat, case: "start") } prend une nouvelle carte.
turning = On révèle une carte.
done = C’est fait. On attend les autres.

## At the board.

slot = Votre nouvelle carte arrive ici
crossed = cochée
ghost = sous la forme
fits = peut être cochée
box = { $name }, { $what }
# The name stands behind a colon: « de » would need an elision.
cards-of = Cartes : { $name }
deck-name = Pioche
unseen = face cachée
unseen-cards =
    { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
display = Marché
take = Prendre
take-unseen = Prendre la carte du dessus de la pioche, sans la voir
deck-empty = La pioche est vide
kept = gardée
keep-one = garder
you-keep = Vous gardez : { $names }.
keep-help = Choisissez les deux cartes à garder.
go-back = Retour dans la pioche : { $names }.
clear = Effacer
keep = Garder ces deux-là
round-of = Manche { $n } sur { $all }
card-of = Carte { $n } sur { $all }
round = Manche
card = Carte
of-all = { $n } sur { $all }
expeditions = Cartes Piste
used = Utilisées
fits-nowhere = { FORM($pattern, case: "start") } ne rentre nulle part : cochez une case ombrée.
is-first =
    { PERSON($name) ->
        [you] Vous commencez
       *[other] { $name } commence
    }
takes-deck = prend la carte du dessus de la pioche
dealt =
    { PERSON($name) ->
        [you] Vous recevez { FORM($card, case: "the") } à la donne
       *[other] { $name } reçoit { FORM($card, case: "the") } à la donne
    }
to-display = Nouvelle carte au marché : { $card }
draws =
    { PERSON($name) ->
        [you] Vous piochez { FORM($card, case: "the") }
       *[other] { $name } pioche { FORM($card, case: "the") }
    }
passes = n’a plus de case à cocher et passe
hidden-turns = Plus tôt dans cette manche
turn-name = Une case chacun
before-turns = Avant le premier tour
turn-number = tour { $n }
hidden-why = Les cartes Piste utilisées sont face cachée : ces tours seront dévoilés à la fin de la manche.
round-ends = Fin de la manche { $n } : { $scores }
not-yours = Vous avez fini : les autres cochent encore.
take-first = Choisissez d’abord une nouvelle carte, au marché ou dans la pioche.
take-later = On ne prend une carte qu’après en avoir terminé une.
any-shaded = Une seule case ombrée, au choix.
take-help = Choisissez une carte du marché, ou la pioche.
whose = Cartes affichées
in-front = Mettre { FORM($name, case: "the") } au premier plan
ways =
    { $n ->
        [one] { $n } position
       *[other] { $n } positions
    }
fit =
    { $n ->
        [0] Positions : { $all }
       *[other] Position { $n } sur { $all }
    }
no-gain =
    { $n ->
        [one] une case
       *[other] { $n } cases
    }
pick-card = Choisissez une carte.
turn = Tourner
flip = Miroir
next = Suivante
one-box = Une case
pass = Passer
expedition = Piste
none = encore aucune
sum = Total actuel
completed = Terminées
take-deck = Carte terminée : prenez-en une nouvelle dans la pioche.
used-are = Utilisées dans cette manche : { $patterns }
deck =
    { $n ->
        [one] Pioche, { $n } carte
       *[other] Pioche, { $n } cartes
    }
pick-box = Pointez une case (N : position suivante).
# With a finger.
pick-box-touch = Touchez une case ; touchez-la encore pour la position suivante.
fit-at = Carte { $card }, { $boxes } :
turned-up = Forme révélée : { $pattern }
expedition-is = Carte Piste : { $pattern }
progress = tour { $n } sur { $all }

## The log, and moves in words. The player stands in front, as a label; clauses follow each other with commas.

step-keeps = garde les cartes { $cards }
step-takes = prend { FORM($card, case: "the") } au marché
step-pattern = { $pattern } sur { FORM($card, case: "the") }
step-one = une case sur { FORM($card, case: "the") }
step-extra = une case de plus sur { FORM($card, case: "the") }
with-sum = { $name } { $sum }
lead =
    { PERSON($name) ->
        [you] Vous prenez la tête avec { $sum } ; { $others }.
       *[other] { $name } prend la tête avec { $sum } ; { $others }.
    }
pattern-is = { FORM($pattern, case: "start") }
# $what: what lay under the pattern
story-over = avec { $what }
story-takes = prend { $card }
story-takes-deck = prend { $card } dans la pioche
story-keeps = garde { $first } et { $second }
# $many: several. « Vous » may be among them, so there is no verb that agrees.
are-done =
    { PERSON($names) ->
        [you] { FORM($names, case: "start") } avez fini.
       *[other]
            { $many ->
                [yes] { $names } ont fini.
               *[no] { $names } a fini.
            }
    }
awaited = Encore à jouer : { $names }.

## Keys of the keyboard.

key-arrows = Flèches
key-go = aller de case en case
key-turn = tourner la forme
key-flip = la retourner (miroir)
key-next = position suivante
key-one = une seule case à la place
key-place = placer, ou valider

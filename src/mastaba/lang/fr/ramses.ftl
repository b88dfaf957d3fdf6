# Ramses.

option-mode = basic (jeu de base), expert (avec scarabées, explorateurs et momie) ou solo
option-children = avec des enfants : les tempêtes de sable sont les seules actions spéciales
option-slides = nombre maximal de poussées par tour
clash-alone = seul, on joue le jeu en solo : choisissez solo, ou ajoutez des joueurs ({ $rule })
clash-solo = le jeu en solo se joue seul, pas à { $n } ({ $rule })
option-slides-values = none ou de 1 à { $most }

## Trésors : [label] seul, [def] avec l’article.

treasure =
    { $case ->
        [label]
            { $treasure ->
                [golden-mask] Masque d’or
                [lapis-scarab] Scarabée de lapis
                [lotus-cup] Calice de lotus
                [ibis] Ibis
                [black-cat] Chat noir
                [ankh] Ânkh
                [watchful-eye] Œil vigilant
                [double-crown] Double couronne
                [canopic-jar] Vase canope
                [papyrus] Papyrus
                [sun-boat] Barque solaire
                [broad-collar] Large collier
               *[own] { $label }
            }
       *[def]
            { $treasure ->
                [golden-mask] le masque d’or
                [lapis-scarab] le scarabée de lapis
                [lotus-cup] le calice de lotus
                [ibis] l’ibis
                [black-cat] le chat noir
                [ankh] l’ânkh
                [watchful-eye] l’œil vigilant
                [double-crown] la double couronne
                [canopic-jar] le vase canope
                [papyrus] le papyrus
                [sun-boat] la barque solaire
                [broad-collar] le large collier
               *[own] « { $name } »
            }
    }
card = { FORM($treasure, case: "label") } { $value }
action =
    { $action ->
        [sand-storm]
            { $case ->
                [start] Tempête de sable
               *[name] tempête de sable
            }
        [scorpion]
            { $case ->
                [start] Scorpion
               *[name] scorpion
            }
        [super-powers]
            { $case ->
                [start] Super-pouvoirs
               *[name] super-pouvoirs
            }
        [duel]
            { $case ->
                [start] Duel
               *[name] duel
            }
       *[plain] carte ordinaire
    }
beside =
    { $to ->
        [left]
            { $n ->
                [1] à gauche de la case libre
               *[other] { $n } cases à gauche de la case libre
            }
        [right]
            { $n ->
                [1] à droite de la case libre
               *[other] { $n } cases à droite de la case libre
            }
        [up]
            { $n ->
                [1] au-dessus de la case libre
               *[other] { $n } cases au-dessus de la case libre
            }
        [down]
            { $n ->
                [1] en dessous de la case libre
               *[other] { $n } cases en dessous de la case libre
            }
       *[other] à côté de la case libre
    }
beneath =
    { $what ->
        [nothing] rien
        [curse] la malédiction de la momie
       *[explorers]
            { $n ->
                [one] { $n } explorateur
               *[other] { $n } explorateurs
            }
    }
title =
    { $title ->
        [desert-beetle] Scarabée du désert
        [water-carrier] Porteur d’eau
        [camel-driver] Chamelier
        [nile-boatman] Batelier du Nil
        [peasant] Paysan
        [scribe] Scribe
        [royal-embalmer] Embaumeur royal
        [royal-guard] Garde royal
        [master-builder] Maître bâtisseur
        [grand-vizier] Grand vizir
        [high-priest] Grand prêtre
       *[pharaoh] Pharaon
    }
typed = « { $text } »
tie-break = nombre de cartes
pyramids =
    { $n ->
        [1]
            { $colour ->
                [gold] la pyramide dorée
                [red] la pyramide rouge
               *[blue] la pyramide bleue
            }
       *[other] { $n } pyramides
    }
direction =
    { $way ->
        [right] vers la droite
        [left] vers la gauche
        [up] vers le haut
       *[down] vers le bas
    }

## Ce qu’il faut faire.

over = La partie est finie.
watching = Vous regardez.
turning = On révèle une carte.
waits =
    { $does ->
        [search] { FORM($seat, case: "start") } cherche.
        [duel] { FORM($seat, case: "start") } cherche dans le duel.
        [tilt] { FORM($seat, case: "start") } peut regarder sous une pyramide dorée.
        [scarab] { FORM($seat, case: "start") } peut utiliser le scarabée.
        [scorpion] { FORM($seat, case: "start") } pousse une pyramide : le scorpion guette.
        [give] { FORM($seat, case: "start") } se fait piquer et donne une carte.
       *[lay] { FORM($seat, case: "start") } pose une carte pour le duel.
    }
tilt-now = Trésor découvert grâce à une pyramide dorée : inclinez-la pour regarder dessous, ou laissez-la.
scarab-now =
    { $n ->
        [one] Mauvais trésor. Utilisez votre scarabée (encore une fois) pour continuer, ou terminez votre tour.
       *[other] Mauvais trésor. Utilisez votre scarabée (encore { $n } fois) pour continuer, ou terminez votre tour.
    }
scorpion-now = Scorpion : poussez une pyramide, pas celle qui vient de bouger. Qui découvre un trésor est piqué.
give-now = Le scorpion vous pique : donnez une de vos cartes à votre voisin de droite.
lay-now =
    { $first ->
        [yes] Duel : posez une de vos cartes.
       *[no] Duel : posez une carte avec un autre trésor.
    }
duel-now = Duel : poussez, cherchez { $treasure }, et gare à votre propre trésor.
slide-now =
    { $powers ->
        [yes] Super-pouvoirs : poussez une ou plusieurs pyramides en ligne et cherchez { $treasure }.
       *[no] Poussez une pyramide dans la case libre et cherchez { $treasure }.
    }
searches-on =
    { PERSON($name) ->
        [you] { FORM($found, case: "label") } : ce n’est pas { $sought }. À vous de chercher.
       *[other] { FORM($found, case: "label") } : ce n’est pas { $sought }. { $name } prend la suite.
    }

## Pourquoi un coup est impossible.

why-over = La partie est finie : la dernière carte Recherche est prise ({ $rule }).
why-chance = Attendez : on révèle une carte ({ $rule }).
why-turn =
    { $does ->
        [search] C’est à { $seat } de pousser jusqu’à découvrir un trésor ({ $rule }).
        [duel] C’est à { $seat } de chercher dans le duel ({ $rule }).
        [tilt] C’est d’abord à { $seat } de regarder ou non sous une pyramide dorée ({ $rule }).
        [scarab] C’est d’abord à { $seat } d’utiliser ou non le scarabée ({ $rule }).
        [scorpion] C’est à { $seat } de pousser, sous l’œil du scorpion ({ $rule }).
        [give] C’est à { $seat } de donner une carte : le scorpion a piqué ({ $rule }).
       *[lay] C’est à { $seat } de poser une carte pour le duel ({ $rule }).
    }
why-tilt = Vous pouvez incliner une pyramide dorée que vous venez de déplacer : { $ways } ({ $rule }).
why-scarab = Mauvais trésor : tapez « scarab use » pour poursuivre votre tour, ou « scarab keep » pour le terminer ({ $rule }).
why-give = Le scorpion vous pique : donnez une de vos cartes à { $seat }, par exemple « { $example } » ({ $rule }).
why-lay = Posez une de vos cartes gagnées pour le duel : par exemple « { $example } » ({ $rule }).
why-lay-same = Les deux trésors doivent être différents, et votre adversaire a posé celui-ci : par exemple « { $example } » ({ $rule }).
why-lay-only = Votre adversaire n’aurait pas d’autre trésor à poser : par exemple « { $example } » ({ $rule }).
why-no-pass = Un tour ne finit que sur un trésor : continuez de pousser ({ $rule }).
why-later = On pousse d’abord une pyramide ; incliner ou utiliser le scarabée ne vient qu’après la découverte d’un trésor ({ $rule }).
why-way =
    { $powers ->
        [yes] Dites dans quel sens une pyramide est poussée dans la case libre, suivi d’un nombre pour plusieurs : par exemple « { $example } » ({ $rule }).
       *[no] Dites dans quel sens une pyramide est poussée dans la case libre : par exemple « { $example } » ({ $rule }).
    }
why-hole = C’est la case libre : on y pousse une pyramide voisine ({ $rule }).
why-barred = Cette pyramide vient de bouger : sous l’œil du scorpion, il faut en pousser une autre ({ $rule }).
why-line = Même les super-pouvoirs ne poussent qu’en ligne droite vers la case libre ({ $rule }).
why-only-one = On pousse une seule pyramide, voisine de la case libre ({ $rule }).
why-apart = Cette pyramide ne touche pas la case libre ({ $rule }).
why-edge = Aucune pyramide ne peut être poussée { direction } : la case libre est au bord ({ $rule }).
why-too-many =
    { $most ->
        [one] On peut pousser au plus { $most } pyramide { direction }, pas { $n } ({ $rule }).
       *[other] On peut pousser au plus { $most } pyramides { direction }, pas { $n } ({ $rule }).
    }

## Ce que fait un coup, pour les conseils.

because-scarab =
    { $n ->
        [0] poursuit ce tour ; le scarabée est alors épuisé
        [one] poursuit ce tour ; le scarabée servira encore une fois
       *[other] poursuit ce tour ; le scarabée servira encore { $n } fois
    }
because-keeps = garde le scarabée pour un meilleur moment
because-tilt = jetons inconnus : { $chips }, dont { $explorers } avec explorateurs et { $curses } avec malédiction
because-give =
    { $points ->
        [one] vous coûte { $points } point
       *[other] vous coûte { $points } points
    }
because-lay =
    { $points ->
        [one] risque { $points } point
       *[other] risque { $points } points
    }
because-slide = { pyramids } { direction }
because-gold = si un trésor apparaît, vous pouvez regarder dessous
looked-under = vous avez vu ce qu’il y a dessous ; vous en souvenez-vous ?
not-looked-under = personne n’a encore regardé dessous

## Le plateau.

surface = Le plateau
surface-help = Une flèche du clavier pousse une pyramide dans ce sens, dans la case libre.
surface-powers = Super-pouvoirs : un chiffre puis une flèche pour pousser autant de pyramides.
slide = Pousser { pyramids } { direction }
tilt = Incliner la pyramide dorée { $beside }
turn-of = { $name } joue.
free = case libre
free-shows = case libre, en vue : { FORM($treasure, case: "label") }
nothing = rien dans la case libre
pyramid =
    { $colour ->
        [gold] dorée
        [red] rouge
       *[blue] bleue
    }
stormed = Tempête de sable : le plateau tourne d’un quart de tour vers la droite.
treasures = Douze trésors
treasures-help = où ils se trouvent, à vous de le retenir
treasure-tells = { FORM($treasure, case: "label") } : ce trésor se trouve sous une des pyramides et ne bouge pas.
treasure-listed =
    { $sought ->
        [yes]
            { $seen ->
                [yes] { FORM($treasure, case: "label") }, trésor cherché, en vue
               *[no] { FORM($treasure, case: "label") }, trésor cherché
            }
       *[no]
            { $seen ->
                [yes] { FORM($treasure, case: "label") }, en vue
               *[no] { FORM($treasure, case: "label") }
            }
    }
beneath-gold = Sous la pyramide dorée
beneath-is = Sous la pyramide dorée : { $beneath }

## Questions et réponses.

tilt-ask = Regarder sous la pyramide dorée ?
tilt-yes = L’incliner
tilt-yes-at = Celle { $beside }
tilt-no = La laisser
scarab-ask = Utiliser le scarabée et continuer ?
scarab-yes = Utiliser le scarabée
scarab-no = Terminer mon tour
scarab-left = encore { $n } fois
give-ask = Piqûre ! Donnez une carte à { $name }
lay-ask = Duel : posez une carte
give-this =
    { $value ->
        [one] Donner { $treasure }, { $value } point
       *[other] Donner { $treasure }, { $value } points
    }
lay-this =
    { $value ->
        [one] Poser { $treasure }, { $value } point
       *[other] Poser { $treasure }, { $value } points
    }

## Cartes.

search = À trouver
search-label =
    { $value ->
        [one] À trouver : { FORM($treasure, case: "label") }, { $value } point
       *[other] À trouver : { FORM($treasure, case: "label") }, { $value } points
    }
search-tells = Qui découvre ce trésor gagne la carte et ses points.
laid-label =
    { $value ->
        [one] { FORM($treasure, case: "label") }, { $value } point
       *[other] { FORM($treasure, case: "label") }, { $value } points
    }
powers-help = Super-pouvoirs : jusqu’à sept pyramides en ligne.
scorpion-help = Chacun pousse une pyramide, pas celle qui vient de bouger. Qui découvre un trésor est piqué.
duel-lays = pose une carte
next = Ensuite : { $action }
next-label = Ensuite : { $action }, { $stack }
on-pile = Sur la pioche : { $action }
next-tells = Le dos de la carte suivante annonce parfois une tempête de sable, un scorpion, des super-pouvoirs ou un duel.
next-help =
    { $action ->
        [sand-storm] Quand la carte en cours sera gagnée, le plateau tournera d’un quart de tour vers la droite.
        [scorpion] Chacun poussera alors une pyramide, jusqu’à ce que quelqu’un découvre un trésor et se fasse piquer.
        [super-powers] Tant que l’on cherchera cette carte, on pourra pousser des lignes entières.
       *[duel] Deux joueurs s’affronteront alors pour deux de leurs cartes.
    }
afterwards = Elle sera révélée ensuite, et son trésor sera à trouver.
ignored = Sans effet dans cette partie.
last = La dernière carte
last-help = Il n’y a plus de carte Recherche dans la pioche.
pile =
    { $n ->
        [0] la dernière carte
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
slides-left =
    { $n ->
        [one] Encore { $n } poussée.
       *[other] Encore { $n } poussées.
    }
happened = Ce qui s’est passé

## Score.

points =
    { $n ->
        [one] point
       *[other] points
    }
cards =
    { $n ->
        [one] carte
       *[other] cartes
    }
no-cards = Aucune carte
backs =
    { $n ->
        [one] { $n } carte, face cachée
       *[other] { $n } cartes, face cachée
    }
scarab = Scarabée : encore { $n } fois
scarab-tells = Scarabée : après un mauvais trésor, vous pouvez poursuivre votre tour, deux fois par partie.
explorers =
    { $n ->
        [one] { $n } explorateur
       *[other] { $n } explorateurs
    }
hat-tells = Explorateurs : à la fin, le plus grand nombre vaut six points, le deuxième trois, le troisième deux.
curse = malédiction
hall = Tableau d’honneur
searching = cherche
waiting = attend
duelling = en duel
stung = piqûre
cursed = passera son tour
cards-worth = Valeur { $n }
all-explorers = Explorateurs
all-cards = Nombre de cartes
ahead =
    { $line ->
        [explorers] explorateurs ({ $by })
       *[other] cartes à { $line } ({ $by })
    }

## Journal.

start = Avant le premier tour
places = Les cases n’apparaissent dans le journal qu’une fois la partie finie.
worth = vaut { $value }
is-sought = On cherche { $treasure }, qui vaut { $value }
next-card = Carte suivante : { $action }
gets =
    { PERSON($name) ->
        [you] Vous recevez la carte { $card }
       *[other] { $name } reçoit la carte { $card }
    }
gets-one =
    { PERSON($name) ->
        [you] Vous recevez une carte de la pioche
       *[other] { $name } reçoit une carte de la pioche
    }
slides-now =
    { $n ->
        [1] pousse une pyramide { direction }
       *[other] pousse { $n } pyramides { direction }
    }
slides-from = pousse depuis { $hole }
tilts = incline la pyramide dorée { $beside }
tilts-on = incline la pyramide dorée en { $hole }
tilts-one = incline une pyramide dorée
leaves-it = laisse la pyramide
uses-scarab = utilise le scarabée et continue
keeps-scarab = garde le scarabée
gives = piqûre : donne la carte { $card }
gives-one = piqûre : donne une carte
lays = pose la carte { $card }
slid =
    { $n ->
        [one] { $n } poussée depuis { $holes }
       *[other] { $n } poussées depuis { $holes }
    }
slid-found =
    { $n ->
        [one] { $n } poussée depuis { $holes } : { FORM($treasure, case: "label") }
       *[other] { $n } poussées depuis { $holes } : { FORM($treasure, case: "label") }
    }
turn-wrong =
    { $n ->
        [0] mauvais trésor
        [one] { $n } poussée, mauvais trésor
       *[other] { $n } poussées, mauvais trésor
    }
turn-none =
    { $n ->
        [0] pas de trésor
        [one] { $n } poussée, pas de trésor
       *[other] { $n } poussées, pas de trésor
    }
turn-takes =
    { $n ->
        [0] gagne une carte
        [one] { $n } poussée, gagne une carte
       *[other] { $n } poussées, gagne une carte
    }
turn-loses =
    { $n ->
        [0] la carte est perdue
        [one] { $n } poussée, la carte est perdue
       *[other] { $n } poussées, la carte est perdue
    }
turn-duel = gagne le duel et une carte
turn-stung = se fait piquer et donne une carte
turn-gets = reçoit une carte : rien à donner après la piqûre
turn-beneath = { $turn } ; sous l’or : { $beneath }

## Analyse.

seen-map = Ce que l’on avait vu avant cette recherche. Nombres : il y a combien de coups ; plus c’est pâle, plus c’est ancien.
seen-ago =
    { $n ->
        [one] { FORM($treasure, case: "label") } en { $hole }, il y a { $n } coup
       *[other] { FORM($treasure, case: "label") } en { $hole }, il y a { $n } coups
    }

## Touches.

key-arrows = pousser une pyramide dans ce sens
key-number = 2 à 7, puis une flèche
key-powers = super-pouvoirs : en pousser autant
key-choose = choisir une pyramide, une carte ou une réponse

## Conseils pour la première partie.

tip-slide = Cliquez dessus, déplacez-la à la souris ou appuyez sur une flèche. Vous continuez jusqu’à découvrir un trésor.
tip-remember = Retenez où se trouvent les trésors : une fois qu’ils sont recouverts, la table n’en dit plus rien à personne.
tip-storm = Une tempête de sable a fait tourner le plateau et tout ce qu’il cache : tournez-le aussi dans votre mémoire.
tip-tilt = Dessous : des explorateurs, qui valent des points, ou une malédiction, qui vous fait passer votre prochain tour.
tip-scarab = Le scarabée vous permet de continuer après un mauvais trésor, deux fois dans toute la partie.
tip-powers = Super-pouvoirs : choisissez une pyramide plus loin, et toute la ligne avance.
tip-scorpion = Sous le scorpion, mieux vaut ne rien découvrir. La dernière pyramide déplacée est interdite.
tip-duel = En duel, cherchez le trésor de l’autre. Découvrir le vôtre fait perdre les deux cartes.

## Parties des règles.

rules-turn = Votre tour
rules-special = Actions spéciales
rules-expert = Jeu expert
rules-end = La fin

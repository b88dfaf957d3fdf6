name =
    { $way ->
        [classic] Le jeu classique
        [mummy] Les explorateurs et la momie
        [alone] En solo
        [children] Avec des enfants
        [small] La petite pyramide
        [big] La grande pyramide
       *[seven] Les sept inscriptions
    }
says =
    { $way ->
        [classic] Trouvez douze trésors. Tempêtes de sable, scorpions et duels bousculent le plateau.
        [mummy] Ajoute des scarabées, des explorateurs sous les pyramides dorées et une malédiction.
        [alone] Un mauvais trésor coûte la carte. Du scarabée du désert au pharaon.
        [children] Rien que des tempêtes de sable : ni scorpions, ni super-pouvoirs, ni duels.
        [small] 7 × 7 cases. Cinq inscriptions ouvrent la chambre funéraire.
        [big] 9 × 9 cases, mieux garnies. Cinq inscriptions suffisent.
       *[seven] La grande pyramide et la longue quête : nul n’entre sans les sept.
    }
short =
    { $way ->
        [classic] Trésors, tempêtes, duels
        [mummy] Avec scarabées et malédiction
        [alone] Du scarabée du désert au pharaon
        [children] rien que des tempêtes
        [small] 7 × 7 cases, cinq inscriptions
        [big] 9 × 9 cases, cinq inscriptions
       *[seven] Grande pyramide, longue quête
    }
with-children = avec des enfants
rule =
    { $option ->
        [show_pile] Cartes Piste utilisées
        [slides] Poussées par tour
        [figures] Archéologues par joueur
        [play_on] La partie s’arrête
       *[other] { $help }
    }
value =
    { $option ->
        [show_pile]
            { $value ->
                [yes] visibles
               *[no] face cachée
            }
        [slides]
            { $value ->
                [none] sans limite
               *[other] { $value } au plus
            }
        [figures]
            { $value ->
                [1] un
                [2] deux
               *[other] trois
            }
        [play_on]
            { $value ->
                [yes] quand le dernier est entré
               *[no] quand il ne reste qu’un joueur
            }
       *[other]
            { $value ->
                [yes] oui
                [no] non
                [none] aucun
               *[other] { $value }
            }
    }
told =
    { $option ->
        [show_pile]
            { $value ->
                [yes] cartes Piste utilisées visibles
               *[no] cartes Piste utilisées face cachée
            }
        [slides]
            { $value ->
                [none] poussées sans limite
               *[other] { $value } poussées au plus
            }
        [figures]
            { $value ->
                [1] un archéologue chacun
                [2] deux archéologues chacun
               *[other] trois archéologues chacun
            }
        [play_on]
            { $value ->
                [yes] fin quand le dernier est entré
               *[no] fin quand un seul joueur reste
            }
       *[other]
            { $value ->
                [yes] { $option } : oui
                [no] { $option } : non
                [none] { $option } : aucun
               *[other] { $option } : { $value }
            }
    }

bring-help = Déposez un enregistrement sur cette page, ou choisissez-le : il est d’abord vérifié.
bring-title = Analyser une partie depuis un fichier
checking-record = Vérification de l’enregistrement…
choose-file = Choisir un fichier
finished-games = Parties finies
many-records = Ce fichier contient { $games } parties. Déposez-en une seule : un fichier d’une seule ligne.
no-record = Ce fichier n’est pas un enregistrement : ce n’est pas du JSON.
record-too-large = Ce fichier est trop gros : un enregistrement fait { $limit } ko au plus.
remove-help = Elle disparaît de votre liste. Si elle n’est dans aucune autre, elle est supprimée définitivement.
remove-running = Vous quittez la partie, et elle disparaît de votre liste. Un bot joue pour vous ; si personne d’autre ne joue, elle est supprimée définitivement.

# How far a game is: it is shown in lists at home, too, and loaded there when a table needs it.
cards-left =
    { $n ->
        [0] la dernière carte
        [one] encore { $n } carte
       *[other] encore { $n } cartes
    }

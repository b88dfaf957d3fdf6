which-game = Quelle variante ?
who-sits = Qui prend place ?
open-seat = Un ami, par lien
a-friend = Un ami
friend = Ami
friend-by-link = Ami par lien
by-link = viendra par le lien
guest = Quelqu’un devant cet écran
this-screen = Cet écran
free-chair = Libre
add = Ajouter
add-somebody = ajouter quelqu’un
leave-free = Laisser la place libre
nobody-else = Personne d’autre ne prend place : vous jouez en solo.
too-few = Ajoutez d’abord quelqu’un.
link-later = Vous aurez un lien à envoyer.
level-of = niveau { $n } sur 4
guest-name = Joueur { $n }
name-at = Nom à la place { $n }
house = Règles maison
house-changed =
    { $n ->
        [0] inchangées
        [one] { $n } modifiée
       *[other] { $n } modifiées
    }
hints = Conseils
allowed = permis
not-allowed = interdits
clock = Temps par coup
no-clock = sans limite
code-kind = Le code de la table
code-long = long, impossible à deviner
code-aloud = court, facile à dicter
create = Ouvrir la table
create-now = Commencer
duration =
    { $unit ->
        [hours] { $n } heures
        [minutes] { $n } minutes
       *[seconds] { $n } secondes
    }
# How a bot plays. $says: what a bot of another package says of itself.
plays =
    { $level ->
        [novice] Passe à côté de plus d’un coup. Idéal pour débuter.
        [club] Joue vite et d’instinct, et laisse parfois passer un bon coup.
        [expert] Calcule jusqu’à un quart de seconde.
        [pharaoh] Calcule une seconde, et donne du fil à retordre à tout le monde.
       *[other] { $says }
    }
# The same in a game of memory.
remembers =
    { $level ->
        [novice] Retient les dernières trouvailles et confond les endroits.
        [club] Retient environ la moitié, pas toujours au bon endroit.
        [expert] Retient presque tout.
        [pharaoh] N’oublie rien et anticipe.
       *[other] { $says }
    }
clock-is =
    { $unit ->
        [hours] { $n } heures par coup
        [minutes] { $n } minutes par coup
       *[seconds] { $n } secondes par coup
    }
hints-allowed = conseils permis
no-hints = sans conseils
no-time-limit = temps illimité
beneath-ramses = Douze trésors se cachent sous 47 pyramides.
beneath-farao = Sept inscriptions se cachent dans les couloirs.

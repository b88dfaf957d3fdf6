which-game = Quel jeu ?
who-sits = Qui prend place ?
open-seat = Un ami, par un lien
a-friend = Un ami
friend = Ami
friend-by-link = Ami par lien
by-link = vient par un lien
guest = Quelqu’un à cet écran
this-screen = Cet écran
free-chair = Libre
add = Ajouter
add-somebody = ajouter quelqu’un
leave-free = Laisser la chaise libre
nobody-else = Personne d’autre ne prend place : vous jouez en solo.
too-few = Ajoutez d’abord quelqu’un.
link-later = Vous recevrez un lien pour vos amis.
level-of = niveau { $n } sur 4
guest-name = Joueur { $n }
name-at = Nom à la place { $n }
house = Règles maison
house-changed =
    { $n ->
        [0] comme d’habitude
        [one] { $n } modifiée
       *[other] { $n } modifiées
    }
hints = Conseils
allowed = permis
not-allowed = interdits
clock = Temps par coup
no-clock = sans limite
code-kind = Le code de la table
code-long = long, personne ne le devine
code-aloud = court, à dire à voix haute
create = Ouvrir la table
create-now = Commencer
duration =
    { $unit ->
        [hours] { $n } heures
        [minutes] { $n } minutes
       *[seconds] { $n } secondes
    }
# How a bot plays. $says: what a bot of another package says of itself.
plays =
    { $level ->
        [novice] Manque un coup sur quatre. Idéal pour débuter.
        [club] Joue vite, par habitude, et manque un coup de temps en temps.
        [expert] Calcule jusqu’à un quart de seconde.
        [pharaoh] Calcule une seconde, et donne du mal à tout le monde.
       *[other] { $says }
    }
# The same in a game of memory.
remembers =
    { $level ->
        [novice] Retient les dernières trouvailles et confond les lieux.
        [club] En retient environ la moitié, pas toujours au bon endroit.
        [expert] Retient presque tout.
        [pharaoh] N’oublie rien, et prévoit.
       *[other] { $says }
    }
clock-is =
    { $unit ->
        [hours] { $n } heures par coup
        [minutes] { $n } minutes par coup
       *[seconds] { $n } secondes par coup
    }
hints-allowed = conseils permis
no-hints = sans conseils
no-time-limit = sans limite de temps
beneath-ramses = Douze trésors se cachent sous 47 pyramides.
beneath-farao = Sept inscriptions se cachent dans les couloirs.

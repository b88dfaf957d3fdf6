lobby-help = Envoyez ce lien ou montrez le code. La partie commence quand la dernière place est prise.
invited = Une invitation vous attend. Tapez votre nom et prenez une place libre : la partie commence quand la dernière est prise.
network = Ouvrir à mon réseau local
network-off = Ce lien ne marche que sur cet ordinateur. Activez ceci, et toute personne du même Wi-Fi ou réseau pourra l’ouvrir. Personne d’autre.
network-on = Toute personne du même Wi-Fi ou réseau peut ouvrir ce lien tant que Mastaba tourne sur cet ordinateur. Personne d’autre.
add-bot = Ajouter un bot
send-away = Renvoyer { $name }
how-played = La partie
copy = Copier le lien
copied = Lien copié.
cant-copy = La copie n’est pas permise ici. Sélectionnez le lien et copiez-le.
qr = Code QR de la table { $code }
take-seat = Prendre place
kept-for-you = Une revanche vous est proposée. Votre place est réservée. La partie commence quand tout le monde est là.
sit-down = Prendre place
decline = Pas cette fois
invited-seat = invitation envoyée
taken = prise
start-with-bots = Compléter avec des bots et commencer
bot-at = Ajouter un bot à la place { $n }
seated = Vous avez une place. On attend les autres.
closed-to-others = Fermée : personne d’autre n’entre
chat-muted = Personne d’autre n’écrit dans la discussion
watcher =
    { $named ->
        [yes] { $name }, qui regarde
       *[no] quelqu’un, qui regarde
    }
remove-somebody = Exclure { $name }
remove-somebody-help = Impossible ensuite de revenir à cette table. Pendant la partie, un bot joue à sa place.

lobby-help = Envoyez ce lien ou montrez le code. La partie commence quand la dernière place est prise.
invited = Une invitation vous attend. Saisissez votre nom et prenez une place libre : la partie commence quand la dernière est prise.
network = Ouvrir à mon réseau local
network-off = Ce lien ne fonctionne que sur cet ordinateur. Activez ceci, et toute personne connectée au même Wi-Fi ou au même réseau pourra l’ouvrir. Personne d’autre.
network-on = Toute personne connectée au même Wi-Fi ou au même réseau peut ouvrir ce lien tant que Mastaba tourne sur cet ordinateur. Personne d’autre.
add-bot = Ajouter un bot
send-away = Renvoyer { $name }
how-played = La partie
copy = Copier le lien
copied = Lien copié.
cant-copy = La copie n’est pas autorisée ici. Sélectionnez le lien et copiez-le.
qr = Code QR de la table { $code }
take-seat = Prendre place
kept-for-you = Une revanche vous est proposée, et votre place est réservée. La partie commence quand tout le monde est là.
sit-down = Prendre place
decline = Pas cette fois
invited-seat = invitation envoyée
taken = prise
start-with-bots = Ajouter des bots et commencer
bot-at = Ajouter un bot à la place { $n }
seated = Vous avez une place. On attend les autres.
closed-to-others = Table fermée : plus personne n’entre
chat-muted = Discussion fermée aux autres
watcher =
    { $named ->
        [yes] { $name }, qui regarde
       *[no] quelqu’un, qui regarde
    }
remove-somebody = Exclure { $name }
remove-somebody-help = Revenir à cette table ne sera plus possible. Pendant la partie, un bot continuera à sa place.

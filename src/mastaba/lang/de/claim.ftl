claim = Ja, das ist meiner
claim-help =
    Folge diesem Link nur, wenn du ihn selbst erstellt hast. { $named ->
        [yes] Dieser Browser spielt dann nicht mehr als { $name } und verliert alle Plätze unter diesem Namen.
       *[no] Wer vorher in diesem Browser gespielt hat, kann dann nicht mehr darin spielen.
    }
claim-not = Nein, nichts ändern
claim-title = Einen Namen auf dieses Gerät holen?
claimed =
    { $named ->
        [yes] Auf diesem Gerät spielst du jetzt als { $name }.
       *[no] Auf diesem Gerät spielst du jetzt unter deinem Namen.
    }

claim = Yes, it is mine
claim-help =
    Follow this link only if you made it yourself. { $named ->
        [yes] This browser then no longer plays as { $name }, and loses all of their seats.
       *[no] Whoever played in this browser before can then no longer play in it.
    }
claim-not = No, change nothing
claim-title = Bring a name to this device?
claimed =
    { $named ->
        [yes] This device is { $name } now.
       *[no] This device is you now.
    }

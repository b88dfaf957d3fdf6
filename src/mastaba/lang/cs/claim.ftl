claim = Ano, je můj
claim-help =
    Pokračuj, jen pokud je tento odkaz opravdu od tebe. { $named ->
        [yes] Tento prohlížeč pak už nebude hrát jako { $name } a přijde o všechna místa pod tímto jménem.
       *[no] Kdo v tomto prohlížeči hrál dosud, v něm pak už hrát nemůže.
    }
claim-not = Ne, nic neměnit
claim-title = Přenést jméno na toto zařízení?
claimed =
    { $named ->
        [yes] Na tomto zařízení teď hraje { $name }.
       *[no] Na tomto zařízení teď hraješ ty.
    }

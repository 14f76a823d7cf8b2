# Wo Regeln gelesen wurden.

source-at = { $who }, { $at }

source-english-text = der englische Regeltext
source-first-german-text = der erste deutsche Regeltext
source-second-german-text = der zweite deutsche Regeltext
source-german-web-text = ein deutscher Text im Netz
source-russian-text = der russische Regeltext
source-russian-text-strict = der russische Regeltext, streng gelesen
source-bergholt = Ernest Bergholt
source-keller = Michael Kellers Solitaire Laboratory
source-aisleriot = AisleRiot
source-kpat = KPat
source-lsol = lsol
source-microsoft = Microsoft
source-minimal-klondike = MinimalKlondike
source-pysolfc = PySolFC
source-pysolfc-help = die Hilfeseite von PySolFC
source-pysolfc-sorel = Agnes Sorel in PySolFC
source-semicolon = semicolon.com
source-simple-solitaire = Simple Solitaire
source-solitaire-gg = solitaire.gg
source-solitairewhizz = solitairewhizz.com
source-solitare-games = solitare.games
source-solvitaire = Solvitaire
source-vegas-houses = Vegas zu dreien anderswo
source-wikibooks = Wikibooks

## whist

source-most-players = was die meisten Spieler kennen
source-adpoker = adpoker.fr
source-pagat = Pagat
source-jwies = das Programm jwies
source-laoujin = laoujin
source-britannica-1911 = die Encyclopædia Britannica von 1911
source-pokerwiner = pokerwiner
source-foster = R. F. Foster

# Where rules were read.

source-at = { $who }, { $at }

source-english-text = the English rule text
source-first-german-text = the first German rule text
source-second-german-text = the second German rule text
source-german-web-text = a German text on the web
source-russian-text = the Russian rule text
source-russian-text-strict = the Russian rule text, read strictly
source-bergholt = Ernest Bergholt
source-keller = Michael Keller’s Solitaire Laboratory
source-aisleriot = AisleRiot
source-kpat = KPat
source-lsol = lsol
source-microsoft = Microsoft
source-minimal-klondike = MinimalKlondike
source-pysolfc = PySolFC
source-pysolfc-help = PySolFC’s own help page
source-pysolfc-sorel = PySolFC’s Agnes Sorel
source-semicolon = semicolon.com
source-simple-solitaire = Simple Solitaire
source-solitaire-gg = solitaire.gg
source-solitairewhizz = solitairewhizz.com
source-solitare-games = solitare.games
source-solvitaire = Solvitaire
source-vegas-houses = Vegas by threes elsewhere
source-wikibooks = Wikibooks

## whist

source-most-players = what most players know
source-adpoker = adpoker.fr
source-pagat = Pagat
source-jwies = the program jwies
source-laoujin = laoujin
source-britannica-1911 = the Encyclopædia Britannica of 1911
source-pokerwiner = pokerwiner
source-foster = R. F. Foster

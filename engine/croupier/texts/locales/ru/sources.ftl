# Где прочитаны правила.

source-at = { $who }, { $at }

source-english-text = английские правила
source-first-german-text = первые немецкие правила
source-second-german-text = вторые немецкие правила
source-german-web-text = немецкая страница в сети
source-russian-text = русские правила
source-russian-text-strict = русские правила, прочитанные строго
source-bergholt = Эрнест Бергхольт
source-keller = Майкл Келлер (Solitaire Laboratory)
source-aisleriot = AisleRiot
source-kpat = KPat
source-lsol = lsol
source-microsoft = Microsoft
source-minimal-klondike = MinimalKlondike
source-pysolfc = PySolFC
source-pysolfc-help = страница справки PySolFC
source-pysolfc-sorel = Агнесса Сорель в PySolFC
source-semicolon = semicolon.com
source-simple-solitaire = Simple Solitaire
source-solitaire-gg = solitaire.gg
source-solitairewhizz = solitairewhizz.com
source-solitare-games = solitare.games
source-solvitaire = Solvitaire
source-vegas-houses = Вегас по три карты в других местах
source-wikibooks = Wikibooks

## whist

source-most-players = то, что знает большинство игроков
source-adpoker = adpoker.fr
source-pagat = Pagat
source-jwies = программа jwies
source-laoujin = laoujin
source-britannica-1911 = «Британская энциклопедия» 1911 года
source-pokerwiner = pokerwiner
source-foster = Р. Ф. Фостер

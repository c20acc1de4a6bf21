# Why something was refused. The key is "why-" and the code, with dashes for underscores.
# Which values a code comes with stands where it is raised; tests/cli/test_words.py compares.

## Where a mistake stands, before the sentence about it

where-file = { $file }: { $sentence }
where-file-line = { $file }, regel { $line }: { $sentence }
where-file-entry = { $file }, regel { $line }, stap { $seq }: { $sentence }
where-line = Regel { $line }: { $sentence }
where-entry = Regel { $line }, stap { $seq }: { $sentence }

## Calculissimo: placements

why-not-on-rack = Je hebt niet al deze jetons op je houder.
why-square-occupied = Op { $squares } ligt al iets.
why-off-board = Dat gaat over de rand van het bord.
why-bracket-differs = De jeton tussen haakjes op { $squares } is niet die op het bord.
why-nothing-placed = Je hebt geen jeton gelegd. Jetons buiten de haakjes zijn van jou.
why-nothing-exchanged = Noem minstens één van je jetons om te ruilen.
why-line-not-whole = Schrijf de hele lijn, met de jetons die al op { $squares } liggen.
why-no-line = De jeton op { $squares } raakt niets. Maak een lijn van twee of meer jetons.
why-not-connected = Je jetons moeten aansluiten op de jetons op het bord.
why-start-not-covered = De eerste zet moet het startvakje { $squares } bedekken.
why-joker-as-nothing = Zeg waar de joker op { $squares } voor staat, zoals ?6.
why-joker-as-times = Een joker kan geen × zijn.
why-joker-as-left-out = Dit spel wordt zonder { $face } gespeeld, dus een joker kan geen { $face } zijn.
why-line-incomplete = { $line } is geen volledige som. Het moet getal, teken, getal zijn, en eindigen met een getal.
why-times-twice = In { $line } staan twee { sign-times }. In een lijn mag er maar één.
why-division-by-zero = Door nul kun je niet delen.
why-division-by-zero-without-bonus = Zonder de kleuren deelt { $line } door nul.
why-not-positive = De uitkomst van { $line } moet meer dan nul zijn.
why-not-positive-without-bonus = Ook zonder de kleuren moet de uitkomst van { $line } meer dan nul zijn.
why-not-whole = De uitkomst van { $line } is geen heel getal.
why-not-whole-without-bonus = Zonder de kleuren is de uitkomst van { $line } geen heel getal.
why-step-not-whole = In { $line } moet elke stap een heel getal zijn, en niet onder nul.
why-step-not-whole-without-bonus = Ook zonder de kleuren moet in { $line } elke stap een heel getal zijn, en niet onder nul.
why-total-missing = Meld ook je punten, zoals =48 op het einde.
why-total-too-large = Een totaal kan niet meer zijn dan { $limit }.
why-exchange-never = In dit spel wordt nooit geruild.
why-exchange-bag-empty = De zak is leeg, dus er valt niets te ruilen.
why-exchange-placement-exists = Je kunt iets leggen, dus je mag niet ruilen.
why-bag-too-small = In de zak { $tiles ->
    [one] zit maar één jeton
   *[other] zitten maar { $tiles } jetons
  }, en zoveel spelers hebben er { $needed } nodig.

## Contig 60: sentences

why-square-unknown = Er is geen vakje { $squares } op dit bord.
why-leading-sign = Een som kan niet met een min beginnen.
why-dice-not-used-once = Gebruik elke dobbelsteen precies één keer. De worp is { $dice }.
why-operation-not-allowed = Dit spel wordt zonder { $operations } gespeeld.
why-value-is-not-square = Dat is { $value }, geen { $squares }.
why-roll-impossible = Deze dobbelstenen kunnen geen { $dice } tonen.
why-seat-unknown = Er is geen team { $seat }.

## Both games

why-not-your-turn = Je bent niet aan de beurt.
why-resign-wait = Er moeten nog jetons of dobbelstenen komen. Geef meteen daarna op.
why-game-over = Het spel is uit.
why-not-now = Dat kan nu niet.
why-too-late = Te laat, de tijd is om.
why-seat-count = Dit spel kun je niet met { $seats ->
    [one] één speler
   *[other] { $seats } spelers
  } spelen.
why-chance-impossible = Deze jetons zitten niet in de zak.
why-note-of-player = Dit kan geen speler zeggen.
why-note-refused = “{ $note }” kan hier niet.

## Texts that can’t be read

why-move-unreadable = Ik kan “{ $text }” niet als zet lezen.
why-move-too-long = Een zet heeft hoogstens { $limit } tekens.
why-expression-unreadable = Ik kan “{ $text }” niet als som lezen.
why-expression-too-long = Een som heeft hoogstens { $limit } tekens.
why-position-fields = Een stelling heeft { $expected } delen met telkens één spatie ertussen.
why-position-field = Het deel “{ $field }” van de stelling is fout.
why-position-contradiction = De delen van de stelling passen niet bij elkaar.
why-position-impossible = Geen enkel spel kan in deze stelling komen.
why-position-tiles = Er zijn meer jetons in de stelling dan in de zak.
why-position-board = Het bord van de stelling is fout.
why-position-scores = Ik kan de totalen “{ $text }” van de stelling niet lezen.
why-position-markers = De fiches “{ $text }” van de stelling zijn fout.
why-position-dice = Deze dobbelstenen kunnen geen “{ $text }” tonen.
why-position-to-move = “{ $text }” kan in deze stelling niet aan de beurt zijn.
why-position-flags = Het laatste deel van de stelling, “{ $text }”, is fout.
why-position-flag = Ik kan “{ $text }” in het laatste deel van de stelling niet lezen.
why-position-over = In deze stelling is het spel voorbij.
why-position-window = In deze stelling kan een zet nog betwist worden. Daarmee kan geen spel beginnen.
why-position-open-seats = Vanuit een stelling speel je alleen tegen de computer of op één apparaat.
why-position-slow = Het duurde te lang om deze stelling uit te rekenen.
why-seed-unreadable = Het startgetal moet met de cijfers 0-9 en a-f geschreven zijn.
why-seed-length = Het startgetal moet { $expected } bytes lang zijn, en dit heeft er { $length }.
why-contribution-unreadable = Wat een speler aan de loting bijdraagt, moet met de cijfers 0-9 en a-f geschreven zijn.
why-contribution-length = Wat een speler aan de loting bijdraagt, moet { $expected } bytes lang zijn, en dit heeft er { $length }.
why-contributions-unreadable = Wat een speler aan de loting bijdraagt, moet met de cijfers 0-9 en a-f geschreven zijn.
why-contributions-length = Wat een speler aan de loting bijdraagt, moet { $expected } bytes lang zijn, en dit heeft er { $length }.
why-commitment-unreadable = De vingerafdruk moet met de cijfers 0-9 en a-f geschreven zijn.
why-commitment-length = De vingerafdruk moet { $expected } bytes lang zijn, en deze heeft er { $length }.
why-digest-length = De controlesom moet { $expected } bytes lang zijn, en deze heeft er { $length }.

## Files of rules, boards and tiles

why-file-missing = dit bestand bestaat niet.
why-file-is-directory = dit is een map, geen bestand.
why-file-unreadable = dit bestand kan niet geopend worden.
why-file-unwritable = hier kan niets bewaard worden.
why-file-not-utf8 = dit is geen tekstbestand in UTF-8.
why-file-too-large = dit bestand is te groot. Er worden hoogstens { $limit } bytes gelezen.
why-toml-unreadable = dit is niet als TOML te lezen.
why-option-unknown = er is geen optie “{ $option }”.
why-option-wrong = “{ $option }” kan alleen dit zijn: { $expected }.
why-layout-letter = “{ $letter }” is geen soort vakje. Gebruik . g b y p *
why-layout-width = deze rij heeft { $width ->
    [one] één vakje
   *[other] { $width } vakjes
  }, maar de rijen erboven hebben er { $expected }.
why-layout-size = een bord heeft { $low } tot { $high } rijen en kolommen.
why-layout-two-starts = hier is een tweede startvakje *. Een bord heeft er maar één.
why-layout-no-start = er is geen startvakje *.
why-layout-number = “{ $text }” is geen heel getal van 0 tot { $high }.
why-layout-twice = het getal { $number } staat al op regel { $first }.
why-bag-face-twice = de jeton { $face } staat hier voor de tweede keer.
why-bag-too-large = in een zak zitten hoogstens { $limit } jetons.
why-bag-line = “{ $text }” is geen jeton met het aantal ervan, zoals: 7 5
why-board-is-layout = dit is een plan met de gekleurde vakjes, geen bord met wat erop ligt.
why-board-letter = “{ $letter }” hoort niet op een bord.
why-board-width = deze rij heeft { $width ->
    [one] één vakje
   *[other] { $width } vakjes
  }, maar het bord is { $expected } breed.
why-board-height = hier { $height ->
    [one] staat één rij
   *[other] staan { $height } rijen
  }, maar het bord heeft er { $expected }.

## Records

why-record-not-utf8 = dit is geen tekstbestand in UTF-8.
why-record-too-large = dit spelverslag is te groot. Er worden hoogstens { $limit } bytes gelezen.
why-record-too-long = dit spelverslag is te lang. Er worden hoogstens { $limit } stappen gelezen.
why-record-header-unreadable = deze regel hoort eruit te zien als [Key "value"].
why-record-header-twice = { $key } staat hier voor de tweede keer.
why-record-header-missing = de regel [{ $key } "…"] ontbreekt.
why-record-game-unknown = er is geen spel “{ $game }”.
why-record-ruleset-unknown = er zijn geen regels met de naam “{ $ruleset }”.
why-record-ruleset-wrong = de regels in dit spelverslag zijn fout: { $because }
why-record-seats-wrong = met zoveel kun je dit spel niet spelen.
why-record-players-wrong = er moet één naam voor elke plaats zijn.
why-record-contributions-wrong = wat de spelers aan de loting bijdroegen, is niet te lezen.
why-record-commitment-wrong = de vingerafdruk is niet te lezen.
why-record-seed-wrong = het startgetal is niet te lezen.
why-record-position-wrong = de stelling in dit spelverslag is fout: { $because }
why-record-columns = een stap heeft 3 tot 6 delen met tabs ertussen, en deze heeft er { $columns }.
why-record-entry-unreadable = een stap begint met zijn nummer en zijn plaats.
why-record-out-of-order = hier hoort stap { $seq } te staan, niet { $found }.
why-record-after-end = het spel was al uit.
why-record-hidden = deze zet is verborgen, dus het spel is nog niet na te spelen.
why-record-clock-wrong = de tijd is niet te lezen, of loopt achteruit.
why-record-unreadable-move = deze zet is niet te lezen. { $because }
why-record-illegal-move = deze zet is tegen de regels. { $because }
why-record-end-differs = het einde hoort “{ $expected }” te zijn.
why-record-start-differs = de eerste stap hoort “{ $expected }” te zijn.
why-record-points-differ = het aantal punten hoort { $expected } te zijn.
why-record-total-differs = het totaal hoort { $expected } te zijn.
why-record-result-differs = de uitslag hoort { $expected } te zijn.
why-record-termination-differs = in de kop staat “afgebroken”, in de zetten niet.

## What a proof can lack

why-running = Het spel is nog bezig. Het startgetal hoor je na afloop.
why-seed-missing = In het spelverslag staat geen startgetal, dus is niet te bewijzen dat het eerlijk ging.
why-commitment-missing = In het spelverslag staat geen vingerafdruk, dus niemand weet wanneer het startgetal gekozen is.
why-commitment-differs = Het startgetal is niet het getal dat in het begin was vastgelegd.
why-chance-differs = Hier geeft het startgetal iets anders: { $expected }
why-cut-short = Het spelverslag is afgekapt: het startgetal staat erin, dus het spel was afgelopen, maar het einde ontbreekt.

## Live tables

why-unreadable = Dat heeft de server niet begrepen.
why-not-found = Hier is niets.
why-method-wrong = Dat kan hier niet.
why-too-large = Dat is te lang.
why-failed = Er ging bij ons iets mis. Probeer het nog eens.
why-again = Dat kon nu even niet bewaard worden. Probeer het nog eens: niets telt dubbel.
why-origin-wrong = Dit kwam van een andere pagina, dus het is niet aangenomen.
why-no-identity = Kies eerst een naam.
why-name-wrong = { $because ->
    [empty] Een naam heeft minstens één letter nodig.
    [length] Deze naam is te lang.
    [link] Een naam kan geen link zijn.
   *[characters] In deze naam staan tekens die niet mogen.
  }
why-token-wrong = Deze uitnodiging geldt niet, of niet meer.
why-code-wrong = Er is geen tafel met deze code, of de plaatsen zijn bezet.
why-level-unknown = Er is geen computerspeler “{ $level }”.
why-clock-unknown = Zo’n klok heeft dit spel niet.
why-not-reading = Je bent niet aan deze tafel.
why-not-seated = Je hebt geen plaats aan deze tafel.
why-no-seat-open = Alle plaatsen zijn bezet.
why-seat-taken = Deze plaats is bezet.
why-seats-open = Nog niet alle plaatsen zijn bezet.
why-not-open = Aan deze tafel wordt al gespeeld.
why-not-giving = Daar is het te laat voor: het spel is begonnen.
why-given-already = Je hebt al iets aan de loting bijgedragen.
why-not-running = Dit spel is nog niet begonnen.
why-not-over = Dit spel is nog niet uit.
why-closed = Deze tafel is gesloten.
why-table-damaged = Deze tafel is beschadigd en kan niet worden geopend. Wie de server beheert, kan dat zien.
why-stale = Het spel is intussen verdergegaan. Kijk nog eens.
why-try-refused = { $because ->
    [judging] In dit spel reken je zelf.
   *[move] Daarmee leg je niets op het bord, dus het levert geen punten op.
  }
why-only-against-computers = Dat is alleen voor spellen tegen de computer.
why-hint-refused = { $because ->
    [judging] In dit spel kijken jullie zelf na, dus hier is geen hulp.
   *[window] Of je het betwist, beslis je zelf.
  }
why-help-off = Aan deze tafel wordt zonder hulp gespeeld.
why-help-refused = { $because ->
    [judging] In dit spel kijken jullie zelf na, dus hier is geen hulp.
   *[window] Of je het betwist, beslis je zelf.
  }
why-nothing-to-take-back = Er is geen zet van jou om terug te nemen.
why-not-yet = Dit zie je zodra de beurt voorbij is.
why-no-such-entry = Zo’n beurt is er niet in dit spel.
why-possible-refused = { $because ->
    [judging] In dit spel kijken jullie zelf na, dus dit zie je pas na afloop.
   *[game] Dat kun je in dit spel niet vragen.
  }
why-replay-too-long = Dit spelverslag naspelen zou meer dan { $seconds } seconden duren.
why-no-decision = Daar hoefde niemand iets te beslissen.
why-moves-while-playing = Je speelt nu met anderen. De beste zetten zie je als dat spel voorbij is.
why-moves-in-round = In je klas is nu een ronde bezig. De beste zetten zie je als die voorbij is.
why-own-seat = Dit is je eigen plaats.
why-seat-is-computer = Daar zit een computerspeler.
why-not-away = Wie daar zit, is nog geen { $seconds } seconden weg.
why-not-abandoned = Degene op wie je wacht, is nog niet lang genoeg weg.
why-not-host = Alleen wie deze tafel heeft gemaakt, kan hem sluiten.
why-table-in-use = Er speelt hier nog iemand. Een tafel kan dicht voordat het spel begint, of als iedereen al een tijdje weg is.
why-too-fast = Dat ging te snel. Wacht even.
why-busy = De server heeft het nu te druk. Probeer het zo nog eens.
why-too-many = Dat is te veel tegelijk. Probeer het later nog eens.
why-flood = Er kwamen hier te veel berichten vandaan, dus de verbinding is gesloten.
why-too-slow = De verbinding was te traag om bij te blijven.
why-shutdown = De server start opnieuw. Hij is zo terug.
why-forgotten = Je gegevens zijn gewist, zoals je wilde.

## What is asked at the command line

why-game-unknown = Er is geen spel “{ $game }”. Kies uit: { $games }
why-ruleset-unknown = Er zijn geen regels “{ $ruleset }”, en ook geen bestand met die naam. Kies uit: { $rulesets }
why-rack-needed = Zeg welke jetons je hebt, zoals --rack 12+-?
why-rack-size = Op een houder staan 1 tot { $limit } jetons, en hier { $count }.
why-rack-face = “{ $face }” is geen jeton. Jetons zijn 0-9 + - * / en ? voor een joker.
why-rack-left-out = Dit spel wordt zonder { $face } gespeeld.
why-dice-needed = Zeg wat de dobbelstenen tonen, zoals --dice 2,3,4
why-dice-wrong = “{ $dice }” kunnen drie dobbelstenen van dit spel niet tonen.
why-move-needed = Zeg met --move welke zet je bedoelt
why-move-not-scored = “{ $move }” legt niets op het bord, dus het levert geen punten op.
why-option-not-here = { $option } hoort niet bij { $game }.
why-top-wrong = --top moet 1 of meer zijn.
why-seed-wrong = --seed moet een heel getal vanaf 0 zijn.
why-player-unknown = Er is geen speler “{ $player }”. Kies uit: { $players }
why-output-failed = Het antwoord kan niet geschreven worden.
why-usage-missing = { $name } ontbreekt.
why-usage-unknown = “{ $name }” ken ik niet.
why-usage-value = “{ $name }” heeft een waarde die niet past.
why-usage-twice = { $name } staat er twee keer.
why-usage-wrong = Dat is niet te begrijpen. Probeer --help.

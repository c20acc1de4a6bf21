# The server, for whoever runs it.

help-serve = De server starten, zodat mensen in de browser met elkaar kunnen spelen.
help-backup = Alles wat een server weet in één bestand bewaren. De server mag blijven draaien.
help-restore = Een server terugzetten naar wat er in een reservekopie staat. De server mag blijven draaien.
help-check = In een database of een reservekopie zoeken naar tafels waaraan niet verder gespeeld kan worden. Exitcode 1: er zijn er.
help-export = De gespeelde spellen als spelverslagen schrijven, elk in een eigen bestand.
help-close = Een tafel sluiten.
help-clear = Een naam afnemen van wie hem heeft.

option-host = Het adres om op te luisteren. 0.0.0.0 staat voor elk adres van deze computer.
    .value = ADRES
option-port = De poort om op te luisteren.
    .value = N
option-database = Waar alles bewaard wordt, zoals sqlite:///contissimo.db of postgresql://user@host/name.
    .value = URL
option-bus = Hoe servers elkaar vertellen wat er nieuw is: memory, postgresql of een redis://-adres.
    .value = URL
option-workers = Hoeveel processen er voor de computerspelers denken.
    .value = N
option-origins = Andere webadressen waarvan de pagina’s deze server mogen gebruiken, met komma’s ertussen.
    .value = ADRESSEN
option-proxy = Er staat een reverse proxy voor: geloven wat die over adressen zegt.
option-metrics_token = Wie dit woord meestuurt, mag de metingen ook van elders lezen; liever via CONTISSIMO_METRICS_TOKEN. Zonder dit mag alleen deze computer dat.
    .value = TOKEN
option-keep_days = Afgelopen spellen na dit aantal dagen wissen. Zonder dit blijven ze bewaard.
    .value = N
option-abandon_hours = Hoeveel uur een spel zonder klok wacht op iemand die weg is, voordat de anderen het mogen beëindigen. Zonder dit: 24.
    .value = N
option-open = De pagina in de browser tonen, als er een is.
option-backup-file = Het bestand om de reservekopie in te bewaren. Bestaat het al, dan wordt het vervangen.
option-restore-file = Het bestand van een reservekopie.
option-check-file = Het bestand van een reservekopie om in te zoeken, in plaats van een database.
option-folder = De map om in te schrijven.
    .value = MAP
option-all = Ook lopende spellen schrijven, voor zover meekijkers ze mogen zien.
option-table = De naam van de tafel, zoals hij in de link staat.
    .value = TAFEL
option-name = De naam om af te nemen.
    .value = NAAM

serve-database = De database wordt geopend.
serve-starting = De server en de computerspelers worden gestart.
serve-ready = Contissimo draait op { $url } – stop het met Ctrl+C.
serve-lan = Anderen in je netwerk vinden het op { $url }
serve-scan = Telefoons in hetzelfde netwerk scannen dit:
backup-done = { $rows ->
    [one] Eén rij
   *[other] { $rows } rijen
  } bewaard in { $path }. Pas er even goed op als op de database zelf: de geheimen van lopende spellen staan erin.
restore-done = { $rows ->
    [one] Eén rij
   *[other] { $rows } rijen
  } teruggezet.
restore-uncounted = In deze reservekopie staat niet hoeveel rijen hij hoort te hebben, zoals in die van versie 0.1: niemand kan zeggen of hij volledig is.
check-done = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
  } bekeken: { $found ->
    [0] alles is in orde.
    [one] met één is er iets mis.
   *[other] met { $found } is er iets mis.
  }
check-table-unreadable = Tafel { $table }: de gegevens van de tafel zijn niet te lezen.
check-log-missing = Tafel { $table }: er ontbreken regels in het verslag.
check-log-unreadable = Tafel { $table }: het verslag volgt de regels niet.
check-snapshot-missing = Tafel { $table }: de momentopname ontbreekt; het verslag is volledig.
check-snapshot-wrong = Tafel { $table }: de momentopname past niet bij het verslag; het verslag is volledig.
check-orphan = Tafel { $table }: die tafel bestaat niet, er zijn alleen rijen die erbij horen.
export-done = { $count ->
    [one] Eén spelverslag
   *[other] { $count } spelverslagen
  } geschreven in { $path }.
export-left-out = Tafel { $table } is niet te lezen en is weggelaten. Zie contissimo check.
close-done = Tafel { $table } is gesloten.
clear-done = { $count ->
    [0] Niemand heeft die naam.
    [one] Eén persoon heet nu anders.
   *[other] { $count } mensen heten nu anders.
  }

## What can go wrong

why-port-taken = Poort { $port } van { $host } is niet te gebruiken: misschien gebruikt iets anders hem al.
why-bus-wrong = --bus moet memory, postgresql of een adres zijn dat met redis:// begint.
why-bus-needs-postgresql = Voor --bus postgresql moet ook de database PostgreSQL zijn.
why-backup-failed = De reservekopie kon niet in { $path } geschreven worden.
why-backup-missing = Er is geen reservekopie { $path }.
why-backup-unreadable = Dit is geen reservekopie, of een van een andere versie.
why-backup-cut = Deze reservekopie is niet volledig: het einde ontbreekt.
why-backup-empty = In deze database valt niets te bewaren. Bedoelde je een andere?
why-check-either = Noem een reservekopie of een database, niet allebei.
why-no-such-table = Zo’n tafel is er niet, of het spel is al uit.
why-no-such-lesson = Zo’n les is er niet.
why-database-away = De database is niet te bereiken: { $reason }
why-database-form = De database is een bestand, zoals sqlite:///contissimo.db, of een server, zoals postgresql://user@host/name.
why-database-newer = De database hoort bij een nieuwere versie van Contissimo. Start die versie.
why-database-older = De database hoort bij een oudere versie van Contissimo. Start er één keer de server mee: dan wordt hij bijgewerkt.
why-database-missing = Hier is geen database van Contissimo: { $place }
why-database-in-use = Er draait al een andere server op deze database: { $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = Calculissimo en Contig 60: twee bordspellen om mee te rekenen.
preview-table = Kom je meespelen?
    .about = Open de link en schuif aan. Calculissimo en Contig 60 zijn twee bordspellen om mee te rekenen.

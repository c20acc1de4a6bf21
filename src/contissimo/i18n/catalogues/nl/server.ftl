# The server, for whoever runs it.

help-serve = De server starten, zodat mensen in de browser met elkaar kunnen spelen.
help-backup = Alles wat een server weet in één bestand bewaren. De server mag blijven draaien.
help-restore = Een server terugzetten naar wat er in een reservekopie staat. De server mag blijven draaien.
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
option-keep_days = Afgelopen spellen na zoveel dagen vergeten. Zonder dit blijven ze bewaard.
    .value = N
option-open = De pagina in de browser tonen, als er een is.
option-backup-file = Het bestand om de reservekopie in te bewaren. Bestaat het al, dan wordt het vervangen.
option-restore-file = Het bestand van een reservekopie.
option-folder = De map om in te schrijven.
    .value = MAP
option-all = Ook lopende spellen schrijven, zover wie meekijkt ze mag kennen.
option-table = De naam van de tafel, zoals hij in de link staat.
    .value = TAFEL
option-name = De naam om af te nemen.
    .value = NAAM

serve-ready = Contissimo draait op { $url } – stop het met Ctrl+C.
serve-lan = Anderen in je netwerk vinden het op { $url }
backup-done = { $rows ->
    [one] Eén rij
   *[other] { $rows } rijen
  } bewaard in { $path }. Pas er even goed op als op de database zelf: de geheimen van lopende spellen staan erin.
restore-done = { $rows ->
    [one] Eén rij
   *[other] { $rows } rijen
  } teruggezet.
export-done = { $count ->
    [one] Eén spelverslag
   *[other] { $count } spelverslagen
  } geschreven in { $path }.
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
why-no-such-table = Zo’n tafel is er niet, of het spel is al uit.
why-no-such-lesson = Zo’n les is er niet.
why-database-away = De database is niet te bereiken: { $reason }
why-database-newer = De database hoort bij een nieuwere versie van Contissimo. Start die versie.

# The server, for whoever runs it.

help-serve = Lancer le serveur, pour que des gens jouent ensemble dans le navigateur.
help-backup = Sauvegarder dans un fichier tout ce que sait un serveur. Il peut continuer à tourner.
help-restore = Remettre un serveur dans l’état d’une sauvegarde. Il peut continuer à tourner.
help-export = Écrire les parties jouées comme enregistrements, un fichier par partie.
help-close = Fermer une table.
help-clear = Retirer un nom à qui le porte.

option-host = L’adresse à écouter. 0.0.0.0 veut dire : toutes les adresses de cette machine.
    .value = ADRESSE
option-port = Le port à écouter.
    .value = N
option-database = Où tout est gardé, comme sqlite:///contissimo.db ou postgresql://user@host/name.
    .value = URL
option-bus = Comment plusieurs serveurs se disent ce qui est nouveau : memory, postgresql ou une adresse redis://.
    .value = URL
option-workers = Combien de processus réfléchissent pour les ordinateurs.
    .value = N
option-origins = D’autres adresses web dont les pages peuvent utiliser ce serveur, avec des virgules entre elles.
    .value = ADRESSES
option-proxy = Il y a un proxy inverse devant : croire ce qu’il dit des adresses.
option-keep_days = Oublier les parties finies après tant de jours. Sans cela, elles sont gardées.
    .value = N
option-open = Ouvrir la page dans le navigateur, s’il y en a un.
option-backup-file = Le fichier où écrire la sauvegarde. S’il existe déjà, il est remplacé.
option-restore-file = Le fichier d’une sauvegarde.
option-folder = Le dossier où écrire.
    .value = DOSSIER
option-all = Écrire aussi les parties en cours, comme un spectateur peut les voir.
option-table = Le nom de la table, comme dans son lien.
    .value = TABLE
option-name = Le nom à retirer.
    .value = NOM

serve-ready = Contissimo est à l’adresse { $url } – Ctrl+C pour l’arrêter.
serve-lan = Les autres de ton réseau le trouvent à l’adresse { $url }
backup-done = Sauvegardé : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  } dans { $path }. Garde ce fichier aussi bien que la base de données : il contient les secrets des parties en cours.
restore-done = Restauré : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  }.
export-done = Écrit : { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  } dans { $path }.
close-done = La table { $table } est fermée.
clear-done = { $count ->
    [0] Personne ne porte ce nom.
    [one] { $count } personne a maintenant un autre nom.
   *[other] { $count } personnes ont maintenant un autre nom.
  }

## What can go wrong

why-port-taken = Le port { $port } de { $host } ne peut pas servir : autre chose l’utilise peut-être.
why-bus-wrong = --bus doit être memory, postgresql ou une adresse qui commence par redis://.
why-bus-needs-postgresql = Avec --bus postgresql, la base de données doit être PostgreSQL elle aussi.
why-backup-failed = La sauvegarde n’a pas pu être écrite dans { $path }.
why-backup-missing = Il n’y a pas de sauvegarde { $path }.
why-backup-unreadable = Ce n’est pas une sauvegarde, ou elle vient d’une autre version.
why-no-such-table = Cette table n’existe pas, ou elle est finie.
why-no-such-lesson = Cette leçon n’existe pas.
why-database-away = La base de données ne répond pas : { $reason }
why-database-newer = La base de données vient d’une version plus récente de Contissimo. Lance cette version-là.

# The server, for whoever runs it.

help-serve = Lancer le serveur, pour que des gens jouent ensemble dans le navigateur.
help-backup = Sauvegarder dans un fichier tout ce que sait un serveur. Il peut continuer à tourner.
help-restore = Remettre un serveur dans l’état d’une sauvegarde. Il peut continuer à tourner.
help-check = Chercher, dans une base de données ou une sauvegarde, les tables où l’on ne peut plus jouer. Code de sortie 1 : il y en a.
help-export = Enregistrer les parties jouées, un fichier par partie.
help-close = Fermer une table.
help-clear = Retirer un nom à qui le porte.

option-host = L’adresse d’écoute. 0.0.0.0 veut dire : toutes les adresses de cette machine.
    .value = ADRESSE
option-port = Le port d’écoute.
    .value = N
option-database = Où tout est gardé, par exemple sqlite:///contissimo.db ou postgresql://user@host/name.
    .value = URL
option-bus = Comment plusieurs serveurs se disent ce qui est nouveau : memory, postgresql ou une adresse redis://.
    .value = URL
option-workers = Combien de processus réfléchissent pour l’ordinateur.
    .value = N
option-origins = D’autres adresses web dont les pages peuvent utiliser ce serveur, avec des virgules entre elles.
    .value = ADRESSES
option-proxy = Il y a un proxy inverse devant : se fier à ce qu’il dit des adresses.
option-metrics_token = Avec ce mot, les mesures se lisent aussi d’ailleurs ; mieux vaut le donner par CONTISSIMO_METRICS_TOKEN. Sans lui, seule cette machine peut les lire.
    .value = JETON
option-keep_days = Effacer les parties finies après ce nombre de jours. Sans cela, elles sont gardées.
    .value = N
option-abandon_hours = Combien d’heures une partie sans chrono attend quelqu’un d’absent, avant que les autres puissent la terminer. Sans cela : 24.
    .value = N
option-open = Ouvrir la page dans le navigateur, s’il y en a un.
option-backup-file = Le fichier où écrire la sauvegarde. S’il existe déjà, il est remplacé.
option-restore-file = Le fichier d’une sauvegarde.
option-check-file = Le fichier d’une sauvegarde à examiner, à la place d’une base de données.
option-folder = Le dossier où écrire.
    .value = DOSSIER
option-all = Écrire aussi les parties en cours, comme un spectateur peut les voir.
option-table = Le nom de la table, comme dans son lien.
    .value = TABLE
option-name = Le nom à retirer.
    .value = NOM

serve-database = Ouverture de la base de données.
serve-starting = Démarrage du serveur et des joueurs virtuels.
serve-ready = Contissimo est à l’adresse { $url } – Ctrl+C pour l’arrêter.
serve-lan = Les autres de ton réseau le trouvent à l’adresse { $url }
serve-scan = Les téléphones du même réseau scannent ceci :
backup-done = Sauvegardé : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  } dans { $path }. Garde ce fichier aussi bien que la base de données : il contient les secrets des parties en cours.
restore-done = Restauré : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  }.
restore-uncounted = Cette sauvegarde ne dit pas combien de lignes elle devrait avoir, comme celles de la version 0.1 : on ne peut pas savoir si elle est complète.
check-done = { $tables ->
    [0] Aucune table examinée
    [one] Une table examinée
   *[other] { $tables } tables examinées
  } : { $found ->
    [0] tout va bien.
    [one] l’une d’elles a un problème.
   *[other] { $found } ont un problème.
  }
check-table-unreadable = Table { $table } : ses données sont illisibles.
check-log-missing = Table { $table } : il manque des entrées dans son journal.
check-log-unreadable = Table { $table } : son journal ne suit pas les règles.
check-snapshot-missing = Table { $table } : son instantané manque ; son journal est complet.
check-snapshot-wrong = Table { $table } : son instantané ne correspond pas à son journal ; son journal est complet.
check-orphan = Table { $table } : cette table n’existe pas, il n’y a que des lignes qui lui appartiennent.
export-done = Écrit : { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  } dans { $path }.
export-left-out = La table { $table } est illisible et a été laissée de côté. Voir contissimo check.
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
why-backup-cut = Cette sauvegarde n’est pas complète : il manque la fin.
why-backup-empty = Il n’y a rien à sauvegarder dans cette base de données. En voulais-tu une autre ?
why-check-either = Indique une sauvegarde ou une base de données, pas les deux.
why-no-such-table = Cette table n’existe pas, ou elle est finie.
why-no-such-lesson = Cette leçon n’existe pas.
why-database-away = La base de données ne répond pas : { $reason }
why-database-form = La base de données est un fichier, comme sqlite:///contissimo.db, ou un serveur, comme postgresql://user@host/name.
why-database-newer = La base de données vient d’une version plus récente de Contissimo. Lance cette version-là.
why-database-older = La base de données est d’une version plus ancienne de Contissimo. Lance une fois le serveur avec elle : il la mettra à jour.
why-database-missing = Il n’y a pas de base de données de Contissimo ici : { $place }
why-database-in-use = Un autre serveur utilise déjà cette base de données : { $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = Calculissimo et Contig 60 : deux jeux de société pour calculer.
preview-table = On t’invite à jouer
    .about = Ouvre le lien et prends place. Calculissimo et Contig 60 sont deux jeux de société pour calculer.

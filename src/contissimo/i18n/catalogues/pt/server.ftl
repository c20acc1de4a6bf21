# The server, for whoever runs it.

help-serve = Põe o servidor a funcionar, para as pessoas jogarem umas com as outras no navegador.
help-backup = Guarda num ficheiro tudo o que um servidor sabe. O servidor pode continuar a funcionar.
help-restore = Repõe num servidor o que está numa cópia. O servidor pode continuar a funcionar.
help-export = Escreve os jogos jogados como registos, um ficheiro para cada um.
help-close = Fecha uma mesa.
help-clear = Tira um nome a quem o tem.

option-host = O endereço onde o servidor escuta. 0.0.0.0 quer dizer todos os endereços desta máquina.
    .value = ENDEREÇO
option-port = A porta onde o servidor escuta.
    .value = N
option-database = Onde tudo fica guardado, como sqlite:///contissimo.db ou postgresql://user@host/name.
    .value = URL
option-bus = Como é que vários servidores contam as novidades uns aos outros: memory, postgresql ou um endereço redis://.
    .value = URL
option-workers = Quantos processos pensam pelos jogadores do computador.
    .value = N
option-origins = Outros endereços web cujas páginas podem usar este servidor, com vírgulas pelo meio.
    .value = ENDEREÇOS
option-proxy = Há um proxy inverso à frente: acredita no que ele diz sobre os endereços.
option-keep_days = Esquece os jogos acabados ao fim de tantos dias. Sem isto, ficam guardados.
    .value = N
option-open = Mostra a página no navegador, se houver um.
option-backup-file = O ficheiro onde fica a cópia. Se já existir, é substituído.
option-restore-file = O ficheiro de uma cópia.
option-folder = A pasta onde escrever.
    .value = PASTA
option-all = Escreve também os jogos a decorrer, como os pode conhecer quem assiste.
option-table = O nome da mesa, tal como está no seu link.
    .value = MESA
option-name = O nome a tirar.
    .value = NOME

serve-ready = O Contissimo está em { $url } – carrega em Ctrl+C para o parar.
serve-lan = Na tua rede, os outros encontram-no em { $url }
backup-done = { $rows ->
    [1] Uma linha guardada
   *[other] { $rows } linhas guardadas
  } em { $path }. Protege esse ficheiro como a própria base de dados: tem os segredos dos jogos a decorrer.
restore-done = { $rows ->
    [1] Uma linha reposta
   *[other] { $rows } linhas repostas
  }.
export-done = { $count ->
    [1] Um registo escrito
   *[other] { $count } registos escritos
  } em { $path }.
close-done = A mesa { $table } está fechada.
clear-done = { $count ->
    [0] Ninguém tem esse nome.
    [1] Uma pessoa tem agora outro nome.
   *[other] { $count } pessoas têm agora outro nome.
  }

## What can go wrong

why-port-taken = A porta { $port } de { $host } não pode ser usada: talvez já esteja ocupada.
why-bus-wrong = --bus tem de ser memory, postgresql ou um endereço que começa por redis://.
why-bus-needs-postgresql = Com --bus postgresql, a base de dados também tem de ser PostgreSQL.
why-backup-failed = Não foi possível escrever a cópia em { $path }.
why-backup-missing = Não há nenhuma cópia { $path }.
why-backup-unreadable = Isto não é uma cópia, ou é de outra versão.
why-no-such-table = Não há nenhuma mesa assim, ou já acabou.
why-no-such-lesson = Não há nenhuma lição assim.
why-database-away = Não é possível chegar à base de dados: { $reason }
why-database-newer = A base de dados é de uma versão mais recente do Contissimo. Usa essa versão.

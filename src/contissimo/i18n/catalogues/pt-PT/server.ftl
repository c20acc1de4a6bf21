# The server, for whoever runs it.

help-serve = Põe o servidor a funcionar, para as pessoas jogarem umas com as outras no navegador.
help-backup = Guarda num ficheiro tudo o que um servidor sabe. O servidor pode continuar a funcionar.
help-restore = Repõe num servidor o que está numa cópia de segurança. O servidor pode continuar a funcionar.
help-check = Procura, numa base de dados ou numa cópia de segurança, mesas em que já não se pode jogar. Código de saída 1: há algumas.
help-export = Guarda as partidas jogadas, cada uma no seu ficheiro.
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
option-workers = Quantos processos pensam pelo computador.
    .value = N
option-origins = Outros endereços web cujas páginas podem usar este servidor, separados por vírgulas.
    .value = ENDEREÇOS
option-proxy = Há um proxy inverso à frente: confia no que ele diz sobre os endereços.
option-metrics_token = Quem enviar esta palavra pode ler as métricas a partir de outro lado; de preferência em CONTISSIMO_METRICS_TOKEN. Sem ela, só esta máquina pode.
    .value = TOKEN
option-keep_days = Apaga as partidas acabadas ao fim deste número de dias. Sem isto, ficam guardadas.
    .value = N
option-abandon_hours = Quantas horas uma partida sem relógio espera por quem está fora, até os outros a poderem terminar. Sem isto: 24.
    .value = N
option-open = Mostra a página no navegador, se houver um.
option-backup-file = O ficheiro onde fica a cópia de segurança. Se já existir, é substituído.
option-restore-file = O ficheiro de uma cópia de segurança.
option-check-file = O ficheiro de uma cópia de segurança onde procurar, em vez de uma base de dados.
option-folder = A pasta onde escrever.
    .value = PASTA
option-all = Escreve também as partidas a decorrer, como as pode conhecer quem assiste.
option-table = O nome da mesa, tal como está no seu link.
    .value = MESA
option-name = O nome a tirar.
    .value = NOME

serve-database = A abrir a base de dados.
serve-starting = A iniciar o servidor e os jogadores virtuais.
serve-ready = O Contissimo está em { $url } – carrega em Ctrl+C para o parar.
serve-lan = Na tua rede, os outros encontram-no em { $url }
serve-scan = Os telemóveis na mesma rede leem isto:
backup-done = { $rows ->
    [1] Uma linha guardada
   *[other] { $rows } linhas guardadas
  } em { $path }. Protege esse ficheiro como a própria base de dados: tem os segredos das partidas a decorrer.
restore-done = { $rows ->
    [1] Uma linha reposta
   *[other] { $rows } linhas repostas
  }.
restore-uncounted = Esta cópia não diz quantas linhas devia ter, como as da versão 0.1: não se pode saber se está completa.
check-done = { $tables ->
    [0] Nenhuma mesa vista
    [one] Uma mesa vista
   *[other] { $tables } mesas vistas
  }: { $found ->
    [0] está tudo bem.
    [one] há uma com problemas.
   *[other] há { $found } com problemas.
  }
check-table-unreadable = Mesa { $table }: os seus dados não se conseguem ler.
check-log-missing = Mesa { $table }: faltam entradas no seu registo.
check-log-unreadable = Mesa { $table }: o seu registo não segue as regras.
check-snapshot-missing = Mesa { $table }: falta o seu instantâneo; o registo está completo.
check-snapshot-wrong = Mesa { $table }: o seu instantâneo não condiz com o registo; o registo está completo.
check-orphan = Mesa { $table }: essa mesa não existe, só há linhas que lhe pertencem.
export-done = { $count ->
    [1] Um registo escrito
   *[other] { $count } registos escritos
  } em { $path }.
export-left-out = A mesa { $table } não se consegue ler e ficou de fora. Mais com contissimo check.
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
why-backup-failed = Não foi possível escrever a cópia de segurança em { $path }.
why-backup-missing = Não há nenhuma cópia de segurança { $path }.
why-backup-unreadable = Isto não é uma cópia de segurança, ou é de outra versão.
why-backup-cut = Esta cópia de segurança não está completa: falta o fim.
why-backup-empty = Nesta base de dados não há nada para guardar. Era outra que querias?
why-check-either = Indica uma cópia de segurança ou uma base de dados, não ambas.
why-no-such-table = Não há nenhuma mesa assim, ou já acabou.
why-no-such-lesson = Não há nenhuma lição assim.
why-database-away = Não se consegue contactar a base de dados: { $reason }
why-database-form = A base de dados é um ficheiro, como sqlite:///contissimo.db, ou um servidor, como postgresql://user@host/name.
why-database-newer = A base de dados é de uma versão mais recente do Contissimo. Usa essa versão.
why-database-older = A base de dados é de uma versão mais antiga do Contissimo. Inicia uma vez o servidor com ela: assim fica atualizada.
why-database-missing = Aqui não há nenhuma base de dados do Contissimo: { $place }
why-database-in-use = Já há outro servidor a usar esta base de dados: { $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = Calculissimo e Contig 60: dois jogos de tabuleiro para fazer contas.
preview-table = Tens um convite para jogar
    .about = Abre o link e senta-te à mesa. Calculissimo e Contig 60 são dois jogos de tabuleiro para fazer contas.

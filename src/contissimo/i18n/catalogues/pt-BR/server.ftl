# The server, for whoever runs it.

help-serve = Roda o servidor, para as pessoas jogarem umas com as outras no navegador.
help-backup = Salva em um arquivo tudo o que um servidor sabe. O servidor pode continuar rodando.
help-restore = Restaura um servidor a partir de um backup. O servidor pode continuar rodando.
help-check = Procura, em um banco de dados ou em um backup, mesas em que não dá mais para jogar. Código de saída 1: encontrou alguma.
help-export = Salva as partidas jogadas como registros, um arquivo para cada uma.
help-close = Fecha uma mesa.
help-clear = Tira um nome de quem está com ele.

option-host = O endereço em que o servidor escuta. 0.0.0.0 quer dizer todos os endereços desta máquina.
    .value = ENDEREÇO
option-port = A porta em que o servidor escuta.
    .value = N
option-database = Onde tudo fica guardado, como sqlite:///contissimo.db ou postgresql://user@host/name.
    .value = URL
option-bus = Como vários servidores avisam uns aos outros das novidades: memory, postgresql ou um endereço redis://.
    .value = URL
option-workers = Quantos processos pensam pelo computador.
    .value = N
option-origins = Outros endereços da web cujas páginas podem usar este servidor, separados por vírgulas.
    .value = ENDEREÇOS
option-proxy = Há um proxy reverso na frente: confia nos endereços que ele informa.
option-metrics_token = Quem enviar esta palavra pode ler as métricas de outro lugar; de preferência em CONTISSIMO_METRICS_TOKEN. Sem ela, só esta máquina pode.
    .value = TOKEN
option-keep_days = Apaga as partidas encerradas depois deste número de dias. Sem esta opção, elas ficam guardadas.
    .value = N
option-abandon_hours = Quantas horas uma partida sem relógio espera por quem está fora, até que os outros possam encerrar. Sem esta opção: 24.
    .value = N
option-open = Mostra a página no navegador, se houver um.
option-backup-file = O arquivo onde o backup será salvo. Se já existir, será substituído.
option-restore-file = O arquivo de um backup.
option-check-file = O arquivo de um backup onde procurar, no lugar de um banco de dados.
option-folder = A pasta onde salvar.
    .value = PASTA
option-all = Salva também as partidas em andamento, como quem assiste as vê.
option-table = O nome da mesa, como aparece no link.
    .value = MESA
option-name = O nome a tirar.
    .value = NOME

serve-database = Abrindo o banco de dados.
serve-starting = Iniciando o servidor e os jogadores virtuais.
serve-ready = O Contissimo está em { $url } – aperte Ctrl+C para encerrar.
serve-lan = Na sua rede, os outros encontram o servidor em { $url }
serve-scan = Celulares na mesma rede leem este código:
backup-done = { $rows ->
    [1] Uma linha salva
   *[other] { $rows } linhas salvas
  } em { $path }. Proteja esse arquivo como o próprio banco de dados: ele contém os segredos das partidas em andamento.
restore-done = { $rows ->
    [1] Uma linha restaurada
   *[other] { $rows } linhas restauradas
  }.
restore-uncounted = Este backup não diz quantas linhas deveria ter, como os da versão 0.1: não dá para saber se está completo.
check-done = { $tables ->
    [0] Nenhuma mesa conferida
    [1] Uma mesa conferida
   *[other] { $tables } mesas conferidas
  }: { $found ->
    [0] está tudo certo.
    [1] há uma com problema.
   *[other] há { $found } com problema.
  }
check-table-unreadable = Mesa { $table }: não dá para ler os dados dela.
check-log-missing = Mesa { $table }: faltam entradas no registro.
check-log-unreadable = Mesa { $table }: o registro não segue as regras.
check-snapshot-missing = Mesa { $table }: falta o snapshot; o registro está completo.
check-snapshot-wrong = Mesa { $table }: o snapshot não bate com o registro; o registro está completo.
check-orphan = Mesa { $table }: essa mesa não existe, só há linhas que pertenciam a ela.
export-done = { $count ->
    [1] Um registro salvo
   *[other] { $count } registros salvos
  } em { $path }.
export-left-out = Não dá para ler a mesa { $table }, e ela ficou de fora. Veja contissimo check.
close-done = A mesa { $table } está fechada.
clear-done = { $count ->
    [0] Ninguém tem esse nome.
    [1] Uma pessoa agora tem outro nome.
   *[other] { $count } pessoas agora têm outro nome.
  }

## What can go wrong

why-port-taken = Não dá para usar a porta { $port } de { $host }: talvez ela já esteja ocupada.
why-bus-wrong = --bus tem que ser memory, postgresql ou um endereço que comece com redis://.
why-bus-needs-postgresql = Com --bus postgresql, o banco de dados também tem que ser PostgreSQL.
why-backup-failed = Não foi possível salvar o backup em { $path }.
why-backup-missing = O backup { $path } não existe.
why-backup-unreadable = Isto não é um backup, ou é de outra versão.
why-backup-cut = Este backup não está completo: falta o final.
why-backup-empty = Não há nada para salvar neste banco de dados. Seria outro?
why-check-either = Informe um backup ou um banco de dados, não os dois.
why-no-such-table = Essa mesa não existe, ou já acabou.
why-no-such-lesson = Essa lição não existe.
why-database-away = Não foi possível conectar ao banco de dados: { $reason }
why-database-form = O banco de dados é um arquivo, como sqlite:///contissimo.db, ou um servidor, como postgresql://user@host/name.
why-database-newer = O banco de dados é de uma versão mais nova do Contissimo. Use essa versão.
why-database-older = O banco de dados é de uma versão mais antiga do Contissimo. Inicie o servidor com ele uma vez: isso faz a atualização.
why-database-missing = Não há nenhum banco de dados do Contissimo aqui: { $place }
why-database-in-use = Já há outro servidor usando este banco de dados: { $place }

## What others show of a link before it is opened

preview = Contissimo
    .about = Calculissimo e Contig 60: dois jogos de tabuleiro para fazer contas.
preview-table = Você recebeu um convite para jogar
    .about = Abra o link e entre na mesa. Calculissimo e Contig 60 são dois jogos de tabuleiro para fazer contas.

# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = Descobre que regra foi seguida em vez da certa, numa ou em várias respostas erradas.
option-answers = Contas com o resultado que foi dado, como 2+3*4=20.
    .value = RESPOSTA
option-position = A posição de uma resposta que é uma jogada, em notação; precisa de --game.
    .value = POSIÇÃO
diagnose-right = { $sum } = { $value }: certo.
diagnose-wrong = { $sum } = { $value }, e não { $said }.
diagnose-cause = O motivo: { $cause }.
diagnose-several = Várias regras levam a { $said }: { $causes }.
diagnose-none = Nenhuma regra que conheçamos leva a { $said }.
diagnose-pupil = No conjunto, estas respostas apontam para: { $causes }.
diagnose-slips = { $count ->
    [one] { $count } erro foi corrigido da vez seguinte.
   *[other] { $count } erros foram corrigidos da vez seguinte.
  }

## Printed sheets

option-code = Para os cartões: o código da turma.
    .value = CÓDIGO
option-address = Para os cartões: o endereço que os alunos abrem.
    .value = ENDEREÇO
option-tasks = Para as fichas: as tentativas exportadas de uma turma, em linhas de JSON.
    .value = FICHEIRO
class-paper-names = Qual é o animal de cada um?
class-paper-names-about = Escreva os nomes à mão e guarde esta folha. No computador não se escreve nome nenhum.
class-paper-animal = Animal
class-paper-name = Nome
class-paper-cards = Cartões com o código
class-paper-cards-about = Recorte pelas linhas: um cartão para cada aluno.
class-paper-cards-open = Abre este endereço
class-paper-cards-code = Escreve este código
class-paper-cards-mine = O meu animal e a sua cor
class-paper-cards-pictures = Lembra-te das tuas duas imagens e de qual vem primeiro. Com elas voltas em qualquer aparelho.
class-paper-worksheet = Calcula outra vez
class-paper-worksheet-about = O que mais vezes saiu errado na tua turma.
class-paper-answers = Soluções
class-paper-class = Turma
why-tasks-missing = neste ficheiro não há erros com que fazer uma ficha.

## What is stored about a class

kept-title = O que se guarda de uma turma
kept-pupils = Alunos
    .about = Um animal, uma cor e duas imagens secretas, guardadas apenas de forma irreconhecível. Nenhum nome, nenhum e-mail, nenhuma fotografia, nenhum texto livre, nenhuma conversa.
kept-answers = Respostas
    .about = Cada resposta e cada rascunho com a sua ronda, se estava certo, e o motivo provável se estava errado; mesas, respostas guardadas e conjuntos de tarefas.
kept-deals = Sorteios
    .about = Os números aleatórios dos sorteios, para que depois qualquer pessoa possa verificar que foram justos.
kept-cookie = Cookie
    .about = Um cookie com caracteres aleatórios liga um aparelho ao seu animal. Não serve para mais nada, e nada é carregado de outros sites.
kept-addresses = Endereços de rede
    .about = Nunca são escritos. Para travar quem adivinha códigos, são lembrados por pouco tempo, de forma irreconhecível e só na memória.
kept-where = Onde
    .about = Tudo está na base de dados deste servidor e em mais lado nenhum. Se ele corre no portátil do professor, nada sai da sala.
kept-readers = Quem vê
    .about = O professor vê tudo sobre a turma, os alunos só o que é seu. O mural mostra o que o professor liga, e nunca um motivo ao lado de um animal.
kept-days = Quanto tempo
    .about = { $days ->
    [one] { $days } dia depois de a turma ser aberta
   *[other] { $days } dias depois de a turma ser aberta
  }, tudo é apagado, ou logo que o professor o queira, juntamente com os visitantes criados para a turma.
kept-names = Nomes
    .about = Só a folha de papel do professor diz qual é o animal de cada criança.

## Headings of tables for spreadsheets

column-activity = Atividade
column-lesson = Aula
column-game = Jogo
column-round = Ronda
column-pupil = Número
column-animal = Animal
column-colour = Cor
column-source = Onde
column-source-round = numa ronda
column-source-set = uma tarefa
column-time = Hora
column-move = Resposta
column-calculation = Conta
column-said = Resultado dado
column-value = Resultado certo
column-right = Certo
column-cause = Motivo
column-status = Estado
column-status-in = na turma
column-status-waiting = à espera
column-status-out = retirado
column-attempts = Tentativas
column-wrong = Erradas
column-slips = Distrações
column-rounds = Rondas
column-points = Pontos
column-share = Parte do máximo (%)
column-causes = Motivos
column-true = sim
column-false = não

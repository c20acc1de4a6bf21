# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = Descobre qual regra foi seguida no lugar da certa, em uma ou várias respostas erradas.
option-answers = Contas com o resultado que foi dado, como 2+3*4=20.
    .value = RESPOSTA
option-position = A posição de uma resposta que é uma jogada, em notação; precisa de --game.
    .value = POSIÇÃO
diagnose-right = { $sum } = { $value }: certo.
diagnose-wrong = { $sum } = { $value }, e não { $said }.
diagnose-cause = O motivo: { $cause }.
diagnose-several = Várias regras levam a { $said }: { $causes }.
diagnose-none = Nenhuma regra que conhecemos leva a { $said }.
diagnose-pupil = Juntas, essas respostas apontam para: { $causes }.
diagnose-slips = { $count ->
    [one] { $count } erro foi corrigido na vez seguinte.
   *[other] { $count } erros foram corrigidos na vez seguinte.
  }

## Printed sheets

option-code = Para os cartões: o código da turma.
    .value = CÓDIGO
option-address = Para os cartões: o endereço que os alunos abrem.
    .value = ENDEREÇO
option-tasks = Para as folhas: as tentativas exportadas de uma turma, em linhas de JSON.
    .value = ARQUIVO
class-paper-names = Qual é o animal de cada um?
class-paper-names-about = Escreva os nomes à mão e guarde esta folha. Nenhum nome é digitado no computador.
class-paper-animal = Animal
class-paper-name = Nome
class-paper-cards = Cartões com o código
class-paper-cards-about = Recorte nas linhas: um cartão para cada aluno.
class-paper-cards-open = Abra este endereço
class-paper-cards-code = Digite este código
class-paper-cards-mine = Meu animal e a cor dele
class-paper-cards-pictures = Guarde na cabeça as suas duas figuras e qual vem primeiro. Com elas você volta em qualquer aparelho.
class-paper-worksheet = Calcule mais uma vez
class-paper-worksheet-about = O que mais saiu errado na sua turma.
class-paper-answers = Respostas
class-paper-class = Turma
why-tasks-missing = neste arquivo não há erros para fazer uma folha.

## What is stored about a class

kept-title = O que fica guardado de uma turma
kept-pupils = Alunos
    .about = Um animal, uma cor e duas figuras secretas, guardadas só de forma irreconhecível. Nenhum nome, nenhum e-mail, nenhuma foto, nenhum texto livre, nenhum bate-papo.
kept-answers = Respostas
    .about = Cada resposta e cada rascunho com sua rodada, se estava certo, e o motivo provável se estava errado; mesas, respostas guardadas e conjuntos de tarefas.
kept-deals = Sorteios
    .about = Os números aleatórios dos sorteios, para que depois qualquer pessoa possa conferir que foram justos.
kept-cookie = Cookie
    .about = Um cookie com caracteres aleatórios liga um aparelho ao seu animal. Não serve para mais nada, e nada é carregado de outros sites.
kept-addresses = Endereços de rede
    .about = Nunca são anotados. Para frear quem adivinha códigos, são lembrados por pouco tempo, de forma irreconhecível e só na memória.
kept-where = Onde
    .about = Tudo está no banco de dados deste servidor e em nenhum outro lugar. Se ele roda no notebook do professor, nada sai da sala.
kept-readers = Quem vê
    .about = O professor vê tudo sobre a turma, os alunos só o que é deles. O telão mostra o que o professor liga, e nunca um motivo ao lado de um animal.
kept-days = Quanto tempo
    .about = { $days ->
    [one] { $days } dia depois de a turma ser aberta
   *[other] { $days } dias depois de a turma ser aberta
  }, tudo é apagado, ou na hora, se o professor quiser, junto com os visitantes criados para a turma.
kept-names = Nomes
    .about = Só a folha de papel do professor diz qual é o animal de cada criança.

## Headings of tables for spreadsheets

column-activity = Atividade
column-lesson = Aula
column-game = Jogo
column-round = Rodada
column-pupil = Número
column-animal = Animal
column-colour = Cor
column-source = Onde
column-source-round = em uma rodada
column-source-set = uma tarefa
column-time = Hora
column-move = Resposta
column-calculation = Conta
column-said = Resultado dado
column-value = Resultado certo
column-right = Certo
column-cause = Motivo
column-status = Situação
column-status-in = na turma
column-status-waiting = esperando
column-status-out = retirado
column-attempts = Tentativas
column-wrong = Erradas
column-slips = Distrações
column-rounds = Rodadas
column-points = Pontos
column-share = Parte do máximo (%)
column-causes = Motivos
column-true = sim
column-false = não

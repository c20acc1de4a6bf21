# A class on paper, in files and on the command line.

## Naming a mistake

help-diagnose = Find out which rule was followed instead, for one wrong answer or several.
option-answers = Calculations with the result that was given, such as 2+3*4=20.
    .value = ANSWER
option-position = The position of an answer that is a move, in notation; it needs --game.
    .value = POSITION
diagnose-right = { $sum } = { $value }: right.
diagnose-wrong = { $sum } = { $value }, not { $said }.
diagnose-cause = The reason: { $cause }.
diagnose-several = Several rules lead to { $said }: { $causes }.
diagnose-none = No rule that we know leads to { $said }.
diagnose-pupil = Together these answers point to: { $causes }.
diagnose-slips = { $count ->
    [one] One mistake was put right the next time.
   *[other] { $count } mistakes were put right the next time.
  }

## Printed sheets

option-code = For cards: the code of the class.
    .value = CODE
option-address = For cards: the address that pupils open.
    .value = ADDRESS
option-tasks = For worksheets: the exported attempts of a class, as JSON lines.
    .value = FILE
class-paper-names = Who is which animal?
class-paper-names-about = Write the names by hand and keep this sheet. No names are ever typed into the computer.
class-paper-animal = Animal
class-paper-name = Name
class-paper-cards = Cards with the code
class-paper-cards-about = Cut along the lines: one card for each pupil.
class-paper-cards-open = Open this address
class-paper-cards-code = Type this code
class-paper-cards-mine = My animal and its colour
class-paper-cards-pictures = Remember your two pictures and which comes first. They bring you back on any device.
class-paper-worksheet = Work it out again
class-paper-worksheet-about = What your class got wrong most often.
class-paper-answers = Answers
class-paper-class = Class
why-tasks-missing = there are no mistakes in this file to make a worksheet from.

## What is stored about a class

kept-title = What is stored about a class
kept-pupils = Pupils
    .about = An animal, a colour and two secret pictures, which are kept only in scrambled form. No name, no e-mail, no photograph, no free text, no chat.
kept-answers = Answers
    .about = Each answer and draft with its round, whether it was right, and the likely reason if it was wrong; tables, collected answers and sets of tasks.
kept-deals = Deals
    .about = The random numbers of the deals, so that everybody can check afterwards that they were fair.
kept-cookie = Cookie
    .about = One cookie with random characters connects a device to its animal. It serves no other purpose, and nothing is loaded from other sites.
kept-addresses = Network addresses
    .about = They are never written down. To slow down those who guess codes they are remembered for a while, only scrambled and only in memory.
kept-where = Place
    .about = Everything is in the database of this server and nowhere else. If it runs on the teacher’s laptop, nothing leaves the room.
kept-readers = Who sees it
    .about = The teacher sees everything about the class, pupils only what is their own. The wall shows what the teacher switches on, and never a reason next to an animal.
kept-days = How long
    .about = { $days ->
    [one] One day after the class was opened
   *[other] { $days } days after the class was opened
  } all of it is erased, or at once when the teacher wants it, together with the guests that were made for the class.
kept-names = Names
    .about = Which animal is which child is only on the teacher’s sheet of paper.

## Headings of tables for spreadsheets

column-activity = Activity
column-lesson = Lesson
column-game = Game
column-round = Round
column-pupil = Number
column-animal = Animal
column-colour = Colour
column-source = Where
column-source-round = in a round
column-source-set = a task
column-time = Time
column-move = Answer
column-calculation = Calculation
column-said = Result given
column-value = Right result
column-right = Right
column-cause = Reason
column-status = Status
column-status-in = in the class
column-status-waiting = waiting
column-status-out = removed
column-attempts = Attempts
column-wrong = Wrong
column-slips = Slips
column-rounds = Rounds
column-points = Points
column-share = Share of the best (%)
column-causes = Reasons
column-true = yes
column-false = no

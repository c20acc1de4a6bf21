# The classroom: what pupils and teachers read, on the page, on paper and on the command line.

## Why something was refused

why-no-such-class = There is no such class here, or it is over.
why-no-such-pupil = There is no such pupil in this class.
why-no-such-set = There are no such tasks in this class.
why-no-such-answer = This pupil has not answered in this round.
why-no-such-snapshot = This answer is no longer among those you collected.
why-class-open = You already have an open class. Close it first.
why-class-closed = The lesson is over.
why-class-locked = Nobody new can join right now. Ask your teacher.
why-class-full = This class is full: { $limit } pupils are in it.
why-animal-taken = Somebody was faster: choose another animal or colour.
why-removed = Your teacher has taken you out of the class. Ask to be let back in.
why-secret-wrong = These are not your two pictures. { $left ->
    [one] One try is left.
   *[other] { $left } tries are left.
  }
why-shut-out = That was wrong too many times. Your teacher can let you in.
why-words-wrong = These are not the six words of this class.
why-paused = Your teacher has stopped the clock. We’ll carry on in a moment.
why-not-admitted = Your teacher has to let you in first.
why-no-activity = Nothing is running in this class.
why-no-round = There is no such round.
why-nothing-to-deal = There is nothing left to play with: that was the last round.
why-preset-unknown = There is no lesson “{ $preset }”.
why-board-wrong = This game has no “{ $board }” board for a class.
why-seating-wrong = This seating doesn’t work: nobody may sit twice, and each table needs as many seats as the game has.
why-nothing-missed = There are no mistakes to make tasks from yet.
why-class-file-unreadable = This is not a file with the deals of a class, or it has been changed.

## Who a pupil is

pupil-name = { $animal } in { $colour }
animal-bat = Bat
animal-bear = Bear
animal-beaver = Beaver
animal-bee = Bee
animal-butterfly = Butterfly
animal-camel = Camel
animal-cat = Cat
animal-crab = Crab
animal-deer = Deer
animal-dog = Dog
animal-dolphin = Dolphin
animal-duck = Duck
animal-eagle = Eagle
animal-fish = Fish
animal-flamingo = Flamingo
animal-fox = Fox
animal-frog = Frog
animal-giraffe = Giraffe
animal-hedgehog = Hedgehog
animal-horse = Horse
animal-kangaroo = Kangaroo
animal-koala = Koala
animal-ladybird = Ladybird
animal-lion = Lion
animal-octopus = Octopus
animal-otter = Otter
animal-owl = Owl
animal-panda = Panda
animal-parrot = Parrot
animal-peacock = Peacock
animal-penguin = Penguin
animal-rabbit = Rabbit
animal-seal = Seal
animal-shark = Shark
animal-squirrel = Squirrel
animal-swan = Swan
animal-tiger = Tiger
animal-turtle = Turtle
animal-wolf = Wolf
animal-zebra = Zebra
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-turquoise = turquoise
colour-blue = blue
colour-purple = purple
colour-pink = pink

## Secret pictures, and the words with which a teacher comes back

picture-sun = Sun
picture-moon = Moon
picture-star = Star
picture-cloud = Cloud
picture-tree = Tree
picture-flower = Flower
picture-apple = Apple
picture-banana = Banana
picture-cherry = Cherry
picture-cake = Cake
picture-ball = Ball
picture-kite = Kite
picture-boat = Boat
picture-train = Train
picture-bicycle = Bicycle
picture-rocket = Rocket
picture-house = House
picture-key = Key
picture-clock = Clock
picture-book = Book
picture-pencil = Pencil
picture-drum = Drum
picture-bell = Bell
picture-umbrella = Umbrella

## Lessons at one click

class-preset-plus-minus = + and −
class-preset-plus-minus-about = Tiles with plus and minus only; every step is a whole number.
class-preset-times = Times tables
class-preset-times-about = The same three dice for everyone and a small board each, with + − { sign-times }.
class-preset-whole-steps = All four signs, whole numbers
class-preset-whole-steps-about = Tiles with all four signs in school order; no fractions along the way.
class-preset-sheet = As on the sheet
class-preset-sheet-about = Tiles by the printed rules: × comes before ÷.
class-preset-pairs = In pairs
class-preset-pairs-about = Tables of four: two pupils form a side, throw the dice and cover squares.
class-preset-dice = The whole class against the dice
class-preset-dice-about = One board for everyone takes the most common right answer. From 60 down to 0 in 20 throws!

## What went wrong in a calculation: families, and the rule that was followed instead

cause-order = Order of operations
cause-left-to-right = Worked from left to right
cause-plus-before-times = + and − before { sign-times } and { sign-divided }
cause-times-before-divide = { sign-times } before { sign-divided }
cause-plus-before-minus = + before −
cause-right-to-left = Worked from right to left
cause-brackets-ignored = Brackets left out
cause-operation = One sign taken for another
cause-times-as-plus = { sign-times } taken for +
cause-plus-as-times = + taken for { sign-times }
cause-minus-as-plus = − taken for +
cause-plus-as-minus = + taken for −
cause-divide-as-minus = { sign-divided } taken for −
cause-facts = Times tables
cause-table-neighbour = The next number in the times table
cause-counting = Counting on or back
cause-off-by-one = One too many or too few
cause-off-by-ten = Ten too many or too few
cause-sign = Which number comes first
cause-smaller-from-larger = The smaller taken from the larger
cause-division-turned = { sign-divided } the wrong way round
cause-bonus = Colours and lines
cause-bonus-after = A number’s colour counted after the sum
cause-bonus-in-both = A colour counted in both lines
cause-bonus-again = A used square counted again
cause-start-forgotten = Doubling on the start square forgotten
cause-line-forgotten = A line forgotten
cause-other = Another reason
cause-order-hint = Brackets first, then { sign-times } and { sign-divided }, then + and −, each from left to right.
cause-operation-hint = Look at the signs once more.
cause-facts-hint = Say the times table aloud up to this number.
cause-counting-hint = Count once more, slowly.
cause-sign-hint = Which number do you take away, and which one do you divide by?
cause-bonus-hint = A colour multiplies its own number first, and counts only once.
class-took = { $count } of { $of } got { $said } for { $sum }.

# Around a table for any company: who made it and does not sit, head starts, unseen tiles, the projector.

wait-host = You made this table. You watch, and you can start the game.
handicap-title = Head start and help
handicap-ahead = { $points ->
    [one] one point ahead from the start
   *[other] { $points } points ahead from the start
  }
handicap-help = may ask for help
unseen-about = In the bag and on the other racks, together
show-title = Projector
show-full = Full screen

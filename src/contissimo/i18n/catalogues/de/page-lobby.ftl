# Open tables, and going on at another device.

lobby-title = Offene Tische
lobby-open = Hier ist ein Platz frei
lobby-running = Zum Zuschauen
lobby-none-running = Gerade spielt niemand öffentlich.
lobby-watch = Zuschauen
lobby-mine = Zurück an meinen Platz
lobby-empty = Gerade ist kein Tisch offen
lobby-empty-about = Mach den Anfang: Eröffne einen Tisch, und andere finden ihn hier.
lobby-make = { $game }: Tisch eröffnen

continue-title = Hier unter deinem Namen weiterspielen?
continue-about = Dieser Link wurde auf einem anderen Gerät von dir gemacht. Mit ihm bist du auch auf diesem Gerät derselbe Gast: derselbe Name und dieselben Tische.
continue-instead = Hier heißt du gerade { $name }. Wenn du weitermachst, vergisst dieses Gerät den Namen und seine Tische.
continue-careful = Hat dir jemand anderes diesen Link geschickt? Dann benutze ihn nicht: Er ist keine Einladung zu einem Spiel.
continue-yes = Ja, beide Geräte gehören mir
continue-no = Nein, zur Startseite
continue-done = Auch hier bist du jetzt { $name }
continue-done-about = Deine Tische findest du auf der Startseite.

# Open tables, and going on at another device.

lobby-title = Open tafels
lobby-open = Hier is een plaats vrij
lobby-running = Om te kijken
lobby-none-running = Er wordt nu nergens openbaar gespeeld.
lobby-watch = Kijken
lobby-mine = Terug naar mijn plaats
lobby-empty = Er is nu geen tafel open
lobby-empty-about = Wees de eerste: open een tafel, en anderen vinden die hier.
lobby-make = { $game }: open tafel maken

continue-title = Hier verdergaan met je eigen naam?
continue-about = Deze link is gemaakt op een ander apparaat van jou. Daarmee ben je ook op dit apparaat dezelfde gast: dezelfde naam en dezelfde tafels.
continue-instead = Hier heet je nu { $name }. Als je verdergaat, vergeet dit apparaat die naam en zijn tafels.
continue-careful = Heeft iemand anders je deze link gestuurd? Gebruik hem dan niet: dit is geen uitnodiging voor een spel.
continue-yes = Ja, beide apparaten zijn van mij
continue-no = Nee, naar de startpagina
continue-done = Ook hier ben je nu { $name }
continue-done-about = Je tafels staan op de startpagina.

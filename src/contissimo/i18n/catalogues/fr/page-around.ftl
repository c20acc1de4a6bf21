# The page: what is around every table, whichever game is played there.

## Challenge judging: what was said, and whether anybody contests it

contest-title = Est-ce juste ?
contest-by = { $name } :
contest-total = pour { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
contest-asks = { $name }, c’est à toi de répondre.
contest-question = Conteste si tu penses que c’est faux.
contest-challenge = Contester
contest-accept = Accepter
contest-left = encore { $time }
contest-waiting = Les autres peuvent maintenant contester.
verdict-title = Le verdict
verdict-corrected = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, pas { $announced }.
log-announced = { $sum }, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
last-move = Le dernier coup
log-contest-right = Contesté par { $name } : tout est juste
log-contest-corrected = Contesté par { $name } : total corrigé
log-contest-taken-back = Contesté par { $name } : coup retiré
log-contest-earned = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Are you sure?

confirm-no = Non, continuer
resign = Abandonner
resign-title = Abandonner ?
resign-ends = La partie s’arrête et la victoire revient à { $name }.
resign-goes-on = La partie continue sans toi, et tu ne peux plus la gagner.
resign-yes = Oui, abandonner

## Signs in words

speak-plus = plus
speak-minus = moins
speak-times = fois
speak-divided = divisé par
speak-open = parenthèse ouverte
speak-close = parenthèse fermée

## Sums in words; a pause where two things belong together on one side

sum-plus = { $left } plus { $right }
sum-minus = { $left } moins { $right }
sum-times = { $left } fois { $right }
sum-divided = { $left } divisé par { $right }
sum-plus-apart = { $left }, plus { $right }
sum-minus-apart = { $left }, moins { $right }
sum-times-apart = { $left }, fois { $right }
sum-divided-apart = { $left }, divisé par { $right }
sum-makes = { $sum } égale { $result }
sum-makes-apart = { $sum }, égale { $result }
sum-negative = moins { $number }
sum-bracket = parenthèse ouverte, { $sum }, parenthèse fermée
sum-fraction = { $top } sur { $bottom }

## The board

board-whole = Tout le plateau

## The end of the game

end-title = La fin
end-won = Victoire : { $name } !
end-you-won = Tu as gagné !
end-won-resigned = Victoire : { $name } ! { $count ->
    [one] { $others } a abandonné
   *[other] { $others } ont abandonné
  }.
end-you-won-resigned = Tu as gagné : { $count ->
    [one] { $others } a abandonné
   *[other] { $others } ont abandonné
  } !
end-resigned-totals = Ce ne sont pas les totaux qui ont décidé. Les voici :
end-shared = Victoire partagée : { $names } !
end-told = { $name } : { $total }
end-played = Points
end-left-over = Reste
end-left-over-why = Les jetons qui restent sont déduits du total de leur joueur.
end-sum = Total
end-rematch = Rejouer
end-rematch-waits = On attend les autres…
end-rematch-asked = Pour une autre partie : { $names }
end-next = Aller à la partie suivante
end-review = Analyse
end-replay = Revoir
end-record = Télécharger
end-chart = Les totaux, tour par tour
end-chart-about = Les totaux sur { $turns } tours. Les mêmes nombres sont dans le tableau ci-dessous.
end-chart-table = En tableau
end-chart-turn = Tour
end-best = Les meilleurs coups
end-reason-calculissimo-out = Le sac est vide et quelqu’un a posé tous ses jetons.
end-reason-calculissimo-stuck = Le sac est vide et plus personne ne peut jouer.
end-reason-calculissimo-passes = Tout le monde a passé deux fois.
end-reason-calculissimo-idle = Personne n’a rien posé depuis longtemps.
end-reason-calculissimo-resigned = Il ne reste qu’un joueur.
end-reason-contig60-line = { $count } pions alignés !
end-reason-contig60-zero = Un camp est arrivé à zéro.
end-reason-contig60-markers = Le dernier pion est posé.
end-reason-contig60-full = Toutes les cases sont couvertes.
end-reason-contig60-no-throw = Aucun lancer ne peut plus donner une case libre.
end-reason-contig60-idle = Personne n’a couvert de case depuis longtemps.
end-reason-contig60-rounds = Toutes les manches sont jouées.
end-reason-contig60-minutes = Le temps est écoulé.
end-reason-contig60-resign = Un camp a abandonné.
end-reason-abandoned = Partie abandonnée : quelqu’un n’est pas revenu.

## Set phrases

phrase-title = Dire quelque chose
phrase-said = { $name } : { $phrase }
phrase-mute = Ne plus montrer ce que dit { $name }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-one = Joli !
phrase-thank-you = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il te plaît.
phrase-your-turn = À toi de jouer.
phrase-good-game = Belle partie !
phrase-goodbye = Au revoir !

## Somebody is away

away-long = { $name } : pas de nouvelles depuis un moment.
away-who = Qui continue ?
away-hand = Laisser l’ordinateur continuer
away-agree = D’accord
away-agreed = { $level } pourrait continuer. D’accord : { $names } ({ $agreed } sur { $needed }).
away-handed = { $level } joue pour { $name } en attendant.
away-until = À partir de { $when }, plus besoin d’attendre.
away-end = Terminer la partie
away-without = Continuer sans les absents
away-sure = Pour les absents, cela compte comme un abandon. Ne plus attendre ?
away-yes = Ne plus attendre
away-credit = Le serveur était indisponible pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }. Ce temps a été rendu.

## Notes in the list of moves

log-hand = { $level } joue pour quelqu’un qui n’est pas là.
log-hand-person = De retour : { $name }.
log-gone = Quelqu’un n’est pas revenu.
log-last = Le temps est écoulé. C’est la dernière manche.
log-back = Les derniers coups sont annulés.
log-late = { $move } (temps écoulé)
late-you = Ton temps est écoulé.
late-other = Temps écoulé : { $name }.

## Several people on one device

device-title = Joueur suivant
device-pass = Passe la tablette à { $name }
device-open = Je suis { $name } : voir mes jetons
device-last = { $name } : { $move } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })

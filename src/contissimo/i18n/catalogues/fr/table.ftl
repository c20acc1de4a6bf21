# A game in the terminal, and a saved game that is shown again.

## Who plays

player-you = Toi
player-random = Tête en l’air
player-greedy = Glouton
player-numbered = { $name } ({ $seat })
player-nobody = Joueur
and = et

## The board and what lies before a player

legend-calculissimo = 2# 3# nombre ×2 ×3    2= 3= toute la ligne ×2 ×3    2* départ    ?6 un joker
legend-contig60 = (7) camp 1    [7] camp 2
rack = Tes jetons : { $tiles }
bag = { $count ->
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
  }
dice = Dés : { $dice }
markers = Pions qui restent : ({ $first }) [{ $second }]
window-calculissimo = { $move } est posé. Le total de { $total } est-il juste ? Écris accept (accepter) ou challenge (contester).
window-contig60 = L’autre camp dit { $move }. Est-ce juste ? Écris accept (accepter) ou challenge (contester).
steal-offered = L’autre camp a passé. Fais un calcul avec les mêmes dés pour le double de points, ou écris decline (refuser).

## What a move scores

card-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
card-announced = Annoncé : { $total }.
moves-none = Aucun coup n’est possible.

## What players did

told-move = { $name } : { $move }
told-steal = { $name } vole : { $move }
told-total = { $name } a maintenant { $total }.
told-swap = { $name } : { $count ->
    [one] { $count } jeton échangé
   *[other] { $count } jetons échangés
  }.
told-pass = { $name } : passe.
told-decline = { $name } : pas de vol.
told-accept = { $name } : accepté.
told-challenge = { $name } : contesté !
told-resign = { $name } : abandon.
contest-right = Contesté avec raison. Ce qui était posé est repris.
contest-corrected = Les calculs sont justes, mais le total était faux. Le voilà corrigé.
contest-wrong = Tout était juste. Le coup reste.

## What chance did

happened-order = Qui commence ? { $drawn }
happened-draw = Nouveaux jetons, { $name } : { $tiles }
happened-hidden-draw = { $name } : { $count ->
    [one] { $count } nouveau jeton
   *[other] { $count } nouveaux jetons
  }.
happened-first = { $name } commence.
happened-roll = Les dés montrent { $dice }.
happened-last = Le temps est écoulé. C’est la dernière manche.
note-away = { $seconds ->
    [one] { $seconds } seconde a été rendue.
   *[other] { $seconds } secondes ont été rendues.
  }
note-hand = { $who } joue maintenant pour { $name }.
note-back = Annulé : tout est de nouveau comme après l’entrée { $to }.
note-gone = Quelqu’un n’est pas revenu.
note-start = La partie commence par une position composée.

## Asking

ask-move = { $name }, à toi (ou : help) ?
hand-over = Au suivant : { $name }. Les autres ne regardent pas. Appuie sur Entrée.
hints-off = Les indices sont coupés. Commence avec --hints pour voir des coups.
limit-turn = { $seconds ->
    [one] Un tour dure au plus { $seconds } seconde. Au-delà, le tour est passé.
   *[other] Un tour dure au plus { $seconds } secondes. Au-delà, le tour est passé.
  }
limit-main = Chaque joueur a { $main } secondes pour toute la partie, et { $increment } de plus par tour. Qui n’en a plus a perdu.
limit-window = Il y a { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } pour contester un coup.
time-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
  }
time-over = C’était trop tard.
table-help-calculissimo =
    8d 9+6/2       poser des jetons vers la droite, depuis la rangée 8, colonne d
    d8 9+6/2       poser des jetons vers le bas, depuis la colonne d, rangée 8
    h6 4-(2)+3     les jetons déjà là vont entre parenthèses
    8d 9+?6/2      un joker qui vaut 6
    8d 9+6/2=48    avec ton total, si les règles le demandent
    swap 57+       échanger ces jetons
    pass           ne rien faire cette fois
    challenge      dire que ce qu’un autre a posé est faux, si vous vous contrôlez entre vous
    accept         dire que c’est juste
    resign         abandonner
    resign 2       la personne à la place 2 abandonne, même si ce n’est pas son tour
    board          revoir le plateau
    quit           quitter la partie
table-help-contig60 =
    (2+3)*4=20     faire un calcul avec les trois dés ; la réponse est ta case
    pass           ne rien faire cette fois ; l’autre camp peut se servir de tes dés
    decline        ne pas se servir des dés de l’autre camp
    challenge      dire que le calcul de l’autre camp est faux, si vous vous contrôlez entre vous
    accept         dire que c’est juste
    resign         abandonner
    resign 2       la personne à la place 2 abandonne, même si ce n’est pas son tour
    board          revoir le plateau
    quit           quitter la partie

## The start and the end

play-promise = Le tirage de cette partie est fixé par un nombre secret. Voici son empreinte, pour pouvoir le contrôler plus tard : { $commitment }
play-keep = Pour enregistrer la partie, tape un nom de fichier. Sinon, appuie sur Entrée.
play-kept = La partie est enregistrée dans { $file }.
play-not-kept = La partie n’a pas été enregistrée. Avec --record FICHIER, elle le sera.
end-running = La partie n’est pas finie.
end-total = { $name } : { $total }
end-leftover = { $name } : il reste { $tiles }, cela coûte { $cost }. Total : { $total }
end-winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
  }
reason-calculissimo-out = Le sac est vide et quelqu’un a posé tous ses jetons.
reason-calculissimo-stuck = Le sac est vide et plus personne ne peut jouer.
reason-calculissimo-passes = Tout le monde a passé deux fois.
reason-calculissimo-idle = Personne n’a rien posé depuis longtemps.
reason-calculissimo-resigned = Il ne reste qu’un joueur.
reason-contig60-line = Une ligne complète de pions !
reason-contig60-zero = Un camp est arrivé à zéro.
reason-contig60-markers = Le dernier pion est posé.
reason-contig60-full = Toutes les cases sont couvertes.
reason-contig60-no_throw = Aucun lancer ne peut plus donner une case libre.
reason-contig60-idle = Quarante tours sans pion.
reason-contig60-rounds = Toutes les manches sont jouées.
reason-contig60-minutes = Le temps est écoulé.
reason-contig60-resign = Un camp a abandonné.
reason-abandoned = Partie abandonnée : quelqu’un n’est pas revenu.

## Saved games

replay-title = { $game }, règles { $ruleset }, { $date }
replay-best = { $points ->
    [one] Meilleur coup : { $move }, { $points } point.
   *[other] Meilleur coup : { $move }, { $points } points.
  }
replay-best-played = Meilleur coup : rien ne rapporte plus.
replay-best-none = Meilleur coup : aucun n’était possible.
verify-rules = { $count ->
    [1] La seule entrée respecte les règles.
   *[other] Les { $count } entrées respectent les règles.
  }
verify-chance = { $count ->
    [1] Le seul tirage découle de la graine promise au début.
   *[other] Les { $count } tirages et lancers découlent tous de la graine promise au début.
  }
verify-entry = Entrée { $seq } : { $sentence }

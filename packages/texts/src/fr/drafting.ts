export const drafting = {
  price: {
    free_one: 'Offert\u00a0: il vous en restera {{left}} ce mois-ci',
    free_other: 'Offerts\u00a0: il vous en restera {{left}} ce mois-ci',
    credits_one: '{{count}} crédit',
    credits_other: '{{count}} crédits',
    after_one: 'il vous restera {{count}} crédit',
    after_other: 'il vous restera {{count}} crédits',
    short_one: 'il n’en reste que {{count}}',
    short_other: 'il n’en reste que {{count}}',
    title_one: 'Rédiger {{count}} post\u202f?',
    title_other: 'Rédiger {{count}} posts\u202f?',
    words:
      'Votre quota de {{free}} posts offerts par mois est atteint. {{each}}\u00a0crédits par post supplémentaire seront utilisés\u00a0: {{total}}\u00a0crédits pour cette demande, il vous en restera {{left}}.',
    wordsSome:
      'Il vous reste {{some}} posts offerts ce mois-ci. Chaque post de plus coûte {{each}}\u00a0crédits\u00a0: cette demande en prendra {{total}}, il vous en restera {{left}}.',
  },
  failures: {
    tooLittleKnown: 'On n’en sait pas assez pour l’écrire sans broder.',
    dayBound:
      '«\u00a0Demain\u00a0» ou «\u00a0hier\u00a0» ne sera plus vrai le jour du post\u00a0: dites la date.',
    otherAddress:
      'Ces mots ne s’adressent pas aux gens comme votre voix\u00a0: «\u00a0tu\u00a0» ou «\u00a0vous\u00a0».',
    saidAlready: 'Un de vos posts le dit déjà, presque avec les mêmes mots.',
    noVisual: 'Aucun modèle n’a la place pour ces mots.',
    noEngine: 'L’IA choisie ne répond pas.',
    gaveUp: 'Cela n’a pas marché, malgré plusieurs essais. Rien n’a été débité.',
    subjectGone: 'Le sujet n’est plus là.',
    draftingOff:
      'La rédaction a été arrêtée avant qu’il soit écrit. Le sujet reste accepté, et rien n’a été débité.',
    accountClosed:
      'Le compte a été désactivé, ou sa suppression demandée, avant qu’il soit écrit. Le sujet reste accepté, et rien n’a été débité.',
  },
  working: 'Le post se rédige…',
  notDrafted: 'Le post n’a pas pu être rédigé. Rien n’a été débité.',
}

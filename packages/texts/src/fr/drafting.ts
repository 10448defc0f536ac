export const drafting = {
  price: {
    free_one: 'Offert\u00a0: il vous en restera {{left}} ce mois-ci',
    free_other: 'Offerts\u00a0: il vous en restera {{left}} ce mois-ci',
    someFree_one: '{{count}} offert',
    someFree_other: '{{count}} offerts',
    others_one: '{{count}} autre à {{each}}',
    others_other: '{{count}} autres à {{each}} chacun',
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
      'Il vous reste {{some}} posts offerts ce mois-ci. Chaque post de plus coûte {{each}}\u00a0crédits. Cette demande en prendra {{total}}, il vous en restera {{left}}.',
  },
  failures: {
    tooLittleKnown: 'Il manque des informations pour écrire ce post. Dites-nous en plus.',
    dayBound: '«\u00a0Demain\u00a0» ou «\u00a0hier\u00a0» sera faux le jour du post\u00a0: écrivez la date.',
    otherAddress: 'Vos posts vouvoient et ce texte tutoie, ou l’inverse.',
    saidAlready: 'Un de vos posts le dit déjà, presque avec les mêmes mots.',
    noVisual: 'Aucun modèle n’a la place pour ces mots.',
    noEngine: 'L’IA choisie ne répond pas.',
    gaveUp: 'Cela n’a pas marché, malgré plusieurs essais. Rien n’a été débité. Réessayez plus tard.',
    subjectGone: 'Cette idée n’existe plus.',
    draftingOff: 'La rédaction a été arrêtée avant ce post. L’idée reste acceptée, et rien n’a été débité.',
    accountClosed:
      'Le compte a été désactivé, ou sa suppression demandée. L’idée reste acceptée, et rien n’a été débité.',
  },
  working: 'Le post se rédige…',
  notDrafted: 'Le post n’a pas pu être rédigé. Rien n’a été débité.',
}

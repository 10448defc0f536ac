export const networks = {
  title: 'Mes réseaux',
  ofCustomer: 'Réseaux du client',
  lead: 'Reliez les comptes sur lesquels vos posts paraissent. Vous pouvez défaire un lien à tout moment.',
  demo: 'Réseaux de démonstration\u00a0: rien ne part sur les vrais réseaux.',
  plan_one: '{{linked}} réseau relié sur {{count}}',
  plan_other: '{{linked}} réseaux reliés sur {{count}}',
  room: {
    left_one: 'Votre formule comprend un réseau. Plusieurs comptes sur un même réseau comptent pour un.',
    left_other:
      'Votre formule comprend {{count}} réseaux. Plusieurs comptes sur un même réseau comptent pour un.',
    full_one:
      'Votre formule comprend un réseau, et il est pris. Pour en relier un autre, déliez celui-ci d’abord. Plusieurs comptes sur un même réseau comptent pour un.',
    full_other:
      'Votre formule comprend {{count}} réseaux, et tous sont pris. Pour en relier un autre, déliez-en un d’abord. Plusieurs comptes sur un même réseau comptent pour un.',
    over_one:
      'Votre formule ne comprend plus qu’un réseau. Ceux que vous avez reliés restent là, et vos posts y partent. Pour en relier un autre, il faut d’abord tous les délier.',
    over_other:
      'Votre formule ne comprend plus que {{count}} réseaux. Ceux que vous avez reliés restent là, et vos posts y partent. Pour en relier un autre, il faut d’abord qu’il en reste moins de {{count}}.',
    wider: 'Pour en avoir plus, il faut une formule plus large.',
    widerForOwner: 'Pour en avoir plus, le titulaire du compte peut demander une formule plus large.',
    plan: 'Place prise par {{network}}\u00a0: déliez-le d’abord',
    planSome: 'Toutes les places sont prises\u00a0: déliez d’abord un réseau',
    accounts: 'Ses places sont prises\u00a0: déliez d’abord un de ses comptes',
    none: 'Toutes les places sont prises',
  },
  link: 'Relier {{network}}',
  linkAgain: 'Relier de nouveau',
  linkOther: 'Choisir un autre compte',
  mended: 'C’est réglé là-bas\u202f?',
  tickIt: 'Elle existe\u202f? Cochez-la là-bas en reliant ce compte de nouveau.',
  linkMore: 'Ajouter un compte',
  linkMoreOn: 'Ajouter un compte sur {{network}}',
  renew: 'Renouveler',
  keep: 'Garder {{network}}',
  searchPages: 'Chercher parmi {{count}} pages',
  unlink: 'Délier',
  unlinkTitle: 'Délier {{name}} de {{network}}\u202f?',
  unlinkWords:
    'Plus rien n’y sera publié. Ce qui est paru reste en ligne, et l’historique reste ici. Vous pourrez relier ce compte de nouveau.',
  unlinkWaiting_one: '{{count}} post attend d’y partir, et n’y partira pas :',
  unlinkWaiting_other: '{{count}} posts attendent d’y partir, et n’y partiront pas :',
  unlinkMore_one: 'Voir l’autre post',
  unlinkMore_other: 'Voir les {{count}} autres posts',
  waitsForLink: 'Retenu, en attente de ce compte',
  held: {
    words_one: 'Un post attendait ce lien\u00a0:',
    words_other: '{{count}} posts attendaient ce lien\u00a0:',
    send_one: 'L’envoyer maintenant',
    send_other: 'Les envoyer maintenant',
    sent_one: 'L’envoi reprend.',
    sent_other: 'L’envoi des {{count}} posts reprend.',
  },
  unlinkBoosts_one:
    '{{count}} mise en avant est en cours avec ce compte. Elle continue de dépenser sur {{network}} tant que personne ne l’arrête, et ne pourra plus être arrêtée d’ici.',
  unlinkBoosts_other:
    '{{count}} mises en avant sont en cours avec ce compte. Elles continuent de dépenser sur {{network}} tant que personne ne les arrête, et ne pourront plus être arrêtées d’ici.',
  unlinkStopBoosts_one: 'L’arrêter d’abord',
  unlinkStopBoosts_other: 'Les arrêter d’abord',
  unlinkBoostsLeft_one:
    '{{count}} mise en avant n’a pas encore pu être arrêtée sur {{network}}\u00a0: le compte reste relié. Réessayez dans quelques minutes.',
  unlinkBoostsLeft_other:
    '{{count}} mises en avant n’ont pas encore pu être arrêtées sur {{network}}\u00a0: le compte reste relié. Réessayez dans quelques minutes.',
  unlinked: '{{name}} est délié.',
  notLinked: 'Pas encore relié',
  notOffered: 'Pas encore disponible ici',
  states: {
    connected: 'Relié',
    toChoose: 'Page à choisir',
    forNothing: 'Inutilisable',
    expiring: 'À renouveler avant le {{date}}',
    expired: 'À relier de nouveau',
    revoked: 'Délié',
  },
  pages: 'Pages',
  choose: 'Choisissez au moins une page.',
  chooseLater:
    'La place de votre formule est prise par un autre réseau. Libérez-la, puis choisissez vos pages ici.',
  save: 'Enregistrer les pages',
  saved: 'Vos posts paraîtront sur ces pages.',
  followers_one: '{{formatted}} abonné',
  followers_other: '{{formatted}} abonnés',
  unusable: {
    noPublishRole: 'Vous n’avez pas le droit d’y publier.',
    notBusiness: 'Ce n’est pas un compte professionnel.',
    notConnected: 'Elle n’est plus partagée avec nous.',
    restricted: 'Le réseau limite cette page.',
    notApproved: 'Le réseau n’a pas encore accepté l’application.',
    taken: 'Elle est reliée à une autre entreprise.',
  },
  helps: {
    noPublishRole: 'Demandez ce droit à qui l’administre, puis reliez ce compte de nouveau.',
    notBusiness: 'Passez-le en compte professionnel sur {{network}}, puis reliez-le de nouveau.',
    notConnected: 'Reliez ce compte de nouveau et cochez-la chez {{network}}.',
    restricted: 'Voyez sur {{network}} ce qui est demandé.',
    notApproved: 'Rien à faire de votre côté.',
    taken: 'Une page ne sert qu’une entreprise à la fois\u00a0: il faut d’abord la délier là-bas.',
  },
  noneUsable:
    'Rien ne peut encore paraître sur {{network}}\u00a0: aucune page de ce compte ne peut recevoir vos posts. Le compte ne prend pas de place dans votre formule.',
  noPages:
    'Rien ne peut encore paraître sur {{network}}\u00a0: ce compte ne nous a montré aucune page. Le compte ne prend pas de place dans votre formule.',
  bluesky: {
    title: 'Relier Bluesky',
    words:
      'Créez un mot de passe d’application dans Bluesky (Réglages, Confidentialité, Mots de passe d’application). Il ne sert qu’ici et se retire quand vous voulez.',
    identifier: 'Identifiant',
    identifierHelp: 'Par exemple maison-verdier.bsky.social',
    password: 'Mot de passe d’application',
    confirm: 'Relier',
  },
  back: {
    title: 'Retour de {{network}}',
    wait: 'Nous enregistrons le lien avec {{network}}…',
    linked: '{{network}} est relié.',
    linkedToChoose: '{{network}} est relié. Choisissez où vos posts paraîtront.',
    linkedForNothing:
      'Le compte {{network}} est là, mais rien ne peut encore y paraître\u00a0: la raison est dite à côté.',
    failed: 'Le lien n’a pas été fait',
    again: 'Revenir aux réseaux',
  },
  mailed: {
    forNothing: 'Le compte {{name}} est relié, mais rien ne peut encore y paraître.',
    forNothingLead: 'Voici pourquoi, et ce qui aide.',
    noPages:
      '{{network}} ne nous a montré aucune page de ce compte. Ouvrez « Mes réseaux », reliez-le de nouveau et cochez celle de votre entreprise.',
    toChoose: 'Le compte {{name}} est relié. Reste à choisir où vos posts paraîtront.',
    toChooseLead:
      'Aucune de ses pages n’est encore cochée. Connectez-vous et choisissez dans « Mes réseaux ».',
    open: 'Ouvrir mes réseaux',
    stopped:
      'Les publications de cette maison sont arrêtées en ce moment : rien ne part avant que quelqu’un les relance.',
  },
  none: 'Vous n’avez aucun droit sur les réseaux de ce compte.',
}

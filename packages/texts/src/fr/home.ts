// Texts of the home screen, in French.
export const home = {
  title: 'Accueil',
  appointment: 'Prendre rendez-vous',
  week: 'semaine {{number}}',
  morning: 'Bonjour {{name}}.',
  evening: 'Bonsoir {{name}}.',
  /** Within a sentence; from there on figures are read more easily. */
  numbers: {
    two: 'deux',
    three: 'trois',
    four: 'quatre',
    five: 'cinq',
    six: 'six',
    seven: 'sept',
    eight: 'huit',
    nine: 'neuf',
    ten: 'dix',
  },
  /** The day's one sentence, after the greeting; the end is underlined. */
  today: {
    essentials: {
      words: 'Votre compte est presque complet,',
      end_one: 'une information manque.',
      end_other: '{{number}} informations manquent.',
    },
    contacts: {
      words: 'Votre équipe se forme,',
      end_one: 'une invitation attend une réponse.',
      end_other: '{{number}} invitations attendent une réponse.',
    },
    sector: {
      words: 'Votre métier est proposé,',
      end: 'nous vous écrivons dès qu’il est ajouté.',
    },
    customers: {
      words: 'Vos comptes sont en place,',
      end_one: 'un client compte sur vous.',
      end_other: '{{number}} clients comptent sur vous.',
    },
    noCustomer: {
      words: 'Votre agence est prête,',
      end: 'créez votre premier client.',
    },
    inWaiting: {
      words: 'Nous vérifions votre agence,',
      end: 'et vous écrivons dès qu’elle est acceptée.',
    },
    agencies: {
      words: 'La plateforme est en ligne,',
      end_one: 'une agence attend votre accord.',
      end_other: '{{number}} agences attendent votre accord.',
    },
    sectors: {
      words: 'La plateforme est en ligne,',
      end_one: 'un métier proposé attend une réponse.',
      end_other: '{{number}} métiers proposés attendent une réponse.',
    },
    unopened: {
      words: 'Rien d’urgent,',
      end_one: 'une personne n’a pas encore ouvert son compte.',
      end_other: '{{number}} personnes n’ont pas encore ouvert leur compte.',
    },
    nothing: {
      words: 'Tout est en ordre,',
      end: 'vous n’avez rien à faire.',
    },
    away: {
      words: 'Cette semaine dans l’équipe,',
      end_one: 'une personne est absente.',
      end_other: '{{number}} personnes sont absentes.',
    },
    awayAhead: {
      words: 'Dans les sept jours,',
      end_one: 'une personne de l’équipe est absente.',
      end_other: '{{number}} personnes de l’équipe sont absentes.',
    },
    nobodyAway: {
      words: 'L’équipe est au complet,',
      end: 'personne n’est absent cette semaine.',
    },
    nobodyAwayAhead: {
      words: 'L’équipe est au complet,',
      end: 'personne n’est absent dans les sept jours.',
    },
    dayOff: {
      words: 'C’est un jour non travaillé,',
      end: 'bon repos.',
    },
    hours: {
      words: 'Votre journée est prête,',
      end: 'voici vos heures d’aujourd’hui.',
    },
    noHours: {
      words: 'Votre journée est libre,',
      end: 'pas d’heures prévues aujourd’hui.',
    },
    stopped: {
      words: 'Les publications sont arrêtées,',
      end_zero: 'aucun post n’attend.',
      end_one: 'un post attend que vous relanciez.',
      end_other: '{{number}} posts attendent que vous relanciez.',
    },
    awaiting: {
      words_zero: 'Aucun autre post ne part cette semaine\u00a0;',
      words_one: 'Un post part encore cette semaine\u00a0;',
      words_other: '{{capital}} posts partent encore cette semaine\u00a0;',
      end_one: 'un post vous attend.',
      end_other: '{{number}} posts vous attendent.',
    },
    awaitingAhead: {
      words_zero: 'Aucun autre post ne part dans les sept jours\u00a0;',
      words_one: 'Un post part dans les sept jours\u00a0;',
      words_other: '{{capital}} posts partent dans les sept jours\u00a0;',
      end_one: 'un post vous attend.',
      end_other: '{{number}} posts vous attendent.',
    },
    stoppedByPlatform: {
      words: '{{appName}} retient les posts pour l’instant,',
      end_zero: 'vous n’avez rien à faire.',
      end_one: 'le vôtre partira ensuite.',
      end_other: 'vos {{number}} posts partiront ensuite.',
    },
    leaving: {
      words: 'Vous n’avez rien à faire,',
      end_one: 'un post part encore cette semaine.',
      end_other: '{{number}} posts partent encore cette semaine.',
    },
    leavingAhead: {
      words: 'Vous n’avez rien à faire,',
      end_one: 'un post part dans les sept jours.',
      end_other: '{{number}} posts partent dans les sept jours.',
    },
    next: {
      words: 'Rien ne part cette semaine,',
      end: 'le prochain post part le {{day}}.',
    },
    nextAhead: {
      words: 'Rien ne part dans les sept jours,',
      end: 'le prochain post part le {{day}}.',
    },
    unscheduled: {
      words: 'Rien n’est programmé,',
      end: 'choisissez le prochain post.',
    },
    suggestions: {
      words_zero: 'Rien ne part encore cette semaine\u00a0;',
      words_one: 'Un post part encore cette semaine\u00a0;',
      words_other: '{{capital}} posts partent encore cette semaine\u00a0;',
      end_one: 'une proposition vous attend.',
      end_other: '{{number}} propositions vous attendent.',
    },
    suggestionsAhead: {
      words_zero: 'Rien ne part encore dans les sept jours\u00a0;',
      words_one: 'Un post part dans les sept jours\u00a0;',
      words_other: '{{capital}} posts partent dans les sept jours\u00a0;',
      end_one: 'une proposition vous attend.',
      end_other: '{{number}} propositions vous attendent.',
    },
    subjects: {
      words_zero: 'Rien ne part encore cette semaine\u00a0;',
      words_one: 'Un post part encore cette semaine\u00a0;',
      words_other: '{{capital}} posts partent encore cette semaine\u00a0;',
      end_one: 'une idée attend votre réponse.',
      end_other: '{{number}} idées attendent votre réponse.',
    },
    subjectsAhead: {
      words_zero: 'Rien ne part encore dans les sept jours\u00a0;',
      words_one: 'Un post part dans les sept jours\u00a0;',
      words_other: '{{capital}} posts partent dans les sept jours\u00a0;',
      end_one: 'une idée attend votre réponse.',
      end_other: '{{number}} idées attendent votre réponse.',
    },
    firstSubjects: {
      words: 'Votre mois prend forme,',
      end_one: 'une idée attend votre réponse.',
      end_other: '{{number}} idées attendent votre réponse.',
    },
    quiet: {
      words: 'Votre espace est prêt,',
      end: 'écrivez un premier post.',
    },
  },
  facts: {
    title: 'Aujourd’hui',
    none: 'Vous n’avez rien à faire aujourd’hui.',
    credits: {
      title_one: 'crédit disponible',
      title_other: 'crédits disponibles',
      more_one: '1 expire le {{date}}',
      more_other: '{{count}} expirent le {{date}}',
    },
    networks: {
      title: 'réseau relié',
      more: 'Vous pouvez préparer vos posts. Pour les publier, reliez un réseau.',
      action: 'Relier un réseau',
    },
    contacts: {
      title_one: 'contact n’a pas répondu à son invitation',
      title_other: 'contacts n’ont pas répondu à leur invitation',
      more: 'Vous pouvez l’envoyer à nouveau.',
      action: 'Voir les contacts',
    },
    essentials: {
      title_one: 'information manque à votre compte',
      title_other: 'informations manquent à votre compte',
      action: 'Compléter',
      fields: {
        summary: 'ce que vous faites',
        sector: 'secteur d’activité',
        address: 'rue et numéro',
        zipCode: 'code postal',
        city: 'ville',
        siret: 'SIRET ou SIREN',
      },
    },
    sector: {
      title_one: 'métier proposé attend notre réponse',
      title_other: 'métiers proposés attendent notre réponse',
    },
    agencies: {
      title_one: 'agence attend votre accord',
      title_other: 'agences attendent votre accord',
      more: 'Une agence ne peut pas créer de client avant votre accord.',
      action: 'Examiner',
    },
    sectors: {
      title_one: 'métier proposé attend une réponse',
      title_other: 'métiers proposés attendent une réponse',
      more: 'La personne reçoit votre réponse par e-mail.',
      action: 'Répondre',
    },
    version: {
      title_one: 'jour avant la fin de la version {{version}} de {{networks}}, le {{date}}',
      title_other: 'jours avant la fin de la version {{version}} de {{networks}}, le {{date}}',
      over: 'jour restant\u00a0: la version {{version}} de {{networks}} a pris fin le {{date}}',
      posts:
        'Ensuite, posts et chiffres peuvent être refusés\u00a0: indiquez une version plus récente dans NETWORKS.',
      boosts:
        'Ensuite, les mises en avant sont refusées\u00a0: indiquez une version plus récente dans NETWORKS.',
    },
    unopened: {
      title_one: 'compte n’a pas encore été ouvert',
      title_other: 'comptes n’ont pas encore été ouverts',
      types: {
        customer_one: '1 client',
        customer_other: '{{count}} clients',
        contact_one: '1 contact',
        contact_other: '{{count}} contacts',
        internalAgent_one: '1 agent interne',
        internalAgent_other: '{{count}} agents internes',
        externalAgent_one: '1 agent externe',
        externalAgent_other: '{{count}} agents externes',
        teamManager_one: '1 responsable d’équipe',
        teamManager_other: '{{count}} responsables d’équipe',
        productManager_one: '1 responsable produit',
        productManager_other: '{{count}} responsables produit',
        agencyManager_one: '1 agence',
        agencyManager_other: '{{count}} agences',
        superAdmin_one: '1 super admin',
        superAdmin_other: '{{count}} super admins',
      },
    },
    hours: {
      span: 'De {{start}} à {{end}}',
      off: 'Jour non travaillé',
    },
    holiday: {
      paidHolidays: 'Congés payés',
      unpaidLeave: 'Congé sans solde',
      repose: 'Repos',
      absence: 'Absence',
    },
  },
  firstPlanning: {
    title: 'Vos trois premiers posts, tout de suite',
    titlePosts: 'Vos premiers posts sont prêts',
    words: 'Donnez l’adresse de votre site\u00a0: trois posts à vos couleurs sont prêts en deux minutes.',
    wordsPosts: 'Relisez-\u2060les, puis publiez le premier ou donnez-\u2060lui une date.',
    button: 'Préparer mes trois posts',
    resume: 'Reprendre où j’en étais',
    see: 'Voir mes posts',
  },
  shortcuts: {
    title: 'Par où commencer',
    note: 'ce qui est prêt pour vous',
  },
}

export const errors = {
  waitMinutes_one: 'Trop d’essais à la suite. Réessayez dans {{count}} minute.',
  waitMinutes_other: 'Trop d’essais à la suite. Réessayez dans {{count}} minutes.',
  codes: {
    unauthenticated: 'Votre session est terminée. Connectez-vous pour continuer.',
    secondFactorRequired: 'Activez d’abord une double vérification\u00a0: votre fonction l’exige.',
    csrf: 'La page était ouverte depuis trop longtemps. Réessayez.',
    forbidden: 'Votre rôle ne permet pas cette action.',
    awaitingAcceptance:
      'Votre agence est en cours de vérification. Nous vous écrivons dès qu’elle est acceptée\u202f; vous pourrez alors le faire.',
    ownHandsOnly: 'Cette action est réservée à la personne elle-même. Revenez d’abord à votre compte.',
    notFound: 'Introuvable, ou pas pour vous.',
    invalid: 'Certains champs sont à corriger.',
    conflict:
      'Quelqu’un a changé la même chose entre-temps. Rechargez pour voir sa version\u202f; rien n’a été écrasé.',
    tooManyRequests: 'Trop d’essais à la suite. Réessayez dans {{seconds}} secondes.',
    tooLarge: 'Votre fichier dépasse la taille maximale de {{max}} Mo.',
    unsupportedMedia: 'Ce type de fichier n’est pas accepté ici.',
    unreadablePicture:
      'Cette image ne peut pas être lue. Essayez en PNG, JPEG ou WebP, jusqu’à 50 mégapixels.',
    unreadableFilm:
      'Ce film ne peut pas être lu en entier\u00a0: il est abîmé ou incomplet. Rien n’a été gardé\u202f; exportez-le de nouveau, puis réessayez.',
    filmCodec:
      'Les réseaux ne lisent pas la façon dont ce film est encodé. Exportez-le en MP4 (H.264, son AAC).',
    tooHeavy:
      'Ce modèle est trop chargé pour être dessiné. Retirez-\u2060en des éléments, des emoji ou des images.',
    badRequest: 'La demande est incomplète. Rechargez la page et réessayez.',
    signInFailed: 'Adresse e-mail ou mot de passe incorrect.',
    validationPending:
      'Votre inscription attend encore votre validation\u00a0: ouvrez le lien reçu par e-mail.',
    accountSuspended: 'Ce compte est désactivé. Contactez-nous pour le rouvrir.',
    linkInvalid: 'Ce lien a déjà servi ou n’est plus valable.',
    passwordWeak: 'Ce mot de passe se devine trop facilement.',
    codeWrong: 'Ce code n’est pas le bon, ou il a déjà servi.',
    alreadyDone: 'C’est déjà fait.',
    notNow: 'Ce n’est pas possible dans l’état actuel du post. Rechargez pour voir où il en est.',
    limitReached: 'La limite de {{max}} est atteinte.',
    contentSourcesLimit: 'Il n’est possible d’ajouter que {{count}} sources de contenu pour le moment.',
    insufficientCredits: 'Il manque des crédits\u00a0: il en faut {{needed}}, il en reste {{left}}.',
    charterIncomplete:
      'Pour montrer votre logo, complétez d’abord votre charte graphique\u00a0: un logo et vos couleurs.',
    noCompatibleNetwork: 'Aucun réseau social compatible n’a été trouvé.',
    calendarLanguage:
      'Le calendrier parle français et anglais\u00a0: il ne sait pas encore écrire dans la langue de vos posts.',
    draftingOff:
      'La rédaction est arrêtée pour ce compte\u00a0: relancez-la dans «\u00a0Mon compte\u00a0», puis réessayez.',
    accountClosed: 'Ce compte est désactivé ou sur le point d’être supprimé\u00a0: rien n’y est plus rédigé.',
    activityMissing: 'Décrivez d’abord votre activité\u00a0: c’est de là que part un planning.',
    networkMissing: 'Vous devez relier au moins un réseau à votre compte.',
    subscriptionNeeded:
      'Vos {{ideas}} sujets offerts du mois sont proposés. Un abonnement est nécessaire pour générer un nouveau planning.',
    ideasReached:
      'Les {{ideas}} sujets du mois de votre formule sont proposés. D’autres viendront le mois prochain.',
    quotaReached:
      'Votre quota de {{freeSubject}} posts offerts par mois est atteint. {{creditsBySubject}}\u00a0crédits par post supplémentaire seront utilisés\u00a0: {{totalCredits}}\u00a0crédits pour cette demande.',
    priceChanged:
      'Le coût a changé entre-temps\u00a0: il est de {{credits}} en crédits. Rien n’a été débité.',
    remakesFruitless:
      'En une heure, {{max}} nouvelles versions n’ont rien donné\u00a0: le post changeait entre-temps, ou rien de nouveau ne pouvait être dit. Réessayez dans une heure\u00a0; rien n’a été débité.',
    inUse: 'Encore utilisé ailleurs\u00a0: rien n’a été supprimé.',
    adsRefused:
      'Le réseau n’a pas voulu répondre pour ce compte publicitaire. Vérifiez-le sur le réseau, puis réessayez.',
    everythingHeld: 'Tout est arrêté\u00a0: relancez les publications avant de mettre un post en avant.',
    connectionsLimit:
      'Comptes reliés sur {{network}}\u00a0: {{max}}, c’est le plus possible. Déliez-en un pour en relier un autre.',
    networkRefused: 'Le réseau n’a pas accepté la liaison. Rien n’a été changé\u202f; réessayez.',
    otherNetworkAccount:
      'C’est un autre compte que celui de ce lien. Reliez le même, ou passez par «\u00a0Mes réseaux\u00a0» pour en ajouter un.',
    networksLimit:
      'Réseaux compris dans votre formule\u00a0: {{max}}. Déliez-en un pour en relier un autre, ou changez de formule.',
    csvInvalid: 'Le fichier n’a pas été importé\u00a0: {{count}} lignes sont à corriger.',
    unavailable: 'Le service ne répond pas pour l’instant. Rien n’est perdu, réessayez dans un moment.',
    internal: 'Une erreur est survenue pendant le traitement de la demande. Elle nous a été signalée.',
  },
  fields: {
    required: 'À remplir.',
    wrongForm: 'Cette valeur n’a pas la bonne forme.',
    codeWrong: 'Ce code n’est pas le bon, ou il a déjà servi.',
    tooShort: 'Au moins {{min}} caractères.',
    sentenceTooLong: 'Une phrase dépasse {{max}} caractères\u00a0: coupez-la en deux.',
    tooLong: 'Au plus {{max}} caractères.',
    tooFew: 'Au moins {{min}} choix.',
    tooMany: 'Au plus {{max}} choix.',
    tooSmall: 'Au moins {{min}}.',
    tooBig: 'Au plus {{max}}.',
    email: 'Cette adresse e-mail est incorrecte.',
    url: 'Adresse incomplète, par exemple «\u00a0https://exemple.fr\u00a0».',
    noAddress: 'Pas d’adresse web ici.',
    notOffered: 'Choisissez une des valeurs proposées.',
    timeZone: 'Ce fuseau horaire n’existe pas.',
    mustAccept: 'À cocher pour continuer.',
    passwordsDiffer: 'Les deux mots de passe diffèrent.',
    passwordWeak: 'Trop facile à deviner. Ajoutez un ou deux mots sans rapport.',
    passwordPersonal: 'Ne reprenez ni votre nom ni votre adresse e-mail.',
    passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
    phone: 'Ce numéro de téléphone n’existe pas dans ce pays.',
    siret: 'Un SIRET compte 14 chiffres, un SIREN 9\u202f; vérifiez-les.',
    vatNumber: 'Ce numéro de TVA n’a pas la bonne forme.',
    unknown: 'Cette valeur n’existe plus. Choisissez-en une autre.',
    isDefault: 'Ce modèle est proposé d’office\u00a0: choisissez-en d’abord un autre.',
    holdsDefault: 'Ce thème contient un modèle proposé d’office\u00a0: choisissez-en d’abord un autre.',
    notGrantable: 'Vous ne pouvez donner que des droits que vous avez le droit de transmettre.',
    roleHeld: 'Des personnes ont déjà ce rôle\u00a0: créez-en un autre et donnez-le à chacune.',
    taken: 'Déjà pris.',
    overlap: 'Deux plages se chevauchent.',
    attendance: 'Le temps de présence dépasse le temps hebdomadaire indiqué.',
    endBeforeStart: 'La fin précède le début.',
    inPast: 'Cette date est passée.',
    eventOver:
      '«\u00a0{{about}}\u00a0» sera passé à cette date\u00a0: le dernier jour est {{day}}. Avancez la date, changez les mots, ou dites sur le post que c’est encore vrai.',
    offerOver:
      '«\u00a0{{about}}\u00a0» prend fin avant cette date, le {{day}}. Avancez la date, changez les mots, ou dites sur le post que c’est encore vrai.',
    linkDead: 'Ce lien ne mène nulle part\u00a0: {{url}}. Corrigez-le ou retirez-le.',
    tooFarApart: 'Choisissez deux jours à {{days}} jours d’écart au plus.',
    tooFarAhead: 'Choisissez une date dans les {{years}} ans qui viennent.',
    engineAddress:
      'Cette adresse ne peut pas servir\u00a0: en https, sans mot de passe ni paramètres, et hors d’un réseau privé si rien ne l’autorise.',
    addressElsewhere:
      'Cette adresse n’est pas celle d’un post de cette page sur {{network}}. Ouvrez le post sur {{network}} et copiez l’adresse du post lui-même, par exemple {{example}}',
    addressEmpty: '{{network}} ne trouve aucun post de cette page à cette adresse.',
    addressTaken: 'Cette adresse est celle d’un autre de vos posts.',
    placeholders: 'Les mots entre accolades doivent rester les mêmes.',
    cycle: 'Un secteur ne peut pas être rangé sous lui-même.',
    sayNotAddress:
      'Une adresse n’est pas une phrase\u00a0: passez par «\u00a0Une page\u00a0». Rien n’a été débité.',
    saySentence:
      'Dites-le comme à un client, en une phrase\u00a0: «\u00a0Samedi, nous fermons à 16\u00a0h.\u00a0» Rien n’a été débité.',
    publicUrl: 'Cette adresse doit être publique\u00a0: pas de mot de passe, ni d’adresse privée ou locale.',
    csvHeader: 'La première ligne doit nommer les colonnes key, fr et en.',
    csvUnreadable: 'Ce fichier n’est pas un CSV lisible.',
    visualMissing: 'Ce post n’a pas encore de visuel.',
    notAPicture: 'Ce fichier n’est pas une image. Essayez en PNG, JPEG, WebP, GIF ou AVIF.',
    notAFilm: 'Ce fichier n’est pas un film. Essayez en MP4, MOV ou WebM.',
    mediaMissing: 'Ce post n’a pas encore de fichier.',
    visualNotValidated: 'Validez d’abord le visuel tel qu’il est maintenant.',
    hourMissing:
      'Cette heure n’existe pas ce jour-là\u00a0: les horloges avancent d’une heure. Choisissez-en une autre.',
    boostTooShort: 'Une mise en avant dure plus d’un jour.',
    boostTooLong: 'Une mise en avant dure {{most}} jours au plus.',
    boostTooHigh: 'Au plus {{most}} par jour depuis ici.',
    boostTooLow: 'Au moins {{least}} par jour pour ce compte.',
    boostNowhere: 'Aucune publicité n’est possible ici. Choisissez un lieu dans la liste.',
    boostNoInterest: 'Un de ces centres d’intérêt n’existe plus. Choisissez-le de nouveau dans la liste.',
    boostAges: 'De {{least}} à {{most}} ans, le plus jeune d’abord.',
    noDate: 'Cette date n’existe pas.',
    /** Why a network does not take a post as it stands; `post-faults.ts` says which sentence is for which fault. */
    post: {
      textTooLong_one: '{{count}} caractère de trop pour {{network}}.',
      textTooLong_other: '{{count}} caractères de trop pour {{network}}.',
      textTooHeavy: 'Ce texte pèse trop lourd pour {{network}}\u00a0: ôtez quelques mots ou quelques émojis.',
      commentTooLong_one:
        '{{count}} caractère de trop dans le premier commentaire pour {{network}} ({{most}} au plus).',
      commentTooLong_other:
        '{{count}} caractères de trop dans le premier commentaire pour {{network}} ({{most}} au plus).',
      textMissing: 'Il faut quelques mots pour {{network}}.',
      textForbidden:
        'Un caractère invisible de ce texte n’est pas admis sur {{network}}\u00a0: retapez-le plutôt que de le coller.',
      formatUnknown: 'Cette forme de post n’existe pas sur {{network}}.',
      tooFewMedia_one: 'Il manque un visuel pour {{network}}.',
      tooFewMedia_other: 'Il manque {{count}} visuels pour {{network}}.',
      tooManyMedia_one: '{{count}} visuel de trop pour {{network}} ({{most}} au plus).',
      tooManyMedia_other: '{{count}} visuels de trop pour {{network}} ({{most}} au plus).',
      mediaMixed: 'Des images et un film ne vont pas dans un même post sur {{network}}.',
      mediaKind: 'Le visuel {{nth}} n’est pas d’une sorte admise sur {{network}}.',
      mediaTooLarge:
        'Le visuel {{nth}} pèse {{size, number}}\u00a0Mo\u00a0: au plus {{most, number}}\u00a0Mo pour {{network}}.',
      mediaTooWide: 'Le visuel {{nth}} est trop large pour {{network}}.',
      mediaTooTall: 'Le visuel {{nth}} est trop haut pour {{network}}.',
      mediaSize:
        'Le visuel {{nth}} ({{width}}\u00a0×\u00a0{{height}} pixels) n’a pas une taille admise sur {{network}}.',
      mediaPace:
        'Le film compte {{frames, number}} images par seconde, ce qui n’est pas admis sur {{network}}.',
      videoTooShort:
        'Le film dure {{seconds, number}}\u00a0s\u00a0: au moins {{least, number}}\u00a0s pour {{network}}.',
      videoTooLong:
        'Le film dure {{seconds, number}}\u00a0s\u00a0: au plus {{most, number}}\u00a0s pour {{network}}.',
      tooManyTags_one: '{{count}} mot-dièse de trop pour {{network}} ({{most}} au plus).',
      tooManyTags_other: '{{count}} mots-dièse de trop pour {{network}} ({{most}} au plus).',
      tooManyCashtags: 'Un seul symbole boursier, comme $ABC, par post sur {{network}}.',
      tooManyMentions_one: '{{count}} mention de trop pour {{network}} ({{most}} au plus).',
      tooManyMentions_other: '{{count}} mentions de trop pour {{network}} ({{most}} au plus).',
      privacyMissing: 'Dites qui peut voir ce post sur {{network}}.',
      settingMissing: 'Un réglage reste à choisir pour {{network}}.',
      settingUnknown: 'Un réglage pour {{network}} n’est plus proposé\u00a0: choisissez-en un autre.',
      paidIsPrivate: 'Sur {{network}}, un partenariat rémunéré ne peut pas rester privé.',
      settingsClash: 'Deux réglages ne vont pas ensemble sur {{network}}.',
    },
    networkFault: 'Ce réseau ne prend pas ce post tel qu’il est.',
    networkMissing: 'Reliez d’abord un réseau, ou remettez cette question à plus tard.',
    pageTaken: 'Cette page est déjà reliée à une autre entreprise.',
    pageUnusable: 'Vous n’avez pas le droit de publier sur cette page.',
    hookMissing: 'Il manque une accroche.',
    hookMissingFor: 'Il manque une accroche pour {{network}}.',
    reasonMissing: 'Dites pourquoi.',
    unknownSentence: 'Cette phrase n’existe pas.',
  },
}

// The mailbox page's own words: the sandbox stands outside the product, so it does not read the product's texts.

const fr = {
  lang: 'fr',
  title: 'Boîte aux lettres',
  demo: 'Démonstration',
  demoWhy: 'Aucun de ces messages n’a quitté cette machine.',
  empty: 'Rien n’est encore arrivé.',
  emptyWhy: 'Les messages que Postelier envoie apparaissent ici aussitôt.',
  emptyFilter: 'Aucun message pour cette adresse.',
  filter: 'Filtrer par destinataire',
  show: 'Filtrer',
  all: 'Tous les messages',
  count: (n: number) => (n < 2 ? `${n} message` : `${n} messages`),
  to: 'À',
  from: 'De',
  noSubject: '(sans objet)',
  received: 'Reçu',
  html: 'Mise en page',
  text: 'Texte seul',
  attachments: 'Pièces jointes',
  newer: 'Plus récents',
  older: 'Plus anciens',
  clear: 'Vider la boîte',
  faults: 'Pannes à la demande',
  faultsWhy: 'Pour les prochains messages envoyés :',
  refuse: 'refuser (erreur 451)',
  slow: 'répondre lentement',
  'drop-after-data': 'couper après réception',
  set: 'Régler',
  gone: 'Ce message n’est plus là.',
}

const en: typeof fr = {
  lang: 'en',
  title: 'Mailbox',
  demo: 'Demonstration',
  demoWhy: 'None of these messages has left this machine.',
  empty: 'Nothing has arrived yet.',
  emptyWhy: 'The messages Postelier sends appear here at once.',
  emptyFilter: 'No message for this address.',
  filter: 'Filter by recipient',
  show: 'Filter',
  all: 'All messages',
  count: (n: number) => (n === 1 ? '1 message' : `${n} messages`),
  to: 'To',
  from: 'From',
  noSubject: '(no subject)',
  received: 'Received',
  html: 'Layout',
  text: 'Text only',
  attachments: 'Attachments',
  newer: 'Newer',
  older: 'Older',
  clear: 'Empty the mailbox',
  faults: 'Faults on demand',
  faultsWhy: 'For the next messages sent:',
  refuse: 'refuse (error 451)',
  slow: 'answer slowly',
  'drop-after-data': 'hang up after receipt',
  set: 'Set',
  gone: 'This message is no longer here.',
}

export type Words = typeof fr

/** French unless the browser likes English better. */
export function wordsFor(acceptLanguage = ''): Words {
  const ranked = acceptLanguage
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1), order }
    })
    .filter(({ language }) => language === 'fr' || language === 'en')
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
  return ranked[0]?.language === 'en' ? en : fr
}

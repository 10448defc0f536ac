import { type DemoOrder, rating } from './demo-orders.ts'

const words = { kind: 'hook', format: null, keywords: [], state: 'accepted' } as const

/** What was ordered earlier in the year, all of it accepted and rated. */
export const pastOrders: readonly DemoOrder[] = [
  {
    ...words,
    business: 'helene@maisonverdier.fr',
    title: 'Les pains de semaine',
    message: 'Un pain spécial par jour, du lundi au vendredi. Dites lequel vient quand, en une phrase.',
    networks: ['facebook', 'instagram'],
    daysAgo: 341,
    hook: 'Lundi seigle, mardi noix, mercredi maïs, jeudi châtaigne, vendredi sarrasin. Lequel est le vôtre\u00a0?',
    rating: rating(5, 4, 4, 5),
  },
  {
    ...words,
    business: 'helene@maisonverdier.fr',
    title: 'Le four se repose',
    message: 'Une semaine de fermeture pour refaire la sole du four. Les commandes déjà passées sont tenues.',
    networks: ['facebook'],
    daysAgo: 247,
    hook: 'Une semaine sans nous\u00a0: le four refait sa sole. Vos commandes déjà passées sont tenues.',
    rating: rating(5, 5, 4, 3, 'Juste, mais arrivé la veille de la fermeture.'),
  },
  {
    ...words,
    business: 'antoine@roussel-avocats.fr',
    title: 'Clause de non-concurrence',
    message: 'Rappelez qu’elle doit être payée pour être valable. Sobre, sans promesse.',
    networks: ['linkedin'],
    daysAgo: 163,
    hook: 'Une clause de non-concurrence sans contrepartie financière est nulle. Relisez la vôtre avant de partir.',
    rating: rating(4, 3, 4, 5, 'Le ton y est. Une référence de jurisprudence aurait aidé.'),
  },
  {
    ...words,
    business: 'helene@maisonverdier.fr',
    title: 'Les nouveaux horaires',
    message: 'Ouvert de 6 h 30 à 19 h 30, fermé le lundi.',
    networks: ['facebook', 'instagram'],
    daysAgo: 119,
    hook: 'Nous ouvrons de 6 h 30 à 19 h 30. Le lundi, nous dormons.',
    rating: rating(5, 5, 5, 5, 'Parfait, nos clients ont ri.'),
  },
  {
    ...words,
    business: 'antoine@roussel-avocats.fr',
    title: 'Le premier échange',
    message: 'Le premier échange dure trente minutes, le matin, au cabinet ou au téléphone.',
    networks: ['linkedin'],
    daysAgo: 91,
    hook: 'Trente minutes, le matin, au cabinet ou au téléphone\u00a0: le premier échange sert à savoir si nous pouvons vous aider.',
    rating: rating(4, 3, 4, 4),
  },
  {
    ...words,
    business: 'yasmine@salon-yasmine.fr',
    title: 'Des boucles fatiguées',
    message: 'Un conseil pour les boucles sèches. Une phrase qui fait sourire.',
    networks: ['instagram'],
    daysAgo: 74,
    hook: 'Un soin, une coupe, et vos boucles reprennent la parole.',
    rating: rating(4, 5, 4, 4, 'Bien vu.'),
  },
]

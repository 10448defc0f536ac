// The people and businesses of the demo.
import type { PersonBody, UserType } from '@postelier/contract'
import type { DemoBusiness } from './demo-business.ts'
import { demoSalon } from './demo-salon.ts'

/** Known on purpose: demo mode listens on this machine only. */
export const demoPassword = 'un atelier plein de papier'

/** Four businesses in different trades, each with its own voice. */
export const demoCustomers: readonly DemoBusiness[] = [
  {
    firstName: 'Hélène',
    lastName: 'Verdier',
    email: 'helene@maisonverdier.fr',
    phone: '+33478280012',
    societyName: 'Maison Verdier',
    trade: 'Boulangerie, Lyon 1er',
    siteUrl: 'https://maisonverdier.fr',
    sector: 'boulangerie',
    address: '12, rue Burdeau',
    zipCode: '69001',
    city: 'Lyon',
    siret: '73282932000074',
    workforce: '2-9',
    activityType: 'bToC',
    summary:
      'Boulangerie de quartier sur les Pentes de la Croix-Rousse. Levain naturel, farines de l’Isère et de l’Ain, 72 heures de fermentation. Ouverte du mardi au dimanche, de 7 h à 19 h 30.',
    voice: {
      editorialLine:
        'Le geste et la matière avant tout. On parle au comptoir, on dit ce qu’on fait, on ne promet rien qu’on ne sorte du four.',
      tone: 'inspiring',
      formality: 'formality',
      emoticonType: 'without',
      pronoun: 'firstPlural',
      languageRegister: 'proximate',
      writingTones: ['accessible', 'committed'],
      postCategories: ['informational', 'promotional'],
    },
    joinedDaysAgo: 371,
    colors: ['#20402F', '#E7BC68', '#B5632A'],
    contacts: [
      {
        firstName: 'Théo',
        lastName: 'Marchand',
        email: 'theo@maisonverdier.fr',
        role: 'contactValidator',
        joinedDaysAgo: 368,
      },
      {
        firstName: 'Inès',
        lastName: 'Verdier',
        email: 'ines@maisonverdier.fr',
        role: 'contactReader',
        joinedDaysAgo: 12,
      },
    ],
  },
  {
    firstName: 'Antoine',
    lastName: 'Roussel',
    email: 'antoine@roussel-avocats.fr',
    phone: '+33472000034',
    societyName: 'Roussel Avocats',
    trade: 'Droit des affaires',
    siteUrl: 'https://roussel-avocats.fr',
    sector: 'avocat',
    address: '40, rue de la République',
    zipCode: '69002',
    city: 'Lyon',
    siret: '55208131766522',
    workforce: '2-9',
    activityType: 'bToB',
    summary:
      'Cabinet de quatre avocats : baux commerciaux, contrats, recouvrement. Conseille les petites entreprises lyonnaises, avec des honoraires annoncés avant.',
    voice: {
      editorialLine: 'Expliquer le droit sans jargon, un point par publication, avec la source.',
      tone: 'pedagogue',
      formality: 'formality',
      emoticonType: 'without',
      pronoun: 'firstPlural',
      languageRegister: 'formal',
      writingTones: ['expert', 'accessible'],
      postCategories: ['informational', 'advice'],
    },
    joinedDaysAgo: 210,
    colors: ['#1E2433', '#B8975A', '#E9E3D6'],
    contacts: [
      {
        firstName: 'Clara',
        lastName: 'Petit',
        email: 'clara@roussel-avocats.fr',
        role: 'contact',
        joinedDaysAgo: 207,
      },
    ],
  },
  {
    firstName: 'Malika',
    lastName: 'Benali',
    email: 'malika@garage-bellecour.fr',
    phone: '+33478370056',
    societyName: 'Garage Bellecour',
    trade: 'Mécanique et pneus',
    siteUrl: 'https://garage-bellecour.fr',
    sector: 'garage',
    address: '8, quai Tilsitt',
    zipCode: '69002',
    city: 'Lyon',
    siret: '44306184100047',
    workforce: '2-9',
    activityType: 'bToC',
    summary:
      'Garage indépendant : entretien toutes marques, pneus, contrôle avant vente. Devis en photo avant toute réparation.',
    voice: {
      editorialLine: 'Dire vrai sur les voitures, avec un sourire. Une photo, un conseil, un prix.',
      tone: 'humor',
      formality: 'familiarity',
      emoticonType: 'institutional',
      pronoun: 'firstPlural',
      languageRegister: 'familiar',
      writingTones: ['offbeat', 'accessible'],
      postCategories: ['advice', 'promotional'],
    },
    joinedDaysAgo: 9,
    colors: ['#16324F', '#F2A541', '#D8DEE4'],
    contacts: [
      {
        firstName: 'Sami',
        lastName: 'Haddad',
        email: 'sami@garage-bellecour.fr',
        role: 'contact',
        joinedDaysAgo: 2,
        awaited: true,
      },
    ],
  },
  demoSalon,
]

const common = {
  phone: '',
  country: 'FR',
  timeZone: 'Europe/Paris',
  applicationLang: 'fr',
  languages: ['fr'],
  ownerId: null,
  freeSubscriptionUntil: null,
} satisfies Partial<PersonBody>

const week = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, startMinute: 9 * 60, endMinute: 12 * 60 + 30 },
  { weekday, startMinute: 13 * 60 + 30, endMinute: 17 * 60 },
])

interface DemoEmployee extends PersonBody {
  readonly type: UserType
  /** As the welcome of a start names them; who is not named there is met on screens only. */
  readonly label?: string
  readonly joinedDaysAgo: number
  readonly managedBy?: string
}

/** Her days off this week stand in the calendar, not in her contract. */
export const sickAgent = 'nadia@postelier.fr'

/** Who makes the posts, and who looks after them. */
export const demoStaff: readonly DemoEmployee[] = [
  {
    ...common,
    type: 'teamManager',
    label: 'Team manager',
    joinedDaysAgo: 392,
    firstName: 'Karim',
    lastName: 'Lefèvre',
    email: 'karim@postelier.fr',
  },
  {
    ...common,
    type: 'productManager',
    label: 'Product manager',
    joinedDaysAgo: 391,
    firstName: 'Jeanne',
    lastName: 'Colin',
    email: 'jeanne@postelier.fr',
    languages: ['fr', 'en'],
  },
  {
    ...common,
    type: 'internalAgent',
    label: 'Community manager',
    joinedDaysAgo: 384,
    managedBy: 'karim@postelier.fr',
    firstName: 'Camille',
    lastName: 'Morel',
    email: 'camille@postelier.fr',
    languages: ['fr', 'en'],
    contract: {
      type: 'permanent',
      start: '2024-09-02',
      end: null,
      weeklyHours: 35,
      nbHolidays: 25,
      productivity: 100,
    },
    workingDays: week,
  },
  {
    ...common,
    type: 'externalAgent',
    joinedDaysAgo: 377,
    managedBy: 'karim@postelier.fr',
    firstName: 'Diego',
    lastName: 'Ruiz',
    email: 'diego@ruiz-studio.es',
    languages: ['fr', 'es'],
    contract: {
      type: 'freelance',
      start: '2025-03-01',
      end: null,
      weeklyHours: 20,
      nbHolidays: 0,
      productivity: 110,
    },
    workingDays: week.filter((span) => span.weekday <= 4 && span.startMinute < 720),
  },
  {
    ...common,
    type: 'internalAgent',
    joinedDaysAgo: 26,
    managedBy: 'karim@postelier.fr',
    firstName: 'Nadia',
    lastName: 'Benali',
    email: sickAgent,
    languages: ['fr'],
    contract: {
      type: 'permanent',
      start: '2025-09-01',
      end: null,
      weeklyHours: 28,
      nbHolidays: 20,
      productivity: 95,
    },
    workingDays: week.filter((span) => span.weekday <= 4),
  },
]

export const demoAdmin = { firstName: 'Ariane', lastName: 'Moreau', email: 'ariane@postelier.fr' }

/** Who runs the platform, as its bills and legal pages name it. The numbers are well formed and nobody’s. */
export const demoLegal = {
  name: 'Postelier Démonstration',
  legalForm: 'SAS',
  capital: '10 000 €',
  address: '5, place des Terreaux',
  zipCode: '69001',
  city: 'Lyon',
  siren: '903417251',
  vatNumber: 'FR82903417251',
  rcsCity: 'Lyon',
  email: 'bonjour@postelier.fr',
  phone: '+33 4 72 00 00 00',
  publicationDirector: 'Ariane Moreau',
  host: 'Cette machine',
  creditorId: 'FR72ZZZ123456',
  eBillsFrom: '',
}

import type { PersonBody } from '@postelier/contract'
import type { DemoBrand } from './demo-business.ts'

export const demoAgency = {
  firstName: 'Solène',
  lastName: 'Arnaud',
  email: 'solene@agence-papier.fr',
  phone: '+33472400078',
  societyName: 'Agence Papier',
  trade: 'Agence de communication',
  siteUrl: 'https://agence-papier.fr',
}

const common = {
  phone: '',
  country: 'FR',
  timeZone: 'Europe/Paris',
  applicationLang: 'fr',
  languages: ['fr'],
  ownerId: null,
  freeSubscriptionUntil: null,
} satisfies Partial<PersonBody>

/** Has validated its address yesterday; somebody of the platform has still to let it in. */
export const demoWaitingAgency = {
  firstName: 'Nadège',
  lastName: 'Fabre',
  email: 'nadege@quai-ouest.fr',
  phone: '+33240000045',
  societyName: 'Quai Ouest',
  trade: 'Agence de communication',
  siteUrl: 'https://quai-ouest.fr',
}

interface DemoAgencyCustomer extends PersonBody {
  readonly joinedDaysAgo: number
  /** A trade it looked for and did not find. */
  readonly missedSector?: string
  /** What its agency said of it. */
  readonly brand: DemoBrand
}

/** Customers of the agency, made by it. */
export const demoAgencyCustomers: readonly DemoAgencyCustomer[] = [
  {
    ...common,
    firstName: 'Lin',
    lastName: 'Nguyen',
    email: 'lin@studio-lin.fr',
    joinedDaysAgo: 52,
    missedSector: 'Respiration et cohérence cardiaque',
    society: {
      name: 'Studio Lin',
      summary:
        'Yoga et respiration en petits groupes de huit, montée Saint-Sébastien, sur les Pentes de la Croix-Rousse.',
      workforce: '1',
      activityType: 'bToC',
      siteUrl: 'https://studio-lin.fr',
      address: '3, montée Saint-Sébastien',
      country: 'FR',
      zipCode: '69001',
      city: 'Lyon',
      vatNumber: '',
    },
    brand: {
      trade: 'Yoga et respiration, Lyon 1er',
      sector: 'yoga',
      colors: ['#5B6B58', '#F8F1E7', '#B4694A'],
      voice: {
        editorialLine:
          'Parler bas et donner à faire. Un geste, un souffle, une heure, et rien qui promette de guérir.',
        tone: 'pedagogue',
        formality: 'formality',
        emoticonType: 'without',
        pronoun: 'firstSingular',
        languageRegister: 'proximate',
        writingTones: ['accessible'],
        postCategories: ['advice', 'informational'],
      },
    },
  },
  {
    ...common,
    firstName: 'Marc',
    lastName: 'Delmas',
    email: 'marc@atelier-nord.fr',
    joinedDaysAgo: 44,
    society: {
      name: 'Atelier Nord',
      summary:
        'Studio de création à Lille : identités, affiches sérigraphiées, enseignes peintes et emballages pour les commerces et les lieux de culture du Nord.',
      workforce: '2-9',
      activityType: 'bToB',
      siteUrl: 'https://atelier-nord.fr',
      address: '17, rue de la Monnaie',
      country: 'FR',
      zipCode: '59000',
      city: 'Lille',
      vatNumber: '',
    },
    brand: {
      trade: 'Studio de création, Lille',
      sector: 'communication',
      colors: ['#1F2A44', '#E8B23A', '#A4472F'],
      voice: {
        editorialLine:
          'Montrer le papier, l’encre et la main. Dire le prix, le délai et ce que nous ne faisons pas.',
        tone: 'humor',
        formality: 'formality',
        emoticonType: 'without',
        pronoun: 'firstPlural',
        languageRegister: 'proximate',
        writingTones: ['offbeat', 'accessible'],
        postCategories: ['informational', 'promotional', 'advice'],
      },
    },
  },
  {
    ...common,
    firstName: 'Paule',
    lastName: 'Giraud',
    email: 'paule@fleursdepaule.fr',
    joinedDaysAgo: 40,
    society: {
      name: 'Fleurs de Paule',
      summary: 'Fleurs de saison, de la région.',
      workforce: '1',
      activityType: 'bToC',
      siteUrl: '',
      address: '21, rue Sainte-Catherine',
      country: 'FR',
      zipCode: '69001',
      city: 'Lyon',
      vatNumber: '',
    },
    brand: {
      trade: 'Fleuriste, Lyon 1er',
      sector: 'fleuriste',
      colors: ['#5B2A3C', '#F0C9B8', '#6F8A5B'],
      voice: {
        editorialLine: 'Dire la fleur, le champ d’où elle vient et combien de jours elle tient.',
        tone: 'inspiring',
        formality: 'formality',
        emoticonType: 'without',
        pronoun: 'firstSingular',
        languageRegister: 'proximate',
        writingTones: ['accessible'],
        postCategories: ['informational', 'advice'],
      },
    },
  },
]

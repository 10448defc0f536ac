import type { DemoBusiness } from './demo-business.ts'

/** A hairdresser of the demo. */
export const demoSalon: DemoBusiness = {
  firstName: 'Yasmine',
  lastName: 'Ferrand',
  email: 'yasmine@salon-yasmine.fr',
  phone: '+33478850091',
  societyName: 'Salon Yasmine',
  trade: 'Coiffure, Villeurbanne',
  siteUrl: 'https://salon-yasmine.fr',
  sector: 'coiffure',
  address: '118, cours Émile-Zola',
  zipCode: '69100',
  city: 'Villeurbanne',
  siret: '51204938800014',
  workforce: '2-9',
  activityType: 'bToC',
  summary:
    'Salon de coiffure de quartier\u00a0: coupes, boucles et couleurs végétales. Sur rendez-vous du mardi au samedi, nocturne le jeudi.',
  voice: {
    editorialLine: 'Montrer des têtes heureuses. Un conseil par post, jamais de leçon.',
    tone: 'humor',
    formality: 'familiarity',
    emoticonType: 'emotional',
    pronoun: 'firstPlural',
    languageRegister: 'familiar',
    writingTones: ['accessible', 'offbeat'],
    postCategories: ['advice', 'informational'],
  },
  joinedDaysAgo: 150,
  colors: ['#7A2E46', '#E7B7A3', '#2F3B38'],
  contacts: [],
}

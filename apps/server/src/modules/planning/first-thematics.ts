// What a business could speak of and to whom, from what is known of it: a beginning that somebody changes.
import type { Fact, FactKind, Language } from '@postelier/contract'

interface Thematic {
  readonly kinds: readonly FactKind[]
  readonly name: Readonly<Record<Language, string>>
}

const thematics: readonly Thematic[] = [
  {
    kinds: ['product', 'service', 'offer'],
    name: {
      fr: 'Ce que l’on propose',
      en: 'What we offer',
      es: 'Lo que ofrecemos',
      de: 'Was wir anbieten',
    },
  },
  {
    kinds: ['method', 'business', 'history', 'person', 'award'],
    name: { fr: 'Comment on travaille', en: 'How we work', es: 'Cómo trabajamos', de: 'Wie wir arbeiten' },
  },
  {
    kinds: ['event', 'news'],
    name: { fr: 'Ce qui se passe', en: 'What is on', es: 'Lo que pasa', de: 'Was gerade läuft' },
  },
  {
    kinds: ['advice', 'question'],
    name: {
      fr: 'Conseils et questions',
      en: 'Advice and questions',
      es: 'Consejos y preguntas',
      de: 'Rat und Fragen',
    },
  },
  {
    kinds: ['place', 'hours', 'contact'],
    name: { fr: 'Venir nous voir', en: 'Finding us', es: 'Venir a vernos', de: 'Zu uns kommen' },
  },
]

/** With less than this there is nothing to come back to. */
const fewest = 2

/** Those of which something is known. */
export const firstThematics = (facts: readonly Fact[], language: Language) =>
  thematics
    .filter(({ kinds }) => facts.filter(({ kind }) => kinds.includes(kind)).length >= fewest)
    .map(({ kinds, name }) => ({ name: name[language], kinds }))

interface Business {
  readonly city: string
  readonly activityType: string
  readonly language: Language
}

const words = {
  near: {
    fr: (city: string) => (city ? `Celles et ceux qui vivent à ${city}` : 'Le voisinage'),
    en: (city: string) => (city ? `People who live in ${city}` : 'The neighbourhood'),
    es: (city: string) => (city ? `Quienes viven en ${city}` : 'El barrio'),
    de: (city: string) => (city ? `Menschen in ${city}` : 'Die Nachbarschaft'),
  },
  regulars: {
    fr: 'Celles et ceux qui vous connaissent déjà',
    en: 'People who know you already',
    es: 'Quienes ya os conocen',
    de: 'Wer Sie schon kennt',
  },
  firms: {
    fr: 'Les entreprises qui cherchent ce que vous faites',
    en: 'Companies that look for what you do',
    es: 'Empresas que buscan lo que hacéis',
    de: 'Unternehmen, die suchen, was Sie tun',
  },
} as const

/** Whom a business of its kind speaks to; no figure, no age: nobody has counted. */
export function firstAudiences({ city, activityType, language }: Business): string[] {
  const firms = activityType === 'bToB' || activityType === 'bToBToC' ? [words.firms[language]] : []
  const people = activityType === 'bToB' ? [] : [words.near[language](city)]
  return [...people, ...firms, words.regulars[language]]
}

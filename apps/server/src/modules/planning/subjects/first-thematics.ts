// What a business could speak of, from what is known of it: a beginning that somebody changes.
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

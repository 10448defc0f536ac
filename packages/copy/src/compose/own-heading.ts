// A page's heading that names what is the business's own: “équipe” over a picture says nothing, “Notre équipe” says who is told of.
import type { Fact, Language } from '@postelier/contract'
import { capitalised, comparable } from '../words/comparable.ts'
import type { Speaking } from './speaking.ts'

type Whose = Readonly<Record<Speaking['pronoun'], string>>

const ours: Readonly<Record<Language, Readonly<Record<'one' | 'her' | 'many', Whose>>>> = {
  fr: {
    one: { firstPlural: 'notre ', firstSingular: 'mon ', thirdSingular: 'l’' },
    her: { firstPlural: 'notre ', firstSingular: 'mon ', thirdSingular: 'l’' },
    many: { firstPlural: 'nos ', firstSingular: 'mes ', thirdSingular: 'les ' },
  },
  en: {
    one: { firstPlural: 'our ', firstSingular: 'my ', thirdSingular: 'the ' },
    her: { firstPlural: 'our ', firstSingular: 'my ', thirdSingular: 'the ' },
    many: { firstPlural: 'our ', firstSingular: 'my ', thirdSingular: 'the ' },
  },
  es: {
    one: { firstPlural: 'nuestro ', firstSingular: 'mi ', thirdSingular: 'el ' },
    her: { firstPlural: 'nuestra ', firstSingular: 'mi ', thirdSingular: 'la ' },
    many: { firstPlural: 'nuestros ', firstSingular: 'mis ', thirdSingular: 'los ' },
  },
  de: {
    one: { firstPlural: 'unser ', firstSingular: 'mein ', thirdSingular: 'das ' },
    her: { firstPlural: 'unsere ', firstSingular: 'meine ', thirdSingular: 'die ' },
    many: { firstPlural: 'unsere ', firstSingular: 'meine ', thirdSingular: 'die ' },
  },
}

type Form = keyof (typeof ours)['fr']

const named: Readonly<Record<Language, Readonly<Record<string, Form>>>> = {
  fr: { équipe: 'one', histoire: 'one', valeurs: 'many', engagements: 'many', conseils: 'many' },
  en: { team: 'one', story: 'one', history: 'one', values: 'many' },
  es: { equipo: 'one', historia: 'her', valores: 'many', consejos: 'many' },
  de: { Team: 'one', Geschichte: 'her', Werte: 'many', Tipps: 'many' },
}

const articles = /^(?:l|la|les|notre|nos|the|our|el|los|nuestr[oa]s?|das|die|unsere?) /u

/** “Notre équipe”, where that is what stands over it; nothing where a heading names nothing of the business's own. */
export const ownHeading = ({ about }: Fact, { language, pronoun }: Speaking): string[] => {
  const plain = comparable(about).replace(articles, '')
  const found = Object.entries(named[language]).find(([word]) => comparable(word) === plain)
  return found ? [capitalised(`${ours[language][found[1]][pronoun]}${found[0]}`)] : []
}

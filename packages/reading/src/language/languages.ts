// Which of the four languages a text is in, by its little words.
import type { Language } from '@postelier/contract'

const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les des du une et est dans pour sur avec nous vous nos votre vos par qui que sont au aux ce cette ou en il elle chez sans plus pas ne se sa son ses leur ont été depuis entre sous chaque tous toutes'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to in is are for with our you your we us from by that this on at it be can or not have has was were who what an as all no up out every before after they their she he will been'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las del una y es en para con nuestro nuestra tu su por que se son al lo como más desde hasta cada sin no hoy le nos muy este esta estos hay dos un'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist in für mit wir sie ihr uns unser unsere von zu den dem ein eine einen auf bei im am nicht sich auch aus wird werden sind oder seit nach jede jedes jeder zum zur des als an beim vom nur'.split(
      ' ',
    ),
  ),
}
const all = ['fr', 'en', 'es', 'de'] as const

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** The language its little words are of; the one that was said where they do not tell. */
export function languageOf(text: string, said: Language): Language {
  const words = wordsOf(text.slice(0, 20_000))
  const counts = all.map((language) => words.filter((word) => stopWords[language].has(word)).length)
  const best = all[counts.indexOf(Math.max(...counts))] ?? said
  const [of = 0, ofSaid = 0] = [counts[all.indexOf(best)], counts[all.indexOf(said)]]
  return of >= 3 && of > ofSaid * 1.3 ? best : said
}

const fewestWords = 6
/** A paragraph for visitors from abroad, on a page that otherwise speaks its own language. */
export function isForeign(text: string, own: Language): boolean {
  const words = wordsOf(text)
  if (words.length < fewestWords) return false
  const count = (language: Language) => words.filter((word) => stopWords[language].has(word)).length
  const most = Math.max(...all.filter((language) => language !== own).map(count))
  return most >= 3 && most >= count(own) * 3
}

export const knownLanguage = (tag: string): Language | null =>
  all.find((one) => tag.toLowerCase().split(/[-_]/)[0] === one) ?? null

export const isStopWord = (word: string): boolean =>
  all.some((language) => stopWords[language].has(word.toLowerCase()))

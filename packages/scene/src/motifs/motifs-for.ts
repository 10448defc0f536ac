// Drawings that name or show what some words are about. Whole words only: what merely sounds alike is another thing.
import { motifWords } from './words/index.ts'

const languages = ['fr', 'en', 'es', 'de'] as const
export type MotifLanguage = (typeof languages)[number]

/** Without accents, but where they alone tell short words apart: “thé” is no “the”. */
const spelled = (word: string): string =>
  word.length <= 3 ? word : word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Each word by itself, without case. */
const plain = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const endings: Record<MotifLanguage, readonly string[]> = {
  fr: ['s', 'x'],
  en: ['s', 'es'],
  es: ['s', 'es'],
  de: ['n', 'en', 'e', 'er', 's'],
}

/** One word and its plurals. */
function formsOf(word: string, language: MotifLanguage): ReadonlySet<string> {
  const forms = endings[language].map((ending) => word + ending)
  if (language === 'en' && word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`)
  if (language === 'es' && word.endsWith('z')) forms.push(`${word.slice(0, -1)}ces`)
  // Short words are other words with a letter more.
  return new Set((word.length > 2 ? [word, ...forms] : [word]).map(spelled))
}

interface Phrase {
  motif: string
  /** Undefined where it names a trade, which is said in all languages at once. */
  language: MotifLanguage | undefined
  words: readonly ReadonlySet<string>[]
  /** The head of longer words too. */
  isHead: boolean
}

const phrasesIn = (list: string, motif: string, language: MotifLanguage | undefined): Phrase[] =>
  list.split(', ').map((written) => ({
    motif,
    language,
    isHead: written.startsWith('-'),
    words: plain(written).map((word) =>
      language ? formsOf(word, language) : new Set(languages.flatMap((one) => [...formsOf(word, one)])),
    ),
  }))

const phrases: readonly Phrase[] = Object.entries(motifWords).flatMap(([motif, [fr, en, es, de, trades]]) => [
  ...phrasesIn(fr, motif, 'fr'),
  ...phrasesIn(en, motif, 'en'),
  ...phrasesIn(es, motif, 'es'),
  ...phrasesIn(de, motif, 'de'),
  ...(trades ? phrasesIn(trades, motif, undefined) : []),
])

/** Fewer letters before the head of a German word are no word of their own. */
const shortestBefore = 3

const isWord = (given: string, forms: ReadonlySet<string>, isHead: boolean): boolean =>
  forms.has(given) ||
  (isHead && [...forms].some((form) => given.length >= form.length + shortestBefore && given.endsWith(form)))

/** Where a phrase stands in what was given, or −1. */
const placeOf = ({ words, isHead }: Phrase, given: readonly string[]): number =>
  given.findIndex((_, at) => words.every((forms, nth) => isWord(given[at + nth] ?? '', forms, isHead)))

const isWhole = ({ words }: Phrase, given: readonly string[], at: number): boolean =>
  words.every((forms, nth) => forms.has(given[at + nth] ?? ''))

/** A thing is nearer than the trade it belongs to; then a longer name, and a whole word than the head of one. */
const perThing = 1000
const perWord = 100
const perWhole = 50

/** Names of the motifs that show what the words name, the nearest first; none where nothing does. */
export function motifsFor(words: string, language?: string): string[] {
  const given = plain(words).map(spelled)
  const spoken = languages.find((one) => one === language)
  const best = new Map<string, number>()
  for (const phrase of phrases) {
    if (spoken && phrase.language && phrase.language !== spoken) continue
    const at = placeOf(phrase, given)
    if (at < 0) continue
    // English names the thing last: an apple tart is a tart.
    const nearness = phrase.language === 'en' && spoken === 'en' ? at : given.length - at
    const score =
      (phrase.language ? perThing : 0) +
      phrase.words.length * perWord +
      (isWhole(phrase, given, at) ? perWhole : 0) +
      nearness
    best.set(phrase.motif, Math.max(best.get(phrase.motif) ?? 0, score))
  }
  return [...best].sort(([, one], [, other]) => other - one).map(([motif]) => motif)
}

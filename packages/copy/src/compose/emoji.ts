import type { Fact, FactKind, Language } from '@postelier/contract'
import type { Memory } from '../brief.ts'
import { timesUsed } from '../memory.ts'
import { chance } from '../random.ts'
import { wordsOf } from '../words/comparable.ts'
import { isSerious } from '../words/serious.ts'
import type { Candidate } from './parts.ts'
import type { Speaking } from './speaking.ts'

/** The few signs that say of a kind of fact no more than what it is; of things, ways of working and offers none would. */
const ofKind: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  place: ['📍'],
  hours: ['🕖'],
  event: ['📅'],
  question: ['💬'],
  person: ['👋'],
  history: ['📖'],
  award: ['🏅', '👏'],
  advice: ['💡'],
  contact: ['📞'],
}
const warm = ['😊', '💛', '🙌', '🧡', '😉', '🤗']

type Names = Readonly<Partial<Record<Language, readonly string[]>>>

/** Things that have a sign of their own, each by its words in a language: “pain” hurts in English, and “pie” is a Spanish foot. */
const ofThing: readonly (readonly [sign: string, names: Names])[] = [
  ['🥖', { fr: ['baguette', 'ficelle'], en: ['baguette'], es: ['baguette'], de: ['baguette'] }],
  ['🥐', { fr: ['croissant', 'viennois'], en: ['croissant'], es: ['cruasan'], de: ['croissant'] }],
  [
    '🍞',
    {
      fr: ['pain', 'miche', 'tourte', 'levain', 'brioche'],
      en: ['bread', 'sourdough', 'loaf', 'loaves'],
      es: ['pan'],
      de: ['brot', 'sauerteig'],
    },
  ],
  [
    '🍰',
    {
      fr: ['gateau', 'buche', 'patisserie'],
      en: ['cake'],
      es: ['tarta', 'pastel'],
      de: ['torte', 'kuchen'],
    },
  ],
  ['🥧', { fr: ['tarte', 'galette'], en: ['pie'] }],
  ['☕', { fr: ['cafe', 'espresso'], en: ['coffee', 'espresso'], es: ['cafe'], de: ['kaffee'] }],
  ['🍷', { fr: ['vin'], en: ['wine'], es: ['vino'], de: ['wein'] }],
  ['🧀', { fr: ['fromage'], en: ['cheese'], es: ['queso'], de: ['kase'] }],
  ['🍕', { fr: ['pizza'], en: ['pizza'], es: ['pizza'], de: ['pizza'] }],
  ['🍯', { fr: ['miel'], en: ['honey'], es: ['miel'], de: ['honig'] }],
  [
    '💐',
    {
      fr: ['fleur', 'bouquet'],
      en: ['flower', 'bouquet'],
      es: ['flor', 'ramo'],
      de: ['blume', 'blumen', 'strauss'],
    },
  ],
  [
    '🌿',
    {
      fr: ['jardin', 'plante'],
      en: ['garden', 'plant'],
      es: ['jardin', 'planta'],
      de: ['garten', 'pflanze'],
    },
  ],
  ['🚲', { fr: ['velo'], en: ['bike', 'bicycle'], es: ['bicicleta', 'bici'], de: ['fahrrad'] }],
  [
    '🚗',
    {
      fr: ['voiture', 'vehicule', 'pneu'],
      en: ['car', 'tyre'],
      es: ['coche', 'neumatico'],
      de: ['auto', 'reifen'],
    },
  ],
  [
    '🔧',
    {
      fr: ['reparation', 'vidange', 'frein', 'embrayage'],
      en: ['repair', 'brake'],
      es: ['reparacion', 'frenos'],
      de: ['reparatur', 'bremse'],
    },
  ],
  ['✂️', { fr: ['coiffure'], en: ['haircut'], de: ['haarschnitt'] }],
  ['📚', { fr: ['livre'], en: ['book'], es: ['libro'], de: ['buch', 'bucher'] }],
  ['🐕', { fr: ['chien'], en: ['dog'], es: ['perro'], de: ['hund'] }],
  ['🐈', { fr: ['chat'], en: ['cat'], es: ['gato'], de: ['katze'] }],
  ['🧘', { fr: ['yoga'], en: ['yoga'], es: ['yoga'], de: ['yoga'] }],
  ['🪵', { fr: ['bois'], en: ['wood'], es: ['madera'], de: ['holz'] }],
  ['🎄', { fr: ['noel'], en: ['christmas'], es: ['navidad'], de: ['weihnacht'] }],
]

/** From here on a name is found at the beginning of a longer word; a shorter one only with its plural: “vin” is no “vingt”. */
const longFrom = 6
const plural = /^(?:e?s|x|e?n|er?)?$/
const isOf = (word: string, name: string): boolean =>
  word.startsWith(name) && (name.length >= longFrom || plural.test(word.slice(name.length)))

/** Too playful for a voice that keeps to few. */
const playful: ReadonlySet<string> = new Set(['👋', '👏'])

interface Signed {
  /** What stands between the sentences, with their signs. */
  readonly gaps: readonly string[]
  /** What stands behind the last. */
  readonly tail: string
  readonly used: readonly string[]
}

/** The white space with its emoji: behind a sentence, never of one; the signs used least come first. */
export const withEmoji = (
  { parts, gaps }: Pick<Candidate, 'parts' | 'gaps'>,
  fact: Fact,
  { speaking, memory, seed }: { speaking: Speaking; memory: Memory; seed: string },
): Signed => {
  const isGrave = isSerious([fact.about, fact.question, ...fact.says].join(' . '), fact.language)
  const count = isGrave ? 0 : countOf(speaking, parts, seed)
  if (count === 0) return { gaps, tail: '', used: [] }
  const isSober = speaking.emoji === 'institutional'
  const fitting = [...thingsOf(fact), ...(ofKind[fact.kind] ?? [])].filter(
    (sign) => !isSober || !playful.has(sign),
  )
  const isWarm = speaking.emoji === 'emotional'
  const pool = byUse([...new Set(fitting)], memory, seed).concat(isWarm ? byUse(warm, memory, seed) : [])
  const places = placesOf({ parts, gaps }, count, seed)
  const used = pool.slice(0, places.length)
  const behind = (index: number): string => {
    const sign = places.includes(index) ? used[places.indexOf(index)] : undefined
    return sign ? ` ${sign}` : ''
  }
  return {
    gaps: gaps.map((gap, index) => (index === 0 ? gap : behind(index - 1) + gap)),
    tail: behind(parts.length - 1),
    used,
  }
}

/** How many of the posts of a voice that keeps to few have one at all. */
const soberShare = 0.5

const countOf = ({ emoji }: Speaking, parts: Candidate['parts'], seed: string): number => {
  if (emoji === 'without') return 0
  // Moderation is also leaving it out.
  if (emoji === 'institutional') return chance(seed, 'emoji') < soberShare ? 1 : 0
  // One in a short post, more only where there is room between them.
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0)
  return 1 + Math.floor(chance(seed, 'emoji') * Math.min(3, 1 + letters / 120))
}

const thingsOf = (fact: Fact): string[] => {
  const words = wordsOf(fact.about)
  return ofThing
    .filter(([, names]) => names[fact.language]?.some((name) => words.some((word) => isOf(word, name))))
    .map(([sign]) => sign)
}

const byUse = (signs: readonly string[], memory: Memory, seed: string): string[] =>
  signs
    .map((sign, index) => ({ sign, index, used: timesUsed(memory, sign), at: chance(seed, sign) }))
    .sort((left, right) => left.used - right.used || left.index - right.index || left.at - right.at)
    .map(({ sign }) => sign)

/** Lines that can carry one at their end: none that goes on, none that ends in an address, no item of a list. */
const placesOf = (
  { parts, gaps }: Pick<Candidate, 'parts' | 'gaps'>,
  count: number,
  seed: string,
): number[] =>
  parts
    .flatMap(({ text, role }, index) => {
      const endsLine = index === parts.length - 1 || (gaps[index + 1] ?? '').startsWith('\n')
      // Behind the first of several lines of hours it would stand in the list.
      if (parts[index + 1]?.role === 'item') return []
      return !endsLine || role === 'item' || /[:]$|https?:\S+$/u.test(text) ? [] : [index]
    })
    .map((index) => ({ index, at: chance(seed, 'place', String(index)) }))
    .sort((left, right) => left.at - right.at)
    .slice(0, count)
    .map(({ index }) => index)

import type { Fact, FactKind, Language } from '@postelier/contract'
import { wordsOf } from '../words/comparable.ts'
import { isSerious } from '../words/serious.ts'
import type { Scene } from './outline.ts'
import type { Role, Segment } from './segment.ts'

/** The few signs that say of a kind of fact no more than what it is; of things, ways of working and offers none would. */
const ofKind: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  place: ['📍'],
  hours: ['🕖'],
  event: ['📅'],
  question: ['💬'],
  person: ['👋'],
  history: ['📖'],
  award: ['🏅'],
  advice: ['💡'],
  contact: ['📞'],
}
/** Of what has no sign of its own, where a voice wants one in each post. */
const anyOf: Readonly<Partial<Record<FactKind, string>>> = { offer: '🎁', news: '📣' }
const plainSign = '✨'

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
      fr: ['voiture', 'vehicule'],
      en: ['car'],
      es: ['coche'],
      de: ['auto'],
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

const thingsOf = (fact: Fact): string[] => {
  const words = wordsOf(fact.about)
  return ofThing
    .filter(([, names]) => names[fact.language]?.some((name) => words.some((word) => isOf(word, name))))
    .map(([sign]) => sign)
}

const signOf = (fact: Fact, emoji: 'institutional' | 'emotional'): string => {
  const isSober = emoji === 'institutional'
  const [fitting] = [...thingsOf(fact), ...(ofKind[fact.kind] ?? [])].filter(
    (sign) => !isSober || !playful.has(sign),
  )
  return fitting ?? (isSober ? '' : (anyOf[fact.kind] ?? plainSign))
}

const ofRow = (role: Role, text: string): string => {
  if (role === 'where') return '📍'
  if (role !== 'act') return ''
  return /https?:/.test(text) ? '👉' : text.includes('@') ? '✉️' : '📞'
}

/**
 * The white space with its signs, before a row and never in a sentence: one where what it is about is said, and for a voice
 * that has many one before where and how. What is grave has none, and no list has any before its items.
 */
export const signed = (
  segments: readonly Segment[],
  gaps: readonly string[],
  { subject: [{ fact }], speaking: { emoji } }: Scene,
): string[] => {
  const isGrave = isSerious([fact.about, fact.question, ...fact.says].join(' . '), fact.language)
  if (emoji === 'without' || isGrave) return [...gaps]
  return segments.map(({ role, text }, index) => {
    const first = index === 0 && role !== 'item' ? signOf(fact, emoji) : ''
    const sign = index === 0 ? first : emoji === 'emotional' ? ofRow(role, text) : ''
    return (gaps[index] ?? '') + (sign === '' ? '' : `${sign} `)
  })
}

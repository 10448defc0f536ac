import type { Fact, FactKind } from '@postelier/contract'
import type { Memory } from '../brief.ts'
import { monthOf } from '../grammar/dates.ts'
import { timesUsed } from '../memory.ts'
import { chance } from '../random.ts'
import { wordsOf } from '../words/comparable.ts'
import type { Candidate } from './parts.ts'
import type { Speaking } from './speaking.ts'

/** Signs that fit a kind of fact in every trade. */
const ofKind: Readonly<Record<FactKind, readonly string[]>> = {
  business: ['🏠', '👋'],
  product: ['🧺', '👀', '🏷️'],
  service: ['📋', '🗓️'],
  method: ['🔍', '📐'],
  place: ['📍', '🗺️'],
  hours: ['🕖', '🚪'],
  event: ['📅', '🎟️'],
  news: ['📰', '📣'],
  offer: ['🏷️', '📌'],
  question: ['💬', '🙋'],
  person: ['👋', '🙂'],
  history: ['📖', '🕰️'],
  award: ['🏅', '👏'],
  advice: ['💡', '📝'],
  contact: ['📞', '✉️'],
}
const warmer = ['😊', '💛', '🙌', '🧡', '😉', '🤗']
const ofSeason: readonly (readonly string[])[] = [
  ['❄️', '🧣'],
  ['🌱', '🌷'],
  ['☀️', '🌻'],
  ['🍂', '🍁'],
]

/** Things that have a sign of their own, by the beginning of their word in any of the four languages. */
const ofThing: readonly (readonly [sign: string, words: readonly string[]])[] = [
  ['🥖', ['baguette', 'ficelle']],
  ['🥐', ['croissant', 'viennois']],
  ['🍞', ['pain', 'bread', 'sourdough', 'loaf', 'brot', 'brote', 'pan', 'miche', 'tourte', 'levain']],
  ['🍰', ['gateau', 'cake', 'tarta', 'torte', 'kuchen', 'buche', 'patisserie', 'pasteles']],
  ['🥧', ['tarte', 'pie', 'galette']],
  ['☕', ['cafe', 'coffee', 'kaffee', 'espresso']],
  ['🍷', ['vin', 'vins', 'wine', 'wein', 'vino']],
  ['🧀', ['fromage', 'cheese', 'kase', 'queso']],
  ['🍕', ['pizza']],
  ['🍯', ['miel', 'honey', 'honig']],
  ['💐', ['fleur', 'fleurs', 'bouquet', 'flowers', 'blumen', 'flores', 'ramo']],
  ['🌿', ['jardin', 'garden', 'garten', 'plante', 'plants', 'pflanzen']],
  ['🚲', ['velo', 'velos', 'bike', 'bicycle', 'fahrrad', 'bicicleta', 'bici']],
  ['🚗', ['voiture', 'car', 'auto', 'coche', 'vehicule', 'pneu', 'pneus', 'tyres', 'reifen', 'neumaticos']],
  ['🔧', ['reparation', 'repair', 'reparatur', 'reparacion', 'vidange', 'revision', 'freins']],
  ['✂️', ['coupe', 'haircut', 'haarschnitt', 'corte']],
  ['📚', ['livre', 'livres', 'book', 'books', 'buch', 'bucher', 'libro', 'libros']],
  ['🐕', ['chien', 'chiens', 'dog', 'dogs', 'hund', 'hunde', 'perro', 'perros']],
  ['🐈', ['chat', 'chats', 'cat', 'cats', 'katze', 'katzen', 'gato', 'gatos']],
  ['🧘', ['yoga']],
  ['⚖️', ['avocat', 'droit', 'lawyer', 'law', 'anwalt', 'recht', 'abogado']],
  ['🪵', ['bois', 'wood', 'holz', 'madera']],
  ['🎄', ['noel', 'christmas', 'weihnachten', 'navidad']],
]

/** The parts with their emoji: behind a sentence, never in one; the signs used least come first. */
export const withEmoji = (
  { parts, gaps }: Pick<Candidate, 'parts' | 'gaps'>,
  fact: Fact,
  { speaking, memory, day, seed }: { speaking: Speaking; memory: Memory; day: string; seed: string },
): { readonly parts: Candidate['parts']; readonly used: readonly string[] } => {
  const count = countOf(speaking, parts, seed)
  if (count === 0) return { parts, used: [] }
  const fitting = [...thingsOf(fact), ...ofKind[fact.kind]]
  const more = [...(ofSeason[Math.floor((monthOf(day) % 12) / 3)] ?? []), ...warmer]
  const isWarm = speaking.emoji === 'emotional'
  const pool = byUse([...new Set(fitting)], memory, seed).concat(isWarm ? byUse(more, memory, seed) : [])
  const places = placesOf({ parts, gaps }, count, seed)
  const used = pool.slice(0, places.length)
  const placed = parts.map((part, index) => {
    const sign = used[places.indexOf(index)]
    return places.includes(index) && sign ? { ...part, text: `${part.text} ${sign}` } : part
  })
  return { parts: placed, used }
}

const countOf = ({ emoji, tone }: Speaking, parts: Candidate['parts'], seed: string): number => {
  if (emoji === 'without') return 0
  // Moderation is also leaving it out.
  if (emoji === 'institutional') return tone === 'institutional' || chance(seed, 'emoji') < 0.5 ? 1 : 0
  // One in a short post, more only where there is room between them.
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0)
  return 1 + Math.floor(chance(seed, 'emoji') * Math.min(3, 1 + letters / 120))
}

const thingsOf = (fact: Fact): string[] => {
  const words = new Set(wordsOf(fact.about))
  return ofThing.filter(([, names]) => names.some((name) => words.has(name))).map(([sign]) => sign)
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
      return !endsLine || role === 'item' || /[:]$|https?:\S+$/u.test(text) ? [] : [index]
    })
    .map((index) => ({ index, at: chance(seed, 'place', String(index)) }))
    .sort((left, right) => left.at - right.at)
    .slice(0, count)
    .map(({ index }) => index)

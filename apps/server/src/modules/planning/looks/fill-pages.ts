// A carousel with a page for each thing it tells of, or for each sentence of the one thing, filled from what is known. Where a
// page would stay empty or two things would share one, there is none.
import type { Fact } from '@postelier/contract'
import { type CarouselPages, comparable, coversOf } from '@postelier/copy'
import type { DraftingTemplate } from '../../visuals/index.ts'

interface Told {
  readonly name: string
  /** What it is about, one page each. */
  readonly facts: readonly Fact[]
}

/** What a template calls the places of each thing, and that of all of them. */
const placeForm = /^(thing|line)([1-9])$/

const ownOf = ({ asks }: DraftingTemplate) => asks.filter(({ kind }) => kind === 'own')

/** How many things a template has pages for; none where it asks what only a model can answer. */
export const pagesForThings = (template: DraftingTemplate): number => {
  const own = ownOf(template)
  const isOfThings = own.length > 0 && own.every(({ node }) => node === 'all' || placeForm.test(node))
  return isOfThings ? own.filter(({ node }) => node.startsWith('thing')).length : 0
}

/** The letters that each page has room for, of a template whose pages are for sentences of one thing; none of any other. */
const roomsForSentences = (template: DraftingTemplate): readonly number[] => {
  const own = ownOf(template)
  const isOfSentences = own.length > 0 && own.every(({ node }) => node === 'all' || /^line[1-9]$/.test(node))
  return isOfSentences ? own.flatMap(({ node, most }) => (node === 'all' ? [] : [most])) : []
}

/** What the carousels among templates have pages for. */
export const pagesOf = (templates: readonly DraftingTemplate[]): CarouselPages => {
  const carousels = templates.filter(({ type, format }) => type === 'CAROUSEL' && format === '1:1')
  return {
    things: [...new Set(carousels.map(pagesForThings).filter((count) => count > 0))],
    sentences: carousels.map(roomsForSentences).filter((rooms) => rooms.length > 0),
  }
}

/** By template: the words of those that have as many pages as there are things, or as the one thing has sentences. */
export function filledPages(
  templates: readonly DraftingTemplate[],
  { name, facts }: Told,
): ReadonlyMap<number, Readonly<Record<string, string>>> {
  const carousels = templates.filter(({ type }) => type === 'CAROUSEL')
  const [only] = facts
  const pagesOf = (one: DraftingTemplate): readonly Fact[] | null => {
    if (facts.length > 0 && pagesForThings(one) === facts.length) return facts
    const count = roomsForSentences(one).length
    return only && count > 0 && facts.length === 1 && only.says.length >= count ? eachSentence(only) : null
  }
  return new Map(
    carousels.flatMap((one) => {
      const told = pagesOf(one)
      if (!told) return []
      const words = ownOf(one).map(
        ({ node, most }) => [node, wordsFor(node, most, { name, facts: told })] as const,
      )
      return words.every(([, text]) => text !== '') ? [[one.id, Object.fromEntries(words)] as const] : []
    }),
  )
}

/** Told a sentence a page, in their order. */
const eachSentence = (fact: Fact): Fact[] => fact.says.map((line) => ({ ...fact, says: [line], price: null }))

function wordsFor(node: string, most: number, { name, facts }: Told): string {
  if (node === 'all') return coverOf(name, facts, most)
  const [, kind, nth] = placeForm.exec(node) ?? []
  const fact = facts[Number(nth) - 1]
  if (!fact) return ''
  return kind === 'thing' ? fitted(capital(fact.about), most) : lineOf(fact, most)
}

/** A list is called by what it is, with the names of its things where there is room for both. */
function coverOf(name: string, facts: readonly Fact[], most: number): string {
  const names = facts.map(({ about }) => about)
  const isOfNames = facts.length > 2 && comparable(names.join(' ')) === comparable(name)
  if (!isOfNames) return fitted(name, most)
  const covers = coversOf(facts)
  return (
    covers
      .flatMap((cover) => [
        `${cover}${facts[0]?.language === 'fr' ? '\u{a0}' : ''}: ${uncapital(name)}`,
        cover,
      ])
      .map((text) => fitted(text, most))
      .find(Boolean) ?? ''
  )
}
const uncapital = (words: string) => words.charAt(0).toLocaleLowerCase() + words.slice(1)

/** Its first sentence that has room, without its name where a price list begins with it; else what it costs. */
function lineOf({ about, says, price }: Fact, most: number): string {
  const lines = says.map((line) => {
    const head = line.slice(0, about.length)
    const isListed = comparable(head) === comparable(about) && /^\s*[,:–-]/u.test(line.slice(about.length))
    return isListed ? line.slice(about.length).replace(/^[\s,:–-]+/u, '') : line
  })
  return [...lines, price?.text ?? ''].map((line) => fitted(line, most)).find(Boolean) ?? ''
}

const fitted = (text: string, most: number) => ([...text].length <= most ? text.trim() : '')
const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

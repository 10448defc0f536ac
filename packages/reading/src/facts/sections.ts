// A page cut at its headings, and what each part holds: sentences, a day, a price, hours, rows.
import type { Language } from '@postelier/contract'
import { isWholeSentence, splitSentences } from '../language/sentences.ts'
import type { Block, Line } from '../page/blocks.ts'
import { isLegalTalk } from '../page/boilerplate.ts'
import { speaksToMachines } from '../page/machine-talk.ts'
import type { OpeningHours } from '../site-reading.ts'
import { readDays } from '../values/dates.ts'
import { readHoursLine } from '../values/opening-hours.ts'
import { type FoundPrice, readPriceLine, readPrices } from '../values/prices.ts'
import { readTimes } from '../values/times.ts'
import { pricedLine } from './priced-line.ts'

export interface Day {
  readonly date: string
  readonly to: string
  readonly time: string | null
  readonly where: string
  readonly hasWeekday: boolean
}
export interface Section {
  readonly heading: string
  readonly level: number
  /** The title of the page that it stands under. */
  readonly under: string
  readonly paragraphs: readonly (readonly string[])[]
  /** Sentences that begin with a day of their own. */
  readonly dated: readonly { readonly day: Day; readonly sentences: readonly string[] }[]
  readonly day: Day | null
  readonly price: FoundPrice | null
  readonly hours: readonly { readonly line: string; readonly hours: OpeningHours }[]
  readonly contacts: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly details: readonly string[]
    readonly price: FoundPrice
  }[]
}
export interface Surroundings {
  readonly language: Language
  readonly today: string
  readonly isMonthFirst: boolean
  /** Told of words that speak to machines; they are not read. */
  readonly flag: (text: string) => void
}

interface Draft {
  heading: string
  level: number
  under: string
  paragraphs: string[][]
  dated: { day: Day; sentences: string[] }[]
  day: Day | null
  price: FoundPrice | null
  /** More than one: nobody knows which is asked. */
  hasTwoPrices: boolean
  hours: { line: string; hours: OpeningHours }[]
  contacts: string[]
  rows: { name: string; details: string[]; price: FoundPrice }[]
}

const mostSections = 400

export function sectionsOf(blocks: readonly Block[], around: Surroundings): Section[] {
  const sections: Draft[] = []
  let under = ''
  let at = begin('', 0, '')
  let pending: Day | null = null
  const open = (heading: string, level: number) => {
    if (level === 1) under = heading
    if (sections.length < mostSections) sections.push(at)
    at = begin(heading, level, under)
  }
  /** “City bike 1.290 €”: a thing and its price. */
  const openPriced = (heading: string, level: number) => {
    const [price, ...more] = readPrices(heading)
    const isLast = price !== undefined && more.length === 0 && heading.slice(price.end).trim() === ''
    const name = isLast ? heading.slice(0, price.index).replace(/[\s:–—-]+$/, '') : ''
    open(name.length > 2 ? name : heading, level)
    if (name.length > 2 && price) takePrice(at, price)
  }
  const isDayFirst = daysComeFirst(blocks, around)
  for (const [index, block] of blocks.entries()) {
    const day = isDayFirst && blocks[index + 1]?.is === 'heading' ? dayOfBlock(block, around) : null
    if (day) pending = day
    else if (block.is === 'heading') {
      if (isSafe(block.text, around)) openPriced(block.text, block.level)
      at.day = pending
      pending = null
    } else if (block.is === 'row') takeRow(at, block.cells, block.isHeader, around)
    else if (!block.isLink) {
      const [first, ...rest] = block.lines
      const isHeaded =
        first?.isBold === true && rest.length > 0 && first.text.length < 110 && !/[.!]$/.test(first.text)
      if (isHeaded) open(first.text.replace(/\s*:$/, ''), 6)
      takeLines(at, isHeaded ? rest : block.lines, around)
    }
  }
  sections.push(at)
  const told = sections.map((one) => (one.hasTwoPrices ? { ...one, price: null } : one))
  return told.filter(
    (one) =>
      one.heading !== '' ||
      one.paragraphs.length > 0 ||
      one.rows.length > 0 ||
      one.hours.length > 0 ||
      one.contacts.length > 0,
  )
}

/** Some lists say the day above each heading, others below it: the first one tells which. */
function daysComeFirst(blocks: readonly Block[], around: Surroundings): boolean {
  const first = blocks.findIndex((block) => dayOfBlock(block, around) !== null)
  const headings = blocks.slice(0, first).filter((block) => block.is === 'heading' && block.level > 1)
  return first >= 0 && headings.length === 0 && blocks[first + 1]?.is === 'heading'
}

function dayOfBlock(block: Block, around: Surroundings): Day | null {
  const [line, ...more] = block.is === 'text' ? block.lines : []
  return line && more.length === 0 && line.text.length < 60 && !isWholeSentence(line.text)
    ? dayIn(line.text, around)
    : null
}

const begin = (heading: string, level: number, under: string): Draft => ({
  heading,
  level,
  under,
  paragraphs: [],
  dated: [],
  day: null,
  price: null,
  hasTwoPrices: false,
  hours: [],
  contacts: [],
  rows: [],
})

function isSafe(text: string, { flag }: Surroundings): boolean {
  if (!speaksToMachines(text)) return true
  flag(text)
  return false
}

const contact =
  /^(?:t[ée]l(?:[ée]phone|éfono|\.)?|phone|call|telefon|móvil|mobile)\s*\.?\s*:?\s*\+?\d[\d\s().\u00A0/-]{7,24}$/i

function takeRow(at: Draft, cells: readonly string[], isHeader: boolean, around: Surroundings): void {
  const said = cells.filter((cell) => cell !== '')
  if (isHeader || said.length < 2 || !isSafe(cells.join(' '), around)) return
  const [name = '', ...rest] = said
  const line = `${name} ${rest.join(' ')}`
  const hours = readHoursLine(line, around.language)
  if (hours) return void at.hours.push({ line: `${name}${colon(around.language)}${rest.join(', ')}`, hours })
  const written = `${name}${colon(around.language)}${rest.join(' ')}`
  if (contact.test(written.replace(/\u00A0/g, ' '))) return void at.contacts.push(written)
  const prices = rest.map(readPriceLine)
  const [price, ...more] = prices.filter((one) => one !== null)
  if (!price || more.length > 0 || !/\p{L}{3}/u.test(name) || name.length > 100) return
  at.rows.push({ name, details: rest.filter((_, index) => prices[index] === null), price })
}

/** As each language parts a name from what is said of it. */
export const colon = (language: Language) => (language === 'fr' ? '\u00A0: ' : ': ')

function takeLines(at: Draft, lines: readonly Line[], around: Surroundings): void {
  const paragraph: string[] = []
  for (const line of joinedLines(lines)) {
    if (!isSafe(line.text, around)) continue
    const hours = readHoursLine(line.text, around.language)
    if (hours) at.hours.push({ line: line.text, hours })
    else if (contact.test(line.text.replace(/\u00A0/g, ' '))) at.contacts.push(line.text)
    else if (line.lead && takeDated(at, line, around)) continue
    else if (!takeDay(at, line.text, around)) takeSentences(at, paragraph, line.text, around)
  }
  if (paragraph.length > 0) at.paragraphs.push(paragraph)
}

/** A line that was broken in the middle of a sentence goes on. */
function joinedLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn = last && !/[.!?:;…»”]$/.test(last.text) && /^\p{Ll}/u.test(line.text)
    if (goesOn) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

function takeDated(at: Draft, { lead, text }: Line, around: Surroundings): boolean {
  const day = dayIn(lead, around)
  if (!day || !text.startsWith(lead)) return false
  const rest = text.slice(lead.length).replace(/^[\s:–—-]+/, '')
  const sentences = wholeSentences(rest, around)
  if (sentences.length > 0) at.dated.push({ day, sentences })
  return true
}

function takeDay(at: Draft, text: string, around: Surroundings): boolean {
  if (text.length > 120 || isWholeSentence(text)) return false
  const day = dayIn(text, around)
  if (!day) return false
  at.day ??= day
  return true
}

function dayIn(text: string, { today, isMonthFirst }: Surroundings): Day | null {
  const [day, ...more] = readDays(text, today, isMonthFirst)
  if (!day || more.length > 0) return null
  const left = text.slice(day.end)
  const times = readTimes(left)
  const after = times.at(-1)?.end ?? 0
  const where = /^\s*[,·|–—-]\s*(\p{L}.{2,120})$/u.exec(left.slice(after))?.[1] ?? ''
  const isPlace = times.length > 0 || day.hasWeekday
  return {
    date: day.from,
    to: day.to,
    time: times[0]?.time ?? null,
    hasWeekday: day.hasWeekday,
    where: isPlace ? where : '',
  }
}

function takePrice(at: Draft, price: FoundPrice): void {
  if (at.price && (at.price.cents !== price.cents || at.price.currency !== price.currency))
    at.hasTwoPrices = true
  at.price ??= price
}

function takeSentences(at: Draft, paragraph: string[], text: string, around: Surroundings): void {
  const price = readPriceLine(text)
  if (price) {
    takePrice(at, price)
    return
  }
  const row = pricedLine(text)
  if (row) return void at.rows.push(row)
  for (const sentence of splitSentences(text, around.language)) {
    const own = /^(?:prix|tarif|price|precio|preis)\b/i.test(sentence) ? readPriceLine(sentence) : null
    if (own) takePrice(at, own)
  }
  paragraph.push(...wholeSentences(text, around))
}

const addressed = /https?:\/\/|www\.|\bclic|\bclick|\bklick/i

export function wholeSentences(
  text: string,
  { language, flag }: Pick<Surroundings, 'language' | 'flag'>,
): string[] {
  return splitSentences(text, language).filter((sentence) => {
    if (speaksToMachines(sentence)) {
      flag(sentence)
      return false
    }
    return isWholeSentence(sentence) && !isLegalTalk(sentence) && !addressed.test(sentence)
  })
}

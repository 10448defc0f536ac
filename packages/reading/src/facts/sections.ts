// A page cut at its headings, and what each part holds: sentences, a day, a price, hours, rows.
import { isWholeSentence } from '../language/sentences.ts'
import type { Block, TextLine } from '../page/blocks.ts'
import { isGone } from '../page/passing-words.ts'
import { withoutAllergens } from '../page/price-pieces.ts'
import { isEmptyState, isExtraCharge } from '../page/small-print.ts'
import { endOfScrap } from '../values/last-day.ts'
import { readPriceLine, readPrices } from '../values/prices.ts'
import { saidOfDay, withAgenda, withHours } from './agenda-lines.ts'
import { isPlainOffer } from './kind-cues.ts'
import { withMonths } from './month-headings.ts'
import { isOfferLine } from './offer-lines.ts'
import { yearOfHeading } from './old-years.ts'
import { isFurniture } from './page-furniture.ts'
import { isCondition, lowest, rowOfCells } from './priced-line.ts'
import {
  begin,
  colon,
  type Day,
  isContact,
  type Section,
  type SectionDraft,
  type Surroundings,
} from './section.ts'
import { dayIn, describeRow, isSafe, saidOn, takeHours, takeLines, takePrice } from './section-lines.ts'

const mostSections = 400

export function sectionsOf(all: readonly Block[], around: Surroundings): Section[] {
  const blocks = withMonths(all, around.language)
  const sections: SectionDraft[] = []
  let under = ''
  let at = begin('', 0, '')
  let pending: Day | null = null
  let year: { readonly level: number; readonly of: number | null } = { level: 7, of: null }
  const open = (heading: string, level: number) => {
    if (level === 1) under = heading
    if (level <= year.level) year = { level: 7, of: null }
    const own = yearOfHeading(heading)
    if (own !== null) year = { level, of: own }
    if (sections.length < mostSections) sections.push(at)
    at = { ...begin(heading, level, under), year: year.of, isOver: isGone(heading) }
  }
  const isDayFirst = daysComeFirst(blocks, around)
  for (const [index, block] of blocks.entries()) {
    // Below an offer above all headings stands its end.
    const mayBeDay = isDayFirst && (at.heading !== '' || at.offers.length === 0)
    const day = mayBeDay && blocks[index + 1]?.is === 'heading' ? dayOfBlock(block, around) : null
    if (day) pending = day
    else if (block.is === 'heading') {
      if (takeHeading(at, block.text, around)) continue
      if (isEmptyState(block.text)) continue
      if (isSafe(block.text, around))
        openPriced(
          block.text,
          (name) => open(name, block.level),
          () => at,
        )
      at.day = pending
      pending = null
      // A bar above the page may be set as a heading.
      if (isPlainOffer(block.text) && isOfferLine(block.text))
        at.offers.push({ line: block.text, until: endOfScrap(block.text, saidOn(around)) })
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
  return sections.map((one) => finished(one, around)).filter((one) => one.heading !== '' || !isEmpty(one))
}

const isEmpty = ({ paragraphs, rows, hours, closings, offers, contacts, dated }: Section) =>
  [paragraphs, rows, hours, closings, offers, contacts, dated].every((some) => some.length === 0)

/** A heading that is only a price, or only a day, belongs to the one above it; one that is hours, too. */
function takeHeading(at: SectionDraft, text: string, around: Surroundings): boolean {
  if (at.heading === '' || text.length > 80) return false
  const price = readPriceLine(text)
  if (price) takePrice(at, price)
  else if (takeHours(at, text, around)) return true
  else if (at.day === null && at.paragraphs.length === 0 && !isWholeSentence(text) && isBareDay(text, around))
    at.day = dayIn(text, around)
  else return false
  return true
}

const isBareDay = (text: string, around: Surroundings) =>
  /^\P{L}*(?:(?:le|am|on|el)\s)?(?:\p{L}+,?\s)?(?:den\s)?\d/iu.test(text) && dayIn(text, around) !== null

/** The day that is all a heading says. */
const headingDay = (heading: string, around: Surroundings): Day | null =>
  heading !== '' && heading.length <= 60 && isBareDay(heading, around) && saidOfDay(heading, around) === ''
    ? dayIn(heading, around)
    : null

/** “City bike 1.290 €”: a thing and its price. */
function openPriced(heading: string, open: (name: string) => void, opened: () => SectionDraft): void {
  const [price, ...more] = readPrices(heading)
  const isLast = price !== undefined && more.length === 0 && /^\)?$/.test(heading.slice(price.end).trim())
  const name = isLast ? heading.slice(0, price.index).replace(/[\s:(–—-]+$/, '') : ''
  open(name.length > 2 ? name : heading)
  if (name.length > 2 && price) takePrice(opened(), price)
}

/** One name with a price under a heading is a note to what the heading names; several are a list. */
function finished(draft: SectionDraft, around: Surroundings): Section {
  const { language } = around
  describeRow(draft)
  const one = withAgenda(
    withHours(withEnds(draft), headingDay(draft.heading, around)),
    isFurniture(draft.heading),
    around,
  )
  const { pairs, price, heading } = one
  const conditions = one.rows.length > 0 && heading !== '' && one.rows.every(({ name }) => isCondition(name))
  if (conditions && price === null && pairs.length === 0)
    return {
      ...one,
      rows: [],
      pricesSaid: one.rows.map(({ says }) => says).join(', '),
      price: lowest(
        one.rows.map(({ price: of }) => of),
        language,
      ),
    }
  const [pair, ...more] = pairs
  if (pair && more.length === 0 && heading !== '' && price === null && one.paragraphs.length > 0)
    return { ...one, price: one.hasTwoPrices ? null : pair.price }
  const rows = pairs.map(({ name, price: of }) => ({
    name,
    says: `${name}${colon(language)}${of.text}`,
    price: of,
  }))
  return { ...one, rows: [...one.rows, ...rows], price: one.hasTwoPrices ? null : price }
}

/** An offer ends with the days that stand above or below it. */
function withEnds(one: SectionDraft): SectionDraft {
  const end = one.until ?? one.day?.to ?? null
  return { ...one, offers: one.offers.map((of) => ({ ...of, until: of.until ?? end })) }
}

/** Some lists say the day above each heading, others below it: the first one tells which. */
function daysComeFirst(blocks: readonly Block[], around: Surroundings): boolean {
  const first = blocks.findIndex((block) => dayOfBlock(block, around) !== null)
  const headings = blocks.slice(0, first).filter((block) => block.is === 'heading' && block.level > 1)
  return first >= 0 && headings.length === 0 && blocks[first + 1]?.is === 'heading'
}

const endWords =
  /^(?:jusqu|until|till|through|hasta|bis |valable|valid|válid|gültig|offer|offre|oferta|avant |before|antes |vor )/i

function dayOfBlock(block: Block, around: Surroundings): Day | null {
  const lines: readonly Pick<TextLine, 'text'>[] =
    block.is === 'text' ? block.lines : block.is === 'heading' && block.level > 1 ? [block] : []
  const [line, ...more] = lines
  return line &&
    more.length === 0 &&
    line.text.length < 60 &&
    !isWholeSentence(line.text) &&
    !endWords.test(line.text)
    ? dayIn(line.text, around)
    : null
}

function takeRow(at: SectionDraft, found: readonly string[], isHeader: boolean, around: Surroundings): void {
  const above = at.rows.at(-1)
  // “Massage, 60 min, 70 €”, and below it “90 min, 95 €”.
  const cells = found[0] === '' && above !== undefined && !isHeader ? [above.name, ...found.slice(1)] : found
  const said = cells.filter((cell) => cell !== '')
  if (said.length < 2 || !isSafe(cells.join(' '), around)) return
  const [name = '', ...rest] = said
  if (takeHours(at, `${name}${colon(around.language)}${rest.join(', ')}`, around)) return
  const written = `${name}${colon(around.language)}${rest.join(' ')}`
  if (isContact(written)) return void at.contacts.push(written)
  const row = isHeader ? null : rowOfCells(cells, at.columns, around.language)
  if (row && isExtraCharge(row.name)) return
  if (row) at.rows.push({ ...row, name: withoutAllergens(row.name) })
  else if (isHeader || (cells.length > 2 && !cells.some((cell) => readPrices(cell).length > 0)))
    at.columns = cells
}

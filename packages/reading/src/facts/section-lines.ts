// What the lines of a section say, each by itself: hours, a closing, a telephone, a day, a price, or sentences.
import { dangles } from '../language/dangling.ts'
import { isForeign } from '../language/languages.ts'
import { isWholeSentence, splitSentences } from '../language/sentences.ts'
import type { TextLine } from '../page/blocks.ts'
import { isPressQuote } from '../page/customers-words.ts'
import { speaksToMachines } from '../page/machine-talk.ts'
import { withoutQuoted } from '../page/other-voices.ts'
import { isGone, saysItIsOver } from '../page/passing-words.ts'
import { isEmptyState, isExtraCharge, isLegalTalk, isSmallPrint } from '../page/small-print.ts'
import { isClosedWeekday, isClosedWord, readClosing, readReopening } from '../values/closings.ts'
import { readDays } from '../values/dates.ts'
import { type DateContext, endOfScrap } from '../values/last-day.ts'
import { isLooseHoursLine, isOnlyDays, isOnlyHours, readHoursLine } from '../values/opening-hours.ts'
import { type FoundPrice, readPriceLine, readPrices } from '../values/prices.ts'
import { isRelativeToWriting } from '../values/relative-days.ts'
import { readTimes } from '../values/times.ts'
import { nameIn, saidOfDay, timedEntry } from './agenda-lines.ts'
import { isFormerPrice } from './former-prices.ts'
import { isOfferLine, isOnlyDaysSaid, saidOnce } from './offer-lines.ts'
import { isOfOldYear } from './old-years.ts'
import { pricedBefore, pricedLine, severalPrices } from './priced-line.ts'
import { colon, type Day, isContact, type SectionDraft, type Surroundings } from './section.ts'
import { isWrittenLine } from './written-day.ts'

export function isSafe(text: string, { flag }: Surroundings): boolean {
  if (!speaksToMachines(text)) return true
  flag(text)
  return false
}

export const saidOn = ({ language, today, isMonthFirst, written }: Surroundings): DateContext => ({
  language,
  near: written ?? today,
  isMonthFirst,
})

export function takeLines(at: SectionDraft, lines: readonly TextLine[], around: Surroundings): void {
  const paragraph: string[] = []
  const ends: string[] = []
  const offersBefore = at.offers.length
  for (const line of joinedLines(lines)) {
    if (isGone(line.text)) {
      takeGone(at, line.text)
      continue
    }
    if (isEmptyState(line.text) || !isSafe(line.text, around)) continue
    const name = at.name
    at.name = ''
    if (takeHours(at, line.text, around)) continue
    if (isContact(line.text)) at.contacts.push(line.text)
    else if (line.lead && takeDated(at, line, around)) continue
    else if (takeTimed(at, line.text, around)) continue
    else if (takeScrap(at, line.text, name, ends, around)) continue
    else takeSentences(at, paragraph, ends, line.text, around)
  }
  if (paragraph.length > 0) at.paragraphs.push(paragraph)
  const end = ends.sort().at(-1)
  if (end)
    at.offers = at.offers.map((one, index) =>
      index < offersBefore || one.until !== null ? one : { ...one, until: end },
    )
  if (end && paragraph.length > 0) for (const sentence of paragraph) at.ends.set(sentence, end)
  else if (end && end > (at.until ?? '')) at.until = end
}

/** A line that was broken in the middle of a sentence goes on. */
function joinedLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const said of lines) {
    const line = { ...said, text: saidOnce(said.text) }
    const last = joined.at(-1)
    const goesOn = last && !/[.!?:;…»”€£]$/.test(last.text) && /^\p{Ll}/u.test(line.text)
    if (goesOn) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

const ofHours = /horaires|ouvert|hours|opening|öffnungszeiten|geöffnet|sprechzeiten|horario|abierto/i

/** Opening hours, complete: what else the line says is kept as it was said. */
export function takeHours(at: SectionDraft, text: string, around: Surroundings): boolean {
  const { language } = around
  const line = at.days && isOnlyHours(text) ? `${at.days}${colon(language)}${text}` : text
  at.days = ''
  if (isOnlyDays(text, language)) {
    at.days = text.replace(/[\s:]+$/, '')
    return false
  }
  const hours = readHoursLine(line, language)
  const isAmongHours = at.hours.length > 0 || ofHours.test(at.heading)
  if (!hours && !isLooseHoursLine(line, language, isAmongHours) && !isClosedLine(at, line, around))
    return false
  at.hours.push({ line, hours })
  return true
}

const isClosedLine = (at: SectionDraft, text: string, around: Surroundings) =>
  !at.heading.endsWith('?') &&
  isClosedWeekday(text) &&
  !readClosing(text, saidOn(around)) &&
  splitSentences(text, around.language).length === 1

/** “14 h : atelier couronnes”, below a day. */
function takeTimed(at: SectionDraft, text: string, around: Surroundings): boolean {
  if (text.length > 160 || (at.day === null && dayIn(at.heading, around) === null)) return false
  const entry = timedEntry(text)
  if (entry === null) return false
  at.timed.push({ ...entry, text })
  return true
}

function takeDated(at: SectionDraft, { lead, text }: TextLine, around: Surroundings): boolean {
  const day = dayIn(lead, around)
  if (!day || !text.startsWith(lead)) return false
  const closing = readClosing(text, saidOn(around))
  if (closing) {
    at.closings.push({ ...closing, lines: [text] })
    return true
  }
  const rest = text.slice(lead.length).replace(/^[\s:–—-]+/, '')
  const sentences = wholeSentences(rest, around)
  const isEntry =
    sentences.length === 0 &&
    !isWholeSentence(rest) &&
    rest.length <= 160 &&
    (rest.match(/\p{L}{2,}/gu) ?? []).length >= 2
  if (sentences.length > 0) at.dated.push({ day, name: '', sentences })
  // “12.12. Klangreise mit Jana, 18 Uhr”: a line of an agenda, told as it stands.
  else if (isEntry) at.dated.push({ day, name: nameIn(rest), sentences: [text] })
  return true
}

/** Words that are no sentence: a closing, an end, a day, a price, a row of a list, or the name of what costs the price below. */
function takeScrap(
  at: SectionDraft,
  text: string,
  name: string,
  ends: string[],
  around: Surroundings,
): boolean {
  if (text.length > 140 || (isWholeSentence(text) && !isOnlyDaysSaid(text, saidOn(around)))) return false
  const headed = isClosedWord(at.heading) ? `${at.heading}${colon(around.language)}${text}` : ''
  const ofItself = readClosing(text, saidOn(around))
  const below = ofItself ? null : readClosing(headed, saidOn(around))
  // One day below such a heading may be that on which it was written.
  const closing = ofItself ?? (below && below.from !== below.to ? below : null)
  // “Vendredi 11 et samedi 12 décembre : marché” happens on two days, and ends nothing.
  const isEntry =
    !closing && !isOfferLine(text) && (nameIn(saidOfDay(text, around)) !== '' || isDayList(text, around))
  const end = closing || isEntry ? null : endOfScrap(text, saidOn(around))
  const before = pricedBefore(text, around.language)
  const price = before ? null : readPriceLine(text)
  const row = before ?? (price ? null : pricedLine(text, around.language))
  const several = price || row || at.price ? null : severalPrices(text, around.language)
  if (closing) at.closings.push({ ...closing, lines: [ofItself ? text : headed] })
  else if (isOfferLine(text)) at.offers.push({ line: text, until: end })
  else if (end && !price && !row) ends.push(end)
  else if (price && name) {
    at.details = ''
    if (!isExtraCharge(name)) at.pairs.push({ name, price })
  } else if (price) takePrice(at, price)
  else if (several) {
    takePrice(at, several)
    at.pricesSaid = text
  } else if (row) {
    describeRow(at)
    if (!isExtraCharge(row.name)) at.rows.push(row)
  } else if (takeTime(at, text)) return true
  else if (!takeDay(at, text, around)) {
    // “Daube”, “joue de bœuf”, “18 €”: between a name and its price stands what it is made of.
    at.name = name !== '' && isDetail(text) ? name : isNameLike(text) ? text : ''
    if (at.rows.length > 0 && isDetail(text)) at.details = text
    return false
  }
  return true
}

/** “Vendredi 11 et samedi 12 décembre”, below a name. */
function isDayList(text: string, around: Surroundings): boolean {
  const { near, isMonthFirst } = saidOn(around)
  const [day] = isOnlyDaysSaid(text, saidOn(around)) ? readDays(text, near, isMonthFirst, true) : []
  return day?.isList === true && day.hasWeekday
}

/** “parmesan, persil plat”: what a dish is made of. */
const isDetail = (text: string): boolean =>
  text.length <= 120 &&
  /^\p{L}/u.test(text) &&
  (/,/.test(text) || /^\p{Ll}/u.test(text) || text.split(/\s+/).length >= 4) &&
  !/[:!?]$|\d/.test(text) &&
  !isSmallPrint(text) &&
  !isLegalTalk(text)

/** What stood below the last row is said of it. */
export function describeRow(at: SectionDraft): void {
  const row = at.rows.at(-1)
  if (row && at.details !== '' && row.says.startsWith(row.name))
    at.rows[at.rows.length - 1] = {
      ...row,
      says: `${row.name}, ${at.details}${row.says.slice(row.name.length)}`,
    }
  at.details = ''
}

const isNameLike = (text: string): boolean =>
  text.length <= 80 &&
  /^\p{L}/u.test(text) &&
  !/[.!?:;…]$/.test(text) &&
  text.split(/\s+/).length <= 9 &&
  readPrices(text).length === 0 &&
  !isSmallPrint(text)

/** “de 14 h à 17 h”, on a line below the day. */
function takeTime(at: SectionDraft, text: string): boolean {
  const [time] = text.length <= 60 ? readTimes(text) : []
  if (!at.day || at.day.time !== null || !time) return false
  at.day = { ...at.day, time: time.time, said: `${at.day.said}, ${text}` }
  return true
}

function takeDay(at: SectionDraft, text: string, around: Surroundings): boolean {
  if (text.length > 120) return false
  const day = dayIn(text, around)
  if (!day) return false
  at.day ??= day
  at.agenda.push({ day, line: text })
  return true
}

export function dayIn(text: string, around: Surroundings): Day | null {
  const { near, isMonthFirst } = saidOn(around)
  const [day, ...more] = readDays(text, near, isMonthFirst, true)
  if (!day || more.length > 0) return null
  const left = text.slice(day.end)
  const times = readTimes(left)
  const after = times.at(-1)?.end ?? 0
  const where = /^\s*[,·|–—-]\s*(\p{L}.{2,120})$/u.exec(left.slice(after))?.[1] ?? ''
  const isPlace = times.length > 0 || day.hasWeekday
  return {
    date: day.from,
    to: day.to,
    time: times.find(({ index }) => !untilHour.test(left.slice(0, index)))?.time ?? null,
    hasWeekday: day.hasWeekday,
    said: text,
    where: isPlace ? where : '',
    isWritten: isWrittenLine(text),
  }
}

const untilHour = /(?:jusqu['’]?à|until|till|hasta las|bis)\s*$/i

export function takePrice(at: SectionDraft, price: FoundPrice): void {
  if (at.price && (at.price.cents !== price.cents || at.price.currency !== price.currency))
    at.hasTwoPrices = true
  at.price ??= price
}

function takeSentences(
  at: SectionDraft,
  paragraph: string[],
  ends: string[],
  text: string,
  around: Surroundings,
): void {
  const said = saidOn(around)
  const isAnswer = at.heading.endsWith('?')
  let isLeftOut = false
  for (const sentence of splitSentences(withoutQuoted(text), around.language)) {
    // What leans on a price of once goes with it.
    isLeftOut =
      isFormerPrice(sentence, around.language, around.today, at.heading) ||
      (isLeftOut && dangles(sentence, around.language))
    if (isLeftOut) continue
    if (saysItIsOver(sentence)) {
      paragraph.length = 0
      takeOver(at)
      return
    }
    const own = /^(?:prix|tarif|price|precio|preis)\b/i.test(sentence) ? readPriceLine(sentence) : null
    if (own) takePrice(at, own)
    const [whole] = wholeSentences(sentence, around, isAnswer)
    if (!whole) {
      const end = endOfScrap(sentence, said)
      if (end && !isWholeSentence(sentence)) ends.push(end)
      continue
    }
    if (!isAnswer && takeClosing(at, whole, around)) continue
    if (isClosedLine(at, whole, around)) at.hours.push({ line: whole, hours: null })
    else {
      const closing = meanwhile.test(whole) ? at.closings.at(-1) : undefined
      if (closing) at.ends.set(whole, closing.to)
      paragraph.push(whole)
    }
  }
}

/** “COMPLET” below a heading ends all of it; behind a name it ends that line alone. */
function takeGone(at: SectionDraft, text: string): void {
  const isAlone = (text.match(/\p{L}+/gu) ?? []).length <= 3
  if (isAlone && at.heading !== '') at.isOver = true
  at.name = ''
}

/** “Cette offre est terminée.” ends what stands before it; alone under its heading, all of it. */
function takeOver(at: SectionDraft): void {
  if (at.paragraphs.length + at.offers.length <= 1) at.isOver = true
  else if (at.paragraphs.length > 0) at.paragraphs.pop()
  else at.offers.pop()
}

const meanwhile =
  /^(?:pendant (?:ce temps|cette période|la fermeture)|entre-temps|meanwhile|in the meantime|during (?:this|that) time|while we are (?:closed|away)|mientras tanto|entretanto|durante (?:ese|este) tiempo|währenddessen|in dieser zeit|inzwischen|solange)(?!\p{L})/iu

/** When it is closed, in a sentence of its own or in two: “We close on …. We are back on ….” */
function takeClosing(at: SectionDraft, sentence: string, around: Surroundings): boolean {
  const said = saidOn(around)
  const last = at.closings.at(-1)
  const back = readReopening(sentence, said)
  if (back && last && last.lines.length < 3 && (last.from ?? '') <= back) {
    at.closings[at.closings.length - 1] = { ...last, to: back, lines: [...last.lines, sentence] }
    return true
  }
  // “It stays closed to bicycles until …” says nothing without the sentence before it.
  const points = dangles(sentence, around.language)
  const closing = points && !last ? null : readClosing(sentence, said)
  if (closing && points && last) {
    const to = closing.to > last.to ? closing.to : last.to
    at.closings[at.closings.length - 1] = { ...last, to, lines: [...last.lines, sentence] }
  } else if (closing) at.closings.push({ ...closing, lines: [sentence] })
  else if (back && !points) at.closings.push({ from: null, to: back, lines: [sentence] })
  return closing !== null || (back !== null && !points)
}

const addressed = /https?:\/\/|www\.|\bclic|\bclick|\bklick/i

export function wholeSentences(
  text: string,
  { language, today, flag, written }: Pick<Surroundings, 'language' | 'today' | 'flag' | 'written'>,
  isAnswer = false,
): string[] {
  return splitSentences(text, language).filter((sentence) => {
    if (speaksToMachines(sentence)) {
      flag(sentence)
      return false
    }
    return (
      isWholeSentence(sentence) &&
      !isPressQuote(sentence) &&
      !isLegalTalk(sentence) &&
      !isSmallPrint(sentence, isAnswer) &&
      !isForeign(sentence, language) &&
      !isOfOldYear(sentence, language, today) &&
      !isFormerPrice(sentence, language, today) &&
      !addressed.test(sentence) &&
      // Nobody knows which Saturday it was.
      (Boolean(written) || !isRelativeToWriting(sentence, language))
    )
  })
}

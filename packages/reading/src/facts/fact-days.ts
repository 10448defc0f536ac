// The days of a fact: when it happens, when it was said, and until when it is true.
import type { FactKind } from '@postelier/contract'
import { begins } from '../language/beginning.ts'
import { dangles } from '../language/dangling.ts'
import { daysBetween, type FoundDay } from '../values/dates.ts'
import { type DateContext, lastDayOf, oneDayIn, readUntil } from '../values/last-day.ts'
import { namesOneDay, relativeDay } from '../values/relative-days.ts'
import { readTimes } from '../values/times.ts'
import type { PageContext } from './page-surroundings.ts'
import type { Day, Section } from './section.ts'

/** Whether a day lies so far back that it says nothing any more. */
export const isLongOver = (day: string, today: string): boolean => daysBetween(day, today) > 800

export const dayOf = (day: Day, isEvent: boolean) => ({
  date: day.date,
  time: isEvent ? day.time : null,
  where: day.where,
  until: isEvent ? day.to : null,
})

export const isArticleIn = ({ page, around }: PageContext): boolean =>
  around.kind === 'article' || page.article !== null

const saidIn = ({ page, around, published }: PageContext): DateContext => ({
  language: page.language,
  near: published ?? around.today,
  isMonthFirst: page.isMonthFirst,
  isWritten: published !== null,
})

/** A day with an hour, to come, or on a page of events; one that only says when something was written is none. */
export function isEventDay(day: Day, place: PageContext): boolean {
  const { around, published } = place
  if (day.isWritten || (day.date === published && day.time === null)) return false
  if (around.kind === 'events') return true
  if (isArticleIn(place)) return false
  if (day.time !== null || day.date > around.today) return true
  return day.hasWeekday && around.kind !== 'news'
}

/** What such a thing says of a day is told, and does not end it. */
const endless: ReadonlySet<FactKind> = new Set<FactKind>(['history', 'award', 'person'])

/** The last day on which it is true: by its sentences, by what stands beside them, or by the event that its page is about. */
export function untilOf(
  kind: FactKind,
  says: readonly string[],
  section: Section,
  place: PageContext,
): string | null {
  const { page, around, published, eventDay } = place
  if (endless.has(kind)) return null
  const said = lastDayOf(says, saidIn(place))
  const beside = says.flatMap((sentence) => section.ends.get(sentence) ?? [])
  const relative = published
    ? says.flatMap((sentence) => relativeDay(sentence, page.language, published) ?? [])
    : []
  const own = [...(said ? [said] : []), ...beside, ...relative].sort().at(-1) ?? section.until
  if (own || !eventDay || kind === 'advice' || kind === 'hours' || kind === 'contact') return own
  return eventDay < around.today || eventDay > (published ?? '') ? eventDay : null
}

const mayHappen: ReadonlySet<FactKind> = new Set<FactKind>(['news', 'method', 'service', 'place', 'business'])

interface DatedEvent {
  readonly date: string
  readonly time: string | null
  readonly where: string
  readonly until: string
}

/** The one day to come that these sentences name: what happens on it is an event. */
export function eventIn(says: readonly string[], kind: FactKind, place: PageContext): DatedEvent | null {
  const { around, published, page } = place
  const isTold = isArticleIn(place) || around.kind === 'news' || around.kind === 'events'
  // “On Sunday at ten we open our doors, and wine is free”: a day with an hour comes before what it costs.
  if (!mayHappen.has(kind) && !(kind === 'offer' && isTold)) return null
  const found = dayOfEvent(says, place)
  if (found && (isOneDay(found.day) || (kind !== 'offer' && isShort(found.day, place)))) {
    const time = timeAfter(found.sentence, found.day.end)
    if ((!isTold || kind === 'offer') && time === null && !found.day.hasWeekday) return null
    if (found.day.from === published && time === null) return null
    // From that day on it is had: nobody comes for the day.
    if (!isTold && time === null && begins(found.sentence, page.language)) return null
    return { date: found.day.from, time, where: '', until: found.day.to }
  }
  const sentence = published && isTold ? says.find((one) => namesOneDay(one, page.language)) : undefined
  const day = sentence && published ? relativeDay(sentence, page.language, published) : null
  return sentence && day ? { date: day, time: timeAfter(sentence, 0), where: '', until: day } : null
}

/** A day to come before one that is over: what was announced may be. */
function dayOfEvent(says: readonly string[], place: PageContext) {
  const { around, published } = place
  const said = saidIn(place)
  const coming = oneDayIn(says, said, ({ to }) => to < around.today)
  if (coming) return coming
  if (around.kind === 'events' || isArticleIn(place)) return oneDayIn(says, said, () => false)
  return published ? oneDayIn(says, said) : null
}

const isOneDay = ({ from, to }: FoundDay): boolean => from === to
/** What goes on for weeks is no event of its first day. */
const mostDays = 10
const isShort = ({ from, to, isList }: FoundDay, { around }: PageContext): boolean =>
  around.kind === 'events' || isList === true || daysBetween(from, to) <= mostDays

export const timeAfter = (sentence: string, end: number): string | null =>
  (readTimes(sentence.slice(end))[0] ?? readTimes(sentence)[0])?.time ?? null

/** The one day that an article announces, or the end of its closing: what it says besides is over with it. */
export function eventDayOf(sections: readonly Section[], place: PageContext): string | null {
  if (!isArticleIn(place)) return null
  const days = sections.flatMap(({ paragraphs, dated }) => [
    ...paragraphs.flatMap((says) => eventIn(says, 'news', place)?.until ?? []),
    ...dated.map(({ day }) => day.to),
  ])
  const closings = sections.flatMap(({ closings: some }) => some.map(({ to }) => to))
  const last = [...days, ...(days.length === 0 ? closings : [])].sort().at(-1)
  if (!last) return null
  return days.every((day) => day === last) || last < place.around.today ? last : null
}

/** Whether a sentence of a section names a day to come, while the section's own is over. */
export function isOutdone(day: Day, groups: readonly (readonly string[])[], place: PageContext): boolean {
  const { today } = place.around
  return day.to < today && groups.some((says) => (eventIn(says, 'news', place)?.until ?? '') >= today)
}

/** Whether a group of sentences names a day to come that is none of the section's. */
export function isOfOtherDay(says: readonly string[], day: Day, place: PageContext): boolean {
  const event = eventIn(says, 'news', place)
  if (!event || event.date < place.around.today || (event.date >= day.date && event.date <= day.to))
    return false
  return event.time !== null || (oneDayIn(says, saidIn(place))?.day.hasWeekday ?? false)
}

const endIn = (sentence: string, { page, around }: PageContext): boolean =>
  readUntil(sentence, around.today, page.isMonthFirst) !== null

/** One day each: a sentence that names another day to come begins something new. */
export function splitAtDays(says: readonly string[], place: PageContext): string[][] {
  const groups: string[][] = []
  let day: string | null = null
  for (const sentence of says) {
    const found = oneDayIn([sentence], saidIn(place), ({ to }) => to < place.around.today)
    const date = found?.day.from ?? null
    const last = groups.at(-1)
    const { language } = place.page
    const isOther = date !== null && day !== null && date !== day
    // “Until Sunday we take orders for the one. The other follows on Saturday.”
    const follows =
      date !== null && begins(sentence, language) && groups.at(-1)?.some((one) => endIn(one, place))
    const isNew = (isOther || follows) && !dangles(sentence, language)
    if (last && !isNew) last.push(sentence)
    else groups.push([sentence])
    day = date ?? day
  }
  return groups
}

// The facts of one page, from its sections and from what it tells machines.
import type { FactKind } from '@postelier/contract'
import { comparable } from '../language/comparable.ts'
import { tellsOfThePast } from '../language/past.ts'
import type { ReadPage } from '../page/read-page.ts'
import { isExtraCharge } from '../page/small-print.ts'
import { isClosedWord } from '../values/closings.ts'
import { aboutOf, eventNameOf } from './about.ts'
import {
  dayOf,
  eventDayOf,
  eventIn,
  isArticleIn,
  isEventDay,
  isOfOtherDay,
  isOutdone,
  splitAtDays,
  timeAfter,
  untilOf,
} from './fact-days.ts'
import { draftFact, type FactDraft, wholeGroups } from './fact-drafts.ts'
import { closingFacts, contactFacts, hoursFacts, offerFacts } from './hours-facts.ts'
import { tellsOfLongAgo } from './kind-cues.ts'
import { kindOfWords, type WhereItStands } from './kind-of-words.ts'
import { endOfSeason } from './old-years.ts'
import { type PageContext, type PageSurroundings, sourceOf } from './page-surroundings.ts'
import { pricedKind, priceOf, saidCost } from './said-cost.ts'
import { colon, type Day, type Section } from './section.ts'
import { sectionsOf } from './sections.ts'
import { structuredFacts } from './structured-facts.ts'
import { currentOf, publishedSaid } from './written-day.ts'

export function factsOfPage(page: ReadPage, around: PageSurroundings): FactDraft[] {
  const { language, isMonthFirst } = page
  const { today, flag } = around
  const said = publishedSaid(page, around)
  const sections = sectionsOf(page.blocks, { language, isMonthFirst, today, flag, written: said })
  const published =
    said ??
    (page.article === null || around.kind === 'events'
      ? null
      : (sections.find(({ day }) => day)?.day?.date ?? null))
  const newest = Math.max(0, ...sections.map(({ year, rows }) => (rows.length > 0 ? (year ?? 0) : 0)))
  const eventDay = eventDayOf(sections, { page, around, published, isFirst: false, eventDay: null })
  let paragraphs = 0
  const facts = sections.flatMap((section) => {
    const place = { page, around, published, isFirst: paragraphs === 0, eventDay }
    const found = currentOf(
      notOver(factsOfSection(section, place), section, { today, newest }),
      section,
      place,
    )
    paragraphs += section.paragraphs.length
    return found
  })
  return [...structuredFacts(page, around), ...facts]
}

const kept: ReadonlySet<FactKind> = new Set<FactKind>([
  'history',
  'award',
  'person',
  'hours',
  'contact',
  'place',
])

/** Without what its heading dates to a year that is over; a list of prices stands for two, unless there is a newer one. */
function notOver(
  facts: readonly FactDraft[],
  { isOver, year, rows, heading }: Section,
  { today, newest }: { readonly today: string; readonly newest: number },
): FactDraft[] {
  const now = Number(today.slice(0, 4))
  const isOldList = year !== null && year < now && (year < now - 1 || year < newest)
  const isOld = year !== null && (rows.length > 0 ? isOldList : year < now)
  const current = isOver || isOld ? facts.filter(({ kind }) => kept.has(kind)) : facts
  return current.map((fact) => {
    const end =
      fact.until === null && fact.date === null && !kept.has(fact.kind)
        ? endOfSeason(`${heading}. ${fact.says.join(' ')}`, today)
        : null
    return end === null ? fact : { ...fact, until: end }
  })
}

function factsOfSection(section: Section, place: PageContext): FactDraft[] {
  const { page, around } = place
  const { language } = page
  const source = sourceOf(page)
  // A heading that names the closing is told with its days; the last deliveries before it are no closing.
  const isClosingAbove = section.closings.length > 0 && isClosedWord(section.heading)
  const about = isClosingAbove ? '' : aboutOf(section.heading, language, around.isName)
  const groups = wholeGroups(section.paragraphs, language).flatMap((says) => splitAtDays(says, place))
  const facts: FactDraft[] = [
    ...hoursFacts(section, source, language),
    ...closingFacts(section, source, language),
    ...offerFacts(section, source, language),
    ...contactFacts(section, source, language),
    ...rowFacts(section, place),
    ...datedFacts(section, place),
  ]
  const add = (kind: FactKind, more: Parameters<typeof draftFact>[3]) =>
    facts.push(
      draftFact(kind, language, source, {
        until: untilOf(kind, more.says, section, place),
        ...more,
        url: page.url,
      }),
    )

  const plainOnes = (some: readonly (readonly string[])[], isAllOfIt = false) =>
    some.map((says) =>
      plainFact(says, isAllOfIt || says === groups[0] || speaksOf(about, says) ? about : '', section, {
        ...place,
        isFirst: place.isFirst && says === groups[0],
      }),
    )
  if (section.heading.endsWith('?') && section.heading.split(/\s+/).length > 2) {
    const says = groups.flat()
    if (says.length > 0) add('question', { question: section.heading, says })
    return facts
  }
  if (section.day && isEventDay(section.day, place) && !isOutdone(section.day, groups, place)) {
    const { day } = section
    const others = groups.filter((says) => isOfOtherDay(says, day, place))
    const own = section.paragraphs.map((says) => says.filter((one) => !others.flat().includes(one)))
    const name = eventNameOf(section.heading, language, around.isName)
    const says = saidOfEvent({ ...section, paragraphs: own }, day, name, place)
    const price = section.price ?? saidCost(says)
    if (says.length > 0 && (others.length === 0 || own.flat().length > 0))
      add('event', { about: name, says, price: price && priceOf(price), ...dayOf(day, true) })
    return [...facts, ...plainOnes(others)]
  }
  if (section.price && about !== '' && !isExtraCharge(section.heading)) {
    // An offer beside a price is true for a while; what the thing is stays true. Terms are no part of it.
    const apart = groups.filter((says) => isApart(says, section, place))
    const said = groups.filter((says) => !apart.includes(says)).flat()
    const says = [
      ...said.slice(0, section.pricesSaid ? 5 : said.length),
      ...(section.pricesSaid ? [`${section.heading}${colon(language)}${section.pricesSaid}`] : []),
    ]
    if (says.length === 0) says.push(`${section.heading}${colon(language)}${section.price.text}`)
    add(pricedKind(place), { about, says, price: priceOf(section.price) })
    return [...facts, ...plainOnes(apart, true)]
  }
  const pointing = about === '' || section.rows.length > 0 ? null : pointedCost(section, groups)
  if (pointing)
    add(pricedKind(place), {
      about,
      says: [`${section.heading}${colon(language)}${pointing.text}`],
      price: priceOf(pointing),
    })
  return [...facts, ...plainOnes(groups)]
}

/** “It is £32 for any dog”: the sentence only stands below its heading; what it says the thing costs stands alone. */
function pointedCost(section: Section, groups: readonly (readonly string[])[]) {
  if (saidCost(groups.flat())) return null
  const kept = new Set(groups.flat())
  return saidCost(
    section.paragraphs.flat().filter((sentence) => !kept.has(sentence) && !tellsOfLongAgo(sentence)),
  )
}

function saidOfEvent(section: Section, day: Day, about: string, { page, around }: PageContext): string[] {
  const isToCome = day.to >= around.today
  // What is told of the last time is not what comes.
  const told = section.paragraphs.map((says) =>
    says.filter((sentence) => !isToCome || !tellsOfThePast(sentence, page.language)),
  )
  const whole = wholeGroups(told, page.language).flat()
  if (whole.length > 0) return whole
  // Below its name, “On y prépare…” says enough; many an agenda says nothing but what, when and where.
  if (about === '' || told.some((says) => says.length > 0)) return told.flat()
  return [`${section.heading}${colon(page.language)}${day.said}`]
}

function isApart(says: readonly string[], section: Section, place: PageContext): boolean {
  const kind = kindOfWords(says, placeOf(section, place, says))
  return (
    kind === 'offer' ||
    kind === 'history' ||
    kind === 'hours' ||
    kind === 'contact' ||
    says.every((sentence) => terms.test(sentence))
  )
}

/** What holds for everything that has a price here. */
const terms =
  /^(?:(?:tous|toutes) (?:nos|les) |nos (?:tarifs|prix)|les (?:tarifs|prix)|(?:pour|toute) (?:les |la )?(?:commandes?|réservations?)|sur réservation|minimum|all (?:our )?(?:prices|bookings|orders)|our prices|prices |orders |bookings? |(?:todos )?(?:nuestros|los) precios|precios |pedidos |(?:alle |unsere )?(?:preise|bestellungen|buchungen) )/i

function rowFacts({ rows, until }: Section, { page, around }: PageContext): FactDraft[] {
  const kind = around.kind === 'products' || around.kind === 'product' ? 'product' : 'service'
  return rows.map(({ name, says, price }) =>
    draftFact(kind, page.language, sourceOf(page), {
      about: aboutOf(name, page.language, around.isName) || name,
      says: [says],
      price: priceOf(price),
      until,
      url: page.url,
    }),
  )
}

function datedFacts({ dated }: Section, { page, around }: PageContext): FactDraft[] {
  return dated.map(({ day, name, sentences }) => {
    const isEvent = day.hasWeekday || day.time !== null || day.date > around.today
    return draftFact(isEvent ? 'event' : 'news', page.language, sourceOf(page), {
      about: (isEvent ? eventNameOf : aboutOf)(name, page.language, around.isName),
      says: sentences,
      ...dayOf(
        day.time === null && isEvent ? { ...day, time: timeAfter(sentences[0] ?? '', 0) } : day,
        isEvent,
      ),
      url: page.url,
    })
  })
}

/** A later paragraph may have gone on to something else. */
const speaksOf = (about: string, says: readonly string[]): boolean => {
  const words = new Set(comparable(says.join(' ')).split(' '))
  return comparable(about)
    .split(' ')
    .some((word) => word.length > 3 && words.has(word))
}

const placeOf = (
  section: Section,
  { page, around, isFirst }: PageContext,
  says: readonly string[],
): WhereItStands => ({
  page: around.kind === 'article' || page.article !== null ? 'article' : around.kind,
  heading: section.heading,
  level: section.level,
  language: page.language,
  isFirst,
  namesTheBusiness:
    around.businessName !== '' && says.join(' ').toLowerCase().includes(around.businessName.toLowerCase()),
})

function plainFact(says: readonly string[], about: string, section: Section, place: PageContext): FactDraft {
  const { page, around, published } = place
  const isArticle = isArticleIn(place)
  const kind = kindOfWords(says, placeOf(section, place, says))
  const named = kind === 'business' ? around.businessName : ''
  const called =
    named || (isArticle && about === '' ? aboutOf(section.under, page.language, around.isName) : about)
  const event = eventIn(says, kind, place)
  if (event) {
    const price = saidCost(says)
    return draftFact('event', page.language, sourceOf(page), {
      about: called,
      says,
      price: price && priceOf(price),
      ...event,
      url: page.url,
    })
  }
  const day = section.day && !isEventDay(section.day, place) ? section.day.date : isArticle ? published : null
  const isDated = kind === 'news' || (kind === 'advice' && isArticle)
  // When it is closed stays what it is, on whatever day that was said.
  const isNews = day !== null && !isArticle && kind !== 'advice' && kind !== 'hours'
  const asPriced = isNews || isArticle ? kind : kindWithPrice(kind, says, place)
  const price = mayCost.has(asPriced) ? saidCost(says) : null
  const final = isNews ? 'news' : price ? asPriced : kind
  return draftFact(final, page.language, sourceOf(page), {
    about: called,
    says,
    price: price && priceOf(price),
    date: isDated || day ? day : null,
    until: untilOf(final, says, section, place),
    url: page.url,
  })
}

const mayCost: ReadonlySet<FactKind> = new Set<FactKind>(['offer', 'event', 'service', 'product'])

/** What a sentence says the price of can be bought. */
function kindWithPrice(kind: FactKind, says: readonly string[], place: PageContext): FactKind {
  if (kind !== 'method') return kind
  return saidCost(says) ? pricedKind(place) : kind
}

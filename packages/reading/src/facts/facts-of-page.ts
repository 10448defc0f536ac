// The facts of one page, from its sections and from what it tells machines.
import type { FactKind, FactSource } from '@postelier/contract'
import { comparable } from '../language/comparable.ts'
import type { ReadPage } from '../page/read-page.ts'
import { isA, type Thing } from '../page/structured.ts'
import { cut } from '../page/tree.ts'
import { daysBetween, readUntil, realDay } from '../values/dates.ts'
import { readPrices } from '../values/prices.ts'
import { aboutOf } from './about.ts'
import { draftFact, type FactDraft, wholeGroups } from './fact-drafts.ts'
import { contactFacts, hoursFacts } from './hours-facts.ts'
import { kindOfWords, type WhereItStands } from './kind-of-words.ts'
import type { PageSurroundings } from './page-surroundings.ts'
import { colon, type Day, type Section, sectionsOf } from './sections.ts'
import { structuredFacts } from './structured-facts.ts'

export function factsOfPage(page: ReadPage, around: PageSurroundings): FactDraft[] {
  const { language, isMonthFirst } = page
  const sections = sectionsOf(page.blocks, { language, isMonthFirst, today: around.today, flag: around.flag })
  const published = publishedOn(page, sections)
  let paragraphs = 0
  const facts = sections.flatMap((section) => {
    const found = factsOfSection(section, { page, around, published, isFirst: paragraphs === 0 })
    paragraphs += section.paragraphs.length
    return found
  })
  return [...structuredFacts(page, around), ...facts]
}

interface PagePlace {
  readonly page: ReadPage
  readonly around: PageSurroundings
  readonly published: string | null
  readonly isFirst: boolean
}

function factsOfSection(section: Section, standing: PagePlace): FactDraft[] {
  const { page, around } = standing
  const { language } = page
  const source: FactSource = { by: 'page', url: page.url, title: page.title }
  const about = aboutOf(section.heading, language, around.isName)
  const groups = wholeGroups(section.paragraphs, language)
  const facts: FactDraft[] = []

  if (section.hours.length > 0) facts.push(...hoursFacts(section, source, language))
  facts.push(...contactFacts(section, source, language))
  for (const { name, details, price } of section.rows)
    facts.push(
      draftFact(
        around.kind === 'products' || around.kind === 'product' ? 'product' : 'service',
        language,
        source,
        {
          about: aboutOf(name, language, around.isName) || name,
          says: [`${[name, ...details].join(', ')}${colon(language)}${price.text}`],
          price: priceOf(price),
          url: page.url,
        },
      ),
    )
  for (const { day, sentences } of section.dated) {
    const isEvent = day.hasWeekday || day.time !== null || day.date > around.today
    facts.push(
      draftFact(isEvent ? 'event' : 'news', language, source, {
        says: sentences,
        ...dayOf(day, isEvent),
        url: page.url,
      }),
    )
  }

  if (section.heading.endsWith('?') && section.heading.split(/\s+/).length > 2) {
    const [says = []] = groups.length > 0 ? [groups.flat()] : []
    if (says.length > 0)
      facts.push(draftFact('question', language, source, { question: section.heading, says, url: page.url }))
    return facts
  }
  if (section.day && isEventDay(section.day, standing)) {
    const says = groups.flat()
    const price = section.price ?? saidCost(says)
    if (says.length > 0)
      facts.push(
        draftFact('event', language, source, {
          about,
          says,
          price: price && priceOf(price),
          ...dayOf(section.day, true),
          url: page.url,
        }),
      )
    return facts
  }
  const plainOnes = (some: readonly (readonly string[])[], isAllOfIt = false) =>
    some.map((says) =>
      plainFact(
        says,
        isAllOfIt || says === groups[0] || speaksOf(about, says) ? about : '',
        section,
        { ...standing, isFirst: standing.isFirst && says === groups[0] },
        source,
      ),
    )
  if (section.price && about !== '') {
    // An offer beside a price is true for a while; what the thing is stays true.
    const offers = groups.filter((says) => kindOfWords(says, placeOf(section, standing, says)) === 'offer')
    const said = groups.filter((says) => !offers.includes(says)).flat()
    const says = said.length > 0 ? said : [`${section.heading}${colon(language)}${section.price.text}`]
    const isService =
      around.kind === 'services' ||
      around.kind === 'about' ||
      (around.kind === 'prices' && !page.things.some(isProduct))
    const price = priceOf(section.price)
    const kind: FactKind = isService ? 'service' : 'product'
    return [
      ...facts,
      draftFact(kind, language, source, { about, says, price, url: page.url }),
      ...plainOnes(offers, true),
    ]
  }
  return [...facts, ...plainOnes(groups)]
}

/** A later paragraph may have gone on to something else. */
const speaksOf = (about: string, says: readonly string[]): boolean => {
  const words = new Set(comparable(says.join(' ')).split(' '))
  return comparable(about)
    .split(' ')
    .some((word) => word.length > 3 && words.has(word))
}

const isProduct = (thing: Thing) => isA(thing, /^(?:Product|SoftwareApplication)$/)

const placeOf = (
  section: Section,
  { page, around, isFirst }: PagePlace,
  says: readonly string[],
): WhereItStands => ({
  page: around.kind === 'article' || page.article !== null ? 'article' : around.kind,
  heading: section.heading,
  level: section.level,
  isFirst,
  namesTheBusiness:
    around.businessName !== '' && says.join(' ').toLowerCase().includes(around.businessName.toLowerCase()),
})

function plainFact(
  says: readonly string[],
  about: string,
  section: Section,
  standing: PagePlace,
  source: FactSource,
): FactDraft {
  const { page, around, published } = standing
  const text = says.join(' ')
  const isArticle = around.kind === 'article' || page.article !== null
  const kind = kindOfWords(says, placeOf(section, standing, says))
  const day =
    section.day && !isEventDay(section.day, standing) ? section.day.date : isArticle ? published : null
  const price = kind === 'offer' || kind === 'event' ? saidCost(says) : null
  const named = kind === 'business' ? around.businessName : ''
  const isDated = kind === 'news' || (kind === 'advice' && isArticle)
  // When it is closed stays what it is, on whatever day that was said.
  const isNews = day !== null && !isArticle && kind !== 'advice' && kind !== 'hours'
  return draftFact(isNews ? 'news' : kind, page.language, source, {
    about:
      named || (isArticle && about === '' ? aboutOf(section.under, page.language, around.isName) : about),
    says,
    price: price && priceOf(price),
    date: isDated || day ? day : null,
    until: readUntil(text, around.today),
    url: page.url,
  })
}

const priceOf = ({ text, cents, currency }: { text: string; cents: number; currency: string }) => ({
  text: cut(text, 60),
  cents,
  currency,
})

const dayOf = (day: Day, isEvent: boolean) => ({
  date: day.date,
  time: isEvent ? day.time : null,
  where: day.where,
  until: isEvent ? day.to : null,
})

/** A day with an hour, to come, or on a page of events; one that only says when something was written is none. */
function isEventDay(day: Day, { page, around, published }: PagePlace): boolean {
  if (day.date === published && day.time === null) return false
  if (around.kind === 'events') return true
  if (page.article !== null || around.kind === 'article') return false
  if (day.time !== null || day.date > around.today) return true
  return day.hasWeekday && around.kind !== 'news'
}

function publishedOn(page: ReadPage, sections: readonly Section[]): string | null {
  const said = page.meta.get('article:published_time') ?? page.meta.get('datepublished') ?? ''
  const day = realDay(said)
  if (day) return day
  for (const { types, values } of page.things) {
    const [value] = values.datePublished ?? []
    const published = typeof value === 'string' ? realDay(value) : null
    if (published && types.some((type) => /Article|Posting/.test(type))) return published
  }
  return page.article === null ? null : (sections.find((section) => section.day)?.day?.date ?? null)
}

/** What it costs, where one sentence says so in as many words, and only once. */
/** What is paid besides is not the price of the thing. */
const besides =
  /livraison|parking|supplément|option|caution|adhésion|delivery|extra|deposit|shipping|envío|fianza|versand|kaution|aufpreis/i

function saidCost(says: readonly string[]) {
  const costs = says.filter(
    (sentence) =>
      !besides.test(sentence) &&
      /\bcoûten?t?\b|\bcosts?\b|\bcuestan?\b|\bkostet\b|\bfor £|\bpay £|\bpour \d+ ?€/.test(sentence),
  )
  const prices = costs.flatMap(readPrices)
  const [price] = prices
  return price && prices.length === 1 ? price : null
}

/** Whether a day lies so far back that it says nothing any more. */
export const isLongOver = (day: string, today: string): boolean => daysBetween(day, today) > 800

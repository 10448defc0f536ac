// Products, events and questions that a page lists for machines, told in its own sentences.
import type { FactSource } from '@postelier/contract'
import { speaksToMachines } from '../page/machine-talk.ts'
import { blockText, type ReadPage } from '../page/read-page.ts'
import { firstText, innerThings, isA, type Thing } from '../page/structured.ts'
import { cut } from '../page/tree.ts'
import { realDay } from '../values/dates.ts'
import { readCents, readPriceLine, readPrices } from '../values/prices.ts'
import { aboutOf } from './about.ts'
import { draftFact, type FactDraft, wholeGroups } from './fact-drafts.ts'
import type { PageSurroundings } from './page-surroundings.ts'
import { wholeSentences } from './section-lines.ts'

export function structuredFacts(page: ReadPage, around: PageSurroundings): FactDraft[] {
  const facts: FactDraft[] = []
  const source: FactSource = { by: 'page', url: page.url, title: page.title }
  const groupsOf = (text: string) =>
    wholeGroups(
      [wholeSentences(text, { language: page.language, today: around.today, flag: around.flag })],
      page.language,
    )
  const aboutName = (name: string) => aboutOf(name, page.language, around.isName) || cut(name, 160)
  for (const thing of page.things) {
    const name = firstText(thing, 'name')
    if (speaksToMachines(name)) {
      around.flag(name)
      continue
    }
    if (/cancel|postpon/i.test(firstText(thing, 'eventStatus')) || isSoldOut(thing)) continue
    const says = groupsOf(firstText(thing, 'description')).flat()
    if (
      isA(thing, /^(?:Product|SoftwareApplication|Service|MenuItem|Course)$/) &&
      name !== '' &&
      says.length > 0
    ) {
      const kind = isA(thing, /^(?:Service|Course)$/) ? 'service' : 'product'
      facts.push(
        draftFact(kind, page.language, source, {
          about: aboutName(name),
          says,
          price: offered(thing, page),
          url: page.url,
        }),
      )
    }
    if (isA(thing, /Event$/) && name !== '' && says.length > 0) {
      const [, start = '', hour = null, zone = ''] =
        /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(.*))?$/.exec(
          firstText(thing, 'startDate'),
        ) ?? []
      const date = realDay(start)
      const end = realDay(firstText(thing, 'endDate')) ?? date
      // An hour in UTC is not the local one.
      const isOnWall = zone !== 'Z' && hour !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(hour)
      const time = isOnWall ? hour : null
      if (date)
        facts.push(
          draftFact('event', page.language, source, {
            about: aboutName(name),
            says,
            date,
            time,
            until: end && end >= date ? end : date,
            where: cut(firstText(thing, 'location'), 200),
            price: offered(thing, page),
            url: page.url,
          }),
        )
    }
    if (isA(thing, /^Question$/) && name.endsWith('?')) {
      const answer = innerThings(thing, 'acceptedAnswer')
        .map((one) => firstText(one, 'text'))
        .join(' ')
      const answers = groupsOf(answer).flat()
      if (answers.length > 0)
        facts.push(
          draftFact('question', page.language, source, { question: name, says: answers, url: page.url }),
        )
    }
  }
  return facts
}

const isSoldOut = (thing: Thing): boolean => {
  const offers = innerThings(thing, 'offers')
  const gone = offers.filter((offer) =>
    /SoldOut|OutOfStock|Discontinued/i.test(firstText(offer, 'availability')),
  )
  return offers.length > 0 && gone.length === offers.length
}

/** The price as visitors see it, where the page shows one of the same worth; else as it is told to machines. */
function offered(thing: Thing, page: ReadPage): FactDraft['price'] {
  const [offer, ...more] = innerThings(thing, 'offers')
  if (!offer || more.length > 0) return null
  const low = firstText(offer, 'lowPrice')
  if (low !== '' && low !== firstText(offer, 'highPrice')) return null
  const said = firstText(offer, 'price') || low
  const cents = readCents(said)
  const currency = firstText(offer, 'priceCurrency').toUpperCase()
  if (cents === null || cents === 0 || !/^[A-Z]{3}$/.test(currency)) return null
  const lines = page.blocks.flatMap((block) => blockText(block).split('\n'))
  const all = lines
    .flatMap((line) => readPriceLine(line) ?? readPrices(line))
    .filter((price) => price.currency === currency)
  const shown = all.find((price) => price.cents === cents)
  // Visitors are asked another price than machines: one of them is out of date.
  if (!shown && all.length > 0) return null
  return { text: cut(shown?.text ?? `${said} ${currency}`, 60), cents, currency }
}

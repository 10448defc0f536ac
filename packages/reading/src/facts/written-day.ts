// When a page was written: as it tells machines, in an element of its own, in words, or by its address.
import type { ReadPage } from '../page/read-page.ts'
import { attribute, namesOf, type TreeNode } from '../page/tree.ts'
import { daysBetween, readDays, realDay } from '../values/dates.ts'
import type { FactDraft } from './fact-drafts.ts'
import type { PageContext, PageSurroundings } from './page-surroundings.ts'
import type { Section } from './section.ts'

const metaNames = [
  'article:published_time',
  'datepublished',
  'og:published_time',
  'publish-date',
  'publish_date',
  'pubdate',
  'dc.date',
  'dc.date.issued',
  'dcterms.created',
  'dcterms.date',
  'date',
]

/** The day it was written, where the page says it; of a page that is kept up, none that lies years back. */
export function publishedSaid(page: ReadPage, around: PageSurroundings): string | null {
  const day = writtenDay(page, around)
  return isOld(day, around.today) && !isArticlePage(page, around) ? null : day
}

function writtenDay(page: ReadPage, around: PageSurroundings): string | null {
  const { meta, things } = page
  for (const name of metaNames) {
    const day = realDay(meta.get(name) ?? '')
    if (day) return day
  }
  for (const { types, values } of things) {
    const [value] = values.datePublished ?? []
    const published = typeof value === 'string' ? realDay(value) : null
    if (published && types.some((type) => /Article|Posting/.test(type))) return published
  }
  const isArticle = around.kind === 'article' || page.article !== null
  return isArticle
    ? (timeElement(page, around.today) ?? writtenLine(page, around.today) ?? dayOfAddress(page.url))
    : null
}

const ofWriting = /publi|posted|post-date|entry-date|updated|created|veröffentl/i

function timeElement({ tree }: ReadPage, today: string): string | null {
  const days = tree.named('time').flatMap((node) => {
    const day = realDay(attribute(node, 'datetime'))
    return day && day <= today ? [{ day, isWriting: saysWriting(node) }] : []
  })
  const [first] = days
  return (days.find(({ isWriting }) => isWriting) ?? first)?.day ?? null
}

const saysWriting = (node: TreeNode): boolean =>
  node.attribs?.pubdate !== undefined ||
  ofWriting.test(`${namesOf(node)} ${attribute(node, 'itemprop')} ${node.parent ? namesOf(node.parent) : ''}`)

const written =
  /(?<!\p{L})(?:publiée?|postée?|parue?|rédigée?|écrite?|mise? en ligne|mise? à jour)(?:e?s?)?(?: par [^.!?]{2,40})? (?:le|:)|(?<!\p{L})(?:posted|published|written|updated)(?: by [^.!?]{2,40})?(?: on)?|(?<!\p{L})(?:publicado|escrito|actualizado)(?: por [^.!?]{2,40})?(?: el)?|(?<!\p{L})(?:veröffentlicht|geschrieben|gepostet|aktualisiert|eingestellt)(?: von [^.!?]{2,40})?(?: am)?|^(?:stand|date|fecha|datum)\s?:/iu
const longestLine = 90
/** “Publié le 3 novembre 2026”: no day on which something happens. */
export const isWrittenLine = (text: string): boolean => text.length <= longestLine && written.test(text)

function writtenLine({ blocks, isMonthFirst }: ReadPage, today: string): string | null {
  const lines = blocks.flatMap((block) =>
    block.is === 'text' ? block.lines.map(({ text }) => text) : block.is === 'heading' ? [block.text] : [],
  )
  const line = lines.find(
    (text) => isWrittenLine(text) && readDays(text, today, isMonthFirst, true).length > 0,
  )
  return line ? (readDays(line, today, isMonthFirst, true)[0]?.from ?? null) : null
}

const dayOfAddress = (url: string): string | null => {
  const [, year = '', month = '', day = ''] =
    /\/(20\d\d)[/-](\d\d)[/-](\d\d)(?!\d)/.exec(new URL(url).pathname) ?? []
  return realDay(`${year}-${month}-${day}`)
}

const yearOfAddress = (url: string): string | null => {
  const [, year, month = '12'] = /\/(20\d\d)(?:[/-](\d\d))?(?=[/-]|$)/.exec(new URL(url).pathname) ?? []
  return year ? realDay(`${year}-${month}-28`) : null
}

const longestCurrentDays = 366
const isOld = (day: string | null, today: string): boolean =>
  day !== null && daysBetween(day, today) > longestCurrentDays

/** A list of events or news is kept up for years; an article is written once. */
function isArticlePage(page: ReadPage, around: PageSurroundings): boolean {
  if (page.things.some(({ types }) => types.some((type) => /Posting$|^NewsArticle$/.test(type)))) return true
  if (around.kind === 'article' || around.kind === 'advice') return true
  const changed = realDay(page.meta.get('article:modified_time') ?? '')
  const isKept = changed !== null && !isOld(changed, around.today)
  return page.article !== null && !isKept && (around.kind === 'other' || around.kind === 'news')
}

/** What was written more than a year ago is not told as if it held today: of it, only what was history then stays. */
export function currentOf(facts: readonly FactDraft[], section: Section, place: PageContext): FactDraft[] {
  const { page, around, published } = place
  const { today, kind } = around
  const ofAddress = yearOfAddress(page.url)
  const isOldPage = isOld(ofAddress, today) || (isArticlePage(page, around) && isOld(published, today))
  const isEntry = kind === 'news' || kind === 'article' || section.day?.isWritten === true
  if (!isOldPage && !(isEntry && isOld(section.day?.date ?? null, today))) return [...facts]
  return facts.flatMap((fact) => {
    if (fact.kind === 'advice' && kind === 'advice') return [{ ...fact, date: null, price: null }]
    return fact.kind === 'history' ? [{ ...fact, date: null, price: null }] : []
  })
}

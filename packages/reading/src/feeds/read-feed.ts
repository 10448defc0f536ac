// News of a feed, RSS or Atom, or why there are none.
import { speaksToMachines } from '../page/machine-talk.ts'
import { parsePage, plain, textOf } from '../page/tree.ts'
import { childOf, listOf, readXml, wordsIn, type XmlFault, type XmlNode } from './xml.ts'

export interface FeedItem {
  readonly title: string
  /** Plain words, without markup. */
  readonly text: string
  readonly url: string
  /** ISO date, where it says one. */
  readonly date: string | null
}
export type FeedFault = XmlFault | 'noFeed' | 'noItems'
export type FeedAnswer =
  | { readonly ok: true; readonly title: string; readonly items: readonly FeedItem[] }
  | { readonly ok: false; readonly fault: FeedFault }

const mostItems = 100
const mostText = 4000

export function readFeed(bytes: Uint8Array, type: string): FeedAnswer {
  const answer = readXml(bytes, type)
  if (!answer.ok) return answer
  const channel = childOf(childOf(answer.root, 'rss'), 'channel') ?? childOf(answer.root, 'rdf:RDF')
  const atom = childOf(answer.root, 'feed')
  if (channel === undefined && atom === undefined) return { ok: false, fault: 'noFeed' }
  const nodes = listOf(atom === undefined ? childOf(channel, 'item') : childOf(atom, 'entry')).slice(
    0,
    mostItems,
  )
  const items = nodes.map(itemOf).filter(({ title, text }) => title !== '' || text !== '')
  if (items.length === 0) return { ok: false, fault: 'noItems' }
  return { ok: true, title: plainWords(childOf(atom ?? channel, 'title')), items }
}

function itemOf(node: XmlNode): FeedItem {
  const words = [
    childOf(node, 'description'),
    childOf(node, 'summary'),
    childOf(node, 'content'),
    childOf(node, 'content:encoded'),
  ]
    .map(plainWords)
    .find((text) => text !== '')
  const when = ['pubDate', 'published', 'dc:date', 'date', 'updated']
    .map((name) => wordsIn(childOf(node, name)))
    .find(Boolean)
  return {
    title: plainWords(childOf(node, 'title')).slice(0, 300),
    text: (words ?? '').slice(0, mostText),
    url: linkOf(node),
    date: dayOf(when ?? ''),
  }
}

/** Of several links the one to the page itself; only addresses a browser opens as a page. */
function linkOf(node: XmlNode): string {
  const links = listOf(childOf(node, 'link'))
  const own = links.find((link) => ['', 'alternate'].includes(wordsIn(childOf(link, '@rel'))))
  const url = typeof own === 'string' ? own : wordsIn(childOf(own, '@href')) || wordsIn(own)
  return /^https?:\/\//i.test(url.trim()) ? url.trim().slice(0, 2000) : ''
}

/** Paragraphs that speak to machines are left out, whole. */
function plainWords(node: XmlNode | undefined): string {
  const html = wordsIn(node)
  if (html === '') return ''
  const parts = html.split(/<\/(?:p|div|li|h[1-6])>|<br\s*\/?>/i).map((part) => textOf(parsePage(part).root))
  return plain(parts.filter((part) => part !== '' && !speaksToMachines(part)).join(' '))
}

function dayOf(written: string): string | null {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(written) ?? []
  if (iso) return iso
  const time = Date.parse(written)
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}

// News of a feed, RSS or Atom, or why there are none.

import { cut } from '../page/tree.ts'
import { realDay } from '../values/dates.ts'
import { cleanWords, type Flagging } from './clean-words.ts'
import { childOf, listOf, readXml, wordsIn, type XmlFault, type XmlNode } from './xml.ts'

export interface FeedItem {
  readonly title: string
  /** Plain words, without markup. */
  readonly text: string
  readonly url: string
  /** ISO date, where it says one. */
  readonly date: string | null
  /** What it is called by the feed itself, where it says. */
  readonly id: string
  readonly image: string
}
export type FeedFault = XmlFault | 'noFeed' | 'noItems'
export type FeedAnswer =
  | {
      readonly ok: true
      readonly title: string
      readonly items: readonly FeedItem[]
      /** Words that speak to machines: left out of everything else. */
      readonly flags: readonly string[]
    }
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
  const flags: string[] = []
  const flag = (text: string) => flags.push(text)
  const items = nodes
    .map((node) => itemOf(node, flag))
    .filter(({ title, text }) => title !== '' || text !== '')
  if (items.length === 0) return { ok: false, fault: 'noItems' }
  return { ok: true, title: wordsOf(childOf(atom ?? channel, 'title'), flag), items, flags }
}

function itemOf(node: XmlNode, flag: Flagging): FeedItem {
  const words = [
    childOf(node, 'description'),
    childOf(node, 'summary'),
    childOf(node, 'content'),
    childOf(node, 'content:encoded'),
  ]
    .map((part) => wordsOf(part, flag))
    .find((text) => text !== '')
  const when = ['pubDate', 'published', 'dc:date', 'date', 'updated']
    .map((name) => wordsIn(childOf(node, name)))
    .find(Boolean)
  return {
    title: cut(wordsOf(childOf(node, 'title'), flag), 300),
    text: cut(words ?? '', mostText),
    url: linkOf(node),
    date: dayOf(when ?? ''),
    id: cut((wordsIn(childOf(node, 'guid')) || wordsIn(childOf(node, 'id'))).trim(), 300),
    image: imageOf(node),
  }
}

/** Of several links the one to the page itself; only addresses a browser opens as a page. */
function linkOf(node: XmlNode): string {
  const links = listOf(childOf(node, 'link'))
  const own = links.find((link) => ['', 'alternate'].includes(wordsIn(childOf(link, '@rel'))))
  const url = typeof own === 'string' ? own : wordsIn(childOf(own, '@href')) || wordsIn(own)
  return /^https?:\/\//i.test(url.trim()) ? cut(url.trim(), 2000) : ''
}

const wordsOf = (node: XmlNode | undefined, flag: Flagging) => cleanWords(wordsIn(node), flag)

/** A picture that the item itself names. */
function imageOf(node: XmlNode): string {
  const named = ['enclosure', 'media:content', 'media:thumbnail'].flatMap((name) =>
    listOf(childOf(node, name)),
  )
  const pictures = named.filter((one) => /^(?:image\/|$)/.test(wordsIn(childOf(one, '@type'))))
  const url = pictures.map((one) => wordsIn(childOf(one, '@url'))).find((one) => /^https?:\/\//i.test(one))
  return cut(url ?? '', 2000)
}

function dayOf(written: string): string | null {
  if (/^\s*\d{4}-\d{2}-\d{2}/.test(written)) return realDay(written)
  const time = Date.parse(written)
  return Number.isNaN(time) ? null : realDay(new Date(time).toISOString())
}

// One page, taken apart once: what everything else looks at.
import type { Language } from '@postelier/contract'
import { knownLanguage, languageOf } from '../language/languages.ts'
import type { WebPage } from '../site-reading.ts'
import { articleText, blocksWithin } from './article.ts'
import { type Block, blocksOf } from './blocks.ts'
import { isVoicesPage, mayHoldVoices } from './customers-words.ts'
import { decodePage } from './decode.ts'
import { readConcealing } from './hidden.ts'
import { speaksToMachines } from './machine-talk.ts'
import { withoutOtherBusinesses } from './other-businesses.ts'
import { reviewTexts, withoutOtherVoices } from './other-voices.ts'
import { starredCards } from './starred-cards.ts'
import { structuredOf, type Thing } from './structured.ts'
import { testimonialCards } from './testimonial-cards.ts'
import { attribute, cut, holdsWord, parsePage, plain, type Tree, type TreeNode } from './tree.ts'

export interface Link {
  readonly url: string
  readonly text: string
}
export interface ReadPage {
  readonly url: string
  /** What its relative addresses are relative to. */
  readonly base: string
  readonly title: string
  readonly tree: Tree
  readonly language: Language
  readonly isMonthFirst: boolean
  readonly meta: ReadonlyMap<string, string>
  readonly links: readonly Link[]
  readonly styles: string
  readonly styleLinks: readonly string[]
  readonly feeds: readonly { readonly url: string; readonly title: string }[]
  readonly blocks: readonly Block[]
  /** All of it, with menus and footers. */
  readonly whole: () => readonly Block[]
  readonly things: readonly Thing[]
  /** Words that no visitor sees: looked at for what they are meant to do, never told. */
  readonly hidden: string
  readonly hasPassword: boolean
  /** The text of the article that it is, where it is one. */
  readonly article: string | null
}

const mostLinks = 1500

export function readPage(page: WebPage, extraStyles = ''): ReadPage {
  const html = decodePage(page.body, page.charset)
  const tree = parsePage(html)
  const { root, named: nodes } = tree
  const base = urlIn(attribute(nodes('base')[0] ?? root, 'href'), page.url) || page.url
  const meta = new Map<string, string>()
  for (const node of nodes('meta')) {
    const name = (
      attribute(node, 'property') ||
      attribute(node, 'name') ||
      attribute(node, 'itemprop')
    ).toLowerCase()
    if (name && !meta.has(name)) meta.set(name, cut(plain(attribute(node, 'content')), 1000))
  }
  const styles = nodes('style')
    .map((node) => (node.children ?? []).map((child) => child.data ?? '').join(''))
    .join('\n')
    .slice(0, 400_000)
  const concealing = readConcealing(`${styles}\n${extraStyles}`)
  const starred = starredCards(tree)
  const notOwn = new Set([...starred, ...testimonialCards(tree, starred, mayHoldVoices(page.url))])
  const things = structuredOf(tree)
  const { blocks: all, hidden } = blocksOf(root, concealing, false, notOwn)
  const blocks = withoutOtherBusinesses(withoutOtherVoices(all, reviewTexts(things)))
  const lang = attribute(nodes('html')[0] ?? root, 'lang')
  // What speaks to machines is often in another language, and speaks for nobody here.
  const text = blocks
    .map(blockText)
    .filter((one) => !speaksToMachines(one))
    .join('\n')
  const language = languageOf(text, knownLanguage(lang) ?? languageOf(text, 'fr'))
  const isArticle =
    meta.get('og:type') === 'article' ||
    meta.has('article:published_time') ||
    things.some(({ types }) => types.some((type) => /^(?:Blog|News)?(?:Article|Posting)$/.test(type)))
  const article = isArticle ? articleText(html, tree) : null
  let whole: readonly Block[] | undefined
  return {
    url: page.url,
    base,
    title: titleOf(tree, meta),
    tree,
    language,
    isMonthFirst: language === 'en' && /^en-US/i.test(lang),
    meta,
    links: nodes('a')
      .filter((node) => node.attribs?.href !== undefined)
      .slice(0, mostLinks)
      .flatMap((node) => {
        const url = urlIn(attribute(node, 'href'), base)
        return url ? [{ url, text: linkText(node) }] : []
      }),
    styles,
    styleLinks: nodes('link')
      .filter((node) => holdsWord(node, 'rel', 'stylesheet'))
      .flatMap((node) => urlIn(attribute(node, 'href'), base) || []),
    feeds: nodes('link')
      .filter((node) => holdsWord(node, 'rel', 'alternate'))
      .filter((node) => /rss|atom/i.test(attribute(node, 'type')))
      .flatMap((node) => {
        const url = urlIn(attribute(node, 'href'), base)
        return url ? [{ url, title: plain(attribute(node, 'title')) }] : []
      }),
    whole: () =>
      (whole ??= withoutOtherVoices(
        blocksOf(root, concealing, true, notOwn).blocks,
        reviewTexts(things),
        true,
      )),
    blocks: isVoicesPage(page.url) ? [] : article === null ? blocks : blocksWithin(blocks, article),
    things,
    hidden,
    hasPassword: nodes('input').some((node) => /^password$/i.test(attribute(node, 'type'))),
    article,
  }
}

export const blockText = (block: Block): string => {
  if (block.is === 'heading') return block.text
  return block.is === 'row' ? block.cells.join(' ') : block.lines.map(({ text }) => text).join('\n')
}

function titleOf({ named }: Tree, meta: ReadonlyMap<string, string>): string {
  const [node] = named('title')
  const title = plain((node?.children ?? []).map((child) => child.data ?? '').join(''))
  return cut(title || meta.get('og:title') || '', 300)
}

const linkText = (node: TreeNode): string => {
  const parts: string[] = []
  const todo: TreeNode[] = [node]
  let looked = 0
  for (let at = todo.shift(); at && parts.length < 20 && ++looked < 500; at = todo.shift()) {
    if (at.type === 'text') parts.push(at.data ?? '')
    if (at.name === 'img') parts.push(attribute(at, 'alt'))
    todo.unshift(...(at.children ?? []).slice(0, 50))
  }
  return cut(plain(parts.join(' ')), 200)
}

function urlIn(href: string, base: string): string {
  if (!href || !URL.canParse(href, base)) return ''
  const url = new URL(href, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : ''
}

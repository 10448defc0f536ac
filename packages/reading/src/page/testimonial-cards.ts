// Equal cards, slides or entries of a list: where one of them holds what a customer says, all of them do.
import { saysI } from './customers-words.ts'
import { isQuotation, isSignature } from './other-voices.ts'
import { attribute, isTag, namesOf, type Tree, type TreeNode, textOf, walk } from './tree.ts'

const cardTags = /^(?:li|div|article|figure|section|blockquote|swiper-slide)$/
const named =
  /testimonial|t[ée]moignage|review|(?:^|[\s_-])avis|opinion(?:es)?(?:$|[\s_-])|kundenstimme|rezension|bewertung|rese[ñn]a|(?:^|[\s_-])quote/i
const priced = /\d\s?[€£$]|[€£$]\s?\d|\d\s?EUR/u
const parts = /^(?:p|h[1-6]|blockquote|figcaption|cite|footer|q|ul|ol|table|form|button|span|div)$/
const mostSaid = 900
const leastWords = 4
const mostCards = 60
const mostLooked = 1200
/** Names that people gave are short. */
const mostNames = 300

interface Card {
  readonly node: TreeNode
  readonly text: string
  readonly shape: string
}

/** `starred`: elements that stars mark as a customer's. `isAllKnown`: on a page of references every card is one. */
export function testimonialCards(
  { all }: Tree,
  starred: ReadonlySet<TreeNode>,
  isAllKnown: boolean,
): Set<TreeNode> {
  const holds = new Set<TreeNode>()
  for (const star of starred)
    for (let [at, up]: [TreeNode | null, number] = [star, 0]; at && up < 4; at = at.parent, up++)
      holds.add(at)
  const found = new Set<TreeNode>()
  let looked = 0
  for (const node of all) {
    const elements = looked < mostLooked ? childCards(node) : []
    looked += elements.length
    for (const cards of equalCards(elements)) {
      const known = cards.filter(
        ({ node: card, text }) => isAllKnown || holds.has(card) || isOfCustomer(card, text),
      )
      const shapes = new Set(known.map(({ shape }) => shape))
      const isSure = known.length * 2 >= cards.length
      for (const card of cards)
        if (shapes.has(card.shape) || (isSure && known.length > 0)) found.add(card.node)
    }
  }
  for (const one of [...found].flatMap(spokenBeside)) found.add(one)
  return found
}

const mostBeside = 60
/** What one person says in the same small part of the page. */
function spokenBeside({ parent }: TreeNode): TreeNode[] {
  if (!parent || !/^(?:div|section|ul|ol|article)$/.test(parent.name ?? '')) return []
  return (parent.children ?? []).filter((node) => {
    if (!/^(?:p|div|li|figure)$/.test(node.name ?? '')) return false
    const card = cardOf(node)
    return card !== null && saysI(card.text) && card.text.split(/\s+/).length <= mostBeside
  })
}

function childCards({ children = [] }: TreeNode): TreeNode[] {
  const elements = children.filter((node) => isTag(node) && cardTags.test(node.name ?? ''))
  return elements.length < 2 || elements.length > mostCards ? [] : elements
}

function equalCards(elements: readonly TreeNode[]): Card[][] {
  const groups = new Map<string, Card[]>()
  for (const node of elements) {
    const key = `${node.name} ${attribute(node, 'class').trim().split(/\s+/)[0] ?? ''}`
    const card = cardOf(node)
    if (card) groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()].filter((cards) => cards.length > 1)
}

/** Not one that sells something, or that is a part of the page with its own heading. */
function cardOf(node: TreeNode): Card | null {
  const text = textOf(node, undefined, mostSaid + 1)
  if (text.length > mostSaid || (text.match(/\p{L}+/gu) ?? []).length < leastWords || priced.test(text))
    return null
  const names: string[] = []
  let isPart = false
  walk(node, (one) => {
    if (one !== node && parts.test(one.name ?? '')) names.push(one.name ?? '')
    isPart ||= /^(?:h1|h2|form|table|nav)$/.test(one.name ?? '')
    return !isPart && names.length < 30
  })
  return isPart ? null : { node, text, shape: names.join(' ') }
}

function isOfCustomer(card: TreeNode, text: string): boolean {
  if (named.test(namesOf(card).slice(0, mostNames))) return true
  const lines = linesOf(card)
  const last = lines.at(-1) ?? ''
  const rest = lines.slice(0, -1).join(' ')
  const hasHeading = hasHeadingIn(card)
  if (hasHeading) return false
  return isQuotation(text) || (isSignature(last) && (rest.match(/\p{L}+/gu) ?? []).length >= 5)
}

function hasHeadingIn(card: TreeNode): boolean {
  let has = false
  walk(card, (node) => {
    has ||= /^h[1-3]$/.test(node.name ?? '')
    return !has
  })
  return has
}

function linesOf(card: TreeNode): string[] {
  const lines: string[] = []
  walk(card, (node) => {
    const text = node.type === 'text' ? (node.data ?? '').trim() : ''
    if (text !== '') lines.push(text.slice(0, mostSaid))
    return node.name !== 'script' && node.name !== 'style'
  })
  return lines
}

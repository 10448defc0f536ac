// Another look for the same post: what a picture says comes into the places of another template.
import { type AskedKind, type Design, type Leaf, leavesOf, type Node } from '@postelier/scene'
import { seenOf } from './left-over.ts'

type Text = Extract<Leaf, { kind: 'text' }>
type Role = Text['role']

interface Said {
  readonly content: string
  readonly role: Role
  readonly asks: AskedKind | null
}

interface Slot {
  readonly id: string
  readonly role: Role
  readonly asks: AskedKind
}

/** A price stands where a price is asked for, and nothing else does. */
const freely: ReadonlySet<AskedKind> = new Set(['words', 'own', 'sentence', 'name', 'question'])
const weight: Readonly<Record<string, number>> = { heading1: 0, heading2: 1, description: 2 }
const byWeight = (one: { role: Role }, other: { role: Role }) =>
  (weight[one.role] ?? 3) - (weight[other.role] ?? 3)

const inReadingOrder = (leaves: readonly Leaf[]): Leaf[] =>
  leaves.toSorted((one, other) => one.y - other.y || one.x - other.x)

/** Without what the template before said itself: that was nobody's word. */
const saidOn = (design: Design, samples: ReadonlySet<string>): Said[] =>
  design.pages.flatMap((page) =>
    inReadingOrder(seenOf(page.nodes)).flatMap((leaf) =>
      leaf.kind === 'text' && leaf.content.trim() !== '' && !samples.has(leaf.content)
        ? [{ content: leaf.content, role: leaf.role, asks: leaf.dynamic?.asks ?? null }]
        : [],
    ),
  )

const slotsOf = (design: Design): Slot[] =>
  design.pages.flatMap((page) =>
    inReadingOrder(leavesOf(page.nodes)).flatMap((leaf) =>
      leaf.kind === 'text' && leaf.dynamic ? [{ id: leaf.id, role: leaf.role, asks: leaf.dynamic.asks }] : [],
    ),
  )

/**
 * By what is asked for, then by role, then the weightiest first; places that nothing is left for are hidden, since the
 * template's own words would be somebody else's. Where nothing was said yet, its words stay as they are.
 */
export function carryWords(from: Design, samples: readonly string[], to: Design): Design {
  const said = saidOn(from, new Set(samples))
  const left = [...said]
  const open = slotsOf(to)
  const words = new Map<string, string>()
  const fill = (slots: readonly Slot[], suits: (one: Said, slot: Slot) => boolean) => {
    for (const slot of slots) {
      if (words.has(slot.id)) continue
      const at = left.findIndex((one) => suits(one, slot))
      const [found] = at < 0 ? [] : left.splice(at, 1)
      if (found) words.set(slot.id, found.content)
    }
  }
  fill(open, (one, slot) => !freely.has(slot.asks) && one.asks === slot.asks)
  const free = open.filter(({ asks }) => freely.has(asks))
  const isFree = ({ asks }: Said) => asks === null || freely.has(asks)
  fill(free, (one, slot) => isFree(one) && one.role === slot.role)
  left.sort(byWeight)
  fill(free.toSorted(byWeight), isFree)
  const pictures = from.pages.flatMap((page) =>
    seenOf(page.nodes).flatMap((leaf) =>
      leaf.kind === 'image' && leaf.role === 'publicationImage' && leaf.asset !== null ? [leaf.asset] : [],
    ),
  )
  let framed = 0
  const dressed = (node: Node): Node => {
    if (node.kind === 'group') return { ...node, children: node.children.map(dressed) }
    if (node.kind === 'text' && node.dynamic && said.length > 0) {
      const content = words.get(node.id)
      return content === undefined ? { ...node, isHidden: true } : { ...node, content }
    }
    if (node.kind === 'image' && node.role === 'publicationImage' && pictures.length > 0)
      return { ...node, asset: pictures[Math.min(framed++, pictures.length - 1)] ?? node.asset }
    return node
  }
  return { ...to, pages: to.pages.map((page) => ({ ...page, nodes: page.nodes.map(dressed) })) }
}

import { type Design, type Node, type Page, ratios, repair } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import { around, type Box, corners } from '../geometry/box.ts'
import type { Leaf } from '../kinds/registry.ts'

const side = ratios['1:1'][1]
const gained = ratios['4:5'][1] - side

/** The upper third stays, the lower third goes all the way down, and what lies between goes its share. */
const moveAt = (y: number) => Math.round(gained * Math.min(1, Math.max(0, (y - side / 3) / (side / 3))))

const middleOf = (box: Box) => box.y + box.height / 2
const bottomOf = (box: Box) => box.y + box.height
const union = (boxes: readonly Box[]): Box => around(boxes.flatMap(corners))
const sharesColumn = (one: Box, other: Box) => one.x < other.x + other.width && other.x < one.x + one.width
const sharesRow = (one: Box, other: Box) => one.y < bottomOf(other) && other.y < bottomOf(one)
const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  bottomOf(inner) <= bottomOf(outer)

/** Puts together what belongs together, and through it what belongs to that. */
function grouped<T>(all: readonly T[], belong: (one: T, other: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of all) {
    const own = groups.filter((group) => group.some((other) => belong(one, other)))
    const joined = [...own.flat(), one]
    groups.splice(0, groups.length, ...groups.filter((group) => !own.includes(group)), joined)
  }
  return groups
}

/** Words nearer than this belong together, and keep their distance. */
const near = 72

type Moves = Map<Leaf, number>

/** Words that stand together go together. */
function moveWords(texts: readonly Leaf[]): Moves {
  const close = (one: Leaf, other: Leaf) =>
    sharesColumn(one, other) && Math.max(one.y - bottomOf(other), other.y - bottomOf(one)) < near
  return new Map(
    grouped(texts, close).flatMap((block) => {
      const move = moveAt(middleOf(union(block)))
      return block.map((text) => [text, move] as const)
    }),
  )
}

/** Bands and pictures take the room that is gained; everything else keeps its size. */
const stretches = (leaf: Leaf) =>
  leaf.rotation === 0 &&
  ((leaf.kind === 'shape' && leaf.form === 'rectangle') ||
    (leaf.kind === 'image' && leaf.role === 'publicationImage' && leaf.mask === 'none'))

/** Leans: it does not grow, and carries what stands on it. */
const isCarrier = (leaf: Leaf, texts: readonly Leaf[]) =>
  leaf.kind === 'shape' && leaf.rotation !== 0 && texts.some((text) => holds(leaf, text))
const hasMiddleIn = (box: Box, other: Box) => {
  const [x, y] = [box.x + box.width / 2, middleOf(box)]
  return x >= other.x && x <= other.x + other.width && y >= other.y && y <= bottomOf(other)
}

/** What is cut out of a band's edge, or laid over it, goes with that edge. */
function moveWithEdge(forms: readonly Leaf[], bands: readonly Leaf[]): number | undefined {
  const isOnEdge = (form: Leaf) =>
    bands.some(
      (band) => sharesColumn(form, band) && (middleOf(form) === band.y || middleOf(form) === bottomOf(band)),
    )
  const form = forms.find(isOnEdge)
  return form && moveAt(middleOf(form))
}

/** Where forms that belong together go: with their words, the lower edge, the ground they stand on, or between words. */
function moveForms(forms: readonly Leaf[], bands: readonly Leaf[], words: Moves): number {
  const whole = union(forms)
  const texts = [...words.keys()]
  const tied =
    texts.find((text) => forms.some((form) => form.kind === 'shape' && holds(form, text))) ??
    texts.find(
      (text) => !sharesColumn(whole, text) && middleOf(whole) > text.y && middleOf(whole) < bottomOf(text),
    )
  if (tied && bottomOf(whole) < side) return words.get(tied) ?? 0
  if (whole.y < 0) return tied ? (words.get(tied) ?? 0) : 0
  if (bottomOf(whole) > side - 2) return gained
  const floor = bands.find((band) => Math.abs(band.y - bottomOf(whole)) < whole.height * 0.1 + 20)
  if (floor) return moveAt(floor.y)
  const column = texts.filter((text) => sharesColumn(whole, text) && !sharesRow(whole, text))
  const above = column
    .filter((text) => text.y < whole.y)
    .map((text) => [bottomOf(text), words.get(text) ?? 0])
  const below = column.filter((text) => text.y > whole.y).map((text) => [text.y, words.get(text) ?? 0])
  const [top = 0, topMove = 0] = above.sort(([one = 0], [other = 0]) => other - one)[0] ?? []
  const [bottom = side, bottomMove = gained] = below.sort(([one = 0], [other = 0]) => one - other)[0] ?? []
  const share = bottom > top ? (middleOf(whole) - top) / (bottom - top) : 0.5
  return Math.round(topMove + (bottomMove - topMove) * Math.min(1, Math.max(0, share)))
}

function movesOf(leaves: readonly Leaf[]): Moves {
  const texts = leaves.filter((leaf) => leaf.kind === 'text')
  const carriers = leaves.filter((leaf) => isCarrier(leaf, texts))
  const words = moveWords(texts)
  for (const carrier of carriers)
    for (const text of texts) if (holds(carrier, text)) words.set(text, moveAt(middleOf(carrier)))
  const bands = leaves.filter((leaf) => leaf.kind === 'shape' && stretches(leaf) && leaf.y > 0)
  const moves: Moves = new Map(words)
  const forms = leaves.filter((leaf) => leaf.kind !== 'text' && !stretches(leaf))
  const isAlone = (form: Leaf) =>
    form.y < 0 ||
    (form.kind === 'image' && form.role === 'logo') ||
    (form.kind === 'shape' && [...words.keys()].some((text) => holds(form, text)))
  const belong = (one: Leaf, other: Leaf) =>
    !isAlone(one) && !isAlone(other) && sharesColumn(one, other) && sharesRow(one, other)
  for (const group of grouped(forms, belong)) {
    const move = moveWithEdge(group, bands) ?? moveForms(group, bands, words)
    for (const form of group) moves.set(form, move)
  }
  for (const carrier of carriers)
    for (const form of forms) if (hasMiddleIn(form, carrier)) moves.set(form, moves.get(carrier) ?? 0)
  return moves
}

/** A square design for the portrait of 4 to 5: taller by a quarter, the composition kept. */
export function renditionFourFive(design: Design): Design {
  const page = (own: Page): Page => {
    const moves = movesOf(leavesOf(own.nodes))
    const place = (node: Node): Node => {
      if (node.kind === 'group') return { ...node, children: node.children.map(place) }
      if (!stretches(node)) return { ...node, y: node.y + (moves.get(node) ?? 0) }
      const [top, bottom] = [node.y + moveAt(node.y), bottomOf(node) + moveAt(bottomOf(node))]
      return { ...node, y: top, height: bottom - top }
    }
    return { ...own, nodes: own.nodes.map(place) }
  }
  return repair({ ...design, ratio: '4:5', pages: design.pages.map(page) })
}

// The elements one works on, kept in step with the editor by hand: while something is pulled or written, a frame has a
// few milliseconds, and walking a tree of a hundred components takes most of them. Only what became another object is
// looked at, and only what looks different is painted.
import type { Group, Leaf, Node } from '@postelier/scene'
import { waitingPicture } from '#features/editor/stage/waiting-frame.ts'
import { type Drawn, lookOf, pictureOf, transformOf } from '#shared/scene/leaf-picture.ts'

export interface PieceLook extends Drawn {
  /** The pointer finds it. */
  isHit: boolean
  /** Said in a frame whose picture is still to come. */
  waiting: string
}

const make = <Name extends 'g' | 'rect'>(name: Name) =>
  document.createElementNS('http://www.w3.org/2000/svg', name)

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Elements in their order, each drawn into one holder. */
export class Pieces {
  readonly holder: Element
  #nodes: readonly Node[] = []
  #pieces: readonly Piece[] = []

  constructor(holder: Element) {
    this.holder = holder
  }

  show(nodes: readonly Node[], look: PieceLook, isApart: (at: number) => boolean = () => false): void {
    if (!isSameRow(nodes, this.#nodes)) this.#setUp(nodes)
    this.#nodes = nodes
    for (const [at, piece] of this.#pieces.entries()) {
      const node = nodes[at]
      if (node) piece.show(node, look, isApart(at))
    }
  }

  /** What stays keeps its piece, wherever it goes. */
  #setUp(nodes: readonly Node[]): void {
    const known = new Map(this.#pieces.map((piece, at) => [keyOf(this.#nodes[at]), piece]))
    this.#pieces = nodes.map((node) => known.get(keyOf(node)) ?? new Piece())
    this.holder.replaceChildren(...this.#pieces.map(({ element }) => element))
  }
}

const keyOf = (node: Node | undefined) => `${node?.kind} ${node?.id}`
const isSameRow = (one: readonly Node[], other: readonly Node[]) =>
  one.length === other.length &&
  one.every((node, at) => node === other[at] || keyOf(node) === keyOf(other[at]))

class Piece {
  readonly element = make('g')
  #node: Node | null = null
  #shown: PieceLook | null = null
  #isApart = false
  #leaf: LeafPiece | null = null
  #children: Pieces | null = null

  show(node: Node, look: PieceLook, isApart: boolean): void {
    if (isApart !== this.#isApart) {
      // Kept apart from what is below and above, it is moved without painting those again.
      this.element.style.willChange = isApart ? 'transform' : ''
      this.#isApart = isApart
    }
    if (node === this.#node && look === this.#shown) return
    this.#node = node
    this.#shown = look
    put(this.element, 'display', node.isHidden ? 'none' : null)
    put(this.element, 'opacity', node.opacity < 100 ? String(node.opacity / 100) : null)
    if (node.kind === 'group') this.#showGroup(node, look)
    else this.#showLeaf(node, look)
  }

  #showGroup(node: Group, look: PieceLook): void {
    this.#children ??= new Pieces(this.element)
    this.#children.show(node.children, look)
  }

  #showLeaf(leaf: Leaf, look: PieceLook): void {
    this.#leaf ??= new LeafPiece(this.element)
    this.#leaf.show(leaf, look)
  }
}

const onePath = /^<path d="([^"<]*)"([^<>]*)\/>$/

/** Words are one path, and a letter more changes nothing but where it goes: that alone is set, in half the time. */
function newOutline(before: string, now: string): string | null {
  const [from, to] = [onePath.exec(before), onePath.exec(now)]
  return from && to && from[2] === to[2] ? (to[1] ?? null) : null
}

class LeafPiece {
  readonly #element: SVGGElement
  readonly #picture = make('g')
  readonly #hit = make('rect')
  #waiting: SVGGElement | null = null
  #look = ''
  #shown: PieceLook | null = null
  #html = ''

  constructor(element: SVGGElement) {
    this.#element = element
    put(this.#picture, 'pointer-events', 'none')
    put(this.#hit, 'fill', 'none')
    put(this.#hit, 'pointer-events', 'all')
    element.append(this.#picture)
  }

  show(leaf: Leaf, look: PieceLook): void {
    put(this.#element, 'transform', transformOf(leaf))
    this.#paint(leaf, look)
    if (look.isHit) this.#find(leaf)
    else this.#hit.remove()
  }

  #paint(leaf: Leaf, look: PieceLook): void {
    const own = lookOf(leaf)
    if (own === this.#look && look === this.#shown) return
    this.#look = own
    this.#shown = look
    const html = pictureOf(leaf, look)
    this.#wait(leaf, look)
    if (html === this.#html) return
    const outline = newOutline(this.#html, html)
    this.#html = html
    // Our own writer's path data, numbers and colours.
    if (outline === null) this.#picture.innerHTML = html
    else this.#picture.firstElementChild?.setAttribute('d', outline)
  }

  #wait(leaf: Leaf, { isHit, around, waiting }: PieceLook): void {
    this.#waiting?.remove()
    this.#waiting = isHit ? waitingPicture(leaf, around, waiting) : null
    if (this.#waiting) this.#picture.after(this.#waiting)
  }

  /** In its whole box, for words made of outlines have holes. */
  #find(leaf: Leaf): void {
    put(this.#hit, 'data-node', leaf.id)
    put(this.#hit, 'width', String(leaf.width))
    put(this.#hit, 'height', String(leaf.height))
    put(this.#hit, 'class', leaf.isLocked ? 'po-hit po-hit-locked' : 'po-hit')
    if (!this.#hit.parentNode) this.#element.append(this.#hit)
  }
}

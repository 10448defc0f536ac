import { brand } from '../brand/colour.ts'
import { type Fill, fill, flat } from '../brand/fill.ts'
import type { Size } from '../geometry/box.ts'
import { common } from '../kinds/common.ts'
import { isLeafKind, kinds, type Leaf, type LeafKind } from '../kinds/registry.ts'
import { isName, isRecord, oneOf, record, words } from './reader.ts'

/** Holds others; their places are the page's, so nothing moves when a group is made or dissolved. */
export interface Group {
  id: string
  kind: 'group'
  name: string
  isLocked: boolean
  isHidden: boolean
  /** Percent, of all of it together. */
  opacity: number
  children: Node[]
}
export type Node = Leaf | Group
export type NodeOf<K extends Node['kind']> = Extract<Node, { kind: K }>

export interface Page {
  id: string
  name: string
  background: Fill
  /** From the one behind to the one in front. */
  nodes: Node[]
}

export const ratios = {
  '1:1': [1080, 1080],
  '4:5': [1080, 1350],
  '16:9': [1920, 1080],
  '9:16': [1080, 1920],
} as const
export type Ratio = keyof typeof ratios
export const stageOf = (ratio: Ratio): Size => ({ width: ratios[ratio][0], height: ratios[ratio][1] })

export interface Design {
  version: typeof designVersion
  ratio: Ratio
  pages: Page[]
}

export const designVersion = 1
export const mostPages = 10
export const mostNodes = 200
/** Groups in groups, the outermost counted. */
export const deepestGroup = 4

const head = record({ ratio: oneOf(Object.keys(ratios) as Ratio[], '1:1') })
const pageHead = record({ name: words(80), background: fill(flat(brand('secondary'))) })
export const groupHead = record({
  name: common.name,
  isLocked: common.isLocked,
  isHidden: common.isHidden,
  opacity: common.opacity,
})
const leafHead = record(common)

/** Gives every node an id that no other node of the page has, keeping those that are good. */
class Ids {
  readonly #taken = new Set<string>()
  #next = 1

  give(wanted: unknown): string {
    let id = isName(wanted) && !this.#taken.has(wanted) ? wanted : ''
    while (id === '' || this.#taken.has(id)) id = `n${this.#next++}`
    this.#taken.add(id)
    return id
  }
}

/** Counts down what a page may still hold, so that neither depth nor number can be made absurd. */
interface Room {
  ids: Ids
  left: number
}

function readNodes(raw: unknown, depth: number, room: Room): Node[] {
  if (!Array.isArray(raw)) return []
  const nodes: Node[] = []
  for (const one of raw as unknown[]) {
    if (room.left <= 0) break
    const node = readNode(one, depth, room)
    if (node) nodes.push(node)
  }
  return nodes
}

function readNode(raw: unknown, depth: number, room: Room): Node | null {
  if (!isRecord(raw)) return null
  const { kind } = raw
  if (kind === 'group') {
    if (depth >= deepestGroup) return null
    room.left--
    const id = room.ids.give(raw.id)
    const children = readNodes(raw.children, depth + 1, room)
    return children.length === 0 ? null : { id, kind, ...groupHead(raw), children }
  }
  if (!isLeafKind(kind)) return null
  room.left--
  return readLeaf({ ...raw, kind, id: room.ids.give(raw.id) })
}

/** A leaf of a known kind with all its fields made good. */
export const readLeaf = (raw: { kind: LeafKind; id: string; [field: string]: unknown }): Leaf =>
  ({ id: raw.id, kind: raw.kind, ...leafHead(raw), ...kinds[raw.kind].read(raw) }) as Leaf

const readPage = (raw: unknown, ids: Ids): Page => {
  const given = isRecord(raw) ? raw : {}
  return {
    id: ids.give(given.id),
    ...pageHead(given),
    nodes: readNodes(given.nodes, 0, { ids: new Ids(), left: mostNodes }),
  }
}

/**
 * The one way in for a design from outside: anything becomes a valid design, changed as little as possible. What is
 * newer than this program is read as far as it is understood.
 */
export function repair(raw: unknown): Design {
  const given = isRecord(raw) ? migrated(raw) : {}
  const ids = new Ids()
  const pages = Array.isArray(given.pages) ? (given.pages as unknown[]).slice(0, mostPages) : []
  return {
    version: designVersion,
    ...head(given),
    pages: (pages.length > 0 ? pages : [{}]).map((page) => readPage(page, ids)),
  }
}

/** Each takes a design of its version to the next one. */
const migrations: readonly ((design: Record<string, unknown>) => Record<string, unknown>)[] = []

const migrated = (raw: Record<string, unknown>): Record<string, unknown> => {
  const from =
    typeof raw.version === 'number' && Number.isInteger(raw.version) && raw.version > 0 ? raw.version : 1
  return migrations.slice(from - 1).reduce((design, migrate) => migrate(design), raw)
}

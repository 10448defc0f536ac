// What can be done to a design, as plain data. Applying gives a new design in which all that did not change is the same
// object; what is set goes through the readers, so no command can make a design invalid.
import type { Fill } from '../brand/fill.ts'
import {
  type Design,
  deepestGroup,
  groupHead,
  mostNodes,
  mostPages,
  type Node,
  type Page,
  readLeaf,
  repair,
} from '../document/design.ts'
import { idsOf, mapNodes } from './nodes.ts'

export interface Change {
  id: string
  set: Readonly<Record<string, unknown>>
}

export type Command =
  | { do: 'change'; page: string; changes: readonly Change[] }
  /** Put in front of `after`, or behind everything where it is null. */
  | { do: 'insert'; page: string; nodes: readonly Node[]; at: number }
  | { do: 'remove'; page: string; ids: readonly string[] }
  /** The children of one holder (a group, or the page where it is null) in a new order. */
  | { do: 'order'; page: string; holder: string | null; ids: readonly string[] }
  | { do: 'group'; page: string; ids: readonly string[]; as: string }
  | { do: 'ungroup'; page: string; ids: readonly string[] }
  | { do: 'ground'; page: string; background: Fill }
  | { do: 'renamePage'; page: string; name: string }
  | { do: 'insertPage'; at: number; of: Page }
  | { do: 'removePage'; page: string }
  | { do: 'movePage'; page: string; to: number }
  | { do: 'replace'; by: Design }

type Of<D extends Command['do']> = Extract<Command, { do: D }>

const doing: { [D in Command['do']]: (design: Design, command: Of<D>) => Design } = {
  change: (design, { page, changes }) => {
    const byId = new Map(changes.map((change) => [change.id, change.set]))
    return onPage(design, page, (nodes) =>
      mapNodes(nodes, (node) => {
        const set = byId.get(node.id)
        return set === undefined ? node : changed(node, set)
      }),
    )
  },
  insert: (design, { page, nodes, at }) =>
    onPage(design, page, (own, whole) => {
      const room = mostNodes - idsOf(whole).size
      const added = readAgain(whole, nodes.slice(0, Math.max(0, room)))
      return added.length === 0 ? own : putAt(own, at, ...added)
    }),
  remove: (design, { page, ids }) => {
    const gone = new Set(ids)
    return onPage(design, page, (nodes) => mapNodes(nodes, (node) => (gone.has(node.id) ? null : node)))
  },
  order: (design, { page, holder, ids }) =>
    onPage(design, page, (nodes) =>
      holder === null
        ? inOrder(nodes, ids)
        : mapNodes(nodes, (node) =>
            node.id === holder && node.kind === 'group'
              ? { ...node, children: inOrder(node.children, ids) }
              : node,
          ),
    ),
  group: (design, { page, ids, as }) =>
    onPage(design, page, (nodes, whole) => {
      const held = nodes.filter((node) => ids.includes(node.id))
      const last = held.at(-1)
      // A group too many, or one too deep, would be dropped by the next reader, and what it holds with it.
      if (held.length < 2 || !last || idsOf(whole).has(as)) return nodes
      if (idsOf(whole).size >= mostNodes || Math.max(...held.map(depthOf)) >= deepestGroup) return nodes
      const group: Node = {
        id: as,
        kind: 'group',
        name: '',
        isLocked: false,
        isHidden: false,
        opacity: 100,
        children: held,
      }
      // It stands where the foremost of them stood.
      return nodes.flatMap((node) => (node === last ? [group] : held.includes(node) ? [] : [node]))
    }),
  ungroup: (design, { page, ids }) =>
    onPage(design, page, (nodes) =>
      nodes.some((node) => node.kind === 'group' && ids.includes(node.id))
        ? nodes.flatMap((node) => (node.kind === 'group' && ids.includes(node.id) ? node.children : [node]))
        : nodes,
    ),
  ground: (design, { page, background }) =>
    onPages(design, page, (own) => ({
      ...own,
      background: readPageAgain({ ...own, background }).background,
    })),
  renamePage: (design, { page, name }) =>
    onPages(design, page, (own) => {
      const next = readPageAgain({ ...own, name }).name
      return next === own.name ? own : { ...own, name: next }
    }),
  insertPage: (design, { at, of }) =>
    design.pages.length >= mostPages || design.pages.some((page) => page.id === of.id)
      ? design
      : { ...design, pages: putAt(design.pages, at, readPageAgain(of)) },
  removePage: (design, { page }) => {
    const pages = design.pages.filter((one) => one.id !== page)
    return pages.length === 0 || pages.length === design.pages.length ? design : { ...design, pages }
  },
  movePage: (design, { page, to }) => {
    const moved = design.pages.find((one) => one.id === page)
    if (!moved) return design
    const others = design.pages.filter((one) => one !== moved)
    const pages = putAt(others, to, moved)
    return pages.every((one, at) => one === design.pages[at]) ? design : { ...design, pages }
  },
  replace: (_, { by }) => repair(by),
}

/** A place before the first is the first, one behind the last is the last. */
export const putAt = <One>(list: readonly One[], at: number, ...added: One[]): One[] =>
  list.toSpliced(Math.max(0, at), 0, ...added)

const depthOf = (node: Node): number =>
  node.kind === 'group' ? 1 + Math.max(...node.children.map(depthOf)) : 0

export const apply = (design: Design, command: Command): Design =>
  (doing[command.do] as (design: Design, command: Command) => Design)(design, command)

function changed(node: Node, set: Readonly<Record<string, unknown>>): Node {
  const next: Node =
    node.kind === 'group'
      ? { ...node, ...groupHead({ ...node, ...set }) }
      : readLeaf({ ...node, ...set, id: node.id, kind: node.kind })
  return JSON.stringify(next) === JSON.stringify(node) ? node : next
}

function onPages(design: Design, id: string, change: (page: Page) => Page): Design {
  let isSame = true
  const pages = design.pages.map((page) => {
    const next = page.id === id ? change(page) : page
    if (next !== page) isSame = false
    return next
  })
  return isSame ? design : { ...design, pages }
}

const onPage = (design: Design, id: string, change: (nodes: Node[], page: Page) => Node[]): Design =>
  onPages(design, id, (page) => {
    const nodes = change(page.nodes, page)
    return nodes === page.nodes ? page : { ...page, nodes }
  })

function inOrder(nodes: Node[], ids: readonly string[]): Node[] {
  const ordered = ids.flatMap((id) => nodes.filter((node) => node.id === id))
  const isWhole = ordered.length === nodes.length && new Set(ordered).size === nodes.length
  return isWhole && ordered.some((node, at) => node !== nodes[at]) ? ordered : nodes
}

const readPageAgain = (page: Page): Page => repair({ pages: [page] }).pages[0] ?? page

/** Nodes from outside (a paste, a library) with ids that are free on this page. */
function readAgain(page: Page, nodes: readonly Node[]): Node[] {
  const read = readPageAgain({ ...page, nodes: [...page.nodes, ...nodes] })
  return read.nodes.slice(page.nodes.length)
}

// The editor without a screen: what is selected, what was done, and every action as a verb. Pointers and keys are
// translated to these by the tools; a test says `editor.select('a', 'b').align('left')`.
import type { Fill } from '../brand/fill.ts'
import { type Design, type Node, type Page, repair, stageOf } from '../document/design.ts'
import type { Box, Size } from '../geometry/box.ts'
import type { Leaf } from '../kinds/registry.ts'
import {
  aligned,
  type Direction,
  distributed,
  type Edge,
  type Layer,
  layered,
  shifted,
  turnedTogether,
} from './arrange.ts'
import { apply, type Change, type Command, putAt } from './command.ts'
import { type Clipping, type EditorState, pageOf } from './editor-state.ts'
import { History, type Moment } from './history.ts'
import { boundsAround, childrenOf, findNode, freeAmong, holderOf, idsOf, leavesIn } from './nodes.ts'

/** Beside the original, so that one sees there are two. */
const besideBy = 24

export class Editor {
  readonly #history = new History()
  readonly #listeners = new Set<() => void>()
  #state: EditorState
  #held: Moment | null = null
  #isReadOnly = false
  #rested: EditorState

  constructor(raw: unknown) {
    const design = repair(raw)
    const page = design.pages[0]?.id ?? ''
    this.#state = { design, page, selection: [], canUndo: false, canRedo: false }
    this.#rested = this.#state
  }

  get state(): EditorState {
    return this.#state
  }

  /** As it stood when the hand took hold; as it is now, while nothing is held. */
  get rested(): EditorState {
    return this.#held ? this.#rested : this.#state
  }

  get stage(): Size {
    return stageOf(this.#state.design.ratio)
  }

  get page(): Page {
    return pageOf(this.#state)
  }

  /** In the order they stand on the page, from behind to the front. */
  get selected(): Node[] {
    const { selection } = this.#state
    const found: Node[] = []
    const collect = (nodes: readonly Node[]) => {
      for (const node of nodes) {
        if (selection.includes(node.id)) found.push(node)
        else if (node.kind === 'group') collect(node.children)
      }
    }
    collect(this.page.nodes)
    return found
  }

  /** What may be moved and changed: a locked element stays as it is. */
  get free(): Node[] {
    return this.selected.filter((node) => !node.isLocked)
  }

  get bounds(): Box | null {
    return boundsAround(this.selected)
  }

  node(id: string): Node | undefined {
    return findNode(this.page.nodes, id)
  }

  /** Always the same function, so that a listener that is asked again need not leave and come back. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  // Selecting

  select(...ids: readonly string[]): this {
    const known = ids.filter((id, at) => this.node(id) && ids.indexOf(id) === at)
    this.#history.rest()
    return this.#show({ selection: known })
  }

  /** In or out of the selection. */
  toggle(id: string): this {
    const { selection } = this.#state
    return this.select(
      ...(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id]),
    )
  }

  selectAll(): this {
    return this.select(
      ...this.page.nodes.filter((node) => !node.isLocked && !node.isHidden).map((node) => node.id),
    )
  }

  /** The next element in the order of the page, round and round: for the keyboard. */
  selectNext(step: 1 | -1): this {
    const holder = this.#holder()
    const ids = childrenOf(this.page, holder)
      .filter((node) => !node.isHidden)
      .map((node) => node.id)
    if (ids.length === 0) return this
    const at = ids.indexOf(this.#state.selection.at(-1) ?? '')
    const next = at < 0 ? (step > 0 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length
    return this.select(ids[next] ?? '')
  }

  // Changing

  /** Applies a command. Steps of the same `joins`, one after the other, are undone as one. */
  run(command: Command, joins: string | null = null): this {
    if (this.#isReadOnly) return this
    const before = this.#held ?? this.#moment()
    const design = apply(this.#state.design, command)
    if (design === this.#state.design) return this
    if (!this.#held) this.#history.step(before, joins)
    return this.#show({ design })
  }

  change(changes: readonly Change[], joins: string | null = null): this {
    return changes.length === 0 ? this : this.run({ do: 'change', page: this.page.id, changes }, joins)
  }

  /** The same fields for every selected element that is not locked. */
  set(fields: Readonly<Record<string, unknown>>, joins: string | null = null): this {
    return this.change(
      this.free.map((node) => ({ id: node.id, set: fields })),
      joins,
    )
  }

  /** From here to `commitHeld`, all that happens is one step; every change starts from the design as it was held. */
  hold(): this {
    this.#rested = this.rested
    this.#held ??= this.#moment()
    return this
  }

  /** Looked at and not changed, whoever asks: a gesture that has begun is let go. */
  setReadOnly(isReadOnly: boolean): this {
    if (isReadOnly) this.letGo()
    this.#isReadOnly = isReadOnly
    return this
  }

  get isHeld(): boolean {
    return this.#held !== null
  }

  /** While held: what the gesture would do now, instead of what it would have done before. */
  preview(changes: readonly Change[]): this {
    const held = this.#held
    if (this.#isReadOnly) return this
    if (!held) return this.change(changes)
    const design = apply(held.design, { do: 'change', page: this.page.id, changes })
    return this.#show({ design })
  }

  commitHeld(): this {
    const held = this.#held
    this.#held = null
    if (held && held.design !== this.#state.design) {
      this.#history.step(held, null)
      return this.#show({})
    }
    return this
  }

  /** As if the gesture had not been. */
  letGo(): this {
    const held = this.#held
    this.#held = null
    return held ? this.#show({ ...held }) : this
  }

  /** What follows is a step of its own. */
  rest(): void {
    this.#history.rest()
  }

  undo(): this {
    if (this.#isReadOnly) return this
    const moment = this.#history.undo(this.#moment())
    return moment ? this.#show(moment) : this
  }

  redo(): this {
    if (this.#isReadOnly) return this
    const moment = this.#history.redo(this.#moment())
    return moment ? this.#show(moment) : this
  }

  /** Another state of the whole design, which can be undone like any other step. */
  replace(by: Design): this {
    if (this.#isReadOnly) return this
    const before = this.#moment()
    const design = apply(this.#state.design, { do: 'replace', by })
    this.#history.step(before, null)
    const page = design.pages.find((one) => one.id === this.#state.page) ?? design.pages[0]
    return this.#show({ design, page: page?.id ?? '', selection: [] })
  }

  // Verbs

  move(dx: number, dy: number, joins: string | null = 'move'): this {
    return this.change(
      this.free.flatMap((node) => shifted(node, dx, dy)),
      joins,
    )
  }

  align(edge: Edge): this {
    const nodes = this.free
    const within = nodes.length > 1 ? boundsAround(nodes) : { x: 0, y: 0, ...this.stage }
    return within ? this.change(aligned(nodes, edge, within)) : this
  }

  distribute(direction: Direction): this {
    return this.change(distributed(this.free, direction))
  }

  /** About the middle of all that is selected. */
  turn(degrees: number, joins: string | null = null): this {
    const nodes = this.free
    const bounds = boundsAround(nodes)
    if (!bounds) return this
    const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
    return this.change(turnedTogether(nodes.flatMap(leavesIn), middle, degrees), joins)
  }

  arrange(layer: Layer): this {
    const holder = this.#holder()
    const ids = childrenOf(this.page, holder).map((node) => node.id)
    const order = layered(ids, new Set(this.#state.selection), layer)
    return this.run({ do: 'order', page: this.page.id, holder, ids: order })
  }

  /** To a place among its like, as a list of layers shows them. */
  reorder(id: string, to: number): this {
    const holder = holderOf(this.page.nodes, id)?.id ?? null
    const others = childrenOf(this.page, holder)
      .map((node) => node.id)
      .filter((one) => one !== id)
    return this.run({
      do: 'order',
      page: this.page.id,
      holder,
      ids: putAt(others, to, id),
    })
  }

  insert(nodes: readonly Node[], at = this.page.nodes.length): this {
    const before = idsOf(this.page)
    this.run({ do: 'insert', page: this.page.id, nodes, at })
    const added = this.page.nodes.filter((node) => !before.has(node.id)).map((node) => node.id)
    return added.length === 0 ? this : this.#show({ selection: added })
  }

  remove(): this {
    const ids = this.free.map((node) => node.id)
    return ids.length === 0 ? this : this.run({ do: 'remove', page: this.page.id, ids })
  }

  copy(): Clipping {
    return { nodes: this.selected }
  }

  paste({ nodes }: Clipping, by = besideBy): this {
    const moved = nodes.map((node) => this.#moved(node, by))
    return this.insert(moved)
  }

  duplicate(): this {
    return this.paste(this.copy())
  }

  group(): this {
    const ids = this.free
      .map((node) => node.id)
      .filter((id) => this.page.nodes.some((node) => node.id === id))
    const as = freeAmong('g', idsOf(this.page))
    this.run({ do: 'group', page: this.page.id, ids, as })
    return this.node(as) ? this.#show({ selection: [as] }) : this
  }

  ungroup(): this {
    const groups = this.free.filter((node) => node.kind === 'group')
    const inside = groups.flatMap((group) => group.children.map((child) => child.id))
    if (groups.length === 0) return this
    this.run({ do: 'ungroup', page: this.page.id, ids: groups.map((group) => group.id) })
    return this.#show({ selection: inside.filter((id) => this.node(id)) })
  }

  /** Locks what is free; frees all when nothing is. */
  lock(): this {
    const nodes = this.selected
    const isLocked = nodes.some((node) => !node.isLocked)
    return this.change(nodes.map((node) => ({ id: node.id, set: { isLocked } })))
  }

  ground(background: Fill, joins: string | null = null): this {
    return this.run({ do: 'ground', page: this.page.id, background }, joins)
  }

  // Pages

  goTo(page: string): this {
    if (page === this.#state.page || !this.#state.design.pages.some((one) => one.id === page)) return this
    this.#history.rest()
    return this.#show({ page, selection: [] })
  }

  addPage(of: Partial<Page> = {}): this {
    const { pages } = this.#state.design
    const id = freeAmong('p', new Set(pages.map((page) => page.id)))
    const at = pages.findIndex((page) => page.id === this.page.id) + 1
    const background = of.background ?? this.page.background
    this.run({ do: 'insertPage', at, of: { name: '', nodes: [], ...of, background, id } })
    return this.goTo(id)
  }

  duplicatePage(): this {
    return this.addPage(this.page)
  }

  renamePage(page: string, name: string): this {
    return this.run({ do: 'renamePage', page, name: name.trim() })
  }

  movePage(page: string, to: number): this {
    return this.run({ do: 'movePage', page, to })
  }

  removePage(page: string): this {
    const { pages } = this.#state.design
    const at = pages.findIndex((one) => one.id === page)
    if (at < 0 || pages.length < 2) return this
    this.run({ do: 'removePage', page })
    if (this.#state.page !== page) return this
    const next = this.#state.design.pages[Math.min(at, pages.length - 2)]
    return this.#show({ page: next?.id ?? '', selection: [] })
  }

  /** The group in which the selection stands, so that what is done to its order stays in there. */
  #holder(): string | null {
    const [first] = this.#state.selection
    return first === undefined ? null : (holderOf(this.page.nodes, first)?.id ?? null)
  }

  #moved(node: Node, by: number): Node {
    return node.kind === 'group'
      ? { ...node, children: node.children.map((child) => this.#moved(child, by)) }
      : ({ ...node, x: node.x + by, y: node.y + by } satisfies Leaf)
  }

  #moment(): Moment {
    const { design, page, selection } = this.#state
    return { design, page, selection }
  }

  #show(next: Partial<Moment>): this {
    const { design, page, selection } = { ...this.#state, ...next }
    const current = design.pages.find((one) => one.id === page) ?? design.pages[0]
    const ids = current ? idsOf(current) : new Set<string>()
    this.#state = {
      design,
      page: current?.id ?? '',
      selection: selection.every((id) => ids.has(id)) ? selection : selection.filter((id) => ids.has(id)),
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
    }
    for (const listener of this.#listeners) listener()
    return this
  }
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fill } from '../brand/fill.ts'
import { type Design, type Node, repair } from '../document/design.ts'
import type { Leaf } from '../kinds/registry.ts'
import { edges } from './arrange.ts'
import { Editor } from './editor.ts'
import { leavesIn, nodeBounds } from './nodes.ts'
import { resized, resizedTogether } from './resize.ts'

const shape = (id: string, x: number, y: number, width = 100, height = 100) => ({
  kind: 'shape',
  id,
  x,
  y,
  width,
  height,
})
const editorOf = (...nodes: object[]) => new Editor({ pages: [{ id: 'p', nodes }] })
const three = () => editorOf(shape('a', 100, 100), shape('b', 400, 300), shape('c', 800, 900, 200, 50))
const leaf = (editor: Editor, id: string): Leaf => {
  const node = editor.node(id)
  if (!node || node.kind === 'group') throw new Error(`${id} is no leaf`)
  return node
}
const order = (editor: Editor) => editor.page.nodes.map((node) => node.id)

it('what a text asks of whoever writes it is set with its role and its room, undone, and read again as it was', () => {
  const editor = editorOf({ kind: 'text', id: 't', content: 'Midi' })
  editor.select('t')
  editor.set({ role: 'heading2' })
  editor.set({ maxCharacters: 40 })
  editor.set({ dynamic: { prompt: 'Le plat, en trois mots.', asks: 'own' } })
  const asked = {
    role: 'heading2',
    maxCharacters: 40,
    dynamic: { prompt: 'Le plat, en trois mots.', asks: 'own' },
  }
  expect(leaf(editor, 't')).toMatchObject(asked)
  expect(repair(editor.state.design)).toEqual(editor.state.design)
  editor.undo()
  expect(leaf(editor, 't')).toMatchObject({ ...asked, dynamic: null })
  editor.set({ dynamic: { prompt: 'x', asks: 'nothing there is' } })
  expect(leaf(editor, 't')).toMatchObject({ dynamic: { asks: 'words' } })
})

const ids = fc.subarray(['a', 'b', 'c', 'g1', 'n1'])
const amount = fc.double({ min: -3000, max: 3000, noNaN: true })
/** Anywhere, and just as well beside the list. */
const place = fc.integer({ min: -4, max: 14 })
const pageAt = (editor: Editor, at: number) => editor.state.design.pages[Math.abs(at)]?.id ?? 'gone'
const side = fc.constantFrom(-1 as const, 0 as const, 1 as const)
const background = fc.anything() as fc.Arbitrary<Fill>
const raw = fc.array(
  fc.record({
    kind: fc.constantFrom('shape', 'text', 'image'),
    id: fc.constantFrom('a', 'b', 'n1'),
    x: amount,
  }),
  { maxLength: 3 },
)
const action = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'b', 'c', 'g1', 'gone'), place).map(
    ([id, to]) =>
      (editor: Editor) =>
        editor.reorder(id, to),
  ),
  background.map((fill) => (editor: Editor) => editor.ground(fill)),
  fc.tuple(raw, place).map(
    ([nodes, at]) =>
      (editor: Editor) =>
        editor.insert(nodes as unknown as Node[], at),
  ),
  amount.map((by) => (editor: Editor) => editor.paste(editor.copy(), by)),
  raw.map((nodes) => (editor: Editor) => editor.replace({ pages: [{ nodes }] } as unknown as Design)),
  fc.tuple(place, place).map(
    ([at, to]) =>
      (editor: Editor) =>
        editor.movePage(pageAt(editor, at), to),
  ),
  place.map((at) => (editor: Editor) => editor.goTo(pageAt(editor, at))),
  fc.tuple(place, fc.string()).map(
    ([at, name]) =>
      (editor: Editor) =>
        editor.renamePage(pageAt(editor, at), name),
  ),
  fc
    .record({
      handle: fc.record({ x: side, y: side }),
      to: fc.record({ x: amount, y: amount }),
      keepsRatio: fc.boolean(),
      fromMiddle: fc.boolean(),
    })
    .map((options) => (editor: Editor) => {
      const leaves = editor.free.flatMap(leavesIn)
      const [only] = leaves
      const box = editor.bounds
      if (!only || !box) return editor
      return editor.change(
        leaves.length === 1 ? [resized(only, options)] : resizedTogether(leaves, box, options),
      )
    }),
  ids.map((some) => (editor: Editor) => editor.select(...some)),
  fc.tuple(amount, amount).map(
    ([dx, dy]) =>
      (editor: Editor) =>
        editor.move(dx, dy),
  ),
  fc.constantFrom(...edges).map((edge) => (editor: Editor) => editor.align(edge)),
  fc
    .constantFrom('across' as const, 'down' as const)
    .map((way) => (editor: Editor) => editor.distribute(way)),
  amount.map((degrees) => (editor: Editor) => editor.turn(degrees)),
  fc
    .constantFrom('front' as const, 'back' as const, 'forward' as const, 'backward' as const)
    .map((layer) => (editor: Editor) => editor.arrange(layer)),
  fc
    .record({ width: amount, opacity: amount, content: fc.string({ unit: 'binary' }), fill: fc.anything() })
    .map((fields) => (editor: Editor) => editor.set(fields)),
  fc.constantFrom<((editor: Editor) => Editor)[]>(
    (editor) => editor.remove(),
    (editor) => editor.duplicate(),
    (editor) => editor.group(),
    (editor) => editor.ungroup(),
    (editor) => editor.lock(),
    (editor) => editor.selectAll(),
    (editor) => editor.addPage(),
    (editor) => editor.duplicatePage(),
    (editor) => editor.removePage(editor.page.id),
    (editor) => editor.movePage(editor.page.id, 0),
    (editor) => editor.undo(),
    (editor) => editor.redo(),
    (editor) =>
      editor
        .hold()
        .preview([{ id: 'a', set: { x: 5 } }])
        .commitHeld(),
    (editor) =>
      editor
        .hold()
        .preview([{ id: 'b', set: { x: 7 } }])
        .letGo(),
  ),
)

describe('any sequence of actions', () => {
  it('leaves a valid design at every step, and undoing all of them gives the first one back, to the letter', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const editor = three()
        const first = editor.state.design
        for (const act of actions) {
          act(editor)
          expect(repair(editor.state.design)).toEqual(editor.state.design)
          expect(editor.state.selection.every((id) => editor.node(id))).toBe(true)
        }
        const last = editor.state.design
        let steps = 0
        for (; editor.state.canUndo; steps++) editor.undo()
        expect(editor.state.design).toEqual(first)
        for (let at = 0; at < steps; at++) editor.redo()
        expect(editor.state.design).toEqual(last)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the editor', () => {
  it('aligns several with each other and one with the page', () => {
    const editor = three().select('a', 'b').align('left')
    expect([leaf(editor, 'a').x, leaf(editor, 'b').x]).toEqual([100, 100])
    editor.select('c').align('center').align('bottom')
    expect(leaf(editor, 'c')).toMatchObject({ x: 440, y: 1030 })
  })

  it('spreads three evenly, the outermost staying', () => {
    const editor = three().selectAll().distribute('across')
    expect(['a', 'b', 'c'].map((id) => leaf(editor, id).x)).toEqual([100, 450, 800])
  })

  it('leaves alone what is locked, and frees it again', () => {
    const editor = three().select('a').lock().select('a', 'b').move(10, 0).remove()
    expect(leaf(editor, 'a').x).toBe(100)
    expect(order(editor)).toEqual(['a', 'c'])
    expect(leaf(editor.select('a').lock(), 'a').isLocked).toBe(false)
  })

  it('brings to the front and sends back, step by step or all the way', () => {
    const editor = three().select('a')
    expect(order(editor.arrange('forward'))).toEqual(['b', 'a', 'c'])
    expect(order(editor.arrange('front'))).toEqual(['b', 'c', 'a'])
    expect(order(editor.arrange('backward'))).toEqual(['b', 'a', 'c'])
    expect(order(editor.select('c', 'a').arrange('back'))).toEqual(['a', 'c', 'b'])
  })

  it('takes a place beyond the list as its end, before and behind', () => {
    const editor = three()
    expect(order(editor.reorder('a', -1))).toEqual(['a', 'b', 'c'])
    expect(editor.state.canUndo).toBe(false)
    expect(order(editor.reorder('a', 9))).toEqual(['b', 'c', 'a'])
    expect(order(editor.reorder('a', -7))).toEqual(['a', 'b', 'c'])
    const before = order(editor)
    editor.insert([{ ...leaf(editor, 'a'), id: 'behind' }], -1)
    expect(order(editor)).toEqual(['behind', ...before])
    const steps = new Editor({ pages: [{ id: 'p' }, { id: 'q' }] })
    expect(steps.movePage('p', -1).state.design.pages.map(({ id }) => id)).toEqual(['p', 'q'])
    expect(steps.state.canUndo).toBe(false)
    expect(steps.movePage('q', -1).state.design.pages.map(({ id }) => id)).toEqual(['q', 'p'])
  })

  it('calls a page by a name, without the room around it; the same name again is no step', () => {
    const editor = three().renamePage('p', 'Couv').renamePage('p', ' Couverture ')
    expect(editor.page.name).toBe('Couverture')
    expect(editor.undo().page.name).toBe('Couv')
    expect(editor.renamePage('p', 'Couv').state.canRedo).toBe(true)
  })

  it('groups and dissolves without moving anything; a group moves, turns and is copied as one', () => {
    const editor = three().select('a', 'b').group()
    expect(order(editor)).toEqual(['g1', 'c'])
    editor.move(50, 0)
    expect([leaf(editor, 'a').x, leaf(editor, 'b').x]).toEqual([150, 450])
    editor.turn(90).duplicate()
    expect(order(editor)).toHaveLength(3)
    editor.select('g1').turn(-90).ungroup()
    expect(editor.state.selection).toEqual(['a', 'b'])
    expect(leaf(editor, 'a').x).toBeCloseTo(150)
    expect(leaf(editor, 'a').rotation).toBe(0)
  })

  it('makes no group that the next reader would drop: not too deep, and not one too many', () => {
    const deep = editorOf(...'abcdefgh'.split('').map((id, at) => shape(id, at * 100, 0)))
    deep.select('a', 'b').group()
    for (const id of 'cdefgh') deep.select(...deep.state.selection, id).group()
    expect(repair(deep.state.design)).toEqual(deep.state.design)
    expect(deep.page.nodes).toHaveLength(4)
    const full = editorOf(...Array.from({ length: 200 }, (_, at) => shape(`s${at}`, at, 0)))
    full.select('s1', 's2').group()
    expect(repair(full.state.design)).toEqual(full.state.design)
    expect(full.page.nodes).toHaveLength(200)
  })

  it('turns several about their common middle', () => {
    const editor = three().select('a', 'b').turn(180)
    expect(leaf(editor, 'a')).toMatchObject({ x: 400, y: 300, rotation: 180 })
    expect(leaf(editor, 'b')).toMatchObject({ x: 100, y: 100, rotation: 180 })
  })

  it('counts a nudge after a nudge as one step, and a new selection begins a new one', () => {
    const editor = three().select('a').move(1, 0).move(1, 0).move(10, 0)
    expect(leaf(editor.undo(), 'a').x).toBe(100)
    editor.select('a').move(1, 0).select('b').select('a').move(1, 0).undo()
    expect(leaf(editor, 'a').x).toBe(101)
  })

  it('pastes beside the original with ids of its own, also onto another page', () => {
    const editor = three().select('a').duplicate()
    const [copy] = editor.state.selection
    expect(copy).not.toBe('a')
    expect(leaf(editor, copy ?? '')).toMatchObject({ x: 124, y: 124 })
    const clipping = editor.select('b').copy()
    editor.addPage().paste(clipping)
    expect(editor.page.nodes).toHaveLength(1)
  })

  it('adds, copies, orders and removes pages, at least one and at most ten', () => {
    const editor = three().duplicatePage()
    expect(editor.state.design.pages.map((page) => page.nodes.length)).toEqual([3, 3])
    for (let at = 0; at < 12; at++) editor.addPage()
    expect(editor.state.design.pages).toHaveLength(10)
    const last = editor.state.design.pages.at(-1)?.id ?? ''
    expect(editor.movePage(last, 0).state.design.pages[0]?.id).toBe(last)
    for (let at = 0; at < 12; at++) editor.removePage(editor.page.id)
    expect(editor.state.design.pages).toHaveLength(1)
  })

  it('walks through the elements by key, round and round', () => {
    const editor = three().selectNext(1)
    expect(editor.state.selection).toEqual(['a'])
    expect(editor.selectNext(-1).state.selection).toEqual(['c'])
    expect(editor.selectNext(1).state.selection).toEqual(['a'])
  })

  it('keeps what did not change the same object, so that only what changed is painted again', () => {
    const editor = three()
    const before = editor.page.nodes
    editor.select('a').move(5, 5)
    expect(editor.page.nodes[1]).toBe(before[1])
    expect(editor.page.nodes[0]).not.toBe(before[0])
    expect(nodeBounds(leaf(editor, 'a'))).toMatchObject({ x: 105 })
  })
})

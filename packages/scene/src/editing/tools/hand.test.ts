import { beforeEach, describe, expect, it } from 'vitest'
import { boundsOf, corners, middle, type Point, turned } from '../../geometry/box.ts'
import type { Leaf } from '../../kinds/registry.ts'
import { Editor } from '../editor.ts'
import { Hand } from './hand.ts'
import type { PointerInput, Target } from './tool.ts'

let editor: Editor
let hand: Hand
const at = (x: number, y: number, keys: Partial<PointerInput> = {}): PointerInput => ({
  point: { x, y },
  zoom: 1,
  shift: false,
  alt: false,
  control: false,
  ...keys,
})
const node = (id: string): Target => ({ on: 'node', id })
const leaf = (id: string): Leaf => {
  const found = editor.node(id)
  if (!found || found.kind === 'group') throw new Error(`${id} is no leaf`)
  return found
}
const pull = (target: Target, from: Point, to: Point, keys: Partial<PointerInput> = {}) => {
  hand.down(target, at(from.x, from.y, keys))
  hand.move(at(from.x + 4, from.y + 4, keys))
  hand.move(at(to.x, to.y, keys))
  const hints = hand.hints
  hand.up(at(to.x, to.y, keys))
  return hints
}

beforeEach(() => {
  editor = new Editor({
    pages: [
      {
        nodes: [
          { kind: 'shape', id: 'a', x: 100, y: 100, width: 100, height: 100 },
          { kind: 'shape', id: 'b', x: 400, y: 300, width: 100, height: 100 },
          { kind: 'text', id: 't', x: 100, y: 700, width: 400, height: 100, size: 40, content: 'Bonjour' },
        ],
      },
    ],
  })
  hand = new Hand(editor)
})

describe('dragging', () => {
  it('selects and moves in one gesture, which is one step back', () => {
    pull(node('a'), { x: 150, y: 150 }, { x: 187, y: 171 }, { control: true })
    expect(leaf('a')).toMatchObject({ x: 137, y: 121 })
    expect(leaf('a').x).toBe(137)
    editor.undo()
    expect(leaf('a')).toMatchObject({ x: 100, y: 100 })
    expect(editor.state.canUndo).toBe(false)
  })

  it('lines up with another element within six pixels of the screen, and shows with which', () => {
    const hints = pull(node('a'), { x: 150, y: 150 }, { x: 445, y: 160 })
    expect(leaf('a').x).toBe(400)
    expect(hints.guides).toContainEqual(expect.objectContaining({ axis: 'x', at: 400, with: 'b' }))
  })

  it('shows one guide where several stand on the same line', () => {
    editor.change([{ id: 't', set: { x: 400 } }])
    const { guides } = pull(node('a'), { x: 150, y: 150 }, { x: 445, y: 160 })
    expect(guides.filter((guide) => guide.at === 400)).toEqual([
      { axis: 'x', at: 400, from: 110, to: 800, with: 'b' },
    ])
  })

  it('lets what need not follow rest, until the hand lets go', () => {
    const before = editor.state
    hand.down(node('a'), at(150, 150))
    const held = editor.state
    hand.move(at(170, 400))
    expect(editor.rested).toBe(held)
    expect(held.design).toBe(before.design)
    hand.up(at(170, 400))
    expect(editor.rested).toBe(editor.state)
  })

  it('lines up with the middle of the page and with its safe margin', () => {
    pull(node('a'), { x: 150, y: 150 }, { x: 536, y: 823 })
    expect(leaf('a').x).toBe(490)
    pull(node('b'), { x: 450, y: 350 }, { x: 129, y: 550 })
    expect(leaf('b').x).toBeCloseTo(75.6)
  })

  it('keeps to one axis with shift, and control snaps to nothing', () => {
    pull(node('a'), { x: 150, y: 150 }, { x: 260, y: 171 }, { shift: true, control: true })
    expect(leaf('a')).toMatchObject({ x: 210, y: 100 })
    pull(node('b'), { x: 450, y: 350 }, { x: 538, y: 358 }, { control: true })
    expect(leaf('b').x).toBe(488)
  })

  it('leaves a copy behind with alt', () => {
    pull(node('a'), { x: 150, y: 150 }, { x: 160, y: 550 }, { alt: true, control: true })
    expect(editor.page.nodes).toHaveLength(4)
    expect(leaf('a')).toMatchObject({ x: 100, y: 100 })
    expect(leaf(editor.state.selection[0] ?? '')).toMatchObject({ x: 110, y: 500 })
  })

  it('is taken back by escape', () => {
    hand.down(node('a'), at(150, 150))
    hand.move(at(300, 300))
    hand.cancel()
    expect(leaf('a')).toMatchObject({ x: 100, y: 100 })
    expect(editor.state.canUndo).toBe(false)
  })
})

describe('handles', () => {
  it('pull a side or a corner, the opposite one staying', () => {
    editor.select('a')
    pull({ on: 'handle', handle: { x: 1, y: 0 } }, { x: 200, y: 150 }, { x: 263, y: 900 }, { control: true })
    expect(leaf('a')).toMatchObject({ x: 100, y: 100, width: 163, height: 100 })
    pull({ on: 'handle', handle: { x: -1, y: -1 } }, { x: 100, y: 100 }, { x: 63, y: 80 }, { control: true })
    expect(leaf('a')).toMatchObject({ x: 63, y: 80, width: 200, height: 120 })
  })

  it('let a turned element grow along its own sides', () => {
    editor.select('a').set({ rotation: 30 })
    const before = corners(leaf('a')).map((corner) => turned(corner, middle(leaf('a')), 30))
    const grip = before[2] ?? { x: 0, y: 0 }
    pull({ on: 'handle', handle: { x: 1, y: 1 } }, grip, { x: grip.x + 60, y: grip.y + 90 })
    const after = corners(leaf('a')).map((corner) => turned(corner, middle(leaf('a')), 30))
    expect(after[0]?.x).toBeCloseTo(before[0]?.x ?? 0, 1)
    expect(after[0]?.y).toBeCloseTo(before[0]?.y ?? 0, 1)
    expect(after[2]?.x).toBeCloseTo(grip.x + 60, 1)
    expect(after[2]?.y).toBeCloseTo(grip.y + 90, 1)
  })

  it('make words grow at a corner, and break anew at a side', () => {
    editor.select('t')
    pull({ on: 'handle', handle: { x: 1, y: 1 } }, { x: 500, y: 800 }, { x: 700, y: 850 }, { control: true })
    expect(leaf('t')).toMatchObject({ width: 600, height: 150, size: 60 })
    pull({ on: 'handle', handle: { x: 1, y: 0 } }, { x: 700, y: 775 }, { x: 500, y: 775 }, { control: true })
    expect(leaf('t')).toMatchObject({ width: 400, size: 60 })
  })

  it('scale several as one picture', () => {
    editor.select('a', 'b')
    pull({ on: 'handle', handle: { x: 1, y: 1 } }, { x: 500, y: 400 }, { x: 900, y: 700 }, { control: true })
    expect(leaf('a')).toMatchObject({ x: 100, y: 100, width: 200, height: 200 })
    expect(leaf('b')).toMatchObject({ x: 700, y: 500, width: 200, height: 200 })
  })

  it('never turn an element inside out', () => {
    editor.select('a')
    pull({ on: 'handle', handle: { x: 1, y: 1 } }, { x: 200, y: 200 }, { x: -500, y: -500 })
    expect(leaf('a').width).toBeGreaterThan(0)
    expect(leaf('a').height).toBeGreaterThan(0)
  })

  it('turn freely, resting at the eighths of a turn and by fifteen degrees with shift', () => {
    editor.select('a')
    const hints = pull({ on: 'turn' }, { x: 150, y: 80 }, { x: 219, y: 152 })
    expect(leaf('a').rotation).toBe(90)
    expect(hints.reading).toEqual({ type: 'angle', degrees: 90 })
    pull({ on: 'turn' }, { x: 220, y: 150 }, { x: 219, y: 172 }, { shift: true })
    expect(leaf('a').rotation % 15).toBe(0)
    expect(boundsOf(leaf('a')).width).toBeGreaterThan(100)
  })
})

describe('picking', () => {
  it('takes what lies in the frame that is pulled over the page', () => {
    pull({ on: 'stage' }, { x: 50, y: 50 }, { x: 450, y: 350 })
    expect(editor.state.selection).toEqual(['a', 'b'])
  })

  it('takes the group for its element, and the element once the group is opened', () => {
    editor.select('a', 'b').group().select()
    hand.down(node('a'), at(150, 150))
    hand.up(at(150, 150))
    expect(editor.state.selection).toEqual(['g1'])
    hand.open('a')
    expect(editor.state.selection).toEqual(['a'])
    hand.cancel()
    expect(editor.state.selection).toEqual(['g1'])
  })

  it('adds and takes away with shift, and opens a text to be written in', () => {
    const click = (id: string, keys: Partial<PointerInput> = {}) => {
      hand.down(node(id), at(0, 0, keys))
      hand.up(at(0, 0, keys))
    }
    click('a')
    click('b', { shift: true })
    expect(editor.state.selection).toEqual(['a', 'b'])
    click('a', { shift: true })
    expect(editor.state.selection).toEqual(['b'])
    expect(hand.open('t')).toBe('t')
    expect(hand.open('a')).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { stageOf } from '../document/design.ts'
import { safeZonesOf } from '../geometry/safe-zones.ts'
import { templateSources } from '../templates/index.ts'
import { drawnRatios } from '../templates/template.ts'
import { bringInside, isInside } from './bring-inside.ts'
import { Editor } from './editor.ts'

const designs = templateSources.flatMap(({ key, designs: own }) =>
  drawnRatios.map((ratio) => ({ name: `${key} ${ratio}`, design: own[ratio] })),
)

test.each(designs)(
  'the words of $name come inside every zone, and one undo takes them back',
  ({ design }) => {
    const stage = stageOf(design.ratio)
    for (const { inset } of safeZonesOf(design.ratio, stage)) {
      const editor = new Editor(design)
      editor.change(bringInside(editor.page, stage, inset))
      expect(isInside(editor.page, stage, inset)).toBe(true)
      // Inside, there is nothing left to do.
      expect(bringInside(editor.page, stage, inset)).toEqual([])
      expect(editor.undo().state.design).toEqual(new Editor(design).state.design)
    }
  },
)

test('turned words come inside too, locked ones stay', () => {
  const editor = new Editor({
    pages: [
      {
        nodes: [
          { id: 'a', kind: 'text', x: -40, y: 500, width: 400, height: 80, rotation: 30 },
          { id: 'b', kind: 'text', x: 0, y: 0, width: 400, height: 80, isLocked: true },
        ],
      },
    ],
  })
  const inset = { top: 0, right: 135, bottom: 0, left: 135 }
  const changes = bringInside(editor.page, editor.stage, inset)
  expect(changes.map(({ id }) => id)).toEqual(['a'])
  editor.change(changes).select('a')
  expect(editor.bounds?.x).toBeGreaterThanOrEqual(134)
})

test('one that stands outside alone is pushed in, and nothing else moves or shrinks', () => {
  const editor = new Editor({
    pages: [
      {
        nodes: [
          { id: 'a', kind: 'text', x: 20, y: 60, width: 300, height: 80, size: 60 },
          { id: 'b', kind: 'text', x: 200, y: 500, width: 300, height: 80 },
        ],
      },
    ],
  })
  const inset = { top: 0, right: 135, bottom: 0, left: 135 }
  expect(bringInside(editor.page, editor.stage, inset)).toEqual([{ id: 'a', set: { x: 135, y: 60 } }])
})

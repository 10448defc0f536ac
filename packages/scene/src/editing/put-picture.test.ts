import { expect, test } from 'vitest'
import { repair } from '../document/design.ts'
import { Editor } from './editor.ts'
import { chosenFrame, putBehind, putPicture, waitingFrame } from './put-picture.ts'

const wide = { asset: 'photo-1', width: 2000, height: 1000 }

const editorWith = (...nodes: object[]) => new Editor(repair({ ratio: '1:1', pages: [{ nodes }] }))

test('a new picture keeps its own form and stands where it was let go', () => {
  const editor = putPicture(editorWith(), wide, { at: { x: 300, y: 400 } })
  const [node] = editor.selected
  if (node?.kind !== 'image') throw new Error('An image was to be chosen.')
  expect(node.width / node.height).toBeCloseTo(2)
  expect([node.x + node.width / 2, node.y + node.height / 2]).toEqual([300, 400])
  expect(node.asset).toBe('photo-1')
})

test('a frame takes a picture, shows its middle again, and one undo takes it back', () => {
  const editor = editorWith({ id: 'a', kind: 'shape', form: 'circle', zoom: 300, focusX: 10 })
  const before = editor.state.design
  editor.select('a')
  expect(chosenFrame(editor)?.id).toBe('a')
  putPicture(editor, wide, { into: 'a' })
  expect(editor.node('a')).toMatchObject({ asset: 'photo-1', zoom: 100, focusX: 50 })
  expect(editor.undo().state.design).toEqual(before)
})

test('words, locked frames and several elements are no frame', () => {
  const editor = editorWith(
    { id: 'a', kind: 'text' },
    { id: 'b', kind: 'image', isLocked: true },
    { id: 'c', kind: 'image' },
  )
  expect(chosenFrame(editor.select('a'))).toBeNull()
  expect(chosenFrame(editor.select('b'))).toBeNull()
  expect(chosenFrame(editor.select('c', 'a'))).toBeNull()
  const before = editor.state.design
  expect(putPicture(editor, wide, { into: 'b' }).state.design).toBe(before)
})

test('behind the page stands one picture, whoever was there before', () => {
  const editor = editorWith({ id: 'a', kind: 'text' })
  putBehind(editor, wide)
  expect(editor.page.nodes.map((node) => node.kind)).toEqual(['image', 'text'])
  expect(editor.page.nodes[0]).toMatchObject({ x: 0, y: 0, ...editor.stage })
  putBehind(editor, { ...wide, asset: 'photo-2' })
  expect(editor.page.nodes).toHaveLength(2)
  expect(editor.page.nodes[0]).toMatchObject({ asset: 'photo-2' })
})

test('where nothing is chosen, the first frame that is still empty waits for a picture', () => {
  const editor = editorWith(
    { id: 'a', kind: 'image', asset: 'photo-2' },
    { id: 'b', kind: 'image', role: 'logo' },
    {
      kind: 'group',
      children: [
        { id: 'c', kind: 'image' },
        { id: 'd', kind: 'text' },
      ],
    },
  )
  expect(waitingFrame(editor)?.id).toBe('c')
  expect(waitingFrame(editor.select('a'))?.id).toBe('a')
  putPicture(editor.select('d'), wide, { into: 'c' })
  expect(waitingFrame(editor.select('d'))).toBeNull()
})

import { expect, test } from 'vitest'
import { type Design, repair } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import { dressAs } from './dress.ts'

type Words = readonly [role: string, content: string]
const design = (...pages: readonly (readonly Words[])[]): Design =>
  repair({
    pages: pages.map((texts) => ({
      nodes: texts.map(([role, content]) => ({ kind: 'text', role, content })),
    })),
  })
const contents = ({ pages }: Design) =>
  pages.map((page) => leavesOf(page.nodes).map((leaf) => (leaf.kind === 'text' ? leaf.content : leaf.kind)))

const loaded = design([
  ['heading1', 'Votre titre'],
  ['description', 'Un'],
  ['description', 'Deux'],
])
const template = design([
  ['description', 'Premier'],
  ['heading1', 'Le titre'],
  ['description', 'Second'],
])

test('words somebody wrote stand where the template has words of their role, in their order', () => {
  const current = design([
    ['heading1', 'Pain frais'],
    ['description', 'Un'],
    ['description', 'Dès 7 heures'],
  ])
  expect(contents(dressAs(current, [loaded], template))).toEqual([['Premier', 'Pain frais', 'Dès 7 heures']])
})

test('samples of any design that was loaded stay behind, so that one template after another leaves no trace', () => {
  const once = dressAs(loaded, [loaded], template)
  expect(once).toEqual(template)
  const other = design([
    ['heading1', 'Autre'],
    ['description', 'Suite'],
  ])
  expect(contents(dressAs(once, [loaded, template], other))).toEqual([['Autre', 'Suite']])
  // Undone in between: what was first there is known as a sample still.
  expect(contents(dressAs(loaded, [loaded, template], other))).toEqual([['Autre', 'Suite']])
})

test('a page takes the words of the page in its place; others keep what the template says', () => {
  const current = design([['heading1', 'Une']], [['heading1', 'Deuxième']])
  const two = design(
    [['heading1', 'a']],
    [
      ['heading2', 'b'],
      ['heading1', 'c'],
    ],
    [['heading1', 'd']],
  )
  expect(contents(dressAs(current, [], two))).toEqual([['Une'], ['b', 'Deuxième'], ['d']])
})

test('words in a group are found and taken like any others; what is empty was emptied', () => {
  const grouped = repair({
    pages: [
      { nodes: [{ kind: 'group', children: [{ kind: 'text', role: 'heading1', content: 'Modèle' }] }] },
    ],
  })
  expect(contents(dressAs(design([['heading1', '']]), [loaded], grouped))).toEqual([['']])
})

test('the ratio stays what was drawn on', () => {
  expect(dressAs({ ...loaded, ratio: '9:16' }, [loaded], template).ratio).toBe('9:16')
})

test('a picture somebody laid in takes the first frame, and a sample picture stays behind', () => {
  const framed = (...assets: readonly (string | null)[]) =>
    repair({
      pages: [{ nodes: assets.map((asset) => ({ kind: 'image', role: 'publicationImage', asset })) }],
    })
  const assetsIn = ({ pages }: Design) =>
    pages.flatMap((page) =>
      leavesOf(page.nodes).map((leaf) => (leaf.kind === 'image' ? leaf.asset : leaf.kind)),
    )
  const first = framed('sample')
  expect(assetsIn(dressAs(framed('mine'), [first], framed(null, 'theirs')))).toEqual(['mine', 'theirs'])
  expect(assetsIn(dressAs(framed('sample'), [first], framed(null)))).toEqual([null])
})

import type { Design } from '@postelier/scene'
import { repair } from '@postelier/scene'
import { expect, it } from 'vitest'
import { hasFrame, photoOn, withGround, withPageAfter, withPhoto } from './photo-in-design.ts'

const frame = (id: string, asset: string | null, more: object = {}) => ({
  kind: 'image',
  role: 'publicationImage',
  id,
  asset,
  ...more,
})
const drawn: Design = repair({
  pages: [
    {
      nodes: [
        { kind: 'image', role: 'logo', id: 'logo', asset: 'aaaaaaaaaaaaaaaaaaaaaa' },
        { kind: 'group', id: 'group', children: [frame('in', 'bbbbbbbbbbbbbbbbbbbbbb', { zoom: 200 })] },
      ],
    },
    { nodes: [frame('other', 'bbbbbbbbbbbbbbbbbbbbbb')] },
  ],
})

it('is what the first frame of the page shows, and no logo', () => {
  expect([photoOn(drawn, 0), photoOn(drawn, 1), photoOn(drawn, 2)]).toEqual([
    'bbbbbbbbbbbbbbbbbbbbbb',
    'bbbbbbbbbbbbbbbbbbbbbb',
    null,
  ])
})

it('is changed on its page alone, whole, and changed back', () => {
  const changed = withPhoto(drawn, 0, 'cccccccccccccccccccccc')
  expect([photoOn(changed, 0), photoOn(changed, 1)]).toEqual([
    'cccccccccccccccccccccc',
    'bbbbbbbbbbbbbbbbbbbbbb',
  ])
  const [logo, group] = changed.pages[0]?.nodes ?? []
  expect(logo).toEqual(drawn.pages[0]?.nodes[0])
  expect(group).toMatchObject({ children: [{ zoom: 100 }] })
})

it('comes first into a frame that waits for one, and a page without a frame has no room', () => {
  const bare: Design = repair({ pages: [{ nodes: [frame('empty', null)] }, { nodes: [] }] })
  expect([hasFrame(bare, 0), hasFrame(bare, 1), photoOn(bare, 0)]).toEqual([true, false, null])
  expect(photoOn(withPhoto(bare, 0, 'cccccccccccccccccccccc'), 0)).toBe('cccccccccccccccccccccc')
})

it('lies behind everything on a page that has no frame, and is changed there like any other', () => {
  const bare: Design = repair({ pages: [{ nodes: [{ kind: 'text', id: 'words', content: 'Bonjour' }] }] })
  const behind = repair(withGround(bare, 0, 'cccccccccccccccccccccc'))
  expect(behind.pages[0]?.nodes.map(({ kind }) => kind)).toEqual(['image', 'text'])
  expect(behind.pages[0]?.nodes[0]).toMatchObject({ x: 0, y: 0 })
  expect([hasFrame(behind, 0), photoOn(behind, 0)]).toEqual([true, 'cccccccccccccccccccccc'])
})

it('a page more is like the one before it, under a name of its own, up to the most there may be', () => {
  const more = withPageAfter(drawn, 0)
  expect(more.pages.map(({ nodes }) => nodes.length)).toEqual([2, 2, 1])
  expect(new Set(more.pages.map(({ id }) => id)).size).toBe(3)
  const full = Array.from({ length: 12 }).reduce<Design>((design) => withPageAfter(design, 0), drawn)
  expect(full.pages.length).toBe(10)
  expect(repair(full).pages.length).toBe(10)
})

import type { Design } from '@postelier/scene'
import { repair } from '@postelier/scene'
import { expect, it } from 'vitest'
import { hasFrame, photoOn, withPhoto } from './photo-in-design.ts'

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

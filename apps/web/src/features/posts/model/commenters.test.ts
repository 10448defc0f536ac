import { expect, test } from 'vitest'
import { commentersAmong } from '#features/posts/model/commenters.ts'

test('a first comment is offered for networks that have comments, unless none of their linked pages lets us write one', () => {
  const networks = ['linkedin', 'x', 'tiktok'] as const
  expect(commentersAmong(networks, [])).toEqual(['linkedin', 'x'])
  const linked = (takesComments: boolean) => ({ network: 'linkedin' as const, takesComments })
  expect(commentersAmong(networks, [linked(false)])).toEqual(['x'])
  expect(commentersAmong(networks, [linked(false), linked(true)])).toEqual(['linkedin', 'x'])
})

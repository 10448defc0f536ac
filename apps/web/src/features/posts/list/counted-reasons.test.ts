import { expect, it } from 'vitest'
import { countedReasons } from '#features/posts/list/counted-reasons.ts'

it('says each reason once, and of how many posts; what was done has none', () => {
  const counts = countedReasons([
    { id: 'a', refused: 'Sans date.' },
    { id: 'b', refused: null },
    { id: 'c', refused: 'Passée.' },
    { id: 'd', refused: 'Sans date.' },
  ])
  expect([...counts]).toEqual([
    ['Sans date.', 2],
    ['Passée.', 1],
  ])
})

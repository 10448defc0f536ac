import { beforeAll, describe, expect, test } from 'vitest'
import { judgePost } from './judges.ts'
import { namelessPicture } from './pictures.ts'
import { commissionOf } from './planted.ts'
import { repeatedSentences } from './run-faults.ts'
import { type Month, writeMonth } from './write-month.ts'

/** One business of each language; `npm run bench -- copy` writes for all, in each voice, and from what was read of their sites. */
describe.each(['baker', 'software', 'florist', 'workshop'] as const)('a month of posts of the %s', (key) => {
  const commission = commissionOf(key)
  let month: Month
  beforeAll(async () => {
    month = await writeMonth(commission, 30, key)
  })

  test('holds no sentence that is untrue, said twice, too long or in another voice', () => {
    const texts = [...month.posts, ...month.others, ...month.words]
    expect(texts.flatMap((post) => judgePost(post, commission))).toEqual([])
    expect(repeatedSentences(month.posts, commission)).toEqual([])
    expect(month.overflowing).toEqual([])
  })

  test('is a month: enough posts, each subject one of them, each picture of its thing', () => {
    expect(month.drafts).toBeGreaterThanOrEqual(12)
    expect(month.short).toBe(0)
    expect(month.pictures.flatMap(namelessPicture)).toEqual([])
  })
})

import { readSite } from '@postelier/reading'
import { expect, test } from 'vitest'
import { judgeReading } from './judge-reading.ts'
import { businessesWithSite, labelledOn, readLabels } from './labels.ts'
import { readFromFiles } from './read-from-files.ts'

const origin = 'http://site.example'
const wait = async () => undefined

const readings = new Map(
  await Promise.all(
    businessesWithSite.map(
      async (key) =>
        [key, await readSite(`${origin}/`, { fetch: readFromFiles(key, origin), today: labelledOn, wait })] as const,
    ),
  ),
)
const readingOf = (key: (typeof businessesWithSite)[number]) => {
  const reading = readings.get(key)
  if (!reading) throw new Error(`${key} was not read`)
  return reading
}

test.each(businessesWithSite)('%s: most of what was labelled is found, and what is found is right', (key) => {
  const judged = judgeReading(readingOf(key), readLabels(key, origin))
  const { recall, precision, kinds } = judged
  const round = (share: number) => share.toFixed(2)
  process.stdout.write(
    `${key}: ${judged.found}/${judged.labelled} found (${round(recall)}), ${judged.right}/${judged.read} right (${round(precision)}), kinds ${round(kinds)}\n`,
  )
  if (process.env.SITES_DETAIL) process.stdout.write(`${JSON.stringify(judged, null, 1)}\n`)
  expect(judged.falseValues).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.8)
  expect(precision).toBeGreaterThanOrEqual(0.9)
  expect(kinds).toBeGreaterThanOrEqual(0.7)
})

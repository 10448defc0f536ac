import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planChunks, planUpload } from './plan-chunks.ts'

// Facts 9.4.
test.each([
  [3_000_000, 3_000_000, 1, 'bytes 0-2999999/3000000'],
  [50_000_123, 10_000_000, 5, 'bytes 40000000-50000122/50000123'],
  [64_000_000, 64_000_000, 1, 'bytes 0-63999999/64000000'],
  [70_000_000, 10_000_000, 7, 'bytes 60000000-69999999/70000000'],
  [1_000_000_000, 64_000_000, 15, 'bytes 896000000-999999999/1000000000'],
])('%i bytes in chunks of %i', (size, chunkSize, count, last) => {
  const { chunks } = planChunks(size, chunkSize)
  expect(chunks).toHaveLength(count)
  expect(chunks.at(-1)?.range).toBe(last)
})

test('whatever the size, the chunks are one after the other, whole, and within the limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4_000_000_000 }), (size) => {
      const { chunkSize, chunks } = planUpload(size)
      expect(chunks.length).toBe(Math.floor(size / chunkSize))
      expect(chunks.length).toBeLessThanOrEqual(1000)
      if (size < 5_000_000) expect(chunkSize).toBe(size)
      else expect(chunkSize).toBeGreaterThanOrEqual(5_242_880 > size ? size : Math.min(size, 5_242_880))
      expect(chunkSize).toBeLessThanOrEqual(64_000_000)
      let at = 0
      for (const { from, to } of chunks) {
        expect(from).toBe(at)
        expect(to - from).toBeLessThanOrEqual(128_000_000)
        at = to
      }
      expect(at).toBe(size)
    }),
  )
})

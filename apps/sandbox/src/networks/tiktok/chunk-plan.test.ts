import { describe, expect, test } from 'vitest'
import { faultOfPlan, parseContentRange, statusOfChunk } from './chunk-plan.ts'

describe('a chunk plan', () => {
  test.each([
    [3_000_000, 3_000_000, 1, 'bytes 0-2999999/3000000'],
    [50_000_123, 10_000_000, 5, 'bytes 40000000-50000122/50000123'],
    [64_000_000, 64_000_000, 1, 'bytes 0-63999999/64000000'],
    [70_000_000, 10_000_000, 7, 'bytes 60000000-69999999/70000000'],
    [1_000_000_000, 64_000_000, 15, 'bytes 896000000-999999999/1000000000'],
  ])('of %i bytes in pieces of %i is %i pieces', (size, chunkSize, count, lastRange) => {
    const plan = { size, chunkSize, count }
    expect(faultOfPlan(plan)).toBeUndefined()
    const range = parseContentRange(lastRange)
    const byteCount = range ? range.last - range.first + 1 : 0
    expect(statusOfChunk(plan, (count - 1) * chunkSize, range, byteCount)).toBe(201)
  })

  test.each([
    ['rounded up', 50_000_123, 10_000_000, 6],
    ['a small film in pieces', 3_000_000, 1_000_000, 3],
    ['pieces too small', 50_000_000, 4_000_000, 12],
    ['pieces too large', 140_000_000, 70_000_000, 2],
    ['a large film in one piece', 70_000_000, 70_000_000, 1],
    ['a piece larger than the film', 6_000_000, 7_000_000, 1],
    ['more than a thousand', 4_294_000_000, 4_290_000, 1000],
    ['nothing', 0, 0, 1],
    ['a film beyond 4 GB', 5_000_000_000, 64_000_000, 78],
  ])('%s is refused', (_why, size, chunkSize, count) => {
    expect(faultOfPlan({ size, chunkSize, count })).toBeTypeOf('string')
  })
})

describe('a chunk', () => {
  const plan = { size: 23_000_000, chunkSize: 10_000_000, count: 2 }
  const send = (header: string, received: number, byteCount: number) =>
    statusOfChunk(plan, received, parseContentRange(header), byteCount)

  test('is taken in order', () => {
    expect(send('bytes 0-9999999/23000000', 0, 10_000_000)).toBe(206)
    expect(send('bytes 10000000-22999999/23000000', 10_000_000, 13_000_000)).toBe(201)
  })

  test.each([
    ['out of order', 'bytes 10000000-22999999/23000000', 0, 13_000_000, 416],
    ['sent again', 'bytes 0-9999999/23000000', 10_000_000, 10_000_000, 416],
    ['of another length than planned', 'bytes 0-8999999/23000000', 0, 9_000_000, 416],
    ['of another film', 'bytes 0-9999999/24000000', 0, 10_000_000, 400],
    ['shorter than its header says', 'bytes 0-9999999/23000000', 0, 9_000_000, 400],
    ['without a header', '', 0, 10_000_000, 400],
    ['backwards', 'bytes 9-0/23000000', 0, 10, 400],
  ])('%s is refused', (_why, header, received, byteCount, status) => {
    expect(send(header, received, byteCount)).toBe(status)
  })
})

// What a drawing may take of the machine: its renderer asks no heap for memory, so that only its process can be limited.
import { expect, it } from 'vitest'
import { encodeApart } from './encode-apart.ts'

/** Each level holds a layer of its own, 16 MB as large as pictures are kept, until all within it is drawn. */
const layers = (levels: number) => {
  const [open, close] = ['<g opacity=".9"><rect width="2048" height="2048" fill="#a5123f"/>', '</g>']
  const inside = open.repeat(levels) + close.repeat(levels)
  return {
    kind: 'svg' as const,
    input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="2048">${inside}</svg>`),
  }
}

/** Not time is to end it. */
const patient = { drawingMs: 300_000 }

it('ends a drawing whose layers take more than a gigabyte, and takes the next one in', async () => {
  expect((await encodeApart(layers(10), patient)).widthPx).toBe(2048)
  await expect(encodeApart(layers(90), patient)).rejects.toMatchObject({
    code: 'unreadablePicture',
    cause: { message: 'Its decoder was lost.' },
  })
  expect((await encodeApart(layers(10), patient)).widthPx).toBe(2048)
})

import { markAsGenerated } from '@postelier/engines'
import sharp from 'sharp'
import { expect, it } from 'vitest'

const drawn = () => sharp({ create: { width: 60, height: 40, channels: 4, background: '#b23a13cc' } })

it.each([
  ['png', drawn().png()],
  ['jpeg', drawn().jpeg()],
  ['webp', drawn().webp()],
  ['webp without loss', drawn().webp({ lossless: true })],
  ['webp with a profile', drawn().webp().withIccProfile('p3')],
])('a generated picture says so in its metadata, and shows the same: %s', async (_, made) => {
  const bytes = await made.toBuffer()
  const marked = Buffer.from(markAsGenerated(bytes))
  const { xmp, width, height } = await sharp(marked).metadata()
  expect([width, height, xmp?.toString()]).toEqual([
    60,
    40,
    expect.stringContaining('trainedAlgorithmicMedia'),
  ])
  const pointsOf = (of: Buffer) => sharp(of).raw().toBuffer()
  expect((await pointsOf(marked)).equals(await pointsOf(bytes))).toBe(true)
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { flatPicture, openTestPainter, wishOf } from '../../testing/painting.ts'
import { DecodingFailed, PictureBook } from './picture-book.ts'

const size = { width: 40, height: 40 }
/** A decoder that says each of these in turn, then decodes. */
function bookThatHears(...faults: string[]) {
  let calls = 0
  const book = new PictureBook(async () => {
    const fault = faults[calls++]
    if (fault !== undefined) throw new Error(fault)
    return createCanvas(40, 40)
  })
  return { book, calls: () => calls }
}

describe('a decoder that fails', () => {
  it.each(['timeout: 88% complete\nVipsImage: killed for image "temp-190"', 'out of memory -- size == 48MB'])(
    'for want of room or time says nothing about the picture: %s',
    async (fault) => {
      const asset = { hash: 'one', bytes: await flatPicture(40, 40, { r: 200, g: 30, b: 30 }) }
      const { book } = bookThatHears(fault)
      await expect(book.decoded(asset, size, 1)).rejects.toThrow(DecodingFailed)
      expect(await book.sizeOf(asset)).toEqual(size)
      expect(await book.decoded(asset, size, 1)).not.toBeNull()
    },
  )

  it('because of the bytes makes them no picture from then on', async () => {
    const asset = { hash: 'one', bytes: await flatPicture(40, 40, { r: 200, g: 30, b: 30 }) }
    const { book } = bookThatHears('VipsJpeg: premature end of JPEG image')
    expect(await book.decoded(asset, size, 1)).toBeNull()
    expect(await book.sizeOf(asset)).toBeNull()
  })
})

describe('a picture whose photo was not decoded in time', () => {
  it('is refused, said once, and kept nowhere: asked for again it is painted', async () => {
    const program = join(mkdtempSync(join(tmpdir(), 'postelier-slow-')), 'slow.mjs')
    writeFileSync(
      program,
      `let asked = 0
      process.on('message', ({ id }) => process.send(asked++ === 0
        ? { id, fault: { reason: 'undecoded', detail: 'timeout: 1% complete' }, residentBytes: 1 }
        : { id, picture: { bytes: new Uint8Array([7]), width: 1, height: 1, type: 'image/png', remarks: [] }, residentBytes: 1 }))
      process.once('disconnect', () => process.exit(0))`,
    )
    const { painter, warnings } = openTestPainter({ program })
    const input = wishOf([])
    await expect(painter.paint(input)).rejects.toMatchObject({ reason: 'undecoded', code: 'unavailable' })
    expect(warnings.filter(([, words]) => words === 'a picture was not decoded in time')).toHaveLength(1)
    expect([...(await painter.paint(input)).bytes]).toEqual([7])
    await painter.close()
  })
})

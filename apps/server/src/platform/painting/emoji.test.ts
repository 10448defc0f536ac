// An emoji is drawn, or leaves a frame and a word. That every one of Unicode has its drawing is proven in the deep run.
import { FontBook, facesOf, paintPage, repair, stageOf } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { openTestPainter, testBrand, wishOf } from '../../testing/painting.ts'
import { emojiDrawing } from './emoji-drawings.ts'
import { emojiKeys } from './emoji-set.ts'
import { readFace } from './read-faces.ts'

describe('emoji', () => {
  it('without a drawing leave a frame, and are named', async () => {
    // A tone is typed with a person, never alone.
    const lacking = '🏻'
    const design = repair({
      pages: [{ nodes: [{ kind: 'text', content: lacking, width: 300, height: 300 }] }],
    })
    const fonts = new FontBook(readFace)
    await fonts.load(facesOf(design, testBrand))
    const [page] = design.pages
    if (!page) throw new Error('A design has a page.')
    const { drawings, remarks } = paintPage(page, stageOf('1:1'), {
      brand: testBrand,
      language: 'fr',
      fonts,
      assetSize: () => null,
      collection: () => null,
      emoji: () => null,
      motif: () => null,
    })
    expect(remarks).toEqual([{ type: 'missingCharacters', node: 'n1', characters: [lacking] }])
    expect(JSON.stringify(drawings)).toContain('"stroke"')
  })

  it('of the whole set are read without a fault', () => {
    const keys = emojiKeys()
    expect(keys.length).toBeGreaterThan(3_900)
    expect(keys.filter((key) => !emojiDrawing(key)?.length)).toEqual([])
  })

  it('and unknown fonts, numbers that are none and absurd sizes are made good before they are painted', async () => {
    const { painter } = openTestPainter()
    const picture = await painter.paint(
      wishOf([
        {
          kind: 'text',
          family: '../../etc/passwd',
          size: Number.NaN,
          x: Number.POSITIVE_INFINITY,
          content: 'Bonjour',
        },
        {
          kind: 'shape',
          width: Number.NaN,
          rotation: Number.NaN,
          opacity: Number.NaN,
          fill: { type: 'linear', stops: [{ at: Number.NaN }] },
        },
        { kind: 'image', asset: '../../../etc/passwd', x: -1e300, width: 1e300 },
        { kind: 'unheard-of' },
      ]),
    )
    expect([picture.width, picture.height]).toEqual([1_080, 1_080])
    await painter.close()
  })
})

import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import {
  assetsOf,
  type Brand,
  type Design,
  FontBook,
  facesOf,
  type Language,
  paintPage,
  type Remark,
  stageOf,
} from '@postelier/scene'
import { emojiDrawing } from '../../platform/painting/emoji-drawings.ts'
import { paintCanvas } from '../../platform/painting/paint-canvas.ts'
import { readFace } from '../../platform/painting/read-faces.ts'

/** What paints: in this process for now, behind the face of a painter that has workers of its own. */
export interface Painter {
  paint(work: {
    readonly design: Design
    readonly page: number
    readonly brand: Brand
    readonly language: Language
    readonly readAsset: (asset: string) => Promise<Uint8Array | null>
    readonly output: { readonly format: 'jpeg'; readonly width: number }
  }): Promise<{
    readonly bytes: Uint8Array
    readonly width: number
    readonly height: number
    readonly type: string
    readonly remarks: readonly Remark[]
  }>
}

const quality = 84

export function createPainter(): Painter {
  const fonts = new FontBook(readFace)
  // One at a time: a wall of previews asks for all of them at once, and other requests want their turn.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.then(breathe, breathe)
    return mine
  }
  return {
    paint: ({ design, page, brand, language, readAsset, output }) =>
      inTurn(async () => {
        const shown = design.pages[page]
        if (!shown) throw new RangeError(`The design has no page ${page}.`)
        const one: Design = { ...design, pages: [shown] }
        const pictures = new Map<string, Image>()
        for (const asset of assetsOf(one, brand)) {
          const bytes = await readAsset(asset)
          if (bytes) pictures.set(asset, await loadImage(bytes))
        }
        await fonts.load(facesOf(one, brand))
        const stage = stageOf(design.ratio)
        const { drawings, remarks } = paintPage(shown, stage, {
          ...{ brand, language, fonts, emoji: emojiDrawing, motif: () => null },
          assetSize: (asset) => {
            const picture = pictures.get(asset)
            return picture ? { width: picture.width, height: picture.height } : null
          },
        })
        const canvas = paintCanvas(drawings, { ...stage, scale: output.width / stage.width, pictures })
        const { width, height } = canvas
        // JPEG has no holes: what is left open is paper.
        const sheet = createCanvas(width, height)
        const context = sheet.getContext('2d')
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, width, height)
        context.drawImage(canvas, 0, 0)
        return { bytes: sheet.toBuffer('image/jpeg', quality), width, height, type: 'image/jpeg', remarks }
      }),
  }
}

/** Native memory is given back only when the event loop comes round. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

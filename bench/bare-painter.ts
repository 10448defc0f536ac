// The least a picture can cost: its drawings are there, its photo is decoded, nothing is looked up and nothing sent. In a
// process of its own, under the settings of a painting process, so that the two differ in nothing else.
import { type Design, stageOf } from '@postelier/scene'
import { encodeCanvas } from '../apps/server/src/platform/painting/encode-canvas.ts'
import { paintCanvas } from '../apps/server/src/platform/painting/paint-canvas.ts'
import { preparePicture } from '../apps/server/src/platform/painting/paint-picture.ts'
import { makeLogo, makePhoto } from '../tools/proofs/proof-pictures.ts'
import { postBrand, postDesign } from './post-design.ts'

export interface BareInput {
  format: 'jpeg' | 'png'
  count: number
}

const design: Design = postDesign(0)
const stage = stageOf(design.ratio)
const prepared = await preparePicture({
  design,
  brand: postBrand,
  language: 'fr',
  assets: {
    photo: { hash: 'photo', bytes: await makePhoto(1600, 1200) },
    logo: { hash: 'logo', bytes: await makeLogo(420, 160) },
  },
  motifs: {},
  output: { format: 'png' },
})

async function paintBare({ format, count }: BareInput): Promise<void> {
  for (let index = 0; index < count; index++) {
    const canvas = paintCanvas(prepared.drawings, { ...stage, scale: 1, pictures: prepared.decoded })
    await new Promise((resolve) => setImmediate(resolve))
    await encodeCanvas(canvas, { format, ...stage })
  }
}

process.on('message', (input) => {
  paintBare(input as BareInput).then(
    () => process.send?.('done'),
    () => process.exit(1),
  )
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')

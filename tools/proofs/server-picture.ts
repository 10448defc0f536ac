// The server's picture of a design, drawn in this process: the same steps as in a painting process, without its file.
import { type Brand, type Design, leavesOf, type Motif, motifByName, stageOf, toSvg } from '@postelier/scene'
import { paintCanvas } from '../../apps/server/src/platform/painting/paint-canvas.ts'
import { preparePicture } from '../../apps/server/src/platform/painting/paint-picture.ts'
import type { TaskAsset } from '../../apps/server/src/platform/painting/paint-task.ts'

export interface TwoWays {
  svg: string
  pixels: Buffer
  width: number
  height: number
}

/** The first page as one list of drawings, as the browser's SVG and as the server's pixels. */
export async function drawTwoWays(
  design: Design,
  brand: Brand,
  pictures: Readonly<Record<string, { bytes: Buffer; mime: string }>>,
): Promise<TwoWays> {
  const motifs: Record<string, Motif> = {}
  for (const leaf of leavesOf(design.pages[0]?.nodes ?? [])) {
    const motif = leaf.kind === 'illustration' && leaf.motif !== null ? motifByName(leaf.motif) : null
    if (motif) motifs[motif.name] = motif
  }
  const assets: Record<string, TaskAsset> = Object.fromEntries(
    Object.entries(pictures).map(([name, { bytes }]) => [name, { hash: name, bytes }]),
  )
  const prepared = await preparePicture({
    design,
    brand,
    language: 'fr',
    assets,
    motifs,
    output: { format: 'png' },
  })
  const { width, height } = stageOf(design.ratio)
  const canvas = paintCanvas(prepared.drawings, {
    width,
    height,
    scale: prepared.scale,
    pictures: prepared.decoded,
  })
  // On white, as a page is: what shows through is compared as it is seen.
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    for (let part = 0; part < 3; part++)
      data[at + part] = Math.round((data[at + part] ?? 0) * alpha + 255 * (1 - alpha))
    data[at + 3] = 255
  }
  const addresses = Object.fromEntries(
    Object.entries(pictures).map(([name, { bytes, mime }]) => [
      name,
      `data:${mime};base64,${bytes.toString('base64')}`,
    ]),
  )
  const body = toSvg(prepared.drawings, { prefix: 'p', addressOf: (name) => addresses[name] ?? '' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  return { svg, pixels: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height }
}

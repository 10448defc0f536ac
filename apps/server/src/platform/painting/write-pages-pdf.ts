import type { Size } from '@postelier/scene'
import type { PaintedPicture } from './paint-task.ts'

/** A pixel of the stage is a pixel of CSS: 96 to the inch, where a point is one of 72. */
const pointsPerPixel = 0.75

/** One picture a page, filling it. */
export async function writePagesPdf(
  pages: readonly Pick<PaintedPicture, 'bytes'>[],
  stage: Size,
  title: string,
): Promise<Buffer> {
  // Large, and wanted rarely.
  const { default: Pdf } = await import('pdfkit')
  const size: [number, number] = [stage.width * pointsPerPixel, stage.height * pointsPerPixel]
  const pdf = new Pdf({ size, margin: 0, autoFirstPage: false, displayTitle: true, info: { Title: title } })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  for (const { bytes } of pages) {
    pdf.addPage({ size, margin: 0 })
    pdf.image(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, 0, {
      width: size[0],
      height: size[1],
    })
  }
  pdf.end()
  return done
}

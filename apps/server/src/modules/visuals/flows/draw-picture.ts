import type { Routes } from '@postelier/contract'
import { renditionFourFive } from '@postelier/scene'
import type { Call, RawAnswer } from '../../../http/handlers.ts'
import { readPictures } from '../../media/index.ts'
import { previewOf } from '../queries/preview-of.ts'

/** What the canvas shows, as a file: the same drawings by the same painter. */
export async function drawPicture({
  params,
  query,
  language,
  platform,
  read,
}: Call<Routes['GET /api/users/{id}/graphical-line-templates/{templateId}/picture']>): Promise<RawAnswer> {
  const { page, format, density, rendition } = query
  const { design, brand, ownerId } = await read(previewOf, {
    ...query,
    accountId: params.id,
    templateId: params.templateId,
    language,
  })
  const input = {
    owner: String(params.id),
    design: rendition === '4:5' && design.ratio === '1:1' ? renditionFourFive(design) : design,
    brand,
    language: language === 'en' ? ('en' as const) : ('fr' as const),
    readAsset: async (asset: string) => (await readPictures(platform, [asset], ownerId)).get(asset) ?? null,
  }
  const name = (ending: string) => ({
    'content-disposition': `attachment; filename="postelier-${params.templateId}${ending}"`,
    'cache-control': 'private, no-cache',
  })
  if (format === 'pdf')
    return {
      body: Buffer.from(await platform.painter.pdf(input)),
      type: 'application/pdf',
      headers: name('.pdf'),
    }
  const output = { format, density: density === '2' ? (2 as const) : (1 as const) }
  const { bytes, type } = await platform.painter.paint({ ...input, page, output })
  return {
    body: Buffer.from(bytes),
    type,
    headers: name(`-${page + 1}.${format === 'jpeg' ? 'jpg' : 'png'}`),
  }
}

import { createHash } from 'node:crypto'
import type { Routes } from '@postelier/contract'
import type { Call, RawAnswer } from '../../../http/handlers.ts'
import { painterVersion } from '../../../platform/painting/painter.ts'
import { readPictures } from '../../media/index.ts'
import { previewMarkOf, previewOf } from '../queries/preview-of.ts'

/** Pictures that were drawn lately, by what they were drawn from: a gallery is looked at by many, and often. */
const drawn = new Map<string, Promise<Uint8Array>>()
const mostDrawn = 400

/** A page as a picture. Its tag says what it was drawn from, so that a browser that has it is told so without drawing. */
export async function drawPreview({
  params,
  query,
  language,
  platform,
  read,
  request,
  reply,
}: Call<Routes['GET /api/users/{id}/graphical-line-templates/{templateId}/preview']>): Promise<RawAnswer> {
  const { page, width } = query
  const asked = { ...query, accountId: params.id, templateId: params.templateId, language }
  const from = JSON.stringify([painterVersion, width, await read(previewMarkOf, asked)])
  const key = createHash('sha256').update(from).digest('base64url').slice(0, 32)
  const headers = {
    etag: `"${key}"`,
    // An address that names what it shows keeps it; who may see it can change, so never for others.
    'cache-control': query.v === '' ? 'private, no-cache' : 'private, max-age=86400',
    vary: 'Cookie, Accept-Language',
  }
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(headers.etag)) {
    reply.code(304)
    return { body: '', type: 'image/jpeg', headers }
  }
  // Read before the picture is looked for: what is not there is not found, however often it was drawn before.
  const { design, brand, ownerId } = await read(previewOf, asked)
  const bytes = await once(key, async () => {
    const readAsset = async (asset: string) =>
      (await readPictures(platform, [asset], ownerId)).get(asset) ?? null
    const output = { format: 'jpeg', width } as const
    return (
      await platform.painter.paint({
        design,
        page,
        brand,
        language,
        readAsset,
        output,
        owner: String(params.id),
      })
    ).bytes
  })
  return { body: Buffer.from(bytes), type: 'image/jpeg', headers }
}

/** Drawn once, however many ask meanwhile; what failed is not kept. */
async function once(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const found = drawn.get(key)
  if (found) {
    drawn.delete(key)
    drawn.set(key, found)
    return found
  }
  const drawing = draw()
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  for (const oldest of drawn.keys()) {
    if (drawn.size <= mostDrawn) break
    drawn.delete(oldest)
  }
  return drawing
}

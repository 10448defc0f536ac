import { createHash } from 'node:crypto'
import type { Routes } from '@postelier/contract'
import type { Call, RawAnswer } from '../../../http/handlers.ts'
import { painterVersion } from '../../../platform/painting/painter.ts'
import { readPictures } from '../../media/index.ts'
import { type PreviewSource, previewMarkOf, previewOf } from '../queries/preview-of.ts'

/** Pictures that were drawn lately, by what they were drawn from: a gallery is looked at by many, and often. */
const drawn = new Map<string, Promise<Uint8Array>>()
const mostDrawn = 400

type PreviewCall = Call<Routes['GET /api/users/{id}/graphical-line-templates/{templateId}/preview']>
type Answering = Pick<PreviewCall, 'platform' | 'request' | 'reply' | 'language'>

/** A page as a picture. */
export async function drawPreview({ params, query, read, ...call }: PreviewCall): Promise<RawAnswer> {
  const asked = { ...query, accountId: params.id, templateId: params.templateId, language: call.language }
  return answerPreview(call, {
    ...{ page: query.page, width: query.width, v: query.v, owner: String(params.id) },
    mark: () => read(previewMarkOf, asked),
    source: () => read(previewOf, asked),
  })
}

interface PreviewAsked {
  readonly page: number
  readonly width: number
  readonly v: string
  /** Whose pictures are drawn one after the other. */
  readonly owner: string
  /** Both refuse whoever may not see it. */
  readonly mark: () => Promise<unknown[]>
  readonly source: () => Promise<PreviewSource>
}

/** Its tag says what it was drawn from, so that a browser that has it is told so without drawing. */
export async function answerPreview(
  { platform, request, reply, language }: Answering,
  { page, width, v, owner, mark, source }: PreviewAsked,
): Promise<RawAnswer> {
  const from = JSON.stringify([painterVersion, width, await mark()])
  const key = createHash('sha256').update(from).digest('base64url').slice(0, 32)
  const headers = {
    etag: `"${key}"`,
    // An address that names what it shows keeps it; who may see it can change, so never for others.
    'cache-control': v === '' ? 'private, no-cache' : 'private, max-age=86400',
    vary: 'Cookie, Accept-Language',
  }
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(headers.etag)) {
    reply.code(304)
    return { body: '', type: 'image/jpeg', headers }
  }
  // Read before the picture is looked for: what is not there is not found, however often it was drawn before.
  const { design, brand, ownerId } = await source()
  const bytes = await once(key, async () => {
    const readAsset = async (asset: string) =>
      (await readPictures(platform, [asset], ownerId)).get(asset) ?? null
    const output = { format: 'jpeg', width } as const
    return (await platform.painter.paint({ design, page, brand, language, readAsset, output, owner })).bytes
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

// Uploads to X: https://docs.x.com/x-api/media/quickstart/media-upload-chunked
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import { contentTypeOf, formOf, jsonOf, type Part, paramsOf, partsOf, queryOf } from '../shared/bodies.ts'
import { noteEffect } from '../shared/named-call.ts'
import { callerOf } from './x-manner.ts'
import { invalidRequest } from './x-problems.ts'
import { type Category, categories, type XMedia, type XUploads } from './x-uploads.ts'

const base = '/networks/x/api/2/media'
const types =
  'video/mp4 video/webm video/mp2t video/quicktime image/jpeg image/png image/gif image/webp image/bmp image/pjpeg image/tiff text/srt text/vtt'.split(
    ' ',
  )
const initialize = z.strictObject({
  media_type: z.enum(types),
  total_bytes: z.coerce.number().int().min(1).max(17_179_869_184),
  media_category: z.enum(categories),
  shared: z.coerce.boolean().optional(),
  additional_owners: z.array(z.string()).optional(),
})
const oneShot = z.strictObject({
  media: z.string().min(1),
  media_category: z.enum(categories),
  media_type: z.enum(types).optional(),
  shared: z.boolean().optional(),
  additional_owners: z.union([z.string(), z.array(z.string())]).optional(),
})
const metadata = z.strictObject({
  id: z.string(),
  metadata: z.strictObject({ alt_text: z.strictObject({ text: z.string().max(1000) }).optional() }),
})

export function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const name = issue?.code === 'unrecognized_keys' ? issue.keys.join() : (issue?.path.join('.') ?? '')
  throw invalidRequest(`[${name}] ${issue?.message ?? 'is not valid'}`, { [name]: [] })
}

export function xMediaRoutes(app: FastifyInstance, office: NetworkOffice, uploads: XUploads): void {
  const owner = (request: FastifyRequest) => callerOf(office, request, ['media.write']).person

  app.post(`${base}/upload/initialize`, office.call('initialize-media'), (request) => {
    const person = owner(request)
    const { media_type, total_bytes, media_category } = checked(initialize, jsonOf(request))
    const media = uploads.begin(person, media_type, total_bytes, media_category)
    return { data: named(media, uploads) }
  })
  app.post(`${base}/upload/:id/append`, office.call('append-media'), (request) => {
    const person = owner(request)
    const parts = partsOf(request)
    const body = parts
      ? undefined
      : z.object({ segment_index: z.coerce.number(), media: z.string() }).safeParse(jsonOf(request))
    const media = uploads.of(person, paramsOf(request).id ?? '')
    if (parts) append(uploads, media, parts)
    else if (body?.success)
      uploads.append(media, body.data.segment_index, Buffer.from(body.data.media, 'base64'))
    else throw invalidRequest('[media] segment_index and media are required')
    return { data: { expires_at: Math.floor(media.expiresAtMs / 1000) } }
  })
  app.post(`${base}/upload/:id/finalize`, office.call('finalize-media', { processes: true }), (request) =>
    finish(request, uploads.of(owner(request), paramsOf(request).id ?? '')),
  )
  app.get(`${base}/upload`, office.call('media-status'), (request) => {
    const person = owner(request)
    const { command, media_id } = queryOf(request)
    if (command !== 'STATUS') throw invalidRequest('[command] must be STATUS', { command: [command] })
    return { data: stated(uploads.of(person, media_id ?? ''), uploads) }
  })

  // One call for a small picture; and the older way, with a command in the form.
  app.post(`${base}/upload`, office.call('upload-media', { processes: true }), (request, reply) => {
    const person = owner(request)
    const parts = partsOf(request)
    const fields: Record<string, string> = parts
      ? Object.fromEntries(
          parts
            .filter(({ name }) => name !== 'media')
            .map((part) => [part.name, part.bytes.toString('utf8')]),
        )
      : contentTypeOf(request) === 'application/x-www-form-urlencoded'
        ? formOf(request)
        : {}
    const { command, media_id = '', ...rest } = { ...queryOf(request), ...fields }
    if (command === 'INIT') {
      const { media_type, total_bytes, media_category } = checked(initialize, rest)
      return { data: named(uploads.begin(person, media_type, total_bytes, media_category), uploads) }
    }
    if (command === 'APPEND' && parts) {
      append(uploads, uploads.of(person, media_id), parts)
      return reply.code(204).send()
    }
    if (command === 'FINALIZE') return finish(request, uploads.of(person, media_id))
    const raw = parts?.find(({ name }) => name === 'media')?.bytes
    const { media, media_category } = checked(oneShot, raw ? { ...rest, media: 'raw' } : jsonOf(request))
    return finish(request, uploads.whole(person, media_category, raw ?? Buffer.from(media, 'base64')))
  })

  app.post(`${base}/metadata`, office.call('media-metadata'), (request) => {
    const person = owner(request)
    const { id, metadata: words } = checked(metadata, jsonOf(request))
    uploads.describe(uploads.of(person, id), words.alt_text?.text ?? '')
    return { data: { id, associated_metadata: words } }
  })

  function finish(request: FastifyRequest, media: XMedia) {
    const done = uploads.finish(request, media)
    noteEffect(request, `media-uploaded ${done.id}`)
    return { data: { ...stated(done, uploads), size: done.totalBytes } }
  }
}

function append(uploads: XUploads, media: XMedia, parts: readonly Part[]): void {
  const index = parts.find(({ name }) => name === 'segment_index')?.bytes.toString('utf8')
  const piece = parts.find(({ name }) => name === 'media')
  if (index === undefined || !piece) throw invalidRequest('[media] segment_index and media are required')
  uploads.append(media, Number(index), piece.bytes)
}

const named = (media: XMedia, uploads: XUploads) => ({
  id: media.id,
  media_key: media.key,
  expires_after_secs: uploads.secondsLeft(media),
})

function stated(media: XMedia, uploads: XUploads) {
  const processing = uploads.processing(media)
  return { ...named(media, uploads), ...(processing && { processing_info: processing }) }
}

export type { Category }

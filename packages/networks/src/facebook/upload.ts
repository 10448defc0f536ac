import * as z from 'zod'
import type { CallContext, MediaFile, OpenPage } from '../adapter.ts'
import { type Answer, idText, jsonOf } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { blobOf } from '../calling/encode.ts'
import { graph, idIn } from '../meta/graph.ts'
import { readRefusal, readUploadRefusal } from '../meta/read-refusal.ts'
import { hostOf } from './configuration.ts'

const uploadLimitMs = 300_000

/** A picture nobody sees yet. */
export const sendPhoto = async (context: CallContext, page: OpenPage, image: MediaFile): Promise<string> => {
  const parts = new FormData()
  parts.set('source', blobOf(await image.read(), image.mime), 'picture')
  parts.set('published', 'false')
  if (image.altText) parts.set('alt_text_custom', image.altText)
  const { id } = await graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(page.id)}/photos`,
    token: page.tokens.access,
    parts,
    timeLimitMs: uploadLimitMs,
    read: jsonOf(z.object({ id: idText })),
  })
  return id
}

export type ReelEdge = 'video_reels' | 'video_stories'

const opened = z.object({ video_id: idText, upload_url: z.url() })

export const startReel = (context: CallContext, page: OpenPage, edge: ReelEdge) =>
  graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(page.id)}/${edge}`,
    token: page.tokens.access,
    form: { upload_phase: 'start' },
    read: jsonOf(opened),
  })

/** All the bytes at once; sent again from the beginning they take the place of the first. */
export const sendReel = async (context: CallContext, page: OpenPage, url: string, film: MediaFile) => {
  const token = page.tokens.access
  await call(context, {
    request: {
      method: 'POST',
      url,
      headers: { authorization: `OAuth ${token}`, offset: '0', file_size: String(film.bytes) },
      body: await film.read(),
      timeLimitMs: uploadLimitMs,
    },
    secrets: [token],
    refusalOf: readUploadRefusal,
    read: jsonOf(z.object({ success: z.literal(true) })),
  })
}

const offset = z.coerce.number().int().nonnegative()
const window = z.object({ start_offset: offset, end_offset: offset })
export type ChunkWindow = z.infer<typeof window>

export const startFilm = (context: CallContext, page: OpenPage, film: MediaFile) =>
  graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(page.id)}/videos`,
    token: page.tokens.access,
    form: { upload_phase: 'start', file_size: String(film.bytes) },
    read: jsonOf(window.extend({ upload_session_id: idText, video_id: idText })),
  })

const resume = z.object({
  error: z.object({
    error_subcode: z.literal(1363037),
    error_data: z.union([z.string().transform((text) => JSON.parse(text)), z.unknown()]).pipe(window),
  }),
})

/** Where they say they are, whoever was there before: a part sent twice is told where to go on. */
const windowOf = (answer: Answer): ChunkWindow =>
  resume.safeParse(answer.json).data?.error.error_data ?? window.parse(answer.json)

export const sendChunk = async (
  context: CallContext,
  page: OpenPage,
  session: string,
  film: MediaFile,
  at: ChunkWindow,
): Promise<ChunkWindow> => {
  const parts = new FormData()
  parts.set('upload_phase', 'transfer')
  parts.set('upload_session_id', session)
  parts.set('start_offset', String(at.start_offset))
  parts.set('video_file_chunk', blobOf(await film.read(at.start_offset, at.end_offset), film.mime), 'part')
  return graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(page.id)}/videos`,
    token: page.tokens.access,
    parts,
    timeLimitMs: uploadLimitMs,
    refusalOf: (answer, now) => (resume.safeParse(answer.json).success ? null : readRefusal(answer, now)),
    read: windowOf,
  })
}

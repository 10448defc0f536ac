import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import type { BytePart, Storage } from '../platform/storage/storage.ts'
import type { RawAnswer } from './handlers.ts'

export type AskedPart = BytePart | 'whole' | 'outside'

/** What part of a file is asked for. Several parts at once, or what is no question, is answered with all of it. */
export function partAsked(range: string | undefined, bytes: number): AskedPart {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  // Without a beginning it is so many from the end.
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < first) return 'whole'
  return first > last ? 'outside' : { first, last }
}

interface Sent {
  readonly key: string
  readonly mime: string
  readonly bytes: number
  /** What the content is called; a part is given only of what the caller has begun to read. */
  readonly tag?: string
  readonly headers: Readonly<Record<string, string>>
}

/** A stored file as an answer, or the part of it that was asked for: players leap about in films. */
export async function sendStored(
  { storage }: { readonly storage: Storage },
  { headers: asked }: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'code'>,
  { key, mime, bytes, tag, headers }: Sent,
): Promise<RawAnswer> {
  const isOther = asked['if-range'] !== undefined && asked['if-range'] !== tag
  const part = isOther ? 'whole' : partAsked(asked.range, bytes)
  const common = { ...headers, 'accept-ranges': 'bytes' }
  if (part === 'outside') {
    reply.code(416)
    return { body: '', type: mime, headers: { ...common, 'content-range': `bytes */${bytes}` } }
  }
  const stored = await storage.read(key, part === 'whole' ? undefined : part)
  if (!stored) throw notFound()
  const answer = (more: Record<string, string>): RawAnswer => ({
    body: stored.body satisfies Readable,
    type: mime,
    headers: { ...common, ...more, 'content-length': String(stored.bytes) },
  })
  if (part === 'whole') return answer({})
  reply.code(206)
  return answer({ 'content-range': `bytes ${part.first}-${part.last}/${bytes}` })
}

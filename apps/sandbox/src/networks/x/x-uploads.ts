import type { FastifyRequest } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { faultOf } from '../shared/named-call.ts'
import type { Person } from '../shared/people.ts'
import type { Sniffed } from '../shared/sniff.ts'
import type { Table } from '../shared/table.ts'
import { settingsOf } from './x-manner.ts'
import { invalidRequest } from './x-problems.ts'

export const categories = [
  'tweet_image',
  'tweet_gif',
  'tweet_video',
  'amplify_video',
  'dm_image',
  'dm_gif',
  'dm_video',
  'subtitles',
] as const
export type Category = (typeof categories)[number]

export interface XMedia {
  id: string
  key: string
  owner: string
  category: Category
  type: string
  totalBytes: number
  expiresAtMs: number
  /** The pieces' files, by their number. */
  segments: Record<string, { file: string; size: number }>
  file?: string
  readyAtMs?: number
  startedAtMs?: number
  failure?: string
  alt?: string
}

const mega = 1024 * 1024
const lifeMs = 24 * 60 * 60_000
const heaviest = { image: 5 * mega, gif: 15 * mega, video: 512 * mega, subtitles: mega } as const
type Kind = keyof typeof heaviest

export const kindOf = (category: Category): Kind =>
  category.endsWith('image')
    ? 'image'
    : category.endsWith('gif')
      ? 'gif'
      : category.endsWith('video')
        ? 'video'
        : 'subtitles'
const kindOfType = (type: string): Kind =>
  type === 'image/gif'
    ? 'gif'
    : type.startsWith('image/')
      ? 'image'
      : type.startsWith('video/')
        ? 'video'
        : 'subtitles'

/** What was uploaded to X and is not in a post yet. */
export class XUploads {
  readonly #office: NetworkOffice
  readonly #table: Table<XMedia>

  constructor(office: NetworkOffice) {
    this.#office = office
    this.#table = office.table('uploads')
  }

  begin({ id: owner, premium }: Person, type: string, totalBytes: number, category: Category): XMedia {
    const kind = kindOf(category)
    // A still GIF may go as a picture; nothing else may go as what it is not.
    if (kindOfType(type) !== kind && !(kind === 'image' && type === 'image/gif'))
      throw invalidRequest(`media_type ${type} does not match media_category ${category}`, {
        media_category: [category],
      })
    if (totalBytes > heaviest[kind] && !(kind === 'video' && premium))
      throw invalidRequest('The media file is too large.', { total_bytes: [String(totalBytes)] })
    const id = this.#office.ids.snowflake('media')
    const prefix = { image: '3', gif: '16', video: '7', subtitles: '0' }[kind]
    const expiresAtMs = this.#office.now() + lifeMs
    return this.#table.put({
      id,
      key: `${prefix}_${id}`,
      owner,
      category,
      type,
      totalBytes,
      expiresAtMs,
      segments: {},
    })
  }

  whole(person: Person, category: Category, bytes: Buffer): XMedia {
    const { id, mime } = this.#office.media.keep(bytes)
    if (kindOf(category) === 'video')
      throw invalidRequest('Use the chunked upload for videos.', { media_category: [category] })
    const media = this.begin(person, mime, bytes.length, category)
    return this.#table.put({ ...media, segments: { 0: { file: id, size: bytes.length } } })
  }

  /** One's own, and not older than a day. */
  of({ id: owner }: Person, id: string): XMedia {
    const media = this.#table.get(id)
    if (media?.owner !== owner || media.expiresAtMs <= this.#office.now())
      throw invalidRequest('Your media IDs are invalid.', { media_id: [id] })
    return media
  }

  append(media: XMedia, index: number, bytes: Buffer): void {
    if (media.file !== undefined)
      throw invalidRequest('The media is already finalized.', { media_id: [media.id] })
    if (!Number.isInteger(index) || index < 0 || index > 999)
      throw invalidRequest('segment_index must be 0 to 999.', { segment_index: [String(index)] })
    if (bytes.length === 0 || bytes.length > 5 * mega)
      throw invalidRequest('A segment has 1 byte to 5 MB.', { media: [] })
    const { id: file } = this.#office.media.keep(bytes)
    this.#table.put({ ...media, segments: { ...media.segments, [index]: { file, size: bytes.length } } })
  }

  finish(request: FastifyRequest, media: XMedia): XMedia {
    if (media.file !== undefined) return media
    const pieces = Object.entries(media.segments).sort(([a], [b]) => Number(a) - Number(b))
    const size = pieces.reduce((sum, [, piece]) => sum + piece.size, 0)
    if (pieces.some(([index], at) => Number(index) !== at) || size !== media.totalBytes)
      throw invalidRequest('Segments do not add up to provided total file size.', { media_id: [media.id] })
    const bytes = Buffer.concat(
      pieces.map(([, { file }]) => this.#office.media.read(file) ?? Buffer.alloc(0)),
    )
    const stored = this.#office.media.keep(bytes)
    const kind = kindOf(media.category)
    const wrong =
      faultOf(request)?.kind === 'late-failure' ? 'Unsupported media format' : this.#wrong(kind, stored)
    // A picture is looked at while one waits; films and animations later.
    if (kind === 'image' && wrong !== undefined && !faultOf(request))
      throw invalidRequest(wrong, { media_id: [media.id] })
    const now = this.#office.now()
    const later = kind === 'video' || kind === 'gif' || wrong !== undefined
    return this.#table.put({
      ...media,
      file: stored.id,
      ...(later && { startedAtMs: now, readyAtMs: now + settingsOf(this.#office).processingMs }),
      ...(wrong !== undefined && { failure: wrong }),
    })
  }

  #wrong(kind: Kind, { mime, widthPx = 0, heightPx = 0, durationMs }: Sniffed): string | undefined {
    if (kind === 'subtitles') return undefined
    if (kindOfType(mime) !== kind && !(kind === 'image' && mime === 'image/gif'))
      return 'Unsupported media format'
    if (kind === 'image' && Math.max(widthPx, heightPx) > 8192)
      return 'The picture is larger than 8192 by 8192.'
    if (kind === 'gif' && (widthPx > 1280 || heightPx > 1080)) return 'The GIF is larger than 1280 by 1080.'
    if (kind !== 'video') return undefined
    if (durationMs !== undefined && durationMs < 500) return 'The video is shorter than half a second.'
    return widthPx > 0 && (Math.min(widthPx, heightPx) < 32 || Math.max(widthPx, heightPx) > 8192)
      ? 'The size of the video is not supported.'
      : undefined
  }

  /** undefined: there is nothing to wait for. */
  processing({ startedAtMs, readyAtMs, failure }: XMedia) {
    if (startedAtMs === undefined || readyAtMs === undefined) return undefined
    const now = this.#office.now()
    if (now >= readyAtMs)
      return failure === undefined
        ? { state: 'succeeded', progress_percent: 100 }
        : { state: 'failed', error: { code: 1, name: 'InvalidMedia', message: failure } }
    const share = (now - startedAtMs) / Math.max(1, readyAtMs - startedAtMs)
    const check_after_secs = Math.max(1, Math.ceil((readyAtMs - now) / 1000))
    return share < 0.2
      ? { state: 'pending', check_after_secs }
      : { state: 'in_progress', check_after_secs, progress_percent: Math.floor(share * 100) }
  }

  /** Uploaded, processed and sound. */
  isReady(media: XMedia): boolean {
    return media.file !== undefined && (this.processing(media)?.state ?? 'succeeded') === 'succeeded'
  }

  describe(media: XMedia, alt: string): void {
    this.#table.put({ ...media, alt })
  }

  secondsLeft({ expiresAtMs }: XMedia): number {
    return Math.max(0, Math.floor((expiresAtMs - this.#office.now()) / 1000))
  }
}

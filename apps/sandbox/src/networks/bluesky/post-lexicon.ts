// What a server checks of a record before it takes it: the lexicons app.bsky.feed.post and app.bsky.embed.* of August 2026.
import { z } from 'zod'
import { invalid } from './bluesky-manner.ts'

export interface BlobRef {
  cid: string
  mimeType: string
  size: number
  path: string
}

const blob = z.object({
  $type: z.literal('blob'),
  ref: z.object({ $link: z.string() }),
  mimeType: z.string(),
  size: z.number().int(),
})
const anything = z.record(z.string(), z.unknown())
type Anything = z.infer<typeof anything>

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const datetime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Answers the blobs the record names; throws in the server's words. */
export function checkPost(record: Anything, imageBytes: number): BlobRef[] {
  const check = new Check('app.bsky.feed.post', imageBytes)
  check.text(record.text, '$.record.text', { bytes: 3000, graphemes: 300 })
  if (typeof record.createdAt !== 'string')
    throw check.refusal(`Missing required key "createdAt" at $.record`)
  else if (!datetime.test(record.createdAt) || Number.isNaN(Date.parse(record.createdAt)))
    throw check.refusal(`Invalid datetime (got "${record.createdAt}") at $.record.createdAt`)
  check.list(record.langs, '$.record.langs', 3)
  for (const [index, tag] of check.list(record.tags, '$.record.tags', 8).entries())
    check.text(tag, `$.record.tags[${index}]`, { bytes: 640, graphemes: 64 })
  for (const [index, facet] of check.list(record.facets, '$.record.facets', 10_000).entries())
    check.facet(facet, `$.record.facets[${index}]`)
  if (record.reply !== undefined)
    for (const end of ['root', 'parent'])
      check.strongRef(anything.catch({}).parse(record.reply)[end], `$.record.reply.${end}`)
  if (record.embed !== undefined) check.embed(record.embed, '$.record.embed')
  return check.blobs
}

class Check {
  readonly blobs: BlobRef[] = []
  readonly #what: string
  readonly #imageBytes: number

  constructor(what: string, imageBytes: number) {
    this.#what = what
    this.#imageBytes = imageBytes
  }

  refusal(why: string): Error {
    return invalid(`Invalid ${this.#what} record: ${why}`)
  }

  text(value: unknown, path: string, most: { bytes: number; graphemes: number }): void {
    if (value === undefined)
      throw this.refusal(
        `Missing required key "${path.split('.').at(-1)}" at ${path.slice(0, path.lastIndexOf('.'))}`,
      )
    if (typeof value !== 'string')
      throw this.refusal(`Expected string value type (got ${typeof value}) at ${path}`)
    const bytes = Buffer.byteLength(value)
    if (bytes > most.bytes)
      throw this.refusal(`string too big (maximum ${most.bytes}, got ${bytes}) at ${path}`)
    const length = [...graphemes.segment(value)].length
    if (length > most.graphemes)
      throw this.refusal(`grapheme too big (maximum ${most.graphemes}, got ${length}) at ${path}`)
  }

  list(value: unknown, path: string, most: number): unknown[] {
    if (value === undefined) return []
    if (!Array.isArray(value)) throw this.refusal(`Expected array value type at ${path}`)
    if (value.length > most)
      throw this.refusal(`array too big (maximum ${most}, got ${value.length}) at ${path}`)
    return value
  }

  facet(value: unknown, path: string): void {
    const place = z.object({ byteStart: z.number().int().min(0), byteEnd: z.number().int().min(0) })
    const facet = z.object({ index: place, features: z.array(anything) }).safeParse(value)
    if (!facet.success) throw this.refusal(`Expected a facet at ${path}`)
    for (const [index, feature] of facet.data.features.entries()) {
      const at = `${path}.features[${index}]`
      const needed = { link: 'uri', mention: 'did', tag: 'tag' }[String(feature.$type).split('#')[1] ?? '']
      if (needed === undefined) continue
      if (typeof feature[needed] !== 'string') throw this.refusal(`Missing required key "${needed}" at ${at}`)
      if (needed === 'tag') this.text(feature.tag, `${at}.tag`, { bytes: 640, graphemes: 64 })
      if (needed === 'did' && !String(feature.did).startsWith('did:'))
        throw this.refusal(`Invalid DID at ${at}.did`)
    }
  }

  strongRef(value: unknown, path: string): void {
    if (!z.object({ uri: z.string().startsWith('at://'), cid: z.string().min(1) }).safeParse(value).success)
      throw this.refusal(`Missing required key "uri" at ${path}`)
  }

  /** Kinds a server does not know are taken as they are. */
  embed(value: unknown, path: string): void {
    const embed = anything.catch({}).parse(value)
    const kind = String(embed.$type)
    if (kind === 'app.bsky.embed.images') this.#pictures(embed.images, `${path}.images`, 4)
    if (kind === 'app.bsky.embed.gallery') this.#pictures(embed.items, `${path}.items`, 20)
    if (kind === 'app.bsky.embed.video') this.#blob(embed.video, `${path}.video`, 'video/mp4', 300_000_000)
    if (kind === 'app.bsky.embed.external') this.#external(embed.external, `${path}.external`)
    if (kind === 'app.bsky.embed.record') this.strongRef(embed.record, `${path}.record`)
    if (kind === 'app.bsky.embed.recordWithMedia') {
      this.strongRef(anything.catch({}).parse(embed.record).record, `${path}.record.record`)
      this.embed(embed.media, `${path}.media`)
    }
  }

  #pictures(value: unknown, path: string, most: number): void {
    for (const [index, item] of this.list(value, path, most).entries()) {
      const at = `${path}[${index}]`
      const picture = anything.catch({}).parse(item)
      if (typeof picture.alt !== 'string') throw this.refusal(`Missing required key "alt" at ${at}`)
      this.#blob(picture.image, `${at}.image`, 'image/*', this.#imageBytes)
      this.#ratio(picture.aspectRatio, `${at}.aspectRatio`)
    }
  }

  #ratio(value: unknown, path: string): void {
    const side = z.number().int().min(1)
    if (value !== undefined && !z.object({ width: side, height: side }).safeParse(value).success)
      throw this.refusal(`integer too small (minimum 1) at ${path}`)
  }

  #external(value: unknown, path: string): void {
    const card = anything.catch({}).parse(value)
    for (const key of ['uri', 'title', 'description'])
      if (typeof card[key] !== 'string') throw this.refusal(`Missing required key "${key}" at ${path}`)
    if (!URL.canParse(String(card.uri))) throw this.refusal(`Invalid URI at ${path}.uri`)
    if (card.thumb !== undefined) this.#blob(card.thumb, `${path}.thumb`, 'image/*', 1_000_000)
  }

  #blob(value: unknown, path: string, accept: string, most: number): void {
    const found = blob.safeParse(value)
    if (!found.success) throw this.refusal(`Expected blob value type at ${path}`)
    const { ref, mimeType, size } = found.data
    if (accept.endsWith('*') ? !mimeType.startsWith(accept.slice(0, -1)) : mimeType !== accept)
      throw this.refusal(`Expected "${accept}" (got "${mimeType}") at ${path}.mimeType`)
    if (size > most) throw this.refusal(`blob too big (maximum ${most}, got ${size}) at ${path}`)
    this.blobs.push({ cid: ref.$link, mimeType, size, path })
  }
}

// The accounts' repositories: records by key, a head that moves with each commit, blobs, and the posts that follow from them.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import { noteEffect } from '../shared/named-call.ts'
import type { Person } from '../shared/people.ts'
import type { PostMedia } from '../shared/posts.ts'
import type { Table } from '../shared/table.ts'
import { invalid, refused, settingsOf } from './bluesky-manner.ts'
import { blobCid, didOf, isTid, recordCid, tid } from './identifiers.ts'
import { type BlobRef, checkPost } from './post-lexicon.ts'

export type RecordValue = Record<string, unknown>

export interface StoredRecord {
  /** The path of its address: `did/collection/rkey`. */
  id: string
  did: string
  collection: string
  rkey: string
  cid: string
  value: RecordValue
}

interface Blob {
  /** `did/cid`: a blob belongs to whoever uploaded it. */
  id: string
  file: string
  mimeType: string
  size: number
}

export interface Commit {
  cid: string
  rev: string
}

export type Write =
  | { kind: 'create' | 'update'; collection: string; rkey: string; value: RecordValue }
  | { kind: 'delete'; collection: string; rkey: string }

const post = 'app.bsky.feed.post'
const collectionName = /^[a-z][a-z0-9-]*(\.[a-z][a-zA-Z0-9-]*){2,}$/

export class Repositories {
  readonly #office: NetworkOffice
  readonly #records: Table<StoredRecord>
  readonly #heads: Table<Commit & { id: string }>
  readonly #blobs: Table<Blob>

  constructor(office: NetworkOffice) {
    this.#office = office
    this.#records = office.table('records')
    this.#heads = office.table('heads')
    this.#blobs = office.table('blobs')
  }

  newKey(): string {
    return tid(BigInt(this.#office.now()) * 1000n + BigInt(this.#office.ids.next('tid') % 1000), 11)
  }

  get(did: string, collection: string, rkey: string): StoredRecord | undefined {
    return this.#records.get(`${did}/${collection}/${rkey}`)
  }

  /** Newest first. */
  list(did: string, collection: string): StoredRecord[] {
    return this.#records
      .all()
      .filter((record) => record.did === did && record.collection === collection)
      .sort((a, b) => (a.rkey < b.rkey ? 1 : -1))
  }

  collections(did: string): string[] {
    return [
      ...new Set(this.#records.all().flatMap((record) => (record.did === did ? [record.collection] : []))),
    ]
  }

  checkHead(did: string, wanted: string | null | undefined): void {
    const head = this.#heads.get(did)
    if (wanted && head?.cid !== wanted)
      throw refused(400, 'InvalidSwap', `Commit was at ${head?.cid ?? 'null'}`)
  }

  checkRecord(current: StoredRecord | undefined, wanted: string | null | undefined): void {
    if (wanted !== undefined && (current?.cid ?? null) !== wanted)
      throw refused(400, 'InvalidSwap', `Record was at ${current?.cid ?? 'null'}`)
  }

  /** Checks one record and what it names; throws in the server's words. */
  check(did: string, collection: string, rkey: string, value: RecordValue): 'valid' | 'unknown' {
    if (!collectionName.test(collection)) throw invalid('Input/collection must be a valid nsid')
    if (value.$type !== undefined && value.$type !== collection)
      throw invalid(`Invalid $type: expected ${collection}, got ${String(value.$type)}`)
    if (collection !== post && collection !== 'app.bsky.feed.threadgate') return 'unknown'
    if (!isTid(rkey))
      throw invalid(`Invalid record key for ${collection}: Invalid TID string (got "${rkey}")`)
    if (collection === post)
      for (const blob of checkPost(value, settingsOf(this.#office).imageBytes)) this.#checkBlob(did, blob)
    return 'valid'
  }

  #checkBlob(did: string, { cid, mimeType, size }: BlobRef): void {
    const blob = this.#blobs.get(`${did}/${cid}`)
    if (!blob) throw refused(400, 'BlobNotFound', `Could not find blob: ${cid}`)
    if (blob.mimeType !== mimeType)
      throw refused(
        400,
        'InvalidMimeType',
        `Referenced MimeType does not match stored blob. Expected: ${blob.mimeType}, Got: ${mimeType}`,
      )
    if (blob.size !== size)
      throw refused(
        400,
        'InvalidSize',
        `Referenced size does not match stored blob. Expected: ${blob.size}, Got: ${size}`,
      )
  }

  /** All of them or none: whoever calls has checked them. */
  apply(request: FastifyRequest, person: Person, writes: readonly Write[]): Commit {
    const did = didOf(person.id)
    for (const write of writes) {
      const id = `${did}/${write.collection}/${write.rkey}`
      if (write.kind === 'delete') {
        this.#records.delete(id)
        const live = this.#office.postById(publicId(did, write.rkey))
        if (write.collection === post && live && !live.deletedAtMs) this.#office.remove(request, live)
        else noteEffect(request, `record-deleted ${id}`)
        continue
      }
      const { collection, rkey, value } = write
      const known = this.#records.get(id)
      this.#records.put({ id, did, collection, rkey, value, cid: recordCid(value) })
      // A post that is written again stays as readers first saw it.
      if (collection === post && !known) this.#publish(request, person, rkey, value)
      else noteEffect(request, `record-written ${id}`)
    }
    const rev = this.newKey()
    const head = { id: did, rev, cid: recordCid({ did, rev }) }
    this.#heads.put(head)
    return { cid: head.cid, rev }
  }

  #publish(request: FastifyRequest, person: Person, rkey: string, value: RecordValue): void {
    const did = didOf(person.id)
    const parent = z.object({ parent: z.object({ uri: z.string() }) }).safeParse(value.reply)
    const [, , parentDid, , parentKey] = parent.success ? parent.data.parent.uri.split('/') : []
    const link = external.safeParse(value.embed)
    const thumb = link.success ? link.data.external.thumb?.ref.$link : undefined
    this.#office.publish(request, {
      id: publicId(did, rkey),
      remoteId: `at://${did}/${post}/${rkey}`,
      account: person.id,
      kind: 'post',
      text: String(value.text),
      media: this.#mediaOf(did, value.embed),
      ...(parentDid !== undefined && parentKey !== undefined && { replyTo: publicId(parentDid, parentKey) }),
      ...(link.success && {
        link: {
          url: link.data.external.uri,
          title: link.data.external.title,
          description: link.data.external.description,
          ...(thumb !== undefined && { file: this.#blobs.get(`${did}/${thumb}`)?.file ?? '' }),
        },
      }),
      details: { rkey, cid: recordCid(value), record: value },
    })
  }

  #mediaOf(did: string, embed: unknown): PostMedia[] {
    const inner = z.object({ media: z.unknown() }).safeParse(embed)
    const shape = z.object({
      images: z.array(z.object({ alt: z.string(), image: blobShape })).optional(),
      items: z.array(z.object({ alt: z.string(), image: blobShape })).optional(),
      video: blobShape.optional(),
      alt: z.string().optional(),
    })
    const found = shape.safeParse(inner.success && inner.data.media !== undefined ? inner.data.media : embed)
    if (!found.success) return []
    const file = (cid: string) => this.#blobs.get(`${did}/${cid}`)?.file ?? ''
    const { images = [], items = [], video, alt } = found.data
    return [
      ...[...images, ...items].map(
        ({ alt, image }) => ({ kind: 'image', file: file(image.ref.$link), alt }) as const,
      ),
      ...(video
        ? [{ kind: 'video', file: file(video.ref.$link), ...(alt !== undefined && { alt }) } as const]
        : []),
    ]
  }

  keepBlob(person: Person, bytes: Buffer, givenType: string) {
    const stored = this.#office.media.keep(bytes)
    // The server looks for itself; what it does not know it believes.
    const mimeType = stored.mime === 'application/octet-stream' ? givenType : stored.mime
    const cid = blobCid(bytes)
    this.#blobs.put({ id: `${didOf(person.id)}/${cid}`, file: stored.id, mimeType, size: bytes.length })
    return { $type: 'blob', ref: { $link: cid }, mimeType, size: bytes.length } as const
  }

  fileOf(did: string, cid: string): string | undefined {
    return this.#blobs.get(`${did}/${cid}`)?.file
  }
}

const blobShape = z.object({ ref: z.object({ $link: z.string() }) })
const external = z.object({
  external: z.object({
    uri: z.string(),
    title: z.string(),
    description: z.string(),
    thumb: blobShape.optional(),
  }),
})

/** A post's part of our public address. */
export const publicId = (did: string, rkey: string): string => `${did.split(':').at(-1)}-${rkey}`

import { buffer } from 'node:stream/consumers'
import type { MediaFile, OpenPage, PublishJob } from '@postelier/networks/adapters'
import type { Platform } from '../../platform/platform.ts'
import { type ContentMedia, isSeen } from './content.ts'
import type { DeliveryRow } from './delivery.store.ts'
import { outgoingAddress } from './outgoing.ts'

/** What an adapter is given: the content as it stood when sending began, and the page it goes to. */
export async function jobOf(platform: Platform, row: DeliveryRow, page: OpenPage): Promise<PublishJob> {
  const { content } = row
  if (!content) throw new Error('What is sent was written down when sending began')
  const [document] = content.media.filter(({ kind }) => kind === 'document')
  return {
    delivery: String(row.id),
    page,
    format: content.format,
    text: content.text,
    title: content.title,
    language: content.language,
    media: content.media.filter(isSeen).map((media) => fileOf(platform, media)),
    ...(document ? { document: documentOf(platform, document, content.title) } : {}),
    settings: row.settings,
    startedAt: row.startedAt ?? row.createdAt,
  }
}

/** Read in the parts that a network takes: a film is never in memory whole for being sent. */
async function bytesOf({ storage }: Platform, { key, bytes }: ContentMedia, from = 0, to = bytes) {
  const last = Math.min(to, bytes) - 1
  if (last < from) return new Uint8Array()
  const stored = await storage.read(key, from === 0 && last === bytes - 1 ? undefined : { first: from, last })
  if (!stored) throw new Error(`A file that is to be sent is gone: ${key}`)
  return buffer(stored.body)
}

const documentOf = (platform: Platform, media: ContentMedia, title: string) => ({
  title,
  bytes: media.bytes,
  read: () => bytesOf(platform, media),
})

function fileOf(platform: Platform, media: ContentMedia & { kind: MediaFile['kind'] }): MediaFile {
  const { kind, mime, bytes, widthPx, heightPx, altText, seconds, framesPerSecond } = media
  return {
    kind,
    mime,
    bytes,
    widthPx,
    heightPx,
    altText,
    ...(seconds === undefined ? {} : { seconds }),
    ...(framesPerSecond === undefined ? {} : { framesPerSecond }),
    read: (from, to) => bytesOf(platform, media, from, to),
    address: async () => outgoingAddress(platform, media),
  }
}

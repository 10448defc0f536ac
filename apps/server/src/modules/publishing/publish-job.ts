import type { MediaFile, OpenPage, PublishJob } from '@postelier/networks/adapters'
import type { Platform } from '../../platform/platform.ts'
import type { AttemptRow } from './attempt.store.ts'
import type { ContentMedia } from './content.ts'
import { outgoingAddress } from './outgoing.ts'

/** What an adapter is given: the content as it stood when sending began, and the page it goes to. */
export async function jobOf(platform: Platform, row: AttemptRow, page: OpenPage): Promise<PublishJob> {
  const { content } = row
  if (!content) throw new Error('What is sent was written down when sending began')
  return {
    attempt: String(row.id),
    page,
    format: content.format,
    text: content.text,
    title: content.title,
    language: content.language,
    media: await Promise.all(content.media.map((media) => fileOf(platform, media))),
    settings: row.settings,
    startedAt: row.startedAt ?? row.createdAt,
  }
}

async function fileOf(platform: Platform, media: ContentMedia): Promise<MediaFile> {
  const bytes = async () => {
    const stored = await platform.storage.read(media.key)
    if (!stored) throw new Error(`A picture that is to be sent is gone: ${media.key}`)
    const parts: Uint8Array[] = []
    for await (const part of stored.body) parts.push(part as Uint8Array)
    return Buffer.concat(parts)
  }
  return {
    kind: media.kind,
    mime: media.mime,
    bytes: media.bytes,
    widthPx: media.widthPx,
    heightPx: media.heightPx,
    altText: media.altText,
    read: async (from = 0, to) => (await bytes()).subarray(from, to),
    address: async () => outgoingAddress(platform, media.key),
  }
}

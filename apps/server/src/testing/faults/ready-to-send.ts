// A post that is validated, and what is said when it is sent.
import type { Network } from '@postelier/contract'
import sharp from 'sharp'
import { system } from '../../access/actor.ts'
import type { startPublishing } from '../../modules/publishing/commands/start-publishing.ts'
import type { ContentMedia } from '../../modules/publishing/content.ts'
import { readTask } from '../../modules/tasks/index.ts'
import { task } from '../../modules/tasks/task.tables.ts'
import { newDigitsId, newPublicId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'

export interface ReadyPost {
  readonly id: number
  readonly publicId: string
  readonly version: number
}

export type PublishInput = Parameters<typeof startPublishing>[1]

/** To one page, as a picture. */
export const wishOf = (
  { publicId, version }: ReadyPost,
  network: Network,
  { accountId, pageId, picture }: { accountId: number; pageId: number; picture: ContentMedia },
): PublishInput => ({
  accountId,
  taskPublicId: publicId,
  version,
  pageIds: [pageId],
  prepared: new Map([[network, { format: 'image' as const, media: [picture] }]]),
  language: 'fr' as const,
})

export async function keepPicture({ storage }: Platform): Promise<ContentMedia> {
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#c48a3a' } })
    .jpeg()
    .toBuffer()
  const key = `outgoing/${newPublicId()}/1.jpg`
  await storage.put(key, bytes, 'image/jpeg')
  return {
    kind: 'image',
    key,
    mime: 'image/jpeg',
    bytes: bytes.length,
    widthPx: 640,
    heightPx: 640,
    altText: 'Un pain',
  }
}

export async function insertPost({ db, clock }: Platform, accountId: number, text: string) {
  const [id, publicId, now] = [newDigitsId(), newPublicId(), clock.now()]
  await db.insert(task).values({
    id,
    publicId,
    accountId,
    title: text,
    format: 'image',
    origin: 'customized',
    status: 'validated',
    hooks: { common: text, own: {} },
    settings: { tiktok: { privacy: 'public' } },
    createdAt: now,
    changedAt: now,
  })
  const { version } = await readTask(db, { accountId, taskPublicId: publicId }, system('test'))
  return { id, publicId, version }
}

import { stageOf } from '@postelier/scene'
import { requireAccount } from '../../../access/authorize.ts'
import type { Handler } from '../../../http/handlers.ts'
import { newPublicId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readPictures } from '../../media/index.ts'
import { readTask, type TaskRow } from '../../tasks/index.ts'
import { postDesign } from '../../visuals/index.ts'
import { startPublishing } from '../commands/start-publishing.ts'
import type { ContentMedia } from '../content.ts'
import { listPublications } from '../queries/list-publications.ts'

/** Draws what will be sent, then starts sending: what is drawn is of a visual that nobody can change meanwhile. */
export const publishNow: Handler<'POST /api/users/{id}/tasks/{taskPublicId}/publish'> = async ({
  platform,
  params,
  body,
  language,
  actor,
  command,
  read,
}) => {
  const place = { accountId: params.id, taskPublicId: params.taskPublicId }
  await requireAccount(platform.db, actor, place.accountId, 'posts:edit')
  const row = await readTask(platform.db, place)
  const media =
    row.visualId === null
      ? []
      : await drawPages(platform, row, language, () =>
          read(postDesign, { accountId: place.accountId, visualId: row.visualId ?? 0 }),
        )
  await command(startPublishing, { ...place, version: row.version, pageIds: body.pageIds, media, language })
  return read(listPublications, place)
}

async function drawPages(
  platform: Platform,
  { publicId, title, accountId }: TaskRow,
  language: 'fr' | 'en',
  readDesign: () => ReturnType<typeof postDesign>,
): Promise<ContentMedia[]> {
  const { design, brand } = await readDesign()
  const { width, height } = stageOf(design.ratio)
  const folder = `outgoing/${publicId}-${newPublicId()}`
  const readAsset = async (asset: string) =>
    (await readPictures(platform, [asset], accountId)).get(asset) ?? null
  const media: ContentMedia[] = []
  for (const [page, { name }] of design.pages.entries()) {
    const { bytes } = await platform.painter.paint({
      ...{ design, page, brand, language, readAsset, owner: String(accountId) },
      output: { format: 'jpeg' },
    })
    const key = `${folder}/${page + 1}.jpg`
    await platform.storage.put(key, Buffer.from(bytes), 'image/jpeg')
    media.push({
      ...{ kind: 'image', key, mime: 'image/jpeg', bytes: bytes.length, widthPx: width, heightPx: height },
      altText: name || title,
    })
  }
  return media
}

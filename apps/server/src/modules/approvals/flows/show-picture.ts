import { runQuery } from '../../../access/context.ts'
import type { Handler } from '../../../http/handlers.ts'
import { notFound } from '../../../platform/errors.ts'
import { readPictures, readSmallPicture } from '../../media/index.ts'
import { mediaOfOne, readTask } from '../../tasks/index.ts'
import { postDesign } from '../../visuals/index.ts'
import { itemsOf, requestOf } from '../approval.store.ts'
import { byMail } from '../commands/answer-approval.ts'

/** As wide as a phone shows it, twice as dense. */
const width = 780

/** What a post shows, for whom a link asks about it; of no other post. */
export const showPicture: Handler<'POST /api/approvals/picture'> = async ({
  platform,
  body: { token, id, page },
  language,
}) => {
  const { db } = platform
  const request = await requestOf(db, token, platform.clock.now())
  const { accountId } = request
  if (!(await itemsOf(db, request.id)).some(({ publicId }) => publicId === id)) throw notFound()
  const row = await readTask(db, { accountId, taskPublicId: id }, byMail)
  if (row.shows === 'media') {
    const file = (await mediaOfOne(db, row.id))[page]?.file
    const picture = file && (await readSmallPicture(platform, file.id, accountId))
    if (!picture) throw notFound()
    return { picture: dataAddress(picture.bytes, picture.mime) }
  }
  if (row.visualId === null) throw notFound()
  const { design, brand } = await runQuery(platform, byMail, postDesign, {
    accountId,
    visualId: row.visualId,
  })
  if (!design.pages[page]) throw notFound()
  const { bytes } = await platform.painter.paint({
    design,
    page,
    brand,
    language,
    readAsset: async (asset) => (await readPictures(platform, [asset], accountId)).get(asset) ?? null,
    output: { format: 'jpeg', width },
    owner: String(accountId),
  })
  return { picture: dataAddress(Buffer.from(bytes), 'image/jpeg') }
}

const dataAddress = (bytes: Buffer, mime: string): string => `data:${mime};base64,${bytes.toString('base64')}`

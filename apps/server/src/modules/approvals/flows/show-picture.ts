import { runQuery } from '../../../access/context.ts'
import type { Call, Handler } from '../../../http/handlers.ts'
import { notFound } from '../../../platform/errors.ts'
import { readPictures, readSmallPicture } from '../../media/index.ts'
import { mediaOfOne, readTask } from '../../tasks/index.ts'
import { postDesign } from '../../visuals/index.ts'
import { itemsOf, type RequestRow, requestById, requestOf } from '../approval.store.ts'
import { readPictureAddress } from '../approval-picture.ts'
import { byMail } from '../commands/answer-approval.ts'

/** As wide as a phone shows it, twice as dense; in a mail it is small. */
const widths = { phone: 780, mail: 780 }

/** What a post shows, for whom a link asks about it; of no other post. */
export const showPicture: Handler<'POST /api/approvals/picture'> = async ({
  platform,
  body: { token, id, page },
  language,
}) => {
  const request = await requestOf(platform.db, token, platform.clock.now())
  const { bytes, mime } = await pictureOf({ platform, language }, request, { id, page, width: widths.phone })
  return { picture: `data:${mime};base64,${bytes.toString('base64')}` }
}

/** The first picture, for the mail: whoever has its address sees it as long as the request is open, and can do nothing by it. */
export const mailedPicture: Handler<'GET /approvals/pictures/{signed}'> = async ({
  platform,
  params,
  language,
  reply,
}) => {
  const { requestId, taskPublicId } = readPictureAddress(platform, params.signed)
  const request = await requestById(platform.db, requestId, platform.clock.now())
  const wanted = { id: taskPublicId, page: 0, width: widths.mail }
  const { bytes, mime } = await pictureOf({ platform, language }, request, wanted)
  return reply
    .type(mime)
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      // Mail programs show it within their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(bytes)
}

interface Wanted {
  readonly id: string
  readonly page: number
  readonly width: number
}

async function pictureOf(
  { platform, language }: Pick<Call<never>, 'platform' | 'language'>,
  request: RequestRow,
  { id, page, width }: Wanted,
): Promise<{ readonly bytes: Buffer; readonly mime: string }> {
  const { db } = platform
  const { accountId } = request
  if (!(await itemsOf(db, request.id)).some(({ publicId }) => publicId === id)) throw notFound()
  const row = await readTask(db, { accountId, taskPublicId: id }, byMail)
  if (row.shows === 'media') {
    const file = (await mediaOfOne(db, row.id))[page]?.file
    const picture = file && (await readSmallPicture(platform, file.id, accountId))
    if (!picture) throw notFound()
    return picture
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
  return { bytes: Buffer.from(bytes), mime: 'image/jpeg' }
}

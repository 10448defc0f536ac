import { type MediaFaultView, mediaFaultCodes, type RenditionView } from '@postelier/contract'
import { descriptors, type PostFault } from '@postelier/networks'
import { requireAccount } from '../../../access/authorize.ts'
import { sendStored } from '../../../http/byte-range.ts'
import type { Handler } from '../../../http/handlers.ts'
import { notFound } from '../../../platform/errors.ts'
import { hookFor, readTask } from '../../tasks/index.ts'
import { type ContentMedia, factsOf } from '../content.ts'
import { prepareMedia } from '../prepare-media.ts'
import { outgoingPrefix, renditionCalled } from '../rendition.store.ts'

/** What will go out of a post on a network, seen before it does: the same files by the same hand. */
export const showRenditions: Handler<'GET /api/users/{id}/tasks/{taskPublicId}/renditions'> = async ({
  platform,
  params,
  query: { network },
  language,
  actor,
}) => {
  const place = { accountId: params.id, taskPublicId: params.taskPublicId }
  await requireAccount(platform.db, actor, place.accountId, 'posts:consult')
  const task = await readTask(platform.db, place, actor)
  const { format, media } = await prepareMedia(platform, { task, network, language })
  const text = hookFor(task.hooks, network)
  const faults = descriptors[network].faultsOf(factsOf({ format, text, media }))
  const base = `/api/users/${place.accountId}/tasks/${place.taskPublicId}/renditions/`
  return { items: media.map((one) => present(one, base)), faults: faults.flatMap(aboutMedia) }
}

/** A file that was made lies under a name of its own; one that goes out as it is, where its post has it. */
const addressOf = (key: string, base: string): string =>
  key.startsWith(outgoingPrefix)
    ? `${base}${key.slice(outgoingPrefix.length)}`
    : `/files/${key.slice('media/'.length)}`

const present = (media: ContentMedia, base: string): RenditionView => {
  const { kind, widthPx, heightPx, bytes, mime, key, altText, hasBands, seconds } = media
  return {
    kind,
    bytes,
    mime,
    altText,
    width: widthPx,
    height: heightPx,
    url: addressOf(key, base),
    hasBands: hasBands ?? false,
    seconds: seconds ?? null,
  }
}

const codes: ReadonlySet<string> = new Set(mediaFaultCodes)

/** Words and settings are looked after where they are written. */
const aboutMedia = ({ code, media, figures }: PostFault): MediaFaultView[] =>
  codes.has(code)
    ? [{ code: code as MediaFaultView['code'], media: media ?? null, figures: { ...figures } }]
    : []

export const sendRendition: Handler<'GET /api/users/{id}/tasks/{taskPublicId}/renditions/{file}'> = async ({
  platform,
  params,
  actor,
  request,
  reply,
}) => {
  await readTask(platform.db, { accountId: params.id, taskPublicId: params.taskPublicId }, actor)
  const row = await renditionCalled(platform, params.id, params.file)
  if (!row) throw notFound()
  return sendStored(platform, request, reply, {
    ...row,
    headers: {
      // What lies under a name never changes.
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="postelier-${params.file}"`,
      'x-content-type-options': 'nosniff',
      vary: 'Cookie',
    },
  })
}

// What LinkedIn refuses of a new post. https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/posts-api
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import { jsonOf } from '../shared/bodies.ts'
import type { LivePost, PostMedia } from '../shared/posts.ts'
import type { Asset, Assets } from './linkedin-assets.ts'
import { type Caller, settingsOf, spendDay } from './linkedin-manner.ts'
import { badField, duplicateOf } from './linkedin-refusals.ts'
import { checkOwner, fits } from './linkedin-uploads.ts'
import { type LittleText, readLittleText } from './little-text.ts'

const urn = z.string().regex(/^urn:li:[a-zA-Z]+:.+$/, 'is not an URN')
const media = z.strictObject({
  id: urn,
  altText: z.string().max(4086).optional(),
  title: z.string().optional(),
})
const content = z.strictObject({
  media: media.optional(),
  multiImage: z
    .strictObject({
      images: z
        .array(z.strictObject({ id: urn, altText: z.string().max(4086).optional() }))
        .min(2)
        .max(20),
      altText: z.string().optional(),
    })
    .optional(),
  article: z
    .strictObject({
      source: z.url(),
      title: z.string().max(400),
      description: z.string().max(4086).optional(),
      thumbnail: urn.optional(),
      thumbnailAltText: z.string().optional(),
    })
    .optional(),
  poll: z
    .strictObject({
      question: z.string().min(1).max(140),
      options: z
        .array(z.strictObject({ text: z.string().min(1).max(30) }))
        .min(2)
        .max(4),
      settings: z.strictObject({
        duration: z.enum(['ONE_DAY', 'THREE_DAYS', 'SEVEN_DAYS', 'FOURTEEN_DAYS']),
      }),
    })
    .optional(),
})
const body = z.strictObject({
  author: urn,
  commentary: z.string(),
  visibility: z.enum(['PUBLIC', 'CONNECTIONS', 'LOGGED_IN']),
  distribution: z.strictObject({
    feedDistribution: z.enum(['MAIN_FEED', 'NONE']),
    targetEntities: z.array(z.unknown()).optional(),
    thirdPartyDistributionChannels: z.array(z.unknown()).optional(),
  }),
  content: content.optional(),
  lifecycleState: z.literal('PUBLISHED'),
  isReshareDisabledByAuthor: z.boolean().optional(),
  reshareContext: z.strictObject({ parent: urn }).optional(),
})
export type LinkedInInput = z.infer<typeof body>

export interface LinkedInDetails extends Record<string, unknown> {
  author: string
  commentary: string
  visibility: string
  distribution: unknown
  content?: unknown
  kind: string
  isReshareDisabledByAuthor: boolean
}
export const detailsOf = (post: LivePost) => post.details as LinkedInDetails

export interface PreparedPost {
  input: LinkedInInput
  text: LittleText
  kind: string
  media: PostMedia[]
}

export const mostCharacters = 3000

export function preparePost(
  office: NetworkOffice,
  assets: Assets,
  request: FastifyRequest,
  caller: Caller,
): PreparedPost {
  const input = fits(body, jsonOf(request))
  checkOwner(office, caller, input.author, 'posts.CREATE')
  if (input.author.startsWith('urn:li:organization:') && input.visibility !== 'PUBLIC')
    throw badField('INVALID_VALUE_FOR_FIELD', '/visibility', 'An organization posts to PUBLIC only')
  const text = readLittleText(input.commentary)
  if (unescapedLength(input.commentary) > mostCharacters)
    throw badField(
      'INVALID_VALUE_FOR_FIELD',
      '/commentary',
      `commentary exceeds the maximum of ${mostCharacters} characters`,
    )
  const given = Object.keys(input.content ?? {})
  if (input.content && given.length !== 1)
    throw badField('INVALID_VALUE_FOR_FIELD', '/content', 'content has exactly one kind')
  if (!input.content && !input.reshareContext && input.commentary.trim() === '')
    throw badField('MISSING_FIELD', '/commentary', 'A post has a text or a content')
  const media = mediaOf(assets, input)
  const kind = given[0] === 'media' ? (media[0]?.kind ?? 'media') : (given[0] ?? 'text')
  refuseRepetition(office, input, kind)
  spendDay(office, `posts/${caller.person.id}`, settingsOf(office).postsPerDay)
  return { input, text, kind, media }
}

const unescapedLength = (commentary: string): number => commentary.replace(/\\(.)/g, '$1').length

function mediaOf(assets: Assets, { author, content }: LinkedInInput): PostMedia[] {
  const usable = (id: string, path: string, kinds: readonly Asset['kind'][]): Asset => {
    const kind = id.split(':')[2]
    if (!kinds.some((known) => known === kind))
      throw badField('INVALID_URN_TYPE', path, `${id} is not one of ${kinds.join(', ')}`)
    const asset = assets.byUrn(id)
    if (!asset) throw badField('INVALID_URN_ID', path, `${id} does not exist`)
    if (asset.owner !== author)
      throw badField('INVALID_VALUE_FOR_FIELD', path, `${id} is not owned by ${author}`)
    const status = assets.status(asset)
    // A picture may be posted while it is still being looked at; a film may not.
    if (
      status === 'WAITING_UPLOAD' ||
      status === 'PROCESSING_FAILED' ||
      (status === 'PROCESSING' && kind === 'video')
    )
      throw badField('INVALID_VALUE_FOR_FIELD', path, `${id} is not ready: ${status}`)
    return asset
  }
  const shown = (asset: Asset, alt?: string, title?: string): PostMedia => ({
    kind: asset.kind,
    file: asset.file ?? '',
    ...(alt && { alt }),
    ...(title && { title }),
    ...(asset.pages && { pages: asset.pages }),
  })
  if (content?.media) {
    const { id, altText, title } = content.media
    return [shown(usable(id, '/content/media/id', ['image', 'video', 'document']), altText, title)]
  }
  if (content?.article?.thumbnail !== undefined)
    usable(content.article.thumbnail, '/content/article/thumbnail', ['image'])
  return (content?.multiImage?.images ?? []).map(({ id, altText }, index) =>
    shown(usable(id, `/content/multiImage/images/${index}/id`, ['image']), altText),
  )
}

/** The same author, the same words, the same kind of content, in the last day. */
function refuseRepetition(office: NetworkOffice, { author, commentary }: LinkedInInput, kind: string): void {
  const { duplicateHours, ghostDuplicates } = settingsOf(office)
  const since = office.now() - duplicateHours * 3_600_000
  const original = office.everything().find((post) => {
    const known = detailsOf(post)
    const counts = post.createdAtMs >= since && (ghostDuplicates || !post.deletedAtMs)
    return (
      counts &&
      post.kind === 'post' &&
      known.author === author &&
      known.commentary === readLittleText(commentary).kept &&
      known.kind === kind
    )
  })
  if (original) throw duplicateOf(original.remoteId)
}

export function linkOf(office: NetworkOffice, assets: Assets, { content }: LinkedInInput): LivePost['link'] {
  if (!content?.article) return undefined
  const { source: url, title, description, thumbnail } = content.article
  const file = office.media.get(assets.byUrn(thumbnail ?? '')?.file ?? '')?.id
  return {
    url,
    title,
    ...(description !== undefined && { description }),
    ...(file !== undefined && { file }),
  }
}

// Texts, links and photos on a Page: at once, planned, or as a draft.

import { fetchMedia } from '../media/fetch-media.ts'
import { asPage } from '../meta/access.ts'
import { invalidParameter, missingParameter, unknownObject } from '../meta/graph-error.ts'
import { selectFields } from '../meta/graph-fields.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { fileOf } from '../meta/graph-request.ts'
import type { Caller } from '../meta/meta-sandbox.ts'
import { noteEffect } from '../shared/named-call.ts'
import type { DemoPage } from '../shared/people.ts'
import type { LivePost } from '../shared/posts.ts'
import { authorOf, type PagePosts, type PlannedPost } from './page-posts.ts'
import {
  checkLink,
  checkMessage,
  checkPhoto,
  checkSchedule,
  duplicate,
  photosAlreadyPosted,
} from './page-rules.ts'
import { postNode } from './post-node.ts'

const publishing = { scope: 'pages_manage_posts', task: 'CREATE_CONTENT' } as const

export function feedRoutes(host: GraphHost, posts: PagePosts): void {
  const { facebook } = host.meta
  host.on('POST', '/:id/feed', { name: 'create-post', office: facebook, publishes: true }, createPost)
  host.on('POST', '/:id/photos', { name: 'create-photo', office: facebook, publishes: true }, createPhoto)

  async function createPost(call: GraphCall) {
    posts.finalize(call.request)
    const { caller, page } = asPage(call, publishing)
    const { params } = call
    const message = params.text('message') ?? ''
    const link = params.text('link')
    const photos = attachedPhotos(call, page)
    if (message === '' && !link && photos.length === 0)
      throw invalidParameter('Requires one of the params: message, link, place or attached_media')
    checkMessage(message, params.text('text_format_preset_id'))
    if (link) await checkLinkThere(link)
    if (photos.length === 0 && host.meta.settings().refusesRepeats) checkNotSaidBefore(page, message, link)
    return put(call, caller, page, { text: message, ...(link && { link }), photos })
  }

  async function checkLinkThere(link: string): Promise<void> {
    checkLink(link)
    if (host.meta.settings().scrapeLinks && 'failure' in (await fetchMedia(link)))
      throw invalidParameter('The URL you supplied could not be scraped.', { subcode: 1609005 })
  }

  function checkNotSaidBefore(page: DemoPage, message: string, link: string | undefined): void {
    const last = facebook
      .everything()
      .findLast((post) => post.page === page.id && post.kind === 'post' && !post.deletedAtMs)
    if (last && last.media.length === 0 && last.text === message && last.link?.url === link) throw duplicate()
  }

  function attachedPhotos(call: GraphCall, page: DemoPage): string[] {
    const attached = call.params.list('attached_media') ?? []
    return attached.map((item) => {
      const id =
        typeof item === 'object' && item !== null && 'media_fbid' in item ? String(item.media_fbid) : ''
      if (id === '') throw invalidParameter('Param attached_media must be an array of {media_fbid}')
      if (posts.films.get(id)) throw invalidParameter('Only photos can be attached here')
      const photo = posts.photos.get(id)
      if (!photo || photo.page !== page.id) throw unknownObject('POST', id)
      if (photo.usedIn && host.meta.settings().refusesRepeats) throw photosAlreadyPosted()
      return id
    })
  }

  /** Out at once, or kept until its time. */
  function put(
    call: GraphCall,
    caller: Caller,
    page: DemoPage,
    input: Pick<PlannedPost, 'text' | 'link' | 'photos'>,
  ): Record<string, unknown> {
    const plan: PlannedPost = {
      ...input,
      ...authorOf(caller, page),
      id: posts.newId(page.id),
      createdAtMs: facebook.now(),
    }
    const dueAtMs = call.params.instant('scheduled_publish_time')
    if (call.params.flag('published', true)) {
      if (dueAtMs !== undefined)
        throw invalidParameter('You cannot specify a scheduled publish time on a published post')
      return answer(call, posts.release(call.request, plan))
    }
    if (dueAtMs !== undefined) checkSchedule(dueAtMs, facebook.now(), 'post')
    posts.planned.put({ ...plan, ...(dueAtMs !== undefined && { dueAtMs }) })
    noteEffect(call.request, `post-planned ${plan.id}`)
    return { id: plan.id }
  }

  const answer = (call: GraphCall, post: LivePost) =>
    call.inputs.length > 0 ? selectFields(postNode(call, posts, post), call.inputs) : { id: post.id }

  async function createPhoto(call: GraphCall) {
    posts.finalize(call.request)
    const { caller, page } = asPage(call, publishing)
    const { params } = call
    const bytes = await photoBytes(call)
    const message = params.text('message') ?? params.text('caption') ?? ''
    checkMessage(message, undefined)
    const file = facebook.media.keep(bytes)
    checkPhoto(file, bytes.length)
    const alt = params.text('alt_text_custom')
    const photo = posts.photos.put({
      id: posts.newNumber('photo'),
      page: page.id,
      account: caller.person.id,
      file: file.id,
      createdAtMs: facebook.now(),
      ...(alt !== undefined && { alt }),
    })
    const isPlanned = params.has('scheduled_publish_time')
    if (!params.flag('published', true) && !isPlanned) return { id: photo.id }
    const made = put(call, caller, page, { text: message, photos: [photo.id] })
    return { id: photo.id, post_id: made.id }
  }

  async function photoBytes({ params, parts }: GraphCall): Promise<Buffer> {
    const sent = fileOf(parts, 'source')
    if (sent) return sent
    const url = params.text('url')
    if (!url) throw missingParameter('url')
    const fetched = await fetchMedia(url)
    if ('failure' in fetched)
      throw invalidParameter('The image could not be fetched from this URL.', { subcode: 2061006 })
    return fetched.bytes
  }
}

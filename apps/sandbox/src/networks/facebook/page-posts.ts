// Posts of Pages: how they come to be, now or at their time, and what may be read of them.
import type { FastifyRequest } from 'fastify'
import { statusesDeprecated } from '../meta/graph-error.ts'
import { pageNumber } from '../meta/meta-accounts.ts'
import type { Caller, MetaSandbox } from '../meta/meta-sandbox.ts'
import { digitsOf } from '../shared/ids.ts'
import type { DemoPage } from '../shared/people.ts'
import type { LivePost, PostMedia } from '../shared/posts.ts'
import type { Table } from '../shared/table.ts'
import { type Film, isProcessed } from './films.ts'

export interface Photo {
  id: string
  page: string
  account: string
  file: string
  alt?: string
  createdAtMs: number
  /** The post or story it went into. */
  usedIn?: string
}

/** Not out yet: planned for a time, or a draft without one. */
export interface PlannedPost {
  id: string
  page: string
  account: string
  text: string
  link?: string
  photos: readonly string[]
  dueAtMs?: number
  createdAtMs: number
  client: string
}

export interface NewPagePost {
  kind: LivePost['kind']
  text: string
  media: readonly PostMedia[]
  link?: string | undefined
  status: 'mobile_status_update' | 'added_photos' | 'added_video' | 'shared_story'
  id?: string
  details?: Readonly<Record<string, unknown>>
}

type Author = Pick<Film, 'page' | 'account' | 'client'>

export class PagePosts {
  readonly meta: MetaSandbox
  readonly photos: Table<Photo>
  readonly films: Table<Film>
  readonly planned: Table<PlannedPost>

  constructor(meta: MetaSandbox) {
    this.meta = meta
    this.photos = meta.facebook.table('photos')
    this.films = meta.facebook.table('films')
    this.planned = meta.facebook.table('planned')
  }

  /**
   * What an id leads to: a post by the Page's number and its own, a story by its own alone. Half of another post's id is
   * no node at all.
   */
  nodeBy(id: string): LivePost | undefined {
    const { facebook } = this.meta
    const whole = facebook.postById(id)
    if (whole) return whole.kind === 'story' ? undefined : whole
    const named = facebook.everything().find((post) => post.kind !== 'comment' && halfOf(post.id) === id)
    if (named && named.kind !== 'story') throw statusesDeprecated()
    return named
  }

  newId(page: string): string {
    const { facebook } = this.meta
    const home = facebook.page(page)
    return `${home ? pageNumber(home) : '0'}_${digitsOf(`meta/post/${facebook.ids.next('post')}`, 15)}`
  }

  newNumber(kind: string): string {
    const { facebook } = this.meta
    // Fifteen digits, the first a 2 or 3: a Page, a person or an Instagram object is never mistaken for it.
    return `${kind === 'photo' ? 2 : 3}${digitsOf(`meta/${kind}/${facebook.ids.next(kind)}`, 14)}`
  }

  publish(request: FastifyRequest, author: Author, post: NewPagePost): LivePost {
    const id = post.id ?? this.newId(author.page)
    return this.meta.facebook.publish(request, {
      id,
      remoteId: id,
      account: author.account,
      page: author.page,
      kind: post.kind,
      text: post.text,
      media: post.media,
      ...(post.link !== undefined && { link: { url: post.link, title: hostOf(post.link) } }),
      details: { ...post.details, client: author.client, status: post.status },
    })
  }

  /** The photos' media, in their order; they can be used this once. */
  usePhotos(ids: readonly string[], postId: string): PostMedia[] {
    return ids.flatMap((id) => {
      const photo = this.photos.get(id)
      if (!photo) return []
      this.photos.put({ ...photo, usedIn: postId })
      return [
        { kind: 'image' as const, file: photo.file, ...(photo.alt !== undefined && { alt: photo.alt }) },
      ]
    })
  }

  release(request: FastifyRequest, plan: PlannedPost): LivePost {
    this.planned.delete(plan.id)
    return this.publish(request, plan, {
      id: plan.id,
      kind: 'post',
      text: plan.text,
      media: this.usePhotos(plan.photos, plan.id),
      link: plan.link,
      status: plan.photos.length > 0 ? 'added_photos' : plan.link ? 'shared_story' : 'mobile_status_update',
    })
  }

  /** What became due: planned posts, and films whose processing is over. */
  finalize(request: FastifyRequest): void {
    const now = this.meta.facebook.now()
    for (const plan of this.planned.all())
      if (plan.dueAtMs !== undefined && plan.dueAtMs <= now) this.release(request, plan)
    for (const film of this.films.all()) {
      const isDue = film.input === 'PUBLISHED' || (film.input === 'SCHEDULED' && (film.dueAtMs ?? 0) <= now)
      if (!isDue || film.postId || film.failure || film.use === 'story' || !isProcessed(film, now)) continue
      this.publishFilm(request, film)
    }
  }

  publishFilm(request: FastifyRequest, film: Film): LivePost {
    const post = this.publish(request, film, {
      kind: film.use === 'story' ? 'story' : film.use === 'reel' ? 'reel' : 'post',
      text: film.description,
      media: film.file ? [{ kind: 'video', file: film.file, ...(film.title && { title: film.title }) }] : [],
      status: 'added_video',
      details: { video: film.id },
    })
    this.films.put({ ...film, postId: post.id })
    return post
  }

  /** As calls read them, newest first. */
  of(page: DemoPage, kinds: readonly LivePost['kind'][] = ['post', 'reel']): LivePost[] {
    return this.meta.facebook.readable((post) => post.page === page.id && kinds.includes(post.kind)).reverse()
  }
}

/** What films and stories tell of a post's id: the Page's number is left out. */
export const halfOf = (id: string): string => id.split('_').at(-1) ?? id

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

export const authorOf = (caller: Caller, page: DemoPage): Author => ({
  page: page.id,
  account: caller.person.id,
  client: caller.grant.client,
})

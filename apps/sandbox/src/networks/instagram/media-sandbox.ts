// Containers and media of Instagram accounts.

import type { GraphCall } from '../meta/graph-host.ts'
import { dayMs } from '../meta/graph-time.ts'
import type { Caller, MetaSandbox } from '../meta/meta-sandbox.ts'
import { digitsOf } from '../shared/ids.ts'
import { noteEffect } from '../shared/named-call.ts'
import type { DemoPage } from '../shared/people.ts'
import type { LivePost, PostMedia } from '../shared/posts.ts'
import type { Table } from '../shared/table.ts'
import { type ContainerKind, type Progress, statusCode } from './container.ts'

export interface Container extends Progress {
  id: string
  /** The page whose Instagram account it is for. */
  page: string
  account: string
  client: string
  kind: ContainerKind
  isChild: boolean
  children: readonly string[]
  caption: string
  file?: string
  cover?: string
  alt?: string
  shareToFeed: boolean
}

export type MediaProduct = 'FEED' | 'REELS' | 'STORY'
export const productOf = (post: LivePost): MediaProduct =>
  post.kind === 'reel' ? 'REELS' : post.kind === 'story' ? 'STORY' : 'FEED'
export const mediaTypeOf = (post: LivePost): string =>
  post.media.length > 1 ? 'CAROUSEL_ALBUM' : post.media[0]?.kind === 'video' ? 'VIDEO' : 'IMAGE'

export class MediaSandbox {
  readonly meta: MetaSandbox
  readonly containers: Table<Container>

  constructor(meta: MetaSandbox) {
    this.meta = meta
    this.containers = meta.instagram.table('containers')
  }

  /** Seventeen digits, beyond 2^53; never like an account's, which begins with 17841. */
  newId(kind: 'container' | 'media' | 'comment'): string {
    const start = kind === 'container' ? '179' : kind === 'media' ? '180' : '178'
    return `${start}${digitsOf(`instagram/${kind}/${this.meta.instagram.ids.next(kind)}`, 14)}`.replace(
      /^17841/,
      '17851',
    )
  }

  statusOf(container: Container) {
    const children = container.children.flatMap((id) => this.containers.get(id) ?? [])
    return statusCode(container, this.meta.instagram.now(), children)
  }

  made(page: DemoPage, sinceMs = this.meta.instagram.now() - dayMs): Container[] {
    return this.containers.all().filter((one) => one.page === page.id && one.createdAtMs > sinceMs)
  }

  /** How many posts went out in the last day: deleted ones count too. */
  published(page: DemoPage, sinceMs = this.meta.instagram.now() - dayMs): number {
    return this.meta.instagram
      .everything()
      .filter((post) => post.page === page.id && post.kind !== 'comment' && post.createdAtMs > sinceMs).length
  }

  publish(call: GraphCall, container: Container, caller: Caller, page: DemoPage): LivePost {
    const { instagram } = this.meta
    const id = this.newId('media')
    const isReel = container.kind === 'reel'
    const post = instagram.publish(call.request, {
      id,
      remoteId: id,
      account: caller.person.id,
      page: page.id,
      kind: isReel ? 'reel' : container.kind.startsWith('story') ? 'story' : 'post',
      text: container.caption,
      media: this.#mediaOf(container),
      details: {
        client: caller.grant.client,
        container: container.id,
        shortcode: instagram.ids.letters('shortcode', 11),
        shareToFeed: container.shareToFeed,
        ...(container.cover !== undefined && { cover: container.cover }),
      },
    })
    this.containers.put({ ...container, mediaId: id })
    for (const child of container.children) {
      const held = this.containers.get(child)
      if (held) this.containers.put({ ...held, mediaId: id })
    }
    noteEffect(call.request, `container-published ${container.id}`)
    return post
  }

  #mediaOf(container: Container): PostMedia[] {
    const items =
      container.kind === 'carousel'
        ? container.children.flatMap((id) => this.containers.get(id) ?? [])
        : [container]
    return items.flatMap(({ file, alt }) => {
      const kept = this.meta.instagram.media.get(file ?? '')
      if (!kept) return []
      return [
        {
          kind: kept.mime.startsWith('video/') ? ('video' as const) : ('image' as const),
          file: kept.id,
          ...(alt !== undefined && { alt }),
        },
      ]
    })
  }

  /** Stories are there for a day. */
  readable(page: DemoPage, what: 'media' | 'stories'): LivePost[] {
    const { instagram } = this.meta
    return instagram
      .readable(
        (post) =>
          post.page === page.id &&
          (what === 'media'
            ? post.kind === 'post' || post.kind === 'reel'
            : post.kind === 'story' && post.createdAtMs > instagram.now() - dayMs),
      )
      .reverse()
  }
}

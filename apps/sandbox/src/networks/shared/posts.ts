// What is published on a network, as its page shows it and `GET /networks/posts` gives it.
import type { Figures } from './figures.ts'
import type { Network } from './names.ts'

export interface PostMedia {
  kind: 'image' | 'video' | 'document'
  /** In the network's media store. */
  file: string
  alt?: string
  title?: string
  /** A document's pages as pictures, as far as they are in it. */
  pages?: readonly string[]
}

export interface LivePost {
  /** Letters, digits, `-` and `_`: part of the public address `/networks/<network>/posts/<id>`. */
  id: string
  network: Network
  /** The network's own id, such as `urn:li:share:…`. */
  remoteId: string
  /** The person who acted. */
  account: string
  /** The page it stands on; without one it is the person's own. */
  page?: string
  kind: 'post' | 'story' | 'reel' | 'comment'
  text: string
  media: readonly PostMedia[]
  link?: { url: string; title: string; description?: string; file?: string }
  poll?: { question: string; options: readonly string[] }
  /** The `id` of the post this one answers. */
  replyTo?: string
  /** In the network's word; absent means everybody. */
  audience?: string
  createdAtMs: number
  editedAtMs?: number
  /** Reading calls of the network show it from then on; the page shows it at once. */
  visibleAtMs: number
  /** Deleted, but remembered: networks answer about what is gone. */
  deletedAtMs?: number
  /** What the network was told, and what it keeps beside. */
  details: Readonly<Record<string, unknown>>
}

export interface ShownPost extends LivePost {
  author: { name: string; handle: string; avatar: string; followers: number }
  figures: Figures
  address: string
}

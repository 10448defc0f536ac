import type { PostFormat } from '@postelier/networks'

/** A post as one network gets it, as it stood when sending began. */
export interface Content {
  readonly format: PostFormat
  readonly text: string
  readonly title: string
  readonly language: string
  readonly media: readonly ContentMedia[]
}

/** A file as it is sent, made when the post was scheduled: what is seen before is what goes out. */
export interface ContentMedia {
  readonly kind: 'image' | 'video'
  /** Where it lies in the house's storage. */
  readonly key: string
  readonly mime: string
  readonly bytes: number
  readonly widthPx: number
  readonly heightPx: number
  readonly altText: string
}

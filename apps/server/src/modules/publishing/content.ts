import type { PostFacts, PostFormat } from '@postelier/networks'

/** A post as one network gets it, as it stood when sending began. */
export interface Content {
  readonly format: PostFormat
  readonly text: string
  readonly title: string
  readonly language: string
  readonly media: readonly ContentMedia[]
  /** Written under it once it is out, where the network lets us. */
  readonly firstComment?: string
}

/** A file as it is sent, made when the post was scheduled: what is seen before is what goes out. */
export interface ContentMedia {
  /** A document stands behind the pictures of its pages, and is sent in their place. */
  readonly kind: 'image' | 'video' | 'document'
  /** Where it lies in the platform's storage. */
  readonly key: string
  readonly mime: string
  readonly bytes: number
  readonly widthPx: number
  readonly heightPx: number
  readonly altText: string
  /** Of a film. */
  readonly seconds?: number
  readonly framesPerSecond?: number
  /** Something was added at its sides, since the network does not take its form. */
  readonly hasBands?: boolean
}

/** What a network makes its rules about: the pages of a document, not the document. */
export const isSeen = (media: ContentMedia): media is ContentMedia & { kind: 'image' | 'video' } =>
  media.kind !== 'document'

/** As a network's rules look at it. */
export const factsOf = (
  { format, text, media, firstComment }: Pick<Content, 'format' | 'text' | 'media' | 'firstComment'>,
  settings: PostFacts['settings'] = {},
): PostFacts => ({
  format,
  text,
  ...(firstComment ? { firstComment } : {}),
  media: media.filter(isSeen),
  settings,
})

import type { Network } from '@postelier/contract'

/** What a post is made of, whatever the network calls it. */
export const postFormats = ['text', 'image', 'carousel', 'album', 'video', 'story'] as const
export type PostFormat = (typeof postFormats)[number]

/** A text as the network counts it. */
export interface TextCount {
  readonly used: number
  readonly most: number
  /** A second limit of the same text, where there is one: bytes beside characters. */
  readonly also?: { readonly unit: 'bytes'; readonly used: number; readonly most: number }
  readonly isOver: boolean
}

export interface ImageRule {
  readonly mimes: readonly string[]
  readonly mostBytes: number
  /** Width divided by height. */
  readonly ratio?: { readonly least: number; readonly most: number }
  readonly widthPx?: { readonly least: number; readonly most: number }
  readonly heightPx?: { readonly least: number; readonly most: number }
  readonly mostPixels?: number
}

export interface VideoRule extends ImageRule {
  readonly seconds: { readonly least: number; readonly most: number }
  readonly framesPerSecond?: { readonly least: number; readonly most: number }
}

/** How many of what a format takes. */
export interface FormatRule {
  readonly images?: { readonly least: number; readonly most: number; readonly each: ImageRule }
  readonly video?: VideoRule
  /** Its carousel is a document of pages. */
  readonly document?: { readonly mostBytes: number; readonly mostPages: number }
  /** Images and videos may stand side by side; then `images` counts them all. */
  readonly mayMix?: boolean
}

/** A fault of a post for one network, said before it is sent. */
export interface PostFault {
  readonly code:
    | 'textTooLong'
    | 'commentTooLong'
    | 'textMissing'
    | 'formatUnknown'
    | 'tooFewMedia'
    | 'tooManyMedia'
    | 'mediaMixed'
    | 'mediaKind'
    | 'mediaTooLarge'
    | 'mediaRatio'
    | 'mediaSize'
    | 'videoTooShort'
    | 'videoTooLong'
    | 'tooManyTags'
    | 'tooManyMentions'
    | 'settingMissing'
    | 'settingUnknown'
    /** Two settings, or a setting and the media, that cannot be had together. */
    | 'settingsClash'
    /** A character the network refuses. */
    | 'textForbidden'
  /** Which of the media, counted from nought. */
  readonly media?: number
  /** Which of the settings. */
  readonly setting?: string
  readonly figures?: Readonly<Record<string, number>>
}

/** What is known of a file without reading it. */
export interface MediaFacts {
  readonly kind: 'image' | 'video'
  readonly mime: string
  readonly bytes: number
  readonly widthPx: number
  readonly heightPx: number
  readonly seconds?: number
  readonly framesPerSecond?: number
}

export interface PostFacts {
  readonly format: PostFormat
  readonly text: string
  /** Written under it once it is out. */
  readonly firstComment?: string
  readonly media: readonly MediaFacts[]
  readonly settings: Readonly<Record<string, unknown>>
}

/**
 * Limits that are not the same for everybody: sources disagree on them, an account pays for more, a server is older.
 * What is missing stays as it is.
 */
export interface NetworkLimits {
  readonly text?: number
  readonly imageBytes?: number
  readonly videoBytes?: number
  readonly videoSeconds?: number
  /** How large a film may be, whichever way it is held. */
  readonly videoSides?: { readonly longestPx: number; readonly shortestPx: number }
}

/** All that is known of a network without asking it: pure, so that the composer and the server share one truth. */
export interface NetworkDescriptor {
  readonly network: Network
  readonly formats: Readonly<Partial<Record<PostFormat, FormatRule>>>
  /** What a post's text may be there, and how it is counted. */
  countText(text: string, format: PostFormat): TextCount
  /** What a first comment may be there; nothing where nobody comments, or where more than anybody writes fits. */
  countComment?(text: string): TextCount
  readonly can: {
    readonly firstComment: boolean
    readonly altText: boolean
    readonly remove: boolean
    readonly boost: boolean
    readonly figures: boolean
    /** The network fetches media itself, from an address it must reach. */
    readonly fetchesMedia: boolean
    /** It can be read back whether a post is there. */
    readonly readBack: 'always' | 'pagesOnly' | 'publicOnly'
  }
  /** Fields a post may set there, with what they are when nobody says. */
  readonly settings: Readonly<
    Record<string, { readonly choices: readonly string[]; readonly otherwise: string | null }>
  >
  /** All faults of a post, before it is sent. */
  faultsOf(post: PostFacts): PostFault[]
  /** The same network with other limits. */
  within(limits: NetworkLimits): NetworkDescriptor
}

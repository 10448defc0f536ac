// What every network adapter does: connect, publish step by step, look for a post, comment, read figures.
import type { Network } from '@postelier/contract'
import type { MediaFacts, PostFormat } from './descriptor.ts'
import type { NetworkHttp } from './http.ts'

/** Where a network is and as whom we speak to it: configuration, never a constant. */
export type NetworkConfig = Readonly<Record<string, string>>

/** What a call may use of the world. */
export interface CallContext {
  readonly http: NetworkHttp
  readonly config: NetworkConfig
  readonly now: () => Date
  readonly randomBytes: (count: number) => Uint8Array
}

/** What opens an account: sealed by whoever keeps it. */
export interface Tokens {
  readonly access: string
  readonly refresh?: string
  /** ISO instants; null where it does not end by itself. */
  readonly accessExpiresAt: string | null
  readonly refreshExpiresAt: string | null
  /** What else the network wants to be told each time: a service's address, a password of an app. */
  readonly more?: Readonly<Record<string, string>>
}

export interface Identity {
  /** The network's own, which never changes. */
  readonly id: string
  readonly name: string
  readonly handle?: string
  readonly picture?: string
}

export interface Granted {
  readonly identity: Identity
  readonly tokens: Tokens
  readonly scopes: readonly string[]
}

export interface PageChoice {
  readonly id: string
  readonly kind: 'page' | 'profile' | 'organisation' | 'business'
  readonly name: string
  readonly handle?: string
  readonly picture?: string
  readonly followers?: number
  /** Why it cannot be used; null where it can. */
  readonly unusable: 'noPublishRole' | 'notBusiness' | 'notConnected' | 'restricted' | 'notApproved' | null
  /** Opens this page alone, where the network gives one of its own. */
  readonly tokens?: Tokens
}

/** Consent in the network's own window. */
export interface ConsentConnect {
  readonly way: 'consent'
  begin(
    context: CallContext,
    asked: {
      readonly redirectUri: string
      readonly state: string
      readonly verifier: string
      /** Somebody is to be asked who they are, though they are signed in there: as far as its page knows how. */
      readonly another?: boolean
    },
  ): Promise<{ readonly url: string }>
  /** `callback` is where the browser came back to. A refusal by the person is a `Refusal` of kind `authRevoked`. */
  finish(
    context: CallContext,
    given: {
      readonly redirectUri: string
      readonly callback: URL
      readonly state: string
      readonly verifier: string
    },
  ): Promise<Granted>
}

/** A password made for this app alone, typed with us. */
export interface PasswordConnect {
  readonly way: 'appPassword'
  signIn(
    context: CallContext,
    given: { readonly service: string; readonly identifier: string; readonly password: string },
  ): Promise<Granted>
}

export interface OpenPage {
  readonly id: string
  readonly kind: PageChoice['kind']
  readonly handle?: string
  readonly tokens: Tokens
  /** Who connected it. */
  readonly identity: string
}

/** As much of a page as its posts' addresses are about. */
export type AddressedPage = Pick<OpenPage, 'id' | 'handle'>

/** A post as its address has it. */
export interface AddressedPost {
  /** What the network's interface knows it by; null where the address does not say. */
  readonly id: string | null
  /** The letters that tell it from others in the network's addresses, whatever else stands around them. */
  readonly name: string
}

export interface MediaFile extends MediaFacts {
  readonly altText: string
  read(from?: number, to?: number): Promise<Uint8Array>
  /** Signed, and reachable from outside for an hour: for networks that fetch. */
  address(): Promise<string>
}

export interface PublishJob {
  /** The same for every try of one post on one page. */
  readonly delivery: string
  readonly page: OpenPage
  readonly format: PostFormat
  readonly text: string
  readonly title: string
  readonly language: string
  readonly media: readonly MediaFile[]
  /** A carousel as one PDF, where the network takes documents. */
  readonly document?: { readonly title: string; readonly bytes: number; read(): Promise<Uint8Array> }
  readonly settings: Readonly<Record<string, unknown>>
  readonly startedAt: Date
}

/**
 * How far a post has come: plain data, written down between two steps, so that whoever goes on after a kill knows.
 * Everything before the final step is invisible on the network and may be repeated; the final step is not, and it is
 * written down that it is about to be taken before it is.
 */
export interface Progress {
  readonly step: string
  readonly isFinal: boolean
  readonly data: Readonly<Record<string, unknown>>
}

export type StepResult =
  | { readonly then: 'next'; readonly progress: Progress }
  /** Not finished over there: asked again after a while. */
  | { readonly then: 'wait'; readonly progress: Progress; readonly afterMs: number }
  /** Live. `url` only where the network cannot say it; `id` always. */
  | { readonly then: 'published'; readonly id: string; readonly url: string | null }

export type PostLookup =
  | { readonly found: 'yes'; readonly id: string; readonly url: string | null }
  /**
   * Looked, and not there. `certain` where it cannot appear later: take the step that `progress` names, which need not
   * be the final one. Otherwise look again after a while, with `progress`: the looks are counted in it.
   */
  | {
      readonly found: 'no'
      readonly certain: boolean
      readonly lookAgainAfterMs: number
      readonly progress: Progress
    }
  /** The network took it and is still at it: go on from here. */
  | { readonly found: 'underway'; readonly progress: Progress; readonly afterMs: number }
  /** It cannot be read there: a person must look. */
  | { readonly found: 'cannotTell'; readonly why: string }

export type CommentLookup =
  | { readonly found: 'yes'; readonly id: string }
  | { readonly found: 'no' }
  /** It cannot be read there: a person must look. */
  | { readonly found: 'cannotTell'; readonly why: string }

/** A post that is there. `id` where the network knows it by a better one by now. */
export interface PostThere {
  readonly url: string | null
  readonly id?: string
}

/** What a network says of a post or an account at a moment; what it does not tell is missing, not nought. */
export interface Figures {
  readonly likes?: number
  readonly comments?: number
  readonly shares?: number
  readonly saves?: number
  readonly clicks?: number
  readonly views?: number
  readonly reach?: number
  readonly followers?: number
  /** What was learnt of the post itself on the way: its link, or the id it should be known by. */
  readonly post?: { readonly url?: string; readonly id?: string }
  /** As it came, without secrets. */
  readonly raw: unknown
}

/**
 * Speaks to one network, by HTTP that is given to it; knows no database, queue or server. Whatever it is refused is a
 * `Refusal`: a call whose answer never came is `transient` where it cannot have made anything, `unknownOutcome` where it can.
 */
export interface NetworkAdapter {
  readonly network: Network
  readonly connect: ConsentConnect | PasswordConnect
  /** Null where there is nothing to refresh with: the person connects again. */
  refresh(context: CallContext, tokens: Tokens): Promise<Tokens | null>
  revoke(context: CallContext, tokens: Tokens): Promise<void>
  /** Who it is, with these tokens: also the question whether they still open. */
  identify(context: CallContext, tokens: Tokens): Promise<Identity>
  pages(context: CallContext, tokens: Tokens): Promise<PageChoice[]>
  /** Pure but for chance and time: everything that must be the same on every try is made here. */
  begin(context: CallContext, job: PublishJob): Progress
  /** Takes the step that `progress` names. */
  step(context: CallContext, job: PublishJob, progress: Progress): Promise<StepResult>
  /** After a final step without an answer: is it there? Reads only. */
  lookFor(context: CallContext, job: PublishJob, progress: Progress): Promise<PostLookup>
  /**
   * Whether a post is still there; null where it is not. Here and below `format` is what it was sent as, where that is
   * known: some networks keep stories apart from posts.
   */
  readBack(context: CallContext, page: OpenPage, id: string, format?: PostFormat): Promise<PostThere | null>
  /**
   * What a person says is the post's address: null where it is not the address of a post, or of one under another name
   * than the page's. Pure.
   */
  readAddress(config: NetworkConfig, page: AddressedPage, address: URL): AddressedPost | null
  /** Refused where it cannot be taken away by a program. */
  remove(context: CallContext, page: OpenPage, id: string, format?: PostFormat): Promise<void>
  comment(context: CallContext, page: OpenPage, id: string, text: string): Promise<{ readonly id: string }>
  /** Whether what was granted lets comments be written on such a page; where a network does not say, it does. */
  mayComment?(scopes: readonly string[], kind: PageChoice['kind']): boolean
  /** After a comment without an answer: is it there? Reads only. */
  lookForComment(
    context: CallContext,
    page: OpenPage,
    id: string,
    comment: { readonly text: string; readonly since: Date },
  ): Promise<CommentLookup>
  postFigures(context: CallContext, page: OpenPage, id: string, format?: PostFormat): Promise<Figures>
  accountFigures(context: CallContext, page: OpenPage): Promise<Figures>
}

import type { CallContext, PostLookup, Progress, StepResult, Tokens } from '../adapter.ts'
import type { Boost, BoostObjective } from './boost.ts'

export interface BusinessChoice {
  readonly id: string
  readonly name: string
}

export interface AdAccountChoice {
  readonly id: string
  readonly name: string
  readonly currency: string
  /** Why nothing can be advertised with it; null where it can. */
  readonly unusable: 'disabled' | 'unpaid' | 'inReview' | 'closed' | 'noRole' | null
}

export interface LeastBudgetInput {
  readonly advertAccount: string
  readonly currency: string
  readonly objective: BoostObjective
}

/** A place or a leaning that can be chosen; `hint` tells two of the same name apart. */
export interface AudienceChoice {
  readonly id: string
  readonly name: string
  readonly hint: string
}

/** Whom a boost would be shown to, and through which account. */
export interface AudienceInput {
  readonly advertAccount: string
  readonly boost: Boost
}

export interface BoostJob {
  /** The same for every try of one boost: everything that is made carries it in its name. */
  readonly delivery: string
  /** Of the person who connected: a Page's own advertise nothing. */
  readonly tokens: Tokens
  /** The page the post stands on, and the post, each by the network's id. */
  readonly page: string
  readonly publication: string
  readonly advertAccount: string
  /** For people who look into their account over there. */
  readonly label: string
  /** Who pays, and whom it serves: the European Union wants it said. */
  readonly payer: string
  readonly boost: Boost
}

/** What was made for a boost; the campaign is what is stopped and counted. */
export interface BoostIds {
  readonly campaign: string
  readonly ad?: string
}

export type BoostState =
  | 'planned'
  | 'inReview'
  | 'running'
  | 'ended'
  /** Switched off, by us or over there. */
  | 'stopped'
  | 'rejected'
  /** Nothing is paid any more. */
  | 'unpaid'
  /** Something is wrong with it, which `why` tells. */
  | 'troubled'
  | 'gone'

export interface BoostStatus {
  readonly state: BoostState
  /** The network's own words, where it has some. */
  readonly why: string | null
}

export interface BoostFigures {
  /** In the smallest unit of `currency`; null before anything was shown. */
  readonly spend: number
  readonly currency: string | null
  readonly reach: number
  readonly impressions: number
  readonly clicks: number
  readonly raw: unknown
}

/**
 * Has a published post shown against money. Steps are taken as those of a publication are: what a step answers is
 * stored before the next one, all that is made is asleep until the last step, and that one is announced before it is
 * taken. What fails for good takes away what was made before it is refused.
 */
export interface BoostAdapter {
  businesses(context: CallContext, tokens: Tokens): Promise<BusinessChoice[]>
  /** Those of a business; the person's own where none is named. */
  adAccounts(context: CallContext, tokens: Tokens, business: string | null): Promise<AdAccountChoice[]>
  /** In the smallest unit of the account's currency. */
  leastDailyBudget(context: CallContext, tokens: Tokens, asked: LeastBudgetInput): Promise<number>
  /** Two letters each: where anything may be advertised at all. */
  countries(context: CallContext, tokens: Tokens): Promise<string[]>
  cities(
    context: CallContext,
    tokens: Tokens,
    asked: { readonly text: string; readonly country: string },
  ): Promise<AudienceChoice[]>
  interests(
    context: CallContext,
    tokens: Tokens,
    asked: { readonly text: string; readonly language: string },
  ): Promise<AudienceChoice[]>
  /** Refused where nobody can be reached so. Asks alone, and makes nothing. */
  tryAudience(context: CallContext, tokens: Tokens, asked: AudienceInput): Promise<void>
  begin(): Progress
  /** `published` means that it is on its way to people: its id is the campaign's. */
  step(context: CallContext, job: BoostJob, progress: Progress): Promise<StepResult>
  /** After the last step without an answer: is it on its way? Reads only. */
  lookFor(context: CallContext, job: BoostJob, progress: Progress): Promise<PostLookup>
  /** Takes away all that was made, known or not; for a boost that is given up. */
  clean(context: CallContext, job: BoostJob, progress: Progress): Promise<void>
  /** What was made so far, by what was written down; null where nothing is known to be. */
  idsOf(progress: Progress): BoostIds | null
  status(context: CallContext, tokens: Tokens, ids: BoostIds): Promise<BoostStatus>
  figures(context: CallContext, tokens: Tokens, ids: BoostIds): Promise<BoostFigures>
  /** Nothing is shown from then on; what it brought stays to be read. */
  stop(context: CallContext, tokens: Tokens, ids: BoostIds): Promise<void>
}

// Which plan somebody has now: what they subscribed to and what the platform gave them free, the better of each limit.
import type { PlanLimits } from '@postelier/contract/packs'
import type { PackNames } from './packs.tables.ts'
import { shippedPlans } from './shipped-packs.ts'

/** A plan that somebody has: its names and what it allows. */
export interface HeldPlan {
  readonly names: PackNames
  readonly limits: PlanLimits
}

/** What a plan does by itself. */
export interface Robots {
  /** Subjects are proposed each week. */
  readonly subjects: boolean
  /** Accepted subjects are drafted. */
  readonly posts: boolean
}

/** How many networks somebody without a plan may use. */
export const networksWithoutPlan = 1

interface PlanState {
  /** What was agreed to with the subscription that is open and begun. */
  readonly subscribed: HeldPlan | null
  /** A day the platform gave, that day included. */
  readonly freeSubscriptionUntil: string | null
  /** What such a day gives: the recommended plan, without its credits. */
  readonly recommended: HeldPlan | null
  readonly today: string
}

/** What the platform gave on a day, whatever is paid for besides. */
export function givenOf({
  freeSubscriptionUntil,
  recommended,
  today,
}: Omit<PlanState, 'subscribed'>): HeldPlan | null {
  if (freeSubscriptionUntil === null || freeSubscriptionUntil < today) return null
  return recommended ?? (shippedPlans.find((plan) => plan.isRecommended) as HeldPlan)
}

const more = (a: number | null, b: number | null) => (a === null || b === null ? null : Math.max(a, b))

/** Of two plans the better of each limit: who pays never has less than what is theirs for nothing. */
export const bestOf = (a: PlanLimits, b: PlanLimits): PlanLimits => ({
  networks: more(a.networks, b.networks),
  postsAWeek: more(a.postsAWeek, b.postsAWeek),
  ideasAMonth: Math.max(a.ideasAMonth, b.ideasAMonth),
  draftsItself: a.draftsItself || b.draftsItself,
  proposesItself: a.proposesItself || b.proposesItself,
})

/** Whether a plan allows anything that another does not. */
export function allowsMore(limits: PlanLimits, than: PlanLimits): boolean {
  const best = bestOf(limits, than)
  return (Object.keys(best) as (keyof PlanLimits)[]).some((limit) => best[limit] !== than[limit])
}

/** What is paid for gives its name; its limits are the better ones of it and of what was given. */
export function heldWith(subscribed: HeldPlan | null, given: HeldPlan | null): HeldPlan | null {
  if (subscribed === null || given === null) return subscribed ?? given
  return { names: subscribed.names, limits: bestOf(subscribed.limits, given.limits) }
}

export const planOf = ({ subscribed, ...state }: PlanState): HeldPlan | null =>
  heldWith(subscribed, givenOf(state))

export const robotsOf = (plan: HeldPlan | null): Robots => ({
  subjects: plan?.limits.proposesItself ?? false,
  posts: plan?.limits.draftsItself ?? false,
})

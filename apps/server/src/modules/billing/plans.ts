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

/** What somebody pays for comes before what they were given. */
export function planOf({
  subscribed,
  freeSubscriptionUntil,
  recommended,
  today,
}: PlanState): HeldPlan | null {
  if (subscribed !== null) return subscribed
  if (freeSubscriptionUntil === null || freeSubscriptionUntil < today) return null
  return recommended ?? (shippedPlans.find((plan) => plan.isRecommended) as HeldPlan)
}

export const robotsOf = (plan: HeldPlan | null): Robots => ({
  subjects: plan?.limits.proposesItself ?? false,
  posts: plan?.limits.draftsItself ?? false,
})

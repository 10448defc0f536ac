import type { PlanLimits } from '@postelier/contract/packs'
import { allowsMore, type givenPlan } from '../billing/index.ts'

/** Until when a plan would bring its credits and nothing else, beside what the platform gave; null where it brings more. */
export const onlyCreditsIn =
  (given: Awaited<ReturnType<typeof givenPlan>>) =>
  (limits: PlanLimits): string | null =>
    given === null || allowsMore(limits, given.limits) ? null : given.until

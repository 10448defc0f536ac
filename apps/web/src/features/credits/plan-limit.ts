import type { PlanLimits } from '@postelier/contract/packs'
import type { PlanLimit } from '#shared/lib/to-credits.ts'

interface Held {
  readonly limits: PlanLimits | null
  readonly ideasAMonth: number
}

const more = (most: number | null, than: number | null) => than !== null && (most === null || most > than)

const lifting: Readonly<Record<PlanLimit, (plan: PlanLimits, now: Held) => boolean>> = {
  networks: (plan, { limits }) => more(plan.networks, limits === null ? 1 : limits.networks),
  postsAWeek: (plan, { limits }) => limits !== null && more(plan.postsAWeek, limits.postsAWeek),
  dates: (_plan, { limits }) => limits === null,
  ideasAMonth: (plan, { ideasAMonth }) => plan.ideasAMonth > ideasAMonth,
}

/** Whether a plan allows what a limit of the present one stands in the way of. */
export const lifts = (plan: PlanLimits, limit: PlanLimit, now: Held): boolean => lifting[limit](plan, now)

/** The limit that an address names. */
export const limitNamed = (word: string | undefined): PlanLimit | null =>
  (Object.keys(lifting) as PlanLimit[]).find((limit) => limit === word) ?? null

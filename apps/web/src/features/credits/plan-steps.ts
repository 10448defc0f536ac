import type { PlanLimits } from '@postelier/contract/packs'

/** What is allowed at a time: now, or from a day on. Without limits there is no plan. */
export interface Allowed {
  readonly limits: PlanLimits | null
  readonly ideasAMonth: number
  readonly credits: number
}

const rows = {
  networks: ({ limits }) => (limits === null ? 1 : limits.networks),
  postsAWeek: ({ limits }) => limits?.postsAWeek ?? null,
  dates: ({ limits }) => limits !== null,
  ideasAMonth: ({ ideasAMonth }) => ideasAMonth,
  robots: ({ limits }) => (limits ? limits.proposesItself && limits.draftsItself : false),
  credits: ({ credits }) => credits,
} as const satisfies Record<string, (of: Allowed) => number | boolean | null>

export type AllowedName = keyof typeof rows

type Value = number | boolean | null
/** As many as one likes is more than any number. */
const most = (value: Value): number => (value === null ? Number.POSITIVE_INFINITY : Number(value))
export const isLess = (value: Value, before: Value): boolean => most(value) < most(before)

/** What is not the same at all times, with what it is at each; null is as many as one likes. */
export function whatChanges(times: readonly Allowed[]) {
  return (Object.keys(rows) as AllowedName[]).flatMap((name) => {
    const values = times.map((time) => rows[name](time))
    if (values.every((value) => value === values[0])) return []
    // Without a plan posts are not counted by the week: how far ahead they are scheduled is the limit there.
    const isLessEver = values.some((value, at) => at > 0 && isLess(value, values[at - 1] ?? null))
    const hasPlans = times.every(({ limits }) => limits !== null)
    return name === 'postsAWeek' && !hasPlans && !isLessEver ? [] : [{ name, values }]
  })
}

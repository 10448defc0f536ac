import { isApiError } from '#shared/api/api-error.ts'

/** What a plan limits: the credits page says it, and which plan lifts it. */
export type PlanLimit = 'networks' | 'postsAWeek' | 'dates' | 'ideasAMonth'

export interface ForSale {
  readonly what: 'plan' | 'credits'
  readonly limit?: PlanLimit | undefined
}

/** Refusals that somebody can buy their way out of, and what they would buy. */
const forSale: Readonly<Record<string, ForSale>> = {
  subscriptionNeeded: { what: 'plan', limit: 'ideasAMonth' },
  ideasReached: { what: 'plan', limit: 'ideasAMonth' },
  networksLimit: { what: 'plan', limit: 'networks' },
  postsAWeekReached: { what: 'plan', limit: 'postsAWeek' },
  planNeededBeyondMonth: { what: 'plan', limit: 'dates' },
  insufficientCredits: { what: 'credits' },
  debtOpen: { what: 'plan' },
}

const ofCustomer = /^\/agency\/customers\/\d+/

/** The page on which it is bought, with the way back to where one is now. */
export function creditsAddress(
  { what, limit }: ForSale,
  from: Pick<Location, 'pathname' | 'search'>,
): string {
  const customer = ofCustomer.exec(from.pathname)?.[0]
  const search = new URLSearchParams({
    ...(what === 'credits' ? { tab: what } : {}),
    ...(limit ? { limit } : {}),
    back: `${from.pathname}${from.search}`,
  })
  return `${customer ? `${customer}/subscription` : '/me/credits'}?${search}`
}

/** What a refusal could be bought out of; nothing where nothing helps. */
export const soldFor = (error: unknown): ForSale | null =>
  isApiError(error) ? (forSale[error.code] ?? null) : null

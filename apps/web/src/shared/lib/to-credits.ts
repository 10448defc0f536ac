import { isApiError } from '#shared/api/api-error.ts'

/** Refusals that somebody can buy their way out of, and what they would buy. */
const forSale: Readonly<Record<string, 'plan' | 'credits'>> = {
  subscriptionNeeded: 'plan',
  ideasReached: 'plan',
  networksLimit: 'plan',
  postsAWeekReached: 'plan',
  planNeededBeyondMonth: 'plan',
  insufficientCredits: 'credits',
  debtOpen: 'plan',
}

const ofCustomer = /^\/agency\/customers\/\d+/

/** The page on which it is bought, with the way back to where one is now. */
export function creditsAddress(
  what: 'plan' | 'credits',
  from: Pick<Location, 'pathname' | 'search'>,
): string {
  const customer = ofCustomer.exec(from.pathname)?.[0]
  const search = new URLSearchParams({
    ...(what === 'credits' ? { tab: what } : {}),
    back: `${from.pathname}${from.search}`,
  })
  return `${customer ? `${customer}/subscription` : '/me/credits'}?${search}`
}

/** What a refusal could be bought out of; nothing where nothing helps. */
export const soldFor = (error: unknown): 'plan' | 'credits' | null =>
  isApiError(error) ? (forSale[error.code] ?? null) : null

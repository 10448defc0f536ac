import type { BoostView } from '@postelier/contract'
import type { BoostRow } from './boost.store.ts'

const making = {
  waiting: 'preparing',
  claimed: 'preparing',
  sent: 'preparing',
  unknown: 'unknown',
  asked: 'unknown',
  held: 'held',
  confirmed: 'inReview',
  rejected: 'failed',
} as const

function stateOf({ state, status, stopWantedAt, endedAt, refusal }: BoostRow): BoostView['state'] {
  if (state === 'rejected') {
    if (refusal?.kind !== 'givenUp') return 'failed'
    return endedAt ? 'stopped' : 'stopping'
  }
  if (stopWantedAt && !endedAt) return 'stopping'
  return state === 'confirmed' ? (status ?? 'inReview') : making[state]
}

/** Counted before anybody saw it, it is noughts that say nothing; what is over was counted. */
const wasShown = ({ figures, endedAt }: BoostRow): boolean =>
  endedAt !== null || (figures !== null && figures.impressions + figures.spend > 0)

/** A boost as the web shows it: one state out of ours, the network's, and what somebody asked for. */
export const presentBoost = ({ row, page }: { row: BoostRow; page: string }): BoostView => {
  const { boost, currency, advertAccountName } = row.input
  const { beginAt, endAt, dailyBudget, objective, ageMin, ageMax, gender, country } = boost
  return {
    id: row.id,
    publicationId: row.deliveryId,
    network: row.network,
    page,
    state: stateOf(row),
    isLive: row.endedAt === null,
    reason: row.refusal?.kind ?? null,
    why: row.why ?? (row.refusal?.message || null),
    advertAccount: advertAccountName,
    currency,
    dailyBudget,
    beginAt,
    endAt,
    objective,
    ageMin,
    ageMax,
    gender,
    country,
    cities: boost.cities.map(({ name }) => name),
    interests: boost.interests.map(({ name }) => name),
    figures: wasShown(row) ? row.figures : null,
    figuresAt: row.figuresAt?.toISOString() ?? null,
  }
}

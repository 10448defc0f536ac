/** What somebody may pay for by the month, and `none`: what everybody has. */
export type Plan = 'none' | 'start' | 'growth' | 'agency'

/** How many networks each has; null for all there are. */
export const networksOf: Readonly<Record<Plan, number | null>> = {
  none: 1,
  start: 2,
  growth: 4,
  agency: null,
}

interface Standing {
  /** A day the house gave: the recommended plan without its credits, that day included. */
  readonly freeSubscriptionUntil: string | null
  readonly today: string
}

export const planOf = ({ freeSubscriptionUntil, today }: Standing): Plan =>
  freeSubscriptionUntil !== null && freeSubscriptionUntil >= today ? 'growth' : 'none'

/** What somebody may pay for by the month, and `none`: what everybody has. */
export type Plan = 'none' | 'start' | 'growth' | 'agency'

/** How many networks each has; null for all there are. */
export const networksOf: Readonly<Record<Plan, number | null>> = {
  none: 1,
  start: 2,
  growth: 4,
  agency: null,
}

/** How many posts a month each may have drafted before they cost credits; nobody's plan is what administrators say. */
export const draftsOf: Readonly<Record<Exclude<Plan, 'none'>, number>> = {
  start: 20,
  growth: 60,
  agency: 200,
}

/** What a plan does by itself. */
export interface Robots {
  /** Subjects are proposed each week. */
  readonly subjects: boolean
  /** Accepted subjects are drafted. */
  readonly posts: boolean
}

export const robotsOf: Readonly<Record<Plan, Robots>> = {
  none: { subjects: false, posts: false },
  start: { subjects: false, posts: false },
  growth: { subjects: true, posts: true },
  agency: { subjects: true, posts: true },
}

/** How many subjects may be proposed to each in a month; nobody's plan is what administrators say. */
export const ideasOf: Readonly<Record<Exclude<Plan, 'none'>, number>> = {
  start: 20,
  growth: 60,
  agency: 200,
}

interface PlanState {
  /** A day the platform gave: the recommended plan without its credits, that day included. */
  readonly freeSubscriptionUntil: string | null
  readonly today: string
}

export const planOf = ({ freeSubscriptionUntil, today }: PlanState): Plan =>
  freeSubscriptionUntil !== null && freeSubscriptionUntil >= today ? 'growth' : 'none'

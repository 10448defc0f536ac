// What an order costs and how long it takes, from the price list. Pure.
import type { QuotePart } from '@postelier/contract/orders'

interface Priced {
  readonly credits: number
  readonly minutes: number
  readonly creditsPerNetwork: number
  readonly minutesPerNetwork: number
}

export interface Price {
  readonly credits: number
  readonly parts: QuotePart[]
  readonly minutes: number
}

export function priceOf(
  kind: Priced,
  {
    networks,
    isUrgent,
    urgentCredits,
  }: {
    /** How many get words of their own; the first is in the price. */
    readonly networks: number
    readonly isUrgent: boolean
    readonly urgentCredits: number
  },
): Price {
  const others = Math.max(0, networks - 1)
  const parts: QuotePart[] = [
    { kind: 'task', credits: kind.credits },
    ...(others > 0 && kind.creditsPerNetwork > 0
      ? [{ kind: 'networks' as const, credits: others * kind.creditsPerNetwork }]
      : []),
    ...(isUrgent && urgentCredits > 0 ? [{ kind: 'urgent' as const, credits: urgentCredits }] : []),
  ]
  return {
    parts,
    credits: parts.reduce((sum, { credits }) => sum + credits, 0),
    minutes: kind.minutes + others * kind.minutesPerNetwork,
  }
}

/** A correction takes a part of what the work took. */
export const correctionMinutes = (minutes: number): number => Math.max(5, Math.ceil(minutes / 3))

// What an order costs and how long it takes, from the price list. Pure.
import type { ChangeScope, QuotePart } from '@postelier/contract/orders'

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

interface ChangeOfBrief {
  readonly scope: ChangeScope
  /** How many networks got words of their own, and how many are to. */
  readonly networksBefore: number
  readonly networks: number
  readonly minutesBefore: number
  readonly correctionCredits: number
}

/** Of another brief: what it is about made anew is paid as work is, an adjusted one as a correction and what there is more of. */
export function priceOfChange(
  kind: Priced,
  { scope, networksBefore, networks, minutesBefore, correctionCredits }: ChangeOfBrief,
): Price {
  if (scope === 'anew') return priceOf(kind, { networks, isUrgent: false, urgentCredits: 0 })
  const added = Math.max(0, networks - networksBefore)
  const ofNetworks = added * kind.creditsPerNetwork
  return {
    parts: [
      { kind: 'correction', credits: correctionCredits },
      ...(ofNetworks > 0 ? [{ kind: 'networks' as const, credits: ofNetworks }] : []),
    ],
    credits: correctionCredits + ofNetworks,
    minutes: correctionMinutes(minutesBefore) + added * kind.minutesPerNetwork,
  }
}

/** Changes of the brief that were paid for apart use up none of the corrections that come with an order. */
export const isCorrectionIncluded = (
  { returns, returnsApart }: { readonly returns: number; readonly returnsApart: number },
  includedCorrections: number,
): boolean => returns - returnsApart < includedCorrections

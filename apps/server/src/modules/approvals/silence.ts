// What becomes of a post that nobody answers about, and when. Pure.
import type { Silence } from '@postelier/contract/approvals'
import { laterByWorkingHours } from '../../platform/working-time.ts'

export interface Policy {
  readonly silence: Silence
  readonly afterHours: number
}

/** Of a business that has chosen nothing: its posts wait. */
export const defaultPolicy: Policy = { silence: 'hold', afterHours: 16 }

interface AfterSilenceInput extends Policy {
  readonly askedAt: Date
  /** Of what was changed since, they have had less time to think. */
  readonly changedAt: Date
  readonly publishAt: Date | null
  readonly zone: string
  /** It was done already for this request, or somebody else asked for a correction: then it waits. */
  readonly isSpent: boolean
}

export interface AfterSilence {
  readonly does: Silence
  readonly at: Date | null
}

export function afterSilence({
  silence,
  afterHours,
  askedAt,
  changedAt,
  publishAt,
  zone,
  isSpent,
}: AfterSilenceInput): AfterSilence {
  if (isSpent || silence === 'hold') return { does: 'hold', at: publishAt }
  if (silence === 'nextSlot') return { does: publishAt ? 'nextSlot' : 'hold', at: publishAt }
  const from = changedAt > askedAt ? changedAt : askedAt
  return { does: 'validate', at: laterByWorkingHours(from, afterHours, zone) }
}

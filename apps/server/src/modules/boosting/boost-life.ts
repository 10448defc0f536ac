// What becomes of a boost while it is made is what becomes of a delivery, but for three things: nobody is asked to look,
// since its campaign can always be read; what is given up is taken away over there; and what holds it up is tried again
// by itself.
import type { BoostState, BoostStatus } from '@postelier/networks/adapters'
import { days, hours, later, minutes } from '../../platform/clock.ts'
import { type DeliveryState, isOver, type Outcome } from '../publishing/index.ts'

export interface Course {
  readonly current: DeliveryState
  readonly nextAt: Date | null
  /** What a person is told, once. */
  readonly notifies: string | null
}

const againMs = minutes(15)

export function courseOf({ current, nextAt }: Outcome, now: Date): Course {
  switch (current.state) {
    case 'asked':
      return { current: { ...current, state: 'unknown' }, nextAt: later(now, againMs), notifies: 'unknown' }
    case 'held':
      return { current, nextAt: later(now, againMs), notifies: 'held' }
    case 'rejected':
      // Given up by a person it is as they wanted it.
      return { current, nextAt: now, notifies: current.refusal?.kind === 'givenUp' ? null : 'failed' }
    case 'confirmed':
      return { current, nextAt: now, notifies: null }
    default:
      return { current, nextAt, notifies: null }
  }
}

/** The same worker goes on at once. */
export const isGoingOn = ({ current, nextAt, notifies }: Course, now: Date): boolean =>
  !isOver(current.state) && notifies === null && nextAt !== null && nextAt.getTime() <= now.getTime()

const over: ReadonlySet<BoostState> = new Set(['ended', 'gone'])
const troubles: ReadonlySet<BoostState> = new Set(['rejected', 'unpaid', 'troubled'])

/** What it spent is counted over there for some time after its end. */
const countedForMs = days(1)

export interface Look {
  readonly nextAt: Date | null
  readonly endedAt: Date | null
  readonly notifies: string | null
}

/** After the network was asked how it is. */
export function afterStatus(
  { state }: BoostStatus,
  known: { readonly endedAt: Date | null; readonly endAt: Date },
  now: Date,
): Look {
  const isPast = now.getTime() > known.endAt.getTime()
  const endedAt = known.endedAt ?? (over.has(state) || isPast ? now : null)
  const isCounted = endedAt !== null && now.getTime() >= endedAt.getTime() + countedForMs
  const soon = state === 'inReview' && endedAt === null
  return {
    nextAt: isCounted || state === 'gone' ? null : later(now, soon ? minutes(5) : hours(1)),
    endedAt,
    notifies: endedAt === null && troubles.has(state) ? state : null,
  }
}

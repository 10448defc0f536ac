// When and how much is proposed by itself, and when that is said by mail.
import { Temporal } from 'temporal-polyfill'
import { days } from '../../../platform/clock.ts'
import type { NotificationInputs } from '../../notifications/index.ts'

const hour = 9
const monday = 1

/** Monday morning in the business's local time, the one to come: the hour stays when the clocks change. */
export function nextMonday(now: Date, zone: string): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const thisWeek = here
    .toPlainDate()
    .subtract({ days: here.dayOfWeek - monday })
    .toZonedDateTime({ timeZone: zone, plainTime: { hour } })
  const isAhead = Temporal.ZonedDateTime.compare(thisWeek, here) > 0
  // By the calendar, not by 168 hours.
  return new Date((isAhead ? thisWeek : thisWeek.add({ weeks: 1 })).epochMilliseconds)
}

/** More wait for an answer than anybody answers: nothing is added to them. */
export const mostWaiting = 10

interface Room {
  readonly postsPerWeek: number
  readonly waiting: number
  /** What the plan still allows this month. */
  readonly ideasLeft: number
}

/** A week's worth, and never more than somebody answers. */
export const countToPropose = ({ postsPerWeek, waiting, ideasLeft }: Room): number =>
  Math.max(0, Math.min(postsPerWeek, mostWaiting - waiting, ideasLeft))

const everyDays: Readonly<Record<string, number>> = {
  weekly: 7,
  every14Days: 14,
  every21Days: 21,
  monthly: 28,
}

/** What is proposed is advice: mailed to who wants advice by mail, as often as they said. It is shown to everybody. */
export function wantsMail(
  inputs: Pick<NotificationInputs, 'media' | 'types' | 'frequency'> | undefined,
  mailedAt: Date | null,
  now: Date,
): boolean {
  // Nobody said anything: as somebody who just registered.
  if (inputs && !(inputs.types.includes('advice') && inputs.media.includes('email'))) return false
  const every = everyDays[inputs?.frequency ?? 'weekly'] ?? 7
  // A day less, since a worker may have been late the time before.
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= days(every - 1)
}

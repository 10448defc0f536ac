import { isNull, ne, or, type SQL } from 'drizzle-orm'
import { type Actor, handOf } from '../../access/actor.ts'
import { notice } from './notifications.tables.ts'

/** Nobody is told what they did themselves, nor marks it as read for the others. */
export function isToldTo(actor: Actor): SQL | undefined {
  const hand = handOf(actor)
  return hand === null ? undefined : or(isNull(notice.causedBy), ne(notice.causedBy, hand))
}

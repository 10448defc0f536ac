import { moneyNotices } from '@postelier/contract/notices'
import { and, isNull, ne, not, notInArray, or, type SQL } from 'drizzle-orm'
import { type Actor, handOf, holds } from '../../access/actor.ts'
import { isOfHiddenPost, notice } from './notifications.tables.ts'

/** Nobody is told what they did themselves, of a post that is hidden from them or of money they may not see; nor do they mark it as read for the others. */
export function isToldTo(actor: Actor): SQL | undefined {
  const hand = handOf(actor)
  return and(
    hand === null ? undefined : or(isNull(notice.causedBy), ne(notice.causedBy, hand)),
    holds(actor, 'hiddenPosts:authorized') ? undefined : not(isOfHiddenPost),
    holds(actor, 'billing:consult') ? undefined : notInArray(notice.kind, [...moneyNotices]),
  )
}

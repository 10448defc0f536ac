// The first comment under a post: written down before it is sent, looked for after silence, and never a reason to call a
// live post failed.
import type { PublicationReason } from '@postelier/contract'
import type { CommentLookup, RefusalFacts } from '@postelier/networks/adapters'
import { later, minutes, seconds } from '../../platform/clock.ts'

export interface CommentState {
  readonly state: 'waiting' | 'sent' | 'done' | 'failed' | 'asked'
  readonly text: string
  readonly sentAt: string | null
  readonly tries: number
  /** Looks in a row that did not find it: lists lag, so one proves nothing. */
  readonly looks: number
  readonly id: string | null
  readonly reason: PublicationReason | null
}

export interface CommentOutcome {
  readonly comment: CommentState
  readonly nextAt: Date | null
}

const mostTries = 6
const mostLooks = 3
const looksApartMs = minutes(1)

export const freshComment = (text: string): CommentState => ({
  state: 'waiting',
  text,
  sentAt: null,
  tries: 0,
  looks: 0,
  id: null,
  reason: null,
})

export const beginComment = (comment: CommentState, now: Date): CommentState => ({
  ...comment,
  state: 'sent',
  sentAt: now.toISOString(),
  tries: comment.tries + 1,
  looks: 0,
})

export const commented = (comment: CommentState, id: string): CommentOutcome => ({
  comment: { ...comment, state: 'done', id, reason: null },
  nextAt: null,
})

/** Refused for sure it is tried again a few times; of silence nobody knows, so it is looked for. */
export function commentRefused(comment: CommentState, facts: RefusalFacts, now: Date): CommentOutcome {
  const reason = facts.kind
  if (facts.kind === 'unknownOutcome' || facts.kind === 'duplicate')
    return { comment: { ...comment, state: 'sent', reason }, nextAt: later(now, seconds(15)) }
  const isPassing = facts.kind === 'transient' || facts.kind === 'rateLimited'
  return isPassing && comment.tries < mostTries
    ? {
        comment: { ...comment, state: 'waiting', reason },
        nextAt: facts.retryAt ?? later(now, minutes(2 ** comment.tries)),
      }
    : { comment: { ...comment, state: 'failed', reason }, nextAt: null }
}

export function commentLookedFor(comment: CommentState, lookup: CommentLookup, now: Date): CommentOutcome {
  switch (lookup.found) {
    case 'yes':
      return commented(comment, lookup.id)
    case 'cannotTell':
      return { comment: { ...comment, state: 'asked' }, nextAt: null }
    case 'no':
      if (comment.looks + 1 < mostLooks)
        return { comment: { ...comment, looks: comment.looks + 1 }, nextAt: later(now, looksApartMs) }
      return comment.tries < mostTries
        ? { comment: { ...comment, state: 'waiting' }, nextAt: now }
        : { comment: { ...comment, state: 'failed', reason: 'notThere' }, nextAt: null }
  }
}

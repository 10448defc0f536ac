// What becomes of one post on one page, as a pure machine: something happened (a step was taken, a refusal came, the
// account was read back), and out comes where the delivery stands, when it is looked at next, and what else must be done.
// The one rule everything serves: after a final step without an answer nothing is sent again before the account was read.
import type { PostLookup, Progress, RefusalFacts, StepResult } from '@postelier/networks/adapters'

export const deliveryStatuses = [
  /** Not begun. */
  'waiting',
  /** Begun; nothing of it can be seen over there. */
  'claimed',
  /** The final step is being taken: it was written down before. */
  'sent',
  /** The final step was taken and nobody answered: the account is read back. */
  'unknown',
  /** It cannot be found out by asking: a person looks. */
  'asked',
  /** Nothing opens the page: its link must be made again first, or the page chosen. */
  'held',
  'confirmed',
  'rejected',
] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const isOver = (state: DeliveryStatus): boolean => state === 'confirmed' || state === 'rejected'

export interface DeliveryState {
  readonly state: DeliveryStatus
  readonly progress: Progress | null
  /** When the final step was begun last; null again once it is certain that nothing came of it. */
  readonly sentAt: Date | null
  /** How often the final step was begun: more than once only after the account was read. */
  readonly finals: number
  /** Tries in a row that came to nothing, of a kind that passes. */
  readonly tries: number
  /** Tokens were renewed for this step already. */
  readonly refreshed: boolean
  readonly externalId: string | null
  readonly url: string | null
  readonly refusal: Rejection | null
}

/** Why it is not out, for a person and for support. */
export interface Rejection {
  readonly kind: RefusalFacts['kind'] | 'gaveUp' | 'notThere' | 'givenUp'
  readonly code: string
  readonly message: string
  /** It may go better another time, without anything being changed. */
  readonly passes: boolean
  /** Not before then, where the network says so. */
  readonly until?: string
}

export type DeliveryEvent =
  | { readonly type: 'stepped'; readonly result: StepResult }
  | { readonly type: 'refused'; readonly facts: RefusalFacts }
  | { readonly type: 'found'; readonly lookup: PostLookup }
  /** The account could not be read. */
  | { readonly type: 'unread'; readonly facts: RefusalFacts }
  /** Nothing here opens the page any more; the network was not asked. */
  | { readonly type: 'unopened' }
  /** Whoever took the step is gone: killed, or cut off from the database. */
  | { readonly type: 'abandoned' }

export type FollowUp = 'none' | 'refresh' | 'reconnect' | 'notify' | 'askPerson'

export interface Outcome {
  readonly current: DeliveryState
  /** When it is looked at again; null where only somebody's transition goes on. */
  readonly nextAt: Date | null
  readonly followUp: FollowUp
}

export const fresh: DeliveryState = {
  state: 'waiting',
  progress: null,
  sentAt: null,
  finals: 0,
  tries: 0,
  refreshed: false,
  externalId: null,
  url: null,
  refusal: null,
}

const seconds = (count: number) => count * 1000
const minutes = (count: number) => count * 60_000

const mostTries = 5
/** Each after the account was read and the post was certainly not there. */
const mostFinals = 3
const firstLookMs = seconds(5)
const rateLimitMs = minutes(15)
/** A limit that holds on for longer is no matter of waiting: the post gets another date. */
export const longestWaitMs = minutes(60)
/** Whoever was thought gone may only be slow: a call of theirs is over by then. */
const longestCallMs = seconds(45)
/** Every unknown is closed, or shown to a person, before ten minutes are over. */
const longestUnknownMs = minutes(9)

const backoffMs = (tries: number) => Math.min(minutes(15), seconds(10) * 2 ** (tries - 1))
const later = (now: Date, afterMs: number) => new Date(now.getTime() + afterMs)

/** The final step is about to be taken. Whoever calls writes this down before taking it. */
export const beginFinal = (current: DeliveryState, now: Date): DeliveryState => ({
  ...current,
  state: 'sent',
  sentAt: now,
  finals: current.finals + 1,
})

export function after(current: DeliveryState, event: DeliveryEvent, now: Date): Outcome {
  switch (event.type) {
    case 'stepped':
      return afterStep(current, event.result, now)
    case 'refused':
      return afterRefusal(current, event.facts, now)
    case 'found':
      return afterLook(current, event.lookup, now)
    case 'unread':
      return afterNoLook(current, event.facts, now)
    case 'unopened':
      return afterUnopened(current)
    case 'abandoned':
      return afterNobody(current, now)
  }
}

const confirmed = (current: DeliveryState, { id, url }: { id: string; url: string | null }): Outcome => ({
  current: { ...current, state: 'confirmed', externalId: id, url, refusal: null },
  nextAt: null,
  followUp: 'none',
})

const rejected = (current: DeliveryState, refusal: Rejection): Outcome => ({
  current: { ...current, state: 'rejected', refusal },
  nextAt: null,
  followUp: 'notify',
})

const asked = (current: DeliveryState): Outcome => ({
  current: { ...current, state: 'asked' },
  nextAt: null,
  followUp: 'askPerson',
})

/** The final step was taken, and a later one asks what became of it: nothing more is sent, and it may be out. */
const mayBeOut = ({ sentAt, progress }: DeliveryState): boolean =>
  sentAt !== null && progress !== null && !progress.isFinal

/** What may be out is not given up: it is looked for once more, and then somebody is asked. */
function giveUp(current: DeliveryState, refusal: Rejection, now: Date): Outcome {
  if (!mayBeOut(current)) return rejected(current, refusal)
  if (current.tries > mostTries) return asked(current)
  const tries = Math.max(current.tries, mostTries)
  return {
    current: { ...current, state: 'unknown', tries },
    nextAt: later(now, firstLookMs),
    followUp: 'none',
  }
}

/** Nobody may go on there until it is linked again; then it goes on from where it was. */
const linkEnded = (current: DeliveryState): Outcome => ({
  current: { ...current, state: 'held' },
  nextAt: null,
  followUp: 'reconnect',
})

const goOn = (current: DeliveryState, progress: Progress, nextAt: Date): Outcome => ({
  current: { ...current, state: 'claimed', progress, tries: 0, refreshed: false },
  nextAt,
  followUp: 'none',
})

/** A step that cannot be seen over there is simply taken again, but not for ever; of the final one nobody knows. */
function afterNobody(left: DeliveryState, now: Date): Outcome {
  // They may have vanished before the tokens were renewed.
  const current: DeliveryState = { ...left, refreshed: false }
  // Looked for once at least, however late.
  if (current.state === 'sent')
    return {
      current: { ...current, state: 'unknown' },
      nextAt: later(now, longestCallMs),
      followUp: 'none',
    }
  if (current.state === 'unknown') return stillUnknown(current, now)
  const tries = current.tries + 1
  if (tries < mostTries) return { current: { ...current, tries }, nextAt: now, followUp: 'none' }
  const message = 'Every try was broken off.'
  return giveUp({ ...current, tries }, { kind: 'gaveUp', code: 'abandoned', message, passes: true }, now)
}

/** Of this post alone: the link itself may stand, and other pages with it. What may be out is a person's question. */
const afterUnopened = (current: DeliveryState): Outcome =>
  current.state === 'unknown'
    ? asked(current)
    : { current: { ...current, state: 'held' }, nextAt: null, followUp: 'none' }

function afterStep(current: DeliveryState, result: StepResult, now: Date): Outcome {
  switch (result.then) {
    case 'next':
      return goOn(current, result.progress, now)
    case 'wait':
      return goOn(current, result.progress, later(now, result.afterMs))
    case 'published':
      return confirmed(current, result)
  }
}

const passing: ReadonlySet<RefusalFacts['kind']> = new Set(['config', 'billing', 'rateLimited', 'transient'])

function afterRefusal(current: DeliveryState, facts: RefusalFacts, now: Date): Outcome {
  // It was refused: whatever was sent made nothing, unless the refusal itself says that this is not known.
  const back: DeliveryState = { ...current, state: 'claimed' }
  switch (facts.kind) {
    case 'unknownOutcome':
      // Also from a step after the final one: it was taken over there, and what became of it is not said.
      return current.finals > 0
        ? { current: { ...current, state: 'unknown' }, nextAt: later(now, firstLookMs), followUp: 'none' }
        : afterRefusal(current, { ...facts, kind: 'transient' }, now)
    case 'duplicate':
      // Theirs may be ours, from the try before: it is looked for first.
      return current.finals > 0
        ? { current: { ...current, state: 'unknown' }, nextAt: later(now, firstLookMs), followUp: 'none' }
        : rejected(current, rejectionOf(facts))
    case 'authExpired':
      return current.refreshed
        ? linkEnded(back)
        : { current: { ...back, refreshed: true }, nextAt: now, followUp: 'refresh' }
    case 'authRevoked':
    case 'permissionMissing':
      return linkEnded(back)
    case 'rateLimited':
      return afterWhile(back, facts, now, rateLimitMs)
    case 'transient':
      return afterWhile(back, facts, now, backoffMs(current.tries + 1))
    default:
      return facts.ofPost
        ? rejected(current, rejectionOf(facts))
        : giveUp({ ...back, tries: back.tries + 1 }, rejectionOf(facts), now)
  }
}

/** Tried again before long, a few times; what takes longer gets another date. */
function afterWhile(current: DeliveryState, facts: RefusalFacts, now: Date, otherwiseMs: number): Outcome {
  const tries = current.tries + 1
  const nextAt = facts.retryAt ?? later(now, otherwiseMs)
  if (tries < mostTries && nextAt.getTime() <= now.getTime() + longestWaitMs)
    return { current: { ...current, tries }, nextAt, followUp: 'none' }
  const refusal: Rejection = {
    ...rejectionOf(facts),
    ...(facts.kind === 'transient' ? { kind: 'gaveUp' } : {}),
    ...(facts.retryAt ? { until: facts.retryAt.toISOString() } : {}),
  }
  return facts.ofPost ? rejected(current, refusal) : giveUp({ ...current, tries }, refusal, now)
}

const rejectionOf = ({ kind, code, message }: RefusalFacts): Rejection => ({
  kind,
  code,
  message,
  passes: passing.has(kind),
})

function afterLook(current: DeliveryState, lookup: PostLookup, now: Date): Outcome {
  switch (lookup.found) {
    case 'yes':
      return confirmed(current, lookup)
    case 'underway': {
      // What was tried in vain before it was looked for counts on, until a step is taken again.
      const outcome = goOn(current, lookup.progress, later(now, lookup.afterMs))
      return { ...outcome, current: { ...outcome.current, tries: current.tries } }
    }
    case 'cannotTell':
      return asked(current)
    case 'no':
      if (!lookup.certain)
        return stillUnknown({ ...current, progress: lookup.progress }, later(now, lookup.lookAgainAfterMs))
      return current.finals >= mostFinals
        ? rejected(current, {
            kind: 'notThere',
            code: 'notThere',
            message: 'It was sent and is not there.',
            passes: true,
          })
        : goOn({ ...current, sentAt: null }, lookup.progress, now)
  }
}

function afterNoLook(current: DeliveryState, facts: RefusalFacts, now: Date): Outcome {
  if (facts.kind === 'authExpired' && !current.refreshed)
    return { current: { ...current, refreshed: true }, nextAt: now, followUp: 'refresh' }
  const isShut = ['authExpired', 'authRevoked', 'permissionMissing'].includes(facts.kind)
  if (isShut) return { ...asked(current), followUp: 'reconnect' }
  const tries = current.tries + 1
  return stillUnknown({ ...current, tries }, facts.retryAt ?? later(now, backoffMs(tries)))
}

/** Not for ever: a person is asked before ten minutes are over. */
function stillUnknown(current: DeliveryState, nextAt: Date): Outcome {
  const until = current.sentAt ? current.sentAt.getTime() + longestUnknownMs : 0
  return nextAt.getTime() > until ? asked(current) : { current, nextAt, followUp: 'none' }
}

/** A person looked. "Not there" frees another try; "there" needs its address. */
export const answered = (
  current: DeliveryState,
  answer:
    | { readonly isThere: true; readonly url: string; readonly id: string | null }
    | { readonly isThere: false },
): Outcome =>
  answer.isThere
    ? // Without the id by which the network knows it, what needs one is not asked of it.
      {
        current: { ...current, state: 'confirmed', url: answer.url, externalId: answer.id, refusal: null },
        nextAt: null,
        followUp: 'none',
      }
    : {
        ...rejected(current, {
          kind: 'notThere',
          code: 'person',
          message: 'Somebody looked.',
          passes: false,
        }),
        followUp: 'none',
      }

/** The connection stands again: it goes on from where it was held. */
export const resumed = (current: DeliveryState, nextAt: Date): Outcome => ({
  current: { ...current, state: current.progress ? 'claimed' : 'waiting', refreshed: false, tries: 0 },
  nextAt,
  followUp: 'none',
})

/** Somebody does not want it sent there any more. What the network has taken may be there: whoever says so looks. */
export const givenUp = (current: DeliveryState): Outcome =>
  mayBeOut(current)
    ? { ...asked(current), followUp: 'none' }
    : {
        ...rejected(current, {
          kind: 'givenUp',
          code: 'person',
          message: 'Somebody gave it up.',
          passes: false,
        }),
        followUp: 'none',
      }

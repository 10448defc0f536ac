// What becomes of one post on one page, as a pure machine: something happened (a step was taken, a refusal came, the
// account was read back), and out comes where the delivery stands, when it is looked at next, and what else must be done.
// The one rule everything serves: after a final step without an answer nothing is sent again before the account was read.
import type { Finding, Progress, RefusalFacts, StepResult } from '@postelier/networks/adapters'

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

export interface Standing {
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

export type Happening =
  | { readonly type: 'stepped'; readonly result: StepResult }
  | { readonly type: 'refused'; readonly facts: RefusalFacts }
  | { readonly type: 'found'; readonly finding: Finding }
  /** The account could not be read. */
  | { readonly type: 'unread'; readonly facts: RefusalFacts }
  /** Nothing here opens the page any more; the network was not asked. */
  | { readonly type: 'unopened' }
  /** Whoever took the step is gone: killed, or cut off from the database. */
  | { readonly type: 'abandoned' }

export type Duty = 'none' | 'refresh' | 'reconnect' | 'tell' | 'askPerson'

export interface Outcome {
  readonly standing: Standing
  /** When it is looked at again; null where only somebody's transition goes on. */
  readonly nextAt: Date | null
  readonly duty: Duty
}

export const fresh: Standing = {
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
export const beginFinal = (standing: Standing, now: Date): Standing => ({
  ...standing,
  state: 'sent',
  sentAt: now,
  finals: standing.finals + 1,
})

export function after(standing: Standing, happening: Happening, now: Date): Outcome {
  switch (happening.type) {
    case 'stepped':
      return afterStep(standing, happening.result, now)
    case 'refused':
      return afterRefusal(standing, happening.facts, now)
    case 'found':
      return afterLook(standing, happening.finding, now)
    case 'unread':
      return afterNoLook(standing, happening.facts, now)
    case 'unopened':
      return afterUnopened(standing)
    case 'abandoned':
      return afterNobody(standing, now)
  }
}

const confirmed = (standing: Standing, { id, url }: { id: string; url: string | null }): Outcome => ({
  standing: { ...standing, state: 'confirmed', externalId: id, url, refusal: null },
  nextAt: null,
  duty: 'none',
})

const rejected = (standing: Standing, refusal: Rejection): Outcome => ({
  standing: { ...standing, state: 'rejected', refusal },
  nextAt: null,
  duty: 'tell',
})

const asked = (standing: Standing): Outcome => ({
  standing: { ...standing, state: 'asked' },
  nextAt: null,
  duty: 'askPerson',
})

/** The final step was taken, and a later one asks what became of it: nothing more is sent, and it may be out. */
const mayBeOut = ({ sentAt, progress }: Standing): boolean =>
  sentAt !== null && progress !== null && !progress.isFinal

/** What may be out is not given up: it is looked for once more, and then somebody is asked. */
function giveUp(standing: Standing, refusal: Rejection, now: Date): Outcome {
  if (!mayBeOut(standing)) return rejected(standing, refusal)
  if (standing.tries > mostTries) return asked(standing)
  const tries = Math.max(standing.tries, mostTries)
  return {
    standing: { ...standing, state: 'unknown', tries },
    nextAt: later(now, firstLookMs),
    duty: 'none',
  }
}

/** Nobody may go on there until it is linked again; then it goes on from where it was. */
const linkEnded = (standing: Standing): Outcome => ({
  standing: { ...standing, state: 'held' },
  nextAt: null,
  duty: 'reconnect',
})

const goOn = (standing: Standing, progress: Progress, nextAt: Date): Outcome => ({
  standing: { ...standing, state: 'claimed', progress, tries: 0, refreshed: false },
  nextAt,
  duty: 'none',
})

/** A step that cannot be seen over there is simply taken again, but not for ever; of the final one nobody knows. */
function afterNobody(left: Standing, now: Date): Outcome {
  // They may have vanished before the tokens were renewed.
  const standing: Standing = { ...left, refreshed: false }
  // Looked for once at least, however late.
  if (standing.state === 'sent')
    return {
      standing: { ...standing, state: 'unknown' },
      nextAt: later(now, longestCallMs),
      duty: 'none',
    }
  if (standing.state === 'unknown') return stillUnknown(standing, now)
  const tries = standing.tries + 1
  if (tries < mostTries) return { standing: { ...standing, tries }, nextAt: now, duty: 'none' }
  const message = 'Every try was broken off.'
  return giveUp({ ...standing, tries }, { kind: 'gaveUp', code: 'abandoned', message, passes: true }, now)
}

/** Of this post alone: the link itself may stand, and other pages with it. What may be out is a person's question. */
const afterUnopened = (standing: Standing): Outcome =>
  standing.state === 'unknown'
    ? asked(standing)
    : { standing: { ...standing, state: 'held' }, nextAt: null, duty: 'none' }

function afterStep(standing: Standing, result: StepResult, now: Date): Outcome {
  switch (result.then) {
    case 'next':
      return goOn(standing, result.progress, now)
    case 'wait':
      return goOn(standing, result.progress, later(now, result.afterMs))
    case 'published':
      return confirmed(standing, result)
  }
}

const passing: ReadonlySet<RefusalFacts['kind']> = new Set(['config', 'billing', 'rateLimited', 'transient'])

function afterRefusal(standing: Standing, facts: RefusalFacts, now: Date): Outcome {
  // It was refused: whatever was sent made nothing, unless the refusal itself says that this is not known.
  const back: Standing = { ...standing, state: 'claimed' }
  switch (facts.kind) {
    case 'unknownOutcome':
      // Also from a step after the final one: it was taken over there, and what became of it is not said.
      return standing.finals > 0
        ? { standing: { ...standing, state: 'unknown' }, nextAt: later(now, firstLookMs), duty: 'none' }
        : afterRefusal(standing, { ...facts, kind: 'transient' }, now)
    case 'duplicate':
      // Theirs may be ours, from the try before: it is looked for first.
      return standing.finals > 0
        ? { standing: { ...standing, state: 'unknown' }, nextAt: later(now, firstLookMs), duty: 'none' }
        : rejected(standing, rejectionOf(facts))
    case 'authExpired':
      return standing.refreshed
        ? linkEnded(back)
        : { standing: { ...back, refreshed: true }, nextAt: now, duty: 'refresh' }
    case 'authRevoked':
    case 'permissionMissing':
      return linkEnded(back)
    case 'rateLimited':
      return afterWhile(back, facts, now, rateLimitMs)
    case 'transient':
      return afterWhile(back, facts, now, backoffMs(standing.tries + 1))
    default:
      return facts.ofPost
        ? rejected(standing, rejectionOf(facts))
        : giveUp({ ...back, tries: back.tries + 1 }, rejectionOf(facts), now)
  }
}

/** Tried again before long, a few times; what takes longer gets another date. */
function afterWhile(standing: Standing, facts: RefusalFacts, now: Date, otherwiseMs: number): Outcome {
  const tries = standing.tries + 1
  const nextAt = facts.retryAt ?? later(now, otherwiseMs)
  if (tries < mostTries && nextAt.getTime() <= now.getTime() + longestWaitMs)
    return { standing: { ...standing, tries }, nextAt, duty: 'none' }
  const refusal: Rejection = {
    ...rejectionOf(facts),
    ...(facts.kind === 'transient' ? { kind: 'gaveUp' } : {}),
    ...(facts.retryAt ? { until: facts.retryAt.toISOString() } : {}),
  }
  return facts.ofPost ? rejected(standing, refusal) : giveUp({ ...standing, tries }, refusal, now)
}

const rejectionOf = ({ kind, code, message }: RefusalFacts): Rejection => ({
  kind,
  code,
  message,
  passes: passing.has(kind),
})

function afterLook(standing: Standing, finding: Finding, now: Date): Outcome {
  switch (finding.found) {
    case 'yes':
      return confirmed(standing, finding)
    case 'underway': {
      // What was tried in vain before it was looked for counts on, until a step is taken again.
      const outcome = goOn(standing, finding.progress, later(now, finding.afterMs))
      return { ...outcome, standing: { ...outcome.standing, tries: standing.tries } }
    }
    case 'cannotTell':
      return asked(standing)
    case 'no':
      if (!finding.certain)
        return stillUnknown({ ...standing, progress: finding.progress }, later(now, finding.lookAgainAfterMs))
      return standing.finals >= mostFinals
        ? rejected(standing, {
            kind: 'notThere',
            code: 'notThere',
            message: 'It was sent and is not there.',
            passes: true,
          })
        : goOn({ ...standing, sentAt: null }, finding.progress, now)
  }
}

function afterNoLook(standing: Standing, facts: RefusalFacts, now: Date): Outcome {
  if (facts.kind === 'authExpired' && !standing.refreshed)
    return { standing: { ...standing, refreshed: true }, nextAt: now, duty: 'refresh' }
  const isShut = ['authExpired', 'authRevoked', 'permissionMissing'].includes(facts.kind)
  if (isShut) return { ...asked(standing), duty: 'reconnect' }
  const tries = standing.tries + 1
  return stillUnknown({ ...standing, tries }, facts.retryAt ?? later(now, backoffMs(tries)))
}

/** Not for ever: a person is asked before ten minutes are over. */
function stillUnknown(standing: Standing, nextAt: Date): Outcome {
  const until = standing.sentAt ? standing.sentAt.getTime() + longestUnknownMs : 0
  return nextAt.getTime() > until ? asked(standing) : { standing, nextAt, duty: 'none' }
}

/** A person looked. "Not there" frees another try; "there" needs its address. */
export const answered = (
  standing: Standing,
  answer:
    | { readonly isThere: true; readonly url: string; readonly id: string | null }
    | { readonly isThere: false },
): Outcome =>
  answer.isThere
    ? // Without the id by which the network knows it, what needs one is not asked of it.
      {
        standing: { ...standing, state: 'confirmed', url: answer.url, externalId: answer.id, refusal: null },
        nextAt: null,
        duty: 'none',
      }
    : {
        ...rejected(standing, {
          kind: 'notThere',
          code: 'person',
          message: 'Somebody looked.',
          passes: false,
        }),
        duty: 'none',
      }

/** The connection stands again: it goes on from where it was held. */
export const resumed = (standing: Standing, nextAt: Date): Outcome => ({
  standing: { ...standing, state: standing.progress ? 'claimed' : 'waiting', refreshed: false, tries: 0 },
  nextAt,
  duty: 'none',
})

/** Somebody does not want it sent there any more. What the network has taken may be there: whoever says so looks. */
export const givenUp = (standing: Standing): Outcome =>
  mayBeOut(standing)
    ? { ...asked(standing), duty: 'none' }
    : {
        ...rejected(standing, {
          kind: 'givenUp',
          code: 'person',
          message: 'Somebody gave it up.',
          passes: false,
        }),
        duty: 'none',
      }

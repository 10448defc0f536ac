import type { OrderView } from '@postelier/contract/orders'

export type StateName =
  | 'planned'
  | 'notBegun'
  | 'inProgress'
  | 'paused'
  | 'returnWaiting'
  | 'return'
  | 'madeAgain'
  | 'makesAgain'
  | 'completed'
  | 'complaint'
  | 'closed'
  | 'cancelled'

/** Where an order stands, for its business. A begin that went by is never told as one to come. */
export function stateOf(order: OrderView, now: number): StateName {
  const { status, proposals, promise, isLate } = order
  if (status === 'publicationCanceled') return 'cancelled'
  if (status === 'completed' && proposals.at(-1)?.status === 'accepted') return 'closed'
  switch (status) {
    case 'planned':
      return promise && !isLate && Date.parse(promise.begins) > now ? 'notBegun' : 'planned'
    case 'returnWaiting':
      return isMadeAgain(order) ? 'madeAgain' : status
    case 'return':
      return isMadeAgain(order) ? 'makesAgain' : status
    case 'inProgress':
    case 'paused':
    case 'completed':
    case 'complaint':
      return status
    default:
      return 'closed'
  }
}

const beingMade = new Set<OrderView['status']>(['planned', 'inProgress', 'paused', 'returnWaiting', 'return'])

/** A correction was asked for, and somebody has it to make. */
export const isCorrected = ({ proposals, status }: OrderView): boolean =>
  proposals.at(-1)?.status === 'declined' &&
  isAskedFor(proposals.at(-1)) &&
  ['returnWaiting', 'return', 'paused'].includes(status)

const isAskedFor = (last: OrderView['proposals'][number] | undefined): boolean =>
  last !== undefined && (last.remarks.length > 0 || last.changed.length > 0)

/** What was asked to be corrected of the delivery before: looked for in the one that waits for its answer. */
export function askedBefore({ proposals }: OrderView): OrderView['proposals'][number] | undefined {
  const before = proposals.at(-2)
  return proposals.at(-1)?.status === 'waiting' && isAskedFor(before) ? before : undefined
}

/** A complaint was heard: nobody asked for a correction, the work is made anew. */
export const isMadeAgain = ({ complaint, proposals }: OrderView): boolean =>
  complaint?.answer === 'return' && !isAskedFor(proposals.at(-1))

/** What was delivered needs no date any more. */
export const isBeingMade = ({ status }: OrderView): boolean => beingMade.has(status)

/** Somebody has worked on it since it was asked for. */
export const isBegun = ({ status }: Pick<OrderView, 'status'>): boolean =>
  status !== 'planned' && status !== 'returnWaiting'

/** Nobody has begun: when somebody does is worth saying as long as it is ahead. */
export const isToBegin = ({ status, isLate, promise }: OrderView, now: number): boolean =>
  !isBegun({ status }) &&
  beingMade.has(status) &&
  !isLate &&
  promise !== null &&
  Date.parse(promise.begins) > now

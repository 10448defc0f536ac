import { availableParallelism } from 'node:os'
import { AppError } from '../../platform/errors.ts'

/**
 * Decoding a picture takes a core and up to 200 MB, so few are worked on at a time and the rest wait their turn: the
 * event loop and the disk keep threads of their own. A crowd beyond the queue is told to come back.
 */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const mostWaiting = 40
/** A person is told to come back before their browser gives up. */
const longestWaitMs = 25_000

let running = 0
const waiting: (() => void)[] = []

/** How many pictures one person may have waiting; whoever sends more at once is told to come back. */
const mostOfOne = 20
const ofOne = new Map<number, { count: number; last: Promise<unknown> }>()

/** One picture a person at a time, so that somebody who sends many takes one place of all, and not every one. */
export async function inTurnOf<T>(personId: number, work: () => Promise<T>): Promise<T> {
  const own = ofOne.get(personId) ?? { count: 0, last: Promise.resolve() }
  if (own.count >= mostOfOne) throw new AppError('unavailable')
  ofOne.set(personId, own)
  own.count++
  const turn = own.last.then(() => inTurn(work))
  own.last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    if (--own.count === 0) ofOne.delete(personId)
  }
}

/** Whoever leaves hands its place over, so `running` does not change here. */
function placeFreed(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    waiting.splice(waiting.indexOf(take), 1)
    reject(new AppError('unavailable'))
  }, longestWaitMs)
  const take = () => {
    clearTimeout(timer)
    resolve()
  }
  waiting.push(take)
  return promise
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw new AppError('unavailable')
    await placeFreed()
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

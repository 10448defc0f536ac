// One worker's pool: so many deliveries at once, each leased while it is in it.
import { newPublicId } from '../../platform/ids.ts'
import { turnstile } from '../../platform/turnstile.ts'
import { type Claim, claimDue, keepHolding } from './delivery.store.ts'
import type { Sender } from './sender.ts'

/** How many speak to a network at once. Waiting for it costs nothing: what bounds this is memory for films. */
export const mostAtOnce = 16
/** More are taken up than speak: while some wait for a network, others are read and written down. */
const mostInHand = mostAtOnce * 2
const saysSoEveryMs = 15_000
/** With something under way, more is looked for after this long at the latest. */
const looksEveryMs = 1000

/**
 * Claims what is due as its places get free, until nothing is due and all are empty. Answers with how many it claimed. Not by
 * `drainQueue`: places that got free wait for others, so that one question to the database serves several.
 */
export async function runPool(
  drive: Sender,
  driveOne: (claim: Claim, turn: Limit) => Promise<void>,
): Promise<number> {
  const { platform, signal } = drive
  const turn = turnstile(mostAtOnce)
  const inHand = new Map<Claim, Promise<void>>()
  let count = 0
  let hasSaid = Promise.resolve()
  const timer = setInterval(() => {
    hasSaid = keepHolding(platform.db, [...inHand.keys()], platform.clock.now()).catch((reason: unknown) => {
      // Let go in time where the database stays away: what is written next finds out.
      platform.log.warn({ err: reason }, 'could not say what is in hand')
    })
  }, saysSoEveryMs)
  try {
    for (;;) {
      const claims = signal.aborted ? [] : await takeSome(drive, mostInHand - inHand.size)
      for (const claim of claims) {
        count++
        const done = driveOne(claim, turn).finally(() => inHand.delete(claim))
        inHand.set(claim, done)
      }
      if (claims.length > 0 && inHand.size < mostInHand) continue
      if (inHand.size === 0) return count
      await Promise.race([someFree(inHand), pause(looksEveryMs, signal)])
    }
  } finally {
    clearInterval(timer)
    await Promise.allSettled(inHand.values())
    await hasSaid
  }
}

const takeSome = ({ platform }: Sender, most: number): Promise<Claim[]> =>
  most < 1
    ? Promise.resolve([])
    : claimDue(platform.db, { now: platform.clock.now(), holder: newPublicId(), most })

/** A quarter of the pool, so that one question to the database serves several. */
async function someFree(inHand: ReadonlyMap<Claim, Promise<void>>): Promise<void> {
  const enough = Math.max(0, inHand.size - Math.ceil(mostInHand / 4))
  while (inHand.size > enough) await Promise.race(inHand.values())
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

/** Runs something when it is its turn: so many at once, in the order in which they came. */
export type Limit = ReturnType<typeof turnstile>

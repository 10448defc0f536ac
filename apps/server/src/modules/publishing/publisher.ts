// A clock of the sender's own, in every process that works: it asks the rows each second what is due, and needs no queue for
// it. The minute's job asks the same, so that either of the two may fail.
import type { Platform } from '../../platform/platform.ts'
import { sendDeliveries } from './send-deliveries.ts'

const everyMs = 1000
/** After something went wrong, the database most likely. */
const afterTroubleMs = 5000

export interface Publisher {
  /** Lets what is in hand come to its next step, which is written down, and takes no more. */
  stop(): Promise<void>
}

export function openPublisher(platform: Platform): Publisher {
  const stopping = new AbortController()
  const { signal } = stopping
  let wake: () => void = () => undefined
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    while (!signal.aborted) {
      try {
        await sendDeliveries({ platform, networks: platform.networks, signal })
        await pause(everyMs)
      } catch (reason) {
        platform.log.error({ err: reason }, 'the sender’s clock stumbled')
        await pause(afterTroubleMs)
      }
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}

import { type ReadWeb, readFeedContents, readOnePage, readSite } from '@postelier/reading'
import type { Config } from '../platform/config/load-config.ts'
import { siteRules } from '../platform/outside/reach.ts'
import { readWeb } from '../platform/outside/read-web.ts'
import type { Reader } from '../platform/reader/reader.ts'

/**
 * Reads foreign sites in the test's own process, without pauses between pages: starting a process for each reading takes
 * longer than the reading. That one that hangs or grows is ended is proven in `reader.deep.test.ts`, with processes.
 */
export function inProcessReader(config: Config): Reader {
  const fetch =
    (accept?: string): ReadWeb =>
    (url, { signal }) =>
      readWeb(url, { ...(accept ? { accept } : {}), ...siteRules({ config }), signal })
  const wait = async () => undefined
  /** Whoever waits is told at once that it is over, also where a page never comes. */
  const until = <T>(signal: AbortSignal, work: (fetch: ReadWeb) => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    const over = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const stoppable: ReadWeb = (url, input) =>
      fetch()(url, { ...input, signal: AbortSignal.any([input.signal, signal]) })
    return Promise.race([work(stoppable), over])
  }
  return {
    site: (address, { signal, progress = () => undefined, ...input }) =>
      until(signal, (read) => readSite(address, { ...input, fetch: read, wait, progress })),
    page: (address, { signal, ...input }) =>
      until(signal, (read) => readOnePage(address, { ...input, fetch: read, wait })),
    async feed(address, { signal, ...input }) {
      const { url, type, body } = await fetch('application/xml')(address, { signal })
      return { url, reading: readFeedContents(body, { ...input, url, type }) }
    },
    close: async () => undefined,
  }
}

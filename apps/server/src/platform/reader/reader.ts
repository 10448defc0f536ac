// Reads foreign sites, pages and feeds: fetched here, where it is known what may be reached, and taken apart in processes
// that are ended when they take too long or hold too much. Whoever waits is told by a WebRefusal.
import type {
  FeedInput,
  FeedReading,
  OnePageAnswer,
  Progress,
  ReadWeb,
  SiteReading,
} from '@postelier/reading'
import type { Log } from '../log.ts'
import type { SiteRules } from '../outside/reach.ts'
import { readWeb } from '../outside/read-web.ts'
import { turnstile } from '../turnstile.ts'
import { ReadingApart, type ReadingLimits, readingProgram } from './reading-apart.ts'
import type { ReadingAnswer, ReadingTask } from './reading-task.ts'

interface ReaderInput {
  /** ISO date: days without a year are near it. */
  readonly today: string
  readonly signal: AbortSignal
}
type SiteInput = ReaderInput & { readonly timeLimitMs: number; readonly progress?: (at: Progress) => void }
type PageInput = ReaderInput & { readonly timeLimitMs: number; readonly ownSite: string }

export interface Reader {
  site(address: string, input: SiteInput): Promise<SiteReading>
  page(address: string, input: PageInput): Promise<OnePageAnswer>
  /** With where it was in the end. */
  feed(
    address: string,
    input: ReaderInput & Omit<FeedInput, 'url' | 'type'>,
  ): Promise<{ readonly url: string; readonly reading: FeedReading }>
  close(): Promise<void>
}
export interface ReaderOptions extends Partial<ReadingLimits> {
  readonly log: Pick<Log, 'warn'>
  /** How many work beside each other. */
  readonly working?: number
  /** Which addresses that are not public may be read nevertheless, and which are a demo's. */
  readonly rules?: SiteRules
  /** Tests read what they hold. */
  readonly fetch?: ReadWeb
}

const usual: ReadingLimits = {
  stepMs: 8_000,
  startMs: 30_000,
  heapMb: 256,
  niceness: 5,
  program: readingProgram,
}
const feedTypes = 'application/rss+xml,application/atom+xml,application/xml,text/xml;q=0.9,*/*;q=0.5'

export const createReader = (options: ReaderOptions): Reader & { readonly processIds: number[] } =>
  new ProcessReader(options)

class ProcessReader implements Reader {
  readonly #options: ReaderOptions
  readonly #limits: ReadingLimits
  readonly #seats: ReturnType<typeof turnstile>
  readonly #readings = new Set<ReadingApart>()
  readonly #atWork = new Set<Promise<unknown>>()
  readonly #closing = new AbortController()

  constructor({ working = 2, ...options }: ReaderOptions) {
    this.#options = options
    this.#limits = { ...usual, ...options }
    this.#seats = turnstile(working)
  }

  /** Of the processes at work, for figures and tests. */
  get processIds(): number[] {
    return [...this.#readings].flatMap(({ processId }) => processId ?? [])
  }

  async site(address: string, { signal, progress, ...input }: SiteInput): Promise<SiteReading> {
    const answer = await this.#read({ site: { address, ...input } }, signal, progress)
    if ('site' in answer) return answer.site
    throw new Error('Another answer')
  }

  async page(address: string, { signal, ...input }: PageInput): Promise<OnePageAnswer> {
    const answer = await this.#read({ page: { address, ...input } }, signal)
    if ('page' in answer) return answer.page
    throw new Error('Another answer')
  }

  async feed(address: string, { signal, ...input }: Parameters<Reader['feed']>[1]) {
    const { url, type, body } = await this.#fetch(feedTypes)(address, { signal })
    const answer = await this.#read({ feed: { ...input, url, type, body } }, signal)
    if ('feed' in answer) return { url, reading: answer.feed }
    throw new Error('Another answer')
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('The server is stopping.'))
    await Promise.allSettled(this.#atWork)
  }

  #fetch(accept?: string): ReadWeb {
    const { rules, fetch } = this.#options
    const input = { ...(accept ? { accept } : {}), ...rules }
    return fetch ?? ((url, { signal }) => readWeb(url, { ...input, signal }))
  }

  async #read(
    task: ReadingTask,
    signal: AbortSignal,
    progress: (at: Progress) => void = () => undefined,
  ): Promise<ReadingAnswer> {
    const reading = new ReadingApart({
      limits: this.#limits,
      log: this.#options.log,
      seats: this.#seats,
      progress,
      fetch: this.#fetch(),
      signal: AbortSignal.any([signal, this.#closing.signal]),
    })
    this.#readings.add(reading)
    const answer = reading.run(task)
    this.#atWork.add(answer)
    try {
      return await answer
    } finally {
      this.#readings.delete(reading)
      this.#atWork.delete(answer)
    }
  }
}

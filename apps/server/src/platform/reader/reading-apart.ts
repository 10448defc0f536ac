import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Progress, ReadWeb } from '@postelier/reading'
import type { Log } from '../log.ts'
import { WebRefusal } from '../outside/web-refusal.ts'
import { preferOthers, scantEnvironment } from '../painting/scant-process.ts'
import { processorMs } from '../processor-time.ts'
import { turnstile } from '../turnstile.ts'
import type { FromProcess, ReadingAnswer, ReadingTask, Reply, ToProcess } from './reading-task.ts'

export interface ReadingLimits {
  /** One page, from when its bytes are there until nothing of it is left to do: of the processor, which others may have meanwhile. */
  readonly stepMs: number
  /** Until it takes its first task: a machine that is busy takes its time. */
  readonly startMs: number
  readonly heapMb: number
  /** How much the machine prefers others, 0 to 19: people are answered while sites are read. */
  readonly niceness: number
  /** What runs in them. */
  readonly program: string
}
export interface ReadingSurroundings {
  readonly limits: ReadingLimits
  readonly log: Pick<Log, 'warn'>
  readonly fetch: ReadWeb
  readonly signal: AbortSignal
  readonly progress: (at: Progress) => void
  /** Who works, of all readings: never held while a site keeps us waiting. */
  readonly seats: ReturnType<typeof turnstile>
}

const nearlyAll = 0.7
/** One that does nothing at all is ended as well. */
const mostLooks = 6

export const readingProgram = fileURLToPath(new URL('./reading-process.ts', import.meta.url))

/** A reading in a process of its own, which ends with it: what one site does to it, no other one meets. */
export class ReadingApart {
  readonly #around: ReadingSurroundings
  readonly #answer = Promise.withResolvers<ReadingAnswer>()
  readonly #over = new AbortController()
  readonly #stops = new Map<number, AbortController>()
  readonly #inOrder = turnstile(1)
  #child: ChildProcess | undefined
  #gone: Promise<void> = Promise.resolve()
  #isReady = false
  /** Ends the step it is at, where it is at one. */
  #rest: (() => void) | undefined
  #timer: NodeJS.Timeout | undefined
  /** The end of what it said before it ended. */
  #said = ''

  constructor(around: ReadingSurroundings) {
    this.#around = around
  }

  get processId(): number | undefined {
    return this.#child?.pid
  }

  async run(task: ReadingTask): Promise<ReadingAnswer> {
    const { signal } = this.#around
    signal.throwIfAborted()
    const abort = () => this.end(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    this.#step({ task })
    try {
      return await this.#answer.promise
    } finally {
      signal.removeEventListener('abort', abort)
      this.end(new Error('The reading is over.'))
      await this.#gone
    }
  }

  /** Nothing it holds is worth saving, and one that hangs listens to nothing else. */
  end(reason: unknown): void {
    if (this.#over.signal.aborted) return
    this.#answer.reject(reason)
    this.#over.abort(reason)
    clearTimeout(this.#timer)
    this.#child?.kill('SIGKILL')
    this.#rest?.()
  }

  /** Hands it something to do and counts the time until it is done; one thing at a time. */
  #step(message: ToProcess): void {
    const turn = async () => {
      if (this.#over.signal.aborted) return
      const rested = new Promise<void>((resolve) => {
        this.#rest = resolve
      })
      this.#child ??= this.#start()
      this.#limit()
      // A process that is gone by now is told by its `exit`.
      this.#child.send(message, () => undefined)
      await rested
      this.#rest = undefined
      clearTimeout(this.#timer)
    }
    this.#inOrder(() => this.#around.seats(turn)).catch((reason: unknown) => this.end(reason))
  }

  #limit(): void {
    const { startMs, stepMs } = this.#around.limits
    if (this.#isReady)
      this.#countDown(stepMs, () => this.#tooMuch(`It was not taken apart after ${stepMs} ms`))
    else this.#countDown(startMs, () => this.end(new Error(`No reading process after ${startMs} ms`)))
  }

  /** Time of the processor, where the machine tells it: no page is too heavy because others had the machine. */
  #countDown(limitMs: number, onEnd: () => void): void {
    const used = () => processorMs(this.#child?.pid ?? 0)
    const before = used()
    const look = (times: number): void => {
      const now = used()
      const isStarved = before !== null && now !== null && now - before < limitMs * nearlyAll
      if (isStarved && times < mostLooks) this.#timer = setTimeout(() => look(times + 1), limitMs)
      else onEnd()
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => look(1), limitMs)
  }

  #start(): ChildProcess {
    const { heapMb, niceness, program } = this.#around.limits
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: scantEnvironment(),
    })
    if (child.pid !== undefined) preferOthers(child.pid, niceness)
    const gone = Promise.withResolvers<void>()
    this.#gone = gone.promise
    const ended = (how: string) => {
      gone.resolve()
      this.#lost(how)
    }
    child.on('message', (message) => this.#receive(message as FromProcess))
    child.once('exit', (code, signal) => ended(`ended by ${signal ?? code}`))
    child.once('error', (error) => ended(error.message))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-2_000)
    })
    return child
  }

  #receive(message: FromProcess): void {
    if (this.#over.signal.aborted) return
    if (message.is === 'ready') {
      this.#isReady = true
      this.#limit()
    } else if (message.is === 'rested') this.#rest?.()
    else if (message.is === 'fetch') void this.#fetch(message.id, message.url)
    else if (message.is === 'wait') void this.#wait(message.id, message.ms)
    else if (message.is === 'stop') this.#stops.get(message.id)?.abort()
    else if (message.is === 'progress') this.#around.progress(message.at)
    else if (message.is === 'answer') this.#answer.resolve(message.answer)
    else if (message.is === 'fault') this.end(new Error(`The reading process failed: ${message.detail}`))
  }

  async #fetch(to: number, url: string): Promise<void> {
    const stop = new AbortController()
    this.#stops.set(to, stop)
    this.#step({ reply: await this.#replyOf(to, url, AbortSignal.any([stop.signal, this.#over.signal])) })
    this.#stops.delete(to)
  }

  /** Every refusal has a word in its code; what has none is a site that cannot be reached. */
  async #replyOf(to: number, url: string, signal: AbortSignal): Promise<Reply> {
    try {
      const { type, charset, body, ...at } = await this.#around.fetch(url, { signal })
      return { to, page: { url: at.url, type, charset, body } }
    } catch (reason) {
      const code = reason instanceof Error && 'code' in reason ? reason.code : undefined
      return { to, refused: typeof code === 'string' ? code : 'unreachable' }
    }
  }

  async #wait(to: number, ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#over.signal }).catch(() => undefined)
    this.#step({ reply: { to } })
  }

  #lost(how: string): void {
    if (this.#over.signal.aborted) return
    // At work on a page it was the page: that it ran out of memory is told by nothing but its end.
    if (this.#isReady && this.#rest) this.#tooMuch(`Its process ${how}`)
    else this.end(new Error(`The reading process ${how}. ${this.#said}`.trim()))
  }

  #tooMuch(how: string): void {
    this.#around.log.warn({ how, said: this.#said }, 'a page was too much to be taken apart')
    this.end(new WebRefusal('tooLarge', how))
  }
}

// Hands designs to processes that paint them, a few at a time, and ends one that takes too long.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import type { PaintedPicture, PaintTask, TaskMessage, TaskReply } from './paint-task.ts'
import { PaintingFailed } from './painting-failed.ts'
import { preferOthers, scantEnvironment } from './scant-process.ts'

export interface PoolOptions {
  /** How many paint beside each other. */
  processes: number
  mostWaiting: number
  /** Of one owner: whoever asks for more is told to come back, and nobody else. */
  mostWaitingOfOne: number
  timeLimitMs: number
  /** A process that had nothing to do for this long ends. */
  idleMs: number
  /** A process that holds more than this is replaced after the picture it works on. */
  mostResidentBytes: number
  /** How much the machine prefers others, 0 to 19: requests are answered while pictures are painted. */
  niceness: number
  /** What runs in them. */
  program: string
  log: Pick<Log, 'warn'>
}

interface Job {
  id: number
  task: PaintTask
  /** Whose turn it takes. */
  owner: string
  tries: number
  /** Its process was lost before: nobody else is put at risk by it. */
  alone: boolean
  timer: NodeJS.Timeout | undefined
  resolve: (picture: PaintedPicture) => void
  reject: (reason: PaintingFailed) => void
}

interface Painting {
  child: ChildProcess
  readonly jobs: Map<number, Job>
  idleTimer: NodeJS.Timeout | undefined
  /** It holds too much: what it has in hand is its last. */
  retiring: boolean
  /** The end of what it said before it ended. */
  said: string
}

/** One is drawn while the one before it is encoded, which happens on a thread of its own. */
const mostAtOnce = 2
/** Skia's pixels are freed when the small objects that hold them are: a small nursery is emptied often. */
export const paintingFlags = ['--max-semi-space-size=4'] as const
/** A picture that ends its process twice would end the next one too. */
const mostTries = 2
export const paintingProgram = fileURLToPath(new URL('./painting-process.ts', import.meta.url))

/** Processes that paint: started with the first picture, ended when idle, replaced when they hang, grow or die. */
export class PaintingPool {
  readonly #options: PoolOptions
  readonly #waiting: Job[] = []
  readonly #paintings = new Set<Painting>()
  readonly #served = new Map<string, number>()
  #turns = 0
  #lastId = 0
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  async run(task: PaintTask, owner = ''): Promise<PaintedPicture> {
    if (this.#closed) throw new PaintingFailed('closed', 'The server is stopping.')
    if (this.#waiting.length >= this.#options.mostWaiting)
      throw new PaintingFailed('busy', `${this.#waiting.length} pictures wait to be painted already.`)
    const own = this.#waiting.filter((job) => job.owner === owner).length
    if (own >= this.#options.mostWaitingOfOne)
      throw new PaintingFailed('busy', `${own} pictures of one owner wait to be painted already.`)
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        id: ++this.#lastId,
        task,
        owner,
        tries: 0,
        alone: false,
        timer: undefined,
        resolve,
        reject,
      })
      this.#next()
    })
  }

  /** Ids of the processes at work, for figures and tests. */
  get processIds(): number[] {
    return [...this.#paintings].flatMap(({ child }) => child.pid ?? [])
  }

  close(): Promise<void> {
    this.#closed = true
    for (const job of this.#waiting.splice(0))
      job.reject(new PaintingFailed('closed', 'The server is stopping.'))
    const ends = [...this.#paintings].map(async (painting) => {
      const gone = new Promise<void>((resolve) => painting.child.once('exit', () => resolve()))
      painting.child.ref()
      for (const job of painting.jobs.values())
        this.#finish(painting, job, () => job.reject(new PaintingFailed('closed', 'The server is stopping.')))
      this.#end(painting)
      await gone
    })
    return Promise.all(ends).then(() => undefined)
  }

  #next(): void {
    for (let job = this.#whoseTurn(); job; job = this.#whoseTurn()) {
      const { alone, owner } = job
      const painting = this.#placeFor(alone)
      if (!painting) return
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      this.#served.delete(owner)
      this.#served.set(owner, ++this.#turns)
      this.#give(painting, job)
    }
    if (this.#waiting.length === 0) this.#served.clear()
  }

  /** Of those who wait, the one who was served the longest ago: one person's many small pictures keep nobody else's back. */
  #whoseTurn(): Job | undefined {
    let first: Job | undefined
    const turnOf = ({ owner }: Job) => this.#served.get(owner) ?? 0
    for (const job of this.#waiting) {
      if (job.alone) return job
      if (!first || turnOf(job) < turnOf(first)) first = job
    }
    return first
  }

  /** An idle process first, then a new one, then the second place of one at work. */
  #placeFor(alone: boolean): Painting | undefined {
    const paintings = [...this.#paintings]
    return (
      paintings.find(({ jobs, retiring }) => jobs.size === 0 && !retiring) ??
      this.#start() ??
      paintings.find(
        ({ jobs, retiring }) =>
          !alone && !retiring && jobs.size < mostAtOnce && ![...jobs.values()].some((job) => job.alone),
      )
    )
  }

  #start(): Painting | undefined {
    if (this.#paintings.size >= this.#options.processes) return undefined
    const child = fork(this.#options.program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [...paintingFlags],
      env: scantEnvironment(),
    })
    const painting: Painting = { child, jobs: new Map(), idleTimer: undefined, retiring: false, said: '' }
    this.#paintings.add(painting)
    if (child.pid !== undefined) preferOthers(child.pid, this.#options.niceness)
    child.on('message', (reply) => this.#receive(painting, reply as TaskReply))
    child.once('exit', (code, signal) => this.#ended(painting, `ended by ${signal ?? code}`))
    child.once('error', (error) => this.#ended(painting, error.message))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      painting.said = (painting.said + text).slice(-2_000)
    })
    return painting
  }

  #give(painting: Painting, job: Job): void {
    const { child, jobs } = painting
    jobs.set(job.id, job)
    clearTimeout(painting.idleTimer)
    // While it works the server waits for it; while it idles it keeps nobody from leaving.
    child.ref()
    child.channel?.ref()
    const { timeLimitMs } = this.#options
    job.timer = setTimeout(() => {
      const limit = new PaintingFailed('tooSlow', `The picture was not done after ${timeLimitMs} ms.`)
      this.#finish(painting, job, () => job.reject(limit))
      this.#lose(painting)
    }, timeLimitMs)
    const message: TaskMessage = { id: job.id, task: job.task }
    // A process that is gone by now is told by its `exit`, where the picture gets its second try.
    child.send(message, () => undefined)
  }

  #receive(painting: Painting, reply: TaskReply): void {
    const job = painting.jobs.get(reply.id)
    if (!job) return
    if ('fault' in reply && reply.fault.reason === 'undecoded')
      this.#options.log.warn({ said: reply.fault.detail }, 'a picture was not decoded in time')
    this.#finish(painting, job, () => {
      if ('picture' in reply) job.resolve(reply.picture)
      else job.reject(new PaintingFailed(reply.fault.reason, reply.fault.detail))
    })
    if (reply.residentBytes > this.#options.mostResidentBytes) painting.retiring = true
    if (painting.jobs.size === 0) {
      if (painting.retiring) this.#end(painting)
      else this.#idle(painting)
    }
    this.#next()
  }

  #finish(painting: Painting, job: Job, how: () => void): void {
    painting.jobs.delete(job.id)
    clearTimeout(job.timer)
    how()
  }

  #idle(painting: Painting): void {
    const { child } = painting
    painting.idleTimer = setTimeout(() => this.#end(painting), this.#options.idleMs).unref()
    child.unref()
    child.channel?.unref()
    const { stderr } = child
    if (stderr && 'unref' in stderr && typeof stderr.unref === 'function') stderr.unref()
  }

  #end(painting: Painting): void {
    clearTimeout(painting.idleTimer)
    this.#paintings.delete(painting)
    // Nothing it holds is worth saving, and a decoder that hangs listens to nothing else.
    painting.child.kill('SIGKILL')
  }

  /** Ends it and gives what it still had in hand to others. */
  #lose(painting: Painting): void {
    this.#end(painting)
    const left = [...painting.jobs.values()].reverse()
    painting.jobs.clear()
    for (const job of left) {
      clearTimeout(job.timer)
      job.alone = true
      this.#waiting.unshift(job)
    }
    this.#next()
  }

  #ended(painting: Painting, how: string): void {
    if (painting.jobs.size > 0)
      this.#options.log.warn({ how, said: painting.said }, 'a painting process was lost')
    // Who was there alone is who it was; of two, each is tried again by itself.
    const suspects = painting.jobs.size === 1 ? [...painting.jobs.values()] : []
    for (const job of suspects) {
      if (++job.tries < mostTries) continue
      const lost = `The painting process ${how}. ${painting.said}`.trim()
      this.#finish(painting, job, () => job.reject(new PaintingFailed('lost', lost)))
    }
    this.#lose(painting)
  }
}

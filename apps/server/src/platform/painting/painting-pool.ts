import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import type { PaintedPicture, PaintTask, TaskMessage, TaskReply } from './paint-task.ts'
import { PaintingFailed } from './painting-failed.ts'

export interface PoolOptions {
  /** How many paint beside each other. */
  processes: number
  mostWaiting: number
  timeLimitMs: number
  /** A process that had nothing to do for this long ends. */
  idleMs: number
  /** A process that holds more than this is replaced after the picture it works on. */
  mostResidentBytes: number
  log: Pick<Log, 'warn'>
}

interface Job {
  id: number
  task: PaintTask
  tries: number
  resolve: (picture: PaintedPicture) => void
  reject: (reason: PaintingFailed) => void
}

interface Painting {
  child: ChildProcess
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
  /** The end of what it said before it ended. */
  said: string
}

/** A picture that ends its process twice would end the next one too. */
const mostTries = 2
const program = fileURLToPath(new URL('./painting-process.ts', import.meta.url))

/** Processes that paint: started with the first picture, ended when idle, replaced when they hang, grow or die. */
export class PaintingPool {
  readonly #options: PoolOptions
  readonly #waiting: Job[] = []
  readonly #paintings = new Set<Painting>()
  #lastId = 0
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  async run(task: PaintTask): Promise<PaintedPicture> {
    if (this.#closed) throw new PaintingFailed('closed', 'The server is stopping.')
    if (this.#waiting.length >= this.#options.mostWaiting)
      throw new PaintingFailed('busy', `${this.#waiting.length} pictures wait to be painted already.`)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: ++this.#lastId, task, tries: 0, resolve, reject })
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
      this.#giveUp(painting, new PaintingFailed('closed', 'The server is stopping.'))
      await gone
    })
    return Promise.all(ends).then(() => undefined)
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const free = [...this.#paintings].find(({ job }) => job === undefined) ?? this.#start()
      const job = free && this.#waiting.shift()
      if (!free || !job) return
      this.#give(free, job)
    }
  }

  #start(): Painting | undefined {
    if (this.#paintings.size >= this.#options.processes) return undefined
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
      env: scantEnvironment(),
    })
    const painting: Painting = { child, job: undefined, timer: undefined, said: '' }
    this.#paintings.add(painting)
    child.on('message', (reply) => this.#receive(painting, reply as TaskReply))
    child.once('exit', (code, signal) => this.#ended(painting, `ended by ${signal ?? code}`))
    child.once('error', (error) => this.#ended(painting, error.message))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      painting.said = (painting.said + text).slice(-2_000)
    })
    return painting
  }

  #give(painting: Painting, job: Job): void {
    job.tries++
    painting.job = job
    clearTimeout(painting.timer)
    // While it works the server waits for it; while it idles it keeps nobody from leaving.
    painting.child.ref()
    painting.child.channel?.ref()
    const { timeLimitMs } = this.#options
    painting.timer = setTimeout(() => {
      const limit = new PaintingFailed('tooSlow', `The picture was not done after ${timeLimitMs} ms.`)
      this.#giveUp(painting, limit)
    }, timeLimitMs)
    const message: TaskMessage = { id: job.id, task: job.task }
    // A process that is gone by now is told by its `exit`, where the picture gets its second try.
    painting.child.send(message, () => undefined)
  }

  #receive(painting: Painting, reply: TaskReply): void {
    const { job } = painting
    if (!job || job.id !== reply.id) return
    painting.job = undefined
    clearTimeout(painting.timer)
    if ('picture' in reply) job.resolve(reply.picture)
    else job.reject(new PaintingFailed(reply.fault.reason, reply.fault.detail))
    if (reply.residentBytes > this.#options.mostResidentBytes) this.#end(painting)
    else this.#idle(painting)
    this.#next()
  }

  #idle(painting: Painting): void {
    painting.timer = setTimeout(() => this.#end(painting), this.#options.idleMs).unref()
    painting.child.unref()
    painting.child.channel?.unref()
    const { stderr } = painting.child
    if (stderr && 'unref' in stderr && typeof stderr.unref === 'function') stderr.unref()
  }

  #giveUp(painting: Painting, reason: PaintingFailed): void {
    painting.job?.reject(reason)
    painting.job = undefined
    this.#end(painting)
    this.#next()
  }

  #end(painting: Painting): void {
    clearTimeout(painting.timer)
    this.#paintings.delete(painting)
    // Nothing it holds is worth saving, and a decoder that hangs listens to nothing else.
    painting.child.kill('SIGKILL')
  }

  #ended(painting: Painting, how: string): void {
    clearTimeout(painting.timer)
    this.#paintings.delete(painting)
    const { job } = painting
    painting.job = undefined
    if (!job) return
    this.#options.log.warn({ how, said: painting.said, tries: job.tries }, 'a painting process was lost')
    if (job.tries < mostTries && !this.#closed) this.#waiting.unshift(job)
    else job.reject(new PaintingFailed('lost', `The painting process ${how}. ${painting.said}`.trim()))
    this.#next()
  }
}

/** No secret of the server goes along: this process reads what strangers sent. */
function scantEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH', 'NODE_ENV']
  return {
    ...Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    MALLOC_ARENA_MAX: '2',
  }
}

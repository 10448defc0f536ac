// A few processes that live and die together: when one ends, the others are stopped, in the reverse order of their start.
import { type ChildProcess, type ForkOptions, fork, type SpawnOptions, spawn } from 'node:child_process'
import { root } from './paths.ts'
import { toolEnvironment } from './run.ts'
import { red } from './terminal.ts'

interface Member {
  name: string
  begin: () => ChildProcess
  child: ChildProcess
  ended: Promise<void>
  options: MemberOptions
  /** Being replaced: its end is wanted. */
  replacing: boolean
}

export interface MemberOptions {
  env?: Record<string, string | undefined>
  cwd?: string
  /** Its end does not end the others: it waits for its next start. */
  mayEnd?: boolean
  /** What the member writes on stdout: shown, or thrown away. */
  quiet?: boolean
}

const patienceMs = 15_000

export class ProcessGroup {
  readonly #members: Member[] = []
  #leaving: Promise<never> | undefined
  #asked: number | undefined

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        // A second Ctrl-C means: at once. The first arrives twice, from the terminal and from the process above us.
        const now = performance.now()
        this.#asked ??= now
        if (now - this.#asked > 500) this.#kill()
        void this.leave(0)
      })
    process.on('exit', () => this.#kill())
  }

  /** One of our own programs, with a channel on which it says that it is ready. */
  fork(name: string, script: string, options: MemberOptions = {}): ChildProcess {
    const settings: ForkOptions = {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      execArgv: [],
      stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
      // Ctrl-C at the terminal reaches a whole group at once; the order of leaving is ours to keep.
      detached: process.platform !== 'win32',
    }
    return this.#add(name, options, () => fork(script, settings))
  }

  spawn(name: string, command: string, args: string[], options: MemberOptions = {}): ChildProcess {
    const settings: SpawnOptions = {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    }
    return this.#add(name, options, () => spawn(command, args, settings))
  }

  /** Stops one member in order and starts it anew. */
  async restart(name: string): Promise<void> {
    const member = this.#members.find((candidate) => candidate.name === name)
    if (!member || member.replacing || this.#leaving !== undefined) return
    member.replacing = true
    await stop(member)
    member.replacing = false
    if (this.#leaving !== undefined) return
    member.child = member.begin()
    member.ended = this.#watch(member)
  }

  /** Stops everybody, the last started first, and ends this process. */
  leave(code: number): Promise<never> {
    this.#leaving ??= this.#stopAll().then(() => process.exit(code))
    return this.#leaving
  }

  #add(name: string, options: MemberOptions, begin: () => ChildProcess): ChildProcess {
    const member: Member = {
      name,
      begin,
      options,
      child: begin(),
      ended: Promise.resolve(),
      replacing: false,
    }
    member.ended = this.#watch(member)
    this.#members.push(member)
    return member.child
  }

  #watch(member: Member): Promise<void> {
    const { name, child } = member
    return new Promise((resolve) => {
      child.once('error', (error) => {
        console.error(red(`${name} could not be started: ${error.message}`))
        resolve()
        void this.leave(1)
      })
      child.once('exit', (code, signal) => {
        resolve()
        if (this.#leaving !== undefined || member.replacing) return
        const how = `${name} ended by itself (${signal ?? `exit code ${code}`})`
        if (member.options.mayEnd) return console.error(red(`${how}; it starts again at the next change.`))
        console.error(red(`${how}; stopping the rest.`))
        void this.leave(code || 1)
      })
    })
  }

  async #stopAll(): Promise<void> {
    for (const member of this.#members.toReversed()) await stop(member)
  }

  #kill(): void {
    for (const { child } of this.#members)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  }
}

async function stop({ child, ended }: Member): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}

/** The first message of `type: 'ready'` that a child sends. */
export function readiness<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'ready')
        return
      child.off('message', listen)
      resolve(message as Message)
    }
    child.on('message', listen)
  })
}

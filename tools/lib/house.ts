// A few processes that live and die together: when one ends, the others are stopped, in the reverse order of their start.
import { type ChildProcess, type ForkOptions, fork, spawn } from 'node:child_process'
import { root } from './paths.ts'
import { toolEnvironment } from './run.ts'
import { red } from './terminal.ts'

interface Member {
  name: string
  child: ChildProcess
  ended: Promise<void>
}

export interface MemberOptions {
  env?: Record<string, string | undefined>
  cwd?: string
  execArgv?: string[]
  /** What the member writes on stdout: shown, or thrown away. */
  quiet?: boolean
}

const patienceMs = 15_000

export class House {
  readonly #members: Member[] = []
  #leaving: Promise<never> | undefined

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        // A second Ctrl-C means: at once.
        if (this.#leaving) this.#kill()
        void this.leave(0)
      })
    process.on('exit', () => this.#kill())
  }

  /** One of our own programs, with a channel on which it says that it is ready. */
  fork(name: string, script: string, options: MemberOptions = {}): ChildProcess {
    const settings: ForkOptions = {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      execArgv: options.execArgv ?? [],
      stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
      // Ctrl-C at the terminal reaches a whole group at once; the order of leaving is ours to keep.
      detached: process.platform !== 'win32',
    }
    return this.#add(name, fork(script, settings))
  }

  spawn(name: string, command: string, args: string[], options: MemberOptions = {}): ChildProcess {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    })
    return this.#add(name, child)
  }

  /** Stops everybody, the last started first, and ends this process. */
  leave(code: number): Promise<never> {
    this.#leaving ??= this.#stopAll().then(() => process.exit(code))
    return this.#leaving
  }

  #add(name: string, child: ChildProcess): ChildProcess {
    const ended = new Promise<void>((resolve) => {
      child.once('error', (error) => {
        console.error(red(`${name} could not be started: ${error.message}`))
        resolve()
        void this.leave(1)
      })
      child.once('exit', (code, signal) => {
        resolve()
        if (this.#leaving) return
        console.error(red(`${name} ended by itself (${signal ?? `exit code ${code}`}); stopping the rest.`))
        void this.leave(code || 1)
      })
    })
    this.#members.push({ name, child, ended })
    return child
  }

  async #stopAll(): Promise<void> {
    for (const { child, ended } of this.#members.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await ended
      clearTimeout(timer)
    }
  }

  #kill(): void {
    for (const { child } of this.#members)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  }
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

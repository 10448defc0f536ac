// The program as a process of its own, from the side of whoever starts it.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CallName, Calls, ProgramMessage, Start } from './program-calls.ts'

/** Started hundreds of times it comes as a few files of plain JavaScript. */
const script = process.env.FAULTS_PROGRAM ?? fileURLToPath(new URL('./program.ts', import.meta.url))

/** It was killed before it answered. */
export class Gone extends Error {}

export interface RunningProgram {
  /** Whoever had deliveries in hand when it started: gone, all of them. */
  readonly heldBy: ReadonlySet<string>
  ask<Name extends CallName>(name: Name, input: Calls[Name]['input']): Promise<Calls[Name]['output']>
  /** By which signal it ended, once it has. */
  endedBy(): NodeJS.Signals | 'by itself' | undefined
  kill(): Promise<void>
}

export async function startProgram(
  start: Start,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const child = fork(script, [JSON.stringify(start)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const open = new Map<number, { answer: (output: unknown) => void; fail: (reason: Error) => void }>()
  let count = 0
  let ended: NodeJS.Signals | 'by itself' | undefined
  const left = new Promise<void>((resolve) =>
    child.once('exit', (_code, signal) => {
      ended = signal ?? 'by itself'
      for (const { fail } of open.values()) fail(new Gone(`It ended ${ended}`))
      resolve()
    }),
  )
  const heldBy = await new Promise<readonly string[]>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}`)))
    child.on('message', (said: ProgramMessage) => {
      if (said.type === 'ready') return resolve(said.heldBy)
      const asker = open.get(said.number)
      open.delete(said.number)
      if (said.type === 'answer') asker?.answer(said.output)
      else asker?.fail(new Error(said.message))
    })
  })
  return {
    heldBy: new Set(heldBy),
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        const number = ++count
        open.set(number, { answer: (output) => resolve(output as never), fail: reject })
        const fail = () => {
          open.delete(number)
          reject(new Gone('It has ended'))
        }
        if (ended !== undefined || !child.connected) return fail()
        child.send({ number, name, input }, (reason) => {
          if (reason) fail()
        })
      }),
    endedBy: () => ended,
    kill: async () => {
      child.kill('SIGKILL')
      await left
    },
  }
}

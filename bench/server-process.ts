// Starts a program of ours as a process of its own and waits for its word that it is ready.
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { leanMemory } from '../tools/lib/lean-memory.ts'

export interface StartedProcess {
  readonly startMs: number
  residentMb(): number
  stop(): Promise<void>
}

export async function startProcess(script: string, env: Record<string, string>): Promise<StartedProcess> {
  const began = performance.now()
  const child: ChildProcess = fork(script, [], {
    env: { ...process.env, ...leanMemory, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  return {
    startMs: Math.round(performance.now() - began),
    residentMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

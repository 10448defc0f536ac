import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { newDataDir } from './new-database.ts'

const main = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))

export interface RunningSandbox {
  readonly address: string
  /** Orders what goes wrong with a service's next answers. */
  fault(service: string, kind: string, count?: number): Promise<void>
  notes(): Promise<{ taken: string[]; asked: Record<string, number> }>
  stop(): void
}

/** The stand-ins of the outside world as a process of their own: nothing of ours is in what they answer. */
export async function runSandbox(): Promise<RunningSandbox> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      DATA_DIR: newDataDir(),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { address } = await new Promise<{ address: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { address: string }))
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}`)))
  })
  return {
    address,
    async fault(service, kind, count = 1) {
      const { ok } = await fetch(`${address}/stock/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ service, kind, count }),
      })
      if (!ok) throw new Error(`No such fault: ${kind}`)
    },
    async notes() {
      return (await (await fetch(`${address}/stock/notes`)).json()) as Awaited<
        ReturnType<RunningSandbox['notes']>
      >
    },
    stop: () => void child.kill('SIGKILL'),
  }
}

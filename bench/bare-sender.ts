// The reference of the `publish` bench: the same calls to the same network, as many at once, and nothing written down.
import { readFileSync } from 'node:fs'
import { networkHttp } from '../apps/server/src/platform/outside/network-http.ts'
import { originsIn } from '../apps/server/src/platform/outside/reach.ts'
import { adapters } from '../packages/networks/src/adapters.ts'
import { type Letter, letterJob, pool } from './publish-world.ts'

const { letters, config } = JSON.parse(readFileSync(process.env.LETTERS ?? '', 'utf8')) as {
  letters: Letter[]
  config: Record<string, string>
}
const context = {
  http: networkHttp({ named: originsIn(config) }),
  config,
  now: () => new Date(),
  randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
}
const adapter = adapters.x

async function send(letter: Letter): Promise<void> {
  const job = letterJob(letter)
  let progress = adapter.begin(context, job)
  for (;;) {
    const result = await adapter.step(context, job, progress)
    if (result.then === 'published') return
    progress = result.progress
  }
}

process.send?.('ready')
process.once('message', () => void run())

async function run(): Promise<void> {
  const began = performance.now()
  const waiting = [...letters]
  const hand = async () => {
    for (let letter = waiting.shift(); letter; letter = waiting.shift()) await send(letter)
  }
  await Promise.all(Array.from({ length: pool }, hand))
  process.send?.({ ms: performance.now() - began })
}

process.once('SIGTERM', () => process.exit(0))

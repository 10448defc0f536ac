// Two hundred accounts on the stand-in of a network, and what they post there.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoNetworks } from '../apps/server/src/platform/networks/demo-networks.ts'
import { networkHttp } from '../apps/server/src/platform/outside/network-http.ts'
import { originsIn } from '../apps/server/src/platform/outside/reach.ts'
import { adapters, type PublishJob, type Tokens } from '../packages/networks/src/adapters.ts'

/** As many at once as a worker's pool has places. */
export { mostAtOnce as pool } from '../apps/server/src/modules/publishing/delivery-pool.ts'

const sandboxMain = fileURLToPath(new URL('../apps/sandbox/src/main.ts', import.meta.url))

export interface Letter {
  readonly account: string
  readonly tokens: Tokens
  readonly text: string
}

export const letterJob = ({ account, tokens, text }: Letter): PublishJob => ({
  delivery: text,
  format: 'text',
  text,
  title: '',
  language: 'fr',
  media: [],
  settings: {},
  page: { id: account, kind: 'profile', tokens, identity: account },
  startedAt: new Date(),
})

export interface Post {
  readonly address: string
  readonly config: Readonly<Record<string, string>>
  readonly accounts: readonly { readonly id: string; readonly tokens: Tokens }[]
  live(): Promise<number>
  stop(): void
}

/** A stand-in of X of its own, which takes its time over each post. */
export async function openPost(accounts: number, answersInMs: number): Promise<Post> {
  const child: ChildProcess = fork(sandboxMain, [], {
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-bench-')),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  const { address } = await new Promise<{ address: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { address: string }))
    child.once('exit', (code) => reject(new Error(`The stand-ins ended with ${code}`)))
  })
  const control = async (path: string, body: object) => {
    const reply = await fetch(`${address}/networks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  }
  const config = demoNetworks(address).x ?? {}
  const ids = Array.from({ length: accounts }, (_, at) => `bench-${at}`)
  const linked: { id: string; tokens: Tokens }[] = []
  for (const id of ids) {
    await control('people', { id, givenName: 'Bench', familyName: id })
    linked.push(await link(config, id))
  }
  await control('faults', {
    network: 'x',
    kind: 'slow',
    call: 'create-post',
    count: 100_000,
    ms: answersInMs,
  })
  return {
    address,
    config,
    accounts: linked,
    live: async () => {
      const reply = await fetch(`${address}/networks/posts?network=x`)
      return ((await reply.json()) as { data: unknown[] }).data.length
    },
    stop: () => void child.kill('SIGKILL'),
  }
}

async function link(config: Readonly<Record<string, string>>, account: string) {
  const { connect } = adapters.x
  if (connect.way !== 'consent') throw new Error('X is linked by consent')
  const context = {
    http: networkHttp({ named: originsIn(config) }),
    config,
    now: () => new Date(),
    randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  }
  const asked = {
    redirectUri: 'http://127.0.0.1:4000/auth/social/x/callback',
    state: account,
    verifier: 'v'.repeat(64),
  }
  const { url } = await connect.begin(context, asked)
  const reply = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'accept', account }),
  })
  const callback = new URL(reply.headers.get('location') ?? 'about:blank')
  const { identity, tokens } = await connect.finish(context, { ...asked, callback })
  return { id: identity.id, tokens }
}

// One server and one mailbox for the whole run: the real programs, on free ports, with a demo world of their own.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildServer, builtServer, bundleInto } from '../../../tools/build/build-server.ts'
import { buildWeb } from '../../../tools/build/build-web.ts'
import { leanMemory } from '../../../tools/lib/lean-memory.ts'
import { freePort } from '../../../tools/lib/ports.ts'
import { ownTemporaryFolder } from '../../../tools/lib/temporary.ts'

const root = join(import.meta.dirname, '../../..')
/** As deep as the server's own build: what lies beside its sources is found from there. */
const peopleFolder = join(root, 'apps/server/.cache')

interface Ready {
  readonly address: string
  readonly smtpUrl?: string
}

/** Playwright calls it before the first test; what it returns runs after the last. */
// biome-ignore lint/style/noDefaultExport: the name Playwright asks for
export default async function startWorld(): Promise<() => Promise<void>> {
  const removeTemporary = ownTemporaryFolder()
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  const [port] = await Promise.all([freePort(), buildServer(), buildWeb()])
  const sandbox = await begin(join(root, 'apps/sandbox/src/main.ts'), {
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    DATA_DIR: folder,
  })
  const database = await ownDatabase(process.env.E2E_DATABASE_URL)
  const settings = {
    ...database,
    PORT: String(port),
    DATA_DIR: folder,
    // A passkey needs a name for its home; an address is none.
    PUBLIC_URL: `http://localhost:${port}`,
    SANDBOX_URL: sandbox.ready.address,
    SMTP_URL: sandbox.ready.smtpUrl ?? '',
    // Each test comes from an address of its own, so that nobody is slowed down for somebody else's tries.
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000',
    // Hand-made sites stand in for businesses' own.
    READ_LOOPBACK: 'true',
    LOG_LEVEL: 'error',
    SHUTDOWN_SECONDS: '3',
  }
  const server = await begin(builtServer, { ...leanMemory, ...settings })
  const people = database.DATABASE_URL ? await beginPeople(settings) : undefined
  process.env.E2E_PEOPLE = people?.ready.address ?? ''
  process.env.E2E_URL = `http://localhost:${port}`
  process.env.E2E_MAILBOX = sandbox.ready.address
  return async () => {
    if (people) await stop(people.child)
    await stop(server.child)
    await stop(sandbox.child)
    removeTemporary()
  }
}

/** Built, since reading its sources one by one takes it longer than all it is asked for. */
async function beginPeople(settings: Record<string, string>) {
  await bundleInto(peopleFolder, { people: join(root, 'apps/server/src/testing/journey-people.ts') })
  return begin(join(peopleFolder, 'people.mjs'), settings)
}

/** A database of this run's own on the server that is named; the embedded one where none is. */
async function ownDatabase(server: string | undefined): Promise<Record<string, string>> {
  if (!server) return {}
  const name = `journeys_${process.pid}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href }
}

async function begin(
  script: string,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = fork(script, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', MODE: 'demo', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready))
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready.`)))
  })
  return { child, ready }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}

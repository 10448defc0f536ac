// A PostgreSQL server for tests and benches: the one at TEST_DATABASE_URL, or one of our own from the binaries of this
// machine, in a temporary folder, gone at the end. No durability: speed is all that counts here.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../lib/ports.ts'
import { reasonOf } from '../lib/terminal.ts'

export interface Postgres {
  url: string
  /** Where it comes from, for the summary. */
  origin: string
  stop(): Promise<void>
}

export class PostgresMissing extends Error {}

interface Person {
  uid: number
  gid: number
}

const exe = process.platform === 'win32' ? '.exe' : ''

export async function startPostgres(options: { settings?: Record<string, string> } = {}): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: async () => undefined }
  const bin = findBinaries() ?? installBinaries()
  return await startOwn(bin, options.settings ?? {})
}

async function startOwn(bin: string, settings: Record<string, string>): Promise<Postgres> {
  const person = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'postelier-postgres-'))
  if (person) chownSync(folder, person.uid, person.gid)
  const data = join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    // A locale that knows letters beyond ASCII, as every production database should have: names are compared without case.
    execFileSync(
      join(bin, `initdb${exe}`),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '--auth=trust',
        '--no-sync',
        '-E',
        'UTF8',
        `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      ],
      { ...person, cwd: folder, stdio: 'pipe' },
    )
    const port = await freePort()
    const server = spawnServer(bin, data, folder, port, settings, person)
    const stop = orderlyStop(server, remove)
    await untilReady(server, bin, port, person).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, origin: bin, stop }
  } catch (error) {
    remove()
    throw error
  }
}

function spawnServer(
  bin: string,
  data: string,
  folder: string,
  port: number,
  settings: Record<string, string>,
  person: Person | undefined,
): ChildProcess {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: process.platform === 'win32' ? '' : folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
    ...settings,
  }
  const flags = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(join(bin, `postgres${exe}`), ['-D', data, ...flags], {
    ...person,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own group: an interrupt at the terminal reaches us, and we stop it in order.
    detached: process.platform !== 'win32',
  })
}

function orderlyStop(server: ChildProcess, remove: () => void): () => Promise<void> {
  let done: Promise<void> | undefined
  const stop = () => {
    done ??= new Promise<void>((resolve) => {
      process.off('exit', atExit)
      if (server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
      server.kill('SIGINT')
      setTimeout(() => server.kill('SIGKILL'), 5_000).unref()
    }).then(remove)
    return done
  }
  // The last resort, when the program ends without having called stop.
  const atExit = () => {
    server.kill('SIGQUIT')
    // Its processes need a moment to leave the folder, and nothing asynchronous runs any more.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
    remove()
  }
  process.on('exit', atExit)
  return stop
}

async function untilReady(
  server: ChildProcess,
  bin: string,
  port: number,
  person: Person | undefined,
): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000)
  })
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting:\n${said}`)
    try {
      execFileSync(join(bin, `pg_isready${exe}`), ['-q', '-h', '127.0.0.1', '-p', String(port)], {
        ...person,
        cwd: tmpdir(),
        stdio: 'ignore',
      })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`PostgreSQL was not ready within ten seconds:\n${said}`)
}

/** initdb and postgres refuse to run as root: then they run as another person of this machine. */
function unprivileged(): Person | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: ask('-u'), gid: ask('-g') }
    } catch {
      // No such person here: the next one.
    }
  }
  throw new PostgresMissing(
    'PostgreSQL does not run as root, and neither `postgres` nor `nobody` exists here.',
  )
}

function findBinaries(): string | undefined {
  const versions = (folder: string, inside: string) =>
    existsSync(folder)
      ? readdirSync(folder)
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => join(folder, name, inside))
      : []
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    versions(folder, 'bin').filter((path) => path.includes('postgresql')),
  )
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions('/usr/lib/postgresql', 'bin'),
    ...versions('/Library/PostgreSQL', 'bin'),
    ...versions('C:\\Program Files\\PostgreSQL', 'bin'),
    ...homebrew,
    '/usr/local/pgsql/bin',
  ]
  return candidates.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name + exe))),
  )
}

/** On a Debian machine that is ours (root), the distribution's package is one command away. */
function installBinaries(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new PostgresMissing('No PostgreSQL binaries (initdb, postgres) were found.')
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'pipe' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      env,
      stdio: 'pipe',
    })
  } catch (error) {
    throw new PostgresMissing(
      `No PostgreSQL binaries were found, and installing them failed: ${reasonOf(error)}`,
    )
  }
  const bin = findBinaries()
  if (!bin) throw new PostgresMissing('PostgreSQL was installed, but its binaries were not found.')
  return bin
}

// A real Bluesky server for one proof: installed apart the first time it is wanted, since it is as large as the product.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('.', import.meta.url))

export interface Pds {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Why it could not be installed, without a registry in reach, say; null where it is. */
export function installPds(): string | null {
  const stamp = join(home, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(home, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return null
  const quickly = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000']
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error', ...quickly], {
    cwd: home,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) return `The server could not be installed: ${stderr.trim().split('\n')[0]}`
  writeFileSync(stamp, wanted)
  return null
}

export async function openPds(): Promise<Pds> {
  const folder = mkdtempSync(join(tmpdir(), 'postelier-pds-'))
  const child = spawn(process.execPath, [join(home, 'serve.mjs'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LOG_ENABLED: 'false' },
  })
  const address = await addressOf(child)
  return {
    address,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The first line that says so; whatever else it writes is its own affair. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('It says nothing')
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{"address"')) {
      child.stdout.resume()
      return (JSON.parse(line) as { address: string }).address
    }
  throw new Error('It ended before it was there')
}

// Builds a thing only when something it is made of changed: a hash over its sources is kept beside the build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, fromRoot, root } from '../lib/paths.ts'

interface Made {
  readonly name: string
  /** Files and folders it is made of, from the root. */
  readonly of: readonly string[]
  /** A file that is there once it was made. */
  readonly result: string
  readonly make: () => Promise<void>
}

export type Built = { state: 'fresh' | 'built'; durationMs: number }

export async function bringUpToDate({ name, of, result, make }: Made): Promise<Built> {
  const started = performance.now()
  const stamp = join(cacheFolder, `${name}-build`)
  const wanted = hashOf(of)
  const fresh = existsSync(fromRoot(result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (!fresh) {
    await make()
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
  }
  return { state: fresh ? 'fresh' : 'built', durationMs: performance.now() - started }
}

/** One hash over names and contents, in an order that no file system decides. */
export function hashOf(paths: readonly string[], base = root): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((start) => filesUnder(base, start))) {
    hash.update(`${path}\0`)
    hash.update(readFileSync(join(base, path)))
    hash.update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(base: string, start: string): string[] {
  const full = join(base, start)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [start]
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !entry.name.startsWith('.') && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => filesUnder(base, `${start}/${entry.name}`))
}

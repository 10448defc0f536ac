// Builds the web app only when something it is made of changed: a hash over its sources is kept beside the build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, fromRoot, root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { compressFiles } from './compress-files.ts'

const ingredients = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/postcss.config.mjs',
  'apps/web/package.json',
  'packages/contract/src',
  'packages/texts/src',
  'package-lock.json',
]
const stampPath = join(cacheFolder, 'web-build')

export type WebBuild = { state: 'fresh' | 'built' | 'absent'; durationMs: number }

/** Leaves apps/web/dist up to date; `absent` while there is no web app to build. */
export async function buildWeb(): Promise<WebBuild> {
  const started = performance.now()
  const done = (state: WebBuild['state']): WebBuild => ({ state, durationMs: performance.now() - started })
  if (!existsSync(fromRoot('apps/web/index.html'))) return done('absent')
  const wanted = hashOf(ingredients)
  const built = existsSync(fromRoot('apps/web/dist/index.html')) && existsSync(stampPath)
  if (built && readFileSync(stampPath, 'utf8') === wanted) return done('fresh')
  const { ok, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    cwd: fromRoot('apps/web'),
    env: { NODE_ENV: 'production' },
  })
  if (!ok) throw new Error(`The web app could not be built:\n${output}`)
  compressFiles(fromRoot('apps/web/dist'))
  mkdirSync(dirname(stampPath), { recursive: true })
  writeFileSync(stampPath, wanted)
  return done('built')
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

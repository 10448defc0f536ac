// Looks at the sources every so often. `node --watch` and fs.watch lose files on Linux once an editor saves by renaming
// (tried: one restart of four); asking for the times of some hundred files takes a few milliseconds and never misses.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/paths.ts'

/** Calls back with the first path that changed, appeared or went since the last look; tests do not count. */
export function onChange(
  folders: readonly string[],
  callback: (path: string) => void,
  everyMs = 400,
): () => void {
  let before = look(folders)
  const timer = setInterval(() => {
    const now = look(folders)
    const changed = [...now.keys(), ...before.keys()].find((path) => now.get(path) !== before.get(path))
    before = now
    if (changed) callback(relative(root, changed))
  }, everyMs)
  return () => clearInterval(timer)
}

function look(folders: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const folder of folders.filter((path) => existsSync(path)))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|json|sql)$/.test(name) || /\.test\.ts$/.test(name)) continue
      const stat = statSync(join(folder, name), { throwIfNoEntry: false })
      if (stat) times.set(join(folder, name), stat.mtimeMs)
    }
  return times
}

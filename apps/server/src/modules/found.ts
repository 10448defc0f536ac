import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerModule } from '../http/server-module.ts'

interface Face {
  /** A function where the module asks something of others that stand on it. */
  readonly serverModule?: ServerModule | ((asked: never) => ServerModule)
}

const folder = fileURLToPath(new URL('.', import.meta.url))
const names = globSync('*/index.ts', { cwd: folder }).map(dirname).sort()

/** Every folder beside this file is a module. In a build this file is written anew, with their names (tools/build). */
export const found: Readonly<Record<string, Face>> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, (await import(`./${name}/index.ts`)) as Face] as const)),
)

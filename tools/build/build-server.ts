import { existsSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { fromRoot } from '../lib/paths.ts'
import { foundFiles } from './found-files.ts'
import { type Built, bringUpToDate } from './up-to-date.ts'

/** What the server starts as processes of their own, by the name their address ends in. */
export const programs = {
  'painting-process': fromRoot('apps/server/src/platform/painting/painting-process.ts'),
  'reading-process': fromRoot('apps/server/src/platform/reader/reading-process.ts'),
  'encoding-process': fromRoot('apps/server/src/modules/media/encoding-process.ts'),
}

const folder = fromRoot('apps/server/dist')
export const builtServer = fromRoot('apps/server/dist/main.mjs')
export const builtPaintingProgram = fromRoot('apps/server/dist/painting-process.mjs')

/**
 * Leaves apps/server/dist up to date: our own sources and libraries of many small files as a few files of plain JavaScript.
 * Node could run the sources themselves, but keeps its compiler in memory for it (`npm run bench -- api` shows it).
 */
export const buildServer = (): Promise<Built> =>
  bringUpToDate({
    name: 'server',
    of: [
      'apps/server/src',
      'packages/contract/src',
      'packages/texts/src',
      'packages/scene/src',
      'packages/networks/src',
      'packages/copy/src',
      'packages/engines/src',
      'packages/reading/src',
      'tools/build/build-server.ts',
      'tools/build/found-files.ts',
      'package-lock.json',
    ],
    result: 'apps/server/dist/main.mjs',
    async make() {
      rmSync(folder, { recursive: true, force: true })
      await bundleInto(folder, { main: fromRoot('apps/server/src/main.ts'), ...programs })
    },
  })

/** Programs of the server by their names, into a folder of its own beside its sources. */
export async function bundleInto(into: string, input: Readonly<Record<string, string>>): Promise<void> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    cwd: fromRoot('apps/server'),
    external: isExternal,
    plugins: [foundFiles, ownAddresses],
  })
  await bundle.write({ dir: into, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  await bundle.close()
}

/**
 * Libraries of many small files, which every start would look for one by one: a fifth of its time. Those with programs of
 * their own, with files beside them or that are loaded late stay where they are.
 */
const bundled = new Set([
  'drizzle-orm',
  'fastify',
  '@fastify/cookie',
  '@fastify/multipart',
  '@fastify/static',
  'fastify-plugin',
  'fastify-type-provider-zod',
  'file-type',
  'helmet',
  'i18next',
  'otpauth',
  'pg-boss',
  'prom-client',
  'zod',
])

function isExternal(id: string, importer?: string): boolean {
  if (/^(\.|\/|#|@postelier\/|[A-Za-z]:)/.test(id)) return false
  const library = /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id
  if (bundled.has(library)) return false
  // What a bundled library has in a version of its own would be looked for beside the server, where another one stands.
  return importer === undefined || folderOf(library, importer) === folderOf(library, folder)
}

/** Where Node finds a library from a file; null for its own. */
function folderOf(library: string, from: string): string | null {
  for (let at = dirname(from); ; at = dirname(at)) {
    const found = join(at, 'node_modules', library)
    if (existsSync(found)) return found
    if (at === dirname(at)) return null
  }
}

/** Files that a source finds beside itself stay where they are: its address is still the source's. Programs are built. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return
    const source = JSON.stringify(relative(folder, id).replaceAll('\\', '/'))
    return code.replaceAll(
      /new URL\('\.\/([a-z-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g,
      (_, program?: string) =>
        program !== undefined && Object.hasOwn(programs, program)
          ? `new URL('./${program}.mjs', import.meta.url)`
          : `new URL(${source}, import.meta.url).href`,
    )
  },
}

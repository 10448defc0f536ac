// One run for every room. Files share a process (isolate: false): sixty integration files take seconds instead of half a minute.
import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const project = (name: string, folder: string, timeoutMs = 10_000) => {
  const own = existsSync(new URL(`./${folder}/vitest.config.ts`, import.meta.url))
  if (own) return `./${folder}/vitest.config.ts`
  return {
    extends: true as const,
    test: {
      name,
      root: folder,
      include: ['**/*.test.ts'],
      testTimeout: timeoutMs,
      hookTimeout: timeoutMs * 3,
    },
  }
}

export default defineConfig({
  test: {
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    environment: 'node',
    passWithNoTests: true,
    projects: [
      project('contract', 'packages/contract'),
      project('texts', 'packages/texts'),
      project('server', 'apps/server', 20_000),
      project('web', 'apps/web'),
      project('sandbox', 'apps/sandbox', 20_000),
      project('tools', 'tools', 30_000),
    ],
  },
})

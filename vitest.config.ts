// One run for every room. Files share a process (isolate: false): sixty integration files take seconds instead of half a minute.
import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/test/order.ts'

// Projects of one run must agree on these, so a room's own vitest.config.ts does not decide them.
const together = { isolate: false, pool: 'forks', maxWorkers: 2, environment: 'node' } as const

/** A room may add its own vitest.config.ts (setup files, aliases); its name and its tests are said here. */
const room = (name: string, folder: string) => {
  const own = `./${folder}/vitest.config.ts`
  return {
    extends: existsSync(new URL(own, import.meta.url)) ? own : (true as const),
    test: {
      ...together,
      name,
      root: folder,
      include: ['**/*.test.{ts,tsx}'],
      // No limit that a busy machine could miss: they only say that something is stuck.
      testTimeout: 60_000,
      expect: { poll: { timeout: 60_000 } },
      hookTimeout: 120_000,
    },
  }
}

export default defineConfig({
  test: {
    ...together,
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    globalSetup: './tools/test/temporary-setup.ts',
    tags: [
      { name: 'deep', description: 'One test of a file that takes its time: it runs in the deep parts.' },
    ],
    projects: [
      room('contract', 'packages/contract'),
      room('texts', 'packages/texts'),
      room('scene', 'packages/scene'),
      room('networks', 'packages/networks'),
      room('copy', 'packages/copy'),
      room('engines', 'packages/engines'),
      room('reading', 'packages/reading'),
      room('server', 'apps/server'),
      room('web', 'apps/web'),
      room('sandbox', 'apps/sandbox'),
      room('sites', 'tests/sites'),
      room('bench', 'bench'),
      room('tools', 'tools'),
    ],
  },
})

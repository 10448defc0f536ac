// What the deep run consists of: everything that takes its time, in parts that each take ten minutes at most.
import { gateTag, runJourneys } from './e2e.ts'
import type { PartResult } from './part.ts'
import { deepMark, notDeepFiles, runOnServer, runVitest } from './vitest.ts'

export interface DeepPart {
  says: string
  run: (result: PartResult, seed: number, words: string[]) => Promise<void>
}

/** Of the server; it paints what the pictures' part looks at. */
const painting = 'platform/painting/'

const server =
  (name: string, args: string[]): DeepPart['run'] =>
  (result, seed, words) =>
    runOnServer(result, { name, seed, args: [...args, ...words] })

const vitest =
  (name: string, args: string[]): DeepPart['run'] =>
  (result, seed, words) =>
    runVitest(result, { name, database: 'pglite', seed, args: [...args, ...words] })

/**
 * Half of the server's tests on the embedded database. Of the deep ones only those that ask the database something: what is
 * painted, translated or allowed is the same on both.
 */
const onPglite = (half: 1 | 2): DeepPart => ({
  says: `the server on the embedded database, ${half} of 2`,
  run: vitest(`pglite-${half}`, [
    '--project=server',
    notDeepFiles,
    `--exclude=**/${painting}**`,
    `--shard=${half}/2`,
  ]),
})

const journeys = (third: 1 | 2 | 3): DeepPart => ({
  says: `journeys that are not in the gate, ${third} of 3`,
  run: (result, _seed, words) =>
    runJourneys(result, {
      args: [`--grep-invert=${gateTag}|@allPages|@site`, `--shard=${third}/3`, ...words],
      retries: 0,
    }),
})

export const deepParts: Readonly<Record<string, DeepPart>> = {
  server: {
    says: 'processes that are killed, faults, translations, every route as every caller, on PostgreSQL',
    run: server('server-deep', [deepMark, `--exclude=**/${painting}**`]),
  },
  'server-tests': {
    says: 'tests of the server that take their time in files that do not, and long lives of posts, on PostgreSQL',
    run: async (result, seed, words) => {
      await runOnServer(result, { name: 'server-tagged', seed, tagged: true, args: [notDeepFiles, ...words] })
      const lives = { LIVES: '150' }
      await runOnServer(result, { name: 'server-lives', seed, args: ['whole-life', ...words], env: lives })
    },
  },
  pictures: {
    says: 'pictures against Chromium, over templates, ratios and brands',
    run: vitest('pictures', [`visuals-match${deepMark}`, `same-lines${deepMark}`, painting]),
  },
  networks: {
    says: 'adapters and engines against their stand-ins, and a real server of Bluesky',
    run: vitest('networks', ['tools/proofs/networks', 'tools/proofs/engines']),
  },
  'pglite-1': onPglite(1),
  'pglite-2': onPglite(2),
  'pglite-deep': {
    says: 'processes, faults and broken statements on the embedded database',
    run: vitest('pglite-deep', [
      '--project=server',
      `processes${deepMark}`,
      'testing/faults',
      'drafting/broken',
    ]),
  },
  'journeys-1': journeys(1),
  'journeys-2': journeys(2),
  'journeys-3': journeys(3),
  'journeys-site': {
    says: 'journeys that change what everybody has, one after the other',
    run: (result, _seed, words) =>
      runJourneys(result, { args: ['--grep=@site', '--workers=1', ...words], retries: 0 }),
  },
  'all-pages': {
    says: 'every screen in both languages and themes, at three widths, for axe and the console',
    run: (result, _seed, words) => runJourneys(result, { args: ['--grep=@allPages', ...words], retries: 0 }),
  },
}

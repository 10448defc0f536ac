import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCases, faults, networksTried } from '../../apps/server/src/testing/faults/cases.ts'
import { type Family, families, type Kept } from '../../apps/server/src/testing/faults/part.ts'
import { cacheFolder } from '../lib/paths.ts'

export const databases = ['pglite', 'server'] as const
export type Database = (typeof databases)[number]

/** What one process tries. */
export interface Shard {
  readonly database: Database
  readonly network: (typeof networksTried)[number]
  readonly family: Family
}

export const folder = join(cacheFolder, 'faults')
export const nameOf = ({ database, network, family }: Shard): string => `${database} ${network} ${family}`
export const fileOf = (shard: Shard): string => join(folder, `${nameOf(shard).replaceAll(' ', '-')}.jsonl`)

export const shards: readonly Shard[] = families.flatMap((family) =>
  networksTried.flatMap((network) => databases.map((database) => ({ database, network, family }))),
)

export function keptOf(shard: Shard): Kept[] {
  const file = fileOf(shard)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => (line ? [JSON.parse(line) as Kept] : []))
}

/** How many cases there are in it, at least: how many moments a publication has, only the publication tells. */
export function casesIn({ network, family }: Shard): number {
  if (family === 'killed') return faults.length + 8
  const isOutage = (disturbance: string) => disturbance === 'databaseGone'
  return allCases().filter(
    (one) => one.network === network && isOutage(one.disturbance) === (family === 'outages'),
  ).length
}

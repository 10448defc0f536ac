import type { Network } from '@postelier/contract'
import type { NetworkConfig } from './adapter.ts'

/** What a version is spoken with: some networks end it earlier for advertisements than for posts. */
export type VersionUse = 'posts' | 'boosts'

/** A version that ends, by the day on which its network stops serving it. */
export interface VersionEnd {
  readonly use: VersionUse
  readonly version: string
  /** `2027-02-23` */
  readonly endsOn: string
}

type Ends = Readonly<Record<string, string>>

/**
 * What Meta announced by November 2026; v26.0 and v27.0 have no end yet. Of an ended version calls for
 * posts are served by the next one, those for advertisements are refused.
 */
const metaEnds: Readonly<Record<VersionUse, Ends>> = {
  posts: {
    'v21.0': '2027-01-21',
    'v22.0': '2027-05-20',
    'v23.0': '2027-10-08',
    'v24.0': '2028-02-18',
    'v25.0': '2028-07-29',
  },
  boosts: {
    'v21.0': '2025-09-09',
    'v22.0': '2026-02-19',
    'v23.0': '2026-06-09',
    'v24.0': '2026-10-06',
    'v25.0': '2027-02-23',
  },
}

/** Announced to the day for some months (facts 1.1). */
const linkedinEnds: Ends = {
  '202511': '2026-11-16',
  '202601': '2027-01-15',
  '202602': '2027-02-15',
  '202603': '2027-03-16',
}

/** Twelve months are promised, and none more: about the middle of the same month a year later. */
const yearAfter = (month: string): string => `${Number(month.slice(0, 4)) + 1}-${month.slice(4)}-15`

const endOf = (ends: Ends, use: VersionUse, version: string): VersionEnd[] => {
  const endsOn = ends[version]
  return endsOn === undefined ? [] : [{ use, version, endsOn }]
}

const ofMeta = (version: string): VersionEnd[] =>
  (['posts', 'boosts'] as const).flatMap((use) => endOf(metaEnds[use], use, version))

const byNetwork: Readonly<Partial<Record<Network, (version: string) => VersionEnd[]>>> = {
  facebook: ofMeta,
  instagram: ofMeta,
  linkedin: (version) => endOf({ [version]: yearAfter(version), ...linkedinEnds }, 'posts', version),
}

/** When the version a network is spoken with ends, as far as that is known; what has no versions has no ends. */
export const versionEnds = (network: Network, { version }: NetworkConfig): readonly VersionEnd[] =>
  version === undefined ? [] : (byNetwork[network]?.(version) ?? [])

// What is said of a post's need, wherever a state stands: one sentence for it on screens, in what is searched and in a spreadsheet.
import type { Network } from './brand.ts'
import type { PostNeed } from './post-need.ts'

/** The key of a sentence under `common:taskNeed`, and what it names. */
export interface NeedSaid {
  readonly key: string
  readonly count?: number
  readonly networks?: readonly Network[]
}

/** As many networks as one sentence names; more are counted. */
const mostNamed = 2

/** Needs that connecting an account ends. */
const endedByLinking = new Set<PostNeed['kind']>(['awaitsYou', 'stuck', 'atRisk'])

export const isEndedByLinking = (need: PostNeed, relink: readonly Network[]): boolean =>
  relink.length > 0 && endedByLinking.has(need.kind)

/** Of networks whose account is to be connected before it goes out there, that is said: it is what helps. */
export function needSaid(need: PostNeed, relink: readonly Network[]): NeedSaid {
  if (isEndedByLinking(need, relink)) return named('relink', 'relinkMany', relink)
  if (need.kind === 'awaitsYou') return { key: 'awaitsYou', count: need.pages }
  if (need.kind === 'stuck') return { key: need.isAll ? 'stuck' : 'stuckOn', count: need.pages }
  if (need.kind === 'refused') return named('refused', 'refusedOnMany', need.networks)
  return { key: need.kind }
}

const named = (some: string, many: string, networks: readonly Network[]): NeedSaid =>
  networks.length > mostNamed ? { key: many, count: networks.length } : { key: some, networks }

// Thinks of the subjects that somebody asked for. An engine may take its time: it does so in nobody's request and in no
// transaction, and a searcher that vanished is followed by another, who begins anew.
import { system } from '../../../access/actor.ts'
import { runCommand, runQuery } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { drainQueue } from '../../../platform/jobs/drain-queue.ts'
import { finishSearch } from '../commands/finish-search.ts'
import type { Drafting } from '../drafting/drive-steps.ts'
import { readProposalWish } from '../queries/read-proposal-input.ts'
import { type HasNetwork, requirePlanning } from '../require-planning.ts'
import { claimSearches, keepSearches, type SearchRow } from './search.store.ts'

export interface Searching extends Drafting {
  readonly hasNetwork: HasNetwork
}

const actor = system('planner')
const mostAtOnce = 6
const mostTries = 3
/** Past this time the platform proposes by itself. */
const timeLimitMs = 60_000

/** Until none waits; answers with how many it took up. */
export const driveSearches = (searching: Searching): Promise<number> =>
  drainQueue<SearchRow>({
    signal: searching.signal,
    mostAtOnce,
    claim: (input) => claimSearches(searching.platform.db, { ...input, now: searching.platform.clock.now() }),
    work: (row) => searchFor(searching, row),
    keep: (rows) => keepSearches(searching.platform.db, rows, searching.platform.clock.now()),
  })

async function searchFor(searching: Searching, row: SearchRow): Promise<void> {
  const { platform, hasNetwork, signal } = searching
  const finish = (end: Parameters<typeof finishSearch>[1]['end']) =>
    runCommand(platform, actor, 'planner', finishSearch, { row, hasNetwork, end })
  const gaveUp = { failure: { code: 'unavailable', figures: {} } } as const
  // Taken up so often, and nobody came back to say why: it would bring down whoever comes next, too.
  if (row.tries > mostTries) return finish(gaveUp)
  try {
    await finish(await thinkOf(searching, row))
  } catch (reason) {
    // Stopped in the middle: nothing was written, and whoever comes next begins anew.
    if (signal.aborted) return
    // Switched off, spent or unlinked since it was asked for.
    if (reason instanceof AppError) return finish({ failure: { code: reason.code, figures: reason.figures } })
    platform.log.error({ err: reason, search: row.id }, 'a search for subjects was broken off')
    await finish(gaveUp)
  }
}

async function thinkOf(
  { platform, writerOf, hasNetwork, signal }: Searching,
  { accountId, input: asked }: SearchRow,
) {
  const now = platform.clock.now()
  const { ideasLeft } = await requirePlanning({ platform, db: platform.db, now, hasNetwork }, accountId)
  const input = await runQuery(platform, actor, readProposalWish, {
    accountId,
    count: Math.min(asked.count, ideasLeft),
    about: asked.about,
    ...(asked.thematicId === null ? {} : { thematicId: asked.thematicId }),
  })
  const { subjects, shortage, said } = await writerOf(accountId).propose(
    input,
    AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
  )
  return { drafts: subjects, input, shortage, said }
}

// Asks networks what posts and pages brought. It shares nothing with sending but what opens the page, and what it is
// refused stays here.
import { Refusal } from '@postelier/networks/adapters'
import { hours } from '../../platform/clock.ts'
import { drainQueue } from '../../platform/jobs/drain-queue.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DeliveryRow } from './delivery.store.ts'
import {
  claimPagesToAsk,
  claimPostsToAsk,
  keepPageFigures,
  keepPostFigures,
  markRemoved,
  putOffPost,
} from './figures.store.ts'
import { figuresAgainAt, nextFiguresAt } from './figures.ts'
import { openPage, withRenewal } from './open-page.ts'

/** What cannot be read now, or not while its page is unlinked, may be in some hours. */
const afterRefusalMs = hours(6)

export const collectPostFigures = (platform: Platform, signal: AbortSignal): Promise<number> =>
  drainQueue<DeliveryRow>({
    signal,
    mostAtOnce: 1,
    claim: (input) => claimPostsToAsk(platform.db, { ...input, now: platform.clock.now() }),
    work: (row) => quietly(platform, row.network, () => askPost(platform, row)),
  })

type PageRow = Awaited<ReturnType<typeof claimPagesToAsk>>[number]

export const collectPageFigures = (platform: Platform, signal: AbortSignal): Promise<number> =>
  drainQueue<PageRow>({
    signal,
    mostAtOnce: 1,
    claim: (input) => claimPagesToAsk(platform.db, { ...input, now: platform.clock.now() }),
    work: (page) => quietly(platform, page.network, () => askPage(platform, page)),
  })

async function askPage(platform: Platform, { id, network }: PageRow): Promise<void> {
  const opened = await openPage(platform, platform.networks, { pageId: id, network })
  if (!opened) return
  const figures = await withRenewal(opened, () =>
    opened.networkClient.adapter.accountFigures(opened.networkClient.context, opened.page()),
  )
  await keepPageFigures(platform.db, id, figures, platform.clock.now())
}

async function askPost(platform: Platform, row: DeliveryRow): Promise<void> {
  const { externalId, endedAt } = row
  const format = row.content?.format
  const now = platform.clock.now()
  const putOff = () => putOffPost(platform.db, row.id, figuresAgainAt(endedAt, now, afterRefusalMs))
  const opened = await openPage(platform, platform.networks, row)
  if (!opened || !externalId || !endedAt) return putOff()
  const { adapter, context } = opened.networkClient
  try {
    const figures = await withRenewal(opened, () =>
      adapter.postFigures(context, opened.page(), externalId, format),
    )
    await keepPostFigures(platform, row, { figures, now, nextAt: nextFiguresAt(endedAt, now) })
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    const isGone =
      reason.facts.kind === 'notFound' &&
      (await adapter.readBack(context, opened.page(), externalId, format)) === null
    if (isGone) await markRemoved(platform, row)
    else await putOff()
  }
}

async function quietly(platform: Platform, network: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (reason) {
    platform.log.warn({ err: reason, network }, 'figures could not be had')
  }
}

// Asks networks what posts and pages brought. It shares nothing with sending but what opens the page, and what it is
// refused stays here.
import { Refusal } from '@postelier/networks/adapters'
import { days, hours, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AttemptRow } from './attempt.store.ts'
import {
  keepPageFigures,
  keepPostFigures,
  markRemoved,
  pageDue,
  postDue,
  putOffPost,
} from './figures.store.ts'
import { figuresAgainAt, nextFiguresAt } from './figures.ts'
import { openPage, withRenewal } from './open-page.ts'

/** What cannot be read now, or not while its page is unlinked, may be in some hours. */
const afterRefusalMs = hours(6)

export async function collectPostFigures(platform: Platform, signal: AbortSignal): Promise<number> {
  let count = 0
  for (; !signal.aborted; count++) {
    const row = await postDue(platform.db, platform.clock.now())
    if (!row) break
    await quietly(platform, row.network, () => askPost(platform, row))
  }
  return count
}

export async function collectPageFigures(platform: Platform, signal: AbortSignal): Promise<number> {
  let count = 0
  for (; !signal.aborted; count++) {
    const page = await pageDue(platform.db, platform.clock.now(), later(platform.clock.now(), days(1)))
    if (!page) break
    await quietly(platform, page.network, async () => {
      const opened = await openPage(platform, platform.networks, { pageId: page.id, network: page.network })
      if (!opened) return
      const figures = await withRenewal(opened, () =>
        opened.gate.adapter.accountFigures(opened.gate.context, opened.page()),
      )
      await keepPageFigures(platform.db, page.id, figures, platform.clock.now())
    })
  }
  return count
}

async function askPost(platform: Platform, row: AttemptRow): Promise<void> {
  const { externalId, endedAt } = row
  const format = row.content?.format
  const now = platform.clock.now()
  const putOff = () => putOffPost(platform.db, row.id, figuresAgainAt(endedAt, now, afterRefusalMs))
  const opened = await openPage(platform, platform.networks, row)
  if (!opened || !externalId || !endedAt) return putOff()
  const { adapter, context } = opened.gate
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

import { Refusal } from '@postelier/networks/adapters'
import { hours, later, minutes } from '../../platform/clock.ts'
import { withRenewal } from '../publishing/index.ts'
import { type BoostChange, type BoostRow, type Claim, writeBoost } from './boost.store.ts'
import { afterStatus } from './boost-life.ts'
import type { OpenedBoost } from './opened-boost.ts'

/** Of a boost that was woken: stopped where that is wanted, then asked how it is and what it brought. */
export async function tendBoost(open: OpenedBoost, { holder, wasAbandoned }: Claim, row: BoostRow) {
  const { platform } = open
  // As it is known here, which may be later than when it was taken.
  const claim: Claim = { row, holder, wasAbandoned }
  const isToStop = row.stopWantedAt !== null && row.stoppedAt === null
  try {
    const known = isToStop
      ? await writeBoost(platform, claim, { change: await stopped(open, row), keeps: true })
      : row
    const now = platform.clock.now()
    const seen = await withRenewal(open.opened, () => ask(open, known, now))
    await writeBoost(platform, claim, { ...seen, keeps: false })
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    const now = platform.clock.now()
    const nextAt = later(now, isToStop ? minutes(5) : hours(1))
    const isPast = now.getTime() > Date.parse(row.input.boost.endAt)
    await writeBoost(platform, claim, {
      change: isPast ? { nextAt: null, endedAt: row.endedAt ?? now } : { nextAt },
      keeps: false,
      notifies: isToStop && !isPast ? 'notStopped' : null,
    })
  }
}

async function stopped(open: OpenedBoost, row: BoostRow): Promise<BoostChange> {
  const { adapter, opened } = open
  const ids = idsOf(open, row)
  await withRenewal(open.opened, () => adapter.stop(opened.networkClient.context, opened.own(), ids))
  const now = open.platform.clock.now()
  return { status: 'stopped', why: null, stoppedAt: now, endedAt: row.endedAt ?? now }
}

async function ask(open: OpenedBoost, row: BoostRow, now: Date) {
  const { adapter, opened } = open
  const ids = idsOf(open, row)
  const { context } = opened.networkClient
  const status = await adapter.status(context, opened.own(), ids)
  // What is gone has nothing to count: what was read last stays.
  const figures = status.state === 'gone' ? null : await adapter.figures(context, opened.own(), ids)
  const { nextAt, endedAt, notifies } = afterStatus(
    status,
    { endedAt: row.endedAt, endAt: new Date(row.input.boost.endAt) },
    now,
  )
  const { spend = 0, reach = 0, impressions = 0, clicks = 0 } = figures ?? {}
  return {
    change: {
      nextAt,
      endedAt,
      status: status.state,
      why: status.why,
      ...(figures ? { figures: { spend, reach, impressions, clicks }, figuresAt: now } : {}),
    },
    notifies,
  }
}

const idsOf = ({ adapter }: OpenedBoost, { progress }: BoostRow) => {
  const ids = progress && adapter.idsOf(progress)
  if (!ids) throw new Error('What was woken is known')
  return ids
}

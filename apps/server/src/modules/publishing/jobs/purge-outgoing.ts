import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isScheduled } from '../../tasks/index.ts'
import { delivery } from '../publishing.tables.ts'
import { outgoingPrefix } from '../rendition.store.ts'
import { rendition } from '../renditions.tables.ts'

/** Somebody looks at a preview again within this, mostly. */
const keptDays = 7
const batchSize = 500

/** Frees the storage of files made for networks; one that is needed again is made anew. */
export const purgeOutgoing = defineJob({
  name: 'purge-outgoing',
  about: `Removes files made for networks that nobody asked for in ${keptDays} days and no post on its way needs.`,
  retry: 'safe',
  cron: '29 3 * * *',
  timeLimitSeconds: 1800,
  data: z.object({}),
  async handle(platform, _data, { signal }) {
    const needed = await keysUnderWay(platform)
    await removeRows(platform, needed)
    let batch: string[] = []
    for await (const key of platform.storage.list(outgoingPrefix)) {
      signal.throwIfAborted()
      if (needed.has(key)) continue
      batch.push(key)
      if (batch.length < batchSize) continue
      await removeUnknown(platform, batch)
      batch = []
    }
    await removeUnknown(platform, batch)
  },
})

/** What is still to be sent, whenever that is, also once more where it was put off; and what somebody has yet to decide on. */
async function keysUnderWay({ db }: Pick<Platform, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ content: delivery.content })
    .from(delivery)
    .where(
      and(
        isNotNull(delivery.content),
        or(
          notInArray(delivery.state, ['confirmed', 'rejected']),
          and(eq(delivery.state, 'rejected'), isScheduled(delivery.taskId)),
        ),
      ),
    )
  return new Set(rows.flatMap(({ content }) => content?.media.map(({ key }) => key) ?? []))
}

async function removeRows({ db, clock }: Platform, needed: ReadonlySet<string>): Promise<void> {
  const isOld = lt(rendition.usedAt, later(clock.now(), -days(keptDays)))
  let after = ''
  for (;;) {
    const rows = await db
      .select({ hash: rendition.hash, key: rendition.key })
      .from(rendition)
      .where(and(isOld, gt(rendition.hash, after)))
      .orderBy(asc(rendition.hash))
      .limit(batchSize)
    if (rows.length === 0) return
    after = rows.at(-1)?.hash ?? after
    const gone = rows.flatMap(({ hash, key }) => (needed.has(key) ? [] : [hash]))
    // Asked again: whoever wants one at this moment has renewed it, or finds it gone and makes it anew.
    if (gone.length > 0) await db.delete(rendition).where(and(isOld, inArray(rendition.hash, gone)))
  }
}

/** A day's grace: bytes are written first, their row and the post that needs them a moment later. */
async function removeUnknown({ db, storage, clock }: Platform, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const rows = await db
    .select({ key: rendition.key })
    .from(rendition)
    .where(inArray(rendition.key, [...keys]))
  const known = new Set(rows.map(({ key }) => key))
  const before = later(clock.now(), -days(1))
  for (const key of keys) {
    if (known.has(key)) continue
    const writtenAt = await storage.writtenAt(key)
    if (writtenAt && writtenAt < before) await storage.remove(key)
  }
}

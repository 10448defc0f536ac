import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fileIdOf } from '../file-keys.ts'
import { storedFile } from '../media.tables.ts'

const batchSize = 500

/** Removes bytes that no row refers to. A day's grace: an upload writes its bytes first and its row a moment later. */
export const purgeFiles = defineJob({
  name: 'purge-files',
  about: 'Removes stored bytes that nothing refers to, after a day.',
  retry: 'safe',
  cron: '11 3 * * *',
  timeLimitSeconds: 1800,
  data: z.object({}),
  async handle(platform, _data, { signal }) {
    let batch: string[] = []
    for await (const key of platform.storage.list()) {
      if (!fileIdOf(key)) continue
      batch.push(key)
      if (batch.length < batchSize) continue
      signal.throwIfAborted()
      await purgeBatch(platform, batch)
      batch = []
    }
    await purgeBatch(platform, batch)
  },
})

async function purgeBatch(platform: Platform, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const ids = [...new Set(keys.flatMap((key) => fileIdOf(key) ?? []))]
  const rows = await platform.db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(inArray(storedFile.id, ids))
  const known = new Set(rows.map((row) => row.id))
  const before = later(platform.clock.now(), -days(1))
  for (const key of keys) {
    if (known.has(fileIdOf(key) ?? '')) continue
    const writtenAt = await platform.storage.writtenAt(key)
    if (writtenAt && writtenAt < before) await platform.storage.remove(key)
  }
}

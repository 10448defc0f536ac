import { z } from 'zod'
import { days, later } from '../clock.ts'
import { defineJob } from '../jobs/job.ts'
import { keptForDays, paintedPrefix } from './painted-store.ts'

/** Beyond this many, the ones that were not wanted for longest go first. */
const mostKept = 20_000

/** Frees the storage of painted pictures; one that is asked for again is painted again. */
export const purgePainted = defineJob({
  name: 'purge-painted',
  about:
    'Removes painted pictures that nobody asked for in a month, and the oldest where there are too many.',
  retry: 'safe',
  cron: '41 3 * * *',
  timeLimitSeconds: 1800,
  data: z.object({}),
  async handle({ storage, clock }, _data, { signal }) {
    const before = later(clock.now(), -days(keptForDays))
    const kept: { key: string; at: number }[] = []
    for await (const key of storage.list(paintedPrefix)) {
      signal.throwIfAborted()
      const writtenAt = await storage.writtenAt(key)
      if (!writtenAt) continue
      if (writtenAt < before) await storage.remove(key)
      else kept.push({ key, at: writtenAt.getTime() })
    }
    kept.sort((one, other) => other.at - one.at)
    for (const { key } of kept.slice(mostKept)) {
      signal.throwIfAborted()
      await storage.remove(key)
    }
  },
})

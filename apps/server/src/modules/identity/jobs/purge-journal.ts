import { inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { journalEntry } from '../../../access/session.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { defineJob } from '../../../platform/jobs/job.ts'

/** As the privacy policy promises, in both languages (`catalogue/legal/privacy.*.md`). */
export const journalYears = 3
/** Few enough that nobody who writes a line meanwhile waits for it. */
const atOnce = 5_000

/** The journal, and with it who signed in from where, is kept for as long as was promised and no day longer. */
export const purgeJournal = defineJob({
  name: 'purge-journal',
  about: `Removes lines of the journal after ${journalYears} years.`,
  retry: 'safe',
  cron: '29 3 * * *',
  data: z.object({}),
  async handle({ db, clock }, _data, { signal }) {
    const before = clock.now()
    before.setUTCFullYear(before.getUTCFullYear() - journalYears)
    while (!signal.aborted && (await purgeSome(db, before)) === atOnce);
  },
})

async function purgeSome(db: Database, before: Date): Promise<number> {
  const old = db
    .select({ id: journalEntry.id })
    .from(journalEntry)
    .where(lt(journalEntry.at, before))
    .limit(atOnce)
  const gone = await db
    .delete(journalEntry)
    .where(inArray(journalEntry.id, old))
    .returning({ id: journalEntry.id })
  return gone.length
}

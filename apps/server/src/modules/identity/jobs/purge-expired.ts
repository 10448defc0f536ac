import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { rateCounter } from '../../../access/rate.tables.ts'
import { session } from '../../../access/session.tables.ts'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { mailedLink, signInChallenge, signInSlowdown } from '../identity.tables.ts'

/** What has expired is refused anyway; this only keeps the tables small. */
export const purgeExpired = defineJob({
  name: 'purge-expired',
  about: 'Removes expired sessions, links, challenges and counters.',
  retry: 'safe',
  cron: '43 * * * *',
  data: z.object({}),
  async handle({ db, clock }) {
    const now = clock.now()
    await db.delete(session).where(lt(session.expiresAt, now))
    await db.delete(signInChallenge).where(lt(signInChallenge.expiresAt, now))
    await db.delete(rateCounter).where(lt(rateCounter.expiresAt, now))
    await db.delete(signInSlowdown).where(lt(signInSlowdown.lastAt, later(now, -days(1))))
    await db.delete(mailedLink).where(lt(mailedLink.expiresAt, later(now, -days(30))))
  },
})

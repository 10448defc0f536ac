import type { RateClass } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { AppError } from '../platform/errors.ts'

interface RateRule {
  readonly hits: number
  readonly windowSeconds: number
  /** Hits a process takes from the shared count at a time: 1 counts exactly, more saves writes and may refuse a little early. */
  readonly lease: number
  readonly about: string
}

/** Per person, or per address where nobody is signed in. */
export const rateRules: Record<Exclude<RateClass, 'none'>, RateRule> = {
  read: { hits: 1200, windowSeconds: 60, lease: 100, about: 'Reading' },
  picture: { hits: 900, windowSeconds: 60, lease: 50, about: 'Pictures drawn when they are asked for' },
  compose: { hits: 90, windowSeconds: 60, lease: 1, about: 'Posts composed to be looked at' },
  stock: { hits: 60, windowSeconds: 600, lease: 1, about: 'Searching pictures of stock services' },
  engine: {
    hits: 60,
    windowSeconds: 600,
    lease: 1,
    about: 'Trying out AI engines, and having subjects and audiences proposed',
  },
  write: { hits: 240, windowSeconds: 60, lease: 10, about: 'Saving' },
  upload: { hits: 60, windowSeconds: 600, lease: 1, about: 'Uploading' },
  export: { hits: 10, windowSeconds: 3600, lease: 1, about: 'Exports' },
  signIn: {
    hits: 30,
    windowSeconds: 600,
    lease: 1,
    about: 'Sign-in, second factor and registration, beside the slow-down per account',
  },
  mail: {
    hits: 10,
    windowSeconds: 3600,
    lease: 1,
    about: 'Whatever sends a mail to an address somebody typed',
  },
  staffMail: {
    hits: 60,
    windowSeconds: 3600,
    lease: 1,
    about: 'Accounts that administrators and managers make, and the invitations and resets they send',
  },
  secret: { hits: 30, windowSeconds: 3600, lease: 1, about: 'Using mailed links and changing passwords' },
  mailedLink: {
    hits: 400,
    windowSeconds: 3600,
    lease: 1,
    about: 'Answering by a mailed link about posts and ideas: a link is thirty posts, each read and answered',
  },
  calendar: {
    hits: 240,
    windowSeconds: 600,
    lease: 1,
    about: 'Files for calendar programs, which may read for many people from one address',
  },
}

export interface RateLimiter {
  /** Refuses with `tooManyRequests` once the window's hits are used up. */
  hit(rate: RateClass, caller: string): Promise<void>
}

export function createRateLimiter(db: Database, clock: Clock, factor: number): RateLimiter {
  const leases = new Map<string, { window: number; left: number }>()
  return {
    async hit(rate, caller) {
      if (rate === 'none') return
      const rule = rateRules[rate]
      const windowMs = rule.windowSeconds * 1000
      const window = Math.floor(clock.now().getTime() / windowMs)
      const key = `${rate}:${caller}`
      const lease = leases.get(key)
      if (lease && lease.window === window && lease.left > 0) {
        lease.left--
        return
      }
      const used = await take(
        db,
        key,
        new Date(window * windowMs),
        rule.lease,
        new Date((window + 1) * windowMs),
      )
      if (used > rule.hits * factor)
        throw new AppError('tooManyRequests', {
          figures: { seconds: Math.ceil(((window + 1) * windowMs - clock.now().getTime()) / 1000) },
        })
      if (rule.lease > 1) {
        if (leases.size > 10_000) leases.clear()
        leases.set(key, { window, left: rule.lease - 1 })
      }
    },
  }
}

async function take(
  db: Database,
  key: string,
  windowStart: Date,
  hits: number,
  expiresAt: Date,
): Promise<number> {
  const found = await db.execute<{ hits: number }>(sql`
    insert into rate_counter (key, window_start, hits, expires_at)
    values (${key}, ${windowStart.toISOString()}, ${hits}, ${expiresAt.toISOString()})
    on conflict (key, window_start) do update set hits = rate_counter.hits + ${hits}
    returning hits`)
  return found.rows[0]?.hits ?? 0
}

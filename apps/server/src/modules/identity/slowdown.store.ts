import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { AppError } from '../../platform/errors.ts'
import { signInSlowdown } from './identity.tables.ts'

interface Pace {
  /** Tries without waiting. */
  readonly free: number
  readonly mostSeconds: number
}

/** Who tries: the address that was typed, the caller's own, and the browser where it is known to the account. */
export interface Try {
  readonly email: string
  readonly address: string
  readonly device: string | undefined
}

const short = (words: string) => createHash('sha256').update(words).digest('base64url').slice(0, 22)

/**
 * Slows guessing down without locking the owner out: the strictest pace holds for one address trying one account, a
 * looser one for everybody trying it, another for one caller trying many. It hangs on the address that was typed, so it
 * is the same for an account that does not exist. A browser that has signed in to the account before has a pace of its
 * own: however many strangers try, its owner gets in.
 */
function pacesOf({ email, address, device }: Try): [string, Pace][] {
  const caller: [string, Pace] = [`caller:${short(address)}`, { free: 60, mostSeconds: 900 }]
  if (device) return [[`device:${short(`${email} ${device}`)}`, { free: 5, mostSeconds: 900 }], caller]
  return [
    [`both:${short(`${email} ${address}`)}`, { free: 5, mostSeconds: 900 }],
    [`account:${short(email)}`, { free: 50, mostSeconds: 30 }],
    caller,
  ]
}

/** Counts a try before the password is looked at, in one statement a key: a hundred at once do not slip through. */
export async function countTry(db: Database, now: Date, who: Try): Promise<void> {
  for (const [key, pace] of pacesOf(who)) {
    const at = now.toISOString()
    const found = await db.execute(sql`
      insert into sign_in_slowdown as known (key, tries, last_at, blocked_until) values (${key}, 1, ${at}, ${at})
      on conflict (key) do update set
        tries = case when known.last_at < ${at}::timestamptz - interval '1 hour' then 1 else known.tries + 1 end,
        last_at = ${at},
        blocked_until = case
          when known.last_at < ${at}::timestamptz - interval '1 hour' or known.tries + 1 < ${pace.free} then ${at}::timestamptz
          else ${at}::timestamptz + make_interval(secs => least(${pace.mostSeconds}, power(2, least(known.tries + 1 - ${pace.free}, 20)))) end
      where known.blocked_until <= ${at}
      returning tries`)
    if (found.rows.length === 0) {
      const [row] = await db
        .select()
        .from(signInSlowdown)
        .where(inArray(signInSlowdown.key, [key]))
      const seconds = Math.max(1, Math.ceil(((row?.blockedUntil.getTime() ?? 0) - now.getTime()) / 1000))
      throw new AppError('tooManyRequests', { figures: { seconds } })
    }
  }
}

/** The right password was given: this caller and this account begin anew; the caller's count over all accounts stays. */
export async function purgeTries(db: Pick<Database, 'delete'>, who: Try): Promise<void> {
  const keys = pacesOf(who).flatMap(([key]) => (key.startsWith('caller:') ? [] : [key]))
  await db.delete(signInSlowdown).where(inArray(signInSlowdown.key, keys))
}

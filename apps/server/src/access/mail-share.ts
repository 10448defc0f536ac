import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hours, later } from '../platform/clock.ts'
import type { CommandContext } from './context.ts'

/**
 * Mails to one address in an hour that somebody other than its owner can cause: links, invitations, answers to a typed
 * address. Beyond it nothing is sent and nobody is told, neither who asked nor the address. Notices of what happened to
 * an account always go out: a flood must not hide them.
 */
export const mostMailsAnHour = 8

/** Takes one of an address's mails; `false` when it has had its share. Taken back with the transaction. */
export async function takeMailShare(
  { tx, now, platform }: CommandContext,
  address: string,
): Promise<boolean> {
  const windowStart = new Date(Math.floor(now.getTime() / hours(1)) * hours(1))
  const key = `mailTo:${createHash('sha256').update(address.toLowerCase()).digest('base64url')}`
  const { rows } = await tx.execute<{ hits: number }>(sql`
    insert into rate_counter (key, window_start, hits, expires_at)
    values (${key}, ${windowStart.toISOString()}, 1, ${later(windowStart, hours(1)).toISOString()})
    on conflict (key, window_start) do update set hits = rate_counter.hits + 1
    returning hits`)
  return (rows[0]?.hits ?? 0) <= mostMailsAnHour * platform.config.RATE_LIMIT_FACTOR
}

import { and, eq, gt, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { days, later } from '../../platform/clock.ts'
import { hashToken } from '../../platform/crypto.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { AppError } from '../../platform/errors.ts'
import { newToken } from '../../platform/ids.ts'
import type { ConnectionRow } from './connection.store.ts'
import { networkAccount, reconnection } from './publishing.tables.ts'

const goodForMs = days(7)

/** A link that connects one account again, once, whoever opens it; older ones of the same account are void. */
export async function reconnectLink(ctx: CommandContext, { id }: ConnectionRow): Promise<string> {
  const { tx, now, platform } = ctx
  const token = newToken()
  await voidLinks(ctx, id)
  await tx
    .insert(reconnection)
    .values({ tokenHash: hashToken(token), networkAccountId: id, expiresAt: later(now, goodForMs) })
  return `${platform.config.publicUrl}/auth/social/reconnect#${token}`
}

/** Nobody connects again by mail what was unlinked on purpose. */
export async function voidLinks({ tx }: CommandContext, networkAccountId: number): Promise<void> {
  await tx.delete(reconnection).where(eq(reconnection.networkAccountId, networkAccountId))
}

const isGood = (token: string, now: Date) =>
  and(
    eq(reconnection.tokenHash, hashToken(token)),
    isNull(reconnection.usedAt),
    gt(reconnection.expiresAt, now),
  )

/** What a link is for; opening it changes nothing, so that mail scanners may. */
export async function connectionOf(
  db: Pick<Database, 'select'>,
  token: string,
  now: Date,
): Promise<ConnectionRow> {
  const [found] = await db
    .select({ account: networkAccount })
    .from(reconnection)
    .innerJoin(networkAccount, eq(networkAccount.id, reconnection.networkAccountId))
    .where(isGood(token, now))
  if (!found) throw new AppError('linkInvalid')
  return found.account
}

/** One statement decides: of a hundred uses at once one succeeds. */
export async function useLink({ tx, now }: CommandContext, token: string): Promise<void> {
  const [used] = await tx.update(reconnection).set({ usedAt: now }).where(isGood(token, now)).returning()
  if (!used) throw new AppError('linkInvalid')
}

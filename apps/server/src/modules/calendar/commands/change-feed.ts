import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId, newToken } from '../../../platform/ids.ts'
import { calendarFeed } from '../calendar.tables.ts'

interface OfAccount {
  readonly accountId: number
}

async function personOf(ctx: CommandContext, accountId: number): Promise<number> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:consult')
  if (ctx.actor.kind !== 'person') throw new AppError('forbidden')
  return ctx.actor.personId
}

/** A new address; the one before it works no more. Answers the secret, which is kept nowhere. */
export async function makeFeed(ctx: CommandContext, { accountId }: OfAccount): Promise<string> {
  const personId = await personOf(ctx, accountId)
  const secret = newToken()
  const row = { secretHash: hashToken(secret), createdAt: ctx.now, readAt: null }
  await ctx.tx
    .insert(calendarFeed)
    .values({ id: newDigitsId(), accountId, personId, ...row })
    .onConflictDoUpdate({ target: [calendarFeed.accountId, calendarFeed.personId], set: row })
  await ctx.record({ action: 'calendar.feedMade', accountId, subject: ['calendar', accountId] })
  return secret
}

export async function removeFeed(ctx: CommandContext, { accountId }: OfAccount): Promise<void> {
  const personId = await personOf(ctx, accountId)
  const gone = await ctx.tx
    .delete(calendarFeed)
    .where(and(eq(calendarFeed.accountId, accountId), eq(calendarFeed.personId, personId)))
    .returning({ id: calendarFeed.id })
  if (gone.length === 0) return
  await ctx.record({ action: 'calendar.feedRemoved', accountId, subject: ['calendar', accountId] })
}

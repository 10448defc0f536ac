import type { CreditView } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { StoredPicture } from '../../media/index.ts'
import { takenBefore } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { lockScope, type Scope } from '../library-scope.ts'
import { putOn, recordKept, refuseFull } from './keep-picture.ts'

interface Wanted {
  readonly accountId: number
  /** The service and the picture's id there. */
  readonly stockKey: string
}

/** A picture that was taken before, back in the list if it had left it; nothing where it must be fetched first. */
export async function takeAgain(
  ctx: CommandContext,
  { accountId, stockKey }: Wanted,
): Promise<string | undefined> {
  const scope = await lockScope(ctx, accountId, 'library', 'add')
  const again = await backOn(ctx, scope, stockKey)
  // Said before anything is fetched for nothing.
  if (again === undefined) await refuseFull(ctx, scope)
  return again
}

/** Keeps what was fetched, or answers the one that somebody else took meanwhile. */
export async function keepStockPicture(
  ctx: CommandContext,
  {
    accountId,
    stockKey,
    picture,
    name,
    credit,
  }: Wanted & {
    readonly picture: StoredPicture
    readonly name: string
    readonly credit: CreditView
  },
): Promise<string> {
  const scope = await lockScope(ctx, accountId, 'library', 'add')
  const again = await backOn(ctx, scope, stockKey)
  if (again !== undefined) return again
  await refuseFull(ctx, scope)
  return putOn(ctx, scope, picture, { name, credit, stockKey })
}

async function backOn(ctx: CommandContext, scope: Scope, stockKey: string): Promise<string | undefined> {
  const before = await takenBefore(ctx.tx, scope, stockKey)
  if (!before) return undefined
  if (before.removedAt === null) return before.fileId
  await refuseFull(ctx, scope)
  const [back] = await ctx.tx
    .update(keptPicture)
    .set({ removedAt: null, addedAt: ctx.now })
    .where(eq(keptPicture.fileId, before.fileId))
    .returning({ fileId: keptPicture.fileId })
  // Swept away between the look and the write: it is fetched anew.
  if (!back) return undefined
  await recordKept(ctx, scope, back.fileId, before.credit?.service)
  return back.fileId
}

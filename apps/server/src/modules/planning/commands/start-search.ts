import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import type { JobDefinition } from '../../../platform/platform.ts'
import { aiThematic } from '../planning.tables.ts'
import { type HasNetwork, requirePlanning } from '../require-planning.ts'
import { openSearches } from '../subjects/search.store.ts'
import { type SearchInput, subjectSearch } from '../subjects/search.tables.ts'

export interface StartSearchInput extends SearchInput {
  readonly accountId: number
  readonly hasNetwork: HasNetwork
  readonly job: JobDefinition<Record<string, never>>
}

/** Somebody who presses again and again asks for no more than they can look at. */
const mostOpen = 3

/** Subjects are to be thought of; answers with the id under which they are waited for. What stands in the way is said at once. */
export async function startSearch(
  ctx: CommandContext,
  { accountId, count, about, thematicId, hasNetwork, job }: StartSearchInput,
): Promise<string> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'searches', accountId)
  if (thematicId !== null && !(await hasThematic(ctx, accountId, thematicId))) throw notFound()
  await requirePlanning({ ...ctx, db: ctx.tx, hasNetwork }, accountId)
  if ((await openSearches(ctx.tx, accountId)) >= mostOpen)
    throw new AppError('tooManyRequests', { figures: { seconds: 30 } })
  const publicId = newPublicId()
  await ctx.tx.insert(subjectSearch).values({
    id: newDigitsId(),
    publicId,
    accountId,
    createdAt: ctx.now,
    input: { count, about, thematicId },
  })
  await ctx.send(job, {}, { onlyOne: 'search' })
  await ctx.announce({ name: 'planning.changed', accountId })
  return publicId
}

const hasThematic = async ({ tx }: CommandContext, accountId: number, id: number): Promise<boolean> =>
  (await tx.$count(aiThematic, and(eq(aiThematic.id, id), eq(aiThematic.accountId, accountId)))) > 0

import type { BriefFileView } from '@postelier/contract/orders'
import { and, eq } from 'drizzle-orm'
import { isAgent, requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { workAccess } from '../../../access/work-access.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { openStoredFile, type SeenFile } from '../../media/index.ts'
import { postOfFile, readTask } from '../../tasks/index.ts'
import { briefFilesOf } from '../files.present.ts'
import { managedTask } from '../managed.store.ts'
import type { OrderRef } from '../order.store.ts'

/** What a business handed over with its brief. */
export async function listOrderFiles(
  { db, actor }: QueryContext,
  place: OrderRef,
): Promise<{ files: BriefFileView[] }> {
  await requireAccount(db, actor, place.accountId, 'orders:consult')
  const post = await readTask(db, place, actor)
  return { files: await briefFilesOf(db, post.id) }
}

/** For the business, for who has the task in hand as long as they have it, and for their manager; nobody else learns that it is there. */
export async function openOrderFile(
  ctx: QueryContext,
  input: { readonly fileId: string; readonly variant: string },
): Promise<SeenFile> {
  const { db, actor } = ctx
  const post = await postOfFile(db, input.fileId)
  if (!post || actor.kind !== 'person') throw notFound()
  const isManager = actor.type === 'teamManager'
  if (isManager) await managedTask(db, actor, post.publicId)
  if (isManager || isAgent(actor)) {
    const own = isManager ? undefined : eq(workAccess.agentId, actor.personId)
    const rows = await db
      .select({ taskId: workAccess.taskId })
      .from(workAccess)
      .where(and(eq(workAccess.taskId, post.id), own))
    if (rows.length === 0) throw notFound()
  } else {
    await requireAccount(db, actor, post.accountId, 'orders:consult')
    await readTask(db, { accountId: post.accountId, taskPublicId: post.publicId }, actor)
  }
  return openStoredFile(ctx, input)
}

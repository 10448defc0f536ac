import type { RemakeKind } from '@postelier/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { holdCredits } from '../../billing/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { announcePosts, isWorkedOn, lockTask } from '../../tasks/index.ts'
import { lookOfPostVisual } from '../../visuals/index.ts'
import { requireDrafting } from '../drafting/require-drafting.ts'
import { remakePosts } from '../jobs/remake-posts.ts'
import { draftedOf, isFruitless, mostFruitless, remakeKey, subjectById } from '../remakes/remake.store.ts'
import { postRemake } from '../remakes/remake.tables.ts'
import { creditsFor, openKinds, reasonFor } from '../remakes/remake.ts'

interface StartRemakeInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly kind: RemakeKind
  readonly version: number
  readonly agreedCredits: number
}

/** Something of a post is made anew from now on. What that costs is set aside at once, or nothing happens. */
export async function startRemake(ctx: CommandContext, input: StartRemakeInput): Promise<void> {
  const { accountId, kind, version, agreedCredits } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const row = await lockTask(ctx, input)
  await requireDrafting(ctx.tx, accountId)
  if (!isWorkedOn(row)) throw new AppError('notNow')
  // Two who press at once: the second finds it on its way.
  const open = await ctx.tx.$count(postRemake, and(eq(postRemake.taskId, row.id), isNull(postRemake.endedAt)))
  if (open > 0) throw new AppError('alreadyDone')
  if (row.version !== version) throw new AppError('conflict')
  if (await isFruitless(ctx.tx, { accountId, now: ctx.now }))
    throw new AppError('remakesFruitless', { figures: { max: mostFruitless } })
  const drafted = await draftedOf(ctx.tx, row.id)
  const of = await subjectById(ctx.tx, drafted?.subjectId ?? null)
  if (!openKinds(row, { isDrafted: of !== undefined }).includes(kind)) throw new AppError('notNow')

  const remake = { id: newDigitsId(), publicId: newPublicId() }
  const credits = creditsFor(await masterSettings(ctx.tx))[kind]
  await holdCredits(ctx, {
    accountId,
    key: remakeKey(remake.id),
    credits,
    agreedCredits,
    reason: reasonFor[kind],
    reference: row.publicId,
  })
  await ctx.tx.insert(postRemake).values({
    ...remake,
    accountId,
    taskId: row.id,
    kind,
    credits,
    taskVersion: row.version,
    askedBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
    designVersion:
      row.visualId === null ? null : (await lookOfPostVisual(ctx.tx, row.visualId)).designVersion,
    nextAt: ctx.now,
    createdAt: ctx.now,
  })
  await ctx.send(remakePosts, {}, { onlyOne: 'remakes' })
  await ctx.record({
    action: 'task.remakeAsked',
    accountId,
    subject: ['task', row.publicId],
    details: { title: row.title, kind, credits },
  })
  await announcePosts(ctx, [row])
}

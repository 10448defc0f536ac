import type { RemakeKind, RemakeView } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { balanceOf, totalOf } from '../../billing/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { isWorkedOn, readTask } from '../../tasks/index.ts'
import { draftedOf, latestRemake } from '../remakes/remake.store.ts'
import { creditsFor, openKinds } from '../remakes/remake.ts'

interface PostRef {
  readonly accountId: number
  readonly taskPublicId: string
}

/** How far the latest is. */
export async function readRemake(ctx: QueryContext, place: PostRef): Promise<{ remake: RemakeView | null }> {
  await requireAccount(ctx.db, ctx.actor, place.accountId, 'posts:consult')
  const post = await readTask(ctx.db, place, ctx.actor)
  const row = await latestRemake(ctx.db, post.id)
  if (!row) return { remake: null }
  const { publicId, kind, credits, failure, question, endedAt, createdAt, before, versionAfter } = row
  return {
    remake: {
      id: publicId,
      kind,
      credits,
      failure,
      question,
      state: endedAt === null ? 'working' : failure === null ? 'done' : 'failed',
      isUndoable: before !== null && versionAfter === post.version && isWorkedOn(post),
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    },
  }
}

/** What can be made anew, and what that would leave. */
export async function readRemakePrice(
  ctx: QueryContext,
  place: PostRef,
): Promise<{ price: { credits: Record<RemakeKind, number>; open: RemakeKind[]; balance: number } }> {
  await requireAccount(ctx.db, ctx.actor, place.accountId, 'posts:consult')
  const post = await readTask(ctx.db, place, ctx.actor)
  const drafted = await draftedOf(ctx.db, post.id)
  return {
    price: {
      credits: { ...creditsFor(await masterSettings(ctx.db)) },
      open: isWorkedOn(post) ? openKinds(post, { isDrafted: (drafted?.subjectId ?? null) !== null }) : [],
      balance: totalOf(await balanceOf(ctx.db, place.accountId, ctx.now)),
    },
  }
}

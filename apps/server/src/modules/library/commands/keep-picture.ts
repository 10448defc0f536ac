import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { recordPicture, type StoredPicture } from '../../media/index.ts'
import { countListed } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { announce, lockScope, mostOf, type PictureCollection, type Scope } from '../library-scope.ts'

interface NewPicture {
  readonly accountId: number
  readonly picture: StoredPicture
}

/** Keeps a picture somebody uploaded and may use: the form is refused without their word. */
export const keepPicture = (ctx: CommandContext, input: NewPicture): Promise<string> =>
  keepOwn(ctx, input, 'library')

export const addPostPicture = (ctx: CommandContext, input: NewPicture): Promise<string> =>
  keepOwn(ctx, input, 'posts')

async function keepOwn(
  ctx: CommandContext,
  { accountId, picture }: NewPicture,
  place: PictureCollection,
): Promise<string> {
  const scope = await lockScope(ctx, accountId, place, 'add')
  await refuseFull(ctx, scope)
  return putOn(ctx, scope, picture, {
    name: picture.originalName,
    rightsBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
    rightsAt: ctx.now,
  })
}

/** For whoever holds the library's lock. */
export async function refuseFull({ tx }: CommandContext, scope: Scope): Promise<void> {
  const max = mostOf[scope.place]
  if ((await countListed(tx, scope)) >= max) throw new AppError('limitReached', { figures: { max } })
}

type Given = Pick<
  typeof keptPicture.$inferInsert,
  'name' | 'credit' | 'stockKey' | 'generatedBy' | 'rightsBy' | 'rightsAt' | 'alt' | 'foundOn' | 'likeness'
>

export async function putOn(
  ctx: CommandContext,
  scope: Scope,
  picture: StoredPicture,
  given: Given,
): Promise<string> {
  const purpose = scope.place === 'posts' ? 'postPicture' : 'keptPicture'
  const fileId = await recordPicture(ctx, picture, { ownerId: scope.ownerId, purpose })
  await ctx.tx.insert(keptPicture).values({ ...given, ...scope, fileId, addedAt: ctx.now })
  await recordKept(ctx, scope, fileId, given.credit?.service)
  return fileId
}

export async function recordKept(
  ctx: CommandContext,
  scope: Scope,
  fileId: string,
  service?: string,
): Promise<void> {
  await ctx.record({
    action: scope.place === 'posts' ? 'postPicture.added' : 'picture.kept',
    accountId: scope.ownerId,
    subject: ['picture', fileId],
    details: service === undefined ? {} : { service },
  })
  await announce(ctx, scope)
}

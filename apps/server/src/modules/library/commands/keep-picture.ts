import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { recordPicture, type StoredPicture } from '../../media/index.ts'
import { countListed } from '../library.store.ts'
import { keptPicture } from '../library.tables.ts'
import { lockShelf, mostOf, type Place, type Shelf, tell } from '../shelf.ts'

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
  place: Place,
): Promise<string> {
  const shelf = await lockShelf(ctx, accountId, place, 'add')
  await refuseFull(ctx, shelf)
  return putOn(ctx, shelf, picture, {
    name: picture.originalName,
    rightsBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
    rightsAt: ctx.now,
  })
}

/** For whoever holds the shelf's lock. */
export async function refuseFull({ tx }: CommandContext, shelf: Shelf): Promise<void> {
  const max = mostOf[shelf.place]
  if ((await countListed(tx, shelf)) >= max) throw new AppError('limitReached', { figures: { max } })
}

type Given = Pick<
  typeof keptPicture.$inferInsert,
  'name' | 'credit' | 'stockKey' | 'generatedBy' | 'rightsBy' | 'rightsAt'
>

export async function putOn(
  ctx: CommandContext,
  shelf: Shelf,
  picture: StoredPicture,
  given: Given,
): Promise<string> {
  const purpose = shelf.place === 'posts' ? 'postPicture' : 'keptPicture'
  const fileId = await recordPicture(ctx, picture, { ownerId: shelf.ownerId, purpose })
  await ctx.tx.insert(keptPicture).values({ ...given, ...shelf, fileId, addedAt: ctx.now })
  await recordKept(ctx, shelf, fileId, given.credit?.service)
  return fileId
}

export async function recordKept(
  ctx: CommandContext,
  shelf: Shelf,
  fileId: string,
  service?: string,
): Promise<void> {
  await ctx.record({
    action: shelf.place === 'posts' ? 'postPicture.added' : 'picture.kept',
    accountId: shelf.ownerId,
    subject: ['picture', fileId],
    details: service === undefined ? {} : { service },
  })
  await tell(ctx, shelf)
}

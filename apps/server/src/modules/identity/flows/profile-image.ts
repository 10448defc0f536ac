import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import type { Handler } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  dropFiles,
  recordPicture,
  removeStored,
  type StoredPicture,
  withStoredPicture,
} from '../../media/index.ts'
import { lockPerson } from '../people.store.ts'

/** Replaces a person's own picture; the former file is removed once the write stands. */
export const putProfileImage: Handler<'POST /api/me/profile/image'> = async (call) => {
  const freed = await withStoredPicture(call, call.files.image, (picture) =>
    call.command(changeProfileImage, { picture }),
  )
  await removeStored(call.platform, freed)
}

export const dropProfileImage: Handler<'DELETE /api/me/profile/image'> = async ({ platform, command }) => {
  await removeStored(platform, await command(changeProfileImage, {}))
}

/** Hangs up a picture, or takes it down without one; gives the storage keys that are free now. */
async function changeProfileImage(
  ctx: CommandContext,
  { picture }: { picture?: StoredPicture },
): Promise<string[]> {
  if (ctx.actor.kind !== 'person') throw new AppError('unauthenticated')
  const owner = await lockPerson(ctx.tx, ctx.actor.personId)
  if (!owner) throw new AppError('notFound')
  const profileImageId = picture
    ? await recordPicture(ctx, picture, { ownerId: owner.id, purpose: 'profileImage' })
    : null
  await ctx.tx.update(person).set({ profileImageId }).where(eq(person.id, owner.id))
  const freed = owner.profileImageId ? await dropFiles(ctx, [owner.profileImageId]) : []
  await ctx.record({ action: 'profileImage.changed', accountId: owner.id, subject: ['person', owner.id] })
  await ctx.announce({ name: 'account.changed', personId: owner.id })
  return freed
}

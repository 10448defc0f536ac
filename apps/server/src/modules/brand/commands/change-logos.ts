import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { dropFiles, recordPicture, type StoredPicture } from '../../media/index.ts'
import { lockBrand, logoAt, putLogo, readLogos, takeLogo } from '../brand.store.ts'

const societyLogo = 0
export const mostAdditionalLogos = 9

/** Every one of these gives the storage keys that are free now, to be removed once the change is certain. */
type FreedKeys = Promise<string[]>

export async function setSocietyLogo(
  ctx: CommandContext,
  input: { accountId: number; picture: StoredPicture },
): FreedKeys {
  const { accountId, picture } = input
  await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'brand:edit')
  return hangLogo(ctx, accountId, societyLogo, picture)
}

/** Takes the first free place. */
export async function addLogo(
  ctx: CommandContext,
  { accountId, picture }: { accountId: number; picture: StoredPicture },
): FreedKeys {
  await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'brand:create')
  const used = new Set((await readLogos(ctx.tx, [accountId])).map((logo) => logo.index))
  let index = 1
  while (used.has(index)) index++
  if (index > mostAdditionalLogos)
    throw new AppError('limitReached', { figures: { max: mostAdditionalLogos } })
  return hangLogo(ctx, accountId, index, picture)
}

export async function replaceLogo(
  ctx: CommandContext,
  { accountId, index, picture }: { accountId: number; index: number; picture: StoredPicture },
): FreedKeys {
  await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'brand:edit')
  if (!(await logoAt(ctx.tx, accountId, index))) throw notFound()
  return hangLogo(ctx, accountId, index, picture)
}

/** Removing the society's logo where there is none is done already; an additional one that is not there is not found. */
export async function removeLogo(
  ctx: CommandContext,
  { accountId, index }: { accountId: number; index: number },
): FreedKeys {
  await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'brand:delete')
  const fileId = await takeLogo(ctx.tx, accountId, index)
  if (!fileId) {
    if (index === societyLogo) return []
    throw notFound()
  }
  const freed = await dropFiles(ctx, [fileId])
  await ctx.record({ action: 'logo.removed', accountId, subject: ['brand', accountId], details: { index } })
  await announce(ctx, accountId, index)
  return freed
}

export const removeSocietyLogo = (ctx: CommandContext, { accountId }: { accountId: number }): FreedKeys =>
  removeLogo(ctx, { accountId, index: societyLogo })

async function hangLogo(
  ctx: CommandContext,
  accountId: number,
  index: number,
  picture: StoredPicture,
): FreedKeys {
  const purpose = index === societyLogo ? 'societyLogo' : 'additionalLogo'
  const fileId = await recordPicture(ctx, picture, { ownerId: accountId, purpose })
  const before = await putLogo(ctx.tx, accountId, index, fileId)
  const freed = before ? await dropFiles(ctx, [before]) : []
  await ctx.record({
    action: 'logo.changed',
    accountId,
    subject: ['brand', accountId],
    details: { index, fileId },
  })
  await announce(ctx, accountId, index)
  return freed
}

/** The society's logo also stands in the head of the menu, which is the account's. */
async function announce(ctx: CommandContext, accountId: number, index: number): Promise<void> {
  await ctx.announce({ name: 'brand.changed', accountId })
  if (index === societyLogo) await ctx.announce({ name: 'account.changed', accountId })
}

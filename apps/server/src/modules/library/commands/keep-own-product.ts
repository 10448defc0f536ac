import type { CommandContext } from '../../../access/context.ts'
import type { StoredPicture } from '../../media/index.ts'
import { takenBefore } from '../library.store.ts'
import { lockScope } from '../library-scope.ts'
import { putOn, refuseFull } from './keep-picture.ts'

interface Fetched {
  readonly accountId: number
  /** Stands for its address: once for each, however often it is fetched. */
  readonly key: string
  readonly picture: StoredPicture
}

/** Keeps a picture that a business shows of its own product, or answers the one that was kept from there meanwhile. */
export async function keepOwnProduct(
  ctx: CommandContext,
  { accountId, key, picture }: Fetched,
): Promise<string> {
  const scope = await lockScope(ctx, accountId, 'library', 'add')
  const before = await takenBefore(ctx.tx, scope, key)
  if (before) return before.fileId
  await refuseFull(ctx, scope)
  return putOn(ctx, scope, picture, { name: picture.originalName, stockKey: key })
}

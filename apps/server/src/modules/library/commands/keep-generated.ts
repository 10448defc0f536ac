import type { OutsideEngine } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import type { StoredPicture } from '../../media/index.ts'
import { takenBefore } from '../library.store.ts'
import { lockScope } from '../library-scope.ts'
import { putOn, refuseFull } from './keep-picture.ts'

interface Drawn {
  readonly accountId: number
  /** What it was drawn for: once for each, however often it is tried. */
  readonly drawnFor: string
  readonly engine: OutsideEngine
  readonly picture: StoredPicture
}

/** Keeps what an engine drew, or answers the one that somebody else kept for the same meanwhile. */
export async function keepGenerated(
  ctx: CommandContext,
  { accountId, drawnFor, engine, picture }: Drawn,
): Promise<string> {
  const scope = await lockScope(ctx, accountId, 'library', 'add')
  const before = await takenBefore(ctx.tx, scope, drawnFor)
  if (before) return before.fileId
  await refuseFull(ctx, scope)
  return putOn(ctx, scope, picture, {
    name: picture.originalName,
    stockKey: drawnFor,
    generatedBy: engine,
  })
}

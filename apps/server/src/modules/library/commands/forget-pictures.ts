import type { CommandContext } from '../../../access/context.ts'
import { forgetFiles } from '../../media/index.ts'
import { lockRemoved } from '../library.store.ts'

/**
 * Forgets pictures that are out of their list since before an instant, whatever shows them: whoever asks has looked.
 * Gives the storage keys that are free once this is certain.
 */
export const forgetPictures = async (
  ctx: CommandContext,
  { ids, before }: { ids: readonly string[]; before: Date },
): Promise<string[]> => forgetFiles(ctx, await lockRemoved(ctx.tx, ids, before))

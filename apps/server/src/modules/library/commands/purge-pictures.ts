import type { CommandContext } from '../../../access/context.ts'
import { dropFiles } from '../../media/index.ts'
import { lockRemoved } from '../library.store.ts'

/**
 * Purges pictures that are out of their list since before an instant, whatever shows them: whoever asks has looked.
 * Gives the storage keys that are free once this is certain.
 */
export const purgePictures = async (
  ctx: CommandContext,
  { ids, before }: { ids: readonly string[]; before: Date },
): Promise<string[]> => dropFiles(ctx, await lockRemoved(ctx.tx, ids, before))

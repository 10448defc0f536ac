import type { Database } from '../../../platform/database/open-database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { type Speaker, speakerOf } from '../../brand/index.ts'

/** Why nothing is drafted for a business, whoever asks; null where it is. */
export function draftingStop({
  isOpen,
  isEnabled,
}: Pick<Speaker, 'isOpen' | 'isEnabled'>): 'accountClosed' | 'draftingOff' | null {
  if (!isOpen) return 'accountClosed'
  return isEnabled ? null : 'draftingOff'
}

/** Whom posts are drafted for, unless they switched that off or their account is closed. */
export async function requireDrafting(db: Pick<Database, 'select'>, accountId: number): Promise<Speaker> {
  const speaker = await speakerOf(db, accountId)
  if (!speaker) throw notFound()
  const stop = draftingStop(speaker)
  if (stop) throw new AppError(stop)
  return speaker
}

import type { JournalAction } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { TaskRow } from '../task.store.ts'
import { changeInPlace } from './move-task.ts'

/** A post is worked on still, so that what it says and shows may become another. */
export const isWorkedOn = ({ status, removedAt }: Pick<TaskRow, 'status' | 'removedAt'>): boolean =>
  removedAt === null && (status === 'aiSuggestion' || status === 'customizing')

interface Redone {
  readonly transition: 'remakeHook' | 'remakeVisual' | 'remakeSubject' | 'remakeAll' | 'undoRemake'
  readonly set: Partial<
    Pick<TaskRow, 'title' | 'hooks' | 'visualId' | 'visualValidated' | 'pageAlts' | 'shows'>
  >
  readonly action: JournalAction
}

/** What a locked post says or shows is made anew by whoever drafts: it stays where it is in its life. */
export async function redoTask(ctx: CommandContext, row: TaskRow, change: Redone): Promise<void> {
  if (!isWorkedOn(row)) throw new AppError('notNow')
  await changeInPlace(ctx, row, change)
}

import { type CommandContext, reading } from '../../../access/context.ts'
import { freezePostVisual } from '../../visuals/index.ts'
import { printOf } from '../approved.store.ts'
import type { TaskRow } from '../task.store.ts'
import { type Move, moveTask } from './move-task.ts'
import { beforeYes, shownOf } from './validate-task.ts'

type AcceptingStep = Pick<Move, 'transition' | 'by' | 'facts' | 'reason' | 'action' | 'details'>

/** Yes to what was delivered, of a post that is locked: as a yes to one's own, it is held against what is sent. */
export async function acceptTask(ctx: CommandContext, row: TaskRow, step: AcceptingStep): Promise<TaskRow> {
  const shown = await shownOf(ctx, row)
  const after = await moveTask(ctx, row, {
    ...step,
    set: {
      visualValidated: shown?.version ?? null,
      approved: {
        print: await printOf(reading(ctx), row),
        title: row.title,
        pageIds: row.pageIds,
        isByMail: false,
        before: beforeYes(row),
      },
    },
  })
  if (after.visualId !== null) await freezePostVisual(ctx, after.visualId, true)
  return after
}

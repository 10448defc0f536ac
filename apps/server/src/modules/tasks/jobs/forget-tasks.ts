import { and, inArray, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { removePostVisual } from '../../visuals/index.ts'
import { task } from '../task.tables.ts'

/** As whoever removes one is told. */
const keptDays = 30
const atOnce = 100

export const forgetTasks = defineJob({
  name: 'forget-tasks',
  about: `Removes posts for good, ${keptDays} days after somebody removed them.`,
  retry: 'safe',
  cron: '17 4 * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const before = later(platform.clock.now(), -days(keptDays))
    const by = system('forget-tasks')
    while (!signal.aborted && (await runCommand(platform, by, id, forgetSome, { before })) === atOnce);
  },
})

async function forgetSome({ tx, ...ctx }: CommandContext, { before }: { before: Date }): Promise<number> {
  const gone = await tx
    .select({ id: task.id, visualId: task.visualId })
    .from(task)
    .where(and(isNotNull(task.removedAt), lt(task.removedAt, before)))
    .limit(atOnce)
    .for('update')
  for (const { visualId } of gone) if (visualId !== null) await removePostVisual({ tx, ...ctx }, visualId)
  const ids = gone.map((row) => row.id)
  if (ids.length > 0) await tx.delete(task).where(inArray(task.id, ids))
  return gone.length
}

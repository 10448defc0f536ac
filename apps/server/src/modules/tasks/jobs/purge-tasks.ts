import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { dropFiles, removeStored } from '../../media/index.ts'
import { removePostVisual, removeReplacedVisuals } from '../../visuals/index.ts'
import { task, taskAttachment, taskMedia } from '../task.tables.ts'

/** As whoever removes one is told. */
const keptDays = 30
const atOnce = 100

/** Makes the removal of posts final, with their files, once the days for changing one's mind are over. */
export const purgeTasks = defineJob({
  name: 'purge-tasks',
  about: `Removes posts for good, ${keptDays} days after somebody removed them, and files and pictures a day after they were taken out of one.`,
  retry: 'safe',
  cron: '17 4 * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const now = platform.clock.now()
    const by = system('purge-tasks')
    const each = [
      [purgeSome, later(now, -days(keptDays))],
      [purgeTakenOut, later(now, -days(1))],
      [purgeReplaced, later(now, -days(1))],
    ] as const
    for (const [drop, before] of each) {
      let count = atOnce
      while (!signal.aborted && count === atOnce) {
        const gone = await runCommand(platform, by, id, drop, { before })
        // Rows first: bytes that nobody refers to are swept up, a row without bytes is a broken picture.
        await removeStored(platform, gone.keys)
        count = gone.count
      }
    }
  },
})

/** A picture that another one stands in place of. */
const purgeReplaced = async (ctx: CommandContext, { before }: { before: Date }): Promise<Gone> => ({
  count: await removeReplacedVisuals(ctx, {
    before,
    isUsed: (id) => sql`exists (select 1 from ${task} where ${task.visualId} = ${id})`,
    most: atOnce,
  }),
  keys: [],
})

interface Gone {
  readonly count: number
  /** Of files that are nobody's any more. */
  readonly keys: readonly string[]
}

async function purgeSome(ctx: CommandContext, { before }: { before: Date }): Promise<Gone> {
  const { tx } = ctx
  const gone = await tx
    .select({ id: task.id, visualId: task.visualId })
    .from(task)
    .where(and(isNotNull(task.removedAt), lt(task.removedAt, before)))
    .limit(atOnce)
    .for('update')
  if (gone.length === 0) return { count: 0, keys: [] }
  for (const { visualId } of gone) if (visualId !== null) await removePostVisual(ctx, visualId)
  const ids = gone.map((row) => row.id)
  const media = await tx
    .select({ fileId: taskMedia.fileId })
    .from(taskMedia)
    .where(inArray(taskMedia.taskId, ids))
  const attached = await tx
    .select({ fileId: taskAttachment.fileId })
    .from(taskAttachment)
    .where(inArray(taskAttachment.taskId, ids))
  await tx.delete(task).where(inArray(task.id, ids))
  return { count: gone.length, keys: await dropFiles(ctx, filesIn([...media, ...attached])) }
}

/** The post stays; whoever took the file out has had a day to put it back. */
async function purgeTakenOut(ctx: CommandContext, { before }: { before: Date }): Promise<Gone> {
  const gone = await ctx.tx
    .select({ fileId: taskMedia.fileId })
    .from(taskMedia)
    .where(lt(taskMedia.removedAt, before))
    .limit(atOnce)
    .for('update')
  return { count: gone.length, keys: await dropFiles(ctx, filesIn(gone)) }
}

const filesIn = (rows: readonly { fileId: string }[]) => rows.map(({ fileId }) => fileId)

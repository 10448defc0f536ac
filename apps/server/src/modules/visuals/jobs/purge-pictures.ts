import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { type CommandContext, runCommand } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { purgePictures as dropKept, removedPictures } from '../../library/index.ts'
import { removeStored } from '../../media/index.ts'
import { mentionedIn } from '../visuals.store.ts'

const atOnce = 200
/** Somebody may have it in a drawing that is not saved yet, or undo what took it out of one. */
const graceMs = days(1)

/** Frees the storage of removed pictures that no design uses any more. */
export const purgePictures = defineJob({
  name: 'purge-pictures',
  about: 'Removes pictures that are out of their list for a day and that no design or saved state shows.',
  retry: 'safe',
  cron: '53 3 * * *',
  timeLimitSeconds: 1800,
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const before = later(platform.clock.now(), -graceMs)
    let after = ''
    for (;;) {
      signal.throwIfAborted()
      const ids = await removedPictures(platform.db, { before, after, limit: atOnce })
      if (ids.length === 0) return
      after = ids.at(-1) ?? after
      const by = system('purge-pictures')
      const freed = await runCommand(platform, by, id, purgeUnmentioned, { ids, before })
      await removeStored(platform, freed)
    }
  },
})

async function purgeUnmentioned(
  ctx: CommandContext,
  { ids, before }: { ids: readonly string[]; before: Date },
): Promise<string[]> {
  const mentioned = await mentionedIn(ctx.tx, ids)
  return dropKept(ctx, { ids: ids.filter((one) => !mentioned.has(one)), before })
}

import type { Actor } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readTask, zoneOfAccount } from '../../tasks/index.ts'
import { schedulePost } from '../commands/schedule-post.ts'
import { pagesMeant } from '../queries/pages-meant.ts'
import { prepareToSend } from './publish-now.ts'

interface Approved {
  readonly accountId: number
  readonly taskPublicId: string
  /** What was approved: another version since was approved by nobody here. */
  readonly version: number
  readonly language: 'fr' | 'en'
  /** In whose name: who said yes by a mailed link, or the business's policy for silence. */
  readonly actor: Actor
}

/**
 * What was approved without its screen goes out on its day, where it has one that is to come and pages to go to. Where
 * something stands against that it stays approved, and says on every screen that it is not scheduled.
 */
export async function scheduleApproved(
  platform: Platform,
  { accountId, taskPublicId, version, language, actor }: Approved,
): Promise<boolean> {
  const place = { accountId, taskPublicId }
  const row = await readTask(platform.db, place, actor)
  const { publishAt, status } = row
  if (row.version !== version || status !== 'validated' || !publishAt || publishAt <= platform.clock.now())
    return false
  const pageIds = (await pagesMeant(platform.db, row)).map(({ id }) => id)
  if (pageIds.length === 0) return false
  const zone = row.publishZone ?? (await zoneOfAccount(platform.db, accountId))
  try {
    const input = await prepareToSend({
      platform,
      actor,
      language,
      params: placeOf(place),
      body: { pageIds },
    })
    if (input.version !== version) return false
    const localTime = row.publishLocal ?? localTimeOf(publishAt, zone)
    await runCommand(platform, actor, newPublicId(), schedulePost, { ...input, localTime, zone })
    return true
  } catch (reason) {
    if (reason instanceof AppError) return false
    throw reason
  }
}

const placeOf = ({ accountId, taskPublicId }: Pick<Approved, 'accountId' | 'taskPublicId'>) => ({
  id: accountId,
  taskPublicId,
})

import type { PostsTogether } from '@postelier/contract/calendar'
import { requireAccount } from '../../../access/authorize.ts'
import type { Call } from '../../../http/handlers.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { readTask, zoneOfAccount } from '../../tasks/index.ts'
import { approvePost } from '../commands/approve-post.ts'
import { schedulePost } from '../commands/schedule-post.ts'
import { pagesMeant } from '../queries/pages-meant.ts'
import { prepareToSend } from './publish-now.ts'

interface OneOfMany {
  readonly accountId: number
  readonly taskPublicId: string
  /** The version that was seen, and what it showed. */
  readonly post: PostsTogether[number]
}

/**
 * The one press on a post of a list: yes to it as it was seen, and its way out on its own date and pages. One that is approved
 * already is scheduled. Without a date or a page nothing is done, and that is said.
 */
export async function approveForItsDate(
  { platform, actor, language, command }: Pick<Call<never>, 'platform' | 'actor' | 'language' | 'command'>,
  { post: { version, seen }, ...place }: OneOfMany,
): Promise<void> {
  await requireAccount(platform.db, actor, place.accountId, 'posts:edit')
  const row = await readTask(platform.db, place, actor)
  const isApproved = row.status === 'validated'
  if (version === undefined || row.version !== version || (!isApproved && seen === undefined))
    throw new AppError('conflict')
  if (!row.publishAt) throw invalid({ localTime: { key: 'dateMissing' } })
  const pageIds = (await pagesMeant(platform.db, row)).map(({ id }) => id)
  if (pageIds.length === 0) throw invalid({ pageIds: { key: 'pageMissing' } })
  const zone = row.publishZone ?? (await zoneOfAccount(platform.db, place.accountId))
  const date = { localTime: row.publishLocal ?? localTimeOf(row.publishAt, zone), zone }
  const params = { id: place.accountId, taskPublicId: place.taskPublicId }
  const input = await prepareToSend({ platform, actor, language, params, body: { pageIds } })
  if (input.version !== version) throw new AppError('conflict')
  if (isApproved) await command(schedulePost, { ...input, ...date })
  else await command(approvePost, { ...input, ...(seen ? { seen } : {}), ...date })
}

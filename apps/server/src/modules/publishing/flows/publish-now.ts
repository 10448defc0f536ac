import type { Network } from '@postelier/contract'
import type { Going } from '@postelier/networks'
import { requireAccount } from '../../../access/authorize.ts'
import type { Call, Handler } from '../../../http/handlers.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { AppError } from '../../../platform/errors.ts'
import { readOneTask, readTask } from '../../tasks/index.ts'
import { approvePost } from '../commands/approve-post.ts'
import type { PublishInput } from '../commands/create-deliveries.ts'
import { schedulePost } from '../commands/schedule-post.ts'
import { startPublishing } from '../commands/start-publishing.ts'
import { deliveriesOf } from '../delivery.store.ts'
import { askBeforeSending } from '../not-so.ts'
import { type Prepared, prepareMedia } from '../prepare-media.ts'
import { listPublications } from '../queries/list-publications.ts'
import { networksOf } from '../queries/networks-of.ts'

/** Makes what will be sent, then starts sending: it is made of a post that nobody can change meanwhile. */
export const publishNow: Handler<'POST /api/users/{id}/tasks/{taskPublicId}/publish'> = async (call) => {
  const input = await prepareToSend(call, call.body.as)
  await call.command(startPublishing, input)
  return call.read(listPublications, input)
}

/** Makes what will be sent when the time comes: what is seen now is what goes out then. */
export const schedule: Handler<'POST /api/users/{id}/tasks/{taskPublicId}/schedule'> = async (call) => {
  const { version, localTime, zone } = call.body
  const input = await prepareToSend(call, call.body.as)
  if (input.version !== version) throw new AppError('conflict')
  await call.command(schedulePost, { ...input, localTime, zone })
  return call.read(readOneTask, { ...input, language: call.language })
}

/** Yes to a post as it was seen, and its date, or its way out now: the files are made before, of the version that was seen. */
export const approve: Handler<'POST /api/users/{id}/tasks/{taskPublicId}/approve'> = async (call) => {
  const { version, seen, localTime, zone } = call.body
  const input = await prepareToSend(call, call.body.as)
  if (input.version !== version) throw new AppError('conflict')
  await call.command(approvePost, { ...input, ...(seen ? { seen } : {}), localTime, zone })
  return call.read(readOneTask, { ...input, language: call.language })
}

interface Sending extends Pick<Call<never>, 'platform' | 'actor' | 'language'> {
  readonly params: { readonly id: number; readonly taskPublicId: string }
  readonly body: { readonly pageIds: readonly number[] }
}

/** The post as it stands, with the files that go out of it. */
export async function prepareToSend(
  { platform, params, body, actor, language }: Sending,
  wished?: Going,
): Promise<PublishInput> {
  const place = { accountId: params.id, taskPublicId: params.taskPublicId }
  await requireAccount(platform.db, actor, place.accountId, 'posts:edit')
  const task = await readTask(platform.db, place, actor)
  const as = wished ?? (await goingAs(platform.db, task.id, body.pageIds))
  const asked = askBeforeSending(platform, task)
  const prepared = new Map<Network, Prepared>()
  for (const network of await networksOf(platform.db, place.accountId, body.pageIds))
    prepared.set(network, await prepareMedia(platform, { task, network, language, as }))
  await asked
  return { ...place, version: task.version, pageIds: body.pageIds, prepared, language, as }
}

/** As it was to go to these pages before: a story only where it was one on each that is known. */
async function goingAs(db: Database, taskId: number, pageIds: readonly number[]): Promise<Going> {
  const known = (await deliveriesOf(db, taskId)).filter(({ pageId }) => pageIds.includes(pageId))
  return known.length > 0 && known.every(({ content }) => content?.format === 'story') ? 'story' : 'post'
}

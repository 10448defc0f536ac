import { networkLabels } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import { NoAnswer, Refusal } from '@postelier/networks/adapters'
import { requireAccount } from '../../../access/authorize.ts'
import type { Handler } from '../../../http/handlers.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readTask } from '../../tasks/index.ts'
import { addressedOn } from '../address.store.ts'
import { answerPublication } from '../commands/decide-publication.ts'
import { type DeliveryRow, deliveriesOf } from '../delivery.store.ts'
import { openPage, withRenewal } from '../open-page.ts'
import { listPublications } from '../queries/list-publications.ts'

/** Somebody looked over there. What they say is there is looked at by us too, before it is believed. */
export const answer: Handler<
  'POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/answer'
> = async ({ platform, actor, params, body, command, read }) => {
  const place = { accountId: params.id, taskPublicId: params.taskPublicId }
  if (body.isThere) {
    await requireAccount(platform.db, actor, place.accountId, 'posts:edit')
    const { id: taskId } = await readTask(platform.db, place, actor)
    const row = (await deliveriesOf(platform.db, taskId)).find(({ id }) => id === params.publicationId)
    if (!row) throw notFound()
    const { id } = await addressedOn(platform, row, body.url)
    if (id !== null && (await isNowhere(platform, row, id)))
      throw invalid({ url: { key: 'addressEmpty', network: networkLabels[row.network] } })
  }
  await command(answerPublication, { ...place, publicationId: params.publicationId, answer: body })
  return read(listPublications, place)
}

/** Where the network does not answer, or does not say, the person's word stands: they were asked because it did not. */
async function isNowhere(platform: Platform, row: DeliveryRow, id: string): Promise<boolean> {
  const opened = await openPage(platform, platform.networks, row, { evenUnchosen: true })
  if (!opened || !notifies(row.network, opened.page().kind)) return false
  const { adapter, context } = opened.networkClient
  try {
    return (
      (await withRenewal(opened, () => adapter.readBack(context, opened.page(), id, row.content?.format))) ===
      null
    )
  } catch (reason) {
    if (!(reason instanceof Refusal || reason instanceof NoAnswer)) throw reason
    platform.log.info({ err: reason, network: row.network }, 'a post could not be read back')
    return false
  }
}

/** Whether a network's "not there" means that. */
function notifies(network: DeliveryRow['network'], kind: string): boolean {
  const { readBack } = descriptors[network].can
  return readBack === 'always' || (readBack === 'pagesOnly' && kind !== 'profile')
}

import { requireAccount } from '../../../access/authorize.ts'
import type { Call } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import { askNetwork, openPage, publishedOn, withRenewal } from '../../publishing/index.ts'

export interface Asker extends Pick<Call<never>, 'platform' | 'actor'> {
  readonly params: { readonly id: number }
}

/** The network as whoever linked the account sees it; 409 where nothing can be boosted there. */
export async function openPublication({ platform, actor, params }: Asker, publicationId: number) {
  await requireAccount(platform.db, actor, params.id, 'posts:edit')
  const publication = await publishedOn(platform.db, { accountId: params.id, publicationId, actor })
  const opened = await openPage(platform, platform.networks, publication.row)
  const adapter = opened?.networkClient.boosts
  if (!opened || !adapter) throw new AppError('notNow')
  return { publication, adapter, context: opened.networkClient.context, opened }
}
export type There = Awaited<ReturnType<typeof openPublication>>

/** Once more with renewed tokens; what a network says against it is told as such, and its silence as that. */
export const askThere = <T>({ opened }: There, ask: () => Promise<T>): Promise<T> =>
  askNetwork(() => withRenewal(opened, ask), 'adsRefused')

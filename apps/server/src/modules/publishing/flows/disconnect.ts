import type { Routes } from '@postelier/contract'
import { NoAnswer, Refusal } from '@postelier/networks/adapters'
import type { Actor } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { Call } from '../../../http/handlers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { disconnectAccount } from '../commands/disconnect-account.ts'
import { listNetworks } from '../queries/list-networks.ts'
import { openSealed } from '../seal-tokens.ts'

/** Asked of the module of boosts, which stands above this one: how many may still be shown once they were told to stop. */
export type StopBoosts = (
  platform: Platform,
  actor: Actor,
  whose: { readonly accountId: number; readonly connectionId?: number | undefined },
) => Promise<number>

/**
 * Forgotten here first; that the network forgets as well is asked of it, and changes nothing if it does not. Boosts are
 * stopped before, while there is still something to stop them with.
 */
export async function disconnect(
  call: Call<Routes['DELETE /api/users/{id}/networks/accounts/{connectionId}']>,
  stopBoosts: StopBoosts,
) {
  const { platform, actor, params, query, command, read } = call
  const place = { accountId: params.id, connectionId: params.connectionId }
  if (query.boosts === 'stop') {
    await requireAccount(platform.db, actor, place.accountId, 'posts:edit')
    const boostsLeft = await stopBoosts(platform, actor, place)
    if (boostsLeft > 0) return { ...(await read(listNetworks, place)), boostsLeft }
  }
  const { network, tokens } = await command(disconnectAccount, place)
  const networkClient = platform.networks(network)
  if (networkClient && tokens !== null) {
    try {
      await networkClient.adapter.revoke(
        networkClient.context,
        openSealed(platform, place.connectionId, tokens),
      )
    } catch (reason) {
      if (!(reason instanceof Refusal || reason instanceof NoAnswer)) throw reason
      const refusal = reason instanceof Refusal ? reason.facts.kind : 'noAnswer'
      platform.log.warn({ network, refusal }, 'a network keeps what was given back to it')
    }
  }
  return { ...(await read(listNetworks, place)), boostsLeft: 0 }
}

import { NoAnswer, Refusal } from '@postelier/networks/adapters'
import type { Handler } from '../../../http/handlers.ts'
import { disconnectAccount } from '../commands/disconnect-account.ts'
import { listNetworks } from '../queries/list-networks.ts'
import { openSealed } from '../seal-tokens.ts'

/** Forgotten here first; that the network forgets as well is asked of it, and changes nothing if it does not. */
export const disconnect: Handler<'DELETE /api/users/{id}/networks/accounts/{connectionId}'> = async ({
  platform,
  params,
  command,
  read,
}) => {
  const accountId = params.id
  const { network, tokens } = await command(disconnectAccount, {
    accountId,
    connectionId: params.connectionId,
  })
  const gate = platform.networks(network)
  if (gate && tokens !== null) {
    try {
      await gate.adapter.revoke(gate.context, openSealed(platform, params.connectionId, tokens))
    } catch (reason) {
      if (!(reason instanceof Refusal || reason instanceof NoAnswer)) throw reason
      const refusal = reason instanceof Refusal ? reason.facts.kind : 'noAnswer'
      platform.log.warn({ network, refusal }, 'a network keeps what was given back to it')
    }
  }
  return read(listNetworks, { accountId })
}

// Connecting an account again from a mail, without signing in: the link's word stands for the person, is good once, and for
// that account alone. Opening the page changes nothing; what comes back from the network does.
import type { Granted } from '@postelier/networks/adapters'
import type { Call, Handler } from '../../../http/handlers.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { isHeld } from '../../tasks/index.ts'
import { reconnectAccount } from '../commands/reconnect-account.ts'
import type { ConnectionRow } from '../connection.store.ts'
import { pagesShownOf } from '../queries/list-networks.ts'
import { connectionOf } from '../reconnect.store.ts'
import { askNetwork, networkClientOf } from './ask-network.ts'
import { signIn } from './connect.ts'
import { beginConsent, endConsent } from './consent.ts'

export const peekReconnection: Handler<'POST /api/networks/reconnect'> = async ({ platform, body }) => {
  const { network, name } = await connectionOf(platform.db, body.token, platform.clock.now())
  return { network, name, way: networkClientOf(platform, network).adapter.connect.way }
}

export const beginReconnect: Handler<'POST /api/networks/reconnect/begin'> = async ({ platform, body }) => {
  const connection = await connectionOf(platform.db, body.token, platform.clock.now())
  return beginConsent(platform, connection.network, {
    personId: connection.accountId,
    accountId: connection.accountId,
    back: '/auth/social/reconnect',
    linkHash: hashToken(body.token),
  })
}

export const finishReconnect: Handler<'POST /api/networks/reconnect/finish'> = async ({
  platform,
  body,
  command,
}) => {
  const connection = await connectionOf(platform.db, body.token, platform.clock.now())
  if (connection.network !== body.network) throw new AppError('linkInvalid')
  const { granted } = await endConsent(platform, body, { linkHash: hashToken(body.token) })
  return keep({ platform, command }, { token: body.token, connection, granted })
}

export const reconnectBluesky: Handler<'POST /api/networks/reconnect/bluesky'> = async ({
  platform,
  body,
  command,
}) => {
  const { token, ...secret } = body
  const connection = await connectionOf(platform.db, token, platform.clock.now())
  if (connection.network !== 'bluesky') throw notFound()
  return keep({ platform, command }, { token, connection, granted: await signIn(platform, secret) })
}

interface Again {
  readonly token: string
  readonly connection: ConnectionRow
  readonly granted: Granted
}

/** Reasons repeat: the first pages say them all. */
const mostUnusable = 10

async function keep({ platform, command }: Pick<Call<never>, 'platform' | 'command'>, again: Again) {
  const { token, connection, granted } = again
  const { adapter, context } = networkClientOf(platform, connection.network)
  const pages = await askNetwork(() => adapter.pages(context, granted.tokens))
  const kept = await command(reconnectAccount, { token, connection, granted, pages })
  const shown =
    kept.pages === 'none' ? await pagesShownOf(platform, { ...kept, accountId: connection.accountId }) : []
  return {
    ...kept,
    name: connection.name,
    unusable: shown.filter(({ unusable }) => unusable !== null).slice(0, mostUnusable),
    // Linked, their posts wait all the same: whoever comes by mail sees no other screen that says so.
    isStopped: await isHeld(platform.db, connection.accountId),
  }
}

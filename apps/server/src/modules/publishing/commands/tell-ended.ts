import { networkLabels } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { isTold, tell } from '../../notifications/index.ts'
import type { ConnectionRow } from '../connection.store.ts'
import { reconnectLink } from '../reconnect.store.ts'

export const endedKey = ({ id, connectedAt }: ConnectionRow) =>
  `connection:${id}:${connectedAt.toISOString()}`

/** Once for each time it ends, with a link that connects it again without signing in. */
export async function tellEnded(ctx: CommandContext, connection: ConnectionRow): Promise<void> {
  const { accountId, network, name } = connection
  // The link of the mail that was sent stays good.
  if (await isTold(ctx, endedKey(connection))) return
  const link = await reconnectLink(ctx, connection)
  await tell(ctx, {
    accountId,
    key: endedKey(connection),
    kind: 'connectionEnded',
    network,
    words: { name },
    mail: { kind: 'connectionEnded', link, words: { name, network: networkLabels[network] } },
  })
}

/** Once, while there is time: it ends by itself, and nothing can be renewed without a person. */
export async function tellEnding(
  ctx: CommandContext,
  { connection, endsAt }: { readonly connection: ConnectionRow; readonly endsAt: Date },
): Promise<void> {
  const { accountId, network, name, id } = connection
  const key = `ending:${id}:${endsAt.toISOString()}`
  if (await isTold(ctx, key)) return
  const link = await reconnectLink(ctx, connection)
  await tell(ctx, {
    ...{ accountId, key, kind: 'connectionEnding', network },
    words: { name, date: endsAt.toISOString() },
    mail: {
      ...{ kind: 'connectionEnding', link, words: { name, network: networkLabels[network] } },
      dates: { date: endsAt },
    },
  })
}

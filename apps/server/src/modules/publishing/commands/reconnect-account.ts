import type { Granted, PageChoice } from '@postelier/networks/adapters'
import { system } from '../../../access/actor.ts'
import { asIf, type CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { type ConnectionRow, lockAccount } from '../connection.store.ts'
import { useLink } from '../reconnect.store.ts'
import { connectAccount, type Kept } from './connect-account.ts'

interface Again {
  readonly token: string
  readonly connection: ConnectionRow
  readonly granted: Granted
  readonly pages: readonly PageChoice[]
}

/** By a link from a mail, which is spent with it: the very account it was written for, and no other. */
export async function reconnectAccount(
  ctx: CommandContext,
  { token, connection, granted, pages }: Again,
): Promise<Kept> {
  if (granted.identity.id !== connection.identity) throw new AppError('otherNetworkAccount')
  const { accountId, network } = connection
  await lockAccount(ctx.tx, accountId)
  await useLink(ctx, token)
  // The link stands for whoever may connect it: nobody is signed in.
  const inTheirName = asIf(ctx, { actor: system('reconnection') })
  return connectAccount(inTheirName, {
    accountId,
    network,
    granted,
    pages,
  })
}

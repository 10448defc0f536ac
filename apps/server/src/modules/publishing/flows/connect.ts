// Connecting an account: sent to the network's own page, and back. What is asked of the network is asked outside of any
// transaction; what comes of it is kept in one.
import type { Network } from '@postelier/contract'
import type { Granted } from '@postelier/networks/adapters'
import { requireAccount } from '../../../access/authorize.ts'
import type { Call, Handler } from '../../../http/handlers.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { NetworkClient } from '../../../platform/networks/network-client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { connectAccount, type Kept, refuseTooMany } from '../commands/connect-account.ts'
import { askNetwork, networkClientOf } from './ask-network.ts'
import { beginConsent, endConsent } from './consent.ts'

export const beginConnect: Handler<'POST /api/users/{id}/networks/{network}/begin'> = async ({
  platform,
  params,
  body,
  actor,
}) => {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const { personId } = actor
  // Before they are sent away for nothing; asked again when they come back.
  const asking = { accountId: params.id, network: params.network, isFurther: false }
  await refuseTooMany(platform.db, asking, platform.clock.now())
  const sent = { personId, accountId: params.id, back: body.back }
  return beginConsent(platform, params.network, sent, body)
}

export const finishConnect: Handler<'POST /api/networks/finish'> = async (call) => {
  const { platform, body, actor } = call
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const { personId } = actor
  const { consent, granted } = await endConsent(platform, body, { personId }, ({ accountId }) =>
    // Their rights may have gone meanwhile.
    requireAccount(platform.db, actor, accountId, 'networks:create'),
  )
  const given = { accountId: consent.accountId, network: body.network, granted }
  return { ...(await keep(call, networkClientOf(platform, body.network), given)), back: consent.back }
}

export const signInToBluesky: Handler<'POST /api/users/{id}/networks/bluesky/sign-in'> = async (call) => {
  const { platform, params, body } = call
  const given = { accountId: params.id, network: 'bluesky' as const, granted: await signIn(platform, body) }
  return keep(call, networkClientOf(platform, 'bluesky'), given)
}

/** By a password made for this application alone. */
export async function signIn(
  platform: Pick<Platform, 'networks'>,
  secret: { readonly identifier: string; readonly password: string },
): Promise<Granted> {
  const { adapter, context } = networkClientOf(platform, 'bluesky')
  const { connect } = adapter
  if (connect.way !== 'appPassword') throw notFound()
  // Any other service would be an address of somebody's choosing that this server calls.
  const service = context.config.service ?? 'https://bsky.social'
  return askNetwork(() => connect.signIn(context, { service, ...secret }))
}

async function keep(
  { command }: Pick<Call<never>, 'command'>,
  { adapter, context }: NetworkClient,
  given: { readonly accountId: number; readonly network: Network; readonly granted: Granted },
): Promise<Kept> {
  const pages = await askNetwork(() => adapter.pages(context, given.granted.tokens))
  return command(connectAccount, { ...given, pages })
}

// Connecting an account: sent to the network's own page, and back. What is asked of the network is asked outside of any
// transaction; what comes of it is kept in one.
import type { Network } from '@postelier/contract'
import { type Granted, NoAnswer, Refusal } from '@postelier/networks/adapters'
import { and, eq, gt, lt } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { Call, Handler } from '../../../http/handlers.ts'
import { later } from '../../../platform/clock.ts'
import { decrypt, encrypt, hashToken } from '../../../platform/crypto.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newToken } from '../../../platform/ids.ts'
import type { NetworkGate } from '../../../platform/networks/network-gate.ts'
import type { Platform } from '../../../platform/platform.ts'
import { connectAccount } from '../commands/connect-account.ts'
import { networkConsent } from '../publishing.tables.ts'

const consentForMs = 10 * 60_000

export const callbackOf = ({ config }: Pick<Platform, 'config'>, network: Network): string =>
  `${config.publicUrl}/auth/social/${network}/callback`

const gateOf = (platform: Platform, network: Network): NetworkGate => {
  const gate = platform.networks(network)
  if (!gate) throw notFound()
  return gate
}

export const beginConnect: Handler<'POST /api/users/{id}/networks/{network}/begin'> = async ({
  platform,
  params,
  body,
  actor,
}) => {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const { network } = params
  const { adapter, context } = gateOf(platform, network)
  const { connect } = adapter
  if (connect.way !== 'consent') throw notFound()
  const [state, verifier] = [newToken(), newToken()]
  const now = platform.clock.now()
  await platform.db.delete(networkConsent).where(lt(networkConsent.expiresAt, now))
  const stateHash = hashToken(state)
  await platform.db.insert(networkConsent).values({
    stateHash,
    personId: actor.personId,
    accountId: params.id,
    network,
    verifier: encrypt(platform.secrets.encryption, verifier, `consent:${stateHash}`),
    back: body.back,
    expiresAt: later(now, consentForMs),
  })
  return asked(() => connect.begin(context, { redirectUri: callbackOf(platform, network), state, verifier }))
}

/** Good once, for whoever was sent there, whatever they come back with. */
export const finishConnect: Handler<'POST /api/networks/finish'> = async (call) => {
  const { platform, body, actor } = call
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const callback = new URL(`${callbackOf(platform, body.network)}?${body.query.replace(/^\?/, '')}`)
  const state = callback.searchParams.get('state') ?? ''
  const [consent] = await platform.db
    .delete(networkConsent)
    .where(
      and(
        eq(networkConsent.stateHash, hashToken(state)),
        eq(networkConsent.personId, actor.personId),
        eq(networkConsent.network, body.network),
        gt(networkConsent.expiresAt, platform.clock.now()),
      ),
    )
    .returning()
  if (!consent) throw new AppError('linkInvalid')
  // Their rights may have gone meanwhile.
  await requireAccount(platform.db, actor, consent.accountId, 'networks:create')
  const gate = gateOf(platform, body.network)
  const { connect } = gate.adapter
  if (connect.way !== 'consent') throw notFound()
  const verifier = decrypt(platform.secrets.encryption, consent.verifier, `consent:${consent.stateHash}`)
  const redirectUri = callbackOf(platform, body.network)
  const granted = await asked(() => connect.finish(gate.context, { redirectUri, callback, state, verifier }))
  const connectionId = await keep(call, gate, {
    accountId: consent.accountId,
    network: body.network,
    granted,
  })
  return { connectionId, back: consent.back }
}

export const signInToBluesky: Handler<'POST /api/users/{id}/networks/bluesky/sign-in'> = async (call) => {
  const { platform, params, body } = call
  const gate = gateOf(platform, 'bluesky')
  const { connect } = gate.adapter
  if (connect.way !== 'appPassword') throw notFound()
  // Any other service would be an address of somebody's choosing that this server calls.
  const service = gate.context.config.service ?? 'https://bsky.social'
  const granted = await asked(() => connect.signIn(gate.context, { service, ...body }))
  return { connectionId: await keep(call, gate, { accountId: params.id, network: 'bluesky', granted }) }
}

async function keep(
  { command }: Pick<Call<never>, 'command'>,
  { adapter, context }: NetworkGate,
  given: { readonly accountId: number; readonly network: Network; readonly granted: Granted },
): Promise<number> {
  const pages = await asked(() => adapter.pages(context, given.granted.tokens))
  return command(connectAccount, { ...given, pages })
}

/** Whatever a network says against it is one thing to the person; that it does not answer is another. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof NoAnswer) throw new AppError('unavailable', { cause: reason })
    if (!(reason instanceof Refusal)) throw reason
    const isTheirs = ['transient', 'unknownOutcome', 'rateLimited'].includes(reason.facts.kind)
    throw new AppError(isTheirs ? 'unavailable' : 'networkRefused', { cause: reason })
  }
}

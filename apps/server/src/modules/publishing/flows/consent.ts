// A person is sent to a network's own page, and comes back from it once.
import type { Network } from '@postelier/contract'
import type { Granted } from '@postelier/networks/adapters'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { later } from '../../../platform/clock.ts'
import { decrypt, encrypt, hashToken } from '../../../platform/crypto.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newToken } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkConsent } from '../publishing.tables.ts'
import { askNetwork, networkClientOf } from './ask-network.ts'

const consentForMs = 10 * 60_000

const callbackOf = ({ config }: Pick<Platform, 'config'>, network: Network): string =>
  `${config.publicUrl}/auth/social/${network}/callback`

interface Sent {
  readonly personId: number
  readonly accountId: number
  readonly back: string
  /** Of the mailed link they came by: they come back with it too. */
  readonly linkHash?: string
}

/** Where they are sent. What they come back with is good for ten minutes. */
export async function beginConsent(
  platform: Platform,
  network: Network,
  sent: Sent,
  { another = false }: { readonly another?: boolean | undefined } = {},
): Promise<{ url: string }> {
  const { adapter, context } = networkClientOf(platform, network)
  const { connect } = adapter
  if (connect.way !== 'consent') throw notFound()
  const [state, verifier] = [newToken(), newToken()]
  const now = platform.clock.now()
  await platform.db.delete(networkConsent).where(lt(networkConsent.expiresAt, now))
  const stateHash = hashToken(state)
  await platform.db.insert(networkConsent).values({
    ...sent,
    stateHash,
    network,
    expiresAt: later(now, consentForMs),
    verifier: encrypt(platform.secrets.encryption, verifier, `consent:${stateHash}`),
  })
  return askNetwork(() =>
    connect.begin(context, { redirectUri: callbackOf(platform, network), state, verifier, another }),
  )
}

type Consent = typeof networkConsent.$inferSelect

/** Good once, for whoever was sent there, whatever they come back with. */
export async function endConsent(
  platform: Platform,
  { network, query }: { readonly network: Network; readonly query: string },
  who: { readonly personId: number } | { readonly linkHash: string },
  before: (consent: Consent) => Promise<void> = async () => undefined,
): Promise<{ consent: Consent; granted: Granted }> {
  const redirectUri = callbackOf(platform, network)
  const callback = new URL(`${redirectUri}?${query.replace(/^\?/, '')}`)
  const state = callback.searchParams.get('state') ?? ''
  const isTheirs =
    'personId' in who
      ? and(eq(networkConsent.personId, who.personId), isNull(networkConsent.linkHash))
      : eq(networkConsent.linkHash, who.linkHash)
  const [consent] = await platform.db
    .delete(networkConsent)
    .where(
      and(
        eq(networkConsent.stateHash, hashToken(state)),
        eq(networkConsent.network, network),
        gt(networkConsent.expiresAt, platform.clock.now()),
        isTheirs,
      ),
    )
    .returning()
  if (!consent) throw new AppError('linkInvalid')
  await before(consent)
  const { adapter, context } = networkClientOf(platform, network)
  const { connect } = adapter
  if (connect.way !== 'consent') throw notFound()
  const verifier = decrypt(platform.secrets.encryption, consent.verifier, `consent:${consent.stateHash}`)
  const granted = await askNetwork(() => connect.finish(context, { redirectUri, callback, state, verifier }))
  return { consent, granted }
}

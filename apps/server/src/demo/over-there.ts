// The demo businesses on the demo networks: their accounts are linked as a person would, through the network's own page, and
// what they published before is put there. Where nobody answers, the demo world has no networks.
import type { Network } from '@postelier/contract'
import type { Granted, PageChoice } from '@postelier/networks/adapters'
import type { NetworkClient } from '../platform/networks/network-client.ts'
import type { Platform } from '../platform/platform.ts'
import type { FiguresThen } from './tell-figures.ts'

/** Somebody over there, and the page of theirs, which is an account of its own on networks without pages. */
export interface WhoThere {
  readonly person: string
  readonly page: string
  readonly pageName: string
}

export interface LinkedThere {
  readonly network: Network
  readonly granted: Granted
  readonly pages: readonly PageChoice[]
}

export interface HistoricPost {
  readonly key: string
  readonly text: string
  readonly at: Date
}

export interface KeptThere {
  readonly key: string
  /** Part of its public address. */
  readonly id: string
  readonly remoteId: string
  readonly url: string
  readonly figures: readonly { readonly atMs: number; readonly figures: FiguresThen }[]
}

export interface OverThere {
  link(network: Network, who: WhoThere): Promise<LinkedThere>
  /** What they published there before, in the order of its time. */
  writeHistory(network: Network, who: WhoThere, posts: readonly HistoricPost[]): Promise<readonly KeptThere[]>
  show(network: Network, ids: readonly string[], picture: Buffer): Promise<void>
  /** Their consent is over. */
  takeBack(network: Network, who: WhoThere): Promise<void>
}

/** How old a post was when its figures were asked for. */
const ages = [1 / 24, 1, 2, 7, 30, 90, 180, 360]
const withoutPages: ReadonlySet<Network> = new Set(['x', 'tiktok', 'bluesky'])
const accountOf = (network: Network, { person, page }: WhoThere) =>
  withoutPages.has(network) ? page : person
const patienceMs = 4000

/** Nothing where the demo networks are not there, or are not what this installation speaks to. */
export async function openOverThere({ config, networks, log }: Platform): Promise<OverThere | undefined> {
  const { SANDBOX_URL: address, NETWORKS } = config
  if (!address || Object.keys(NETWORKS).length > 0) return undefined
  const ask = async <Data>(path: string, body?: object): Promise<Data> => {
    const response = await fetch(`${address}/networks/${path}`, {
      signal: AbortSignal.timeout(patienceMs),
      ...(body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {}),
    })
    if (!response.ok) throw new Error(`The demo networks answer ${path} with ${response.status}`)
    return ((await response.json()) as { data: Data }).data
  }
  try {
    await ask('clock')
  } catch (reason) {
    log.warn({ err: reason }, 'the demo networks are not there: the demo world has none')
    return undefined
  }
  const networkClientOf = (network: Network): NetworkClient => {
    const networkClient = networks(network)
    if (!networkClient) throw new Error(`The demo networks have no ${network}`)
    return networkClient
  }
  return {
    async link(network, who) {
      const networkClient = networkClientOf(network)
      const granted =
        networkClient.adapter.connect.way === 'consent'
          ? await consent(
              networkClient,
              `${config.publicUrl}/auth/social/${network}/callback`,
              accountOf(network, who),
            )
          : await signIn(networkClient, address, who.pageName)
      return {
        network,
        granted,
        pages: await networkClient.adapter.pages(networkClient.context, granted.tokens),
      }
    },
    writeHistory: (network, who, posts) =>
      ask('past', {
        network,
        ages,
        posts: posts.map(({ key, text, at }) => ({
          key,
          text,
          atMs: at.getTime(),
          account: accountOf(network, who),
          ...(withoutPages.has(network) ? {} : { page: who.page }),
        })),
      }),
    show: (network, ids, picture) =>
      ask('past/pictures', { network, ids, picture: picture.toString('base64') }),
    takeBack: (network, who) => ask('grants', { network, account: accountOf(network, who), how: 'revoked' }),
  }
}

/** What a person does in their browser, on the network's page. */
async function consent(
  { adapter, context }: NetworkClient,
  redirectUri: string,
  account: string,
): Promise<Granted> {
  const { connect } = adapter
  if (connect.way !== 'consent') throw new Error('It is linked otherwise')
  const asked = { redirectUri, state: 'the-demo-world', verifier: 'd'.repeat(64) }
  const { url } = await connect.begin(context, asked)
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    body: new URLSearchParams({ decision: 'accept', account }),
  })
  const callback = URL.parse(response.headers.get('location') ?? '')
  if (!callback) throw new Error(`Nobody came back from ${adapter.network}`)
  return connect.finish(context, { ...asked, callback })
}

/** By the password that its settings show. */
async function signIn({ adapter, context }: NetworkClient, address: string, name: string): Promise<Granted> {
  const { connect } = adapter
  if (connect.way !== 'appPassword') throw new Error('It is linked otherwise')
  const response = await fetch(`${address}/networks/bluesky/www/settings/app-passwords`, {
    signal: AbortSignal.timeout(patienceMs),
  })
  const page = await response.text()
  const row = page.split('<li>').find((one) => one.includes(`<b>${name}</b>`)) ?? ''
  const [identifier, password] = [/<small>@?([^<]+)</, /class="password">([^<]+)</].map(
    (pattern) => pattern.exec(row)?.[1] ?? '',
  )
  if (!identifier || !password) throw new Error(`${name} has no account there`)
  return connect.signIn(context, { service: context.config.service ?? '', identifier, password })
}

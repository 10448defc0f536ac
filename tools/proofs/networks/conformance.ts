import {
  type NetworkAdapter,
  type NetworkConfig,
  NoAnswer,
  type OpenPage,
  type PageChoice,
  Refusal,
  type Tokens,
} from '@postelier/networks/adapters'
import type { StandIn } from './stand-in.ts'

export const refusalOf = async (act: () => Promise<unknown>): Promise<string> => {
  try {
    await act()
    return 'none'
  } catch (reason) {
    if (reason instanceof Refusal) return reason.facts.kind
    if (reason instanceof NoAnswer) return 'leaked: no answer'
    throw reason
  }
}

export interface Linked {
  readonly page: OpenPage
  /** Of the person, who may have more than the page's own. */
  readonly tokens: Tokens
}

/** Through the network's own window: where it leads is where the product would be called back. */
export async function connectPerson(
  standIn: StandIn,
  adapter: NetworkAdapter,
  account: string,
  { kind, config }: { readonly kind?: PageChoice['kind']; readonly config?: NetworkConfig } = {},
): Promise<Linked> {
  const context = standIn.context(adapter.network, config)
  if (adapter.connect.way !== 'consent') throw new Error('It is connected otherwise')
  const asked = {
    redirectUri: 'http://127.0.0.1:4000/auth/social/callback',
    state: 'a-state-of-ours',
    verifier: 'v'.repeat(64),
  }
  const { url } = await adapter.connect.begin(context, asked)
  const callback = await standIn.consent(url, { account })
  const { identity, tokens } = await adapter.connect.finish(context, { ...asked, callback })
  const pages = await adapter.pages(context, tokens)
  const page = pages.find((one) => one.unusable === null && (kind === undefined || one.kind === kind))
  if (!page) throw new Error('No page can be used')
  const open = {
    id: page.id,
    kind: page.kind,
    tokens: page.tokens ?? tokens,
    identity: identity.id,
    ...(page.handle ? { handle: page.handle } : {}),
  }
  return { page: open, tokens }
}

export const connect = async (...asked: Parameters<typeof connectPerson>): Promise<OpenPage> =>
  (await connectPerson(...asked)).page

/** With a password made for us, where a network has no window. */
export async function signIn(
  standIn: StandIn,
  adapter: NetworkAdapter,
  given: { readonly identifier: string; readonly password: string },
): Promise<OpenPage> {
  const context = standIn.context(adapter.network)
  if (adapter.connect.way !== 'appPassword') throw new Error('It is connected otherwise')
  const { identity, tokens } = await adapter.connect.signIn(context, { service: '', ...given })
  const [page] = await adapter.pages(context, tokens)
  if (!page) throw new Error('No page can be used')
  return { id: page.id, kind: page.kind, tokens, identity: identity.id }
}

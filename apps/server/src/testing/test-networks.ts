import { adapters, type NetworkAdapter, Refusal } from '@postelier/networks/adapters'
import type { Networks } from '../platform/networks/network-client.ts'
import { wireless } from './wireless.ts'

const revoked: string[] = []

/** How often a network was given back what this identity had granted. */
export const timesGivenBack = (identity: string) =>
  revoked.filter((access) => access.includes(`"secret-of-${identity}"`)).length

/** How a page is called that the person may read and not publish on. */
export const readOnly = (page: string) => `read-only-${page}`

/** Posts under these numbers are not there, and cannot be read. */
export const [nowhere, unread] = ['404', '503']

/** A network's own window in a test: whoever consents there, with the pages they have. */
export function consentAs(url: string, identity: string, pages: readonly string[]): string {
  const state = new URL(url).searchParams.get('state') ?? ''
  return new URLSearchParams({ state, code: JSON.stringify({ identity, pages }) }).toString()
}

/** Networks that grant whatever a test consents to; nothing is published on them. */
export const testNetworks: Networks = (network) => {
  if (network !== 'x' && network !== 'linkedin') return undefined
  const adapter = {
    network,
    readAddress: adapters[network].readAddress,
    connect: {
      way: 'consent',
      begin: async (_, { state, redirectUri, another }) => ({
        url: `https://network.test/consent?${new URLSearchParams({ state, redirect_uri: redirectUri, ...(another ? { another: '1' } : {}) })}`,
      }),
      finish: async (_, { callback }) => {
        if (callback.searchParams.has('error'))
          throw new Refusal({ kind: 'authRevoked', code: 'access_denied', message: 'The person said no' })
        const { identity, pages } = readCode(callback)
        return {
          identity: { id: identity, name: identity },
          scopes: [],
          tokens: {
            access: JSON.stringify({ pages, secret: `secret-of-${identity}` }),
            accessExpiresAt: null,
            refreshExpiresAt: null,
          },
        }
      },
    },
    pages: async (_, tokens) => {
      const { pages } = JSON.parse(tokens.access) as { pages: string[] }
      return pages.map((id) => ({
        id,
        kind: 'page',
        name: id,
        unusable: id.startsWith(readOnly('')) ? 'noPublishRole' : null,
      }))
    },
    readBack: async (_, __, id) => {
      if (id === unread)
        throw new Refusal({ kind: 'transient', code: 'test', message: 'It does not answer now' })
      return id === nowhere ? null : { url: null }
    },
    revoke: async (_, tokens) => {
      revoked.push(tokens.access)
    },
  } as Partial<NetworkAdapter> as NetworkAdapter
  return {
    adapter,
    context: wireless,
  }
}

const readCode = (callback: URL) =>
  JSON.parse(callback.searchParams.get('code') ?? '') as { identity: string; pages: string[] }

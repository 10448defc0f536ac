import type { Network } from '@postelier/contract'
import { adapters } from '@postelier/networks/adapters'
import { describe, expect, it } from 'vitest'
import { connect, refusalOf } from './conformance.ts'
import { standInHere } from './stand-in-here.ts'

const standIn = await standInHere()

const byConsent = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x'] as const satisfies readonly Network[]

describe('a network that is linked by consent', () => {
  it.each(byConsent)('%s gives a page that can be used, and says who consented', async (network) => {
    const page = await connect(standIn, adapters[network], 'camille-berthier')
    expect([page.id, page.identity].every((id) => id !== '')).toBe(true)
    expect(await adapters[network].identify(standIn.context(network), page.tokens)).toMatchObject({
      id: expect.any(String),
    })
  })

  it.each(byConsent)('%s says so where the connection was ended over there', async (network) => {
    const adapter = adapters[network]
    const page = await connect(standIn, adapter, 'camille-berthier')
    // Instagram is linked by way of Facebook's login.
    await standIn.fault({ network: network === 'instagram' ? 'facebook' : network, kind: 'token-revoked' })
    expect(['authRevoked', 'authExpired']).toContain(
      await refusalOf(() => adapter.identify(standIn.context(network), page.tokens)),
    )
  })
})

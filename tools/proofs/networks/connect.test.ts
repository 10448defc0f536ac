import type { Network } from '@postelier/contract'
import { adapters } from '@postelier/networks/adapters'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, publish, refusalOf } from './conformance.ts'
import { jobFor, openStandIn, picture, type StandIn } from './stand-in.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
})
afterAll(() => standIn.close())

/** Of a person's own profile LinkedIn lets nobody but few read: posts go to pages there. */
const kindOn = (network: Network) => (network === 'linkedin' ? ('organisation' as const) : undefined)
const byConsent = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x'] as const satisfies readonly Network[]

describe('a network that is linked by consent', () => {
  it.each(byConsent)('%s gives a page that can be used, and says who consented', async (network) => {
    const page = await connect(standIn, adapters[network], 'camille-berthier', kindOn(network))
    expect([page.id, page.identity].every((id) => id !== '')).toBe(true)
    expect(await adapters[network].identify(standIn.context(network), page.tokens)).toMatchObject({
      id: expect.any(String),
    })
    expect(await adapters[network].accountFigures(standIn.context(network), page)).toBeTypeOf('object')
  })

  it.each(['facebook', 'linkedin'] as const)(
    '%s takes a text and pictures, and gives them back',
    async (network) => {
      const adapter = adapters[network]
      const page = await connect(standIn, adapter, 'camille-berthier', kindOn(network))
      const context = standIn.context(network)
      const text = await publish(
        standIn,
        adapter,
        jobFor(page, { text: 'Une (petite) fournée : *croissants* #pain' }),
      )
      expect(text.finals).toBe(1)
      expect(await adapter.readBack(context, page, text.id)).not.toBeNull()
      const one = await publish(standIn, adapter, jobFor(page, { format: 'image', media: [await picture()] }))
      expect(one.finals).toBe(1)
      const two = [await picture('Un'), await picture('Deux')]
      const album = await publish(standIn, adapter, jobFor(page, { format: 'album', media: two }))
      expect(album.finals).toBe(1)
      await adapter.comment(context, page, album.id, 'Merci !')
      await adapter.remove(context, page, album.id)
      expect(await adapter.readBack(context, page, album.id)).toBeNull()
    },
  )

  it.each(byConsent)('%s says so where the connection was ended over there', async (network) => {
    const adapter = adapters[network]
    const page = await connect(standIn, adapter, 'camille-berthier', kindOn(network))
    // Instagram is linked by way of Facebook's login.
    await standIn.fault({ network: network === 'instagram' ? 'facebook' : network, kind: 'token-revoked' })
    expect(['authRevoked', 'authExpired']).toContain(
      await refusalOf(() => adapter.identify(standIn.context(network), page.tokens)),
    )
  })
})

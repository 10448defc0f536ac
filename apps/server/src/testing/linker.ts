import { eq } from 'drizzle-orm'
import { person } from '../access/person.tables.ts'
import type { TestBrowser } from './browser.ts'
import { makePerson, signedIn } from './people.ts'
import { consentAs } from './test-networks.ts'
import type { TestServer } from './test-platform.ts'

let count = 0
/** Of somebody, or something, over there. */
export const newIdentity = () => `id-${++count}`

/** One page on X, by the calls the screens make. */
export async function linkPage(browser: TestBrowser, id: number, as = newIdentity()): Promise<void> {
  const begun = await browser.call('POST /api/users/{id}/networks/{network}/begin', {
    params: { id, network: 'x' },
    body: { back: '/me/networks' },
  })
  if (begun.status !== 200) throw new Error(`No consent: ${begun.text}`)
  await browser.call('POST /api/networks/finish', {
    body: { network: 'x', query: consentAs(begun.body.url, as, [as]) },
  })
}

/** A business that links accounts, by the calls its screens make. */
export async function linkerOn(server: TestServer, change: { freeUntil?: string } = {}) {
  const who = await makePerson(server, 'customer')
  if (change.freeUntil)
    await server.platform.db
      .update(person)
      .set({ freeSubscriptionUntil: change.freeUntil })
      .where(eq(person.id, who.id))
  const browser = await signedIn(server, who)
  const at = { params: { id: who.id } }
  const askFor = (network: string, another?: boolean) =>
    browser.call('POST /api/users/{id}/networks/{network}/begin', {
      params: { id: who.id, network },
      body: { back: '/me/networks', another },
    })
  const begin = async (network: string) => (await askFor(network)).body.url
  return {
    id: who.id,
    browser,
    askFor,
    begin,
    finish: (network: 'x' | 'linkedin', query: string) =>
      browser.call('POST /api/networks/finish', { body: { network, query } }),
    async link(network: 'x' | 'linkedin', as: string, pages: readonly string[] = [as]) {
      return this.finish(network, consentAs(await begin(network), as, pages))
    },
    list: async () => (await browser.call('GET /api/users/{id}/networks', at)).body,
    choose: (connectionId: number, pageIds: number[]) =>
      browser.call('POST /api/users/{id}/networks/accounts/{connectionId}/pages', {
        params: { id: who.id, connectionId },
        body: { pageIds },
      }),
    unlink: (connectionId: number) =>
      browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
        params: { id: who.id, connectionId },
      }),
  }
}

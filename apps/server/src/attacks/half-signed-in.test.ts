import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../access/person.tables.ts'
import { session } from '../access/session.tables.ts'
import { TestBrowser } from '../testing/browser.ts'
import { openStream } from '../testing/event-stream.ts'
import { makePerson, signedIn } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
/** The one setting that decides who owes a second factor; everything else stays as it is. */
const production = (value: boolean) => Object.assign(server.platform.config, { production: value })
beforeAll(async () => {
  server = await testServer()
  production(true)
})
afterAll(() => production(false))

/** A customer's picture, which staff may look at. */
async function pictureOf() {
  const customer = await makePerson(server, 'customer')
  const browser = await signedIn(server, customer)
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await browser.call('POST /api/me/profile/image', { form: { files: { image: { name: 'a.png', bytes } } } })
  const [row] = await server.platform.db.select().from(person).where(eq(person.id, customer.id))
  const params = { fileId: row?.profileImageId ?? '', variant: 'small' }
  return { customer, see: (who: TestBrowser) => who.call('GET /files/{fileId}/{variant}', { params }) }
}

describe('staff who still owe a second factor', () => {
  it('see no more than nobody does where everybody may call', async () => {
    const { see } = await pictureOf()
    const admin = await makePerson(server, 'superAdmin')
    const weak = await signedIn(server, admin)
    expect((await see(weak)).status).toBe(404)
    expect((await weak.call('GET /user/current')).status).toBe(200)
    expect((await weak.call('GET /api/admin/journal')).error?.code).toBe('secondFactorRequired')
    await server.platform.db.update(session).set({ strong: true }).where(eq(session.personId, admin.id))
    expect((await see(weak)).status).toBe(200)
  })

  it('hear nothing', async () => {
    const weak = await signedIn(server, await makePerson(server, 'superAdmin'))
    await expect(openStream(server, weak)).rejects.toThrow('403')
  })

  it('are nobody’s concern among customers, who owe none', async () => {
    const { customer, see } = await pictureOf()
    expect((await see(await signedIn(server, customer))).status).toBe(200)
    expect((await see(new TestBrowser(server))).status).toBe(404)
  })
})

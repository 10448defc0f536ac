import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let bytes: Buffer
beforeAll(async () => {
  server = await testServer()
  bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#e4572b' } })
    .png()
    .toBuffer()
})

async function customer() {
  const person = await makePerson(server, 'customer')
  const browser = await signedIn(server, person)
  const params = { id: person.id }
  await browser.call('POST /api/users/{id}/account/ai/enable', { params, body: { enable: true } })
  return { person, browser, params }
}
const form = () => ({ fields: { rights: 'true' }, files: { logo: { name: 'logo.png', bytes } } })
const add = 'POST /api/users/{id}/account/additional-logos'
const at = 'POST /api/users/{id}/account/additional-logos/{index}'
const remove = 'DELETE /api/users/{id}/account/additional-logos/{index}'

describe('logos', () => {
  it('need the word of whoever uploads them that they may', async () => {
    const { browser, params } = await customer()
    const reply = await browser.call('POST /api/users/{id}/account/update-society-logo', {
      params,
      form: { fields: {}, files: { logo: { name: 'logo.png', bytes } } },
    })
    expect([reply.status, Object.keys(reply.error?.fields ?? {})]).toEqual([422, ['rights']])
  })

  it('stand in the account and in the head of the menu until removed', async () => {
    const { browser, params } = await customer()
    const set = await browser.call('POST /api/users/{id}/account/update-society-logo', {
      params,
      form: form(),
    })
    expect(set.body.society.logo).toMatchObject({ widthPx: 40, heightPx: 20, mime: 'image/png' })
    const current = await browser.call('GET /user/current')
    expect(current.body.user.account?.logo?.id).toBe(set.body.society.logo?.id)
    const drop = 'DELETE /api/users/{id}/account/society-logo'
    expect((await browser.call(drop, { params })).body.society.logo).toBeNull()
    expect((await browser.call(drop, { params })).status).toBe(200)
  })

  it('beside the society’s are nine at most, in the first free place, each replaced and removed by its place', async () => {
    const { browser, params } = await customer()
    expect((await browser.call(at, { params: { ...params, index: 1 }, form: form() })).status).toBe(404)
    const replies = await Promise.all(
      Array.from({ length: 11 }, () => browser.call(add, { params, form: form() })),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(9)
    expect(replies.filter((reply) => reply.error?.code === 'limitReached')).toHaveLength(2)
    const before = (await browser.call('GET /api/users/{id}/account', { params })).body.user.society
    expect(before.additionalLogos.map((logo) => logo.index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    await browser.call(remove, { params: { ...params, index: 4 } })
    expect((await browser.call(remove, { params: { ...params, index: 4 } })).status).toBe(404)
    const again = await browser.call(add, { params, form: form() })
    expect(again.body.society.additionalLogos.map((logo) => logo.index)).toContain(4)
    const replaced = await browser.call(at, { params: { ...params, index: 2 }, form: form() })
    const fileAt = (society: typeof before) =>
      society.additionalLogos.find((logo) => logo.index === 2)?.file.id
    expect(fileAt(replaced.body.society)).not.toBe(fileAt(before))
    expect((await browser.call(at, { params: { ...params, index: 10 }, form: form() })).status).toBe(404)
  })
})

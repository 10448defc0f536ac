import { contrast, type Rgb, rgbOf } from '@postelier/scene'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  customerTemplates,
  sharedTemplates,
  type TestTemplates,
  templatesFor,
} from '../../testing/kept-templates.ts'
import { makePerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let shared: TestTemplates
beforeAll(async () => {
  server = await testServer()
  shared = await sharedTemplates(server)
})

const colour = async (bytes: Buffer): Promise<string> => {
  const { data } = await sharp(bytes)
    .resize(1, 1, { kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)].map((part) => Math.round(part / 16).toString(16)).join('')
}
const brandGround = {
  background: { type: 'colour', colour: { from: 'brand', index: 'primary', tint: 0, alpha: 1 } },
}
const logo = { kind: 'image', role: 'logo', x: 0, y: 0, width: 1080, height: 1080, fit: 'cover' }
const paint = (customer: TestTemplates, hex: string) =>
  customer.browser.call('POST /api/users/{id}/account/update-society-colors', {
    params: { id: customer.id },
    body: { colors: [{ index: 'primary', hex }] },
  })
const flat = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
async function hang(customer: TestTemplates, bytes: Buffer) {
  const { body } = await customer.browser.call('POST /api/users/{id}/account/update-society-logo', {
    params: { id: customer.id },
    form: { fields: { rights: 'true' }, files: { logo: { name: 'logo.png', bytes } } },
  })
  return body.society.logo?.id ?? ''
}

describe('a preview', () => {
  it('is a JPEG of the page at the width asked for, whole', async () => {
    const { id } = await shared.make({ format: '9:16', type: 'CAROUSEL' })
    const reply = await shared.preview(id, { width: 180 })
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(reply.bytes).metadata()).toMatchObject({ width: 180, height: 320, format: 'jpeg' })
    expect((await shared.preview(id, { page: 1 })).status).toBe(404)
    expect((await shared.preview(id, { width: 5000 })).status).toBe(422)
  })

  it('is in the asking account’s brand, with its logo, and in a sample brand for the platform', async () => {
    const customer = await customerTemplates(server)
    const { id } = await shared.make()
    await shared.draw(id, { pages: [brandGround] }, 1)
    await shared.change(id, { status: 'enabled' })
    await paint(customer, '#FF0000')
    expect(await colour((await customer.preview(id)).bytes)).toBe('1000')
    const samples = await Promise.all(
      ['light', 'dark', 'loud'].map(async (brand) => colour((await shared.preview(id, { brand })).bytes)),
    )
    expect(new Set(samples).size).toBe(3)
    await shared.draw(id, { pages: [{ ...brandGround, nodes: [logo] }] }, 2)
    await hang(customer, await flat('#0000ff'))
    expect(await colour((await customer.preview(id)).bytes)).toBe('0010')
  })

  it('shows a dark logo on a dark colour of the brand', async () => {
    const customer = await customerTemplates(server)
    await paint(customer, '#1F3D33')
    const { id } = await shared.make()
    const place = { ...logo, fit: 'contain', x: 340, y: 440, width: 400, height: 200 }
    await shared.draw(id, { pages: [{ ...brandGround, nodes: [place] }] }, 1)
    await shared.change(id, { status: 'enabled' })
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="#1b2a24" d="M20 20H90V180H20ZM150 60H380V90H150Z"/></svg>`
    await hang(customer, await sharp(Buffer.from(mark)).png().toBuffer())
    const { bytes } = await customer.preview(id, { width: 1080 })
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number): Rgb => {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels)
      return [red, green, blue]
    }
    // In the bar of the mark, and in the air beside it.
    expect(contrast(at(400, 540), rgbOf('#1b2a24'))).toBeLessThan(1.2)
    expect(contrast(at(400, 540), at(470, 540))).toBeGreaterThan(3)
    // Outside its plate the page is what it was.
    expect(contrast(at(40, 40), rgbOf('#1f3d33'))).toBeLessThan(1.1)
  })

  it('wears the families that the brand chose, and has another address then', async () => {
    const customer = await customerTemplates(server)
    const { id, file } = await customer.make()
    const words = { kind: 'text', content: 'Fournée', x: 80, y: 300, width: 920, height: 400, size: 220 }
    const { template } = (await customer.draw(id, { pages: [{ nodes: [words] }] }, 1)).body
    expect(template.file).not.toBe(file)
    const params = { id: customer.id }
    const before = await customer.preview(id)
    const { user } = (await customer.browser.call('GET /api/users/{id}/account', { params })).body
    await customer.browser.call('POST /api/users/{id}/account/graphic-line', {
      params,
      body: { version: user.brand.version, graphicCharter: '', titleFamily: 'caveat', textFamily: 'oswald' },
    })
    const { look } = (
      await customer.browser.call('GET /api/users/{id}/look', {
        params,
        query: { brand: 'light', pictures: '' },
      })
    ).body
    expect(look.brand).toMatchObject({ titleFamily: 'caveat', textFamily: 'oswald' })
    expect((await customer.read(id)).body.template.file).not.toBe(template.file)
    expect((await customer.preview(id)).bytes.equals(before.bytes)).toBe(false)
  })

  it('is not sent again while nothing has changed, and has another address once something has', async () => {
    const customer = await customerTemplates(server)
    const { id, file } = await customer.make()
    const first = await customer.preview(id)
    const etag = String(first.headers.etag)
    const again = await customer.preview(id, {}, { 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    await paint(customer, '#123456')
    const { template } = (await customer.read(id)).body
    expect(template.file).not.toBe(file)
    expect((await customer.preview(id, {}, { 'if-none-match': etag })).status).toBe(200)
    expect((await customer.draw(id, { pages: [brandGround] }, 1)).body.template.file).not.toBe(template.file)
  })

  it('shows nobody’s pictures but the account’s own, whatever a design says', async () => {
    const [customer, other] = [await customerTemplates(server), await customerTemplates(server)]
    const asset = await hang(other, await flat('#00ff00'))
    const { id } = await customer.make()
    const stolen = { ...logo, role: 'publicationImage', asset }
    await customer.draw(id, { pages: [{ nodes: [stolen] }] }, 1)
    expect(await colour((await customer.preview(id)).bytes)).not.toBe('0100')
    const mine = await hang(customer, await flat('#00ff00'))
    await customer.draw(id, { pages: [{ nodes: [{ ...stolen, asset: mine }] }] }, 2)
    expect(await colour((await customer.preview(id)).bytes)).toBe('0100')
  })

  describe.each(['contactReader', 'contactValidator'])('for a contact as %s', (roleKey) => {
    it('is there of every page that a post shows, where their calls say it is', async () => {
      const owner = await makePerson(server, 'customer')
      const [mine, posts] = [await templatesFor(server, owner), await postsFor(server, owner)]
      const made = await posts.make({ format: 'carousel' })
      const pages = [0, 1, 2].map(() => ({ nodes: [] }))
      await mine.draw(made.visual?.id ?? 0, { pages }, made.visual?.designVersion ?? 0)
      const contact = await makePerson(server, 'contact', { ownerId: owner.id, roleKey })
      const theirs = await postsFor(server, contact, owner)
      const [card] = (await theirs.list()).items
      const { task } = (await theirs.read(made.id)).body
      expect([card?.pages, task.pages, task.picture]).toEqual([3, 3, card?.picture])
      const url = new URL(task.picture ?? '', 'http://localhost')
      const cookie = [...theirs.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      for (const page of ['0', '1', '2', '3']) {
        url.searchParams.set('page', page)
        const reply = await server.app.inject({ url: `${url.pathname}${url.search}`, headers: { cookie } })
        expect([page, reply.statusCode]).toEqual([page, page === '3' ? 404 : 200])
        expect(reply.headers['content-type']).toMatch(page === '3' ? /^application\/json/ : /^image\/jpeg/)
      }
    })

    it('is not there of templates and saved states, nor of another’s posts', async () => {
      const [owner, other] = [await makePerson(server, 'customer'), await makePerson(server, 'customer')]
      const template = (await (await templatesFor(server, owner)).make()).id
      const post = (await (await postsFor(server, owner)).make()).visual?.id ?? 0
      const others = (await (await postsFor(server, other)).make()).visual?.id ?? 0
      const contact = await makePerson(server, 'contact', { ownerId: owner.id, roleKey })
      const [here, there] = [
        await templatesFor(server, contact, owner),
        await templatesFor(server, contact, other),
      ] as const
      const asked = [
        here.preview(post),
        here.preview(template),
        here.preview(post, { state: '123456789012' }),
        here.preview(others),
        there.preview(others),
        there.preview(post),
      ]
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect(statuses).toEqual([200, 403, 403, 404, 404, 404])
    })
  })
})

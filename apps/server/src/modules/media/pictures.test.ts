import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { newPublicId } from '../../platform/ids.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { pngHeader } from '../../testing/png-header.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { keyOf, purgeFiles } from './index.ts'
import { storedFile } from './media.tables.ts'

let server: TestServer
let owner: TestPerson
let browser: TestBrowser
beforeAll(async () => {
  server = await testServer()
  owner = await makePerson(server, 'customer')
  browser = await signedIn(server, owner)
})

/** Noise is slow to write in some formats; where only the size counts, one colour does. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e4572b' } })
const noise = (widthPx: number, heightPx: number) =>
  sharp({
    create: {
      width: widthPx,
      height: heightPx,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

async function upload(bytes: Buffer, name = 'logo.png', from = browser, of = owner) {
  const key = 'POST /api/users/{id}/account/update-society-logo'
  const form = { fields: { rights: 'true' }, files: { logo: { name, bytes } } }
  const reply = await from.call(key, { params: { id: of.id }, form })
  const logo = reply.body?.society?.logo ?? null
  return { status: reply.status, code: reply.error?.code, logo }
}
const see = (from: TestBrowser, fileId: string, variant = 'full', headers = {}) =>
  from.call('GET /files/{fileId}/{variant}', { params: { fileId, variant }, headers })

describe('a picture that comes in', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'is taken as %s and kept in three sizes',
    async (format) => {
      const { status, logo } = await upload(await plain(900, 600).toFormat(format).toBuffer(), 'Été.bin')
      expect(status).toBe(200)
      expect(logo).toMatchObject({ widthPx: 900, heightPx: 600 })
      expect(Object.keys(logo?.urls ?? {}).sort()).toEqual(['full', 'medium', 'small'])
      const small = await see(browser, logo?.id ?? '', 'small')
      expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 160, height: 107 })
      expect(small.headers['content-type']).toBe(logo?.mime)
    },
  )

  it('loses its metadata and stands upright', async () => {
    const photo = await noise(60, 30)
      .withExif({ IFD3: { GPSLatitude: '48/1 51/1 24/1' }, IFD0: { Artist: 'Camille' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { logo } = await upload(photo)
    expect(logo).toMatchObject({ widthPx: 30, heightPx: 60 })
    const kept = await sharp((await see(browser, logo?.id ?? '')).bytes).metadata()
    expect(kept.exif).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
  })

  it('is rendered when it is a drawing, as large as pictures are kept', async () => {
    const drawing = Buffer.from(
      '<?xml version="1.0" encoding="utf-8"?><!-- by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><defs><linearGradient id="g"/></defs><rect width="20" height="10" fill="url(#g)"/><use href="#g"/></svg>',
    )
    const { status, logo } = await upload(drawing, 'logo.svg')
    expect([status, logo?.mime]).toEqual([200, 'image/png'])
    expect(logo?.widthPx).toBeGreaterThan(1000)
  })

  it('is refused when it is over 50 MB', async () => {
    expect(await upload(Buffer.alloc(51 * 1024 * 1024))).toMatchObject({ status: 413, code: 'tooLarge' })
  })

  it.each([
    ['an executable', Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(500)])],
    ['a program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)])],
    ['a page', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
    ['plain words', Buffer.from('A picture, or so they say')],
    ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj')],
    ['an archive', Buffer.from('PK\x03\x04\x14\0\0\0\0\0')],
  ])('is refused when it is %s called logo.png', async (_what, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 415, code: 'unsupportedMedia' })
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<rect onload="alert(1)"/>'],
    ['an outside picture', '<image href="http://169.254.169.254/latest"/>'],
    ['a file', '<image xlink:href="file:///etc/passwd"/>'],
    ['an encoded address', '<image href="&#104;ttp://example.org/x.png"/>'],
    ['an outside style', '<style>@import "http://example.org/x.css";</style>'],
    ['an outside fill', '<rect style="fill:url(http://example.org/#a)"/>'],
    ['a disguised fill', '<rect style="fill:\\75rl(http://example.org/#a)"/>'],
    ['a page inside', '<foreignObject><b/></foreignObject>'],
    ['a link that runs', '<a href="javascript:alert(1)"><rect/></a>'],
  ])('is refused when it is a drawing with %s', async (_what, inside) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`
    expect(await upload(Buffer.from(drawing))).toMatchObject({ status: 415, code: 'unsupportedMedia' })
  })

  it('is refused when it multiplies itself by entities or hides behind another encoding', async () => {
    const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`
    expect(await upload(Buffer.from(laughs))).toMatchObject({ status: 415 })
    const wide = Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'utf16le')
    expect(await upload(wide)).toMatchObject({ status: 415 })
  })

  it('is refused before it is unfolded when it claims 200 megapixels', async () => {
    const bomb = pngHeader(20_000, 10_000)
    expect(await upload(bomb)).toMatchObject({ status: 422, code: 'unreadablePicture' })
  })

  it('is refused when it ends too early', async () => {
    const whole = await noise(800, 800).jpeg().toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    expect(await upload(half)).toMatchObject({ status: 422, code: 'unreadablePicture' })
  })

  it('does not stop others while many are worked on', { tags: ['deep'] }, async () => {
    const photo = await noise(1800, 1200).jpeg().toBuffer()
    const uploads = Promise.all(Array.from({ length: 4 }, () => upload(photo)))
    let isOver = false
    let turnsOfOthers = 0
    const others = async () => {
      for (; !isOver; turnsOfOthers++) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    const going = others()
    expect((await uploads).map((reply) => reply.status)).toEqual([200, 200, 200, 200])
    isOver = true
    await going
    // Worked on in this very process, four pictures would leave others a few turns between them.
    expect(turnsOfOthers).toBeGreaterThan(40)
  })
})

describe('a file that is handed out', () => {
  it('cannot run, says what it is, and is kept by the browser that saw it', async () => {
    const { logo } = await upload(
      await noise(50, 50).png().toBuffer(),
      '../../e"vil\r\nx: y/été <b>.exe.html',
    )
    const reply = await see(browser, logo?.id ?? '')
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    })
    const disposition = String(reply.headers['content-disposition'])
    expect(disposition).toMatch(
      /^inline; filename="[A-Za-z0-9 _.-]+\.png"; filename\*=UTF-8''[A-Za-z0-9%._~-]+\.png$/,
    )
    const again = await see(browser, logo?.id ?? '', 'full', { 'if-none-match': reply.headers.etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it('is seen by its account and who acts for it, and by nobody else', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const own = await signedIn(server, customer)
    const { logo } = await upload(await noise(50, 50).png().toBuffer(), 'a.png', own, customer)
    const statusFor = async (who: TestPerson) =>
      (await see(await signedIn(server, who), logo?.id ?? '')).status
    expect(await statusFor(customer)).toBe(200)
    expect(await statusFor(await makePerson(server, 'contact', { ownerId: customer.id }))).toBe(200)
    expect(await statusFor(agency)).toBe(200)
    expect(await statusFor(await makePerson(server, 'superAdmin'))).toBe(200)
    expect(await statusFor(await makePerson(server, 'customer'))).toBe(404)
    expect(await statusFor(await makePerson(server, 'contact'))).toBe(404)
    expect(await statusFor(await makePerson(server, 'agencyManager'))).toBe(404)
    expect(await statusFor(await makePerson(server, 'internalAgent'))).toBe(404)
    const nobody = new TestBrowser(server)
    expect((await see(nobody, logo?.id ?? '')).status).toBe(404)
    expect((await see(nobody, newPublicId())).status).toBe(404)
    expect((await see(nobody, '../../../etc/passwd')).status).toBe(404)
  })

  it('goes when another takes its place, and bytes nobody refers to go after a day', async () => {
    const { storage, db } = server.platform
    const first = (await upload(await noise(50, 50).png().toBuffer())).logo?.id ?? ''
    const second = (await upload(await noise(50, 50).png().toBuffer())).logo?.id ?? ''
    expect(await storage.read(keyOf(first, 'full'))).toBeUndefined()
    expect(await db.select().from(storedFile).where(eq(storedFile.id, first))).toEqual([])
    const orphan = keyOf(newPublicId(), 'full')
    await storage.put(orphan, Buffer.from('left behind'), 'image/png')
    const purge = () =>
      purgeFiles.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })
    await purge()
    expect(await storage.writtenAt(orphan)).toBeInstanceOf(Date)
    server.clock.advance(days(1) + 60_000)
    await purge()
    server.clock.advance(-(days(1) + 60_000))
    expect(await storage.writtenAt(orphan)).toBeUndefined()
    expect(await storage.writtenAt(keyOf(second, 'full'))).toBeInstanceOf(Date)
  })
})

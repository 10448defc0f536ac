import { rgbOf } from '@postelier/scene'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { labOf, proposeColors } from './proposed-colors.ts'

const drawn = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="80">${inside}</svg>`)
async function proposed(inside: string): Promise<string[]> {
  const { data, info } = await sharp(drawn(inside)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return proposeColors({ data, width: info.width, height: info.height })
}
const away = (one: string, other: string) => {
  const [a, b] = [labOf(rgbOf(one)), labOf(rgbOf(other))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
const white = '<rect width="160" height="80" fill="#fff"/>'

describe('colours proposed from a logo', () => {
  it('are the one colour of a mark, exactly, whether it stands on nothing or on white', async () => {
    const mark = '<circle cx="80" cy="40" r="30" fill="#20402f"/>'
    expect(await proposed(mark)).toEqual(['#20402F'])
    expect(await proposed(white + mark)).toEqual(['#20402F'])
  })

  it('are two colours, the larger first', async () => {
    const [large, small] = [
      '<rect width="100" height="60" fill="#e4572b"/>',
      '<circle cx="130" cy="60" r="14" fill="#1d4ed8"/>',
    ]
    expect(await proposed(white + large + small)).toEqual(['#E4572B', '#1D4ED8'])
  })

  it('leave out the blends where thin words meet their ground', async () => {
    const words = '<text x="6" y="52" font-size="30" font-weight="700" fill="#a5123f">Verdier</text>'
    expect(await proposed(white + words)).toEqual(['#A5123F'])
  })

  it('put a small colour before much black, and name black where there is nothing else', async () => {
    const black = '<rect x="8" y="8" width="90" height="60" fill="#111"/>'
    expect(
      (await proposed(`${white}${black}<rect x="110" y="20" width="30" height="30" fill="#e7bc68"/>`))[0],
    ).toBe('#E7BC68')
    expect(await proposed(black)).toEqual(['#111111'])
    expect(await proposed('<rect width="160" height="80" fill="#fff"/>')).toEqual([])
    expect(await proposed('')).toEqual([])
  })

  it('of a gradient are few, and told apart', async () => {
    const colours = await proposed(
      '<defs><linearGradient id="g"><stop stop-color="#f09433"/><stop offset=".5" stop-color="#dc2743"/><stop offset="1" stop-color="#7a2bbd"/></linearGradient></defs><rect width="160" height="80" rx="20" fill="url(#g)"/>',
    )
    expect(colours.length).toBeGreaterThan(1)
    for (const one of colours)
      for (const other of colours) if (one !== other) expect(away(one, other)).toBeGreaterThan(0.1)
    const oneHue = await proposed(
      '<defs><linearGradient id="g"><stop stop-color="#2456c9"/><stop offset="1" stop-color="#2f66dd"/></linearGradient></defs><rect width="160" height="80" fill="url(#g)"/>',
    )
    expect(oneHue).toHaveLength(1)
  })

  it('of a picture like a photo are the same each time, three at most', async () => {
    const [width, height] = [120, 80]
    const data = new Uint8Array(width * height * 4)
    for (let at = 0; at < width * height; at++) {
      const [x, y] = [at % width, Math.floor(at / width)]
      const noise = ((x * 7919 + y * 104729) % 23) - 11
      data.set(
        [90 + x + noise, 150 - y + noise, 40 + (x * y) / 60 + noise, 255].map((part) =>
          Math.max(0, Math.min(255, part)),
        ),
        at * 4,
      )
    }
    const first = proposeColors({ data, width, height })
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThanOrEqual(3)
    expect(proposeColors({ data, width, height })).toEqual(first)
  })
})

describe('the call for proposed colours', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })

  it('answers from the logo that hangs there, changes nothing, and has none to give without one', async () => {
    const person = await makePerson(server, 'customer')
    const browser = await signedIn(server, person)
    const params = { id: person.id }
    const ask = async () =>
      (await browser.call('GET /api/users/{id}/account/proposed-colors', { params })).body.colors
    expect(await ask()).toEqual([])
    const bytes = await sharp(drawn(`${white}<circle cx="80" cy="40" r="30" fill="#20402f"/>`))
      .png()
      .toBuffer()
    await browser.call('POST /api/users/{id}/account/update-society-logo', {
      params,
      form: { fields: { rights: 'true' }, files: { logo: { name: 'logo.png', bytes } } },
    })
    expect(await ask()).toEqual(['#20402F'])
    const { user } = (await browser.call('GET /api/users/{id}/account', { params })).body
    expect(user.society.colors).toEqual([])
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    expect((await stranger.call('GET /api/users/{id}/account/proposed-colors', { params })).status).toBe(404)
  })
})

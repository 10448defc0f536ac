import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { days, later } from '../../../platform/clock.ts'
import { loadConfig } from '../../../platform/config/load-config.ts'
import { type RunningSandbox, runSandbox } from '../../../testing/running-sandbox.ts'
import { createStock } from './stock.ts'
import type { StockSearch } from './stock-source.ts'

let sandbox: RunningSandbox
let folder: string
let into: string
beforeAll(async () => {
  sandbox = await runSandbox()
  folder = mkdtempSync(join(tmpdir(), 'stock-'))
  into = join(folder, 'picture')
})
afterAll(() => {
  sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

const services = ['pexels', 'unsplash', 'pixabay'] as const
type Service = (typeof services)[number]
const signal = new AbortController().signal
const configFor = (service: Service, url = `${sandbox.address}/${service}`) => {
  const name = service.toUpperCase()
  return loadConfig({ [`${name}_KEY`]: 'a-key', [`${name}_URL`]: url })
}
/** A service that nobody has asked yet; it hears time by `at`. */
function fresh(service: Service, at = () => new Date()) {
  const found = createStock({ config: configFor(service), clock: { now: at } }, { timeLimitMs: 3000 }).find(
    service,
  )
  if (!found) throw new Error('No such service')
  return found
}
const input = (change: Partial<StockSearch> = {}): StockSearch => ({
  keywords: ['light'],
  offset: 0,
  limit: 25,
  language: 'fr',
  ...change,
})
const reachable = { pexels: 620, unsplash: 620, pixabay: 500 } as const
const unavailable = { code: 'unavailable' }
const asked = async (service: Service) => (await sandbox.notes()).asked[service] ?? 0

describe.each(services)('the stock service %s', (service) => {
  it('lists by any offset and any limit, each picture once and in its place', async () => {
    const source = fresh(service)
    const all: string[] = []
    for (let offset = 0; offset < 700; offset += 70)
      all.push(...(await source.search(input({ offset, limit: 70 }), signal)).items.map((one) => one.id))
    expect(all).toHaveLength(reachable[service])
    expect(new Set(all).size).toBe(all.length)
    for (const [offset, limit] of [
      [0, 1],
      [29, 2],
      [79, 100],
      [99, 3],
      [199, 100],
      [490, 100],
      [619, 5],
      [620, 25],
      [999_999, 100],
    ] as const) {
      const { total, items } = await fresh(service).search(input({ offset, limit }), signal)
      expect(total).toBe(reachable[service])
      expect(items.map((one) => one.id)).toEqual(all.slice(offset, offset + limit))
    }
  })

  it('finds by words, and shows a choice of its own without any', async () => {
    const source = fresh(service)
    const sea = await source.search(input({ keywords: ['sea', 'winter'], limit: 100 }), signal)
    expect(sea.total).toBe(124)
    expect(sea.items.every((one) => /sea|winter/.test(one.label))).toBe(true)
    expect((await source.search(input({ keywords: ['nothing'] }), signal)).items).toEqual([])
    expect((await source.search(input({ keywords: [] }), signal)).total).toBe(reachable[service])
    const long = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)]
    expect((await source.search(input({ keywords: long }), signal)).total).toBe(0)
  })

  it('says of each whose it is, how large it is, and where a small one lies', async () => {
    const { items } = await fresh(service).search(input({ limit: 3 }), signal)
    for (const one of items) {
      expect(one).toMatchObject({ asset: null, width: 4000, credit: { service } })
      expect(new URL(one.thumb ?? '').origin).toBe(sandbox.address)
      expect(one.credit?.author).toMatch(/^Ada [A-Z]\.$/)
      for (const link of [one.credit?.authorUrl, one.credit?.pictureUrl])
        expect(new URL(link ?? '').hostname).toMatch(new RegExp(`^(www\\.)?${service}\\.com$`))
    }
  })

  it('remembers an answer for a day, and asks again after it', async () => {
    let now = new Date()
    const source = fresh(service, () => now)
    const before = await asked(service)
    await source.search(input({ limit: 10 }), signal)
    await source.search(input({ offset: 10, limit: 10, keywords: ['LIGHT'] }), signal)
    expect(await asked(service)).toBe(before + 1)
    now = later(now, days(1) + 1)
    await source.search(input({ limit: 10 }), signal)
    expect(await asked(service)).toBe(before + 2)
  })

  it('gives a picture’s bytes with its author and its name', async () => {
    const source = fresh(service)
    const [one] = (await source.search(input({ keywords: ['bread'], limit: 1 }), signal)).items
    const taken = await source.take(one?.id ?? '', into, signal)
    expect(taken.credit).toEqual(one?.credit)
    expect(taken.name).toContain('bread')
    expect(await sharp(into).metadata()).toMatchObject({ format: 'png', width: 1280 })
  })

  it.each(['0', '1', '999999999', 'abc', 'random', '..', '%2e%2e', 'a/b'])(
    'has no picture %s',
    async (id) => {
      await expect(fresh(service).take(id, into, signal)).rejects.toMatchObject({ code: 'notFound' })
    },
  )

  it.each(['too-many', 'broken', 'half'])(
    'that is %s is not available, and is again after it',
    async (kind) => {
      const source = fresh(service)
      await sandbox.fault(service, kind)
      await expect(source.search(input(), signal)).rejects.toMatchObject(unavailable)
      const { items } = await source.search(input(), signal)
      expect(items).toHaveLength(25)
      await sandbox.fault(service, kind)
      await expect(source.take(items[0]?.id ?? '', into, signal)).rejects.toMatchObject(unavailable)
    },
  )

  it('is waited for so long and no longer, and for nobody who has left', async () => {
    const config = configFor(service)
    const clock = { now: () => new Date() }
    const source = createStock({ config, clock }, { timeLimitMs: 200 }).find(service)
    await sandbox.fault(service, 'slow')
    await expect(source?.search(input(), signal)).rejects.toMatchObject(unavailable)
    await sandbox.fault(service, 'slow')
    const left = AbortSignal.timeout(50)
    await expect(fresh(service).search(input(), left)).rejects.toMatchObject(unavailable)
  })

  it('is not followed to somebody else’s server, whatever it answers', async () => {
    const source = fresh(service)
    const { items } = await source.search(input({ keywords: ['team'] }), signal)
    const id = items[0]?.id ?? ''
    await sandbox.fault(service, 'foreign')
    await expect(source.take(id, into, signal)).rejects.toMatchObject(unavailable)
    await sandbox.fault(service, 'redirect')
    await expect(source.take(id, into, signal)).rejects.toMatchObject(unavailable)
    await sandbox.fault(service, 'foreign')
    const shown = await source.search(input({ keywords: ['coffee'] }), signal)
    expect([shown.total, shown.items]).toEqual([62, []])
    await sandbox.fault(service, 'foreign', 0)
  })

  it('is refused a picture that does not end', { tags: ['deep'] }, async () => {
    const source = fresh(service)
    const { items } = await source.search(input(), signal)
    await sandbox.fault(service, 'large')
    await expect(source.take(items[0]?.id ?? '', into, signal)).rejects.toMatchObject(unavailable)
    expect((await stat(into)).size).toBeLessThanOrEqual(50 * 1024 * 1024)
  })

  it('that is away is not available', async () => {
    const config = configFor(service, 'http://127.0.0.1:9/nobody')
    const away = createStock({ config, clock: { now: () => new Date() } }).find(service)
    await expect(away?.search(input(), signal)).rejects.toMatchObject(unavailable)
  })
})

describe('the stock service unsplash', () => {
  it('is told of each picture that is taken, as its guideline asks, and its author’s link says who sent', async () => {
    const source = fresh('unsplash')
    const [one] = (await source.search(input({ keywords: ['forest'], limit: 1 }), signal)).items
    const id = one?.id ?? ''
    const before = (await sandbox.notes()).taken.filter((taken) => taken === id).length
    await source.take(id, into, signal)
    expect((await sandbox.notes()).taken.filter((taken) => taken === id)).toHaveLength(before + 1)
    for (const link of [one?.credit?.authorUrl, one?.credit?.pictureUrl])
      expect(link).toMatch(/\?utm_source=postelier&utm_medium=referral$/)
  })
})

describe('a key', () => {
  it('is told to nobody who reads why a service did not answer', async () => {
    const config = { ...configFor('pixabay'), PIXABAY_KEY: 'a-most-secret-key' }
    const source = createStock({ config, clock: { now: () => new Date() } }).find('pixabay')
    await sandbox.fault('pixabay', 'broken')
    const reason = await source?.search(input(), signal).catch((caught: unknown) => caught)
    expect(reason).toMatchObject({ code: 'unavailable', cause: expect.any(Error) })
    const said = String((reason as Error).cause)
    expect(said).toContain('answered 500')
    expect(said).not.toContain('secret')
  })
})

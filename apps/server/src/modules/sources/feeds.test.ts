import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Platform } from '../../platform/platform.ts'
import {
  feedSite,
  lookDue,
  readDue,
  readingHere,
  readingNothingHere,
  shopFeed,
} from '../../testing/feed-site.ts'
import { planningOn } from '../../testing/planning.ts'
import { buche, galette, sourcesOn } from '../../testing/sources.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let site: Awaited<ReturnType<typeof feedSite>>
let platform: Platform
let withSource: ReturnType<typeof sourcesOn>
beforeAll(async () => {
  server = await testServer()
  platform = readingHere(server)
  site = await feedSite()
  withSource = sourcesOn({ server, platform, site })
})
afterAll(async () => {
  readingNothingHere(server)
  await site.close()
})

describe('a source', () => {
  it('of products is taken as its business says which element is what', async () => {
    const feed = `<?xml version="1.0"?><c><v><a>Selle cuir</a><b>La selle est cousue à Lyon.</b><t>79 €</t></v><v><a>Vélo</a><b>Le vélo est révisé avant de partir.</b><t>690 €</t></v></c>`
    const one = await withSource(feed)
    await readDue(platform)
    expect((await one.items()).items).toEqual([])
    const mapping = { item: 'c/v', fields: { name: 'a', description: 'b', price: 't' } }
    await one.change({ version: 1, mapping })
    await readDue(platform)
    expect((await one.facts()).map(({ about, price }) => [about, price?.text])).toEqual([
      ['Selle cuir', '79 €'],
      ['Vélo', '690 €'],
    ])
  })

  it('of news does not say again, in slightly other words, what its business said, and says it once that is gone', async () => {
    const item = (id: string, says: string) =>
      `<item><guid>${id}</guid><title>Actu ${id}</title><description>${says}</description></item>`
    const bac = item('1', 'Un bac massant est installé près de la fenêtre depuis cette semaine !')
    const one = await withSource(
      `<?xml version="1.0"?><rss><channel><title>Le fil</title>${bac}${item('2', 'Malo coupe aussi les barbes le jeudi soir.')}</channel></rss>`,
      'news',
    )
    const page = 'Un bac massant est installé depuis cette semaine près de la fenêtre.'
    await one.say([{ kind: 'news', about: 'bac', says: [page] }])
    await readDue(platform)
    expect(await one.source()).toMatchObject({ state: 'fine', items: 2, told: 1 })
    const says = async () => (await one.facts()).map((fact) => fact.says[0]).toSorted()
    expect(await says()).toEqual(['Malo coupe aussi les barbes le jeudi soir.', page])
    await one.again()
    expect(await says()).toHaveLength(2)
  })

  it('stays fine when an item is of a day that no calendar has', async () => {
    const item = (nth: number, day: string, says: string) =>
      `<item><guid>${nth}</guid><title>Nouvelle ${nth}</title><pubDate>${day}</pubDate><description>${says}</description></item>`
    const one = await withSource(
      `<?xml version="1.0"?><rss><channel><title>Le fil</title>${item(1, '2026-11-31', 'La boutique de la rue ferme le lundi.')}${item(2, 'Fri, 31 Dec 99999 00:00:00 GMT', 'La boutique de la place ouvre le mardi matin.')}</channel></rss>`,
      'articles',
    )
    await readDue(platform)
    expect(await one.source()).toMatchObject({ state: 'fine', failure: null, told: 2 })
    expect((await one.items()).items.map(({ date }) => date)).toEqual([null, null])
  })

  it('stays fine when two of its items come to say the same, and says it once', async () => {
    const item = (id: string, says: string) =>
      `<item><guid>${id}</guid><title>Nouvelle ${id}</title><description>${says}</description></item>`
    const news = (...says: readonly string[]) =>
      `<?xml version="1.0"?><rss><channel><title>Le fil</title>${says.map((one, at) => item(String(at), one)).join('')}</channel></rss>`
    const same = 'La boutique de la place ouvre le mardi matin.'
    const one = await withSource(news('La boutique de la rue ferme le lundi.', same), 'articles')
    await readDue(platform)
    expect(await one.source()).toMatchObject({ state: 'fine', told: 2 })
    for (const _ of ['the day they do', 'the day after']) {
      one.serves(news(same, same))
      await one.again()
      expect(await one.source()).toMatchObject({ state: 'fine', failure: null, told: 1 })
    }
    expect(await one.facts()).toMatchObject([{ says: [same] }])
  })

  it('stays fine when an item comes to say what somebody dropped, which stays dropped', async () => {
    const one = await withSource(shopFeed([buche, galette]))
    await readDue(platform)
    const dropped = (await one.facts()).find(({ about }) => about === 'Galette')
    await one.browser.call('POST /api/users/{id}/facts/{factId}', {
      params: { ...one.params, factId: Number(dropped?.id) },
      body: { version: 1, isDropped: true },
    })
    one.serves(shopFeed([{ ...galette, id: '1' }]))
    await one.again()
    expect(await one.source()).toMatchObject({ state: 'fine', failure: null, told: 0 })
    expect(await one.facts()).toEqual([])
  })

  it.each([
    ['a smiley where a name is cut', `${'Bûche '.repeat(26)}abc🥖`],
    ['a letter that is none', 'B\0che'],
  ])('is read although it holds %s', async (_, name) => {
    const one = await withSource(shopFeed([galette, { ...buche, name }]))
    await readDue(platform)
    expect(await one.source()).toMatchObject({ state: 'fine', items: 2, failure: null })
  })

  it('of news is known item by item, the newest first', async () => {
    const item = (id: number, day: number) =>
      `<item><guid>${id}</guid><title>Billet ${id}</title><pubDate>Mon, 0${day} Nov 2026 08:00:00 GMT</pubDate><description>Le fournil raconte sa semaine numéro ${id}.</description></item>`
    const one = await withSource(
      `<?xml version="1.0"?><rss><channel>${item(1, 2)}${item(2, 9)}</channel></rss>`,
      'news',
    )
    await readDue(platform)
    expect((await one.items()).items.map(({ name }) => name)).toEqual(['Billet 2', 'Billet 1'])
    expect((await one.facts()).map(({ kind }) => kind)).toEqual(['news', 'news'])
  })
})

let count = 0

describe('a feed, before it is kept,', () => {
  const lookAt = async (body: string, kind: 'news' | 'products') => {
    const one = await planningOn(server)
    const path = `/looked-at-${++count}.xml`
    site.pages.set(path, body)
    const started = await one.browser.call('POST /api/users/{id}/lookups', {
      params: one.params,
      body: { kind, url: `${site.origin}${path}` },
    })
    await lookDue(platform)
    const params = { ...one.params, lookupId: started.body.lookup.id }
    return (await one.browser.call('GET /api/users/{id}/lookups/{lookupId}', { params })).body.lookup
  }

  it('is shown although a text is cut where a smiley stands', async () => {
    const says = `${'a'.repeat(299)}🥖 bien dorée.`
    expect(await lookAt(shopFeed([{ id: '1', name: 'Galette', says }]), 'products')).toMatchObject({
      failure: null,
      found: { things: [{ text: 'a'.repeat(299) }] },
    })
  })

  it('shows a price that is a bare number in euros, or in what its business is paid in, as soon as it is matched', async () => {
    const vase = (name: string, price: string) =>
      `<piece><intitule>${name}</intitule><cout>${price}</cout></piece>`
    const feed = `<?xml version="1.0"?><atelier>${vase('Bol', '14,50')}${vase('Plat', '32')}${vase('Cruche', '48,00')}</atelier>`
    const shown = async (paidIn?: string) => {
      const one = await planningOn(server)
      await one.say([{ kind: 'product', about: 'mug', says: ['Le mug tient une pinte.'] }])
      // As a page says it: what a person writes has no price of its own.
      const price = JSON.stringify({ text: '9', cents: 900, currency: paidIn })
      if (paidIn)
        await server.platform.db.execute(
          sql`update finding set fact = jsonb_set(fact, '{price}', ${price}::jsonb) where account_id = ${one.owner.id}`,
        )
      const path = `/looked-at-${++count}.xml`
      site.pages.set(path, feed)
      const started = await one.browser.call('POST /api/users/{id}/lookups', {
        params: one.params,
        body: { kind: 'products', url: `${site.origin}${path}` },
      })
      await lookDue(platform)
      const params = { ...one.params, lookupId: started.body.lookup.id }
      const matched = await one.browser.call('POST /api/users/{id}/lookups/{lookupId}/fields', {
        params,
        body: { fields: { name: 'intitule', price: 'cout' } },
      })
      const { found } = matched.body.lookup
      return found?.is === 'feed' ? found.things.map(({ price }) => price?.text) : []
    }
    expect(await shown()).toEqual(['14,50\u00a0€', '32\u00a0€', '48\u00a0€'])
    expect(await shown('CHF')).toEqual(['14,50\u00a0CHF', '32\u00a0CHF', '48\u00a0CHF'])
  })

  it('holds nobody else up, however it is written', async () => {
    // As many as a feed may hold: looked through once for each of them, it would take many minutes.
    const body = '<!DOCTYPE'.repeat(550_000)
    expect((await lookAt(`<?xml version="1.0"?><r>${body}`, 'news')).failure).toBe('notXml')
  })

  it('is looked at although somebody else asked for thirty slow ones before', async () => {
    const asked: string[] = []
    const greedy = await planningOn(server)
    const ask = ({ browser, params }: typeof greedy, path: string) => {
      site.pages.set(path, (response) => {
        asked.push(path)
        setTimeout(() => response.end(shopFeed([])), 300)
      })
      const url = `${site.origin}${path}`
      return browser.call('POST /api/users/{id}/lookups', { params, body: { kind: 'products', url } })
    }
    for (let nth = 0; nth < 30; nth++) await ask(greedy, `/thirty-${nth}.xml`)
    await ask(await planningOn(server), '/thirty-other.xml')
    const stop = new AbortController()
    const driving = lookDue(platform, stop.signal)
    while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 20))
    stop.abort()
    await driving
    expect(asked.slice(0, 2).toSorted()).toEqual(['/thirty-0.xml', '/thirty-other.xml'])
  })
})

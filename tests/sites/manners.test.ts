import { type ReadWeb, readSite } from '@postelier/reading'
import { afterEach, expect, test } from 'vitest'
import { labelledOn } from './labels.ts'
import { type ServedSite, type ServeInput, serveSite } from './serve.ts'
import type { SiteKey } from './site-files.ts'

const open: ServedSite[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()))
})
async function serve(key: SiteKey, input: ServeInput = {}): Promise<ServedSite> {
  const site = await serveSite(key, input)
  open.push(site)
  return site
}
const today = labelledOn

const read: ReadWeb = async (url, { signal }) => {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw Object.assign(new Error(url), { code: 'notFound' })
  const [type = '', charset] = (answer.headers.get('content-type') ?? '').split('; charset=')
  return { url: answer.url, type, charset: charset ?? null, body: new Uint8Array(await answer.arrayBuffer()) }
}

test('a few pages, a few at once, its rules asked once and kept', async () => {
  const site = await serve('baker')
  const told: number[] = []
  const reading = await readSite(`${site.origin}/`, { fetch: read, today, progress: ({ read: pages }) => told.push(pages) })
  expect(reading.pages.length).toBe(12)
  expect(site.asked.filter((path) => path === '/robots.txt')).toHaveLength(1)
  expect(site.asked[0]).toBe('/robots.txt')
  expect(site.asked).not.toContain('/panier/')
  expect(site.asked).not.toContain('/mentions-legales/')
  expect(new Set(site.asked).size).toBe(site.asked.length)
  expect(site.mostAtOnce()).toBeLessThanOrEqual(4)
  expect(told.at(-1)).toBe(12)
})

test('no more than four at the same moment, however slow they are', async () => {
  const site = await serve('software', { fault: 'slow', slowMs: 60 })
  await readSite(`${site.origin}/`, { fetch: read, today })
  expect(site.mostAtOnce()).toBeGreaterThan(1)
  expect(site.mostAtOnce()).toBeLessThanOrEqual(4)
})

test('of a hundred pages the most promising twelve; none that is for members, for buying or for lawyers', async () => {
  const asked: string[] = []
  const paths = [
    ...Array.from({ length: 80 }, (_, index) => `/divers-${index}`),
    '/tarifs', '/contact', '/en/contact', '/nos-produits', '/a-propos', '/prive/ateliers', '/panier', '/cgv', '/tarifs.pdf', '/services/login', '/tarifs/cart', '/contact?tri=1',
  ]
  const links = paths.map((path) => `<a href="${path}">page</a>`).join('')
  const page = `<html lang="fr"><title>x</title><nav>${links}</nav><p>Nous réparons des montres à Annecy.</p></html>`
  const fetch: ReadWeb = async (url) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    const robots = pathname === '/robots.txt'
    const body = new TextEncoder().encode(robots ? 'User-agent: *\nDisallow: /prive/' : `${page}<p>${pathname}</p>`)
    return { url, type: robots ? 'text/plain' : 'text/html', charset: 'utf-8', body }
  }
  const reading = await readSite('http://site.example/', { fetch, today })
  expect(reading.pages).toHaveLength(12)
  expect(asked).toEqual(expect.arrayContaining(['/tarifs', '/contact', '/nos-produits', '/a-propos']))
  for (const path of ['/prive/ateliers', '/panier', '/cgv', '/tarifs.pdf', '/services/login', '/tarifs/cart', '/en/contact']) expect(asked).not.toContain(path)
  expect(reading.failures).toEqual([])
  // What every page says is its frame.
  expect(reading.facts).toEqual([])
})

test('who asks for time between two pages gets it, one page at a time', async () => {
  const site = await serve('garage')
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const reading = await readSite(`${site.origin}/`, { fetch: read, today, wait })
  expect(reading.pages).toHaveLength(7)
  expect(new Set(waits)).toEqual(new Set([1000]))
  expect(site.mostAtOnce()).toBe(1)
  expect(site.asked).not.toContain('/legal.htm')
})

test('a site that wants no reader is not read', async () => {
  const asked: string[] = []
  const body = new TextEncoder().encode('User-agent: *\nDisallow: /')
  const refuse: ReadWeb = async (url) => {
    asked.push(url)
    return { url, type: 'text/plain', charset: null, body }
  }
  const reading = await readSite('http://site.example/', { fetch: refuse, today })
  expect(reading).toMatchObject({ pages: [], facts: [], failures: [{ code: 'robots' }] })
  expect(asked).toEqual(['http://site.example/robots.txt'])
})

test.each(['slow', 'drip'] as const)('a site that is %s gives what it gave in time', async (fault) => {
  const site = await serve('yoga', { fault, faulty: (path) => !['/', '/robots.txt', '/faq', '/sitemap.xml'].includes(path) && !path.startsWith('/_assets') })
  const reading = await readSite(`${site.origin}/`, { fetch: read, today, timeLimitMs: 1500 })
  expect(reading.pages.length).toBeGreaterThan(0)
  expect(reading.facts.length).toBeGreaterThan(0)
  expect(reading.failures.some(({ code }) => code === 'tooSlow')).toBe(true)
})

test('a caller who leaves is not kept waiting', async () => {
  const site = await serve('yoga', { fault: 'slow' })
  const leaving = AbortSignal.timeout(200)
  const reading = await readSite(`${site.origin}/`, { fetch: read, today, signal: leaving })
  expect(reading).toMatchObject({ pages: [], failures: [{ code: 'tooSlow' }] })
})

test('a page of six megabytes is read as far as a page goes', async () => {
  const site = await serve('lawyer', { fault: 'large', faulty: (path) => path === '/cabinet/' })
  const reading = await readSite(`${site.origin}/`, { fetch: read, today })
  expect(reading.pages.map(({ url }) => new URL(url).pathname)).toContain('/domaines/')
})

test('a site that is not there says so', async () => {
  const reading = await readSite('http://127.0.0.1:9/', { fetch: read, today })
  expect(reading).toMatchObject({ pages: [], failures: [{ code: 'unreachable' }] })
})

test('a page that leads to another house is not the business’s word', async () => {
  const page = (words: string) => new TextEncoder().encode(`<html lang="fr"><p>${words}</p><a href="/contact">Contact</a></html>`)
  const fetch: ReadWeb = async (url) => {
    const isElsewhere = new URL(url).pathname === '/contact'
    const at = isElsewhere ? 'http://elsewhere.example/contact' : url
    const body = page(isElsewhere ? 'Nous vendons des voitures neuves.' : 'Nous réparons des montres à Annecy.')
    return { url: at, type: 'text/html', charset: 'utf-8', body }
  }
  const reading = await readSite('http://site.example/', { fetch, today })
  expect(reading.facts.flatMap(({ says }) => says)).toEqual(['Nous réparons des montres à Annecy.'])
  expect(reading.failures).toEqual([{ url: 'http://site.example/contact', code: 'elsewhere' }])
})

test('two addresses of one page are one page', async () => {
  const fetch: ReadWeb = async (url) => {
    const { pathname } = new URL(url)
    const at = pathname === '/a-propos' ? 'http://site.example/contact/' : url
    const words = at === url && pathname === '/' ? 'Nous réparons des montres.' : 'Nous sommes à deux pas de la gare.'
    const links = '<a href="/contact">Contact</a><a href="/a-propos">Nous</a>'
    const body = new TextEncoder().encode(`<html lang="fr"><p>${words}</p>${links}</html>`)
    return { url: at, type: 'text/html', charset: 'utf-8', body }
  }
  const reading = await readSite('http://site.example/', { fetch, today })
  expect(reading.pages).toHaveLength(2)
})

test('hours and telephone that only the foot of every page tells are found', async () => {
  const foot = '<footer><p>Mardi au samedi : 9h-18h</p><p>Tél. : 04 65 71 00 12</p><p>© 2026 Montres Alvarec. Tous droits réservés.</p></footer>'
  const fetch: ReadWeb = async (url) => {
    const { pathname } = new URL(url)
    const links = '<nav><a href="/contact">Contact</a><a href="/services">Services</a></nav>'
    const words = `<main><p>Nous réparons des montres ${pathname === '/' ? 'anciennes' : `sur ${pathname.slice(1)}`}.</p></main>`
    const body = new TextEncoder().encode(`<html lang="fr"><title>Montres</title>${links}${words}${foot}</html>`)
    return { url, type: 'text/html', charset: 'utf-8', body }
  }
  const reading = await readSite('http://site.example/', { fetch, today })
  expect(reading.hours.map(({ value }) => value)).toEqual([{ days: [2, 3, 4, 5, 6], spans: ['09:00-18:00'] }])
  const said = reading.facts.filter(({ kind }) => kind === 'hours' || kind === 'contact').flatMap(({ says }) => says)
  expect(said).toEqual(['Mardi au samedi : 9h-18h', 'Tél. : 04 65 71 00 12'])
  expect(JSON.stringify(reading.facts)).not.toContain('droits')
})

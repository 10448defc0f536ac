import { readdirSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sitesRoutes } from './sites.routes.ts'

const folder = new URL('../../sites/', import.meta.url)
const hosts = readdirSync(folder).filter((name) => name.includes('.'))

let app: FastifyInstance

beforeEach(() => {
  app = Fastify()
  sitesRoutes(app)
})
afterEach(() => app.close())

const ask = async (path: string) => {
  const answer = await app.inject(path)
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.body }
}

test('the five demo businesses have their sites', () => {
  expect(hosts.sort()).toEqual([
    'atelier-nord.fr',
    'garage-bellecour.fr',
    'maisonverdier.fr',
    'roussel-avocats.fr',
    'studio-lin.fr',
  ])
})

test.each(hosts)('%s has a page, robots, a list of its pages, and each of them', async (host) => {
  const home = await ask(`/sites/${host}/`)
  expect(home).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
  expect(home.body).toContain('<html lang="fr">')
  expect(await ask(`/sites/${host}/robots.txt`)).toMatchObject({
    status: 200,
    type: 'text/plain; charset=utf-8',
    body: expect.stringContaining(`Sitemap: https://${host}/sitemap.xml`),
  })
  const list = await ask(`/sites/${host}/sitemap.xml`)
  expect(list).toMatchObject({ status: 200, type: 'application/xml' })
  const paths = [...list.body.matchAll(/<loc>https:\/\/([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThanOrEqual(6)
  for (const path of paths)
    expect([path, await ask(`/sites/${path}`)]).toEqual([path, expect.objectContaining({ status: 200 })])
})

test.each(hosts)('whatever a page of %s shows or leads to on its own site is there', async (host) => {
  const list = await ask(`/sites/${host}/sitemap.xml`)
  const seen = new Set<string>()
  for (const [, path = ''] of list.body.matchAll(/<loc>https:\/\/([^<]+)<\/loc>/g)) {
    const { body } = await ask(`/sites/${path}`)
    for (const [, address = ''] of body.matchAll(/\s(?:href|src)="([^"#]+)"/g)) {
      if (/^(?:https?|tel|mailto):/.test(address)) continue
      expect([path, address]).not.toEqual([path, expect.stringMatching(/^\//)])
      seen.add(new URL(address, `http://sandbox/sites/${path}`).pathname)
    }
  }
  const pictures = [...seen].filter((path) => path.endsWith('.jpg'))
  expect(pictures.length).toBeGreaterThanOrEqual(8)
  for (const path of seen)
    expect([path, await ask(path)]).toEqual([
      path,
      expect.objectContaining({
        status: 200,
        ...(path.endsWith('.jpg') ? { type: 'image/jpeg' } : {}),
        ...(path.endsWith('.svg') ? { type: 'image/svg+xml' } : {}),
        ...(path.endsWith('.css') ? { type: 'text/css; charset=utf-8' } : {}),
      }),
    ])
})

test('a page that is not there says so, as a page', async () => {
  const nothing = { status: 404, type: 'text/html; charset=utf-8' }
  expect(await ask('/sites/maisonverdier.fr/rien/')).toMatchObject(nothing)
  expect(await ask('/sites/maisonverdier.fr/photos/rien.jpg')).toMatchObject(nothing)
  expect(await ask('/sites/elsewhere.fr/')).toMatchObject(nothing)
})

test.each([
  '/sites/maisonverdier.fr/..%2f..%2f',
  '/sites/maisonverdier.fr/..%2f..%2fpackage.json',
  '/sites/maisonverdier.fr/..%2froussel-avocats.fr/index.html',
  '/sites/..%2f/package.json',
  '/sites/../package.json',
])('%s leads outside its folder and is refused', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body).not.toContain('dependencies')
})

import { beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '../cli/open-api-document.ts'
import { routeList } from '../modules/all.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'
import type { ApiDocument } from './describe-calls.ts'

let server: TestServer
let document: ApiDocument
beforeAll(async () => {
  server = await testServer()
  document = (await server.app.inject('/api/openapi.json')).json()
})
const callOf = (method: string, path: string) => document.paths[path]?.[method]

describe('the API described', () => {
  it('is the contract and nothing beside it, as `npm run generate` writes it', async () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(routeList.map(({ method, path }) => `${method} ${path}`).sort())
    expect(document).toEqual(JSON.parse(JSON.stringify(await openApiDocument())))
  })

  it('says who may call, with what, and which files are taken', () => {
    const change = callOf('post', '/api/admin/roles')
    expect(change?.description).toContain('adminRoles:create')
    expect(change?.security).toEqual([{ session: [], antiForgery: [] }])
    expect(callOf('post', '/auth/login')?.security).toEqual([{ antiForgery: [] }])
    for (const { method, path, files } of routeList.filter((route) => route.files)) {
      const form = callOf(method.toLowerCase(), path)?.requestBody?.content['multipart/form-data']?.schema
      for (const name of Object.keys(files ?? {})) expect(form?.properties).toHaveProperty(name)
    }
  })

  it('can be read as a page, every call of it, without a script', async () => {
    const page = await server.app.inject('/api/reference')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const { method, path } of routeList)
      expect(page.body).toContain(`id="${`${method.toLowerCase()} ${path}`.replace(/[^A-Za-z0-9]+/g, '-')}"`)
    expect(page.body).not.toContain('<script')
    const shapes = [...page.body.matchAll(/href="(#[^"]+)"/g)].map(([, target]) => target?.slice(1))
    for (const id of shapes) expect(page.body).toContain(`id="${id}"`)
  })
})

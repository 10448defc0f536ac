import { expect, it } from 'vitest'
import { testServer } from '../testing/test-platform.ts'

const server = await testServer()
const asked = async (host: string, url = '/api/application') =>
  (await server.app.inject({ url, headers: { host } })).statusCode

it('a page elsewhere whose name leads to this machine is not answered in demo mode', async () => {
  for (const host of [
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.evil.example:4000',
  ])
    for (const url of ['/api/application', '/auth/login', '/', '/no/such/page'])
      expect([host, url, await asked(host, url)]).toEqual([host, url, 421])
  for (const host of ['localhost', 'LOCALHOST:4000', '127.0.0.1:4000', '[::1]:4000'])
    expect([host, await asked(host)]).toEqual([host, 200])
})

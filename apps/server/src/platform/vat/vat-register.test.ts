import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viesRegister } from './vat-register.ts'

let says: { status: number; body: string }
const asked: (string | undefined)[] = []
const server = createServer((request, reply) => {
  asked.push(request.url)
  reply.writeHead(says.status, { 'content-type': 'application/json' }).end(says.body)
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

it('asks by country and number, and takes only an answer for one', async () => {
  const { look } = viesRegister(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`)
  const cases: [number, string, string][] = [
    [200, '{"isValid":true,"userError":"VALID"}', 'known'],
    [200, '{"isValid":false,"userError":"INVALID"}', 'unknown'],
    [200, '{"isValid":false,"userError":"MS_UNAVAILABLE"}', 'silent'],
    [503, '{}', 'silent'],
    [200, 'not JSON', 'silent'],
  ]
  for (const [status, body, wanted] of cases) {
    says = { status, body }
    expect(await look('DE 123456789')).toBe(wanted)
  }
  expect(asked[0]).toBe('/api/ms/DE/vat/123456789')
  expect(await viesRegister('http://127.0.0.1:1').look('DE123456789')).toBe('silent')
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flowService } from './bill-platform.ts'

let says: { status: number; body: string }
let searched = ''
const asked: { line: string; body: string }[] = []
const server = createServer(async (request, reply) => {
  let body = ''
  for await (const part of request) body += part
  asked.push({ line: `${request.method} ${request.url} ${request.headers.authorization}`, body })
  const { status, body: said } = request.url?.endsWith('/search') ? { status: 200, body: searched } : says
  reply.writeHead(status, { 'content-type': 'application/json' }).end(said)
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

const platform = () =>
  flowService({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/flow`, key: 'k' })

it('sends a bill under its number with what it is, and tells a fault of the bill from one of the platform', async () => {
  // Tests of a file come in any order.
  asked.length = 0
  const file = Buffer.from('%PDF-1.7')
  const cases: [number, string, object][] = [
    [202, '{"flowId":"f1"}', { state: 'sent', reference: 'f1' }],
    [422, 'No such buyer', { state: 'refused', reason: 'No such buyer' }],
    [401, '{}', { state: 'silent' }],
    [503, '{}', { state: 'silent' }],
    [202, 'not JSON', { state: 'silent' }],
  ]
  for (const [status, body, wanted] of cases) {
    says = { status, body }
    expect(await platform().send({ number: 'F2027-00001', file })).toEqual(wanted)
  }
  expect(asked[0]?.line).toBe('POST /flow/v1/flows Bearer k')
  expect(asked[0]?.body).toContain('"trackingId":"F2027-00001"')
  expect(asked[0]?.body).toContain('%PDF-1.7')
})

it('finds the reference of a number that is there, without which it is known to be there alone', async () => {
  const file = Buffer.from('%PDF-1.7')
  const sentTwice = async (body: string) => {
    says = { status: 409, body: 'duplicate' }
    searched = body
    return platform().send({ number: 'F2027-00002', file })
  }
  expect(await sentTwice('{"results":[{"flowId":"f2"}]}')).toEqual({ state: 'sent', reference: 'f2' })
  expect(asked.at(-1)).toEqual({
    line: 'POST /flow/v1/flows/search Bearer k',
    body: '{"limit":1,"where":{"trackingId":"F2027-00002"}}',
  })
  expect(await sentTwice('{"results":[]}')).toEqual({ state: 'sent', reference: '' })
})

it('asks what came of it', async () => {
  const cases: [string, object][] = [
    ['{"acknowledgement":{"status":"Pending"}}', { state: 'sent', reference: 'f 1' }],
    ['{"acknowledgement":{"status":"Ok"}}', { state: 'taken' }],
    [
      '{"acknowledgement":{"status":"Error","details":[{"reasonMessage":"Unknown SIREN"}]}}',
      { state: 'refused', reason: 'Unknown SIREN' },
    ],
    ['{}', { state: 'silent' }],
  ]
  for (const [body, wanted] of cases) {
    says = { status: 200, body }
    expect(await platform().look('f 1')).toEqual(wanted)
  }
  expect(asked.at(-1)?.line).toContain('/v1/flows/f%201')
  expect(await flowService({ url: 'http://127.0.0.1:1', key: 'k' }).look('f')).toEqual({ state: 'silent' })
})

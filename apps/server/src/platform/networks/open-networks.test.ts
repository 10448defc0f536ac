import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Refusal } from '@postelier/networks/adapters'
import { afterEach, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { openNetworks } from './open-networks.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})
async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('an account whose document names a server inside our own network sends nobody there', async () => {
  const heard: (string | undefined)[] = []
  const inside = await serverThat(({ headers }, reply) => {
    heard.push(headers.authorization)
    reply.end('{}')
  })
  const service = await serverThat(({ url }, reply) => {
    reply.setHeader('content-type', 'application/json')
    const token = 'a.e30.c'
    const didDoc = { service: [{ id: '#atproto_pds', serviceEndpoint: inside }] }
    const session = { accessJwt: token, refreshJwt: token, did: 'did:plc:a', handle: 'ada.test', didDoc }
    reply.end(JSON.stringify(url?.includes('createSession') ? session : { handle: 'ada.test' }))
  })
  const config = { bluesky: { service, appView: service } }
  const networks = openNetworks({ production: false, NETWORKS: config, SANDBOX_URL: undefined }, systemClock)
  const networkClient = networks('bluesky')
  if (!networkClient) throw new Error('There is no way to it')
  const { adapter, context } = networkClient
  if (adapter.connect.way !== 'appPassword') throw new Error('It is connected otherwise')
  const given = { service, identifier: 'ada.test', password: 'made-for-us' }
  const { tokens } = await adapter.connect.signIn(context, given)
  expect(tokens.more?.service).toBe(inside)
  const asked = adapter.pages(context, tokens)
  await expect(asked).rejects.toThrow(Refusal)
  await expect(asked).rejects.toMatchObject({ facts: { kind: 'transient', code: 'noAnswer' } })
  expect(heard).toEqual([])
})

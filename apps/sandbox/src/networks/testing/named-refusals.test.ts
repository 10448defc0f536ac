import { expect, test } from 'vitest'
import { namedRefusal as bluesky } from '../bluesky/bluesky-named-refusals.ts'
import { namedRefusal as linkedin } from '../linkedin/linkedin-named-refusals.ts'
import { namedRefusal as x } from '../x/x-named-refusals.ts'
import { startDemoNetworks } from './demo-networks.ts'

test('refusals nobody can bring about are answered by name, in each network’s words', () => {
  expect(x('credits-depleted')).toMatchObject({ status: 402, body: { title: 'CreditsDepleted' } })
  expect(linkedin('content-policy')).toMatchObject({ status: 403, body: { code: 'CONTENT_POLICY' } })
  expect(bluesky('AccountSuspended')).toMatchObject({ status: 400, body: { error: 'AccountSuspended' } })
  expect([x('toString'), linkedin('nothing'), bluesky('constructor')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a fault of the kind refused names one', async () => {
  const networks = await startDemoNetworks()
  await networks.control('faults', { network: 'x', call: 'me', kind: 'refused', answer: 'suspended' })
  const { status, body } = await networks.call('GET', '/networks/x/api/2/users/me')
  expect([status, body.type]).toEqual([403, 'https://api.x.com/2/problems/user-suspended'])
  await networks.close()
})

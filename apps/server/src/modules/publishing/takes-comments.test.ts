import { adapters } from '@postelier/networks/adapters'
import { expect, it } from 'vitest'
import type { Networks } from '../../platform/networks/network-client.ts'
import { wireless } from '../../testing/wireless.ts'
import { takesComments } from './takes-comments.ts'

const networks: Networks = (network) => ({ adapter: adapters[network], context: wireless })

it('a first comment is offered where the network has them and granted what they need', () => {
  const on = (network: 'linkedin' | 'x' | 'tiktok', kind: 'organisation' | 'profile', ...scopes: string[]) =>
    takesComments(networks, { network, kind }, { scopes })
  expect(on('linkedin', 'organisation', 'w_organization_social')).toBe(false)
  expect(on('linkedin', 'organisation', 'w_organization_social_feed')).toBe(true)
  expect(on('linkedin', 'profile', 'openid', 'profile', 'w_member_social')).toBe(false)
  expect(on('x', 'profile', 'tweet.write')).toBe(true)
  expect(on('tiktok', 'profile', 'video.publish')).toBe(false)
})

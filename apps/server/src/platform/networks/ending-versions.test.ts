import type { Network } from '@postelier/contract'
import { adapters, boosts, type NetworkConfig } from '@postelier/networks/adapters'
import { expect, it } from 'vitest'
import { wireless } from '../../testing/wireless.ts'
import { endingVersions } from './ending-versions.ts'
import type { Networks } from './network-client.ts'

const speaking =
  (configs: Partial<Record<Network, NetworkConfig>>): Networks =>
  (network) => {
    const config = configs[network]
    if (!config) return undefined
    const boosting = boosts[network]
    const context = { ...wireless, config }
    return { adapter: adapters[network], ...(boosting ? { boosts: boosting } : {}), context }
  }

const meta = { version: 'v25.0' }
const on = (configs: Partial<Record<Network, NetworkConfig>>, day: string) =>
  endingVersions(speaking(configs), new Date(`${day}T12:00:00Z`))

it('a version that ends is told ninety days before, once for the networks it is of', () => {
  const configs = { facebook: meta, instagram: meta, x: {} }
  expect(on(configs, '2026-11-24')).toEqual([])
  const end = { use: 'boosts', version: 'v25.0', endsOn: '2027-02-23', networks: ['facebook', 'instagram'] }
  expect(on(configs, '2026-11-25')).toEqual([{ ...end, daysLeft: 90 }])
  expect(on(configs, '2027-02-22')).toEqual([{ ...end, daysLeft: 1 }])
  expect(on(configs, '2027-03-01')).toEqual([{ ...end, daysLeft: 0 }])
})

it('what is shipped counts where nobody set a version, and what this installation has no way to does not', () => {
  expect(on({ linkedin: {} }, '2027-07-01').map(({ version, daysLeft }) => [version, daysLeft])).toEqual([
    ['202607', 14],
  ])
  expect(on({ facebook: {} }, '2027-07-01')).toEqual([])
  expect(on({}, '2040-01-01')).toEqual([])
  expect(on({ linkedin: { version: 'none' } }, '2040-01-01')).toEqual([])
  const several = on({ linkedin: { version: '202603' }, facebook: meta }, '2027-02-20')
  expect(several.map(({ endsOn }) => endsOn)).toEqual(['2027-02-23', '2027-03-16'])
})

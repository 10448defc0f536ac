import { expect, test } from 'vitest'
import { configurations } from './adapters.ts'
import { versionEnds } from './versions.ts'

test('a version of Meta ends earlier for advertisements than for posts; the newest have no end yet', () => {
  for (const network of ['facebook', 'instagram'] as const) {
    expect(versionEnds(network, { version: 'v25.0' })).toEqual([
      { use: 'posts', version: 'v25.0', endsOn: '2028-07-29' },
      { use: 'boosts', version: 'v25.0', endsOn: '2027-02-23' },
    ])
    expect(versionEnds(network, { version: 'v27.0' })).toEqual([])
  }
})

test('a version of LinkedIn ends on the day that was told, or about a year after its month', () => {
  const endOf = (version: string) => versionEnds('linkedin', { version })[0]?.endsOn
  expect([endOf('202603'), endOf('202607'), endOf('202612')]).toEqual([
    '2027-03-16',
    '2027-07-15',
    '2027-12-15',
  ])
})

test('what is shipped: only LinkedIn’s version has an end that is known', () => {
  const shipped = (['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'bluesky'] as const).flatMap(
    (network) => {
      const { version } = configurations[network].schema.parse({})
      return versionEnds(network, version === undefined ? {} : { version })
    },
  )
  expect(shipped).toEqual([{ use: 'posts', version: '202607', endsOn: '2027-07-15' }])
})

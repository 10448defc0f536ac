import { expect, test } from 'vitest'
import { contextOf, pageOf } from '../testing/builders.ts'
import { script } from '../testing/scripted-http.ts'
import { listCountries } from './search-audience.ts'

test('countries are looked for as the places they are, and read by their key', async () => {
  const world = script({
    json: {
      data: [
        { key: 'FR', name: 'France', type: 'country', supports_region: true },
        { country_code: 'BE', name: 'Belgium' },
        { key: 'FR', name: 'France', type: 'country' },
      ],
    },
  })
  expect(await listCountries(contextOf(world.http), pageOf().tokens)).toEqual(['FR', 'BE'])
  const query = new URL(world.requests[0]?.url ?? '').searchParams
  expect(Object.fromEntries(query)).toEqual({
    type: 'adgeolocation',
    location_types: '["country"]',
    q: '',
    limit: '1000',
  })
})

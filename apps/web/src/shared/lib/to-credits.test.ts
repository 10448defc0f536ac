import { expect, test } from 'vitest'
import { creditsAddress } from '#shared/lib/to-credits.ts'

test('what is for sale is bought on the page of whose it is, with the way back', () => {
  expect(creditsAddress({ what: 'plan', limit: 'networks' }, { pathname: '/me/networks', search: '' })).toBe(
    '/me/credits?limit=networks&back=%2Fme%2Fnetworks',
  )
  expect(
    creditsAddress({ what: 'credits' }, { pathname: '/agency/customers/42/tasks', search: '?view=week' }),
  ).toBe(
    '/agency/customers/42/subscription?tab=credits&back=%2Fagency%2Fcustomers%2F42%2Ftasks%3Fview%3Dweek',
  )
})

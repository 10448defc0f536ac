import { HomeCustomers } from '#features/agency/home-customers.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** What the agency adds to its manager's home page: the customers, which are an agency's day. */
export const homeParts: HomeParts = {
  tiles: [
    {
      id: 'customers',
      order: 10,
      place: 'band',
      ability: 'agency:consult',
      types: ['agencyManager'],
      Tile: HomeCustomers,
    },
  ],
}

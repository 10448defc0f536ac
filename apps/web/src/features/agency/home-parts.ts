import { HomeCustomers } from '#features/agency/home-customers.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

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

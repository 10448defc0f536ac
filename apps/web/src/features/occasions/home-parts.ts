import { HomeDates } from '#features/occasions/home-dates.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** What key dates add to the home page: the next ones, once a business has posts. */
export const homeParts: HomeParts = {
  tiles: [
    {
      id: 'dates',
      order: 50,
      place: 'column',
      ability: 'planning:consult',
      types: ['customer', 'contact'],
      // While none stands yet, what a post will look like says more.
      when: ({ posts }) => posts?.any === true,
      Tile: HomeDates,
    },
  ],
}

import { HomeWeek } from '#features/posts/home/home-week.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** What posts add to the home page: the business's week. */
export const homeParts: HomeParts = {
  tiles: [
    {
      id: 'week',
      order: 20,
      place: 'band',
      ability: 'posts:consult',
      types: ['customer', 'contact'],
      Tile: HomeWeek,
    },
  ],
}

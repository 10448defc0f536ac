import { TourOffer } from '#features/tour/tour-offer.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** What the tour adds to the home page: an offer to show the application, once there are posts. */
export const homeParts: HomeParts = {
  tiles: [
    {
      id: 'tour',
      order: 95,
      // What there is to do comes before it.
      place: 'foot',
      ability: 'posts:consult',
      types: ['customer', 'contact'],
      when: ({ posts }) => posts?.any === true,
      Tile: TourOffer,
    },
  ],
}

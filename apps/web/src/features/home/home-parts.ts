import { Today } from '#features/home/components/today.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** The home page's own tiles. Other features add theirs in a file of the same name. */
export const homeParts: HomeParts = {
  tiles: [
    {
      id: 'today',
      // The last column: what there is to do comes before what there is.
      order: 60,
      place: 'column',
      // An agency's day is its customers, who stand there themselves.
      types: [
        'customer',
        'contact',
        'superAdmin',
        'productManager',
        'teamManager',
        'internalAgent',
        'externalAgent',
      ],
      Tile: Today,
    },
  ],
}

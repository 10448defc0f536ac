import { HomeDoors } from '#app/home-doors.tsx'
import { FirstPost } from '#features/account/first-post.tsx'
import type { HomeTile } from '#features/home/model/home-tile.ts'

/** Features do not know each other: the application hands the home page its tiles, in the order they stand. */
export const homeTiles: readonly HomeTile[] = [
  { id: 'doors', place: 'column', Tile: HomeDoors },
  {
    id: 'firstPost',
    place: 'column',
    ability: 'account:consult',
    types: ['customer', 'contact'],
    Tile: FirstPost,
  },
]

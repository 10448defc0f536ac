import { HomeDoors } from '#app/home-doors.tsx'
import type { HomeTile } from '#features/home/model/home-tile.ts'

/** Features do not know each other: the application hands the home page its tiles, in the order they stand. */
export const homeTiles: readonly HomeTile[] = [{ id: 'doors', place: 'band', Tile: HomeDoors }]

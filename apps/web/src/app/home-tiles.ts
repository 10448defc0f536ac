import { HomeShortcuts } from '#app/home-shortcuts.tsx'
import { HomeWaiting } from '#app/home-waiting.tsx'
import type { HomeParts, HomeStep, HomeTile } from '#shared/home/home-parts.ts'

const found = Object.values(
  import.meta.glob<HomeParts>('../features/*/home-parts.ts', { eager: true, import: 'homeParts' }),
)
const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order

/** Tiles that are made of several features, which do not know each other. */
const composed: readonly HomeTile[] = [
  {
    id: 'waiting',
    order: 30,
    place: 'column',
    types: ['customer', 'contact'],
    when: (_, { subjects, posts }) => subjects + posts > 0,
    Tile: HomeWaiting,
  },
  // Whoever has posts knows the way.
  { id: 'shortcuts', order: 90, place: 'foot', when: ({ posts }) => !posts?.any, Tile: HomeShortcuts },
]

/** All tiles of the home page, from the features and from combinations of them, in their order. */
export const homeTiles: readonly HomeTile[] = [
  ...composed,
  ...found.flatMap(({ tiles }) => tiles ?? []),
].toSorted(byOrder)
export const homeSteps: readonly HomeStep[] = found.flatMap(({ steps }) => steps ?? []).toSorted(byOrder)

import { HomeAhead } from '#app/home-ahead.tsx'
import { HomeShortcuts } from '#app/home-shortcuts.tsx'
import { HomePostsWaiting } from '#features/posts/home/home-posts-waiting.tsx'
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
    when: (_, { posts }) => posts > 0,
    Tile: HomePostsWaiting,
  },
  {
    id: 'ahead',
    order: 50,
    place: 'column',
    types: ['customer', 'contact'],
    // While no post stands yet, the way to one says more than a date.
    when: ({ posts }, { subjects }) => posts?.any === true || subjects > 0,
    Tile: HomeAhead,
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

import { HomeDoors } from '#app/home-doors.tsx'
import { HomeWaiting } from '#app/home-waiting.tsx'
import { FirstPost } from '#features/account/first-post.tsx'
import { HomeCustomers } from '#features/agency/home-customers.tsx'
import { Today } from '#features/home/components/today.tsx'
import type { HomeTile } from '#features/home/model/home-tile.ts'
import { HomeDeeds } from '#features/journal/home-deeds.tsx'
import { HomeDates } from '#features/occasions/home-dates.tsx'
import { HomeWeek } from '#features/posts/home/home-week.tsx'

/** An agency's day is its customers, who stand there themselves. */
const withFacts = [
  'customer',
  'contact',
  'superAdmin',
  'productManager',
  'teamManager',
  'internalAgent',
  'externalAgent',
] as const

/** Features do not know each other: the application hands the home page its tiles, in the order they stand. */
export const homeTiles: readonly HomeTile[] = [
  {
    id: 'customers',
    place: 'band',
    ability: 'agency:consult',
    types: ['agencyManager'],
    Tile: HomeCustomers,
  },
  {
    id: 'week',
    place: 'band',
    ability: 'posts:consult',
    types: ['customer', 'contact'],
    Tile: HomeWeek,
  },
  {
    id: 'waiting',
    place: 'column',
    types: ['customer', 'contact'],
    when: (_, { subjects, suggestions }) => subjects + suggestions > 0,
    Tile: HomeWaiting,
  },
  { id: 'today', place: 'column', types: withFacts, Tile: Today },
  {
    id: 'dates',
    place: 'column',
    ability: 'planning:consult',
    types: ['customer', 'contact'],
    // While none stands yet, what a post will look like says more.
    when: ({ posts }) => posts?.any === true,
    Tile: HomeDates,
  },
  {
    id: 'firstPost',
    place: 'column',
    ability: 'account:consult',
    types: ['customer', 'contact'],
    // What a post will look like, while none can be looked at.
    when: ({ posts }, { subjects }) => !posts?.any && subjects === 0,
    Tile: FirstPost,
  },
  {
    id: 'deeds',
    place: 'column',
    ability: 'adminJournal:consult',
    types: ['superAdmin'],
    Tile: HomeDeeds,
  },
  // Whoever has posts knows the way.
  { id: 'doors', place: 'foot', when: ({ posts }) => !posts?.any, Tile: HomeDoors },
]

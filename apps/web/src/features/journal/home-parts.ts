import { HomeJournal } from '#features/journal/home-journal.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** What the journal adds to a super admin's home page: the latest actions. */
export const homeParts: HomeParts = {
  tiles: [
    {
      id: 'journal',
      order: 70,
      place: 'column',
      ability: 'adminJournal:consult',
      types: ['superAdmin'],
      Tile: HomeJournal,
    },
  ],
}

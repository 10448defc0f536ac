import { HomeJournal } from '#features/journal/home-journal.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

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

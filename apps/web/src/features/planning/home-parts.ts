import { FirstPlanning } from '#features/planning/first-planning.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** What planning adds to the home page: the first planning of a business, as a step of its set-up. */
export const homeParts: HomeParts = {
  steps: [{ id: 'planning', order: 5, ability: 'planning:create', Step: FirstPlanning }],
}

import { FirstPlanning } from '#features/planning/first-planning.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

export const homeParts: HomeParts = {
  steps: [{ id: 'planning', order: 5, ability: 'planning:create', Step: FirstPlanning }],
}

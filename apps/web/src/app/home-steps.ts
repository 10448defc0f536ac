import { FinishSetUp } from '#features/account/finish-set-up.tsx'
import type { HomeStep } from '#features/home/model/home-tile.ts'
import { FirstPlanning } from '#features/planning/first-planning.tsx'

/** What somebody new has still to do, in order; each one shows itself only while it is open. */
export const homeSteps: readonly HomeStep[] = [
  { id: 'welcome', ability: 'account:edit', Step: FinishSetUp },
  { id: 'planning', ability: 'planning:create', Step: FirstPlanning },
]

import { FinishSetUp } from '#features/account/finish-set-up.tsx'
import type { HomeParts } from '#shared/home/home-parts.ts'

/** What the account adds to the home page: the step that finishes the set-up. */
export const homeParts: HomeParts = {
  steps: [{ id: 'welcome', order: 10, ability: 'account:edit', Step: FinishSetUp }],
}

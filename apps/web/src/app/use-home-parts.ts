import { useQuery } from '@tanstack/react-query'
import { homeSteps, homeTiles } from '#app/home-tiles.ts'
import { useFirstStep } from '#features/planning/use-first-step.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import type { HomeStep, HomeTile } from '#shared/home/home-parts.ts'

interface Parts {
  readonly steps: readonly HomeStep[]
  readonly tiles: readonly HomeTile[]
}

const everything: Parts = { steps: homeSteps, tiles: homeTiles }

/** With nothing yet the next step stands alone; once it shows the first post, nothing shows the same again or comes before it. */
export function useHomeParts(): Parts {
  const step = useFirstStep()
  const home = useQuery(homeQuery).data
  // Nothing shows that would go again in a moment.
  if (step === undefined && !home?.posts?.any) return { steps: [], tiles: [] }
  if (!step) return everything
  if (step.kind !== 'ready')
    return home?.posts?.any || home?.subjectsWaiting ? everything : { steps: homeSteps, tiles: [] }
  return {
    steps: homeSteps.filter(({ id }) => id !== 'welcome'),
    tiles: homeTiles.filter(({ id }) => id !== 'week' && id !== 'waiting'),
  }
}

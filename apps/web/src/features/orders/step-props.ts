import type { TaskFormat } from '@postelier/contract'
import type { Brief } from '@postelier/contract/orders'
import type { OrderKind } from '@postelier/contract/task-configurations'

const countedSteps = ['subject', 'audience', 'graphic', 'order'] as const
/** What is to be made is asked before the steps are counted: it says how many there are. */
export type OrderStepName = 'idea' | (typeof countedSteps)[number]

/** One question a screen, in this order. Words alone have no picture; a picture alone speaks in no tone. */
export const stepsOf = (kind: OrderKind | undefined): OrderStepName[] =>
  countedSteps.filter(
    (step) => (step !== 'graphic' || kind !== 'hook') && (step !== 'audience' || kind !== 'visual'),
  )

/** Under which name the texts have a step: a film is no picture, and several pages are no one picture. */
export function wordOf(
  step: OrderStepName,
  kind: OrderKind | undefined,
  format: TaskFormat | null | undefined,
) {
  if (step === 'subject') return kind === 'visual' ? 'wordless' : step
  if (step !== 'graphic') return step
  if (format === 'video') return 'film'
  return format === 'carousel' || format === 'album' ? format : step
}

export interface DraftState {
  readonly configurationId: number | null
  readonly isUrgent: boolean
  readonly brief: Brief
}

export interface StepProps {
  readonly brief: Brief
  readonly faults: Readonly<Record<string, string>>
  readonly change: (part: Partial<Brief>) => void
}

/** How many networks get words of their own. */
export const networksOf = ({ hookSetting, networks }: Brief, kind: OrderKind | undefined): number =>
  hookSetting === 'perNetwork' && kind !== 'visual' ? Math.max(1, networks.length) : 1

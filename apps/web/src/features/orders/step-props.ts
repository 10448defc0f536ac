import type { Brief } from '@postelier/contract/orders'

/** One question a screen, in this order. */
export const allSteps = ['idea', 'subject', 'audience', 'graphic', 'order'] as const
export type OrderStepName = (typeof allSteps)[number]

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
export const networksOf = ({ hookSetting, networks }: Brief): number =>
  hookSetting === 'perNetwork' ? Math.max(1, networks.length) : 1

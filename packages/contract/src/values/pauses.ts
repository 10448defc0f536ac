// Why work on a task stands still.
import { z } from 'zod'

export const pauseReasons = [
  'awaitsPhoto',
  'unclearBrief',
  'urgentTask',
  'lunch',
  'technical',
  'other',
  /** Said by the program: another task was started, nothing was heard of the agent, their day was over, it was given to somebody else, they were switched off. */
  'otherTask',
  'noSign',
  'endOfDay',
  'transferred',
  'agentOff',
] as const
export const pauseReason = z.enum(pauseReasons)
export type PauseReason = z.infer<typeof pauseReason>
/** Those an agent chooses from. */
export const offeredPauseReasons = pauseReasons.slice(0, 6)

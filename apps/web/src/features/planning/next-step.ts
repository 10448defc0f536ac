import type { RunView } from '@postelier/contract'

interface PlanningState {
  /** Subjects that wait for a yes or a no. */
  readonly toAnswer: number
  /** Accepted ones that a press makes posts of, and how many become posts without it. */
  readonly toDraft: number
  readonly draftedAlone: number
  readonly run: Pick<RunView, 'endedAt' | 'steps'> | null
}

export type NextStep = 'draft' | 'answer' | 'see' | 'wait' | 'propose'

/** The one thing to do next, which alone stands in the accent colour. */
export function nextStep({ toAnswer, toDraft, draftedAlone, run }: PlanningState): NextStep {
  if (toDraft > draftedAlone) return 'draft'
  if (toAnswer > 0) return 'answer'
  if (run?.steps.some(({ state }) => state === 'done')) return 'see'
  // More subjects are no help to whoever waits for the posts of these.
  return (run && !run.endedAt) || toDraft > 0 ? 'wait' : 'propose'
}

/** What is being made into posts is ready no more, whoever heard of it first. */
export function onTheirWay(run: Pick<RunView, 'endedAt' | 'steps'> | null): ReadonlySet<string> {
  if (!run || run.endedAt) return new Set()
  return new Set(run.steps.filter(({ state }) => state !== 'failed').map(({ subjectId }) => subjectId))
}

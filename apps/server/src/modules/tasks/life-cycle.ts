// The whole life of a post, as one table: what is not in it cannot happen. Pure: who asks, what they do and what is known
// of the post come in, the next state or the reason against it comes out.
import { type TaskStatus, type Transition, transitions } from '@postelier/contract'

/** On whose behalf a step is taken. */
export type Side = 'customer' | 'agent' | 'teamManager' | 'ai' | 'publisher' | 'clock' | 'silence'

/** Why a step that exists is not taken now. */
export type Condition =
  | 'visualValidated'
  | 'hookChosen'
  | 'dateInFuture'
  | 'hasNetwork'
  | 'mediaValid'
  | 'ordered'
  | 'notOrdered'
  | 'withinThirtyDays'
  | 'reasonGiven'
  | 'oneConfirmed'
  | 'nonePending'
  | 'allFailed'
  | 'someFailedForGood'
  | 'creditsNotGivenBack'
  | 'notStarted'

/** What a step asks of a post. Who calls finds out only what the step needs. */
export type Facts = Readonly<Partial<Record<Condition, boolean>>>

interface Step {
  readonly transition: Transition
  readonly from: readonly (TaskStatus | null)[]
  /** `before` goes back to where it was cancelled or paused from. */
  readonly to: TaskStatus | 'before' | 'removed'
  readonly by: readonly Side[]
  readonly when?: readonly Condition[]
}

export const steps: readonly Step[] = [
  { transition: 'save', from: [null], to: 'draft', by: ['customer'] },
  { transition: 'suggest', from: [null], to: 'aiSuggestion', by: ['ai'] },
  { transition: 'order', from: ['draft'], to: 'planned', by: ['customer'] },
  { transition: 'makeAlone', from: ['draft'], to: 'customizing', by: ['customer'] },
  { transition: 'edit', from: ['aiSuggestion', 'customizing'], to: 'customizing', by: ['customer'] },
  {
    transition: 'edit',
    from: ['validated', 'publicationWaiting'],
    to: 'customizing',
    by: ['customer'],
    when: ['notOrdered'],
  },
  // A yes taken back at once, of a post that nobody had worked on.
  {
    transition: 'takeBack',
    from: ['validated', 'publicationWaiting'],
    to: 'aiSuggestion',
    by: ['customer'],
    when: ['notOrdered'],
  },
  {
    transition: 'validate',
    from: ['aiSuggestion', 'customizing'],
    to: 'validated',
    by: ['customer'],
    when: ['visualValidated', 'hookChosen'],
  },
  { transition: 'askManager', from: ['aiSuggestion', 'customizing'], to: 'returnWaiting', by: ['customer'] },
  { transition: 'start', from: ['planned'], to: 'inProgress', by: ['agent'] },
  { transition: 'start', from: ['returnWaiting'], to: 'return', by: ['agent'] },
  { transition: 'pause', from: ['inProgress', 'return'], to: 'paused', by: ['agent'], when: ['reasonGiven'] },
  { transition: 'goOn', from: ['paused'], to: 'before', by: ['agent'] },
  { transition: 'deliver', from: ['inProgress', 'return'], to: 'completed', by: ['agent'] },
  { transition: 'accept', from: ['completed'], to: 'validated', by: ['customer', 'silence'] },
  {
    transition: 'decline',
    from: ['completed'],
    to: 'returnWaiting',
    by: ['customer'],
    when: ['reasonGiven'],
  },
  {
    transition: 'correct',
    from: ['validated', 'publicationWaiting'],
    to: 'returnWaiting',
    by: ['customer'],
    when: ['ordered', 'reasonGiven'],
  },
  {
    transition: 'complain',
    from: ['completed', 'validated'],
    to: 'complaint',
    by: ['customer'],
    when: ['ordered', 'withinThirtyDays', 'reasonGiven'],
  },
  {
    transition: 'answerByReturn',
    from: ['complaint'],
    to: 'returnWaiting',
    by: ['teamManager'],
    when: ['reasonGiven'],
  },
  {
    transition: 'answerByKeeping',
    from: ['complaint'],
    to: 'validated',
    by: ['teamManager'],
    when: ['reasonGiven'],
  },
  // Words or a picture alone are finished: there is no post to send.
  {
    transition: 'answerByKeepingPart',
    from: ['complaint'],
    to: 'completed',
    by: ['teamManager'],
    when: ['reasonGiven'],
  },
  {
    transition: 'answerByCancelling',
    from: ['complaint'],
    to: 'publicationCanceled',
    by: ['teamManager'],
    when: ['reasonGiven'],
  },
  {
    transition: 'schedule',
    from: ['validated'],
    to: 'publicationWaiting',
    by: ['customer'],
    when: ['dateInFuture', 'hasNetwork', 'mediaValid'],
  },
  // Another date, or other networks, of a post that waits already.
  {
    transition: 'schedule',
    from: ['publicationWaiting'],
    to: 'publicationWaiting',
    by: ['customer'],
    when: ['dateInFuture', 'hasNetwork', 'mediaValid'],
  },
  { transition: 'unschedule', from: ['publicationWaiting'], to: 'validated', by: ['customer'] },
  {
    transition: 'publish',
    from: ['validated', 'publicationWaiting'],
    to: 'publishing',
    by: ['customer', 'clock'],
    when: ['hasNetwork', 'mediaValid'],
  },
  {
    transition: 'confirm',
    from: ['publishing'],
    to: 'published',
    by: ['publisher'],
    when: ['oneConfirmed', 'nonePending'],
  },
  {
    transition: 'failForNow',
    from: ['publishing'],
    to: 'publicationWaiting',
    by: ['publisher'],
    when: ['allFailed', 'nonePending'],
  },
  {
    transition: 'failForGood',
    from: ['publishing'],
    to: 'validated',
    by: ['publisher'],
    when: ['allFailed', 'nonePending'],
  },
  {
    transition: 'retry',
    from: ['published'],
    to: 'publishing',
    by: ['customer'],
    when: ['someFailedForGood'],
  },
  {
    transition: 'cancel',
    from: ['publicationWaiting', 'validated'],
    to: 'publicationCanceled',
    by: ['customer'],
  },
  {
    transition: 'cancel',
    from: ['planned'],
    to: 'publicationCanceled',
    by: ['customer'],
    when: ['notStarted'],
  },
  {
    transition: 'putBack',
    from: ['publicationCanceled'],
    to: 'before',
    by: ['customer'],
    when: ['creditsNotGivenBack'],
  },
  {
    transition: 'remove',
    from: ['draft', 'aiSuggestion', 'customizing', 'validated', 'publicationCanceled'],
    to: 'removed',
    by: ['customer'],
  },
]

export type Outcome =
  | { readonly to: TaskStatus | 'removed' }
  /** There is no such step from here, or not for them. */
  | { readonly refused: 'noSuchStep' }
  /** There is, and this stands against it. */
  | { readonly refused: 'conditions'; readonly missing: readonly Condition[] }

interface TaskState {
  readonly status: TaskStatus | null
  /** Where it was cancelled or paused from. */
  readonly before: TaskStatus | null
}

const stepFor = (status: TaskStatus | null, transition: Transition, by: Side): Step | undefined =>
  steps.find((step) => step.transition === transition && step.from.includes(status) && step.by.includes(by))

/** Which conditions a step asks about, so that only those are found out. */
export const conditionsOf = (
  status: TaskStatus | null,
  transition: Transition,
  by: Side,
): readonly Condition[] => stepFor(status, transition, by)?.when ?? []

export function take(
  { status, before }: TaskState,
  transition: Transition,
  by: Side,
  facts: Facts = {},
): Outcome {
  const step = stepFor(status, transition, by)
  if (!step) return { refused: 'noSuchStep' }
  const missing = (step.when ?? []).filter((condition) => facts[condition] !== true)
  if (missing.length > 0) return { refused: 'conditions', missing }
  if (step.to !== 'before') return { to: step.to }
  return before === null ? { refused: 'noSuchStep' } : { to: before }
}

/** What could be done next by somebody, conditions left aside: for buttons. */
export const transitionsFrom = (status: TaskStatus, by: Side): Transition[] =>
  transitions.filter((transition) => stepFor(status, transition, by) !== undefined)

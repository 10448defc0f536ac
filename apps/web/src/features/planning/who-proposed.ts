import type { SubjectView } from '@postelier/contract'

export type Proposer = 'builtIn' | 'model'

/** Whether our own rules or a language model proposed a subject; nothing where a person did. */
export const proposerOf = ({ proposedBy }: Pick<SubjectView, 'proposedBy'>): Proposer | null =>
  proposedBy === null ? null : proposedBy === 'built-in' ? 'builtIn' : 'model'

export interface WhoProposed {
  /** Who thought of most of a list, said once over it; nobody where all of it was asked for by somebody. */
  readonly most: Proposer | null
  /** Whether that goes for all that was proposed: those it does not go for say so themselves. */
  readonly isAll: boolean
}

export function whoProposed(subjects: readonly Pick<SubjectView, 'proposedBy'>[]): WhoProposed {
  const proposers = subjects.flatMap((one) => proposerOf(one) ?? [])
  const builtIn = proposers.filter((one) => one === 'builtIn').length
  const model = proposers.length - builtIn
  if (proposers.length === 0) return { most: null, isAll: true }
  return { most: model > builtIn ? 'model' : 'builtIn', isAll: builtIn === 0 || model === 0 }
}

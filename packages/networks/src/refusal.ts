import type { RefusalKind } from '@postelier/contract'

export { type RefusalKind, refusalKinds } from '@postelier/contract'

export interface RefusalFacts {
  readonly kind: RefusalKind
  /** Their own code and words, for the journal; never a secret. */
  readonly code: string
  readonly message: string
  readonly status?: number
  readonly requestId?: string
  readonly retryAt?: Date
  /** What became of the post itself, and no answer to a question: of what was sent nothing is there, and nothing will be. */
  readonly ofPost?: true
  /** The id of what they have already, where they name it with a `duplicate`. */
  readonly existing?: string
}

export class Refusal extends Error {
  readonly facts: RefusalFacts

  constructor(facts: RefusalFacts, options?: ErrorOptions) {
    super(`${facts.kind} ${facts.code}: ${facts.message}`, options)
    this.name = 'Refusal'
    this.facts = facts
  }
}

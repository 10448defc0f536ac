import type { Fact, Language } from '@postelier/contract'

/** What is known of a business when somebody asks whom it could speak to. */
export interface AudienceInput {
  readonly name: string
  readonly city: string
  readonly language: Language
  /** `bToB`, `bToC`, `bToBToC`; empty where nobody said. */
  readonly activityType: string
  /** Its trade and its sector, in words. */
  readonly trade: string
  /** How it describes itself. */
  readonly summary: string
  readonly facts: readonly Fact[]
}

/** As many as somebody looks through. */
export const mostProposed = 6

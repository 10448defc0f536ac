export type CallKind = 'text' | 'picture'

export interface AskLimits {
  /** For one call. */
  readonly callMs: Readonly<Record<CallKind, number>>
  /** For all of them and the waits between them. */
  readonly overallMs: Readonly<Record<CallKind, number>>
  /** Calls of one engine, repairs aside. */
  readonly tries: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
}

/** How long and how often an engine is asked unless the caller sets other limits. */
export const usualLimits: AskLimits = {
  callMs: { text: 60_000, picture: 120_000 },
  overallMs: { text: 150_000, picture: 270_000 },
  tries: 3,
  firstWaitMs: 1000,
  longestWaitMs: 20_000,
}

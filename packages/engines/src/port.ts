import type { EngineFailure, OutsideEngine } from '@postelier/contract'

/** What a call used over there, as far as they say. */
export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly pictures: number
}
export const nothingUsed: Usage = { inputTokens: 0, outputTokens: 0, pictures: 0 }

/** One call to one engine, gone well or not. Its failure has no words: what they say can repeat what they were told. */
export type Outcome<T> = { readonly kind: 'answered'; readonly value: T; readonly usage: Usage } | Failed
export interface Failed {
  readonly kind: 'failed'
  readonly failure: EngineFailure
  readonly usage: Usage
  /** When they say how long to leave them alone. */
  readonly retryAfterMs?: number
  /** They may have worked, and nobody told us how much. */
  readonly mayHaveCost?: true
}

export interface Message {
  readonly by: 'us' | 'engine'
  readonly text: string
}

export interface SayInput {
  readonly system: string
  /** Shown with what we say first: data, like everything that others made. */
  readonly pictures?: readonly Picture[]
  /** Ours first; then theirs and ours in turn. */
  readonly turns: readonly Message[]
  readonly mostTokens: number
  /** A JSON Schema (draft 7) of an object, where the answer must fit one. */
  readonly schema?: JsonSchema
}
export type JsonSchema = Readonly<Record<string, unknown>>

/** As the platform's designs are. */
export type Ratio = '1:1' | '16:9' | '9:16'
export interface DrawInput {
  readonly prompt: string
  readonly ratio: Ratio
}
export interface Picture {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp'
}

/** One engine. Neither verb throws: whatever happens out there is an outcome. */
export interface Engine {
  readonly name: OutsideEngine
  readonly models: { readonly text: string; readonly picture: string | null }
  /** Tokens it may think with before it answers: they are paid as its words are. */
  readonly roomToThink: number
  say(input: SayInput, signal: AbortSignal): Promise<Outcome<string>>
  draw(input: DrawInput, signal: AbortSignal): Promise<Outcome<Picture>>
}

export const failed = (
  failure: EngineFailure,
  more: Partial<Omit<Failed, 'kind' | 'failure'>> = {},
): Failed => ({
  kind: 'failed',
  failure,
  usage: nothingUsed,
  ...more,
})

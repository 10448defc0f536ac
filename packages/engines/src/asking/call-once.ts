import { type Engine, type Failed, failed, type Outcome, type Usage } from '../port.ts'
import type { CallKind } from './limits.ts'
import type { Asking } from './options.ts'
import { costOf } from './prices.ts'
import { withinTime } from './time.ts'

/** What one call uses at most, thinking aside, and how it is made. */
export interface Call<T> {
  readonly mostUsage: Usage
  readonly make: (engine: Engine, signal: AbortSignal) => Promise<Outcome<T>>
}

/** What an answer comes to: the value, one more call that repairs it, or nothing. */
export type Read<T, V> = (
  answer: T,
) => { readonly value: V } | { readonly again: Call<T> } | { readonly broken: true }

export interface OneCall<T, V> {
  readonly kind: CallKind
  readonly call: Call<T>
  readonly read: Read<T, V>
}

/** One call with its time limit: written down with the most it can cost, made, and written down as it was. */
export async function callOnce<T, V>(
  engine: Engine,
  model: string,
  { kind, call, read }: OneCall<T, V>,
  { time, limits, signal, journal, priceOf, spent }: Asking,
): Promise<{ readonly value: V } | { readonly again: Call<T> } | Failed> {
  if (signal.aborted) return failed('stopped')
  const price = priceOf(engine, kind)
  const { mostUsage } = call
  const thinking = kind === 'text' ? engine.roomToThink : 0
  const mostMicros = costOf({ ...mostUsage, outputTokens: mostUsage.outputTokens + thinking }, price)
  const ticket = await journal.begin({ engine: engine.name, model, mostMicros })
  if (!ticket) return failed('overBudget')
  const began = time.now()
  const outcome = await withinTime(time, limits.callMs[kind], signal, (within) => call.make(engine, within))
  const durationMs = Math.round(time.now() - began)
  const { usage } = outcome
  // Where nobody told us what it cost, it cost the most: a budget errs on that side.
  const isUntold = outcome.kind === 'failed' && outcome.mayHaveCost === true
  const costMicros = isUntold ? mostMicros : costOf(usage, price)
  const found = outcome.kind === 'failed' ? outcome : read(outcome.value)
  const made = 'broken' in found ? failed('broken') : found
  const said = 'failure' in made ? made.failure : 'value' in made ? 'answered' : 'broken'
  spent.usage = sumOf(spent.usage, usage)
  spent.costMicros += costMicros
  await ticket.end({ outcome: said, usage, costMicros, durationMs })
  return made
}

const sumOf = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  pictures: a.pictures + b.pictures,
})

import type { EngineFailure } from '@postelier/contract'
import { type Engine, type Failed, failed, nothingUsed, type Usage } from '../port.ts'
import { type Call, callOnce, type Read } from './call-once.ts'
import { type CallKind, usualLimits } from './limits.ts'
import { nextWait } from './next-wait.ts'
import type { Asking, AskOptions, Spent } from './options.ts'
import { withinTime } from './time.ts'

export interface EngineQuestion<T, V> {
  readonly kind: CallKind
  /** Anew for each engine: the first call, and how its answers are read. */
  readonly begin: () => { readonly call: Call<T>; readonly read: Read<T, V> }
}

export interface EngineAnswer<T> {
  readonly value: T
  readonly engine: Engine['name']
  readonly model: string
  /** Of every call that was needed, also of those that went wrong. */
  readonly usage: Usage
  readonly costMicros: number
  readonly durationMs: number
}
export interface NoAnswer {
  readonly kind: 'failed'
  /** Of the engine that was asked last, which is named. */
  readonly failure: EngineFailure
  readonly engine: Engine['name'] | null
  readonly costMicros: number
  readonly durationMs: number
}
export type Answer<T> = ({ readonly kind: 'answered' } & EngineAnswer<T>) | NoAnswer

/** Where no other engine is asked. */
const ends: ReadonlySet<EngineFailure> = new Set(['overBudget', 'stopped'])

/** Asks the engines in their order until one answers. Each call is written into the journal, before it is made and after. */
export async function askEngines<T, V>(
  engines: readonly Engine[],
  input: EngineQuestion<T, V>,
  options: AskOptions,
): Promise<Answer<V>> {
  const { time, signal } = options
  const limits = { ...usualLimits, ...options.limits }
  const began = time.now()
  const spent: Spent = { usage: nothingUsed, costMicros: 0 }
  const last: { failure: EngineFailure; engine: Engine['name'] | null } = { failure: 'unable', engine: null }
  const answer = await withinTime(time, limits.overallMs[input.kind], signal, async (within) => {
    for (const engine of engines) {
      const outcome = await askOne(engine, input, { ...options, limits, spent, signal: within })
      if (!('failure' in outcome)) return { engine, ...outcome }
      Object.assign(last, { failure: outcome.failure, engine: engine.name })
      if (ends.has(outcome.failure) || within.aborted) break
    }
    return undefined
  })
  const { costMicros, usage } = spent
  const durationMs = Math.round(time.now() - began)
  if (answer) {
    const { engine, value } = answer
    const model = modelOf(engine, input.kind)
    return { kind: 'answered', value, engine: engine.name, model, usage, costMicros, durationMs }
  }
  const { engine } = last
  // The limit over all of them ends a wait or a call of its own accord, and is no will of the caller's.
  const late = last.failure === 'stopped' ? 'tooSlow' : last.failure
  return { kind: 'failed', failure: signal.aborted ? 'stopped' : late, engine, costMicros, durationMs }
}

async function askOne<T, V>(
  engine: Engine,
  { kind, begin }: EngineQuestion<T, V>,
  asking: Asking,
): Promise<{ readonly value: V } | Failed> {
  if (kind === 'picture' && engine.models.picture === null) return failed('unable')
  const { call: first, read } = begin()
  let call = first
  for (let tries = 1; ; ) {
    const made = await callOnce(engine, modelOf(engine, kind), { kind, call, read }, asking)
    if ('value' in made) return made
    if ('again' in made) {
      call = made.again
      continue
    }
    const waitMs = nextWait(made, tries, asking.limits, asking.time.random)
    if (waitMs === null || asking.signal.aborted) return made
    await asking.time.wait(waitMs, asking.signal)
    if (asking.signal.aborted) return failed('stopped')
    tries++
  }
}

const modelOf = ({ models }: Engine, kind: CallKind): string =>
  kind === 'text' ? models.text : (models.picture ?? models.text)

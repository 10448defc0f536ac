import type { EngineUse } from '@postelier/contract'
import { type AskLimits, type Engine, type EngineClient, openEngineClient } from '@postelier/engines'
import type { Platform } from '../../platform/platform.ts'
import { budgetOf, orderOf } from './engine-settings.ts'
import { engineOpener, readEngineSettings } from './engines.store.ts'
import { callJournal } from './write-calls.ts'

export interface EngineInput {
  readonly use: EngineUse
  /** Whose budget it comes out of; none for the platform itself. */
  readonly accountId: number | null
  readonly signal: AbortSignal
  /** Other than usual, where somebody waits. */
  readonly limits?: Partial<AskLimits>
}

/**
 * Whoever answers for a use: the chosen engine and the one after it, with tries, waits, the account's budget and the journal
 * of calls. Nothing where the platform drafts itself, or where none of them can be asked. Never inside a transaction: it writes
 * down each call in its own, and waits for somebody else's server.
 */
export async function engineFor(platform: Platform, input: EngineInput): Promise<EngineClient | null> {
  const { value: settings } = await readEngineSettings(platform.db)
  const open = await engineOpener(platform, platform.db)
  const engines = orderOf(settings, input.use).flatMap((name) => {
    const engine = open(name)
    const isAble = engine && (input.use !== 'image' || engine.models.picture !== null)
    return isAble ? [engine] : []
  })
  return engines.length === 0
    ? null
    : clientOf(platform, engines, { ...input, budgetMicros: budgetOf(settings) })
}

/** These engines, whoever is chosen. */
export function clientOf(
  platform: Platform,
  engines: readonly Engine[],
  { use, accountId, signal, budgetMicros, limits }: EngineInput & ClientLimits,
): EngineClient {
  const { time, drawMark, priceOf, limits: own } = platform.engines
  return openEngineClient(engines, {
    time,
    drawMark,
    priceOf,
    signal,
    journal: callJournal(platform, { accountId, use, budgetMicros }),
    // A test with less time has less of it whoever asks.
    limits: { ...limits, ...own },
  })
}
interface ClientLimits {
  readonly budgetMicros: number
}

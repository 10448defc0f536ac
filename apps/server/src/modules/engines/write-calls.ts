import type { EngineUse } from '@postelier/contract'
import type { Journal } from '@postelier/engines'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import { engineCalls } from '../../platform/metrics.ts'
import type { Platform } from '../../platform/platform.ts'
import { endCall, insertCall, noteOverBudget, spentSince } from './calls.store.ts'
import { monthBegin } from './engine-settings.ts'

interface Caller {
  /** None for the platform itself, which has no budget. */
  readonly accountId: number | null
  readonly use: EngineUse
  readonly budgetMicros: number
}

/**
 * The journal of calls, which is also the till: a call is written down with the most it can cost before it is made, one
 * after the other for each account, so that many at once spend no more than the budget either.
 */
export function callJournal(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { accountId, use, budgetMicros }: Caller,
): Journal {
  return {
    begin: (call) =>
      db.transaction(async (tx) => {
        const at = clock.now()
        if (accountId !== null) {
          await oneAtATime(tx, 'engine-budget', accountId)
          const since = monthBegin(at)
          if ((await spentSince(tx, accountId, since)) + call.mostMicros > budgetMicros) {
            await noteOverBudget(tx, { accountId, use, at, since }, call)
            return null
          }
        }
        const id = await insertCall(tx, { accountId, use, at }, call)
        return {
          end: async (made) => {
            engineCalls.inc({ engine: call.engine, outcome: made.outcome })
            await endCall(db, id, made)
          },
        }
      }),
  }
}

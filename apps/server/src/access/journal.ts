import type { JournalAction } from '@postelier/contract'
import type { Transaction } from '../platform/database/open-database.ts'
import type { Actor } from './actor.ts'
import { journalEntry } from './session.tables.ts'

/** One line of who did what. Details hold what changed, never a secret. */
export interface Deed {
  readonly action: JournalAction
  readonly accountId?: number | null
  readonly subject: readonly [type: string, id: string | number]
  readonly details?: Readonly<Record<string, unknown>>
}

export async function recordDeed(
  tx: Transaction,
  actor: Actor,
  now: Date,
  requestId: string,
  deed: Deed,
): Promise<void> {
  await tx.insert(journalEntry).values({
    at: now,
    actorId: actor.kind === 'person' ? actor.personId : null,
    impersonatorId: actor.kind === 'person' ? actor.impersonatorId : null,
    accountId: deed.accountId ?? null,
    action: deed.action,
    subjectType: deed.subject[0],
    subjectId: String(deed.subject[1]),
    details: { ...deed.details, ...(actor.kind === 'system' ? { by: actor.name } : {}) },
    requestId,
  })
}

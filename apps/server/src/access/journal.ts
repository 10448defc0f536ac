import type { JournalAction } from '@postelier/contract'
import type { Transaction } from '../platform/database/open-database.ts'
import type { Actor } from './actor.ts'
import { journalEntry } from './session.tables.ts'

/** One line of who did what. Details hold what changed, never a secret. */
export interface Entry {
  readonly action: JournalAction
  readonly accountId?: number | null
  readonly subject: readonly [type: string, id: string | number]
  readonly details?: Readonly<Record<string, unknown>>
  /** Who did it, where the program hears of it only afterwards. */
  readonly doneBy?: number | null
}

export async function recordEntry(
  tx: Transaction,
  actor: Actor,
  now: Date,
  requestId: string,
  entry: Entry,
): Promise<void> {
  await tx.insert(journalEntry).values({
    at: now,
    actorId: actor.kind === 'person' ? actor.personId : (entry.doneBy ?? null),
    impersonatorId: actor.kind === 'person' ? actor.impersonatorId : null,
    accountId: entry.accountId ?? null,
    action: entry.action,
    subjectType: entry.subject[0],
    subjectId: String(entry.subject[1]),
    details: {
      ...entry.details,
      ...(actor.kind === 'system' && entry.doneBy == null ? { by: actor.name } : {}),
    },
    requestId,
  })
}

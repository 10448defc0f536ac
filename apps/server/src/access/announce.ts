import type { EventName, LiveEvent } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database.ts'
import { eventChannel } from '../platform/events/event-bus.ts'
import { person } from './person.tables.ts'

/**
 * Sent by the database at commit, to this process too; a rollback sends nothing. Who looks after the account is read here,
 * once and with what this transaction changed, so that nobody who delivers an event has to ask. Ids only: it stays far below
 * the 8,000 bytes that PostgreSQL carries.
 */
export async function announce(db: Pick<Database, 'execute'>, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return
  const written = JSON.stringify(events)
  const owner = sql`select jsonb_build_object('ownerId', ${person.ownerId}) from ${person}
    where ${person.id} = (event ->> 'accountId')::bigint and ${person.type} = 'customer' and ${person.ownerId} is not null`
  await db.execute(
    sql`select pg_notify(${eventChannel}, (event || coalesce((${owner}), '{}'))::text)
      from jsonb_array_elements(${written}::jsonb) as event`,
  )
}

/** Pages act on these whoever caused them: what a page may see hangs on them. */
const concernEveryPage: readonly EventName[] = ['session.ended', 'roles.changed']

/** With the open page that caused them, which has its answer and need not read anew. */
export const causedBy = (tab: string | undefined, events: readonly LiveEvent[]): readonly LiveEvent[] =>
  tab === undefined
    ? events
    : events.map((event) => (concernEveryPage.includes(event.name) ? event : { ...event, tab }))

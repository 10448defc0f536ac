import type { UnsubscribeMessageView } from '@postelier/contract/unsubscribe-messages'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { unsubscribeMessage } from './leaving.tables.ts'

export type MessageRow = typeof unsubscribeMessage.$inferSelect

/** In the order they are asked. */
export const readMessages = (db: Pick<Database, 'select'>): Promise<MessageRow[]> =>
  db
    .select()
    .from(unsubscribeMessage)
    .where(isNull(unsubscribeMessage.removedAt))
    .orderBy(asc(unsubscribeMessage.position), asc(unsubscribeMessage.id))

export async function lockMessage(tx: Transaction, id: number): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(unsubscribeMessage)
    .where(and(eq(unsubscribeMessage.id, id), isNull(unsubscribeMessage.removedAt)))
    .for('update')
  return row
}

export const presentMessage = ({
  position: _position,
  removedAt: _removed,
  answers,
  ...row
}: MessageRow): UnsubscribeMessageView => ({ ...row, answers: [...answers] })

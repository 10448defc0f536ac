import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { NotificationWishes } from '../notification-wishes.ts'
import { notificationSetting } from '../notifications.tables.ts'

export async function notificationSettingsOf(
  db: Pick<Database, 'select'>,
  personIds: readonly number[],
): Promise<Map<number, NotificationWishes>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(notificationSetting)
    .where(inArray(notificationSetting.personId, [...personIds]))
  return new Map(rows.map(({ personId, ...wishes }) => [personId, wishes]))
}

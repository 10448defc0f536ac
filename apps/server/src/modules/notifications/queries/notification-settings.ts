import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { NotificationInputs } from '../notification-inputs.ts'
import { notificationSetting } from '../notifications.tables.ts'

/** How and when some people want to hear from the platform, read in one go for whoever sends mails. */
export async function notificationSettingsOf(
  db: Pick<Database, 'select'>,
  personIds: readonly number[],
): Promise<Map<number, NotificationInputs>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(notificationSetting)
    .where(inArray(notificationSetting.personId, [...personIds]))
  return new Map(rows.map(({ personId, ...inputs }) => [personId, inputs]))
}

import type { Transaction } from '../../../platform/database/open-database.ts'
import { notificationSetting } from '../notifications.tables.ts'

/** Gives a new person their notification settings, in their time zone. Safe to repeat. */
export async function createNotificationSetting(
  tx: Transaction,
  personId: number,
  timeZone: string,
): Promise<void> {
  await tx.insert(notificationSetting).values({ personId, timeZone }).onConflictDoNothing()
}

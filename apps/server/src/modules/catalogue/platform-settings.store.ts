import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { AppError } from '../../platform/errors.ts'
import { platformSetting } from './catalogue.tables.ts'

/** One group of settings with its defaults; the row holds only what an administrator saved. */
export async function readSetting<T extends object>(
  db: Pick<Database, 'select'>,
  key: string,
  defaults: T,
): Promise<{ value: T; version: number; changedAt: Date | null }> {
  const [row] = await db.select().from(platformSetting).where(eq(platformSetting.key, key))
  return {
    value: { ...defaults, ...(row?.value as Partial<T> | undefined) },
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
  }
}

/** Saves a group whole; refuses when somebody saved meanwhile. */
export async function writeSetting(
  tx: Transaction,
  now: Date,
  key: string,
  value: object,
  version: number,
): Promise<number> {
  const next = version + 1
  const row = { key, value: value as Record<string, unknown>, version: next, changedAt: now }
  const written =
    version === 0
      ? await tx
          .insert(platformSetting)
          .values(row)
          .onConflictDoNothing()
          .returning({ version: platformSetting.version })
      : (await tx.select().from(platformSetting).where(eq(platformSetting.key, key)).for('update')).some(
            (found) => found.version === version,
          )
        ? await tx
            .update(platformSetting)
            .set(row)
            .where(eq(platformSetting.key, key))
            .returning({ version: platformSetting.version })
        : []
  if (written.length === 0) throw new AppError('conflict')
  return next
}

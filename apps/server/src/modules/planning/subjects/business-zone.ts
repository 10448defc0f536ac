import type { Database } from '../../../platform/database/open-database.ts'
import { speakerOf } from '../../brand/index.ts'

/** Where the clock hangs that a business plans by. */
export const zoneOf = async (db: Pick<Database, 'select'>, accountId: number): Promise<string> =>
  (await speakerOf(db, accountId))?.timeZone ?? 'Europe/Paris'

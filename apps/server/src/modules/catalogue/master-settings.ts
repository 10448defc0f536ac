import type { MasterSettings } from '@postelier/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { readSetting } from './platform-settings.store.ts'

export const masterKey = 'master'

/** What things cost and give until an administrator says otherwise. */
export const masterDefaults: MasterSettings = {
  urgentTaskCredits: 4,
  correctionCredits: 2,
  includedCorrections: 2,
  registrationCredits: 30,
  registrationCreditsDays: 60,
  hookRegenerationCredits: 1,
  visualRegenerationCredits: 1,
  subjectRegenerationCredits: 1,
  fullRegenerationCredits: 3,
  freeIdeas: 12,
  freeDrafts: 8,
  draftCredits: 2,
  contentSources: 5,
  appointmentUrl: '',
}

export const masterSettings = async (db: Pick<Database, 'select'>): Promise<MasterSettings> =>
  (await readSetting(db, masterKey, masterDefaults)).value

import type { QueryContext } from '../../../access/context.ts'
import { masterDefaults, masterKey } from '../master-settings.ts'
import { readSetting } from '../platform-settings.store.ts'

export async function readMasterSettings({ db }: QueryContext) {
  const { value, version } = await readSetting(db, masterKey, masterDefaults)
  return { settings: value, version }
}

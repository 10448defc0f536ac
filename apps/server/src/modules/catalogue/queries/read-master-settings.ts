import type { QueryContext } from '../../../access/context.ts'
import { masterDefaults, masterKey } from '../master-settings.ts'
import { readSetting } from '../platform-settings.store.ts'

/** The numbers an administrator sets for all businesses (credits, prices, limits), with the version a change must name. */
export async function readMasterSettings({ db }: QueryContext) {
  const { value, version } = await readSetting(db, masterKey, masterDefaults)
  return { settings: value, version }
}

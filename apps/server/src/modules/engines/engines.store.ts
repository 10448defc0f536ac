import type { OutsideEngine } from '@postelier/contract'
import type { Engine } from '@postelier/engines'
import type { Database } from '../../platform/database/open-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSetting } from '../catalogue/index.ts'
import { engineSettingDefaults, engineSettingsKey } from './engine-settings.ts'
import { engineKey } from './engines.tables.ts'
import { openKey } from './seal-key.ts'

export const readEngineSettings = (db: Pick<Database, 'select'>) =>
  readSetting(db, engineSettingsKey, engineSettingDefaults)

/** How each engine would be opened as things stand: nothing where it has no key, no address or no model. */
export async function engineOpener(
  platform: Pick<Platform, 'secrets' | 'engines' | 'log'>,
  db: Pick<Database, 'select'>,
): Promise<(engine: OutsideEngine) => Engine | undefined> {
  const { value: settings } = await readEngineSettings(db)
  const rows = await db.select().from(engineKey)
  const keys = new Map(rows.map(({ engine, sealed }) => [engine, sealed]))
  return (engine) => {
    const sealed = keys.get(engine)
    const key = sealed ? openedKey(platform, engine, sealed) : ''
    if (key === undefined) return undefined
    return platform.engines.open({
      engine,
      key,
      service: {
        address: settings.compatibleAddress,
        model: settings.compatibleModel,
        pictureModel: settings.compatiblePictureModel,
      },
    })
  }
}

/** One that was sealed with a key the platform has lost opens nothing: whoever sets it again must still get to the screen. */
function openedKey(
  platform: Pick<Platform, 'secrets' | 'log'>,
  engine: OutsideEngine,
  sealed: string,
): string | undefined {
  try {
    return openKey(platform, engine, sealed)
  } catch (reason) {
    platform.log.error({ err: reason, engine }, 'the key of an engine cannot be opened')
    return undefined
  }
}

import { type EnginesView, type OutsideEngine, outsideEngines } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { engineDefaults } from '../../../platform/engines/engine-defaults.ts'
import { sumsSince } from '../calls.store.ts'
import { monthBegin } from '../engine-settings.ts'
import { engineOpener, readEngineSettings } from '../engines.store.ts'
import { engineKey } from '../engines.tables.ts'

/** The engines and their settings for the administrator's page; of keys only since when there is one. */
export async function readEngines({ db, platform, now }: QueryContext): Promise<EnginesView> {
  const { value: settings, version } = await readEngineSettings(db)
  const open = await engineOpener(platform, db)
  const keys = await db.select({ engine: engineKey.engine, setAt: engineKey.setAt }).from(engineKey)
  const viewOf = (engine: OutsideEngine) => {
    const ready = open(engine)
    const models = ready?.models ?? engineDefaults[engine].models
    const setAt = keys.find((key) => key.engine === engine)?.setAt
    return {
      engine,
      model: models.text,
      pictureModel: models.picture,
      keySetAt: setAt?.toISOString() ?? null,
      isReady: ready !== undefined,
    }
  }
  return {
    settings,
    version,
    engines: outsideEngines.map(viewOf),
    demo: platform.engines.demo,
    month: await sumsSince(db, monthBegin(now)),
  }
}

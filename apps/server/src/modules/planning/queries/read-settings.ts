import type { QueryContext } from '../../../access/context.ts'
import { settingsOf } from '../settings.store.ts'

export async function readSettings({ db }: QueryContext, { accountId }: { readonly accountId: number }) {
  const { postsPerWeek, weekdays, times, objectives, isOneForEach, version } = await settingsOf(db, accountId)
  return { settings: { postsPerWeek, weekdays, times, objectives, isOneForEach, version } }
}

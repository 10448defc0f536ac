import type { MasterSettings } from '@postelier/contract'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { masterDefaults, masterKey } from '../master-settings.ts'
import { readSetting, writeSetting } from '../platform-settings.store.ts'

/** What things cost and give from now on; what was given or charged before stays as it was. */
export async function changeMasterSettings(
  ctx: CommandContext,
  { version, ...settings }: MasterSettings & { version: number },
): Promise<{ settings: MasterSettings; version: number }> {
  requirePermission(ctx.actor, 'adminMaster:edit')
  const { value: before, version: present } = await readSetting(ctx.tx, masterKey, masterDefaults)
  const moved = movedFields(before, settings)
  if (moved.length === 0 && present === version) return { settings, version }
  const next = await writeSetting(ctx.tx, ctx.now, masterKey, settings, version)
  await ctx.record({
    action: 'masterSettings.changed',
    subject: ['settings', masterKey],
    details: Object.fromEntries(moved.map((name) => [name, { before: before[name], after: settings[name] }])),
  })
  await ctx.announce({ name: 'application.changed' })
  return { settings, version: next }
}

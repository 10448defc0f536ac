import type { EngineSettings } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { invalid } from '../../../platform/errors.ts'
import { writeSetting } from '../../catalogue/index.ts'
import { engineSettingsKey } from '../engine-settings.ts'
import { readEngineSettings } from '../engines.store.ts'
import { engineKey } from '../engines.tables.ts'

/** Who is asked from now on. */
export async function changeEngineSettings(
  ctx: CommandContext,
  { version, ...wished }: EngineSettings & { version: number },
): Promise<void> {
  requirePermission(ctx.actor, 'adminMaster:edit')
  const { value: before, version: present } = await readEngineSettings(ctx.tx)
  const settings = { ...wished, compatibleAddress: addressOf(ctx, wished) }
  const moved = movedFields(before, settings)
  if (moved.length === 0 && present === version) return
  await writeSetting(ctx.tx, ctx.now, engineSettingsKey, settings, version)
  // A key is for whoever gave it: sent to another server, it would be given away.
  if (originOf(before.compatibleAddress) !== originOf(settings.compatibleAddress))
    await ctx.tx.delete(engineKey).where(eq(engineKey.engine, 'compatible'))
  await ctx.record({
    action: 'engineSettings.changed',
    subject: ['settings', engineSettingsKey],
    details: Object.fromEntries(moved.map((name) => [name, { before: before[name], after: settings[name] }])),
  })
}

function addressOf(
  { platform }: CommandContext,
  { compatibleAddress, compatibleModel, ...wished }: EngineSettings,
) {
  const isChosen = [wished.text, wished.ideas, wished.image, wished.next].includes('compatible')
  if (compatibleAddress === '') {
    if (isChosen) throw invalid({ compatibleAddress: { key: 'required' } })
    return ''
  }
  const address = platform.engines.readAddress(compatibleAddress)
  if (!address) throw invalid({ compatibleAddress: { key: 'engineAddress' } })
  if (compatibleModel === '' && isChosen) throw invalid({ compatibleModel: { key: 'required' } })
  if (wished.image === 'compatible' && wished.compatiblePictureModel === '')
    throw invalid({ compatiblePictureModel: { key: 'required' } })
  return address
}

const originOf = (address: string): string => (address === '' ? '' : new URL(address).origin)

import type { CommandContext } from '../access/context.ts'
import { changeColors, changeEditorialLine, changeEssentialInformation } from '../modules/brand/index.ts'
import { searchSectors } from '../modules/catalogue/index.ts'
import type { DemoBrand } from './demo-business.ts'

type Essentials = Omit<Parameters<typeof changeEssentialInformation>[1], 'activitySectorId' | 'trade'>

/** The business itself, how it speaks and its colours, one after the other within ten minutes. */
export async function fillBrand(
  at: (minute: number) => CommandContext,
  essentials: Essentials,
  { trade, sector, voice, colors: [primary, secondary, tertiary] }: DemoBrand,
): Promise<void> {
  const { accountId } = essentials
  const ctx = at(21)
  const found = await searchSectors(
    { ...ctx, db: ctx.tx },
    { search: sector, lang: 'fr', offset: 0, limit: 1 },
  )
  const activitySectorId = found.data.items[0]?.id ?? null
  await changeEssentialInformation(ctx, { ...essentials, trade, activitySectorId })
  await changeEditorialLine(at(26), { accountId, version: 1, customTone: '', ...voice })
  await changeColors(at(29), {
    accountId,
    colors: [
      { index: 'primary', hex: primary },
      { index: 'secondary', hex: secondary },
      { index: 'tertiary', hex: tertiary },
    ],
  })
}

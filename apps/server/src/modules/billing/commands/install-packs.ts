import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { pack } from '../packs.tables.ts'
import { monthsPaidOfAYear, shippedCreditPacks, shippedPlans } from '../shipped-packs.ts'

/** Puts in what is sold where there never was anything. Processes that start together wait for each other. */
export async function installPacks({ tx, now }: CommandContext): Promise<void> {
  await oneAtATime(tx, 'installPacks')
  if ((await tx.$count(pack)) > 0) return
  const plans = shippedPlans.map((one) => ({ ...one, yearlyCents: one.monthlyCents * monthsPaidOfAYear }))
  const credits = shippedCreditPacks.map(({ credits, cents }) => ({
    names: { fr: `${credits} crédits`, en: `${credits} credits` },
    descriptions: { fr: '', en: '' },
    credits,
    onceCents: cents,
  }))
  await tx.insert(pack).values(
    [...plans, ...credits].map((one, position) => ({
      id: newDigitsId(),
      isPublic: true,
      position,
      changedAt: now,
      ...one,
    })),
  )
}

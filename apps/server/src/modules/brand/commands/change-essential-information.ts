import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { raisePersonVersion } from '../../../access/person-version.ts'
import { refuseStale } from '../../../platform/content-version.ts'
import { type FieldFault, invalid } from '../../../platform/errors.ts'
import { readPhone } from '../../../platform/phone-number.ts'
import { sectorExists } from '../../catalogue/index.ts'
import { lockSociety } from '../brand.store.ts'
import { society } from '../brand.tables.ts'
import {
  checkEssentialInformation,
  type EssentialInformation,
  essentialOf,
} from '../essential-information.ts'

/** Saves who a business is: names, contact, sector, registration number. Faults come back at their fields, all at once. */
export async function changeEssentialInformation(
  ctx: CommandContext,
  {
    accountId,
    version,
    ...input
  }: EssentialInformation & { accountId: number; version?: string | undefined },
): Promise<void> {
  await raisePersonVersion(ctx.tx, accountId)
  const before = await lockSociety(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'account:edit')

  const { values, faults } = checkEssentialInformation(input)
  const all: Record<string, FieldFault> = { ...faults }
  const { activitySectorId } = values
  if (activitySectorId !== null && !(await sectorExists(ctx.tx, activitySectorId)))
    all.activitySectorId = { key: 'unknown' }
  if (Object.keys(all).length > 0) throw invalid(all)

  const changed = movedFields(before, values)
  if (changed.length === 0) return
  refuseStale(version, essentialOf(before))
  await ctx.tx.update(society).set(values).where(eq(society.personId, accountId))
  await ctx.record({
    action: 'society.changed',
    accountId,
    subject: ['society', accountId],
    details: { changed },
  })
  await ctx.announce({ name: 'account.changed', accountId })
}

export async function changeAlertContact(
  ctx: CommandContext,
  input: { accountId: number; alertEmail: string; alertPhone: string },
): Promise<void> {
  const { accountId, alertEmail } = input
  const before = await lockSociety(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'account:edit')

  const alertPhone = input.alertPhone === '' ? '' : readPhone(input.alertPhone, before.country)
  if (alertPhone === undefined) throw invalid({ alertPhone: { key: 'phone' } })

  const changed = movedFields(before, { alertEmail, alertPhone })
  if (changed.length === 0) return
  await ctx.tx.update(society).set({ alertEmail, alertPhone }).where(eq(society.personId, accountId))
  await ctx.record({
    action: 'alertContact.changed',
    accountId,
    subject: ['society', accountId],
    details: { changed },
  })
  await ctx.announce({ name: 'account.changed', accountId })
}

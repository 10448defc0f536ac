import type {
  AffiliationCodeView,
  ChangedAffiliationCode,
  NewAffiliationCode,
} from '@postelier/contract/affiliation-codes'
import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { affiliationCode } from '../affiliation.tables.ts'
import { freeCode } from '../code-words.store.ts'
import { affiliationCodesPage, agenciesCalled } from '../queries/list-affiliation-codes.ts'

interface Answer {
  readonly affiliationCode: AffiliationCodeView
}

/** For an agency that is there; it stays that agency's. */
export async function addAffiliationCode(ctx: CommandContext, input: NewAffiliationCode): Promise<Answer> {
  requirePermission(ctx.actor, 'adminPromotionCodes:create')
  const code = await freeCode(ctx, { code: input.code, own: null })
  const { total } = await agenciesCalled(ctx.tx, { id: input.agencyId, offset: 0, limit: 1 })
  if (total === 0) throw invalid({ agencyId: { key: 'unknown' } })
  const id = newDigitsId()
  await ctx.tx.insert(affiliationCode).values({ ...input, id, code, createdAt: ctx.now })
  return told(ctx, 'affiliationCode.added', id)
}

/** For carts from now on: whoever has it keeps what they were promised, and payments what they were made with. */
export async function changeAffiliationCode(
  ctx: CommandContext,
  { codeId, version, ...input }: ChangedAffiliationCode & { readonly codeId: number },
): Promise<Answer> {
  requirePermission(ctx.actor, 'adminPromotionCodes:edit')
  const code = await freeCode(ctx, { code: input.code, own: codeId })
  const [before] = await ctx.tx
    .select()
    .from(affiliationCode)
    .where(eq(affiliationCode.id, codeId))
    .for('update')
  if (!before) throw notFound()
  if (before.version !== version) throw new AppError('conflict')
  await ctx.tx
    .update(affiliationCode)
    .set({ ...input, code, version: version + 1 })
    .where(eq(affiliationCode.id, codeId))
  return told(ctx, 'affiliationCode.changed', codeId)
}

async function told(
  ctx: CommandContext,
  action: 'affiliationCode.added' | 'affiliationCode.changed',
  id: number,
): Promise<Answer> {
  const [view] = (await affiliationCodesPage(ctx.tx, { id, offset: 0, limit: 1 })).items
  if (!view) throw new Error('An affiliation code that was written is not there')
  const { code, agency, agencyPercent, customerPercent, isOpen } = view
  await ctx.record({
    action,
    subject: ['affiliationCode', id],
    details: { code, agency: agency.name, agencyPercent, customerPercent, isOpen },
  })
  await ctx.announce({ name: 'affiliationCodes.changed' })
  return { affiliationCode: view }
}

import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { sectorProposal } from '../catalogue.tables.ts'
import { sectorExists } from '../queries/sector-exists.ts'
import type { SectorUsers } from '../sectors/sector-users.ts'
import { findByName, lockTree } from '../sectors/sectors.store.ts'
import { insertSector, type SectorInput } from './change-sector.ts'

export interface ProposalAnswer {
  readonly id: number
  readonly accept: boolean
  readonly sectorId?: number | undefined
  readonly sector?: SectorInput | undefined
  readonly message: string
  readonly users: SectorUsers
}

/** Once, whoever answers: the proposal's row is locked, and the second one is told that it is done. */
export async function answerProposal(ctx: CommandContext, input: ProposalAnswer): Promise<void> {
  const [proposal] = await ctx.tx
    .select()
    .from(sectorProposal)
    .where(eq(sectorProposal.id, input.id))
    .for('update')
  requirePermission(ctx.actor, 'adminActivitySectors:edit')
  if (!proposal) throw notFound()
  if (proposal.status !== 'waiting') throw new AppError('alreadyDone')

  const sectorId = input.accept ? await chosenSector(ctx, proposal, input) : null

  await ctx.tx
    .update(sectorProposal)
    .set({
      status: input.accept ? 'accepted' : 'declined',
      sectorId,
      message: input.message,
      answeredAt: ctx.now,
      answeredBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
    })
    .where(eq(sectorProposal.id, proposal.id))
  if (sectorId !== null) await input.users.give(ctx.tx, proposal.personId, sectorId)

  await notifyProposer(ctx, proposal, input)
  await ctx.record({
    action: input.accept ? 'sectorProposal.accepted' : 'sectorProposal.declined',
    accountId: proposal.personId,
    subject: ['sectorProposal', proposal.id],
    details: { name: proposal.name, sectorId },
  })
  await ctx.announce({ name: 'sectors.changed' })
  if (sectorId !== null) await ctx.announce({ name: 'account.changed', accountId: proposal.personId })
}

async function chosenSector(
  ctx: CommandContext,
  proposal: typeof sectorProposal.$inferSelect,
  { sectorId, sector }: ProposalAnswer,
): Promise<number> {
  if (sectorId !== undefined) {
    if (!(await sectorExists(ctx.tx, sectorId))) throw invalid({ sectorId: { key: 'unknown' } })
    return sectorId
  }
  await lockTree(ctx.tx)
  if (sector) return insertSector(ctx, sector, 'sector.')
  const { name, lang } = proposal
  const known = await findByName(ctx.tx, lang, name)
  return known ?? insertSector(ctx, { names: { fr: name, en: name }, parentId: null, acceptProposal: true })
}

/** The account may be gone by now; then nobody is told. */
async function notifyProposer(
  ctx: CommandContext,
  proposal: typeof sectorProposal.$inferSelect,
  { accept, message }: ProposalAnswer,
): Promise<void> {
  const [proposer] = await ctx.tx
    .select({ email: person.email, language: person.applicationLang })
    .from(person)
    .where(eq(person.id, proposal.personId))
  if (!proposer) return
  await ctx.mail({
    kind: accept ? 'sectorAccepted' : 'sectorDeclined',
    to: proposer.email,
    language: proposer.language === 'en' ? 'en' : 'fr',
    link: `${ctx.platform.config.publicUrl}/me/account`,
    words: { sector: proposal.name, message },
  })
}

import type { Network } from '@postelier/contract'
import type { Frequency } from '@postelier/contract/purchases'
import { eq, sql } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import {
  countAnswered,
  type LeavingReason,
  lockSubscription,
  type PlanTerms,
  subscription,
} from '../../billing/index.ts'
import { packsSoldTo } from '../cart.store.ts'
import { planChange } from '../plan-change.store.ts'

interface OfAccount {
  readonly accountId: number
}

async function openOne(ctx: CommandContext, accountId: number) {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'billing:edit')
  const open = await lockSubscription(ctx.tx, accountId)
  if (!open) throw notFound()
  return open
}

/** A smaller plan, or the month in place of the year: from the period's end on. */
export async function chooseNextPlan(
  ctx: CommandContext,
  { accountId, packId, frequency }: OfAccount & { readonly packId: number; readonly frequency: Frequency },
): Promise<void> {
  const open = await openOne(ctx, accountId)
  const change = await planChange(ctx.tx, { accountId, packId, frequency }, ctx.now)
  const sold = (await packsSoldTo(ctx.tx, accountId)).find(({ id }) => id === packId)
  const cents = frequency === 'yearly' ? sold?.yearlyCents : sold?.monthlyCents
  if (change.how === 'now' || change.how === 'first') throw new AppError('notNow')
  let nextTerms: PlanTerms | null = null
  if (change.how === 'later') {
    if (!sold?.limits || cents == null) throw notFound()
    nextTerms = {
      packId,
      names: sold.names,
      credits: sold.credits,
      limits: sold.limits,
      frequency,
      cents,
    }
  }
  await write(ctx, open.id, accountId, { nextTerms })
  await ctx.record({
    action: 'subscription.changed',
    accountId,
    subject: ['subscription', open.id],
    details: { next: nextTerms?.names.fr ?? null, from: open.periodEnd },
  })
}

interface LeavePlan extends OfAccount {
  readonly reasons: readonly (LeavingReason & { readonly messageId?: number | undefined })[]
  readonly keptNetworks: readonly Network[]
}

/** The plan lasts until its period's end, and no further period is paid. */
export async function leavePlan(
  ctx: CommandContext,
  { accountId, reasons: said, keptNetworks }: LeavePlan,
): Promise<void> {
  const open = await openOne(ctx, accountId)
  if (open.cancelledAt !== null) throw new AppError('alreadyDone')
  const reasons = said.map(({ question, answers }) => ({ question, answers }))
  await write(ctx, open.id, accountId, { cancelledAt: ctx.now, reasons, keptNetworks, nextTerms: null })
  const asked = said.flatMap(({ messageId, answers }) =>
    messageId === undefined || answers.length === 0 ? [] : [messageId],
  )
  await countAnswered(ctx, { messageIds: asked })
  await ctx.record({
    action: 'subscription.left',
    accountId,
    subject: ['subscription', open.id],
    details: { until: open.periodEnd },
  })
  await mailLeft(ctx, accountId, open)
}

/** In writing, with the day: what was left by a press is not to be remembered. */
async function mailLeft(
  ctx: CommandContext,
  accountId: number,
  { terms, periodEnd }: Pick<typeof subscription.$inferSelect, 'terms' | 'periodEnd'>,
): Promise<void> {
  const [to] = await ctx.tx
    .select({ email: person.email, lang: person.applicationLang, timeZone: person.timeZone })
    .from(person)
    .where(eq(person.id, accountId))
  // Of one that is late already its end was written.
  if (!to || !periodEnd || periodEnd <= ctx.now) return
  const language = to.lang === 'en' ? 'en' : 'fr'
  const { timeZone } = to
  await ctx.mail({
    kind: 'planLeft',
    to: to.email,
    language,
    link: `${ctx.platform.config.publicUrl}/me/credits`,
    words: {
      plan: terms.names[language],
      date: formatDate(language, periodEnd, { dateStyle: 'long', timeZone }),
    },
  })
}

/** Takes the leaving back while the plan still runs. */
export async function keepPlan(ctx: CommandContext, { accountId }: OfAccount): Promise<void> {
  const open = await openOne(ctx, accountId)
  await write(ctx, open.id, accountId, {
    cancelledAt: null,
    reasons: null,
    keptNetworks: null,
    nextTerms: null,
  })
  await ctx.record({ action: 'subscription.kept', accountId, subject: ['subscription', open.id] })
}

async function write(
  ctx: CommandContext,
  id: number,
  accountId: number,
  set: Partial<typeof subscription.$inferInsert>,
): Promise<void> {
  await ctx.tx
    .update(subscription)
    .set({ ...set, version: sql`${subscription.version} + 1` })
    .where(eq(subscription.id, id))
  await ctx.announce({ name: 'purchases.changed', accountId })
}

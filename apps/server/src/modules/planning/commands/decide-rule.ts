import { mostRules, type RuleEvidence, type WritingRule } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { writingRuleTable } from '../planning.tables.ts'
import { decidedRules, excludes, hashOfRule, rulesVersion } from '../rules/rule.store.ts'

/** More than corrections ever point to. */
const mostDeclined = 200

interface Decision {
  readonly accountId: number
  readonly rule: WritingRule
  readonly accept: boolean
  /** What it was learned from. */
  readonly shownBy: readonly RuleEvidence[]
}

/** A yes or a no to a rule. One at a time for a business, so that each decision has a number of its own. */
export async function decideRule(ctx: CommandContext, input: Decision): Promise<void> {
  const { accountId, rule, accept, shownBy } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  await oneAtATime(ctx.tx, 'rules', accountId)
  const decided = await decidedRules(ctx.tx, accountId)
  const hash = hashOfRule(rule)
  const state = accept ? 'active' : 'declined'
  const same = decided.find((one) => one.hash === hash)
  if (same?.state === state) return
  const active = decided.filter((one) => one.state === 'active')
  if (accept && active.length >= mostRules)
    throw new AppError('limitReached', { figures: { max: mostRules } })
  const number = (await rulesVersion(ctx.tx, accountId)) + 1
  const over = active.filter((one) => accept && excludes(one.rule, rule) && one.hash !== hash)
  const declined = decided.filter((one) => one.state === 'declined')
  // The oldest no is forgotten for the newest: all of them are read with every draft.
  const tooMany = accept ? [] : declined.slice(0, Math.max(0, declined.length + 1 - mostDeclined))
  const ending = new Set([...over, ...tooMany, ...(same ? [same] : [])].map(({ id }) => id))
  for (const id of ending) await end(ctx, id, number)
  await ctx.tx.insert(writingRuleTable).values({
    id: newDigitsId(),
    accountId,
    hash,
    rule,
    state,
    shownBy,
    since: number,
    decidedAt: ctx.now,
    decidedBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
  })
  await ctx.record({
    action: accept ? 'planning.ruleAdopted' : 'planning.ruleDeclined',
    accountId,
    subject: ['writingRule', hash],
    details: { rule: rule.is },
  })
  await ctx.announce({ name: 'planning.changed', accountId })
}

export async function endRule(
  ctx: CommandContext,
  { accountId, ruleId }: { readonly accountId: number; readonly ruleId: number },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  await oneAtATime(ctx.tx, 'rules', accountId)
  const row = (await decidedRules(ctx.tx, accountId)).find(({ id }) => id === ruleId)
  if (!row) throw notFound()
  await end(ctx, row.id, (await rulesVersion(ctx.tx, accountId)) + 1)
  await ctx.record({
    action: 'planning.ruleEnded',
    accountId,
    subject: ['writingRule', row.hash],
    details: { rule: row.rule.is },
  })
  await ctx.announce({ name: 'planning.changed', accountId })
}

const end = ({ tx }: CommandContext, id: number, number: number) =>
  tx
    .update(writingRuleTable)
    .set({ state: 'ended', until: number })
    .where(and(eq(writingRuleTable.id, id)))

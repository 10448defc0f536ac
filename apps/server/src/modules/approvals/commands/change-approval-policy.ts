import type { ApprovalPolicyView } from '@postelier/contract/approvals'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { approvalPolicy } from '../approvals.tables.ts'

/** What becomes of a business's posts that nobody answers about, from now on. */
export async function changeApprovalPolicy(
  ctx: CommandContext,
  { accountId, silence, afterHours }: ApprovalPolicyView & { readonly accountId: number },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const set = { silence, afterHours, changedAt: ctx.now }
  await ctx.tx
    .insert(approvalPolicy)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: approvalPolicy.accountId, set })
  await ctx.record({
    action: 'approval.policyChanged',
    accountId,
    subject: ['person', accountId],
    details: { silence, afterHours },
  })
  // Every post that waits for an answer shows what becomes of it.
  await ctx.announce({ name: 'tasks.changed', accountId })
}

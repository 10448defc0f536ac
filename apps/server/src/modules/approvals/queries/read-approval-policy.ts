import type { ApprovalPolicyView } from '@postelier/contract/approvals'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { policyOf } from '../silence.store.ts'

/** What a business wants done with posts nobody answers about, for its settings. */
export async function readApprovalPolicy(
  { db, actor }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ policy: ApprovalPolicyView }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const { silence, afterHours } = await policyOf(db, accountId)
  return { policy: { silence, afterHours: afterHours as ApprovalPolicyView['afterHours'] } }
}

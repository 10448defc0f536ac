import type { Handler } from '../../../http/handlers.ts'
import { requestEmailChange } from '../commands/change-email.ts'
import { planDeletion } from '../commands/plan-deletion.ts'
import { requireOwnPassword } from '../require-own-password.ts'

export const askEmailChange: Handler<'POST /api/me/account/email'> = async (call) => {
  const owner = await requireOwnPassword(call, call.body.currentPassword)
  await call.command(requestEmailChange, { personId: owner.id, email: call.body.email })
}

/** The person stays signed in here, to see the date and to change their mind. */
export const askDeletion: Handler<'POST /api/me/deletion'> = async (call) => {
  const owner = await requireOwnPassword(call, call.body.currentPassword)
  const dueAt = await call.command(planDeletion, {
    personId: owner.id,
    keepSession: call.session?.idHash ?? '',
  })
  return { deletionDueAt: dueAt.toISOString() }
}

import type { UserType } from '@postelier/contract'
import type { CommandContext, QueryContext } from '../../access/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { lockPerson } from '../identity/index.ts'
import { judge, maySee, type PersonAction } from './people.policy.ts'
import { findOfType, type PersonRow, relationTo } from './people.store.ts'

/** A person as a path names them; the type belongs to the name, so a wrong one leads nowhere. */
export interface OnePerson {
  readonly userType: UserType
  readonly userId: number
}

const visible = (actor: CommandContext['actor'], row: PersonRow) =>
  maySee(actor, { type: row.type as UserType, ownerId: row.ownerId })

/** Somebody the caller may see; others do not exist for them. */
export async function requireVisible(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  { userType, userId }: OnePerson,
): Promise<PersonRow> {
  const row = await findOfType(db, userType, userId)
  if (!row || !visible(actor, row)) throw notFound()
  return row
}

/** Somebody the caller is about to change, locked until the end; refuses what the policy does not allow. */
export async function requireFor(
  ctx: CommandContext,
  { userType, userId }: OnePerson,
  action: PersonAction,
): Promise<PersonRow> {
  const row = await lockPerson(ctx.tx, userId)
  if (!row || row.type !== userType || !visible(ctx.actor, row)) throw notFound()
  const verdict = judge(ctx.actor, await relationTo(ctx.tx, ctx.actor, row), action)
  if (verdict === 'none') throw notFound()
  if (verdict === 'no') throw new AppError('forbidden')
  if (verdict === 'done') throw new AppError('alreadyDone')
  return row
}

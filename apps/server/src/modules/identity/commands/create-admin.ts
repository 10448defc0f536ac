import { and, eq, ne } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { createNotificationSetting } from '../../notifications/index.ts'
import { defaultRoleId } from '../people.store.ts'

export interface NewAdmin {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

/** The first super admin, from the command line only; the next ones are made on screen by this one. */
export async function createAdmin(ctx: CommandContext, input: NewAdmin): Promise<number> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const [existing] = await ctx.tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.type, 'superAdmin'), ne(person.state, 'leaving')))
    .limit(1)
  if (existing) throw new AppError('alreadyDone')
  const id = newDigitsId()
  await ctx.tx.insert(person).values({
    id,
    type: 'superAdmin',
    state: 'active',
    ...input,
    email: input.email.toLowerCase(),
    emailValidatedAt: ctx.now,
    termsAcceptedAt: ctx.now,
    registeredAt: ctx.now,
    roleId: await defaultRoleId(ctx.tx, 'superAdmin'),
  })
  await createNotificationSetting(ctx.tx, id, 'Europe/Paris')
  await ctx.record({ action: 'person.created', subject: ['person', id], details: { type: 'superAdmin' } })
  return id
}

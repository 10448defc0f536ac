import type { PersonBody, PersonView, UserType } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { createBrand, editAccountBrand } from '../../brand/index.ts'
import { checkPhone, defaultRoleId, findByEmail, unusedCode } from '../../identity/index.ts'
import { createNotificationSetting } from '../../notifications/index.ts'
import { writeContract, writeWorkingDays } from '../../workforce/index.ts'
import { changedPerson } from '../changed-person.ts'
import { mayCreate, maySee, scopeOf } from '../people.policy.ts'
import { holdsMore } from '../people.store.ts'
import { partFaults } from '../person-parts.ts'
import { insertOrStandIn } from '../stand-ins.store.ts'
import { requireOwner } from './require-owner.ts'
import { sendConnectionInvitation } from './send-connection-invitation.ts'

export interface CreatePerson {
  readonly userType: UserType
  readonly body: PersonBody
}

/**
 * An account that an administrator makes: it waits, without a password, until its owner chooses one by mail. What a
 * manager makes is the manager's own. Who sees all accounts is told that an address is taken; a manager is told so of
 * the people they see, and of strangers nothing: those are kept as stand-ins.
 *
 * Somebody with part of the super admin's rights could otherwise make who has the others, with an address of their own. A
 * customer is what anybody can register as, and opens nothing that is there already.
 */
export async function createPerson(
  ctx: CommandContext,
  { userType, body }: CreatePerson,
): Promise<PersonView> {
  const { tx, actor } = ctx
  const scope = scopeOf(actor)
  if (!mayCreate(actor, userType)) throw new AppError('forbidden')
  const ownerId = scope !== 'all' && scope !== 'nobody' ? scope.ownerId : body.ownerId
  if (scope !== 'all' && body.freeSubscriptionUntil) throw new AppError('forbidden')

  const faults = partFaults(userType, { ...body, ownerId }, undefined)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const phone = checkPhone(body.phone, body.country)
  if (ownerId !== null) await requireOwner(ctx, userType, ownerId)
  if (await isTaken(ctx, body.email)) throw invalid({ email: { key: 'taken' } })
  const roleId = await defaultRoleId(tx, userType)
  if (scope === 'all' && userType !== 'customer' && (await holdsMore(tx, actor, roleId)))
    throw new AppError('forbidden')

  const id = newDigitsId()
  const row = await insertOrStandIn(ctx, {
    id,
    type: userType,
    ownerId,
    state: 'pending',
    email: body.email,
    firstName: body.firstName,
    lastName: body.lastName,
    phone,
    applicationLang: body.applicationLang,
    languages: [...new Set(body.languages)],
    country: body.country,
    timeZone: body.timeZone,
    roleId,
    code: await unusedCode(tx, userType),
    freeSubscriptionUntil: body.freeSubscriptionUntil,
    registeredAt: ctx.now,
    registrationStep: userType === 'customer' ? 'introduction' : 'done',
  })
  if (userType === 'customer' || userType === 'agencyManager') {
    const societyName = body.society?.name ?? `${body.firstName} ${body.lastName}`
    await createBrand(tx, { accountId: id, societyName, country: body.country })
    await editAccountBrand(ctx, id, body)
  }
  if (body.contract) await writeContract(tx, id, body.contract)
  if (body.workingDays) await writeWorkingDays(tx, id, body.workingDays)
  await createNotificationSetting(tx, id, body.timeZone)

  await sendConnectionInvitation(ctx, row)
  return changedPerson(ctx, row, 'person.created', { type: userType })
}

/** Whether the caller sees somebody who has this address already, or was added under it. */
async function isTaken({ tx, actor }: CommandContext, email: string): Promise<boolean> {
  const known = await findByEmail(tx, email)
  if (known && maySee(actor, { type: known.type as UserType, ownerId: known.ownerId })) return true
  const wanting = await tx.select().from(person).where(eq(person.wantedEmail, email))
  return wanting.some((row) => maySee(actor, { type: row.type as UserType, ownerId: row.ownerId }))
}

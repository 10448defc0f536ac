import type { PersonBody, PersonView, UserType } from '@postelier/contract'
import { type CommandContext, reading } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { editAccountBrand } from '../../brand/index.ts'
import { checkPhone, findByEmail, voidLinks } from '../../identity/index.ts'
import { inWeekOrder, readWorkTerms, writeContract, writeWorkingDays } from '../../workforce/index.ts'
import { changedPerson, languageOf } from '../changed-person.ts'
import { judge, type PersonAction } from '../people.policy.ts'
import { presentPerson } from '../people.present.ts'
import { type PersonRow, relationTo, updatePerson } from '../people.store.ts'
import { partFaults } from '../person-parts.ts'
import { type OnePerson, requireFor } from '../require-person.ts'
import { requireOwner } from './require-owner.ts'
import { sendConnectionInvitation } from './send-connection-invitation.ts'

export interface EditPerson extends OnePerson {
  readonly body: PersonBody & { readonly version: number }
}

/** Saves all of a person that is edited together; refuses when somebody saved meanwhile, and then nothing is written. */
export async function editPerson(ctx: CommandContext, { body, ...one }: EditPerson): Promise<PersonView> {
  const { tx } = ctx
  const type: UserType = one.userType
  const row = await requireFor(ctx, one, 'edit')
  if (row.version !== body.version) throw new AppError('conflict')
  const newAddress = body.email !== (row.wantedEmail ?? row.email)
  const newOwner = body.ownerId !== row.ownerId
  if (newAddress) await requireAlso(ctx, row, 'editEmail')
  if (newOwner) await requireAlso(ctx, row, 'editOwner')
  if (body.freeSubscriptionUntil !== row.freeSubscriptionUntil)
    await requireAlso(ctx, row, 'editFreeSubscription')

  const isAgent = type === 'internalAgent' || type === 'externalAgent'
  const faults = partFaults(type, body, isAgent ? await readWorkTerms(tx, row.id) : undefined)
  // A contact stays with its customer: its role and all it wrote are the customer's.
  if (type === 'contact' && newOwner) faults.ownerId = { key: 'notOffered' }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const phone = body.phone === row.phone ? row.phone : checkPhone(body.phone, body.country)
  if (newOwner && body.ownerId !== null) await requireOwner(ctx, type, body.ownerId)
  if (newAddress && (await findByEmail(tx, body.email))) throw invalid({ email: { key: 'taken' } })

  const change = {
    firstName: body.firstName,
    lastName: body.lastName,
    phone,
    country: body.country,
    timeZone: body.timeZone,
    applicationLang: body.applicationLang,
    languages: [...new Set(body.languages)],
    ownerId: body.ownerId,
    freeSubscriptionUntil: body.freeSubscriptionUntil,
    ...(newAddress ? { email: body.email, wantedEmail: null, emailValidatedAt: null } : {}),
  } satisfies Partial<PersonRow>
  const fields = [
    ...movedFields(row, change).filter((field) => !aboutAddress.has(field)),
    ...(newAddress ? ['email'] : []),
    ...(await editWork(ctx, row.id, body)),
    ...(await editAccountBrand(ctx, row.id, body)),
  ]
  if (fields.length === 0) return presentPerson(reading(ctx), row)
  const saved = await updatePerson(tx, row.id, change)
  if (newAddress) await moveAddress(ctx, row, saved)
  await ctx.announce({ name: 'account.changed', accountId: row.id })
  if (newOwner) {
    await ctx.announce({ name: 'people.changed', ownerId: row.ownerId })
    // Whoever looked after them may act in their place no longer.
    await ctx.announce({ name: 'roles.changed', personId: row.id })
  }
  return changedPerson(ctx, saved, 'person.edited', { fields })
}

async function requireAlso(ctx: CommandContext, row: PersonRow, action: PersonAction): Promise<void> {
  const relation = await relationTo(reading(ctx).db, ctx.actor, row)
  if (judge(ctx.actor, relation, action) !== 'yes') throw new AppError('forbidden')
}

/** The old address loses every way in, and is told; somebody who never came in is invited at the new one. */
async function moveAddress(ctx: CommandContext, before: PersonRow, after: PersonRow): Promise<void> {
  await voidLinks(ctx.tx, ctx.now, after.id)
  await endSessionsOf(ctx.tx, [after.id])
  await ctx.announce({ name: 'session.ended', personId: after.id })
  if (before.passwordHash === null) return sendConnectionInvitation(ctx, after)
  await ctx.mail({
    kind: 'emailChanged',
    to: before.email,
    language: languageOf(before),
    words: { newEmail: after.email },
  })
}

/** An address moves with all that hangs on it; that it was only wished for before is nobody's business. */
const aboutAddress = new Set(['email', 'wantedEmail', 'emailValidatedAt'])

/** Writes when an agent works and gives what of it moved. */
async function editWork(
  { tx }: CommandContext,
  personId: number,
  { contract, workingDays }: Pick<PersonBody, 'contract' | 'workingDays'>,
): Promise<string[]> {
  if (!contract && !workingDays) return []
  const before = await readWorkTerms(tx, personId)
  const wanted = {
    ...(contract ? { contract } : {}),
    ...(workingDays ? { workingDays: inWeekOrder(workingDays) } : {}),
  }
  const moved = movedFields(before, wanted)
  if (contract && moved.includes('contract')) await writeContract(tx, personId, contract)
  if (workingDays && moved.includes('workingDays')) await writeWorkingDays(tx, personId, workingDays)
  return moved
}

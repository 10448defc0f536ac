import type { PersonBody, PersonView, UserType } from '@postelier/contract'
import { type CommandContext, reading } from '../../../access/context.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { editAccountBrand } from '../../brand/index.ts'
import { checkPhone, findByEmail, voidLinks } from '../../identity/index.ts'
import { readWorkTerms, writeContract, writeWorkingDays } from '../../workforce/index.ts'
import { changedPerson, languageOf } from '../changed-person.ts'
import { judge, type PersonAction } from '../people.policy.ts'
import { type PersonRow, standingOf, updatePerson } from '../people.store.ts'
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
  const saved = await updatePerson(tx, row.id, change)
  if (body.contract) await writeContract(tx, row.id, body.contract)
  if (body.workingDays) await writeWorkingDays(tx, row.id, body.workingDays)
  await editAccountBrand(ctx, row.id, body)

  if (newAddress) await moveAddress(ctx, row, saved)
  await ctx.announce({ name: 'account.changed', accountId: row.id })
  return changedPerson(ctx, saved, 'person.edited', { fields: changedFields(row, saved) })
}

async function requireAlso(ctx: CommandContext, row: PersonRow, action: PersonAction): Promise<void> {
  const standing = await standingOf(reading(ctx).db, ctx.actor, row)
  if (judge(ctx.actor, standing, action) !== 'yes') throw new AppError('forbidden')
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

/** Which columns moved; that an address was only wished for is nobody's business. */
const changedFields = (before: PersonRow, after: PersonRow) =>
  (Object.keys(after) as (keyof PersonRow)[]).filter(
    (key) =>
      key !== 'version' &&
      key !== 'wantedEmail' &&
      JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )

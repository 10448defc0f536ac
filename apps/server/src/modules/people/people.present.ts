import type { PersonState, PersonView, personRow, UserType } from '@postelier/contract'
import type { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { QueryContext } from '../../access/context.ts'
import { balancesOf, totalOf } from '../billing/index.ts'
import { primaryColorsOf, societiesOf, societyNamesOf, voiceOf } from '../brand/index.ts'
import { fileViewsOf } from '../media/index.ts'
import { roleRefsOf } from '../roles/index.ts'
import { readWorkTerms } from '../workforce/index.ts'
import { actionsOn } from './people.policy.ts'
import { fullNamesOf, type LineRow, type PersonRow, standingOf } from './people.store.ts'

export type PersonLine = z.infer<typeof personRow>
type Context = Pick<QueryContext, 'db' | 'actor' | 'now'>

const present = <T>(list: readonly (T | null)[]): T[] => [...new Set(list.filter((item) => item !== null))]
const languageOf = (actor: Actor) => (actor.kind === 'person' ? actor.language : 'fr')

/** The same few statements for one person and for a hundred. */
export async function presentLines({ db, now }: Context, rows: readonly LineRow[]): Promise<PersonLine[]> {
  const ids = rows.map((row) => row.id)
  const owners = present(rows.map((row) => row.ownerId))
  const payers = rows.filter((row) => row.type === 'customer').map((row) => row.id)
  const [societies, names, roles, balances, pictures, colors] = await Promise.all([
    societyNamesOf(db, [...ids, ...owners]),
    fullNamesOf(db, owners),
    roleRefsOf(db, present(rows.map((row) => row.roleId))),
    balancesOf(db, payers, now),
    fileViewsOf(db, present(rows.map((row) => row.profileImageId))),
    primaryColorsOf(db, ids),
  ])
  return rows.map((row) => {
    const balance = balances.get(row.id)
    const ownerId = row.ownerId ?? 0
    return {
      id: row.id,
      type: row.type as UserType,
      state: row.deletionDueAt ? 'leaving' : (row.state as PersonState),
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.wantedEmail ?? row.email,
      societyName: societies.get(row.id) ?? '',
      societyColor: colors.get(row.id) ?? null,
      ownerName: societies.get(ownerId) || names.get(ownerId) || '',
      role: (row.roleId !== null && roles.get(row.roleId)) || null,
      registeredAt: row.registeredAt.toISOString(),
      credits: balance ? totalOf(balance) : 0,
      code: row.code,
      profileImage: (row.profileImageId !== null && pictures.get(row.profileImageId)) || null,
    }
  })
}

export async function presentPerson(ctx: Context, row: PersonRow): Promise<PersonView> {
  const { db, actor, now } = ctx
  const isAgent = row.type === 'internalAgent' || row.type === 'externalAgent'
  const [[line], balances, work, societies, voice, standing] = await Promise.all([
    presentLines(ctx, [row]),
    balancesOf(db, row.type === 'customer' ? [row.id] : [], now),
    isAgent ? readWorkTerms(db, row.id) : undefined,
    societiesOf(db, [row.id], languageOf(actor)),
    voiceOf(db, row.id),
    standingOf(db, actor, row),
  ])
  if (!line) throw new Error('A person without a line')
  return {
    ...line,
    ownerId: row.ownerId,
    phone: row.phone,
    country: row.country,
    timeZone: row.timeZone,
    applicationLang: row.applicationLang === 'en' ? 'en' : 'fr',
    languages: row.languages as PersonView['languages'],
    emailValidated: row.emailValidatedAt !== null,
    version: row.version,
    freeSubscriptionUntil: row.freeSubscriptionUntil,
    creditsByBucket: balances.get(row.id) ?? {},
    contract: work?.contract ?? null,
    workingDays: [...(work?.workingDays ?? [])],
    nonWorkingDays: [...(work?.nonWorkingDays ?? [])],
    society: societies.get(row.id) ?? null,
    settings: voice,
    actions: actionsOn(actor, standing),
  }
}

import type { PersonState, PersonView, personRow, UserType } from '@postelier/contract'
import type { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { QueryContext } from '../../access/context.ts'
import { type Balance, balanceIn, totalOf } from '../billing/index.ts'
import { societiesOf, voiceOf } from '../brand/index.ts'
import { viewOfFile } from '../media/index.ts'
import { roleRefOf } from '../roles/index.ts'
import { readWorkTerms } from '../workforce/index.ts'
import { actionsOn } from './people.policy.ts'
import { type LineDetails, type LineRow, lineDetailsOf, type PersonRow, relationTo } from './people.store.ts'

export type ListedPerson = z.infer<typeof personRow>
type Context = Pick<QueryContext, 'db' | 'actor' | 'now'>

const languageOf = (actor: Actor) => (actor.kind === 'person' ? actor.language : 'fr')

/** One statement more for one person and for a hundred. */
export async function presentPeople({ db, now }: Context, rows: readonly LineRow[]): Promise<ListedPerson[]> {
  const details = await lineDetailsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => lineOf(row, details.get(row.id), now))
}

const balanceFor = ({ type }: LineRow, details: LineDetails | undefined, now: Date): Balance | undefined =>
  type === 'customer' && details ? balanceIn(details.lots, now) : undefined

function lineOf(row: LineRow, details: LineDetails | undefined, now: Date): ListedPerson {
  const balance = balanceFor(row, details, now)
  return {
    id: row.id,
    type: row.type as UserType,
    state: row.deletionDueAt ? 'leaving' : (row.state as PersonState),
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.wantedEmail ?? row.email,
    societyName: details?.societyName ?? '',
    societyColor: details?.societyColor ?? null,
    ownerName: details?.ownerSociety || details?.ownerName || '',
    role: details?.role ? roleRefOf(details.role) : null,
    registeredAt: row.registeredAt.toISOString(),
    credits: balance ? totalOf(balance) : 0,
    code: row.code,
    profileImage: details?.profileImage ? viewOfFile(details.profileImage) : null,
  }
}

export async function presentPerson(ctx: Context, row: PersonRow): Promise<PersonView> {
  const { db, actor, now } = ctx
  const isAgent = row.type === 'internalAgent' || row.type === 'externalAgent'
  const [details, work, societies, voice, relation] = await Promise.all([
    lineDetailsOf(db, [row.id]),
    isAgent ? readWorkTerms(db, row.id) : undefined,
    societiesOf(db, [row.id], languageOf(actor)),
    voiceOf(db, row.id),
    relationTo(db, actor, row),
  ])
  const own = details.get(row.id)
  return {
    ...lineOf(row, own, now),
    ownerId: row.ownerId,
    phone: row.phone,
    country: row.country,
    timeZone: row.timeZone,
    applicationLang: row.applicationLang === 'en' ? 'en' : 'fr',
    languages: row.languages as PersonView['languages'],
    emailValidated: row.emailValidatedAt !== null,
    version: row.version,
    freeSubscriptionUntil: row.freeSubscriptionUntil,
    creditsByBucket: balanceFor(row, own, now) ?? {},
    contract: work?.contract ?? null,
    workingDays: [...(work?.workingDays ?? [])],
    nonWorkingDays: [...(work?.nonWorkingDays ?? [])],
    society: societies.get(row.id) ?? null,
    settings: voice,
    actions: actionsOn(actor, relation),
  }
}

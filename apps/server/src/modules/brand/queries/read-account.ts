import type { AccountView } from '@postelier/contract'
import { holds } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { balancesOf } from '../../billing/index.ts'
import { masterSettings, sectorNamesOf } from '../../catalogue/index.ts'
import { fileViewsOf } from '../../media/index.ts'
import { notificationSettingsOf } from '../../notifications/index.ts'
import { presentAccount, presentSociety, usualNotifications } from '../account.present.ts'
import {
  readAiNetworks,
  readColors,
  readContentSources,
  readLogos,
  readPeople,
  readSocieties,
} from '../brand.store.ts'

type Reader = QueryContext['db']

/** Some accounts whole: as many questions to the database for a hundred as for one. */
export async function accountsOf(
  { db, actor, now }: QueryContext,
  { ids, language }: { ids: readonly number[]; language: string },
): Promise<Map<number, AccountView>> {
  if (ids.length === 0) return new Map()
  const people = await readPeople(db, ids)
  const mayNotifications = holds(actor, 'notifications:consult') || holds(actor, 'notifications:edit')
  const [logos, colors, networks, sources, notifications, credits, master, sectorNames] = await Promise.all([
    readLogos(db, ids),
    readColors(db, ids),
    readAiNetworks(db, ids),
    readContentSources(db, ids),
    mayNotifications ? notificationSettingsOf(db, ids) : undefined,
    holds(actor, 'billing:consult') ? balancesOf(db, ids, now) : undefined,
    masterSettings(db),
    sectorNamesOf(db, sectorsIn(people.map((row) => row.society)), language),
  ])
  const files = await fileViewsOf(db, [
    ...logos.map((logo) => logo.fileId),
    ...people.flatMap((row) => row.person.profileImageId ?? []),
  ])
  const rest = {
    contentSourcesLimit: master.contentSources,
    abilities: actor.kind === 'person' ? [...actor.permissions].sort() : [],
  }
  const byPerson = groupBy({ logos, colors, networks, sources })
  return new Map(
    people.map((row) => {
      const { id } = row.person
      const parts = {
        ...row,
        ...byPerson(id),
        files,
        sectorNames,
        notifications: notifications && (notifications.get(id) ?? usualNotifications(row.person.timeZone)),
        credits: credits?.get(id),
      }
      return [id, presentAccount(parts, rest)]
    }),
  )
}

/** The account being worked on. The route has decided that the caller may act for it. */
export async function accountOf(
  ctx: QueryContext,
  { accountId, language }: { accountId: number; language: string },
): Promise<AccountView> {
  const found = (await accountsOf(ctx, { ids: [accountId], language })).get(accountId)
  if (!found) throw notFound()
  return found
}

/** Businesses alone, for lists and forms that show no more of an account. */
export async function societiesOf(
  db: Reader,
  ids: readonly number[],
  language: string,
): Promise<Map<number, AccountView['society']>> {
  if (ids.length === 0) return new Map()
  const [societies, logos, colors] = await Promise.all([
    readSocieties(db, ids),
    readLogos(db, ids),
    readColors(db, ids),
  ])
  const [sectorNames, files] = await Promise.all([
    sectorNamesOf(db, sectorsIn(societies), language),
    fileViewsOf(
      db,
      logos.map((logo) => logo.fileId),
    ),
  ])
  const byPerson = groupBy({ logos, colors })
  return new Map(
    societies.map((society) => [
      society.personId,
      presentSociety({ society, sectorNames, files, ...byPerson(society.personId) }),
    ]),
  )
}

const sectorsIn = (rows: readonly ({ activitySectorId: number | null } | null)[]) =>
  rows.flatMap((row) => row?.activitySectorId ?? [])

/** Rows of several tables, to be picked out by the account they belong to. */
function groupBy<Tables extends Record<string, readonly { personId: number }[]>>(tables: Tables) {
  return (personId: number): Tables =>
    Object.fromEntries(
      Object.entries(tables).map(([name, rows]) => [name, rows.filter((row) => row.personId === personId)]),
    ) as unknown as Tables
}

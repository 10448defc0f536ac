import { latestDateFrom, mostYearsAhead } from '@postelier/contract'
import { type Boost, type BoostFault, boostFaultsOf, unitsOf } from '@postelier/networks'
import { eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Call, Handler } from '../../../http/handlers.ts'
import { days, later } from '../../../platform/clock.ts'
import { AppError, type FieldFault, invalid } from '../../../platform/errors.ts'
import { instantOf, localTimeFaults } from '../../../platform/local-time.ts'
import { societyNamesOf } from '../../brand/index.ts'
import { createBoost } from '../commands/create-boost.ts'
import { readBoost } from '../queries/list-boosts.ts'
import { canBeReached } from './can-be-reached.ts'
import { askThere, openPublication, type There } from './open-publication.ts'

type Wished = Parameters<Handler<'POST /api/users/{id}/boosts'>>[0]['body']

/** Asks the network what may be asked of it before anything is written: the account, its currency, its least budget. */
export const boostPost: Handler<'POST /api/users/{id}/boosts'> = async (call) => {
  const { platform, params, body, command, read } = call
  const accountId = params.id
  const there = await openPublication(call, body.publication)
  const { zone, payer } = await whoPays(call, accountId)
  const account = await usableAccount(there, body)
  const boost = boostOf(body, zone)
  const { adapter, context, opened, publication } = there
  const { advertAccount, objective } = body
  const wanted = { advertAccount, objective, currency: account.currency }
  const leastDailyBudget = await askThere(there, () =>
    adapter.leastDailyBudget(context, opened.own(), wanted),
  )
  const now = platform.clock.now()
  const faults = boostFaultsOf(boost, { now, leastDailyBudget })
  if (Date.parse(boost.beginAt) < later(now, -days(1)).getTime())
    throw invalid({ beginAt: { key: 'inPast' } })
  if (Date.parse(boost.beginAt) > latestDateFrom(now).getTime())
    throw invalid({ beginAt: { key: 'tooFarAhead', years: mostYearsAhead } })
  if (faults.length > 0)
    throw invalid(Object.assign({}, ...faults.map((one) => fieldOf(one, account.currency))))
  await canBeReached(there, { advertAccount, boost })
  const { row, page, task } = publication
  const boostId = await command(createBoost, {
    accountId,
    publicationId: row.id,
    input: {
      boost,
      currency: account.currency,
      businessAccount: body.businessAccount,
      advertAccount,
      advertAccountName: account.name,
      page: page.pageId,
      publication: row.externalId,
      title: task.title,
      taskPublicId: task.publicId,
      payer: payer || task.title,
    },
  })
  return read(readBoost, { accountId, boostId })
}

async function whoPays({ platform }: Pick<Call<never>, 'platform'>, accountId: number) {
  const [owner] = await platform.db
    .select({ zone: person.timeZone, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(eq(person.id, accountId))
  const society = (await societyNamesOf(platform.db, [accountId])).get(accountId)
  const own = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ')
  return { zone: owner?.zone ?? 'UTC', payer: society || own }
}

/** One that whoever linked may use, as the network says now, in the currency somebody counted in. */
async function usableAccount(there: There, { businessAccount, advertAccount, currency }: Wished) {
  const { adapter, context, opened } = there
  const accounts = await askThere(there, () => adapter.adAccounts(context, opened.own(), businessAccount))
  const account = accounts.find(({ id }) => id === advertAccount)
  if (!account) throw invalid({ advertAccount: { key: 'unknown' } })
  if (account.unusable) throw invalid({ advertAccount: { key: 'notOffered' } })
  if (account.currency !== currency) throw new AppError('conflict')
  return account
}

function boostOf(body: Wished, zone: string): Boost {
  const { dailyBudget, ageMin, ageMax, gender, country, objective, cities, interests, link, pixel } = body
  const [beginAt, endAt] = [instantAt('beginAt', body.beginAt, zone), instantAt('endAt', body.endAt, zone)]
  if (endAt <= beginAt) throw invalid({ endAt: { key: 'endBeforeStart' } })
  return {
    beginAt: beginAt.toISOString(),
    endAt: endAt.toISOString(),
    dailyBudget,
    ageMin,
    ageMax,
    gender,
    country,
    objective,
    cities,
    interests,
    ...(link ? { link } : {}),
    ...(pixel ? { pixel } : {}),
  }
}

function instantAt(field: string, localTime: string, zone: string): Date {
  const found = instantOf(localTime, zone)
  if (typeof found === 'object') return found.at
  throw invalid({ [field]: localTimeFaults[found] })
}

function fieldOf({ code, figures = {} }: BoostFault, currency: string): Record<string, FieldFault> {
  switch (code) {
    case 'endPast':
      return { endAt: { key: 'inPast' } }
    case 'tooShort':
      return { endAt: { key: 'boostTooShort' } }
    case 'tooLong':
      return { endAt: { key: 'boostTooLong', most: figures.most ?? 0 } }
    case 'budgetTooHigh':
      return {
        dailyBudget: { key: 'boostTooHigh', most: `${(figures.most ?? 0) / unitsOf(currency)} ${currency}` },
      }
    case 'budgetTooLow':
      return {
        dailyBudget: { key: 'boostTooLow', least: `${(figures.least ?? 0) / unitsOf(currency)} ${currency}` },
      }
    case 'ages':
      return { ageMin: { key: 'boostAges', least: figures.least ?? 0, most: figures.most ?? 0 } }
    case 'countryMissing':
      return { country: { key: 'required' } }
    case 'tooManyCities':
      return { cities: { key: 'tooMany', max: figures.most ?? 0 } }
    case 'linkMissing':
      return { link: { key: 'required' } }
    case 'pixelMissing':
      return { pixel: { key: 'required' } }
  }
}

import { Refusal } from '@postelier/networks/adapters'
import type { Handler } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/errors.ts'
import { askThere, openPublication } from './open-publication.ts'

const shut: ReadonlySet<string> = new Set(['permissionMissing', 'authRevoked', 'authExpired'])

/**
 * Reads a person's ad accounts from the network, live; a lost permission is an answer that asks to reconnect, not an
 * error.
 */
export const showAdAccounts: Handler<
  'GET /api/users/{id}/boosts/publications/{publicationId}/accounts'
> = async (call) => {
  const there = await openPublication(call, call.params.publicationId)
  const { adapter, context, opened } = there
  try {
    const businesses = await askThere(there, () => adapter.businesses(context, opened.own()))
    const business = call.query.business ?? null
    if (business !== null && !businesses.some(({ id }) => id === business)) throw new AppError('notFound')
    const accounts = await askThere(there, () => adapter.adAccounts(context, opened.own(), business))
    return { needsReconnect: false, businesses, accounts }
  } catch (reason) {
    const cause = reason instanceof AppError ? reason.cause : undefined
    if (!(cause instanceof Refusal) || !shut.has(cause.facts.kind)) throw reason
    return { needsReconnect: true, businesses: [], accounts: [] }
  }
}

export const leastBudget: Handler<'GET /api/users/{id}/boosts/publications/{publicationId}/budget'> = async (
  call,
) => {
  const there = await openPublication(call, call.params.publicationId)
  const { adapter, context, opened } = there
  const { advertAccount, currency, objective } = call.query
  if (advertAccount === undefined) return { least: 0 }
  const wanted = { advertAccount, currency, objective }
  return { least: await askThere(there, () => adapter.leastDailyBudget(context, opened.own(), wanted)) }
}

export const listCountries: Handler<
  'GET /api/users/{id}/boosts/publications/{publicationId}/countries'
> = async (call) => {
  const there = await openPublication(call, call.params.publicationId)
  const { adapter, context, opened } = there
  return { countries: await askThere(there, () => adapter.countries(context, opened.own())) }
}

/** A letter says nothing yet, and would be asked for each time. */
const shortest = 2

export const findCities: Handler<'GET /api/users/{id}/boosts/publications/{publicationId}/cities'> = async (
  call,
) => {
  const there = await openPublication(call, call.params.publicationId)
  const { adapter, context, opened } = there
  if (call.query.text.length < shortest) return { items: [] }
  return { items: await askThere(there, () => adapter.cities(context, opened.own(), call.query)) }
}

export const findInterests: Handler<
  'GET /api/users/{id}/boosts/publications/{publicationId}/interests'
> = async (call) => {
  const there = await openPublication(call, call.params.publicationId)
  const { adapter, context, opened } = there
  const { text } = call.query
  if (text.length < shortest) return { items: [] }
  const wanted = { text, language: call.language }
  return { items: await askThere(there, () => adapter.interests(context, opened.own(), wanted)) }
}

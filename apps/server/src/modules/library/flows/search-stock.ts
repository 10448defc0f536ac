import type { Routes } from '@postelier/contract'
import type { Call } from '../../../http/handlers.ts'
import { stockOf } from '../stock/stock.ts'
import { untilGone } from './until-gone.ts'

/** Who may search was asked with the route; nothing of the account is searched. */
export async function searchStock(call: Call<Routes['GET /api/users/{id}/stock-pictures']>) {
  const { service: wished, ...query } = call.query
  const stock = stockOf(call.platform)
  const source = stock.choose(wished)
  const data = await source.search({ ...query, language: call.language }, untilGone(call))
  return { data, service: source.service, services: [...stock.services] }
}

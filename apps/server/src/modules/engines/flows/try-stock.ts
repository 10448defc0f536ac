import type { Routes } from '@postelier/contract'
import type { Call } from '../../../http/handlers.ts'
import { stockOf, untilGone } from '../../library/index.ts'

const shownAtMost = 12

/** As a post would search: what comes first, and how long it took. */
export async function tryStock(call: Call<Routes['POST /api/admin/master/ai-test/stock']>) {
  const { keywords, service: wished } = call.body
  const stock = stockOf(call.platform)
  const source = stock.choose(wished)
  const began = performance.now()
  const input = { keywords, offset: 0, limit: shownAtMost, language: call.language }
  const { total, items } = await source.search(input, untilGone(call))
  const durationMs = Math.round(performance.now() - began)
  return { service: source.service, services: [...stock.services], total, items, durationMs }
}

import type { SearchView } from '@postelier/contract'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'

const oftenMs = 700
/** Longer than anybody thinks of them; what comes later still, the page shows by itself. */
const patienceMs = 90_000

/** Waits for what comes of subjects that were asked for; throws what stood in the way, in the person's words. */
export async function outcomeOf(accountId: number, asked: SearchView): Promise<SearchView> {
  const from = performance.now()
  let search = asked
  while (search.endedAt === null && performance.now() - from < patienceMs) {
    await new Promise((wake) => setTimeout(wake, oftenMs))
    const params = { id: accountId, searchId: asked.id }
    search = (await call('GET /api/users/{id}/subjects/searches/{searchId}', { params })).search
  }
  if (search.failure) throw new ApiError({ status: 409, fields: {}, ...search.failure })
  return search
}
